"""Who will get out of the cave when, and what that is worth: the race to an exit that few have seen."""

from collections.abc import Sequence
from math import exp, prod, sqrt
from typing import Final, TypeAlias

from permonik.bots.ways import FAR, Costs
from permonik.engine.core.values import Seat
from permonik.engine.dark_cave.cards import START_NUGGETS, WAY_OUT
from permonik.engine.dark_cave.movement import moves_of
from permonik.engine.dark_cave.state import MOVE, OUT, TURN, State, is_revealed
from permonik.engine.paths.tiles import FACE_DOWN

Distances: TypeAlias = Sequence[Sequence[float]]
"""By seat, by goal: what the way costs, in moves."""

Times: TypeAlias = list[float]
"""By seat: after how many turns of everybody it is out."""

GONE: Final = -1.0  # the time of a dwarf that is out
_THRESHOLD: Final = 4.0  # a hidden exit ends the movement at its first field
_BLUR: Final = 1.0  # turns by which any guess may be wrong
_BLUR_AHEAD: Final = 0.45  # and for each turn that it looks ahead
_FRUGAL: Final = 0.85  # the part of the turns left that is played: some discard two cards
# Fitted to the winners of 150 games between bots, of four and of six players.
_SPAN: Final = 0.7  # turns: who is out so much later saves a third of the gold
_SPAN_AHEAD: Final = 0.33  # and longer for each turn until a side could be out
_CLARITY: Final = 16.0  # how surely a dwarf more out wins, for each dwarf that there is
_HASTE: Final = 0.08  # what a turn saved is worth by itself: much can happen in one
_LONG: Final = 20.0  # turns: later is no worse
_NEAR: Final = 4.0  # moves: who is so much nearer to a goal than to others is on the way there
_RASH: Final = 0.5  # how little one can read from where somebody goes


def possible_exits(state: State, seat: Seat) -> list[int]:
    """The goals where the exit may be, as far as a seat has seen."""
    unseen = []
    for goal, kind in enumerate(state.goals):
        if is_revealed(state, goal) or state.looked_goals[seat] & 1 << goal:
            if kind == WAY_OUT:
                return [goal]
        else:
            unseen.append(goal)
    return unseen


def exit_chances(state: State, seat: Seat, spread: Distances) -> list[float]:
    """By goal, how likely the exit is there, as far as a seat knows and others show by where they went."""
    goals = range(len(state.goals))
    possible = possible_exits(state, seat)
    weights = [_shown_by_others(state, seat, spread, goal) if goal in possible else 0.0 for goal in goals]
    total = sum(weights)
    return [weight / total for weight in weights]


def _shown_by_others(state: State, seat: Seat, spread: Distances, goal: int) -> float:
    """Whoever has looked at the exit goes there, and whoever has looked at another goal does not."""
    weight = 1.0
    for other, looked in enumerate(state.looked_goals):
        if other == seat or not looked or state.at[other] == OUT:
            continue
        own = spread[other]
        nearest = min(own)
        nearness = [exp((nearest - cost) / _NEAR) for cost in own]
        if looked & 1 << goal:
            weight *= _RASH + nearness[goal]
        else:
            weight *= _RASH + 1 - max(near for each, near in enumerate(nearness) if looked & 1 << each) / 2
    return weight


def distances(state: State, ways: Sequence[Costs]) -> list[list[float]]:
    """The ways of all dwarfs that are in the cave."""
    return [[0.0] * len(ways) if at == OUT else [way.get(at, FAR) for way in ways] for at in state.at]


def search_cost(state: State, seat: Seat, own: Sequence[float], ways: Sequence[Costs], target: int) -> float:
    """What it costs a seat to find the exit at this goal: it tries what it has not seen, nearest first."""
    hidden = state.grid.tiles[state.setup.goal_cells[target]] == FACE_DOWN
    if not hidden:
        return own[target]
    looked = state.looked_goals[seat]
    if looked & 1 << target:
        return own[target] + _THRESHOLD
    cells = state.setup.goal_cells
    left = [goal for goal in range(len(ways)) if ways[goal] and not looked & 1 << goal]
    cost = 0.0
    here = own
    while left:
        nearest = min(left, key=here.__getitem__)
        cost += here[nearest] + _THRESHOLD
        if nearest == target:
            return cost
        left.remove(nearest)
        place = cells[nearest] << 3
        here = [way.get(place, FAR) for way in ways]
    return FAR


def wait(state: State, seat: Seat) -> float:
    """The turns of others before a seat can move, as a part of a turn of everybody."""
    lying = state.paralysed & 1 << seat or (seat == state.turn and not state.may_move)
    return (seat - state.turn) % state.seats / state.seats + (1.0 if lying else 0.0)


def out_times(state: State, spread: Distances, ways: Sequence[Costs], target: int) -> Times:
    """When everybody could be out if the exit is at this goal, each looking for it alone."""
    times: Times = []
    for seat, at in enumerate(state.at):
        if at == OUT:
            times.append(GONE)
            continue
        pace = at_once = moves_of(state, seat)
        if seat == state.turn and state.phase != TURN:
            at_once = state.moves if state.phase == MOVE else 0
        stuck = FAR if not state.hands[seat] and seat != state.turn else 0.0
        cost = search_cost(state, seat, spread[seat], ways, target)
        times.append(stuck + wait(state, seat) + max(0.0, cost - at_once) / pace)
    return times


def turns_left(state: State) -> float:
    return (len(state.pile) + sum(map(len, state.hands))) / state.seats


def escapes(times: Sequence[float], end: float) -> list[float]:
    """By seat, how likely it is out before the end. The later that is, the less sure is any guess."""
    blur = _BLUR + _BLUR_AHEAD * max(0.0, end)
    return [1.0 if time == GONE else 1 / (1 + exp(min(50.0, (time - end) / blur))) for time in times]


def haste(times: Sequence[float], leanings: Sequence[float]) -> float:
    """What speaks against being out late, oneself and those who are rather friends."""
    slow = sum(max(0.0, leaning) * min(time, _LONG) for leaning, time in zip(leanings, times, strict=True))
    return _HASTE * slow


def chances_to_win(
    times: Sequence[float], gold: Sequence[float], sides: Sequence[int], left: float
) -> list[float]:
    """By side, how likely it wins, if one knows who works for whom. A side that is all out ends the game."""
    ends = [max(time for time, of in zip(times, sides, strict=True) if of == side) for side in (0, 1)]
    span = _SPAN + _SPAN_AHEAD * max(0.0, min(left, *ends))
    numbers = [sides.count(0), sides.count(1)]
    values = [0.0, 0.0]
    for time, carried, side in zip(times, gold, sides, strict=True):
        values[side] += numbers[1 - side] * carried * (1.0 if time == GONE else exp(-time / span))
    unit = START_NUGGETS * numbers[0] * numbers[1] / max(numbers)
    first = _win((values[0] - values[1]) / unit / len(sides))
    some = _somebody(escapes(times, left * _FRUGAL))
    return [first * some, (1 - first) * some]


def _win(lead: float) -> float:
    return 1 / (1 + exp(-max(-20.0, min(20.0, _CLARITY * lead))))


def _somebody(outs: Sequence[float]) -> float:
    """How likely anybody gets out at all: if not, nobody wins."""
    return 1.0 - prod(1.0 - out * sqrt(out) for out in outs)
