"""The Dark Cave in the terminal: the cave with its fields, who walks there, the players, the hand."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
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
    FOCUS,
    JOINED,
    MARK,
    NET,
    ROOMY,
    Cell,
    Figure,
    Sheet,
    Size,
    box,
    by_cell,
    by_place,
    cell_of,
    centre_of,
    centred,
    flat,
    joints,
    stand,
    written,
)
from permonik.cli.boards.types import Look, Names, View
from permonik.cli.entries import Entry, Marks
from permonik.cli.screen import beside
from permonik.engine.core.events import Told
from permonik.engine.core.game import Choice, Decision
from permonik.engine.core.values import Json, Viewer
from permonik.engine.dark_cave.cards import (
    EXIT,
    FEATURES,
    GOALS,
    LAIR,
    MONSTERS,
    PLAIN,
    RECONSTRUCTED,
    TUNNEL,
    VEIN,
    CaveCard,
    Deck,
)
from permonik.engine.dark_cave.reading import read_deck
from permonik.engine.paths.tiles import E, N, S, W
from permonik.text import Text

_GAME: Final = "dark-cave"
_DEEDS: Final = (
    *("place", "rockfall", "web", "equip", "lure", "discard", "cut", "step", "goal-laid"),
    *("propose", "agree", "decline"),
)
PAUSES: Final[frozenset[str]] = frozenset()
ROUND_WINS: Final[Mapping[str, str]] = {}
DEFAULTS: Final[Mapping[str, Json]] = {}
SIZES: Final = (ROOMY, FOCUS, NET, FLAT)

_LOW: Final = 3
HIDDEN_SIGN: Final = "?"
_SIGNS: Final = dict(zip(FEATURES, ("○", "◉", "‡", "#", "∩", "★", "⇑"), strict=True))
_EMPTY_VEIN: Final = "☆"
_MONSTER_SIGNS: Final = dict(zip(MONSTERS, "rlg", strict=True))
_CLAN_SIGNS: Final = {"yellow": "☼", "blue": "☾"}
_AXE: Final = "†"
_BOOTS: Final = "»"
_SYMBOLS: Final = {
    "rockfall": "(▼)",
    "web": "(w)",
    "boots": f"({_BOOTS})",
    "battle-axe": f"({_AXE})",
    "secret-info": "(?)",
    "card-swap": "(⇄)",
    **{monster: f"({sign})" for monster, sign in _MONSTER_SIGNS.items()},
}
_LEVELS: Final = " ¹²³"
_ROMAN: Final = ("I", "II", "III")

# Two shades, so that the edges of cards show where a path runs on.
_GROUND: Final = ("on #37335a", "on #2b2848")
_PATH: Final = "bold #c8d0ee"
_START: Final = "bold #a8e0a8 on #26452c"
_GOAL: Final = "bold #ffd75f on #39424f"
_CLANS: Final = {"yellow": "bold #ffe070 on #4f4520", "blue": "bold #9fc8ff on #203a5a"}
_MONSTER: Final = "bold #f6cdf2 on #5a1f4f"
_WEB: Final = "bold #ffffff on #a03030"
_EMPTY: Final = "dim"


def news(told: Sequence[Told], viewer: Viewer) -> list[Told]:
    return last_steps([each for each in told if _is_news(each, viewer)], ("step", "monster-step"))


def _is_news(told: Told, viewer: Viewer) -> bool:
    """Nobody needs to be told what they did, or that somebody was given a card that stays hidden."""
    if told.name == "draw":
        return told.seen
    return told.args.get("player") != viewer or told.name not in _DEEDS


# --- what lies where ----------------------------------------------------------------------------


def lying(view: View) -> dict[Cell, CaveCard]:
    """All cards that lie face up, as they lie."""
    deck = _deck(view)
    cards = {cell_of(view["start"]): deck.start_card}
    for laid in view["cave"]:
        cards[cell_of(laid["cell"])] = _card(deck, laid["card"], laid["turned"])
    for goal in view["goals"]:
        if goal["turned"] is not None:
            cards[cell_of(goal["cell"])] = _goal_card(deck, goal["kind"], goal["turned"])
    return cards


def _deck(view: View) -> Deck:
    content = view["options"]["deck"]
    return read_deck(content) if isinstance(content, Mapping) else RECONSTRUCTED


def _card(deck: Deck, card: str, turned: bool) -> CaveCard:
    unturned = deck.path_cards[deck.card_of[card]]
    return unturned.turned() if turned else unturned


def _goal_card(deck: Deck, kind: str, turned: bool) -> CaveCard:
    unturned = deck.goal_cards[GOALS.index(kind)]
    return unturned.turned() if turned else unturned


def _sides(card: CaveCard, field: int) -> int:
    """The sides at which a field lies; for one inside the card, those that it leads to."""
    own = sum(side for side, other in card.fields.ports if other == field)
    beside = [other for other in card.fields.links[field] if card.features[other] != TUNNEL]
    return own or sum(side for side, other in card.fields.ports if other in beside)


_SPOTS: Final = {
    N: (3, 0),
    E: (5, 1),
    S: (3, 2),
    W: (1, 1),
    N | S: (3, 1),
    E | W: (2, 1),
    N | E: (4, 0),
    N | W: (2, 0),
    E | S: (4, 2),
    S | W: (2, 2),
}
_MIDDLE: Final = (3, 1)


def _spot(card: CaveCard, field: int) -> Cell:
    """Where on a large card a field is drawn."""
    sides = _sides(card, field)
    inside = card.features[field] == TUNNEL or (sides.bit_count() > 1 and len(card.tile().groups) < 2)
    return _MIDDLE if inside else _SPOTS.get(sides, _MIDDLE)


def _field_sign(card: CaveCard | None, field: int) -> str:
    """A field in one character: an arrow to its side, its tunnels, or what is inside."""
    if card is None or len(card.features) == 1:
        return ""
    ports = [side for side, other in card.fields.ports if other == field]
    if len(ports) == 1:
        return {N: "↑", E: "→", S: "↓", W: "←"}[ports[0]]
    return JOINED[sum(ports)] if ports else _SIGNS["tunnel"] if card.features[field] == TUNNEL else "•"


# --- the cave -----------------------------------------------------------------------------------


def table(
    view: View,
    text: Text,
    names: Names,
    marks: Marks,
    size: Size,
    told: RenderableType,
) -> RenderableType:
    return beside(draw(view, names, marks, size), Group(players(view, text, names), told))


def draw(view: View, names: Names, marks: Marks, size: Size = ROOMY) -> Line:
    """The cave as the viewer knows it; in focus, only the part where somebody can go."""
    chosen = [cell_of(mark.facets["cell"]) for mark in marks if "cell" in mark.facets]
    if size.focus and not any("field" in mark.facets for mark in marks):
        size = NET
    sheet = Sheet(_near([*chosen, *_own(view)]) if size.focus else _all_cells(view, marks), size)
    for cell in sheet.cells():
        sheet.lay(cell, centred("·", size), _EMPTY)
    cards = lying(view)
    _lay_cards(sheet, view, cards)
    _figures(sheet, view, names, cards)
    for web in view["webs"]:
        if sheet.holds(cell_of(web["cell"])):
            sheet.on_edge(cell_of(web["cell"]), web["side"], f"w{web['strength']}", _WEB)
    _mark(sheet, marks, cards)
    return sheet.canvas.drawn()


def _near(cells: Sequence[Cell]) -> list[Cell]:
    """The box around some cells, with their neighbours if these do not make it high."""
    rows = [y for _, y in cells]
    return box(cells, grown=int(max(rows) - min(rows) < _LOW))


def _own(view: View) -> list[Cell]:
    """Where the viewer's dwarf stands, or the monster that is being moved."""
    moving = [monster["place"] for monster in view["monsters"] if monster["moving"] and monster["place"]]
    places = moving or [view["players"][view["you"]["seat"]]["place"]]
    return [cell_of(place[:2]) for place in places if place]


def _all_cells(view: View, marks: Marks) -> list[Cell]:
    cells = [view["start"], *(each["cell"] for each in (*view["cave"], *view["goals"]))]
    marked = [mark.facets["cell"] for mark in marks if "cell" in mark.facets]
    return [cell_of(cell) for cell in (*cells, *marked)]


def _lay_cards(sheet: Sheet, view: View, cards: Mapping[Cell, CaveCard]) -> None:
    goals = {cell_of(goal["cell"]) for goal in view["goals"]}
    nuggets = {tuple(place) for place in view["veins"]}
    for cell, card in cards.items():
        if not sheet.holds(cell):
            continue
        ground = _GROUND[sum(cell) % 2]
        style = _GOAL if cell in goals else _START if list(cell) == view["start"] else f"{_PATH} {ground}"
        empty = [field for field in range(len(card.features)) if (*cell, field) not in nuggets]
        sheet.lay(cell, _large(card, empty) if sheet.size.height > 1 else (_small(card, empty),), style)
    _lay_hidden(sheet, view)
    if sheet.size.gap:
        joints(sheet, {cell: card.open for cell, card in cards.items()}, _PATH)


def _lay_hidden(sheet: Sheet, view: View) -> None:
    """Goals face down: a box with a question mark, or with what the viewer knows."""
    known = view["you"]["goals"] if "you" in view else [None] * len(view["goals"])
    for number, (goal, kind) in enumerate(zip(view["goals"], known, strict=True), 1):
        cell = cell_of(goal["cell"])
        if goal["turned"] is None and sheet.holds(cell):
            sign = _SIGNS[kind] if kind else HIDDEN_SIGN
            closed = (f"╭──{number}──╮", f"│  {sign}  │", "╰─────╯")
            sheet.lay(cell, closed if sheet.size.height > 1 else (f"[{sign}]",), _GOAL)


def _large(card: CaveCard, empty: Sequence[int]) -> list[str]:
    """A card in three lines of seven characters: its tunnels, its level, and a sign for each field."""
    tile = card.tile()
    north, south = ("║" if tile.open & side else " " for side in (N, S))
    west, east = ("═══" if tile.open & side else "   " for side in (W, E))
    rows = [list(f"{_LEVELS[card.level]}  {north}   "), list(west + centre_of(tile) + east)]
    rows.append(list(f"   {south}   "))
    for field, feature in enumerate(card.features):
        if feature or len(card.features) > 1 + (card.level == 1):
            x, y = _spot(card, field)
            rows[y][x] = _sign(feature, field in empty)
    return ["".join(row) for row in rows]


def _sign(feature: int, empty: bool) -> str:
    return _EMPTY_VEIN if feature == VEIN and empty else _SIGNS[FEATURES[feature]]


def _small(card: CaveCard, empty: Sequence[int] = ()) -> str:
    """A card in three characters, with the sign of what it holds."""
    small = flat(card.tile())
    held = [_sign(feature, field in empty) for field, feature in enumerate(card.features) if feature]
    return small[0] + (held[0] if held else small[1]) + small[2]


# --- who stands there ---------------------------------------------------------------------------


def _figures(sheet: Sheet, view: View, names: Names, cards: Mapping[Cell, CaveCard]) -> None:
    """Dwarfs and monsters: on their fields if the cards are large, else on their cards."""
    found: dict[tuple[Cell, int], list[Figure]] = {}
    for place, figure in _standing(view, names):
        cell = cell_of(place[:2])
        field = place[2] if sheet.size.height > 1 and len(cards[cell].features) > 1 else -1
        if sheet.holds(cell):
            found.setdefault((cell, field), []).append(figure)
    for (cell, field), figures in found.items():
        if field < 0:
            stand(sheet, cell, figures, signed=any(cards[cell].features))
            continue
        x, y = _spot(cards[cell], field)
        for more, (letter, style) in enumerate(figures[:3]):
            sheet.put(cell, min(x + more, 6), y, letter, style)


def _standing(view: View, names: Names) -> Iterable[tuple[Sequence[int], Figure]]:
    """Places with those who stand there, the viewer's own dwarf first."""
    signs, you = letters(names), view["you"]["seat"] if "you" in view else 0
    for seat in sorted(range(len(names)), key=lambda seat: seat != you):
        player = view["players"][seat]
        style = _CLANS[player["clan"]] + (" strike" if player["paralysed"] else "")
        if player["place"]:
            yield player["place"], Figure(signs[seat], style)
    for monster in view["monsters"]:
        if monster["place"]:
            yield monster["place"], Figure(_MONSTER_SIGNS[monster["monster"]], _MONSTER)


def _mark(sheet: Sheet, marks: Marks, cards: Mapping[Cell, CaveCard]) -> None:
    """Numbers on cells, on edges, and on fields where these are drawn."""
    fields = by_place(marks, "cell", "field")
    if sheet.size.height == 1:
        whole = by_place([mark for mark in marks if "field" in mark.facets], "cell")
        fields = {(cell, 0): numbers for (cell,), numbers in whole.items()}
    for (cell, field), numbers in fields.items():
        if sheet.size.height == 1 or cell not in cards:
            sheet.mark(cell, numbers)
        else:
            x, y = _spot(cards[cell], field)
            start = x + 1 - len(numbers) if x == 1 else x  # at the west side there is room to the left
            sheet.put(cell, start, y, numbers, MARK)
    for cell, numbers in by_cell(marks).items():
        sheet.mark(cell, numbers)
    for (cell, side), numbers in by_place(marks, "cell", "side").items():
        sheet.on_edge(cell, side, numbers, MARK)


# --- beside the cave ----------------------------------------------------------------------------


def title(view: View, text: Text, names: Names) -> str:
    parts = [text.format(f"{_GAME}-name")]
    if "you" in view:
        you = view["you"]
        parts.append(f"{names[you['seat']]}: {text.format(f'{_GAME}-role', role=you['role'])}")
    pile = " ".join(f"{level}:{count}" for level, count in zip(_ROMAN, view["pile"], strict=True))
    return " · ".join([*parts, f"{text.format('terminal-draw-pile')} {pile}"])


def players(view: View, text: Text, names: Names) -> Table:
    """One line a player: the levels of the cards, the nuggets, and all that lies before the player."""
    table = hands.players_table(text.format("terminal-cards"), _SIGNS["vein"], "")
    you = view["you"]["seat"] if "you" in view else None
    for seat, player in enumerate(view["players"]):
        sign = Line(letters(names)[seat], style=_CLANS[player["clan"]])
        name = Line.assemble(TO_ACT if seat == view["to_act"] else " ", sign, f" {names[seat]}")
        hand = "".join(str(level) for level in player["hand"])
        bold = "bold" if seat == you else ""
        table.add_row(name, hand, str(player["nuggets"]), _who(view, text, seat), style=bold)
    return table


def _who(view: View, text: Text, seat: int) -> str:
    """The clan, a role that the viewer found out, equipment, and what has happened to the dwarf."""
    player, you = view["players"][seat], view.get("you", {})
    role = player["role"] or ("clans" in you and you["seat"] != seat and you["clans"][seat])
    gear = _BOOTS * bool(player["boots"]) + _AXE * len(player["axes"])
    parts = [_CLAN_SIGNS[player["clan"]], gear]
    parts += [text.format(f"{_GAME}-role", role=role)] if role else []
    parts += [text.format("terminal-paralysed")] if player["paralysed"] else []
    parts += [text.format("terminal-escaped")] if player["place"] is None else []
    return " ".join(part for part in parts if part)


def legend(text: Text) -> str:
    """The signs, each with its meaning."""
    signs = [
        (_SIGNS["plain"], text.format("terminal-plain-field")),
        *((_SIGNS[each], text.format(f"{_GAME}-feature", feature=each)) for each in FEATURES[1:]),
        (_EMPTY_VEIN, text.format("terminal-empty-vein")),
        (f"[{HIDDEN_SIGN}]", text.card(_GAME, "hidden")),
        ("w2 w1", text.format("terminal-web")),
        *((sign, text.format(f"{_GAME}-monster", monster=key)) for key, sign in _MONSTER_SIGNS.items()),
        (f"{_BOOTS} {_AXE}", text.format("terminal-equipment")),
        *((sign, text.format(f"{_GAME}-clan", clan=clan)) for clan, sign in _CLAN_SIGNS.items()),
        ("1123", text.format("terminal-levels")),
        ("2, 1 ↑", text.format("terminal-field")),
        ("u", text.format("terminal-look-unseen")),
        ("m", text.format("terminal-look-map")),
    ]
    return "\n".join([text.format("terminal-help-cards"), hands.in_columns(signs)])


def whole_map(view: View, _text: Text, names: Names, _words: str) -> Line:
    """The whole cave, where a page shows only a part of it."""
    return draw(view, names, (), NET)


LOOKS: Final[Mapping[str, Look]] = {"u": hands.unseen, "m": whole_map}


# --- cards and choices --------------------------------------------------------------------------


def menu(view: View, text: Text, names: Names, decision: Decision) -> tuple[Entry, ...]:
    cards = lying(view)
    return hands.menu(
        view,
        text,
        decision,
        hands.Hand(
            picture=lambda card: picture(view, card),
            label=lambda choice: label(view, text, names, choice, cards),
            attempts=lambda card: attempts(view, card),
            name=lambda card: text.card(_GAME, card),
        ),
    )


def picture(view: View, card: str) -> str:
    deck = _deck(view)
    if deck.card_of[card] < deck.paths:
        return _small(_card(deck, card, turned=False))
    return _SYMBOLS[_kind(card)]


def _kind(card: str) -> str:
    """The kind of an action card, whatever its level."""
    return card.rpartition("-")[0]


def label(
    view: View,
    text: Text,
    names: Names,
    choice: Choice,
    cards: Mapping[Cell, CaveCard],
) -> str:
    """A card as it would lie, or a field, or else words."""
    deck, facets = _deck(view), choice.facets
    match facets.get("verb"):
        case "walk" | "step":
            return walk_label(text, _field(facets, cards), choice)
        case "lure":
            return text.format("terminal-at", cell=_field(facets, cards))
        case "place":
            drawn = _small(_card(deck, str(facets["card"]), bool(facets["turned"])))
        case "orient":
            goal = view["goals"][facets["goal"]]
            drawn = _small(_goal_card(deck, goal["kind"], bool(facets["turned"])))
        case "rockfall":
            drawn = _small(cards[cell_of(facets["cell"])])
        case _:
            return text.choice(_GAME, choice, names)
    return f"{drawn} {text.format('terminal-at', cell=written(facets['cell']))}"


def _field(facets: Mapping[str, Any], cards: Mapping[Cell, CaveCard]) -> str:
    """A field in short: its cell, where on the card it is, and what it holds."""
    card, field = cards.get(cell_of(facets["cell"])), facets["field"]
    held = card.features[field] if card else PLAIN
    sign = _SIGNS[FEATURES[held]] if held in (LAIR, VEIN, EXIT) else ""
    return " ".join(part for part in (written(facets["cell"]), _field_sign(card, field), sign) if part)


def spelt(view: View, names: Names, card: str, words: str) -> str | None:
    """A card and a cell (with a further word: turned, or for a web its side), or a card and a player."""
    deck, target = _deck(view), seat_of(names, words)
    if found := place_in(words):
        (x, y), more = found
        if deck.card_of[card] < deck.paths:
            return place_text(card, (x, y), bool(more))
        if _kind(card) == "web":
            return f"web {card}@{x},{y}:{'south' if more[:1] in ('s', 'j') else 'east'}"
        return f"rockfall {card}@{x},{y}" if _kind(card) == "rockfall" else None
    if target is not None and deck.card_of[card] >= deck.paths and _kind(card) in _ON_PLAYERS:
        return f"{_ON_PLAYERS[_kind(card)]} {card} of {target}"
    return None


_ON_PLAYERS: Final = {
    "boots": "equip",
    "battle-axe": "equip",
    "secret-info": "look-clan",
    "card-swap": "swap",
}


def attempts(view: View, card: str) -> list[str]:
    deck, seats, cells = _deck(view), range(view["seats"]), box(_all_cells(view, ()), grown=1)
    if deck.card_of[card] < deck.paths:
        return place_attempts(card, cells)
    kind = _kind(card)
    if kind in _ON_PLAYERS:
        return [f"{_ON_PLAYERS[kind]} {card} of {seat}" for seat in seats]
    if kind == "web":
        return [f"web {card}@{x},{y}:{side}" for x, y in cells for side in ("east", "south")]
    if kind == "rockfall":
        return [f"rockfall {card}@{x},{y}" for x, y in cells]
    return [
        f"lure {card}@{x},{y}/{field}"
        for (x, y), each in lying(view).items()
        for field in range(len(each.features))
    ]


def printed_deck() -> Mapping[str, Any]:
    return RECONSTRUCTED.content()
