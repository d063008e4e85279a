"""The home board: squares, which of them touch, what may be laid where.

A square is row * 8 + column of one grid of six rows and eight columns: columns 1 to 3 are the forest,
4 to 6 the mountain, and rows 0 and 5 and columns 0 and 7 the ring that tiles may hang over to.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from permonik.engine.caverna.goods import (
    BOAR,
    CAVERN,
    COVERED,
    CROPS,
    DEEP,
    DWELLINGS,
    FIELD,
    FOOD,
    GRAIN1,
    GRAIN2,
    GRAIN3,
    LARGE_ACROSS,
    LARGE_DOWN,
    MEADOW,
    ORE_MINE,
    RUBY_MINE,
    SMALL,
    STABLE,
    TUNNEL,
    VEG1,
    VEG2,
    Player,
)

Square: TypeAlias = int
Pair: TypeAlias = tuple[int, int]

WIDTH: Final = 8
SQUARES: Final = 48


def square(region: str, row: int, column: int) -> Square:
    """The square of a region's row and column, as the board counts them."""
    return row * WIDTH + column + (3 if region == "M" else 0)


def bits(mask: int) -> Iterator[Square]:
    """The squares of a mask, rising."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _mask(region: str, rows: range, columns: range) -> int:
    return sum(1 << square(region, row, column) for row in rows for column in columns)


# CAV-2.1: twelve forest and twelve mountain squares.
FOREST: Final = _mask("F", range(1, 5), range(1, 4))
MOUNTAIN: Final = _mask("M", range(1, 5), range(1, 4))
BASE: Final = FOREST | MOUNTAIN
# CAV-10.11: the ring that an Office room opens: no corners.
FOREST_RING: Final = _mask("F", range(0, 6, 5), range(1, 4)) | _mask("F", range(1, 5), range(1))
MOUNTAIN_RING: Final = _mask("M", range(0, 6, 5), range(1, 4)) | _mask("M", range(1, 5), range(4, 5))
RING: Final = FOREST_RING | MOUNTAIN_RING
WOODS: Final = FOREST | FOREST_RING
ROCKS: Final = MOUNTAIN | MOUNTAIN_RING

# CAV-2.3, CAV-2.2
ENTRANCE: Final = square("F", 4, 3)
ENTRY_DWELLING: Final = square("M", 4, 1)
FIRST_CAVERN: Final = square("M", 3, 1)
# CAV-2.4: what is printed on a square is gained when a tile first covers it.
ICONS: Final[dict[Square, tuple[int, int]]] = {
    square("F", 1, 3): (BOAR, 1),
    square("F", 3, 1): (BOAR, 1),
    square("F", 4, 2): (FOOD, 1),
    square("M", 4, 2): (FOOD, 1),
    square("M", 1, 3): (FOOD, 2),
}


def _name(cell: Square) -> str:
    row, column = divmod(cell, WIDTH)
    return f"F{row},{column}" if column < 4 else f"M{row},{column - 3}"


NAMES: Final = {cell: _name(cell) for cell in bits(WOODS | ROCKS)}
NAMED: Final = {name: cell for cell, name in NAMES.items()}


def spread(mask: int, region: int) -> int:
    """The squares of a region that touch a mask from the side."""
    return (mask << 1 | mask >> 1 | mask << WIDTH | mask >> WIDTH) & region


def _neighbours(cell: Square) -> int:
    here = 1 << cell
    return spread(here, WOODS if here & WOODS else ROCKS)


NEIGHBOURS: Final = tuple(_neighbours(cell) if cell in NAMES else 0 for cell in range(SQUARES))


def _pairs(region: int) -> tuple[tuple[int, int, int], ...]:
    cells = list(bits(region))
    return tuple((1 << a | 1 << b, a, b) for a in cells for b in cells if a < b and NEIGHBOURS[a] >> b & 1)


_PAIRS: Final = {WOODS: _pairs(WOODS), ROCKS: _pairs(ROCKS)}


def frontier(region: int, covered: int) -> int:
    """The squares that a new tile may touch home with."""  # CAV-6.2, CAV-6.6
    edge = spread(covered & region, region)
    return edge | 1 << ENTRANCE if region == WOODS else edge


@lru_cache(maxsize=1 << 16)
def twin_pairs(region: int, covered: int, office: bool) -> tuple[Pair, ...]:
    """Where a twin tile fits, as pairs of squares: both free, one of them touching home."""  # CAV-6.3
    free = region & ~covered if office else region & ~covered & BASE
    edge = frontier(region, covered)
    return tuple(
        (a, b) for both, a, b in _PAIRS[region] if both & free == both and both & edge and both & BASE
    )


@lru_cache(maxsize=1 << 16)
def meadow_fields(covered: int, stables: int, office: bool) -> tuple[Pair, ...]:
    """Meadow square and field square of every legal meadow and field twin, rising."""  # CAV-6.4
    found = []
    for a, b in twin_pairs(WOODS, covered & WOODS, office):
        if not stables >> b & 1:
            found.append((a, b))
        if not stables >> a & 1:
            found.append((b, a))
    return tuple(sorted(found))


@lru_cache(maxsize=1 << 16)
def cavern_tunnels(covered: int, office: bool) -> tuple[Pair, ...]:
    """Cavern square and tunnel square of every legal cavern and tunnel twin, rising."""
    pairs = twin_pairs(ROCKS, covered & ROCKS, office)
    return tuple(sorted(pairs + tuple((b, a) for a, b in pairs)))


def singles(player: Player, region: int, overhang: bool) -> int:
    """The squares where a single tile may lie, stables not looked at."""  # CAV-6.7
    covered = player[COVERED]
    free = region & ~covered if overhang else region & ~covered & BASE
    return frontier(region, covered) & free


def side_by_side(mask: int) -> tuple[int, int]:
    """The left squares of pairs that lie across, and the upper squares of pairs that lie down."""
    return mask & mask >> 1, mask & mask >> WIDTH


def pairs_of(mask: int) -> list[Pair]:
    """All pairs of touching squares of a mask of one region, rising."""
    across, down = side_by_side(mask)
    found = [(a, a + 1) for a in bits(across)] + [(a, a + WIDTH) for a in bits(down)]
    found.sort()
    return found


def large_squares(player: Player) -> int:
    """All squares of large pastures."""
    across, down = player[LARGE_ACROSS], player[LARGE_DOWN]
    return across | across << 1 | down | down << WIDTH


def stable_squares(player: Player) -> int:
    """Where one more stable may stand: bare forest, meadow, pasture; one a square."""  # CAV-6.16
    ground = FOREST & ~player[COVERED] | player[MEADOW] | player[SMALL] | large_squares(player)
    return ground & ~player[STABLE]


def sown(player: Player) -> int:
    """All fields with a crop."""
    return player[GRAIN3] | player[GRAIN2] | player[GRAIN1] | player[VEG2] | player[VEG1]


def crops_on_fields(player: Player) -> Pair:
    """Grain and vegetables that stand on fields."""
    grain = 3 * player[GRAIN3].bit_count() + 2 * player[GRAIN2].bit_count() + player[GRAIN1].bit_count()
    return grain, 2 * player[VEG2].bit_count() + player[VEG1].bit_count()


def dwellings_beside(player: Player, cell: Square) -> int:
    """Dwellings that share a side with the square."""  # CAV-11.33
    return (NEIGHBOURS[cell] & player[DWELLINGS]).bit_count()


def unused(player: Player) -> int:
    """Base squares with neither tile nor stable."""  # CAV-12.8
    return (BASE & ~(player[COVERED] | player[STABLE])).bit_count()


def mines(player: Player) -> int:
    """Ore mines and ruby mines together."""
    return (player[ORE_MINE] | player[RUBY_MINE]).bit_count()


# What can lie on a square, for views and records of the board.
CONTENTS: Final = (
    ("meadow", MEADOW),
    ("field", FIELD),
    ("cavern", CAVERN),
    ("tunnel", TUNNEL),
    ("deep_tunnel", DEEP),
    ("ore_mine", ORE_MINE),
    ("ruby_mine", RUBY_MINE),
    ("small_pasture", SMALL),
)
STANDING: Final = dict(
    zip(CROPS, (("grain", 3), ("grain", 2), ("grain", 1), ("veg", 2), ("veg", 1)), strict=True)
)
