"""Goals and the exit: DC-9."""

import pytest

from permonik.engine.dark_cave.game import DARK_CAVE as GAME
from permonik.engine.dark_cave.state import LAST, MOVE, OUT, TURNING, goal_turned, place_at
from tests.engine.rules.dark_cave.cave import (
    arm,
    cave,
    do,
    give,
    is_hidden,
    monster,
    names,
    offered,
    put_monster,
    put_web,
    refused,
    spot,
)

PASS = "discard web-1"


@pytest.mark.clause("DC-9.1", "DC-9.3")
def test_a_dwarf_reaches_a_goal() -> None:
    """The example of the rulebook: it is turned up, turned to fit, and the dwarf stops on its first field."""
    # the lair is open to the north and west; from the east the dwarf needs it turned
    state = cave("cross-1@-3,4", hand="web-1", at={0: (-3, 4, 0)})
    do(state, PASS)
    assert state.moves == 3
    log = do(state, "step -4,4/0")
    assert names(log)[:2] == ["goal-revealed", "goal-laid"]
    assert log[0].public == {"player": 0, "goal": 2, "kind": "lair"}
    assert goal_turned(state, 2) == 1
    assert spot(state, 0) == (-4, 4, 1)  # the field at the side that was west and is east now
    assert state.to_act == 1


@pytest.mark.clause("DC-9.1")
def test_an_open_path_alone_reveals_nothing() -> None:
    state = cave("cross-1@2,4", hand="cross-1")
    do(state, "place cross-1@3,4")
    assert is_hidden(state, 3)


@pytest.mark.clause("DC-9.2")
def test_turned_to_match_all_neighbours_if_possible() -> None:
    # ladder: open north, east, west; turned: east, south, west. The dwarf comes in from the west.
    state = cave("cross-1@3,4", "straight-ns-1@4,3", hand="web-1", at={0: (3, 4, 0)})
    do(state, PASS, "step 4,4/0")
    assert goal_turned(state, 3) == 0
    state = cave("cross-1@3,4", "straight-ew-1@4,3", hand="web-1", at={0: (3, 4, 0)})
    do(state, PASS, "step 4,4/0")
    assert goal_turned(state, 3) == 1


@pytest.mark.clause("DC-9.2")
def test_if_both_ways_are_left_the_player_chooses_after_seeing_it() -> None:
    state = cave("cross-1@3,4", hand="web-1", at={0: (3, 4, 0)})
    do(state, PASS, "step 4,4/0")
    assert (state.phase, state.to_act) == (TURNING, 0)
    assert offered(state) == ["orient unturned", "orient turned"]
    assert GAME.view(state, 2)["goals"][3]["kind"] == "ladder"
    assert GAME.decision(state).args == {"goal": 3, "kind": "ladder"}
    assert refused(state, "stop") == ("not-now", "DC-9.2")
    do(state, "orient turned")
    assert goal_turned(state, 3) == 1
    assert spot(state, 0) == (4, 4, 1)  # open sides were north, east, west: turned, west is field 1
    assert state.to_act == 1


@pytest.mark.clause("DC-9.2")
def test_if_no_way_matches_all_the_player_chooses_too() -> None:
    # from the west; above a card open to the south, below a card with a wall to the north: neither... nor
    state = cave(
        *("cross-1@3,4", "straight-ns-1@4,3", "straight-ns-1@4,5"),
        hand="web-1",
        at={0: (3, 4, 0)},
    )
    do(state, PASS, "step 4,4/0")
    assert state.phase == TURNING


@pytest.mark.clause("DC-9.2")
def test_the_exit_looks_the_same_either_way() -> None:
    state = cave("cross-1@-3,-4", hand="web-1", at={0: (-3, -4, 0)})
    do(state, PASS, "step -4,-4/0")
    assert state.phase != TURNING
    assert goal_turned(state, 0) == 0


@pytest.mark.clause("DC-9.11")
def test_a_revealed_goal_may_mismatch_and_then_counts() -> None:
    # the vein comes to lie open to the south and west, so that the card above it meets a wall
    state = cave(
        "cross-1@-4,5",
        "straight-ns-1@-4,3",
        hand="web-1 cross-1",
        at={0: (-4, 5, 0)},
        goals="exit lair vein ladder",
    )
    do(state, PASS, "step -4,4/0")
    assert goal_turned(state, 2) == 1
    give(state, 1, "straight-ns-1 straight-ew-1")
    assert refused(state, "place straight-ns-1@-5,4") == ("side-mismatch", "DC-4.3")
    assert "place straight-ew-1@-5,4" in offered(state, "place")
    assert refused(state, "place straight-ew-1@-3,4") == ("side-mismatch", "DC-4.3")


@pytest.mark.clause("DC-9.4", "DC-9.5")
def test_the_exit_field() -> None:
    state = cave("exit@-4,-4", "cross-1@-3,-4", hand="web-1 cross-1", at={0: (-3, -4, 0)})
    state.nuggets[0] = 2
    do(state, PASS, "step -4,-4/1")
    assert state.to_act == 0  # the field at the side is not yet the exit
    log = do(state, "step -4,-4/4")
    assert names(log)[:3] == ["step", "escape", "clan-shown"]
    assert log[1].public == {"player": 0, "nuggets": 2}
    assert spot(state, 0) is None
    assert state.out == [0]
    assert state.nuggets[0] == 2
    assert state.shown == 1
    assert state.to_act == 1


@pytest.mark.clause("DC-9.6")
def test_the_first_one_out_sees_what_was_put_aside() -> None:
    state = cave("exit@-4,-4", hand="web-1", at={0: (-4, -4, 0), 1: (-4, -4, 0)})
    state.roles = [0, 0, 1, 0, 0]
    state.aside = [(0, 0), (1, 0), (1, 1)]
    log = do(state, PASS, "step -4,-4/4")
    event = next(event for event in log if event.name == "aside-seen")
    assert event.audience == (0,)
    assert event.public == {"player": 0, "count": 3}
    assert event.private == {"aside": ["yellow-loyal", "blue-loyal", "blue-saboteur"]}
    assert GAME.view(state, 0)["you"]["aside"] == ["loyal", "loyal", "saboteur"]
    assert GAME.view(state, 1)["you"]["aside"] is None
    log = do(state, "discard cross-1", "step -4,-4/4")
    assert "aside-seen" not in names(log)
    assert GAME.view(state, 1)["you"]["aside"] is None


@pytest.mark.clause("DC-9.6")
def test_with_nothing_aside_there_is_nothing_to_see() -> None:
    state = cave("exit@-4,-4", seats=4, hand="web-1", at={0: (-4, -4, 0)})
    state.aside = []
    assert "aside-seen" not in names(do(state, PASS, "step -4,-4/4"))


@pytest.mark.clause("DC-9.7")
def test_who_is_out_goes_on_playing() -> None:
    state = cave("lair-cross-1@1,0", hand="goblin-2 cross-1")
    state.at[0], state.out = OUT, [0]
    do(state, "lure goblin-2@1,0/0", "step 0,0/0")
    assert state.nuggets == [3, 2, 2, 2, 2]
    assert state.to_act == 1  # no movement
    assert len(state.hands[0]) == 2
    put_web(state, (0, 0, "south"), owner=3)
    arm(state, 0, 1)
    state.turn = state.to_act = 0
    assert offered(state, "cut") == []  # no dwarf is there to use the axe


@pytest.mark.clause("DC-9.8")
def test_what_a_revealed_goal_shows_is_in_play() -> None:
    state = cave("cross-1@-4,5", hand="web-1", at={0: (-4, 5, 0)}, goals="exit lair vein ladder")
    do(state, PASS, "step -4,4/0")
    assert state.veins == [place_at(-4, 4, 2)]
    state = cave("cross-1@-3,4", hand="web-1", at={0: (-3, 4, 0)})
    do(state, PASS, "step -4,4/0")
    assert state.lairs == [place_at(-4, 4, 2)]
    state = cave("cross-1@3,4", hand="web-1", at={0: (3, 4, 0)})
    do(state, PASS, "step 4,4/0", "orient unturned", "discard cross-1")
    assert offered(state, "step") == ["step 4,4/3"]  # by ladder from the start


@pytest.mark.clause("DC-9.9")
def test_a_monster_on_a_goal_waits_for_the_dwarf() -> None:
    state = cave("cross-1@-3,4", hand="web-1", at={0: (-3, 4, 0)})
    put_monster(state, "goblin", (-4, 4, 0), owner=3)
    log = do(state, PASS, "step -4,4/0")
    assert "attack" in names(log)
    assert state.nuggets[0] == 2
    assert spot(state, 0) == monster(state, "goblin") == (-4, 4, 1)


@pytest.mark.clause("DC-9.10")
def test_a_monster_on_the_exit_attacks_first() -> None:
    state = cave("exit@-4,-4", hand="web-1", at={0: (-4, -4, 0)})
    put_monster(state, "goblin", (-4, -4, 4), owner=3)
    log = do(state, PASS, "step -4,-4/4")
    assert names(log)[:4] == ["step", "attack", "lose-nugget", "escape"]
    assert state.out == [0]
    assert state.nuggets[0] == 2
    state = cave("exit@-4,-4", hand="web-1", at={0: (-4, -4, 0)})
    put_monster(state, "goblin", (-4, -4, 4), owner=3)
    arm(state, 0, 1)
    do(state, PASS, "step -4,-4/4", "fight")
    assert state.out == [0]
    assert state.nuggets[0] == 3


@pytest.mark.clause("DC-9.10", "DC-5.14", "DC-8.12")
def test_on_a_vein_the_attack_comes_before_the_nugget() -> None:
    state = cave("vein-curve-ne-2@0,1", hand="web-1")
    state.nuggets[0] = 0
    put_monster(state, "goblin", (0, 1, 0), owner=2)
    log = do(state, PASS, "step 0,1/0")
    assert names(log)[:4] == ["step", "attack", "vein", "clan-shown"]
    assert state.nuggets[0] == 1  # there was nothing to rob yet


def test_entering_a_goal_with_an_axe_in_reach_of_a_web() -> None:
    """A decision of the own turn like any other: the dwarf still stands before the goal."""
    state = cave("cross-1@3,4", hand="web-1", at={0: (3, 4, 0)})
    put_web(state, (3, 4, "south"), owner=2)
    arm(state, 0, 1)
    do(state, PASS, "step 4,4/0")
    assert offered(state) == ["cut 3,4:south", "orient unturned", "orient turned"]
    do(state, "cut 3,4:south", "orient unturned")
    assert state.phase != LAST
    assert state.phase != MOVE
