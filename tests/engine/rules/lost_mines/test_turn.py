"""A turn: play or discard, move, draw."""

import pytest

from permonik.engine.core.events import project
from permonik.engine.lost_mines.game import LOST_MINES as GAME
from permonik.engine.lost_mines.state import MOVE, PLAY
from tests.engine.rules.lost_mines.scenes import (
    at,
    do,
    hand_of,
    legal,
    names,
    nobody_else_plays,
    refused,
    scene,
    secret,
    told,
)


@pytest.mark.clause("LM-3.1")
def test_play_then_move_then_draw() -> None:
    state = scene(hand=["straight-ew", "storm"])
    log = do(state, "place straight-ew@1,2")
    assert (state.phase, state.to_act) == (MOVE, 0)
    log += do(state, "step 1,2", "stop")
    assert names(log) == ["place", "step", "draw"]
    assert (state.phase, state.to_act) == (PLAY, 1)
    assert refused(state, "stop") == ("not-now", "LM-3.1")


@pytest.mark.clause("LM-3.12")
def test_no_second_card_and_no_card_after_the_movement() -> None:
    state = scene(hand=["cross", "cross"])
    do(state, "place cross@1,2")
    assert refused(state, "place cross@1,4") == ("not-now", "LM-3.12")
    do(state, "step 1,2")
    assert refused(state, "discard cross") == ("not-now", "LM-3.12")


@pytest.mark.clause("LM-3.2")
def test_the_first_step_cannot_be_passed() -> None:
    state = scene()
    assert refused(state, "stop") == ("not-now", "LM-3.1")
    assert {text.split()[0] for text in legal(state)} == {"place", "discard", "discard-two"}


@pytest.mark.clause("LM-3.3")
def test_one_card_is_drawn_after_playing() -> None:
    state = scene(hand=["cross", "storm"], pile=["axe", "boat", "rope"])
    log = do(state, "place cross@1,2", "stop")
    assert hand_of(state, 0) == ["rope", "storm"]
    assert told(log, "draw") == {"player": 0, "count": 1}


@pytest.mark.clause("LM-3.3")
def test_two_cards_are_drawn_after_discarding_two() -> None:
    state = scene(hand=["cross", "storm"], pile=["axe", "boat", "rope"])
    log = do(state, "discard-two cross storm", "stop")
    assert hand_of(state, 0) == ["boat", "rope"]
    assert secret(log, "draw") == ({"cards": ["boat", "rope"]}, (0,))


@pytest.mark.clause("LM-3.3")
def test_one_card_is_drawn_after_discarding_one() -> None:
    state = scene(hand=["cross", "storm"], pile=["axe", "boat"])
    do(state, "discard storm", "stop")
    assert hand_of(state, 0) == ["cross", "boat"]


@pytest.mark.clause("LM-3.3")
def test_a_short_pile_gives_what_is_left() -> None:
    state = scene(hand=["cross", "storm"], pile=["axe"])
    log = do(state, "discard-two cross storm", "stop")
    assert hand_of(state, 0) == ["axe"]
    assert told(log, "draw")["count"] == 1


@pytest.mark.clause("LM-3.4")
def test_nothing_is_drawn_from_an_empty_pile() -> None:
    state = scene(hand=["cross", "storm"], pile=[])
    log = do(state, "discard storm", "stop")
    assert hand_of(state, 0) == ["cross"]
    assert "draw" not in names(log)


@pytest.mark.clause("LM-3.5")
def test_discards_are_unseen() -> None:
    state = scene(hand=["cross", "storm"])
    log = do(state, "discard-two cross storm")
    assert [dict(each.args) for each in project(log, 1)] == [{"player": 0, "count": 2}]
    assert project(log, 0)[0].args["cards"] == ["cross", "storm"]
    assert GAME.view(state, 1)["players"][0]["discards"] == 2
    assert GAME.view(state, 0)["you"]["discards"] == ["cross", "storm"]
    assert "storm" not in GAME.view(state, 1)["played"]


@pytest.mark.clause("LM-3.6")
def test_one_or_two_cards_may_be_discarded_in_no_order() -> None:
    state = scene(hand=["cross", "cross", "storm"])
    assert legal(state, "discard") == ["discard cross", "discard storm"]
    assert legal(state, "discard-two") == ["discard-two cross cross", "discard-two cross storm"]
    assert GAME.read(state, "discard-two storm cross") == GAME.read(state, "discard-two cross storm")


@pytest.mark.clause("LM-3.7")
def test_only_cards_in_hand() -> None:
    state = scene(hand=["cross", "storm"])
    assert refused(state, "place straight-ew@1,2") == ("not-in-hand", "LM-3.7")
    assert refused(state, "discard axe") == ("not-in-hand", "LM-3.7")
    assert refused(state, "discard-two cross cross") == ("not-in-hand", "LM-3.7")
    assert refused(state, "discard-two cross trap") == ("not-in-hand", "LM-3.7")
    assert GAME.why_not(state, 0, GAME.read(state, "discard-two cross trap")).args == {"card": "trap"}  # type: ignore[union-attr]


@pytest.mark.clause("LM-3.8")
def test_only_the_player_who_is_asked() -> None:
    state = scene()
    assert refused(state, "discard cross", seat=1) == ("not-your-turn", "LM-3.8")
    assert refused(state, "discard axe", seat=1) == ("not-your-turn", "LM-3.8")
    do(state, "discard cross")
    assert refused(state, "stop", seat=2) == ("not-your-turn", "LM-3.8")


@pytest.mark.clause("LM-3.9")
def test_a_player_without_cards_is_out_of_the_round() -> None:
    state = scene(pile=[], hand=["cross", "storm"])
    state.hands[1] = []
    log = do(state, "discard cross", "stop")
    assert "out" in names(log)
    assert told(log, "out") == {"player": 1}
    assert state.to_act == 2
    assert [each["out"] for each in GAME.view(state, 0)["players"]] == [False, True, False]
    log = do(state, "discard cross", "stop")
    assert state.to_act == 0
    assert "out" not in names(log), "everybody was told already"


@pytest.mark.clause("LM-3.10")
def test_the_dwarf_of_a_player_who_is_out_keeps_blocking() -> None:
    state = scene(".\n.\nY ─r ┼", pile=[], dwarfs={1: (1, 2)})
    nobody_else_plays(state)
    do(state, "discard cross", "stop")
    assert state.out == 0b110
    do(state, "discard storm")
    assert refused(state, "step 1,2") == ("one-dwarf-only", "LM-5.6")


@pytest.mark.clause("LM-3.11")
def test_who_plays_the_last_card_still_moves() -> None:
    state = scene(hand=["cross"], pile=[])
    do(state, "place cross@1,2")
    assert state.hands[0] == []
    do(state, "step 1,2", "stop")
    assert (state.to_act, at(state, 0)) == (1, (1, 2))


def test_malformed_actions() -> None:
    state = scene()
    for action in ((99, 0, 0, 0), (-1, 0, 0, 0), (0, 0, -5, 0), (6, 3, 2, 0), (8, 5000, 0, 0), (9, 1, 0, 0)):
        assert GAME.why_not(state, 0, action).code == "malformed"  # type: ignore[union-attr]
