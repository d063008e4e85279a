"""People come and go: presence, the time of grace, and the table's policy for those who stay away."""

from typing import TYPE_CHECKING

from permonik.engine.core.values import Seat
from permonik.server.identity.people import Identity
from permonik.server.tables import clocks, rows, votes
from permonik.server.tables.socket import TableSocket
from permonik.server.wire import Leaving

if TYPE_CHECKING:
    from permonik.server.tables.table import Table


def policy(table: "Table") -> Leaving:
    settings = table.life.settings
    return settings.leaving or ("bot" if settings.public else "ask")


def come(table: "Table", socket: TableSocket) -> None:
    """A connection is there."""
    if socket.own and not table.present():
        _grace_anew(table)
    table.sockets.add(socket)
    for seat in socket.own:
        table.away.pop(seat, None)
        table.settled.discard(seat)
    _presence_changed(table)


def _grace_anew(table: "Table") -> None:
    """While nobody was there to miss them, nobody was missed."""
    table.settled.clear()
    for seat in table.away:
        table.away[seat] = table.room.now()


def go(table: "Table", socket: TableSocket) -> None:
    """A connection is gone; whoever has no other is away from now on."""
    table.sockets.discard(socket)
    for seat in socket.own:
        if not table.here(seat):
            table.away.setdefault(seat, table.room.now())
    table.idle_since = table.room.now()
    _presence_changed(table)


def _presence_changed(table: "Table") -> None:
    table.clock.follow(table.life, table, table.room.now())
    table.tell()
    table.reset()
    table.spawn(_note_clock(table))


async def _note_clock(table: "Table") -> None:
    async with table.lock:
        await table.note_due()


async def take_back(table: "Table", seats: list[Seat], by: Identity) -> None:
    """The person's next message takes the seat back at once."""
    for seat in seats:
        if table.life.status == "playing" and table.life.chairs[seat].stand_in is not None:
            await table.commit(rows.Returned(seat), by)
        vote = table.life.vote
        if vote is not None and vote.asked.about == seat:
            await table.commit(rows.Decided("back"))


async def apply_grace(table: "Table") -> None:
    """Apply the policy to everybody whose grace has run out."""
    if table.life.status != "playing" or table.life.paused:
        return
    now, grace = table.room.now(), table.life.settings.grace
    for seat, since in sorted(table.away.items()):
        if now >= since + grace and clocks.unsettled(table, seat):
            table.settled.add(seat)
            await apply(table, seat)


async def apply(table: "Table", seat: Seat) -> None:
    """What the table has agreed to do when this seat's person is not there."""
    if table.life.status != "playing":
        return
    match policy(table):
        case "end":
            await table.commit(rows.Ended("left"))
        case "bot":
            await votes.stand_in(table, seat)
        case "ask":
            await ask(table, seat)
        case "wait":
            table.tell()


async def ask(table: "Table", about: Seat, by: Seat | None = None) -> None:
    """Ask the people who are there, if any is. No majority means waiting."""
    voters = tuple(seat for seat in table.present() if seat != about)
    if not voters:
        return
    if table.life.vote is not None:  # one question at a time: this one comes after another time of grace
        table.settled.discard(about)
        table.away[about] = table.room.now()
        return
    await votes.call(table, rows.Asked("absent", by, voters, about=about))
