"""A player of The Dark Cave who looks ahead: the best acts of *normal* are planned on and played out.

A plan is the act, the walk that follows and the next card of the own hand. The best of them are then tried in
believed worlds, each followed by some rounds of quick play of everybody, and judged by the race out of the
cave, with the roles and the exit of that world. A single round hardly ever changes the judgement beforehand.
"""

import time
from collections.abc import Sequence
from heapq import nlargest
from random import Random
from typing import Final

from permonik.bots.bot import Budget, World
from permonik.bots.dark_cave import normal, quick
from permonik.bots.dark_cave.belief import belief
from permonik.bots.dark_cave.flight import (
    chances_to_win,
    distances,
    out_times,
    possible_exits,
    turns_left,
)
from permonik.bots.dark_cave.passages import survey, ways_to_goals
from permonik.bots.lookahead import compare, replanned
from permonik.bots.sides import Belief
from permonik.engine.core.values import Action, Seat
from permonik.engine.dark_cave.cards import EXIT, WAY_OUT
from permonik.engine.dark_cave.movement import feature_at, moves_of
from permonik.engine.dark_cave.rules import apply
from permonik.engine.dark_cave.scoring import winner
from permonik.engine.dark_cave.state import MOVE, OUT, OVER, TURN, State, copy
from permonik.engine.dark_cave.verbs import DISCARD, EQUIP, PLACE, ROCKFALL, WEB
from permonik.engine.paths.tiles import FACE_DOWN
from permonik.engine.paths.walk import cell_of

_PLANNED: Final = 8  # how many acts are planned with
_CARDS_PLANNED: Final = 3
_LIKELY: Final = 0.7  # how likely the next card can be laid as planned
_PLAIN: Final = (PLACE, ROCKFALL, WEB, EQUIP, DISCARD)  # acts of which everything is known beforehand
_TURNS: Final = 3  # own turns that are played on with quick play
_TRUST: Final = 8.0  # as many worlds as the judgement beforehand counts for


def choose(world: World[State], budget: Budget) -> Action:
    """Cards are looked at closely; how to walk then is plain."""
    began = time.monotonic()
    state, seat = world.state, world.seat
    weigh = belief(state, world.trace)
    outlook = normal.Outlook(state, seat, weigh)
    if state.phase != TURN:
        return normal.decide(outlook, world.rng)
    ranked = normal.rank(outlook)
    ranked.sort(key=lambda each: (-each[1], world.rng.random()))
    ranked = _planned(outlook, ranked[:_PLANNED], weigh)
    tolls = {action: normal.spent_on(outlook, action) for action, _ in ranked}

    own = _OwnTurn(seat, weigh)

    def play_on(then: State, action: Action, rng: Random) -> float:
        apply(then, action)
        return _play_on(then, own, rng)

    return compare(world, budget, began, ranked, play_on, weigh, _TRUST, tolls)


# --- planning -----------------------------------------------------------------------------------


def _planned(
    outlook: normal.Outlook, ranked: Sequence[tuple[Action, float]], weigh: Belief
) -> list[tuple[Action, float]]:
    """The actions by what they are worth with the walk that follows and the own card after that."""
    state, seat = outlook.state, outlook.seat
    if state.at[seat] == OUT or not state.may_move:
        return list(ranked)
    idle = copy(state)
    idle.phase, idle.moves = MOVE, moves_of(state, seat)
    usual = _plan(idle, seat, weigh)

    def plan(action: Action) -> float:
        then = copy(state)
        apply(then, action)
        return _plan(then, seat, weigh) - usual - normal.spent_on(outlook, action)

    return replanned(ranked, _PLAIN, plan)


def _plan(state: State, seat: Seat, weigh: Belief) -> float:
    """What can be expected of the walk and of the best path card in the hand, were it one's turn again."""
    walk = normal.walk(normal.Outlook(state, seat, weigh))
    if state.grid.tiles[cell_of(walk.place)] == FACE_DOWN or feature_at(state, walk.place) == EXIT:
        return walk.worth
    state.at[seat], state.moves = walk.place, 0
    outlook = normal.Outlook(state, seat, weigh)
    togo = quick.togo_of(state, seat, outlook.passages)
    digs = nlargest(_CARDS_PLANNED, quick.digs(state, seat, outlook.passages, togo))
    return walk.worth + _LIKELY * max((normal.gain(outlook, dig) for _, dig in digs), default=0.0)


# --- playing on ---------------------------------------------------------------------------------


class _OwnTurn:
    """How *normal* ends the seat's turn. What it can tell apart is worked out once for all worlds."""

    def __init__(self, seat: Seat, weigh: Belief) -> None:
        self.seat: Final = seat
        self.weigh: Final = weigh
        self.known: Final[dict[tuple[object, ...], Sequence[Action]]] = {}

    def go_on(self, state: State, rng: Random) -> None:
        """Carry out the next decision, a walk as a whole."""
        key = self._sees(state)
        if key not in self.known:
            self.known[key] = self._decide(state, rng)
        for action in self.known[key]:
            if state.to_act == self.seat and state.phase == key[0]:
                apply(state, action)

    def _decide(self, state: State, rng: Random) -> Sequence[Action]:
        outlook = normal.Outlook(state, self.seat, self.weigh)
        if state.phase == MOVE and not state.webs:
            return normal.walk(outlook).steps
        return [normal.decide(outlook, rng)]

    def _sees(self, state: State) -> tuple[object, ...]:
        return (
            state.phase,
            state.moves,
            state.revealing,
            state.attackers,
            bytes(state.grid.tiles),
            *(tuple(each) for each in (state.at, state.monster_at, state.nuggets, state.boots, state.webs)),
            *(tuple(each) for each in (state.hands[self.seat], state.axes)),
            *possible_exits(state, self.seat),
        )


def _play_on(state: State, own: _OwnTurn, rng: Random) -> float:
    """How likely the seat's side wins after its turn and some of everybody."""
    turns = 0
    while state.phase != OVER and turns <= _TURNS:
        turn = state.turn
        if turns == 0 and state.turn == state.to_act == own.seat:
            own.go_on(state, rng)
        else:
            quick.act(state, rng)
        turns += state.turn != turn and state.turn == own.seat
    return value(state)[own.seat]


def value(state: State) -> list[float]:
    """By seat, how likely its side wins in a world."""
    sides = normal.workers(state, state.roles)
    if state.phase == OVER:
        return [float(winner(state) == side) for side in sides]
    ways = ways_to_goals(state, survey(state))
    times = out_times(state, distances(state, ways), ways, state.goals.index(WAY_OUT))
    won = chances_to_win(times, state.nuggets, sides, turns_left(state))
    return [won[side] for side in sides]
