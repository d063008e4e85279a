"""Secret information, rockfall and card swap: DC-6."""

import pytest

from permonik.engine.dark_cave.game import DARK_CAVE as GAME
from permonik.engine.dark_cave.state import OUT, place_at
from tests.engine.rules.dark_cave.cave import (
    cave,
    do,
    edge,
    give,
    held,
    keys,
    names,
    offered,
    put_monster,
    put_web,
    refused,
    spot,
    tile_key,
    webs,
)

# --- secret information -------------------------------------------------------------------------


@pytest.mark.clause("DC-6.1", "DC-6.2", "DC-12.3")
def test_looking_at_a_goal() -> None:
    state = cave(hand="secret-info-1")
    [event] = do(state, "look-goal secret-info-1 at 2")
    assert event.public == {"player": 0, "goal": 2}
    assert (event.private, event.audience) == ({"kind": "lair"}, (0,))
    assert GAME.view(state, 0)["you"]["goals"] == [None, None, "lair", None]
    assert GAME.view(state, 1)["you"]["goals"] == [None] * 4
    assert [goal["kind"] for goal in GAME.view(state, 0)["goals"]] == [None] * 4
    assert keys(state, state.played) == ["secret-info-1"]
    assert state.phase == 2  # the turn goes on with the movement


@pytest.mark.clause("DC-6.1", "DC-6.2", "DC-12.3")
def test_looking_at_a_clan_card() -> None:
    state = cave(hand="secret-info-2")
    state.roles[3] = 1
    [event] = do(state, "look-clan secret-info-2 of 3")
    assert event.public == {"player": 0, "target": 3, "clan": "blue"}
    assert (event.private, event.audience) == ({"role": "saboteur"}, (0,))
    assert GAME.view(state, 0)["you"]["clans"] == [None, None, None, "saboteur", None]
    assert GAME.view(state, 2)["you"]["clans"] == [None] * 5
    assert GAME.view(state, -1)["players"][3]["role"] is None


@pytest.mark.clause("DC-6.3")
def test_nothing_that_lies_face_up() -> None:
    state = cave("exit@-4,-4", hand="secret-info-1")
    state.shown = 0b100
    assert refused(state, "look-goal secret-info-1 at 0") == ("goal-revealed", "DC-6.3")
    assert refused(state, "look-clan secret-info-1 of 2") == ("clan-shown", "DC-6.3")
    assert refused(state, "look-clan secret-info-1 of 0") == ("own-clan-card", "DC-6.3")


@pytest.mark.clause("DC-6.4")
def test_looking_again() -> None:
    state = cave(hand="secret-info-1")
    state.looked_goals[0], state.looked_clans[0] = 0b1111, 0b11111
    assert len(offered(state, "look-goal")) == 4
    assert len(offered(state, "look-clan")) == 4


def test_two_cards_of_different_levels_are_two_choices() -> None:
    state = cave(hand="secret-info-1 secret-info-2")
    actions = GAME.legal_actions(state)
    assert actions == sorted(actions)
    assert len(offered(state, "look-goal")) == 8


@pytest.mark.clause("DC-6.13")
def test_a_card_with_nothing_to_act_on_can_only_be_discarded() -> None:
    state = cave(
        *("exit@-4,-4", "vein@4,-4", "lair@-4,4", "ladder@4,4"),
        hand="secret-info-1 rockfall-1",
    )
    state.shown = 0b11110
    assert {text.split()[0] for text in offered(state)} == {"discard"}
    assert refused(state, "rockfall rockfall-1@1,0") == ("no-path-card", "DC-6.13")


# --- rockfall -----------------------------------------------------------------------------------


@pytest.mark.clause("DC-6.5")
def test_a_rockfall_removes_a_path_card() -> None:
    state = cave("cross-1@1,0", "ladder-tee-north-1@0,1", "lair-cross-1@0,-1", hand="rockfall-2")
    assert len(offered(state, "rockfall")) == 3
    log = do(state, "rockfall rockfall-2@0,1")
    assert log[0].public == {"player": 0, "cell": (0, 1), "card": "ladder-tee-north-1"}
    assert tile_key(state, 0, 1) is None
    assert keys(state, state.played) == ["rockfall-2", "ladder-tee-north-1"]
    assert state.ladders == [place_at(0, 0, 0)]
    assert state.lairs == [place_at(0, -1, 0)]
    do(state, "stop")
    give(state, 1, "cross-1")
    assert "place cross-1@0,1" in offered(state, "place")  # the hole may be filled again


@pytest.mark.clause("DC-6.5")
def test_not_under_dwarfs_and_monsters() -> None:
    state = cave("cross-1@1,0", "cross-1@2,0", "cross-3@3,0", hand="rockfall-1", at={3: (1, 0, 0)})
    put_monster(state, "rat", (3, 0, 4), owner=2)
    assert refused(state, "rockfall rockfall-1@1,0") == ("somebody-there", "DC-6.5")
    assert refused(state, "rockfall rockfall-1@3,0") == ("somebody-there", "DC-6.5")
    assert refused(state, "rockfall rockfall-1@7,0") == ("no-path-card", "DC-6.5")
    assert offered(state, "rockfall") == ["rockfall rockfall-1@2,0"]


@pytest.mark.clause("DC-6.6")
def test_neither_start_nor_goals() -> None:
    state = cave("ladder@4,4", "cross-1@1,0", hand="rockfall-1")
    for cell in ("0,0", "4,4", "-4,-4"):
        assert refused(state, f"rockfall rockfall-1@{cell}") == ("not-removable", "DC-6.6")


@pytest.mark.clause("DC-6.7")
def test_webs_on_open_ends_leave_with_the_card() -> None:
    state = cave("cross-1@3,-4", "cross-1@2,-4", hand="rockfall-1")
    put_web(state, (3, -5, "south"), owner=1, level=1)  # to an empty cell
    put_web(state, (3, -4, "east"), owner=2, level=2)  # to a face-down goal
    log = do(state, "rockfall rockfall-1@3,-4")
    assert names(log) == ["rockfall", "web-leaves", "web-leaves"]
    assert webs(state) == {}
    assert {"web-1", "web-2"} <= set(keys(state, state.played))


@pytest.mark.clause("DC-6.7")
def test_a_web_that_faces_a_wall_leaves_with_the_card() -> None:
    # the turned vein has a wall to the north; the card above it is open to the south
    state = cave("cross-1@-4,3", "vein@-4,4 turned", hand="rockfall-1", goals="exit lair vein ladder")
    put_web(state, (-4, 3, "south"), owner=1)
    do(state, "rockfall rockfall-1@-4,3")
    assert webs(state) == {}


@pytest.mark.clause("DC-6.8")
def test_a_web_where_two_paths_meet_stays() -> None:
    state = cave("cross-1@1,0", "cross-1@2,0", hand="rockfall-1")
    put_web(state, (0, 0, "east"), owner=1)
    put_web(state, (1, 0, "east"), owner=2, level=2)
    do(state, "rockfall rockfall-1@1,0")
    assert webs(state) == {edge(0, 0, "east"): 2, edge(1, 0, "east"): 2}


@pytest.mark.clause("DC-6.9")
def test_a_nugget_on_a_removed_vein_is_gone() -> None:
    state = cave("vein-curve-ne-2@0,1", "vein-curve-nw-3@1,0", hand="rockfall-1")
    assert len(state.veins) == 2
    do(state, "rockfall rockfall-1@0,1")
    assert state.veins == [place_at(1, 0, 2)]
    assert sum(state.nuggets) == 15


@pytest.mark.clause("DC-6.10", "DC-4.5")
def test_a_rockfall_may_cut_the_paths_in_two() -> None:
    state = cave("cross-1@1,0", "cross-1@2,0", hand="rockfall-1", at={1: (2, 0, 0)})
    put_web(state, (2, 0, "east"), owner=3)
    do(state, "rockfall rockfall-1@1,0", "stop")
    assert spot(state, 1) == (2, 0, 0)
    assert webs(state) == {edge(2, 0, "east"): 2}
    assert "place cross-1@2,1" in offered(state, "place")


# --- card swap ----------------------------------------------------------------------------------


@pytest.mark.clause("DC-6.11")
def test_whole_hands_are_exchanged() -> None:
    state = cave(hand="card-swap-2 cross-1 rat-1")
    give(state, 3, "web-1 boots-1 goblin-2 tee-north-1")
    [event] = do(state, "swap card-swap-2 of 3")
    assert held(state, 0) == ["tee-north-1", "web-1", "boots-1", "goblin-2"]
    assert held(state, 3) == ["cross-1", "rat-1"]
    assert event.audience == (0, 3)
    assert event.private == {"given": ["cross-1", "rat-1"], "taken": held(state, 0)}
    assert event.public == {"player": 0, "target": 3}
    assert keys(state, state.played) == ["card-swap-2"]


@pytest.mark.clause("DC-6.11")
def test_either_hand_may_be_empty() -> None:
    state = cave(hand="card-swap-2")
    give(state, 1, "")
    do(state, "swap card-swap-2 of 1")
    assert state.hands[0] == state.hands[1] == []
    state = cave(hand="card-swap-2")
    do(state, "swap card-swap-2 of 1")
    assert held(state, 0) == ["cross-1"]
    state = cave(hand="card-swap-2")
    assert refused(state, "swap card-swap-2 of 0") == ("swap-with-self", "DC-6.11")


@pytest.mark.clause("DC-6.12")
def test_the_partner_draws() -> None:
    state = cave(hand="card-swap-2 cross-1 rat-1")
    top = state.pile[-1]
    log = do(state, "swap card-swap-2 of 3", "stop")
    assert log[0].public["player"] == 3
    assert held(state, 0) == ["cross-1"]
    assert sorted(state.hands[3]) == sorted([*(state.deck.card_of[k] for k in ("cross-1", "rat-1")), top])
    assert state.to_act == 1


@pytest.mark.clause("DC-6.12", "DC-9.7")
def test_a_partner_who_is_out_draws_too() -> None:
    state = cave(hand="card-swap-2 cross-1")
    state.at[2], state.out = OUT, [2]
    do(state, "swap card-swap-2 of 2", "stop")
    assert len(state.hands[2]) == 2
