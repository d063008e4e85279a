"""Counting and measuring."""

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from permonik.cli import bench
from permonik.conformance.perft import divide, perft
from permonik.engine.core.game import state_hash
from tests.cli.conftest import Run
from tests.cli.running import SABOTEUR, Sitting, answers

DEPTH = 2


def slow_perft(state: object, depth: int) -> int:
    """The same by walking every sequence to its end, each from the beginning of the walk."""
    if depth == 0:
        return 1
    count = 0
    for action in SABOTEUR.legal_actions(state) if SABOTEUR.to_act(state) is not None else []:
        following = SABOTEUR.load(SABOTEUR.dump(state))
        SABOTEUR.apply(following, action)
        count += slow_perft(following, depth - 1)
    return count


def test_counts_agree_with_a_slow_walk_and_leave_the_state_alone() -> None:
    state = SABOTEUR.new(3, b"perft", {})
    before = state_hash(SABOTEUR, state)
    assert (
        perft(SABOTEUR, state, DEPTH)
        == slow_perft(state, DEPTH)
        == sum(count for _, count in divide(SABOTEUR, state, DEPTH))
    )
    assert [perft(SABOTEUR, state, 0), perft(SABOTEUR, state, 1)] == [1, len(SABOTEUR.legal_actions(state))]
    assert state_hash(SABOTEUR, state) == before


def test_the_split_adds_up(command: Run) -> None:
    question = ("perft", "saboteur", "--seats", "3", "--seed", "a", "--depth", str(DEPTH))
    total = int(command(*question).out)
    *parts, empty, last = command(*question, "--divide").out.splitlines()
    assert (empty, int(last)) == ("", total)
    assert sum(int(part.rpartition(": ")[2]) for part in parts) == total
    assert len({part.rpartition(": ")[0] for part in parts}) == int(command(*question[:-1], "1").out)


def test_a_position_of_a_record(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    sitting = Sitting(answers("", "1 1", "", "1 1", ""), seats=3, bots="none", seed="a", save=file)
    sitting.play()
    question = ("perft", "saboteur", "--depth", "1", "--record", str(file))
    assert int(command(*question).out) == len(SABOTEUR.legal_actions(sitting.table.state))
    start = SABOTEUR.new(3, b"a", {})
    assert int(command(*question, "--at", "1").out) == len(SABOTEUR.legal_actions(start))
    assert command(*question, "--at", "2").out != ""


FIGURES = ["game", "seats", "seconds", "games_per_s", "decisions_per_s", "copy_us", "state_kb", "calibration"]
FIGURES += ["decisions_per_1000_turns", "build", "python", "round_wins"]


def test_bench_prints_its_figures(command: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bench, "RUNS", 1)
    monkeypatch.setattr(bench, "COPIES", 20)
    figures = json.loads(command("bench", "saboteur", "--seats", "3", "--seconds", "0.05", "--json").out)
    assert list(figures) == FIGURES
    assert (figures["build"], figures["seats"]) == (bench.build_of(SABOTEUR), 3)
    assert all(figures[name] > 0 for name in FIGURES[2:9])
    assert set(figures["round_wins"]) == {"miner", "saboteur"}
    monkeypatch.setattr(bench, "ROOT", tmp_path)  # as if installed: the loop is not shipped
    shown = command("bench", "saboteur", "--seconds", "0.05").out
    assert "only in a checkout" in shown
    assert "Decisions per second" in shown


def test_every_game_that_is_played_out_has_its_rounds_counted() -> None:
    wins: Counter[str] = Counter()
    run = bench.playouts(SABOTEUR, 3, 0.02, Random(1), wins)
    assert wins["round-miners"] + wins["round-saboteurs"] == 3 * run.games
    assert run.decisions > run.games
