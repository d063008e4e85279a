"""The grid: what lies where, and what would fit. It knows nothing of starts, goals or players."""

from typing import Final, NamedTuple

from permonik.engine.paths.tiles import EMPTY, OPPOSITE, OUTSIDE, SIDES, E, N, S, TileTable, W


class Bounds(NamedTuple):
    """The cells of a plan, from north-west to south-east, both included."""

    west: int
    north: int
    east: int
    south: int

    def grown(self, margin: int) -> "Bounds":
        return Bounds(self.west - margin, self.north - margin, self.east + margin, self.south + margin)

    def holds(self, x: int, y: int) -> bool:
        return self.west <= x <= self.east and self.north <= y <= self.south


class Plan:
    """The geometry of a grid: cells are ints, with a rim so that every cell has four neighbours."""

    __slots__ = ("around", "bounds", "size", "step", "stride")

    def __init__(self, bounds: Bounds) -> None:
        self.bounds: Final = bounds
        self.stride: Final = bounds.east - bounds.west + 3
        self.size: Final = self.stride * (bounds.south - bounds.north + 3)
        self.step: Final = {N: -self.stride, E: 1, S: self.stride, W: -1}
        # (side, opposite side, step) in the order north, east, south, west
        self.around: Final = tuple((side, OPPOSITE[side], self.step[side]) for side in SIDES)

    def cell(self, x: int, y: int) -> int:
        return (y - self.bounds.north + 1) * self.stride + x - self.bounds.west + 1

    def xy(self, cell: int) -> tuple[int, int]:
        row, column = divmod(cell, self.stride)
        return column + self.bounds.west - 1, row + self.bounds.north - 1

    def holds(self, cell: int) -> bool:
        """Whether an int from anywhere is a cell of the plan."""
        return 0 <= cell < self.size and self.bounds.holds(*self.xy(cell))

    def edge(self, cell: int, side: int) -> int:
        """The edge between a cell and its neighbour: the same number seen from either side."""
        if side in (N, W):
            cell, side = cell + self.step[side], OPPOSITE[side]
        return cell << 1 | (side == S)

    def edge_ends(self, edge: int) -> tuple[tuple[int, int], tuple[int, int]]:
        """The two (cell, side) that meet at an edge."""
        cell, side = edge >> 1, S if edge & 1 else E
        return (cell, side), (cell + self.step[side], OPPOSITE[side])

    def blank(self, within: Bounds | None = None) -> bytearray:
        """Tile ids of an empty grid; cells outside `within`, and the rim, are OUTSIDE."""
        inside = within or self.bounds
        return bytearray(
            EMPTY if self.bounds.holds(x, y) and inside.holds(x, y) else OUTSIDE
            for x, y in map(self.xy, range(self.size))
        )


class Grid:
    """Tiles on a plan. `needs` is the frontier: every empty cell that some open side points at.

    A need is one byte: the low four bits are the sides of the cell that must be open, the high four
    bits those that must be walls.
    """

    __slots__ = ("needs", "plan", "table", "tiles")

    def __init__(self, plan: Plan, table: TileTable, tiles: bytearray, needs: dict[int, int]) -> None:
        self.plan: Final = plan
        self.table: Final = table
        self.tiles: Final = tiles
        self.needs: Final = needs

    def copy(self) -> "Grid":
        return Grid(self.plan, self.table, self.tiles[:], self.needs.copy())

    def lay(self, cell: int, tile: int) -> None:
        """Put a face-up tile on a cell. Whether it fits is the caller's affair: goals need not."""
        tiles, needs = self.tiles, self.needs
        tiles[cell] = tile
        needs.pop(cell, None)
        opened = self.table.open[tile]
        for side, opposite, step in self.plan.around:
            neighbour = cell + step
            if tiles[neighbour] == EMPTY:
                if neighbour in needs:
                    needs[neighbour] |= opposite if opened & side else opposite << 4
                elif opened & side:
                    needs[neighbour] = self.need_at(neighbour)

    def lift(self, cell: int) -> None:
        """Take the tile of a cell away."""
        self.tiles[cell] = EMPTY
        for changed in (cell, *(cell + step for _, _, step in self.plan.around)):
            if self.tiles[changed] == EMPTY:
                need = self.need_at(changed)
                if need & 15:
                    self.needs[changed] = need
                else:
                    self.needs.pop(changed, None)

    def need_at(self, cell: int) -> int:
        """What the face-up neighbours of a cell ask of a card laid there."""
        tiles, opens = self.tiles, self.table.open
        need = 0
        for side, opposite, step in self.plan.around:
            tile = tiles[cell + step]
            if tile > 2:  # face up: beyond EMPTY, OUTSIDE and FACE_DOWN
                need |= side if opens[tile] & opposite else side << 4
        return need

    def mismatches(self, cell: int, opened: int) -> int:
        """The sides on which a tile with these open sides would not match its face-up neighbours."""
        need = self.need_at(cell)
        return need & ~opened & 15 | need >> 4 & opened
