"""Goods and the layout of a player's row: every figure of a player is one int at a named index."""

from typing import Final, TypeAlias

Player: TypeAlias = list[int]
"""One flat row of ints: goods first, then the home board as masks of squares, then counters."""

WOOD: Final = 0
STONE: Final = 1
ORE: Final = 2
RUBY: Final = 3
GOLD: Final = 4
FOOD: Final = 5
GRAIN: Final = 6
VEG: Final = 7
SHEEP: Final = 8
DONKEY: Final = 9
BOAR: Final = 10
CATTLE: Final = 11
DOG: Final = 12
BEGGING: Final = 13

GOODS: Final = (
    "wood",
    "stone",
    "ore",
    "ruby",
    "gold",
    "food",
    "grain",
    "veg",
    "sheep",
    "donkey",
    "boar",
    "cattle",
    "dog",
    "begging",
)
FARM_ANIMALS: Final = (SHEEP, DONKEY, BOAR, CATTLE)

# The home board: masks with one bit a square (home.py numbers the squares).
MEADOW: Final = 14  # bare meadows
FIELD: Final = 15  # empty fields
GRAIN3: Final = 16  # fields with three grain, and so on
GRAIN2: Final = 17
GRAIN1: Final = 18
VEG2: Final = 19
VEG1: Final = 20
CAVERN: Final = 21  # empty caverns
TUNNEL: Final = 22  # empty ordinary tunnels
DEEP: Final = 23  # empty deep tunnels
ORE_MINE: Final = 24
RUBY_MINE: Final = 25
SMALL: Final = 26  # small pastures
LARGE_ACROSS: Final = 27  # left squares of large pastures that lie side by side
LARGE_DOWN: Final = 28  # upper squares of large pastures that lie one above the other
STABLE: Final = 29
COVERED: Final = 30  # every square under a landscape tile, furnished ones included
DWELLINGS: Final = 31  # squares of dwellings of all kinds, the entry-level one included
ROOMS: Final = 32  # squares of ordinary Dwellings: the only tile with many copies

OWNED: Final = 33  # furnishings, one bit each
BORN: Final = 34  # dwarfs born this round
WOOD_LEFT: Final = 35  # rounds for which a supplier still delivers
STONE_LEFT: Final = 36
RUBY_LEFT: Final = 37
EXTENDED: Final = 38  # the single use of the Guest room on Extension is spent
ROW: Final = 39

FIELDS: Final = (
    *GOODS,
    "meadow",
    "field",
    "grain3",
    "grain2",
    "grain1",
    "veg2",
    "veg1",
    "cavern",
    "tunnel",
    "deep_tunnel",
    "ore_mine",
    "ruby_mine",
    "small_pasture",
    "large_across",
    "large_down",
    "stable",
    "covered",
    "dwellings",
    "rooms",
    "owned",
    "born",
    "wood_left",
    "stone_left",
    "ruby_left",
    "extended",
)
CROPS: Final = (GRAIN3, GRAIN2, GRAIN1, VEG2, VEG1)
MASKS: Final = range(MEADOW, ROOMS + 1)
