"""A player of The Lost Mines who looks ahead: the best cards of *normal* are played out in believed worlds.

Each is followed by a round of quick play of everybody, and then judged by the race for what is left, with the
roles, mines and treasures of that world.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from permonik.bots.bot import Budget, World
from permonik.bots.lookahead import compare
from permonik.bots.lost_mines import easy, normal
from permonik.bots.lost_mines.belief import belief
from permonik.bots.lost_mines.race import (
    Mines,
    gathered,
    pace,
    race,
    shares,
    true_first_worths,
    true_worths,
    turns_left,
    way_costs,
    ways_to_mines,
    worths,
)
from permonik.bots.lost_mines.terrain import survey
from permonik.bots.ways import FAR, reach
from permonik.engine.core.values import Action, Seat
from permonik.engine.lost_mines.actions import step, stop
from permonik.engine.lost_mines.movement import ways
from permonik.engine.lost_mines.rounds import points_of
from permonik.engine.lost_mines.rules import apply, to_act
from permonik.engine.lost_mines.state import MOVE, OVER, PLAY, State

_TRUST: Final = 2.0  # as many worlds as *normal*'s opinion counts for
_NEW_ROUND: Final = 2.5  # what anybody gains in a round of which nothing is known yet


def choose(world: World[State], budget: Budget) -> Action:
    """Cards are looked at closely; how to walk then is plain."""
    state, seat = world.state, world.seat
    outlook = normal.look_out(world)
    if state.phase != PLAY:
        return normal.decide(outlook, world.rng)
    ranked = normal.rank(outlook)
    ranked.sort(key=lambda each: (-each[1], world.rng.random()))

    def play_on(then: State, rng: Random) -> float:
        return _play_on(then, seat, outlook.friends, rng)

    return compare(world, budget, ranked, play_on, belief(state, world.trace), _TRUST)


def _play_on(state: State, seat: Seat, friends: Sequence[float], rng: Random) -> float:
    """What the seat gets out of it after a round of turns."""
    number = state.round
    for action in normal.walk(normal.Outlook(state, seat, friends)) if state.phase == MOVE else ():
        apply(state, action)
    while state.round == number and (acting := to_act(state)) is not None:
        if acting == seat and state.phase == PLAY:
            break
        if state.phase == MOVE:
            _hurry(state)
        else:
            apply(state, easy.decide(state, acting, rng))
    return value(state, number)[seat]


def _hurry(state: State) -> None:
    """Walk towards the nearest mine worth going to, as far as the path goes; in one with treasure, stay."""
    seat, mines = state.turn, state.deck.mine_cells
    worth = worths(state, seat)
    togo = reach(survey(state).network, [(cell, 0.0) for mine, cell in enumerate(mines) if worth[mine]])
    while state.phase == MOVE and state.turn == seat:
        here = state.dwarfs[seat]
        beside = [cell for cell, _ in ways(state, here, state.dwarfs)]
        there = min(beside, key=lambda cell: togo.get(cell, FAR), default=here)
        apply(state, step(there) if togo.get(there, FAR) < togo.get(here, FAR) else stop)


def value(state: State, number: int) -> list[float]:
    """By seat, the points that it can expect in a world, as seen from a round."""
    points: list[float] = [float(each) for each in points_of(state)]
    if state.phase == OVER:
        return points
    if state.round != number:
        return [each + _NEW_ROUND for each in points]
    hopes = [worths(state, seat) for seat in range(state.seats)]
    mines = Mines(true_worths(state), true_first_worths(state))
    costs = way_costs(state, ways_to_mines(state))
    paces = [pace(state, seat) for seat in range(state.seats)]
    times = [[each.turns(cost) for cost in row] for each, row in zip(paces, costs, strict=True)]
    coming = []
    for seat in ((state.turn + after) % state.seats for after in range(state.seats)):
        near = [mine for mine, cost in enumerate(costs[seat]) if paces[seat].reaches(cost)]
        if near:
            coming.append((seat, near))
    more = race(turns_left(state), times, coming, mines, hopes)
    amounts = [one + two for one, two in zip(gathered(state), more, strict=True)]
    return [sum(both) for both in zip(points, shares(state, amounts), strict=True)]
