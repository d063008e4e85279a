"""`permonik solve`: a planner looks for the best game that one can play alone, as long as it is given."""

import secrets
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

from rich.console import Console

from permonik.bots.caverna.planner import (
    HOT,
    PLACEMENT,
    STRENGTH,
    Descent,
    Found,
    Span,
    Stint,
    Worked,
    first_game,
    work,
)
from permonik.cli.files import open_record, write_lines
from permonik.cli.perft import seed_bytes
from permonik.cli.play import NAMES, state_of
from permonik.cli.table import BOT
from permonik.cli.words import game_of, wrong
from permonik.engine.core.game import Game, state_hash
from permonik.engine.core.record import FINISHED, Header, Sitter, write_action, write_footer, write_header
from permonik.engine.core.values import Action
from permonik.text import Text

SOLVED: Final = "caverna"
"""The game that has no chance in it when it is played alone."""
SITTER: Final = Sitter(NAMES[0], f"{BOT}planner")
FIRST_GAMES: Final = 300  # of the first stint, which shows how fast the machine is
STINT_SECONDS: Final = 30.0
SHARE: Final = 0.4  # of the time left, for one descent: slow ones find more, but one alone may go astray

Work = Callable[[list[Stint]], list[Worked]]


def run(
    text: Text, name: str, minutes: float, jobs: int, seed: str | None, out: Path, console: Console
) -> None:
    game = game_of(text, name)
    if game.id != SOLVED:
        wrong(text, "terminal-solve-only", game=text.format(f"{SOLVED}-name"))
    if minutes <= 0 or jobs < 1:
        wrong(text, "terminal-solve-wrong-time")
    search = Search(game, resumed(text, game, out, seed) if out.exists() else begun(text, game, seed))
    write_lines(text, out, search.best.lines)
    console.print(text.format("terminal-solve-start", points=search.best.points, file=str(out)))
    begin, seconds = monotonic(), minutes * 60
    with workers(jobs) as work_all:
        while (spent := monotonic() - begin) < seconds:
            if search.go_on(work_all, jobs, seconds - spent):
                write_lines(text, out, search.best.lines)
            done = min(100, round((monotonic() - begin) / seconds * 100))
            points = search.best.points
            console.print(
                text.format("terminal-solve-progress", done=done, games=search.games, points=points)
            )


class Told(NamedTuple):
    """A whole game with its points, and the lines of its record."""

    header: Header
    actions: tuple[Action, ...]
    points: int
    lines: list[str]


class Line(NamedTuple):
    """One process on its way down: where it stands, how it cools, how much of the way is done, how long."""

    last: Found
    descent: Descent
    done: float
    seconds: float

    def part(self, seconds: float) -> Span:
        """What can be done of the way in so much time."""
        return Span(self.done, min(1.0, self.done + seconds / self.seconds))


class Search:
    """One line a process. A line that has come down begins again at the best game of all."""

    def __init__(self, game: Game[Any], best: Told) -> None:
        self.game: Final = game
        self.best = best
        self.rng: Final = Random()
        self.lines: list[Line] = []
        self.games = 0
        self.speed = 0.0  # games a second of one process

    def go_on(self, work_all: Work, jobs: int, seconds: float) -> bool:
        """One stint of every line; whether a better game was found."""
        lines = self.lines or [self.line(seconds) for _ in range(jobs)]
        time = min(seconds, STINT_SECONDS)
        games = max(FIRST_GAMES, round(self.speed * time))
        begin = monotonic()
        parts = [line.part(time if self.speed else 0.0) for line in lines]
        worked = work_all([self.stint(line, games, part) for line, part in zip(lines, parts, strict=True)])
        spent = monotonic() - begin
        self.speed = games / spent
        self.games += games * jobs
        points, actions = max(stint.best for stint in worked)
        better = points > self.best.points
        if better:
            self.best = told(self.game, self.best.header, actions)
        self.lines = [
            line._replace(last=stint.last, done=part.end) if part.end < 1 else self.line(seconds - spent)
            for line, part, stint in zip(lines, parts, worked, strict=True)
        ]
        return better

    def line(self, seconds: float) -> Line:
        """A new line, if so much time is left."""
        hot = self.rng.uniform(*HOT)
        placement, strength = (max(0.0, self.rng.uniform(-most, most)) for most in (PLACEMENT, STRENGTH))
        best = self.best.points, self.best.actions
        return Line(best, Descent(hot, placement, strength), 0.0, max(STINT_SECONDS, SHARE * seconds))

    def stint(self, line: Line, games: int, part: Span) -> Stint:
        header = self.best.header
        chance = self.rng.getrandbits(64)
        return Stint(header.seed, header.options, line.last[1], games, line.descent, part, chance)


@contextmanager
def workers(jobs: int) -> Iterator[Work]:
    """Something that does stints side by side."""
    if jobs == 1:
        yield lambda stints: list(map(work, stints))
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield lambda stints: list(pool.map(work, stints))


# --- games and their records --------------------------------------------------------------------


def begun(text: Text, game: Game[Any], seed: str | None) -> Told:
    """A new game, as the normal player plays it."""
    grown = seed_bytes(text, secrets.token_hex(8) if seed is None else seed)
    header = Header(game.id, game.rules_version, (SITTER,), grown, {})
    return told(game, header, first_game(game.new(1, grown, header.options)))


def resumed(text: Text, game: Game[Any], file: Path, seed: str | None) -> Told:
    """The game of a record, to be made better."""
    record, _ = open_record(text, file)
    header = record.header
    if header.game != game.id or len(header.sitters) != 1 or not record.footer:
        wrong(text, "terminal-solve-other-record", file=str(file))
    if seed is not None and seed_bytes(text, seed) != header.seed:
        wrong(text, "terminal-solve-other-seed", file=str(file))
    if game.to_act(state_of(text, game, record)) is not None:
        wrong(text, "terminal-solve-other-record", file=str(file))
    state = game.new(1, header.seed, header.options)
    actions = []
    for entry in record.entries:
        actions.append(game.read(state, entry.text))
        game.apply(state, actions[-1])
    return told(game, header._replace(rules_version=game.rules_version, sitters=(SITTER,)), actions)


def told(game: Game[Any], header: Header, actions: Sequence[Action]) -> Told:
    """Play a whole game, and write it down."""
    state = game.new(1, header.seed, header.options)
    lines = [write_header(header)]
    for action in actions:
        lines.append(write_action(0, game.write(state, action)))
        game.apply(state, action)
    outcome = game.outcome(state)
    lines.append(write_footer(FINISHED, "", outcome, state_hash(game, state)))
    return Told(header, tuple(actions), outcome.points[0], lines)
