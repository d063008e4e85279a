"""The record of a table's game, and single steps of it."""

from typing import Any

from permonik.engine.core.events import Event
from permonik.engine.core.game import state_hash
from permonik.engine.core.record import (
    FINISHED,
    Header,
    Sitter,
    write_action,
    write_footer,
    write_header,
)
from permonik.engine.core.values import EVERYTHING, SPECTATOR, Viewer
from permonik.server.tables.life import Life, begin, replayed
from permonik.server.tables.project import project, told
from permonik.server.tables.room import No
from permonik.server.wire import EventInfo, Update


def record_lines(life: Life, names: list[str]) -> list[str]:
    """The record: only moves that stand. It holds the seed, so it exists only when all may be told."""
    if not life.over or life.state is None:
        raise No("not-over")
    kinds = [_kind(chair.kind, chair.level) for chair in life.chairs]
    sitters = tuple(Sitter(name, kind) for name, kind in zip(names, kinds, strict=True))
    header = Header(life.game.id, life.rules_version, sitters, life.seed, life.settings.options)
    finished = life.status == "finished"
    footer = write_footer(
        FINISHED if finished else "abandoned",
        "" if finished else life.why,
        life.game.outcome(life.state) if finished else None,
        state_hash(life.game, life.state),
    )
    return [write_header(header), *(write_action(move.seat, move.text) for move in life.moves), footer]


def _kind(kind: str, level: str) -> str:
    return {"person": "person", "outside": "bot:outside"}.get(kind, f"bot:{level}")


def step(life: Life, viewer: Viewer, number: int) -> Update:
    """The position after so many moves as a viewer may see it, with what the last of them told."""
    if life.state is None:
        raise No("not-started")
    if not 0 <= number <= len(life.moves):
        raise No("no-such-step", most=len(life.moves))
    game = life.game
    events: list[Event] = []
    state = replayed(life, max(0, number - 1))
    if number:
        state = game.copy(state)
        game.apply(state, game.read(state, life.moves[number - 1].text), events)
    return project(game, state, events, viewer, number)


def knowledge(life: Life, number: int) -> list[Any]:
    """What every seat knows beyond the table after so many moves; only for who may see everything."""
    state = replayed(life, number)
    return [life.game.view(state, seat)["you"] for seat in range(len(life.chairs))]


def story(life: Life, viewer: Viewer) -> list[list[EventInfo]]:
    """What every move told a viewer, in one pass over the game."""
    if life.state is None:
        raise No("not-started")
    game, state = life.game, begin(life)
    steps = []
    for move in life.moves:
        events: list[Event] = []
        game.apply(state, game.read(state, move.text), events)
        steps.append(told(events, viewer))
    return steps


def entitled(life: Life, identity: str, wanted: str) -> Viewer:
    """The viewer that somebody may replay as. Before the end: an own seat, or the public view."""
    own = life.seats_of(identity)
    if life.over and not (own or life.settings.public):
        raise No("not-yours")
    if not own and not life.watchers and not life.over:
        raise No("no-spectators")
    if wanted == "public":
        return SPECTATOR
    if wanted == "all":
        if not life.over:
            raise No("not-over")
        return EVERYTHING
    if not wanted.isdecimal() or int(wanted) >= len(life.chairs):
        raise No("no-such-seat")
    seat = int(wanted)
    # A device passed around shows another seat only on its own screen, never by way of a replay.
    if not life.over and (seat not in own or life.settings.pass_around):
        raise No("not-over")
    return seat
