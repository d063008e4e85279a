"""Files as lines. Everything else takes and gives lines."""

import json
from pathlib import Path
from typing import Any

from permonik.cli.words import CommandError, problem_in, wrong
from permonik.engine.core.record import Record, RecordError, read_record
from permonik.text import Text

ROOT = Path(__file__).parents[3]
"""The checkout that this package runs in, if it does."""


def read_lines(text: Text, file: Path) -> list[str]:
    try:
        return file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        missing = isinstance(error, FileNotFoundError)
        wrong(text, "error-file-missing" if missing else "terminal-unreadable-file", file=str(file))


def write_lines(text: Text, file: Path, lines: list[str], mode: str = "w") -> None:
    try:
        with file.open(mode, encoding="utf-8") as out:
            out.writelines(f"{line}\n" for line in lines)
    except OSError:
        wrong(text, "error-file-not-written", file=str(file))


def open_record(text: Text, file: Path) -> tuple[Record, list[str]]:
    """A record and its lines."""
    lines = read_lines(text, file)
    try:
        return read_record(lines), lines
    except RecordError as error:
        raise CommandError(problem_in(text, error.problem)) from error


def read_deck(text: Text, file: Path) -> Any:
    """The content of a deck; the game judges it."""
    try:
        return json.loads("\n".join(read_lines(text, file)))
    except (json.JSONDecodeError, RecursionError):
        wrong(text, "terminal-unreadable-deck", file=str(file))
