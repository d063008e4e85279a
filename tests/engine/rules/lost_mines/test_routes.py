"""The routes of a walking decision against a slow search over all walks."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from permonik.conformance.checks import Start, positions
from permonik.engine.core.values import Action
from permonik.engine.lost_mines.cards import PLAN
from permonik.engine.lost_mines.game import LOST_MINES as GAME
from permonik.engine.lost_mines.state import MOVE, State, copy
from permonik.engine.lost_mines.verbs import STEP
from permonik.engine.paths.tiles import FACE_DOWN
from tests.engine.players import PLAYERS
from tests.engine.rules.lost_mines.scenes import do, scene
from tests.sizes import ROUTE_POSITIONS


def walks(state: State) -> Iterator[tuple[tuple[Action, ...], int, int]]:
    """Every walk from here by playing it: its steps, where it leads, and the cards lost on the way."""
    seat = state.turn
    for action in GAME.legal_actions(state):
        if action[0] != STEP:
            continue
        child = copy(state)
        hand, hidden = len(child.hands[seat]), child.grid.tiles[action[1]] == FACE_DOWN
        child.pile, child.draws = [], 0  # so that the hand only shrinks
        child.hands[(seat + 1) % child.seats] = [0]
        GAME.apply(child, action)
        over = hidden or child.phase != MOVE or child.turn != seat
        lost = hand - len(child.hands[seat]) if child.round == state.round else 0
        yield (action,), action[1], lost
        if not over:
            for steps, place, more in walks(child):
                yield (action, *steps), place, lost + more


def slow_routes(state: State) -> dict[tuple[int, int], tuple[int, int]]:
    """By cell: the fewest cards lost, and the fewest moves among those walks."""
    best: dict[tuple[int, int], tuple[int, int]] = {}
    for steps, cell, lost in walks(state):
        where = PLAN.xy(cell)
        if cell != state.dwarfs[state.turn] and (lost, len(steps)) < best.get(where, (99, 99)):
            best[where] = lost, len(steps)
    return best


def check_routes(state: State) -> None:
    routes = GAME.decision(state).routes
    found = {tuple(route.to): (route.cost["cards"], route.moves) for route in routes}  # type: ignore[arg-type]
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
        start = Start(3 + number % 7, b"routes %d" % number)
        for state in positions(GAME, start, rng, PLAYERS[1]):
            if state.phase == MOVE and len(state.laid) > 4 and rng.random() < 0.15 and wanted > 0:
                check_routes(state)
                wanted -= 1
        number += 4


def routes(state: State) -> dict[tuple[int, ...], tuple[int, Any]]:
    return {
        tuple(route.to): (route.moves, route.cost["cards"])  # type: ignore[arg-type]
        for route in GAME.decision(state).routes
    }


def test_a_longer_way_round_a_trap_is_cheaper() -> None:
    board = ". . .\n┌ ─ ┐\nY ─ ┼"
    state = scene(board, hand=["trap", "cross", "cross"], dwarfs={0: (1, 2)})
    do(state, "trap 1,2 east")
    assert routes(state)[(2, 2)] == (1, 1)  # four steps round are too many
    state.moves = 5
    assert routes(state)[(2, 2)] == (5, 0)


def test_a_trap_costs_nothing_once_the_hand_is_empty() -> None:
    state = scene(".\n.\nY ─ ─ ─", hand=["trap", "cross"], others=["trap"], dwarfs={0: (0, 2)})
    do(state, "trap 0,2 east", "stop", "trap 1,2 east", "stop", "discard trap", "stop")
    do(state, "discard-two cross cross")
    assert routes(state) == {(1, 2): (1, 0), (2, 2): (2, 0), (3, 2): (3, 0)}


def test_routes_end_at_a_hidden_mine_and_respect_blocks() -> None:
    row = " ".join(["."] * 8 + ["─", "─"])
    state = scene(f".\n.\n{row}\n" + " ".join(["."] * 8 + ["│"]), dwarfs={0: (8, 2)})
    do(state, "discard cross")
    assert routes(state) == {(9, 2): (1, 0), (10, 2): (2, 0)}
