"""What everybody saw of an action of Saboteur, in numbers.

The distances to all three goals are noted, because what they mean depends on where one knows the gold to be,
and that may be learned later.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from permonik.bots.bot import Note
from permonik.bots.saboteur.mine import distances_after, mine_of
from permonik.engine.core.values import Action, Seat
from permonik.engine.saboteur.state import NOBODY, TURN, State, card_at
from permonik.engine.saboteur.verbs import BREAK, PLACE, REPAIR, ROCKFALL

OPEN: Final = 0
DEAD: Final = 1


class Deed(NamedTuple):
    """A note with its fields named."""

    round: int
    seat: Seat
    verb: int
    target: Seat  # whose tool was broken or mended, or NOBODY
    dead: int  # whether the path card that was laid or brought down is a dead end
    broken: int  # how many tools of the seat were broken
    left: int  # cards in hands and pile
    before: tuple[int, int, int]  # cards missing to each goal from the north
    after: tuple[int, int, int]


def notice(state: State, action: Action) -> Note:
    """The note of an action about to be carried out. What is put away or taken stays secret."""
    verb, card, where, _ = action
    seat = state.to_act
    if state.phase != TURN:
        return (state.round, seat, verb)
    target = where if verb in (BREAK, REPAIR) else NOBODY
    before = after = mine_of(state).distances()
    dead = OPEN
    if verb in (PLACE, ROCKFALL):
        after = distances_after(state, action)
        dead = _is_dead(state, card if verb == PLACE else card_at(state, where)[0])
    left = len(state.pile) + sum(map(len, state.hands))
    broken = state.broken[seat].bit_count()
    return (state.round, seat, verb, target, dead, broken, left, *before, *after)


def _is_dead(state: State, card: int) -> int:
    return OPEN if state.deck.path_cards[card].tile.groups else DEAD


def deed(note: Note) -> Deed:
    """Precondition: the note is of a turn, not of a share of the gold."""
    round_, seat, verb, target, dead, broken, left, *distances = note
    return Deed(round_, seat, verb, target, dead, broken, left, _three(distances[:3]), _three(distances[3:]))


def _three(distances: Sequence[int]) -> tuple[int, int, int]:
    north, middle, south = distances
    return north, middle, south


def deeds_of(round_: int, trace: Sequence[Note]) -> list[Deed]:
    """What was done in a round so far."""
    return [deed(note) for note in trace if note[0] == round_ and len(note) > 3]
