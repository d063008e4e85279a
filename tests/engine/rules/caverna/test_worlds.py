"""Worlds that a seat cannot tell apart: every order of cards and markers to come, each as often."""

from collections import Counter
from collections.abc import Hashable
from itertools import permutations
from random import Random

import pytest

from permonik.engine.caverna.game import CAVERNA
from permonik.engine.caverna.spaces import cards_of
from permonik.engine.caverna.state import State
from permonik.engine.caverna.worlds import known_cards, known_markers
from tests.engine.statistics import assert_frequencies
from tests.sizes import DETERMINIZE_SAMPLES

World = tuple[tuple[int, ...], tuple[int, ...]]


def reached(seats: int, round_: int, seed: int, **options: str) -> State:
    state = CAVERNA.new(seats, b"%d" % seed, options)
    rng = Random(seed)
    while state.round < round_:
        CAVERNA.apply(state, rng.choice(CAVERNA.legal_actions(state)))
    return state


def possible(state: State) -> set[World]:
    """All orders that agree with what has been shown, listed one by one."""
    shown, turned = known_cards(state), known_markers(state)
    stages = [list(permutations(cards)) for cards, _ in cards_of(state.setup.seats)]
    orders: list[tuple[int, ...]] = [()]
    for stage in stages:
        orders = [order + each for order in orders for each in stage]
    orders = [order for order in orders if order[:shown] == state.cards[:shown]]
    markers = {order for order in permutations(state.markers) if order[:turned] == state.markers[:turned]}
    return {(order, marker) for order in orders for marker in markers}


@pytest.mark.clause("CAV-4.8")
@pytest.mark.parametrize(
    ("seats", "round_", "seed", "reveal"),
    [
        (2, 8, 1, "round_start"),
        (2, 8, 2, "before_harvest"),
        (3, 9, 3, "round_start"),
        (5, 10, 4, "before_harvest"),
    ],
)
def test_every_world_comes_up_equally_often(seats: int, round_: int, seed: int, reveal: str) -> None:
    state = reached(seats, round_, seed, marker_reveal=reveal)
    worlds = possible(state)
    assert 1 < len(worlds) <= 200
    rng = Random(9)
    seen: Counter[Hashable] = Counter()
    for _ in range(DETERMINIZE_SAMPLES):
        world = CAVERNA.determinize(state, 0, rng)
        seen[world.cards, world.markers] += 1
    assert_frequencies(seen, dict.fromkeys(worlds, 1.0))


@pytest.mark.clause("CAV-17.3")
def test_a_solo_player_knows_everything() -> None:
    state = reached(1, 3, 1)
    world = CAVERNA.determinize(state, 0, Random(1))
    assert (world.cards, world.markers) == (state.cards, state.markers)
    assert world.dice.seed != state.dice.seed


def test_the_dice_are_keyed_anew() -> None:
    state = reached(3, 2, 1)
    seeds = {CAVERNA.determinize(state, 0, Random(n)).dice.seed for n in range(5)}
    assert len(seeds) == 5
    assert state.dice.seed not in seeds
