"""A player of The Dark Cave who looks ahead: the best acts of *normal* are played out in believed worlds.

Each is followed by a round of quick play of everybody, and then judged by the race out of the cave, with the
roles and the exit of that world.
"""

from random import Random
from typing import Final

from permonik.bots.bot import Budget, World
from permonik.bots.dark_cave import easy, normal
from permonik.bots.dark_cave.belief import belief
from permonik.bots.dark_cave.flight import (
    chances_to_win,
    distances,
    out_times,
    possible_exits,
    turns_left,
)
from permonik.bots.dark_cave.passages import goal_places, survey, ways_to_goals
from permonik.bots.lookahead import compare
from permonik.bots.sides import Belief
from permonik.bots.ways import FAR, reach
from permonik.engine.core.values import Action, Seat
from permonik.engine.dark_cave.actions import HALT, step
from permonik.engine.dark_cave.cards import WAY_OUT
from permonik.engine.dark_cave.movement import next_places
from permonik.engine.dark_cave.rules import apply, to_act
from permonik.engine.dark_cave.scoring import winner
from permonik.engine.dark_cave.state import MOVE, OVER, TURN, State

_TRUST: Final = 12.0  # as many worlds as the judgement beforehand counts for


def choose(world: World[State], budget: Budget) -> Action:
    """Cards are looked at closely; how to walk then is plain."""
    state, seat = world.state, world.seat
    weigh = belief(state, world.trace)
    outlook = normal.Outlook(state, seat, weigh)
    if state.phase != TURN:
        return normal.decide(outlook, world.rng)
    ranked = normal.rank(outlook)
    ranked.sort(key=lambda each: (-each[1], world.rng.random()))

    def play_on(then: State, rng: Random) -> float:
        return _play_on(then, seat, weigh, rng)

    return compare(world, budget, ranked, play_on, weigh, _TRUST)


def _play_on(state: State, seat: Seat, weigh: Belief, rng: Random) -> float:
    """How likely the seat's side wins after a round of turns."""
    own_turn = True
    while (acting := to_act(state)) is not None:
        own_turn = own_turn and state.turn == seat
        if state.phase == TURN and state.turn == seat and not own_turn:
            break
        if own_turn and acting == seat:
            apply(state, normal.decide(normal.Outlook(state, seat, weigh), rng))
        elif state.phase == MOVE:
            _hurry(state)
        else:
            apply(state, easy.decide(state, acting, rng))
    return value(state)[seat]


def _hurry(state: State) -> None:
    """Walk towards the nearest place where the exit may be, as far as the path goes without a fight."""
    seat, places = state.turn, goal_places(state)
    ends = [place for goal in possible_exits(state, seat) if (place := places[goal]) is not None]
    togo = reach(survey(state).network, [(place, 0.0) for place in ends])
    while state.phase == MOVE and state.turn == seat:
        here = state.at[seat]
        beside = [place for place in next_places(state, here) if place not in state.monster_at]
        there = min(beside, key=lambda place: togo.get(place, FAR), default=here)
        apply(state, step(there) if togo.get(there, FAR) < togo.get(here, FAR) else HALT)


def value(state: State) -> list[float]:
    """By seat, how likely its side wins in a world."""
    sides = normal.workers(state, state.roles)
    if state.phase == OVER:
        return [float(winner(state) == side) for side in sides]
    ways = ways_to_goals(state, survey(state))
    times = out_times(state, distances(state, ways), ways, state.goals.index(WAY_OUT))
    won = chances_to_win(times, state.nuggets, sides, turns_left(state))
    return [won[side] for side in sides]
