"""Moving the dwarf: DC-5."""

import pytest

from permonik.engine.dark_cave.game import DARK_CAVE as GAME
from permonik.engine.dark_cave.state import OUT, place_at
from tests.engine.rules.dark_cave.cave import (
    cave,
    do,
    give,
    held,
    names,
    offered,
    put_monster,
    put_web,
    refused,
    spot,
)

PASS = "discard web-1"


@pytest.mark.clause("DC-5.1", "DC-5.5")
def test_three_fields_after_playing() -> None:
    """The example of the rulebook: after playing, the yellow dwarf goes three fields further."""
    state = cave("cross-1@1,0", "straight-ew-1@2,0", hand="cross-1")
    do(state, "place cross-1@3,0")
    do(state, "step 1,0/0", "step 2,0/0")
    assert state.to_act == 0
    do(state, "step 3,0/0")
    assert spot(state, 0) == (3, 0, 0)
    assert state.to_act == 1  # no moves are left, so the turn is over


@pytest.mark.clause("DC-5.1")
def test_stopping_earlier_or_staying() -> None:
    state = cave("cross-1@1,0", hand="web-1 web-1")
    do(state, PASS)
    assert offered(state) == ["step 1,0/0", "stop"]
    do(state, "step 1,0/0", "stop")
    assert spot(state, 0) == (1, 0, 0)
    state = cave("cross-1@1,0", hand="web-1")
    do(state, PASS, "stop")
    assert spot(state, 0) == (0, 0, 0)


@pytest.mark.clause("DC-5.1")
def test_stop_is_offered_even_when_there_is_nowhere_to_go() -> None:
    state = cave(hand="web-1")
    do(state, PASS)
    assert offered(state) == ["stop"]


@pytest.mark.clause("DC-5.2")
@pytest.mark.parametrize("before", [True, False])
def test_four_fields_in_boots(before: bool) -> None:
    row = [f"cross-1@{x},0" for x in range(1, 6)]
    state = cave(*row, hand="web-1 boots-1")
    if before:
        state.boots[0] = state.deck.card_of["boots-2"]
        do(state, PASS)
    else:
        do(state, "equip boots-1 of 0")  # they are worn at once
    do(state, *(f"step {x},0/0" for x in range(1, 4)))
    assert state.to_act == 0
    do(state, "step 4,0/0")
    assert spot(state, 0) == (4, 0, 0)
    assert state.to_act == 1


@pytest.mark.clause("DC-5.3")
def test_fields_of_level_ii_and_iii() -> None:
    """In: the field at the side; across: 2 or 3 moves."""
    state = cave("straight-ew-2@1,0", "straight-ew-3@2,0", hand="web-1")
    # level II: east is 0, west is 1; level III: east is 0, west is 1, the centre is 2
    do(state, PASS)
    assert offered(state, "step") == ["step 1,0/1"]
    do(state, "step 1,0/1")
    assert set(offered(state, "step")) == {"step 0,0/0", "step 1,0/0"}
    do(state, "step 1,0/0")
    assert set(offered(state, "step")) == {"step 1,0/1", "step 2,0/1"}
    do(state, "step 2,0/1")
    state = cave("straight-ew-3@1,0", hand="web-1", at={0: (1, 0, 1)})
    do(state, PASS)
    assert set(offered(state, "step")) == {"step 0,0/0", "step 1,0/2"}


@pytest.mark.clause("DC-5.3")
def test_a_turned_card_keeps_its_fields_turned() -> None:
    state = cave("lair-straight-ns-2@0,1 turned", hand="web-1")
    do(state, PASS)
    # unturned the lair (field 0) lies to the north; turned it lies to the south
    assert offered(state, "step") == ["step 0,1/1"]
    do(state, "step 0,1/1")
    assert set(offered(state, "step")) == {"step 0,0/0", "step 0,1/0"}


@pytest.mark.clause("DC-5.3")
def test_no_step_where_no_path_leads() -> None:
    state = cave("cross-1@1,0", "straight-ns-1@5,0", hand="web-1")
    do(state, PASS)
    assert refused(state, "step 5,0/0") == ("no-step", "DC-5.3")
    assert refused(state, "step 0,1/0") == ("no-step", "DC-5.3")
    assert refused(state, "step 0,0/0") == ("no-step", "DC-5.3")


@pytest.mark.clause("DC-5.3", "DC-9.11")
def test_no_step_into_a_wall() -> None:
    """Beside a goal that mismatches, an open side ends at a wall."""
    state = cave(
        "cross-1@-3,4", "straight-ew-1@-4,3", "vein@-4,4 turned", goals="exit lair vein ladder", hand="web-1"
    )
    # turned, the vein is open to the south and west: walls to the north and east
    state.at[0] = place_at(-3, 4, 0)
    do(state, PASS)
    assert refused(state, "step -4,4/1") == ("no-step", "DC-5.3")


@pytest.mark.clause("DC-5.4")
def test_any_number_of_dwarfs_on_a_field() -> None:
    state = cave("cross-1@1,0", hand="web-1", at={1: (1, 0, 0), 2: (1, 0, 0), 3: (1, 0, 0)})
    do(state, PASS, "step 1,0/0")
    assert state.at.count(place_at(1, 0, 0)) == 4


@pytest.mark.clause("DC-5.5")
def test_movement_ends_by_itself() -> None:
    state = cave("cross-1@1,0", hand="web-1")
    put_monster(state, "goblin", (1, 0, 0), owner=3)
    do(state, PASS, "step 1,0/0")
    assert state.to_act == 1
    state = cave("cross-1@-3,-4", hand="web-1", at={0: (-3, -4, 0)}, goals="exit vein lair ladder")
    do(state, PASS, "step -4,-4/0")
    assert spot(state, 0) == (-4, -4, 1)  # the field to the east of the exit card, not the exit
    assert state.to_act == 1


@pytest.mark.clause("DC-5.6")
def test_ladders_are_all_joined() -> None:
    state = cave("ladder-tee-north-1@5,0", "ladder-straight-ns-2@0,-9", "ladder@4,4", hand="web-1")
    do(state, PASS)
    assert offered(state, "step") == ["step 0,-9/0", "step 5,0/0", "step 4,4/3"]
    do(state, "step 5,0/0")
    assert set(offered(state, "step")) == {"step 0,-9/0", "step 0,0/0", "step 4,4/3"}
    do(state, "step 0,-9/0")
    assert "step 0,-9/1" in offered(state, "step")  # the field beside the ladder
    do(state, "step 0,-9/1")
    assert state.to_act == 1


@pytest.mark.clause("DC-5.6")
def test_only_from_the_field_with_the_ladder() -> None:
    state = cave("ladder-straight-ns-2@0,-9", hand="web-1", at={0: (0, -9, 1)})
    do(state, PASS)
    assert offered(state, "step") == ["step 0,-9/0"]


@pytest.mark.clause("DC-5.6")
def test_a_ladder_that_is_also_next_door_is_one_step() -> None:
    state = cave("ladder-tee-north-1@0,1", hand="web-1")
    do(state, PASS)
    assert offered(state, "step") == ["step 0,1/0"]


@pytest.mark.clause("DC-5.7")
def test_no_ladder_of_a_hidden_goal() -> None:
    state = cave(hand="web-1", goals="ladder exit vein lair")
    do(state, PASS)
    assert offered(state, "step") == []


# --- bridges ------------------------------------------------------------------------------------


@pytest.mark.clause("DC-5.8", "DC-5.9")
def test_a_bridge_costs_a_card_once() -> None:
    # level III, bridge from north to south: fields n 0, s 1, centre 2; under it e 3, w 4, centre 5
    state = cave("bridge-ns-3@0,1", "cross-1@0,2", hand="web-1 cross-1 tee-north-1 rat-1")
    do(state, PASS)
    log = do(state, "step 0,1/0")
    assert names(log) == ["step", "lose-card"]
    assert len(state.hands[0]) == 2
    assert do(state, "step 0,1/2")[-1].name == "step"  # on over the same bridge
    log = do(state, "step 0,1/1")
    assert "lose-card" not in names(log)
    # nothing is drawn but the one card for the discard: the hand stays smaller
    assert len(state.hands[0]) == 3


@pytest.mark.clause("DC-5.8")
def test_turning_back_on_the_bridge_is_free_but_coming_again_is_not() -> None:
    state = cave("bridge-ns-2@0,1", hand="web-1 cross-1 tee-north-1 rat-1")
    do(state, PASS)
    assert "lose-card" in names(do(state, "step 0,1/0"))
    assert names(do(state, "step 0,0/0")) == ["step"]
    assert "lose-card" in names(do(state, "step 0,1/0"))


@pytest.mark.clause("DC-5.8")
def test_from_one_bridge_onto_another() -> None:
    state = cave("bridge-ns-2@0,1", "bridge-ns-2@0,2", hand="web-1 cross-1 rat-1 rat-1", at={0: (0, 1, 1)})
    do(state, PASS)
    assert "lose-card" in names(do(state, "step 0,2/0"))


@pytest.mark.clause("DC-5.9")
def test_the_lost_card_is_random_and_known_to_its_owner_alone() -> None:
    lost = set()
    for number in range(40):
        state = cave("bridge-ew-1@1,0", hand="web-1 cross-1 tee-north-1 rat-1")
        state.dice = GAME.new(2, b"dice %d" % number, {}).dice
        do(state, PASS)
        event = do(state, "step 1,0/1")[-1]
        assert event.audience == (0,)
        assert event.public == {"player": 0, "level": 1, "cause": "bridge"}
        assert event.private is not None
        lost.add(event.private["card"])
        assert [state.deck.keys[card] for card in state.discards[0]] == ["web-1", event.private["card"]]
        assert event.private["card"] not in held(state, 0)
    assert lost == {"cross-1", "tee-north-1", "rat-1"}


@pytest.mark.clause("DC-5.10")
def test_a_bridge_with_an_empty_hand() -> None:
    state = cave("bridge-ew-1@1,0", hand="web-1")
    do(state, PASS)
    assert names(do(state, "step 1,0/1")) == ["step"]
    assert spot(state, 0) == (1, 0, 1)


@pytest.mark.clause("DC-5.11")
def test_beneath_the_bridge() -> None:
    state = cave("bridge-ew-2@0,1", hand="web-1 cross-1")
    # fields n 0, s 1 run beneath; e 2, w 3 are the bridge
    do(state, PASS)
    assert names(do(state, "step 0,1/0")) == ["step"]
    assert set(offered(state, "step")) == {"step 0,0/0", "step 0,1/1"}
    assert len(state.hands[0]) == 1


# --- tunnels ------------------------------------------------------------------------------------


@pytest.mark.clause("DC-5.12")
def test_a_tunnel_costs_a_nugget() -> None:
    # level I: the curves are 0 and 1, the tunnel is 2
    state = cave("tunnel-ne-1@0,1", hand="web-1 cross-1")
    do(state, PASS, "step 0,1/0")
    log = do(state, "step 0,1/2")
    assert names(log) == ["step", "lose-nugget"]
    assert log[1].public == {"player": 0, "loss": "tunnel"}
    assert state.nuggets[0] == 2
    do(state, "step 0,1/1")
    assert state.nuggets[0] == 2
    assert len(state.hands[0]) == 2


@pytest.mark.clause("DC-5.13")
def test_a_tunnel_without_nuggets() -> None:
    state = cave("tunnel-ne-1@0,1", hand="web-1")
    state.nuggets[0] = 0
    do(state, PASS, "step 0,1/0")
    assert names(do(state, "step 0,1/2")) == ["step"]
    assert state.nuggets[0] == 0


# --- veins --------------------------------------------------------------------------------------


@pytest.mark.clause("DC-5.14", "DC-5.15")
def test_stopping_on_a_vein_takes_the_nugget_and_shows_the_clan_card() -> None:
    # level II: n 0 is the vein, e 1
    state = cave("vein-curve-ne-2@0,1", hand="web-1")
    do(state, PASS, "step 0,1/0")
    assert state.nuggets[0] == 3
    log = do(state, "stop")
    assert names(log)[:2] == ["vein", "clan-shown"]
    assert state.nuggets[0] == 4
    assert state.veins == []
    assert state.shown == 1
    assert GAME.view(state, -1)["players"][0]["role"] == "loyal"


@pytest.mark.clause("DC-5.14")
def test_the_last_move_ends_on_a_vein_too() -> None:
    state = cave("vein-curve-nw-3@0,1", hand="web-1", at={0: (0, 1, 1)})  # n 0, w 1, centre 2 with the vein
    do(state, PASS, "step 0,1/2", "step 0,1/0", "step 0,1/2")
    assert state.nuggets[0] == 4


@pytest.mark.clause("DC-5.14")
def test_passing_by_takes_nothing() -> None:
    state = cave("vein-curve-ne-2@0,1", hand="web-1")
    do(state, PASS, "step 0,1/0", "step 0,1/1", "stop")
    assert state.nuggets[0] == 3
    assert len(state.veins) == 1
    assert state.shown == 0


@pytest.mark.clause("DC-5.14")
def test_an_empty_vein_gives_nothing() -> None:
    state = cave("vein-curve-ne-2@0,1", hand="web-1")
    state.veins = []
    do(state, PASS, "step 0,1/0", "stop")
    assert state.nuggets[0] == 3
    assert state.shown == 0


@pytest.mark.clause("DC-9.7")
def test_who_is_out_does_not_move() -> None:
    state = cave("cross-1@1,0", hand="web-1 cross-1")
    state.at[0], state.out = OUT, [0]
    give(state, 1, "cross-1")
    do(state, PASS)
    assert state.to_act == 1
    assert len(state.hands[0]) == 2  # but drew


@pytest.mark.clause("DC-7.5")
def test_a_web_in_the_way() -> None:
    state = cave("cross-1@1,0", "ladder-tee-north-1@0,1", hand="cross-1")
    put_web(state, (0, 0, "east"), owner=2)
    put_web(state, (0, 0, "south"), owner=3, level=2)
    do(state, "discard cross-1")
    assert refused(state, "step 1,0/0") == ("web-in-the-way", "DC-7.5")
    assert offered(state, "step") == ["step 0,1/0"]  # by ladder, past the other web
    do(state, "stop")
    state = cave("cross-1@1,0", hand="cross-1", at={0: (1, 0, 0)})
    put_web(state, (0, 0, "east"), owner=2)
    do(state, "discard cross-1")
    assert refused(state, "step 0,0/0") == ("web-in-the-way", "DC-7.5")
