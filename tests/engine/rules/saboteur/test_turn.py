"""A turn: SAB-3."""

import pytest

from permonik.engine.core.values import SPECTATOR, Action
from permonik.engine.saboteur.game import SABOTEUR as GAME
from permonik.engine.saboteur.state import PLAN
from permonik.engine.saboteur.verbs import BREAK, DISCARD, MAP, PLACE, REPAIR, ROCKFALL, TAKE
from tests.engine.table import given, names, only, told

CELL = PLAN.cell(1, 0)


@pytest.mark.clause("SAB-3.1")
@pytest.mark.parametrize(
    ("action", "event"),
    [
        ("place cross@1,0", "place"),
        ("break cart of 2", "break"),
        ("repair lantern of 1 with repair-lantern", "repair"),
        ("rockfall -1,0", "rockfall"),
        ("map 1", "look"),
        ("discard map", "discard"),
    ],
)
def test_one_card_laid_played_or_discarded_ends_the_turn(action: str, event: str) -> None:
    hand = "cross broken-cart repair-lantern rockfall map"
    table = given("┼S", hands={0: hand}, broken={1: "lantern"})
    events = table.play(action)
    assert names(events) == [event, "draw"]
    assert table.to_act == 1
    assert table.state.last == 0


@pytest.mark.clause("SAB-3.1")
def test_gold_cannot_be_taken_in_a_turn() -> None:
    assert given().refusal("take 1") == ("not-now", "SAB-3.1")


@pytest.mark.clause("SAB-3.1")
@pytest.mark.parametrize(
    "nonsense",
    [
        (9, 0, 0, 0),
        (-1, 0, 0, 0),
        (PLACE, 0, CELL, 2),
        (PLACE, 0, -1, 0),
        (PLACE, 0, 10**9, 0),
        (PLACE, 0, 0, 0),  # the rim around the plan is no cell of it
        (PLACE, -1, CELL, 0),
        (PLACE, 99, CELL, 0),
        (PLACE, 16, CELL, 0),  # a broken pickaxe is no path card
        (BREAK, 0, 1, 0),
        (BREAK, 16, 3, 0),  # three players sit at seats 0 to 2
        (BREAK, 16, -1, 0),
        (BREAK, 16, 1, 1),
        (REPAIR, 19, 3, 0),
        (REPAIR, 19, 1, 3),
        (ROCKFALL, 25, -5, 0),
        (ROCKFALL, 25, CELL, 1),
        (MAP, 26, 3, 0),
        (MAP, 26, -1, 0),
        (MAP, 26, 0, 1),
        (DISCARD, 0, 1, 0),
        (DISCARD, 27, 0, 0),
        (TAKE, 0, 0, 0),
        (TAKE, 4, 0, 0),
        (TAKE, 1, 1, 0),
    ],
)
def test_numbers_that_mean_no_action_are_refused(nonsense: Action) -> None:
    table = given("S┼", hands={0: "cross broken-pickaxe repair-pickaxe rockfall map"})
    assert table.names([16, 19, 25, 26]) == ["broken-pickaxe", "repair-pickaxe", "rockfall", "map"]
    assert table.refusal(nonsense) == ("malformed", "SAB-3.1")


@pytest.mark.clause("SAB-3.2")
def test_the_top_card_of_the_pile_is_drawn() -> None:
    table = given(hands={0: "cross map"}, pile="rockfall tee-north")
    events = table.play("discard map")
    assert table.hand(0) == ["cross", "rockfall"]
    assert table.names(table.state.pile) == ["tee-north"]
    assert told(events, 0, "draw")[0].args == {"player": 0, "card": "rockfall"}


@pytest.mark.clause("SAB-3.2")
def test_only_the_one_who_draws_sees_the_card() -> None:
    table = given(hands={0: "cross map"}, pile="rockfall tee-north")
    events = table.play("discard map")
    for viewer in (SPECTATOR, 1, 2):
        (draw,) = told(events, viewer, "draw")
        assert (draw.args, draw.seen) == ({"player": 0}, False)
        assert table.view(viewer)["pile"] == 1


@pytest.mark.clause("SAB-3.2")
def test_nothing_is_drawn_from_an_empty_pile() -> None:
    table = given(hands={0: "cross map"}, pile="")
    assert names(table.play("discard map")) == ["discard"]
    assert table.hand(0) == ["cross"]
    assert table.to_act == 1


@pytest.mark.clause("SAB-3.3")
def test_a_discard_is_seen_by_nobody_else() -> None:
    table = given(hands={0: "cross map"})
    before = table.view(1)
    events = table.play("discard cross")
    discard = only(events, "discard")
    assert (discard.public, discard.private, discard.audience) == ({"player": 0}, {"card": "cross"}, (0,))
    assert table.view(1)["played"] == before["played"]
    assert table.view(1)["you"]["unseen"] == before["you"]["unseen"]
    assert [player["discards"] for player in table.view(1)["players"]] == [1, 0, 0]
    assert table.view(0)["you"]["discards"] == ["cross"]
    assert table.view(1)["you"]["discards"] == []


@pytest.mark.clause("SAB-3.4")
def test_every_card_may_be_discarded_though_others_could_be_played() -> None:
    table = given(hands={0: "cross map map broken-cart"})
    assert table.choices("discard") == ["discard cross", "discard broken-cart", "discard map"]
    assert all(table.allows(text) for text in table.choices())


@pytest.mark.clause("SAB-3.4")
def test_passing_with_cards_in_hand_is_not_possible() -> None:
    table = given(hands={0: "repair-cart"}, pile="")
    assert table.choices() == ["discard repair-cart"]
    table = given(hands={0: "cross repair-cart map"}, pile="")
    for text in table.choices():
        after = given(hands={0: "cross repair-cart map"}, pile="")
        after.play(text)
        assert len(after.hand(0)) == 2


@pytest.mark.clause("SAB-3.5")
def test_a_player_without_cards_is_passed_over() -> None:
    table = given(seats=4, hands={0: "cross map", 1: "", 2: "", 3: "map"}, pile="")
    table.play("discard map")
    assert table.to_act == 3
    table.play("discard map")
    assert table.to_act == 0
    events = table.play("place cross@1,0")
    assert "saboteurs-win" in names(events)


@pytest.mark.clause("SAB-3.5")
def test_the_last_player_with_cards_goes_on_alone() -> None:
    table = given(hands={0: "cross map", 1: "", 2: ""}, pile="")
    table.play("discard map")
    assert table.to_act == 0


@pytest.mark.clause("SAB-3.6")
@pytest.mark.parametrize(
    ("action", "card"),
    [
        ("place cross@1,0", "cross"),
        ("break cart of 2", "broken-cart"),
        ("repair lantern of 1 with repair-lantern", "repair-lantern"),
        ("rockfall -1,0", "rockfall"),
        ("map 1", "map"),
        ("discard map", "map"),
    ],
)
def test_a_card_that_is_in_another_hand_cannot_be_used(action: str, card: str) -> None:
    table = given("┼S", hands={0: "straight-ns", 1: card}, broken={1: "lantern"})
    refusal = table.why_not(action)
    assert (refusal.code, refusal.clause, refusal.args) == ("not-in-hand", "SAB-3.6", {"card": card})


@pytest.mark.clause("SAB-3.7")
@pytest.mark.parametrize("seat", [0, 2, 3, -1])
def test_only_the_player_whose_turn_it_is_may_act(seat: int) -> None:
    table = given(hands={0: "cross", 1: "cross", 2: "cross"}, to_act=1)
    assert table.allows("place cross@1,0")
    assert table.refusal("place cross@1,0", seat) == ("not-your-turn", "SAB-3.7")
    assert table.refusal("discard cross", seat) == ("not-your-turn", "SAB-3.7")


@pytest.mark.clause("SAB-3.1", "SAB-3.4")
def test_the_decision_offers_exactly_the_legal_actions() -> None:
    table = given("S┼", hands={0: "cross rockfall map broken-cart"})
    decision = GAME.decision(table.state)
    assert (decision.seat, decision.prompt, decision.declinable) == (0, "turn", False)
    assert [choice.action for choice in decision.choices] == GAME.legal_actions(table.state)
