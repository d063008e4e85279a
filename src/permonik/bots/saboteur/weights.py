"""Numbers fitted to rounds that bots played, by `python -m tools.fit_saboteur`. Nothing here is a rule.

They are means of four runs, each with the bots of the one before: saboteurs who know what gives them away do
it less, so one run alone would chase its own tail. Signs are taken one and a half times: the fit knows
nothing of odd players, who take from the weight of everything.
"""

from collections.abc import Mapping
from typing import Final

SIGNS: Final[Mapping[str, float]] = {
    "break miner saboteur": 0.90,
    "break saboteur miner": 0.87,
    "break saboteur saboteur": -0.01,
    "break self": -1.16,
    "dead back": 3.21,
    "dead back near": 2.59,
    "dead block": 3.04,
    "dead block near": 2.86,
    "dead level": 2.75,
    "dead level near": -0.60,
    "discard early": -0.15,
    "discard early broken": -0.01,
    "discard early near": 0.01,
    "discard late": 0.22,
    "discard late broken": 0.00,
    "discard late near": 0.09,
    "look": -0.03,
    "mend miner saboteur": -1.71,
    "mend saboteur miner": -0.36,
    "mend saboteur saboteur": 0.81,
    "mend self": -0.43,
    "path back": 1.48,
    "path back near": 2.11,
    "path block": 1.38,
    "path block near": 0.95,
    "path forward": -2.82,
    "path forward near": -2.67,
    "path level": 0.41,
    "path level near": 0.00,
    "rockfall back": 3.74,
    "rockfall block": 1.41,
    "rockfall forward": -2.17,
    "rockfall level": 0.41,
}
"""How much a deed speaks for its doer being a saboteur, as a natural logarithm."""

ODDITIES: Final[Mapping[str, float]] = {
    "break": -0.28,
    "break self": 2.60,
    "dead back": 3.10,
    "dead block": 2.32,
    "dead level": 3.10,
    "dead level near": -0.10,
    "discard early": 1.30,
    "discard early broken": 0.64,
    "discard early near": 2.32,
    "discard late": 0.36,
    "discard late broken": 0.94,
    "discard late near": 0.04,
    "look": -0.80,
    "mend": 0.18,
    "mend self": -0.92,
    "path back": 0.36,
    "path back near": 1.36,
    "path block": 0.58,
    "path block near": 2.28,
    "path forward": -1.86,
    "path forward near": -0.78,
    "path level": 0.72,
    "path level near": -0.80,
    "rockfall back": 2.48,
    "rockfall forward": -1.38,
    "rockfall level": 1.76,
}
"""How much a deed speaks for its doer playing at random, as a natural logarithm."""

CHANCE: Final[Mapping[str, float]] = {
    "always": -4.55,
    "missing": -0.17,
    "strain": -6.64,
    "left": 2.07,
    "broken": -1.50,  # fitted: -0.29; whoever mends a friend's tool at that price waits too long
    "hostile": -3.77,
}
"""The odds that the miners win a round, as a natural logarithm."""
