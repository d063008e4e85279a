"""How far the gold is, in cards still to be laid: the mine as sets of cells, each set one large int.

A layer is the set of empty cells from which a number of cards, the one on the cell included, leads to a
goal. Layers spread from the goal to all four sides at once, past what lies in the way and through passages
that have been cut off from the start. Only public things are looked at.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from permonik.engine.core.values import Action
from permonik.engine.paths.grid import Bounds, Grid
from permonik.engine.paths.reach import Reach
from permonik.engine.paths.tiles import EMPTY, FACE_DOWN
from permonik.engine.saboteur.state import FRAME, GOAL_CELLS, PLAN, START, State
from permonik.engine.saboteur.verbs import PLACE, ROCKFALL

FAR: Final = 20
"""The distance of what cannot be reached, and the most that is told apart."""

_BOX: Final[Bounds] = FRAME.grown(3)  # no sensible way leads farther out
_ROW: Final = 1 << 4  # bits a row, one of them always empty, so that nothing spreads around the edge
assert _BOX.east - _BOX.west + 1 < _ROW


def _bit(cell: int) -> int:
    x, y = PLAN.xy(cell)
    return 1 << ((y - _BOX.north) * _ROW + x - _BOX.west) if _BOX.holds(x, y) else 0


_BITS: Final = [_bit(cell) for cell in range(PLAN.size)]
bit_of: Final = _BITS.__getitem__
"""The set with this one cell."""
_INSIDE: Final = sum(_BITS)
_GOALS: Final = tuple(_BITS[cell] for cell in GOAL_CELLS)
_TAKEN: Final = _BITS[START] | sum(_GOALS)


class Mine:
    """What lies where, as far as ways to the goals are concerned."""

    __slots__ = ("_free", "_grid", "_links", "_open", "_reach", "_walls")

    def __init__(self, grid: Grid, reach: Reach, laid: Iterable[int]) -> None:
        bits = _BITS
        free = _INSIDE & ~_TAKEN
        for cell in laid:
            free &= ~bits[cell]
        walls = [0, 0, 0, 0]
        for cell, need in grid.needs.items():
            if need > 15:
                for index in range(4):
                    if need & 16 << index:
                        walls[index] |= bits[cell]
        self._grid: Final = grid
        self._reach: Final = reach
        self._free: Final = free
        self._walls: Final = walls
        self._open: Final = union(bits[site] for site in reach.sites)
        self._links: Final = list(_links(grid, reach, laid))

    @property
    def sites(self) -> int:
        """The cells on which the path can go on."""
        return self._open

    def layers(self, goal: int) -> Iterator[int]:
        """Layer by layer from the goal, until nothing new is found."""
        free, (north, east, south, west) = self._free, self._walls
        frontier = _GOALS[goal]
        while True:
            spread = (frontier & ~north) >> _ROW & ~south
            spread |= (frontier & ~east) << 1 & ~west
            spread |= (frontier & ~south) << _ROW & ~north
            spread |= (frontier & ~west) >> 1 & ~east
            for cells, ends in self._links:
                if ends & frontier:
                    spread |= cells
            frontier = spread & free
            if not frontier:
                return
            free &= ~frontier
            yield frontier

    def distance(self, goal: int) -> int:
        """Cards missing to a goal that lies face down."""
        sites = self._open
        for missing, layer in enumerate(self.layers(goal), 1):
            if layer & sites:
                return min(missing, FAR)
        return FAR

    def distances(self) -> tuple[int, int, int]:
        """To each goal from the north; what lies face up already is FAR."""
        tiles = self._grid.tiles
        north, middle, south = (
            self.distance(goal) if tiles[cell] == FACE_DOWN else FAR for goal, cell in enumerate(GOAL_CELLS)
        )
        return north, middle, south


def union(sets: Iterable[int]) -> int:
    whole = 0
    for each in sets:
        whole |= each
    return whole


def _links(grid: Grid, reach: Reach, laid: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Passages that were cut off: the empty cells that each joins, and these with the goals it leads to."""
    seen: set[tuple[int, int]] = set()
    for cell in laid:
        if not reach.sides.get(cell):
            for side, _, _ in PLAN.around:
                if grid.table.joins[grid.tiles[cell] << 4 | side] & ~side and (cell, side) not in seen:
                    yield _follow(grid, cell, side, seen)


def _follow(grid: Grid, cell: int, side: int, seen: set[tuple[int, int]]) -> tuple[int, int]:
    cells = goals = 0
    tiles, joins = grid.tiles, grid.table.joins
    arrivals = [(cell, side)]
    while arrivals:
        cell, entry = arrivals.pop()
        for side, opposite, step in PLAN.around:
            if joins[tiles[cell] << 4 | entry] & side and (cell, side) not in seen:
                seen.add((cell, side))
                beyond = cell + step
                if tiles[beyond] == EMPTY:
                    cells |= _BITS[beyond]
                elif tiles[beyond] == FACE_DOWN:
                    goals |= _BITS[beyond]
                else:
                    arrivals.append((beyond, opposite))
    return cells, cells | goals


def mine_of(state: State) -> Mine:
    return Mine(state.grid, state.reach, state.laid)


def mine_after(state: State, action: Action) -> tuple[Mine, Sequence[int]]:
    """The mine when a card has been laid or taken away, and the goals that the path then touches."""
    verb, card, cell, turned = action
    grid, reach = state.grid.copy(), state.reach.copy()
    if verb == PLACE:
        grid.lay(cell, state.deck.tile_of[card] + turned)
        touched = reach.extend(grid, cell)
        return Mine(grid, reach, [*state.laid, cell]), [GOAL_CELLS.index(each) for each in touched]
    assert verb == ROCKFALL
    grid.lift(cell)
    reach.begin(grid, START)
    return Mine(grid, reach, [each for each in state.laid if each != cell]), ()


def distances_after(state: State, action: Action) -> tuple[int, int, int]:
    """To each goal; 0 where the path touches it."""
    mine, touched = mine_after(state, action)
    north, middle, south = (
        0 if goal in touched else distance for goal, distance in enumerate(mine.distances())
    )
    return north, middle, south
