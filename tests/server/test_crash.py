"""The server is killed at random moments, again and again: every acknowledged move is there, once."""

import asyncio
import contextlib
import sqlite3
from collections import Counter
from random import Random
from typing import Any

import asyncpg
import httpx
import websockets

from tests.server.client import Closed, Person
from tests.server.served import Served, children
from tests.server.test_workers import _gone
from tests.sizes import CRASHES

TABLES = 4
_BROKEN = (OSError, websockets.WebSocketException, httpx.HTTPError, Closed)


class Player:
    """Somebody who plays on whatever happens, and writes down what was acknowledged."""

    def __init__(self, number: int) -> None:
        self.rng = Random(number)
        self.number = number
        self.cookie = ""
        self.table = ""
        self.tables: list[str] = []
        self.sent: tuple[str, dict[str, Any]] | None = None
        self.acknowledged: list[tuple[str, str, int]] = []
        self.twice = 0

    async def play(self, address: str) -> None:
        """Until the connection breaks."""
        person = Person(address)
        try:
            await person.get("/api/games")
            if self.cookie:
                person.http.cookies.set("permonik", self.cookie)
            else:
                await person.ask("/api/session")
                self.cookie = person.http.cookies["permonik"]
            while True:
                if not self.table:
                    await self._new_table(person)
                await self._play_table(person)
                self.table = ""
        finally:
            await person.close()

    async def _new_table(self, person: Person) -> None:
        wanted = {"game": "saboteur", "seats": 3, "options": {"rounds": 2}, "bots": ["random", "random"]}
        made = await person.ask("/api/tables", wanted)
        await person.ask(f"/api/tables/{made['table']}/start")
        self.table = made["table"]
        self.tables.append(self.table)

    async def _play_table(self, person: Person) -> None:
        sitting = await person.sit(self.table)
        try:
            if sitting.info["status"] == "open":  # killed between opening and starting
                await person.ask(f"/api/tables/{self.table}/start")
            if self.sent is not None:
                self.twice += 1
                await self._send(sitting)
            while True:
                update = await sitting.my_turn()
                if sitting.over:
                    return
                action = self.rng.choice(update["decision"]["choices"])["action"]
                self.sent = (
                    f"{self.number}-{self.rng.getrandbits(60)}",
                    {"n": update["n"], "action": action},
                )
                await self._send(sitting)
        finally:
            with contextlib.suppress(*_BROKEN):
                await sitting.close()

    async def _send(self, sitting: Any) -> None:
        assert self.sent is not None
        id_, fields = self.sent
        answer = await sitting.ask("act", id_, **fields)
        if answer["type"] != "ok":
            raise ValueError(f"a move was not taken: {answer}")
        self.acknowledged.append((self.table, id_, answer["n"]))
        self.sent = None
        await sitting.until(lambda: sitting.update["n"] >= answer["n"])


async def test_nothing_acknowledged_is_lost(own_house: Served) -> None:
    players = [Player(number) for number in range(TABLES)]
    rng = Random(1)
    for _ in range(CRASHES):
        own_house.start()
        playing = [asyncio.ensure_future(player.play(own_house.address)) for player in players]
        await asyncio.sleep(0.5 + rng.random() * 1.5)
        workers = children(own_house.pid)
        own_house.kill()
        for ended in await asyncio.gather(*playing, return_exceptions=True):
            assert isinstance(ended, _BROKEN), repr(ended)
        await _gone(workers)
    own_house.start()
    playing = [asyncio.ensure_future(player.play(own_house.address)) for player in players]
    before = [len(player.acknowledged) for player in players]
    for _ in range(200):  # every game goes on
        await asyncio.sleep(0.1)
        if all(len(player.acknowledged) > count for player, count in zip(players, before, strict=True)):
            break
        for task in playing:
            assert not task.done(), repr(task.exception())
    assert all(len(player.acknowledged) > count for player, count in zip(players, before, strict=True))
    assert own_house.stop() == 0
    await asyncio.gather(*playing, return_exceptions=True)
    journal = await _journal(own_house)
    counts = Counter((table, id_) for table, _, id_ in journal if id_)
    where = {(table, id_): n for table, n, id_ in journal if id_}
    acknowledged = [entry for player in players for entry in player.acknowledged]
    assert len(acknowledged) > CRASHES
    for table, id_, n in acknowledged:
        assert counts[table, id_] == 1, "a move was lost or written twice"
        assert where[table, id_] == n
    for table in {table for table, _, _ in journal}:
        numbers = [n for name, n, _ in journal if name == table]
        assert numbers == list(range(len(numbers))), "the journal has a gap"


async def _journal(house: Served) -> list[tuple[str, int, str | None]]:
    """The journal as it lies in the database, read without the server."""
    sql = "SELECT table_id, n, message_id FROM journal ORDER BY table_id, n"
    if house.database:
        connection = await asyncpg.connect(house.database)
        found = [tuple(row) for row in await connection.fetch(sql)]
        await connection.close()
        return found
    plain = sqlite3.connect(house.data / "permonik.sqlite3")
    assert plain.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    rows = plain.execute(sql).fetchall()
    plain.close()
    return rows
