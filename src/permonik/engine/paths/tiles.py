"""Tiles: lying cards as sides that are open, and which of those are joined."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

N: Final = 1
E: Final = 2
S: Final = 4
W: Final = 8
SIDES: Final = (N, E, S, W)
SIDE_NAMES: Final = {N: "north", E: "east", S: "south", W: "west"}
OPPOSITE: Final = {N: S, E: W, S: N, W: E}
_LETTERS: Final = {"N": N, "E": E, "S": S, "W": W}

EMPTY: Final = 0
"""Tile id of a cell on which a card may be laid."""
OUTSIDE: Final = 1
"""Tile id of a cell beyond the bounds."""
FACE_DOWN: Final = 2
"""Tile id of a hidden card: it takes its cell and asks nothing of its neighbours."""
FIRST_TILE: Final = 3


def sides(letters: str) -> int:
    """The mask of sides named by letters: sides("NE") == N | E."""
    mask = 0
    for letter in letters:
        mask |= _LETTERS[letter]
    return mask


def letters(mask: int) -> str:
    return "".join(letter for letter, side in _LETTERS.items() if mask & side)


def half_turn(mask: int) -> int:
    """The sides after the card is turned by 180 degrees."""
    return (mask << 2 | mask >> 2) & 15


class Tile(NamedTuple):
    """A card as it lies: its open sides, and the groups of them that are joined inside the card."""

    open: int
    groups: tuple[int, ...]

    def turned(self) -> "Tile":
        return Tile(half_turn(self.open), tuple(sorted(half_turn(group) for group in self.groups)))

    def joined_to(self, side: int) -> int:
        """All sides that a path coming in by this side leads to, itself included; 0 for a wall."""
        if not self.open & side:
            return 0
        return next((group for group in self.groups if group & side), side)


def tile(open_sides: str, *joined: str) -> Tile:
    """tile("NEW", "NEW") is a junction, tile("NEW") the same shape as a dead end."""
    return Tile(sides(open_sides), tuple(sorted(sides(group) for group in joined)))


class TileTable:
    """The tiles of a game by id, as flat tables for speed."""

    __slots__ = ("joins", "open", "tiles")

    def __init__(self, tiles: Sequence[Tile]) -> None:
        blank = Tile(0, ())
        self.tiles: Final = (blank, blank, blank, *tiles)
        self.open: Final = [each.open for each in self.tiles]
        # joins[tile << 4 | side]: the sides joined to that side
        self.joins: Final = [
            each.joined_to(side) if side in SIDES else 0 for each in self.tiles for side in range(16)
        ]


def fits(tile_open: int, need: int) -> bool:
    """Whether a tile with these open sides satisfies a need (see grid)."""
    return not need & ~tile_open & 15 and not need >> 4 & tile_open


def fitting_turns(turns: Iterable[tuple[int, Tile]]) -> list[tuple[int, ...]]:
    """For each of the 256 needs, which of the given turns of a card fit."""
    known = list(turns)
    return [tuple(turned for turned, each in known if fits(each.open, need)) for need in range(256)]
