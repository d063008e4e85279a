"""A person's turn: the page is shown, questions are answered, and at last an action comes out."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.text import Text as Line

from permonik.cli.boards.types import Look
from permonik.cli.choosing import Menu, explain, refused, stuck
from permonik.cli.entries import Entry
from permonik.cli.page import Scene, pages
from permonik.cli.rules import rules_text
from permonik.cli.screen import Left, Screen, hanging
from permonik.engine.core.values import Action
from permonik.text import Text


class Turn:
    """One decision of one person."""

    def __init__(self, text: Text, screen: Screen, menu: Menu, prompt: str, log: Sequence[str]) -> None:
        self.text: Final = text
        self.screen: Final = screen
        self.menu = menu
        self.prompt: Final = prompt
        self.log = log

    def take(self) -> tuple[Action, ...]:
        """Ask until an answer is a legal action, or a walk that begins with one."""
        self.show()
        while True:
            actions = self.answer(self.screen.ask(">"))
            if actions:
                return actions

    def answer(self, answer: str) -> tuple[Action, ...]:
        """What an answer comes to: actions, or something to say and another question."""
        letter, _, rest = answer.partition(" ")
        look = self.menu.board.LOOKS.get(letter.casefold())
        command = COMMANDS.get(answer.casefold())
        if command:
            command(self)
        elif look:
            self.look(look, rest.strip())
        elif answer.startswith("?"):
            self.say(explain(self.menu, self.text, answer[1:].strip()))
        elif entry := self.menu.entry(answer):
            return self.choose(entry, answer)
        elif answer == "0":
            self.back()
        else:
            return self.attempt(answer)
        return ()

    def choose(self, entry: Entry, answer: str) -> tuple[Action, ...]:
        """A line of the menu: what it is, what it opens, or why it is closed."""
        if entry.inner:
            self.open(entry)
        elif not entry.actions:
            self.say(stuck(self.menu, self.text, entry))
        elif self.attempt(answer):
            return entry.actions
        return ()

    def attempt(self, answer: str) -> tuple[Action, ...]:
        menu, text = self.menu, self.text
        action = menu.action(answer)
        if action is None:
            self.say(text.format("terminal-unknown-choice", input=answer))
            return ()
        refusal = menu.game.why_not(menu.state, menu.seat, action)
        if refusal:
            self.say(refused(menu, text, refusal))
        return () if refusal else (action,)

    def say(self, words: str) -> None:
        self.screen.show(Line(words))

    # --- commands -------------------------------------------------------------------------------

    def open(self, entry: Entry) -> None:
        """Turn to a line with more lines under it. What happened has been read by then."""
        self.turn_to(self.menu.open(entry))

    def back(self) -> None:
        """Back to the lines before; from the first ones only where the menu has a way back of its own."""
        if self.menu.opened:
            self.turn_to(self.menu.back())
        else:
            self.show()

    def turn_to(self, menu: Menu) -> None:
        self.log = ()
        self.menu = menu
        self.show()

    def look(self, look: Look, words: str) -> None:
        """Something looked up, and then the page again."""
        menu = self.menu
        self.page_of(look(menu.view, self.text, menu.names, words))

    def again(self) -> None:
        """Enter alone never plays; it brings the page back when answers have pushed it away."""
        if self.screen.live:
            self.show()

    def help(self) -> None:
        board = self.menu.board
        self.screen.show(Line(self.text.format("terminal-help")), Line(board.legend(self.text)))

    def rules(self) -> None:
        self.page_of(Markdown(rules_text(self.text, self.menu.game.id)))

    def page_of(self, shown: RenderableType) -> None:
        """Something to read, in a pager if it is long; then the page comes back."""
        if self.screen.first_that_fits([shown]):
            self.screen.clear()
            self.screen.show(shown)
            self.screen.pause(self.text.format("terminal-continue"))
        else:
            with self.screen.console.pager(styles=True):
                self.screen.show(shown)
        self.again()

    def leave(self) -> None:
        raise Left

    # --- the page -------------------------------------------------------------------------------

    def show(self) -> None:
        """The page in the best size that fits; what happened gets a page of its own if nothing does."""
        page = self.screen.first_that_fits(self.pages())
        if page is None and self.log:
            tell(self.screen, self.text, self.log)
            self.log = ()
            page = self.screen.first_that_fits(self.pages())
        self.screen.clear()
        self.screen.show(page or list(self.pages())[-1])

    def pages(self) -> Iterator[RenderableType]:
        menu = self.menu
        scene = Scene(self.text, menu.game.id, menu.board, menu.view, menu.names)
        return pages(scene, self.log, menu, self.asked(), self.screen.console.width)

    def asked(self) -> str:
        if not self.menu.opened:
            return f"{self.prompt} {self.text.format('terminal-keys')}"
        opened = self.menu.opened[-1]
        return self.text.format("terminal-which", what=opened.title or opened.label)


COMMANDS: Final[Mapping[str, Callable[[Turn], None]]] = {
    "": Turn.again,
    "?": Turn.help,
    "h": Turn.help,
    "r": Turn.rules,
    "q": Turn.leave,
}


def tell(screen: Screen, text: Text, log: Sequence[str]) -> None:
    """A page of what happened, with time to read it."""
    screen.clear()
    screen.show(Line(text.format("terminal-last-moves"), style="bold"))
    screen.show(*map(hanging, log))
    screen.pause(text.format("terminal-continue"))
