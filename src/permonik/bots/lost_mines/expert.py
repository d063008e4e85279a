"""A player of The Lost Mines who looks ahead: the best cards of *normal* are played out in believed worlds.

Each is followed by the dwarf's own walk and by quick play of everybody till the round is over, and then
judged by the points that it brought, with the roles, mines and treasures of that world. A look at the next
turns alone hardly ever changes the judgement beforehand.
"""

from collections.abc import Hashable
from random import Random
from typing import Final, TypeAlias

from permonik.bots.bot import Budget, World
from permonik.bots.lookahead import compare
from permonik.bots.lost_mines import easy, normal, quick
from permonik.bots.lost_mines.belief import belief, friends
from permonik.bots.lost_mines.race import worths
from permonik.engine.core.values import Action, Seat
from permonik.engine.lost_mines.actions import stop
from permonik.engine.lost_mines.rounds import points_of
from permonik.engine.lost_mines.rules import apply, legal_actions, to_act
from permonik.engine.lost_mines.state import MOVE, OVER, PLAY, State

_TRUST: Final = 16.0  # as many worlds as *normal*'s opinion counts for

_Walks: TypeAlias = dict[tuple[Hashable, ...], tuple[Action, ...]]
"""How to walk, by all that a seat can tell apart."""


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
    walks: _Walks = {}
    ground = quick.Ground(state)

    def play_on(then: State, rng: Random) -> float:
        _finish_turn(then, outlook, walks, rng)
        return _play_on(then, seat, ground.copy(), rng)

    return compare(world, budget, ranked, play_on, weigh, _TRUST)


def _finish_turn(state: State, outlook: normal.Outlook, walks: _Walks, rng: Random) -> None:
    """Walk as *normal* would, and take what there is."""
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
        walks[key] = normal.walk(normal.Outlook(state, seat, outlook.friends))
    return walks[key]


def _play_on(state: State, seat: Seat, ground: quick.Ground, rng: Random) -> float:
    """The points of a seat once the round is over, with quick play of everybody till then."""
    number = state.round
    while state.phase != OVER and state.round == number:
        quick.act(state, ground, rng)
    return points_of(state)[seat]  # whatever comes after the round comes in any case
