"""A player of The Lost Mines who looks ahead: the best cards of *normal* are played out in believed worlds.

Each is followed by the dwarf's own walk and a round of quick play of the others, and then judged by what
everybody can take in the next turns and by the race for the rest, with the roles, mines and treasures of
that world.
"""

from collections.abc import Hashable, Iterable, Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias

from permonik.bots.bot import Budget, World
from permonik.bots.lookahead import compare
from permonik.bots.lost_mines import easy, normal
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
from permonik.bots.lost_mines.terrain import survey
from permonik.bots.ways import FAR, reach
from permonik.engine.core.values import Action, Seat
from permonik.engine.lost_mines.actions import step, stop
from permonik.engine.lost_mines.movement import ways
from permonik.engine.lost_mines.rounds import points_of
from permonik.engine.lost_mines.rules import apply, legal_actions, to_act
from permonik.engine.lost_mines.state import MOVE, OVER, PLAY, State

_Board: TypeAlias = tuple[Hashable, ...]

_TRUST: Final = 4.0  # as many worlds as *normal*'s opinion counts for
_NEW_ROUND: Final = 2.5  # what anybody gains in a round of which nothing is known yet


class Boards(NamedTuple):
    """What was worked out for boards that have already been seen."""

    walks: dict[_Board, tuple[Action, ...]]
    costs: dict[_Board, list[list[float]]]


def _board(state: State) -> _Board:
    """All that the ways of the dwarfs depend on."""
    lying = (*state.overcome, -1, *state.traps, -1, *(edge for edge, _ in state.trolls))
    return bytes(state.grid.tiles), tuple(state.dwarfs), lying


class Outlook(normal.Outlook):
    """A position as one seat judges it that also looks at the next turns of the others."""

    def coming(self, costs: normal.WayCosts) -> Iterable[tuple[Seat, Sequence[int]]]:
        seats = self.state.seats
        return in_reach(((self.seat + after) % seats for after in range(1, seats)), self.paces, costs)


def choose(world: World[State], budget: Budget) -> Action:
    """Cards are looked at closely; how to walk then is plain."""
    state, seat = world.state, world.seat
    actions = legal_actions(state)
    if len(actions) == 1:
        return actions[0]
    weigh = belief(state, world.trace)
    outlook = Outlook(state, seat, friends(state, seat, weigh))
    if state.phase != PLAY:
        return normal.decide(outlook, world.rng)
    ranked = normal.rank(outlook)
    ranked.sort(key=lambda each: (-each[1], world.rng.random()))
    boards = Boards({}, {})

    def play_on(then: State, rng: Random) -> float:
        number = then.round
        _finish_turn(then, outlook, boards, rng)
        _others_play(then, seat, rng)
        return value(then, number, boards)[seat]

    return compare(world, budget, ranked, play_on, weigh, _TRUST)


def _finish_turn(state: State, outlook: Outlook, boards: Boards, rng: Random) -> None:
    """Walk as *normal* would, and take what there is."""
    seat, number = outlook.seat, state.round
    if state.phase == MOVE:
        for action in _walk(state, outlook, boards):
            apply(state, action)
        if state.phase == MOVE and to_act(state) == seat:
            apply(state, stop)
    while state.round == number and to_act(state) == seat and state.phase != PLAY:
        apply(state, easy.decide(state, seat, rng))


def _walk(state: State, outlook: Outlook, boards: Boards) -> tuple[Action, ...]:
    """The same in all worlds that the seat cannot tell apart, so it is worked out once."""
    seat = outlook.seat
    key = (*_board(state), state.looked[seat], state.seen[seat], *worths(state, seat))
    if key not in boards.walks:
        boards.walks[key] = normal.walk(Outlook(state, seat, outlook.friends))
    return boards.walks[key]


def _others_play(state: State, seat: Seat, rng: Random) -> None:
    """Quick play of everybody till it is the seat's turn again, or the round is over."""
    number = state.round
    while state.round == number and to_act(state) not in (None, seat):
        if state.phase == MOVE:
            _hurry(state)
        else:
            apply(state, easy.decide(state, state.to_act, rng))


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


def value(state: State, number: int, boards: Boards) -> list[float]:
    """By seat, the points that it can expect in a world, as seen from a round."""
    points: list[float] = [float(each) for each in points_of(state)]
    if state.phase == OVER:
        return points
    if state.round != number:
        return [each + _NEW_ROUND for each in points]
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
    return [sum(both) for both in zip(points, shares(state, amounts), strict=True)]
