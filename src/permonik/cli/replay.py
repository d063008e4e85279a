"""`permonik replay`: a recorded game told again, and checked on the way."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from permonik.cli.files import open_record
from permonik.cli.screen import hanging
from permonik.cli.words import CommandError, game_of, problem_in
from permonik.engine.core.events import Event, project
from permonik.engine.core.game import Game
from permonik.engine.core.record import Entry, Record, RecordError, Replay, replay
from permonik.engine.core.values import EVERYTHING, SPECTATOR, Action, Viewer
from permonik.text import Text


def run(text: Text, file: Path, console: Console) -> int:
    """0: confirmed; 1: it differs, or its end is torn off."""
    record, _ = open_record(text, file)
    game = game_of(text, record.header.game)
    show_header(text, game, record, console)
    teller = Teller(text, record, console)
    try:
        again = replay(game, record, teller.tell)
    except RecordError as error:
        raise CommandError(problem_in(text, error.problem)) from error
    return show_end(text, game, record, again, console)


class Teller:
    """Tells each action of a record as a sentence with its line number."""

    def __init__(self, text: Text, record: Record, console: Console) -> None:
        self.text = text
        self.game = record.header.game
        self.names = [sitter.name for sitter in record.header.sitters]
        # Whoever looks into a game that still goes on shall not learn its secrets.
        self.viewer: Viewer = EVERYTHING if record.footer else SPECTATOR
        self.console = console

    def tell(self, entry: Entry, _state: Any, _action: Action, events: Sequence[Event]) -> None:
        said = " ".join(self.text.event(self.game, told, self.names) for told in project(events, self.viewer))
        self.console.print(hanging(said, f"{entry.line:>5}"))
        if entry.note:
            self.console.print(hanging(entry.note, "     "), style="italic")


def show_header(text: Text, game: Game[Any], record: Record, console: Console) -> None:
    header = record.header
    if header.rules_version != game.rules_version:
        found, version = header.rules_version, game.rules_version
        console.print(text.error("record-other-version", found=found, version=version))
    console.print(text.format(f"{game.id}-name"), style="bold")
    for seat, sitter in enumerate(header.sitters, 1):
        console.print(f"  {seat}. {sitter.name} ({sitter.kind})")
    for option, value in header.options.items():
        shown = value if isinstance(value, bool | int | str) else "…"
        console.print(f"  {option} = {shown}")
    console.print(f"  {text.format('terminal-seed', seed=header.seed.hex())}")


def show_end(text: Text, game: Game[Any], record: Record, again: Replay[Any], console: Console) -> int:
    """The result, and where the record is not what the game says."""
    if again.difference:
        console.print(problem_in(text, again.difference), style="red")
        return 1
    if game.to_act(again.state) is None:
        names = [sitter.name for sitter in record.header.sitters]
        show_outcome(text, game, again.state, names, console)
    else:
        console.print(text.format("terminal-unfinished", count=again.played))
    if record.broken:
        console.print(problem_in(text, record.broken), style="red")
        return 1
    console.print(text.format("terminal-confirmed"))
    return 0


def show_outcome(text: Text, game: Game[Any], state: Any, names: Sequence[str], console: Console) -> None:
    """How it came out, line by line."""
    console.print(text.format("terminal-result"), style="bold")
    for line in game.outcome(state).lines:
        console.print(hanging(text.line(game.id, line, names)))
