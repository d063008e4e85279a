"""Looking ahead: the options are tried in the same worlds, and the better one is found."""

import time
from math import inf
from random import Random
from typing import Any, Final

from permonik.bots.bot import Budget, World
from permonik.bots.lookahead import compare, replanned
from permonik.engine.core.values import Action

LATER: Final = inf  # a decision that has not begun yet is never out of time
OPTIONS: Final[list[tuple[Action, float]]] = [((number, 0, 0, 0), -number / 10) for number in range(4)]


class Toy:
    """A game whose state is a drawn number and what was done since."""

    def determinize(self, state: list[Any], _seat: int, rng: Random, _weigh: Any = None) -> list[Any]:
        return [rng.random(), *state[1:]]

    def copy(self, state: list[Any]) -> list[Any]:
        return state[:]

    def apply(self, state: list[Any], action: Action) -> None:
        state.append(action)


def world() -> World[list[Any]]:
    game: Any = Toy()
    return World(game, [0.0], 0, Random(1))


def test_an_option_that_brings_more_wins_over_one_that_looks_better() -> None:
    best = OPTIONS[2][0]

    def play_on(then: list[Any], option: Action, rng: Random) -> float:
        luck: float = (
            100 * then[0] + 100 * rng.random()
        )  # far more than the options differ by, and the same for all
        return luck + float(option == best)

    assert compare(world(), Budget(32), LATER, OPTIONS, play_on, None, trust=2) == best
    assert compare(world(), Budget(0), LATER, OPTIONS, play_on, None, trust=2) == OPTIONS[0][0]


def test_what_looks_much_better_is_not_given_up_for_a_little() -> None:
    def play_on(_then: list[Any], option: Action, _rng: Random) -> float:
        return 0.01 * float(option == OPTIONS[3][0])

    assert compare(world(), Budget(32), LATER, OPTIONS, play_on, None, trust=8) == OPTIONS[0][0]


def test_no_more_is_played_than_the_budget_allows() -> None:
    played = []

    def play_on(then: list[Any], _option: Action, _rng: Random) -> float:
        played.append(then)
        return 0.0

    compare(world(), Budget(21), LATER, OPTIONS, play_on, None, trust=1)
    assert 12 <= len(played) <= 21


def test_time_counts_from_the_beginning_of_the_decision_and_no_world_takes_more_than_is_left() -> None:
    played = []

    def play_on(then: list[Any], _option: Action, _rng: Random) -> float:
        played.append(then)
        time.sleep(0.01)
        return 0.0

    best = OPTIONS[0][0]
    assert compare(world(), Budget(400, 1.0), time.monotonic() - 1, OPTIONS, play_on, None, trust=1) == best
    assert not played
    began = time.monotonic()
    assert compare(world(), Budget(4_000, 0.2), began, OPTIONS, play_on, None, trust=1) == best
    assert 4 <= len(played) < 20


def test_options_that_can_be_planned_with_are_judged_by_their_plans() -> None:
    plans = replanned(OPTIONS, (1, 2), lambda action: float(action[0]))
    assert [(action[0], worth) for action, worth in plans] == [(2, 2.0), (1, 1.0), (0, 0.0), (3, -0.3)]
