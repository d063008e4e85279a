"""A player of The Lost Mines who looks ahead: the best cards of *normal* are played out in believed worlds.

Each is followed by the dwarf's own walk and some rounds of quick play of everybody, and then judged by what
was taken and by the race for the rest, with the roles, mines and treasures of that world. A single round
hardly ever changes the judgement beforehand.
"""

from collections.abc import Hashable
from random import Random
from typing import Final, NamedTuple, TypeAlias

from permonik.bots.bot import Budget, World
from permonik.bots.lookahead import compare
from permonik.bots.lost_mines import easy, normal, quick
from permonik.bots.lost_mines.belief import belief, friends
from permonik.bots.lost_mines.race import (
    Mines,
    gathered,
    in_reach,
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
from permonik.engine.core.values import Action, Seat
from permonik.engine.lost_mines.actions import stop
from permonik.engine.lost_mines.rounds import points_of
from permonik.engine.lost_mines.rules import apply, legal_actions, to_act
from permonik.engine.lost_mines.scoring import DRAGON_LOSS
from permonik.engine.lost_mines.state import MOVE, NOBODY, OVER, PLAY, State

_Board: TypeAlias = tuple[Hashable, ...]

_TURNS: Final = 4  # own turns that are played on with quick play
_TRUST: Final = 16.0  # as many worlds as *normal*'s opinion counts for


class Boards(NamedTuple):
    """What was worked out for boards that have already been seen."""

    walks: dict[_Board, tuple[Action, ...]]
    costs: dict[_Board, list[list[float]]]


def _board(state: State) -> _Board:
    """All that the ways of the dwarfs depend on."""
    lying = (*state.overcome, -1, *state.traps, -1, *(edge for edge, _ in state.trolls))
    return bytes(state.grid.tiles), tuple(state.dwarfs), lying


def choose(world: World[State], budget: Budget) -> Action:
    """Cards are looked at closely; how to walk then is plain."""
    state, seat = world.state, world.seat
    actions = legal_actions(state)
    if len(actions) == 1:
        return actions[0]
    weigh = belief(state, world.trace)
    outlook = normal.Outlook(state, seat, friends(state, seat, weigh))
    if state.phase != PLAY:
        return normal.decide(outlook, world.rng)
    ranked = normal.rank(outlook)
    ranked.sort(key=lambda each: (-each[1], world.rng.random()))
    boards, ground = Boards({}, {}), quick.Ground(state)

    def play_on(then: State, rng: Random) -> float:
        number = then.round
        _finish_turn(then, outlook, boards, rng)
        _play_on(then, seat, ground.copy(), rng)
        return value(then, number, boards)[seat]

    return compare(world, budget, ranked, play_on, weigh, _TRUST)


def _finish_turn(state: State, outlook: normal.Outlook, boards: Boards, rng: Random) -> None:
    """Walk as *normal* would, and take what there is."""
    seat, number = outlook.seat, state.round
    if state.phase == MOVE:
        for action in _walk(state, outlook, boards):
            apply(state, action)
        if state.phase == MOVE and to_act(state) == seat:
            apply(state, stop)
    while state.round == number and to_act(state) == seat and state.phase != PLAY:
        apply(state, easy.decide(state, seat, rng))


def _walk(state: State, outlook: normal.Outlook, boards: Boards) -> tuple[Action, ...]:
    """The same in all worlds that the seat cannot tell apart, so it is worked out once."""
    seat = outlook.seat
    key = (*_board(state), state.looked[seat], state.seen[seat], *worths(state, seat))
    if key not in boards.walks:
        boards.walks[key] = normal.walk(normal.Outlook(state, seat, outlook.friends))
    return boards.walks[key]


def _play_on(state: State, seat: Seat, ground: quick.Ground, rng: Random) -> None:
    """Quick play of everybody for some turns of the seat, or till the round is over."""
    number, turns = state.round, 0
    while state.round == number and state.phase != OVER and turns < _TURNS:
        turn = state.turn
        quick.act(state, ground, rng)
        turns += state.turn != turn and state.turn == seat


def value(state: State, number: int, boards: Boards) -> list[float]:
    """By seat, the points that it can expect in a world, as seen from a round."""
    points: list[float] = [float(each) for each in points_of(state)]
    if state.phase == OVER or state.round != number:
        return points  # whatever comes after the round comes in any case
    hopes = [worths(state, seat) for seat in range(state.seats)]
    mines = Mines(true_worths(state), true_first_worths(state))
    board = _board(state)
    costs = boards.costs.get(board) or way_costs(state, ways_to_mines(state))
    boards.costs[board] = costs
    paces = [pace(state, seat) for seat in range(state.seats)]
    times = [[each.turns(cost) for cost in row] for each, row in zip(paces, costs, strict=True)]
    order = ((state.turn + after) % state.seats for after in range(state.seats))
    coming = in_reach(order, paces, costs)
    more = race(turns_left(state), times, coming, mines, hopes)
    amounts = [one + two for one, two in zip(gathered(state), more, strict=True)]
    gains = shares(state, amounts)
    if state.dragon != NOBODY:
        gains[state.dragon] = max(0.0, gains[state.dragon] - DRAGON_LOSS)
    return [sum(both) for both in zip(points, gains, strict=True)]
