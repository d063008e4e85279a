"""The terminal: what is shown, cleared and asked."""

from collections.abc import Callable, Iterable
from typing import Final

from rich.console import Console, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text as Line

_BOUNDLESS: Final = 10_000
"""What is measured on a screen of its own size never seems too wide for it."""
_NARROWEST: Final = 26
"""No text beside a drawing is squeezed into fewer columns."""
_CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, clear what has scrolled off it."""


def plain_console() -> Console:
    """A console that prints words as they are: names and files may hold brackets and colons."""
    return Console(highlight=False, markup=False, emoji=False)


def hanging(sentence: str, sign: str = "·") -> Table:
    """A sentence that wraps beside its sign."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(sign, Line(sentence))
    return grid


def beside(left: Line, right: RenderableType) -> Table:
    """A drawing, which cannot be made narrower, and something that can."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, min_width=max(line.cell_len for line in left.split()))
    grid.add_column(min_width=_NARROWEST)
    grid.add_row(left, right)
    return grid


class Left(Exception):  # noqa: N818 - it is not an error to leave
    """Nobody answers any more: the person leaves, or the input ends."""


class Screen:
    """A console that people share. Where it is no terminal, nothing is cleared or waited for."""

    def __init__(self, console: Console | None = None, read: Callable[[str], str] | None = None) -> None:
        self.console: Final = console or plain_console()
        self._read: Final = read or self.console.input

    @property
    def live(self) -> bool:
        return self.console.is_terminal

    def clear(self) -> None:
        """Leave nothing of what was shown, neither on the screen nor above it."""
        if self.live:
            self.console.file.write(_CLEAR)
            self.console.file.flush()
        else:
            self.console.rule(style="dim")

    def show(self, *shown: RenderableType) -> None:
        for each in shown:
            self.console.print(each)

    def ask(self, prompt: str) -> str:
        try:
            return self._read(f"{prompt} ").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None

    def pause(self, prompt: str) -> None:
        """Give time to read, where somebody reads."""
        if self.live:
            self.ask(prompt)

    def first_that_fits(self, pages: Iterable[RenderableType]) -> RenderableType | None:
        """The first page that is not too wide and, where it stays in sight, leaves a line for the answer."""
        for page in pages:
            wide = Measurement.get(self.console, self.console.options.update_width(_BOUNDLESS), page).minimum
            if wide <= self.console.width and (not self.live or self._lines(page) < self.console.height):
                return page
        return None

    def _lines(self, page: RenderableType) -> int:
        return len(self.console.render_lines(page, pad=False))
