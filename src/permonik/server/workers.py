"""Bots think in processes of their own: bounded, replaced one by one, and gone when the server is."""

import asyncio
import sys
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec import Struct

from permonik.engine.core.values import Action

_HEAD: Final = 4
_MOST: Final = 16 * 1024 * 1024


class Job(Struct):
    """A decision for a bot: a world that its seat cannot tell from the true one, and chance of its own."""

    game: str
    level: str
    seat: int
    world: dict[str, Any]
    seed: int
    trace: tuple[tuple[int, ...], ...] = ()  # what everybody saw of every action
    budget: float = 1.0  # the share of its usual effort


class Answer(Struct):
    """What the bot chose."""

    action: tuple[int, int, int, int]


def framed(content: bytes) -> bytes:
    return len(content).to_bytes(_HEAD, "big") + content


class _Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process: Final = process
        self._to: Final = process.stdin
        self._from: Final = process.stdout

    async def ask(self, job: Job) -> Answer:
        self._to.write(framed(msgspec.msgpack.encode(job)))
        await self._to.drain()
        size = int.from_bytes(await self._from.readexactly(_HEAD), "big")
        if size > _MOST:
            raise EOFError
        return msgspec.msgpack.decode(await self._from.readexactly(size), type=Answer)

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        self._to.close()


class Pool:
    """So many workers. A table has at most one decision open, so first come, first served is fair."""

    def __init__(self, size: int, limit: float) -> None:
        self._size: Final = max(1, size)
        self._limit: Final = limit
        self._idle: asyncio.Queue[_Worker | None] = asyncio.Queue()
        self._workers: set[_Worker] = set()
        self._waiting = 0
        self.replaced = 0
        for _ in range(self._size):
            self._idle.put_nowait(None)  # started when first needed

    @property
    def waiting(self) -> int:
        return self._waiting

    async def choose(self, job: Job) -> Action | None:
        """The bot's choice; None if it failed or took too long, and then its worker is replaced."""
        self._waiting += 1
        try:
            worker = await self._idle.get()
        finally:
            self._waiting -= 1
        job.budget = min(1.0, self._size / (self._waiting + 1))
        try:
            worker = worker or await self._start()
        except OSError:
            self._idle.put_nowait(None)
            return None
        return await self._ask(worker, job)

    async def _ask(self, worker: _Worker, job: Job) -> Action | None:
        healthy = False
        try:
            answer = await asyncio.wait_for(worker.ask(job), self._limit)
            healthy = True
        except (TimeoutError, EOFError, OSError, msgspec.DecodeError):
            return None
        finally:  # also when cancelled: a worker in the middle of a job cannot be given another
            self._idle.put_nowait(worker if healthy else None)
            if not healthy:
                self.replaced += 1
                self._workers.discard(worker)
                await worker.end()
        return answer.action

    async def _start(self) -> _Worker:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "permonik.server.worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            # A Ctrl-C in the terminal is the server's to handle. The session stays the server's own: Linux
            # shares a processor among sessions first, so in another one the worker's niceness were void.
            process_group=0,
            limit=_MOST,
        )
        worker = _Worker(process)
        self._workers.add(worker)
        return worker

    async def close(self) -> None:
        for worker in list(self._workers):
            await worker.end()
        self._workers.clear()
