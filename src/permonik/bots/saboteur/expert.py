"""A Saboteur player who looks ahead: the best actions of `normal`, tried in worlds drawn by belief.

A playout goes on for a few turns and ends in an estimate, or with the gold in somebody's hand: whoever
joins the path chooses first, so a miner has a reason to be the one who does.
"""

import time
from collections.abc import Sequence
from math import exp
from operator import itemgetter
from random import Random
from typing import Final

from permonik.bots.bot import Budget, Note, World
from permonik.bots.lookahead import compare
from permonik.bots.saboteur.chance import Standing
from permonik.bots.saboteur.mine import mine_of
from permonik.bots.saboteur.normal import Judge, cards_left
from permonik.bots.saboteur.quick import Quick
from permonik.bots.search import search
from permonik.engine.core.values import Action
from permonik.engine.saboteur.cards import GOLD, SABOTEUR
from permonik.engine.saboteur.rules import apply
from permonik.engine.saboteur.state import NOBODY, TURN, State

NAMES: Final = (1.5, 1.25)  # a good name is worth more than to those of `normal`: others read it, too
WEIGHT: Final = 1.0  # what was done counts for all that it says
BREADTH: Final = 6  # actions that are looked at
TRUST: Final = 40.0  # as many worlds as the judgement of `normal` counts for
ROUNDS: Final = 2  # how often everybody has a turn in a playout
SHARP: Final = 0.05  # by how much better an action must look for a tree to prefer it clearly
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


class Tree(Future):
    """The same for a tree search, which weighs its own options by what they look worth beforehand."""

    __slots__ = ("left", "options")

    def __init__(
        self, state: State, opinion: Sequence[float], ranked: Sequence[tuple[Action, float]]
    ) -> None:
        super().__init__(state.round, opinion)
        self.left: Final = cards_left(state)
        best = ranked[0][1]
        self.options: Final = [(action, exp((worth - best) / SHARP)) for action, worth in ranked]

    def candidates(self, state: State, rng: Random) -> Sequence[tuple[Action, float]]:
        if cards_left(state) == self.left:
            return self.options
        return [(self.rollout(state, rng), 1.0)]


def choose(world: World[State], budget: Budget) -> Action:
    return think(world, budget, world.trace)


def choose_by_tree(world: World[State], budget: Budget) -> Action:
    """The same with a tree search in place of the comparison."""
    state = world.state
    if state.phase != TURN:
        return world.game.legal_actions(state)[-1]
    judge, ranked = survey(world, world.trace)
    tree = Tree(state, judge.opinion, ranked)
    return search(world, budget, tree, judge.belief, 1 + ROUNDS * state.seats)


def choose_blindly(world: World[State], budget: Budget) -> Action:
    """The same without any idea of who is who."""
    return think(world, budget, ())


def think(world: World[State], budget: Budget, trace: Sequence[Note]) -> Action:
    began = time.monotonic()
    state, seat = world.state, world.seat
    if state.phase != TURN:
        return world.game.legal_actions(state)[-1]  # the most nuggets
    judge, ranked = survey(world, trace)
    tolls = {action: judge.toll(action) for action, _ in ranked}
    future = Future(state.round, judge.opinion)

    def play_on(then: State, action: Action, rng: Random) -> float:
        apply(then, action)
        for _ in range(ROUNDS * then.seats):
            if future.settled(then):
                break
            apply(then, future.rollout(then, rng))
        return future.value(then)[seat]

    return compare(world, budget, began, ranked, play_on, judge.belief, TRUST, tolls)


def survey(world: World[State], trace: Sequence[Note]) -> tuple[Judge, list[tuple[Action, float]]]:
    """What the seat thinks of everybody, and the actions that look best with what they look worth."""
    judge = Judge(world.state, world.seat, trace, NAMES, WEIGHT)
    actions = world.game.legal_actions(world.state)
    ranked = sorted(((action, judge.worth(action)) for action in actions), key=itemgetter(1), reverse=True)
    return judge, ranked[:BREADTH]
