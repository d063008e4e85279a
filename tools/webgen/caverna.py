"""What the client draws Caverna from: furnishings, spaces as rows of icons, loot, squares, numbers."""

from collections.abc import Iterable
from typing import Any, Final

from permonik.engine.caverna import actions, exchanges, furnishings, loot, scoring, spaces
from permonik.engine.caverna.effects import (
    CAVERN_CAVERN,
    CAVERN_TUNNEL,
    MEADOW_FIELD,
    ORE_MINE_TILE,
    TILES,
    TWINS,
    Do,
    Leaf,
    Tree,
)
from permonik.engine.caverna.furnishings import PAID_IN
from permonik.engine.caverna.goods import GOODS
from permonik.engine.caverna.harvest import fixed_event
from permonik.engine.caverna.home import ENTRANCE, ENTRY_DWELLING, ICONS, NAMES, WIDTH
from permonik.engine.caverna.state import EVENTS
from permonik.engine.caverna.supply import named

_JOINED: Final = {"and-or": "+", "then-or": "→", "then": "→", "either-or": "/"}
_TWINS: Final = {
    MEADOW_FIELD: ["meadow", "field"],
    CAVERN_TUNNEL: ["cavern", "tunnel"],
    CAVERN_CAVERN: ["cavern", "cavern"],
}
_PLAIN: Final = {
    Do.ORE_MINE: ["oremine", "deep"],
    Do.SOW: ["sow"],
    Do.SMALL_PASTURE: ["fence"],
    Do.LARGE_PASTURE: ["fence", "×2"],
    Do.STABLE: ["stable"],
    Do.FORGE: ["forge"],
    Do.GROW: ["child"],
    Do.TRADE: ["ore", "×2", "→", "gold", "×2", "food"],
    Do.BUY: ["market"],
}


def tables() -> dict[str, Any]:
    """The constants of the file."""
    return {
        "GOODS": list(GOODS),
        "FURNISHINGS": {tile.key: _furnishing(at, tile) for at, tile in enumerate(furnishings.FURNISHINGS)},
        "SPACES": _spaces(),
        "LOOT": {item.key: {"strength": item.strength, "gains": named(item.gains)} for item in loot.LOOT},
        "ICONS_OF_SQUARES": {NAMES[cell]: named((icon,)) for cell, icon in ICONS.items()},
        "ENTRANCE": NAMES[ENTRANCE],
        "ENTRY_DWELLING": NAMES[ENTRY_DWELLING],
        "SQUARE_WIDTH": WIDTH,
        "ROUND_ENDS": {"alone": _round_ends(1), "together": _round_ends(2)},
        "TILES": list(TILES),
        "TILES_OF_TWO": [TILES[tile] for tile in (*TWINS, ORE_MINE_TILE)],
        "EXCHANGES": list(exchanges.KEYS),
        "MARKET": [GOODS[good] for good, _ in spaces.MARKET],
        "VERBS": _verbs(
            ("PLACE", "CALL", "TAKE", "LAY", "FENCE", "STABLE", "FURNISH", "SITE", "LOOT", "IMITATE", "BUY")
        ),
    }


def _round_ends(seats: int) -> list[str | None]:
    """What ends each of the twelve rounds, where no marker decides it."""
    ends = [fixed_event(seats, number) for number in range(1, 13)]
    return [None if event is None else EVENTS[event] for event in ends]


def _verbs(names: Iterable[str]) -> dict[str, int]:
    return {name.lower(): getattr(actions, name) for name in names}


def _furnishing(at: int, tile: furnishings.Furnishing) -> dict[str, Any]:
    return {
        "colour": tile.colour,
        "cost": named(zip(PAID_IN, tile.bill, strict=True)),
        "points": tile.points,
        "counts": at in scoring.BONUSES or at == scoring.WRITING,  # points that depend on what one has
        "introductory": tile.introductory,
    }


def _spaces() -> dict[str, list[Any]]:
    """By space: from so many seats to so many, and the row of icons."""
    rows: dict[str, list[Any]] = {key: [] for key in spaces.KEYS}
    for space in spaces.SPACES:
        rows[space.key].append([space.seats.start, space.seats.stop - 1, _row(space.effect)])
    return rows


def _row(tree: Tree) -> list[str]:
    if isinstance(tree, Leaf):
        return _leaf(tree)
    parts = [_row(part) for part in tree.parts]
    made = list(parts[0])
    for part in parts[1:]:
        made += [_JOINED[tree.connector], *part] if part else []
    return made


def _goods(gains: Iterable[tuple[int, int]]) -> list[str]:
    row = []
    for good, count in gains:
        row += [GOODS[good], f"×{count}"] if count > 1 else [GOODS[good]]
    return row


def _leaf(leaf: Leaf) -> list[str]:
    """One thing to do; what lies on the space is drawn apart, so taking it needs no icon."""
    plus = ["+"] if leaf.gains else []
    if leaf.do == Do.TAKE:
        row = ["first"] if leaf.token else []
        row += [*(plus if not leaf.param else []), *_goods(leaf.gains)]
        row += ["+", f"{leaf.per_ore_mine}×", "oremine"] if leaf.per_ore_mine else []
        return row + (["+", "ruby", f"({leaf.ruby_mines}", "rubymine", ")"] if leaf.ruby_mines else [])
    if leaf.do == Do.TWIN:
        kinds = [icons for kind, icons in _TWINS.items() if leaf.param >> kind & 1]
        row = kinds[0] + [token for other in kinds[1:] for token in ("/", *other)]
    elif leaf.do == Do.RUBY_MINE:
        row = [("deep" if leaf.param else "tunnel"), "→", "rubymine"]
    elif leaf.do == Do.FURNISH:
        row = ["bed" if leaf.param else "furnish"]
    elif leaf.do == Do.EXPEDITION:
        row = ["expedition", str(leaf.param)]
    elif leaf.do == Do.IMITATE:
        row = [*(["food", f"−{leaf.param}"] if leaf.param else []), "→", "swap"]
    else:
        row = _PLAIN[leaf.do]
    return [*row, *plus, *_goods(leaf.gains)]
