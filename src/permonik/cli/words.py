"""The language of the command line, and what is wrong with a command in one line."""

import os
from typing import Any, Final, NoReturn

from permonik.engine.catalog import GAMES
from permonik.engine.core.game import Game
from permonik.engine.core.options import OptionError
from permonik.engine.core.record import Problem
from permonik.text import FALLBACK, LANGUAGES, Text


class CommandError(Exception):
    """A command that cannot be carried out, said in one line."""


def preferred_language() -> str:
    """The language of the environment, or English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            language = value[:2].lower()
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


HINTS: Final = Text.of(preferred_language())
"""For help texts, which are made before any command is read."""


def hint(name: str) -> str:
    """What a command or an option is for."""
    return HINTS.format(f"terminal-hint-{name}")


def text_of(language: str | None) -> Text:
    """The text of a language asked for, or of the environment."""
    if language is not None and language not in LANGUAGES:
        wrong(HINTS, "terminal-unknown-language", language=language, known=", ".join(LANGUAGES))
    return Text.of(language or preferred_language())


def wrong(text: Text, id_: str, **args: Any) -> NoReturn:
    raise CommandError(text.format(id_, **args))


def wrong_option(text: Text, error: OptionError) -> NoReturn:
    raise CommandError(text.option_error(error)) from error


def problem_in(text: Text, problem: Problem) -> str:
    """What is wrong with a record, in words."""
    return text.error(problem.code, line=problem.line, text=problem.text, clause=problem.clause)


def game_of(text: Text, name: str) -> Game[Any]:
    if name not in GAMES:
        wrong(text, "error-game-unknown", game=name, known=", ".join(GAMES))
    return GAMES[name]


def seats_of(text: Text, game: Game[Any], seats: int | None, default: int) -> int:
    """The number of seats asked for, or the nearest to a default that the game takes."""
    low, high = game.seats[0], game.seats[-1]
    if seats is None:
        return min(max(default, low), high)
    if seats not in game.seats:
        wrong(text, "error-seats-out-of-range", value=seats, low=low, high=high)
    return seats
