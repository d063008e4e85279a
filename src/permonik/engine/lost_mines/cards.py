"""The cards of The Lost Mines and its board, and the tables that any deck in play is turned into.

The rulebook prints the kinds of cards and some totals, but neither the path cards one by one nor how often
each action card, token and treasure occurs, nor where on the board the starts and mines lie. Those tables
are a reconstruction: data that another deck in the same format replaces.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from permonik.engine.core.decks import (
    DECK_FORMAT,
    Counted,
    DeckError,
    check_count,
    check_frame,
    check_key,
    check_total,
    read_counts,
)
from permonik.engine.paths.cards import PathCard, read_sides
from permonik.engine.paths.grid import Bounds, Plan
from permonik.engine.paths.tiles import FIRST_TILE, E, S, Tile, TileTable, fitting_turns, letters, tile
from permonik.engine.paths.walk import FieldTable, one_field

# LM-1.1
BOARD: Final = Bounds(0, 0, 10, 6)
PLAN: Final = Plan(BOARD.grown(1))  # a cell beyond the edge can be named, and is refused with a reason

PLAIN: Final = 0
ROCKS: Final = 1
CAMPFIRE: Final = 2
FIRST_OBSTACLE: Final = 3
FEATURES: Final = ("plain", "rocks", "campfire", "fallen-trees", "lake", "pit")
TOOLS: Final = ("axe", "boat", "rope")  # LM-7.1: the tools in the order of the obstacles they overcome

_SHAPES: Final = {
    "cross": "NESW",
    "tee-north": "NEW",
    "tee-east": "NES",
    "straight-ns": "NS",
    "straight-ew": "EW",
    "curve-ne": "NE",
    "curve-nw": "NW",
}
# LM-1.3, LM-1.4, LM-1.5. Reconstructed: how many of each feature (rows) have each shape (columns).
_COUNTS: Final = (
    (5, 5, 3, 1, 5, 2, 2),
    (0, 1, 1, 1, 1, 0, 0),
    (1, 1, 1, 0, 0, 1, 0),
    (0, 0, 1, 1, 0, 1, 0),
    (0, 1, 0, 0, 1, 0, 1),
    (1, 0, 0, 1, 1, 0, 0),
)


class ForestCard(NamedTuple):
    """A kind of path card, and what the path leads over. All its open sides are joined. LM-1.2"""

    path: PathCard
    feature: int


def _forest_card(key: str, sides: str, feature: int, copies: int) -> ForestCard:
    return ForestCard(PathCard(key, tile(sides, sides), copies), feature)


PATH_CARDS: Final = tuple(
    _forest_card(shape if feature == PLAIN else f"{FEATURES[feature]}-{shape}", sides, feature, copies)
    for feature, row in enumerate(_COUNTS)
    for (shape, sides), copies in zip(_SHAPES.items(), row, strict=True)
    if copies
)

# What an information card can show. LM-8.1
MINE: Final = 0
TREASURE: Final = 1
DWARF: Final = 2
LOOKS: Final = ("mine", "treasure", "dwarf")
INFO_CARDS: Final = {
    "info-mine-treasure": (MINE, TREASURE),
    "info-mine-dwarf": (MINE, DWARF),
    "info-treasure-dwarf": (TREASURE, DWARF),
}
# LM-1.8, in the order of the verbs, so that actions by card come out sorted. Reconstructed: the numbers.
ACTION_CARDS: Final = (
    *(Counted(tool, 3) for tool in TOOLS),
    *(Counted(key, 2) for key in INFO_CARDS),
    Counted("trap", 3),
    Counted("troll", 2),
    Counted("storm", 3),
)
ACTION_KEYS: Final = tuple(key for key, _ in ACTION_CARDS)

# LM-1.9. Reconstructed: the split.
TRAP_TOKEN: Final = 3
TROLL_TOKEN: Final = 4
TOKENS: Final = (*TOOLS, "trap", "troll")
FOREST_TOKENS: Final = tuple(map(Counted, TOKENS, (3, 3, 3, 3, 2)))

# LM-1.10. Reconstructed: the values.
KINDS: Final = ("silver", "gold", "gems")
TREASURES: Final = ((1, 2, 2, 3), (2, 3, 3, 4), (3, 4, 4, 5))

# LM-1.7. A mine has the number of its treasure's kind. Reconstructed: the shapes.
DRAGON: Final = 3
MINES: Final = (*KINDS, "dragon")
MINE_SIDES: Final = ("NES", "NEW", "NESW", "NE")

START_TILE: Final = tile("NESW", "NESW")  # LM-1.6

YELLOW: Final = 0
BLUE: Final = 1
CLANS: Final = ("yellow", "blue")
# LM-1.1. Reconstructed: where on the board they lie.
STARTS: Final = ((0, 2), (0, 4))
MINE_PLACES: Final = ((10, 0), (10, 2), (10, 4), (10, 6))

PATH_TOTAL: Final = 40
ACTION_TOTAL: Final = 23
TOKEN_TOTAL: Final = 14
TREASURE_TOTAL: Final = 12

LOYAL: Final = 0
SELFISH: Final = 1
SABOTEUR: Final = 2
ROLES: Final = ("loyal", "selfish", "saboteur")

# LM-2.1, LM-2.8: by seats, the loyal dwarfs of each clan and the hand
LOYAL_CARDS: Final = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3}
HAND: Final = {3: 5, 4: 5, 5: 5, 6: 5, 7: 4, 8: 4, 9: 4}
SET_ASIDE: Final = 10  # LM-2.7


class Board(NamedTuple):
    """Where the starts (by clan) and the mines (from the north) lie."""

    starts: tuple[tuple[int, int], ...] = STARTS
    mines: tuple[tuple[int, int], ...] = MINE_PLACES


class End(NamedTuple):
    """An open side of a tile, as a token sees it: the way to the neighbour, and the edge between."""

    step: int
    opposite: int
    edge: int  # added to twice the cell
    forward: bool  # whether the edge counts as this cell's own: to the east or south


class Deck:
    """A deck in play: cards are small ints, path cards first, then action cards as in ACTION_KEYS."""

    __slots__ = (
        "board",
        "card_of",
        "counts",
        "ends",
        "features",
        "fields",
        "fits",
        "keys",
        "looks",
        "mine_cells",
        "mine_sides",
        "mine_tiles",
        "mine_turns",
        "name",
        "path_cards",
        "paths",
        "reconstructed",
        "start_cells",
        "start_tile",
        "symmetric",
        "table",
        "tile_of",
        "tokens",
        "treasures",
    )

    def __init__(
        self,
        name: str,
        path_cards: Sequence[ForestCard],
        actions: Sequence[Counted],
        tokens: Sequence[Counted],
        treasures: Sequence[Sequence[int]],
        mine_sides: Sequence[str],
        board: Board,
        reconstructed: bool,
    ) -> None:
        self.name: Final = name
        self.reconstructed: Final = reconstructed
        self.path_cards: Final = tuple(path_cards)
        self.paths: Final = len(path_cards)  # cards below this number are path cards
        self.keys: Final = (*(card.path.key for card in path_cards), *ACTION_KEYS)
        self.card_of: Final = {key: card for card, key in enumerate(self.keys)}
        numbers = dict(actions)
        self.counts: Final = (
            *(card.path.copies for card in path_cards),
            *(numbers.get(key, 0) for key in ACTION_KEYS),
        )
        tokens_of = dict(tokens)
        self.tokens: Final = tuple(tokens_of.get(token, 0) for token in TOKENS)
        self.treasures: Final = tuple(tuple(sorted(values)) for values in treasures)
        self.mine_sides: Final = tuple(mine_sides)
        self.board: Final = board
        self.start_cells: Final = tuple(PLAN.cell(x, y) for x, y in board.starts)
        self.mine_cells: Final = tuple(PLAN.cell(x, y) for x, y in board.mines)
        self.symmetric: Final = tuple(card.path.symmetric for card in path_cards)
        # fits[card][need]: the turns in which a path card satisfies a need
        self.fits: Final = [fitting_turns(_turns(card.path.tile)) for card in path_cards]
        tiles: list[Tile] = []
        for card in path_cards:
            tiles += [card.path.tile, card.path.tile.turned()]
        self.tile_of: Final = tuple(range(FIRST_TILE, FIRST_TILE + len(tiles), 2))  # + 1 if turned
        self.start_tile: Final = FIRST_TILE + len(tiles)
        self.mine_tiles: Final = tuple(range(self.start_tile + 1, self.start_tile + 9, 2))
        tiles.append(START_TILE)
        mines = [tile(sides, sides) for sides in mine_sides]
        for mine in mines:
            tiles += [mine, mine.turned()]
        self.mine_turns: Final = tuple(tuple(turned for turned, _ in _turns(mine)) for mine in mines)
        self.table: Final = TileTable(tiles)
        self.fields: Final = FieldTable([one_field(each.open) for each in tiles])
        # features[tile]: what the path leads over; starts and mines are plain
        by_card = [feature for _, feature in path_cards for _ in (0, 1)]
        self.features: Final = [PLAIN] * FIRST_TILE + by_card + [PLAIN] * 9
        self.ends: Final = [_ends(opened) for opened in self.table.open]
        # looks[card]: what an information card lets its player look at
        self.looks: Final = tuple(INFO_CARDS.get(key, ()) for key in self.keys)

    @property
    def built_in(self) -> bool:
        return self is RECONSTRUCTED

    def cards(self) -> list[int]:
        """All path and action cards, sorted."""
        return [card for card, count in enumerate(self.counts) for _ in range(count)]

    def content(self) -> dict[str, Any]:
        """The deck in the deck format."""
        actions = zip(ACTION_KEYS, self.counts[self.paths :], strict=True)
        return {
            "deck": "lost-mines",
            "format": DECK_FORMAT,
            "name": self.name,
            "reconstructed": self.reconstructed,
            "paths": [
                {
                    "card": path.key,
                    "open": letters(path.tile.open),
                    "feature": FEATURES[feature],
                    "count": path.copies,
                }
                for path, feature in self.path_cards
            ],
            "actions": {key: count for key, count in actions if count},
            "tokens": {key: count for key, count in zip(TOKENS, self.tokens, strict=True) if count},
            "treasures": {kind: list(self.treasures[i]) for i, kind in enumerate(KINDS)},
            "mines": dict(zip(MINES, self.mine_sides, strict=True)),
            "board": {
                "starts": {clan: list(self.board.starts[i]) for i, clan in enumerate(CLANS)},
                "mines": [list(place) for place in self.board.mines],
            },
        }


def _turns(unturned: Tile) -> list[tuple[int, Tile]]:
    """The ways to lay a card that differ. LM-4.10"""
    turned = unturned.turned()
    return [(0, unturned)] if turned == unturned else [(0, unturned), (1, turned)]


def _ends(opened: int) -> tuple[End, ...]:
    origin = PLAN.cell(0, 0)
    found = []
    for side, opposite, step in PLAN.around:
        if opened & side:
            edge = PLAN.edge(origin, side) - 2 * origin
            found.append(End(step, opposite, edge, forward=side in (E, S)))
    return tuple(found)


# --- another deck -------------------------------------------------------------------------------

_PARTS: Final = ("paths", "actions", "tokens", "treasures", "mines", "board")
_ENTRIES: Final = ("card", "open", "feature", "count")


def read_deck(content: Mapping[str, Any]) -> Deck:
    """A deck from content in the deck format; DeckError says what is wrong with it. LM-1.12"""
    check_frame(content, "lost-mines", _PARTS)
    return Deck(
        str(content.get("name", ""))[:80],
        _read_paths(content["paths"]),
        read_counts(content["actions"], "actions", ACTION_KEYS, ACTION_TOTAL),
        read_counts(content["tokens"], "tokens", TOKENS, TOKEN_TOTAL),
        _read_treasures(content["treasures"]),
        _read_mines(content["mines"]),
        _read_board(content["board"]),
        content.get("reconstructed", False),
    )


def _read_paths(content: Any) -> tuple[ForestCard, ...]:
    if not isinstance(content, Sequence) or isinstance(content, str):
        raise DeckError("part-not-list", part="paths")
    taken = [*ACTION_KEYS, *MINES, *CLANS, "start", "hidden"]
    cards: list[ForestCard] = []
    for entry in content:
        card = _read_path(entry, taken)
        for other in cards:
            same = card.path.tile in (other.path.tile, other.path.tile.turned())
            if same and card.feature == other.feature:
                raise DeckError("same-shape", card=card.path.key, other=other.path.key)
        cards.append(card)
        taken.append(card.path.key)
    check_total("paths", [card.path.copies for card in cards], PATH_TOTAL)
    return tuple(cards)


def _read_path(entry: Any, taken: Sequence[str]) -> ForestCard:
    if not isinstance(entry, Mapping) or set(entry) != set(_ENTRIES):
        raise DeckError("path-entries", entries=", ".join(_ENTRIES), entry=str(entry)[:80])
    key = check_key(entry["card"], taken)
    sides = letters(read_sides(entry["open"], key))
    if entry["feature"] not in FEATURES:
        raise DeckError("feature", card=key, found=str(entry["feature"])[:80], known=", ".join(FEATURES))
    return _forest_card(key, sides, FEATURES.index(entry["feature"]), check_count(entry["count"], key))


def _read_treasures(content: Any) -> tuple[tuple[int, ...], ...]:
    _check_table(content, "treasures", KINDS)
    for kind in KINDS:
        if not isinstance(content[kind], Sequence) or isinstance(content[kind], str):
            raise DeckError("part-not-list", part=kind)
        for value in content[kind]:
            if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= 99:
                raise DeckError("treasure-value", card=kind, found=str(value)[:80])
    check_total("treasures", [len(content[kind]) for kind in KINDS], TREASURE_TOTAL)
    return tuple(tuple(content[kind]) for kind in KINDS)


def _read_mines(content: Any) -> tuple[str, ...]:
    """The open sides of the mines. A mine that could not be turned to let a dwarf in is refused. LM-1.7"""
    _check_table(content, "mines", MINES)
    found = []
    for mine in MINES:
        opened = letters(read_sides(content[mine], mine))
        if not set("NS") & set(opened) or not set("EW") & set(opened):
            raise DeckError("mine-sides", card=mine, found=opened)
        found.append(opened)
    return tuple(found)


def _read_board(content: Any) -> Board:
    _check_table(content, "board", ("starts", "mines"))
    _check_table(content["starts"], "starts", CLANS)
    mines = content["mines"]
    if not isinstance(mines, Sequence) or isinstance(mines, str) or len(mines) != len(MINES):
        raise DeckError("part-not-list", part="mines")
    places = [_read_place(content["starts"][clan]) for clan in CLANS] + [_read_place(each) for each in mines]
    for i, place in enumerate(places):
        if place in places[:i]:
            raise _board_cell(list(place))
    return Board(tuple(places[: len(CLANS)]), tuple(places[len(CLANS) :]))


def _read_place(place: Any) -> tuple[int, int]:
    numbers = isinstance(place, Sequence) and len(place) == 2 and all(type(each) is int for each in place)
    if not numbers or not BOARD.holds(*place):
        raise _board_cell(place)
    return place[0], place[1]


def _board_cell(place: Any) -> DeckError:
    return DeckError("board-cell", found=str(place)[:80], columns=BOARD.east, rows=BOARD.south)


def _check_table(content: Any, part: str, known: Sequence[str]) -> None:
    """A part that has exactly these entries."""
    if not isinstance(content, Mapping):
        raise DeckError("part-not-table", part=part)
    for key in content:
        if key not in known:
            raise DeckError("unknown-card", part=part, card=str(key)[:80], known=", ".join(known))
    for key in known:
        if key not in content:
            raise DeckError("missing-part", part=f"{part}: {key}")


RECONSTRUCTED: Final = Deck(
    "reconstructed",
    PATH_CARDS,
    ACTION_CARDS,
    FOREST_TOKENS,
    TREASURES,
    MINE_SIDES,
    Board(),
    reconstructed=True,
)
