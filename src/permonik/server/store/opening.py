"""Open the database that the settings name, in the shape of this version, with its keys."""

import asyncio
import secrets
import time
from typing import Final

from permonik.server.settings import Settings
from permonik.server.store.database import Conflict, Database, Statement, StoreError
from permonik.server.store.journal import end_all_leases, served, stop_clocks
from permonik.server.store.migrate import migrate_postgres, migrate_sqlite
from permonik.server.store.postgres import Postgres
from permonik.server.store.sqlite import Hold, Sqlite

ALIVE: Final = "alive"


async def open_database(settings: Settings) -> Database:
    """The database, created on the first start; StoreError in words that help."""
    if settings.postgres:
        await migrate_postgres(settings.database)
        return await Postgres.open(settings.database)
    check_address(settings)
    file = settings.file
    try:
        settings.folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("store-cannot-open", file=str(file), reason=str(error)) from error
    hold = Hold(file)  # before anything is written: another server may be at it
    try:
        await asyncio.get_running_loop().run_in_executor(None, migrate_sqlite, file)
    finally:
        hold.release()
    database = Sqlite(file)
    await database.write(end_all_leases())  # nobody else can be at this file
    return database


def check_address(settings: Settings) -> None:
    if settings.database and not settings.postgres:
        raise StoreError("store-unknown-address", file=settings.database.partition(":")[0])


async def key(database: Database, name: str) -> str:
    """A random key of the server, made on first use and shared by all processes."""
    try:
        await database.write(
            Statement("INSERT INTO settings (key, value) VALUES (?, ?)", (name, secrets.token_hex(32)))
        )
    except Conflict:
        pass  # it is there already
    found = await database.read("SELECT value FROM settings WHERE key = ?", name)
    return str(found[0][0])


async def note_alive(database: Database, now: float) -> None:
    """The time until which the server certainly ran: clocks stand still while it is down."""
    await database.write(
        Statement(
            "INSERT INTO settings (key, value) VALUES (?, ?)"
            " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            (ALIVE, repr(now)),
        )
    )


async def skip_downtime(database: Database) -> None:
    """Clocks stood still while nobody served them."""
    now = time.time()
    found = await database.read("SELECT value FROM settings WHERE key = ?", ALIVE)
    if found and not await served(database):
        alive = float(found[0][0])
        await database.write(*stop_clocks(alive, max(0.0, now - alive)))
    await note_alive(database, now)
