"""Mines, treasures and the dragon."""

import pytest

from permonik.engine.core.events import project
from permonik.engine.lost_mines.game import LOST_MINES as GAME
from permonik.engine.lost_mines.state import NOBODY, PLAY, TREASURE, TURNING, State
from permonik.engine.paths.tiles import FACE_DOWN, letters
from tests.engine.rules.lost_mines.scenes import at, do, legal, names, refused, scene, secret, taken, told

GAP = " ".join(["."] * 9)
WEST = f".\n.\n{GAP} ─"  # a straight card west of the second mine
MINE = 1


def before(
    kind: str,
    drawing: str = WEST,
    dwarf: tuple[int, int] = (9, 2),
    treasures: list[tuple[str, int]] | None = None,
) -> State:
    """Seat 0 stands before the second mine, which is of a kind, and has discarded."""
    mines = [each for each in ("silver", "gold", "gems", "dragon") if each != kind]
    mines.insert(MINE, kind)
    state = scene(
        drawing,
        hand=["cross", "cross", "storm"],
        dwarfs={0: dwarf},
        mines=mines,
        treasures=treasures or [("gold", 3), ("gold", 2), ("gems", 5)],
        pile=["cross"] * 9,
    )
    do(state, "discard storm")
    return state


def lies(state: State) -> str:
    """The open sides of the mine as it lies."""
    return letters(state.deck.table.open[state.grid.tiles[state.deck.mine_cells[MINE]]])


@pytest.mark.clause("LM-10.1")
def test_the_first_dwarf_reveals_the_mine_and_stops() -> None:
    state = before("gems")
    log = do(state, "step 10,2")
    assert told(log, "mine-revealed") == {"player": 0, "mine": 1, "kind": "gems"}
    assert names(log) == ["step", "mine-revealed", "mine-laid", "treasure", "draw"]
    assert (state.phase, state.to_act, at(state, 0)) == (PLAY, 1, (10, 2))
    assert GAME.view(state, -1)["mines"][1]["kind"] == "gems"


@pytest.mark.clause("LM-10.1", "LM-10.7")
def test_the_example_of_the_gold_mine() -> None:
    """A hidden mine is entered, turns out to be gold, and one gold treasure is taken."""
    state = before("gold", treasures=[("silver", 1), ("gold", 2), ("gems", 5)])
    do(state, "step 10,2", "lay-mine unturned")
    assert (state.taken, state.to_act) == ([NOBODY, 0, NOBODY], 1)


@pytest.mark.clause("LM-10.2")
@pytest.mark.parametrize(
    ("kind", "drawing", "dwarf", "sides"),
    [
        ("dragon", WEST, (9, 2), "SW"),  # north and east, turned to let the dwarf in
        ("dragon", f".\n{GAP} . │", (10, 1), "NE"),
        ("gems", WEST, (9, 2), "NESW"),
        ("gold", f".\n{GAP} . │\n{GAP} ─", (9, 2), "NEW"),  # the neighbour to the north decides
        ("gold", f".\n.\n{GAP} ─\n{GAP} . │", (9, 2), "ESW"),
        ("silver", f".\n{GAP} . │", (10, 1), "NES"),
    ],
)
def test_turned_to_let_the_dwarf_in_and_to_match(
    kind: str, drawing: str, dwarf: tuple[int, int], sides: str
) -> None:
    state = before(kind, drawing, dwarf)
    do(state, "step 10,2")
    if state.phase == TURNING:
        do(state, "lay-mine unturned")
    assert lies(state) == sides


@pytest.mark.clause("LM-10.2")
def test_a_turn_that_matches_goes_before_one_that_does_not() -> None:
    # entering silver from the north fits both ways; the closed card to the west decides for east
    state = before("silver", f".\n{GAP} . │\n{GAP} │", (10, 1))
    do(state, "step 10,2")
    assert lies(state) == "NES"
    state = before("silver", f".\n{GAP} . │\n{GAP} ─", (10, 1))
    do(state, "step 10,2")
    assert lies(state) == "NSW"


@pytest.mark.clause("LM-10.3")
def test_a_mine_may_mismatch_when_no_turn_matches() -> None:
    # the dragon has two open sides, three neighbours want one
    state = before("dragon", f".\n{GAP} . │\n{GAP} ─\n{GAP} . │", (9, 2))
    do(state, "step 10,2")
    assert lies(state) == "SW"
    assert refused(state, "discard cross") is None


@pytest.mark.clause("LM-10.3", "LM-10.4")
def test_when_neither_turn_matches_the_player_chooses() -> None:
    state = before("gold", f".\n{GAP} . │\n{GAP} ─\n{GAP} . │", (9, 2))
    do(state, "step 10,2")
    assert state.phase == TURNING
    assert legal(state) == ["lay-mine unturned", "lay-mine turned"]


@pytest.mark.clause("LM-10.4")
def test_two_ways_to_lay_it_are_a_choice_with_the_card_face_up() -> None:
    state = before("gold")
    log = do(state, "step 10,2")
    assert names(log) == ["step", "mine-revealed"]
    assert (state.phase, state.to_act) == (TURNING, 0)
    assert legal(state) == ["lay-mine unturned", "lay-mine turned"]
    assert [GAME.view(state, viewer)["mines"][1]["kind"] for viewer in (-1, 0, 2)] == ["gold"] * 3
    assert GAME.decision(state).prompt == "turning"
    assert refused(state, "stop") == ("not-now", "LM-10.4")
    do(state, "lay-mine turned")
    assert lies(state) == "ESW"
    assert state.phase == TREASURE


@pytest.mark.clause("LM-10.2")
def test_a_turn_that_does_not_fit_is_refused() -> None:
    state = before("gold")
    do(state, "step 10,2")
    state.entry = 1  # as if the dwarf had come from the north
    assert refused(state, "lay-mine turned") == ("mine-does-not-fit", "LM-10.2")


@pytest.mark.clause("LM-10.5")
def test_a_revealed_mine_is_part_of_the_paths() -> None:
    state = before("gems")
    do(state, "step 10,2")
    assert refused(state, "place cross@10,3") is None
    assert refused(state, "place cross@10,1") is None


@pytest.mark.clause("LM-10.6")
def test_walking_through_a_mine_takes_nothing() -> None:
    state = before("gems", f".\n{GAP} . │\n{GAP} ─", (9, 2))
    state.grid.lay(state.deck.mine_cells[MINE], state.deck.mine_tiles[2])
    log = do(state, "step 10,2", "step 10,1", "stop")
    assert names(log) == ["step", "step", "draw"]
    assert taken(state) == []


def in_mine(kind: str, treasures: list[tuple[str, int]]) -> State:
    """Seat 0 stands in the second mine, which is revealed, and has just discarded."""
    state = before(kind, treasures=treasures)
    number = ("silver", "gold", "gems", "dragon").index(kind)
    state.grid.lay(state.deck.mine_cells[MINE], state.deck.mine_tiles[number] + (kind != "gems"))
    state.dwarfs[0] = state.deck.mine_cells[MINE]
    return state


@pytest.mark.clause("LM-10.7")
def test_ending_a_movement_in_a_mine_one_must_take() -> None:
    state = in_mine("gems", [("gems", 3), ("gems", 5), ("gold", 2)])
    state.dwarfs[0] -= 1
    do(state, "step 10,2")
    assert state.to_act == 0
    assert refused(state, "stop") is None  # two more steps were possible
    do(state, "stop")
    assert state.phase == TREASURE
    assert legal(state) == ["take 0", "take 1"]
    assert refused(state, "decline") == ("must-take", "LM-10.7")
    assert refused(state, "stop") == ("not-now", "LM-10.7")


@pytest.mark.clause("LM-10.8")
def test_a_free_choice_among_those_of_the_kind() -> None:
    state = in_mine("gold", [("gold", 2), ("gems", 5), ("gold", 4)])
    do(state, "stop")
    assert legal(state) == ["take 0", "take 2", "decline"]
    assert refused(state, "take 1") == ("wrong-kind", "LM-10.8")
    state.taken[0] = 1
    assert refused(state, "take 0") == ("treasure-taken", "LM-10.8")
    do(state, "take 2")
    assert state.taken == [1, NOBODY, 0]


@pytest.mark.clause("LM-10.9")
def test_a_treasure_is_known_to_its_owner_only() -> None:
    state = in_mine("gold", [("gold", 2), ("gems", 5), ("gold", 4)])
    log = do(state, "stop", "take 2")
    assert secret(log, "treasure") == ({"value": 4}, (0,))
    assert project(log, 1)[0].args == {"player": 0, "treasure": 2, "kind": "gold"}
    assert GAME.view(state, 0)["you"]["treasures"] == [None, None, 4]
    seen = GAME.view(state, 1)
    assert seen["treasures"][2] == {"kind": "gold", "taken_by": 0, "value": None}
    assert seen["you"]["treasures"] == [None] * 3


@pytest.mark.clause("LM-10.10")
def test_staying_one_may_take_one_more_or_not() -> None:
    state = in_mine("gold", [("gold", 2), ("gems", 5), ("gold", 4)])
    do(state, "stop")
    assert GAME.decision(state).prompt == "more-treasure"
    assert GAME.decision(state).declinable
    log = do(state, "decline")
    assert names(log) == ["decline", "draw"]
    assert (taken(state), state.to_act) == ([], 1)


@pytest.mark.clause("LM-10.10")
def test_staying_with_one_treasure_left_is_still_a_choice() -> None:
    state = in_mine("gold", [("gold", 2), ("gems", 5), ("gems", 4)])
    do(state, "stop")
    assert legal(state) == ["take 0", "decline"]


@pytest.mark.clause("LM-10.11")
def test_out_and_back_is_a_movement() -> None:
    state = in_mine("gold", [("gold", 2), ("gems", 5), ("gold", 4)])
    do(state, "step 9,2", "step 10,2", "stop")
    assert legal(state) == ["take 0", "take 2"]


@pytest.mark.clause("LM-10.7")
def test_a_single_treasure_is_taken_without_asking() -> None:
    state = in_mine("gold", [("gold", 2), ("gems", 5), ("gems", 4)])
    do(state, "step 9,2", "step 10,2", "stop")
    assert (state.taken, state.to_act) == ([0, NOBODY, NOBODY], 1)


@pytest.mark.clause("LM-10.7")
def test_the_last_step_ends_the_movement_in_the_mine() -> None:
    state = in_mine("gold", [("gold", 2), ("gems", 5), ("gold", 4)])
    state.moves = 2
    do(state, "step 9,2", "step 10,2")
    assert state.phase == TREASURE


@pytest.mark.clause("LM-10.12")
def test_nothing_left_of_the_kind() -> None:
    state = in_mine("gold", [("gold", 2), ("gems", 5), ("gems", 4)])
    state.taken[0] = 1
    log = do(state, "step 9,2", "step 10,2", "stop")
    assert names(log) == ["step", "step", "draw"]
    state = before("silver")  # none of the kind was laid out
    do(state, "step 10,2")
    assert (taken(state), state.to_act) == ([], 1)


@pytest.mark.clause("LM-10.13")
def test_the_first_one_wakes_the_dragon() -> None:
    state = before("dragon")
    log = do(state, "step 10,2")
    assert told(log, "dragon") == {"player": 0}
    assert (state.dragon, taken(state), state.to_act) == (0, [], 1)
    assert GAME.view(state, -1)["dragon"] == 0
    state.dwarfs[1] = state.dwarfs[0] - 1
    log = do(state, "discard cross", "step 10,2", "stop")
    assert "dragon" not in names(log)
    assert state.dragon == 0


@pytest.mark.clause("LM-10.14")
def test_the_dragon_mine_is_then_a_path_card() -> None:
    state = before("dragon")
    do(state, "step 10,2")
    state.dwarfs[1] = state.dwarfs[0] - 1
    state.grid.lay(state.dwarfs[0] + 15, state.deck.tile_of[0])  # a cross south of it
    do(state, "discard cross", "step 10,2", "step 10,3", "step 10,2")
    assert (at(state, 1), taken(state), state.to_act) == ((10, 2), [], 2)


def test_a_hidden_mine_that_nobody_entered_stays_hidden() -> None:
    state = before("gems")
    do(state, "stop")
    assert state.grid.tiles[state.deck.mine_cells[MINE]] == FACE_DOWN
