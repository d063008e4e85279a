"""Gold: how it is drawn for the miners, and counted out to the saboteurs."""

from typing import Final

from permonik.engine.core.dice import Dice
from permonik.engine.saboteur.cards import SABOTEUR_PAY


def draw_gold(dice: Dice, pile: list[int], count: int) -> list[int]:
    """Up to so many gold cards at random from the pile, which has no order. SAB-10.7, SAB-10.8"""
    drawn = []
    for _ in range(min(count, sum(pile))):
        index = dice.below(sum(pile))
        nuggets = 1
        while index >= pile[nuggets - 1]:
            index -= pile[nuggets - 1]
            nuggets += 1
        pile[nuggets - 1] -= 1
        drawn.append(nuggets)
    return sorted(drawn)


# Ways to pay an amount: fewest cards first, then larger cards first. SAB-11.4
_WAYS: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    4: ((3, 1), (2, 2), (2, 1, 1), (1, 1, 1, 1)),
    3: ((3,), (2, 1), (1, 1, 1)),
    2: ((2,), (1, 1)),
    1: ((1,),),
    0: ((),),
}


def saboteur_pay(pile: list[int], saboteurs: int) -> list[tuple[int, ...]]:
    """The cards for each saboteur in the order of seats; the pile (cards by nuggets) is left as it is."""
    if not saboteurs:
        return []
    amount = SABOTEUR_PAY[saboteurs]
    return _pay_all(pile, amount, saboteurs) or _pay_some(pile, amount, saboteurs)


def _pay_all(pile: list[int], amount: int, saboteurs: int) -> list[tuple[int, ...]] | None:
    """Full pay for everybody, looking ahead, or None. A search: paying by largest card fails on {3, 2, 2}."""
    if not saboteurs:
        return []
    for way in _WAYS[amount]:
        rest = _without(pile, way)
        others = _pay_all(rest, amount, saboteurs - 1) if rest else None
        if others is not None:
            return [way, *others]
    return None


def _pay_some(pile: list[int], amount: int, saboteurs: int) -> list[tuple[int, ...]]:
    """Each in turn the most that the pile allows. SAB-11.5"""
    pays: list[tuple[int, ...]] = []
    for _ in range(saboteurs):
        ways = (way for most in range(amount, -1, -1) for way in _WAYS[most])
        way, pile = next((way, rest) for way in ways if (rest := _without(pile, way)))
        pays.append(way)
    return pays


def _without(pile: list[int], cards: tuple[int, ...]) -> list[int] | None:
    rest = [count - cards.count(nuggets) for nuggets, count in enumerate(pile, 1)]
    return None if min(rest) < 0 else rest
