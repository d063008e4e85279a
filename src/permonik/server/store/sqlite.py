"""SQLite: one writer thread that commits whatever has gathered in one go, and one reader."""

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

from permonik.server.store.database import Conflict, Heard, Row, Statement, StoreError

MOST_IN_ONE_COMMIT: Final = 500
_BUSY_SECONDS: Final = 10.0


class _Wish(NamedTuple):
    """A transaction that waits to be written, and who waits for it."""

    statements: tuple[Statement, ...]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"


def connect(file: Path) -> sqlite3.Connection:
    """A connection whose commits are on the disk: WAL, and an fsync at every commit."""
    try:
        connection = sqlite3.connect(
            file, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
    except sqlite3.Error as error:
        raise store_error(error, file) from error
    return connection


def store_error(error: sqlite3.Error, file: Path) -> StoreError:
    """What is wrong, as a code that the languages know."""
    name = getattr(error, "sqlite_errorname", "") or ""
    known = {
        "SQLITE_FULL": "store-disk-full",
        "SQLITE_READONLY": "store-read-only",
        "SQLITE_CANTOPEN": "store-cannot-open",
        "SQLITE_NOTADB": "store-not-a-database",
        "SQLITE_CORRUPT": "store-not-a-database",
        "SQLITE_BUSY": "store-in-use",
        "SQLITE_LOCKED": "store-in-use",
    }
    code = next((code for prefix, code in known.items() if name.startswith(prefix)), "store-failed")
    return StoreError(code, file=str(file), reason=str(error))


class Hold:
    """The one process that may serve a SQLite file holds a lock beside it."""

    def __init__(self, file: Path) -> None:
        path = file.with_name(f"{file.name}.lock")
        try:
            self._lock = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreError("store-read-only", file=str(file), reason=str(error)) from error
        try:
            _lock(self._lock)
        except OSError as error:
            os.close(self._lock)
            raise StoreError("store-in-use", file=str(file), reason=str(error)) from error

    def release(self) -> None:
        os.close(self._lock)


def _lock(descriptor: int) -> None:
    try:
        import fcntl
    except ImportError:  # Windows has no flock; SQLite's own locks still keep the file whole
        return
    fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Sqlite:
    """The default database: one file."""

    clock: Final = "((julianday('now') - 2440587.5) * 86400.0)"

    def __init__(self, file: Path) -> None:
        self.file: Final = file
        self._hold = Hold(file)
        try:
            self._reader = connect(file)
            self._writer = connect(file)
        except StoreError:
            self._hold.release()
            raise
        self._reader.execute("PRAGMA query_only=ON")
        self._reading = ThreadPoolExecutor(1, "permonik-reader")
        self._wishes: queue.SimpleQueue[_Wish | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="permonik-writer", daemon=True)
        self._thread.start()

    async def read(self, sql: str, *args: Any) -> Sequence[Row]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, self._read, sql, args)

    def _read(self, sql: str, args: tuple[Any, ...]) -> Sequence[Row]:
        try:
            return self._reader.execute(sql, args).fetchall()
        except sqlite3.Error as error:
            raise store_error(error, self.file) from error

    async def write(self, *statements: Statement) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._wishes.put(_Wish(statements, loop, done))
        await done

    def announcement(self, _table: str, _n: int) -> list[Statement]:
        """Nobody else serves this file."""
        return []

    async def listen(self, heard: Heard) -> None:
        """Nobody else serves this file."""

    async def close(self) -> None:
        self._wishes.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)
        self._reading.shutdown()
        self._reader.close()
        self._writer.close()
        self._hold.release()

    # --- the writer's thread ---

    def _write_all(self) -> None:
        while (wish := self._wishes.get()) is not None:
            batch = [wish]
            stopped = False
            while len(batch) < MOST_IN_ONE_COMMIT and not self._wishes.empty():
                following = self._wishes.get()
                if following is None:
                    stopped = True
                    break
                batch.append(following)
            self._commit(batch)
            if stopped:
                return

    def _commit(self, batch: list[_Wish]) -> None:
        """All in one commit; a transaction in conflict is left out, the others stand."""
        answers: list[Exception | None]
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            answers = [self._carry_out(wish.statements) for wish in batch]
            self._writer.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            answers = [store_error(error, self.file)] * len(batch)
        for wish, answer in zip(batch, answers, strict=True):
            _answer(wish, answer)

    def _carry_out(self, statements: Sequence[Statement]) -> Conflict | None:
        self._writer.execute("SAVEPOINT wish")
        try:
            for sql, args, must in statements:
                changed = self._writer.execute(sql, args).rowcount
                if must and changed < 1:
                    raise Conflict(sql)
        except (sqlite3.IntegrityError, Conflict) as error:
            self._writer.execute("ROLLBACK TO wish")
            self._writer.execute("RELEASE wish")
            return error if isinstance(error, Conflict) else Conflict(str(error))
        self._writer.execute("RELEASE wish")
        return None

    def _roll_back(self) -> None:
        try:
            self._writer.execute("ROLLBACK")
        except sqlite3.Error:
            pass  # the failed commit has ended the transaction already


def _answer(wish: _Wish, answer: Exception | None) -> None:
    def give() -> None:
        if wish.done.cancelled():
            return
        if answer is None:
            wish.done.set_result(None)
        else:
            wish.done.set_exception(answer)

    try:
        wish.loop.call_soon_threadsafe(give)
    except RuntimeError:
        pass  # the loop is closed: nobody waits any more


class SqliteReader:
    """Reads a file that a server may be writing at the same time."""

    def __init__(self, file: Path) -> None:
        self._connection = connect(file)

    async def snapshot(self, queries: Mapping[str, str]) -> dict[str, tuple[list[str], list[Row]]]:
        """The answers to several queries, all of the same moment."""
        self._connection.execute("BEGIN")
        found = {}
        for name, sql in queries.items():
            cursor = self._connection.execute(sql)
            found[name] = ([column[0] for column in cursor.description], cursor.fetchall())
        self._connection.execute("COMMIT")
        return found

    async def close(self) -> None:
        self._connection.close()
