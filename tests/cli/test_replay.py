"""Records told again: finished, unfinished, broken, illegal and of other rules."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.running import Sitting, first_choice, plain


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The lines of a finished game of one round."""
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    Sitting(first_choice, seats=3, bots="random,random", seed="r", options=["rounds=1"], save=file).play()
    return file.read_text(encoding="utf-8").splitlines()


def told(command: Run, tmp_path: Path, lines: list[str]) -> tuple[int, str, str]:
    (tmp_path / "game.jsonl").write_text("\n".join(lines), encoding="utf-8")
    ran = command("replay", "game.jsonl")
    return ran.status, " ".join(plain(ran.out).split()), ran.err


def changed(line: str, **values: object) -> str:
    return json.dumps({**json.loads(line), **values})


def test_a_finished_game_is_confirmed(command: Run, tmp_path: Path, finished: list[str]) -> None:
    status, out, _ = told(command, tmp_path, finished)
    assert status == 0
    assert all(
        word in out for word in ("Alma (person)", "Bert (bot:random)", "rounds = 1", "Result", "Victory:")
    )
    assert "draws a card: " in out  # nothing is secret any more
    assert out.endswith("The record agrees with the rules.")


def test_an_unfinished_game_keeps_its_secrets(command: Run, tmp_path: Path, finished: list[str]) -> None:
    status, out, _ = told(command, tmp_path, finished[:9])
    assert status == 0
    assert "The game is unfinished. Moves so far: 8" in out
    assert "draws a card: " not in out


def test_a_line_broken_off_is_reported_and_the_rest_kept(
    command: Run, tmp_path: Path, finished: list[str]
) -> None:
    status, out, _ = told(command, tmp_path, [*finished[:9], '{"seat":1,"d'])
    assert status == 1
    assert "Moves so far: 8" in out
    assert 'Line 10 of the record is broken off: {"seat":1,"d' in out


def test_a_broken_line_in_the_middle_cannot_be_read(
    command: Run, tmp_path: Path, finished: list[str]
) -> None:
    status, _, err = told(command, tmp_path, [*finished[:5], "{", *finished[5:]])
    assert (status, err.startswith("Line 6 of the record")) == (2, True)


def test_an_illegal_action_names_line_text_and_clause(
    command: Run, tmp_path: Path, finished: list[str]
) -> None:
    lines = [*finished[:3], changed(finished[3], do="take 3"), *finished[4:]]
    status, out, _ = told(command, tmp_path, lines)
    assert status == 1
    assert "The move on line 4 of the record is not possible: “take 3” (rule SAB-" in out


def test_a_text_that_is_no_action(command: Run, tmp_path: Path, finished: list[str]) -> None:
    status, out, _ = told(command, tmp_path, [*finished[:3], changed(finished[3], do="fly")])
    assert (status, "Line 4 of the record holds no move of this game: “fly”." in out) == (1, True)


def test_another_outcome_and_another_hash(command: Run, tmp_path: Path, finished: list[str]) -> None:
    for values in ({"points": [9, 9, 9]}, {"hash": "0" * 32}, {"end": "abandoned"}):
        status, out, _ = told(command, tmp_path, [*finished[:-1], changed(finished[-1], **values)])
        assert (status, f"line {len(finished)} " in out) == (1, True)


def test_another_rules_version_is_said_first(command: Run, tmp_path: Path, finished: list[str]) -> None:
    lines = [changed(finished[0], rules=0), *finished[1:]]
    status, out, _ = told(command, tmp_path, lines)
    assert status == 0
    assert out.startswith("The record was made by version 0 of the rules")
    status, out, _ = told(command, tmp_path, [*lines[:3], changed(lines[3], do="take 3")])
    assert status == 1
    assert out.startswith("The record was made by version 0 of the rules")
    assert "line 4" in out


def test_a_game_that_is_not_known(command: Run, tmp_path: Path, finished: list[str]) -> None:
    status, _, err = told(command, tmp_path, [changed(finished[0], game="chess")])
    assert (status, "chess" in err) == (2, True)
