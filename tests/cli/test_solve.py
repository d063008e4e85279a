"""`permonik solve`: what it finds, keeps and refuses."""

import json
from itertools import count
from pathlib import Path

import pytest

from permonik.bots.caverna.planner import Stint, Worked
from permonik.cli import solve
from permonik.cli.words import game_of
from permonik.text import Text
from tests.cli.conftest import Run
from tests.cli.running import plain

QUESTION = ("solve", "caverna", "--minutes", "0.002", "--seed", "a")


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solve, "FIRST_GAMES", 30)
    monkeypatch.setattr(solve, "STINT_SECONDS", 0.05)


def points(file: Path) -> int:
    found: int = json.loads(file.read_text(encoding="utf-8").splitlines()[-1])["points"][0]
    return found


def test_its_game_is_confirmed_and_it_goes_on_from_there(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "caverna-solo.jsonl"
    ran = command(*QUESTION)
    assert ran.status == 0
    assert "100 % · games tried:" in plain(ran.out)
    first = points(file)
    assert plain(command("replay", str(file)).out).rstrip().endswith("The record agrees with the rules.")
    again = command(*QUESTION[:-2])
    assert f"begins with a game of {first} points" in " ".join(plain(again.out).split())
    assert points(file) >= first


def test_processes_work_side_by_side(command: Run, tmp_path: Path) -> None:
    ran = command(*QUESTION, "--jobs", "2", "--out", "game.jsonl")
    assert ran.status == 0
    assert points(tmp_path / "game.jsonl") >= 45


def test_a_line_goes_its_own_way_until_it_has_come_down(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solve, "monotonic", count().__next__)
    search = solve.Search(game_of(Text.of("en"), "caverna"), _begun())
    best = search.best.points, search.best.actions
    worse = best[0] - 20, best[1][:2]
    parts = []

    def work_all(stints: list[Stint]) -> list[Worked]:
        parts.append(stints[0].span)
        return [Worked(best, worse) for _ in stints]

    search.go_on(work_all, 1, 10.0)  # this one shows how fast the machine is
    line = search.lines[0]
    assert (line.last, line.done) == (worse, 0.0)
    while search.lines[0].descent == line.descent:
        assert search.lines[0].last == worse
        assert not search.go_on(work_all, 1, 10.0)
    assert search.lines[0].last == best
    assert search.lines[0].done == 0.0
    assert [part.begin for part in parts[1:]] == [part.end for part in parts[:-1]]
    assert parts[-1].end == 1.0
    assert len(parts) > 10


def test_a_better_game_is_kept() -> None:
    search = solve.Search(game_of(Text.of("en"), "caverna"), _begun())
    found = (search.best.points + 1, search.best.actions)
    assert search.go_on(lambda _stints: [Worked(found, found)], 1, 1.0)
    assert search.best.actions == found[1]


def _begun() -> solve.Told:
    text = Text.of("en")
    return solve.begun(text, game_of(text, "caverna"), "a")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("solve", "saboteur"), "Only Caverna"),
        (("solve", "chess"), "chess"),
        (("solve", "caverna", "--minutes", "0"), "more than 0 minutes"),
        (("solve", "caverna", "--jobs", "0"), "at least one process"),
        (("solve", "caverna", "--seed", ""), "A seed has"),
        (("solve", "caverna", "--out", "missing/game.jsonl", "--minutes", "0.001"), "missing/game.jsonl"),
    ],
)
def test_what_makes_no_sense_is_refused(command: Run, arguments: tuple[str, ...], said: str) -> None:
    ran = command(*arguments)
    assert ran.status == 2
    assert said in ran.err


def test_other_records_are_left_alone(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    command(*QUESTION, "--out", "game.jsonl")
    lines = file.read_text(encoding="utf-8").splitlines()
    two = json.dumps({**json.loads(lines[0]), "seats": [{"name": "A", "kind": "person"}] * 2})
    wrong = {
        "is not the record": ([lines[0], *lines[1:-1]], ()),
        "another seed": (lines, ("--seed", "b")),
        "The file": ([two, *lines[1:]], ()),
        "Line 2": ([lines[0], '{"seat":0,"do":"place dwarf@nowhere"}', lines[-1]], ()),
    }
    for said, (content, more) in wrong.items():
        file.write_text("\n".join(content), encoding="utf-8")
        ran = command("solve", "caverna", "--minutes", "0.001", "--out", "game.jsonl", *more)
        assert (ran.status, said in ran.err) == (2, True), ran.err
        assert file.read_text(encoding="utf-8") == "\n".join(content)
