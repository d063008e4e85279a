"""A Saboteur player who looks ahead: the best actions of `normal`, tried in worlds drawn by belief.

A playout goes on for a few turns and ends in an estimate, or with the gold in somebody's hand: whoever
joins the path chooses first, so a miner has a reason to be the one who does.
"""

from collections.abc import Sequence
from operator import itemgetter
from random import Random
from typing import Final

from permonik.bots.bot import Budget, Note, World
from permonik.bots.lookahead import compare
from permonik.bots.saboteur.chance import Standing
from permonik.bots.saboteur.mine import mine_of
from permonik.bots.saboteur.normal import Judge, cards_left
from permonik.bots.saboteur.quick import Quick
from permonik.engine.core.values import Action
from permonik.engine.saboteur.cards import GOLD, SABOTEUR
from permonik.engine.saboteur.rules import apply
from permonik.engine.saboteur.state import NOBODY, TURN, State

NAMES: Final = (1.5, 1.4)  # a good name is worth more than to those of `normal`: others read it, too
WEIGHT: Final = 1.0  # what was done counts for all that it says
BREADTH: Final = 6  # actions that are looked at
TRUST: Final = 40.0  # as many worlds as the judgement of `normal` counts for
ROUNDS: Final = 2  # how often everybody has a turn in a playout
FAIR: Final = 44 / 28  # nuggets a gold card, on the average


class Future(Quick):
    """Values positions by what each seat has of the round: 1 is a usual share of a victory."""

    __slots__ = ()

    def value(self, state: State) -> Sequence[float]:
        if state.round == self.round and state.phase == TURN:
            return _promise(state)
        if len(state.history) >= self.round:
            end = state.history[self.round - 1]
            return _shares(end.roles[:-1], end.joined_by, end.picks)
        return _shares(state.roles, state.joined_by, state.picks)


def _promise(state: State) -> list[float]:
    """Of a round that goes on."""
    missing = mine_of(state).distance(state.goals.index(GOLD))
    chance = Standing.of(missing, cards_left(state), state.roles, state.broken).chance()
    return [1 - chance if role == SABOTEUR else chance for role in state.roles]


def _shares(roles: Sequence[int], joined_by: int, picks: Sequence[tuple[int, int]]) -> list[float]:
    """Of a round that was won: saboteurs get the same each, miners what they chose."""
    if joined_by == NOBODY:
        return [1.0 if role == SABOTEUR else 0.0 for role in roles]
    shares = [0.0 if role == SABOTEUR else 1.0 for role in roles]
    taken: dict[int, int] = {}
    for seat, nuggets in picks:
        taken[seat] = taken.get(seat, 0) + nuggets
    for seat, nuggets in taken.items():
        shares[seat] = nuggets / FAIR
    return shares


def choose(world: World[State], budget: Budget) -> Action:
    return think(world, budget, world.trace)


def choose_blindly(world: World[State], budget: Budget) -> Action:
    """The same without any idea of who is who."""
    return think(world, budget, ())


def think(world: World[State], budget: Budget, trace: Sequence[Note]) -> Action:
    state, seat = world.state, world.seat
    actions = world.game.legal_actions(state)
    if state.phase != TURN:
        return actions[-1]  # the most nuggets
    judge = Judge(state, seat, trace, NAMES, WEIGHT)
    ranked = sorted(((action, judge.worth(action)) for action in actions), key=itemgetter(1), reverse=True)
    tolls = {action: judge.toll(action) for action, _ in ranked[:BREADTH]}
    opinion = list(judge.suspicions)
    opinion[seat] = judge.suspected  # the others do not know what the seat knows of itself
    future = Future(state.round, opinion)

    def play_on(then: State, rng: Random) -> float:
        for _ in range(ROUNDS * then.seats):
            if future.settled(then):
                break
            apply(then, future.rollout(then, rng))
        return future.value(then)[seat]

    return compare(world, budget, ranked[:BREADTH], play_on, judge.belief, TRUST, tolls)
