"""The stack machine: how a game goes from decision to decision.

A frame is a plain tuple (kind, seat to act or NOBODY, …). `run` does whatever needs no decision until the top
frame asks one, or the stack is empty and the game is over.
"""

# ruff: noqa: ARG001 - what stands in a table has one shape, whatever it needs of it

from collections.abc import Callable
from typing import Final

from permonik.engine.caverna.abilities import (
    abilities,
    hopeful,
    may_exchange,
    next_dwarf,
    open_spaces,
    sites_for,
)
from permonik.engine.caverna.animals import fits
from permonik.engine.caverna.building import furnish_now
from permonik.engine.caverna.effects import GOODS_LIE
from permonik.engine.caverna.expeditions import loot_open, return_home
from permonik.engine.caverna.frames import PAYMENT
from permonik.engine.caverna.furnishings import GUEST_BIT, payments
from permonik.engine.caverna.goods import EXTENDED, FOOD, GOLD, OWNED, RUBY
from permonik.engine.caverna.rounds import (
    settle_breeding,
    settle_feeding,
    settle_final,
    settle_harvest,
    settle_purge,
    settle_work,
)
from permonik.engine.caverna.spaces import EFFECTS, EXTENSION, MARKET
from permonik.engine.caverna.state import AT_HOME, STAYED, Frame, State
from permonik.engine.core.events import Event, Log


def _settle_turn(state: State, frame: Frame, log: Log) -> bool:
    """A turn is a decision, unless the dwarf can only stay home."""  # CAV-5.6
    board, piles, crews = state.setup.board, state.piles, state.crews
    for space in state.spaces:
        if piles[space] and not crews[space] and board.needs[space] & GOODS_LIE:
            return True
    seat = frame[1]
    dwarf = dwarf_to_place(state, frame)
    if open_spaces(state, seat, state.strengths[seat][dwarf]) or callable_dwarfs(state, frame):
        return True
    if not state.quiet and may_exchange(state, seat):
        return True
    stay(state, seat, dwarf, log)
    return False


def dwarf_to_place(state: State, frame: Frame) -> int:
    return frame[2] if frame[2] >= 0 else next_dwarf(state, frame[1])


def callable_dwarfs(state: State, frame: Frame) -> list[int]:
    """Strengths of the dwarfs that a ruby would let go first and that have somewhere to go."""  # CAV-5.3
    seat = frame[1]
    if frame[2] >= 0 or not state.players[seat][RUBY]:
        return []
    strengths, places = state.strengths[seat], state.places[seat]
    home = sorted({strengths[at] for at, place in enumerate(places) if place == AT_HOME})
    return [strength for strength in home[1:] if open_spaces(state, seat, strength)]


def stay(state: State, seat: int, dwarf: int, log: Log) -> None:
    """The dwarf stays home for this round."""
    state.places[seat][dwarf] = STAYED
    state.stack.pop()
    if log is not None:
        log.append(Event("stays-home", {"player": seat, "strength": state.strengths[seat][dwarf]}))


# --- inside a space -----------------------------------------------------------------------------


def open_leaves(state: State, frame: Frame) -> tuple[int, ...]:
    """The leaves of a space that may still be carried out, as far as the connectors go."""
    _, seat, effect, done, space, _ = frame
    player = state.players[seat]
    if player[OWNED] & GUEST_BIT and not (space == EXTENSION and player[EXTENDED]):  # CAV-11.11
        return EFFECTS[effect].open_to_guests[done]
    return EFFECTS[effect].open[done]


def able_here(state: State, frame: Frame) -> int:
    """What the acting player can do on this space."""
    seat = frame[1]
    able = abilities(state, seat, state.strengths[seat][frame[5]], state.players[seat][FOOD])
    return able | GOODS_LIE if state.piles[frame[4]] else able


def _settle_space(state: State, frame: Frame, log: Log) -> bool:
    """Leave the space when nothing more can be done there."""
    if not frame[3]:
        return True
    leaves = EFFECTS[frame[2]].leaves
    still = [leaves[at] for at in open_leaves(state, frame)]
    if still:
        able = able_here(state, frame)
        for leaf in still:
            if leaf.needs & able:
                return True
        seat = frame[1]
        if (
            not state.quiet
            and any(hopeful(state, seat, leaf) for leaf in still)
            and may_exchange(state, seat)
        ):
            return True
    state.stack.pop()
    return False


def _settle_expedition(state: State, frame: Frame, log: Log) -> bool:
    """The expedition goes on while items are left to take."""
    _, seat, left, taken, strength, _ = frame
    if left and (loot_open(state, seat, strength, taken) or (not state.quiet and may_exchange(state, seat))):
        return True
    return_home(state, frame, log)
    return False


def _settle_market(state: State, frame: Frame, log: Log) -> bool:
    """The market goes on while something can be bought."""
    _, seat, first = frame
    gold = state.players[seat][GOLD]
    if any(price <= gold for _, price in MARKET[first:]):
        return True
    if first < len(MARKET) and not state.quiet and may_exchange(state, seat):
        return True
    state.stack.pop()
    return False


# --- small decisions ----------------------------------------------------------------------------


def _ask(state: State, frame: Frame, log: Log) -> bool:
    return True


def _settle_site(state: State, frame: Frame, log: Log) -> bool:
    """A tile with one possible square is put there."""
    sites = sites_for(state, frame[1], frame[2])
    if sites & (sites - 1):
        return True
    choose_site(state, sites.bit_length() - 1)
    return False


def choose_site(state: State, square: int) -> None:
    """The square is chosen: what is left is how to pay."""
    _, seat, tile, price = state.stack.pop()
    state.stack.append((PAYMENT, seat, tile, price, square))


def _settle_payment(state: State, frame: Frame, log: Log) -> bool:
    """A bill with one way to pay is paid."""
    _, seat, tile, price, _ = frame
    ways = payments(state.players[seat], tile, price)
    if len(ways) > 1:
        return True
    furnish_now(state, ways[0], log)
    return False


def _settle_overflow(state: State, frame: Frame, log: Log) -> bool:
    """Too many animals: ask until they fit."""
    seat = frame[1]
    if not fits(state.players[seat], len(state.strengths[seat])):
        return True
    state.stack.pop()
    return False


def _settle_exchanging(state: State, frame: Frame, log: Log) -> bool:
    """The exchanges close by themselves when none is left."""
    if may_exchange(state, frame[1]):
        return True
    state.stack.pop()
    return False


SETTLE: Final[tuple[Callable[[State, Frame, Log], bool], ...]] = (
    settle_purge,
    settle_work,
    _settle_turn,
    _settle_space,
    _settle_expedition,
    _ask,
    _settle_site,
    _settle_payment,
    _settle_overflow,
    _settle_exchanging,
    _ask,
    _ask,
    _ask,
    _settle_market,
    settle_harvest,
    _ask,
    settle_feeding,
    settle_breeding,
    _ask,
    _ask,
    _ask,
    _ask,
    settle_final,
)


def run(state: State, log: Log) -> None:
    """Go on until a decision waits or the game is over."""
    stack = state.stack
    while stack:
        frame = stack[-1]
        if SETTLE[frame[0]](state, frame, log):
            return
        state.quiet = 0  # who just left the exchanges has nothing to do with what comes after
        stack = state.stack
