"""Hands of cards: sorted lists of small ints, of which equal ones are one and the same card."""

from collections.abc import Sequence

from permonik.engine.core.dice import Dice


def discards(hand: Sequence[int]) -> list[tuple[int, int]]:
    """All ways to discard one or two cards of a sorted hand, sorted.

    A way is (card, 0) for a single card, or (card, other + 1) for a pair whose order means nothing.
    """
    ways: list[tuple[int, int]] = []
    before = -1
    for place, card in enumerate(hand):
        if card != before:
            ways.append((card, 0))
            other = -1
            for second in hand[place + 1 :]:
                if second != other:
                    ways.append((card, second + 1))
                    other = second
        before = card
    return ways


def discarded(card: int, second: int) -> tuple[int, ...]:
    """The cards of such a way."""
    return (card, second - 1) if second else (card,)


def holds(hand: Sequence[int], cards: Sequence[int]) -> bool:
    """Whether all these cards are in a hand together."""
    return all(hand.count(card) >= cards.count(card) for card in cards)


def lose_one(hand: list[int], dice: Dice) -> int:
    """The left neighbour draws a card of the hand unseen, and it is lost: only its owner knows which."""
    return hand.pop(dice.below(len(hand)))
