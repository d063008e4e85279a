"""The Dark Cave in words, in three languages."""

import pytest

from permonik.engine.core.events import Told
from permonik.engine.core.game import Line, Refusal
from permonik.engine.dark_cave.game import DARK_CAVE as GAME
from permonik.engine.dark_cave.state import place_at
from permonik.engine.dark_cave.view import spot
from permonik.text import LANGUAGES, Text
from tests.engine.rules.dark_cave.cave import cave, do, put_web

NAMES = ("Eva", "Petr", "Jana", "Karel", "Ida")
NBSP = "\N{NO-BREAK SPACE}"


def plain(text: str) -> str:
    return text.replace(NBSP, " ")


LOG: list[tuple[Told, str, str, str]] = [
    (
        Told("attack", {"monster": "goblin", "target": 1}, seen=False),
        "The goblin attacks – target: Petr.",
        "Útočí skřet – cíl: Petr.",
        "Útočí škriatok – cieľ: Petr.",
    ),
    (
        Told("escape", {"player": 0, "nuggets": 2}, seen=False),
        "Eva leaves the cave with 2 nuggets.",
        "Eva opouští jeskyni a zachraňuje 2 nugety.",
        "Eva opúšťa jaskyňu a zachraňuje 2 nugety.",
    ),
    (
        Told("lose-card", {"player": 2, "level": 2, "cause": "rat"}, seen=False),
        "Jana loses a card of level II to the rat.",
        "Jana ztrácí kvůli kryse kartu II.",
        "Jana pre krysu stráca kartu II.",
    ),
    (
        Told("discard", {"player": 0, "levels": [1, 3], "cards": ["cross-1", "goblin-3"]}, seen=True),
        "Eva discards face down: Cross (I) and Goblin (III).",
        "Eva odhazuje lícem dolů: Křižovatka (I) a Skřet (III).",
        "Eva odhadzuje lícom dolu: Križovatka (I) a Škriatok (III).",
    ),
    (
        Told("aside-seen", {"player": 0, "count": 1, "aside": ["blue-saboteur"]}, seen=True),
        "Eva looks at the clan cards put aside: saboteur (blue clan).",
        "Eva se dívá na odložené klanové karty: sabotér (modrý klan).",
        "Eva sa pozerá na odložené klanové karty: sabotér (modrý klan).",
    ),
]


@pytest.mark.parametrize(("told", "en", "cs", "sk"), LOG)
def test_events(told: Told, en: str, cs: str, sk: str) -> None:
    said = [plain(Text.of(language).event(GAME.id, told, NAMES)) for language in LANGUAGES]
    assert said == [en, cs, sk]


def test_a_refusal_with_its_rule() -> None:
    state = cave("cross-1@1,0", hand="cross-1")
    put_web(state, (0, 0, "east"), owner=2)
    do(state, "discard cross-1")
    refusal = GAME.why_not(state, 0, GAME.read(state, "step 1,0/0"))
    assert isinstance(refusal, Refusal)
    text = Text.of("cs")
    assert plain(text.refusal(GAME.id, refusal, NAMES)) == (
        "V cestě je pavučina (místo 0, 0, východní strana); jdi jinudy, nebo použij válečnou sekeru."
    )
    assert plain(text.rule(GAME.id, refusal.clause)) == (
        "Pavučina zastaví trpaslíky i nestvůry v obou směrech."
    )


def test_the_product_of_a_treasure() -> None:
    line = Line("treasure", {"clan": "yellow", "nuggets": 4, "times": 3, "value": 12})
    assert plain(Text.of("sk").line(GAME.id, line, NAMES)) == "Hodnota pokladu, žltý klan: 4 nugety × 3 = 12."


def test_a_prompt_and_its_choices() -> None:
    state = cave("cross-1@1,0", hand="cross-1")
    do(state, "discard cross-1")
    decision = GAME.decision(state)
    text = Text.of("en")
    assert text.prompt(GAME.id, decision, NAMES) == "Move your dwarf. Left: 3 moves."
    assert [text.choice(GAME.id, choice, NAMES) for choice in decision.choices] == [
        "Go to 1, 0 – path",
        "Stop here",
    ]


def test_fields_are_named_by_where_they_lie() -> None:
    state = cave("straight-ns-3@0,1", "bridge-ew-1@1,0", "tunnel-ne-1@-1,0", "lair-straight-ns-2@0,-1 turned")

    def words(x: int, y: int, fields: int) -> list[str]:
        return [spot(state, place_at(x, y, field)) for field in range(fields)]

    assert words(0, 0, 1) == ["card"]
    assert words(0, 1, 3) == ["north", "south", "middle"]
    assert words(1, 0, 2) == ["below", "bridge"]
    assert words(-1, 0, 3) == ["north", "south", "tunnel"]
    assert words(0, -1, 2) == ["south", "north"]
    assert words(4, 4, 1) == ["card"]
