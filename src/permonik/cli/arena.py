"""`permonik arena`: bots against bots on the same deals, and how sure one can be of what came of it."""

import json
from collections.abc import Iterable, Mapping, Sequence
from math import isfinite
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from permonik.bots.arena import Match, Part, Played, Task
from permonik.bots.arena import run as play_all
from permonik.bots.levels import ABLATIONS, LEVELS
from permonik.bots.tally import Estimate, Tally, set_of, tally
from permonik.cli.files import read_lines, write_lines
from permonik.cli.play import options_of
from permonik.cli.words import game_of, seats_of, wrong, wrong_option
from permonik.engine.core.game import Game
from permonik.engine.core.options import OptionError
from permonik.text import Text

INTERRUPTED = 130


class Wanted(NamedTuple):
    """What was asked for on the command line."""

    seats: str
    games: int
    players: int | None = None
    jobs: int = 1
    share: float = 1.0
    seed: str = "arena"
    options: Sequence[str] = ()
    records: Path | None = None
    resume: Path | None = None
    as_json: bool = False


def run(text: Text, name: str, wanted: Wanted, console: Console) -> int:
    """0 when everything was played; 130 when somebody stopped it before."""
    match = match_of(text, game_of(text, name), wanted)
    journal = Journal(text, match, wanted.resume)
    tasks = [task for task in match.tasks(wanted.games) if task not in journal.played]
    if wanted.records:
        _make_folder(text, wanted.records)
    whole = carry_out(text, match, tasks, journal, wanted)
    result = tally(match, journal.played.values())
    if wanted.as_json:
        console.file.write(f"{json.dumps(as_json(match, result))}\n")
    else:
        show(text, match, result, console)
    if not whole:
        left = len(match.tasks(wanted.games)) - result.games
        Console(stderr=True).print(text.format("terminal-arena-stopped", left=left))
    return 0 if whole else INTERRUPTED


def match_of(text: Text, game: Game[Any], wanted: Wanted) -> Match:
    levels = tuple(wanted.seats.split(","))
    known = (*LEVELS[game.id], *ABLATIONS[game.id])
    for level in levels:
        if level not in known:
            wrong(text, "terminal-unknown-level", level=level, known=", ".join(known))
    players = seats_of(text, game, wanted.players or len(levels), len(levels))
    options = options_of(text, game, wanted.options)
    try:
        game.new(players, b"try", options)
    except OptionError as error:
        wrong_option(text, error)
    return Match(game.id, levels, players, wanted.seed, wanted.share, options)


# --- playing --------------------------------------------------------------------------------------


class Journal:
    """What has been played, kept in a file as it comes if one is named."""

    def __init__(self, text: Text, match: Match, file: Path | None) -> None:
        self.text = text
        self.file = file
        self.played: dict[Task, Played] = {}
        if file is None:
            return
        head = json.dumps(match._asdict())
        if not file.exists():
            write_lines(text, file, [head])
            return
        first, *lines = read_lines(text, file) or [""]
        if first != head:
            wrong(text, "terminal-arena-other", file=str(file))
        self.played = set_of(_read(lines))

    def add(self, played: Played) -> None:
        self.played[played.deal, played.turn] = played
        if self.file:
            write_lines(self.text, self.file, [json.dumps(played._replace(record=())._asdict())], mode="a")


def _read(lines: Iterable[str]) -> Iterable[Played]:
    """Finished games of a journal; a line that was torn off is played again."""
    for line in lines:
        try:
            content = json.loads(line)
        except json.JSONDecodeError:
            continue
        content["parts"] = tuple(Part(*part) for part in content["parts"])
        yield Played(**content)


def carry_out(text: Text, match: Match, tasks: Sequence[Task], journal: Journal, wanted: Wanted) -> bool:
    """Play what is left; whether it was all played."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    done = len(journal.played)
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        row = bar.add_task(text.format(f"{match.game}-name"), completed=done, total=done + len(tasks))
        try:
            for played in play_all(match, tasks, wanted.jobs):
                journal.add(played)
                if wanted.records:
                    name = f"{match.game}-{played.deal}-{played.turn}.jsonl"
                    write_lines(text, wanted.records / name, list(played.record))
                bar.advance(row)
        except KeyboardInterrupt:
            return False
    return True


def _make_folder(text: Text, folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        wrong(text, "error-file-not-written", file=str(folder))


# --- telling --------------------------------------------------------------------------------------


def as_json(match: Match, result: Tally) -> dict[str, Any]:
    """The result by names."""
    return {
        **match._asdict(),
        **result._asdict(),
        **{name: _named(getattr(result, name)) for name in ("points", "wins", "sides")},
        **{name: _by_role(getattr(result, name)) for name in ("role_points", "role_wins")},
        "differences": [
            {"level": level, "over": over, "points": plain(points), "wins": plain(wins)}
            for level, over, points, wins in result.differences
        ],
    }


def plain(value: Estimate) -> dict[str, float | None]:
    """JSON knows no infinity: an interval without bounds has none."""
    return {name: each if isfinite(each) else None for name, each in value._asdict().items()}


def _named(estimates: Mapping[str, Estimate]) -> dict[str, Any]:
    return {name: plain(each) for name, each in estimates.items()}


def _by_role(estimates: Mapping[tuple[str, str], Estimate]) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for (level, role), each in estimates.items():
        found.setdefault(level, {})[role] = plain(each)
    return found


def show(text: Text, match: Match, result: Tally, console: Console) -> None:
    console.print(
        text.format(
            "terminal-arena-head",
            game=text.format(f"{match.game}-name"),
            players=match.players,
            games=result.games,
            deals=result.deals,
        ),
        style="bold",
    )
    console.print(_levels(text, result))
    if result.role_points:
        console.print(_roles(text, match, result))
    if result.differences:
        console.print(_differences(text, result))


def _table(text: Text, *heads: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for head in heads:
        table.add_column(text.format(f"terminal-arena-{head}"), no_wrap=True)
    return table


def _levels(text: Text, result: Tally) -> Table:
    table = _table(text, "level", "points", "wins", "mean-ms", "p99-ms")
    for level, points in result.points.items():
        spent = result.milliseconds[level]
        times = (f"{spent[name]:.1f}" for name in ("mean", "p99"))
        table.add_row(level, number(points), percentage(result.wins[level]), *times)
    return table


def _roles(text: Text, match: Match, result: Tally) -> Table:
    table = _table(text, "level", "role", "points", "part-wins")
    for (level, role), points in sorted(result.role_points.items()):
        won = result.role_wins.get((level, role))
        who = text.format(f"{match.game}-role", role=role)
        table.add_row(level, who, number(points), percentage(won) if won else "")
    for role, share in sorted(result.sides.items()):
        who = text.format(f"{match.game}-role", role=role)
        table.add_row("", who, "", percentage(share))
    return table


def _differences(text: Text, result: Tally) -> Table:
    table = _table(text, "difference", "points", "wins")
    for difference in result.differences:
        name = f"{difference.level} – {difference.over}"
        table.add_row(name, number(difference.points), percentage(difference.wins))
    return table


def number(value: Estimate) -> str:
    return _told(value, ".2f")


def percentage(value: Estimate) -> str:
    return _told(value, ".1%")


def _told(value: Estimate, style: str) -> str:
    """The mean with its interval; a single deal tells nothing of how far the mean may be off."""
    mean, low, high = (format(each, style) for each in (value.mean, value.low, value.high))
    return f"{mean} [{low}, {high}]" if isfinite(value.low) else mean
