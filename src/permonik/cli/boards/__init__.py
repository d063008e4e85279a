"""How each game looks in a terminal. A drawing is made from a view, never from the state."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from rich.console import RenderableType

from permonik.cli.boards import caverna, dark_cave, lost_mines, saboteur
from permonik.cli.boards.paths import Size
from permonik.cli.boards.types import Look, Names, View
from permonik.cli.entries import Entry, Marks
from permonik.engine.core.events import Told
from permonik.engine.core.game import Decision
from permonik.engine.core.values import Json, Viewer
from permonik.text import Text


class Board(Protocol):
    """The terminal side of a game: a module with these constants and functions."""

    @property
    def PAUSES(self) -> frozenset[str]:  # noqa: N802 - a constant of the module
        """Events after which people want a moment to read."""
        ...

    @property
    def ROUND_WINS(self) -> Mapping[str, str]:  # noqa: N802 - a constant of the module
        """Lines of an outcome that tell who won a round, with the role that did."""
        ...

    @property
    def DEFAULTS(self) -> Mapping[str, Json]:  # noqa: N802 - a constant of the module
        """Options of a table that names no others, where the game's own defaults are not for beginners."""
        ...

    @property
    def SIZES(self) -> Sequence[Size]:  # noqa: N802 - a constant of the module
        """From the most beautiful to the smallest: a page takes the first that fits the screen."""
        ...

    @property
    def LOOKS(self) -> Mapping[str, Look]:  # noqa: N802 - a constant of the module
        """What can be looked up at any time."""
        ...

    def news(self, told: Sequence[Told], viewer: Viewer) -> list[Told]:
        """The events from which a viewer learns anything, in few words."""
        ...

    def title(self, view: View, text: Text, names: Names) -> str:
        """One line on how the game stands, and on who is looking."""
        ...

    def table(
        self, view: View, text: Text, names: Names, marks: Marks, size: Size, told: RenderableType, /
    ) -> RenderableType:
        """All that lies on the table as the viewer knows it, with marks at the choices and with the news."""
        ...

    def legend(self, text: Text) -> str:
        """What the signs mean, and what else can be typed."""
        ...

    def menu(self, view: View, text: Text, names: Names, decision: Decision) -> tuple[Entry, ...]:
        """What can be chosen, in the order in which a person thinks of it."""
        ...

    def spelt(self, view: View, names: Names, card: str, words: str) -> str | None:
        """The text of an action given in short: a card, and where or on whom."""
        ...

    def printed_deck(self) -> Mapping[str, Any] | None:
        """The deck of a table that names no other, in the deck format; None if the game has no decks."""
        ...


BOARDS: Final[Mapping[str, Board]] = {
    "saboteur": saboteur,
    "lost-mines": lost_mines,
    "dark-cave": dark_cave,
    "caverna": caverna,
}
