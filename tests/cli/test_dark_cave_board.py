"""The Dark Cave drawn in the terminal, and played there."""

from pathlib import Path
from typing import Any

import pytest

from permonik.cli.boards import dark_cave
from permonik.cli.boards.paths import FOCUS, NET, ROOMY, Size
from permonik.cli.entries import Mark
from permonik.engine.core.events import Told
from permonik.engine.core.game import Choice
from permonik.engine.dark_cave.game import DARK_CAVE as GAME
from permonik.text import Text
from tests.cli.conftest import Run
from tests.engine.rules.dark_cave.cave import arm, cave, put_monster, put_web
from tests.engine.rules.dark_cave.test_decks import another

NAMES = ("Alma", "Bert", "Cyril", "Dora", "Emil", "Fred")


def view(viewer: int = 0) -> dict[str, Any]:
    """A cave with one of everything."""
    state = cave(
        *("lair-cross-1@1,0", "straight-ew-2@2,0", "bridge-ns-2@0,1", "tunnel-ne-1@-1,0"),
        *("vein-curve-ne-2@0,-1 turned", "ladder@3,3"),
        seats=6,
        hand="rat-1 cross-1",
        at={1: (1, 0, 0), 2: (2, 0, 0)},
    )
    put_monster(state, "goblin", (2, 0, 1), owner=3)
    put_web(state, (1, 0, "east"), owner=2)
    put_web(state, (0, 1, "south"), owner=2, level=2)
    arm(state, 4, 1)
    state.boots[4] = state.deck.card_of["boots-1"]
    state.looked_goals[0] = 1
    state.looked_clans[0] = 0b10
    state.paralysed = 0b100
    return GAME.view(state, viewer)


MARKS = [
    Mark("1", {"cell": [1, 0], "field": 0}),
    Mark("2", {"cell": [2, 0], "field": 0}),
    Mark("13", {"cell": [2, 0], "field": 1}),
    Mark("4", {"cell": [0, 1], "side": "east"}),
]
LARGE = """\
      −3     −2     −1     0      1      2      3
   ╭──1──╮                                   ╭──2──╮
−3 │  ⇑  │   ·      ·      ·      ·      ·   │  ?  │
   ╰─────╯                                   ╰─────╯

−2    ·      ·      ·      ·      ·      ·      ·

                        ²
−1    ·      ·      ·   ═○═╗      ·      ·      ·
                           ★
                 ¹  ║○  A  ║  DB  ║   ²
 0    ·      ·   ═══∩══════‡══════1══w13═══2═   ·
                   ○║   E  ║  F   ║
                        ²  #
 1    ·      ·      ·   ═○═╫═○4   ·      ·      ·
                           w2

 2    ·      ·      ·      ·      ·      ·      ·

   ╭──3──╮                                      ○
 3 │  ?  │   ·      ·      ·      ·      ·   ═○═‡═○═
   ╰─────╯"""
SMALL = """\
    −3  −2  −1  0   1   2   3
−3 [⇑]  ·   ·   ·   ·   ·  [?]

−2  ·   ·   ·   ·   ·   ·   ·

−1  ·   ·   · ╶═★   ·   ·   ·
            ╵   ║   ╵
 0  ·   · ╶═∩══A+3═B1w22…═╴ ·
            ╷   ║   ╷
 1  ·   ·   · ╶═#═4 ·   ·   ·
                w2
 2  ·   ·   ·   ·   ·   ·   ·
                            ╵
 3 [?]  ·   ·   ·   ·   · ╶═‡═"""
NEAR = """\
      −1     0      1      2      3
          ²
−1    ·   ═○═╗      ·      ·      ·
             ★
   ¹  ║○  A  ║  DB  ║   ²
 0 ═══∩══════‡══════1══w13═══2═   ·
     ○║   E  ║  F   ║
          ²  #
 1    ·   ═○═╫═○4   ·      ·      ·
             w2

 2    ·      ·      ·      ·      ·"""


@pytest.mark.parametrize(
    ("size", "picture"), [(ROOMY, LARGE), (NET, SMALL), (FOCUS, NEAR)], ids=["large", "small", "focus"]
)
def test_a_cave(size: Size, picture: str) -> None:
    drawn = dark_cave.draw(view(), NAMES, MARKS, size).plain
    assert "\n".join(line.rstrip() for line in drawn.splitlines()).rstrip() == picture


def test_nobody_sees_a_goal_that_somebody_else_looked_at() -> None:
    assert "⇑" in dark_cave.draw(view(0), NAMES, ()).plain
    assert "⇑" not in dark_cave.draw(view(1), NAMES, ()).plain


@pytest.mark.parametrize("language", ["en", "cs", "sk"])
@pytest.mark.parametrize("viewer", [0, -1])
def test_what_stands_beside_the_cave(language: str, viewer: int) -> None:
    text = Text.of(language)
    for part in (dark_cave.title(view(viewer), text, NAMES), dark_cave.legend(text)):
        assert "dark-cave-" not in part
        assert "{" not in part
    assert dark_cave.players(view(viewer), text, NAMES).row_count == len(NAMES)


@pytest.mark.parametrize(
    ("card", "words", "text"),
    [
        ("cross-1", "3,-2", "place cross-1@3,-2"),
        ("tee-east-2", "−3, 2 t", "place tee-east-2@-3,2 turned"),
        ("web-1", "1,0", "web web-1@1,0:east"),
        ("web-1", "1,0 south", "web web-1@1,0:south"),
        ("rockfall-3", "1,0", "rockfall rockfall-3@1,0"),
        ("rat-1", "1,0", None),
        ("boots-1", "bert", "equip boots-1 of 1"),
        ("battle-axe-2", "Emil", "equip battle-axe-2 of 4"),
        ("secret-info-1", "dora", "look-clan secret-info-1 of 3"),
        ("card-swap-2", "dora", "swap card-swap-2 of 3"),
        ("boots-1", "1,0", None),
        ("cross-1", "bert", None),
        ("cross-1", "nowhere", None),
    ],
)
def test_actions_in_short(card: str, words: str, text: str | None) -> None:
    assert dark_cave.spelt(view(), NAMES, card, words) == text


def test_everything_that_can_be_tried_is_an_action() -> None:
    state = cave()
    for card in state.deck.keys:
        attempts = dark_cave.attempts(GAME.view(state, 0), card)
        assert attempts
        for attempt in attempts:
            assert GAME.write(state, GAME.read(state, attempt)) == attempt
        assert len(dark_cave.picture(GAME.view(state, 0), card)) == 3


def label(choice: Choice) -> str:
    seen = view()
    return dark_cave.label(seen, Text.of("en"), NAMES, choice, dark_cave.lying(seen))


def test_choices_in_short() -> None:
    place = Choice((0, 0, 0, 0), "", {"verb": "place", "card": "curve-ne-1", "cell": [3, -2], "turned": True})
    assert label(place) == "═╗  at 3, −2"
    fall = Choice((0, 0, 0, 0), "", {"verb": "rockfall", "card": "rockfall-1", "cell": [2, 0]})
    assert label(fall) == "═══ at 2, 0"
    stop = Choice((0, 0, 0, 0), "stop", {"verb": "stop"})
    assert label(stop) == "Stop here"
    walk = Choice((0, 0, 0, 0), "", {"verb": "walk", "cell": [2, 0], "field": 0, "moves": 2}, {"nuggets": 1})
    assert label(walk) == "to 2, 0 → (2 moves) −1 nugget"
    lure = Choice((0, 0, 0, 0), "", {"verb": "lure", "card": "rat-1", "cell": [1, 0], "field": 0})
    assert label(lure) == "at 1, 0 ◉"


def test_what_is_news() -> None:
    draw = Told("draw", {"player": 1, "level": 1}, seen=False)
    own, first, second = (
        Told("step", {"player": seat, "at": at}, seen=False) for seat, at in ((0, 0), (1, 1), (1, 2))
    )
    lost = Told("lose-card", {"player": 0}, seen=True)
    assert dark_cave.news([draw, own, first, second, lost], 0) == [second, lost]


def test_another_deck_is_drawn_by_its_own_cards() -> None:
    state = GAME.new(3, b"deck", {"deck": another()})
    assert dark_cave.draw(GAME.view(state, 0), NAMES[:3], ()).plain.count("?") == 4


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_game_of_bots_is_told_and_its_record_confirmed(command: Run, tmp_path: Path, language: str) -> None:
    saved = tmp_path / "game.jsonl"
    arguments = ("--bots", "easy,random,easy", "--seats", "3", "--save", str(saved), "--lang", language)
    assert command("play", "dark-cave", *arguments).status == 0
    again = command("replay", str(saved), "--lang", language)
    assert again.status == 0
    assert "dark-cave-" not in again.out.replace("dark-cave-1", "")


def test_a_person_plays_with_numbers(command: Run, tmp_path: Path) -> None:
    ran = command(
        "play", "dark-cave", "--seed", "a", "--save", "game.jsonl", typed="h\n1 1\n1\n7\n?5\nr\nq\n"
    )
    assert ran.status == 0
    assert "Face-down goal card" in ran.out
    assert "Saved to" in ran.out
    assert len((tmp_path / "game.jsonl").read_text(encoding="utf-8").splitlines()) > 2
