"""Repairs: SAB-6."""

import pytest

from permonik.engine.core.values import SPECTATOR
from tests.engine.table import Table, all_cards, given, only

TOOLS = ("pickaxe", "lantern", "cart")
REPAIRS = {
    "repair-pickaxe": ("pickaxe",),
    "repair-lantern": ("lantern",),
    "repair-cart": ("cart",),
    "repair-pickaxe-lantern": ("pickaxe", "lantern"),
    "repair-pickaxe-cart": ("pickaxe", "cart"),
    "repair-lantern-cart": ("lantern", "cart"),
}


def broken(table: Table, seat: int) -> list[str]:
    tools: list[str] = table.view(SPECTATOR)["players"][seat]["broken"]
    return tools


@pytest.mark.clause("SAB-6.1")
@pytest.mark.parametrize("target", [0, 1, 2])
def test_a_repair_is_played_on_anybody_oneself_included(target: int) -> None:
    table = given(hands={0: "repair-cart map"}, broken={target: "cart"})
    events = table.play(f"repair cart of {target} with repair-cart")
    assert broken(table, target) == []
    assert only(events, "repair").public == {
        "player": 0,
        "target": target,
        "tool": "cart",
        "card": "repair-cart",
    }


@pytest.mark.clause("SAB-6.1")
def test_only_the_tool_chosen_is_mended_and_only_there() -> None:
    table = given(hands={0: "repair-cart map"}, broken={1: "pickaxe lantern cart", 2: "cart"})
    table.play("repair cart of 1 with repair-cart")
    assert (broken(table, 1), broken(table, 2)) == (["pickaxe", "lantern"], ["cart"])


@pytest.mark.clause("SAB-6.2", "SAB-6.4")
@pytest.mark.parametrize("card", REPAIRS)
@pytest.mark.parametrize("tool", TOOLS)
def test_a_repair_mends_a_tool_that_it_shows_and_no_other(card: str, tool: str) -> None:
    table = given(hands={0: f"{card} map"}, broken={1: "pickaxe lantern cart"})
    action = f"repair {tool} of 1 with {card}"
    if tool in REPAIRS[card]:
        table.play(action)
        assert broken(table, 1) == [other for other in TOOLS if other != tool]
    else:
        refusal = table.why_not(action)
        assert (refusal.code, refusal.clause) == ("repair-wrong-tool", "SAB-6.2")
        assert refusal.args == {"card": card, "tool": tool}


@pytest.mark.clause("SAB-6.2")
def test_a_broken_cart_is_mended_by_a_cart_or_a_double_card_with_a_cart_not_by_a_lantern() -> None:
    hand = "repair-lantern repair-cart repair-pickaxe-lantern repair-pickaxe-cart repair-lantern-cart"
    table = given(hands={0: hand}, broken={1: "cart"})
    assert table.choices("repair") == [
        "repair cart of 1 with repair-cart",
        "repair cart of 1 with repair-pickaxe-cart",
        "repair cart of 1 with repair-lantern-cart",
    ]
    assert table.refusal("repair cart of 1 with repair-lantern") == ("repair-wrong-tool", "SAB-6.2")


@pytest.mark.clause("SAB-6.3")
def test_a_repair_needs_a_broken_tool() -> None:
    table = given(hands={0: "repair-cart repair-lantern-cart"}, broken={1: "lantern"})
    for action in (
        "repair cart of 1 with repair-cart",
        "repair cart of 1 with repair-lantern-cart",
        "repair lantern of 2 with repair-lantern-cart",
        "repair lantern of 0 with repair-lantern-cart",
    ):
        assert table.refusal(action) == ("not-broken", "SAB-6.3")
    assert table.why_not("repair cart of 1 with repair-cart").args == {"target": 1, "tool": "cart"}
    assert table.choices("repair") == ["repair lantern of 1 with repair-lantern-cart"]
    assert given(hands={0: "repair-cart"}).choices() == ["discard repair-cart"]


@pytest.mark.clause("SAB-6.4")
@pytest.mark.parametrize(("chosen", "left"), [("lantern", "cart"), ("cart", "lantern")])
def test_a_double_card_mends_one_of_its_tools_as_chosen(chosen: str, left: str) -> None:
    table = given(hands={0: "repair-lantern-cart map"}, broken={0: "lantern cart"})
    assert len(table.choices("repair")) == 2
    table.play(f"repair {chosen} of 0 with repair-lantern-cart")
    assert broken(table, 0) == [left]
    assert table.hand(0).count("repair-lantern-cart") == 0


@pytest.mark.clause("SAB-6.5")
def test_both_cards_are_put_away_face_up() -> None:
    table = given(hands={0: "repair-lantern-cart map"}, broken={1: "lantern cart"})
    before, played = all_cards(table), table.view(SPECTATOR)["played"]
    table.play("repair cart of 1 with repair-lantern-cart")
    assert table.view(SPECTATOR)["played"] == [*played, "repair-lantern-cart", "broken-cart"]
    assert all_cards(table) == before
