"""The pages of a game: what one person sees of it at one moment."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from permonik.cli.boards import Board
from permonik.cli.boards.paths import Size
from permonik.cli.boards.types import Names, View
from permonik.cli.choosing import Menu
from permonik.cli.entries import Entry, marks, numbers
from permonik.cli.screen import hanging
from permonik.text import Text

_GAP: Final = 2
_NARROW: Final = 3
"""Columns of a list whose lines are cut to fit, where the whole page would not."""


class Scene(NamedTuple):
    """What a page is made of."""

    text: Text
    game: str
    board: Board
    view: View
    names: Names


def pages(scene: Scene, log: Sequence[str], menu: Menu, prompt: str, width: int) -> Iterator[RenderableType]:
    """The same page from the most beautiful to the smallest."""
    asked, listed = Line(prompt, style="bold"), menu.listed
    lists = [numbered(listed, width, long=True)] if any(entry.about for entry in listed) else []
    lists += [numbered(listed, width), numbered(listed, width, widest=(width + _GAP) // _NARROW - _GAP)]
    for size in scene.board.SIZES:
        for lines in lists:
            yield Group(*_table(scene, log, menu, size), lines, asked)


def _table(scene: Scene, log: Sequence[str], menu: Menu, size: Size) -> Iterator[RenderableType]:
    text, _, board, view, names = scene
    yield Line(board.title(view, text, names), style="bold", no_wrap=True, overflow="ellipsis")
    yield board.table(view, text, names, marks(menu.listed), size, Group(*told(text, log)))


def told(text: Text, log: Sequence[str]) -> Iterator[RenderableType]:
    """What happened, as sentences."""
    if log:
        yield Line(text.format("terminal-last-moves"), style="dim")
        for sentence in log:
            yield hanging(sentence)


# --- what there is to choose --------------------------------------------------------------------


def numbered(
    entries: Sequence[Entry], width: int, long: bool = False, widest: int | None = None
) -> RenderableType:
    """A numbered list in as many columns as there is room for, read downwards."""
    digits = len(str(len(entries)))
    lines = [f"{number:>{digits}} {entry.line(long)}" for number, entry in numbers(entries)]
    if widest:
        lines = [_cut(line, entry.tail, widest) for line, entry in zip(lines, entries, strict=True)]
    columns = next(found for rows in range(1, len(lines) + 1) if (found := _columns(lines, rows, width)))
    grid = Table.grid(padding=(0, _GAP, 0, 0))
    for row in range(len(columns[0])):
        across = [column[row] for column in columns if row < len(column)]
        grid.add_row(*(Line(line, no_wrap=True, overflow="ellipsis") for line in across))
    return grid


def _cut(line: str, tail: str, widest: int) -> str:
    """A line made shorter in front of its tail."""
    if cell_len(line) <= widest:
        return line
    head = line.removesuffix(tail).rstrip()
    room = widest - cell_len(tail) - 1 - bool(tail)
    return f"{set_cell_size(head, max(room, 1)).rstrip()}… {tail}".rstrip()


def _columns(lines: Sequence[str], rows: int, width: int) -> list[Sequence[str]] | None:
    """The lines in columns of so many rows, if these are not too wide; a single column always does."""
    columns = [lines[start : start + rows] for start in range(0, len(lines), rows)]
    needed = sum(max(map(cell_len, column)) + _GAP for column in columns)
    return columns if needed - _GAP <= width or len(columns) == 1 else None
