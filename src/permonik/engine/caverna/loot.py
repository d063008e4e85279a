"""The 23 kinds of loot, in the order of the list."""

from typing import Final, NamedTuple

from permonik.engine.caverna.goods import (
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    GOLD,
    GRAIN,
    ORE,
    SHEEP,
    STONE,
    VEG,
    WOOD,
)


class Loot(NamedTuple):
    """One item: the strength it asks for, and the goods it brings, if that is all it does."""

    key: str
    strength: int
    gains: tuple[tuple[int, int], ...] = ()


# CAV-8.9 to CAV-8.31
LOOT: Final = (
    Loot("loot_weapons", 1),
    Loot("loot_dog", 1, ((DOG, 1),)),
    Loot("loot_wood", 1, ((WOOD, 1),)),
    Loot("loot_sheep", 2, ((SHEEP, 1),)),
    Loot("loot_grain", 2, ((GRAIN, 1),)),
    Loot("loot_donkey", 3, ((DONKEY, 1),)),
    Loot("loot_stone", 3, ((STONE, 1),)),
    Loot("loot_veg", 4, ((VEG, 1),)),
    Loot("loot_ore", 4, ((ORE, 2),)),
    Loot("loot_boar", 5, ((BOAR, 1),)),
    Loot("loot_gold", 6, ((GOLD, 2),)),
    Loot("loot_furnish", 7),
    Loot("loot_stable", 8),
    Loot("loot_tunnel", 9),
    Loot("loot_small_pasture", 9),
    Loot("loot_cattle", 10, ((CATTLE, 1),)),
    Loot("loot_large_pasture", 10),
    Loot("loot_meadow", 11),
    Loot("loot_dwelling", 11),
    Loot("loot_field", 12),
    Loot("loot_sow", 12),
    Loot("loot_cavern", 14),
    Loot("loot_breed", 14),
)
KEYS: Final = tuple(item.key for item in LOOT)
INDEX: Final = {key: index for index, key in enumerate(KEYS)}
WEAPONS: Final = INDEX["loot_weapons"]
FURNISH: Final = INDEX["loot_furnish"]
STABLE: Final = INDEX["loot_stable"]
TUNNEL: Final = INDEX["loot_tunnel"]
SMALL: Final = INDEX["loot_small_pasture"]
LARGE: Final = INDEX["loot_large_pasture"]
MEADOW: Final = INDEX["loot_meadow"]
DWELLING: Final = INDEX["loot_dwelling"]
FIELD: Final = INDEX["loot_field"]
SOW: Final = INDEX["loot_sow"]
CAVERN: Final = INDEX["loot_cavern"]
BREED: Final = INDEX["loot_breed"]
# How many items a strength opens.
OPEN: Final = tuple(sum(item.strength <= strength for item in LOOT) for strength in range(15))
STRONGEST: Final = 14  # CAV-8.6
