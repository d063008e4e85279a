"""The cards of Saboteur: the printed deck, and the tables that any deck in play is turned into."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from permonik.engine.core.decks import DECK_FORMAT, Counted, check_frame, read_counts
from permonik.engine.paths.cards import PathCard, read_path_cards, write_path_cards
from permonik.engine.paths.tiles import FIRST_TILE, Tile, TileTable, fitting_turns, tile

# SAB-1.2, SAB-1.3
PATH_CARDS: Final = (
    PathCard("cross", tile("NESW", "NESW"), 5),
    PathCard("tee-north", tile("NEW", "NEW"), 5),
    PathCard("tee-east", tile("NES", "NES"), 5),
    PathCard("straight-ns", tile("NS", "NS"), 4),
    PathCard("straight-ew", tile("EW", "EW"), 3),
    PathCard("curve-ne", tile("NE", "NE"), 5),
    PathCard("curve-nw", tile("NW", "NW"), 4),
    PathCard("dead-cross", tile("NESW"), 1),
    PathCard("dead-tee-north", tile("NEW"), 1),
    PathCard("dead-tee-east", tile("NES"), 1),
    PathCard("dead-straight-ns", tile("NS"), 1),
    PathCard("dead-straight-ew", tile("EW"), 1),
    PathCard("dead-curve-ne", tile("NE"), 1),
    PathCard("dead-curve-nw", tile("NW"), 1),
    PathCard("dead-north", tile("N"), 1),
    PathCard("dead-east", tile("E"), 1),
)

TOOLS: Final = ("pickaxe", "lantern", "cart")
BROKEN_CARDS: Final = {f"broken-{tool}": tool for tool in TOOLS}
REPAIR_CARDS: Final = {
    "repair-pickaxe": ("pickaxe",),
    "repair-lantern": ("lantern",),
    "repair-cart": ("cart",),
    "repair-pickaxe-lantern": ("pickaxe", "lantern"),
    "repair-pickaxe-cart": ("pickaxe", "cart"),
    "repair-lantern-cart": ("lantern", "cart"),
}
# SAB-1.4, in the order of the verbs, so that actions by card come out sorted
ACTION_CARDS: Final = (
    *(Counted(key, 3) for key in BROKEN_CARDS),
    Counted("repair-pickaxe", 2),
    Counted("repair-lantern", 2),
    Counted("repair-cart", 2),
    Counted("repair-pickaxe-lantern", 1),
    Counted("repair-pickaxe-cart", 1),
    Counted("repair-lantern-cart", 1),
    Counted("rockfall", 3),
    Counted("map", 6),
)
ACTION_KEYS: Final = tuple(key for key, _ in ACTION_CARDS)

# SAB-1.5
GOLD_CARDS: Final = (Counted("1", 16), Counted("2", 8), Counted("3", 4))

PATH_TOTAL: Final = 40
ACTION_TOTAL: Final = 27
GOLD_TOTAL: Final = 28

# SAB-1.6, SAB-1.7
START_TILE: Final = tile("NESW", "NESW")
GOLD: Final = 0
STONE_EAST: Final = 1
STONE_WEST: Final = 2
GOALS: Final = ("gold", "stone-east", "stone-west")
GOAL_TILES: Final = (tile("NESW", "NESW"), tile("ES", "ES"), tile("SW", "SW"))

MINER: Final = 0
SABOTEUR: Final = 1
ROLES: Final = ("miner", "saboteur")

# SAB-2.1, SAB-2.6: seats -> (saboteurs, miners), and the hand
ROLE_CARDS: Final = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}
HAND: Final = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}
# SAB-11.1: nuggets for each saboteur, by how many are at the table
SABOTEUR_PAY: Final = {1: 4, 2: 3, 3: 3, 4: 2}


class Deck:
    """A deck in play: cards are small ints, path cards first, then action cards as in ACTION_KEYS."""

    __slots__ = (
        "card_of",
        "counts",
        "fits",
        "goal_tiles",
        "gold",
        "keys",
        "name",
        "path_cards",
        "paths",
        "start_tile",
        "symmetric",
        "table",
        "tile_of",
        "tools",
    )

    def __init__(
        self, name: str, path_cards: Sequence[PathCard], actions: Sequence[Counted], gold: Sequence[Counted]
    ) -> None:
        self.name: Final = name
        self.path_cards: Final = tuple(path_cards)
        self.paths: Final = len(path_cards)  # cards below this number are path cards
        self.keys: Final = (*(card.key for card in path_cards), *ACTION_KEYS)
        self.card_of: Final = {key: card for card, key in enumerate(self.keys)}
        numbers = dict(actions)
        self.counts: Final = (
            *(card.copies for card in path_cards),
            *(numbers.get(key, 0) for key in ACTION_KEYS),
        )
        values = dict(gold)
        self.gold: Final = tuple(values.get(nuggets, 0) for nuggets in ("1", "2", "3"))
        self.symmetric: Final = tuple(card.symmetric for card in path_cards)
        # fits[card][need]: the turns in which a path card satisfies a need
        self.fits: Final = [
            fitting_turns([(0, card.tile)] if card.symmetric else [(0, card.tile), (1, card.tile.turned())])
            for card in path_cards
        ]
        tiles: list[Tile] = []
        for card in path_cards:
            tiles += [card.tile, card.tile.turned()]
        self.tile_of: Final = tuple(range(FIRST_TILE, FIRST_TILE + len(tiles), 2))  # + 1 if turned
        self.start_tile: Final = FIRST_TILE + len(tiles)
        self.goal_tiles: Final = tuple(range(self.start_tile + 1, self.start_tile + 7, 2))
        tiles.append(START_TILE)
        for goal in GOAL_TILES:
            tiles += [goal, goal.turned()]
        self.table: Final = TileTable(tiles)
        # tools[card]: the mask of tools that an action card breaks or mends
        self.tools: Final = tuple(_tool_mask(key) for key in self.keys)

    @property
    def printed(self) -> bool:
        return self is PRINTED

    def cards(self) -> list[int]:
        """All path and action cards, sorted."""
        return [card for card, count in enumerate(self.counts) for _ in range(count)]

    def content(self) -> dict[str, Any]:
        """The deck in the deck format."""
        actions = {
            key: count for key, count in zip(ACTION_KEYS, self.counts[self.paths :], strict=True) if count
        }
        return {
            "deck": "saboteur",
            "format": DECK_FORMAT,
            "name": self.name,
            "paths": write_path_cards(self.path_cards),
            "actions": actions,
            "gold": {str(nuggets): count for nuggets, count in enumerate(self.gold, 1) if count},
        }


def _tool_mask(key: str) -> int:
    names = (BROKEN_CARDS[key],) if key in BROKEN_CARDS else REPAIR_CARDS.get(key, ())
    return sum(1 << TOOLS.index(name) for name in names)


def read_deck(content: Mapping[str, Any]) -> Deck:
    """A deck from content in the deck format; DeckError says what is wrong with it. SAB-1.8"""
    check_frame(content, "saboteur", ("paths", "actions", "gold"))
    reserved = (*ACTION_KEYS, "start", "hidden", *GOALS)
    path_cards = read_path_cards(content["paths"], PATH_TOTAL, reserved)
    actions = read_counts(content["actions"], "actions", ACTION_KEYS, ACTION_TOTAL)
    gold = read_counts(content["gold"], "gold", ("1", "2", "3"), GOLD_TOTAL)
    return Deck(str(content.get("name", ""))[:80], path_cards, actions, gold)


PRINTED: Final = Deck("printed", PATH_CARDS, ACTION_CARDS, GOLD_CARDS)
