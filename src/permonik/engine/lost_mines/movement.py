"""Walking in The Lost Mines: where a dwarf may step, what that costs, where traps and trolls may lie."""

from collections.abc import Iterable, Iterator
from typing import Final

from permonik.engine.core.game import Route
from permonik.engine.core.values import Seat
from permonik.engine.lost_mines.actions import step
from permonik.engine.lost_mines.cards import CAMPFIRE, FIRST_OBSTACLE, PLAN, ROCKS
from permonik.engine.lost_mines.state import State, face_up
from permonik.engine.paths.tiles import EMPTY, FACE_DOWN
from permonik.engine.paths.walk import Losses, Place, Step, cell_of, cheapest, place_of, steps

MOVES: Final = 3  # LM-5.1
CAMPFIRE_MOVES: Final = 5  # LM-5.2


def moves_from(state: State, cell: int) -> int:
    """How many steps a dwarf may take that begins its movement on a cell."""
    deck = state.setup.deck
    return CAMPFIRE_MOVES if deck.features[state.grid.tiles[cell]] == CAMPFIRE else MOVES


def is_open(state: State, cell: int, dwarfs: Iterable[int]) -> bool:
    """Whether a dwarf may enter the card on a cell while the others stand on these cells."""
    feature = state.setup.deck.features[state.grid.tiles[cell]]
    if feature >= FIRST_OBSTACLE:  # LM-5.5, LM-5.7
        return cell in state.overcome and cell not in dwarfs
    return feature != ROCKS or cell not in dwarfs  # LM-5.6, LM-5.8


def is_guarded(state: State, edge: int) -> bool:
    """Whether a troll stands on an edge. LM-5.9"""
    return any(edge == guarded for guarded, _ in state.trolls)


def ways(state: State, cell: int, dwarfs: Iterable[int]) -> Iterator[tuple[int, int]]:
    """The cells that a dwarf may step onto from a cell, with the edge that it crosses."""
    for there, edge in steps(state.grid, state.setup.deck.fields, place_of(cell, 0)):  # LM-5.4
        neighbour = cell_of(there)
        if is_open(state, neighbour, dwarfs) and not (state.trolls and is_guarded(state, edge)):
            yield neighbour, edge


def routes(state: State, seat: Seat) -> tuple[Route, ...]:
    """The cheapest way to every card in reach of the seat's dwarf, and how many cards its traps cost."""
    tiles, here = state.grid.tiles, state.dwarfs[seat]
    others = [cell for other, cell in enumerate(state.dwarfs) if other != seat]
    hand = len(state.hands[seat])

    def steps_from(place: Place, lost: Losses) -> Iterator[Step]:
        for cell, edge in ways(state, cell_of(place), others):
            loss = int(edge in state.traps and lost[0] < hand)  # LM-6.8, LM-6.11
            yield Step(step(cell), place_of(cell, 0), (loss,), ends=tiles[cell] == FACE_DOWN)

    found = cheapest(place_of(here, 0), state.moves, (0,), steps_from)
    return tuple(
        Route(list(PLAN.xy(cell_of(place))), way.steps, len(way.steps), {"cards": way.losses[0]})
        for place, way in found.items()
    )


def token_edges(state: State) -> list[int]:
    """Where a trap or a troll may be laid, sorted. LM-6.1, LM-6.2"""
    deck, tiles = state.setup.deck, state.grid.tiles
    ends, opens = deck.ends, deck.table.open
    found = []
    for cell in face_up(state):
        for way, opposite, edge, forward in ends[tiles[cell]]:
            there = tiles[cell + way]
            # a joined edge is counted from its western or northern card only
            if there == EMPTY or (forward and opens[there] & opposite):
                found.append(2 * cell + edge)
    taken = [*state.traps, *(edge for edge, _ in state.trolls)]  # LM-6.6
    return sorted(edge for edge in found if edge not in taken)
