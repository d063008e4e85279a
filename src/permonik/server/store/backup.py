"""Backup and restore: the whole database as compressed JSON lines, the same for both kinds."""

import gzip
import os
from pathlib import Path
from typing import Any, Final

import msgspec

from permonik import __version__
from permonik.server.settings import Settings
from permonik.server.store.database import Database, Statement, StoreError
from permonik.server.store.migrate import HEAD, SHAPES
from permonik.server.store.opening import check_address, open_database
from permonik.server.store.postgres import Postgres
from permonik.server.store.sqlite import SqliteReader

# In the order in which they can be filled, with the columns by which rows are kept in order.
TABLES: Final = {
    "settings": "key",
    "identities": "id",
    "keys": "hash",
    "blocks": "identity, blocked",
    "tables": "id",
    "seats": "table_id, seat",
    "journal": "table_id, n",
    "checkpoints": "table_id, n",
    "chat": "table_id, line",
    "reports": "id",
}
_AT_ONCE: Final = 500


async def write_backup(settings: Settings, file: Path) -> int:
    """Write everything to a file, from one moment, also while the server runs. The number of rows."""
    check_address(settings)
    if not settings.postgres and not settings.file.exists():
        raise StoreError("store-cannot-open", file=str(settings.file), reason="ENOENT")
    reader: Any = await Postgres.open(settings.database) if settings.postgres else SqliteReader(settings.file)
    unfinished = file.with_name(f"{file.name}.part")
    try:
        tables = await reader.snapshot(
            {name: f"SELECT * FROM {name} ORDER BY {by}" for name, by in TABLES.items()}
        )
    finally:
        await reader.close()
    count = 0
    with gzip.open(unfinished, "wb") as out:
        out.write(msgspec.json.encode({"permonik": "backup", "shape": HEAD, "version": __version__}) + b"\n")
        for name, (columns, rows) in tables.items():
            out.write(msgspec.json.encode({"table": name, "columns": columns}) + b"\n")
            for row in rows:
                out.write(msgspec.json.encode(row) + b"\n")
                count += 1
    with unfinished.open("rb") as written:
        os.fsync(written.fileno())
    unfinished.replace(file)
    return count


async def read_backup(settings: Settings, file: Path) -> int:
    """Fill an empty database from a file: all of it, or nothing. The number of rows."""
    statements = _statements(file)
    database = await open_database(settings)
    try:
        if await _holds_anything(database):
            raise StoreError(
                "store-not-empty", file=settings.database.partition("@")[2] or str(settings.file)
            )
        await database.write(*statements)
    finally:
        await database.close()
    return len(statements)


async def _holds_anything(database: Database) -> bool:
    found = await database.read("SELECT (SELECT COUNT(*) FROM identities) + (SELECT COUNT(*) FROM tables)")
    return bool(found[0][0])


def _statements(file: Path) -> list[Statement]:
    try:
        with gzip.open(file, "rb") as lines:
            head, *rest = [msgspec.json.decode(line) for line in lines]
    except (OSError, EOFError, ValueError) as error:
        raise StoreError("store-not-a-backup", file=str(file)) from error
    if not isinstance(head, dict) or head.get("permonik") != "backup":
        raise StoreError("store-not-a-backup", file=str(file))
    if head.get("shape") not in SHAPES:  # an older one fits: later shapes have only added to it
        raise StoreError("store-newer", found=str(head.get("shape")), known=HEAD)
    # Keys that an empty database has made for itself give way to those of the backup.
    statements, sql = [Statement("DELETE FROM settings")], ""
    for content in rest:
        if isinstance(content, dict):
            columns = content["columns"]
            if content["table"] not in TABLES:
                raise StoreError("store-not-a-backup", file=str(file))
            marks = ", ".join("?" for _ in columns)
            sql = f"INSERT INTO {content['table']} ({', '.join(columns)}) VALUES ({marks})"
        else:
            statements.append(Statement(sql, tuple(content)))
    return statements
