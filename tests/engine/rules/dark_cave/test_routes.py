"""The routes of a walking decision against a slow search over all walks."""

from collections.abc import Iterator
from random import Random

import pytest

from permonik.conformance.checks import Start, positions
from permonik.engine.core.values import Action
from permonik.engine.dark_cave.game import DARK_CAVE as GAME
from permonik.engine.dark_cave.state import MONSTER, MOVE, State, copy, place_at
from permonik.engine.dark_cave.verbs import CUT, STEP
from permonik.engine.paths.tiles import FACE_DOWN
from tests.engine.players import PLAYERS
from tests.engine.rules.dark_cave.cave import arm, cave, do, put_monster, put_web
from tests.sizes import ROUTE_POSITIONS

Walk = tuple[tuple[Action, ...], int, int, int]


def walks(state: State) -> Iterator[Walk]:
    """Every walk from here by playing it: its steps, where it leads, cards and nuggets lost on the way."""
    seat = state.turn
    phase = state.phase
    for action in GAME.legal_actions(state):
        if action[0] != STEP:
            continue
        child = copy(state)
        child.pile, child.draws, child.veins = [], 0, []  # so that hands and gold only shrink
        child.hands[(seat + 1) % child.seats] = [0]
        GAME.apply(child, action)
        cards = len(state.hands[seat]) - len(child.hands[seat])
        nuggets = state.nuggets[seat] - child.nuggets[seat]
        own = phase == MOVE
        yield (action,), action[1], cards if own else 0, nuggets if own else 0
        if child.phase == phase and child.turn == seat:
            for steps, place, more, gold in walks(child):
                yield (action, *steps), place, cards + more if own else 0, nuggets + gold if own else 0


def slow_routes(state: State) -> dict[int, tuple[int, int]]:
    """By place: the least lost, and the fewest moves among those walks."""
    best: dict[int, tuple[int, int]] = {}
    start = state.at[state.turn] if state.phase == MOVE else state.monster_at[state.monster]
    for steps, place, cards, nuggets in walks(state):
        if place != start and (cards + nuggets, len(steps)) < best.get(place, (99, 99)):
            best[place] = cards + nuggets, len(steps)
    return best


def check_routes(state: State) -> None:
    routes = GAME.decision(state).routes
    found = {place_at(*route.to): (sum(route.cost.values()), route.moves) for route in routes}  # type: ignore[misc]
    assert found == slow_routes(state)
    for route in routes:
        walked = copy(state)
        for action in route.steps:
            assert action in GAME.legal_actions(walked)
            assert walked.turn == state.turn
            GAME.apply(walked, action)
        assert len(route.steps) == route.moves


@pytest.mark.parametrize("batch", range(4))
def test_routes_equal_a_slow_search(batch: int) -> None:
    wanted = -(-ROUTE_POSITIONS // 4)
    number = batch
    while wanted > 0:
        rng = Random(number)
        for state in positions(GAME, Start(2 + number % 7, b"routes %d" % number), rng, PLAYERS[1]):
            chance = 0.1 if state.phase == MOVE else 0.5
            walking = state.phase in (MOVE, MONSTER) and state.moves <= 4 and len(state.laid) > 4
            if walking and rng.random() < chance and wanted > 0:
                check_routes(state)
                wanted -= 1
        number += 4


def routes(state: State) -> dict[tuple[int, ...], tuple[int, dict[str, int]]]:
    return {
        tuple(route.to): (route.moves, dict(route.cost))  # type: ignore[arg-type]
        for route in GAME.decision(state).routes
    }


def test_a_way_round_a_bridge_is_cheaper_than_over_it() -> None:
    state = cave(
        "bridge-ew-1@1,0", "cross-1@2,0", "cross-1@0,1", "cross-1@1,1", "cross-1@2,1", hand="web-1 cross-1"
    )
    do(state, "discard web-1")
    assert routes(state)[2, 0, 0] == (2, {"cards": 1})
    state.moves = 4
    assert routes(state)[2, 0, 0] == (4, {})


def test_a_tunnel_costs_what_there_is_to_lose() -> None:
    state = cave("tunnel-ne-1@0,1", hand="web-1")
    do(state, "discard web-1")
    assert routes(state)[0, 1, 2] == (2, {"nuggets": 1})
    state.nuggets[0] = 0
    assert routes(state)[0, 1, 2] == (2, {})


def test_routes_end_at_monsters_goals_and_webs() -> None:
    state = cave(
        "cross-1@3,4", "cross-1@2,4", "cross-1@2,5", "cross-1@1,4", hand="web-1 rat-1", at={0: (2, 4, 0)}
    )
    put_monster(state, "rat", (3, 4, 0), owner=1)
    put_web(state, (1, 4, "east"), owner=2)
    do(state, "discard web-1")
    assert routes(state) == {(3, 4, 0): (1, {"cards": 1}), (2, 5, 0): (1, {})}
    arm(state, 0, 1)  # now the loss is not certain
    assert routes(state) == {(3, 4, 0): (1, {}), (2, 5, 0): (1, {})}
    state.monster_at[0] = -1
    assert routes(state)[4, 4, 0] == (2, {})
    assert state.grid.tiles[state.setup.goal_cells[3]] == FACE_DOWN


def test_monsters_have_routes_without_costs() -> None:
    state = cave("lair-cross-1@1,0", "tunnel-ne-1@0,1", hand="rat-1", at=dict.fromkeys(range(5), (1, 0, 0)))
    do(state, "lure rat-1@1,0/0")
    assert routes(state) == {(0, 0, 0): (1, {}), (0, 1, 0): (2, {}), (0, 1, 2): (3, {})}


def test_other_decisions_have_none() -> None:
    state = cave(hand="web-1")
    assert GAME.decision(state).routes == ()


def test_an_axe_against_a_web_is_no_step() -> None:
    state = cave("cross-1@1,0", hand="web-1")
    put_web(state, (0, 0, "east"), owner=2)
    arm(state, 0, 1)
    do(state, "discard web-1")
    assert routes(state) == {}
    assert GAME.legal_actions(state)[0][0] == CUT
