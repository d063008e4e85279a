"""Laying path cards."""

import pytest

from permonik.engine.core.game import NotationError
from permonik.engine.lost_mines.game import LOST_MINES as GAME
from permonik.engine.paths.tiles import FACE_DOWN
from tests.engine.rules.lost_mines.scenes import do, legal, lying, refusal, refused, scene


@pytest.mark.clause("LM-4.1")
@pytest.mark.parametrize("cell", ["0,2", "0,4", "1,2", "10,0", "10,6"])
def test_the_cell_must_be_empty(cell: str) -> None:
    state = scene(".\n.\nY ─")
    assert refused(state, f"place cross@{cell}") == ("cell-taken", "LM-4.1")


@pytest.mark.clause("LM-4.1")
def test_a_revealed_mine_is_taken_too() -> None:
    state = scene()
    state.grid.lay(state.deck.mine_cells[1], state.deck.mine_tiles[1])
    assert refused(state, "place cross@10,2") == ("cell-taken", "LM-4.1")


@pytest.mark.clause("LM-4.2")
@pytest.mark.parametrize("cell", ["-1,2", "11,3", "3,-1", "3,7"])
def test_only_on_the_board(cell: str) -> None:
    assert refused(scene(), f"place cross@{cell}") == ("off-board", "LM-4.2")
    with pytest.raises(NotationError):
        GAME.read(scene(), "place cross@20,2")


@pytest.mark.clause("LM-4.3")
def test_sides_must_match_path_cards_and_starts() -> None:
    # rulebook example: edges do not join
    state = scene(".\n.\nY ─\n.\nB ┘", hand=["straight-ns", "straight-ew", "curve-nw"])
    assert refused(state, "place straight-ns@2,2") == ("side-mismatch", "LM-4.3")
    assert refusal(state, "place straight-ns@2,2").args["side"] == "west"  # type: ignore[union-attr]
    assert refused(state, "place straight-ew@2,2") is None
    assert refused(state, "place curve-nw@0,3") == ("side-mismatch", "LM-4.3")  # the blue start is open
    assert refused(state, "place straight-ns@0,3") is None
    assert refused(state, "place straight-ns@1,3") == ("side-mismatch", "LM-4.3")  # wall above


@pytest.mark.clause("LM-4.3", "LM-10.5")
def test_sides_must_match_a_revealed_mine() -> None:
    state = scene(hand=["straight-ew", "straight-ns"])
    state.grid.lay(state.deck.mine_cells[1], state.deck.mine_tiles[0])  # silver: north, east, south
    assert refused(state, "place straight-ew@9,2") == ("side-mismatch", "LM-4.3")
    assert refused(state, "place straight-ns@10,1") is None
    assert refused(state, "place straight-ns@10,3") is None


@pytest.mark.clause("LM-4.4")
def test_a_hidden_mine_need_not_be_matched() -> None:
    row = " ".join(["Y", *"─" * 8])
    state = scene(f".\n.\n{row}", hand=["curve-nw", "straight-ew"])
    assert refused(state, "place curve-nw@9,2") is None  # wall towards the mine
    assert refused(state, "place straight-ew@9,2") is None  # open towards it


@pytest.mark.clause("LM-4.5")
def test_every_card_continues_a_path() -> None:
    # rulebook examples: not laid next to a card; no path continued
    state = scene(".\n.\nY ─\n.\nB ─", hand=["straight-ns", "straight-ew", "cross"])
    assert refused(state, "place cross@5,3") == ("no-path-continued", "LM-4.5")
    assert refused(state, "place straight-ew@1,3") == ("no-path-continued", "LM-4.5")  # wall to wall
    assert refused(state, "place cross@1,3") == ("side-mismatch", "LM-4.3")


@pytest.mark.clause("LM-4.6")
def test_a_hidden_mine_is_nothing_to_continue() -> None:
    assert refused(scene(), "place cross@9,2") == ("no-path-continued", "LM-4.6")
    assert refused(scene(), "place cross@10,1") == ("no-path-continued", "LM-4.6")


@pytest.mark.clause("LM-4.7")
def test_any_path_may_be_continued() -> None:
    state = scene(".\n.\nY . . . . ┼")  # cut off from both starts
    assert refused(state, "place cross@6,2") is None
    assert refused(state, "place cross@1,4") is None  # the start of the other clan
    do(state, "place cross@6,2")


@pytest.mark.clause("LM-4.8")
def test_a_path_may_run_to_the_edge() -> None:
    state = scene("┼", hand=["straight-ns", "tee-north"])
    assert refused(state, "place straight-ns@0,1") is None
    state = scene(".\n.\nY ┼", hand=["tee-east"])
    assert refused(scene("┬ ┼\n│\nY", hand=["cross"]), "place cross@2,0") is None  # open to the north


@pytest.mark.clause("LM-4.9")
def test_half_a_turn_but_never_crosswise() -> None:
    state = scene(hand=["curve-ne"])
    places = legal(state, "place")
    assert "place curve-ne@1,2 turned" in places  # west and south
    assert "place curve-ne@1,2" not in places
    assert refused(state, "place curve-ne@1,2") == ("side-mismatch", "LM-4.3")
    with pytest.raises(NotationError):
        GAME.read(state, "place curve-ne@1,2 crosswise")


@pytest.mark.clause("LM-4.10")
@pytest.mark.parametrize("card", ["cross", "straight-ew", "pit-cross", "rocks-straight-ew"])
def test_symmetric_cards_are_laid_unturned(card: str) -> None:
    state = scene(hand=[card])
    assert refused(state, f"place {card}@1,2 turned") == ("turned-same", "LM-4.10")
    assert refused(state, f"place {card}@1,2") is None


@pytest.mark.clause("LM-4.11")
def test_a_card_goes_under_a_token_on_an_open_end() -> None:
    state = scene(".\n.\nY ─", hand=["trap", "cross"], others=["cross", "troll"])
    do(state, "trap 1,2 east", "stop")
    do(state, "troll 0,4 east", "stop")
    edge = state.traps[0]
    assert refused(state, "place cross@2,2") is None
    do(state, "place cross@2,2")
    assert lying(state, 2, 2) == "cross"
    assert state.traps == [edge]
    assert refused(state, "step 1,2") is None
    do(state, "step 1,2")
    assert GAME.decision(state).choices[1].cost == {"cards": 1}  # the step to the east


def test_laying_next_to_a_hidden_mine_leaves_it_hidden() -> None:
    row = " ".join(["Y", *"─" * 8])
    state = scene(f".\n.\n{row}", hand=["straight-ew"])
    do(state, "place straight-ew@9,2")
    assert state.grid.tiles[state.deck.mine_cells[1]] == FACE_DOWN
