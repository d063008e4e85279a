"""Turning a revealed card to fit."""

import pytest

from permonik.engine.paths.grid import Bounds, Grid, Plan
from permonik.engine.paths.tiles import FACE_DOWN, FIRST_TILE, E, N, S, TileTable, W, sides, tile
from permonik.engine.paths.turning import turns_that_fit

PLAN = Plan(Bounds(-1, -1, 1, 1))
HERE = PLAN.cell(0, 0)
AROUND = {"N": PLAN.cell(0, -1), "E": PLAN.cell(1, 0), "S": PLAN.cell(0, 1), "W": PLAN.cell(-1, 0)}


def table(hidden: str) -> TileTable:
    one = tile(hidden, hidden) if len(hidden) > 1 else tile(hidden)
    return TileTable([one, one.turned(), tile("NESW", "NESW"), tile("N"), tile("E"), tile("S"), tile("W")])


OPEN = FIRST_TILE + 2
WALL_TO = {"N": FIRST_TILE + 3, "E": FIRST_TILE + 4, "S": FIRST_TILE + 5, "W": FIRST_TILE + 6}


def fit(hidden: str, entry: int, open_to: str, walls_to: str = "") -> tuple[int, ...]:
    """A hidden card with open neighbours on some sides and walls on others."""
    grid = Grid(PLAN, table(hidden), PLAN.blank(), {})
    grid.tiles[HERE] = FACE_DOWN
    for side in open_to:
        grid.lay(AROUND[side], OPEN)
    for side in walls_to:
        grid.lay(AROUND[side], WALL_TO[side])  # open away from the hidden card
    return turns_that_fit(grid, HERE, FIRST_TILE, (0, 1), entry)


@pytest.mark.parametrize(
    ("hidden", "entry", "open_to", "walls_to", "turns"),
    [
        pytest.param("NE", W, "W", "", (1,), id="one turn admits"),
        pytest.param("NE", N, "N", "", (0,), id="the other admits"),
        pytest.param("NEW", W, "W", "", (0, 1), id="both fit: a choice"),
        pytest.param("NEW", W, "NW", "", (0,), id="a neighbour decides"),
        pytest.param("NEW", W, "W", "N", (1,), id="a wall decides"),
        pytest.param("NEW", W, "NSW", "", (0, 1), id="neither matches: both admit"),
        pytest.param("NE", W, "NSW", "", (1,), id="none matches: the one that admits"),
        pytest.param("NES", S, "S", "W", (0,), id="matching goes before admitting"),
    ],
)
def test_turns_that_fit(hidden: str, entry: int, open_to: str, walls_to: str, turns: tuple[int, ...]) -> None:
    assert fit(hidden, entry, open_to, walls_to) == turns


def test_only_the_given_turns_are_looked_at() -> None:
    grid = Grid(PLAN, table("NESW"), PLAN.blank(), {})
    for entry in (N, E, S, W):
        assert turns_that_fit(grid, HERE, FIRST_TILE, (0,), entry) == (0,)
    assert sides("NESW") == N | E | S | W
