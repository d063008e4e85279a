"""What seats remember of hands that were swapped: the cards they gave away, and where these may be now."""

from collections.abc import Sequence

from permonik.engine.core.values import Seat
from permonik.engine.dark_cave.state import NOBODY, State, Trace


def put_away(state: State, seat: Seat, card: int) -> None:
    """A card leaves a hand face down: its owner alone knows which. DC-3.5, DC-12.2"""
    if state.traces:
        slot = (seat, len(state.discards[seat]))
        state.traces = [
            trace._replace(away=(*trace.away, slot)) if trace.holder == seat else trace
            for trace in state.traces
        ]
    state.discards[seat] += (card,)


def play_openly(state: State, seat: Seat, card: int) -> None:
    """A card leaves a hand before everybody's eyes."""
    state.hands[seat].remove(card)
    if state.traces:
        state.traces = [
            trace._replace(cards=_less(trace.cards, (card,)), played=(*trace.played, card))
            if trace.holder == seat
            else trace
            for trace in state.traces
        ]


def exchange(state: State, seat: Seat, other: Seat) -> None:
    """Two seats swap hands, and each remembers what it gave. DC-6.11, DC-12.4"""
    hands = state.hands
    state.traces = [_handed_on(state, trace, seat, other) for trace in state.traces]
    state.traces += [_given(state, seat, other), _given(state, other, seat)]
    hands[seat], hands[other] = hands[other], hands[seat]


def _handed_on(state: State, trace: Trace, seat: Seat, other: Seat) -> Trace:
    """A hand that was given away before goes on to somebody else, or comes back."""
    if trace.holder not in (seat, other):
        return trace
    to = other if trace.holder == seat else seat
    if to != trace.viewer:
        return trace._replace(holder=to)
    hand = state.hands[trace.holder]
    return trace._replace(holder=NOBODY, cards=_less(trace.cards, hand), back=count_levels(state, hand))


def _given(state: State, seat: Seat, other: Seat) -> Trace:
    hand = tuple(state.hands[seat])
    return Trace(seat, other, other, hand, count_levels(state, hand), (), (), (0, 0, 0))


def count_levels(state: State, cards: Sequence[int]) -> tuple[int, int, int]:
    """How many of these cards have each level: what their backs show. DC-12.1"""
    levels = [state.setup.deck.level[card] for card in cards]
    return levels.count(1), levels.count(2), levels.count(3)


def _less(cards: Sequence[int], others: Sequence[int]) -> tuple[int, ...]:
    """Cards without those of the others that are among them."""
    rest = list(cards)
    for card in others:
        if card in rest:
            rest.remove(card)
    return tuple(rest)
