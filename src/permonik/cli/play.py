"""`permonik play`: from the words of the command line to a table with a game on it."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from permonik.bots.levels import LEVELS
from permonik.bots.traces import trace
from permonik.cli.boards import BOARDS
from permonik.cli.files import open_record, read_deck
from permonik.cli.perft import seed_bytes
from permonik.cli.screen import Screen
from permonik.cli.table import BOT, PERSON, Keeper, Table
from permonik.cli.words import CommandError, game_of, problem_in, seats_of, wrong, wrong_option
from permonik.engine.core.game import Game
from permonik.engine.core.options import Option, OptionError
from permonik.engine.core.record import Header, Record, RecordError, Sitter, begin, replay, write_header
from permonik.text import Text

DEFAULT_SEATS: Final = 4
DEFAULT_LEVEL: Final = "easy"
NOBODY: Final = "none"
# In the order of seats, so that everybody sees who comes next.
NAMES: Final = ("Alma", "Bert", "Cyril", "Dora", "Emil", "Fany", "Gusta", "Hugo", "Ida", "Jan")


class Wanted(NamedTuple):
    """What was asked for on the command line."""

    seats: int | None = None
    bots: str | None = None
    names: str | None = None
    seed: str | None = None
    options: Sequence[str] = ()
    deck: Path | None = None
    save: Path | None = None
    resume: Path | None = None


def run(text: Text, name: str, wanted: Wanted, screen: Screen) -> None:
    game = game_of(text, name)
    if wanted.save and wanted.save != wanted.resume and wanted.save.exists():
        wrong(text, "terminal-file-exists", file=str(wanted.save))
    table = resumed(text, game, wanted, screen) if wanted.resume else seated(text, game, wanted, screen)
    table.play()


# --- a new game ---------------------------------------------------------------------------------


def seated(text: Text, game: Game[Any], wanted: Wanted, screen: Screen) -> Table:
    """People in the first seats, bots in the last ones, and a new game."""
    sitters = sitters_of(text, game, wanted)
    seed = seed_bytes(text, secrets.token_hex(8) if wanted.seed is None else wanted.seed)
    options = {**BOARDS[game.id].DEFAULTS, **options_of(text, game, wanted.options)}
    if wanted.deck:
        options["deck"] = read_deck(text, wanted.deck)
    try:
        state = game.new(len(sitters), seed, options)
    except OptionError as error:
        wrong_option(text, error)
    header = write_header(Header(game.id, game.rules_version, sitters, seed, options))
    return Table(text, game, state, sitters, Keeper(text, [header], wanted.save), screen)


def sitters_of(text: Text, game: Game[Any], wanted: Wanted) -> tuple[Sitter, ...]:
    levels = levels_of(text, game, wanted.bots)
    default = DEFAULT_SEATS if levels is None else max(DEFAULT_SEATS, len(levels) + 1)
    seats = seats_of(text, game, wanted.seats, default)
    bots = [DEFAULT_LEVEL] * (seats - 1) if levels is None else levels
    if len(bots) > seats:
        wrong(text, "terminal-too-many-bots", bots=len(bots), seats=seats)
    names = names_of(text, wanted.names, seats)
    kinds = [PERSON] * (seats - len(bots)) + [BOT + level for level in bots]
    return tuple(map(Sitter, names, kinds))


def levels_of(text: Text, game: Game[Any], bots: str | None) -> list[str] | None:
    """The levels of the bots; None if nothing was said."""
    if bots is None or bots == NOBODY:
        return None if bots is None else []
    levels = bots.split(",")
    for level in levels:
        if level not in LEVELS[game.id]:
            wrong(text, "terminal-unknown-level", level=level, known=", ".join((*LEVELS[game.id], NOBODY)))
    return levels


def names_of(text: Text, names: str | None, seats: int) -> list[str]:
    """The names given, and those of the house for the rest; no two alike."""
    given = [name.strip() for name in names.split(",")] if names else []
    spare = [name for name in NAMES if name not in given]
    if len(given) > seats or len(set(given)) < len(given) or not all(given):
        wrong(text, "terminal-wrong-names", seats=seats)
    return [*given, *spare][:seats]


def options_of(text: Text, game: Game[Any], chosen: Sequence[str]) -> dict[str, Any]:
    """Options as they are typed, name=value."""
    known = {option.name: option for option in game.options}
    options: dict[str, Any] = {}
    for each in chosen:
        name, equals, value = each.partition("=")
        if not equals:
            wrong(text, "terminal-wrong-option", option=each)
        options[name] = meant(known.get(name), value)
    return options


def meant(option: Option | None, value: str) -> Any:
    """The value that a word stands for; the game refuses what makes no sense."""
    if option and option.optional and value == NOBODY:
        return None
    if option and option.kind == "flag":
        return {"true": True, "false": False}.get(value, value)
    whole = option and option.kind in ("whole", "seat") and value.removeprefix("-").isdecimal()
    return int(value) if whole else value


# --- a game that goes on ------------------------------------------------------------------------


def resumed(text: Text, game: Game[Any], wanted: Wanted, screen: Screen) -> Table:
    """The game of a record from where it was left; it goes on in the same file unless another is named."""
    file = wanted.resume
    assert file is not None
    if any((wanted.seats, wanted.bots, wanted.names, wanted.seed, wanted.options, wanted.deck)):
        wrong(text, "terminal-resume-alone")
    record, lines = open_record(text, file)
    state = state_of(text, game, record)
    for sitter in record.header.sitters:
        if sitter.kind != PERSON:
            levels_of(text, game, sitter.kind.removeprefix(BOT))
    header = write_header(record.header._replace(rules_version=game.rules_version))
    keeper = Keeper(text, [header, *kept(record, lines)], wanted.save or file)
    screen.show(text.format("terminal-resumed", file=str(file)))
    table = Table(text, game, state, record.header.sitters, keeper, screen)
    table.trace += trace(game, begin(game, record), (entry.text for entry in record.entries))
    return table


def kept(record: Record, lines: Sequence[str]) -> list[str]:
    """The lines between the header and what no longer holds: a footer, or a line broken off."""
    ends = [part.line - 1 for part in (record.footer, record.broken) if part]
    return [line for line in lines[: min(ends, default=len(lines))] if line.strip()][1:]


def state_of(text: Text, game: Game[Any], record: Record) -> Any:
    try:
        again = replay(game, record)
    except RecordError as error:
        raise CommandError(problem_in(text, error.problem)) from error
    if again.difference:
        raise CommandError(problem_in(text, again.difference))
    return again.state
