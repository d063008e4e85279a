"""Nobody is sent what they must not know: every byte is the same in all worlds they cannot tell apart."""

from collections.abc import Sequence
from typing import Any

import pytest

from permonik.engine.catalog import GAMES
from permonik.engine.core.events import Event
from permonik.engine.core.game import Game, Refusal
from permonik.engine.core.values import EVERYTHING, SPECTATOR, Action, Viewer
from permonik.server.history import record
from permonik.server.tables import conduct, rows, telling
from permonik.server.tables import project as projecting
from permonik.server.tables import table as tables
from permonik.server.tables.life import Life
from permonik.server.tables.project import project
from permonik.server.tables.socket import Outbox
from permonik.server.tables.table import Table
from permonik.server.wire import Update
from tests.server.watching import watch_game
from tests.sizes import SERVER_LEAK_GAMES


@pytest.mark.parametrize("number", range(SERVER_LEAK_GAMES))
@pytest.mark.parametrize("game", list(GAMES))
def test_no_frame_answer_or_log_line_tells_a_secret(game: str, number: int) -> None:
    watch_game(GAMES[game], number)


# --- planted leaks --------------------------------------------------------------------------------


def _choices_for_all(
    game: Game[Any], state: Any, events: Sequence[Event], viewer: Viewer, *rest: Any
) -> Update:
    """Everybody gets the choices of whoever is to act."""
    seat = game.to_act(state)
    update = project(game, state, events, viewer, *rest)
    if seat is not None:
        update.decision = projecting.decision_info(game.decision(state))
    return update


def _number_of_choices(
    game: Game[Any], state: Any, events: Sequence[Event], viewer: Viewer, *rest: Any
) -> Update:
    """Everybody learns how many choices there are."""
    update = project(game, state, events, viewer, *rest)
    if update.asked is not None:
        update.asked.prompt = f"{update.asked.prompt} {len(game.legal_actions(state))}"
    return update


def _all_events(game: Game[Any], state: Any, events: list[Event], viewer: Viewer, *rest: Any) -> Update:
    """Private arguments of events reach everybody."""
    update = project(game, state, events, viewer, *rest)
    update.events = projecting.told(events, EVERYTHING)
    return update


def _eager_refusal(game: Game[Any], state: Any, viewer: Viewer, action: Action) -> Refusal | None:
    """Looks into the hand before it asks whose turn it is."""
    seat = game.to_act(state)
    return None if seat is None else game.why_not(state, seat, action)


def _talkative(self: Table, body: rows.Body, began: float) -> None:
    """Writes the move into the log."""
    self.room.log.info("row", table=self.id, do=getattr(body, "do", ""))


def _generous(table: Table, socket: Any) -> Any:
    """Tells the last card of the pile with the description of the table."""
    info = ORIGINAL_INFO(table, socket)
    info.code = str(table.life.game.dump(table.life.state).get("pile"))[-12:]
    return info


def _as_seat_0(game: Game[Any], state: Any, events: Sequence[Event], viewer: Viewer, *rest: Any) -> Update:
    """Spectators see what the first seat sees."""
    return project(game, state, events, max(viewer, 0), *rest)


def _any_seat(_life: Life, _identity: str, wanted: str) -> Viewer:
    """A replay from whatever seat one asks for."""
    return int(wanted) if wanted.isdecimal() else SPECTATOR


def _with_everything(_life: Life, _identity: str, _wanted: str) -> Viewer:
    """A replay with everything, as after the end."""
    return EVERYTHING


def _kept(_outbox: Outbox) -> None:
    """What waits for a seat that was locked goes out all the same."""


ORIGINAL_INFO = telling.table_info


@pytest.mark.parametrize(
    ("where", "name", "leak"),
    [
        pytest.param(tables, "project", _choices_for_all, id="choices"),
        pytest.param(tables, "project", _number_of_choices, id="count"),
        pytest.param(tables, "project", _all_events, id="events"),
        pytest.param(conduct, "refusal_for", _eager_refusal, id="refusal"),
        pytest.param(Table, "_noted", _talkative, id="log"),
        pytest.param(telling, "table_info", _generous, id="table"),
        pytest.param(tables, "project", _as_seat_0, id="spectators"),
        pytest.param(record, "project", _all_events, id="replayed-events"),
        pytest.param(record, "entitled", _any_seat, id="replay-of-another-seat"),
        pytest.param(record, "entitled", _with_everything, id="replay-of-everything"),
        pytest.param(Outbox, "drop_update", _kept, id="pass-screen"),
    ],
)
def test_a_planted_leak_is_caught(where: Any, name: str, leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(where, name, leak)
    with pytest.raises(AssertionError, match="secret"):
        watch_game(GAMES["saboteur"], 1)
