"""Caverna in the terminal: the home board, the action spaces, everybody's supplies, and what is asked."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from permonik.cli.boards.hands import TO_ACT, in_columns, seat_of
from permonik.cli.boards.paths import MARK, Cell, Sheet, Size
from permonik.cli.boards.types import Look, Names, View
from permonik.cli.entries import Entry, Marks, Pick, picks
from permonik.cli.screen import beside
from permonik.engine.caverna.furnishings import FURNISHINGS, INDEX
from permonik.engine.caverna.goods import GOODS
from permonik.engine.caverna.home import ICONS, NAMES
from permonik.engine.caverna.spaces import KEYS as SPACES
from permonik.engine.core.events import Told
from permonik.engine.core.game import Choice, Decision
from permonik.engine.core.game import Line as Scored
from permonik.engine.core.values import Json, Viewer
from permonik.text import Text

_GAME: Final = "caverna"
_DEEDS: Final = (
    *("place", "call", "imitate", "lay", "fence", "stable", "sow", "furnish", "forge", "loot"),
    *("exchange", "disarm", "kept"),
)
PAUSES: Final[frozenset[str]] = frozenset()
ROUND_WINS: Final[Mapping[str, str]] = {}
DEFAULTS: Final[Mapping[str, Json]] = {"set": "introductory"}

LARGE: Final = Size(11, 3)
SMALL: Final = Size(6, 1)
TINY: Final = Size(6, 1, focus=True)  # with the viewer's own supply alone
SIZES: Final = (LARGE, SMALL, TINY)

_HELD: Final = GOODS[:-1]  # begging markers lie on the score sheet
STABLE_SIGN: Final = "⌂"
_SIGNS: Final = {
    "meadow": '" " "',
    "field": "≈≈≈≈≈",
    "small_pasture": "[   ]",
    "large_pasture": "[   ]",
    "cavern": "(   )",
    "tunnel": "═════",
    "deep_tunnel": "≡≡≡≡≡",
    "ore_mine": "<ore>",
    "ruby_mine": "<rub>",
}
_FOREST: Final = ("#b8d8a8 on #24432b", "#b8d8a8 on #2f5a3a")
_ROCK: Final = ("#c8c8d0 on #3b3d46", "#c8c8d0 on #4b4d57")
_STYLES: Final = {
    "meadow": "#102010 on #7fb950",
    "field": "bold #ffe0a0 on #6a4522",
    "small_pasture": "#102010 on #a5d070",
    "large_pasture": "#102010 on #a5d070",
    "cavern": "#2b1d0e on #d3ac78",
    "tunnel": "#2b1d0e on #b08a58",
    "deep_tunnel": "#2b1d0e on #8a6a40",
    "ore_mine": "bold #ffffff on #56504a",
    "ruby_mine": "bold #ff9090 on #56504a",
}
_ROOMS: Final = {
    "orange": "bold #201000 on #e0a050",
    "green": "bold #102010 on #90c090",
    "yellow": "bold #202000 on #e0d070",
}


def news(told: Sequence[Told], viewer: Viewer) -> list[Told]:
    """Nobody needs to be told what they did; what came of it, they do."""
    return [each for each in told if each.args.get("player") != viewer or each.name not in _DEEDS]


# --- the table ----------------------------------------------------------------------------------


def table(
    view: View, text: Text, names: Names, marks: Marks, size: Size, told: RenderableType
) -> RenderableType:
    """The viewer's home with what is coming beside it, then the supplies of all; or all homes."""
    if "you" not in view:
        return homes(view, text, names, "")
    seat = view["you"]["seat"]
    drawn = draw(view["players"][seat], text, marks, size)
    coming = Group(*_coming(view, text, seat), told)
    return Group(beside(drawn, coming), players(view, text, names, size))


def title(view: View, text: Text, names: Names) -> str:
    parts = [text.format(f"{_GAME}-name")]
    if "you" in view:
        seat = view["you"]["seat"]
        points = view["players"][seat]["score"]["total"]
        parts.append(f"{names[seat]}: {_minus(text.format('terminal-score', points=points))}")
    parts.append(text.format("terminal-round", round=view["round"], rounds=view["rounds"][-1]))
    return " · ".join(parts)


def _minus(shown: str) -> str:
    return shown.replace("-", "\N{MINUS SIGN}")


def _coming(view: View, text: Text, seat: int) -> Iterator[Line]:
    """How the round ends and what that costs, the markers, and who begins."""
    feeding = view["players"][seat]["feeding"]
    event = view["harvest"]
    ends = text.format(f"{_GAME}-harvest", event=event) if event else text.format("terminal-unknown-harvest")
    yield Line(text.format("terminal-round-end", event=ends))
    needs = text.format("terminal-feeding", food=feeding["food"], missing=feeding["missing"])
    yield Line(needs, style="bold red" if feeding["missing"] else "")
    shown = [f"{marker['round']}{'?' if marker['red'] else '✓'}" for marker in view["markers"]["shown"]]
    yield Line(text.format("terminal-markers", shown=" ".join(shown) or "–", **view["markers"]["to_come"]))


def players(view: View, text: Text, names: Names, size: Size) -> Table:
    """Everybody's goods, dwarfs and points."""
    heads = [text.format("terminal-good", good=good) for good in _HELD]
    heads = heads if size is LARGE else [head[:3] for head in heads]
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(no_wrap=True, min_width=min(max(map(len, names)) + 2, 12))
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True, min_width=len(head))
    dwarfs, points = text.format("terminal-dwarfs"), text.format("terminal-points")
    table.add_column(dwarfs, no_wrap=True, min_width=len(dwarfs))
    table.add_column(points, justify="right", no_wrap=True, min_width=len(points))
    you = view["you"]["seat"] if "you" in view else None
    for seat, player in enumerate(view["players"]):
        if size is TINY and seat != you:
            continue
        goods = [str(player["goods"][good] or "·") for good in _HELD]
        begins = "¹" if seat == view["starting_player"] else ""
        name = f"{TO_ACT if seat == view['to_act'] else ' '}{names[seat]}{begins}"
        total = _minus(str(player["score"]["total"]))
        table.add_row(name, *goods, _dwarfs(player), total, style="bold" if seat == you else "")
    return table


def _dwarfs(player: Mapping[str, Any]) -> str:
    """The strengths of the dwarfs: in brackets those that are placed, with a star the newborn."""
    shown = []
    for dwarf in player["dwarfs"]:
        sign = "*" if dwarf["newborn"] else str(dwarf["strength"])
        shown.append(f"({sign})" if dwarf["placed"] and not dwarf["newborn"] else sign)
    return " ".join(shown)


# --- the home board -----------------------------------------------------------------------------


def _cell(square: str) -> Cell:
    """F4,3 is the third column of the forest in the fourth row; the mountain lies to the east of it."""
    row, column = square[1:].split(",")
    return int(column) + (3 if square[0] == "M" else 0), int(row)


_BONUSES: Final = {_cell(NAMES[square]): (GOODS[good], count) for square, (good, count) in ICONS.items()}


def draw(player: Mapping[str, Any], text: Text, marks: Marks, size: Size) -> Line:
    """Forest and mountain with all that lies there, and numbers where something can be chosen."""
    marked = _marked(marks)
    lying = [_cell(each["square"]) for each in (*player["home"], *player["furnishings"])]
    sheet = Sheet([(1, 1), (6, 4), *lying, *marked], size)
    for x in sheet.columns:
        head = f"F·,{x}" if x < 4 else f"M·,{x - 3}"
        sheet.put((x, sheet.rows[0]), 0, -1, head.center(size.width), "dim")
    for x, y in sheet.cells():
        on_board = 1 <= x <= 6 and 1 <= y <= 4
        ground = (_FOREST if x < 4 else _ROCK)[(x + y) % 2]
        sheet.lay((x, y), _lines(_bare(text, (x, y), size), size), ground if on_board else "")
    for square in player["home"]:
        _lay_square(sheet, text, square)
    for room in player["furnishings"]:
        style = _ROOMS[FURNISHINGS[INDEX[room["furnishing"]]].colour]
        sheet.lay(_cell(room["square"]), _named(text.card(_GAME, room["furnishing"]), size), style)
    for cell, numbers in marked.items():
        if size is LARGE:
            sheet.put(cell, 0, 0, numbers, MARK)
        else:
            sheet.lay(cell, [_centred(numbers, size)], MARK)
    return sheet.canvas.drawn()


def _marked(marks: Marks) -> dict[Cell, str]:
    """The numbers of choices by the first square that they name."""
    found: dict[Cell, list[str]] = {}
    for number, facets in marks:
        for square in _squares(facets)[:1]:
            found.setdefault(_cell(square), []).append(number)
    return {cell: "/".join(numbers) for cell, numbers in found.items()}


def _bare(text: Text, cell: Cell, size: Size) -> str:
    """What is printed on a square that nothing lies on."""
    if cell not in _BONUSES:
        return "·" if 1 <= cell[0] <= 6 and 1 <= cell[1] <= 4 else ""
    good, count = _BONUSES[cell]
    name = text.format("terminal-good", good=good)
    return f"+{count} {name}" if size is LARGE else f"+{count}{name[:3]}"


def _lay_square(sheet: Sheet, text: Text, square: Mapping[str, Any]) -> None:
    cell, tile, size = _cell(square["square"]), square["tile"], sheet.size
    if tile:
        above, below = _named(_tile_name(text, tile), LARGE)[:2]
        lines = (above, _SIGNS[tile], below) if size is LARGE else (_SIGNS[tile],)
        sheet.lay(cell, [_centred(line, size) for line in lines], _STYLES[tile])
    if tile == "large_pasture":
        _join(sheet, cell, _cell(square["with"]))
    middle = size.height // 2
    if square.get("crop"):
        crop = text.format("terminal-good", good=square["crop"])
        shown = f"{square['count']} {crop if size is LARGE else crop[:3]}"
        sheet.put(cell, 0, middle, _centred(shown, size))
    if square.get("stable"):
        sheet.put(cell, (size.width - 1) // 2, middle, STABLE_SIGN)


def _tile_name(text: Text, tile: str) -> str:
    pasture = tile.removesuffix("_pasture")
    if pasture != tile:
        return text.format(f"{_GAME}-pasture", pasture=pasture)
    return text.format(f"{_GAME}-land", land=tile)


def _join(sheet: Sheet, one: Cell, two: Cell) -> None:
    """A large pasture has no fence between its two squares."""
    width, middle = sheet.size.width, sheet.size.height // 2
    start = 0 if middle == 0 else (width - len(_SIGNS["large_pasture"])) // 2
    if one[1] == two[1]:
        sheet.put(one, start if one > two else start + 4, middle, " ")
    else:
        sheet.put(one, start, middle, "└───┘" if one > two else "┌───┐")


def _lines(sign: str, size: Size) -> list[str]:
    blank = " " * size.width
    lines = [blank] * size.height
    lines[size.height // 2] = _centred(sign, size)
    return lines


def _centred(shown: str, size: Size) -> str:
    """In the middle, but with a column left free to the neighbour on a small board."""
    width = size.width - (size.height == 1)
    return shown[:width].center(width).ljust(size.width)


def _named(name: str, size: Size) -> list[str]:
    """A name on as many lines as a square has, broken at spaces where it can be."""
    if size.height == 1:
        return [name[: size.width - 1].ljust(size.width)]
    lines, rest = [], name.replace("\N{NO-BREAK SPACE}", " ")
    for _ in range(size.height):
        head = rest[: size.width + 1].rpartition(" ")[0] if len(rest) > size.width else rest
        head = head or rest[: size.width]
        lines.append(head.center(size.width))
        rest = rest[len(head) :].strip()
    return lines


# --- what can be chosen -------------------------------------------------------------------------

_EXITS: Final = ("exchange", "stop", "back", "pass")
_SQUARE_PROMPTS: Final = ("square", "site", "stable", "fence")
"""Questions that say what the square is for."""
_SAY_COST: Final = ("swap", "feed", "gold", "sow")
"""Choices whose words say what they cost."""
_FEW: Final = 9
"""So many pairs of squares are listed at once; of more, the first square is asked before the second."""


def menu(view: View, text: Text, names: Names, decision: Decision) -> tuple[Entry, ...]:
    """All spaces when a dwarf is sent out; otherwise the choices by what is done, and ways out last."""
    found = picks(decision)
    if decision.prompt == "turn":
        return (*_spaces(view, text, names, found), *_loose(text, names, found, "place"))
    exits = [pick for pick in found if pick.choice.facets["verb"] in _EXITS]
    groups = _groups([pick for pick in found if pick not in exits])
    if len(groups) == 1:
        entries = _group_entries(text, names, groups[0], short=decision.prompt in _SQUARE_PROMPTS)
    else:
        entries = [_group_entry(text, names, group) for group in groups]
    return (*entries, *(_entry(text, names, pick) for pick in exits))


def _loose(text: Text, names: Names, found: Sequence[Pick], but: str) -> list[Entry]:
    return [_entry(text, names, pick) for pick in found if pick.choice.facets["verb"] != but]


def _spaces(view: View, text: Text, names: Names, found: Sequence[Pick]) -> Iterator[Entry]:
    """Every space in its place, so that its number stays; one that is closed can say why."""
    places = {pick.choice.facets["space"]: pick for pick in found if pick.choice.facets["verb"] == "place"}
    for space in view["spaces"]:
        key = space["space"]
        pick = places.get(key)
        name = text.card(_GAME, key)
        about = text.rule(_GAME, f"CAV-15.{SPACES.index(key) + 1}")
        tail = _on_space(text, names, space)
        tries = () if pick else (f"place dwarf@{key}",)
        yield Entry(name, pick.actions if pick else (), tail=tail, about=about, tries=tries)


def _on_space(text: Text, names: Names, space: Mapping[str, Any]) -> str:
    """Who stands on a space, or what lies there, or what it costs."""
    if space["dwarfs"]:
        return " ".join(f"← {names[dwarf['player']]}" for dwarf in space["dwarfs"])
    goods = [_goods(text, space["goods"])] if space["goods"] else []
    costs = [_cost(text, {"food": space["food"]})] if space["food"] else []
    return " ".join([*(f"[{each}]" for each in goods), *costs])


def _goods(text: Text, goods: Mapping[str, int]) -> str:
    """Goods as a label. The words of the game are made to follow a verb, and a single good shows it."""
    shown = [
        text.format("terminal-one-good", good=good)
        if count == 1
        else text.format(f"{_GAME}-goods", good=good, count=count)
        for good, count in goods.items()
        if count
    ]
    return ", ".join(shown)


def _cost(text: Text, cost: Mapping[str, int]) -> str:
    return f"(−{_goods(text, cost).replace(', ', ', −')})" if any(cost.values()) else ""


def _groups(found: Sequence[Pick]) -> list[list[Pick]]:
    """Choices that do the same in different places or measures, together."""
    groups: dict[tuple[Any, ...], list[Pick]] = {}
    for number, pick in enumerate(found):
        facets = pick.choice.facets
        kind = (facets["verb"], facets.get("tile"), facets.get("pasture"))
        alone = facets["verb"] in ("take", "grow", "imitate", "feed", "work", "skip", "keep", "let-go")
        groups.setdefault((*kind, number if alone else -1), []).append(pick)
    return list(groups.values())


def _group_entry(text: Text, names: Names, group: Sequence[Pick]) -> Entry:
    """A group under its heading, unless there is only one thing under it."""
    choice = group[0].choice
    if len(group) == 1:
        return _entry(text, names, group[0])._replace(label=_said(text, names, choice), about="")
    label = text.format("terminal-caverna-do", verb=choice.facets["verb"], what=_what(text, choice.facets))
    inner = _group_entries(text, names, group, short=True)
    return Entry(label, inner=tuple(inner), tail=f"({len(group)})")


def _group_entries(text: Text, names: Names, group: Sequence[Pick], short: bool) -> list[Entry]:
    """The lines of a group. Of many pairs of squares the first square is chosen before the second."""
    if len(group) > _FEW and all(len(_squares(pick.choice.facets)) == 2 for pick in group):
        return _by_first(text, group)
    entries = [_entry(text, names, pick) for pick in group]
    if not short:
        return entries
    return [
        entry._replace(label=" + ".join(_squares(pick.choice.facets)) or entry.label)
        for entry, pick in zip(entries, group, strict=True)
    ]


def _what(text: Text, facets: Mapping[str, Json]) -> str:
    if "tile" in facets:
        return text.card(_GAME, f"tile_{facets['tile']}")
    return text.format(f"{_GAME}-pasture", pasture=facets["pasture"]) if "pasture" in facets else ""


def _squares(facets: Mapping[str, Json]) -> list[str]:
    """The squares that a choice is about."""
    squares = facets.get("squares", [])
    assert isinstance(squares, Sequence)
    one = [facets["square"]] if "square" in facets else []
    return [str(square) for square in (*squares, *one)]


def _by_first(text: Text, group: Sequence[Pick]) -> list[Entry]:
    """Pairs of squares: the first, then the second."""
    firsts: dict[str, list[Pick]] = {}
    for pick in group:
        firsts.setdefault(_squares(pick.choice.facets)[0], []).append(pick)
    entries = []
    for first, found in firsts.items():
        inner = [
            Entry(f"{first} + {_squares(pick.choice.facets)[1]}", pick.actions, facets=_second(pick))
            for pick in found
        ]
        title = f"{_what(text, found[0].choice.facets)}: {first}"
        ways = tuple(inner)
        entries.append(
            Entry(first, inner=ways, tail=f"({len(ways)})", title=title, facets={"squares": [first]})
        )
    return [
        entry if len(entry.inner) > 1 else entry.inner[0]._replace(facets=entry.facets) for entry in entries
    ]


def _second(pick: Pick) -> dict[str, Json]:
    return {"squares": [_squares(pick.choice.facets)[1]]}


def _entry(text: Text, names: Names, pick: Pick) -> Entry:
    choice = pick.choice
    facets = choice.facets
    about = ""
    if facets["verb"] == "furnish":
        about = text.rule(_GAME, f"CAV-11.{INDEX[str(facets['furnishing'])]}")
    tail = "" if facets["verb"] in _SAY_COST else _cost(text, choice.cost)
    label = _label(text, names, choice)
    return Entry(label, pick.actions, tail=tail, facets=facets, about=about, back=facets["verb"] == "back")


def _label(text: Text, names: Names, choice: Choice) -> str:
    """What stands under a heading needs fewer words."""
    facets = choice.facets
    match facets["verb"]:
        case "furnish":
            return text.card(_GAME, str(facets["furnishing"]))
        case "loot":
            return text.card(_GAME, str(facets["loot"]))
        case _:
            return _said(text, names, choice)


def _said(text: Text, names: Names, choice: Choice) -> str:
    """A choice in words, without its price: that stands at the end of the line."""
    return text.choice(_GAME, choice._replace(cost={}), names)


def spelt(_view: View, _names: Names, _card: str, _words: str) -> None:
    """There are no cards to name."""


def printed_deck() -> None:
    """There is no deck."""


# --- what can be looked up ----------------------------------------------------------------------


def _asked(view: View, names: Names, words: str) -> list[int]:
    """The seat that the words name; without words all of them."""
    seat = seat_of(names, words)
    return list(range(view["seats"])) if seat is None else [seat]


def homes(view: View, text: Text, names: Names, words: str) -> Group:
    """The home boards, all or one."""
    parts: list[RenderableType] = [players(view, text, names, SMALL)]
    for seat in _asked(view, names, words):
        player = view["players"][seat]
        parts += [Line(names[seat], style="bold"), draw(player, text, (), SMALL)]
        rooms = [text.card(_GAME, room["furnishing"]) for room in player["furnishings"]]
        parts.append(Line(", ".join(rooms), style="dim"))
    return Group(*parts)


def sheet(view: View, text: Text, names: Names, words: str) -> Group:
    """The score sheet as it would be now: of one player, the viewer if nobody is named."""
    seat = seat_of(names, words)
    seat = view["you"]["seat"] if seat is None else seat
    score = view["players"][seat]["score"]
    lines = [Scored(line["name"], {**line, "player": seat}) for line in score["lines"]]
    total = Scored("total", {"player": seat, "points": score["total"]})
    return Group(*(Line(text.line(_GAME, line, names)) for line in (*lines, total)))


def spaces(view: View, text: Text, names: Names, _words: str) -> Table:
    """All action spaces with what they do and who stands there, then the cards to come."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for space in view["spaces"]:
        clause = f"CAV-15.{SPACES.index(space['space']) + 1}"
        table.add_row(Line(text.rule(_GAME, clause)), Line(_on_space(text, names, space), style="bold"))
    for stage in view["cards"]["to_come"]:
        rounds = ", ".join(map(str, stage["rounds"]))
        cards = [text.card(_GAME, card) for card in stage["spaces"]]
        table.add_row(Line(text.format("terminal-to-come", rounds=rounds, spaces=text.listed(cards))))
    return table


def rooms(view: View, text: Text, _names: Names, _words: str) -> Table:
    """The furnishings for sale: price, points, what they are good for; bold what the viewer can pay."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for head in ("terminal-furnishing", "terminal-price", "terminal-points", "terminal-meaning"):
        table.add_column(text.format(head), no_wrap=head != "terminal-meaning")
    mine = view["players"][view["you"]["seat"]]["affordable"]
    for key in view["for_sale"]:
        tile = FURNISHINGS[INDEX[key]]
        bill = dict(zip(("wood", "stone", "ore", "gold", "grain", "veg", "food"), tile.bill, strict=True))
        row = (text.card(_GAME, key), _goods(text, bill) or "–", str(tile.points))
        table.add_row(*row, text.rule(_GAME, f"CAV-11.{INDEX[key]}"), style="bold" if key in mine else "")
    return table


LOOKS: Final[Mapping[str, Look]] = {"b": spaces, "f": rooms, "o": homes, "s": sheet}


def legend(text: Text) -> str:
    """The letters that look something up, and the signs."""
    looks = [(letter, text.format("terminal-look-caverna", letter=letter)) for letter in LOOKS]
    tiles = [(sign, _tile_name(text, tile)) for tile, sign in _SIGNS.items()]
    signs = [
        *looks,
        *tiles,
        (STABLE_SIGN, text.format(f"{_GAME}-stable")),
        ("0 (3) *", text.format("terminal-dwarf-signs")),
        ("¹", text.format("terminal-begins")),
        ("6✓ 7?", text.format("terminal-marker-signs")),
    ]
    return in_columns(signs)
