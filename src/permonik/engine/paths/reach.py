"""Reach: the sides that an unbroken path from the start leads to. Per side, so dead ends need no rule."""

from bisect import bisect_left, insort

from permonik.engine.paths.grid import Grid
from permonik.engine.paths.tiles import EMPTY, FACE_DOWN


class Reach:
    """`sides[cell]` is the mask of reached sides; `sites` are the empty cells they point at, sorted."""

    __slots__ = ("sides", "sites")

    def __init__(self, sides: dict[int, int], sites: list[int]) -> None:
        self.sides = sides
        self.sites = sites

    def copy(self) -> "Reach":
        return Reach(self.sides.copy(), self.sites[:])

    def begin(self, grid: Grid, start: int) -> list[int]:
        """Work everything out anew from the start, all of whose sides are reached."""
        self.sides.clear()
        self.sites.clear()
        return self._flood(grid, [(start, side) for side, _, _ in grid.plan.around])

    def extend(self, grid: Grid, cell: int) -> list[int]:
        """A tile was laid on the cell: spread into and through it; the face-down cells now touched."""
        if cell in self.sites:
            del self.sites[bisect_left(self.sites, cell)]
        sides = self.sides
        return self._flood(
            grid,
            [
                (cell, side)
                for side, opposite, step in grid.plan.around
                if sides.get(cell + step, 0) & opposite
            ],
        )

    def _flood(self, grid: Grid, arrivals: list[tuple[int, int]]) -> list[int]:
        tiles, joins, around = grid.tiles, grid.table.joins, grid.plan.around
        reached, sites = self.sides, self.sites
        touched: list[int] = []
        while arrivals:
            cell, entry = arrivals.pop()
            before = reached.get(cell, 0)
            fresh = joins[tiles[cell] << 4 | entry] & ~before
            if not fresh:
                continue
            reached[cell] = before | fresh
            for side, opposite, step in around:
                if fresh & side:
                    neighbour = cell + step
                    tile = tiles[neighbour]
                    if tile == EMPTY:
                        if neighbour not in sites:
                            insort(sites, neighbour)
                    elif tile == FACE_DOWN:
                        if neighbour not in touched:
                            touched.append(neighbour)
                    elif not reached.get(neighbour, 0) & opposite:
                        arrivals.append((neighbour, opposite))
        return touched
