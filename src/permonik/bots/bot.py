"""What a bot is: a policy that chooses an action in a world that its seat cannot tell from the true one."""

from collections.abc import Callable, Sequence
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


class Budget(NamedTuple):
    """How much a bot may think. Iterations decide, so that an answer can be repeated; time is only a cap."""

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
        return self.policy(world, self.budget._replace(iterations=iterations))


def play_at_random(world: World[Any], _budget: Budget) -> Action:
    return world.rng.choice(world.game.legal_actions(world.state))
