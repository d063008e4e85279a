"""`permonik explain`: what bots would have believed and played in a game, in words and as a picture."""

import json
from pathlib import Path
from typing import Final

from rich.console import Console

from permonik.bots.explain import Explanation, Step, as_json, explain
from permonik.cli.files import open_record, write_lines
from permonik.cli.plot import Curve, Panel, Plot, svg
from permonik.cli.screen import hanging
from permonik.cli.words import CommandError, game_of, problem_in, wrong
from permonik.engine.core.record import FINISHED, Record, RecordError, begin, replay
from permonik.text import Text

HIDDEN: Final = "saboteur"
"""The role that everybody wonders about."""


def run(text: Text, file: Path, plot: Path | None, json_: bool, console: Console) -> None:
    record, _ = open_record(text, file)
    game = game_of(text, record.header.game)
    if record.footer is None or record.footer.end != FINISHED:
        wrong(text, "terminal-explain-unfinished")
    try:
        again = replay(game, record)
    except RecordError as error:
        raise CommandError(problem_in(text, error.problem)) from error
    if again.difference:
        raise CommandError(problem_in(text, again.difference))
    found = explain(game, begin(game, record), (entry.text for entry in record.entries))
    if plot:
        draw(text, found, record, plot)
    if json_:
        console.file.write(f"{json.dumps(as_json(found))}\n")
    else:
        show(text, found, record, console)


def show(text: Text, found: Explanation, record: Record, console: Console) -> None:
    """A line for each action, and below it what its seat believed."""
    names = [sitter.name for sitter in record.header.sitters]
    for entry, step in zip(record.entries, found.steps, strict=True):
        played, advice = (text.choice(found.game, choice, names) for choice in (step.played, step.advice))
        words = text.format(
            "terminal-explain-same" if step.advice == step.played else "terminal-explain-other",
            player=names[step.seat],
            played=played,
            advice=advice,
        )
        console.print(hanging(words, f"{entry.line:>5}"))
        if step.beliefs:
            console.print(hanging(_suspicions(text, found, step, names), "     "), style="dim")


def _suspicions(text: Text, found: Explanation, step: Step, names: list[str]) -> str:
    role = found.roles.index(HIDDEN)
    beliefs = step.beliefs[step.seat]
    parts = [
        f"{name} {beliefs[seat][role]:.0%}" + (" ✓" if step.roles[seat] == role else "")
        for seat, name in enumerate(names)
        if seat != step.seat
    ]
    who = text.format(f"{found.game}-role", role=HIDDEN)
    return text.format("terminal-explain-beliefs", role=who, beliefs=" · ".join(parts))


def draw(text: Text, found: Explanation, record: Record, file: Path) -> None:
    if not found.roles:
        wrong(text, "terminal-explain-no-roles", game=text.format(f"{found.game}-name"))
    names = [sitter.name for sitter in record.header.sitters]
    role = found.roles.index(HIDDEN)
    panels = [
        Panel(
            name,
            [
                Curve(of, [step.beliefs[seat][of][role] for step in found.steps])
                for of in range(len(names))
                if of != seat
            ],
        )
        for seat, name in enumerate(names)
    ]
    guilty = [{seat for seat, is_ in enumerate(step.roles) if is_ == role} for step in found.steps]
    breaks = [step for step in range(1, len(guilty)) if guilty[step] != guilty[step - 1]]
    who = text.format(f"{found.game}-role", role=HIDDEN)
    title = text.format("terminal-explain-title", role=who)
    axis = text.format("terminal-explain-axis", count=len(found.steps))
    write_lines(text, file, svg(Plot(title, axis, names, panels, breaks, len(found.steps))).splitlines())
