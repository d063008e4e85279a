"""What is written with a row of the journal, so that lists and restarts need not read all of it."""

from typing import TYPE_CHECKING

import msgspec

from permonik.server.store import journal
from permonik.server.tables import rows
from permonik.server.tables.life import Life

if TYPE_CHECKING:
    from permonik.server.tables.table import Table


def append_of(
    table: "Table", after: Life, body: rows.Body, identity: str | None, message_id: str | None
) -> journal.Append:
    """The row that leads to this life, and everything that goes with it."""
    now = table.room.now()
    sat: tuple[tuple[int, str], ...] = ()
    stood: tuple[int, ...] = ()
    match body:
        case rows.Sat(seat, _, holder) if holder:
            sat = ((seat, holder),)
        case rows.Stood(seat):
            stood = (seat,)
    return journal.Append(
        table.id,
        journal.Written(after.n, now, identity, message_id, rows.write_body(body)),
        after.status,
        turn_of(after),
        due_of(table, after, now),
        summary_of(after),
        outcome_of(after),
        sat,
        stood,
        checkpoint_of(after) if after.n % journal.CHECKPOINT_EVERY == 0 else None,
    )


def due_of(table: "Table", life: Life, now: float) -> journal.Due:
    if life.status == "open":
        return journal.Due(table.starts_at)
    return table.clock.due(life, table, now)


def turn_of(life: Life) -> str | None:
    """The person whose decision is awaited."""
    seat = life.to_act
    if seat is None:
        return None
    chair = life.chairs[seat]
    return chair.identity if chair.kind == "person" and chair.stand_in is None else None


def outcome_of(life: Life) -> str | None:
    if life.status != "finished":
        return None
    outcome = life.game.outcome(life.state)
    return msgspec.json.encode({"points": outcome.points, "winners": outcome.winners}).decode()


def summary_of(life: Life) -> str:
    """What lists say about the table."""
    seats = [{"kind": chair.kind, "identity": chair.identity, "level": chair.level} for chair in life.chairs]
    content = {"seats": seats, "quick": life.quick, "outside": life.settings.outside_bots}
    return msgspec.json.encode(content).decode()


def checkpoint_of(life: Life) -> journal.Checkpoint | None:
    """The whole position, if there is one."""
    if life.state is None:
        return None
    dump = {"moves": len(life.moves), "state": life.game.dump(life.state)}
    return journal.Checkpoint(life.n, life.game.rules_version, msgspec.json.encode(dump).decode())
