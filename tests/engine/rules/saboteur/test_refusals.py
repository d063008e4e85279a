"""Every way to be refused happens, and every clause that the engine cites is in the rulebook."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from permonik.coverage import clauses_of
from permonik.engine.core.values import Action
from permonik.engine.saboteur.game import SABOTEUR as GAME
from tests.engine.table import Table, given

PACKAGE: Final = Path(__file__).parents[4] / "src" / "permonik"


def at_the_end() -> Table:
    table = given(hands={0: "map", 1: "", 2: ""}, pile="", rounds=1)
    table.play("map 0")
    return table


def choosing_gold() -> Table:
    table = given("S──┴┴┴┴", hands={0: "cross map"}, gold_drawn=[1, 1])
    table.play("place cross@7,0")
    return table


HAND: Final = "cross broken-cart repair-cart rockfall map"
Scene = Callable[[], Table]

# code, scene, what is tried, the clause named
REFUSALS: Final[list[tuple[str, Scene, str | Action, str]]] = [
    ("malformed", given, (7, 0, 0, 0), "SAB-3.1"),
    ("game-over", at_the_end, "discard cross", "SAB-12.5"),
    ("not-your-turn", lambda: given(to_act=1), "discard map", "SAB-3.7"),
    ("not-now", given, "take 1", "SAB-3.1"),
    ("not-now", choosing_gold, "discard map", "SAB-10.4"),
    ("not-in-hand", lambda: given(hands={0: "map"}), "place cross@1,0", "SAB-3.6"),
    ("tool-broken", lambda: given(hands={0: HAND}, broken={0: "cart"}), "place cross@1,0", "SAB-4.1"),
    ("cell-taken", lambda: given(hands={0: HAND}), "place cross@0,0", "SAB-4.2"),
    ("side-mismatch", lambda: given("S\n─", hands={0: HAND}), "place cross@0,2", "SAB-4.3"),
    ("not-joined", lambda: given(hands={0: HAND}), "place cross@3,1", "SAB-4.5"),
    ("not-joined", lambda: given("S╬", hands={0: HAND}), "place cross@2,0", "SAB-4.6"),
    ("not-joined", lambda: given(hands={0: HAND}), "place cross@7,0", "SAB-4.7"),
    ("not-joined", lambda: given("S.┼", hands={0: HAND}), "place cross@3,0", "SAB-4.12"),
    ("outside-margin", lambda: given(hands={0: HAND}, margin=0), "place cross@-1,0", "SAB-4.11"),
    ("turned-same", lambda: given(hands={0: HAND}), "place cross@1,0 turned", "SAB-4.9"),
    ("already-broken", lambda: given(hands={0: HAND}, broken={1: "cart"}), "break cart of 1", "SAB-5.2"),
    (
        "repair-wrong-tool",
        lambda: given(hands={0: HAND}, broken={1: "lantern"}),
        "repair lantern of 1 with repair-cart",
        "SAB-6.2",
    ),
    ("not-broken", lambda: given(hands={0: HAND}), "repair cart of 1 with repair-cart", "SAB-6.3"),
    ("no-path-card", lambda: given("S┼", hands={0: HAND}), "rockfall 2,0", "SAB-7.1"),
    ("no-path-card", lambda: given(hands={0: HAND}), "rockfall 1,0", "SAB-7.3"),
    ("not-removable", lambda: given("S┼", hands={0: HAND}), "rockfall 8,0", "SAB-7.2"),
    (
        "goal-revealed",
        lambda: given("S──┴┴┴┴┼┘", goals="gold stone-east stone-west", hands={0: HAND}),
        "map 1",
        "SAB-7.6",
    ),
    ("not-offered", choosing_gold, "take 2", "SAB-10.4"),
]


@pytest.mark.parametrize(
    ("code", "scene", "what", "clause"), REFUSALS, ids=[f"{code}-{clause}" for code, _, _, clause in REFUSALS]
)
def test_what_is_refused_and_why(code: str, scene: Scene, what: str | Action, clause: str) -> None:
    table = scene()
    seat = 0 if code in ("not-your-turn", "game-over") else None
    assert table.refusal(what, seat) == (code, clause)


def test_every_refusal_that_has_a_message_happens() -> None:
    assert {code for code, _, _, _ in REFUSALS} == set(GAME.messages.refusals)


def test_every_clause_that_the_engine_cites_is_in_the_rulebook() -> None:
    rulebook = (PACKAGE / "locales" / "en" / "rules" / "saboteur.md").read_text(encoding="utf-8")
    source = "".join(
        file.read_text(encoding="utf-8") for file in sorted((PACKAGE / "engine" / "saboteur").glob("*.py"))
    )
    cited = set(re.findall(r"SAB-\d+\.\d+", source))
    assert len(cited) > 40
    assert cited <= set(clauses_of(rulebook))
