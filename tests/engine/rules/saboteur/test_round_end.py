"""The end of a round: SAB-9."""

import pytest

from permonik.engine.core.values import SPECTATOR
from tests.engine.table import given, names, only


@pytest.mark.clause("SAB-9.1")
def test_the_miners_win_when_the_gold_is_revealed() -> None:
    table = given("S──┴┴┴┴", hands={0: "cross map"}, to_act=0)
    events = table.play("place cross@7,0")
    assert only(events, "miners-win").public == {"round": 1, "player": 0}
    assert table.view(SPECTATOR)["joined_by"] == 0
    assert "saboteurs-win" not in names(events)


@pytest.mark.clause("SAB-9.1")
@pytest.mark.parametrize("stone", ["stone-east", "stone-west"])
def test_a_stone_does_not_end_the_round(stone: str) -> None:
    other = "stone-west" if stone == "stone-east" else "stone-east"
    table = given("S──┴┴┴┴", goals=f"gold {stone} {other}", hands={0: "cross map"})
    table.play("place cross@7,0")
    assert (table.view(SPECTATOR)["phase"], table.to_act) == ("turn", 1)


@pytest.mark.clause("SAB-9.2")
def test_the_saboteurs_win_when_pile_and_hands_are_empty() -> None:
    table = given(hands={0: "map", 1: "cross", 2: "map"}, pile="", rounds=1)
    assert names(table.play("discard map")) == ["discard"]
    assert names(table.play("place cross@1,0")) == ["place"]
    events = table.play("discard map")
    assert only(events, "saboteurs-win").public == {"round": 1}
    assert table.view(SPECTATOR)["history"][0]["joined_by"] is None
    assert table.to_act is None


@pytest.mark.clause("SAB-9.2")
def test_with_an_empty_pile_the_round_goes_on_while_anybody_holds_cards() -> None:
    table = given(hands={0: "map", 1: "", 2: "cross"}, pile="")
    assert "saboteurs-win" not in names(table.play("discard map"))
    assert table.to_act == 2


@pytest.mark.clause("SAB-9.2")
def test_empty_hands_are_filled_while_the_pile_lasts() -> None:
    table = given(hands={0: "map", 1: "", 2: ""}, pile="cross")
    assert "saboteurs-win" not in names(table.play("discard map"))
    assert (table.to_act, table.hand(0)) == (0, ["cross"])


@pytest.mark.clause("SAB-9.1")
def test_the_very_last_card_may_still_find_the_gold() -> None:
    table = given("S──┴┴┴┴", hands={0: "cross", 1: "", 2: ""}, pile="")
    events = table.play("place cross@7,0")
    assert "miners-win" in names(events)
    assert "saboteurs-win" not in names(events)


ROLES = [
    ("role", {"player": 0, "role": "miner"}),
    ("role", {"player": 1, "role": "saboteur"}),
    ("role", {"player": 2, "role": "miner"}),
    ("role-aside", {"role": "miner"}),
]


@pytest.mark.clause("SAB-9.3")
def test_all_dwarf_cards_are_turned_up_when_the_miners_win() -> None:
    table = given("S──┴┴┴┴", hands={0: "cross map"}, saboteurs=[1])
    events = table.play("place cross@7,0")
    assert [(event.name, event.public) for event in events if event.name.startswith("role")] == ROLES
    view = table.view(SPECTATOR)
    assert [player["role"] for player in view["players"]] == ["miner", "saboteur", "miner"]
    assert view["aside"] == "miner"


@pytest.mark.clause("SAB-9.3")
def test_all_dwarf_cards_are_turned_up_when_the_saboteurs_win() -> None:
    table = given(hands={0: "map", 1: "", 2: ""}, pile="", saboteurs=[1])
    events = table.play("discard map")
    assert [(event.name, event.public) for event in events if event.name.startswith("role")] == ROLES


@pytest.mark.clause("SAB-9.3")
def test_all_goals_are_turned_up() -> None:
    table = given("S──┴┴┴┴", hands={0: "cross map"})
    table.play("place cross@7,0")
    kinds = [goal["kind"] for goal in table.view(SPECTATOR)["goals"]]
    assert kinds == ["stone-east", "gold", "stone-west"]


@pytest.mark.clause("SAB-9.4")
def test_a_round_won_by_the_saboteurs_can_be_looked_up() -> None:
    table = given(hands={0: "", 1: "", 2: "map"}, pile="", saboteurs=[1], to_act=2)
    table.play("discard map")
    for viewer in (SPECTATOR, 0, 1, 2):
        (ended,) = table.view(viewer)["history"]
        assert ended["roles"] == ["miner", "saboteur", "miner"]
        assert ended["aside"] == "miner"
        assert ended["goals"] == ["stone-east", "gold", "stone-west"]
        assert (ended["joined_by"], ended["last"]) == (None, 2)
        assert ended["taken"] == [0, 0, 0]
        assert ended["paid"] == [{"player": 1, "cards": [3, 1]}]
    assert table.view(0)["round"] == 2
    assert [player["role"] for player in table.view(0)["players"]] == [None] * 3


@pytest.mark.clause("SAB-9.4")
def test_a_round_won_by_the_miners_can_be_looked_up() -> None:
    table = given("S──┴┴┴┴", hands={0: "cross map"}, saboteurs=[1], gold_drawn=[3, 1])
    table.play("place cross@7,0")
    table.play("take 3")
    table.play("take 1")
    for viewer in (SPECTATOR, 0, 1, 2):
        (ended,) = table.view(viewer)["history"]
        assert (ended["joined_by"], ended["taken"], ended["paid"]) == (0, [1, 0, 1], [])
        assert ended["picks"] is None  # how many, not which
