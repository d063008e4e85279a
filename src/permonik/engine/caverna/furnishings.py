"""The 48 furnishing tiles and the printed entry-level dwelling, as data."""

from functools import lru_cache
from typing import Final, Literal, NamedTuple

from permonik.engine.caverna.goods import (
    DOG,
    FOOD,
    GOLD,
    GRAIN,
    ORE,
    OWNED,
    STONE,
    VEG,
    WOOD,
    Player,
)

Colour = Literal["orange", "green", "yellow"]
Bill = tuple[int, int, int, int, int, int, int]
"""Wood, stone, ore, gold, grain, vegetables, food."""
PAID_IN: Final = (WOOD, STONE, ORE, GOLD, GRAIN, VEG, FOOD)


class Furnishing(NamedTuple):
    """One kind of tile: what it costs, its printed points, and whether the introductory set has it."""

    key: str
    colour: Colour
    bill: Bill
    points: int
    introductory: bool
    beds: int = 0
    at_once: tuple[tuple[int, int], ...] = ()  # goods gained when it is furnished


def _bill(
    wood: int = 0, stone: int = 0, ore: int = 0, gold: int = 0, grain: int = 0, veg: int = 0, food: int = 0
) -> Bill:
    return (wood, stone, ore, gold, grain, veg, food)


# CAV-11.1 to CAV-11.48, in the order of the supply boards. Entry 0 is printed on the home board.
FURNISHINGS: Final = (
    Furnishing("entry_dwelling", "orange", _bill(), 0, True, beds=2),
    Furnishing("dwelling", "orange", _bill(4, 3), 3, True, beds=1),
    Furnishing("simple_dwelling_a", "orange", _bill(4, 2), 0, True, beds=1),
    Furnishing("simple_dwelling_b", "orange", _bill(3, 3), 0, True, beds=1),
    Furnishing("mixed_dwelling", "orange", _bill(5, 4), 4, False, beds=1),
    Furnishing("couple_dwelling", "orange", _bill(8, 6), 5, False, beds=2),
    Furnishing("additional_dwelling", "orange", _bill(4, 3), 5, False),
    Furnishing("cuddle_room", "green", _bill(1), 2, True),
    Furnishing("breakfast_room", "green", _bill(1), 0, True),
    Furnishing("stubble_room", "green", _bill(1, ore=1), 1, True),
    Furnishing("work_room", "green", _bill(stone=1), 2, False),
    Furnishing("guest_room", "green", _bill(1, 1), 0, False),
    Furnishing("office_room", "green", _bill(stone=1), 0, False),
    Furnishing("carpenter", "green", _bill(stone=1), 0, True),
    Furnishing("stone_carver", "green", _bill(1), 1, True, at_once=((STONE, 2),)),
    Furnishing("blacksmith", "green", _bill(1, 2), 3, True, at_once=((ORE, 2),)),
    Furnishing("miner", "green", _bill(1, 1), 3, False),
    Furnishing("builder", "green", _bill(stone=1), 2, False),
    Furnishing("trader", "green", _bill(1), 2, False),
    Furnishing("wood_supplier", "green", _bill(stone=1), 2, True),
    Furnishing("stone_supplier", "green", _bill(1), 1, True),
    Furnishing("ruby_supplier", "green", _bill(2, 2), 2, True),
    Furnishing("dog_school", "green", _bill(), 0, False),
    Furnishing("quarry", "green", _bill(1), 2, False),
    Furnishing("seam", "green", _bill(2), 1, False),
    Furnishing("slaughtering_cave", "green", _bill(2, 2), 2, True),
    Furnishing("cooking_cave", "green", _bill(stone=2), 2, True),
    Furnishing("working_cave", "green", _bill(1, 1), 2, True),
    Furnishing("mining_cave", "green", _bill(3, 2), 2, False),
    Furnishing("breeding_cave", "green", _bill(stone=1, grain=1), 2, False),
    Furnishing("peaceful_cave", "green", _bill(2, 2), 2, False),
    Furnishing("weaving_parlor", "yellow", _bill(2, 1), 0, True),
    Furnishing("milking_parlor", "yellow", _bill(2, 2), 0, True),
    Furnishing("state_parlor", "yellow", _bill(stone=3, gold=5), 0, False),
    Furnishing("hunting_parlor", "yellow", _bill(2), 1, True),
    Furnishing("beer_parlor", "yellow", _bill(2), 3, True),
    Furnishing("blacksmithing_parlor", "yellow", _bill(ore=3), 2, False),
    Furnishing("stone_storage", "yellow", _bill(3, ore=1), 0, True),
    Furnishing("ore_storage", "yellow", _bill(1, 2), 0, True),
    Furnishing("spare_part_storage", "yellow", _bill(2), 0, False),
    Furnishing("main_storage", "yellow", _bill(2, 1), 0, True),
    Furnishing("weapon_storage", "yellow", _bill(3, 2), 0, True),
    Furnishing("supplies_storage", "yellow", _bill(1, food=3), 0, False),
    Furnishing("broom_chamber", "yellow", _bill(1), 0, False),
    Furnishing("treasure_chamber", "yellow", _bill(1, 1), 0, True),
    Furnishing("food_chamber", "yellow", _bill(2, veg=2), 0, True),
    Furnishing("prayer_chamber", "yellow", _bill(2), 0, False),
    Furnishing("writing_chamber", "yellow", _bill(stone=2), 0, True),
    Furnishing("fodder_chamber", "yellow", _bill(stone=1, grain=2), 0, True),
)
KEYS: Final = tuple(tile.key for tile in FURNISHINGS)
INDEX: Final = {key: index for index, key in enumerate(KEYS)}


def _set_of(*keys: str) -> int:
    return sum(1 << INDEX[key] for key in keys)


ENTRY: Final = INDEX["entry_dwelling"]
DWELLING: Final = INDEX["dwelling"]
ADDITIONAL: Final = INDEX["additional_dwelling"]
TRADER: Final = INDEX["trader"]
SPARE_PARTS: Final = INDEX["spare_part_storage"]
STATE_PARLOR: Final = INDEX["state_parlor"]

# One bit a tile, for `player[OWNED]`.
MIXED_BIT: Final = _set_of("mixed_dwelling")
COUPLE_BIT: Final = _set_of("couple_dwelling")
ADDITIONAL_BIT: Final = _set_of("additional_dwelling")
CUDDLE_BIT: Final = _set_of("cuddle_room")
BREAKFAST_BIT: Final = _set_of("breakfast_room")
STUBBLE_BIT: Final = _set_of("stubble_room")
WORK_ROOM_BIT: Final = _set_of("work_room")
GUEST_BIT: Final = _set_of("guest_room")
OFFICE_BIT: Final = _set_of("office_room")
CARPENTER_BIT: Final = _set_of("carpenter")
STONE_CARVER_BIT: Final = _set_of("stone_carver")
BLACKSMITH_BIT: Final = _set_of("blacksmith")
MINER_BIT: Final = _set_of("miner")
BUILDER_BIT: Final = _set_of("builder")
TRADER_BIT: Final = _set_of("trader")
DOG_SCHOOL_BIT: Final = _set_of("dog_school")
QUARRY_BIT: Final = _set_of("quarry")
SEAM_BIT: Final = _set_of("seam")
SLAUGHTERING_BIT: Final = _set_of("slaughtering_cave")
COOKING_BIT: Final = _set_of("cooking_cave")
WORKING_BIT: Final = _set_of("working_cave")
MINING_CAVE_BIT: Final = _set_of("mining_cave")
BREEDING_BIT: Final = _set_of("breeding_cave")
PEACEFUL_BIT: Final = _set_of("peaceful_cave")
HUNTING_BIT: Final = _set_of("hunting_parlor")
BEER_BIT: Final = _set_of("beer_parlor")
SMELTER_BIT: Final = _set_of("blacksmithing_parlor")
SPARE_PARTS_BIT: Final = _set_of("spare_part_storage")
YELLOW: Final = _set_of(*(tile.key for tile in FURNISHINGS if tile.colour == "yellow"))
ORANGE: Final = _set_of(*(tile.key for tile in FURNISHINGS if tile.colour == "orange"))
FOR_SALE: Final = (1 << len(FURNISHINGS)) - 2
FULL: Final = FOR_SALE
INTRODUCTORY: Final = _set_of(*(tile.key for tile in FURNISHINGS if tile.introductory)) & FOR_SALE
SINGLE_BEDS: Final = _set_of("simple_dwelling_a", "simple_dwelling_b", "mixed_dwelling")

# CAV-11.19 to CAV-11.21: how long a supplier delivers.
SUPPLIES_FOR: Final = {INDEX["wood_supplier"]: 7, INDEX["stone_supplier"]: 5, INDEX["ruby_supplier"]: 4}

INCOME_TILES: Final = MINER_BIT | _set_of("wood_supplier", "stone_supplier", "ruby_supplier")

# What a price is for: the printed one, or that of the loot Dwelling. CAV-8.27
PRINTED: Final = 0
LOOTED: Final = 1
LOOT_DWELLING: Final = _bill(2, 2)

REPLACEMENTS: Final = ((0, 0), (0, 1), (1, 0), (1, 1))
"""Wood and stone that the Builder replaces by ore."""


def price(player: Player, tile: int, kind: int) -> Bill:
    """What the player pays after discounts, before the Builder."""  # CAV-7.3, CAV-11.13, CAV-11.14
    bill = LOOT_DWELLING if kind == LOOTED else FURNISHINGS[tile].bill
    return _discounted(bill, player[OWNED] & (CARPENTER_BIT | STONE_CARVER_BIT))


@lru_cache(maxsize=1 << 10)
def _discounted(bill: Bill, owned: int) -> Bill:
    wood, stone, *rest = bill
    if owned & CARPENTER_BIT and wood:
        wood -= 1
    if owned & STONE_CARVER_BIT and stone:
        stone -= 1
    return (wood, stone, rest[0], rest[1], rest[2], rest[3], rest[4])


def replaced(bill: Bill, wood: int, stone: int) -> Bill | None:
    """The bill with so much wood and stone paid in ore; None if it has not so much."""  # CAV-11.17
    if bill[0] < wood or bill[1] < stone:
        return None
    return (bill[0] - wood, bill[1] - stone, bill[2] + wood + stone, bill[3], bill[4], bill[5], bill[6])


def covers(player: Player, bill: Bill) -> bool:
    """Whether the player's supply pays the bill."""
    return (
        player[WOOD] >= bill[0]
        and player[STONE] >= bill[1]
        and player[ORE] >= bill[2]
        and player[GOLD] >= bill[3]
        and player[GRAIN] >= bill[4]
        and player[VEG] >= bill[5]
        and player[FOOD] >= bill[6]
    )


def payments(player: Player, tile: int, kind: int) -> list[tuple[int, int]]:
    """The ways to pay: how much wood and stone the Builder turns into ore."""
    bill = price(player, tile, kind)
    if not player[OWNED] & BUILDER_BIT:
        return [(0, 0)] if covers(player, bill) else []
    ways = []
    for wood, stone in REPLACEMENTS:
        other = replaced(bill, wood, stone)
        if other is not None and covers(player, other):
            ways.append((wood, stone))
    return ways


@lru_cache(maxsize=1 << 16)
def _payable(wood: int, stone: int, ore: int, gold: int, grain: int, veg: int, food: int, owned: int) -> int:
    row = [0] * (OWNED + 1)
    row[WOOD], row[STONE], row[ORE], row[GOLD] = wood, stone, ore, gold
    row[GRAIN], row[VEG], row[FOOD], row[OWNED] = grain, veg, food, owned
    return sum(1 << tile for tile in range(1, len(FURNISHINGS)) if payments(row, tile, PRINTED))


_PRICING: Final = CARPENTER_BIT | STONE_CARVER_BIT | BUILDER_BIT


def payable(player: Player, food: int) -> int:
    """All tiles, one bit each, whose printed price the player can pay with so much food."""
    # Capped at the dearest price, so that rich players share one entry of the table.
    return _payable(
        min(player[WOOD], 8),
        min(player[STONE], 6),
        min(player[ORE], 5),
        min(player[GOLD], 5),
        min(player[GRAIN], 2),
        min(player[VEG], 2),
        min(food, 3),
        player[OWNED] & _PRICING,
    )


# Goods that a tile adds whenever another good is gained. CAV-11.22, CAV-11.24
ALONG: Final = {STONE: (SEAM_BIT, ORE), DOG: (DOG_SCHOOL_BIT, WOOD)}
