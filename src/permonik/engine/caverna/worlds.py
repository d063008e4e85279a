"""Worlds that a seat cannot tell from the true one: cards and harvest markers to come are drawn anew."""

from random import Random
from typing import Final

from permonik.engine.caverna.spaces import cards_of
from permonik.engine.caverna.state import UNKNOWN, State, copy
from permonik.engine.core.dice import Dice
from permonik.engine.core.game import Weigh
from permonik.engine.core.values import Seat

_SEED_BYTES: Final = 32
_FIRST_MARKER: Final = 6


def known_cards(state: State) -> int:
    """How many action cards have been revealed."""
    return state.setup.board.rounds.index(state.round) + 1


def known_markers(state: State) -> int:
    """How many harvest markers have been turned up."""
    if state.round < _FIRST_MARKER or not state.markers:
        return 0
    rounds = state.setup.board.rounds
    return rounds.index(state.round) - rounds.index(_FIRST_MARKER) + (state.event != UNKNOWN)


def determinize(state: State, seat: Seat, rng: Random, weigh: Weigh | None = None) -> State:  # noqa: ARG001
    """A world drawn evenly from those that agree with what everybody knows: there are no other secrets."""
    world = copy(state)  # CAV-4.8
    world.dice = Dice(rng.randbytes(_SEED_BYTES), state.dice.used)
    world.cards = _drawn_cards(state, rng)
    shown = known_markers(state)
    hidden = sorted(state.markers[shown:])
    rng.shuffle(hidden)
    world.markers = (*state.markers[:shown], *hidden)
    return world


def _drawn_cards(state: State, rng: Random) -> tuple[int, ...]:
    """The cards seen so far, and those to come in any order inside their stage."""
    if state.setup.seats == 1:  # CAV-17.3: the order is fixed
        return state.cards
    shown = known_cards(state)
    order = list(state.cards[:shown])
    first = 0
    for cards, _ in cards_of(state.setup.seats):
        last = first + len(cards)
        hidden = sorted(state.cards[max(first, shown) : last])
        rng.shuffle(hidden)
        order += hidden
        first = last
    return tuple(order)
