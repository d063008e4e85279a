"""Rockfall and map: SAB-7."""

import pytest

from permonik.engine.core.values import SPECTATOR
from tests.engine.table import all_cards, given, only, told


@pytest.mark.clause("SAB-7.1")
@pytest.mark.parametrize(
    ("cell", "card", "rest"),
    [
        ((1, 0), "straight-ew", {(2, 0): "tee-north turned", (2, 1): "dead-curve-ne"}),
        ((2, 0), "tee-north", {(1, 0): "straight-ew", (2, 1): "dead-curve-ne"}),
        ((2, 1), "dead-curve-ne", {(1, 0): "straight-ew", (2, 0): "tee-north turned"}),
    ],
)
def test_a_rockfall_removes_any_one_path_card(
    cell: tuple[int, int], card: str, rest: dict[tuple[int, int], str]
) -> None:
    table = given("S─┬\n..╚", hands={0: "rockfall map"})
    before, played = all_cards(table), table.view(SPECTATOR)["played"]
    events = table.play(f"rockfall {cell[0]},{cell[1]}")
    assert table.mine() == rest
    assert table.view(SPECTATOR)["played"] == [*played, "rockfall", card]
    assert all_cards(table) == before
    assert only(events, "rockfall").public == {"player": 0, "cell": cell, "card": card}


@pytest.mark.clause("SAB-7.1")
def test_a_rockfall_needs_a_path_card() -> None:
    table = given("S─", hands={0: "rockfall"})
    refusal = table.why_not("rockfall 2,0")
    assert (refusal.code, refusal.clause, refusal.args) == ("no-path-card", "SAB-7.1", {"cell": (2, 0)})
    assert table.choices("rockfall") == ["rockfall 1,0"]


@pytest.mark.clause("SAB-7.1")
def test_beyond_a_margin_there_is_no_path_card_either() -> None:
    assert given("S─", hands={0: "rockfall"}, margin=0).refusal("rockfall -1,0") == (
        "no-path-card",
        "SAB-7.1",
    )


@pytest.mark.clause("SAB-7.2")
@pytest.mark.parametrize("cell", [(0, 0), (8, -2), (8, 0), (8, 2)])
def test_the_start_and_the_goals_cannot_be_removed(cell: tuple[int, int]) -> None:
    # the middle goal lies face up, the others face down
    table = given("S──┴┴┴┴┼┘", goals="gold stone-east stone-west", hands={0: "rockfall"})
    refusal = table.why_not(f"rockfall {cell[0]},{cell[1]}")
    assert (refusal.code, refusal.clause, refusal.args) == ("not-removable", "SAB-7.2", {"cell": cell})
    assert len(table.choices("rockfall")) == 7


@pytest.mark.clause("SAB-7.3")
def test_without_a_path_card_a_rockfall_can_only_be_discarded() -> None:
    table = given(hands={0: "rockfall"})
    assert table.choices() == ["discard rockfall"]
    assert table.refusal("rockfall 1,0") == ("no-path-card", "SAB-7.3")
    assert table.refusal("rockfall 0,0") == ("not-removable", "SAB-7.2")


@pytest.mark.clause("SAB-7.4")
def test_the_hole_may_be_filled_by_a_card_that_fits() -> None:
    table = given("S─┴", hands={0: "rockfall map", 1: "cross straight-ns curve-ne"})
    table.play("rockfall 1,0")
    assert table.allows("place cross@1,0")
    assert table.refusal("place straight-ns@1,0") == ("side-mismatch", "SAB-4.3")
    table.play("place cross@1,0")
    assert table.mine() == {(1, 0): "cross", (2, 0): "tee-north"}


@pytest.mark.clause("SAB-7.5")
def test_a_map_shows_a_goal_to_the_one_who_looks() -> None:
    table = given(hands={0: "map cross"}, goals="stone-east gold stone-west")
    events = table.play("map 1")
    assert told(events, 0, "look")[0].args == {"player": 0, "goal": 1, "kind": "gold"}
    assert table.view(0)["you"]["goals"] == [None, "gold", None]
    assert table.revealed() == [None, None, None]
    assert table.names(table.state.played)[-1:] == ["map"]


@pytest.mark.clause("SAB-7.5")
@pytest.mark.parametrize("viewer", [SPECTATOR, 1, 2])
def test_the_others_learn_which_goal_was_looked_at_not_what_it_is(viewer: int) -> None:
    table = given(hands={0: "map cross"}, goals="stone-east gold stone-west")
    events = table.play("map 1")
    assert told(events, viewer, "look")[0].args == {"player": 0, "goal": 1}
    view = table.view(viewer)
    assert [goal["kind"] for goal in view["goals"]] == [None] * 3
    if viewer >= 0:
        assert view["you"]["goals"] == [None] * 3


@pytest.mark.clause("SAB-7.6")
def test_a_map_cannot_be_played_on_a_revealed_goal() -> None:
    table = given("S──┴┴┴┴┼┘", goals="gold stone-east stone-west", hands={0: "map"})
    refusal = table.why_not("map 1")
    assert (refusal.code, refusal.clause, refusal.args) == ("goal-revealed", "SAB-7.6", {"goal": 1})
    assert table.choices("map") == ["map 0", "map 2"]


@pytest.mark.clause("SAB-7.7")
def test_a_map_may_be_played_again_on_a_goal_already_seen() -> None:
    table = given(hands={0: "map map", 1: "cross", 2: "cross"}, pile="cross cross cross")
    table.play("map 2")
    table.play("discard cross")
    table.play("discard cross")
    assert table.choices("map") == ["map 0", "map 1", "map 2"]
    events = table.play("map 2")
    assert told(events, 0, "look")[0].args == {"player": 0, "goal": 2, "kind": "stone-west"}
    assert table.view(0)["you"]["goals"] == [None, None, "stone-west"]
