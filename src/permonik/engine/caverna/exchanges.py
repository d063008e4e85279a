"""What may be exchanged at any time, as data, and which of it a player can do now."""

from typing import Final, NamedTuple

from permonik.engine.caverna.effects import CAVERN_TILE, FIELD_TILE, MEADOW_TILE, TUNNEL_TILE
from permonik.engine.caverna.furnishings import (
    BEER_BIT,
    COOKING_BIT,
    HUNTING_BIT,
    PEACEFUL_BIT,
    SLAUGHTERING_BIT,
    SMELTER_BIT,
    SPARE_PARTS_BIT,
    TRADER_BIT,
)
from permonik.engine.caverna.goods import (
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    FOOD,
    GOLD,
    GRAIN,
    ORE,
    OWNED,
    RUBY,
    SHEEP,
    STONE,
    VEG,
    WOOD,
    Player,
)

Pile = tuple[tuple[int, int], ...]


class Exchange(NamedTuple):
    """What is given, what is got, and the furnishing that allows it."""

    key: str
    gives: Pile
    gets: Pile = ()
    owned: int = 0
    eaten: int = 0  # animals turned into food: the Slaughtering cave adds one food each
    tile: int = -1  # the single tile that is laid at once


def _ruby(key: str, good: int) -> Exchange:
    return Exchange(key, ((RUBY, 1),), ((good, 1),))


# CAV-14.2 to CAV-14.17
EXCHANGES: Final = (
    Exchange("grain_to_food", ((GRAIN, 1),), ((FOOD, 1),)),
    Exchange("veg_to_food", ((VEG, 1),), ((FOOD, 2),)),
    Exchange("sheep_to_food", ((SHEEP, 1),), ((FOOD, 1),), eaten=1),
    Exchange("donkey_to_food", ((DONKEY, 1),), ((FOOD, 1),), eaten=1),
    Exchange("donkeys_to_food", ((DONKEY, 2),), ((FOOD, 3),), eaten=2),
    Exchange("boar_to_food", ((BOAR, 1),), ((FOOD, 2),), eaten=1),
    Exchange("cattle_to_food", ((CATTLE, 1),), ((FOOD, 3),), eaten=1),
    Exchange("ruby_to_food", ((RUBY, 1),), ((FOOD, 2),)),
    Exchange("gold_to_food", ((GOLD, 2),)),  # asks how much
    Exchange("cook", ((GRAIN, 1), (VEG, 1)), ((FOOD, 5),), COOKING_BIT),
    Exchange("brew_food", ((GRAIN, 2),), ((FOOD, 4),), BEER_BIT),
    Exchange("brew_gold", ((GRAIN, 2),), ((GOLD, 3),), BEER_BIT),
    Exchange("hunt", ((BOAR, 2),), ((GOLD, 2), (FOOD, 2)), HUNTING_BIT),
    Exchange("smelt", ((ORE, 1), (RUBY, 1)), ((GOLD, 2), (FOOD, 1)), SMELTER_BIT),
    Exchange("weapon_to_food", (), (), PEACEFUL_BIT),  # asks whose
    Exchange("trade_gold", ((GOLD, 2),), ((WOOD, 1), (STONE, 1), (ORE, 1)), TRADER_BIT),
    Exchange("sell_parts", ((WOOD, 1), (STONE, 1), (ORE, 1)), ((GOLD, 2),), SPARE_PARTS_BIT),
    _ruby("ruby_to_dog", DOG),
    _ruby("ruby_to_grain", GRAIN),
    _ruby("ruby_to_veg", VEG),
    _ruby("ruby_to_sheep", SHEEP),
    _ruby("ruby_to_wood", WOOD),
    _ruby("ruby_to_donkey", DONKEY),
    _ruby("ruby_to_stone", STONE),
    _ruby("ruby_to_boar", BOAR),
    _ruby("ruby_to_ore", ORE),
    Exchange("ruby_to_cattle", ((RUBY, 1), (FOOD, 1)), ((CATTLE, 1),)),
    _ruby("ruby_to_gold", GOLD),
    Exchange("ruby_to_meadow", ((RUBY, 1),), tile=MEADOW_TILE),
    Exchange("ruby_to_field", ((RUBY, 1),), tile=FIELD_TILE),
    Exchange("ruby_to_tunnel", ((RUBY, 1),), tile=TUNNEL_TILE),
    Exchange("ruby_to_cavern", ((RUBY, 2),), tile=CAVERN_TILE),
)
KEYS: Final = tuple(exchange.key for exchange in EXCHANGES)
INDEX: Final = {key: index for index, key in enumerate(KEYS)}
GOLD_TO_FOOD: Final = INDEX["gold_to_food"]
WEAPON: Final = INDEX["weapon_to_food"]
RUBY_TO_GOLD: Final = INDEX["ruby_to_gold"]
FIRST_RUBY: Final = INDEX["ruby_to_dog"]

# Whose weapon is given up: of a dwarf at home, on a space, or the one now acting. CAV-14.17
WHERE: Final = ("home", "space", "acting")

# CAV-10.10: too many animals are made fewer by these alone.
ANIMAL_KINDS: Final = tuple(
    kind
    for kind, exchange in enumerate(EXCHANGES)
    if any(SHEEP <= good <= CATTLE for good, _ in exchange.gives)
)
_PLAIN: Final = tuple(
    kind
    for kind, exchange in enumerate(EXCHANGES)
    if kind not in (WEAPON, RUBY_TO_GOLD) and exchange.tile < 0
)
PLAIN_WITH_RUBY: Final = _PLAIN
PLAIN_WITHOUT_RUBY: Final = tuple(
    kind for kind in _PLAIN if not any(good == RUBY for good, _ in EXCHANGES[kind].gives)
)
TILE_KINDS: Final = tuple(kind for kind, exchange in enumerate(EXCHANGES) if exchange.tile >= 0)


def gains(player: Player, kind: int) -> Pile:
    """What the exchange yields to this player."""
    exchange = EXCHANGES[kind]
    if exchange.eaten and player[OWNED] & SLAUGHTERING_BIT:  # CAV-11.25
        return ((FOOD, exchange.gets[0][1] + exchange.eaten),)
    return exchange.gets


def food_for_gold(gold: int) -> dict[str, int]:
    """What so much gold is worth in food."""  # CAV-14.8
    return {"food": gold - 1}


def payable(player: Player, kind: int) -> bool:
    """Whether the player owns what the exchange asks for, goods and furnishing."""
    _, gives, _, owned, _, _ = EXCHANGES[kind]
    if owned and not player[OWNED] & owned:
        return False
    for good, count in gives:  # noqa: SIM110 - a generator costs more than the loop in hot code
        if player[good] < count:
            return False
    return True


def animal_kinds(player: Player) -> list[int]:
    return [kind for kind in ANIMAL_KINDS if payable(player, kind)]


def any_at_all(player: Player, armed: bool) -> bool:
    """Whether there is anything that the player could exchange."""
    return bool(
        player[GRAIN]
        or player[VEG]
        or player[RUBY]
        or player[GOLD] > 1
        or player[SHEEP]
        or player[DONKEY]
        or player[BOAR]
        or player[CATTLE]
        or (player[OWNED] & (PEACEFUL_BIT | SPARE_PARTS_BIT) and _by_rooms(player, armed))
    )


def _by_rooms(player: Player, armed: bool) -> bool:
    owned = player[OWNED]
    if owned & PEACEFUL_BIT and armed:
        return True
    return bool(owned & SPARE_PARTS_BIT and player[WOOD] and player[STONE] and player[ORE])
