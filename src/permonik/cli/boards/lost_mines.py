"""The Lost Mines in the terminal: the board, the treasures, the players, the hand."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text as Line

from permonik.cli.boards import hands
from permonik.cli.boards.hands import (
    TO_ACT,
    last_steps,
    letters,
    place_attempts,
    place_in,
    place_text,
    seat_of,
    walk_label,
)
from permonik.cli.boards.paths import (
    FLAT,
    MARK,
    NET,
    TALL,
    Cell,
    Figure,
    Sheet,
    Size,
    box,
    by_cell,
    by_place,
    cell_of,
    centred,
    flat,
    joints,
    stand,
    tall,
    written,
)
from permonik.cli.boards.types import Look, Names, View
from permonik.cli.entries import Entry, Marks
from permonik.cli.screen import beside
from permonik.engine.core.events import Told
from permonik.engine.core.game import Choice, Decision
from permonik.engine.core.values import Json, Viewer
from permonik.engine.lost_mines.cards import (
    BOARD,
    FEATURES,
    FIRST_OBSTACLE,
    INFO_CARDS,
    MINES,
    RECONSTRUCTED,
    START_TILE,
    TOOLS,
    Deck,
    read_deck,
)
from permonik.engine.lost_mines.cards import LOOKS as SIGHTS
from permonik.engine.paths.tiles import Tile, tile
from permonik.text import Text

_GAME: Final = "lost-mines"
_DEEDS: Final = (
    *("place", "use", "trap", "troll", "storm", "discard", "step"),
    *("mine-laid", "decline", "propose", "agree", "refuse"),
)
PAUSES: Final = frozenset({"round-ends"})
ROUND_WINS: Final[Mapping[str, str]] = {}  # rounds are divided, not won
DEFAULTS: Final[Mapping[str, Json]] = {}
SIZES: Final = (TALL, NET, FLAT)
LOOKS: Final[Mapping[str, Look]] = {"u": hands.unseen}

START_SIGNS: Final = {"yellow": "☼", "blue": "☾"}
HIDDEN_SIGN: Final = "?"
_FEATURE_SIGNS: Final = dict(zip(FEATURES, ("", "▲", "*", "♠", "≈", "●"), strict=True))
_MINE_SIGNS: Final = dict(zip(MINES, ("◇", "★", "◆", "§"), strict=True))
_TOKEN_SIGNS: Final = {"trap": "^", "troll": "Ψ"}
_SYMBOLS: Final = {"trap": "(^)", "troll": "(Ψ)", "storm": "(!)", **dict.fromkeys(TOOLS, "(✓)")}

# Two shades, so that the edges of cards show where a path runs on.
_GROUND: Final = ("on #2f4a28", "on #263d21")
_PATH: Final = "bold #f0d9a8"
_BLOCKED: Final = "bold #e08060"
_CLANS: Final = {"yellow": "bold #ffe070 on #4f4520", "blue": "bold #9fc8ff on #203a5a"}
_MINE: Final = "bold #ffd75f on #39424f"
_TOKEN: Final = "bold #ffffff on #a03030"
_EMPTY: Final = "dim"


def news(told: Sequence[Told], viewer: Viewer) -> list[Told]:
    return last_steps([each for each in told if _is_news(each, viewer)], ("step",))


def _is_news(told: Told, viewer: Viewer) -> bool:
    """Nobody needs to be told what they did, or that somebody was given cards that stay hidden."""
    if told.name in ("draw", "dealt"):
        return told.seen
    return told.args.get("player") != viewer or told.name not in _DEEDS


# --- the board ----------------------------------------------------------------------------------


def table(
    view: View,
    text: Text,
    names: Names,
    marks: Marks,
    size: Size,
    told: RenderableType,
) -> RenderableType:
    return beside(draw(view, names, marks, size), Group(players(view, text, names), told))


def draw(view: View, names: Names, marks: Marks, size: Size = TALL) -> Line:
    """The board as the viewer knows it."""
    sheet = Sheet([(BOARD.west, BOARD.north), (BOARD.east, BOARD.south)], size)
    for cell in sheet.cells():
        sheet.lay(cell, centred("·", size), _EMPTY)
    opened = _cards(sheet, view)
    if size.gap:
        joints(sheet, opened, _PATH)
    _dwarfs(sheet, view, names)
    for token, sign in _TOKEN_SIGNS.items():
        for each in view[f"{token}s"]:
            sheet.on_edge(cell_of(each["cell"]), each["side"], sign, _TOKEN)
    for cell, mark in by_cell(marks).items():
        sheet.mark(cell, mark)
    for (cell, side), mark in by_place(marks, "cell", "side").items():
        sheet.on_edge(cell, side, mark, MARK)
    return sheet.canvas.drawn()


def _cards(sheet: Sheet, view: View) -> dict[Cell, int]:
    """Lay all cards, and tell where paths leave them."""
    deck, opened = _deck(view), {}
    for clan, start in view["starts"].items():
        opened[cell_of(start)] = START_TILE.open
        sheet.lay(cell_of(start), _lines(START_TILE, sheet.size, START_SIGNS[clan]), _CLANS[clan])
    for laid in view["board"]:
        x, y = cell = cell_of(laid["cell"])
        lying, feature = _tile(deck, laid["card"], laid["turned"]), _feature(deck, laid["card"])
        opened[cell] = lying.open
        blocked = feature >= FIRST_OBSTACLE and not laid["overcome"]
        style = f"{_BLOCKED if blocked else _PATH} {_GROUND[(x + y) % 2]}"
        sheet.lay(cell, _lines(lying, sheet.size, _FEATURE_SIGNS[FEATURES[feature]], blocked), style)
    for number, mine in enumerate(view["mines"]):
        opened[cell_of(mine["cell"])] = _lay_mine(sheet, deck, mine, _known(view, number), number)
    return opened


def _lines(lying: Tile, size: Size, sign: str, blocked: bool = False) -> Sequence[str]:
    """A card with a sign in its middle. Up to an obstacle the paths are stubs; overcome, they run through."""
    if size.height > 1:
        return tall(Tile(lying.open, ()) if blocked else lying, sign)
    small = flat(lying)
    return (f"({sign})" if blocked else small[0] + (sign or small[1]) + small[2],)


def _lay_mine(sheet: Sheet, deck: Deck, mine: Mapping[str, Any], known: str | None, number: int) -> int:
    """Face up a card with its sign; face down a box with a question mark, or with what the viewer knows."""
    kind = mine["kind"] or known
    sign = _MINE_SIGNS[kind] if kind else HIDDEN_SIGN
    cell = cell_of(mine["cell"])
    if mine["turned"] is not None:
        sides = deck.mine_sides[MINES.index(mine["kind"])]
        lying = tile(sides, sides).turned() if mine["turned"] else tile(sides, sides)
        sheet.lay(cell, _lines(lying, sheet.size, sign), _MINE)
        return lying.open
    closed = (f"╭─{number + 1}─╮", f"│ {sign} │", "╰───╯")
    sheet.lay(cell, (f"[{sign}]",) if sheet.size.height == 1 else closed, _MINE)
    return 0


def _dwarfs(sheet: Sheet, view: View, names: Names) -> None:
    """The letters of those who stand somewhere, each in the colour of its clan; the viewer's own first."""
    found: dict[Cell, list[Figure]] = {}
    signs, you = letters(names), view["you"]["seat"] if "you" in view else 0
    for seat in sorted(range(len(names)), key=lambda seat: seat != you):
        player = view["players"][seat]
        found.setdefault(cell_of(player["dwarf"]), []).append(Figure(signs[seat], _CLANS[player["clan"]]))
    deck = _deck(view)
    plain = [cell_of(each["cell"]) for each in view["board"] if not _feature(deck, each["card"])]
    for cell, figures in found.items():
        stand(sheet, cell, figures, signed=cell not in plain)


def _known(view: View, mine: int) -> str | None:
    kind: str | None = view["you"]["mines"][mine] if "you" in view else None
    return kind


def _deck(view: View) -> Deck:
    content = view["options"]["deck"]
    return read_deck(content) if isinstance(content, Mapping) else RECONSTRUCTED


def _feature(deck: Deck, card: str) -> int:
    return deck.path_cards[deck.card_of[card]].feature


def _tile(deck: Deck, card: str, turned: bool) -> Tile:
    unturned = deck.path_cards[deck.card_of[card]].path.tile
    return unturned.turned() if turned else unturned


# --- beside the board ---------------------------------------------------------------------------


def title(view: View, text: Text, names: Names) -> str:
    parts = [text.format(f"{_GAME}-name")]
    if "you" in view:
        you = view["you"]
        parts.append(f"{names[you['seat']]}: {text.format(f'{_GAME}-role', role=you['role'])}")
    parts += [
        text.format("terminal-round", round=view["round"], rounds=view["options"]["rounds"]),
        f"{text.format('terminal-draw-pile')}: {view['pile']}",
    ]
    return " · ".join(parts)


def players(view: View, text: Text, names: Names) -> Group:
    """One line a player, and the treasures."""
    heads = (text.format("terminal-cards"), _MINE_SIGNS["gems"], text.format("terminal-points"), "")
    table = hands.players_table(*heads)
    you = view["you"]["seat"] if "you" in view else None
    for seat, player in enumerate(view["players"]):
        sign = Line(letters(names)[seat], style=_CLANS[player["clan"]])
        name = Line.assemble(f"{TO_ACT if seat == view['to_act'] else ' '}", sign, f" {names[seat]}")
        dragon = _MINE_SIGNS["dragon"] if view["dragon"] == seat else ""
        numbers = (str(player["hand"]), f"{dragon}{player['treasures']}", str(player["points"]))
        table.add_row(name, *numbers, _who(view, text, seat), style="bold" if seat == you else "")
    return Group(table, _treasures(view, text, names))


def _who(view: View, text: Text, seat: int) -> str:
    """The sign of the clan, a role that the viewer found out, and whether the player is out."""
    player, you = view["players"][seat], view.get("you", {})
    role = player["role"] or ("roles" in you and you["seat"] != seat and you["roles"][seat])
    parts = [text.format(f"{_GAME}-role", role=role)] if role else []
    parts += [text.format("terminal-out")] if player["out"] else []
    return f"{START_SIGNS[player['clan']]} {', '.join(parts)}".rstrip()


def _treasures(view: View, text: Text, names: Names) -> Line:
    """The treasures that were laid out: number, kind, value if known, and who has them."""
    own = view["you"]["treasures"] if "you" in view else [None] * len(view["treasures"])
    parts = []
    for number, (treasure, known) in enumerate(zip(view["treasures"], own, strict=True), 1):
        value = treasure["value"] or known
        owner = treasure["taken_by"]
        taken = "" if owner is None else f"→{letters(names)[owner]}"
        parts.append(f"{number}{_MINE_SIGNS[treasure['kind']]}{value or ''}{taken}")
    return Line(f"{text.format('terminal-treasures')}: {' '.join(parts)}")


def legend(text: Text) -> str:
    """The signs, each with its meaning."""
    signs = [
        *((sign, text.format(f"{_GAME}-clan", clan=clan)) for clan, sign in START_SIGNS.items()),
        (f"[{HIDDEN_SIGN}]", text.card(_GAME, "hidden")),
        *((_MINE_SIGNS[kind], text.card(_GAME, kind)) for kind in MINES),
        *(
            (_FEATURE_SIGNS[feature], text.format(f"{_GAME}-feature", feature=feature))
            for feature in FEATURES[1:]
        ),
        ("═≈═", text.format(f"{_GAME}-overcome")),
        *((sign, text.card(_GAME, token)) for token, sign in _TOKEN_SIGNS.items()),
        (TO_ACT, text.format("terminal-to-act")),
        ("u", text.format("terminal-look-unseen")),
    ]
    return "\n".join([text.format("terminal-help-cards"), hands.in_columns(signs)])


# --- cards and choices --------------------------------------------------------------------------


def menu(view: View, text: Text, names: Names, decision: Decision) -> tuple[Entry, ...]:
    return hands.menu(
        view,
        text,
        decision,
        hands.Hand(
            picture=lambda card: picture(view, card),
            label=lambda choice: label(view, text, names, choice),
            attempts=lambda card: attempts(view, card),
            name=lambda card: text.card(_GAME, card),
        ),
    )


def picture(view: View, card: str) -> str:
    deck = _deck(view)
    if deck.card_of[card] < deck.paths:
        return _small(deck, card, turned=False)
    return _SYMBOLS.get(card, "(?)")


def _small(deck: Deck, card: str, turned: bool) -> str:
    """A path card in one line, with the sign of what it leads over; the shape then has to be guessed."""
    small, sign = flat(_tile(deck, card, turned)), _FEATURE_SIGNS[FEATURES[_feature(deck, card)]]
    return small[0] + (sign or small[1]) + small[2]


def label(view: View, text: Text, names: Names, choice: Choice) -> str:
    """A path card as it would lie, or the card that a storm would remove, and the cell; else in words."""
    deck, facets = _deck(view), choice.facets
    if hands.is_walk(choice):
        return walk_label(text, written(facets["cell"]), choice)
    match facets.get("verb"):
        case "place":
            drawn = flat(_tile(deck, str(facets["card"]), bool(facets["turned"])))
        case "storm":
            hit = next(laid for laid in view["board"] if laid["cell"] == facets["cell"])
            drawn = _small(deck, hit["card"], hit["turned"])
        case _:
            return text.choice(_GAME, choice, names)
    return f"{drawn} {text.format('terminal-at', cell=written(facets['cell']))}"


def spelt(view: View, names: Names, card: str, words: str) -> str | None:
    """A card and a cell (with any further word: turned, or for a token its side), or a player to look at."""
    deck, target = _deck(view), seat_of(names, words)
    if found := place_in(words):
        (x, y), more = found
        if deck.card_of[card] < deck.paths:
            return place_text(card, (x, y), bool(more))
        if card in _TOKEN_SIGNS:
            return f"{card} {x},{y} {'south' if more[:1] in ('s', 'j') else 'east'}"
        return f"storm {x},{y}" if card == "storm" else f"use {card}@{x},{y}" if card in TOOLS else None
    if target is not None and card in INFO_CARDS:
        return f"look-dwarf {target} with {card}"
    return None


def attempts(view: View, card: str) -> list[str]:
    cells = box([(BOARD.west, BOARD.north), (BOARD.east, BOARD.south)])
    if card in INFO_CARDS:
        numbers = (len(MINES), view["seats"], view["seats"])
        return [
            f"look-{SIGHTS[kind]} {number} with {card}"
            for kind in INFO_CARDS[card]
            for number in range(numbers[kind])
        ]
    if card in TOOLS:
        return [f"use {card}@{x},{y}" for x, y in cells]
    if card in _TOKEN_SIGNS:
        return [f"{card} {x},{y} {side}" for x, y in cells for side in ("east", "south")]
    if card == "storm":
        return [f"storm {x},{y}" for x, y in cells]
    return place_attempts(card, cells)


def printed_deck() -> Mapping[str, Any]:
    return RECONSTRUCTED.content()
