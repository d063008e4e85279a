"""Quick, sensible play of The Dark Cave for looking ahead: everybody digs and walks out, each for oneself."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final

from permonik.bots.dark_cave import easy
from permonik.bots.dark_cave.flight import possible_exits
from permonik.bots.dark_cave.passages import Passages, ends_of, goal_places, survey
from permonik.bots.ways import FAR, Costs, reach
from permonik.engine.core.values import Action, Seat
from permonik.engine.dark_cave.actions import HALT, kind_of, step
from permonik.engine.dark_cave.cards import BOOTS_CARD
from permonik.engine.dark_cave.movement import next_places
from permonik.engine.dark_cave.rules import apply
from permonik.engine.dark_cave.state import MOVE, NOTHING, OUT, TURN, State
from permonik.engine.dark_cave.verbs import DISCARD, EQUIP, PLACE

_WORTH_A_CARD: Final = 0.5  # moves that a card must save


def act(state: State, rng: Random) -> None:
    """Carry out the decision of the seat to act; a turn with the walk as a whole."""
    if state.phase != TURN:
        apply(state, easy.decide(state, state.to_act, rng))
        return
    seat, at = state.turn, state.at[state.turn]
    if at == OUT:
        apply(state, _put_away(state, rng))
        return
    passages = survey(state)
    togo = togo_of(state, seat, passages)
    dig = max(digs(state, seat, passages, togo), default=None)
    apply(state, dig[1] if dig else _boots(state) or _put_away(state, rng))
    if state.phase == MOVE and state.turn == seat:
        _hurry(state, togo_of(state, seat, survey(state)) if dig else togo)


def _boots(state: State) -> Action | None:
    seat, deck = state.turn, state.deck
    boots = [card for card in state.hands[seat] if card >= deck.paths and kind_of(deck, card) == BOOTS_CARD]
    return (EQUIP, boots[0], seat, 0) if boots and state.boots[seat] == NOTHING else None


def _put_away(state: State, rng: Random) -> Action:
    return (DISCARD, rng.choice(state.hands[state.turn]), 0, 0)


def togo_of(state: State, seat: Seat, passages: Passages) -> Costs:
    """What the ways cost from where the exit may be, for all that a seat knows."""
    places = goal_places(state)
    ends = [(place, 0.0) for goal in possible_exits(state, seat) if (place := places[goal]) is not None]
    return reach(passages.network, ends, FAR, state.at[seat])


def digs(state: State, seat: Seat, passages: Passages, togo: Costs) -> Iterator[tuple[float, Action]]:
    """Path cards that shorten the way of a seat, each with the moves that it saves."""
    deck, at = state.deck, state.at[seat]
    cards = sorted({card for card in state.hands[seat] if card < deck.paths})
    if not cards:
        return
    left = togo.get(at, FAR) - passages.enter[at] - _WORTH_A_CARD
    come = reach(passages.network, [(at, 0.0)], left)
    for cell, need in state.grid.needs.items():
        ends = ends_of(state, cell, passages)
        into = {side: come.get(end, FAR) for side, end in ends.items()}
        onward = {side: togo.get(end, FAR) for side, end in ends.items()}
        if len(ends) < 2 or min(into.values()) + 1 + min(onward.values()) >= left:
            continue
        for card in cards:
            for turned in deck.fits[card][need]:
                tile = (deck.tile_of[card] + turned) << 4
                cost = deck.level[card] + _through(deck.table.joins[tile : tile + 16], into, onward)
                if cost < left:
                    yield left - cost, (PLACE, card, cell, turned)


def _through(joins: Sequence[int], into: Mapping[int, float], onward: Mapping[int, float]) -> float:
    """The cheapest way over a card."""
    return min(
        (
            come + go
            for side, come in into.items()
            for other, go in onward.items()
            if other != side and joins[side] & other
        ),
        default=FAR,
    )


def _hurry(state: State, togo: Costs) -> None:
    """Walk towards the nearest place where the exit may be, as far as the path goes without a fight."""
    seat = state.turn
    while state.phase == MOVE and state.turn == seat:
        here = state.at[seat]
        beside = [place for place in next_places(state, here) if place not in state.monster_at]
        there = min(beside, key=lambda place: togo.get(place, FAR), default=here)
        apply(state, step(there) if togo.get(there, FAR) < togo.get(here, FAR) else HALT)
