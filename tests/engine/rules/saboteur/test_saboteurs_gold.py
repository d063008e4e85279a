"""Gold for the saboteurs: SAB-11."""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, product
from typing import Final, TypeAlias

import pytest

from permonik.engine.core.values import SPECTATOR
from permonik.engine.saboteur.cards import ROLE_CARDS, SABOTEUR_PAY
from permonik.engine.saboteur.pay import saboteur_pay
from tests.engine.table import Table, given, names


def lost(seats: int, saboteurs: list[int], gold_pile: tuple[int, int, int] = (16, 8, 4)) -> Table:
    """A table just before the last card of a round that the saboteurs win."""
    hands = {0: "map"} | dict.fromkeys(range(1, seats), "")
    return given(seats=seats, hands=hands, pile="", saboteurs=saboteurs, gold_pile=gold_pile)


@pytest.mark.clause("SAB-11.1", "SAB-11.2")
@pytest.mark.parametrize(
    ("seats", "saboteurs", "nuggets"),
    [
        (3, [1], 4),
        (4, [0], 4),
        (5, [2], 4),  # the other saboteur card lies aside
        (5, [0, 3], 3),
        (6, [4], 4),
        (6, [4, 5], 3),
        (7, [1, 2], 3),
        (7, [1, 2, 3], 3),
        (9, [1, 8], 3),
        (10, [1, 2, 3], 3),
        (10, [0, 2, 5, 9], 2),
    ],
)
def test_pay_by_saboteurs_at_the_table(seats: int, saboteurs: list[int], nuggets: int) -> None:
    table = lost(seats, saboteurs)
    events = table.play("discard map")
    paid = {event.public["player"]: event.public["nuggets"] for event in events if event.name == "paid"}
    assert paid == dict.fromkeys(saboteurs, nuggets)
    gold = [sum(table.view(seat)["you"]["gold"]) for seat in range(seats)]
    assert gold == [nuggets if seat in saboteurs else 0 for seat in range(seats)]


@pytest.mark.clause("SAB-11.1")
def test_the_four_amounts() -> None:
    assert SABOTEUR_PAY == {1: 4, 2: 3, 3: 3, 4: 2}


@pytest.mark.clause("SAB-11.3")
@pytest.mark.parametrize("seats", [3, 4])
def test_without_a_saboteur_at_the_table_nobody_is_paid(seats: int) -> None:
    table = lost(seats, [])
    events = table.play("discard map")
    assert "nobody-paid" in names(events)
    assert "paid" not in names(events)
    assert [player["gold"] for player in table.view(SPECTATOR)["players"]] == [0] * seats
    assert table.state.gold_pile == [16, 8, 4]


@pytest.mark.clause("SAB-11.3", "SAB-2.1")
def test_with_five_players_or_more_there_is_always_a_saboteur() -> None:
    assert [seats for seats, (saboteurs, _) in ROLE_CARDS.items() if saboteurs == 1] == [3, 4]


@pytest.mark.clause("SAB-11.4")
@pytest.mark.parametrize(
    ("pile", "saboteurs", "pays"),
    [
        ([16, 8, 4], 1, [(3, 1)]),  # the larger card first: not two twos
        ([1, 2, 1], 1, [(3, 1)]),
        ([0, 2, 1], 1, [(2, 2)]),  # the largest card first would fail
        ([2, 1, 1], 1, [(3, 1)]),
        ([2, 1, 0], 1, [(2, 1, 1)]),
        ([4, 0, 0], 1, [(1, 1, 1, 1)]),
        ([16, 8, 4], 2, [(3,), (3,)]),
        ([16, 8, 1], 3, [(3,), (2, 1), (2, 1)]),
        ([4, 1, 1], 3, [(3,), (2, 1), (1, 1, 1)]),
        ([16, 8, 4], 4, [(2,), (2,), (2,), (2,)]),
        ([4, 2, 0], 4, [(2,), (2,), (1, 1), (1, 1)]),
    ],
)
def test_few_cards_and_larger_cards_first(
    pile: list[int], saboteurs: int, pays: list[tuple[int, ...]]
) -> None:
    before = pile[:]
    assert saboteur_pay(pile, saboteurs) == pays
    assert pile == before


def ways(amount: int) -> list[tuple[int, ...]]:
    """Every way to pay an amount, fewest cards first, then larger cards first."""
    found = [
        tuple(sorted(cards, reverse=True))
        for size in range(amount + 1)
        for cards in combinations_with_replacement((1, 2, 3), size)
        if sum(cards) == amount
    ]
    return sorted(found, key=lambda cards: (len(cards), [-card for card in cards]))


def affordable(pile: Sequence[int], pays: Sequence[tuple[int, ...]]) -> bool:
    return all(sum(pay.count(nuggets) for pay in pays) <= pile[nuggets - 1] for nuggets in (1, 2, 3))


def slow_pay(pile: Sequence[int], saboteurs: int) -> list[tuple[int, ...]]:
    """All pays there are, and the first of them in the order of the rule."""
    amount = SABOTEUR_PAY[saboteurs]
    full = (list(pays) for pays in product(ways(amount), repeat=saboteurs) if affordable(pile, pays))
    if (found := next(full, None)) is not None:
        return found
    pays: list[tuple[int, ...]] = []
    for _ in range(saboteurs):
        smaller = (way for most in range(amount, -1, -1) for way in ways(most))
        pays.append(next(way for way in smaller if affordable(pile, [*pays, way])))
    return pays


@pytest.mark.clause("SAB-11.4", "SAB-11.5")
def test_the_pay_is_that_of_a_plain_search_over_all_small_piles() -> None:
    for pile in product(range(6), range(4), range(3)):
        for saboteurs in (1, 2, 3, 4):
            assert saboteur_pay(list(pile), saboteurs) == slow_pay(pile, saboteurs), (pile, saboteurs)


@pytest.mark.clause("SAB-11.4")
def test_the_pay_is_counted_out_openly_in_the_order_of_seats() -> None:
    table = lost(10, [8, 1, 5, 3], gold_pile=(16, 3, 4))
    events = [event for event in table.play("discard map") if event.name == "paid"]
    assert [event.public for event in events] == [
        {"player": 1, "nuggets": 2, "counted": [2]},
        {"player": 3, "nuggets": 2, "counted": [2]},
        {"player": 5, "nuggets": 2, "counted": [2]},
        {"player": 8, "nuggets": 2, "counted": [1, 1]},
    ]
    assert all(event.private is None for event in events)
    assert table.view(SPECTATOR)["history"][0]["paid"] == [
        {"player": 1, "cards": [2]},
        {"player": 3, "cards": [2]},
        {"player": 5, "cards": [2]},
        {"player": 8, "cards": [1, 1]},
    ]
    assert table.state.gold_pile == [14, 0, 4]


@pytest.mark.clause("SAB-11.5")
@pytest.mark.parametrize(
    ("pile", "saboteurs", "pays"),
    [
        ([0, 0, 2], 1, [(3,)]),
        ([0, 1, 1], 1, [(3,)]),
        ([0, 3, 0], 2, [(2,), (2,)]),
        ([1, 0, 1], 3, [(3,), (1,), ()]),
        ([0, 2, 1], 3, [(3,), (2,), (2,)]),
        ([3, 0, 1], 4, [(1, 1), (1,), (), ()]),
        ([0, 0, 4], 4, [(), (), (), ()]),
        ([0, 0, 0], 2, [(), ()]),
    ],
)
def test_a_short_pile_pays_in_the_order_of_seats_as_much_as_it_can(
    pile: list[int], saboteurs: int, pays: list[tuple[int, ...]]
) -> None:
    assert saboteur_pay(pile, saboteurs) == pays


@pytest.mark.clause("SAB-11.5")
def test_a_short_pile_at_the_table() -> None:
    table = lost(5, [1, 4], gold_pile=(1, 1, 0))
    table.play("discard map")
    assert [table.view(seat)["you"]["gold"] for seat in range(5)] == [[], [2, 1], [], [], []]
    assert table.view(SPECTATOR)["history"][0]["paid"] == [
        {"player": 1, "cards": [2, 1]},
        {"player": 4, "cards": []},
    ]


Pile: TypeAlias = tuple[int, int, int]
PRINTED_PILE: Final[Pile] = (16, 8, 4)


def after_round(pile: Pile, seats: int, pay: str) -> Iterator[Pile | None]:
    """Every pile that a round may leave behind; None when somebody is not paid in full."""
    cards, _ = ROLE_CARDS[seats]
    for saboteurs in (cards, cards - 1):
        drawn = seats - saboteurs if pay == "digger" else min(seats, 9)
        yield from draws(pile, drawn) if sum(pile) >= drawn else [None]
        pays = saboteur_pay(list(pile), saboteurs)
        full = all(sum(cards) == SABOTEUR_PAY[saboteurs] for cards in pays)
        yield without(pile, pays) if full else None


def after_round_with_any_pay(pile: Pile, seats: int) -> Iterator[Pile | None]:
    """The same with pay per digger, the saboteurs being paid in any way that comes out right."""
    yield from after_round(pile, seats, "digger")
    cards, _ = ROLE_CARDS[seats]
    for saboteurs in {cards, cards - 1} - {0}:
        for pays in product(ways(SABOTEUR_PAY[saboteurs]), repeat=saboteurs):
            if affordable(pile, pays):
                yield without(pile, pays)


def draws(pile: Pile, count: int) -> Iterator[Pile]:
    ones, twos, threes = pile
    for one in range(min(ones, count) + 1):
        for two in range(min(twos, count - one) + 1):
            if count - one - two <= threes:
                yield ones - one, twos - two, threes - (count - one - two)


def without(pile: Pile, pays: Sequence[tuple[int, ...]]) -> Pile:
    cards = [nuggets for pay in pays for nuggets in pay]
    ones, twos, threes = (count - cards.count(nuggets) for nuggets, count in enumerate(pile, 1))
    return ones, twos, threes


@pytest.mark.clause("SAB-10.7", "SAB-11.5", "SAB-1.5")
@pytest.mark.parametrize(
    ("seats", "left", "short_in"),
    [(3, 19, 9), (4, 16, 7), (5, 16, 6), (6, 13, 5), (7, 11, 5), (8, 7, 4), (9, 5, 4), (10, 5, 4)],
)
def test_in_three_rounds_with_pay_per_digger_the_gold_cannot_run_short(
    seats: int, left: int, short_in: int
) -> None:
    """Every number of saboteurs, every winner and every draw; and the first round in which it can."""
    piles: set[Pile | None] = {PRINTED_PILE}
    number = 0
    while None not in piles:
        number += 1
        piles = {after for pile in piles if pile for after in after_round(pile, seats, "digger")}
        if number == 3:
            assert min(sum(pile) for pile in piles if pile) == left
    assert number == short_in


@pytest.mark.clause("SAB-10.7", "SAB-11.5")
@pytest.mark.parametrize(
    ("seats", "left"), [(3, 16), (4, 16), (5, 11), (6, 11), (7, 6), (8, 5), (9, 4), (10, 4)]
)
def test_that_would_be_so_in_whatever_way_saboteurs_were_paid(seats: int, left: int) -> None:
    piles: set[Pile | None] = {PRINTED_PILE}
    for _ in range(3):
        piles = {after for pile in piles if pile for after in after_round_with_any_pay(pile, seats)}
        assert None not in piles
    assert min(sum(pile) for pile in piles if pile) == left


@pytest.mark.clause("SAB-10.6", "SAB-10.7")
@pytest.mark.parametrize("seats", [9, 10])
def test_with_pay_per_player_the_gold_can_run_short_in_the_third_round(seats: int) -> None:
    piles: set[Pile | None] = {PRINTED_PILE}
    for number in (1, 2, 3):
        piles = {after for pile in piles if pile for after in after_round(pile, seats, "player")}
        assert (None in piles) == (number == 3)
