"""Traps and trolls: where they lie, what they do, when they leave."""

from collections import Counter

import pytest

from permonik.engine.core.events import project
from permonik.engine.lost_mines.game import LOST_MINES as GAME
from permonik.engine.lost_mines.state import State
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
from tests.engine.rules.lost_mines.test_cards import content

ROW = ".\n.\nY ─ ─ ─"
TOKENS = pytest.mark.parametrize("card", ["trap", "troll"])


@pytest.mark.clause("LM-6.1")
@TOKENS
def test_where_two_paths_join(card: str) -> None:
    state = scene(ROW, hand=[card, "cross"])
    assert refused(state, f"{card} 1,2 east") is None
    assert refused(state, f"{card} 1,2 south") == ("no-path-there", "LM-6.1")  # a wall to an empty cell
    assert refused(state, f"{card} 5,5 east") == ("no-path-there", "LM-6.1")  # two empty cells


@pytest.mark.clause("LM-6.1")
def test_where_walls_meet_no_token_lies() -> None:
    state = scene(".\n.\nY ─\n. ─\nB", hand=["trap"])
    assert refused(state, "trap 1,2 south") == ("no-path-there", "LM-6.1")


@pytest.mark.clause("LM-6.1")
def test_where_an_open_side_meets_the_wall_of_a_mine_no_token_lies() -> None:
    row = " ".join(["Y", *"─" * 9])
    state = scene(f".\n.\n{row}", hand=["trap"])
    state.grid.lay(state.deck.mine_cells[1], state.deck.mine_tiles[0])  # silver: a wall to the west
    assert refused(state, "trap 9,2 east") == ("no-path-there", "LM-6.1")


@pytest.mark.clause("LM-6.2")
@TOKENS
def test_on_an_open_end(card: str) -> None:
    state = scene(ROW, hand=[card])
    assert refused(state, f"{card} 3,2 east") is None


@pytest.mark.clause("LM-6.3")
@TOKENS
def test_starts_and_revealed_mines_count_like_paths(card: str) -> None:
    row = " ".join(["Y", *"─" * 9])
    state = scene(f".\n.\n{row}\n.\nB", hand=[card])
    state.grid.lay(state.deck.mine_cells[1], state.deck.mine_tiles[2])  # gems, open on all sides
    for edge in ("0,2 east", "0,4 east", "0,1 south", "9,2 east", "10,2 south", "10,1 south"):
        assert refused(state, f"{card} {edge}") is None, edge


@pytest.mark.clause("LM-6.4")
@TOKENS
def test_not_before_a_hidden_mine(card: str) -> None:
    row = " ".join(["Y", *"─" * 9])
    state = scene(f".\n.\n{row}", hand=[card])
    assert refused(state, f"{card} 9,2 east") == ("edge-to-hidden", "LM-6.4")


@pytest.mark.clause("LM-6.5")
@TOKENS
def test_not_off_the_board(card: str) -> None:
    state = scene("┼\n│\nY", hand=[card])
    assert refused(state, f"{card} 0,-1 south") == ("edge-off-board", "LM-6.5")
    assert refused(state, f"{card} -1,2 east") == ("edge-off-board", "LM-6.5")


@pytest.mark.clause("LM-6.6")
@TOKENS
def test_one_token_in_one_place(card: str) -> None:
    state = scene(ROW, hand=["trap"], others=[card, "cross"])
    do(state, "trap 1,2 east", "stop")
    assert refused(state, f"{card} 1,2 east") == ("edge-taken", "LM-6.6")
    assert refused(state, f"{card} 2,2 east") is None
    state = scene(ROW, hand=["troll"], others=[card, "cross"])
    do(state, "troll 1,2 east", "stop")
    assert refused(state, f"{card} 1,2 east") == ("edge-taken", "LM-6.6")


@pytest.mark.clause("LM-6.7")
def test_a_token_must_be_left() -> None:
    deck = content()
    deck["tokens"] = {"axe": 3, "boat": 3, "rope": 3, "trap": 4, "troll": 1}
    state = scene(ROW, hand=["troll"], others=["troll"], options={"deck": deck})
    do(state, "troll 1,2 east", "stop")
    assert refused(state, "troll 2,2 east") == ("no-token", "LM-6.7")
    state = scene(ROW, hand=["trap"])
    state.bank[3] = 0
    assert refused(state, "trap 1,2 east") == ("no-token", "LM-6.7")
    assert legal(state, "trap") == []


def trapped(hand: list[str]) -> State:
    """A trap between the first two cards east of the yellow start."""
    state = scene(ROW, hand=["trap", *hand], pile=["cross"] * 9)
    do(state, "trap 1,2 east", "step 1,2")
    return state


@pytest.mark.clause("LM-6.8")
def test_each_crossing_costs_a_card() -> None:
    state = trapped(["cross", "storm", "axe"])
    log = do(state, "step 2,2")
    assert names(log) == ["step", "trap-sprung"]
    assert len(state.hands[0]) == 2
    log = do(state, "step 1,2")  # back again
    assert names(log)[:2] == ["step", "trap-sprung"]
    assert len(state.discards[0]) == 2


@pytest.mark.clause("LM-6.8")
def test_entering_the_card_by_another_side_costs_nothing() -> None:
    state = scene(".\n.\nY ─ ┼ ─", hand=["trap", "cross", "axe"], dwarfs={0: (3, 2)})
    log = do(state, "trap 1,2 east", "step 2,2", "stop")
    assert "trap-sprung" not in names(log)


@pytest.mark.clause("LM-6.9")
def test_the_lost_card_is_random_and_only_its_owner_knows_it() -> None:
    state = trapped(["cross", "storm", "axe"])
    log = do(state, "step 2,2")
    lost, audience = secret(log, "trap-sprung")
    assert audience == (0,)
    assert sorted([*hand_of(state, 0), lost["card"]]) == ["axe", "cross", "storm"]
    for viewer in (1, 2, -1):
        assert project(log, viewer)[1].args == {"player": 0}
        assert lost["card"] not in str(GAME.view(state, viewer)["players"][0])
    assert GAME.view(state, 0)["you"]["discards"] == [lost["card"]]


@pytest.mark.clause("LM-6.9")
def test_every_card_is_lost_equally_often() -> None:
    start = trapped(["cross", "storm", "axe"])
    lost: Counter[str] = Counter()
    for _ in range(600):
        state = GAME.copy(start)
        do(state, "step 2,2")
        lost[state.deck.keys[state.discards[0][0]]] += 1
        start.dice.word()
    assert set(lost) == {"cross", "storm", "axe"}
    assert all(150 < count < 250 for count in lost.values())


@pytest.mark.clause("LM-6.10")
def test_the_lost_card_is_not_replaced() -> None:
    state = trapped(["cross", "storm", "axe"])
    do(state, "step 2,2", "stop")
    assert len(state.hands[0]) == 3  # four at first, one played, one lost, one drawn
    do(state, "discard cross", "stop", "discard cross", "stop")
    do(state, legal(state, "discard")[0], "stop")
    assert len(state.hands[0]) == 3


@pytest.mark.clause("LM-6.11")
def test_without_cards_nothing_is_lost() -> None:
    state = trapped([])
    before = state.dice.used
    log = do(state, "step 2,2")
    assert names(log) == ["step", "trap-empty"]
    assert (at(state, 0), state.discards[0], state.dice.used) == ((2, 2), (), before)


@pytest.mark.clause("LM-6.12")
def test_a_trap_stays() -> None:
    state = trapped(["cross", "storm", "axe"])
    do(state, "step 2,2", "stop", "discard cross", "stop", "discard cross", "stop")
    assert state.to_act == 0
    assert GAME.view(state, 1)["traps"] == [{"cell": [1, 2], "side": "east"}]
    assert state.bank[3] == 2


@pytest.mark.clause("LM-6.13")
def test_a_troll_leaves_when_its_player_is_next_to_play() -> None:
    state = scene(ROW, hand=["troll", "cross"])
    do(state, "troll 1,2 east", "stop")
    assert GAME.view(state, 1)["trolls"] == [{"cell": [1, 2], "side": "east", "player": 0}]
    assert state.deck.card_of["troll"] not in state.played
    do(state, "discard cross", "stop", "discard cross")
    assert state.trolls
    log = do(state, "stop")
    assert told(log, "troll-leaves") == {"player": 0, "cell": (1, 2), "side": "east"}
    assert (state.trolls, state.bank[4]) == ([], 2)
    assert state.played == [state.deck.card_of["troll"]]
    assert state.to_act == 0


@pytest.mark.clause("LM-6.13")
def test_only_the_own_troll_leaves() -> None:
    state = scene(ROW, hand=["troll", "cross"], others=["troll", "cross"])
    do(state, "troll 1,2 east", "stop", "troll 2,2 east", "stop", "discard cross", "stop")
    assert [seat for _, seat in state.trolls] == [1]


@pytest.mark.clause("LM-6.14")
def test_the_troll_of_a_player_who_is_out_leaves_too() -> None:
    state = scene(ROW, hand=["troll"], others=["cross", "cross", "storm"], pile=[])
    do(state, "troll 1,2 east", "stop", "discard cross", "stop", "discard cross")
    assert state.hands[0] == []
    log = do(state, "stop")
    assert names(log) == ["troll-leaves", "out"]
    assert (state.trolls, state.to_act) == ([], 1)


@pytest.mark.clause("LM-6.13")
def test_the_troll_of_the_only_player_with_cards_leaves() -> None:
    state = scene(ROW, hand=["troll", "cross"], pile=[])
    nobody_else_plays(state)
    log = do(state, "troll 1,2 east", "stop")
    assert names(log) == ["troll", "out", "out", "troll-leaves"]
    assert state.to_act == 0
