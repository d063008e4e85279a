"""Monsters: DC-8."""

import pytest

from permonik.engine.dark_cave.state import MONSTER, MOVE, place_at
from tests.engine.rules.dark_cave.cave import (
    arm,
    cave,
    do,
    give,
    is_hidden,
    keys,
    monster,
    names,
    offered,
    put_monster,
    refused,
    spot,
)


@pytest.mark.clause("DC-8.13", "DC-8.4")
def test_the_rat_of_the_rulebook() -> None:
    """It comes out of a lair, may go three fields, meets a blue dwarf after two and costs it a card."""
    state = cave("lair-cross-1@3,0", "cross-1@2,0", "cross-1@1,0", hand="rat-1", at={1: (1, 0, 0)})
    give(state, 1, "cross-1 tee-north-1 web-1")
    do(state, "lure rat-1@3,0/0", "step 2,0/0")
    log = do(state, "step 1,0/0")
    assert names(log) == ["monster-step", "attack", "lose-card"]
    assert log[1].public == {"monster": "rat", "target": 1}
    assert log[2].public["cause"] == "rat"
    assert log[2].audience == (1,)
    assert len(state.hands[1]) == 2
    assert monster(state, "rat") == (1, 0, 0)
    assert state.phase == MOVE


@pytest.mark.clause("DC-8.1")
def test_a_monster_comes_out_of_a_lair_on_a_face_up_card() -> None:
    state = cave(
        "lair-cross-1@1,0", "lair-tee-east-3@5,5", "lair@-4,4", hand="rat-1", goals="exit vein lair ladder"
    )
    assert set(offered(state, "lure")) == {"lure rat-1@1,0/0", "lure rat-1@5,5/3", "lure rat-1@-4,4/2"}
    assert refused(state, "lure rat-1@5,5/0") == ("not-a-lair", "DC-8.1")
    assert refused(state, "lure rat-1@0,0/0") == ("not-a-lair", "DC-8.1")
    do(state, "lure rat-1@5,5/3")
    assert monster(state, "rat") == (5, 5, 3)
    assert state.monster_owner[0] == 0
    assert state.played == []
    assert state.phase == MONSTER


@pytest.mark.clause("DC-8.1", "DC-5.7")
def test_not_out_of_a_hidden_goal() -> None:
    state = cave(hand="rat-1", goals="lair exit vein ladder")
    assert offered(state, "lure") == []


@pytest.mark.clause("DC-8.2")
def test_without_a_lair_no_monster_comes() -> None:
    state = cave("cross-1@1,0", hand="goblin-3")
    assert refused(state, "lure goblin-3@1,0/0") == ("no-lair", "DC-8.2")
    assert {text.split()[0] for text in offered(state)} == {"discard"}


@pytest.mark.clause("DC-8.3")
def test_appearing_is_not_entering() -> None:
    state = cave("lair-cross-1@1,0", "cross-1@2,0", hand="goblin-2", at={1: (1, 0, 0)})
    do(state, "lure goblin-2@1,0/0")
    assert state.nuggets[1] == 3
    do(state, "step 2,0/0")
    do(state, "step 1,0/0")  # but coming back is
    assert state.nuggets[1] == 2


@pytest.mark.clause("DC-8.4")
@pytest.mark.parametrize(("card", "moves"), [("rat-1", 3), ("lindworm-1", 4), ("goblin-2", 5)])
def test_how_far_they_go(card: str, moves: int) -> None:
    row = [f"cross-1@{x},0" for x in range(2, 9)]
    state = cave("lair-cross-1@1,0", *row, hand=card, at=dict.fromkeys(range(5), (8, 0, 0)))
    do(state, f"lure {card}@1,0/0")
    assert state.moves == moves
    for x in range(2, 1 + moves):
        do(state, f"step {x},0/0")
        assert state.phase == MONSTER
    do(state, f"step {1 + moves},0/0")
    assert state.phase == MOVE


@pytest.mark.clause("DC-8.4")
def test_back_and_forth_and_fewer() -> None:
    state = cave("lair-cross-1@1,0", "cross-1@2,0", hand="goblin-2")
    do(state, "lure goblin-2@1,0/0", "step 2,0/0", "step 1,0/0", "step 2,0/0", "stop")
    assert monster(state, "goblin") == (2, 0, 0)
    assert state.phase == MOVE
    state = cave("lair-cross-1@1,0", hand="goblin-2")
    do(state, "lure goblin-2@1,0/0", "stop")
    assert monster(state, "goblin") == (1, 0, 0)


@pytest.mark.clause("DC-8.5")
def test_ladders_bridges_and_tunnels_are_free_for_monsters() -> None:
    state = cave(
        "lair-cross-1@0,2", "bridge-ns-2@0,1", hand="rat-1 cross-1", at=dict.fromkeys(range(5), (0, 2, 0))
    )
    do(state, "lure rat-1@0,2/0", "step 0,1/1", "step 0,1/0", "step 0,0/0")
    assert len(state.hands[0]) == 1
    state = cave("lair-cross-1@1,1", "tunnel-ne-1@0,1", hand="goblin-2 cross-1", at={0: (1, 1, 0)})
    state.at = [place_at(1, 1, 0)] * 5
    do(state, "lure goblin-2@1,1/0", "step 0,1/0", "step 0,1/2", "stop")
    assert state.nuggets == [3] * 5
    state = cave(
        "ladder-tee-north-1@7,0", "lair-cross-1@0,1", hand="rat-1", at=dict.fromkeys(range(5), (0, 1, 0))
    )
    do(state, "lure rat-1@0,1/0", "step 0,0/0", "step 7,0/0")
    assert monster(state, "rat") == (7, 0, 0)


@pytest.mark.clause("DC-8.6")
def test_a_monster_in_play_goes_on_from_where_it_stands() -> None:
    state = cave("cross-1@1,0", "lair-cross-1@5,5", hand="rat-1", at={3: (1, 0, 0)})
    put_monster(state, "rat", (1, 0, 0), owner=2)
    assert refused(state, "lure rat-1@5,5/0") == ("monster-in-play", "DC-8.6")
    do(state, "lure rat-1@1,0/0")
    assert len(state.hands[3]) == 1  # not attacked on the spot
    state = cave("cross-1@1,0", hand="rat-1")  # no lair anywhere
    put_monster(state, "rat", (1, 0, 0), owner=2)
    do(state, "lure rat-1@1,0/0")


@pytest.mark.clause("DC-8.7")
def test_the_card_changes_hands() -> None:
    state = cave("lair-cross-1@1,0", hand="rat-1 cross-1", seats=3, at=dict.fromkeys(range(3), (1, 0, 0)))
    put_monster(state, "rat", (1, 0, 0), owner=1)
    do(state, "lure rat-1@1,0/0", "stop", "stop")
    assert keys(state, state.played) == ["rat-2"]
    assert keys(state, state.monster_card[:1]) == ["rat-1"]
    assert monster(state, "rat") == (1, 0, 0)  # the turn of seat 1 has begun
    assert state.to_act == 1
    do(state, "discard cross-1", "stop", "discard cross-1", "stop")
    assert state.to_act == 0
    assert monster(state, "rat") is None


@pytest.mark.clause("DC-8.8")
def test_all_on_the_field_are_attacked_the_own_dwarf_too() -> None:
    state = cave("lair-cross-1@1,0", "cross-1@-1,0", hand="goblin-2", at={4: (-1, 0, 0)})
    log = do(state, "lure goblin-2@1,0/0", "step 0,0/0")
    assert [event.public["target"] for event in log if event.name == "attack"] == [0, 1, 2, 3]
    assert state.nuggets == [2, 2, 2, 2, 3]
    assert state.phase == MOVE  # it does not go on


@pytest.mark.clause("DC-8.9")
def test_only_the_dwarf_that_enters_is_attacked() -> None:
    state = cave("cross-1@1,0", hand="cross-1", at={2: (1, 0, 0), 3: (1, 0, 0)})
    put_monster(state, "goblin", (1, 0, 0), owner=4)
    arm(state, 2, 1)
    do(state, "discard cross-1", "step 1,0/0")
    assert state.nuggets == [2, 3, 3, 3, 3]
    assert len(state.axes[2]) == 1
    assert state.to_act == 1


@pytest.mark.clause("DC-8.9")
def test_coming_by_ladder_is_entering() -> None:
    state = cave("ladder-tee-north-1@7,0", "cross-1@7,-1", hand="cross-1")
    put_monster(state, "goblin", (7, 0, 0), owner=4)
    do(state, "discard cross-1", "step 7,0/0")
    assert state.nuggets[0] == 2
    assert state.to_act == 1


@pytest.mark.clause("DC-8.10")
def test_axes_are_asked_for_clockwise_from_the_active_player() -> None:
    state = cave("lair-cross-1@1,0", hand="goblin-2", seats=4)
    state.turn = state.to_act = 2
    give(state, 2, "goblin-2")
    for seat in (0, 1, 3):
        arm(state, seat, 1)
    do(state, "lure goblin-2@1,0/0", "step 0,0/0")
    assert state.to_act == 3
    do(state, "endure")
    assert state.to_act == 0
    do(state, "fight")  # the first yes ends it: seat 1 is not asked, nobody is attacked
    assert state.nuggets == [3] * 4
    assert (state.phase, state.to_act) == (MOVE, 2)
    assert len(state.axes[1]) == len(state.axes[3]) == 1


@pytest.mark.clause("DC-8.10")
def test_if_nobody_uses_an_axe_all_are_attacked() -> None:
    state = cave("lair-cross-1@1,0", hand="goblin-2", seats=3)
    arm(state, 1, 1)
    arm(state, 2, 2)
    do(state, "lure goblin-2@1,0/0", "step 0,0/0", "endure", "endure")
    assert state.nuggets == [2, 2, 2]


@pytest.mark.clause("DC-8.11")
def test_staying_and_leaving_are_free() -> None:
    state = cave("cross-1@1,0", hand="cross-1", at={0: (1, 0, 0)})
    put_monster(state, "goblin", (1, 0, 0), owner=4)
    do(state, "discard cross-1")
    assert state.nuggets[0] == 3
    do(state, "step 0,0/0")
    assert state.nuggets[0] == 3
    do(state, "step 1,0/0")
    assert state.nuggets[0] == 2


@pytest.mark.clause("DC-8.12")
def test_several_monsters_attack_one_after_the_other() -> None:
    state = cave("cross-1@1,0", hand="cross-1 cross-1 rat-1")
    for name, owner in (("goblin", 1), ("rat", 2), ("lindworm", 3)):
        put_monster(state, name, (1, 0, 0), owner=owner)
    log = do(state, "discard cross-1", "step 1,0/0")
    assert [e.public["monster"] for e in log if e.name == "attack"] == ["rat", "lindworm", "goblin"]
    assert (len(state.hands[0]), state.paralysed, state.nuggets[0]) == (2, 1, 2)


@pytest.mark.clause("DC-8.12")
def test_an_axe_is_asked_for_before_each() -> None:
    state = cave("cross-1@1,0", hand="cross-1 rat-1")
    for name, owner in (("goblin", 1), ("rat", 2), ("lindworm", 3)):
        put_monster(state, name, (1, 0, 0), owner=owner)
    arm(state, 0, 1, 2)
    do(state, "discard cross-1", "step 1,0/0")
    do(state, "endure")  # the rat bites
    assert len(state.hands[0]) == 0
    do(state, "fight")  # the lindworm is gone
    do(state, "fight")
    assert (state.paralysed, state.nuggets[0]) == (0, 3)
    assert monster(state, "rat") == (1, 0, 0)
    assert monster(state, "lindworm") is monster(state, "goblin") is None


@pytest.mark.clause("DC-8.13", "DC-5.10")
def test_a_rat_and_an_empty_hand() -> None:
    state = cave("lair-cross-1@1,0", hand="rat-1", seats=2)
    give(state, 1, "")
    log = do(state, "lure rat-1@1,0/0", "step 0,0/0")
    assert names(log) == ["monster-step", "attack", "attack"]


@pytest.mark.clause("DC-8.14")
def test_the_lindworm_paralyses_for_one_turn_however_often() -> None:
    state = cave(
        "lair-cross-1@1,0", "cross-1@2,0", hand="lindworm-1", seats=3, at={0: (2, 0, 0), 2: (2, 0, 0)}
    )
    log = do(state, "lure lindworm-1@1,0/0", "step 0,0/0")
    assert names(log) == ["monster-step", "attack", "paralysed"]
    assert state.paralysed == 0b010
    state.phase, state.monster, state.moves = MONSTER, 1, 2
    do(state, "step 1,0/0", "step 0,0/0")
    assert state.paralysed == 0b010
    do(state, "stop")
    do(state, "discard cross-1")  # seat 1 stays
    do(state, "discard cross-1", "stop")
    do(state, offered(state, "discard")[0], "stop")
    do(state, offered(state, "discard")[0])
    assert (state.to_act, state.phase) == (1, MOVE)


@pytest.mark.clause("DC-8.15")
def test_the_own_lindworm() -> None:
    state = cave("lair-cross-1@1,0", hand="lindworm-1 cross-1", seats=2)
    state.at[1] = place_at(1, 0, 0)
    give(state, 1, "cross-1 cross-1")
    do(state, "lure lindworm-1@1,0/0", "step 0,0/0")
    assert state.to_act == 1  # no movement in this turn
    assert state.paralysed == 0b01
    do(state, "discard cross-1", "stop")
    do(state, "discard cross-1")
    assert state.to_act == 1  # nor in the next
    assert spot(state, 0) == (0, 0, 0)


@pytest.mark.clause("DC-8.16")
def test_the_goblin_and_a_poor_dwarf() -> None:
    state = cave("lair-cross-1@1,0", hand="goblin-2", seats=2, at={0: (1, 0, 0)})
    state.nuggets[1] = 0
    log = do(state, "lure goblin-2@1,0/0", "step 0,0/0")
    assert names(log) == ["monster-step", "attack"]
    assert state.nuggets == [3, 0]
    assert state.phase == MOVE  # it stopped all the same


@pytest.mark.clause("DC-8.17")
def test_a_monster_on_a_hidden_goal() -> None:
    state = cave("lair-cross-1@3,-4", "cross-1@4,-3", "straight-ns-1@5,-4", hand="goblin-2")
    do(state, "lure goblin-2@3,-4/0", "step 4,-4/0")
    assert is_hidden(state, 1)
    assert monster(state, "goblin") == (4, -4, 0)
    # one field; it can be left where the next card is open
    assert set(offered(state, "step")) == {"step 3,-4/0", "step 4,-3/0"}
    do(state, "step 4,-3/0")
    assert is_hidden(state, 1)
