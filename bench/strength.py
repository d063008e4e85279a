"""How strong the bots are: every figure of docs/bots.md, in one command that can be stopped and goes on.

    python -m bench.strength [--jobs 2] [--folder .permonik-strength] [--scale 1.0]
                             [--only ladder] [--game saboteur]

Games that were played are kept in the folder. Levels that do not exist are left out by name. At the full
scale the strength of the levels is written to src/permonik/bots/strength.json, which the server tells to
those who choose.
"""

import argparse
import json
import resource
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import pairwise
from math import ceil
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

from bench import deduction
from permonik.bots.arena import Match, play, run
from permonik.bots.levels import ABLATIONS, LEVELS
from permonik.bots.tally import Difference, Estimate, Tally, tally
from permonik.cli.arena import Journal, number, percentage
from permonik.engine.core.values import Json
from permonik.text import Text

CODE: Final = Path(__file__).parents[1] / "src" / "permonik"
PUBLISHED: Final = CODE / "bots" / "strength.json"
ORDER: Final = ("random", "easy", "normal", "expert")
TENTH: Final = 0.1
THIRD: Final = 0.33
SMALL: Final = 0.02
TEXT: Final = Text.of("en")


class Rung(NamedTuple):
    """A level against the one below it at one table: what counts, how hard they think, on how many deals."""

    game: str
    players: int
    lower: str
    upper: str
    counts: str
    deals: int
    share: float = 1.0
    options: Mapping[str, Json] = {}

    @property
    def match(self) -> Match:
        levels = (self.lower, self.upper)
        return Match(self.game, levels, self.players, share=self.share, options=self.options)


class Table(NamedTuple):
    """Where a game is measured: players, deals for the pairs of neighbouring levels, and expert's effort."""

    game: str
    players: int
    counts: str
    deals: tuple[int, int, int]
    share: float = TENTH
    options: Mapping[str, Json] = {}


# Roles are dealt anew every round, by what happened before: only first rounds have the same sides and deals.
ONE_ROUND: Final[Mapping[str, Json]] = {"rounds": 1}
TABLES: Final = (
    Table("saboteur", 5, "points", (60, 100, 150), TENTH, ONE_ROUND),
    Table("saboteur", 8, "points", (40, 60, 120), TENTH, ONE_ROUND),
    Table("lost-mines", 5, "points", (30, 150, 120), THIRD, ONE_ROUND),
    Table("dark-cave", 4, "wins", (20, 150, 110), THIRD),
    Table("dark-cave", 6, "wins", (20, 100, 50), THIRD),
    Table("caverna", 1, "points", (10, 20, 20)),
    Table("caverna", 2, "points", (10, 20, 30)),
    Table("caverna", 4, "points", (10, 15, 20)),
)
FULL_GAMES: Final = 30  # with expert at its full budget, in each game
# Of the bots' code: what no level plays by.
APART: Final = ("explain.py", "tally.py", "planner.py", "plans.py")
# Games of all levels together: how many, and with how much effort.
SOUND: Final = (("sound", 1_000, SMALL), ("sound-full", 20, 1.0))
SOUND_PLAYERS: Final = {"saboteur": 5, "lost-mines": 4, "dark-cave": 3, "caverna": 2}
DIGGING: Final = {5: 100}  # rounds of experts by player count
DIGGING_ELSEWHERE: Final = 40
DEDUCTION: Final = {
    "expert": (("expert",), 2_000),  # suspicions in the middle are rare
    "easy": (("easy",), 400),
    "normal": (("normal",), 400),
    "mixed": (("random", "easy", "normal", "expert", "easy"), 300),
    "random": (("random",), 400),
}
BLIND_DEALS: Final = 50


class House:
    """Where games are kept, how many processes play, and what part of the usual number of games."""

    def __init__(self, folder: Path, jobs: int, scale: float, games: Sequence[str] = tuple(LEVELS)) -> None:
        self.folder: Final = folder
        self.jobs: Final = jobs
        self.games: Final = games
        self.scale: Final = scale

    def count(self, usual: int) -> int:
        return max(2, ceil(usual * self.scale))

    def match(self, name: str, match: Match, deals: int) -> Tally:
        """The result of a match, played or taken from the folder."""
        journal = Journal(TEXT, match, self._file(match.game, f"{name}.jsonl"))
        tasks = match.tasks(self.count(deals) * match.turns)
        for played in run(match, [task for task in tasks if task not in journal.played], self.jobs):
            journal.add(played)
            say(f"{name}: {len(journal.played)} of {len(tasks)} games")
        wanted = set(tasks)
        return tally(match, [played for task, played in journal.played.items() if task in wanted])

    def kept(self, game: str, name: str, measure: Callable[[], Any]) -> Any:
        """A figure, measured or taken from the folder."""
        file = self._file(game, f"{name}.json")
        if not file.exists():
            say(f"{name} …")
            file.write_text(json.dumps(measure()))
        return json.loads(file.read_text())

    def _file(self, game: str, name: str) -> Path:
        """Where something is kept; whatever other code has played is left alone."""
        folder = self.folder / f"{game}-{code_of(game)}"
        folder.mkdir(parents=True, exist_ok=True)
        return folder / name


def code_of(game: str) -> str:
    """A mark of all code on which the games of bots depend."""
    package = game.replace("-", "_")
    folders = ("bots", f"bots/{package}", f"engine/{package}", "engine/core", "engine/paths")
    files = [
        file for folder in folders for file in sorted((CODE / folder).glob("*.py")) if file.name not in APART
    ]
    mark = blake2b(digest_size=6)
    for file in files:
        mark.update(_without_levels_of_others(file, package))
    return mark.hexdigest()


def _without_levels_of_others(file: Path, package: str) -> bytes:
    """What is listed by game changes nothing for the other games."""
    lines = file.read_text().splitlines()
    listing = file.name in ("levels.py", "traces.py")
    return "\n".join(line for line in lines if not listing or package in line).encode()


def say(words: str) -> None:
    """On one line that is written over where somebody watches."""
    if sys.stderr.isatty():
        print(f"\r{words:<70}", end="", file=sys.stderr, flush=True)


def exists(game: str, *levels: str) -> bool:
    return all(level in LEVELS[game] or level in ABLATIONS[game] for level in levels)


# --- each level over the one below ----------------------------------------------------------------


def rungs() -> Iterator[Rung]:
    for game, players, counts, deals, effort, options in TABLES:
        for (lower, upper), usual in zip(pairwise(ORDER), deals, strict=True):
            share = effort if upper == "expert" else 1.0
            yield Rung(game, players, lower, upper, counts, usual, share, options)


def ladder(house: House) -> list[dict[str, Any]]:
    """Each level against the one below it on the same deals."""
    rows = []
    for rung in rungs():
        if rung.game not in house.games:
            continue
        if not exists(rung.game, rung.lower, rung.upper):
            print(f"{rung.game}, {rung.players}: there is no {rung.lower} or {rung.upper}")
            continue
        name = f"{rung.game}-{rung.players}-{rung.upper}-over-{rung.lower}"
        result = house.match(name, rung.match, rung.deals)
        rows.append(_row(rung, result, result.differences[0]))
        _show_rung(rows[-1])
    return rows


def _row(rung: Rung, result: Tally, difference: Difference) -> dict[str, Any]:
    counted: Estimate = getattr(difference, rung.counts)
    values: Mapping[str, Estimate] = getattr(result, rung.counts)
    return {
        "game": rung.game,
        "players": rung.players,
        "level": rung.upper,
        "over": rung.lower,
        "counts": rung.counts,
        "share": rung.share,
        "games": result.games,
        "result": values[rung.upper].mean,
        "result_over": values[rung.lower].mean,
        "difference": counted.mean,
        "low": counted.low,
        "high": counted.high,
        "proved": counted.low > 0,
        "milliseconds": result.milliseconds[rung.upper],
    }


def _show_rung(row: Mapping[str, Any]) -> None:
    print(
        f"{row['game']:<10} {row['players']} players: {row['level']} over {row['over']}, {row['counts']}: "
        f"{row['difference']:+.3f} [{row['low']:+.3f}, {row['high']:+.3f}] in {row['games']} games, "
        f"{row['result']:.2f} to {row['result_over']:.2f}"
        f"{'' if row['proved'] else '   NOT PROVED'}"
    )


def full(house: House) -> list[dict[str, Any]]:
    """Expert against normal at the full budget; a fault would end this command here, too."""
    rows = []
    for game in house.games:
        if exists(game, "normal", "expert"):
            table = next(each for each in TABLES if each.game == game)
            rung = Rung(game, table.players, "normal", "expert", table.counts, FULL_GAMES // 2)
            result = house.match(f"{game}-full", rung.match, rung.deals)
            rows.append(_row(rung, result, result.differences[0]))
            _show_rung(rows[-1])
            spent = rows[-1]["milliseconds"]
            print(f"{game:<10} expert: {spent['mean']:.0f} ms a decision, 99 % below {spent['p99']:.0f} ms")
    return rows


# --- Saboteur -------------------------------------------------------------------------------------


def digging(house: House) -> list[dict[str, Any]]:
    """How often experts who mine reach the gold, by player count."""
    rows = []
    for players in range(3, 11):
        match = Match("saboteur", ("expert",), players, share=TENTH, options=ONE_ROUND)
        rounds = DIGGING.get(players, DIGGING_ELSEWHERE)
        share = house.match(f"digging-{players}", match, rounds).sides["miner"]
        rows.append({"players": players, **share._asdict()})
        print(f"{players} experts: the miners reach the gold in {percentage(share)} of {share.deals} rounds")
    return rows


def deduce(house: House) -> dict[str, Any]:
    """What miners find out after two thirds of a round."""
    found = {}
    for name, (levels, rounds) in DEDUCTION.items():
        result = house.kept("saboteur", f"deduction-{name}", lambda: _deduction(levels, rounds, house))  # noqa: B023
        found[name] = result
        bits = Estimate(*result["bits"])
        print(
            f"table of {name}: {number(bits)} bits above the prior, calibrated within {result['worst']:.3f}"
        )
        for level, when in result["exposed"].items():
            print(f"  {level} saboteurs are found out after {percentage(Estimate(*when))} of the cards")
    return found


def _deduction(levels: Sequence[str], rounds: int, house: House) -> dict[str, Any]:
    result = deduction.measure(levels, house.count(rounds), share=TENTH, jobs=house.jobs)
    return {**result._asdict(), "worst": result.worst}


def blind(house: House) -> dict[str, Any]:
    """What the belief is worth: expert against itself without one."""
    match = Match("saboteur", ("expert-blind", "expert"), 5, share=TENTH, options=ONE_ROUND)
    difference = house.match("blind", match, BLIND_DEALS).differences[0]
    print(f"saboteur: expert over expert without belief: {number(difference.points)} nuggets a round")
    return {"difference": difference.points._asdict()}


# --- soundness, time and memory -------------------------------------------------------------------


def sound(house: House) -> list[dict[str, Any]]:
    """Games of all levels together: an illegal move, an exception or a time-out would end this command."""
    rows = []
    for game in house.games:
        levels = tuple(level for level in ORDER if level in LEVELS[game])
        for name, games, share in SOUND:
            match = Match(game, levels, SOUND_PLAYERS[game], share=share, seed=name)
            result = house.match(f"{name}-{game}", match, ceil(games / match.turns))
            rows.append({"game": game, "share": share, "games": result.games, **_slowest(result)})
            print(
                f"{game:<10} {result.games} mixed games without a fault, effort {share:g} {_slowest(result)}"
            )
    return rows


def _slowest(result: Tally) -> dict[str, float]:
    return {level: round(spent["p99"], 1) for level, spent in result.milliseconds.items()}


def memory(house: House) -> dict[str, float]:
    """The most that a process takes in which experts play a whole game, in MB."""
    found = {}
    for game in house.games:
        if exists(game, "expert"):
            found[game] = house.kept(game, "memory", lambda: _peak(game))  # noqa: B023
            print(f"{game:<10} {found[game]:.0f} MB")
    return found


def _peak(game: str) -> float:
    table = next(each for each in TABLES if each.game == game)
    with get_context("spawn").Pool(1) as pool:
        return pool.apply(_played_in, (Match(game, ("expert",), table.players),))


def _played_in(match: Match) -> float:
    play(match, (0, 0))
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


# --- all of it ------------------------------------------------------------------------------------

PARTS: Final[Mapping[str, Callable[[House], Any]]] = {
    "ladder": ladder,
    "full": full,
    "digging": digging,
    "deduction": deduce,
    "blind": blind,
    "sound": sound,
    "memory": memory,
}


SABOTEUR: Final = ("digging", "deduction", "blind")
"""What is measured in that game alone."""


def publish(rows: Iterable[Mapping[str, Any]], file: Path = PUBLISHED) -> None:
    """The strength of each level as the server tells it: by game and level over the one below."""
    names = ("over", "players", "counts", "games", "result", "result_over", "difference", "low", "high")
    strength: dict[str, dict[str, Any]] = {}
    for row in rows:
        # of several tables of a game the first one stands for it
        strength.setdefault(row["game"], {}).setdefault(
            row["level"],
            {name: round(row[name], 3) if isinstance(row[name], float) else row[name] for name in names},
        )
    file.write_text(json.dumps(strength, indent=2) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=Path(".permonik-strength"))
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--only", choices=PARTS, action="append")
    parser.add_argument("--game", choices=LEVELS, action="append")
    asked = parser.parse_args()
    games = asked.game or tuple(LEVELS)
    house = House(asked.folder, asked.jobs, asked.scale, games)
    start = monotonic()
    figures = {}
    try:
        for name, part in PARTS.items():
            if name in (asked.only or PARTS) and (name not in SABOTEUR or "saboteur" in games):
                print(f"\n{name}: {part.__doc__}")
                figures[name] = part(house)
    except KeyboardInterrupt:
        sys.exit("\nStopped; the same command goes on from here.")
    house.folder.mkdir(parents=True, exist_ok=True)
    (house.folder / "strength.json").write_text(json.dumps(figures, indent=1))
    if asked.scale >= 1 and "ladder" in figures and games == tuple(LEVELS):
        publish(figures["ladder"])
    print(
        f"\n{(monotonic() - start) / 60:.0f} minutes this time, {_processor_minutes():.0f} of processor time"
    )


def _processor_minutes() -> float:
    """Of this process and those it has started: on a shared machine they say more than the clock."""
    spent = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in spent) / 60


if __name__ == "__main__":
    main()
