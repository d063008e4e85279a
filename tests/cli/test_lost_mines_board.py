"""The Lost Mines drawn in the terminal, and played there."""

from pathlib import Path
from typing import Any

import pytest

from permonik.cli.boards import lost_mines
from permonik.cli.boards.paths import NET, TALL, Size
from permonik.cli.entries import Mark
from permonik.engine.core.game import Choice
from permonik.engine.lost_mines.game import LOST_MINES as GAME
from permonik.text import Text
from tests.cli.conftest import Run
from tests.engine.rules.lost_mines.scenes import do, scene
from tests.engine.rules.lost_mines.test_cards import other_deck

NAMES = ("Alma", "Bert", "Cyril")


def view(viewer: int = 0) -> dict[str, Any]:
    """A board with one of everything."""
    state = scene(
        ".\n. ┬r\nY ┼c ─l\n. .\nB ─", hand=["trap", "troll"], others=["boat", "cross"], dwarfs={0: (1, 2)}
    )
    do(state, "trap 1,4 east", "stop", "use boat@2,2", "stop", "discard cross", "stop", "troll 0,2 south")
    state.looked[0] = 0b0010
    state.grid.lay(state.deck.mine_cells[2], state.deck.mine_tiles[2])
    return GAME.view(state, viewer)


MARKS = [
    Mark("1", {"cell": [3, 2]}),
    Mark("12", {"cell": [1, 2], "side": "south"}),
    Mark("3", {"cell": [2, 2], "side": "east"}),
]
LARGE = """\
    0    1    2    3    4    5    6    7    8    9    10
                                                    ╭─1─╮
0   ·    ·    ·    ·    ·    ·    ·    ·    ·    ·  │ ? │
                                                    ╰───╯

1   ·  ══▲══  ·    ·    ·    ·    ·    ·    ·    ·    ·
         ║
  C ║  A ║                                          ╭─2─╮
2 ══☼════*════≈═3  1    ·    ·    ·    ·    ·    ·  │ ★ │
    Ψ    12                                         ╰───╯

3   ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·

  B ║                                                 ║
4 ══☾══════^  ·    ·    ·    ·    ·    ·    ·    ·  ══◆══
    ║                                                 ║

5   ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·

                                                    ╭─4─╮
6   ·    ·    ·    ·    ·    ·    ·    ·    ·    ·  │ ? │
                                                    ╰───╯"""
SMALL = """\
   0   1   2   3   4   5   6   7   8   9   10
0  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  [?]

1  · ╶═▲═╴ ·   ·   ·   ·   ·   ·   ·   ·   ·
   ╵   ║
2 C☼══A*═══≈═3 1   ·   ·   ·   ·   ·   ·  [★]
   Ψ   12
3  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
   ╵                                       ╵
4 B☾═════^ ·   ·   ·   ·   ·   ·   ·   · ╶═◆═
   ╷                                       ╷
5  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·

6  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  [?]"""


@pytest.mark.parametrize(("size", "picture"), [(TALL, LARGE), (NET, SMALL)], ids=["large", "small"])
def test_a_board(size: Size, picture: str) -> None:
    drawn = lost_mines.draw(view(), NAMES, MARKS, size).plain
    assert [line.rstrip() for line in drawn.splitlines()] == picture.splitlines()


def test_nobody_sees_a_mine_that_somebody_else_looked_at() -> None:
    assert lost_mines.draw(view(1), NAMES, ()).plain.count("?") == 3


def test_names_that_begin_alike_get_letters_by_seat() -> None:
    drawn = lost_mines.draw(view(), ("Alma", "Adam", "Cyril"), ()).plain
    assert "A ║" in drawn
    assert "B ║" in drawn


@pytest.mark.parametrize("language", ["en", "cs", "sk"])
def test_what_stands_beside_the_board(language: str) -> None:
    text = Text.of(language)
    for part in (lost_mines.title(view(), text, NAMES), lost_mines.legend(text)):
        assert "lost-mines-" not in part
        assert "{" not in part
    assert lost_mines.players(view(), text, NAMES).renderables


@pytest.mark.parametrize(
    ("card", "words", "text"),
    [
        ("cross", "3,2", "place cross@3,2"),
        ("tee-east", "3, 2 t", "place tee-east@3,2 turned"),
        ("trap", "1,2", "trap 1,2 east"),
        ("troll", "1,2 south", "troll 1,2 south"),
        ("storm", "1,2", "storm 1,2"),
        ("boat", "2,2", "use boat@2,2"),
        ("info-mine-dwarf", "bert", "look-dwarf 1 with info-mine-dwarf"),
        ("info-mine-dwarf", "2,2", None),
        ("cross", "bert", None),
    ],
)
def test_actions_in_short(card: str, words: str, text: str | None) -> None:
    assert lost_mines.spelt(view(), NAMES, card, words) == text


def test_everything_that_can_be_tried_is_an_action() -> None:
    state = scene()
    for card in state.deck.keys:
        attempts = lost_mines.attempts(GAME.view(state, 0), card)
        assert attempts
        for attempt in attempts:
            assert GAME.write(state, GAME.read(state, attempt)) == attempt
        assert len(lost_mines.picture(GAME.view(state, 0), card)) == 3


def test_choices_in_short() -> None:
    text = Text.of("en")
    place = Choice((0, 0, 0, 0), "", {"verb": "place", "card": "curve-ne", "cell": [3, 2], "turned": True})
    assert lost_mines.label(view(), text, NAMES, place) == "═╗  at 3, 2"
    blow = Choice((0, 0, 0, 0), "", {"verb": "storm", "card": "storm", "cell": [2, 2]})
    assert lost_mines.label(view(), text, NAMES, blow) == "═≈═ at 2, 2"
    stop = Choice((0, 0, 0, 0), "stop", {"verb": "stop"})
    assert lost_mines.label(view(), text, NAMES, stop) == "Stop here"
    walk = Choice((0, 0, 0, 0), "", {"verb": "walk", "cell": [2, 2], "moves": 2}, {"cards": 1})
    assert lost_mines.label(view(), text, NAMES, walk) == "to 2, 2 (2 moves) −1 card"


def test_another_deck_is_drawn_by_its_own_board() -> None:
    state = GAME.new(3, b"deck", {"deck": other_deck()})
    drawn = lost_mines.draw(GAME.view(state, 0), NAMES, ()).plain
    assert drawn.splitlines()[2].count("?") == 2


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_game_of_bots_is_told_and_its_record_confirmed(command: Run, tmp_path: Path, language: str) -> None:
    ran = command("play", "lost-mines", "--bots", "easy,easy,random", "--seats", "3", "--seed", "a")
    assert ran.status == 0
    saved = tmp_path / "game.jsonl"
    arguments = ("--bots", "easy,random,easy", "--seats", "3", "--save", str(saved), "--lang", language)
    assert command("play", "lost-mines", *arguments).status == 0
    again = command("replay", str(saved), "--lang", language)
    assert again.status == 0
    assert "lost-mines-" not in again.out.replace("lost-mines-1", "")


def test_a_person_plays_with_numbers(command: Run, tmp_path: Path) -> None:
    ran = command(
        "play", "lost-mines", "--seed", "a", "--save", "game.jsonl", typed="h\n1 1\n1\n7\n?5\nr\nq\n"
    )
    assert ran.status == 0
    assert "Face-down mine" in ran.out
    assert "Saved to" in ran.out
    assert len((tmp_path / "game.jsonl").read_text(encoding="utf-8").splitlines()) > 2
