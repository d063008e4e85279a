"""Discarding one or two cards, and losing one unseen."""

from collections import Counter
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from permonik.engine.core.dice import Dice
from permonik.engine.core.hands import discarded, discards, holds, lose_one

hands = st.lists(st.integers(0, 6), max_size=7).map(sorted)


def test_equal_cards_are_one_and_a_pair_has_no_order() -> None:
    assert discards([2, 2, 5]) == [(2, 0), (2, 3), (2, 6), (5, 0)]
    assert discards([4]) == [(4, 0)]
    assert discards([]) == []


@given(hands)
def test_discards_are_all_single_cards_and_pairs(hand: list[int]) -> None:
    expected = {(card,) for card in hand} | {tuple(sorted(pair)) for pair in combinations(hand, 2)}
    found = discards(hand)
    assert found == sorted(set(found))
    assert {discarded(*way) for way in found} == expected
    assert all(holds(hand, discarded(*way)) for way in found)


def test_a_hand_holds_a_pair_only_with_two_copies() -> None:
    assert holds([2, 5, 5], (5, 5))
    assert not holds([2, 5], (5, 5))
    assert not holds([2, 5], (2, 6))


def test_every_card_of_a_hand_is_lost_equally_often() -> None:
    dice = Dice(b"traps")
    lost: Counter[int] = Counter()
    for _ in range(3000):
        hand = [1, 2, 3]
        lost[lose_one(hand, dice)] += 1
        assert len(hand) == 2
    assert all(900 < count < 1100 for count in lost.values())
