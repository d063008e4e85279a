"""Who works for whom, in the games where clans hide saboteurs: what everybody did, weighed.

All deals of the hidden cards that a seat may think of are weighed. An act speaks for a deal if in it the
player held up others and brought friends nearer, and against it if the other way round. Every act speaks only
so loudly: people blunder, and there are cards that one has to play.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import exp
from typing import Final, TypeAlias

from permonik.bots.bot import Note
from permonik.engine.core.values import Seat

Deal: TypeAlias = tuple[int, ...]
"""A role for each seat."""

SideOf: TypeAlias = Callable[[int, int], int | None]
"""The side that a dwarf of a clan works for in a role; None if it works for itself alone."""

_CERTAINTY: Final = 0.4  # how much a step counts
_ODD: Final = 0.45  # the part of all play that nobody can read anything from
_HELP: Final = 0.25  # a way that becomes shorter for others is mostly chance: everybody digs for oneself
_MOST: Final = 9.0  # steps: more says nothing more


class Belief:
    """The weight of every deal, from notes of (player, by seat how many steps it was brought nearer)."""

    __slots__ = ("_clans", "_notes", "_side_of", "_weights")

    def __init__(self, clans: Iterable[int], notes: Iterable[Note], side_of: SideOf) -> None:
        self._clans: Final = tuple(clans)
        self._notes: Final = [note for note in notes if _tells(note)]
        self._side_of: Final = side_of
        self._weights: Final[dict[Deal, float]] = {}

    def __call__(self, roles: Deal) -> float:
        weight = self._weights.get(roles)
        if weight is None:
            sides = self.sides(roles)
            weight = 1.0
            for note in self._notes:
                weight *= _likelihood(note, sides)
            self._weights[roles] = weight
        return weight

    def sides(self, roles: Deal) -> list[int | None]:
        """By seat, the side that it works for in a deal."""
        return [self._side_of(clan, role) for clan, role in zip(self._clans, roles, strict=True)]

    def weigh(self, deals: Iterable[Deal]) -> Mapping[Deal, float]:
        """How likely the deals are, if these are all."""
        weights: dict[Deal, float] = {}
        for roles in deals:
            weights[roles] = weights.get(roles, 0.0) + self(roles)
        total = sum(weights.values())
        return {roles: weight / total for roles, weight in weights.items()}


def _tells(note: Note) -> bool:
    """Whether it concerns anybody but the player."""
    return any(change for seat, change in enumerate(note[1:]) if seat != note[0])


def _likelihood(note: Note, sides: Sequence[int | None]) -> float:
    """How well an act fits the one who did it, were these the sides."""
    player, *changes = note
    side = sides[player]
    aim = 0.0
    for seat, change in enumerate(changes):
        if change and seat != player:
            friend = side is not None and sides[seat] == side
            aim += (change if friend else -change) * (_HELP if change > 0 else 1.0)
    return _ODD + (1 - _ODD) / (1 + exp(-_CERTAINTY * max(-_MOST, min(_MOST, aim))))


def friends(chances: Mapping[Deal, float], seat: Seat, belief: Belief) -> list[float]:
    """By seat, how likely it works for the same side; who works for oneself alone has no friends."""
    found: list[float] = []
    for roles, chance in chances.items():
        sides = belief.sides(roles)
        found = found or [0.0] * len(sides)
        for other, side in enumerate(sides):
            if other == seat or (side is not None and side == sides[seat]):
                found[other] += chance
    return found


def role_chances(chances: Mapping[Deal, float], roles: int) -> list[list[float]]:
    """By seat, how likely it has each of so many roles."""
    found: list[list[float]] = []
    for deal, chance in chances.items():
        found = found or [[0.0] * roles for _ in deal]
        for seat, role in enumerate(deal):
            found[seat][role] += chance
    return found
