"""What is in the box: SAB-1."""

from collections import Counter

import pytest

from permonik.engine.paths.tiles import OPPOSITE, SIDES, E, N, S, W, tile
from permonik.engine.saboteur.cards import (
    ACTION_CARDS,
    GOAL_TILES,
    GOALS,
    GOLD_CARDS,
    PATH_CARDS,
    PRINTED,
    ROLE_CARDS,
    START_TILE,
)
from tests.engine.table import all_cards, given

JOINED = {
    "cross": ("NESW", 5),
    "tee-north": ("NEW", 5),
    "tee-east": ("NES", 5),
    "straight-ns": ("NS", 4),
    "straight-ew": ("EW", 3),
    "curve-ne": ("NE", 5),
    "curve-nw": ("NW", 4),
}
DEAD = {
    "dead-cross": "NESW",
    "dead-tee-north": "NEW",
    "dead-tee-east": "NES",
    "dead-straight-ns": "NS",
    "dead-straight-ew": "EW",
    "dead-curve-ne": "NE",
    "dead-curve-nw": "NW",
    "dead-north": "N",
    "dead-east": "E",
}
ACTIONS = {
    "broken-pickaxe": 3,
    "broken-lantern": 3,
    "broken-cart": 3,
    "repair-pickaxe": 2,
    "repair-lantern": 2,
    "repair-cart": 2,
    "repair-pickaxe-lantern": 1,
    "repair-pickaxe-cart": 1,
    "repair-lantern-cart": 1,
    "map": 6,
    "rockfall": 3,
}


@pytest.mark.clause("SAB-1.1")
def test_forty_path_cards_are_31_joined_and_9_dead_ends() -> None:
    dead = sum(card.copies for card in PATH_CARDS if not card.tile.groups)
    joined = sum(card.copies for card in PATH_CARDS if card.tile.groups == (card.tile.open,))
    assert (joined, dead) == (31, 9)


@pytest.mark.clause("SAB-1.2")
def test_the_joined_cards_by_shape() -> None:
    found = {card.key: (card.tile, card.copies) for card in PATH_CARDS if card.tile.groups}
    assert found == {key: (tile(sides, sides), copies) for key, (sides, copies) in JOINED.items()}


@pytest.mark.clause("SAB-1.3")
def test_the_dead_ends_by_shape_one_of_each() -> None:
    found = {card.key: (card.tile, card.copies) for card in PATH_CARDS if not card.tile.groups}
    assert found == {key: (tile(sides), 1) for key, sides in DEAD.items()}


@pytest.mark.clause("SAB-1.3")
@pytest.mark.parametrize("key", DEAD)
def test_every_side_of_a_dead_end_is_a_stub_of_its_own(key: str) -> None:
    number = PRINTED.tile_of[PRINTED.card_of[key]]
    for lying in (number, number + 1):
        opened = PRINTED.table.open[lying]
        joined = [PRINTED.table.joins[lying << 4 | side] for side in SIDES]
        assert joined == [side & opened for side in SIDES]


@pytest.mark.clause("SAB-1.4")
def test_the_27_action_cards() -> None:
    assert dict(ACTION_CARDS) == ACTIONS
    assert sum(ACTIONS.values()) == 27


@pytest.mark.clause("SAB-1.1", "SAB-1.4")
def test_a_table_plays_with_exactly_these_cards() -> None:
    printed = Counter({key: copies for key, (_, copies) in JOINED.items()})
    printed.update(dict.fromkeys(DEAD, 1))
    printed.update(ACTIONS)
    assert all_cards(given("S┴")) == printed


@pytest.mark.clause("SAB-1.5")
def test_the_28_gold_cards_show_44_nuggets() -> None:
    assert dict(GOLD_CARDS) == {"1": 16, "2": 8, "3": 4}
    assert given().state.gold_pile == [16, 8, 4]
    assert sum(int(nuggets) * copies for nuggets, copies in GOLD_CARDS) == 44


@pytest.mark.clause("SAB-1.6")
@pytest.mark.parametrize(
    "where",
    ["place straight-ns@0,-1", "place straight-ew@1,0", "place straight-ns@0,1", "place straight-ew@-1,0"],
)
def test_a_path_may_leave_the_start_on_every_side(where: str) -> None:
    assert tile("NESW", "NESW") == START_TILE
    assert given(hands={0: "straight-ns straight-ew"}).allows(where)


@pytest.mark.clause("SAB-1.7")
def test_the_three_goal_cards() -> None:
    assert dict(zip(GOALS, GOAL_TILES, strict=True)) == {
        "gold": tile("NESW", "NESW"),
        "stone-east": tile("ES", "ES"),
        "stone-west": tile("SW", "SW"),
    }


@pytest.mark.clause("SAB-1.7")
@pytest.mark.parametrize("stone", [1, 2])
@pytest.mark.parametrize("side", [N, E, S, W])
def test_from_any_side_exactly_one_turn_of_a_stone_lets_the_path_in(stone: int, side: int) -> None:
    lying = GOAL_TILES[stone]
    assert bool(lying.open & side) != bool(lying.turned().open & side)
    assert lying.turned().open == OPPOSITE[E if stone == 1 else W] | N


@pytest.mark.clause("SAB-1.1", "SAB-1.4", "SAB-1.5", "SAB-1.6", "SAB-1.7", "SAB-2.1")
def test_the_totals_of_the_box() -> None:
    path_cards = sum(card.copies for card in PATH_CARDS) + 1 + len(GOAL_TILES)
    saboteurs, miners = ROLE_CARDS[10]
    totals = (path_cards, sum(ACTIONS.values()), sum(copies for _, copies in GOLD_CARDS), miners, saboteurs)
    assert totals == (44, 27, 28, 7, 4)
    assert sum(totals) == 110
