"""Reaching a goal: SAB-8."""

from typing import Any

import pytest

from permonik.engine.core.values import SPECTATOR
from permonik.engine.saboteur.cards import PRINTED
from tests.engine.table import given, names, only

STONES_SOUTH = "gold stone-east stone-west"

# The last card of a path to the middle goal, by the side of the goal that it comes to.
ROADS = {
    "north": ("┌──┴┴┴┴┴.\nS", "place curve-ne@8,-1 turned"),
    "east": ("┌─┴┴┴┴┴┼─┐\nS", "place curve-nw@9,0"),
    "south": ("S\n└──┬┬┬┬┬.", "place curve-nw@8,1"),
    "west": ("S──┴┴┴┴.", "place cross@7,0"),
}


@pytest.mark.clause("SAB-8.1")
def test_a_path_from_the_start_to_a_goal_turns_it_up_at_once() -> None:
    table = given("S──┴┴┴┴", goals=STONES_SOUTH, hands={0: "cross map"})
    events = table.play("place cross@7,0")
    assert names(events) == ["place", "goal-revealed", "draw"]
    assert only(events, "goal-revealed").public == {"goal": 1, "kind": "stone-east", "turned": True}
    assert [goal["kind"] for goal in table.view(SPECTATOR)["goals"]] == [None, "stone-east", None]


@pytest.mark.clause("SAB-8.1")
def test_a_wall_towards_a_goal_does_not_reveal_it() -> None:
    table = given("S──┴┴┴┴", goals=STONES_SOUTH, hands={0: "curve-nw map"})
    table.play("place curve-nw@7,0")
    assert table.revealed() == [None, None, None]


@pytest.mark.clause("SAB-8.1")
def test_a_path_that_is_not_unbroken_reveals_nothing() -> None:
    # beyond the dead end at 6,0 lies a card that leads to the goal, joined to nothing
    table = given("S──┴┴┴.┼", goals=STONES_SOUTH, hands={0: "dead-cross map", 1: "straight-ew"})
    table.play("place dead-cross@6,0")
    assert table.revealed() == [None, None, None]
    table = given("S──┴┴┴.┼", goals=STONES_SOUTH, hands={0: "cross map"})
    table.play("place cross@6,0")
    assert table.revealed() == [None, "stone-east turned", None]


@pytest.mark.clause("SAB-8.2")
@pytest.mark.parametrize(
    "place",
    ["dead-cross@7,0", "dead-tee-north@7,0", "dead-tee-north@7,0 turned", "dead-straight-ew@7,0"],
)
def test_a_dead_end_does_not_reveal_the_goal_that_it_touches(place: str) -> None:
    table = given("S──┴┴┴┴", goals=STONES_SOUTH, hands={0: f"{place.split('@')[0]} map"})
    events = table.play(f"place {place}")
    assert names(events) == ["place", "draw"]
    assert table.revealed() == [None, None, None]


@pytest.mark.clause("SAB-8.3")
def test_a_card_between_two_goals_reveals_both() -> None:
    table = given("S\n└──┬┬┬┬┬.", goals=STONES_SOUTH, hands={0: "tee-east map"})
    events = table.play("place tee-east@8,1 turned")
    assert names(events) == ["place", "goal-revealed", "goal-revealed", "draw"]
    assert [event.public["goal"] for event in events[1:3]] == [1, 2]
    # the upper stone is entered from the south, the lower one from the north
    assert table.revealed() == [None, "stone-east", "stone-west turned"]


@pytest.mark.clause("SAB-8.3")
def test_a_card_between_two_goals_reveals_only_the_one_it_leads_to() -> None:
    table = given("S\n└──┬┬┬┬┬.", goals=STONES_SOUTH, hands={0: "curve-ne map"})
    table.play("place curve-ne@8,1 turned")
    assert table.revealed() == [None, None, "stone-west turned"]


@pytest.mark.clause("SAB-8.4")
@pytest.mark.parametrize(
    ("side", "stone", "lying"),
    [
        ("north", "stone-east", "stone-east turned"),
        ("east", "stone-east", "stone-east"),
        ("south", "stone-east", "stone-east"),
        ("west", "stone-east", "stone-east turned"),
        ("north", "stone-west", "stone-west turned"),
        ("east", "stone-west", "stone-west turned"),
        ("south", "stone-west", "stone-west"),
        ("west", "stone-west", "stone-west"),
    ],
)
def test_a_stone_is_turned_so_that_the_path_runs_on_into_it(side: str, stone: str, lying: str) -> None:
    board, place = ROADS[side]
    others = {"stone-east": "stone-west", "stone-west": "stone-east"}
    card = place.split("@")[0].removeprefix("place ")
    table = given(board, goals=f"gold {stone} {others[stone]}", hands={0: f"{card} map"})
    events = table.play(place)
    assert table.revealed() == [None, lying, None]
    assert only(events, "goal-revealed").public["turned"] == lying.endswith("turned")


@pytest.mark.clause("SAB-8.5")
def test_a_revealed_stone_may_mismatch_its_other_neighbours() -> None:
    # the dead end at 8,1 shows a stub to the goal, which will show a wall there
    table = given(
        """
        S──┴┴┴┬.?
        ......└┴╬
        """,
        goals=STONES_SOUTH,
        hands={0: "cross map"},
    )
    table.play("place cross@7,0")
    assert table.revealed() == [None, "stone-east turned", None]  # open to the north and the west
    assert table.mine()[(8, 1)] == "dead-cross"


@pytest.mark.clause("SAB-8.5")
def test_the_exception_is_made_for_goals_only() -> None:
    table = given("S──┴┴┴┴┼┘", goals=STONES_SOUTH, hands={0: "cross straight-ns"})
    # 8,-1 meets the open north side of the stone; a card with a wall there is refused
    assert table.allows("place cross@8,-1")
    assert table.refusal("place cross@7,0") == ("cell-taken", "SAB-4.2")
    assert table.refusal("place cross@9,0") == ("side-mismatch", "SAB-4.3")


@pytest.mark.clause("SAB-8.6")
def test_the_path_runs_on_through_a_revealed_stone() -> None:
    # a stone that joins west and south
    table = given(
        "S──┴┴┴┴.", goals="gold stone-west stone-east", hands={0: "straight-ew map", 1: "straight-ns cross"}
    )
    table.play("place straight-ew@7,0")
    assert table.revealed() == [None, "stone-west", None]
    assert [text for text in table.choices("place") if "@8," in text] == [
        "place cross@8,1",
        "place straight-ns@8,1",
    ]
    table.play("place straight-ns@8,1")
    assert table.revealed() == [None, "stone-west", "stone-east turned"]


@pytest.mark.clause("SAB-8.6")
def test_the_walls_of_a_revealed_stone_are_walls() -> None:
    table = given("S──┴┴┴┴┼┐", goals="gold stone-west stone-east", hands={0: "cross straight-ew straight-ns"})
    assert table.allows("place cross@8,1")
    assert table.refusal("place cross@8,-1") == ("side-mismatch", "SAB-4.3")
    assert table.refusal("place straight-ew@8,1") == ("side-mismatch", "SAB-4.3")
    assert table.refusal("place straight-ns@9,0") == ("not-joined", "SAB-4.5")


@pytest.mark.clause("SAB-8.7")
def test_the_reach_runs_through_a_stone_just_revealed_to_the_next_goal() -> None:
    # a straight lies cut off between two goals; the stone joins it to the path
    table = given("S──┴┴┴┴.\n........│", goals="gold stone-west stone-east", hands={0: "cross map"})
    events = table.play("place cross@7,0")
    assert [event.public["goal"] for event in events if event.name == "goal-revealed"] == [1, 2]
    assert table.revealed() == [None, "stone-west", "stone-east turned"]


@pytest.mark.clause("SAB-8.7")
@pytest.mark.parametrize(
    ("stone", "lying"), [("stone-west", "stone-west turned"), ("stone-east", "stone-east turned")]
)
def test_a_goal_reached_from_two_sides_is_turned_to_the_first_from_the_north(stone: str, lying: str) -> None:
    # the card laid at 7,0 comes to the goal from the west and, by the two curves, from the north
    other = "stone-east" if stone == "stone-west" else "stone-west"
    table = given(".......┌┐\nS──┴┴┴┴.", goals=f"gold {stone} {other}", hands={0: "cross map"})
    table.play("place cross@7,0")
    assert table.revealed() == [None, lying, None]


BENDS = {"card": "bends", "open": "NESW", "joined": ["NE", "SW"], "count": 5}


def deck_with_bends() -> dict[str, Any]:
    """Straights and curves, and a card with two curves on it that do not meet."""
    printed = {entry["card"]: entry for entry in PRINTED.content()["paths"]}
    counts = {"straight-ew": 25, "curve-ne": 5, "curve-nw": 5}
    paths = [*({**printed[card], "count": count} for card, count in counts.items()), BENDS]
    return {**PRINTED.content(), "name": "bends", "paths": paths}


@pytest.mark.clause("SAB-8.7", "SAB-1.8")
def test_a_gap_refilled_far_away_reveals_the_goal_that_an_older_segment_touches() -> None:
    table = given(
        """
        ┌──────┐
        S──────.
        """,
        goals=STONES_SOUTH,
        hands={0: "rockfall map", 1: "bends map", 2: "straight-ew map"},
        deck=deck_with_bends(),
    )
    table.play("rockfall 3,-1")
    table.play("place bends@7,0")  # joined to the west, which leads to the south alone
    assert table.revealed() == [None, None, None]
    assert table.reloaded().revealed() == [None, None, None]
    events = table.play("place straight-ew@3,-1")
    assert names(events) == ["place", "goal-revealed", "draw"]
    assert table.revealed() == [None, "stone-east turned", None]


@pytest.mark.clause("SAB-4.5", "SAB-1.8")
def test_the_two_curves_of_a_bend_are_apart() -> None:
    table = given("S", laid=["bends@1,0"], hands={0: "curve-ne curve-nw straight-ew"}, deck=deck_with_bends())
    assert table.allows("place curve-ne@1,1")  # the south side, joined to the west
    assert table.refusal("place straight-ew@2,0")[0] == "not-joined"
    assert table.refusal("place curve-ne@1,-1 turned")[0] == "not-joined"


@pytest.mark.clause("SAB-8.8")
def test_when_the_gold_is_revealed_the_round_is_over_and_nobody_draws() -> None:
    table = given("S──┴┴┴┴", hands={0: "cross map"}, saboteurs=[2])
    pile = len(table.state.pile)
    events = table.play("place cross@7,0")
    assert names(events)[:3] == ["place", "goal-revealed", "miners-win"]
    assert "draw" not in names(events)
    assert len(table.state.pile) == pile
    assert table.hand(0) == ["map"]
    assert table.choices("discard") == table.choices("place") == []


@pytest.mark.clause("SAB-8.8")
@pytest.mark.parametrize("goals", ["stone-east gold stone-west", "stone-east stone-west gold"])
def test_a_stone_revealed_together_with_the_gold_does_not_matter(goals: str) -> None:
    table = given("S\n└──┬┬┬┬┬.", goals=goals, hands={0: "tee-east map"})
    events = table.play("place tee-east@8,1 turned")
    assert names(events)[:4] == ["place", "goal-revealed", "goal-revealed", "miners-win"]
    assert table.view(SPECTATOR)["phase"] == "gold"


@pytest.mark.clause("SAB-8.8", "SAB-10.4")
def test_after_the_gold_nothing_but_gold_is_taken() -> None:
    table = given("S──┴┴┴┴", hands={0: "cross map rockfall"})
    table.play("place cross@7,0")
    for action in ("discard map", "map 0", "rockfall 1,0"):
        assert table.refusal(action) == ("not-now", "SAB-10.4")
