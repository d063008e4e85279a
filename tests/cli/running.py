"""How the tests of the command line run it: as a program, and at a table with scripted people."""

import re
from collections.abc import Callable, Iterator, Sequence
from io import StringIO
from typing import Any, NamedTuple

from rich.console import Console

from permonik.cli import play
from permonik.cli.entries import Entry, numbers
from permonik.cli.screen import Screen
from permonik.cli.table import Table
from permonik.engine.catalog import GAMES
from permonik.text import Text

SABOTEUR = GAMES["saboteur"]
CLEARED = "\x1b[H\x1b[2J\x1b[3J"

Answer = Callable[["Sitting"], str]


class Ran(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str


class Sitting:
    """A table whose people are a function: it is asked what to type, and may look at everything."""

    def __init__(
        self, answer: Answer, live: bool = False, lang: str = "en", game: str = "saboteur", **wanted: Any
    ) -> None:
        self.answer = answer
        self.out = StringIO()
        self.asked = 0
        self.prompt = ""
        self.marks: list[tuple[str, str]] = []  # each prompt with what was printed before it
        console = Console(
            file=self.out, width=80, height=24, force_terminal=live, highlight=False, markup=False
        )
        wanted_ = play.Wanted(**wanted)
        text = Text.of(lang)
        screen = Screen(console, self.read)
        make = play.resumed if wanted_.resume else play.seated
        self.table: Table = make(text, GAMES[game], wanted_, screen)

    def read(self, prompt: str) -> str:
        self.asked += 1
        self.prompt = prompt
        self.marks.append((prompt, self.out.getvalue()))
        answer = self.answer(self)
        self.out.write(f"{prompt}{answer}\n")
        return answer

    def play(self) -> str:
        self.table.play()
        return self.out.getvalue()

    @property
    def choosing(self) -> bool:
        """Whether an action is asked for, and not only Enter."""
        return self.prompt.startswith(">")


def first_choice(sitting: Sitting) -> str:
    return "1 1" if sitting.choosing else ""


def steady(sitting: Sitting) -> str:
    """The text of a legal action that depends on the position alone."""
    if not sitting.choosing:
        return ""
    game, state = sitting.table.game, sitting.table.state
    actions = game.legal_actions(state)
    return game.write(state, actions[len(sitting.table.keeper.lines) * 7 % len(actions)])


def by_numbers(sitting: Sitting) -> str:
    """The numbers that lead down the menu to some action; another one each time."""
    if not sitting.choosing:
        return ""
    table = sitting.table
    decision = table.game.decision(table.state)
    view = table.game.view(table.state, decision.seat)
    listed = table.board.menu(view, table.text, table.names, decision)
    typed = []
    while listed:
        open_ = [(number, entry) for number, entry in numbers(listed) if entry.actions or entry.inner]
        number, entry = open_[sitting.asked * 7 % len(open_)]
        typed.append(str(number))
        listed = entry.inner
    return " ".join(typed)


def leaves(entries: Sequence[Entry]) -> Iterator[Entry]:
    """The lines of a menu that are actions, however deep."""
    for entry in entries:
        yield from leaves(entry.inner) if entry.inner else [entry]


def answers(*given: str) -> Answer:
    """Those answers, then the end of the input."""
    left: Iterator[str] = iter(given)

    def answer(_: Sitting) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return answer


def plain(text: str) -> str:
    """The words alone: without colours, and with spaces that break."""
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text).replace("\N{NO-BREAK SPACE}", " ")
