"""How likely the miners are to win the round: an estimate from how far the gold is and who can do what."""

from collections.abc import Sequence
from math import exp, log
from typing import NamedTuple

from permonik.bots.saboteur.weights import CHANCE

NAMES = ("always", "missing", "strain", "left", "broken", "hostile")


class Standing(NamedTuple):
    """A position as far as the chances of the sides go. Of seats only how likely they are what counts."""

    seats: int
    missing: float  # cards to the gold, expected
    left: int  # cards in hands and pile
    able: float  # miners with whole tools
    lame: float  # miners with a broken tool
    hostile: float  # saboteurs with whole tools

    @classmethod
    def of(cls, missing: float, left: int, suspicions: Sequence[float], broken: Sequence[int]) -> "Standing":
        """With everybody counted as what they are, or probably are."""
        able = lame = hostile = 0.0
        for seat, suspicion in enumerate(suspicions):
            honest = 1 - suspicion
            if broken[seat]:
                lame += honest
            else:
                able += honest
                hostile += suspicion
        return cls(len(suspicions), missing, left, able, lame, hostile)

    def facts(self) -> tuple[float, ...]:
        """In the order of NAMES."""
        turns = self.left * (self.able + 0.4 * self.lame) / self.seats
        return (
            1.0,
            self.missing,
            self.missing / (1 + turns),
            log(1 + self.left),
            self.lame / self.seats,
            self.hostile / self.seats,
        )

    def chance(self) -> float:
        """That the miners win."""
        if not self.missing or self.missing > self.left:
            return 0.0 if self.missing else 1.0
        return 1 / (1 + exp(-sum(map(float.__mul__, _WEIGHTS, self.facts()))))


_WEIGHTS: Sequence[float] = tuple(CHANCE[name] for name in NAMES)
