"""The cards of each path game as the client draws them, and the numbers that its actions are made of."""

from collections.abc import Iterable, Mapping
from json import dumps
from typing import Any

from permonik.engine.dark_cave import cards as dark_cave
from permonik.engine.dark_cave.state import PLAN as DARK_CAVE_PLAN
from permonik.engine.dark_cave.state import place_at
from permonik.engine.dark_cave.verbs import VERBS as DARK_CAVE_VERBS
from permonik.engine.lost_mines import actions as lost_mines_actions
from permonik.engine.lost_mines import cards as lost_mines
from permonik.engine.paths.tiles import SIDE_NAMES, Tile, letters
from permonik.engine.saboteur import actions as saboteur_actions
from permonik.engine.saboteur import cards as saboteur
from permonik.engine.saboteur.state import PLAN as SABOTEUR_PLAN
from tools.webgen import caverna


def typescript() -> dict[str, str]:
    """One file of card tables per path game."""
    return {
        "saboteur_cards.ts": _saboteur(),
        "lost_mines_cards.ts": _lost_mines(),
        "dark_cave_cards.ts": _dark_cave(),
        "caverna_cards.ts": write(caverna.tables()),
    }


def write(tables: Mapping[str, Any]) -> str:
    """Constants in TypeScript."""
    return "\n".join(
        f"export const {name} = {dumps(value, indent=1, ensure_ascii=False)} as const;\n"
        for name, value in tables.items()
    )


def path(tile: Tile) -> dict[str, Any]:
    """A path as it lies unturned: its open sides, and those that are joined."""
    return {"open": letters(tile.open), "groups": [letters(group) for group in tile.groups]}


def cells(plan: Any) -> dict[str, int]:
    """How a cell of a plan becomes one number: origin + x * dx + y * dy."""
    origin = plan.cell(0, 0)
    return {"origin": origin, "dx": plan.cell(1, 0) - origin, "dy": plan.cell(0, 1) - origin}


def verbs(module: Any, names: Iterable[str]) -> dict[str, int]:
    """The numbers of verbs, by their names in lower case."""
    return {name.lower().replace("_", "-"): getattr(module, name) for name in names}


def _saboteur() -> str:
    names = ("PLACE", "BREAK", "REPAIR", "ROCKFALL", "MAP", "DISCARD", "TAKE")
    paths = {card.key: path(card.tile) for card in saboteur.PATH_CARDS}
    goals = dict(zip(saboteur.GOALS, map(path, saboteur.GOAL_TILES), strict=True))
    return write(
        {
            "PATHS": {**paths, "start": path(saboteur.START_TILE), **goals},
            "KEYS": list(saboteur.PRINTED.keys),
            "ACTION_KEYS": list(saboteur.ACTION_KEYS),
            "TOOLS": list(saboteur.TOOLS),
            "VERBS": verbs(saboteur_actions, names),
            "CELLS": cells(SABOTEUR_PLAN),
        }
    )


def edges(plan: Any) -> dict[str, int]:
    """What is added to twice the number of a cell for the edge at each of its sides."""
    origin = plan.cell(0, 0)
    return {name: plan.edge(origin, side) - 2 * origin for side, name in SIDE_NAMES.items()}


def _lost_mines() -> str:
    names = (
        *("PLACE", "USE", "LOOK", "TRAP", "TROLL", "STORM", "DISCARD", "PROPOSE", "STEP"),
        *("STOP", "LAY_MINE", "TAKE", "DECLINE"),
    )
    paths = {
        card.path.key: {**path(card.path.tile), "feature": lost_mines.FEATURES[card.feature]}
        for card in lost_mines.PATH_CARDS
    }
    sides = zip(lost_mines.MINES, lost_mines.MINE_SIDES, strict=True)
    return write(
        {
            "PATHS": paths,
            "MINES": {kind: {"open": open_, "groups": [open_]} for kind, open_ in sides},
            "KEYS": list(lost_mines.RECONSTRUCTED.keys),
            "ACTION_KEYS": list(lost_mines.ACTION_KEYS),
            "LOOKS": list(lost_mines.LOOKS),
            "VERBS": verbs(lost_mines_actions, names),
            "CELLS": cells(lost_mines.PLAN),
            "EDGES": edges(lost_mines.PLAN),
            "COLUMNS": lost_mines.BOARD.east + 1,
            "ROWS": lost_mines.BOARD.south + 1,
        }
    )


def cave_card(card: dark_cave.CaveCard) -> dict[str, Any]:
    """A card with fields: its paths, the names of its fields and what they hold."""
    ports = sorted(card.fields.ports, key=lambda port: port[1])
    groups = dict.fromkeys(letters(card._group(field)) for _, field in ports)
    held = zip(card.names, card.features, strict=True)
    return {
        "open": letters(card.open),
        "groups": list(groups),
        "level": card.level,
        "fields": list(card.names),
        "features": {name: dark_cave.FEATURES[what] for name, what in held if what != dark_cave.PLAIN},
    }


def _dark_cave() -> str:
    cards = (*dark_cave.PATH_CARDS, dark_cave.START_CARD, *dark_cave.GOAL_CARDS)
    origin = place_at(0, 0, 0)
    return write(
        {
            "PATHS": {card.key: cave_card(card) for card in cards},
            "KEYS": list(dark_cave.RECONSTRUCTED.keys),
            "ACTION_KEYS": list(dark_cave.ACTION_KEYS),
            "KINDS": list(dark_cave.KINDS),
            "LEVELS": [len(dark_cave.RECONSTRUCTED.cards(level)) for level in dark_cave.LEVELS],
            "MONSTER_MOVES": dict(zip(dark_cave.MONSTERS, dark_cave.MONSTER_MOVES, strict=True)),
            "VERBS": {name: verb for verb, name in enumerate(DARK_CAVE_VERBS)},
            "CELLS": cells(DARK_CAVE_PLAN),
            "EDGES": edges(DARK_CAVE_PLAN),
            "PLACES": {
                "origin": origin,
                "dx": place_at(1, 0, 0) - origin,
                "dy": place_at(0, 1, 0) - origin,
            },
        }
    )
