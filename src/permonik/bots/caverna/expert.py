"""A Caverna player who plans ahead: a beam of the best lines of play, over this round and the next ones.

A step of a line is a whole placement: a dwarf is sent to a space, and all that follows there is done as the
normal player would do it. Between two steps the others play like easy players, and harvests go by. The lines
that look best after each step are followed further; the action that the best of them began with is played.
"""

from math import sqrt
from time import perf_counter
from typing import Final, NamedTuple

from permonik.bots.bot import Budget, World
from permonik.bots.caverna import easy
from permonik.bots.caverna.normal import after, best, candidates, finish, standing
from permonik.bots.caverna.worth import PLAIN
from permonik.engine.caverna import actions as a
from permonik.engine.caverna import frames as f
from permonik.engine.caverna.rules import apply, legal_actions
from permonik.engine.caverna.state import State, copy
from permonik.engine.core.values import Action, Seat

_THOUGHT_ABOUT: Final = frozenset((f.TURN, f.SPACE, f.EXPEDITION, f.FURNISHING, f.IMITATING))
"""Decisions that change the course of the game. The rest is left to the normal player."""
_INSIDE: Final = 0.3  # the share of the effort for a decision inside a placement
_IN_TIME: Final = 0.6  # the share of the time after which no step is begun


class Line(NamedTuple):
    """A line of play: what it is worth, the action that it began with, and where it has led."""

    worth: float
    first: Action
    state: State


def choose(world: World[State], budget: Budget) -> Action:
    """The first action of the best line."""
    state, seat = world.state, world.seat
    legal = candidates(state)
    kind = state.stack[-1][0]
    if len(legal) == 1 or kind not in _THOUGHT_ABOUT or _exchanges_first(state, seat):
        return best(state, seat)
    steps = max(1, round(budget.iterations * (1.0 if kind == f.TURN else _INSIDE)))
    begun = [_step(state, seat, action, action) for action in legal if action != a.EXCHANGE_ACTION]
    return _follow(begun, seat, steps, perf_counter() + _IN_TIME * budget.seconds).first


def _exchanges_first(state: State, seat: Seat) -> bool:
    return a.EXCHANGE_ACTION in candidates(state) and after(state, seat, a.EXCHANGE_ACTION, PLAIN) > 0


def _step(state: State, seat: Seat, action: Action, first: Action) -> Line:
    ahead = copy(state)
    apply(ahead, action)
    finish(ahead, seat, PLAIN)
    return Line(standing(ahead, seat, PLAIN), first, ahead)


def _follow(lines: list[Line], seat: Seat, steps: int, end: float) -> Line:
    """The best line when so many steps have been looked at, or all lines begin alike, or time is up."""
    width = max(2, round(sqrt(steps)))
    while True:
        lines = sorted(lines, key=lambda line: -line.worth)[:width]
        if steps <= 0 or len({line.first for line in lines}) == 1 or perf_counter() > end:
            return lines[0]
        steps -= len(lines)
        lines = [further for line in lines for further in _further(line, seat)]


def _further(line: Line, seat: Seat) -> list[Line]:
    """The line one placement further, in all ways; a line that is at its end stays."""
    state = line.state
    _go_on(state, seat)
    if not state.stack:
        return [line._replace(worth=standing(state, seat, PLAIN))]
    placements = [action for action in legal_actions(state) if action[0] in (a.PLACE, a.PASS)]
    return [_step(state, seat, action, line.first) for action in placements]


def _go_on(state: State, seat: Seat) -> None:
    """The others play, harvests go by, until the seat places a dwarf or the game is over."""
    while state.stack:
        kind, actor = state.stack[-1][:2]
        if actor != seat:
            legal = legal_actions(state)
            worths = easy.judge(state, actor, legal)
            apply(state, legal[worths.index(max(worths))])
        elif kind == f.TURN and not _exchanges_first(state, seat):
            return
        else:
            apply(state, best(state, seat))
