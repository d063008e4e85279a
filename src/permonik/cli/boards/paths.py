"""Path cards drawn with characters: tunnels that run on from card to card, and stubs that do not."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple, TypeAlias

from rich.text import Text as Line

from permonik.cli.entries import Marks
from permonik.engine.paths.tiles import E, N, S, Tile, W

Cell: TypeAlias = tuple[int, int]

JOINED: Final = dict(enumerate(" ╨╞╚╥║╔╠╡╝═╩╗╣╦╬"))
"""A tunnel by the mask of its sides."""
_THIN: Final = dict(enumerate(" ╵╶└╷│┌├╴┘─┴┐┤┬┼"))
"""The same as stubs, which lead nowhere: thin lines, so that colour is not needed to tell them."""
_CROSSING: Final = {(N | E, S | W): "╲", (S | E, N | W): "╱", (N | S, E | W): "╫"}
"""Two tunnels on one card that do not meet."""
DEAD: Final = "×"


def flat(tile: Tile) -> str:
    """A card in three characters of one line."""
    marks = _THIN if not tile.groups else JOINED
    west = marks[E | W] if tile.open & W else " "
    east = marks[E | W] if tile.open & E else " "
    return west + centre_of(tile, marks[tile.open]) + east


def tall(tile: Tile, centre: str = "") -> tuple[str, str, str]:
    """A card in three lines of five characters, with a sign in the middle if one is given."""
    middle = centre or centre_of(tile, DEAD)
    west = _arm(tile, W, "══", "═╡")
    east = _arm(tile, E, "══", "╞═")
    return (
        f"  {_arm(tile, N, '║', '╨')}  ",
        f"{west}{middle}{east}",
        f"  {_arm(tile, S, '║', '╥')}  ",
    )


def centre_of(tile: Tile, dead: str = DEAD) -> str:
    """Where the tunnels of a card meet, or pass each other."""
    if len(tile.groups) == 1:
        return JOINED[tile.groups[0]]
    pairs = {frozenset(pair): sign for pair, sign in _CROSSING.items()}
    return pairs.get(frozenset(tile.groups), dead)


def _arm(tile: Tile, side: int, through: str, stub: str) -> str:
    """Half a tunnel: it runs through the card, it ends inside it, or there is a wall."""
    if not tile.open & side:
        return " " * len(through)
    return stub if tile.joined_to(side) == side else through


class Drawn(NamedTuple):
    """A cell as it is drawn: its lines, all of one width, and their style."""

    lines: Sequence[str]
    style: str


class Size(NamedTuple):
    """How large a cell is drawn, and how far cells lie apart."""

    width: int
    height: int
    gap: int = 0
    focus: bool = False  # only where there is something to choose


TALL: Final = Size(5, 3)
FLAT: Final = Size(3, 1)
NET: Final = Size(3, 1, 1)
"""Small, but with room between the cells for what lies on their edges."""
ROOMY: Final = Size(7, 3)
"""Large enough to tell the fields of a card apart."""
FOCUS: Final = Size(7, 3, focus=True)


def centred(sign: str, size: Size) -> tuple[str, ...]:
    """A sign in the middle of an otherwise empty cell."""
    blank = " " * size.width
    middle = sign.center(size.width)[: size.width]
    return (middle,) if size.height == 1 else (blank, middle, blank)


def number(value: int) -> str:
    """A coordinate with a real minus."""
    return str(value).replace("-", "\N{MINUS SIGN}")


def plan(cells: Sequence[Cell], size: Size, at: Callable[[Cell], Drawn]) -> Line:
    """The box around all the cells, drawn cell by cell, with coordinates on the edges."""
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
    head = "".join(number(x).center(size.width) for x in columns)
    edge = max(len(number(y)) for y in rows)
    drawn = Line(f"{'':>{edge}} {head}\n", style="dim")
    for y in rows:
        across = [at((x, y)) for x in columns]
        for i in range(size.height):
            row = number(y) if i == size.height // 2 else ""
            drawn.append(f"{row:>{edge}} ", style="dim")
            for lines, style in across:
                drawn.append(lines[i], style=f"not dim {style}")
            drawn.append("\n")
    drawn.right_crop(1)
    return drawn


# --- a board to write on ------------------------------------------------------------------------


class Canvas:
    """Characters with styles, written one over the other."""

    def __init__(self, width: int, height: int) -> None:
        self.rows: Final = [[(" ", "") for _ in range(width)] for _ in range(height)]

    def put(self, x: int, y: int, written: str, style: str | None = None) -> None:
        """Write a line from here on; without a style, in the one that was here before."""
        row = self.rows[y]
        for at, sign in enumerate(written, x):
            if 0 <= at < len(row):
                row[at] = (sign, row[at][1] if style is None else style)

    def drawn(self) -> Line:
        """The whole canvas; signs of one style are kept together, since spans are costly to print."""
        drawn = Line()
        for row in self.rows:
            for style, signs in groupby(row, key=lambda each: each[1]):
                drawn.append("".join(sign for sign, _ in signs), style=style)
            drawn.append("\n")
        drawn.right_crop(1)
        return drawn


class Sheet:
    """The box around some cells as a canvas, with coordinates on its edges."""

    def __init__(self, cells: Iterable[Cell], size: Size) -> None:
        known = list(cells)
        self.size: Final = size
        self.columns: Final = range(min(x for x, _ in known), max(x for x, _ in known) + 1)
        self.rows: Final = range(min(y for _, y in known), max(y for _, y in known) + 1)
        self.left: Final = max(len(number(y)) for y in self.rows) + 1
        across, down = size.width + size.gap, size.height + size.gap
        self.canvas: Final = Canvas(
            self.left + len(self.columns) * across - size.gap, 1 + len(self.rows) * down - size.gap
        )
        for x in self.columns:
            self.canvas.put(*self._corner((x, self.rows[0]), up=1), number(x).center(size.width), "dim")
        for y in self.rows:
            _, line = self._corner((self.columns[0], y))
            self.canvas.put(0, line + size.height // 2, f"{number(y):>{self.left - 1}}", "dim")

    def holds(self, cell: Cell) -> bool:
        return cell[0] in self.columns and cell[1] in self.rows

    def cells(self) -> Iterator[Cell]:
        return ((x, y) for y in self.rows for x in self.columns)

    def lay(self, cell: Cell, lines: Sequence[str], style: str) -> None:
        """Draw a whole cell."""
        x, y = self._corner(cell)
        for down, line in enumerate(lines):
            self.canvas.put(x, y + down, line, style)

    def put(self, cell: Cell, across: int, down: int, written: str, style: str | None = None) -> None:
        """Write somewhere in a cell, counted from its corner."""
        x, y = self._corner(cell)
        self.canvas.put(x + across, y + down, written, style)

    def on_edge(self, cell: Cell, side: str, written: str, style: str | None = None) -> None:
        """Write in the middle of the east or the south edge of a cell."""
        (x, y), (width, height, gap, _) = self._corner(cell), self.size
        if side == "east":
            start = x + width - (len(written) + 1 - gap) // 2
            self.canvas.put(start, y + height // 2, written, style)
        else:
            start = x + width // 2 - (len(written) - 1) // 2
            self.canvas.put(start, y + height - 1 + gap, written, style)

    def mark(self, cell: Cell, written: str) -> None:
        """The numbers of choices over what lies on a cell; a few of many, if there is no room for all."""
        width, height = self.size[:2]
        short = written if len(written) <= width else f"{written.partition('/')[0]}…"[:width]
        self.put(cell, (width - len(short)) // 2, height // 2, short, MARK)

    def _corner(self, cell: Cell, up: int = 0) -> tuple[int, int]:
        (x, y), size = cell, self.size
        across = (x - self.columns[0]) * (size.width + size.gap)
        return self.left + across, 1 - up + (y - self.rows[0]) * (size.height + size.gap)


class Figure(NamedTuple):
    """Somebody who stands on a card."""

    letter: str
    style: str


def stand(sheet: Sheet, cell: Cell, figures: Sequence[Figure], signed: bool = False) -> None:
    """Letters in the corners of a large card; on a small one over it, or beside its sign if it has one."""
    width, height = sheet.size[:2]
    corners = [(x, y) for i in range(width // 2) for y in (0, height - 1) for x in (i, width - 1 - i)]
    small = [(x, 0) for x in range(width)] if len(figures) > 1 or signed else [(width // 2, 0)]
    spots = corners if height > 1 else small
    shown = figures if len(figures) <= len(spots) else figures[: len(spots) - 2]
    for (letter, style), (x, y) in zip(shown, spots, strict=False):
        sheet.put(cell, x, y, letter, style)
    if len(shown) < len(figures):
        sheet.put(cell, width - 2, height - 1, f"+{len(figures) - len(shown)}")


def joints(sheet: Sheet, opened: Mapping[Cell, int], style: str) -> None:
    """Between cells that lie apart: tunnels that run on, and open ends."""
    for x, y in sheet.cells():
        here = opened.get((x, y), 0)
        if x + 1 in sheet.columns:
            met = bool(here & E) + 2 * bool(opened.get((x + 1, y), 0) & W)
            sheet.on_edge((x, y), "east", " ╴╶═"[met], style)
        if y + 1 in sheet.rows:
            met = bool(here & S) + 2 * bool(opened.get((x, y + 1), 0) & N)
            sheet.on_edge((x, y), "south", " ╷╵║"[met], style)


# --- numbers on the board -----------------------------------------------------------------------

MARK: Final = "bold #102010 on #9fd68f"


def cell_of(cell: Any) -> Cell:
    x, y = cell
    return x, y


def by_place(marks: Marks, *facets: str) -> dict[tuple[Any, ...], str]:
    """The numbers of choices by the place that these facets name together."""
    found: dict[tuple[Any, ...], list[str]] = {}
    for mark in marks:
        if all(facet in mark.facets for facet in facets):
            place = tuple(_plain(mark.facets[facet]) for facet in facets)
            found.setdefault(place, []).append(mark.number)
    return {place: "/".join(numbers) for place, numbers in found.items()}


def by_cell(marks: Marks) -> dict[Cell, str]:
    """The numbers of choices by cell, those about an edge or a field left out."""
    whole = [mark for mark in marks if not {"side", "field"} & set(mark.facets)]
    return {cell: numbers for (cell,), numbers in by_place(whole, "cell").items()}


def _plain(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def box(cells: Iterable[Cell], grown: int = 0) -> list[Cell]:
    """All cells of the box around some."""
    known = list(cells)
    columns, rows = [x for x, _ in known], [y for _, y in known]
    return [
        (x, y)
        for y in range(min(rows) - grown, max(rows) + grown + 1)
        for x in range(min(columns) - grown, max(columns) + grown + 1)
    ]


def written(cell: Any) -> str:
    return ", ".join(map(str, cell)).replace("-", "\N{MINUS SIGN}")
