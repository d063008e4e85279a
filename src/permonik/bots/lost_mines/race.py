"""Who will gather how much: the race of all dwarfs for the treasures that are left, as expected values."""

from collections.abc import Iterable, Sequence
from math import exp, sqrt
from typing import Final, NamedTuple, TypeAlias

from permonik.bots.lost_mines.terrain import Terrain, is_free, survey, ways_to
from permonik.bots.ways import FAR, Costs
from permonik.engine.core.values import Seat
from permonik.engine.lost_mines.cards import DRAGON, KINDS
from permonik.engine.lost_mines.movement import MOVES, moves_from
from permonik.engine.lost_mines.state import MOVE, NOBODY, PLAY, State, is_revealed

Worths: TypeAlias = Sequence[float]
"""By mine: what the treasures that can be taken there are worth together."""

Arrivals: TypeAlias = Sequence[Sequence[float]]
"""By seat, by mine: after how many turns of everybody the dwarf could be there."""


class Mines(NamedTuple):
    """What is in the mines: all of it, and one treasure."""

    worth: Worths
    first: Worths


# Fitted to what was taken from 1,000 positions of games between bots.
_HASTE: Final = 2.2  # how much it counts to be sooner
_SETTLED: Final = 1.5  # turns that are as good as none
_LATE: Final = 2.0  # over how many turns the hope fades that a treasure is reached before the cards run out
_LEAST: Final = 1e-9


# --- what the mines are worth -------------------------------------------------------------------


def worths(state: State, seat: Seat) -> Worths:
    """As far as a seat knows: a mine that it has not seen may be any of those that it has not seen."""
    kinds = _kind_worths(state, seat)
    hidden = unknown_mines(state, seat)
    guess = sum(kinds[state.mines[mine]] for mine in hidden) / len(hidden) if hidden else 0.0
    return [guess if mine in hidden else kinds[kind] for mine, kind in enumerate(state.mines)]


def dragon_chance(state: State, seat: Seat, mine: int) -> float:
    """How likely whoever enters a mine first meets the dragon, as far as a seat knows."""
    if is_revealed(state, mine):
        return 0.0
    if state.looked[seat] & 1 << mine:
        return float(state.mines[mine] == DRAGON)
    hidden = unknown_mines(state, seat)
    return any(state.mines[other] == DRAGON for other in hidden) / len(hidden)


def unknown_mines(state: State, seat: Seat) -> list[int]:
    """The mines of which a seat does not know what they are."""
    looked = state.looked[seat]
    return [
        mine for mine in range(len(state.mines)) if not looked & 1 << mine and not is_revealed(state, mine)
    ]


def true_worths(state: State) -> Worths:
    """In this very world, for searching through many of them."""
    kinds = [0.0] * (len(KINDS) + 1)
    for kind, value, taker in zip(state.kinds, state.values, state.taken, strict=True):
        if taker == NOBODY:
            kinds[kind] += value
    return [kinds[kind] for kind in state.mines]


def _kind_worths(state: State, seat: Seat) -> list[float]:
    """The treasures that are left by kind, those unseen at their mean; the dragon's is nothing."""
    found = [0.0] * (len(KINDS) + 1)
    for place, kind in enumerate(state.kinds):
        if state.taken[place] == NOBODY:
            found[kind] += expected(state, seat, place)
    return found


def expected(state: State, seat: Seat, place: int) -> float:
    """What a treasure is worth, as far as the seat knows."""
    if state.seen[seat] & 1 << place:
        return state.values[place]
    values = state.deck.treasures[state.kinds[place]]
    return sum(values) / len(values)


def first_worths(state: State, seat: Seat) -> Worths:
    """By mine, what the one treasure is worth that can be taken at once there, as far as a seat knows."""
    kinds = _means([(kind, expected(state, seat, place)) for place, kind in _left(state)])
    hidden = unknown_mines(state, seat)
    guess = sum(kinds[state.mines[mine]] for mine in hidden) / len(hidden) if hidden else 0.0
    return [guess if mine in hidden else kinds[kind] for mine, kind in enumerate(state.mines)]


def _left(state: State) -> Iterable[tuple[int, int]]:
    return ((place, kind) for place, kind in enumerate(state.kinds) if state.taken[place] == NOBODY)


def _means(values: Sequence[tuple[int, float]]) -> list[float]:
    """By kind, the mean of the values, or nothing; the dragon's is nothing."""
    found = [0.0] * (len(KINDS) + 1)
    for kind in {kind for kind, _ in values}:
        of_kind = [value for each, value in values if each == kind]
        found[kind] = sum(of_kind) / len(of_kind)
    return found


# --- when everybody could be there --------------------------------------------------------------


class Pace(NamedTuple):
    """How long a seat waits for its next movement, in turns of everybody, and how far that leads."""

    wait: float
    steps: int

    def turns(self, cost: float) -> float:
        """After how many turns of everybody the seat has gone a way."""
        return self.wait + max(0.0, cost - self.steps) / MOVES

    def reaches(self, cost: float) -> bool:
        """Whether the next movement leads to the end of a way."""
        return cost <= self.steps and is_free(cost)


def pace(state: State, seat: Seat) -> Pace:
    if not state.hands[seat] and seat != state.turn:
        return Pace(FAR, 0)
    wait = (seat - state.turn) % state.seats / state.seats
    if seat == state.turn and state.phase != PLAY:
        return Pace(wait, state.moves if state.phase == MOVE else 0)
    return Pace(wait, moves_from(state, state.dwarfs[seat]))


def ways_to_mines(state: State, terrain: Terrain | None = None) -> list[Costs]:
    """By mine, what the way costs from every cell."""
    terrain = terrain or survey(state)
    return [ways_to(terrain, cell) for cell in state.deck.mine_cells]


def way_costs(state: State, ways: Sequence[Costs]) -> list[list[float]]:
    """By seat, by mine: what the way of the dwarf costs."""
    return [[way.get(cell, FAR) for way in ways] for cell in state.dwarfs]


def arrivals(state: State, ways: Sequence[Costs]) -> list[list[float]]:
    """The ways of all dwarfs as turns, counted from now."""
    paces = [pace(state, seat) for seat in range(state.seats)]
    return [
        [each.turns(cost) for cost in costs]
        for each, costs in zip(paces, way_costs(state, ways), strict=True)
    ]


def turns_left(state: State) -> float:
    """How many turns everybody may still have in this round."""
    return (len(state.pile) + sum(map(len, state.hands))) / state.seats


# --- who will take what -------------------------------------------------------------------------


def takes(left: float, times: Arrivals, worth: Worths, hopes: Sequence[Worths]) -> list[float]:
    """By seat, what it can expect to take.

    A seat goes where it hopes for most in a short time. At a mine the sooner ones take most, and nobody takes
    anything once the cards have run out.
    """
    mines = range(len(worth))
    strengths = []
    for arrival, hope in zip(times, hopes, strict=True):
        speeds = [(_SETTLED + time) ** -_HASTE for time in arrival]
        wishes = [sqrt(speed * wish) for speed, wish in zip(speeds, hope, strict=True)]
        total = sum(wishes) + _LEAST
        strengths.append([speed * wish / total for speed, wish in zip(speeds, wishes, strict=True)])
    crowds = [sum(strength[mine] for strength in strengths) + _LEAST for mine in mines]
    return [
        sum(
            worth[mine] * strength[mine] / crowds[mine] / (1 + exp(min(50.0, (arrival[mine] - left) / _LATE)))
            for mine in mines
        )
        for arrival, strength in zip(times, strengths, strict=True)
    ]


def race(
    left: float,
    times: Arrivals,
    coming: Iterable[tuple[Seat, Sequence[int]]],
    mines: Mines,
    hopes: Sequence[Worths],
) -> list[float]:
    """By seat, what it can expect, if in this order everybody may at once be at one of some mines.

    Whoever is there takes a treasure; then all run for what is left.
    """
    rest, later = list(mines.worth), list(times)
    found = [0.0] * len(later)
    for seat, near in coming:
        hope = hopes[seat]
        mine = max(near, key=lambda each: hope[each] - mines.worth[each] + rest[each])
        if hope[mine]:
            found[seat] = min(mines.first[mine], rest[mine])
            rest[mine] -= found[seat]
            later[seat] = [max(1.0, time) for time in later[seat]]
    more = takes(left, later, rest, hopes)
    return [one + two for one, two in zip(found, more, strict=True)]
