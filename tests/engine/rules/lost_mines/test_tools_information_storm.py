"""The other action cards."""

import pytest

from permonik.engine.core.events import project
from permonik.engine.lost_mines.game import LOST_MINES as GAME
from permonik.engine.lost_mines.state import NOBODY
from tests.engine.rules.lost_mines.scenes import do, legal, lying, names, refused, scene, secret, told
from tests.engine.rules.lost_mines.test_cards import content

ROW = ".\n.\nY ─ ─ ─"
OBSTACLES = {"axe": ".\n│t\nY", "boat": ".\n.\nY ─l", "rope": ".\n.\nY ┼p"}
WHERE = {"axe": "0,1", "boat": "1,2", "rope": "1,2"}


@pytest.mark.clause("LM-7.1")
@pytest.mark.parametrize("tool", OBSTACLES)
def test_each_tool_overcomes_its_obstacle(tool: str) -> None:
    state = scene(OBSTACLES[tool], hand=[tool, "cross"])
    assert legal(state, "use") == [f"use {tool}@{WHERE[tool]}"]
    log = do(state, f"use {tool}@{WHERE[tool]}", f"step {WHERE[tool]}")
    kinds = {"axe": "fallen-trees", "boat": "lake", "rope": "pit"}
    assert (told(log, "use")["tool"], told(log, "use")["obstacle"]) == (tool, kinds[tool])
    assert state.played == [state.deck.card_of[tool]]


@pytest.mark.clause("LM-7.2")
@pytest.mark.parametrize("tool", OBSTACLES)
def test_no_tool_overcomes_anything_else(tool: str) -> None:
    for other, drawing in OBSTACLES.items():
        if other != tool:
            state = scene(drawing, hand=[tool, "cross"])
            assert refused(state, f"use {tool}@{WHERE[other]}") == ("no-such-obstacle", "LM-7.2")
    state = scene(".\n.\nY ─r", hand=[tool])
    assert refused(state, f"use {tool}@1,2") == ("no-such-obstacle", "LM-7.2")
    assert refused(state, f"use {tool}@5,5") == ("no-such-obstacle", "LM-7.2")
    assert legal(state, "use") == []


@pytest.mark.clause("LM-7.2")
def test_a_tool_reaches_every_obstacle_on_the_board() -> None:
    state = scene(".\n.\nY\n.\nB . . . ─l . . ┘l", hand=["boat"])
    assert legal(state, "use") == ["use boat@4,4", "use boat@7,4"]


@pytest.mark.clause("LM-7.3")
def test_an_obstacle_takes_one_tool() -> None:
    state = scene(OBSTACLES["boat"], hand=["boat"], others=["boat", "cross"])
    do(state, "use boat@1,2", "stop")
    assert refused(state, "use boat@1,2") == ("already-overcome", "LM-7.3")


@pytest.mark.clause("LM-7.4")
def test_the_token_comes_from_the_bank() -> None:
    deck = content()
    deck["tokens"] = {"boat": 1, "rope": 4, "axe": 4, "trap": 3, "troll": 2}
    state = scene(".\n.\nY ─l\n.\nB ─l", hand=["boat"], others=["boat"], options={"deck": deck})
    do(state, "use boat@1,2", "stop")
    assert GAME.view(state, 0)["bank"]["boat"] == 0
    assert refused(state, "use boat@1,4") == ("no-token", "LM-7.4")
    assert legal(state, "use") == []


# --- information --------------------------------------------------------------------------------

INFO = ["info-mine-treasure", "info-mine-dwarf", "info-treasure-dwarf"]


@pytest.mark.clause("LM-8.1", "LM-8.3")
def test_looking_at_a_mine() -> None:
    state = scene(hand=["info-mine-dwarf"], mines=["gold", "silver", "dragon", "gems"])
    log = do(state, "look-mine 2 with info-mine-dwarf")
    assert told(log, "look-mine") == {"player": 0, "mine": 2}
    assert secret(log, "look-mine") == ({"kind": "dragon"}, (0,))
    assert GAME.view(state, 0)["you"]["mines"] == [None, None, "dragon", None]
    assert GAME.view(state, 1)["you"]["mines"] == [None] * 4
    assert GAME.view(state, 1)["mines"][2]["kind"] is None


@pytest.mark.clause("LM-8.1", "LM-8.3")
def test_looking_at_a_treasure() -> None:
    state = scene(hand=["info-mine-treasure"], treasures=[("silver", 1), ("gold", 4), ("gems", 5)])
    log = do(state, "look-treasure 1 with info-mine-treasure")
    assert told(log, "look-treasure") == {"player": 0, "treasure": 1, "kind": "gold"}
    assert secret(log, "look-treasure") == ({"value": 4}, (0,))
    assert GAME.view(state, 0)["you"]["treasures"] == [None, 4, None]
    assert GAME.view(state, 2)["you"]["treasures"] == [None] * 3


@pytest.mark.clause("LM-8.1", "LM-8.3")
def test_looking_at_a_dwarf() -> None:
    state = scene(hand=["info-treasure-dwarf"])
    state.roles = [0, 2, 1]
    log = do(state, "look-dwarf 1 with info-treasure-dwarf")
    assert told(log, "look-dwarf") == {"player": 0, "target": 1}
    assert secret(log, "look-dwarf") == ({"role": "saboteur"}, (0,))
    assert GAME.view(state, 0)["you"]["roles"] == ["loyal", "saboteur", None]
    assert GAME.view(state, 1)["you"]["roles"] == [None, "saboteur", None]
    assert [each.args for each in project(log, 2)] == [{"player": 0, "target": 1}]


@pytest.mark.clause("LM-8.2")
@pytest.mark.parametrize("card", INFO)
def test_each_card_offers_two_of_three(card: str) -> None:
    state = scene(hand=[card])
    for kind in ("mine", "treasure", "dwarf"):
        why = refused(state, f"look-{kind} 1 with {card}")
        assert why == (None if kind in card else ("not-on-the-card", "LM-8.2"))
    assert state.deck.keys.count(card) == 1


@pytest.mark.clause("LM-8.4")
def test_a_revealed_mine_cannot_be_looked_at() -> None:
    state = scene(hand=["info-mine-dwarf"])
    state.grid.lay(state.deck.mine_cells[3], state.deck.mine_tiles[3])
    assert refused(state, "look-mine 3 with info-mine-dwarf") == ("mine-revealed", "LM-8.4")


@pytest.mark.clause("LM-8.5")
def test_a_taken_treasure_cannot_be_looked_at() -> None:
    state = scene(hand=["info-mine-treasure"])
    state.taken[1] = 2
    assert refused(state, "look-treasure 1 with info-mine-treasure") == ("treasure-taken", "LM-8.5")


@pytest.mark.clause("LM-8.6")
def test_not_the_own_dwarf() -> None:
    state = scene(hand=["info-mine-dwarf"])
    assert refused(state, "look-dwarf 0 with info-mine-dwarf") == ("own-dwarf", "LM-8.6")


@pytest.mark.clause("LM-8.7")
def test_looking_again() -> None:
    state = scene(hand=["info-mine-dwarf"])
    state.looked[0] = state.met[0] = 0b111
    assert refused(state, "look-mine 2 with info-mine-dwarf") is None
    assert refused(state, "look-dwarf 2 with info-mine-dwarf") is None


@pytest.mark.clause("LM-8.8")
def test_one_option_is_enough_and_none_is_not() -> None:
    state = scene(hand=["info-mine-treasure"])
    for cell, tile in zip(state.deck.mine_cells, state.deck.mine_tiles, strict=True):
        state.grid.lay(cell, tile)
    assert legal(state, "look-mine") == []
    assert len(legal(state, "look-treasure")) == 3
    state.taken = [1, 1, 1]
    assert [text.split()[0] for text in legal(state)] == ["discard"]


# --- storm --------------------------------------------------------------------------------------


@pytest.mark.clause("LM-9.1")
def test_a_storm_removes_a_path_card() -> None:
    state = scene(ROW, hand=["storm", "cross"])
    log = do(state, "storm 2,2")
    assert lying(state, 2, 2) is None
    assert told(log, "storm") == {"player": 0, "cell": (2, 2), "card": "straight-ew"}
    assert GAME.view(state, 1)["played"] == ["storm", "straight-ew"]
    do(state, "step 1,2")
    assert legal(state, "step") == ["step 0,2"]
    assert refused(scene(ROW, hand=["storm"]), "storm 4,2") == ("no-path-card", "LM-9.1")


@pytest.mark.clause("LM-9.2")
def test_not_under_a_dwarf() -> None:
    state = scene(ROW, hand=["storm", "cross"], dwarfs={1: (2, 2)})
    assert refused(state, "storm 2,2") == ("dwarf-there", "LM-9.2")
    assert legal(state, "storm") == ["storm 1,2", "storm 3,2"]


@pytest.mark.clause("LM-9.3")
def test_no_start_and_no_mine() -> None:
    state = scene(ROW, hand=["storm", "cross"])
    state.dwarfs = [state.laid[0]] * 3
    assert refused(state, "storm 0,2") == ("not-removable", "LM-9.3")
    assert refused(state, "storm 10,2") == ("not-removable", "LM-9.3")
    state.grid.lay(state.deck.mine_cells[1], state.deck.mine_tiles[3])  # the dragon, revealed
    assert refused(state, "storm 10,2") == ("not-removable", "LM-9.3")


@pytest.mark.clause("LM-9.4")
def test_the_tool_goes_back_to_the_bank() -> None:
    state = scene(OBSTACLES["boat"], hand=["boat"], others=["storm"])
    do(state, "use boat@1,2", "stop")
    assert state.bank[:3] == [3, 2, 3]
    do(state, "storm 1,2")
    assert (state.bank[:3], state.overcome) == ([3, 3, 3], [])


@pytest.mark.clause("LM-9.5")
@pytest.mark.parametrize("card", ["trap", "troll"])
def test_a_token_stays_while_one_of_its_cells_is_taken(card: str) -> None:
    state = scene(ROW, hand=[card], others=["storm", "storm"])
    do(state, f"{card} 2,2 east", "stop")
    do(state, "storm 3,2", "stop")
    assert len(state.traps) + len(state.trolls) == 1
    log = do(state, "storm 2,2")
    assert told(log, "blown") == {"token": card, "cell": (2, 2), "side": "east"}
    assert (state.traps, state.trolls, state.bank) == ([], [], [3, 3, 3, 3, 2])
    cards = [state.deck.keys[each] for each in state.played]
    assert cards.count(card) == 1  # the card of a troll is put away at once


@pytest.mark.clause("LM-9.5")
def test_a_start_or_a_mine_keeps_the_token() -> None:
    state = scene(ROW, hand=["trap"], others=["storm"])
    do(state, "trap 0,2 east", "stop")
    log = do(state, "storm 1,2")
    assert "blown" not in names(log)
    row = " ".join(["Y", *"─" * 9])
    state = scene(f".\n.\n{row}", hand=["trap"], others=["storm"])
    state.grid.lay(state.deck.mine_cells[1], state.deck.mine_tiles[2])
    do(state, "trap 9,2 east", "stop")
    assert "blown" not in names(do(state, "storm 9,2"))
    assert len(state.traps) == 1


@pytest.mark.clause("LM-9.5")
def test_a_token_on_an_open_end_goes_with_its_card() -> None:
    state = scene(ROW, hand=["trap"], others=["storm"])
    do(state, "trap 3,2 east", "stop")
    assert "blown" in names(do(state, "storm 3,2"))


@pytest.mark.clause("LM-9.6")
def test_the_hole_may_be_filled() -> None:
    state = scene(ROW, hand=["storm"], others=["cross", "straight-ew"])
    do(state, "storm 2,2", "stop")
    assert refused(state, "place straight-ew@2,2") is None
    do(state, "place straight-ew@2,2", "stop")
    assert lying(state, 2, 2) == "straight-ew"


@pytest.mark.clause("LM-9.7")
def test_nothing_to_remove() -> None:
    state = scene(hand=["storm"])
    assert refused(state, "storm 5,3") == ("no-path-card", "LM-9.7")
    assert legal(state) == ["discard storm"]
    assert state.dragon == NOBODY
