"""An acknowledged move is on the disk: an fsync comes first, and what lies behind it can be cut off."""

import asyncio
import re
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import asyncpg
import pytest

from permonik.server.settings import Settings
from permonik.server.store.opening import open_database
from permonik.server.store.sqlite import Sqlite
from tests.server.company import company
from tests.server.conftest import new_database
from tests.server.served import Served, served

# Stands between the server and the C library, and writes down every sync with the size of the file.
WATCH = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static int note(int fd, int answer) {
    char link[64], path[4096], line[4200];
    struct stat status;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length > 0 && fstat(fd, &status) == 0) {
        path[length] = 0;
        int written = snprintf(line, sizeof line, "%lld %s\n", (long long)status.st_size, path);
        int out = open(getenv("SYNC_LOG"), O_WRONLY | O_APPEND | O_CREAT, 0600);
        if (write(out, line, written) != written) abort();
        close(out);
    }
    return answer;
}

int fsync(int fd) { return note(fd, ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(fd)); }
int fdatasync(int fd) { return note(fd, ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(fd)); }
"""


class Watcher(Protocol):
    """Sees a server sync its files."""

    def start(self, house: Served) -> None: ...
    def syncs(self) -> list[int]:
        """The size of the write-ahead log at each of its syncs."""
        ...


class Preloaded:
    """By a library of our own between the server and the C library."""

    def __init__(self, folder: Path, compiler: str) -> None:
        self.log = folder / "syncs"
        self.library = folder / "watch.so"
        (folder / "watch.c").write_text(WATCH)
        source = [str(self.library), str(folder / "watch.c"), "-ldl"]
        subprocess.run([compiler, "-shared", "-fPIC", "-o", *source], check=True)

    def start(self, house: Served) -> None:
        house.start(LD_PRELOAD=str(self.library), SYNC_LOG=str(self.log))

    def syncs(self) -> list[int]:
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return [int(line.split()[0]) for line in lines if line.endswith("-wal")]


class Traced:
    """By strace, which sees the same calls from outside."""

    # the number of a thread is filled up with spaces; a call is told in two lines if another comes in between
    WRITE = re.compile(r"pwrite64\(\d+<[^>]*-wal>, \S+, (\d+), (\d+)")
    SYNC = re.compile(r"f(?:data)?sync\(\d+<[^>]*-wal>(\)| <unfinished)")
    SYNCED = re.compile(r"<\.\.\. f(?:data)?sync resumed>")

    def __init__(self, folder: Path, strace: str) -> None:
        self.log = folder / "calls"
        calls = "trace=pwrite64,fsync,fdatasync"
        self.under = [strace, "-D", "-f", "-y", "-s", "0", "-e", calls, "-o", str(self.log), "--"]

    def start(self, house: Served) -> None:
        house.start(self.under)

    def syncs(self) -> list[int]:
        found, size, begun = [], 0, set[str]()
        for line in self.log.read_text().splitlines():
            thread, _, call = line.partition(" ")
            if write := self.WRITE.search(call):
                size = max(size, int(write[1]) + int(write[2]))
            elif sync := self.SYNC.search(call):
                if sync[1] == ")":
                    found.append(size)
                else:
                    begun.add(thread)
            elif self.SYNCED.search(call) and thread in begun:
                begun.remove(thread)
                found.append(size)
        return found


def test_the_lines_of_strace_are_read_whoever_wrote_them(tmp_path: Path) -> None:
    watcher = Traced(tmp_path, "strace")
    wal = "12</data/permonik.sqlite3-wal>"
    lines = [
        f'93   pwrite64({wal}, ""..., 24, 0) = 24',
        f"93   fdatasync({wal})     = 0",
        f'93   pwrite64({wal}, ""..., 4096, 56 <unfinished ...>',
        '123456 pwrite64(7</data/permonik.sqlite3>, ""..., 4096, 0) = 4096',
        "93   <... pwrite64 resumed>)            = 4096",
        f"93   fdatasync({wal} <unfinished ...>",
        "123456 fdatasync(7</data/permonik.sqlite3>) = 0",
        "123456 fsync(7</data/permonik.sqlite3> <unfinished ...>",
        "123456 <... fsync resumed>) = 0",
    ]
    watcher.log.write_text("\n".join(lines))
    assert watcher.syncs() == [24]
    watcher.log.write_text("\n".join([*lines, "93   <... fdatasync resumed>)           = 0"]))
    assert watcher.syncs() == [24, 4152]


def watchers(folder: Path) -> Iterator[Watcher]:
    """All the ways in which this machine can show the syncs of another process."""
    if compiler := shutil.which("cc"):
        yield Preloaded(folder, compiler)
    strace = shutil.which("strace")
    if strace and not subprocess.run([strace, "-o", folder / "tried", "true"], check=False).returncode:
        yield Traced(folder, strace)


async def test_a_sync_comes_before_each_acknowledgement(tmp_path: Path) -> None:
    found = list(watchers(tmp_path))
    if not found:
        pytest.skip("no way to see another process sync its files: install a C compiler or strace")
    for watcher in found:
        await acknowledged_moves_are_synced(watcher, tmp_path / type(watcher).__name__)


async def acknowledged_moves_are_synced(watcher: Watcher, folder: Path) -> None:
    house = Served(folder / "data")
    watcher.start(house)
    acknowledged: list[int] = []
    try:
        async with company(house.address, people=3) as there:
            for _ in range(12):
                actor = await there.to_act()
                before, n = len(watcher.syncs()), actor.update["n"]
                answer = await actor.act(2)
                assert len(watcher.syncs()) > before, "acknowledged before it was on the disk"
                acknowledged.append(answer["n"])
                for sitting in there.sittings:
                    await sitting.until_after(n)
            house.kill()
    finally:
        house.stop()
    copy = folder / "copy"
    copy.mkdir()
    for name in ("permonik.sqlite3", "permonik.sqlite3-wal"):
        shutil.copy(house.data / name, copy / name)
    with (copy / "permonik.sqlite3-wal").open("r+b") as wal:
        wal.truncate(watcher.syncs()[-1])  # whatever was written behind the last sync is gone
    connection = sqlite3.connect(copy / "permonik.sqlite3")
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    rows = {row[0] for row in connection.execute("SELECT n FROM journal")}
    connection.close()
    assert set(acknowledged) <= rows


async def test_sqlite_is_synchronous(tmp_path: Path) -> None:
    database = await open_database(Settings(data=str(tmp_path)))
    assert isinstance(database, Sqlite)
    assert database._writer.execute("PRAGMA synchronous").fetchone() == (2,)
    assert database._writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    await database.close()


# --- PostgreSQL: it syncs its log itself, and tells how far -----------------------------------------


@pytest.fixture
def lazy_postgres(postgres: str) -> Iterator[str]:
    """It writes its log only when somebody's commit asks for it, not now and then by itself."""
    asyncio.run(_tell(postgres, "ALTER SYSTEM SET wal_writer_delay = '10s'", "SELECT pg_reload_conf()"))
    yield postgres
    asyncio.run(_tell(postgres, "ALTER SYSTEM RESET wal_writer_delay", "SELECT pg_reload_conf()"))


async def _tell(address: str, *orders: str) -> None:
    connection = await asyncpg.connect(address)
    for order in orders:
        await connection.execute(order)
    await connection.close()


class Flushed:
    """How far the log of PostgreSQL is written, and how far it is synced."""

    def __init__(self, connection: "asyncpg.Connection[asyncpg.Record]") -> None:
        self._connection = connection

    async def end(self) -> int:
        return int(await self._connection.fetchval("SELECT pg_current_wal_insert_lsn() - '0/0'"))

    async def synced(self) -> int:
        return int(await self._connection.fetchval("SELECT pg_current_wal_flush_lsn() - '0/0'"))


async def test_postgres_syncs_its_log_before_each_acknowledgement(lazy_postgres: str, tmp_path: Path) -> None:
    connection = await asyncpg.connect(lazy_postgres)
    assert await connection.fetchval("SHOW fsync") == "on"
    log = Flushed(connection)
    with served(tmp_path, await asyncio.to_thread(new_database, lazy_postgres)) as house:
        async with company(house.address, people=3) as there:
            for _ in range(12):
                actor = await there.to_act()
                n, end = actor.update["n"], await log.end()
                await actor.act(2)
                assert await log.synced() > end, "acknowledged before it was on the disk"
                for sitting in there.sittings:
                    await sitting.until_after(n)
    # a commit that does not wait shows that the measure can tell the difference
    await connection.execute("CREATE TABLE hasty (a int)")
    await connection.execute("SET synchronous_commit = off")
    late = []
    for _ in range(5):  # somebody else's commit may sync ours as well, but hardly every time
        end = await log.end()
        await connection.execute("INSERT INTO hasty VALUES (1)")
        late.append(await log.synced() <= end)
    assert any(late)
    await connection.close()
