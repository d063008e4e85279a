"""What everybody sees of an act in The Dark Cave: whom it held up, and who got a gift.

A note is the seat that acted, and by seat, below zero, how many moves its way to where the exit may be became
longer. Attacks and gifts count as moves too. Other acts give an empty note: everybody digs for oneself, and
whom a new path serves besides is chance.
"""

from typing import Final

from permonik.bots.bot import Note
from permonik.bots.dark_cave.passages import goal_places, survey
from permonik.bots.ways import FAR, reach
from permonik.engine.core.values import Action
from permonik.engine.dark_cave.creatures import dwarfs_at
from permonik.engine.dark_cave.rules import apply
from permonik.engine.dark_cave.state import MONSTER, OUT, State, copy
from permonik.engine.dark_cave.verbs import EQUIP, PLACE, ROCKFALL, STEP, WEB

_ON_THE_TABLE: Final = (PLACE, ROCKFALL, WEB)
_MOST: Final = 9
_ATTACK: Final = -4
_GIFT: Final = 8  # counted as a help, which counts less than harm


def notice(state: State, action: Action) -> Note:
    """The note of an action about to be carried out."""
    if action[0] in _ON_THE_TABLE:
        before = _distances(state)
        after = copy(state)
        after.hands[state.turn] = [action[1]]  # that card is all that everybody sees of the hand
        apply(after, action)
        changes = [round(old - new) for old, new in zip(before, _distances(after), strict=True)]
        return (state.turn, *(max(-_MOST, min(0, change)) for change in changes))
    if action[0] == STEP and state.phase == MONSTER and action[1] in state.at:
        victims = dwarfs_at(state, action[1])
        return (state.turn, *(_ATTACK * (seat in victims) for seat in range(state.seats)))
    if action[0] == EQUIP:
        return (state.turn, *(_GIFT * (seat == action[2]) for seat in range(state.seats)))
    return ()


def _distances(state: State) -> list[float]:
    """By seat, the way to the nearest place where the exit may be, for all that everybody knows."""
    passages = survey(state)
    costs = reach(passages.network, ((place, 0.0) for place in goal_places(state) if place is not None))
    return [0.0 if at == OUT else min(FAR, costs.get(at, FAR) - passages.enter[at]) for at in state.at]
