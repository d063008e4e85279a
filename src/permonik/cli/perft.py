"""`permonik perft`: how many sequences of legal actions there are."""

from pathlib import Path
from typing import Any

from rich.console import Console

from permonik.cli.files import open_record
from permonik.cli.words import CommandError, game_of, problem_in, seats_of, wrong
from permonik.conformance.perft import divide, perft
from permonik.engine.core.game import Game
from permonik.engine.core.record import RecordError, replay
from permonik.text import Text

DEFAULT_SEATS = 4


def dealt(text: Text, game: Game[Any], seats: int | None, seed: str | None) -> Any:
    """A new game."""
    return game.new(seats_of(text, game, seats, DEFAULT_SEATS), seed_bytes(text, seed or "1"), {})


def recorded(text: Text, game: Game[Any], file: Path, line: int | None) -> Any:
    """The position of a record after a line, or at its end."""
    record, _ = open_record(text, file)
    try:
        again = replay(game, record, until=line)
    except RecordError as error:
        raise CommandError(problem_in(text, error.problem)) from error
    if again.difference:
        raise CommandError(problem_in(text, again.difference))
    return again.state


def seed_bytes(text: Text, seed: str) -> bytes:
    """A text seed is its UTF-8."""
    encoded = seed.encode()
    if not 1 <= len(encoded) <= 64:
        wrong(text, "terminal-wrong-seed")
    return encoded


def run(
    text: Text,
    name: str,
    seats: int | None,
    seed: str | None,
    record: Path | None,
    line: int | None,
    depth: int,
    split: bool,
    console: Console,
) -> None:
    game = game_of(text, name)
    if (record and (seats is not None or seed is not None)) or (line is not None and not record):
        wrong(text, "terminal-perft-one-of")
    state = recorded(text, game, record, line) if record else dealt(text, game, seats, seed)
    if split and depth > 0:
        parts = divide(game, state, depth)
        console.file.writelines(f"{action}: {count}\n" for action, count in parts)
        console.file.write(f"\n{sum(count for _, count in parts)}\n")
    else:
        console.file.write(f"{perft(game, state, depth)}\n")
