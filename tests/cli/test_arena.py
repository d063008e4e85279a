"""`permonik arena`: what it prints, keeps and refuses."""

import json
from pathlib import Path

import pytest

from permonik.bots import arena
from permonik.cli import arena as command_of
from permonik.engine.catalog import GAMES
from permonik.engine.core.record import read_record, replay
from tests.cli.conftest import Run

QUESTION = ("arena", "saboteur", "--seats", "random,easy", "--players", "3", "--option", "rounds=1")


def without_times(out: str) -> dict[str, object]:
    return {name: value for name, value in json.loads(out).items() if name != "milliseconds"}


def test_tables_in_words_and_in_json(command: Run) -> None:
    ran = command(*QUESTION, "--games", "6")
    assert ran.status == 0
    for part in ("games: 6, deals: 3", "easy – random", "gold miner"):
        assert part in ran.out
    result = json.loads(command(*QUESTION, "--games", "6", "--json").out)
    assert (result["games"], result["deals"], result["players"]) == (6, 3, 3)
    assert result["points"]["easy"]["low"] <= result["points"]["easy"]["mean"]
    assert result["sides"]["miner"]["mean"] + result["sides"]["saboteur"]["mean"] == pytest.approx(1, abs=0.4)


def test_one_deal_has_no_interval(command: Run) -> None:
    result = json.loads(command(*QUESTION, "--games", "1", "--json").out)
    assert result["points"]["easy"]["low"] is None
    told = command(*QUESTION, "--games", "1").out
    assert "easy – random" in told
    assert "inf" not in told


def test_records_replay(command: Run, tmp_path: Path) -> None:
    command(*QUESTION, "--games", "4", "--records", str(tmp_path / "games"))
    files = sorted((tmp_path / "games").iterdir())
    assert len(files) == 4
    for file in files:
        assert replay(GAMES["saboteur"], read_record(file.read_text().splitlines())).difference is None


def test_an_interrupted_match_goes_on(command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.jsonl"
    whole = without_times(command(*QUESTION, "--games", "6", "--json").out)
    real = arena.play
    played: list[arena.Task] = []

    most = 3

    def interrupted(match: arena.Match, task: arena.Task) -> arena.Played:
        if len(played) == most:
            raise KeyboardInterrupt
        played.append(task)
        return real(match, task)

    kept = (*QUESTION, "--games", "6", "--resume", str(file))
    monkeypatch.setattr(arena, "play", interrupted)
    stopped = command(*kept)
    assert stopped.status == command_of.INTERRUPTED
    assert "games left: 4" in stopped.err  # three were played, two of them make a deal
    with file.open("a") as out:
        out.write('{"deal": 1, "tu')  # torn off by a crash
    played.clear()
    most = 6
    assert without_times(command(*kept, "--json").out) == whole
    assert played == [(1, 1), (2, 0), (2, 1)]


def test_a_file_of_another_match_is_refused(command: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "match.jsonl")
    command(*QUESTION, "--games", "1", "--resume", file)
    ran = command(*QUESTION, "--games", "1", "--resume", file, "--seed", "other")
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert "another match" in ran.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("arena", "chess", "--seats", "easy"), "chess"),
        (("arena", "saboteur", "--seats", "genius,easy,easy"), "genius"),
        (("arena", "saboteur", "--seats", "easy,easy"), "3"),
        (("arena", "saboteur", "--seats", "easy", "--players", "11"), "10"),
        (("arena", "saboteur", "--seats", "easy", "--players", "3", "--games", "0"), "games"),
        (("arena", "saboteur", "--seats", "easy", "--players", "3", "--budget", "0"), "budget"),
        (("arena", "saboteur", "--seats", "easy", "--players", "3", "--option", "rounds=9"), "rounds"),
        (("arena", "saboteur"), "seats"),
    ],
)
def test_bad_input(command: Run, arguments: tuple[str, ...], said: str) -> None:
    ran = command(*arguments)
    assert ran.status == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1
