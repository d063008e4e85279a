"""Numbers fitted to rounds that bots played, by `python -m tools.fit_saboteur`. Nothing here is a rule.

They are means of four runs, each with the bots of the one before: saboteurs who know what gives them away do
it less, so one run alone would chase its own tail.
"""

from collections.abc import Mapping
from typing import Final

SIGNS: Final[Mapping[str, float]] = {
    "break miner saboteur": 0.60,
    "break saboteur miner": 0.58,
    "break saboteur saboteur": -0.01,
    "break self": -0.77,
    "dead back": 2.14,
    "dead back near": 1.73,
    "dead block": 2.03,
    "dead block near": 1.91,
    "dead level": 1.83,
    "dead level near": -0.40,
    "discard early": -0.10,
    "discard early broken": -0.01,
    "discard early near": 0.01,
    "discard late": 0.15,
    "discard late broken": 0.00,
    "discard late near": 0.06,
    "look": -0.02,
    "mend miner saboteur": -1.14,
    "mend saboteur miner": -0.24,
    "mend saboteur saboteur": 0.54,
    "mend self": -0.29,
    "path back": 0.99,
    "path back near": 1.41,
    "path block": 0.92,
    "path block near": 0.63,
    "path forward": -1.88,
    "path forward near": -1.78,
    "path level": 0.27,
    "path level near": 0.00,
    "rockfall back": 2.49,
    "rockfall block": 0.94,
    "rockfall forward": -1.45,
    "rockfall level": 0.27,
}
"""How much a deed speaks for its doer being a saboteur, as a natural logarithm."""

ODDITIES: Final[Mapping[str, float]] = {
    "break": -0.14,
    "break self": 1.30,
    "dead back": 1.55,
    "dead block": 1.16,
    "dead level": 1.55,
    "dead level near": -0.05,
    "discard early": 0.65,
    "discard early broken": 0.32,
    "discard early near": 1.16,
    "discard late": 0.18,
    "discard late broken": 0.47,
    "discard late near": 0.02,
    "look": -0.40,
    "mend": 0.09,
    "mend self": -0.46,
    "path back": 0.18,
    "path back near": 0.68,
    "path block": 0.29,
    "path block near": 1.14,
    "path forward": -0.93,
    "path forward near": -0.39,
    "path level": 0.36,
    "path level near": -0.40,
    "rockfall back": 1.24,
    "rockfall forward": -0.69,
    "rockfall level": 0.88,
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
