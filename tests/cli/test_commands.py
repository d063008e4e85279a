"""The small commands, and what every command says when it cannot be carried out."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from permonik import __version__
from permonik.cli import rules
from permonik.cli.boards import BOARDS
from permonik.coverage import clauses_of
from permonik.engine.catalog import GAMES
from permonik.engine.saboteur.cards import PRINTED, read_deck
from tests.cli.conftest import Run


def test_every_game_has_a_board() -> None:
    assert set(BOARDS) == set(GAMES)


def test_without_a_command_there_is_help(command: Run) -> None:
    ran = command()
    assert (ran.status, ran.err) == (0, "")
    assert all(name in ran.out for name in ("play", "bench", "perft", "replay", "rules", "deck", "games"))
    assert command("--version").out.strip() == __version__


def test_games(command: Run) -> None:
    ran = command("games")
    assert ran.status == 0
    assert all(word in ran.out for word in ("saboteur", "3–10", "rounds", "digger | player", "margin"))
    assert "Sabotér" in command("games", "--lang", "sk").out


def test_the_language_comes_from_the_environment(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert "Počet hráčů" in command("games").out.replace("\N{NO-BREAK SPACE}", " ")
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Players" in command("games").out


def test_the_deck_that_is_printed_can_be_played(command: Run, tmp_path: Path) -> None:
    ran = command("deck", "saboteur")
    content = json.loads(ran.out)
    assert read_deck(content).content() == PRINTED.content() == content
    content["name"] = "own"
    (tmp_path / "own.json").write_text(json.dumps(content), encoding="utf-8")
    saved = command(
        "play", "saboteur", "--deck", "own.json", "--save", "game.jsonl", "--bots", "random,random"
    )
    assert saved.status == 0
    header = json.loads((tmp_path / "game.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert header["options"]["deck"]["name"] == "own"


def test_rules_and_one_clause(command: Run) -> None:
    assert "Setting up a round" in command("rules", "saboteur").out
    assert "SAB-4.3" in command("rules").out
    assert "wall to wall" in command("rules", "saboteur", "sab-4.3").out
    czech = command("rules", "saboteur", "--lang", "cs").out
    assert "SAB-12.7" in czech
    assert "Setting up a round" not in czech


def test_coverage_lists_clauses_without_a_test_first(
    command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "ROOT", tmp_path)
    assert command("rules", "saboteur", "--coverage").status == 2
    (tmp_path / "tests").mkdir()
    proof = 'import pytest\n@pytest.mark.clause("SAB-1.1")\ndef test_a(): ...\n'
    (tmp_path / "tests" / "test_x.py").write_text(proof, encoding="utf-8")
    ran = command("rules", "saboteur", "--coverage")
    assert ran.status == 1
    assert ran.out.index("SAB-12.7") < ran.out.index("SAB-1.1 ")
    assert "tests/test_x.py::test_a" in ran.out
    clauses = ", ".join(f'"{clause}"' for clause in clauses_of(rules.rulebook("saboteur")))
    (tmp_path / "tests" / "test_x.py").write_text(
        f"import pytest\n@pytest.mark.clause({clauses})\ndef test_a(): ...\n", encoding="utf-8"
    )
    assert command("rules", "saboteur", "--coverage").status == 0


WRONG = [
    ("dig",),
    ("--loud",),
    ("play",),
    ("play", "chess"),
    ("deck", "chess"),
    ("rules", "chess"),
    ("rules", "saboteur", "SAB-99.9"),
    ("games", "--lang", "de"),
    ("play", "saboteur", "--seats", "2"),
    ("play", "saboteur", "--seats", "many"),
    ("play", "saboteur", "--bots", "genius"),
    ("play", "saboteur", "--seats", "3", "--bots", "easy,easy,easy,easy"),
    ("play", "saboteur", "--names", "Eva,Eva"),
    ("play", "saboteur", "--seed", ""),
    ("play", "saboteur", "--option", "rounds"),
    ("play", "saboteur", "--option", "rounds=9"),
    ("play", "saboteur", "--option", "rounds=three"),
    ("play", "saboteur", "--option", "colour=red"),
    ("play", "saboteur", "--option", "deck=mine"),
    ("play", "saboteur", "--deck", "nowhere.json"),
    ("play", "saboteur", "--deck", "broken.json"),
    ("play", "saboteur", "--deck", "empty.json"),
    ("play", "saboteur", "--save", "nowhere/game.jsonl"),
    ("play", "saboteur", "--save", "broken.json"),
    ("play", "saboteur", "--resume", "nowhere.jsonl"),
    ("play", "saboteur", "--resume", "broken.json"),
    ("play", "saboteur", "--resume", "empty.json", "--seats", "4"),
    ("bench", "saboteur", "--seconds", "0"),
    ("bench", "saboteur", "--seats", "11"),
    ("perft", "saboteur"),
    ("perft", "saboteur", "--depth", "-1"),
    ("perft", "saboteur", "--depth", "1", "--at", "3"),
    ("perft", "saboteur", "--depth", "1", "--seats", "4", "--record", "x"),
    ("replay", "nowhere.jsonl"),
    ("replay", "broken.json"),
    ("replay", "empty.json"),
    ("replay", "."),
]


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_what_is_wrong_is_said_in_one_line(arguments: tuple[str, ...], command: Run, tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    (tmp_path / "empty.json").write_text("{}", encoding="utf-8")
    ran = command(*arguments)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert "{" not in ran.err
    assert not ran.err.startswith(("error-", "terminal-"))


def test_the_program_itself(tmp_path: Path) -> None:
    """A real process: a wrong command, and the end of the input as the end of a sitting."""
    program = [sys.executable, "-m", "permonik"]
    wrong = subprocess.run([*program, "play", "chess"], capture_output=True, text=True, check=False)
    assert (wrong.returncode, wrong.stdout, wrong.stderr.count("\n")) == (2, "", 1)
    left = subprocess.run(
        [*program, "play", "saboteur", "--lang", "en", "--save", "game.jsonl"],
        input="1 1\n",
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        env={"PYTHONIOENCODING": "utf-8", "PYTHONPATH": str(Path(rules.__file__).parents[2])},
        check=False,
    )
    assert (left.returncode, left.stderr) == (0, "")
    assert "Saved to “game.jsonl”" in left.stdout
    assert len((tmp_path / "game.jsonl").read_text(encoding="utf-8").splitlines()) > 1
