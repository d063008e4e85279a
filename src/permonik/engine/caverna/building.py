"""What is done to a home board: tiles laid, pastures fenced, fields sown, rooms furnished."""

from typing import Final

from permonik.engine.caverna.effects import (
    CAVERN_CAVERN,
    CAVERN_TILE,
    CAVERN_TUNNEL,
    FIELD_TILE,
    MEADOW_FIELD,
    MEADOW_TILE,
    ORE_MINE_TILE,
    RUBY_MINE_TILE,
    TILES,
    TUNNEL_TILE,
)
from permonik.engine.caverna.furnishings import (
    DWELLING,
    FURNISHINGS,
    INDEX,
    KEYS,
    ORANGE,
    PAID_IN,
    SPARE_PARTS,
    SPARE_PARTS_BIT,
    STATE_PARLOR,
    SUPPLIES_FOR,
    TRADER,
    TRADER_BIT,
    price,
    replaced,
)
from permonik.engine.caverna.goods import (
    CATTLE,
    CAVERN,
    COVERED,
    DEEP,
    DWELLINGS,
    FIELD,
    FOOD,
    GOLD,
    GRAIN,
    GRAIN3,
    LARGE_ACROSS,
    LARGE_DOWN,
    MEADOW,
    ORE_MINE,
    OWNED,
    ROOMS,
    RUBY_LEFT,
    RUBY_MINE,
    SHEEP,
    SMALL,
    STABLE,
    STONE,
    STONE_LEFT,
    TUNNEL,
    VEG,
    VEG2,
    WOOD,
    WOOD_LEFT,
)
from permonik.engine.caverna.home import ICONS, NAMES, RING, bits, dwellings_beside
from permonik.engine.caverna.state import State
from permonik.engine.caverna.supply import check_housing, gain, named
from permonik.engine.core.events import Event, Log

# What each tile becomes on its first and its second square.
_LANDS: Final = {
    MEADOW_FIELD: (MEADOW, FIELD),
    CAVERN_TUNNEL: (CAVERN, TUNNEL),
    CAVERN_CAVERN: (CAVERN, CAVERN),
    ORE_MINE_TILE: (ORE_MINE, DEEP),
    RUBY_MINE_TILE: (RUBY_MINE,),
    MEADOW_TILE: (MEADOW,),
    FIELD_TILE: (FIELD,),
    TUNNEL_TILE: (TUNNEL,),
    CAVERN_TILE: (CAVERN,),
}
OVERHANG_GOLD: Final = 2
SUPPLIER_FIELDS: Final = dict(zip(SUPPLIES_FOR, (WOOD_LEFT, STONE_LEFT, RUBY_LEFT), strict=True))
_EMPTY_ROCK: Final = (CAVERN, TUNNEL, DEEP)


def lay_tile(state: State, seat: int, tile: int, squares: tuple[int, ...], log: Log) -> None:
    """Lay a landscape tile and gain what the squares bring."""  # CAV-2.4, CAV-10.12
    player = state.players[seat]
    gains = []
    for land, square in zip(_LANDS[tile], squares, strict=True):
        here = 1 << square
        if tile in (ORE_MINE_TILE, RUBY_MINE_TILE):
            player[TUNNEL] &= ~here
            player[DEEP] &= ~here
        elif square in ICONS:
            gains.append(ICONS[square])
        elif RING & here:
            gains.append((GOLD, OVERHANG_GOLD))
        player[land] |= here
        player[COVERED] |= here
    if log is not None:
        log.append(
            Event(
                "lay", {"player": seat, "tile": TILES[tile], "squares": [NAMES[square] for square in squares]}
            )
        )
        if gains:
            log.append(Event("gain", {"player": seat, "goods": named(gains)}))
    gain(state, seat, gains)


def fence(state: State, seat: int, first: int, second: int, wood: int, log: Log) -> None:
    """Turn one meadow into a small pasture, or two into a large one."""  # CAV-6.11 to CAV-6.14
    player = state.players[seat]
    player[WOOD] -= wood
    player[MEADOW] &= ~(1 << first)
    if second:
        player[MEADOW] &= ~(1 << second)
        player[LARGE_ACROSS if second == first + 1 else LARGE_DOWN] |= 1 << first
    else:
        player[SMALL] |= 1 << first
    if log is not None:
        squares = [NAMES[square] for square in (first, second) if square]
        log.append(Event("fence", {"player": seat, "squares": squares, "goods": named(((WOOD, wood),))}))
    check_housing(state, seat)


def build_stable(state: State, seat: int, square: int, stone: int, log: Log) -> None:
    player = state.players[seat]
    player[STONE] -= stone
    player[STABLE] |= 1 << square
    if log is not None:
        cost = named(((STONE, stone),))
        log.append(Event("stable", {"player": seat, "square": NAMES[square], "goods": cost}))


def sow(state: State, seat: int, grain: int, veg: int, log: Log) -> None:
    """Sow so many empty fields; which of them does not matter, so the first are taken."""  # CAV-6.18
    player = state.players[seat]
    fields = list(bits(player[FIELD]))
    for at, square in enumerate(fields[: grain + veg]):
        player[FIELD] &= ~(1 << square)
        player[GRAIN3 if at < grain else VEG2] |= 1 << square
    player[GRAIN] -= grain
    player[VEG] -= veg
    if log is not None:
        log.append(Event("sow", {"player": seat, "goods": named(((GRAIN, grain), (VEG, veg)))}))
    check_housing(state, seat)


def furnish_now(state: State, replacement: tuple[int, int], log: Log) -> None:
    """Pay for the tile on top of the stack, put it on its square, and gain what it brings at once."""
    _, seat, tile, kind, square = state.stack.pop()
    player = state.players[seat]
    bill = replaced(price(player, tile, kind), *replacement)
    assert bill is not None
    paid = tuple(zip(PAID_IN, bill, strict=True))
    for good, count in paid:
        player[good] -= count
    _put(state, seat, tile, square)
    if log is not None:
        told = {"player": seat, "furnishing": KEYS[tile], "square": NAMES[square], "goods": named(paid)}
        log.append(Event("furnish", told))
    gains = _at_once(state, seat, tile, square)
    if gains and log is not None:
        log.append(Event("gain", {"player": seat, "goods": named(gains)}))
    gain(state, seat, gains)


def _put(state: State, seat: int, tile: int, square: int) -> None:
    player = state.players[seat]
    here = 1 << square
    for land in _EMPTY_ROCK:
        player[land] &= ~here
    player[OWNED] |= 1 << tile
    if tile == DWELLING:
        player[ROOMS] |= here
    else:
        state.left &= ~(1 << tile)
        state.sites[seat][tile] = square
    if ORANGE >> tile & 1:
        player[DWELLINGS] |= here
    _overbuild(state, seat, tile)


def _overbuild(state: State, seat: int, tile: int) -> None:
    """The later of Trader and Spare part storage buries the earlier."""  # CAV-7.7, CAV-7.8
    other = {TRADER: SPARE_PARTS, SPARE_PARTS: TRADER}.get(tile)
    if other is not None:
        state.players[seat][OWNED] &= ~(TRADER_BIT if other == TRADER else SPARE_PARTS_BIT)
        state.sites[seat][other] = 0


def _at_once(state: State, seat: int, tile: int, square: int) -> tuple[tuple[int, int], ...]:
    """What a tile brings when it is furnished."""  # CAV-11.14, CAV-11.15, CAV-11.31 to CAV-11.33
    player = state.players[seat]
    if tile in SUPPLIER_FIELDS:
        player[SUPPLIER_FIELDS[tile]] = SUPPLIES_FOR[tile]
        return ()
    special = {
        WEAVING: player[SHEEP],
        MILKING: player[CATTLE],
        STATE_PARLOR: 2 * dwellings_beside(player, square),
    }
    if tile in special:
        return ((FOOD, special[tile]),)
    return FURNISHINGS[tile].at_once


WEAVING: Final = INDEX["weaving_parlor"]
MILKING: Final = INDEX["milking_parlor"]
