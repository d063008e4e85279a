"""What a position is worth to a seat: its points, and what it may still become in the rounds to come.

Everything is in points. What lies about in a home is worth something only while there are dwarfs left to
place, so most weights fade with the placements to come.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from permonik.engine.caverna import frames as f
from permonik.engine.caverna.abilities import MOST_DWARFS, beds
from permonik.engine.caverna.animals import BARE, ROOM, fits, zones
from permonik.engine.caverna.furnishings import ADDITIONAL_BIT, BREAKFAST_BIT, CUDDLE_BIT, INDEX
from permonik.engine.caverna.goods import (
    BOAR,
    CATTLE,
    CAVERN,
    DEEP,
    DOG,
    DONKEY,
    FARM_ANIMALS,
    FIELD,
    FOOD,
    GOLD,
    GRAIN,
    GRAIN1,
    GRAIN2,
    GRAIN3,
    MEADOW,
    ORE,
    ORE_MINE,
    OWNED,
    RUBY,
    RUBY_LEFT,
    RUBY_MINE,
    SHEEP,
    STONE,
    STONE_LEFT,
    TUNNEL,
    VEG,
    VEG1,
    VEG2,
    WOOD,
    WOOD_LEFT,
    Player,
)
from permonik.engine.caverna.harvest import ADULT_FOOD, bill
from permonik.engine.caverna.home import bits, mines, side_by_side
from permonik.engine.caverna.scoring import points
from permonik.engine.caverna.state import AT_HOME, HARVEST, NO_HARVEST, ONE_FOOD, State
from permonik.engine.core.values import Seat


class Weights(NamedTuple):
    """What things are worth beyond their points, in points."""

    placement: float = 2.2  # a dwarf to be placed in some round
    bed: float = 0.6  # a bed for a dwarf to come, as a part of what the dwarf would be worth
    second_bed: float = 0.3
    saving: float = 0.3  # all the goods for a dwelling, likewise
    wood: float = 0.75
    stone: float = 0.75
    ore: float = 0.5
    heap: float = 0.25  # what goes beyond a heap, as a part of the rest
    food: float = 0.45
    hunger: float = 3.0  # food missing at the next feeding that nothing can be turned into
    diet: float = 0.7  # food missing there that can be made of something else
    fetch: float = 2.0  # food that a dwarf still at home may bring
    ruby: float = 0.9
    gold: float = 0.1
    seed: float = 0.3  # grain and vegetables that may be sown
    cavern: float = 1.2
    tunnel: float = 0.5
    tunnels: float = 0.7  # two side by side
    deep: float = 0.9
    meadow: float = 0.4
    meadows: float = 0.9  # two side by side
    field: float = 0.6
    newborn: float = 0.6  # a pair, in a harvest
    single: float = 0.2  # one animal of a type, in a harvest
    room: float = 0.25  # for one animal more
    weapon: float = 0.35  # in a round to come
    strength: float = 0.1
    ore_mine: float = 0.4
    ruby_mine: float = 0.35


PLAIN: Final = Weights()

# What a furnishing brings in a round to come, beyond what is on the score sheet. The Writing chamber and the
# Prayer chamber score early for what will not last.
_A_ROUND: Final = {
    "carpenter": 0.35,
    "stone_carver": 0.3,
    "builder": 0.15,
    "blacksmith": 0.15,
    "seam": 0.15,
    "guest_room": 0.25,
    "work_room": 0.2,
    "office_room": 0.3,
    "trader": 0.15,
    "cooking_cave": 0.15,
    "slaughtering_cave": 0.25,
    "working_cave": 0.3,
    "mining_cave": 0.3,
    "breeding_cave": 0.4,
    "peaceful_cave": 0.05,
    "quarry": 0.15,
    "miner": 0.3,
    "dog_school": 0.1,
    "beer_parlor": 0.15,
    "hunting_parlor": 0.05,
    "milking_parlor": 0.15,
    "weaving_parlor": 0.1,
    "weapon_storage": 0.2,
    "main_storage": 0.3,
    "writing_chamber": -0.6,
    "treasure_chamber": 0.2,
    "ore_storage": 0.1,
    "stone_storage": 0.1,
    "food_chamber": 0.1,
    "fodder_chamber": 0.2,
    "broom_chamber": 0.3,
    "prayer_chamber": -0.3,
    "supplies_storage": 0.1,
}
_BY_TILE: Final = {INDEX[key]: brings for key, brings in _A_ROUND.items()}

# Beyond so much of it goods lie about in heaps.
_WOOD_HEAP: Final = 10
_STONE_HEAP: Final = 8
_ORE_HEAP: Final = 8
_BUSY: Final = 8  # placements to come from which on everything can still be used
_DWELLING_WOOD: Final = 4
_DWELLING_STONE: Final = 3
_FETCHED: Final = 0.6  # how much of the hunger is forgotten for food that dwarfs at home may bring
_CROWDED: Final = 0.35  # what a pair without room for a newborn counts
_MOST_ROOM: Final = 12
_ARMED: Final = 3  # dwarfs that find something to do with a weapon in one round


def rounds_left(state: State) -> int:
    """Rounds after this one."""
    rounds = state.setup.board.rounds
    return len(rounds) - rounds.index(state.round) - 1


def worth(state: State, seat: Seat, weights: Weights = PLAIN) -> float:
    """The points of a seat, and what is still to be hoped for."""
    total = float(points(state, seat))
    if not state.stack or state.stack[0][0] == f.FINAL:
        return total
    player = state.players[seat]
    left = rounds_left(state)
    at_home = state.places[seat].count(AT_HOME)
    to_come = at_home + len(state.strengths[seat]) * left
    busy = min(1.0, to_come / _BUSY)
    total += weights.placement * to_come + _family(state, seat, left, weights)
    total += busy * (_stock(player, weights) + _land(player, weights))
    total += _larder(state, seat, at_home, left, weights)
    total += _livestock(state, seat, left, weights)
    return total + left * _tools(state, seat, weights)


def _family(state: State, seat: Seat, left: int, w: Weights) -> float:
    """Beds that wait for dwarfs, or what is put by for a dwelling."""
    player, dwarfs = state.players[seat], len(state.strengths[seat])
    later = w.placement * max(0, left - 1)
    spare = min(beds(player), MOST_DWARFS) - dwarfs
    if player[OWNED] & ADDITIONAL_BIT and dwarfs <= MOST_DWARFS:
        spare += 1
    if spare > 0:
        return later * (w.bed + (w.second_bed if spare > 1 else 0.0))
    if dwarfs >= MOST_DWARFS:
        return 0.0
    saved = min(_DWELLING_WOOD, player[WOOD]) + min(_DWELLING_STONE, player[STONE])
    return later * w.saving * saved / (_DWELLING_WOOD + _DWELLING_STONE)


def _heap(count: int, most: int, w: Weights) -> float:
    return count if count <= most else most + (count - most) * w.heap


def _stock(player: Player, w: Weights) -> float:
    """Goods that wait to be used, and those that suppliers still owe."""
    return (
        w.wood * _heap(player[WOOD] + player[WOOD_LEFT], _WOOD_HEAP, w)
        + w.stone * _heap(player[STONE] + player[STONE_LEFT], _STONE_HEAP, w)
        + w.ore * _heap(player[ORE], _ORE_HEAP, w)
        + w.ruby * player[RUBY]
        + (w.ruby + 1) * player[RUBY_LEFT]
        + w.gold * player[GOLD]
        + w.seed * (min(3, player[GRAIN]) + min(3, player[VEG]))
    )


def _land(player: Player, w: Weights) -> float:
    """Ground that waits to be used."""
    tunnels, meadows = player[TUNNEL], player[MEADOW]
    return (
        w.cavern * min(3, player[CAVERN].bit_count())
        + w.tunnel * tunnels.bit_count()
        + w.tunnels * any(side_by_side(tunnels))
        + w.deep * player[DEEP].bit_count()
        + w.meadow * meadows.bit_count()
        + w.meadows * any(side_by_side(meadows))
        + w.field * min(4, player[FIELD].bit_count())
    )


def _larder(state: State, seat: Seat, at_home: int, left: int, w: Weights) -> float:
    """Food in hand, less what is missing at the feeding of this round."""
    player = state.players[seat]
    need = ADULT_FOOD * len(state.strengths[seat]) * left
    missing = 0
    if state.event != NO_HARVEST and not _fed(state, seat):
        owed = bill(state, seat, 0, ONE_FOOD if state.event == ONE_FOOD else HARVEST)
        need += owed
        missing = owed - player[FOOD]
    total = w.food * min(player[FOOD], need)
    if missing > 0:
        made = min(missing, _edible(state, player))
        fetched = min(1.0, w.fetch * at_home / missing)
        total -= (w.diet * made + w.hunger * (missing - made)) * (1 - _FETCHED * fetched)
    return total


def _edible(state: State, player: Player) -> int:
    """Food that could be made of other things until the feeding."""
    found = player[GRAIN] + 2 * player[VEG] + player[SHEEP] + player[DONKEY] + 2 * player[BOAR]
    found += 3 * player[CATTLE] + 2 * player[RUBY] + max(0, player[GOLD] - 1)
    if state.event != ONE_FOOD:
        found += (player[GRAIN3] | player[GRAIN2] | player[GRAIN1]).bit_count()
        found += 2 * (player[VEG2] | player[VEG1]).bit_count()
    return found


def _fed(state: State, seat: Seat) -> bool:
    """Whether this round's feeding is over for the seat."""
    bottom = state.stack[0]
    if bottom[0] != f.HARVESTING:
        return False
    _, _, done, step, _ = bottom
    rank = (seat - state.start) % state.setup.seats
    if rank != done:
        return rank < done
    return step == _BREEDS_NEXT and (len(state.stack) == 1 or state.stack[1][0] != f.FEEDING)


_BREEDS_NEXT: Final = 3


def _livestock(state: State, seat: Seat, left: int, w: Weights) -> float:
    """Animals to be born, and room for more."""
    player, dwarfs = state.players[seat], len(state.strengths[seat])
    harvests = left + (state.event != NO_HARVEST)
    total = 0.0
    animals = 0
    for at, animal in enumerate(FARM_ANIMALS):
        count = player[animal]
        animals += count
        if count > 1:
            total += w.newborn * harvests * (1.0 if fits(player, dwarfs, 1 << at) else _CROWDED)
        elif count:
            total += w.single * harvests
    if left:
        spare = max(0, _room(player, dwarfs) - animals)
        total += w.room * min(_MOST_ROOM, spare) * min(1.0, left / 3)
    return total


def _room(player: Player, dwarfs: int) -> int:
    """Roughly how many animals find room."""
    here = zones(player)
    room = sum(count * size for count, size in zip(here, ROOM, strict=False))
    owned = player[OWNED]
    room += (dwarfs if owned & CUDDLE_BIT else 0) + (3 if owned & BREAKFAST_BIT else 0)
    return room + mines(player) + min(player[DOG], here[BARE])


def _tools(state: State, seat: Seat, w: Weights) -> float:
    """What brings something in every round to come."""
    player = state.players[seat]
    total = w.ore_mine * player[ORE_MINE].bit_count() + w.ruby_mine * min(2, player[RUBY_MINE].bit_count())
    armed = sorted((strength for strength in state.strengths[seat] if strength), reverse=True)
    for strength in armed[:_ARMED]:
        total += w.weapon + w.strength * strength
    return total + _furnished(player[OWNED])


@lru_cache(maxsize=1 << 14)
def _furnished(owned: int) -> float:
    return sum(_BY_TILE.get(tile, 0.0) for tile in bits(owned))
