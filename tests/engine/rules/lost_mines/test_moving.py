"""Moving the dwarf."""

import pytest

from permonik.engine.lost_mines.state import MOVE, PLAY
from tests.engine.rules.lost_mines.scenes import at, do, legal, names, refused, scene

ROW = ".\n.\nY ─ ─ ─ ─ ─ ─"


@pytest.mark.clause("LM-5.1")
def test_up_to_three_cards() -> None:
    state = scene(ROW)
    do(state, "discard cross", "step 1,2", "step 2,2", "step 3,2")
    assert (at(state, 0), state.phase, state.to_act) == ((3, 2), PLAY, 1)


@pytest.mark.clause("LM-5.10")
def test_stopping_at_any_time() -> None:
    state = scene(ROW)
    do(state, "discard cross", "stop")
    assert (at(state, 0), state.to_act) == ((0, 2), 1)
    state = scene(ROW)
    do(state, "discard cross", "step 1,2")
    assert state.phase == MOVE
    do(state, "stop")
    assert (at(state, 0), state.to_act) == ((1, 2), 1)


@pytest.mark.clause("LM-5.10")
def test_a_dwarf_that_cannot_move_is_asked_to_stop() -> None:
    state = scene()
    do(state, "discard cross")
    assert legal(state) == ["stop"]


@pytest.mark.clause("LM-5.1")
def test_steps_may_go_back_and_forth() -> None:
    state = scene(ROW)
    do(state, "discard cross", "step 1,2", "step 0,2", "step 1,2")
    assert (at(state, 0), state.to_act) == ((1, 2), 1)


@pytest.mark.clause("LM-5.2")
def test_five_cards_from_a_campfire() -> None:
    state = scene(".\n.\nY ┴c ─ ─ ─ ─ ─", dwarfs={0: (1, 2)})
    do(state, "discard cross", *(f"step {x},2" for x in range(2, 7)))
    assert (at(state, 0), state.to_act) == ((6, 2), 1)


@pytest.mark.clause("LM-5.3")
def test_a_campfire_on_the_way_does_not_help() -> None:
    state = scene(".\n.\nY ┴c ─ ─ ─ ─ ─")
    do(state, "discard cross", "step 1,2", "step 2,2", "step 3,2")
    assert (at(state, 0), state.to_act) == ((3, 2), 1)
    state = scene(".\n.\nY ─ ─ ┴c ─ ─ ─")
    do(state, "discard cross", "step 1,2", "step 2,2", "step 3,2")
    assert state.to_act == 1


@pytest.mark.clause("LM-5.4")
def test_steps_lead_through_touching_open_sides() -> None:
    # east: open to wall (a mine may lie so); south: wall to wall; north: open to open
    state = scene("""
        . .
        . │
        Y ┴ ─
        . ─
    """)
    state.dwarfs[0] = state.deck.start_cells[0] + 1
    do(state, "discard cross")
    assert legal(state, "step") == ["step 1,1", "step 0,2", "step 2,2"]
    assert refused(state, "step 1,3") == ("no-way", "LM-5.4")
    assert refused(state, "step 4,2") == ("no-way", "LM-5.4")  # not a neighbour
    assert refused(state, "step 1,2") == ("no-way", "LM-5.4")  # where it stands
    do(state, "step 1,1")
    assert refused(state, "step 1,0") == ("no-way", "LM-5.4")  # nothing there


@pytest.mark.clause("LM-5.4")
def test_a_revealed_mine_that_shows_a_wall_cannot_be_entered() -> None:
    row = " ".join(["Y", *"─" * 9])
    state = scene(f".\n.\n{row}", dwarfs={0: (9, 2)})
    do(state, "discard cross")
    assert "step 10,2" in legal(state)  # face down: by any open side
    state = scene(f".\n.\n{row}", dwarfs={0: (9, 2)})
    state.grid.lay(state.deck.mine_cells[1], state.deck.mine_tiles[0])  # silver: a wall to the west
    do(state, "discard cross")
    assert refused(state, "step 10,2") == ("no-way", "LM-5.4")


@pytest.mark.clause("LM-5.5")
@pytest.mark.parametrize("card", ["┼p", "─l", "├t"])
def test_obstacles_cannot_be_entered(card: str) -> None:
    turned = {"├t": ".\n│t\nY"}.get(card, f".\n.\nY {card} ─")
    state = scene(turned)
    do(state, "discard cross")
    assert refused(state, "step 0,1" if card == "├t" else "step 1,2") == ("obstacle-there", "LM-5.5")


@pytest.mark.clause("LM-5.6")
def test_one_dwarf_on_rocks_and_nobody_passes() -> None:
    state = scene(".\n.\nY ─r ─", dwarfs={1: (1, 2)})
    do(state, "discard cross")
    assert refused(state, "step 1,2") == ("one-dwarf-only", "LM-5.6")
    state = scene(".\n.\nY ─r ─")
    do(state, "discard cross", "step 1,2", "step 2,2", "step 1,2")  # free rocks are like any path
    assert at(state, 0) == (1, 2)
    do(state, "discard cross", "stop", "discard cross")
    assert refused(state, "step 1,2") == ("one-dwarf-only", "LM-5.6")  # seat 2 comes after


@pytest.mark.clause("LM-5.7", "LM-7.5")
def test_one_dwarf_on_an_overcome_obstacle() -> None:
    state = scene(".\n.\nY ─l ─", hand=["boat", "cross"])
    do(state, "use boat@1,2", "step 1,2", "stop", "discard cross", "stop", "discard cross")
    assert state.to_act == 2
    assert refused(state, "step 1,2") == ("one-dwarf-only", "LM-5.7")
    state = scene(".\n.\nY ─l ─", hand=["boat", "cross"])
    do(state, "use boat@1,2", "stop", "discard cross", "stop", "discard cross", "step 1,2", "step 2,2")
    assert at(state, 2) == (2, 2)  # every dwarf may use it


@pytest.mark.clause("LM-5.8")
def test_no_limit_elsewhere() -> None:
    state = scene(".\n.\nY ┼ ┼c", dwarfs={1: (1, 2), 2: (2, 2)})
    do(state, "discard cross", "step 1,2", "step 2,2", "step 1,2")
    assert at(state, 0) == at(state, 1)
    state = scene(
        "\n".join([" ".join(["."] * 9 + ["─"]), ".", "Y"]), dwarfs={0: (9, 0), 1: (10, 0), 2: (10, 0)}
    )
    state.grid.lay(state.deck.mine_cells[0], state.deck.mine_tiles[2])
    do(state, "discard cross", "step 10,0")
    assert at(state, 0) == at(state, 1) == at(state, 2)  # in a mine


@pytest.mark.clause("LM-5.9")
def test_nobody_passes_a_troll_in_either_direction() -> None:
    state = scene(ROW, hand=["troll", "cross"], dwarfs={2: (2, 2)})
    do(state, "troll 1,2 east", "step 1,2")
    assert refused(state, "step 2,2") == ("troll-there", "LM-5.9")
    do(state, "stop", "discard cross", "stop", "discard cross")
    assert refused(state, "step 1,2") == ("troll-there", "LM-5.9")
    assert refused(state, "step 3,2") is None


def test_a_movement_that_is_over_does_not_go_on() -> None:
    state = scene(ROW)
    log = do(state, "discard cross", "step 1,2", "step 2,2", "step 3,2")
    assert names(log)[-1] == "draw"
    assert refused(state, "step 4,2", seat=0) == ("not-your-turn", "LM-3.8")
