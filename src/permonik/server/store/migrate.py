"""Bring a database to the shape that this version knows, and refuse one that it does not know.

The tools for it are big, so they are imported only when there is something to do.
"""

import sqlite3
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import asyncpg

from permonik.server.store.database import StoreError

if TYPE_CHECKING:
    import sqlalchemy

SHAPES: Final = ("a0001", "a0002")
"""All shapes that there ever were; a test compares them with the migrations."""
HEAD: Final = SHAPES[-1]
_SCRIPTS: Final = Path(str(files("permonik.server.store") / "migrations"))
_VERSION: Final = "SELECT version_num FROM alembic_version"


def config_for(connection: Any = None) -> Any:
    """What alembic wants to know."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def migrate(connection: "sqlalchemy.Connection") -> None:
    """Upgrade to the newest shape; StoreError if the database is of a newer version than this."""
    from alembic import command
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory
    from alembic.util import CommandError

    config = config_for(connection)
    present = MigrationContext.configure(connection).get_current_revision()
    try:
        if present is not None:
            ScriptDirectory.from_config(config).get_revision(present)
    except CommandError as error:
        raise StoreError("store-newer", found=str(present), known=HEAD) from error
    command.upgrade(config, "head")


def migrate_sqlite(file: Path) -> None:
    if _sqlite_version(file) == HEAD:
        return
    import sqlalchemy

    engine = sqlalchemy.create_engine(f"sqlite:///{file}")
    try:
        with engine.begin() as connection:
            migrate(connection)
    except sqlalchemy.exc.OperationalError as error:
        raise _told(str(error.orig), str(file)) from error
    except sqlalchemy.exc.DatabaseError as error:
        raise StoreError("store-not-a-database", file=str(file), reason=str(error.orig)) from error
    finally:
        engine.dispose()


def _sqlite_version(file: Path) -> str | None:
    """The shape of a file, if it has one; whatever is wrong with it comes to light in migrating."""
    if not file.exists():
        return None
    connection = sqlite3.connect(file)
    try:
        found = connection.execute(_VERSION).fetchone()
    except sqlite3.Error:
        return None
    finally:
        connection.close()
    return str(found[0]) if found else None


def _told(reason: str, file: str) -> StoreError:
    read_only = "readonly" in reason or "read-only" in reason
    return StoreError("store-read-only" if read_only else "store-cannot-open", file=file, reason=reason)


async def migrate_postgres(url: str) -> None:
    if await _postgres_version(url) == HEAD:
        return
    import sqlalchemy
    from sqlalchemy.ext.asyncio import create_async_engine

    _, _, rest = url.partition("://")
    engine = create_async_engine(f"postgresql+asyncpg://{rest}")
    try:
        async with engine.begin() as connection:
            # Several processes may start at once: one migrates, the others wait and find it done.
            await connection.execute(sqlalchemy.text("SELECT pg_advisory_xact_lock(7367)"))
            await connection.run_sync(migrate)
    except (OSError, sqlalchemy.exc.DBAPIError) as error:
        raise _told(str(error), "PostgreSQL") from error
    finally:
        await engine.dispose()


async def _postgres_version(url: str) -> str | None:
    try:
        connection = await asyncpg.connect(url)
    except (OSError, asyncpg.PostgresError) as error:
        raise _told(str(error), "PostgreSQL") from error
    try:
        return str(await connection.fetchval(_VERSION))
    except asyncpg.PostgresError:
        return None
    finally:
        await connection.close()
