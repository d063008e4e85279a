"""What the server asks of a database: reads, and transactions that are durable when they return."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

Row: TypeAlias = tuple[Any, ...]
Heard: TypeAlias = Callable[[str, int], Awaitable[None]]
"""Told that another process has written row n of a table."""


class Statement(NamedTuple):
    """One step of a transaction. `must` says that it has to change a row, or all of it is undone."""

    sql: str
    args: tuple[Any, ...] = ()
    must: bool = False


class Conflict(Exception):  # noqa: N818 - it is an answer, not a fault: somebody else was first
    """A unique key was taken or a row expected was not there: nothing of the transaction was written."""


class StoreError(Exception):
    """The database cannot be used: a message code and its arguments."""

    def __init__(self, code: str, **args: str) -> None:
        super().__init__(f"{code} {args}" if args else code)
        self.code = code
        self.args_by_name = args


class Database(Protocol):
    """SQLite or PostgreSQL. Statements are written with `?`, in SQL that both understand."""

    @property
    def clock(self) -> str:
        """The database's own time in SQL, in seconds: all processes agree about it."""
        ...

    async def read(self, sql: str, *args: Any) -> Sequence[Row]: ...
    async def write(self, *statements: Statement) -> None:
        """One transaction: on the disk when this returns, or not at all. Raises Conflict."""
        ...

    def announcement(self, table: str, n: int) -> list[Statement]:
        """What tells other processes on this database that a table has moved on: part of the transaction."""
        ...

    async def listen(self, heard: Heard) -> None:
        """Be told of other processes' rows; asked again, it makes sure that the ear is still there."""
        ...

    async def close(self) -> None: ...
