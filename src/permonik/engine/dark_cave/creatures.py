"""The monsters of The Dark Cave: how they are lured, where they go, and what their attacks do."""

from collections.abc import Sequence
from typing import Final

from permonik.engine.core.events import Event, Log
from permonik.engine.core.hands import lose_one
from permonik.engine.core.values import Seat
from permonik.engine.dark_cave.cards import FIRST_MONSTER_CARD, MONSTER_MOVES, MONSTERS
from permonik.engine.dark_cave.memory import put_away
from permonik.engine.dark_cave.state import MONSTER, NOBODY, PLAN, State
from permonik.engine.dark_cave.turns import dismiss
from permonik.engine.paths.walk import cell_of, field_of


def monster_of(state: State, card: int) -> int:
    """The monster that a card lures."""
    return (card - state.setup.deck.paths) // 3 - FIRST_MONSTER_CARD


def lure(state: State, card: int, where: int, log: Log) -> None:
    """The card comes to lie before the player, the monster on a lair if it is not in play. DC-8.1, DC-8.6"""
    seat = state.turn
    monster = monster_of(state, card)
    if state.monster_owner[monster] != NOBODY:
        state.played.append(state.monster_card[monster])  # DC-8.7
    state.monster_at[monster] = where
    state.monster_owner[monster] = seat
    state.monster_card[monster] = card
    state.monster = monster
    state.moves = MONSTER_MOVES[monster]
    state.phase = MONSTER
    if log is not None:
        args = {"player": seat, "card": state.setup.deck.keys[card], "monster": MONSTERS[monster]}
        log.append(Event("lure", {**args, "cell": PLAN.xy(cell_of(where)), "field": field_of(where)}))


def monsters_at(state: State, place: int) -> tuple[int, ...]:
    """The monsters on a field, in the order in which they attack. DC-8.12"""
    return tuple(monster for monster, at in enumerate(state.monster_at) if at == place)


def dwarfs_at(state: State, place: int) -> tuple[Seat, ...]:
    """The seats whose dwarfs stand on a field, clockwise from the active player. DC-8.10"""
    seats = state.setup.seats
    around = range(state.turn, state.turn + seats)
    return tuple(seat % seats for seat in around if state.at[seat % seats] == place)


def strike(state: State, monster: int, victims: Sequence[Seat], log: Log) -> None:
    """A monster attacks all these dwarfs. DC-8.13, DC-8.14, DC-8.16"""
    for seat in victims:
        if log is not None:
            log.append(Event("attack", {"monster": MONSTERS[monster], "target": seat}))
        _STRIKES[monster](state, seat, log)


def bite(state: State, seat: Seat, log: Log) -> None:
    lose_card(state, seat, "rat", log)


def paralyse(state: State, seat: Seat, log: Log) -> None:
    if log is not None and not state.paralysed & 1 << seat:
        log.append(Event("paralysed", {"player": seat}))
    state.paralysed |= 1 << seat


def rob(state: State, seat: Seat, log: Log) -> None:
    lose_nugget(state, seat, "goblin", log)


_STRIKES: Final = (bite, paralyse, rob)


def lose_card(state: State, seat: Seat, cause: str, log: Log) -> None:
    """The left neighbour draws a card from the hand, and it is put away unseen. DC-5.9, DC-8.13"""
    hand = state.hands[seat]
    if not hand:
        return  # DC-5.10
    card = lose_one(hand, state.dice)
    put_away(state, seat, card)
    if log is not None:
        deck = state.setup.deck
        public = {"player": seat, "level": deck.level[card], "cause": cause}
        log.append(Event("lose-card", public, {"card": deck.keys[card]}, (seat,)))


def lose_nugget(state: State, seat: Seat, loss: str, log: Log) -> None:
    """A nugget goes back to the bank, if there is one. DC-5.12, DC-8.16"""
    if state.nuggets[seat]:
        state.nuggets[seat] -= 1
        if log is not None:
            log.append(Event("lose-nugget", {"player": seat, "loss": loss}))


def slay(state: State, monster: int, log: Log) -> None:
    """A battle axe drives a monster off before it attacks anybody. DC-7.12"""
    seat = state.to_act
    use_axe(state, seat)
    dismiss(state, monster)
    if log is not None:
        log.append(Event("slay", {"player": seat, "monster": MONSTERS[monster]}))


def use_axe(state: State, seat: Seat) -> None:
    """One of the axes before a player goes to the discard pile."""
    axe, *rest = state.axes[seat]
    state.axes[seat] = tuple(rest)
    state.played.append(axe)
