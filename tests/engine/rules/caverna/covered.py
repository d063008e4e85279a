"""Which furnishings, items of loot and spaces at which player count have a test of their effect."""

from collections.abc import Callable

import pytest

from permonik.engine.caverna.spaces import SPACES

FURNISHINGS: set[str] = set()
LOOT: set[str] = set()
AT_COUNTS: set[tuple[str, int]] = set()

Test = Callable[..., None]


def furnishing(key: str) -> Callable[[Test], Test]:
    """The test shows what this furnishing does."""
    FURNISHINGS.add(key)
    return lambda test: test


def loot(key: str) -> Callable[[Test], Test]:
    """The test shows what this item brings."""
    LOOT.add(key)
    return lambda test: test


def counts_of(key: str) -> list[int]:
    return sorted({seats for space in SPACES if space.key == key for seats in space.seats})


def space(key: str) -> pytest.MarkDecorator:
    """The test shows what this space does, at every player count that has it: it gets `seats`."""
    AT_COUNTS.update((key, seats) for seats in counts_of(key))
    return pytest.mark.parametrize("seats", counts_of(key))
