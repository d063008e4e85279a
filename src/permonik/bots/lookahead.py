"""Looking ahead in the same sampled worlds for every option, so that only the option makes a difference.

In games of many hidden cards two worlds differ far more than two good actions. So each world is played on for
every option that is still in question, with the same chance, and only what an option brings more or less than
the others in that world is counted. What it looked worth beforehand counts like some worlds.
"""

import time
from collections.abc import Callable, Container, Hashable, Mapping, Sequence
from operator import itemgetter
from random import Random
from typing import Final, TypeVar

from permonik.bots.bot import Budget, World
from permonik.engine.core.game import Weigh
from permonik.engine.core.values import Action

S = TypeVar("S")
Option = TypeVar("Option", bound=Hashable)

_WORLDS_A_STAGE: Final = 4  # then the worse half of the options goes
_FEWEST: Final = 2
_MOST: Final = 6
_EACH: Final = 8  # iterations for which one more option is looked at


def compare(
    world: World[S],
    budget: Budget,
    began: float,
    options: Sequence[tuple[Option, float]],
    play_on: Callable[[S, Option, Random], float],
    weigh: Weigh | None,
    trust: float,
    tolls: Mapping[Option, float] = {},
) -> Option:
    """The best of the options, given with what they look worth, best first; that counts like `trust` worlds.

    `play_on` carries an option out, plays a world on for a while and says what it is then worth to the seat,
    in the same measure. An iteration is one such playing on. Tolls are what options cost beyond what can be
    seen then. Time counts from when the decision began, and no world is begun that would not be done in time.
    """
    end, longest = began + budget.seconds, 0.0
    number = max(_FEWEST, min(_MOST, budget.iterations // _EACH))
    sums = {option: trust * worth for option, worth in options[:number]}
    left, worlds = budget.iterations, 0
    while len(sums) > 1 and left >= len(sums) and (now := time.monotonic()) + longest < end:
        left -= len(sums)
        worlds += 1
        sample, chance = world.resample(weigh), world.rng.getrandbits(64)
        brought = {
            option: play_on(world.game.copy(sample), option, Random(chance)) - tolls.get(option, 0.0)
            for option in sums
        }
        longest = max(longest, time.monotonic() - now)
        usual = sum(brought.values()) / len(brought)
        for option, worth in brought.items():
            sums[option] += worth - usual
        if worlds % _WORLDS_A_STAGE == 0 and len(sums) > _FEWEST:
            kept = sorted(sums, key=sums.__getitem__, reverse=True)[: max(_FEWEST, len(sums) // 2)]
            sums = {option: sums[option] for option in kept}
    return max(sums, key=sums.__getitem__)


def replanned(
    options: Sequence[tuple[Action, float]], verbs: Container[int], plan: Callable[[Action], float]
) -> list[tuple[Action, float]]:
    """The options by what a plan with them is worth, best first; only those with these verbs are planned."""
    worths = [(action, plan(action) if action[0] in verbs else worth) for action, worth in options]
    return sorted(worths, key=itemgetter(1), reverse=True)
