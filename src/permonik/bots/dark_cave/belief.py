"""What a seat of The Dark Cave believes about the clan cards of the others."""

from collections.abc import Mapping, Sequence
from typing import Final

from permonik.bots import sides
from permonik.bots.bot import Note
from permonik.bots.sides import Belief, Deal
from permonik.engine.core.values import Seat
from permonik.engine.dark_cave.cards import ROLES
from permonik.engine.dark_cave.state import State, worker_of
from permonik.engine.dark_cave.turns import all_out
from permonik.engine.dark_cave.worlds import role_deals

_LOUD: Final = 2  # where two clans show their colours, whoever strikes at somebody knows better why


def belief(state: State, trace: Sequence[Note]) -> Belief:
    notes = [note for note in trace if note]
    return Belief(state.clans, notes * (_LOUD if len(set(state.clans)) > 1 else 1), worker_of)


def friends(state: State, seat: Seat, weigh: Belief) -> list[float]:
    """By seat, how likely it works for the same clan."""
    return sides.friends(chances(state, seat, weigh), seat, weigh)


def role_chances(state: State, seat: Seat, trace: Sequence[Note]) -> list[list[float]]:
    """By seat, how likely it is loyal or a saboteur, as one seat believes."""
    return sides.role_chances(chances(state, seat, belief(state, trace)), len(ROLES))


def chances(state: State, seat: Seat, weigh: Belief) -> Mapping[Deal, float]:
    """How likely all deals of the clan cards are that a seat may think of."""
    deals = (tuple(deal[: state.seats]) for deal in role_deals(state, seat))
    return weigh.weigh(deal for deal in deals if not all_out(state.clans, list(deal), state.out))
