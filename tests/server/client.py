"""A client as anybody could write it: HTTP with cookies, one socket."""

import asyncio
import itertools
import json
import zlib
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 20.0


class Closed(Exception):  # noqa: N818 - what happened, not whose fault it is
    """The socket was closed before what was waited for had come."""


class Person:
    """Somebody with a browser: cookies, and a token against forged requests."""

    def __init__(self, address: str, token: str = "") -> None:
        self.address = address.rstrip("/")
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.AsyncClient(base_url=self.address, headers=headers, timeout=PATIENCE)
        self.token = token
        self.me: dict[str, Any] = {}

    async def begin(self) -> "Person":
        await self.http.get("/api/games")  # brings the cookie against forgery
        if not self.token:
            self.me = (await self.post("/api/session")).json()
        return self

    async def post(self, path: str, body: Any = None, method: str = "POST") -> httpx.Response:
        token = self.http.cookies.get("permonik-csrf") or ""
        return await self.http.request(method, path, json=body, headers={"x-csrftoken": token})

    async def get(self, path: str) -> httpx.Response:
        return await self.http.get(path)

    async def ask(self, path: str, body: Any = None) -> Any:
        """A request that must go well."""
        answer = await self.post(path, body)
        assert answer.is_success, (path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def sit(
        self, table: str, say: str | None = None, hello: bool = True, packed: bool = False
    ) -> "Sitting":
        cookie = self.http.cookies.get("permonik")
        headers = (
            {"Authorization": f"Bearer {self.token}"} if self.token else {"Cookie": f"permonik={cookie}"}
        )
        parts = urlsplit(self.address)
        socket = await connect(
            f"ws://{parts.netloc}/ws/tables/{table}",
            additional_headers=headers,
            max_size=None,
            compression=None,
        )
        sitting = Sitting(socket)
        if hello:
            await sitting.hello(say, packed)
        return sitting

    async def close(self) -> None:
        await self.http.aclose()


class Sitting:
    """One socket at one table, and everything that came through it."""

    numbers = itertools.count()

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.packed = 0  # how many frames came packed
        self.info: dict[str, Any] = {}
        self.update: dict[str, Any] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.said: list[dict[str, Any]] = []
        self.bye = ""
        self._news = asyncio.Condition()
        self._reader = asyncio.ensure_future(self._read())
        self.closed = False

    async def _read(self) -> None:
        try:
            async for frame in self.socket:
                self.packed += isinstance(frame, bytes)
                await self._take(frame if isinstance(frame, str) else zlib.decompress(frame).decode())
        except websockets.ConnectionClosed:
            pass
        async with self._news:
            self.closed = True
            self._news.notify_all()

    async def _take(self, text: str) -> None:
        frame = json.loads(text)
        self.raw.append(text)
        self.frames.append(frame)
        match frame["type"]:
            case "table":
                self.info = frame
            case "update":
                self.update = frame
            case "ok" | "refused" | "reason":
                self.answers[frame["re"]] = frame
            case "said":
                self.said.append(frame)
            case "bye":
                self.bye = frame["code"]
        async with self._news:
            self._news.notify_all()

    async def until(self, true: Callable[[], Any], patience: float = PATIENCE) -> None:
        """Wait until something has come."""

        async def wait() -> None:
            async with self._news:
                await self._news.wait_for(lambda: true() or self.closed)

        await asyncio.wait_for(wait(), patience)
        if not true():
            raise Closed(f"{self.bye} {self.frames[-2:]}")

    async def hello(self, say: str | None = None, packed: bool = False) -> None:
        hello = {"type": "hello", "id": "hello", "protocol": 1, "say": say, "packed": packed}
        await self.socket.send(json.dumps(hello))
        await self.until(lambda: self.info)

    async def send(self, type_: str, id_: str = "", **fields: Any) -> str:
        id_ = id_ or f"m{next(self.numbers)}"
        await self.socket.send(json.dumps({"type": type_, "id": id_, **fields}))
        return id_

    async def ask(self, type_: str, id_: str = "", **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        id_ = await self.send(type_, id_, **fields)
        await self.until(lambda: id_ in self.answers)
        return self.answers[id_]

    async def until_shown(self) -> None:
        await self.until(lambda: self.update)

    async def until_after(self, n: int) -> None:
        """Until a newer position has come."""
        await self.until(lambda: self.update["n"] > n)

    async def until_vote(self) -> None:
        await self.until(lambda: self.info.get("vote") or self.over)

    async def until_seat(self, seat: int) -> None:
        """Until the device shows this seat."""
        await self.until(lambda: self.update["view"].get("you", {}).get("seat") == seat)

    async def my_turn(self) -> dict[str, Any]:
        await self.until(lambda: self.update.get("decision") or self.over)
        return self.update

    @property
    def over(self) -> bool:
        return self.info.get("status") in ("finished", "ended") or "outcome" in self.update

    async def act(self, choice: int = 0) -> dict[str, Any]:
        """Carry out one of the choices, and wait until it is acknowledged."""
        update = await self.my_turn()
        choices = update["decision"]["choices"]
        action = choices[choice % len(choices)]["action"]
        answer = await self.ask("act", n=update["n"], action=action)
        if answer["type"] == "ok":
            await self.until(lambda: self.update["n"] >= answer["n"])
        return answer

    async def close(self) -> None:
        await self.socket.close()
        await self._reader
