"""What all tables of a process share."""

import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol

import structlog

from permonik.bots.levels import LEVELS
from permonik.server.settings import Settings
from permonik.server.store.database import Database
from permonik.server.tables.lane import Lane
from permonik.server.workers import Pool


class No(Exception):  # noqa: N818 - an answer, not a fault
    """A wish that is refused and changes nothing: a message code and its arguments."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code)
        self.code = code
        self.args_by_name = args


class Measures(Protocol):
    """What is counted of tables."""

    def row(self, kind: str, seconds: float) -> None: ...
    def refused(self, code: str) -> None: ...
    def late(self, seconds: float) -> None: ...


class Uncounted:
    """Nobody counts."""

    def row(self, kind: str, seconds: float) -> None: ...
    def refused(self, code: str) -> None: ...
    def late(self, seconds: float) -> None: ...


def levels_of(game: str) -> list[str]:
    """The levels of bots that the registry lists for a game."""
    return list(LEVELS.get(game, {"random": None}))


class Room:
    """The services of the house: database, bots, settings, log, and a clock for tests to turn."""

    def __init__(
        self,
        database: Database,
        pool: Pool,
        settings: Settings,
        driver: str,
        measures: Measures | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.database: Final = database
        self.pool: Final = pool
        self.settings: Final = settings
        self.driver: Final = driver
        self.measures: Final = measures or Uncounted()
        self.now: Final = now
        self.levels: Final = levels_of
        self.lane: Final = Lane()
        self.log: Final = structlog.get_logger("permonik.table")
        # Set by the registry: a table calls them, and they call the table.
        self.changed: Callable[[], None] = lambda: None  # the list of open tables is not what it was
        self.drive: Callable[[Any], None] = lambda _table: None
        self.wake: Callable[[Any], Coroutine[Any, Any, None]] = _nothing


async def _nothing(_table: Any) -> None:
    """No table wakes without a registry."""
