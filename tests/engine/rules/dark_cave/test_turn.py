"""A turn and its end: DC-3, DC-10."""

import pytest

from permonik.engine.dark_cave.game import DARK_CAVE as GAME
from permonik.engine.dark_cave.state import CLAN_OUT, NO_CARDS, OUT, OVER
from tests.engine.rules.dark_cave.cave import (
    arm,
    cave,
    do,
    edge,
    give,
    held,
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


@pytest.mark.clause("DC-3.1")
def test_play_then_move_then_draw() -> None:
    state = cave(hand="cross-1 tee-north-1")
    assert refused(state, "step 1,0/0") == ("not-now", "DC-3.1")
    assert refused(state, "stop") == ("not-now", "DC-3.1")
    do(state, "place cross-1@1,0")
    assert refused(state, "place tee-north-1@0,-1 turned") == ("not-now", "DC-5.1")
    assert held(state, 0) == ["tee-north-1"]
    log = do(state, "stop")
    assert names(log) == ["draw"]
    assert len(state.hands[0]) == 2
    assert state.to_act == 1


@pytest.mark.clause("DC-3.2")
def test_own_monsters_leave_at_the_start_of_the_turn() -> None:
    state = cave("lair-cross-1@1,0", hand="cross-1")
    put_monster(state, "rat", (1, 0, 0), owner=1)
    put_monster(state, "goblin", (1, 0, 0), owner=2)
    log = do(state, "discard cross-1", "stop")
    assert "monster-leaves" in names(log)
    assert monster(state, "rat") is None
    assert monster(state, "goblin") == (1, 0, 0)
    assert keys(state, state.played) == ["rat-2"]
    assert state.monster_owner[0] == -1


@pytest.mark.clause("DC-3.3")
def test_a_web_lasts_two_turns_of_its_owner() -> None:
    state = cave("cross-1@1,0", seats=2, hand="web-1 cross-1 cross-1 cross-1")
    give(state, 1, "cross-1 cross-1 cross-1")
    do(state, "web web-1@0,0:east", "stop")
    assert webs(state) == {edge(0, 0, "east"): 2}
    log = do(state, "discard cross-1", "stop")
    assert "web-weakens" in names(log)
    assert webs(state) == {edge(0, 0, "east"): 1}
    do(state, "discard cross-1", "stop")
    assert webs(state) == {edge(0, 0, "east"): 1}
    log = do(state, "discard cross-1", "stop")
    assert "web-leaves" in names(log)
    assert webs(state) == {}
    assert "web-1" in keys(state, state.played)


@pytest.mark.clause("DC-3.4", "DC-8.14")
def test_a_paralysed_dwarf_gets_up_and_stays() -> None:
    state = cave("cross-1@1,0")
    state.paralysed = 0b10
    log = do(state, "discard cross-1", "stop")
    assert "stands-up" in names(log)
    assert state.paralysed == 0
    assert state.to_act == 1
    do(state, "discard cross-1")
    assert state.to_act == 2  # no movement was offered
    assert spot(state, 1) == (0, 0, 0)
    for _ in range(4):
        do(state, offered(state, "discard")[0], "stop")
    do(state, offered(state, "discard")[0])
    assert offered(state, "step") == ["step 1,0/0"]  # a turn later it moves again


@pytest.mark.clause("DC-3.5")
def test_discards_are_face_down_with_their_backs_seen() -> None:
    state = cave(hand="cross-1 rat-3 web-2")
    [event] = do(state, "discard cross-1 rat-3")[:1]
    assert event.public == {"player": 0, "levels": [1, 3]}
    assert event.private == {"cards": ["cross-1", "rat-3"]}
    assert event.audience == (0,)
    assert GAME.view(state, 1)["players"][0]["discards"] == [1, 3]
    assert "rat-3" not in str({**GAME.view(state, 1), "you": None})
    assert GAME.view(state, 0)["you"]["discards"] == ["cross-1", "rat-3"]


@pytest.mark.clause("DC-3.5", "DC-1.12")
def test_one_or_two_cards_by_kind() -> None:
    state = cave(hand="cross-1 cross-1 tee-north-1")
    assert offered(state, "discard") == [
        "discard cross-1",
        "discard cross-1 cross-1",
        "discard cross-1 tee-north-1",
        "discard tee-north-1",
    ]
    assert len(offered(cave(hand="cross-1 cross-1"), "place")) == len(offered(cave(hand="cross-1"), "place"))
    assert refused(state, "discard tee-north-1 tee-north-1") == ("not-in-hand", "DC-3.8")


@pytest.mark.clause("DC-3.6")
def test_an_empty_hand_is_passed_over_with_all_that_begins_a_turn() -> None:
    state = cave("lair-cross-1@1,0", hand="cross-1")
    give(state, 1, "")
    put_monster(state, "goblin", (1, 0, 0), owner=1)
    put_web(state, (0, 0, "south"), owner=1, strength=1)
    state.paralysed = 0b10
    assert state.pile
    log = do(state, "discard cross-1", "stop")
    assert "skipped" in names(log)
    assert state.to_act == state.turn == 2
    assert monster(state, "goblin") is None
    assert webs(state) == {}
    assert state.paralysed == 0
    assert state.may_move == 1  # that was the turn of seat 1, not of seat 2


@pytest.mark.clause("DC-3.7")
def test_discarding_is_always_possible_and_passing_is_not() -> None:
    state = cave(hand="cross-1")
    assert offered(state, "place")
    assert offered(state, "discard") == ["discard cross-1"]
    assert {text.split()[0] for text in offered(state)} == {"place", "discard"}


@pytest.mark.clause("DC-3.8")
def test_only_own_cards() -> None:
    state = cave(hand="cross-1")
    assert refused(state, "place tee-north-1@1,0 turned") == ("not-in-hand", "DC-3.8")
    assert refused(state, "discard rat-1") == ("not-in-hand", "DC-3.8")
    assert refused(state, "discard cross-1 rat-1") == ("not-in-hand", "DC-3.8")


@pytest.mark.clause("DC-3.9")
def test_only_who_is_asked() -> None:
    state = cave(hand="cross-1")
    action = GAME.read(state, "place cross-1@1,0")
    for seat in (1, 4, -1, 99):
        refusal = GAME.why_not(state, seat, action)
        assert refusal is not None
        assert (refusal.code, refusal.clause) == ("not-your-turn", "DC-3.9")
    refusal = GAME.why_not(state, 1, (99, 0, 0, 0))
    assert refusal is not None
    assert refusal.code == "malformed"


@pytest.mark.clause("DC-3.9")
def test_a_victim_is_asked_in_the_turn_of_another() -> None:
    state = cave("lair-cross-1@1,0", hand="rat-1", at={2: (1, 0, 0)})
    give(state, 2, "cross-1")
    arm(state, 2, 1)
    put_monster(state, "rat", (0, 0, 0), owner=1)
    do(state, "lure rat-1@0,0/0", "step 1,0/0")
    assert state.to_act == 2
    refusal = GAME.why_not(state, 0, GAME.read(state, "fight"))
    assert refusal is not None
    assert refusal.code == "not-your-turn"


# --- drawing ------------------------------------------------------------------------------------


@pytest.mark.clause("DC-10.1")
@pytest.mark.parametrize(("text", "drawn"), [("place cross-1@1,0", 1), ("discard cross-1", 1)])
def test_one_card_for_one(text: str, drawn: int) -> None:
    state = cave(hand="cross-1 rat-1")
    before = len(state.pile)
    do(state, text, "stop")
    assert before - len(state.pile) == drawn
    assert len(state.hands[0]) == 2


@pytest.mark.clause("DC-10.1")
def test_two_cards_for_two_discarded() -> None:
    state = cave(hand="cross-1 rat-1 web-1")
    top = state.pile[-2:]
    log = do(state, "discard cross-1 rat-1", "stop")
    assert names(log) == ["draw", "draw"]
    assert sorted(state.hands[0]) == sorted([state.deck.card_of["web-1"], *top])
    assert log[0].audience == (0,)
    assert log[0].public == {"player": 0, "level": state.deck.level[top[1]]}


@pytest.mark.clause("DC-10.2")
def test_a_draw_takes_what_is_left() -> None:
    state = cave(hand="cross-1 rat-1 web-1")
    state.pile = state.pile[:1]
    do(state, "discard cross-1 rat-1", "stop")
    assert len(state.hands[0]) == 2
    assert state.pile == []
    state = cave(hand="cross-1 rat-1")
    state.pile = []
    do(state, "discard cross-1", "stop")
    assert held(state, 0) == ["rat-1"]


# --- the end ------------------------------------------------------------------------------------


@pytest.mark.clause("DC-10.3")
def test_no_cards_left_ends_the_game_after_movement() -> None:
    state = cave("cross-1@1,0", hand="tee-north-1")
    state.pile = []
    for seat in range(1, 5):
        give(state, seat, "")
    do(state, "discard tee-north-1")
    assert state.phase != OVER
    do(state, "step 1,0/0")
    assert spot(state, 0) == (1, 0, 0)
    do(state, "stop")
    assert (state.phase, state.ended, state.to_act) == (OVER, NO_CARDS, -1)


@pytest.mark.clause("DC-10.3")
def test_cards_in_any_hand_or_in_the_pile_keep_the_game_going() -> None:
    state = cave(hand="cross-1")
    state.pile = []
    for seat in (1, 2, 4):
        give(state, seat, "")
    do(state, "discard cross-1", "stop")
    assert state.to_act == 3
    state = cave(hand="cross-1")
    for seat in range(1, 5):
        give(state, seat, "")
    do(state, "discard cross-1", "stop")
    assert state.to_act == 0  # drew a card, and nobody else has any


@pytest.mark.clause("DC-10.4")
def test_all_helpers_of_a_clan_out_ends_the_game_at_once() -> None:
    state = cave("exit@-4,-4", at={0: (-4, -4, 0)}, hand="cross-1 rat-1")
    state.at[2] = state.at[4] = OUT
    state.out = [2, 4]
    before = len(state.pile)
    do(state, "discard cross-1", "step -4,-4/4")
    assert (state.phase, state.ended) == (OVER, CLAN_OUT)
    assert len(state.pile) == before  # nobody draws any more


@pytest.mark.clause("DC-10.4", "DC-11.3")
def test_a_saboteur_inside_keeps_the_other_clan_inside() -> None:
    state = cave("exit@-4,-4", at={0: (-4, -4, 0)})
    state.roles[1] = 1  # a blue saboteur works for yellow, with seats 0, 2 and 4
    state.at[2] = state.at[4] = OUT
    state.out = [2, 4]
    do(state, "discard cross-1", "step -4,-4/4")
    assert state.phase != OVER
    assert state.to_act == 1


@pytest.mark.clause("DC-10.6")
def test_after_the_end() -> None:
    state = cave(hand="cross-1")
    state.pile = []
    for seat in range(1, 5):
        give(state, seat, "")
    log = do(state, "discard cross-1", "stop")
    assert names(log) == ["clan-shown"] * 5 + ["game-over"]
    assert state.shown == 0b11111
    assert GAME.legal_actions(state) == []
    assert GAME.to_act(state) is None
    refusal = GAME.why_not(state, 0, GAME.read(state, "stop"))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("game-over", "DC-10.6")
    assert [player["role"] for player in GAME.view(state, -1)["players"]] == ["loyal"] * 5


# --- agreeing to stop -----------------------------------------------------------------------------


@pytest.mark.clause("DC-10.5")
def test_without_the_option_nobody_proposes() -> None:
    state = cave()
    assert refused(state, "propose") == ("no-agreed-end", "DC-10.5")


@pytest.mark.clause("DC-10.5")
def test_all_agree() -> None:
    state = cave(seats=3, options={"agreed_end": True})
    do(state, "propose")
    assert state.to_act == 1
    assert offered(state) == ["agree", "decline"]
    assert refused(state, "discard cross-1") == ("not-now", "DC-10.5")
    do(state, "agree")
    assert state.to_act == 2
    do(state, "agree")
    assert state.phase == OVER
    assert GAME.outcome(state).lines[0].args == {"reason": "agreed"}


@pytest.mark.clause("DC-10.5")
def test_one_no_is_enough_and_a_turn_has_one_proposal() -> None:
    state = cave(seats=3, hand="cross-1 cross-1", options={"agreed_end": True})
    do(state, "propose", "agree", "decline")
    assert state.to_act == 0
    assert refused(state, "propose") == ("proposed-before", "DC-10.5")
    do(state, "place cross-1@1,0")
    assert refused(state, "propose") == ("not-now", "DC-5.1")
    do(state, "stop")
    assert "propose" in offered(state)
