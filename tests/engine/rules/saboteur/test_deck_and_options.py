"""Another deck, and the options of a table: SAB-1.8 and the clauses that options change."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from permonik.engine.core.decks import DeckError
from permonik.engine.core.options import OptionError
from permonik.engine.saboteur.cards import PRINTED, read_deck
from permonik.engine.saboteur.game import SABOTEUR as GAME
from tests.engine.table import Table, all_cards, given

Content = dict[str, Any]
Change = Callable[[Content], object]


def path(content: Content, card: str) -> Content:
    entry: Content = next(entry for entry in content["paths"] if entry["card"] == card)
    return entry


def extra(**entry: Any) -> Change:
    return lambda deck: deck["paths"].append(
        {"card": "new", "open": "NES", "joined": [], "count": 1, **entry}
    )


# what is done to the printed deck, the code of the refusal, and what it must name
WRONG: list[tuple[Change, str, dict[str, Any]]] = [
    (lambda deck: deck.update(deck="caverna"), "wrong-game", {"game": "saboteur", "found": "caverna"}),
    (lambda deck: deck.pop("deck"), "wrong-game", {"game": "saboteur", "found": "None"}),
    (lambda deck: deck.update(format=2), "wrong-format", {"format": 1, "found": "2"}),
    (lambda deck: deck.update(goals=[]), "unknown-part", {"part": "goals"}),
    (lambda deck: deck.pop("gold"), "missing-part", {"part": "gold"}),
    (lambda deck: deck.update(paths={"cross": 40}), "part-not-list", {"part": "paths"}),
    (lambda deck: deck.update(paths="cross"), "part-not-list", {"part": "paths"}),
    (lambda deck: deck.update(actions=[]), "part-not-table", {"part": "actions"}),
    (lambda deck: deck.update(gold=28), "part-not-table", {"part": "gold"}),
    (lambda deck: deck["paths"].append("cross"), "path-shape", {"entry": "cross"}),
    (lambda deck: path(deck, "cross").pop("joined"), "path-shape", {}),
    (lambda deck: path(deck, "cross").update(colour="red"), "path-shape", {}),
    (extra(card="Big Cross"), "card-name", {"card": "Big Cross"}),
    (extra(card=7), "card-name", {"card": "7"}),
    (extra(card="cross"), "card-twice", {"card": "cross"}),
    (extra(card="map"), "card-twice", {"card": "map"}),
    (extra(card="gold"), "card-twice", {"card": "gold"}),
    (extra(open="NX"), "sides", {"card": "new", "found": "NX"}),
    (extra(open="NN"), "sides", {"card": "new", "found": "NN"}),
    (extra(open=""), "sides", {"card": "new", "found": ""}),
    (extra(open=["N"]), "sides", {"card": "new"}),
    (extra(joined=["NQ"]), "sides", {"card": "new", "found": "NQ"}),
    (extra(joined="NE"), "joined", {"card": "new", "found": "NE"}),
    (extra(joined=["N"]), "joined", {"card": "new", "found": "N"}),
    (extra(joined=["NW"]), "joined", {"card": "new", "found": "NW"}),  # the west is a wall
    (extra(joined=["NE", "ES"]), "joined", {"card": "new", "found": "NE, ES"}),  # the east twice
    (extra(count=0), "count", {"card": "new", "found": "0"}),
    (extra(count=True), "count", {"card": "new", "found": "True"}),
    (extra(count="1"), "count", {"card": "new", "found": "1"}),
    (lambda deck: deck["actions"].update(map=-6), "count", {"card": "map", "found": "-6"}),
    (
        lambda deck: deck["actions"].update(dynamite=1),
        "unknown-card",
        {"part": "actions", "card": "dynamite"},
    ),
    (lambda deck: deck["gold"].update({"4": 1}), "unknown-card", {"part": "gold", "card": "4"}),
    (lambda deck: path(deck, "cross").update(count=6), "total", {"part": "paths", "found": 41, "total": 40}),
    (lambda deck: deck["actions"].pop("map"), "total", {"part": "actions", "found": 21, "total": 27}),
    (lambda deck: deck["gold"].update({"1": 15}), "total", {"part": "gold", "found": 27, "total": 28}),
    (extra(open="NEW", joined=["NEW"]), "same-shape", {"card": "new", "other": "tee-north"}),
    (extra(open="ESW", joined=["ESW"]), "same-shape", {"card": "new", "other": "tee-north"}),  # turned
]


@pytest.mark.clause("SAB-1.8")
@pytest.mark.parametrize(
    ("change", "code", "named"), WRONG, ids=[f"{i}-{wrong[1]}" for i, wrong in enumerate(WRONG)]
)
def test_a_wrong_deck_is_refused_by_name(change: Change, code: str, named: dict[str, Any]) -> None:
    content = deepcopy(PRINTED.content())
    change(content)
    with pytest.raises(DeckError) as wrong:
        GAME.new(3, b"x", {"deck": content})
    assert (wrong.value.code, wrong.value.option) == (f"deck-{code}", "deck")
    assert named.items() <= wrong.value.args_by_name.items()


@pytest.mark.clause("SAB-1.8")
@pytest.mark.parametrize("value", ["mine", 40, ["cross"], None])
def test_a_deck_is_printed_or_a_table(value: Any) -> None:
    with pytest.raises(OptionError) as wrong:
        GAME.new(3, b"x", {"deck": value})
    assert (wrong.value.code, wrong.value.option) == ("option-not-a-deck", "deck")


@pytest.mark.clause("SAB-1.8")
def test_the_printed_deck_written_out_is_a_deck_like_any_other() -> None:
    content = PRINTED.content()
    deck = read_deck(content)
    assert deck.content() == content
    assert (deck.counts, deck.gold, deck.keys) == (PRINTED.counts, PRINTED.gold, PRINTED.keys)
    assert not deck.printed


def straights() -> Content:
    """Forty straights, three kinds of action cards and gold of two nuggets."""
    return {
        "deck": "saboteur",
        "format": 1,
        "name": "straights",
        "paths": [
            {"card": "lane", "open": "EW", "joined": ["EW"], "count": 20},
            {"card": "shaft", "open": "NS", "joined": ["NS"], "count": 20},
        ],
        "actions": {"rockfall": 10, "map": 10, "broken-cart": 7},
        "gold": {"2": 28},
    }


@pytest.mark.clause("SAB-1.8")
@pytest.mark.parametrize("seats", [5, 10])
def test_another_deck_plays_and_its_dump_loads(seats: int) -> None:
    table = Table(GAME.new(seats, b"straights", {"deck": straights(), "rounds": 2}))
    expected = {"lane": 20, "shaft": 20, "rockfall": 10, "map": 10, "broken-cart": 7}
    turn = 0
    while table.to_act is not None:
        assert all_cards(table) == expected
        if turn % 10 == 0:
            assert GAME.dump(table.reloaded().state) == GAME.dump(table.state)
        choices = table.choices()
        table.play(choices[turn * 7 % len(choices)])
        turn += 1
    assert GAME.view(table.state, 0)["options"]["deck"] == straights()
    gold = [nuggets for seat in range(seats) for nuggets in GAME.view(table.state, seat)["you"]["gold"]]
    assert set(gold) == {2}
    assert table.state.gold_pile == [0, 28 - len(gold), 0]


@pytest.mark.clause("SAB-1.8")
def test_a_deck_without_repairs_has_no_repairs() -> None:
    table = given(hands={0: "broken-cart lane"}, deck=straights())
    table.play("break cart of 0")
    assert "repair-cart" not in all_cards(table)


@pytest.mark.clause("SAB-2.7", "SAB-4.11", "SAB-10.6", "SAB-12.5")
def test_what_a_table_may_agree_on() -> None:
    assert [(option.name, option.default) for option in GAME.options] == [
        ("rounds", 3),
        ("pay", "digger"),
        ("first", None),
        ("margin", None),
        ("deck", "printed"),
    ]


@pytest.mark.parametrize(
    ("options", "code", "option"),
    [
        ({"first": 3}, "option-out-of-range", "first"),
        ({"first": -1}, "option-out-of-range", "first"),
        ({"margin": -1}, "option-out-of-range", "margin"),
        ({"margin": 41}, "option-out-of-range", "margin"),
        ({"pay": "gold"}, "option-not-a-choice", "pay"),
        ({"colour": "red"}, "option-unknown", "colour"),
    ],
)
@pytest.mark.clause("SAB-2.7", "SAB-4.11", "SAB-10.6")
def test_a_wrong_option_is_refused_by_name(options: Any, code: str, option: str) -> None:
    with pytest.raises(OptionError) as wrong:
        GAME.new(3, b"x", options)
    assert (wrong.value.code, wrong.value.option) == (code, option)


@pytest.mark.clause("SAB-2.1")
@pytest.mark.parametrize("seats", [-1, 0, 2, 11])
def test_three_to_ten_players_sit_at_a_table(seats: int) -> None:
    with pytest.raises(OptionError) as wrong:
        GAME.new(seats, b"x", {})
    assert (wrong.value.code, wrong.value.option) == ("seats-out-of-range", "seats")
    assert (wrong.value.args_by_name["low"], wrong.value.args_by_name["high"]) == (3, 10)
