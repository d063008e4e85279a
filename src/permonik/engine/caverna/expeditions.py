"""Expeditions: which loot can be taken, and how weapons grow afterwards."""

from collections.abc import Callable
from typing import Final

from permonik.engine.caverna import loot
from permonik.engine.caverna.abilities import (
    for_sale,
    furnishing_sites,
    large_price,
    may_sow,
    small_price,
    stables_left,
    tile_squares,
)
from permonik.engine.caverna.effects import CAVERN_TILE, FIELD_TILE, MEADOW_TILE, TUNNEL_TILE
from permonik.engine.caverna.furnishings import DWELLING, LOOTED, payments
from permonik.engine.caverna.goods import FOOD, MEADOW, WOOD
from permonik.engine.caverna.harvest import litters, pairs
from permonik.engine.caverna.home import side_by_side, stable_squares
from permonik.engine.caverna.state import Frame, State
from permonik.engine.core.events import Event, Log


def loot_possible(state: State, seat: int, item: int) -> bool:
    """Whether the item can be carried out now, strength apart."""  # CAV-8.7
    check = _LOOT_CHECKS.get(item)
    return check is None or check(state, seat)


def _loot_small(state: State, seat: int) -> bool:
    player = state.players[seat]
    return bool(player[MEADOW]) and player[WOOD] >= small_price(player, looted=True)


def _loot_large(state: State, seat: int) -> bool:
    player = state.players[seat]
    return any(side_by_side(player[MEADOW])) and player[WOOD] >= large_price(player, looted=True)


def _loot_dwelling(state: State, seat: int) -> bool:
    player = state.players[seat]
    return bool(furnishing_sites(player)) and bool(payments(player, DWELLING, LOOTED))


def _loot_furnish(state: State, seat: int) -> bool:
    player = state.players[seat]
    return bool(for_sale(state, player, player[FOOD]))


def _loot_stable(state: State, seat: int) -> bool:
    player = state.players[seat]
    return stables_left(player) > 0 and bool(stable_squares(player))


def _loot_sow(state: State, seat: int) -> bool:
    return may_sow(state.players[seat])


def _loot_breed(state: State, seat: int) -> bool:
    player = state.players[seat]
    return bool(pairs(player)) and len(litters(player, len(state.strengths[seat]), 2)) > 1


def _loot_tile(tile: int) -> Callable[[State, int], bool]:
    return lambda state, seat: bool(tile_squares(state, state.players[seat], tile))


_LOOT_CHECKS: Final[dict[int, Callable[[State, int], bool]]] = {
    loot.FURNISH: _loot_furnish,
    loot.STABLE: _loot_stable,
    loot.TUNNEL: _loot_tile(TUNNEL_TILE),
    loot.SMALL: _loot_small,
    loot.LARGE: _loot_large,
    loot.MEADOW: _loot_tile(MEADOW_TILE),
    loot.DWELLING: _loot_dwelling,
    loot.FIELD: _loot_tile(FIELD_TILE),
    loot.SOW: _loot_sow,
    loot.CAVERN: _loot_tile(CAVERN_TILE),
    loot.BREED: _loot_breed,
}


def loot_open(state: State, seat: int, strength: int, taken: int) -> list[int]:
    """The items that may be taken now, rising."""  # CAV-8.4, CAV-8.5
    return [
        item
        for item in range(loot.OPEN[strength])
        if not taken >> item & 1 and loot_possible(state, seat, item)
    ]


def return_home(state: State, frame: Frame, log: Log) -> None:
    """End an expedition: weapons grow."""  # CAV-8.2, CAV-8.3
    _, seat, _, taken, _, dwarf = frame
    strengths = state.strengths[seat]
    if taken >> loot.WEAPONS & 1:
        strengths[:] = [min(s + 1, loot.STRONGEST) if s else 0 for s in strengths]
    strengths[dwarf] = min(strengths[dwarf] + 1, loot.STRONGEST)
    state.stack.pop()
    if log is not None:
        log.append(Event("expedition-ends", {"player": seat, "strength": strengths[dwarf]}))
