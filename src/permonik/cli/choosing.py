"""Answers as choices: numbers walk down the lines of a menu. And why something cannot be done."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from permonik.cli.boards import Board
from permonik.cli.boards.types import Names, View
from permonik.cli.entries import Entry, numbers
from permonik.engine.core.game import Game, NotationError, Refusal
from permonik.engine.core.values import Action, Seat
from permonik.text import Text


class Menu(NamedTuple):
    """What can be chosen now, and by whom: numbers and words come in, actions go out."""

    game: Game[Any]
    state: Any
    seat: Seat
    view: View
    board: Board
    names: Names
    entries: tuple[Entry, ...]
    opened: tuple[Entry, ...] = ()  # the lines that were walked down, the last one first to go back

    @property
    def listed(self) -> tuple[Entry, ...]:
        """The lines in sight."""
        return self.opened[-1].inner if self.opened else self.entries

    def entry(self, answer: str) -> Entry | None:
        """The line that one or more numbers mean, counted from those in sight."""
        words = answer.split()
        way = list(self._down(words))
        return way[-1] if way and len(way) == len(words) else None

    def action(self, answer: str) -> Action | None:
        """The action that an answer means, legal or not: numbers, a card and where, or text."""
        words = answer.split()
        way = list(self._down(words))
        if way and len(way) == len(words):
            return way[-1].actions[0] if way[-1].actions else self._tried(way[-1])
        last = way[-1] if way else self.opened[-1] if self.opened else None
        return self._spelt(last, " ".join(words[len(way) :])) or self._read(answer)

    def open(self, entry: Entry) -> "Menu":
        """The menu with a line walked down to, and all those above it."""
        return self._replace(opened=(*self.opened, entry))

    def back(self) -> "Menu":
        return self._replace(opened=self.opened[:-1])

    def _down(self, words: list[str]) -> Iterator[Entry]:
        """The lines that the first words name, one inside the other."""
        listed = self.listed
        for word in words:
            found = [entry for number, entry in numbers(listed) if word == str(number)]
            if not found:
                return
            yield found[0]
            listed = found[0].inner

    def _tried(self, entry: Entry) -> Action | None:
        return self._read(entry.tries[0]) if len(entry.tries) == 1 else None

    def _spelt(self, entry: Entry | None, words: str) -> Action | None:
        """A card, and where or on whom."""
        card = entry.card if entry else ""
        spelt = self.board.spelt(self.view, self.names, card, words) if card else None
        return self._read(spelt) if spelt else None

    def _read(self, text: str) -> Action | None:
        try:
            return self.game.read(self.state, text)
        except NotationError:
            return None


# --- why not ------------------------------------------------------------------------------------


def explain(menu: Menu, text: Text, question: str) -> str:
    """Why an action is not possible, with its rule; or that it is; or that the question means none."""
    entry = menu.entry(question)
    if entry and entry.tries:
        return stuck(menu, text, entry)
    if entry:
        return "\n".join(filter(None, (text.format("terminal-possible"), entry.about)))
    action = menu.action(question)
    if action is None:
        return text.format("terminal-no-action", input=question)
    refusal = menu.game.why_not(menu.state, menu.seat, action)
    return refused(menu, text, refusal) if refusal else text.format("terminal-possible")


def refused(menu: Menu, text: Text, refusal: Refusal) -> str:
    game = menu.game.id
    reason = text.format("terminal-why-not", reason=text.refusal(game, refusal, menu.names))
    rule = text.format("terminal-rule", clause=refusal.clause, text=text.rule(game, refusal.clause))
    return f"{reason}\n{rule}"


def stuck(menu: Menu, text: Text, entry: Entry) -> str:
    """A line under which nothing works: the one reason that stands against everything, if there is one."""
    refusals = [refusal for attempt in entry.tries if (refusal := _why_not(menu, attempt))]
    if refusals and len({refusal.clause for refusal in refusals}) == 1:
        return "\n".join(filter(None, (refused(menu, text, refusals[0]), entry.about)))
    return text.format("terminal-only-discard")


def _why_not(menu: Menu, attempt: str) -> Refusal | None:
    return menu.game.why_not(menu.state, menu.seat, menu.game.read(menu.state, attempt))
