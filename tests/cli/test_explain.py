"""`permonik explain`: beliefs and advice of a finished game, and their picture."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from permonik.bots.arena import Match, play
from permonik.bots.explain import OPINIONS, explain
from permonik.engine.catalog import GAMES
from permonik.engine.core.record import begin, read_record
from tests.cli.conftest import Run

PLAYERS = {"saboteur": 4, "lost-mines": 3, "dark-cave": 4, "caverna": 1}


@pytest.fixture(scope="module")
def lines() -> tuple[str, ...]:
    return play(Match("saboteur", ("easy", "normal"), 4, options={"rounds": 1}), (1, 0)).record


@pytest.fixture
def file(lines: tuple[str, ...], tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text("".join(f"{line}\n" for line in lines))
    return path


def test_every_move_is_explained(command: Run, file: Path, lines: tuple[str, ...]) -> None:
    ran = command("explain", str(file))
    assert ran.status == 0
    assert ran.out.count("normal") == len(lines) - 2
    assert "would play" in ran.out
    assert "Believed to be “saboteur”" in ran.out
    assert "✓" in ran.out


def test_all_beliefs_in_json(command: Run, file: Path, lines: tuple[str, ...]) -> None:
    found = json.loads(command("explain", str(file), "--json").out)
    assert found["roles"] == ["miner", "saboteur"]
    assert len(found["steps"]) == len(lines) - 2
    for step in found["steps"]:
        for seat, view in enumerate(step["beliefs"]):
            assert all(sum(chances) == pytest.approx(1, abs=0.01) for chances in view)
            assert view[seat][step["roles"][seat]] == 1  # everybody knows oneself


def test_the_picture(command: Run, file: Path, tmp_path: Path) -> None:
    picture = tmp_path / "beliefs.svg"
    assert command("explain", str(file), "--plot", str(picture)).status == 0
    root = ElementTree.fromstring(picture.read_text())
    drawn = [element.tag.rpartition("}")[2] for element in root.iter()]
    assert drawn.count("polyline") == 4 * 3
    words = [element.text for element in root.iter() if element.tag.endswith("text")]
    assert {"1", "2", "3", "4", "0%", "100%"} <= set(words)


def test_an_unfinished_game_is_not_explained(command: Run, file: Path, lines: tuple[str, ...]) -> None:
    file.write_text("".join(f"{line}\n" for line in lines[:-1]))
    ran = command("explain", str(file))
    assert (ran.status, ran.out) == (2, "")
    assert "finished" in ran.err


def test_a_wrong_record_is_refused(command: Run, file: Path, lines: tuple[str, ...]) -> None:
    file.write_text("".join(f"{line}\n" for line in (lines[0], *lines[2:])))
    assert command("explain", str(file)).status == 2
    assert command("explain", str(file.with_name("none.jsonl"))).status == 2


def test_without_roles_there_is_nothing_to_draw(command: Run, tmp_path: Path) -> None:
    record = play(Match("caverna", ("easy",), 1), (0, 0)).record
    file = tmp_path / "solo.jsonl"
    file.write_text("".join(f"{line}\n" for line in record))
    ran = command("explain", str(file), "--plot", str(tmp_path / "solo.svg"))
    assert ran.status == 2
    assert "no hidden roles" in ran.err


@pytest.mark.parametrize("game", GAMES)
def test_games_of_every_kind(game: str) -> None:
    rules = GAMES[game]
    record = read_record(play(Match(game, ("easy",), PLAYERS[game]), (0, 0)).record)
    texts = [entry.text for entry in record.entries][:40]
    found = explain(rules, begin(rules, record), texts)
    assert [step.played.text for step in found.steps] == texts
    assert (game in OPINIONS) == bool(found.roles)
    assert explain(rules, begin(rules, record), texts) == found
