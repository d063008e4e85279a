"""Saboteur in the terminal: the mine, the players, the hand."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from permonik.cli.boards import hands
from permonik.cli.boards.hands import TO_ACT, named, place_attempts, place_in, place_text, seat_of
from permonik.cli.boards.paths import (
    FLAT,
    MARK,
    TALL,
    Cell,
    Drawn,
    Size,
    box,
    by_cell,
    cell_of,
    centred,
    flat,
    plan,
    tall,
    written,
)
from permonik.cli.boards.types import Look, Names, View
from permonik.cli.entries import Entry, Marks
from permonik.cli.screen import beside
from permonik.engine.core.events import Told
from permonik.engine.core.game import Choice, Decision
from permonik.engine.core.values import Json, Viewer
from permonik.engine.paths.tiles import Tile
from permonik.engine.saboteur.cards import (
    BROKEN_CARDS,
    GOAL_TILES,
    GOALS,
    PRINTED,
    REPAIR_CARDS,
    START_TILE,
    Deck,
    read_deck,
)
from permonik.engine.saboteur.state import FRAME
from permonik.text import Text

_DEEDS: Final = ("place", "break", "repair", "rockfall", "discard", "gold-taken")
PAUSES: Final = frozenset({"miners-win", "saboteurs-win"})
ROUND_WINS: Final = {"round-miners": "miner", "round-saboteurs": "saboteur"}
DEFAULTS: Final[Mapping[str, Json]] = {}
SIZES: Final = (TALL, FLAT)
LOOKS: Final[Mapping[str, Look]] = {"u": hands.unseen}

GOLD_SIGN: Final = "★"
STONE_SIGN: Final = "●"
START_SIGN: Final = "H"
HIDDEN_SIGN: Final = "?"
_SIGNS: Final = {"gold": GOLD_SIGN, **dict.fromkeys(GOALS[1:], STONE_SIGN)}
_SYMBOLS: Final = {"rockfall": "(▼)", "map": "(?)"}

# Two shades, so that the edges of cards show where a path runs on.
_GROUND: Final = ("on #4a3828", "on #3d2e21")
_PATH: Final = "bold #f0d9a8"
_BLOCKED: Final = "bold #e08060"
_START: Final = "bold #a8e0a8 on #26452c"
_HIDDEN: Final = "bold #c8d0e0 on #39424f"
_TREASURE: Final = "bold #ffd75f on #39424f"
_EMPTY: Final = "dim"


def news(told: Sequence[Told], viewer: Viewer) -> list[Told]:
    return [each for each in told if _is_news(each, viewer)]


def _is_news(told: Told, viewer: Viewer) -> bool:
    """Nobody needs to be told what they did, or that somebody was given a card that stays hidden."""
    if told.name in ("draw", "dealt"):
        return told.seen
    return told.args.get("player") != viewer or told.name not in _DEEDS


# --- the mine -----------------------------------------------------------------------------------


def table(
    view: View,
    text: Text,
    names: Names,
    marks: Marks,
    size: Size,
    told: RenderableType,
) -> RenderableType:
    return beside(draw(view, marks, size), Group(players(view, text, names), told))


def draw(view: View, marks: Marks, size: Size = TALL) -> Line:
    """The mine as the viewer knows it."""
    drawn = _drawn(view, size)
    for cell, mark in by_cell(marks).items():
        drawn[cell] = _marked(drawn.get(cell), mark, size)
    corners = [(FRAME.west, FRAME.north), (FRAME.east, FRAME.south)]
    empty = Drawn(centred("·", size), _EMPTY)
    return plan([*corners, *drawn], size, lambda cell: drawn.get(cell, empty))


def _drawn(view: View, size: Size) -> dict[Cell, Drawn]:
    deck = _deck(view)
    cells = {cell_of(view["start"]): _card(START_TILE, _START, size, START_SIGN)}
    for laid in view["mine"]:
        tile = _tile(deck, laid["card"], laid["turned"])
        x, y = cell = cell_of(laid["cell"])
        ground = _GROUND[(x + y) % 2]
        cells[cell] = _card(tile, f"{_PATH if tile.groups else _BLOCKED} {ground}", size)
    for number, goal in enumerate(view["goals"]):
        cells[cell_of(goal["cell"])] = _goal(goal, _known(view, number), size)
    return cells


def _card(tile: Tile, style: str, size: Size, centre: str = "") -> Drawn:
    if size is TALL:
        return Drawn(tall(tile, centre), style)
    small = flat(tile)
    return Drawn((small[0] + (centre or small[1]) + small[2],), style)


def _goal(goal: Mapping[str, Any], known: str | None, size: Size) -> Drawn:
    """Face up a card with its sign; face down a box with a question mark, or with what the viewer knows."""
    kind = goal["kind"] or known
    sign = _SIGNS[kind] if kind else HIDDEN_SIGN
    style = _TREASURE if kind == "gold" else _HIDDEN
    if goal["turned"] is not None:
        tile = GOAL_TILES[GOALS.index(goal["kind"])]
        return _card(tile.turned() if goal["turned"] else tile, style, size, sign)
    return Drawn((f"[{sign}]",) if size.height == 1 else ("╭───╮", f"│ {sign} │", "╰───╯"), style)


def _marked(under: Drawn | None, mark: str, size: Size) -> Drawn:
    """The number of a choice, over a card if there is one."""
    if under is None or size.height == 1:
        return Drawn(centred(mark, size), MARK)
    top, middle, bottom = under.lines
    start = (size.width - len(mark)) // 2
    written = middle[:start] + mark + middle[start + len(mark) :]
    return Drawn((top, written, bottom), f"{under.style} reverse")


def _known(view: View, goal: int) -> str | None:
    kind: str | None = view["you"]["goals"][goal] if "you" in view else None
    return kind


def _deck(view: View) -> Deck:
    content = view["options"]["deck"]
    return read_deck(content) if isinstance(content, Mapping) else PRINTED


def _tile(deck: Deck, card: str, turned: bool) -> Tile:
    tile = deck.path_cards[deck.card_of[card]].tile
    return tile.turned() if turned else tile


# --- beside the mine ----------------------------------------------------------------------------


def title(view: View, text: Text, names: Names) -> str:
    parts = [text.format("saboteur-name")]
    if "you" in view:
        you = view["you"]
        parts.append(f"{names[you['seat']]}: {text.format('saboteur-role', role=you['role'])}")
    away = len(view["played"]) + sum(player["discards"] for player in view["players"])
    parts += [
        text.format("terminal-round", round=view["round"], rounds=view["options"]["rounds"]),
        f"{text.format('terminal-draw-pile')}: {view['pile']}",
        f"{text.format('terminal-discard-pile')}: {away}",
    ]
    return " · ".join(parts)


def players(view: View, text: Text, names: Names) -> Table:
    """One line a player. Roles take the place of broken tools once they are public."""
    public = view["players"][0]["role"] is not None
    heads = ("terminal-cards", "terminal-gold", "terminal-role" if public else "terminal-broken")
    table = hands.players_table(*map(text.format, heads))
    you = view["you"]["seat"] if "you" in view else None
    for seat, player in enumerate(view["players"]):
        last = Line(text.format("saboteur-role", role=player["role"])) if public else _broken(player, text)
        hand, gold = str(player["hand"]), _gold(view, seat)
        table.add_row(named(view, names, seat), hand, gold, last, style="bold" if seat == you else "")
    return table


def _gold(view: View, seat: int) -> str:
    """How many gold cards, and the nuggets on them if the viewer may know."""
    player = view["players"][seat]
    own = "you" in view and view["you"]["seat"] == seat
    nuggets = sum(view["you"]["gold"]) if own else player["nuggets"]
    return f"{player['gold']}" if not nuggets else f"{player['gold']} ({nuggets}{GOLD_SIGN})"


def _broken(player: Mapping[str, Any], text: Text) -> Line:
    tools = [text.format("saboteur-tool", tool=tool) for tool in player["broken"]]
    return Line(", ".join(tools), style="red")


def legend(text: Text) -> str:
    """The signs, each with its meaning."""
    signs = [
        (START_SIGN, text.card("saboteur", "start")),
        (f"[{HIDDEN_SIGN}]", text.card("saboteur", "hidden")),
        (GOLD_SIGN, text.card("saboteur", "gold")),
        (STONE_SIGN, text.format("saboteur-kind", kind="stone")),
        ("═╡×╞═ ─┼─", text.format("terminal-dead-end")),
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
            name=lambda card: text.card("saboteur", card),
        ),
    )


def picture(view: View, card: str) -> str:
    deck = _deck(view)
    if deck.card_of[card] < deck.paths:
        return flat(_tile(deck, card, turned=False))
    if card in BROKEN_CARDS:
        return "(✗)"
    return "(✓)" if card in REPAIR_CARDS else _SYMBOLS[card]


def label(view: View, text: Text, names: Names, choice: Choice) -> str:
    """A path card as it would lie, or the card that a rockfall would remove, and the cell; else in words."""
    deck, facets = _deck(view), choice.facets
    match facets.get("verb"):
        case "place":
            drawn = flat(_tile(deck, str(facets["card"]), bool(facets["turned"])))
        case "rockfall":
            hit = next(laid for laid in view["mine"] if laid["cell"] == facets["cell"])
            drawn = flat(_tile(deck, hit["card"], hit["turned"]))
        case _:
            return text.choice("saboteur", choice, names)
    return f"{drawn}  {text.format('terminal-at', cell=written(facets['cell']))}"


def spelt(view: View, names: Names, card: str, words: str) -> str | None:
    """A path card or rockfall and a cell (with any further word: turned), or a tool card and a player."""
    deck = _deck(view)
    target = seat_of(names, words)
    if found := place_in(words):
        cell, turned = found
        if card == "rockfall":
            return f"rockfall {cell[0]},{cell[1]}"
        if deck.card_of[card] < deck.paths:
            return place_text(card, cell, bool(turned))
    elif target is not None:
        if card in BROKEN_CARDS:
            return f"break {BROKEN_CARDS[card]} of {target}"
        if card in REPAIR_CARDS:
            return f"repair {_tool(view, card, target)} of {target} with {card}"
    return None


def _tool(view: View, card: str, target: int) -> str:
    """The tool that a repair is for: one that is broken there, if the card mends any such."""
    tools = REPAIR_CARDS[card]
    return next((tool for tool in tools if tool in view["players"][target]["broken"]), tools[0])


def attempts(view: View, card: str) -> list[str]:
    seats, cells = range(view["seats"]), _around(view)
    if card in BROKEN_CARDS:
        return [f"break {BROKEN_CARDS[card]} of {seat}" for seat in seats]
    if card in REPAIR_CARDS:
        return [f"repair {tool} of {seat} with {card}" for seat in seats for tool in REPAIR_CARDS[card]]
    if card == "map":
        return [f"map {goal}" for goal in range(len(GOALS))]
    if card == "rockfall":
        return [f"rockfall {x},{y}" for x, y in cells]
    return place_attempts(card, cells)


def _around(view: View) -> list[Cell]:
    """The box of all that lies in the mine, grown by one cell."""
    cells = [cell_of(view["start"]), *(cell_of(each["cell"]) for each in (*view["mine"], *view["goals"]))]
    return box(cells, grown=1)


def printed_deck() -> Mapping[str, Any]:
    return PRINTED.content()
