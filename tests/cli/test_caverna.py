"""Caverna at the terminal."""

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from permonik.cli.boards import caverna
from permonik.cli.boards.paths import Size
from permonik.cli.entries import Mark
from permonik.engine.caverna.furnishings import INDEX
from permonik.engine.caverna.game import CAVERNA
from permonik.engine.caverna.spaces import KEYS as SPACES
from permonik.text import Text
from tests.cli.conftest import Run
from tests.engine.rules.caverna.scene import Scene

NAMES = ("Eva", "Petr")


def home(scene: Scene, size: Size, *marks: Mark) -> list[str]:
    view: dict[str, Any] = CAVERNA.view(scene.state, 0)
    drawn = caverna.draw(view["players"][0], Text.of("en"), marks, size).plain
    return [line.rstrip() for line in drawn.splitlines()]


def farm() -> Scene:
    """A home with one of everything."""
    return (
        Scene()
        .tiles(meadow="F4,3 F4,2", grain3="F3,3", veg1="F3,2", field="F2,3", small="F2,2")
        .tiles(tunnel="M3,2", deep_tunnel="M3,3", ore_mine="M2,3", ruby_mine="M2,2")
        .large("F1,1", "F1,2")
        .large("F2,1", "F3,1")
        .stables("F4,3 F2,1 F4,1")
        .room("carpenter", "M3,1")
    )


SMALL = """\
   F·,1  F·,2  F·,3  M·,1  M·,2  M·,3
1 [         ] +1boa   ·     ·     3
2 ┌─⌂─┐ [   ] ≈≈≈≈≈   ·   <rub> <ore>
3 └───┘ 1 veg 3 gra Carpe ═════ ≡≡≡≡≡
4   ⌂   " " " " ⌂ " Entry +1foo  1/2"""
LARGE = """\
      F·,1       F·,2       F·,3       M·,1       M·,2       M·,3
     large      large                                    3
1    [              ]     +1 boar       ·          ·       +2 food
    pasture    pasture
     large      small      field               ruby mine   ore mine
2    ┌─⌂─┐      [   ]      ≈≈≈≈≈        ·        <rub>      <ore>
    pasture    pasture
     large      field      field    Carpenter    tunnel  deep tunnel
3    └───┘      1 veg     3 grain                ═════      ≡≡≡≡≡
    pasture
                meadow     meadow  Entry-level           1/2
4      ⌂        " " "      " ⌂ "     dwelling   +1 food       ·
"""


@pytest.mark.parametrize(("size", "picture"), [(caverna.SMALL, SMALL), (caverna.LARGE, LARGE)])
def test_the_home_board_is_drawn(size: Size, picture: str) -> None:
    marks = (
        Mark("1", {"squares": ["M4,3", "M4,2"]}),
        Mark("2", {"squares": ["M4,3"]}),
        Mark("3", {"square": "M1,3"}),
    )
    assert "\n".join(home(farm(), size, *marks)).rstrip() == picture.rstrip()


def test_squares_outside_the_board_are_drawn_when_they_are_used() -> None:
    assert home(Scene().tiles(field="F0,1"), caverna.SMALL)[1].startswith("0 ≈≈≈≈≈")


def test_every_space_and_furnishing_is_explained_by_its_own_clause() -> None:
    text = Text.of("en")
    for number, space in enumerate(SPACES, 1):
        said, name = text.rule("caverna", f"CAV-15.{number}"), text.card("caverna", space)
        assert name.partition(" (")[0].split()[0] in said
    for key, number in INDEX.items():
        name = text.card("caverna", key).partition(" (")[0]
        assert key == "entry_dwelling" or name in text.rule("caverna", f"CAV-11.{number}")


def test_twin_tiles_are_laid_square_by_square() -> None:
    scene = Scene().do("place dwarf@excavation")
    decision = CAVERNA.decision(scene.state)
    view: dict[str, Any] = CAVERNA.view(scene.state, decision.seat)
    entries = caverna.menu(view, Text.of("en"), NAMES, decision)
    dig = next(entry for entry in entries if "cavern and tunnel" in entry.label)
    first = next(entry for entry in dig.inner if len(entry.inner) > 1)
    assert first.facets["squares"] == [first.label]
    assert all(entry.label.startswith(f"{first.label} + ") for entry in first.inner)


def test_what_can_be_looked_up() -> None:
    console, text = Console(width=120, file=StringIO()), Text.of("en")
    view: dict[str, Any] = CAVERNA.view(farm().state, 0)
    for letter, expected in {"b": "Housework: a dog", "f": "Cuddle room", "o": "Petr", "s": "total"}.items():
        shown = console.render_lines(caverna.LOOKS[letter](view, text, NAMES, ""))
        assert expected in "".join(part.text for line in shown for part in line)


def test_signs_are_explained_in_every_language() -> None:
    for language, word in (("en", "deep tunnel"), ("cs", "hluboká štola"), ("sk", "hlboká štôlňa")):
        assert word in caverna.legend(Text.of(language))


def test_a_whole_game_of_bots_is_recorded_with_the_introductory_set(command: Run, tmp_path: Path) -> None:
    ran = command("play", "caverna", "--seats", "2", "--bots", "easy,random", "--save", "game.jsonl")
    assert ran.status == 0
    header = json.loads((tmp_path / "game.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert header["options"] == {"set": "introductory"}


def test_costs_are_said_with_the_choice() -> None:
    scene = Scene().give(wood=1).do("place dwarf@housework")
    choice = next(c for c in CAVERNA.decision(scene.state).choices if c.text == "furnish cuddle_room")
    assert Text.of("en").choice("caverna", choice, NAMES) == "Furnish: Cuddle room – pay 1 wood"
    assert Text.of("cs").choice("caverna", choice, NAMES).endswith("zaplatit 1\N{NO-BREAK SPACE}dřevo")
