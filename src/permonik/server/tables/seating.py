"""Before the game: who sits where, who is ready, and the start."""

from permonik.engine.core.options import OptionError
from permonik.engine.core.values import Seat
from permonik.server.identity import names
from permonik.server.identity.people import Identity
from permonik.server.tables import rows
from permonik.server.tables.room import No
from permonik.server.tables.table import Table


def _open(table: Table) -> None:
    if table.life.status != "open":
        raise No("already-started")


async def sit(table: Table, who: Identity, seat: Seat | None = None, message_id: str | None = None) -> Seat:
    """Take a free seat before the start. One seat an identity, unless the device is passed around."""
    life = table.life
    own = life.seats_of(who.id)
    if own and not (life.settings.pass_around and seat is not None):
        return own[0]
    _open(table)
    if who.kind == "bot" and not life.settings.outside_bots:
        raise No("no-outside-bots")
    free = [index for index, chair in enumerate(life.chairs) if chair.kind == "free"]
    chosen = free[0] if seat is None and free else seat
    if chosen is None or chosen not in free:
        raise No("seat-taken")
    taken = [table.names.get(chair.identity, "") for chair in life.chairs if chair.identity != who.id]
    if any(name and names.same(name, who.name) for name in taken):
        raise No("name-taken", name=who.name)
    table.names[who.id] = who.name
    await table.commit(
        rows.Sat(chosen, "outside" if who.kind == "bot" else "person", who.id), who, message_id
    )
    _bind(table, who)
    await _start_when_full(table)
    return chosen


def _bind(table: Table, who: Identity) -> None:
    """Connections that were only watching belong to the seat from now on."""
    own = table.life.seats_of(who.id)
    for socket in table.sockets:
        if socket.identity.id == who.id:
            socket.own = own
            if not table.life.settings.pass_around:
                socket.seat = own[0]
    for seat in own:
        if table.here(seat):
            table.away.pop(seat, None)
    table.tell()


async def stand(table: Table, seat: Seat, who: Identity) -> None:
    """Make a seat free: its own sitter, or the host sends somebody away."""
    _open(table)
    life = table.life
    if not 0 <= seat < len(life.chairs) or life.chairs[seat].kind == "free":
        raise No("seat-free")
    if life.chairs[seat].identity != who.id and life.host != who.id:
        raise No("not-host")
    await table.commit(rows.Stood(seat), who)
    if not table.life.people():
        await table.commit(rows.Ended("empty"), who)


async def seat_bot(table: Table, seat: Seat, level: str, who: Identity) -> None:
    """The host puts a bot into a free seat."""
    _open(table)
    if table.life.host != who.id:
        raise No("not-host")
    if level not in table.room.levels(table.life.settings.game):
        raise No("unknown-level", level=level)
    if not 0 <= seat < len(table.life.chairs) or table.life.chairs[seat].kind != "free":
        raise No("seat-taken")
    await table.commit(rows.Sat(seat, "bot", level=level), who)


async def ready(table: Table, who: Identity, is_ready: bool) -> None:
    _open(table)
    own = table.life.seats_of(who.id)
    if not own:
        raise No("not-seated")
    for seat in own:
        if table.life.chairs[seat].ready != is_ready:
            await table.commit(rows.Readied(seat, is_ready), who)


async def start(table: Table, who: Identity) -> None:
    """The host starts when every seat is taken and everybody else is ready."""
    _open(table)
    life = table.life
    if life.host != who.id:
        raise No("not-host")
    if any(chair.kind == "free" for chair in life.chairs):
        raise No("seats-free")
    if any(not chair.ready and chair.identity != who.id for chair in life.chairs):
        raise No("not-ready")
    await _begin(table, who)


async def _begin(table: Table, who: Identity | None) -> None:
    try:
        await table.commit(rows.Started(table.life.game.rules_version), who)
    except OptionError as error:
        raise No(error.code, **error.args_by_name) from error


async def _start_when_full(table: Table) -> None:
    """A quick match begins as soon as everybody is there."""
    if table.life.quick and all(chair.kind != "free" for chair in table.life.chairs):
        table.starts_at = None
        await _begin(table, None)


async def fill_and_start(table: Table) -> None:
    """A quick match does not wait longer: bots take the free seats."""
    if not table.life.people():
        return
    levels = table.room.levels(table.life.settings.game)
    level = "easy" if "easy" in levels else levels[-1]
    for seat, chair in enumerate(table.life.chairs):
        if chair.kind == "free":
            await table.commit(rows.Sat(seat, "bot", level=level))
    await _begin(table, None)
