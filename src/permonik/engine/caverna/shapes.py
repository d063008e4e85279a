"""Which tuples of numbers are actions at all."""

from typing import Final

from permonik.engine.caverna import actions as a
from permonik.engine.caverna import exchanges, loot, spaces
from permonik.engine.caverna.effects import ORE_MINE_TILE, TILES, TWINS
from permonik.engine.caverna.furnishings import FURNISHINGS
from permonik.engine.caverna.home import NAMES, SQUARES
from permonik.engine.caverna.spaces import MARKET
from permonik.engine.core.values import Action

ZERO: Final = range(1)
_SQUARES: Final = frozenset(NAMES)
_SPACES: Final = range(spaces.COUNT)
_SHAPES: Final[dict[int, tuple[range, range, range]]] = {
    a.KEEP: (_SPACES, ZERO, ZERO),
    a.LET_GO: (_SPACES, ZERO, ZERO),
    a.PLACE: (_SPACES, ZERO, ZERO),
    a.CALL: (range(loot.STRONGEST + 1), ZERO, ZERO),
    a.PASS: (ZERO, ZERO, ZERO),
    a.TAKE: (range(4), ZERO, ZERO),
    a.GROW: (ZERO, ZERO, ZERO),
    a.LAY: (range(len(TILES)), range(SQUARES), range(SQUARES)),
    a.FENCE: (range(SQUARES), range(SQUARES), ZERO),
    a.STABLE: (range(SQUARES), ZERO, ZERO),
    a.SOW: (range(4), range(4), ZERO),
    a.FURNISH: (range(1, len(FURNISHINGS)), ZERO, ZERO),
    a.SITE: (range(1, len(FURNISHINGS)), range(SQUARES), ZERO),
    a.REPLACE: (range(3), range(3), ZERO),
    a.FORGE: (range(10), ZERO, ZERO),
    a.LOOT: (range(len(loot.LOOT)), ZERO, ZERO),
    a.BREED: (range(16), ZERO, ZERO),
    a.IMITATE: (_SPACES, ZERO, ZERO),
    a.TRADE: (range(5), ZERO, ZERO),
    a.BUY: (range(len(MARKET)), ZERO, ZERO),
    a.EXCHANGE: (ZERO, ZERO, ZERO),
    a.SWAP: (range(len(exchanges.KEYS)), range(loot.STRONGEST + 1), range(3)),
    a.GOLD: (range(1 << 30), ZERO, ZERO),
    a.FEED: (ZERO, ZERO, ZERO),
    a.WORK: (range(3), range(2), ZERO),
    a.SKIP: (range(2), ZERO, ZERO),
    a.STOP: (ZERO, ZERO, ZERO),
    a.BACK: (ZERO, ZERO, ZERO),
}


def well_formed(action: Action) -> bool:
    shape = _SHAPES.get(action[0])
    if shape is None or not all(value in allowed for value, allowed in zip(action[1:], shape, strict=True)):
        return False
    verb, first, second, third = action
    if verb == a.LAY:
        two = first in TWINS or first == ORE_MINE_TILE
        return second in _SQUARES and (third in _SQUARES if two else third == a.NO_SQUARE)
    if verb == a.FENCE:
        return first in _SQUARES and (second in _SQUARES or second == a.NO_SQUARE)
    if verb in (a.STABLE, a.SITE):
        return (first if verb == a.STABLE else second) in _SQUARES
    return verb != a.SWAP or first == exchanges.WEAPON or not (second or third)
