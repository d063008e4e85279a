"""A table in the terminal: people and bots in their seats, one game, and its record."""

from collections.abc import Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from rich.text import Text as Line

from permonik.bots.bot import Note, World
from permonik.bots.levels import LEVELS
from permonik.bots.traces import notice
from permonik.cli.boards import BOARDS
from permonik.cli.choosing import Menu
from permonik.cli.files import write_lines
from permonik.cli.replay import show_outcome
from permonik.cli.screen import Left, Screen
from permonik.cli.turn import Turn, tell
from permonik.engine.core.events import Event, project
from permonik.engine.core.game import Decision, Game, state_hash
from permonik.engine.core.record import FINISHED, Sitter, write_action, write_footer
from permonik.engine.core.values import SPECTATOR, Action, Seat, Viewer
from permonik.text import Text

PERSON: Final = "person"
BOT: Final = "bot:"


class Keeper:
    """The record of a game, written through to a file as soon as there is one."""

    def __init__(self, text: Text, lines: Sequence[str], file: Path | None) -> None:
        self.text: Final = text
        self.lines: Final = list(lines)
        self.file: Path | None = None
        if file:
            self.keep_in(file)

    def keep_in(self, file: Path) -> None:
        write_lines(self.text, file, self.lines)
        self.file = file

    def add(self, line: str) -> None:
        self.lines.append(line)
        if self.file:
            write_lines(self.text, self.file, [line], mode="a")


class Walk(NamedTuple):
    """What is left of a way that a person chose. It ends early where something else is asked."""

    seat: Seat
    prompt: str
    steps: tuple[Action, ...]


class Table:
    """Who plays what, how it stands, and what each seat has yet to be told."""

    def __init__(
        self,
        text: Text,
        game: Game[Any],
        state: Any,
        sitters: Sequence[Sitter],
        keeper: Keeper,
        screen: Screen,
    ) -> None:
        self.text: Final = text
        self.game: Final = game
        self.state: Final = state
        self.board: Final = BOARDS[game.id]
        self.sitters: Final = tuple(sitters)
        self.names: Final = tuple(sitter.name for sitter in sitters)
        self.people: Final = [seat for seat, sitter in enumerate(sitters) if sitter.kind == PERSON]
        self.keeper: Final = keeper
        self.screen: Final = screen
        self.untold: Final[list[list[Event]]] = [[] for _ in sitters]
        self.rng: Final = Random()
        self.trace: list[Note] = []
        self.looking: Seat | None = self.people[0] if len(self.people) == 1 else None
        self.walk: Walk | None = None

    # --- the course of the game -----------------------------------------------------------------

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            while (seat := self.game.to_act(self.state)) is not None:
                self.act(seat, self.person(seat) if seat in self.people else self.bot(seat))
            self.finish()
        except Left:
            self.leave()

    def act(self, seat: Seat, action: Action) -> None:
        """Carry out an action, write it down and tell of it."""
        line = write_action(seat, self.game.write(self.state, action))
        events: list[Event] = []
        self.trace += notice(self.game, self.state, action)
        self.game.apply(self.state, action, events)
        self.keeper.add(line)
        for untold in self.untold:
            untold += events
        if not self.people:
            self.screen.show(*map(Line, self.sentences(events, SPECTATOR)))
        elif seat in self.people and len(self.people) > 1 and self.game.to_act(self.state) != seat:
            self.show_effect(seat)

    def show_effect(self, seat: Seat) -> None:
        """What came of one's action, before somebody else takes the keyboard."""
        self.screen.show(*map(Line, self.sentences(self.untold[seat], seat)))
        self.untold[seat].clear()
        self.screen.pause(self.text.format("terminal-continue"))

    def bot(self, seat: Seat) -> Action:
        """A bot's choice, made in a world that its seat cannot tell from the true one."""
        level = self.sitters[seat].kind.removeprefix(BOT)
        action = LEVELS[self.game.id][level].choose(World(self.game, self.state, seat, self.rng, self.trace))
        refusal = self.game.why_not(self.state, seat, action)
        if refusal:
            raise AssertionError(f"{level}: {action} {refusal}")
        return action

    def person(self, seat: Seat) -> Action:
        """A person's next step on the way that was chosen, or a new choice."""
        decision = self.game.decision(self.state)
        walk, self.walk = self.walk, None
        goes_on = walk and walk.seat == seat and walk.prompt == decision.prompt
        if walk and goes_on and self.game.why_not(self.state, seat, walk.steps[0]) is None:
            action, *rest = walk.steps
        else:
            action, *rest = self.choice(seat, decision)
        if rest:
            self.walk = Walk(seat, decision.prompt, tuple(rest))
        return action

    def choice(self, seat: Seat, decision: Decision) -> tuple[Action, ...]:
        """What a person chooses, if there is any choice. Nothing of it stays on the screen."""
        view = self.game.view(self.state, seat)
        entries = self.board.menu(view, self.text, self.names, decision)
        if len(entries) == 1 and entries[0].actions:
            return entries[0].actions
        if self.looking != seat:
            self.pass_on(seat)
        log = self.news(seat)
        menu = Menu(self.game, self.state, seat, view, self.board, self.names, entries)
        prompt = self.text.prompt(self.game.id, decision, self.names)
        actions = Turn(self.text, self.screen, menu, prompt, log).take()
        self.screen.clear()
        return actions

    def pass_on(self, seat: Seat) -> None:
        """One person leaves the keyboard, and another takes it when all others look away."""
        self.screen.clear()
        self.screen.show(self.text.format("terminal-look-away"))
        self.looking = None
        self.screen.ask(self.text.format("terminal-hand-over", player=self.names[seat]))
        self.looking = seat

    # --- what is told ---------------------------------------------------------------------------

    def news(self, seat: Seat) -> list[str]:
        """What happened since a person's last turn. The end of a round gets a page of its own."""
        events = self.untold[seat][:]
        self.untold[seat].clear()
        log = self.sentences(events, seat)
        if any(event.name in self.board.PAUSES for event in events):
            tell(self.screen, self.text, log)
            return []
        return log

    def sentences(self, events: Sequence[Event], viewer: Viewer) -> list[str]:
        """Events in words; those that are no news to this viewer are left out."""
        told = self.board.news(project(events, viewer), viewer)
        return [self.text.event(self.game.id, each, self.names) for each in told]

    # --- the end --------------------------------------------------------------------------------

    def finish(self) -> None:
        """The last news, the mine with nothing hidden any more, and the outcome line by line."""
        self.keeper.add(
            write_footer(FINISHED, "", self.game.outcome(self.state), state_hash(self.game, self.state))
        )
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        if self.people:
            tell(self.screen, self.text, self.sentences(self.untold[self.people[0]], viewer))
            self.screen.clear()
        view = self.game.view(self.state, viewer)
        tables = [self.board.table(view, self.text, self.names, (), size, "") for size in self.board.SIZES]
        self.screen.show(self.screen.first_that_fits(tables) or tables[-1], Line())
        show_outcome(self.text, self.game, self.state, self.names, self.screen.console)
        self.say_where()

    def leave(self) -> None:
        """Keep the game, in a new file unless one was named."""
        self.screen.clear()
        if self.keeper.file is None:
            self.keeper.keep_in(free_name(self.game.id))
        self.say_where()
        self.screen.show(self.text.format("terminal-goodbye"))

    def say_where(self) -> None:
        if self.keeper.file:
            self.screen.show(self.text.format("terminal-saved", file=str(self.keeper.file)))


def free_name(game: str) -> Path:
    """A file in this folder that does not exist yet."""
    names = (Path(f"{game}-{number}.jsonl") for number in count(1))
    return next(file for file in names if not file.exists())
