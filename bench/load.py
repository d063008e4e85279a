"""How much one server carries: moves a second, how late they are, how big updates and sockets are.

    python -m bench.load [--seconds 10] [--tables 40] [--database postgresql://…]

Everything is measured in one run on one machine, clients included; a bare echo over the same web server gives
the scale.
"""

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

from bench import sizes
from permonik.engine.catalog import GAMES
from tests.server.client import Person
from tests.server.served import Served

ECHO = """
import socket, sys, uvicorn
from litestar import Litestar, WebSocket, websocket

@websocket("/")
async def echo(socket: WebSocket) -> None:
    await socket.accept()
    while True:
        await socket.send_data(await socket.receive_data(mode="text"), mode="text")

listener = socket.socket()
listener.bind(("127.0.0.1", 0))
print(listener.getsockname()[1], flush=True)
app = Litestar([echo])
config = uvicorn.Config(app, ws="websockets-sansio", ws_per_message_deflate=False, log_level="error")
uvicorn.Server(config).run(sockets=[listener])
"""


class Seat:
    """A client as lean as can be: it answers every decision at once, or at a pace."""

    def __init__(self, socket: ClientConnection, tally: "Tally", rng: Random, pause: float) -> None:
        self.socket = socket
        self.tally = tally
        self.rng = rng
        self.pause = pause

    async def play(self) -> None:
        await self.socket.send('{"type":"hello","id":"h","protocol":1,"packed":true}')
        sent_at, number = 0.0, 0
        async for frame in self.socket:
            now = time.perf_counter()
            text = frame if isinstance(frame, str) else zlib.decompress(frame).decode()
            if '"type":"ok"' in text[:40]:
                self.tally.late.append(now - sent_at)
            elif '"type":"update"' in text[:40]:
                self.tally.sizes.append(len(frame))
                update = json.loads(text)
                if "outcome" in update:
                    return
                if "decision" in update:
                    if self.pause:
                        await asyncio.sleep(self.rng.random() * 2 * self.pause)
                    number += 1
                    action = self.rng.choice(update["decision"]["choices"])["action"]
                    sent_at = time.perf_counter()
                    act = {"type": "act", "id": f"{number}", "n": update["n"], "action": action}
                    await self.socket.send(json.dumps(act))


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.late: list[float] = []
        self.sizes: list[int] = []


async def open_table(people: list[Person], game: str, options: dict[str, Any]) -> str:
    host = people[0]
    made = await host.ask("/api/tables", {"game": game, "seats": len(people), "options": options})
    for other in people[1:]:
        await other.ask("/api/join", {"code": made["code"]})
        await other.ask(f"/api/tables/{made['table']}/ready", {"ready": True})
    await host.ask(f"/api/tables/{made['table']}/start")
    return str(made["table"])


async def sit(person: Person, table: str) -> ClientConnection:
    netloc = urlsplit(person.address).netloc
    cookie = {"Cookie": f"permonik={person.http.cookies['permonik']}"}
    return await connect(
        f"ws://{netloc}/ws/tables/{table}", additional_headers=cookie, compression=None, max_size=None
    )


async def play(
    address: str, game: str, tables: int, seats: int, seconds: float, pause: float
) -> tuple[Tally, float]:
    """Tables of people only, all of whom play for so many seconds."""
    tally, rng = Tally(), Random(1)
    people = [await Person(address).begin() for _ in range(seats)]
    options = {"rounds": 6} if game == "saboteur" else {}
    sockets: list[ClientConnection] = []
    playing = []
    for _ in range(tables):
        table = await open_table(people, game, options)
        for person in people:
            sockets.append(await sit(person, table))
            playing.append(Seat(sockets[-1], tally, Random(rng.random()), pause))
    began = time.perf_counter()
    tasks = [asyncio.ensure_future(seat.play()) for seat in playing]
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(socket.close() for socket in sockets), return_exceptions=True)
    for person in people:
        await person.close()
    return tally, took


def resident(pid: int) -> int:
    """Kilobytes of memory of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


async def socket_memory(house: Served, sockets: int) -> float:
    """Kilobytes that one more socket at a table costs the server."""
    host = await Person(house.address).begin()
    made = await host.ask("/api/tables", {"game": "saboteur", "seats": 3, "bots": ["random"] * 2})
    warm = [await _watch(host, made["table"]) for _ in range(20)]
    await asyncio.sleep(0.5)
    before = resident(house.pid)
    more = [await _watch(host, made["table"]) for _ in range(sockets)]
    await asyncio.sleep(0.5)
    cost = (resident(house.pid) - before) / sockets
    await asyncio.gather(*(socket.close() for socket in (*warm, *more)))
    await host.close()
    return cost


async def _watch(host: Person, table: str) -> ClientConnection:
    socket = await sit(host, table)
    await socket.send('{"type":"hello","id":"h","protocol":1}')
    await socket.recv()
    return socket


async def echo(seconds: float, sockets: int) -> float:
    """Messages a second of a bare echo, with as many clients."""
    process = subprocess.Popen([sys.executable, "-c", ECHO], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    port = int(process.stdout.readline())
    count = 0

    async def ping(socket: ClientConnection) -> None:
        nonlocal count
        while True:
            await socket.send('{"type":"act","id":"1","n":1,"action":[1,2,3,4]}')
            await socket.recv()
            count += 1

    try:
        for _ in range(100):
            try:
                first = await connect(f"ws://127.0.0.1:{port}/", compression=None)
                break
            except OSError:
                await asyncio.sleep(0.05)
        open_sockets = [first] + [
            await connect(f"ws://127.0.0.1:{port}/", compression=None) for _ in range(sockets - 1)
        ]
        tasks = [asyncio.ensure_future(ping(socket)) for socket in open_sockets]
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(socket.close() for socket in open_sockets), return_exceptions=True)
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()
    return count / seconds


async def busy_bots(house: Served, tables: int, seconds: float) -> tuple[Tally, Tally]:
    """How late a person's move is alone, and while so many tables of bots think without any pace."""
    alone, _ = await play(house.address, "saboteur", 1, 3, seconds, 0.005)
    host = await Person(house.address).begin()
    watching = []
    for _ in range(tables):
        made = await host.ask(
            "/api/tables", {"game": "saboteur", "seats": 5, "options": {"rounds": 6}, "bots": ["easy"] * 4}
        )
        await host.ask(f"/api/tables/{made['table']}/start")
        watching.append(asyncio.ensure_future(_keep_playing(await sit(host, made["table"]))))
    among, _ = await play(house.address, "saboteur", 1, 3, seconds, 0.005)
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    await host.close()
    return alone, among


async def _keep_playing(socket: ClientConnection) -> None:
    try:
        await Seat(socket, Tally(), Random(2), 0.05).play()
    finally:
        await socket.close()


def share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else float("nan")


async def measure(arguments: argparse.Namespace, folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = {
        "cores": os.cpu_count(),
        "database": "postgresql" if arguments.database else "sqlite",
    }
    house = Served(folder, arguments.database, log="error", workers=2).start()
    try:
        full, took = await play(house.address, arguments.game, arguments.tables, 5, arguments.seconds, 0.0)
        found["moves a second"] = round(len(full.late) / took, 1)
        pause = arguments.tables * took / max(1, len(full.late)) * 2  # half the load, spread over the tables
        half, took = await play(house.address, arguments.game, arguments.tables, 5, arguments.seconds, pause)
        found["moves a second at half"] = round(len(half.late) / took, 1)
        found["p50 ms at half"] = round(share(half.late, 0.5) * 1000, 1)
        found["p99 ms at half"] = round(share(half.late, 0.99) * 1000, 1)
        lengths = [float(size) for size in full.sizes]
        found["update bytes p50"] = int(statistics.median(lengths))
        found["update bytes p99"] = int(share(lengths, 0.99))
        found["KB a socket"] = round(await socket_memory(house, 300), 1)
        alone, among = await busy_bots(house, 20, min(5.0, arguments.seconds))
        for name, tally in (("alone", alone), ("among 20 tables of bots", among)):
            found[f"p50 ms of a person {name}"] = round(share(tally.late, 0.5) * 1000, 1)
            found[f"p99 ms of a person {name}"] = round(share(tally.late, 0.99) * 1000, 1)
    finally:
        house.stop()
    found["echoes a second"] = round(await echo(min(5.0, arguments.seconds), 20), 1)
    found["moves for each echo"] = round(found["moves a second"] / found["echoes a second"], 4)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--game", default="saboteur")
    parser.add_argument("--database", default="")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(arguments, Path(folder)))
    for name, value in found.items():
        print(f"{name:44} {value}")
    for line in sizes.report(list(GAMES), 1, "random", largest=True):  # python -m bench.sizes tells more
        print(line)


if __name__ == "__main__":
    main()
