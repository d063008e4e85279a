"""The drawings: cards large and small, and the mine as a seat knows it."""

from typing import Any

import pytest

from permonik.cli.boards import saboteur
from permonik.cli.boards.paths import FLAT, TALL, Size, flat, tall
from permonik.cli.entries import Mark
from permonik.engine.core.values import SPECTATOR
from permonik.engine.paths.tiles import Tile, tile
from permonik.engine.saboteur.cards import PATH_CARDS
from permonik.text import Text
from tests.cli.running import SABOTEUR

NAMES = ("Alma", "Bert", "Cyril")

DRAWN = [
    (tile("NESW", "NESW"), ("  ║  ", "══╬══", "  ║  "), "═╬═"),
    (tile("NE", "NE"), ("  ║  ", "  ╚══", "     "), " ╚═"),
    (tile("EW", "EW"), ("     ", "═════", "     "), "═══"),
    (tile("NESW"), ("  ╨  ", "═╡×╞═", "  ╥  "), "─┼─"),
    (tile("N"), ("  ╨  ", "  ×  ", "     "), " ╵ "),
    (tile("NEW", "EW"), ("  ╨  ", "═════", "     "), "═══"),
    (tile("NESW", "NE", "SW"), ("  ║  ", "══╲══", "  ║  "), "═╲═"),
    (tile("NESW", "NS", "EW"), ("  ║  ", "══╫══", "  ║  "), "═╫═"),
]


@pytest.mark.parametrize(("card", "large", "small"), DRAWN)
def test_cards(card: Tile, large: tuple[str, ...], small: str) -> None:
    assert tall(card) == large
    assert flat(card) == small


def test_no_two_cards_look_alike() -> None:
    turns = {turn for card in PATH_CARDS for turn in (card.tile, card.tile.turned())}
    assert len({tall(each) for each in turns}) == len({flat(each) for each in turns}) == len(turns)


VIEW: dict[str, Any] = {
    "options": {"deck": "printed", "rounds": 3},
    "seats": 3,
    "start": [0, 0],
    "mine": [
        {"cell": [1, 0], "card": "curve-ne", "turned": True},
        {"cell": [1, 1], "card": "dead-cross", "turned": False},
    ],
    "goals": [
        {"cell": [8, -2], "kind": None, "turned": None},
        {"cell": [8, 0], "kind": "stone-east", "turned": True},
        {"cell": [8, 2], "kind": None, "turned": None},
    ],
    "you": {"goals": [None, None, "gold"]},
}
LARGE = """\
     0    1    2    3    4    5    6    7    8
                                           ╭───╮
−2   ·    ·    ·    ·    ·    ·    ·    ·  │ ? │
                                           ╰───╯

−1   ·    ·    ·    ·    ·    ·    ·    ·    ·

     ║                                       ║
 0 ══H════╗    ·    ·    ·    ·    ·    ·  ══●
     ║    ║
          ╨
 1   ·  ═╡×╞═ 1/2   ·    ·    ·    ·    ·    ·
          ╥
                                           ╭───╮
 2   ·    ·    ·    ·    ·    ·    ·    ·  │ ★ │
                                           ╰───╯"""
SMALL = """\
    0  1  2  3  4  5  6  7  8
−2  ·  ·  ·  ·  ·  ·  ·  · [?]
−1  ·  ·  ·  ·  ·  ·  ·  ·  ·
 0 ═H══╗  ·  ·  ·  ·  ·  · ═●
 1  · ─┼─1/2 ·  ·  ·  ·  ·  ·
 2  ·  ·  ·  ·  ·  ·  ·  · [★]"""


@pytest.mark.parametrize(("size", "picture"), [(TALL, LARGE), (FLAT, SMALL)], ids=["large", "small"])
def test_a_mine(size: Size, picture: str) -> None:
    marks = [Mark("1", {"cell": [2, 1]}), Mark("2", {"cell": [2, 1]})]
    drawn = saboteur.draw(VIEW, marks, size).plain
    assert [line.rstrip() for line in drawn.splitlines()] == picture.splitlines()


def test_the_drawing_grows_with_the_mine_and_with_the_choices() -> None:
    drawn = saboteur.draw(VIEW, [Mark("1", {"cell": [-10, 0]})]).plain
    assert "−10" in drawn.splitlines()[0]


def test_a_spectator_sees_no_more_than_the_table() -> None:
    state = SABOTEUR.new(3, b"table", {})
    view, text = SABOTEUR.view(state, SPECTATOR), Text.of("en")
    assert saboteur.draw(view, ()).plain.count("?") == 3
    assert "miner" not in saboteur.title(view, text, NAMES)


def test_cards_of_another_deck_are_drawn_by_their_shape() -> None:
    deck = dict(saboteur.printed_deck())
    deck["paths"] = [{**card, "card": f"my-{card['card']}"} for card in deck["paths"]]
    state = SABOTEUR.new(3, b"deck", {"deck": deck})
    view = SABOTEUR.view(state, 0)
    assert saboteur.picture(view, "my-cross") == "═╬═"
    assert saboteur.spelt(view, NAMES, "my-cross", "1,0") == "place my-cross@1,0"
