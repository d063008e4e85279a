"""Turning a revealed card so that it fits: what both games with walking dwarfs do with their hidden cards."""

from collections.abc import Sequence

from permonik.engine.paths.grid import Grid


def turns_that_fit(grid: Grid, cell: int, tile: int, turns: Sequence[int], entry: int) -> tuple[int, ...]:
    """The turns in which a hidden card may be laid face up for a dwarf that comes in by a side.

    `tile + turn` is the id of the tile in each of the given turns. Of the turns that admit the dwarf, those
    that match every face-up neighbour; if there are none, all that admit it. Several: the player chooses.
    """
    opens = grid.table.open
    admitting = tuple(turn for turn in turns if opens[tile + turn] & entry)
    matching = tuple(turn for turn in admitting if not grid.mismatches(cell, opens[tile + turn]))
    return matching or admitting
