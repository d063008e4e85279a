"""Information-set tree search: one tree over what the seat can tell apart, grown through sampled worlds.

Every iteration draws a world that agrees with what the seat knows, weighed by its belief, walks down the tree
as far as that world allows, plays on for a while with the guide's quick policy, and asks the guide what the
position is worth to everybody. Each seat in the tree cares for itself alone (max^n). The game's knowledge is
all in the guide; with aimless playouts these games carry no signal.
"""

import time
from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from typing import Final, NamedTuple, Protocol, TypeVar

from permonik.bots.bot import Budget, World
from permonik.engine.core.game import Game, Weigh
from permonik.engine.core.values import Action

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)

_CURIOSITY: Final = 0.8  # how much the weight of a candidate counts against what was found out about it


class Guide(Protocol[S_contra]):
    """What the search must know of a game."""

    def candidates(self, state: S_contra, rng: Random) -> Sequence[tuple[Action, float]]:
        """Actions of the seat to act that are worth a thought, with weights above 0."""
        ...

    def rollout(self, state: S_contra, rng: Random) -> Action:
        """A quick, sensible action of the seat to act."""
        ...

    def value(self, state: S_contra) -> Sequence[float]:
        """What the position is worth to each seat, from 0 to 1; also of a game that is over."""
        ...


class Node:
    """One action: how often it could have been taken, how often it was, and what came of it."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0  # for the seat that took the action
        self.children: dict[Action, Node] = {}


class Found(NamedTuple):
    """What the search found out about an action."""

    visits: int
    total: float


def search(
    world: World[S], budget: Budget, guide: Guide[S], weigh: Weigh | None = None, depth: int = 12
) -> Action:
    """The action that most iterations went through."""
    actions = world.game.legal_actions(world.state)
    if len(actions) == 1:
        return actions[0]
    found = explore(world, budget, guide, weigh, depth)
    return max(actions, key=lambda action: found.get(action, (0, 0.0)))


def explore(
    world: World[S], budget: Budget, guide: Guide[S], weigh: Weigh | None, depth: int
) -> Mapping[Action, Found]:
    """Grow one tree, and tell what it says of each action."""
    root = Node()
    end = time.monotonic() + budget.seconds
    for _ in range(budget.iterations):
        _iterate(world.game, world.resample(weigh), guide, root, depth, world.rng)
        if time.monotonic() > end:
            break
    return {action: Found(child.visits, child.total) for action, child in root.children.items()}


def _iterate(game: Game[S], state: S, guide: Guide[S], root: Node, depth: int, rng: Random) -> None:
    """One world: down the tree to a new node, on with quick play, and back up with the value."""
    path: list[tuple[int, Node]] = []
    node = root
    for _ in range(depth):
        seat = game.to_act(state)
        if seat is None:
            break
        if not path or path[-1][1].visits:
            action, node = _select(node, guide.candidates(state, rng))
            path.append((seat, node))
        else:
            action = guide.rollout(state, rng)
        game.apply(state, action)
    value = guide.value(state)
    for seat, node in path:
        node.visits += 1
        node.total += value[seat]


def _select(node: Node, candidates: Sequence[tuple[Action, float]]) -> tuple[Action, Node]:
    """The candidate with the best mixture of what it brought and how promising it looks (PUCT)."""
    weights = sum(weight for _, weight in candidates)
    children = node.children
    open_ = [(action, weight, children.setdefault(action, Node())) for action, weight in candidates]
    visits = sum(child.visits for _, _, child in open_)
    hope = sum(child.total for _, _, child in open_) / visits if visits else 0.5
    best: tuple[float, Action, Node] | None = None
    for action, weight, child in open_:
        child.available += 1
        mean = child.total / child.visits if child.visits else hope
        bonus = _CURIOSITY * weight / weights * sqrt(child.available) / (1 + child.visits)
        if best is None or mean + bonus > best[0]:
            best = (mean + bonus, action, child)
    assert best is not None
    return best[1], best[2]
