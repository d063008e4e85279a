"""The actions of Caverna: verbs, constructors and their text."""

import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from permonik.engine.caverna import exchanges, furnishings, loot, spaces
from permonik.engine.caverna.effects import ORE_MINE_TILE, TILES, TWINS
from permonik.engine.caverna.goods import FARM_ANIMALS, GOODS
from permonik.engine.caverna.home import NAMED, NAMES, NEIGHBOURS, ROCKS, bits
from permonik.engine.caverna.state import State
from permonik.engine.core.game import NotationError
from permonik.engine.core.values import Action

KEEP: Final = 0  # pay a ruby so that a space is not emptied
LET_GO: Final = 1
PLACE: Final = 2  # the dwarf to be placed, on a space
CALL: Final = 3  # pay a ruby to place a dwarf of this strength instead
PASS: Final = 4
TAKE: Final = 5  # the goods of leaf `a` of the space
GROW: Final = 6
LAY: Final = 7  # a landscape tile on one or two squares
FENCE: Final = 8  # a small pasture, or a large one if there is a second square
STABLE: Final = 9
SOW: Final = 10  # so many fields with grain, so many with vegetables
FURNISH: Final = 11  # choose a furnishing
SITE: Final = 12  # put it on a square
REPLACE: Final = 13  # so much wood and stone paid in ore
FORGE: Final = 14
LOOT: Final = 15
BREED: Final = 16  # types as a mask, sheep first
IMITATE: Final = 17
TRADE: Final = 18
BUY: Final = 19
EXCHANGE: Final = 20  # open the exchanges
SWAP: Final = 21  # one exchange
GOLD: Final = 22  # so much gold for food
FEED: Final = 23
WORK: Final = 24  # the Working cave feeds a dwarf: paid with, whom
SKIP: Final = 25  # the field phase (0) or the breeding (1)
STOP: Final = 26  # leave the rest of a space, an expedition or the market
BACK: Final = 27  # leave the exchanges

NO_SQUARE: Final = 0  # square 0 is a corner of the grid: it is not on the board
SKIPS: Final = ("field", "breeding")
WORK_PAYMENTS: Final = ("wood", "stone", "ore")
EATERS: Final = ("adult", "newborn")


def place(space: int) -> Action:
    return (PLACE, space, 0, 0)


def lay(tile: int, first: int, second: int = NO_SQUARE) -> Action:
    return (LAY, tile, first, second)


def fence(first: int, second: int = NO_SQUARE) -> Action:
    return (FENCE, first, second, 0)


def furnish(tile: int) -> Action:
    return (FURNISH, tile, 0, 0)


def site(tile: int, square: int) -> Action:
    return (SITE, tile, square, 0)


def swap(kind: int, strength: int = 0, where: int = 0) -> Action:
    return (SWAP, kind, strength, where)


EXCHANGE_ACTION: Final[Action] = (EXCHANGE, 0, 0, 0)
STOP_ACTION: Final[Action] = (STOP, 0, 0, 0)
BACK_ACTION: Final[Action] = (BACK, 0, 0, 0)
PASS_ACTION: Final[Action] = (PASS, 0, 0, 0)
FEED_ACTION: Final[Action] = (FEED, 0, 0, 0)
GROW_ACTION: Final[Action] = (GROW, 0, 0, 0)

# --- notation -----------------------------------------------------------------------------------


class _Kind(NamedTuple):
    """How an argument is written and read."""

    pattern: str
    write: Callable[[int], str]
    read: Callable[[str], int]


def _named(names: tuple[str, ...]) -> _Kind:
    return _Kind(r"([a-z0-9_]+)", lambda value: names[value], names.index)


def _types(mask: int) -> str:
    return "+".join(GOODS[good] for at, good in enumerate(FARM_ANIMALS) if mask >> at & 1) or "nothing"


def _read_types(text: str) -> int:
    names = [GOODS[good] for good in FARM_ANIMALS]
    chosen = [] if text == "nothing" else text.split("+")
    mask = sum(1 << names.index(name) for name in chosen)
    if _types(mask) != text:
        raise ValueError(text)
    return mask


_KINDS: Final = {
    "space": _named(spaces.KEYS),
    "furnishing": _named(furnishings.KEYS),
    "loot": _named(loot.KEYS),
    "exchange": _named(exchanges.KEYS),
    "tile": _named(TILES),
    "good": _named(tuple(GOODS[good] for good, _ in spaces.MARKET)),
    "payment": _named(WORK_PAYMENTS),
    "eater": _named(EATERS),
    "phase": _named(SKIPS),
    "where": _named(exchanges.WHERE),
    "square": _Kind(r"([FM]\d,\d)", NAMES.__getitem__, NAMED.__getitem__),
    "count": _Kind(r"(0|[1-9]\d{0,3})", str, int),
    "types": _Kind(r"([a-z+]+)", _types, _read_types),
}

# The verb, the template, and whether an action is written by it: the first that suits.
_TEMPLATES: Final[tuple[tuple[int, str, Callable[[Action], bool] | None], ...]] = (
    (KEEP, "keep {space}", None),
    (LET_GO, "let go {space}", None),
    (PLACE, "place dwarf@{space}", None),
    (CALL, "call dwarf {count}", None),
    (PASS, "pass", None),
    (TAKE, "take {count}", None),
    (GROW, "grow", None),
    (LAY, "lay {tile}@{square}", lambda action: action[3] == NO_SQUARE),
    (LAY, "lay {tile}@{square}+{square}", None),
    (FENCE, "fence {square}", lambda action: action[2] == NO_SQUARE),
    (FENCE, "fence {square}+{square}", None),
    (STABLE, "stable {square}", None),
    (SOW, "sow {count} grain {count} veg", None),
    (FURNISH, "furnish {furnishing}", None),
    (SITE, "furnish {furnishing}@{square}", None),
    (REPLACE, "replace {count} wood {count} stone", None),
    (FORGE, "forge {count}", None),
    (LOOT, "loot {loot}", None),
    (BREED, "breed {types}", None),
    (IMITATE, "imitate {space}", None),
    (TRADE, "trade {count}", None),
    (BUY, "buy {good}", None),
    (EXCHANGE, "exchange", None),
    (SWAP, "exchange {exchange}", lambda action: action[1] != exchanges.WEAPON),
    (SWAP, "exchange {exchange} {count} {where}", None),
    (GOLD, "gold {count}", None),
    (FEED, "feed", None),
    (WORK, "feed {eater} with {payment}", None),
    (SKIP, "skip {phase}", None),
    (STOP, "stop", None),
    (BACK, "back", None),
)
_FIELD: Final = re.compile(r"\{(\w+)\}")
_ORDER: Final = {WORK: (2, 1, 3)}  # the arguments in the order of the template, where it is another


def _compile(template: str) -> tuple[tuple[_Kind, ...], re.Pattern[str]]:
    kinds = tuple(_KINDS[name] for name in _FIELD.findall(template))
    literal = [re.escape(part) for part in _FIELD.split(template)[::2]]
    pattern = literal[0] + "".join(kind.pattern + part for kind, part in zip(kinds, literal[1:], strict=True))
    return kinds, re.compile(pattern)


_FORMS: Final = tuple((verb, template, when, *_compile(template)) for verb, template, when in _TEMPLATES)


def write(state: State, action: Action) -> str:  # noqa: ARG001 - the contract: other games need the state
    """The text of an action: "place dwarf@ore_mining"."""
    for verb, template, when, kinds, _ in _FORMS:
        if verb == action[0] and (when is None or when(action)):
            places = _ORDER.get(verb, (1, 2, 3))
            text = template
            for at, kind in zip(places, kinds, strict=False):
                text = _FIELD.sub(kind.write(action[at]), text, count=1)
            return text
    raise NotationError(str(action))


def read(state: State, text: str) -> Action:  # noqa: ARG001
    """The action of a text; NotationError if it is none."""
    for verb, _, when, kinds, form in _FORMS:
        found = form.fullmatch(text)
        if found is None:
            continue
        values = [verb, 0, 0, 0]
        try:
            for at, kind, part in zip(_ORDER.get(verb, (1, 2, 3)), kinds, found.groups(), strict=False):
                values[at] = kind.read(part)
        except (KeyError, ValueError):
            continue
        action = (values[0], values[1], values[2], values[3])
        if when is None or when(action):
            return action
    raise NotationError(text)


# --- everything worth asking about --------------------------------------------------------------


def _tiles() -> Iterator[Action]:
    for tile in range(len(TILES)):
        for first in NAMES:
            if tile in TWINS or tile == ORE_MINE_TILE:
                yield from (lay(tile, first, second) for second in bits(NEIGHBOURS[first]))
            else:
                yield lay(tile, first)


def _fixed() -> list[Action]:
    """All actions with arguments that do not depend on the state."""
    every = range(spaces.COUNT)
    tiles = range(1, len(furnishings.KEYS))
    found: list[Action] = [(verb, space, 0, 0) for verb in (KEEP, LET_GO, PLACE, IMITATE) for space in every]
    found += [(CALL, strength, 0, 0) for strength in range(loot.STRONGEST + 1)]
    found += [(verb, 0, 0, 0) for verb in (PASS, GROW, EXCHANGE, FEED, STOP, BACK)]
    found += [(TAKE, leaf, 0, 0) for leaf in range(4)]
    found += _tiles()
    found += [fence(first) for first in NAMES]
    found += [fence(first, second) for first in NAMES for second in bits(NEIGHBOURS[first])]
    found += [(STABLE, square, 0, 0) for square in NAMES]
    found += [(SOW, grain, veg, 0) for grain in range(4) for veg in range(4)]
    found += [furnish(tile) for tile in tiles]
    found += [site(tile, square) for tile in tiles for square in bits(ROCKS)]
    found += [(REPLACE, wood, stone, 0) for wood in range(3) for stone in range(3)]
    found += [(FORGE, strength, 0, 0) for strength in range(10)]
    found += [(LOOT, item, 0, 0) for item in range(len(loot.LOOT))]
    found += [(BREED, mask, 0, 0) for mask in range(16)]
    found += [(TRADE, times, 0, 0) for times in range(5)]
    found += [(BUY, item, 0, 0) for item in range(len(spaces.MARKET))]
    found += [swap(kind) for kind in range(len(exchanges.KEYS)) if kind != exchanges.WEAPON]
    found += [
        swap(exchanges.WEAPON, strength, where)
        for strength in range(loot.STRONGEST + 1)
        for where in range(3)
    ]
    found += [(WORK, payment, eater, 0) for payment in range(3) for eater in range(2)]
    found += [(SKIP, phase, 0, 0) for phase in range(2)]
    return found


_FIXED: Final = sorted(_fixed())
_BEFORE_GOLD: Final = [action for action in _FIXED if action[0] < GOLD]
_AFTER_GOLD: Final = [action for action in _FIXED if action[0] > GOLD]


def universe(state: State) -> Iterator[Action]:
    """Every verb with every argument worth asking about, sorted."""
    most = max(player[GOODS.index("gold")] for player in state.players)
    yield from _BEFORE_GOLD
    yield from ((GOLD, count, 0, 0) for count in range(most + 2))
    yield from _AFTER_GOLD
