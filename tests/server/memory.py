"""A table in memory, without a server: for tests that need very many messages."""

from collections.abc import Sequence
from typing import Any

from permonik.engine.core.values import SPECTATOR, Viewer
from permonik.server.identity.people import Identity
from permonik.server.settings import Settings
from permonik.server.store import journal
from permonik.server.store.database import Heard, Row, Statement
from permonik.server.tables import rows
from permonik.server.tables.life import Life, fold
from permonik.server.tables.room import Room
from permonik.server.tables.socket import TableSocket
from permonik.server.tables.table import Table
from permonik.server.wire import TableSettings
from permonik.server.workers import Pool

T0 = 1_900_000_000.0


class Nowhere:
    """A database that takes everything and gives nothing."""

    clock = "0.0"

    def __init__(self) -> None:
        self.written: list[Statement] = []

    async def read(self, sql: str, *args: Any) -> Sequence[Row]:
        return []

    async def write(self, *statements: Statement) -> None:
        self.written += statements

    def announcement(self, table: str, n: int) -> list[Statement]:
        return []

    async def listen(self, heard: Heard) -> None: ...
    async def close(self) -> None: ...


def person(seat: int) -> Identity:
    return Identity(f"id{seat}", f"Player {seat}", "person")


def table_of(settings: TableSettings, seed: bytes, started: bool = True, people: int | None = None) -> Table:
    """A table with people in all seats (or the first so many, and bots in the others), at a fixed time."""
    room = Room(Nowhere(), Pool(1, 1.0), Settings(), "test", now=lambda: T0)
    life = Life("table", rows.Opened(settings, "id0", seed.hex(), b"bots".hex()))
    for seat in range(settings.seats):
        bot = people is not None and seat >= people
        fold(life, rows.Sat(seat, "bot", level="random") if bot else rows.Sat(seat, "person", f"id{seat}"))
    if started:
        fold(life, rows.Started(1))
    head = journal.Head(
        "table", "CODE", settings.game, False, life.status, life.n, None, "", None, T0, T0, None
    )
    return Table(room, life, head, {f"id{seat}": f"Player {seat}" for seat in range(settings.seats)})


def connect(table: Table, viewer: Viewer) -> TableSocket:
    """A socket that shows a seat, or the public view."""
    seat = viewer if viewer != SPECTATOR else None
    who = person(seat) if seat is not None else Identity("guest", "Guest", "person")
    socket = TableSocket(who, table.life.seats_of(who.id), viewer)
    table.sockets.add(socket)
    return socket


def sent(socket: TableSocket) -> list[bytes]:
    """Everything that waits in a socket's outbox, taken out."""
    outbox = socket.outbox
    found = list(outbox._messages)
    outbox._messages.clear()
    if outbox._info is not None:
        found.append(outbox._info)
        outbox._info = None
    if outbox._update is not None:
        found.append(outbox._update[1])
        outbox._update = None
    return found
