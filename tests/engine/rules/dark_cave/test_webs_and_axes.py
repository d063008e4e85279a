"""Webs, boots and battle axes: DC-7."""

import pytest

from permonik.engine.dark_cave.game import DARK_CAVE as GAME
from permonik.engine.dark_cave.state import LAST, MOVE, OUT
from tests.engine.rules.dark_cave.cave import (
    arm,
    cave,
    do,
    edge,
    give,
    keys,
    monster,
    names,
    offered,
    put_monster,
    put_web,
    refused,
    spot,
    webs,
)


@pytest.mark.clause("DC-7.1")
def test_where_paths_meet_and_on_open_ends() -> None:
    state = cave("straight-ew-1@1,0", hand="web-1")
    assert set(offered(state, "web")) == {
        "web web-1@0,0:east",  # where start and card meet
        "web web-1@1,0:east",
        "web web-1@0,0:south",
        "web web-1@0,-1:south",
        "web web-1@-1,0:east",
    }


@pytest.mark.clause("DC-7.2")
def test_open_ends_at_hidden_goals_and_walls() -> None:
    state = cave(
        "cross-1@3,-4", "cross-1@-4,3", "vein@-4,4 turned", hand="web-1", goals="exit lair vein ladder"
    )
    assert "web web-1@3,-4:east" in offered(state, "web")  # to a face-down goal
    assert "web web-1@-4,3:south" in offered(state, "web")  # against the wall of the vein


@pytest.mark.clause("DC-7.3")
def test_no_web_on_walls_or_nowhere() -> None:
    state = cave("straight-ew-1@1,0", "straight-ew-1@1,1", hand="web-1")
    for where in ("1,0:south", "1,-1:south", "7,7:east"):
        assert refused(state, f"web web-1@{where}") == ("no-open-side", "DC-7.3")
    # the start is open to the south although nothing lies there
    do(state, "web web-1@0,0:south")


@pytest.mark.clause("DC-7.4")
def test_one_web_in_a_place() -> None:
    state = cave("cross-1@1,0", hand="web-1")
    put_web(state, (0, 0, "east"), owner=2, strength=1, level=2)
    assert refused(state, "web web-1@0,0:east") == ("web-there", "DC-7.4")


@pytest.mark.clause("DC-7.5")
def test_a_web_blocks_the_way_into_and_out_of_a_hidden_goal() -> None:
    state = cave("cross-1@3,-4", hand="cross-1", at={0: (3, -4, 0)})
    put_web(state, (3, -4, "east"), owner=1)
    do(state, "discard cross-1")
    assert refused(state, "step 4,-4/0") == ("web-in-the-way", "DC-7.5")
    state = cave("cross-1@3,-4", "lair-cross-1@1,0", hand="rat-1")
    put_web(state, (3, -4, "east"), owner=1)
    put_monster(state, "rat", (4, -4, 0), owner=2)
    do(state, "lure rat-1@4,-4/0")
    assert refused(state, "step 3,-4/0") == ("web-in-the-way", "DC-7.5")
    assert offered(state, "step") == []


@pytest.mark.clause("DC-7.5", "DC-8.5")
def test_a_web_blocks_monsters() -> None:
    state = cave("lair-cross-1@1,0", "cross-1@2,0", hand="rat-1")
    put_web(state, (1, 0, "east"), owner=1)
    do(state, "lure rat-1@1,0/0")
    assert refused(state, "step 2,0/0") == ("web-in-the-way", "DC-7.5")


@pytest.mark.clause("DC-7.6")
def test_a_web_begins_with_side_two_up_before_its_owner() -> None:
    state = cave(hand="web-1")
    do(state, "web web-1@0,0:east")
    assert webs(state) == {edge(0, 0, "east"): 2}
    seen = GAME.view(state, 3)
    assert seen["players"][0]["before"] == ["web-1"]
    assert seen["webs"] == [{"cell": [0, 0], "side": "east", "strength": 2, "owner": 0, "card": "web-1"}]
    assert state.played == []


@pytest.mark.clause("DC-7.7")
def test_an_axe_weakens_or_removes_a_web() -> None:
    state = cave("cross-1@1,0", hand="cross-1 cross-1")
    put_web(state, (0, 0, "east"), owner=1)
    arm(state, 0, 1, 2)
    log = do(state, "cut 0,0:east")
    assert names(log) == ["cut", "web-weakens"]
    assert webs(state) == {edge(0, 0, "east"): 1}
    assert keys(state, state.played) == ["battle-axe-1"]
    do(state, "discard cross-1")
    assert refused(state, "step 1,0/0") == ("web-in-the-way", "DC-7.5")  # side 1 still blocks
    log = do(state, "cut 0,0:east")
    assert names(log) == ["cut", "web-leaves"]
    assert webs(state) == {}
    assert set(keys(state, state.played)) == {"battle-axe-1", "battle-axe-2", "web-1"}
    do(state, "step 1,0/0")
    assert refused(state, "cut 0,0:east") == ("no-web-there", "DC-7.7")


@pytest.mark.clause("DC-7.8")
def test_from_the_field_at_the_web_on_either_card() -> None:
    # level II straight: east is field 0, west is field 1
    for where, near in (((1, 0, 0), True), ((2, 0, 0), True), ((1, 0, 1), False), ((0, 0, 0), False)):
        state = cave("straight-ew-2@1,0", "cross-1@2,0", hand="cross-1", at={0: where})
        put_web(state, (1, 0, "east"), owner=1)
        arm(state, 0, 1)
        if near:
            do(state, "cut 1,0:east")
        else:
            assert refused(state, "cut 1,0:east") == ("web-too-far", "DC-7.8")


@pytest.mark.clause("DC-7.9")
def test_an_axe_in_the_hand_is_of_no_use() -> None:
    state = cave("cross-1@1,0", hand="battle-axe-1")
    put_web(state, (0, 0, "east"), owner=1)
    assert refused(state, "cut 0,0:east") == ("no-axe", "DC-7.9")
    state = cave("lair-cross-1@1,0", hand="rat-1", at={0: (1, 0, 0), 1: (0, 0, 0)})
    give(state, 1, "battle-axe-1 cross-1")
    put_monster(state, "rat", (1, 0, 0), owner=2)
    do(state, "lure rat-1@1,0/0", "step 0,0/0")
    assert state.phase == MOVE  # nobody was asked, the rat has bitten
    assert len(state.hands[1]) == 1


@pytest.mark.clause("DC-7.10")
def test_at_every_decision_of_the_own_turn() -> None:
    state = cave("lair-cross-1@1,0", "cross-1@-1,0", hand="rat-1 cross-1")
    put_web(state, (0, 0, "south"), owner=1)
    arm(state, 0, 1, 2)
    assert "cut 0,0:south" in offered(state)
    do(state, "lure rat-1@1,0/0")
    assert "cut 0,0:south" in offered(state)  # while the monster moves
    do(state, "stop")
    assert "cut 0,0:south" in offered(state)  # while the dwarf moves
    do(state, "step -1,0/0")
    assert "cut 0,0:south" not in offered(state)
    assert refused(state, "cut 0,0:south") == ("web-too-far", "DC-7.8")


@pytest.mark.clause("DC-7.10", "DC-7.11")
def test_a_dwarf_that_may_not_move_can_still_use_an_axe() -> None:
    state = cave("cross-1@1,0", hand="cross-1")
    state.may_move = 0
    put_web(state, (0, 0, "east"), owner=1, strength=1)
    arm(state, 0, 1)
    do(state, "discard cross-1")
    assert state.phase == LAST
    assert offered(state) == ["cut 0,0:east", "end-turn"]
    do(state, "cut 0,0:east")
    assert state.to_act == 1
    assert webs(state) == {}


@pytest.mark.clause("DC-7.10")
def test_not_in_the_turn_of_another() -> None:
    state = cave("lair-cross-1@1,0", hand="rat-1", at={2: (1, 0, 0)})
    put_web(state, (1, 0, "east"), owner=1)
    arm(state, 2, 1)
    put_monster(state, "rat", (0, 0, 0), owner=1)
    do(state, "lure rat-1@0,0/0", "step 1,0/0")
    assert state.to_act == 2
    assert offered(state) == ["fight", "endure"]
    assert refused(state, "cut 1,0:east") == ("not-now", "DC-8.10")


@pytest.mark.clause("DC-7.10", "DC-8.10")
def test_an_axe_can_go_to_a_web_while_a_monster_attacks_in_the_own_turn() -> None:
    state = cave("cross-1@1,0", hand="cross-1 rat-2 rat-1")
    put_monster(state, "rat", (1, 0, 0), owner=3, level=3)
    put_web(state, (1, 0, "east"), owner=1)
    arm(state, 0, 1)
    do(state, "discard cross-1", "step 1,0/0")
    assert offered(state) == ["cut 1,0:east", "fight", "endure"]
    do(state, "cut 1,0:east")  # it was the last one, so the rat bites
    assert len(state.hands[0]) == 2
    assert state.to_act == 1


@pytest.mark.clause("DC-7.11")
def test_a_last_decision_before_drawing() -> None:
    row = ("cross-1@1,0", "cross-1@2,0", "cross-1@3,0")
    state = cave(*row, hand="cross-1 rat-1")
    put_web(state, (3, 0, "east"), owner=2)
    arm(state, 0, 1)
    do(state, "discard cross-1", "step 1,0/0", "step 2,0/0", "step 3,0/0")
    assert (state.phase, state.to_act) == (LAST, 0)
    assert len(state.hands[0]) == 1
    assert refused(state, "step 2,0/0") == ("not-now", "DC-7.11")
    do(state, "end-turn")
    assert len(state.hands[0]) == 2
    assert webs(state) == {edge(3, 0, "east"): 2}
    state = cave(*row, hand="cross-1 rat-1")
    put_web(state, (3, 0, "east"), owner=2)
    arm(state, 0, 1, 2)
    do(state, "discard cross-1", "step 1,0/0", "step 2,0/0", "step 3,0/0", "cut 3,0:east")
    assert (state.phase, state.to_act) == (LAST, 0)  # a second axe may follow
    do(state, "cut 3,0:east")
    assert state.to_act == 1


# --- against monsters -----------------------------------------------------------------------------


@pytest.mark.clause("DC-7.12")
def test_an_axe_drives_a_monster_off() -> None:
    state = cave("lair-cross-1@1,0", hand="goblin-2", at={1: (0, 0, 0), 2: (0, 0, 0)})
    arm(state, 2, 3)
    do(state, "lure goblin-2@1,0/0", "step 0,0/0")
    assert state.to_act == 2
    log = do(state, "fight")
    assert names(log) == ["slay"]
    assert monster(state, "goblin") is None
    assert state.nuggets == [3] * 5
    assert keys(state, state.played) == ["battle-axe-3", "goblin-2"]
    assert state.axes[2] == ()
    assert (state.phase, state.to_act) == (MOVE, 0)


@pytest.mark.clause("DC-7.12")
def test_the_axe_need_not_be_used() -> None:
    state = cave("lair-cross-1@1,0", hand="goblin-2")
    arm(state, 1, 1)
    do(state, "lure goblin-2@1,0/0", "step 0,0/0", "endure")
    assert state.nuggets == [2] * 5
    assert len(state.axes[1]) == 1
    assert monster(state, "goblin") == (0, 0, 0)


@pytest.mark.clause("DC-7.13")
def test_movement_is_over_even_if_the_monster_is_driven_off() -> None:
    state = cave("cross-1@1,0", "cross-1@2,0", hand="cross-1")
    put_monster(state, "goblin", (1, 0, 0), owner=3)
    arm(state, 0, 1)
    do(state, "discard cross-1", "step 1,0/0", "fight")
    assert state.nuggets[0] == 3
    assert spot(state, 0) == (1, 0, 0)
    assert state.to_act == 1


# --- equipment ----------------------------------------------------------------------------------


@pytest.mark.clause("DC-7.15")
def test_boots_for_anybody_but_one_pair_each() -> None:
    state = cave(hand="boots-1")
    assert len(offered(state, "equip")) == 5
    state.boots[3] = state.deck.card_of["boots-2"]
    assert refused(state, "equip boots-1 of 3") == ("has-boots", "DC-7.15")
    log = do(state, "equip boots-1 of 2")
    assert log[0].public == {"player": 0, "target": 2, "card": "boots-1"}
    assert keys(state, state.boots[2:3]) == ["boots-1"]


@pytest.mark.clause("DC-7.16")
def test_several_axes_also_for_those_who_are_out() -> None:
    state = cave(hand="battle-axe-2 boots-1")
    arm(state, 3, 1, 3)
    state.at[4], state.out = OUT, [4]
    assert len(offered(state, "equip")) == 10
    do(state, "equip battle-axe-2 of 3")
    assert keys(state, state.axes[3]) == ["battle-axe-1", "battle-axe-2", "battle-axe-3"]
