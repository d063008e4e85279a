"""The laws of the contract under every option, and leaks planted on purpose."""

from random import Random
from typing import Any

import pytest

from permonik.conformance import checks
from permonik.conformance.checks import Start
from permonik.conformance.leaks import check_secrecy
from permonik.engine.core.events import Event, Log
from permonik.engine.core.values import Action, Viewer
from permonik.engine.lost_mines.game import LOST_MINES as GAME
from permonik.engine.lost_mines.game import LostMines
from permonik.engine.lost_mines.state import State
from tests.engine.players import PLAYERS, with_sense
from tests.engine.rules.lost_mines.test_cards import other_deck

OPTIONS: list[dict[str, Any]] = [
    {"agreed_end": True, "rounds": 3},
    {"deck": other_deck(), "rounds": 1},
    {"deck": other_deck(), "agreed_end": True, "first": 1},
]


@pytest.mark.parametrize("number", range(len(OPTIONS)))
@pytest.mark.parametrize("seats", [3, 6, 9])
def test_every_law_holds_under_every_option(seats: int, number: int) -> None:
    start = Start(seats, b"options %d" % number, OPTIONS[number])
    checks.check_game(GAME, start, Random(number), PLAYERS[number % 2], chance=0.02)
    checks.check_replay(GAME, start, Random(number), PLAYERS[number % 2])
    for state in checks.sample(GAME, start, Random(number), 0.02, PLAYERS[1]):
        checks.check_universe(GAME, state)


def test_no_secret_is_told_with_an_agreed_end() -> None:
    start = Start(4, b"vote", {"agreed_end": True, "rounds": 1})
    check_secrecy(GAME, start, Random(1), with_sense, twins=2)


class Role(LostMines):
    """Shows the role of the last player."""

    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        return {**GAME.view(state, viewer), "role": state.roles[-1]}


class Spare(LostMines):
    """Shows the dwarf cards left aside."""

    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        return {**GAME.view(state, viewer), "spare": state.spare}


class Mine(LostMines):
    """Marks the mine with the dragon."""

    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        return {**GAME.view(state, viewer), "dragon_mine": state.mines.index(3)}


class Values(LostMines):
    """Shows what the treasures are worth that somebody has taken."""

    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        found = [value for value, seat in zip(state.values, state.taken, strict=True) if seat >= 0]
        return {**GAME.view(state, viewer), "found": found}


class Aside(LostMines):
    """Shows a card that was set aside before the deal."""

    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        return {**GAME.view(state, viewer), "set_aside": state.aside[0]}


class Discards(LostMines):
    """Shows what everybody discarded or lost to a trap."""

    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        return {**GAME.view(state, viewer), "away": state.discards}


class Audience(LostMines):
    """Tells everybody what somebody saw."""

    def apply(self, state: State, action: Action, log: Log = None) -> None:
        events: list[Event] = []
        GAME.apply(state, action, events)
        if log is not None:
            everybody = tuple(range(state.seats))
            log += [event._replace(audience=everybody) if event.private else event for event in events]


@pytest.mark.parametrize("leak", [Role, Spare, Mine, Values, Aside, Discards, Audience])
def test_a_planted_leak_is_caught(leak: type[LostMines]) -> None:
    with pytest.raises(AssertionError, match="secret"):
        check_secrecy(leak(), Start(5, b"planted 2"), Random(1), with_sense, twins=2)
