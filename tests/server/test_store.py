"""Databases: kept, moved, too new, not to be written, already in use."""

import asyncio
import gzip
import json
import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from permonik.server.settings import Settings
from permonik.server.store import journal
from permonik.server.store.backup import read_backup
from permonik.server.store.database import Conflict, Statement, StoreError
from permonik.server.store.migrate import SHAPES, config_for
from permonik.server.store.opening import key, open_database
from permonik.server.store.sqlite import Sqlite
from tests.server.company import company
from tests.server.conftest import DATABASES, database_of
from tests.server.served import Served


def permonik(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "permonik", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "LANG": "en"},
    )


async def test_games_survive_a_restart_and_a_backup(own_house: Served, tmp_path: Path) -> None:
    own_house.start()
    async with company(own_house.address, people=1, seats=3) as there:
        for _ in range(3):
            await there.sittings[0].act(5)
            await there.sittings[0].my_turn()
        before, cookie = there.sittings[0].update, there.people[0].http.cookies["permonik"]
        table = there.table
        file = tmp_path / "house.backup"
        where = ["--data", str(own_house.data)]
        if own_house.database:
            where += ["--database", own_house.database]
        running = permonik("backup", str(file), *where)
        assert running.returncode == 0, running.stderr
    assert own_house.stop() == 0
    await _comes_back(own_house, table, cookie, before)
    assert own_house.stop() == 0
    again = permonik("restore", str(file), *where)
    assert again.returncode == 2
    assert "already holds data" in again.stderr
    other = Served(tmp_path / "other")  # a backup of either database goes into SQLite
    restored = permonik("restore", str(file), "--data", str(other.data))
    assert restored.returncode == 0, restored.stderr
    try:
        await _comes_back(other, table, cookie, before)
    finally:
        other.stop()


async def _comes_back(house: Served, table: str, cookie: str, before: dict[str, object]) -> None:
    from tests.server.client import Person

    house.start()
    somebody = Person(house.address)
    somebody.http.cookies.set("permonik", cookie)
    sitting = await somebody.sit(table)
    await sitting.my_turn()
    assert {name: sitting.update[name] for name in ("n", "view", "decision")} == {
        name: before[name] for name in ("n", "view", "decision")
    }
    await sitting.close()
    await somebody.close()


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    asyncio.run(_open_and_close(Settings(data=str(tmp_path))))
    file = tmp_path / "permonik.sqlite3"
    connection = sqlite3.connect(file)
    connection.execute("UPDATE alembic_version SET version_num = 'z9999'")
    connection.commit()
    connection.close()
    before = file.read_bytes()
    answer = permonik("serve", "--port", "0", "--data", str(tmp_path))
    assert answer.returncode == 2
    assert "newer version" in answer.stderr
    assert file.read_bytes() == before


def test_a_second_server_on_one_file_is_refused(one_house: Served) -> None:
    answer = permonik("serve", "--port", "0", "--data", str(one_house.data))
    assert answer.returncode == 2
    assert "in use by another server" in answer.stderr


def test_something_else_than_a_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "permonik.sqlite3"
    file.write_bytes(b"my diary, not yours\n" * 200)
    answer = permonik("serve", "--port", "0", "--data", str(tmp_path))
    assert answer.returncode == 2
    assert "not a database of Permoník" in answer.stderr
    assert file.read_bytes() == b"my diary, not yours\n" * 200


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    answer = permonik("serve", "--port", "0", "--data", "/proc/nowhere")
    assert answer.returncode == 2
    assert "cannot be opened" in answer.stderr
    wrong = permonik("backup", str(tmp_path / "b"), "--database", "mysql://x")
    assert wrong.returncode == 2
    assert "postgresql://" in wrong.stderr


def test_a_file_that_is_no_backup(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("nothing")
    answer = permonik("restore", str(tmp_path / "file"), "--data", str(tmp_path / "data"))
    assert answer.returncode == 2
    assert "not a backup" in answer.stderr


async def test_a_full_disk_is_told_and_nothing_is_damaged(tmp_path: Path) -> None:
    """A limit on pages stands for a limit of the disk: SQLite answers the same."""
    database = await open_database(Settings(data=str(tmp_path)))
    assert isinstance(database, Sqlite)
    pages = database._writer.execute("PRAGMA page_count").fetchone()[0]
    database._writer.execute(f"PRAGMA max_page_count = {pages}")
    long = "x" * 100_000
    with pytest.raises(StoreError) as error:
        await database.write(Statement("INSERT INTO settings (key, value) VALUES ('a', ?)", (long,)))
    assert error.value.code == "store-disk-full"
    database._writer.execute("PRAGMA max_page_count = 1000000")
    await database.write(Statement("INSERT INTO settings (key, value) VALUES ('a', ?)", (long,)))
    assert (await database.read("SELECT COUNT(*) FROM settings WHERE key = 'a'"))[0][0] == 1
    await database.close()


def test_the_newest_shape_is_the_one_we_know() -> None:
    from alembic.script import ScriptDirectory

    known = [each.revision for each in ScriptDirectory.from_config(config_for()).walk_revisions()]
    assert tuple(reversed(known)) == SHAPES


async def test_an_older_database_is_brought_forward(tmp_path: Path) -> None:
    """A file of the first shape is opened with all that it holds."""
    from alembic import command
    from sqlalchemy import create_engine, text

    engine = create_engine(f"sqlite:///{tmp_path / 'permonik.sqlite3'}")
    with engine.begin() as connection:
        command.upgrade(config_for(connection), SHAPES[0])
        connection.execute(
            text(
                "INSERT INTO tables VALUES ('t', 'CODE', 'saboteur', 0, 'playing', 7, NULL, '{}', NULL,"
                " 1.0, 2.0, 3.0, NULL, 0.0, 0)"
            )
        )
    engine.dispose()
    database = await open_database(Settings(data=str(tmp_path)))
    head = await journal.read_head(database, "t")
    await database.close()
    assert head is not None
    assert (head.n, head.due_at, head.clock_left) == (7, 3.0, None)


@pytest.mark.parametrize("kind", DATABASES)
def test_a_lease_ends_by_the_time_of_the_database(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However wrong the clocks of the processes are, one of them drives a table."""
    settings = Settings(data=str(tmp_path), database=database_of(kind, request))

    async def check() -> None:
        database = await open_database(settings)
        head = journal.Head("t", "C", "saboteur", False, "open", 0, None, "{}", None, 1.0, 1.0, None)
        await database.write(*journal.open_table(head, journal.Written(0, 1.0, None, None, "{}")))
        assert not await journal.served(database)
        assert await journal.take_lease(database, "t", "slow", 60.0)
        for wrong in (0.0, 9e9):
            monkeypatch.setattr(time, "time", lambda wrong=wrong: wrong)
            assert not await journal.take_lease(database, "t", "fast", 60.0)
            assert await journal.renew_leases(database, "slow", 60.0) == {"t"}
            assert await journal.served(database)
        await journal.renew_leases(database, "slow", -1.0)
        assert not await journal.served(database)
        assert await journal.take_lease(database, "t", "fast", 60.0)
        assert await journal.renew_leases(database, "slow", 60.0) == set()
        await database.close()

    asyncio.run(check())


def test_a_read_only_file_is_told() -> None:
    error = sqlite3.OperationalError("attempt to write a readonly database")
    from permonik.server.store.sqlite import store_error

    error.sqlite_errorname = "SQLITE_READONLY_DBMOVED"
    assert store_error(error, Path("x")).code == "store-read-only"


async def _open_and_close(settings: Settings) -> None:
    database = await open_database(settings)
    await database.close()


@pytest.mark.parametrize("kind", DATABASES)
def test_a_transaction_stands_whole_or_not_at_all(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    settings = Settings(data=str(tmp_path), database=database_of(kind, request))

    async def check() -> None:
        database = await open_database(settings)
        insert = "INSERT INTO settings (key, value) VALUES (?, ?)"
        await database.write(Statement(insert, ("a", "1")))
        wishes = [
            database.write(Statement(insert, ("b", "1")), Statement(insert, ("a", "2"))),
            database.write(Statement(insert, ("c", "1"))),
            database.write(
                Statement(insert, ("d", "1")),
                Statement("UPDATE settings SET value = '9' WHERE key = 'nobody'", must=True),
            ),
        ]
        answers = await asyncio.gather(*wishes, return_exceptions=True)
        assert [type(answer) for answer in answers] == [Conflict, type(None), Conflict]
        found = await database.read("SELECT key, value FROM settings ORDER BY key")
        assert [tuple(row) for row in found] == [("a", "1"), ("c", "1")]
        assert await key(database, "csrf") == await key(database, "csrf")
        await database.close()

    asyncio.run(check())


async def test_an_older_backup_is_restored(tmp_path: Path) -> None:
    """As the first shape wrote it: a table without what was added later."""
    columns = ["id", "code", "game", "public", "status", "n", "turn", "summary", "outcome", "created"]
    columns += ["updated", "due_at", "lease_driver", "lease_until", "lease_epoch"]
    row = ["t", "CODE", "saboteur", 0, "playing", 7, None, "{}", None, 1.0, 2.0, 3.0, None, 0.0, 0]
    lines = [{"permonik": "backup", "shape": SHAPES[0]}, {"table": "tables", "columns": columns}, row]
    file = tmp_path / "old.backup"
    file.write_bytes(gzip.compress("\n".join(map(json.dumps, lines)).encode()))
    settings = Settings(data=str(tmp_path))
    await read_backup(settings, file)
    database = await open_database(settings)
    head = await journal.read_head(database, "t")
    await database.close()
    assert head is not None
    assert (head.n, head.due_at, head.clock_left) == (7, 3.0, None)
