"""Nothing is left without a test of its effect."""

from permonik.engine.caverna import furnishings, loot, spaces
from tests.engine.rules.caverna import covered, test_expeditions, test_furnishings, test_spaces

MODULES = (test_expeditions, test_furnishings, test_spaces)  # they fill the lists when they are imported


def test_every_furnishing_has_a_test() -> None:
    assert set(furnishings.KEYS[1:]) - covered.FURNISHINGS == set()


def test_every_item_of_loot_has_a_test() -> None:
    assert set(loot.KEYS) - covered.LOOT == set()


def test_every_space_has_a_test_at_every_player_count() -> None:
    needed = {(space.key, seats) for space in spaces.SPACES for seats in space.seats}
    assert needed - covered.AT_COUNTS == set()
