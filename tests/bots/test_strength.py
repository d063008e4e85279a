"""The measured strength of the levels: what is published, and the command that measures it."""

import json
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench import deduction, strength
from permonik.bots.arena import Match, play
from permonik.bots.levels import LEVELS
from permonik.bots.strength import STRENGTH
from permonik.engine.catalog import GAMES
from tests.sizes import MIXED_GAMES


def test_what_is_published_names_levels_that_exist() -> None:
    for game, levels in STRENGTH.items():
        order = list(LEVELS[game])
        for level, measured in levels.items():
            assert order.index(measured.over) == order.index(level) - 1
            assert measured.low <= measured.difference <= measured.high
            assert measured.counts in ("points", "wins")


def test_the_first_table_of_a_game_stands_for_it(tmp_path: Path) -> None:
    row: dict[str, Any] = {
        "game": "saboteur",
        "level": "easy",
        "over": "random",
        "players": 5,
        "counts": "points",
    }
    row |= {
        "games": 10,
        "result": 1.23456,
        "result_over": 0.5,
        "difference": 0.73456,
        "low": 0.1,
        "high": 1.0,
    }
    file = tmp_path / "strength.json"
    strength.publish([row, row | {"players": 8}], file)
    assert json.loads(file.read_text())["saboteur"]["easy"]["players"] == 5
    assert json.loads(file.read_text())["saboteur"]["easy"]["result"] == 1.235


def test_every_pair_of_neighbours_is_measured_where_the_games_are_played() -> None:
    rungs = list(strength.rungs())
    places = {(rung.game, rung.players) for rung in rungs}
    assert places == {
        *(("saboteur", 5), ("saboteur", 8), ("lost-mines", 5), ("dark-cave", 4), ("dark-cave", 6)),
        *(("caverna", 1), ("caverna", 2), ("caverna", 4)),
    }
    assert len(rungs) == 3 * len(places)
    assert all(rung.match.turns == 2 for rung in rungs)


def test_a_part_is_measured_once_and_then_taken_from_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = strength.Table("caverna", 1, "points", (2, 2, 2))
    monkeypatch.setattr(strength, "TABLES", (table,))
    monkeypatch.setattr(strength, "ORDER", ("random", "easy"))
    monkeypatch.setattr(
        strength, "rungs", lambda: [strength.Rung("caverna", 1, "random", "easy", "points", 2)]
    )
    house = strength.House(tmp_path, jobs=1, scale=1)
    rows = strength.ladder(house)
    assert (rows[0]["level"], rows[0]["games"]) == ("easy", 4)
    monkeypatch.setattr(strength, "run", lambda *_: iter(()))
    assert strength.ladder(house) == rows


def test_games_of_other_bots_are_not_gone_on_with(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shutil.copytree(strength.CODE / "bots", tmp_path / "bots")
    shutil.copytree(strength.CODE / "engine", tmp_path / "engine")
    monkeypatch.setattr(strength, "CODE", tmp_path)
    marks = {game: strength.code_of(game) for game in GAMES}
    assert len(set(marks.values())) == len(GAMES)
    with (tmp_path / "bots" / "lost_mines" / "easy.py").open("a") as file:
        file.write("# another thought\n")
    assert [game for game in GAMES if strength.code_of(game) != marks[game]] == ["lost-mines"]


@pytest.mark.parametrize("game", LEVELS)
@pytest.mark.parametrize("number", range(MIXED_GAMES))
def test_levels_play_whole_games_together(game: str, number: int) -> None:
    """Every level at one table, whatever its size: no illegal move, no exception."""
    seats = GAMES[game].seats
    rng = Random(f"{game} {number}")
    levels = list(LEVELS[game])
    rng.shuffle(levels)
    fewest = max(seats[0], min(len(levels), seats[-1]))
    played = play(Match(game, tuple(levels), rng.randint(fewest, min(6, seats[-1])), share=0.02), (number, 0))
    assert played.points


def test_miners_find_out_saboteurs_and_random_players_do_not_mislead_them() -> None:
    """Small: `python -m bench.strength --only deduction` measures it."""
    easy = deduction.measure(("easy",), 25)
    assert easy.bits.low > 0.5
    random = deduction.measure(("random",), 60)
    assert random.bits.high > -0.1
    assert easy.exposed["easy"].mean < 0.5


def test_calibration_is_counted_right() -> None:
    rounds = [deduction.Round(1.0, [(0.95, True)] * 90 + [(0.95, False)] * 10, [("easy", 0.25)])] * 2
    found = deduction.summary(rounds)
    (counted,) = found.bins
    assert counted == pytest.approx((200, 0.95, 0.9))
    assert found.worst == pytest.approx(0.05)
    assert found.exposed["easy"].mean == 0.25
