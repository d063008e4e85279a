"""A player of The Lost Mines who looks ahead: the best cards of *normal* are planned on and played out.

A plan is the card, the walk that follows and the next card of the own hand. The best of them are then tried
in believed worlds, each followed by the dwarf's own walk and by quick play of everybody till the round is
over, and judged by the points that it brought, with the roles, mines and treasures of that world. A look at
the next turns alone hardly ever changes the judgement beforehand.
"""

import time
from collections.abc import Hashable, Sequence
from heapq import nlargest
from random import Random
from typing import Final, TypeAlias

from permonik.bots.bot import Budget, World
from permonik.bots.lookahead import compare, replanned
from permonik.bots.lost_mines import easy, normal, quick
from permonik.bots.lost_mines.belief import belief, friends
from permonik.bots.lost_mines.race import worths
from permonik.engine.core.values import Action, Seat
from permonik.engine.lost_mines.actions import stop
from permonik.engine.lost_mines.movement import moves_from
from permonik.engine.lost_mines.rounds import points_of
from permonik.engine.lost_mines.rules import apply, legal_actions, to_act
from permonik.engine.lost_mines.state import MOVE, OVER, PLAY, State, copy
from permonik.engine.lost_mines.verbs import DISCARD, PLACE, STORM, TRAP, TROLL, USE

_PLANNED: Final = 8  # how many cards are planned with
_CARDS_PLANNED: Final = 3
_LIKELY: Final = 0.7  # how likely the next card can be laid as planned
_PLAIN: Final = (PLACE, USE, TRAP, TROLL, STORM, DISCARD)  # of which everything is known beforehand
_TRUST: Final = 16.0  # as many worlds as *normal*'s opinion counts for

_Walks: TypeAlias = dict[tuple[Hashable, ...], tuple[Action, ...]]
"""How to walk, by all that a seat can tell apart."""


def choose(world: World[State], budget: Budget) -> Action:
    """Cards are looked at closely; how to walk then is plain."""
    began = time.monotonic()
    state, seat = world.state, world.seat
    actions = legal_actions(state)
    if len(actions) == 1:
        return actions[0]
    weigh = belief(state, world.trace)
    outlook = normal.Outlook(state, seat, friends(state, seat, weigh))
    if state.phase == MOVE:
        return normal.walk(outlook, normal.racing).steps[0]
    if state.phase != PLAY:
        return normal.decide(outlook, world.rng)
    ranked = normal.rank(outlook)
    ranked.sort(key=lambda each: (-each[1], world.rng.random()))
    ranked = _planned(outlook, ranked[:_PLANNED])
    walks: _Walks = {}
    ground = quick.Ground(state)

    def play_on(then: State, action: Action, rng: Random) -> float:
        apply(then, action)
        _finish_turn(then, outlook, walks, rng)
        return _play_on(then, seat, ground.copy(), rng)

    return compare(world, budget, began, ranked, play_on, weigh, _TRUST)


# --- planning -----------------------------------------------------------------------------------


def _planned(outlook: normal.Outlook, ranked: Sequence[tuple[Action, float]]) -> list[tuple[Action, float]]:
    """The cards by what they are worth with the walk that follows and the own card after that."""
    state, seat = outlook.state, outlook.seat
    idle = copy(state)
    idle.phase, idle.moves = MOVE, moves_from(state, state.dwarfs[seat])
    usual = _plan(idle, outlook)

    def plan(action: Action) -> float:
        then = copy(state)
        apply(then, action)
        return _plan(then, outlook) - usual - normal.spent_on(outlook, action)

    return replanned(ranked, _PLAIN, plan)


def _plan(state: State, before: normal.Outlook) -> float:
    """What can be expected of the walk and of the best digging card in the hand, were it one's turn again."""
    seat = before.seat
    walk = normal.walk(normal.Outlook(state, seat, before.friends), normal.racing)
    if walk.cell in state.deck.mine_cells:
        return walk.worth
    state.dwarfs[seat], state.phase, state.moves = walk.cell, PLAY, 0
    outlook = normal.Outlook(state, seat, before.friends)
    ground = quick.Ground(state)
    digs = nlargest(_CARDS_PLANNED, quick.digs(state, seat, ground, quick.togo_of(state, seat, ground)))
    return walk.worth + _LIKELY * max((normal.gain(outlook, dig) for _, dig in digs), default=0.0)


# --- playing on ---------------------------------------------------------------------------------


def _finish_turn(state: State, outlook: normal.Outlook, walks: _Walks, rng: Random) -> None:
    """Walk, and take what there is."""
    seat, number = outlook.seat, state.round
    if state.phase == MOVE:
        for action in _walk(state, outlook, walks):
            apply(state, action)
        if state.phase == MOVE and to_act(state) == seat:
            apply(state, stop)
    while state.round == number and to_act(state) == seat and state.phase != PLAY:
        apply(state, easy.decide(state, seat, rng))


def _walk(state: State, outlook: normal.Outlook, walks: _Walks) -> tuple[Action, ...]:
    """The same in all worlds that the seat cannot tell apart, so it is worked out once."""
    seat = outlook.seat
    key = (
        bytes(state.grid.tiles),
        *(tuple(each) for each in (state.dwarfs, state.overcome, state.traps, state.trolls)),
        *(state.looked[seat], state.seen[seat], *worths(state, seat)),
    )
    if key not in walks:
        walks[key] = normal.walk(normal.Outlook(state, seat, outlook.friends), normal.racing).steps
    return walks[key]


def _play_on(state: State, seat: Seat, ground: quick.Ground, rng: Random) -> float:
    """The points of a seat once the round is over, with quick play of everybody till then."""
    number = state.round
    while state.phase != OVER and state.round == number:
        quick.act(state, ground, rng)
    return points_of(state)[seat]  # whatever comes after the round comes in any case
