"""What a bot is: a policy that chooses an action in a world that its seat cannot tell from the true one."""

from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from itertools import repeat
from math import ceil
from multiprocessing import get_context
from random import Random
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from permonik.engine.core.game import Game, Weigh
from permonik.engine.core.values import Action, Seat

S = TypeVar("S")

Note: TypeAlias = tuple[int, ...]
"""What everybody saw of one action, in the numbers that a belief about its seat is made from."""


class World(Generic[S]):
    """All that a seat knows, as one of the states that agree with it. The true state is never in here."""

    __slots__ = ("game", "rng", "seat", "state", "trace")

    def __init__(self, game: Game[S], state: S, seat: Seat, rng: Random, trace: Sequence[Note] = ()) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.rng: Final = rng
        self.state: Final = game.determinize(state, seat, rng)
        self.trace: Final = tuple(trace)  # everybody's actions so far, as everybody saw them

    def resample(self, weigh: Weigh | None = None) -> S:
        """Another such state, with hidden roles weighed by belief."""
        return self.game.determinize(self.state, self.seat, self.rng, weigh)

    def twin(self) -> "World[S]":
        """The same knowledge with chance of its own."""
        return World(self.game, self.state, self.seat, Random(self.rng.getrandbits(64)), self.trace)


class Budget(NamedTuple):
    """How much a bot may think. Iterations decide, so that an answer can be repeated; time is only a cap.

    Several processes share the iterations, and vote.
    """

    iterations: int = 0
    seconds: float = 1.0
    processes: int = 1


UNBOUND: Final = Budget()
"""For policies that do not think ahead."""

Policy: TypeAlias = Callable[[World[Any], Budget], Action]
"""Chooses a legal action for the world's seat, which is to act. Chance comes from the world's rng."""


class Level(NamedTuple):
    """A policy and what it may spend on one decision."""

    policy: Policy
    budget: Budget = UNBOUND

    def choose(self, world: World[Any], share: float = 1.0) -> Action:
        """The bot's action, thought about with a share of its usual effort."""
        iterations = max(1, round(self.budget.iterations * share))
        budget = self.budget._replace(iterations=iterations)
        return self._vote(world, budget) if budget.processes > 1 else self.policy(world, budget)

    def _vote(self, world: World[Any], budget: Budget) -> Action:
        """What most of the processes choose, each of which thinks its part of the iterations for itself."""
        part = Budget(ceil(budget.iterations / budget.processes), budget.seconds)
        twins = [world.twin() for _ in range(budget.processes)]
        chosen = Counter(_pool(budget.processes).map(self.policy, twins, repeat(part)))
        return chosen.most_common(1)[0][0]  # of several with the same number the first one


@lru_cache(maxsize=1)
def _pool(processes: int) -> ProcessPoolExecutor:
    """Kept from decision to decision: a process takes far longer to start than to think."""
    return ProcessPoolExecutor(processes, mp_context=get_context("spawn"))


def play_at_random(world: World[Any], _budget: Budget) -> Action:
    return world.rng.choice(world.game.legal_actions(world.state))
