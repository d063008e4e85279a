"""A sound, simple Caverna player: feed the family, use the land, keep the dwarfs busy.

Every legal action is given a worth in plain numbers, roughly in points, and the best one is played. Chance
breaks ties.
"""

# ruff: noqa: ARG001, ARG005 - what stands in a table has one shape, whatever it needs of it

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from permonik.bots.bot import UNBOUND, Budget, World
from permonik.engine.caverna import actions as a
from permonik.engine.caverna import exchanges, furnishings, harvest, loot, spaces
from permonik.engine.caverna import frames as f
from permonik.engine.caverna.abilities import (
    abilities,
    beds,
    for_sale,
    imitation_price,
    large_price,
    may_imitate,
    small_price,
    usable,
)
from permonik.engine.caverna.animals import fits
from permonik.engine.caverna.effects import (
    CAN_FENCE_LARGE,
    CAN_FENCE_SMALL,
    CAVERN_CAVERN,
    GOODS_LIE,
    Do,
    Leaf,
)
from permonik.engine.caverna.expeditions import loot_open
from permonik.engine.caverna.goods import (
    BOAR,
    CATTLE,
    CAVERN,
    DEEP,
    DONKEY,
    FARM_ANIMALS,
    FIELD,
    FOOD,
    GOLD,
    GRAIN,
    MEADOW,
    ORE,
    ORE_MINE,
    OWNED,
    RUBY,
    RUBY_MINE,
    SHEEP,
    SMALL,
    STONE,
    TUNNEL,
    VEG,
    WOOD,
    Player,
)
from permonik.engine.caverna.home import ICONS, RING, bits, sown
from permonik.engine.caverna.scoring import points
from permonik.engine.caverna.state import HARVEST, NO_HARVEST, ONE_FOOD, State
from permonik.engine.core.values import Action, Seat

# What a good is worth in the hand: wood, stone, ore, ruby, gold, food, grain, veg, animals, dog, begging.
_WORTH: Final = (0.9, 0.9, 0.6, 2.2, 1.0, 0.5, 1.2, 1.7, 1.4, 1.4, 1.8, 2.2, 1.1, -3.0)
_BEGGING: Final = 3.0
_LAST_ROUND: Final = 12

# What the loot that is more than goods is worth, if it can be had.
_LOOT_WORTH: Final = {
    loot.WEAPONS: 1.0,
    loot.FURNISH: 2.5,
    loot.STABLE: 1.2,
    loot.TUNNEL: 1.8,
    loot.SMALL: 2.2,
    loot.LARGE: 4.0,
    loot.MEADOW: 1.6,
    loot.DWELLING: 4.0,
    loot.FIELD: 1.6,
    loot.SOW: 2.5,
    loot.CAVERN: 2.2,
    loot.BREED: 2.5,
}
# What a furnishing is worth beyond its printed points.
_EXTRA: Final = {
    "carpenter": 2.0,
    "stone_carver": 3.0,
    "blacksmith": 1.0,
    "wood_supplier": 0.6,
    "stone_supplier": 0.6,
    "ruby_supplier": 1.3,
    "cuddle_room": 0.8,
    "breakfast_room": 1.0,
    "cooking_cave": 1.0,
    "slaughtering_cave": 1.0,
    "working_cave": 1.5,
    "mining_cave": 0.5,
    "beer_parlor": 1.0,
    "office_room": 1.0,
    "seam": 0.5,
    "dog_school": 0.3,
}


class Sight(NamedTuple):
    """The position as the seat judges it."""

    state: State
    seat: Seat
    player: Player
    able: int
    hunger: float  # what one food more is worth now
    rounds: int  # rounds still to come


def choose(world: World[State], _budget: Budget = UNBOUND) -> Action:
    """The action of the highest worth."""
    state: State = world.state
    legal = world.game.legal_actions(state)
    if len(legal) == 1:
        return legal[0]
    worths = judge(state, world.seat, legal)
    return max(zip(worths, legal, strict=True), key=lambda pair: (pair[0], world.rng.random()))[1]


def judge(state: State, seat: Seat, legal: list[Action]) -> list[float]:
    """The worth of every legal action."""
    sight = _look(state, seat)
    return [_ACTIONS[action[0]](sight, action) for action in legal]


def _look(state: State, seat: Seat) -> Sight:
    player, frame = state.players[seat], state.stack[-1]
    dwarf = frame[5] if frame[0] == f.SPACE else frame[3] if frame[0] == f.IMITATING else -1
    strengths, places = state.strengths[seat], state.places[seat]
    if dwarf >= 0:
        strength = strengths[dwarf]
    else:
        strength = min((s for s, place in zip(strengths, places, strict=True) if not place), default=0)
    able = abilities(state, seat, strength, player[FOOD])
    return Sight(state, seat, player, able, _hunger(state, seat), _LAST_ROUND - state.round)


def _hunger(state: State, seat: Seat) -> float:
    """What one food more is worth: much if the next feeding is not sure, some if the one after is not."""
    missing = missing_food(state, seat)
    if missing > 0:
        return _BEGGING
    if state.round == _LAST_ROUND:
        return 0.1
    reserve = harvest.bill(state, seat, 0, HARVEST) * (2 if state.setup.seats > 5 else 1)
    return 1.9 if missing > -reserve else 0.5


def missing_food(state: State, seat: Seat) -> int:
    """Food still to be found for the next feeding, after eating what is there to be eaten."""
    event = state.event if state.event in (HARVEST, ONE_FOOD, NO_HARVEST) else HARVEST
    if event == NO_HARVEST:  # the next feeding comes a round later
        event = HARVEST
    player = state.players[seat]
    larder = player[FOOD] + player[GRAIN] + 2 * player[VEG] + max(0, player[GOLD] - 1)
    larder += player[SHEEP] + player[DONKEY] + 2 * player[BOAR] + 3 * player[CATTLE] + 2 * player[RUBY]
    if event == HARVEST:
        larder += sown(player).bit_count()
    return harvest.bill(state, seat, 0, event) - larder


def goods_worth(sight: Sight, goods: tuple[tuple[int, int], ...]) -> float:
    """Goods, food dearer to the hungry, animals only if there is room."""
    total = 0.0
    for good, count in goods:
        if good in FARM_ANIMALS:
            total += _animals_worth(sight, good, count)
        elif good == FOOD:
            total += count * sight.hunger
        elif good in (GRAIN, VEG):
            total += count * max(_WORTH[good], sight.hunger * (1 if good == GRAIN else 2) * 0.8)
        elif good <= ORE:  # what lies about in heaps is worth less
            total += count * _WORTH[good] * 6 / (6 + sight.player[good])
        else:
            total += count * _WORTH[good]
    return total


def _animals_worth(sight: Sight, animal: int, count: int) -> float:
    player = sight.player
    dwarfs = len(sight.state.strengths[sight.seat])
    housed = 0
    player[animal] += count
    while housed < count and not fits(player, dwarfs):
        player[animal] -= 1
        housed += 1
    kept = count - housed
    player[animal] -= kept
    worth = kept * (1.2 if player[animal] else 1.6) + (2.0 if kept and not player[animal] else 0.0)
    eaten = {SHEEP: 1, DONKEY: 1, BOAR: 2, CATTLE: 3}[animal]
    return worth + (count - kept) * eaten * sight.hunger * 0.9


# --- what the parts of a space are worth --------------------------------------------------------


def _take_worth(sight: Sight, leaf: Leaf, space: int) -> float:
    state, player = sight.state, sight.player
    goods = list(leaf.gains)
    if not leaf.param:
        goods += spaces.unpacked(state.piles[space], state.setup.board.kinds[space])
    goods.append((ORE, leaf.per_ore_mine * player[ORE_MINE].bit_count()))
    if leaf.ruby_mines and player[RUBY_MINE].bit_count() >= leaf.ruby_mines:
        goods.append((RUBY, 1))
    return goods_worth(sight, tuple(goods)) + (0.5 if leaf.token else 0.0)


def _twin_worth(sight: Sight, leaf: Leaf, space: int) -> float:
    forest = bool(leaf.param & 1)
    more = 1.2 if sight.rounds > 2 else 0.3
    return 2.0 + more * (1.2 if forest else 1.5) + goods_worth(sight, leaf.gains)


def _sow_worth(sight: Sight, leaf: Leaf, space: int) -> float:
    player = sight.player
    fields = player[FIELD].bit_count()
    grain = min(2, player[GRAIN], fields)
    veg = min(2, player[VEG], fields - grain)
    return grain * 1.6 + veg * 1.3


def _furnish_worth(sight: Sight, leaf: Leaf, space: int) -> float:
    tiles = for_sale(sight.state, sight.player, sight.player[FOOD])
    if leaf.param:
        tiles &= furnishings.ORANGE
    return max((tile_worth(sight, tile) for tile in bits(tiles)), default=0.0)


def tile_worth(sight: Sight, tile: int) -> float:
    """Printed points, what it may bring, less part of what it costs."""
    state, player = sight.state, sight.player
    kind = furnishings.FURNISHINGS[tile]
    worth = kind.points + _EXTRA.get(kind.key, 0.0) * min(1.0, sight.rounds / 4)
    dwarfs = len(state.strengths[sight.seat])
    if kind.beds and dwarfs < 5 and dwarfs >= beds(player):
        worth += 1.0 + sight.rounds * 0.8
    worth += _bonus_worth(state, sight.seat, tile)
    bill = furnishings.price(player, tile, furnishings.PRINTED)
    cost = sum(n * _WORTH[good] for good, n in zip(furnishings.PAID_IN, bill, strict=True))
    return worth - cost * min(0.5, 0.05 * sight.rounds)


def _bonus_worth(state: State, seat: Seat, tile: int) -> float:
    """What a yellow tile would score now."""
    player = state.players[seat]
    armed = sum(strength > 0 for strength in state.strengths[seat])
    dwarfs = len(state.strengths[seat])
    found = {
        "weaving_parlor": player[SHEEP] * 1.0,
        "milking_parlor": player[CATTLE] * 1.4,
        "stone_storage": player[STONE] * 0.8,
        "ore_storage": player[ORE] * 0.4,
        "main_storage": 2.0 + 2 * (player[OWNED] & furnishings.YELLOW).bit_count(),
        "weapon_storage": 3.0 * armed,
        "supplies_storage": 6.0 if armed == dwarfs else 0.0,
        "broom_chamber": {5: 5.0, 6: 10.0}.get(dwarfs, 0.0),
        "treasure_chamber": player[RUBY] * 0.8,
        "food_chamber": 2.0 * min(player[GRAIN], player[VEG]),
        "prayer_chamber": 6.0 if not armed and state.round > 6 else 0.0,
        "writing_chamber": 5.0 if state.round > 6 else 3.0,
        "fodder_chamber": sum(player[animal] for animal in FARM_ANIMALS) / 3,
    }
    return found.get(furnishings.KEYS[tile], 0.0)


def _mine_worth(sight: Sight, leaf: Leaf, space: int) -> float:
    return (3.5 if leaf.do == Do.ORE_MINE else 4.5) + goods_worth(sight, leaf.gains)


def _small_worth(sight: Sight, leaf: Leaf, space: int) -> float:
    return 2.8 - 0.4 * small_price(sight.player)


def _large_worth(sight: Sight, leaf: Leaf, space: int) -> float:
    return 5.5 - 0.4 * large_price(sight.player)


def _stable_worth(sight: Sight, leaf: Leaf, space: int) -> float:
    return 0.9


def _forge_worth(sight: Sight, leaf: Leaf, space: int) -> float:
    return min(8, sight.player[ORE]) * 0.5 if sight.rounds > 1 else 0.0


def _expedition_worth(sight: Sight, leaf: Leaf, space: int) -> float:
    state, seat = sight.state, sight.seat
    at_home = [s for s, place in zip(state.strengths[seat], state.places[seat], strict=True) if not place]
    strength = min(at_home, default=0)
    if state.stack[-1][0] == f.SPACE:
        strength = state.strengths[seat][state.stack[-1][5]]
    if not strength and leaf.needs & sight.able == 0:
        return 0.0
    items = sorted((_item_worth(sight, item) for item in loot_open(state, seat, strength, 0)), reverse=True)
    return sum(items[: leaf.param]) + 0.3


def _item_worth(sight: Sight, item: int) -> float:
    gains = loot.LOOT[item].gains
    return goods_worth(sight, gains) if gains else _LOOT_WORTH[item]


def _grow_worth(sight: Sight, leaf: Leaf, space: int) -> float:
    return 1.0 + sight.rounds * 0.9 - (sight.hunger - 0.5) * 3


def _trade_worth(sight: Sight, leaf: Leaf, space: int) -> float:
    times = min(3, sight.player[ORE] // 2)
    return times * (2.0 + sight.hunger - 0.4 * (sight.rounds > 0))


def _buy_worth(sight: Sight, leaf: Leaf, space: int) -> float:
    return 1.5


_PARTS: Final[Mapping[Do, Callable[[Sight, Leaf, int], float]]] = {
    Do.TAKE: _take_worth,
    Do.TWIN: _twin_worth,
    Do.ORE_MINE: _mine_worth,
    Do.RUBY_MINE: _mine_worth,
    Do.FURNISH: _furnish_worth,
    Do.SOW: _sow_worth,
    Do.SMALL_PASTURE: _small_worth,
    Do.LARGE_PASTURE: _large_worth,
    Do.STABLE: _stable_worth,
    Do.FORGE: _forge_worth,
    Do.EXPEDITION: _expedition_worth,
    Do.GROW: _grow_worth,
    Do.TRADE: _trade_worth,
    Do.BUY: _buy_worth,
}


def space_worth(sight: Sight, space: int) -> float:
    """All parts that can be carried out; of either-or the best one."""
    effect = spaces.effect_of(sight.state.setup.seats, space)
    able = sight.able | (GOODS_LIE if sight.state.piles[space] else 0)
    worths = [_PARTS[leaf.do](sight, leaf, space) if leaf.needs & able else 0.0 for leaf in effect.leaves]
    if space in _EITHER:
        return max(worths) + 0.1
    if sight.able & CAN_FENCE_LARGE and sight.able & CAN_FENCE_SMALL and sight.player[WOOD] < 6:
        fences = [w for leaf, w in zip(effect.leaves, worths, strict=True) if leaf.do == Do.SMALL_PASTURE]
        return sum(worths) - sum(fences)
    return sum(worths)


_EITHER: Final = frozenset(
    spaces.INDEX[key]
    for key in ("growth", "wish_for_children", "urgent_wish", "ruby_mine_construction", "extension")
)


# --- what an action is worth --------------------------------------------------------------------


def _place(sight: Sight, action: Action) -> float:
    state, seat, space = sight.state, sight.seat, action[1]
    if space not in state.setup.board.imitations:
        return space_worth(sight, space)
    found = [
        space_worth(sight, other)
        for other in state.spaces
        if state.crews[other] and may_imitate(state, seat, other) and usable(state, other, sight.able)
    ]
    return max(found, default=0.0) - imitation_price(state, space) * sight.hunger


def _imitate(sight: Sight, action: Action) -> float:
    return space_worth(sight, action[1])


def _part(do: Do) -> Callable[[Sight, Action], float]:
    """An action that is worth what its part is."""

    def worth(sight: Sight, action: Action) -> float:
        frame = sight.state.stack[-1]
        for leaf in spaces.EFFECTS[frame[2]].leaves:
            if leaf.do == do:
                return _PARTS[do](sight, leaf, frame[4])
        return 0.0

    return worth


def _take(sight: Sight, action: Action) -> float:
    frame = sight.state.stack[-1]
    leaf = spaces.EFFECTS[frame[2]].leaves[action[1]]
    first_build = _building_first(frame, sight)
    return _take_worth(sight, leaf, frame[4]) + (5.0 if frame[4] not in _EITHER and not first_build else 0.0)


def _building_first(frame: tuple[int, ...], sight: Sight) -> bool:
    """On farms whatever is to be built comes before the animals."""
    return any(leaf.do == Do.SMALL_PASTURE for leaf in spaces.EFFECTS[frame[2]].leaves[:1])


def _lay(sight: Sight, action: Action) -> float:
    _, tile, first, second = action
    worth = 2.0
    for square in (first, second):
        if square in ICONS:
            worth += goods_worth(sight, (ICONS[square],))
        elif square and RING >> square & 1:
            worth += 1.0  # two gold, but one square less covered
    if tile == CAVERN_CAVERN:
        worth += 0.5 if sight.player[CAVERN].bit_count() < 1 else -0.5
    frame = sight.state.stack[-1]
    if frame[0] == f.SPACE and tile in (3, 4):
        worth += 2.0 + bool(sight.player[DEEP] >> first & 1)
    return worth + _neighbourly(sight.player, tile, first, second)


def _neighbourly(player: Player, tile: int, first: int, second: int) -> float:
    """Meadows beside meadows make large pastures, tunnels beside tunnels ore mines."""
    spread = 1 << first
    if tile == 0:
        return 0.3 * bool((spread << 1 | spread >> 1 | spread << 8 | spread >> 8) & player[MEADOW])
    if tile == 1:
        spread = 1 << second
        return 0.3 * bool((spread << 1 | spread >> 1 | spread << 8 | spread >> 8) & player[TUNNEL])
    return 0.0


def _fence(sight: Sight, action: Action) -> float:
    return 3.0 if action[2] else 1.5


def _stable(sight: Sight, action: Action) -> float:
    player, here = sight.player, 1 << action[1]
    if player[MEADOW] & here or player[SMALL] & here:
        return 0.8
    return 0.9 if sight.rounds < 6 else 0.4


def _sow(sight: Sight, action: Action) -> float:
    return action[1] * 1.2 + action[2] * 1.0


def _furnish(sight: Sight, action: Action) -> float:
    return tile_worth(sight, action[1])


def _site(sight: Sight, action: Action) -> float:
    return float(sight.player[CAVERN] >> action[2] & 1)


def _forge(sight: Sight, action: Action) -> float:
    return float(action[1])


def _loot(sight: Sight, action: Action) -> float:
    return _item_worth(sight, action[1])


def _breed(sight: Sight, action: Action) -> float:
    return float(action[1].bit_count())


def _buy(sight: Sight, action: Action) -> float:
    good, price = spaces.MARKET[action[1]]
    return goods_worth(sight, ((good, 1),)) - price


def _exchange(sight: Sight, action: Action) -> float:
    """Only hunger sends this player to the exchanges before the end."""
    state, seat = sight.state, sight.seat
    frame = state.stack[-1]
    if frame[0] == f.FEEDING and harvest.bill(state, seat, frame[2], state.event) > sight.player[FOOD]:
        return 9.0
    return -9.0


def _swap(sight: Sight, action: Action) -> float:
    """What the score loses or gains by it, and the food if it is needed."""
    state, kind = sight.state, action[1]
    feeding = any(frame[0] == f.FEEDING for frame in state.stack)
    if exchanges.EXCHANGES[kind].tile >= 0 or kind == exchanges.WEAPON:
        return -9.0
    if kind == exchanges.GOLD_TO_FOOD:
        return -1.5 if feeding else -9.0
    lost, food = _balance(sight, kind)
    if state.stack[-1][0] == f.OVERFLOW:
        return lost + 0.4 * food
    if feeding:
        return lost / food + 3.0 if food > 0 else -9.0
    return lost - 0.01


def _balance(sight: Sight, kind: int) -> tuple[int, int]:
    """Points and food that an exchange brings, or takes; animals without room bring nothing."""
    state, seat, player = sight.state, sight.seat, sight.player
    kept, before = player[:], points(state, seat)
    for good, count in exchanges.EXCHANGES[kind].gives:
        player[good] -= count
    for good, count in exchanges.gains(player, kind):
        player[good] += count
    room = fits(player, len(state.strengths[seat])) or state.stack[-1][0] == f.OVERFLOW
    found = (points(state, seat) - before if room else -9, player[FOOD] - kept[FOOD])
    player[:] = kept
    return found


def _back(sight: Sight, action: Action) -> float:
    state, seat = sight.state, sight.seat
    for frame in state.stack:
        if frame[0] == f.FEEDING:
            hungry = harvest.bill(state, seat, frame[2], state.event) > sight.player[FOOD]
            return -8.0 if hungry else 9.0
    return 0.0


def _gold(sight: Sight, action: Action) -> float:
    state, seat = sight.state, sight.seat
    for frame in state.stack:
        if frame[0] == f.FEEDING:
            needed = harvest.bill(state, seat, frame[2], state.event) - sight.player[FOOD]
            return -abs(action[1] - 1 - needed)
    return -float(action[1])


def _keep(sight: Sight, action: Action) -> float:
    state = sight.state
    pile = spaces.unpacked(state.piles[action[1]], state.setup.board.kinds[action[1]])
    return goods_worth(sight, pile) - 5.5


def _skip(sight: Sight, action: Action) -> float:
    crops = sown(sight.player).bit_count()
    litters = harvest.litters(sight.player, len(sight.state.strengths[sight.seat]), 4)
    newborns = max(types.bit_count() for types in litters)
    return float(newborns - crops) if action[1] == 0 else float(crops - newborns)


def _even(worth: float) -> Callable[[Sight, Action], float]:
    return lambda sight, action: worth


_ACTIONS: Final[Mapping[int, Callable[[Sight, Action], float]]] = {
    a.KEEP: _keep,
    a.LET_GO: _even(0.0),
    a.PLACE: _place,
    a.CALL: _even(-1.0),
    a.PASS: _even(0.0),
    a.TAKE: _take,
    a.GROW: _part(Do.GROW),
    a.LAY: _lay,
    a.FENCE: _fence,
    a.STABLE: _stable,
    a.SOW: _sow,
    a.FURNISH: _furnish,
    a.SITE: _site,
    a.REPLACE: _even(0.0),
    a.FORGE: _forge,
    a.LOOT: _loot,
    a.BREED: _breed,
    a.IMITATE: _imitate,
    a.TRADE: lambda sight, action: float(action[1]),
    a.BUY: _buy,
    a.EXCHANGE: _exchange,
    a.SWAP: _swap,
    a.GOLD: _gold,
    a.FEED: _even(0.0),
    a.WORK: lambda sight, action: 1.0 - 0.1 * action[1] - 0.5 * action[2],
    a.SKIP: _skip,
    a.STOP: _even(0.0),
    a.BACK: _back,
}
