"""Looking ahead in the same sampled worlds for every option, so that only the option makes a difference.

In games of many hidden cards two worlds differ far more than two good actions. So each world is played on for
every option that is still in question, with the same chance, and only what an option brings more or less than
the others in that world is counted. What it looked worth beforehand counts like some worlds.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final, TypeVar

from permonik.bots.bot import Budget, World
from permonik.engine.core.game import Weigh
from permonik.engine.core.values import Action

S = TypeVar("S")

_WORLDS_A_STAGE: Final = 4  # then the worse half of the options goes
_FEWEST: Final = 2
_MOST: Final = 6
_EACH: Final = 8  # iterations for which one more option is looked at


def compare(
    world: World[S],
    budget: Budget,
    options: Sequence[tuple[Action, float]],
    play_on: Callable[[S, Random], float],
    weigh: Weigh | None,
    trust: float,
    tolls: Mapping[Action, float] = {},
) -> Action:
    """The best of the options, given with what they look worth, best first; that counts like `trust` worlds.

    `play_on` plays a world on for a while and says what it is then worth to the seat, in the same measure. An
    iteration is one such playing on. Tolls are what options cost beyond what can be seen then.
    """
    end = time.monotonic() + budget.seconds
    number = max(_FEWEST, min(_MOST, budget.iterations // _EACH))
    sums = {action: trust * worth for action, worth in options[:number]}
    left, worlds = budget.iterations, 0
    while len(sums) > 1 and left >= len(sums) and time.monotonic() < end:
        left -= len(sums)
        worlds += 1
        sample, chance = world.resample(weigh), world.rng.getrandbits(64)
        brought = {
            action: play_on(_then(world, sample, action), Random(chance)) - tolls.get(action, 0.0)
            for action in sums
        }
        usual = sum(brought.values()) / len(brought)
        for action, worth in brought.items():
            sums[action] += worth - usual
        if worlds % _WORLDS_A_STAGE == 0 and len(sums) > _FEWEST:
            kept = sorted(sums, key=sums.__getitem__, reverse=True)[: max(_FEWEST, len(sums) // 2)]
            sums = {action: sums[action] for action in kept}
    return max(sums, key=sums.__getitem__)


def _then(world: World[S], sample: S, action: Action) -> S:
    state = world.game.copy(sample)
    world.game.apply(state, action)
    return state
