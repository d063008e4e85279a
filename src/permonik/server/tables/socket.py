"""One connection to a table, and what waits to be sent through it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from permonik.engine.core.values import SPECTATOR, Seat, Viewer
from permonik.server.identity.people import Identity
from permonik.server.wire import EventInfo, Language, Update, encode

_MOST_WAITING: Final = 200
_MOST_EVENTS: Final = 300

Send = Callable[[bytes], Awaitable[None]]
Write = Callable[[Update], bytes]
"""How updates are written for a client: plain or packed."""


class Slow(Exception):  # noqa: N818 - said of a client
    """A client that does not read."""


class Outbox:
    """What waits: small messages in order, one description of the table, one update. The newer replaces."""

    __slots__ = ("_info", "_messages", "_more", "_update", "closing", "write")

    def __init__(self) -> None:
        self._messages: deque[bytes] = deque()
        self._info: bytes | None = None
        self._update: tuple[Update, bytes] | None = None
        self._more = asyncio.Event()
        self.closing = False
        self.write: Write = encode

    def put(self, message: bytes) -> None:
        if len(self._messages) >= _MOST_WAITING:
            self.close()
            return
        self._messages.append(message)
        self._more.set()

    def put_info(self, info: bytes) -> None:
        self._info = info
        self._more.set()

    def put_update(self, update: Update, encoded: bytes) -> None:
        """Events of an update that was never sent are told with the one that replaces it."""
        if self._update is not None and self._update[0].events:
            waiting = self._update[0]
            events = [*waiting.events, *update.events][-_MOST_EVENTS:]
            update = _with_events(update, events)
            encoded = self.write(update)
        self._update = (update, encoded)
        self._more.set()

    def drop_update(self) -> None:
        """Nothing that waits may be seen any more: the seat was locked."""
        self._update = None

    def close(self) -> None:
        self.closing = True
        self._more.set()

    async def next(self) -> bytes | None:
        """The next thing to send; None when all is sent and the socket closes."""
        while True:
            if self._messages:
                return self._messages.popleft()
            if self._info is not None:
                info, self._info = self._info, None
                return info
            if self._update is not None:
                (_, encoded), self._update = self._update, None
                return encoded
            if self.closing:
                return None
            self._more.clear()
            await self._more.wait()


def _with_events(update: Update, events: Sequence[EventInfo]) -> Update:
    fields = {name: getattr(update, name) for name in update.__struct_fields__}
    return Update(**{**fields, "events": events})


class TableSocket:
    """A connection of somebody, showing one seat or the public view."""

    __slots__ = ("identity", "muted", "outbox", "own", "said_hello", "say", "seat")

    def __init__(self, identity: Identity, own: list[Seat], seat: Viewer) -> None:
        self.identity: Final = identity
        self.own = own
        self.seat = seat
        self.outbox: Final = Outbox()
        self.say: Language | None = None
        self.said_hello = False
        self.muted: set[Seat] = set()

    @property
    def spectator(self) -> bool:
        return not self.own

    @property
    def shown(self) -> Seat | None:
        return None if self.seat == SPECTATOR else self.seat


async def pump(outbox: Outbox, send: Send, patience: float) -> None:
    """Send what comes; Slow if the client leaves something unread for too long."""
    while (message := await outbox.next()) is not None:
        try:
            async with asyncio.timeout(patience):
                await send(message)
        except TimeoutError as error:
            raise Slow from error
