"""PostgreSQL by URL: a pool of connections, each commit synchronous."""

import asyncio
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import asyncpg

from permonik.server.store.database import Conflict, Heard, Row, Statement, StoreError

_CHANNEL: Final = "permonik"
_CONNECTIONS: Final = 10


@cache
def numbered(sql: str) -> str:
    """Statements are written with `?`; PostgreSQL wants `$1`, `$2`, …"""
    first, *rest = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))


def store_error(error: Exception) -> StoreError:
    if isinstance(error, asyncpg.DiskFullError):
        return StoreError("store-disk-full", file="PostgreSQL", reason=str(error))
    if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
        return StoreError("store-read-only", file="PostgreSQL", reason=str(error))
    if isinstance(error, OSError | asyncpg.CannotConnectNowError | asyncpg.InvalidCatalogNameError):
        return StoreError("store-cannot-open", file="PostgreSQL", reason=str(error))
    return StoreError("store-failed", file="PostgreSQL", reason=str(error))


class Postgres:
    """A database that several processes may share."""

    clock: Final = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS DOUBLE PRECISION)"

    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]", url: str) -> None:
        self._pool: Final = pool
        self._url: Final = url
        self._ear: asyncpg.Connection[asyncpg.Record] | None = None
        self._hearing: set[asyncio.Task[None]] = set()

    @staticmethod
    async def open(url: str) -> "Postgres":
        try:
            pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=_CONNECTIONS,
                server_settings={"synchronous_commit": "on", "application_name": "permonik"},
            )
        except (OSError, asyncpg.PostgresError) as error:
            raise store_error(error) from error
        return Postgres(pool, url)

    async def read(self, sql: str, *args: Any) -> Sequence[Row]:
        try:
            return [tuple(row) for row in await self._pool.fetch(numbered(sql), *args)]
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise store_error(error) from error

    async def write(self, *statements: Statement) -> None:
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                for sql, args, must in statements:
                    status = await connection.execute(numbered(sql), *args)
                    if must and status.endswith(" 0"):
                        raise Conflict(sql)
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.SerializationError) as error:
            raise Conflict(str(error)) from error
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise store_error(error) from error

    async def snapshot(self, queries: Mapping[str, str]) -> dict[str, tuple[list[str], list[Row]]]:
        """The answers to several queries, all of the same moment."""
        found = {}
        async with self._pool.acquire() as connection, connection.transaction(isolation="repeatable_read"):
            for name, sql in queries.items():
                prepared = await connection.prepare(sql)
                columns = [attribute.name for attribute in prepared.get_attributes()]
                found[name] = (columns, [tuple(row) for row in await prepared.fetch()])
        return found

    def announcement(self, table: str, n: int) -> list[Statement]:
        return [Statement("SELECT pg_notify(?, ?)", (_CHANNEL, f"{table} {n}"))]

    async def listen(self, heard: Heard) -> None:
        def note(_connection: object, _pid: int, _channel: str, payload: object) -> None:
            table, _, n = str(payload).partition(" ")
            task = asyncio.ensure_future(_hear(heard, table, int(n)))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)

        if self._ear is not None and not self._ear.is_closed():
            return
        try:
            self._ear = await asyncpg.connect(self._url)
            await self._ear.add_listener(_CHANNEL, note)
        except (OSError, asyncpg.PostgresError) as error:
            raise store_error(error) from error

    async def close(self) -> None:
        if self._ear is not None:
            await self._ear.close()
        await self._pool.close()


async def _hear(heard: Heard, table: str, n: int) -> None:
    await heard(table, n)
