"""Gold for the miners: SAB-10."""

from collections import Counter
from typing import Any

import pytest

from permonik.engine.core.dice import Dice
from permonik.engine.core.values import SPECTATOR
from permonik.engine.saboteur.game import SABOTEUR as GAME
from permonik.engine.saboteur.pay import draw_gold
from tests.engine.table import ScriptedDice, Table, given, names, only, told


def found(joined_by: int = 0, **table: Any) -> Table:
    """A table at which somebody has just joined the path to the gold."""
    found = given("S──┴┴┴┴", hands={joined_by: "cross map"}, to_act=joined_by, **table)
    found.play("place cross@7,0")
    return found


def choosers(table: Table) -> list[int]:
    """Who chooses, in order, until the round is over: everybody takes the smallest card."""
    order = []
    while table.view(SPECTATOR)["phase"] == "gold":
        order.append(table.state.to_act)
        table.play(table.choices()[0])
    return order


@pytest.mark.clause("SAB-10.1")
@pytest.mark.parametrize(
    ("seats", "saboteurs", "cards"),
    [
        (3, [2], 2),
        (3, [], 3),
        (4, [1], 3),
        (5, [1, 3], 3),
        (5, [1], 4),
        (6, [2], 5),  # the example of the rulebook: five miners take five cards
        (7, [1, 3, 5], 4),
        (7, [1, 3], 5),
        (10, [1, 3, 5, 7], 6),
        (10, [1, 3, 5], 7),
    ],
)
def test_as_many_cards_as_miners_at_the_table_one_each(seats: int, saboteurs: list[int], cards: int) -> None:
    table = found(seats=seats, saboteurs=saboteurs)
    assert len(table.state.offer) == cards
    assert sum(table.state.gold_pile) == 28 - cards
    assert table.view(SPECTATOR)["gold_pile"] == 28 - cards
    order = choosers(table)
    assert sorted(order) == [seat for seat in range(seats) if seat not in saboteurs]


@pytest.mark.clause("SAB-10.2")
@pytest.mark.parametrize("joined_by", [0, 1, 3])
def test_the_miner_who_joined_the_path_chooses_first(joined_by: int) -> None:
    assert found(joined_by, seats=4, saboteurs=[2]).to_act == joined_by


@pytest.mark.clause("SAB-10.3")
@pytest.mark.parametrize(
    ("joined_by", "saboteurs", "first"), [(2, [2, 4], 1), (2, [1, 2], 0), (0, [0, 4], 3), (0, [0, 2], 4)]
)
def test_if_a_saboteur_joined_it_the_first_miner_counter_clockwise_chooses_first(
    joined_by: int, saboteurs: list[int], first: int
) -> None:
    table = found(joined_by, seats=5, saboteurs=saboteurs)
    order = choosers(table)
    assert order[0] == first
    assert joined_by not in order
    (ended,) = table.view(SPECTATOR)["history"]
    assert ended["joined_by"] == joined_by
    assert ended["taken"][joined_by] == 0


@pytest.mark.clause("SAB-10.4")
@pytest.mark.parametrize(
    ("joined_by", "saboteurs", "order"),
    [
        (0, [2, 4], [0, 3, 1]),
        (3, [2, 4], [3, 1, 0]),
        (1, [0, 2], [1, 4, 3]),
        (4, [0], [4, 3, 2, 1]),
        (2, [2, 3], [1, 0, 4]),
    ],
)
def test_the_cards_are_passed_counter_clockwise_over_the_saboteurs(
    joined_by: int, saboteurs: list[int], order: list[int]
) -> None:
    assert choosers(found(joined_by, seats=5, saboteurs=saboteurs)) == order


@pytest.mark.clause("SAB-10.4")
def test_a_chooser_keeps_one_card_of_those_offered() -> None:
    table = found(seats=4, saboteurs=[2], gold_drawn=[2, 1, 2])
    assert table.choices() == ["take 1", "take 2"]
    refusal = table.why_not("take 3")
    assert (refusal.code, refusal.clause, refusal.args) == ("not-offered", "SAB-10.4", {"nuggets": 3})
    events = table.play("take 2")
    assert names(events) == ["gold-taken", "gold-offered"]
    assert (table.to_act, table.choices()) == (3, ["take 1", "take 2"])
    table.play("take 2")
    assert (table.to_act, table.choices()) == (1, ["take 1"])
    table.play("take 1")
    assert [table.view(seat)["you"]["gold"] for seat in range(4)] == [[2], [1], [], [2]]


@pytest.mark.clause("SAB-10.4", "SAB-3.7")
def test_only_the_chooser_takes() -> None:
    table = found(seats=4, saboteurs=[2], gold_drawn=[1, 1, 1])
    assert table.refusal("take 1", seat=1) == ("not-your-turn", "SAB-3.7")
    assert table.refusal("take 1", seat=2) == ("not-your-turn", "SAB-3.7")
    assert table.refusal("discard map") == ("not-now", "SAB-10.4")


@pytest.mark.clause("SAB-10.4", "SAB-10.5")
def test_equal_cards_are_asked_about_all_the_same() -> None:
    table = found(seats=4, saboteurs=[2], gold_drawn=[1, 1, 1])
    decision = GAME.decision(table.state)
    assert (decision.seat, decision.prompt, decision.args) == (0, "gold", {"count": 3})
    assert [choice.text for choice in decision.choices] == ["take 1"]


@pytest.mark.clause("SAB-10.5")
def test_an_offer_and_a_choice_are_told_to_the_chooser_alone() -> None:
    table = given("S──┴┴┴┴", seats=4, hands={0: "cross map"}, saboteurs=[2], gold_drawn=[3, 1, 2])
    events = table.play("place cross@7,0")
    offered = only(events, "gold-offered")
    assert (offered.public, offered.private, offered.audience) == (
        {"player": 0, "count": 3},
        {"offer": [1, 2, 3]},
        (0,),
    )
    events = table.play("take 3")
    taken = only(events, "gold-taken")
    assert (taken.public, taken.private, taken.audience) == ({"player": 0}, {"nuggets": 3}, (0,))
    for viewer in (SPECTATOR, 1, 2, 3):
        assert told(events, viewer, "gold-taken")[0].args == {"player": 0}
    assert told(events, 3, "gold-offered")[0].args == {"player": 3, "count": 2, "offer": [1, 2]}
    assert told(events, 0, "gold-offered")[0].args == {"player": 3, "count": 2}


@pytest.mark.clause("SAB-10.5")
def test_a_chooser_remembers_what_was_offered_and_nobody_else_knows() -> None:
    table = found(seats=4, saboteurs=[2], gold_drawn=[3, 1, 2])
    assert table.view(0)["you"]["offers"] == [{"round": 1, "offer": [1, 2, 3], "taken": None}]
    assert table.view(3)["you"]["offers"] == []
    table.play("take 3")
    assert table.view(3)["you"]["offers"] == [{"round": 1, "offer": [1, 2], "taken": None}]
    table.play("take 2")
    table.play("take 1")
    offers = [table.view(seat)["you"]["offers"] for seat in range(4)]
    assert offers == [
        [{"round": 1, "offer": [1, 2, 3], "taken": 3}],
        [{"round": 1, "offer": [1], "taken": 1}],
        [],
        [{"round": 1, "offer": [1, 2], "taken": 2}],
    ]
    assert table.state.round == 2


@pytest.mark.clause("SAB-10.5")
def test_an_offer_is_no_part_of_the_common_view() -> None:
    table = found(seats=4, saboteurs=[2], gold_drawn=[3, 1, 2])
    view = table.view(SPECTATOR)
    assert (view["offer"], "you" in view) == (3, False)
    assert [player["nuggets"] for player in view["players"]] == [None] * 4


@pytest.mark.clause("SAB-10.6")
@pytest.mark.parametrize(
    ("seats", "saboteurs", "order"),
    [
        (3, [2], [0, 1, 0]),
        (4, [2], [0, 3, 1, 0]),
        (5, [1, 3], [0, 4, 2, 0, 4]),
        (9, [1, 2, 3], [0, 8, 7, 6, 5, 4, 0, 8, 7]),
        (10, [1, 2, 3, 4], [0, 9, 8, 7, 6, 5, 0, 9, 8]),  # nine cards at most
    ],
)
def test_pay_per_player_goes_round_until_none_is_left(
    seats: int, saboteurs: list[int], order: list[int]
) -> None:
    table = found(seats=seats, saboteurs=saboteurs, pay="player")
    assert len(table.state.offer) == min(seats, 9)
    assert choosers(table) == order


@pytest.mark.clause("SAB-10.6", "SAB-10.5")
def test_who_chooses_twice_remembers_both_offers() -> None:
    table = found(saboteurs=[2], pay="player", gold_drawn=[1, 2, 3])
    table.play("take 3")
    table.play("take 1")
    table.play("take 2")
    assert table.view(0)["you"]["offers"] == [
        {"round": 1, "offer": [1, 2, 3], "taken": 3},
        {"round": 1, "offer": [2], "taken": 2},
    ]
    assert table.view(0)["you"]["gold"] == [3, 2]
    assert table.view(SPECTATOR)["history"][0]["taken"] == [2, 1, 0]


@pytest.mark.clause("SAB-10.7")
@pytest.mark.parametrize("pay", ["digger", "player"])
def test_a_short_pile_serves_those_who_choose_first(pay: str) -> None:
    table = found(2, seats=5, saboteurs=[1, 3], gold_pile=[1, 1, 0], pay=pay)
    assert table.state.offer == [1, 2]
    assert choosers(table) == [2, 0]
    assert table.view(SPECTATOR)["history"][0]["taken"] == [1, 0, 1, 0, 0]
    assert table.state.gold_pile == [0, 0, 0]


@pytest.mark.clause("SAB-10.7")
def test_an_empty_pile_pays_nobody_and_the_round_ends() -> None:
    table = found(saboteurs=[2], gold_pile=[0, 0, 0])
    (ended,) = table.view(SPECTATOR)["history"]
    assert (ended["joined_by"], ended["taken"], ended["paid"]) == (0, [0, 0, 0], [])
    assert (table.state.round, table.view(SPECTATOR)["phase"]) == (2, "turn")


@pytest.mark.clause("SAB-10.8")
@pytest.mark.parametrize("index", range(6))
def test_every_card_left_is_equally_likely(index: int) -> None:
    pile = [3, 2, 1]
    assert draw_gold(ScriptedDice([index]), pile, 1) == [[1, 1, 1, 2, 2, 3][index]]
    assert sum(pile) == 5


@pytest.mark.clause("SAB-10.8")
def test_cards_are_drawn_from_what_is_left_and_leave_the_pile() -> None:
    pile = [1, 1, 1]
    assert draw_gold(ScriptedDice([1, 1, 0]), pile, 3) == [1, 2, 3]  # 2 first, then 3, then 1
    assert pile == [0, 0, 0]


@pytest.mark.clause("SAB-10.8")
def test_the_draw_comes_from_the_dice_alone() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(200):
        pile = [16, 8, 4]
        drawn = tuple(draw_gold(Dice(bytes([seed])), pile, 2))
        assert draw_gold(Dice(bytes([seed])), [16, 8, 4], 2) == list(drawn)
        seen[drawn] += 1
    assert set(seen) == {(1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3)}
