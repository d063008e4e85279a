"""What a seat of The Lost Mines believes about the roles of the others."""

from collections.abc import Mapping, Sequence

from permonik.bots import sides
from permonik.bots.bot import Note
from permonik.bots.sides import Belief, Deal
from permonik.engine.core.values import Seat
from permonik.engine.lost_mines.cards import ROLES
from permonik.engine.lost_mines.scoring import works_for
from permonik.engine.lost_mines.state import State
from permonik.engine.lost_mines.worlds import role_deals


def belief(state: State, trace: Sequence[Note]) -> Belief:
    """From what everybody did in this round: roles are dealt anew in each."""
    return Belief(state.clans, (note[1:] for note in trace if note and note[0] == state.round), works_for)


def friends(state: State, seat: Seat, weigh: Belief) -> list[float]:
    """By seat, how likely it gathers for the same side; a selfish dwarf has no friends."""
    return sides.friends(_chances(state, seat, weigh), seat, weigh)


def role_chances(state: State, seat: Seat, trace: Sequence[Note]) -> list[list[float]]:
    """By seat, how likely it is loyal, selfish or a saboteur, as one seat believes."""
    return sides.role_chances(_chances(state, seat, belief(state, trace)), len(ROLES))


def _chances(state: State, seat: Seat, weigh: Belief) -> Mapping[Deal, float]:
    return weigh.weigh(role_deals(state, seat))
