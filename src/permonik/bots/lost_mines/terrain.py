"""The board of The Lost Mines as everybody sees it: what the ways to the mines cost, in steps.

Ways lead over cards that lie and over cells where one could still be laid. Nothing in here is secret.
"""

from typing import Final, NamedTuple

from permonik.bots.ways import Costs, Network, reach
from permonik.engine.lost_mines.cards import BOARD, FIRST_OBSTACLE, PLAN, ROCKS, Deck
from permonik.engine.lost_mines.state import State
from permonik.engine.paths.tiles import EMPTY, FACE_DOWN

_BARRED: Final = 1 / 64  # marks what nobody can walk over now: a way over it costs no whole number
STEP: Final = 1.0
GAP: Final = 4.0 + _BARRED  # a cell where a card is still missing
OBSTACLE: Final = 9.0 + _BARRED
CROWDED: Final = 3.0 + _BARRED  # rocks with somebody on them
TRAPPED: Final = 1.0
GUARDED: Final = 5.0 + _BARRED  # by a troll, till its player's next turn

_BARE: Final = (EMPTY, FACE_DOWN)  # a way may lead in and out on all sides
_CELLS: Final = tuple(PLAN.cell(x, y) for y in range(BOARD.south + 1) for x in range(BOARD.east + 1))


class Terrain(NamedTuple):
    """What it costs to enter each cell, and to go from each cell to those beside it."""

    enter: Costs
    network: Network


def survey(state: State) -> Terrain:
    tiles, deck = state.grid.tiles, state.setup.deck
    enter = {cell: _enter(state, deck, cell) for cell in _CELLS}
    opens = deck.table.open
    tolls = dict.fromkeys(state.traps, TRAPPED)
    tolls.update((edge, GUARDED) for edge, _ in state.trolls)
    network = {}
    for cell in _CELLS:
        tile = tiles[cell]
        here = 15 if tile in _BARE else opens[tile]
        beside = []
        for side, opposite, way in PLAN.around:
            there = tiles[cell + way]
            if here & side and (there in _BARE or opens[there] & opposite):
                toll = tolls.get(PLAN.edge(cell, side), 0.0) if tolls else 0.0
                beside.append((cell + way, enter[cell + way] + toll))
        network[cell] = beside
    return Terrain(enter, network)


def _enter(state: State, deck: Deck, cell: int) -> float:
    tile = state.grid.tiles[cell]
    if tile == EMPTY:
        return GAP
    feature = deck.features[tile]
    if feature >= FIRST_OBSTACLE and cell not in state.overcome:
        return OBSTACLE
    if (feature >= FIRST_OBSTACLE or feature == ROCKS) and cell in state.dwarfs:
        return CROWDED
    return STEP


def ways_from(terrain: Terrain, cell: int) -> Costs:
    """What it costs to get from a cell to each other one, and to enter that."""
    return reach(terrain.network, ((cell, 0.0),))


def ways_to(terrain: Terrain, cell: int) -> Costs:
    """What it costs to get from each cell to this one: all edges cost the same in both directions."""
    enter, last = terrain.enter, terrain.enter[cell]
    found = reach(terrain.network, ((cell, 0.0),))
    return {other: cost - enter[other] + last if other != cell else 0.0 for other, cost in found.items()}


def is_free(cost: float) -> bool:
    """Whether a way can be walked as it is."""
    return cost.is_integer()
