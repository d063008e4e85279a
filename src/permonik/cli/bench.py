"""`permonik bench`: how fast a game plays at random, and how large and quick to copy its states are."""

import json
import platform
import sys
import tracemalloc
from collections import Counter
from importlib.util import module_from_spec, spec_from_file_location
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.table import Table

from permonik.cli.boards import BOARDS
from permonik.cli.files import ROOT
from permonik.cli.words import game_of, seats_of, wrong
from permonik.engine.core.game import Game
from permonik.text import Text

RUNS: Final = 5
DEFAULT_SEATS: Final = 5
COPIES: Final = 1_000


class Run(NamedTuple):
    """Random games of a stretch of time."""

    games: int
    decisions: int
    seconds: float


def playouts(game: Game[Any], seats: int, seconds: float, rng: Random, wins: Counter[str]) -> Run:
    """Whole random games, one after another, until the time is up. The loop is as tight as it gets."""
    new, legal_actions, apply, to_act = game.new, game.legal_actions, game.apply, game.to_act
    outcome, random, clock = game.outcome, rng.random, perf_counter
    games = decisions = 0
    start = now = clock()
    while now - start < seconds:
        state = new(seats, rng.randbytes(16), {})
        while to_act(state) is not None:
            actions = legal_actions(state)
            apply(state, actions[int(random() * len(actions))])
            decisions += 1
        wins.update(line.name for line in outcome(state).lines)
        games += 1
        now = clock()
    return Run(games, decisions, now - start)


def mid_game(game: Game[Any], seats: int, rng: Random) -> Any:
    """The state in the middle of a random game."""
    passed = [state := game.new(seats, b"mid-game", {})]
    while game.to_act(state) is not None:
        state = game.copy(state)
        game.apply(state, rng.choice(game.legal_actions(state)))
        passed.append(state)
    return passed[len(passed) // 2]


def copy_us(game: Game[Any], state: Any) -> float:
    """Microseconds for a copy, the best of several runs."""
    copy, best = game.copy, float("inf")
    for _ in range(RUNS):
        start = perf_counter()
        for _ in range(COPIES):
            copy(state)
        best = min(best, perf_counter() - start)
    return best / COPIES * 1e6


def state_kb(game: Game[Any], state: Any) -> float:
    """Kilobytes that a copy adds; tables that copies share do not count."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [game.copy(state) for _ in range(COPIES)]
    grown, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (grown - before) / len(kept) / 1024


def calibration() -> float | None:
    """Turns a second of the loop that never changes; None where there is no checkout."""
    file = ROOT / "bench" / "calibrate.py"
    spec = spec_from_file_location("calibrate", file) if file.exists() else None
    if spec is None or spec.loader is None:
        return None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    turns: float = module.calibrate()
    return turns


def build_of(game: Game[Any]) -> str:
    """Interpreted, unless the module that applies actions is a compiled one."""
    file = getattr(sys.modules[game.apply.__module__], "__file__", None) or ""
    return "interpreted" if file.endswith(".py") else "compiled"


def measure(game: Game[Any], seats: int, seconds: float) -> dict[str, Any]:
    """Everything that is reported, by name. Calibrated before and after, so that a pause does not skew it."""
    rng, lines = Random(), Counter[str]()
    turns = calibration()
    runs = [playouts(game, seats, seconds, rng, lines) for _ in range(RUNS)]
    best = max(runs, key=lambda run: run.decisions / run.seconds)
    turns = max(turns, calibration() or 0) if turns else None
    state = mid_game(game, seats, Random(1))
    speed = best.decisions / best.seconds
    return {
        "game": game.id,
        "seats": seats,
        "seconds": seconds,
        "games_per_s": round(best.games / best.seconds, 1),
        "decisions_per_s": round(speed),
        "copy_us": round(copy_us(game, state), 2),
        "state_kb": round(state_kb(game, state), 2),
        "calibration": round(turns) if turns else None,
        "decisions_per_1000_turns": round(speed / turns * 1000, 1) if turns else None,
        "build": build_of(game),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "round_wins": {role: lines[line] for line, role in BOARDS[game.id].ROUND_WINS.items()},
    }


def run(text: Text, name: str, seats: int | None, seconds: float, as_json: bool, console: Console) -> None:
    game = game_of(text, name)
    if seconds <= 0:
        wrong(text, "terminal-wrong-seconds")
    figures = measure(game, seats_of(text, game, seats, DEFAULT_SEATS), seconds)
    if as_json:
        console.file.write(f"{json.dumps(figures)}\n")
    else:
        show(text, figures, console)


def show(text: Text, figures: dict[str, Any], console: Console) -> None:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name, value in figures.items():
        if name != "round_wins":
            table.add_row(text.format(f"terminal-bench-{name.replace('_', '-')}"), _shown(text, value))
    rounds = sum(figures["round_wins"].values()) or 1
    for role, count in figures["round_wins"].items():
        who = text.format(f"{figures['game']}-role", role=role)
        table.add_row(text.format("terminal-bench-round-wins", role=who), f"{count / rounds:.2%}")
    console.print(table)


def _shown(text: Text, value: Any) -> str:
    if value is None:
        return text.format("terminal-no-calibration")
    return f"{value:,}" if isinstance(value, int | float) else str(value)
