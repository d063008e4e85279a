"""Broken tools: SAB-5."""

import pytest

from permonik.engine.core.values import SPECTATOR
from tests.engine.table import Table, all_cards, given, only


def broken(table: Table) -> list[list[str]]:
    return [player["broken"] for player in table.view(SPECTATOR)["players"]]


@pytest.mark.clause("SAB-5.1")
@pytest.mark.parametrize("target", [0, 1, 2])
@pytest.mark.parametrize("tool", ["pickaxe", "lantern", "cart"])
def test_a_broken_tool_is_laid_in_front_of_anybody_oneself_included(tool: str, target: int) -> None:
    table = given(hands={0: f"broken-{tool} map"})
    events = table.play(f"break {tool} of {target}")
    assert broken(table) == [[tool] if seat == target else [] for seat in range(3)]
    assert only(events, "break").public == {
        "player": 0,
        "target": target,
        "tool": tool,
        "card": f"broken-{tool}",
    }


@pytest.mark.clause("SAB-5.1")
def test_a_broken_tool_lies_before_the_player_and_not_on_the_discard_pile() -> None:
    table = given(hands={0: "broken-cart map"})
    before, played = all_cards(table), table.state.played[:]
    table.play("break cart of 1")
    assert table.state.played == played
    assert all_cards(table) == before


@pytest.mark.clause("SAB-5.2")
def test_no_second_broken_tool_of_the_same_kind() -> None:
    table = given(hands={0: "broken-lantern"}, broken={0: "lantern", 2: "lantern"})
    refusal = table.why_not("break lantern of 2")
    assert (refusal.code, refusal.clause) == ("already-broken", "SAB-5.2")
    assert refusal.args == {"target": 2, "tool": "lantern"}
    assert table.refusal("break lantern of 0") == ("already-broken", "SAB-5.2")
    assert table.choices("break") == ["break lantern of 1"]


@pytest.mark.clause("SAB-5.3")
def test_different_broken_tools_lie_in_front_of_the_same_player() -> None:
    hands = {0: "broken-pickaxe", 1: "broken-lantern", 2: "broken-cart"}
    table = given(hands=hands, pile="map map map")
    table.play("break pickaxe of 1")
    table.play("break lantern of 1")
    table.play("break cart of 1")
    assert broken(table) == [[], ["pickaxe", "lantern", "cart"], []]


@pytest.mark.clause("SAB-5.4")
def test_with_broken_tools_action_cards_may_be_played_and_cards_discarded() -> None:
    table = given(
        "S┼",
        hands={0: "cross broken-cart repair-lantern rockfall map"},
        broken={0: "pickaxe lantern cart"},
    )
    assert table.choices() == [
        "break cart of 1",
        "break cart of 2",
        "repair lantern of 0 with repair-lantern",
        "rockfall 1,0",
        "map 0",
        "map 1",
        "map 2",
        *(f"discard {card}" for card in ("cross", "broken-cart", "repair-lantern", "rockfall", "map")),
    ]
    assert all(table.allows(text) for text in table.choices())
