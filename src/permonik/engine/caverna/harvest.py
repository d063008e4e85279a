"""What ends a round: which harvest it is, the fields, the bill of the feeding, and breeding."""

from typing import Final

from permonik.engine.caverna.animals import fits
from permonik.engine.caverna.furnishings import BREEDING_BIT, MINING_CAVE_BIT
from permonik.engine.caverna.goods import (
    BORN,
    DONKEY,
    FARM_ANIMALS,
    FIELD,
    GRAIN,
    GRAIN1,
    GRAIN2,
    GRAIN3,
    OWNED,
    VEG,
    VEG1,
    VEG2,
    Player,
)
from permonik.engine.caverna.home import mines
from permonik.engine.caverna.state import HARVEST, NO_HARVEST, ONE_FOOD, SKIP_ONE, State

FIRST_MARKER: Final = 6  # the first round with a harvest marker
# CAV-13.2: what ends rounds 1 to 5.
_FIXED: Final = (NO_HARVEST, NO_HARVEST, NO_HARVEST, HARVEST, ONE_FOOD, HARVEST)
# CAV-13.5: what the first, second and third red marker mean.
_RED: Final = (NO_HARVEST, NO_HARVEST, ONE_FOOD, SKIP_ONE)

ADULT_FOOD: Final = 2
# CAV-11.29: food for so many newborns at once.
NURSERY: Final = (0, 1, 2, 3, 5)


def fixed_event(seats: int, round_: int) -> int | None:
    """What ends the round, if no marker decides it."""  # CAV-17.5
    if round_ < FIRST_MARKER:
        return _FIXED[round_]
    return HARVEST if seats == 1 else None


def red_event(reds: int) -> int:
    """What the red marker of this number means."""
    return _RED[reds]


def meal(event: int, newborn: bool) -> int:
    """Food that one dwarf eats."""  # CAV-13.9, CAV-13.10
    return 1 if newborn or event == ONE_FOOD else ADULT_FOOD


def bill(state: State, seat: int, fed: int, event: int) -> int:
    """Food to be paid now; `fed` is what the Working cave has already covered."""  # CAV-13.9, CAV-13.15
    player = state.players[seat]
    born = player[BORN]
    adults = len(state.strengths[seat]) - born
    food = adults * meal(event, newborn=False) + born - fed
    if player[OWNED] & MINING_CAVE_BIT:  # CAV-11.28
        food -= min(player[DONKEY], mines(player))
    return max(food, 0)


def reap(player: Player) -> tuple[int, int]:
    """Take one crop from every field; grain and vegetables taken."""  # CAV-13.8
    grain = (player[GRAIN3] | player[GRAIN2] | player[GRAIN1]).bit_count()
    veg = (player[VEG2] | player[VEG1]).bit_count()
    player[FIELD] |= player[GRAIN1] | player[VEG1]
    player[GRAIN1], player[GRAIN2], player[GRAIN3] = player[GRAIN2], player[GRAIN3], 0
    player[VEG1], player[VEG2] = player[VEG2], 0
    player[GRAIN] += grain
    player[VEG] += veg
    return grain, veg


def pairs(player: Player) -> int:
    """The types with at least two animals, as a mask with sheep first."""  # CAV-13.17
    mask = 0
    for at, animal in enumerate(FARM_ANIMALS):
        if player[animal] > 1:
            mask |= 1 << at
    return mask


def litters(player: Player, dwarfs: int, most: int) -> list[int]:
    """The sets of types, the empty one too, that can breed with all newborns housed."""  # CAV-13.18
    able = pairs(player)
    return [
        types
        for types in range(16)
        if types & able == types and types.bit_count() <= most and (not types or fits(player, dwarfs, types))
    ]


def nursery_food(player: Player, newborns: int) -> int:
    """Food from the Breeding cave."""
    return NURSERY[newborns] if player[OWNED] & BREEDING_BIT else 0
