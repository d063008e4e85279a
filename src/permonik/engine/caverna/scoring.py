"""The score sheet, at any moment: a line for every item, with what produced it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from permonik.engine.caverna.abilities import for_sale
from permonik.engine.caverna.furnishings import (
    DWELLING,
    ENTRY,
    FURNISHINGS,
    INDEX,
    KEYS,
    STATE_PARLOR,
    YELLOW,
)
from permonik.engine.caverna.goods import (
    BEGGING,
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    FARM_ANIMALS,
    FOOD,
    GOLD,
    GRAIN,
    LARGE_ACROSS,
    LARGE_DOWN,
    ORE,
    ORE_MINE,
    OWNED,
    ROOMS,
    RUBY,
    RUBY_MINE,
    SHEEP,
    SMALL,
    STONE,
    VEG,
)
from permonik.engine.caverna.harvest import bill
from permonik.engine.caverna.home import bits, crops_on_fields, dwellings_beside, unused
from permonik.engine.caverna.state import EVENTS, HARVEST, NO_HARVEST, ONE_FOOD, UNKNOWN, State
from permonik.engine.core.events import Event
from permonik.engine.core.game import Line, Outcome


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a score sheet: how many of what, the points, and the furnishing behind it."""

    name: str
    count: int
    points: int
    furnishing: str = ""


def sheet(state: State, seat: int) -> list[Item]:
    """Every line that scores, in the order of the pad."""  # CAV-12.1
    items = [item for item in _goods(state, seat) if item.points or item.count]
    items += _furnishings(state, seat)
    negative = -sum(item.points for item in items if item.points < 0)
    if state.players[seat][OWNED] >> WRITING & 1:  # CAV-11.47
        items.append(Item("bonus", negative, min(7, negative), KEYS[WRITING]))
    return items


def points(state: State, seat: int) -> int:
    """The score of a seat if the game ended now: the total of its sheet, without the sheet."""
    player = state.players[seat]
    dwarfs = len(state.strengths[seat])
    grain, veg = crops_on_fields(player)
    animals = player[SHEEP], player[DONKEY], player[BOAR], player[CATTLE]
    total = sum(animals) + player[DOG] + (grain + player[GRAIN] + 1) // 2 + veg + player[VEG]
    total += player[RUBY] + dwarfs + player[GOLD] + 2 * player[SMALL].bit_count()
    total += 4 * (player[LARGE_ACROSS] | player[LARGE_DOWN]).bit_count()
    total += 3 * player[ORE_MINE].bit_count() + 4 * player[RUBY_MINE].bit_count()
    lost = 2 * animals.count(0) + unused(player) + 3 * player[BEGGING]
    owned = player[OWNED]
    total += _printed_points(owned & ~_DWELLING_BIT) - lost
    total += FURNISHINGS[DWELLING].points * player[ROOMS].bit_count()
    if owned & YELLOW:
        total += sum(bonus(state, seat)[1] for tile, bonus in BONUSES.items() if owned >> tile & 1)
        if owned >> WRITING & 1:
            total += min(7, lost)
    return total


@lru_cache(maxsize=1 << 14)
def _printed_points(owned: int) -> int:
    return sum(FURNISHINGS[tile].points for tile in bits(owned))


_DWELLING_BIT: Final = 1 << DWELLING


def _goods(state: State, seat: int) -> list[Item]:
    player = state.players[seat]
    grain, veg = crops_on_fields(player)
    grain += player[GRAIN]
    veg += player[VEG]
    missing = sum(not player[animal] for animal in FARM_ANIMALS)
    animals = sum(player[animal] for animal in FARM_ANIMALS)
    large = (player[LARGE_ACROSS] | player[LARGE_DOWN]).bit_count()
    return [
        Item("animals", animals, animals),  # CAV-12.2
        Item("dogs", player[DOG], player[DOG]),
        Item("missing", missing, -2 * missing),  # CAV-12.3
        Item("grain", grain, (grain + 1) // 2),  # CAV-12.4
        Item("veg", veg, veg),  # CAV-12.5
        Item("rubies", player[RUBY], player[RUBY]),  # CAV-12.6
        Item("dwarfs", len(state.strengths[seat]), len(state.strengths[seat])),  # CAV-12.7
        Item("unused", unused(player), -unused(player)),  # CAV-12.8
        Item("small-pastures", player[SMALL].bit_count(), 2 * player[SMALL].bit_count()),  # CAV-12.10
        Item("large-pastures", large, 4 * large),
        Item("ore-mines", player[ORE_MINE].bit_count(), 3 * player[ORE_MINE].bit_count()),  # CAV-12.11
        Item("ruby-mines", player[RUBY_MINE].bit_count(), 4 * player[RUBY_MINE].bit_count()),
        Item("gold", player[GOLD], player[GOLD]),  # CAV-12.13
        Item("begging", player[BEGGING], -3 * player[BEGGING]),  # CAV-12.14
    ]


def _furnishings(state: State, seat: int) -> list[Item]:
    """Printed points of every tile, and the bonus of the yellow ones."""  # CAV-12.9, CAV-12.12
    player = state.players[seat]
    items = []
    for tile in bits(player[OWNED]):
        copies = player[ROOMS].bit_count() if tile == INDEX["dwelling"] else 1
        printed = FURNISHINGS[tile].points * copies
        if tile != ENTRY and (printed or tile not in BONUSES):
            items.append(Item("furnishing", copies, printed, KEYS[tile]))
        if tile in BONUSES:
            count, bonus = BONUSES[tile](state, seat)
            items.append(Item("bonus", count, bonus, KEYS[tile]))
    return items


def _armed(state: State, seat: int) -> int:
    return sum(strength > 0 for strength in state.strengths[seat])


def _per(good: int, of: int, gives: int) -> Callable[[State, int], tuple[int, int]]:
    """So many points for every `of` of a good."""

    def bonus(state: State, seat: int) -> tuple[int, int]:
        count = state.players[seat][good]
        return count, count // of * gives

    return bonus


def _state_parlor(state: State, seat: int) -> tuple[int, int]:
    count = dwellings_beside(state.players[seat], state.sites[seat][STATE_PARLOR])
    return count, 4 * count


def _main_storage(state: State, seat: int) -> tuple[int, int]:
    count = (state.players[seat][OWNED] & YELLOW).bit_count()
    return count, 2 * count


def _weapon_storage(state: State, seat: int) -> tuple[int, int]:
    return _armed(state, seat), 3 * _armed(state, seat)


def _supplies_storage(state: State, seat: int) -> tuple[int, int]:
    armed = _armed(state, seat)
    return armed, 8 if armed == len(state.strengths[seat]) else 0


def _prayer_chamber(state: State, seat: int) -> tuple[int, int]:
    armed = _armed(state, seat)
    return armed, 0 if armed else 8


def _broom_chamber(state: State, seat: int) -> tuple[int, int]:
    dwarfs = len(state.strengths[seat])
    return dwarfs, {5: 5, 6: 10}.get(dwarfs, 0)


def _food_chamber(state: State, seat: int) -> tuple[int, int]:
    player = state.players[seat]
    grain, veg = crops_on_fields(player)
    pairs = min(grain + player[GRAIN], veg + player[VEG])
    return pairs, 2 * pairs


def _fodder_chamber(state: State, seat: int) -> tuple[int, int]:
    animals = sum(state.players[seat][animal] for animal in FARM_ANIMALS)
    return animals, animals // 3


WRITING: Final = INDEX["writing_chamber"]
# CAV-11.31 to CAV-11.48: what yellow tiles count, and the points.
BONUSES: Final[dict[int, Callable[[State, int], tuple[int, int]]]] = {
    INDEX["weaving_parlor"]: _per(SHEEP, 2, 1),
    INDEX["milking_parlor"]: _per(CATTLE, 1, 1),
    STATE_PARLOR: _state_parlor,
    INDEX["stone_storage"]: _per(STONE, 1, 1),
    INDEX["ore_storage"]: _per(ORE, 2, 1),
    INDEX["main_storage"]: _main_storage,
    INDEX["weapon_storage"]: _weapon_storage,
    INDEX["supplies_storage"]: _supplies_storage,
    INDEX["broom_chamber"]: _broom_chamber,
    INDEX["treasure_chamber"]: _per(RUBY, 1, 1),
    INDEX["food_chamber"]: _food_chamber,
    INDEX["prayer_chamber"]: _prayer_chamber,
    INDEX["fodder_chamber"]: _fodder_chamber,
}


def outcome(state: State) -> Outcome:
    """Points, winners, and every line of every sheet. Ties share the victory."""  # CAV-12.15
    sheets = [sheet(state, seat) for seat in range(state.setup.seats)]
    totals = tuple(sum(item.points for item in items) for items in sheets)
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    lines = []
    for seat, items in enumerate(sheets):
        lines += [_line(seat, item) for item in items]
        lines.append(Line("total", {"player": seat, "points": totals[seat]}))
    lines.append(Line("victory", {"players": list(winners), "points": max(totals)}))
    return Outcome(totals, winners, tuple(lines))


def _line(seat: int, item: Item) -> Line:
    args: dict[str, Any] = {"player": seat, "count": item.count, "points": item.points}
    if item.furnishing:
        args["furnishing"] = item.furnishing
    return Line(item.name, args)


def standing(state: State) -> Event:
    """The last event of a game."""
    result = outcome(state)
    return Event("game-over", {"winners": list(result.winners), "points": max(result.points)})


# --- what a player wants to know now ------------------------------------------------------------


def food_needed(state: State, seat: int) -> dict[str, Any]:
    """The feeding that ends this round, what it costs now, and what is missing."""  # CAV-13.9
    event = state.event
    # A marker not yet turned may mean a harvest: better to be ready for it.
    counted = HARVEST if event == UNKNOWN else event
    food = 0 if counted == NO_HARVEST else bill(state, seat, 0, ONE_FOOD if counted == ONE_FOOD else HARVEST)
    owned = state.players[seat][FOOD]
    return {
        "event": None if event == UNKNOWN else EVENTS[event],
        "food": food,
        "missing": max(0, food - owned),
    }


def affordable(state: State, seat: int) -> list[str]:
    """The furnishings that the seat could furnish with what it has now."""
    player = state.players[seat]
    return [KEYS[tile] for tile in bits(for_sale(state, player, player[FOOD]))]


def sheet_json(state: State, seat: int) -> dict[str, Any]:
    """The sheet as views carry it."""
    items = sheet(state, seat)
    return {
        "total": sum(item.points for item in items),
        "lines": [
            {"name": item.name, "count": item.count, "points": item.points}
            | ({"furnishing": item.furnishing} if item.furnishing else {})
            for item in items
        ],
    }
