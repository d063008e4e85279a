"""People first: what bots need of this process is done one piece at a time, and while no person waits."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

_TURNS: Final = 3
"""So many turns of the loop after which a message that has arrived is surely being carried out."""

_PATIENCE: Final = 0.02
"""So long a bot lets people pass, however many they are: bots are slowed down, never stopped."""


class Lane:
    """Bots stand in one line for the process; people go past them."""

    def __init__(self) -> None:
        self._line: Final = asyncio.Lock()
        self._people = 0
        self._quiet: Final = asyncio.Event()
        self._quiet.set()

    @contextmanager
    def person(self) -> Iterator[None]:
        """While a person's message is carried out."""
        self._people += 1
        self._quiet.clear()
        try:
            yield
        finally:
            self._people -= 1
            if not self._people:
                self._quiet.set()

    @asynccontextmanager
    async def bot(self) -> AsyncIterator[None]:
        """For one piece of a bot's work: never two at once, and when people leave room for it."""
        async with self._line:
            await self._let_pass()
            yield

    async def _let_pass(self) -> None:
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._until_quiet()
        except TimeoutError:
            pass

    async def _until_quiet(self) -> None:
        calm = 0
        while calm < _TURNS:
            await asyncio.sleep(0)
            calm = 0 if self._people else calm + 1
            await self._quiet.wait()
