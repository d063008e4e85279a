"""Laying path cards: DC-4, and the wrong placements of the rulebook."""

import pytest

from permonik.engine.dark_cave.state import PLAN, place_at
from tests.engine.rules.dark_cave.cave import cave, do, offered, refused, tile_key, webs


@pytest.mark.clause("DC-4.1")
def test_only_on_an_empty_cell() -> None:
    state = cave("cross-1@1,0", "ladder@4,4", hand="cross-1")
    for cell in ("0,0", "1,0", "-4,-4", "4,4"):
        assert refused(state, f"place cross-1@{cell}") == ("cell-taken", "DC-4.1")


@pytest.mark.clause("DC-4.2")
def test_beside_a_face_up_card() -> None:
    state = cave(hand="cross-1")
    assert refused(state, "place cross-1@2,0") == ("not-joined", "DC-4.2")  # not beside any card
    assert offered(state, "place") == [
        *("place cross-1@0,-1", "place cross-1@-1,0", "place cross-1@1,0", "place cross-1@0,1")
    ]


@pytest.mark.clause("DC-4.2")
def test_a_path_must_be_continued() -> None:
    """A wall against a wall matches, but joins nothing."""
    state = cave("straight-ew-1@1,0", hand="straight-ew-1 curve-ne-1")
    assert refused(state, "place straight-ew-1@1,1") == ("not-joined", "DC-4.2")
    do(state, "place straight-ew-1@2,0")


@pytest.mark.clause("DC-4.2")
def test_a_revealed_goal_can_be_extended() -> None:
    state = cave("exit@-4,-4", hand="straight-ew-1")
    do(state, "place straight-ew-1@-5,-4")


@pytest.mark.clause("DC-4.3")
def test_all_sides_must_match() -> None:
    state = cave("curve-ne-1@0,1", "cross-1@1,0", hand="straight-ew-1 cross-1 curve-nw-1 tee-north-1")
    # at 1,1 the card above is open to the south, the card to the west is open to the east
    assert refused(state, "place straight-ew-1@1,1") == ("side-mismatch", "DC-4.3")
    assert "place cross-1@1,1" in offered(state, "place")
    assert "place curve-nw-1@1,1" in offered(state, "place")
    assert refused(state, "place tee-north-1@1,1 turned") == ("side-mismatch", "DC-4.3")


@pytest.mark.clause("DC-4.3")
def test_every_level_matches_by_sides_alone() -> None:
    state = cave("bridge-ns-3@1,0", hand="tunnel-ne-3 straight-ns-2")
    assert "place tunnel-ne-3@2,0" in offered(state, "place")
    assert refused(state, "place straight-ns-2@2,0") == ("side-mismatch", "DC-4.3")


@pytest.mark.clause("DC-4.4")
def test_hidden_goals_ask_nothing_and_join_nothing() -> None:
    state = cave("straight-ew-1@3,3", "straight-ns-1@3,4", hand="straight-ns-1 cross-1")
    # 4,3 lies above the goal at 4,4; the card at 3,3 is open to the east
    assert "place cross-1@4,3" in offered(state, "place")
    assert refused(state, "place straight-ns-1@4,3") == ("side-mismatch", "DC-4.3")
    assert refused(state, "place cross-1@4,5") == ("not-joined", "DC-4.4")
    # an east wall against a goal is as good as an opening
    assert "place straight-ns-1@3,5" in offered(state, "place")


@pytest.mark.clause("DC-4.5", "DC-6.10")
def test_no_link_to_the_start_or_the_own_dwarf_is_needed() -> None:
    state = cave("cross-1@6,0", hand="cross-1 rockfall-1", at={0: (0, 0, 0)})
    do(state, "place cross-1@7,0")
    assert tile_key(state, 7, 0) == "cross-1"


@pytest.mark.clause("DC-4.6")
def test_turned_by_half_or_not_at_all() -> None:
    state = cave("cross-1@1,0", hand="curve-ne-1")
    # as it is: open to the north and east; turned: to the south and west
    assert set(offered(state, "place")) == {
        "place curve-ne-1@0,1",
        "place curve-ne-1@0,-1 turned",
        "place curve-ne-1@-1,0",
        "place curve-ne-1@2,0 turned",
    } | {"place curve-ne-1@1,1", "place curve-ne-1@1,-1 turned"}


@pytest.mark.clause("DC-4.6")
def test_never_crosswise() -> None:
    state = cave(hand="straight-ns-1")
    assert set(offered(state, "place")) == {"place straight-ns-1@0,-1", "place straight-ns-1@0,1"}
    assert refused(state, "place straight-ns-1@1,0") == ("side-mismatch", "DC-4.3")


@pytest.mark.clause("DC-4.7")
def test_a_card_that_looks_the_same_is_laid_unturned() -> None:
    state = cave(hand="straight-ns-2 lair-straight-ns-2 bridge-ns-2")
    assert refused(state, "place straight-ns-2@0,1 turned") == ("turned-same", "DC-4.7")
    assert refused(state, "place bridge-ns-2@0,1 turned") == ("turned-same", "DC-4.7")
    # the lair lies at one end, so this one differs
    assert {"place lair-straight-ns-2@0,1", "place lair-straight-ns-2@0,1 turned"} <= set(offered(state))


@pytest.mark.clause("DC-4.8")
def test_outside_the_playing_area() -> None:
    row = [f"straight-ew-1@{x},0" for x in range(1, 20)]
    state = cave(*row, hand="cross-1")
    do(state, "place cross-1@20,0")
    assert PLAN.bounds.holds(54, 54)  # further than 50 cards lead


@pytest.mark.clause("DC-4.9")
@pytest.mark.parametrize(("text", "field"), [("vein-curve-ne-2@0,1", 0), ("vein-curve-nw-3@0,1", 2)])
def test_a_vein_gets_a_nugget(text: str, field: int) -> None:
    state = cave(hand=text.split("@")[0])
    do(state, f"place {text}")
    assert state.veins == [place_at(0, 1, field)]


@pytest.mark.clause("DC-7.14")
def test_a_card_slips_under_a_web() -> None:
    state = cave(hand="web-1 cross-1", seats=2)
    do(state, "web web-1@0,0:east", "stop", "place cross-1@1,0")
    assert len(webs(state)) == 1
    assert offered(state, "step") == []  # the web lies between the two cards
