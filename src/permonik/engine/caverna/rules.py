"""The rules of Caverna: who decides, what is legal, why not, and what an action does."""

from collections.abc import Mapping

from permonik.engine.caverna.deeds import DEEDS
from permonik.engine.caverna.flow import run
from permonik.engine.caverna.legal import legal_actions
from permonik.engine.caverna.refusals import why_not
from permonik.engine.caverna.rounds import begin
from permonik.engine.caverna.state import State, blank
from permonik.engine.core.events import Log
from permonik.engine.core.values import Action, Json, Seat

__all__ = ["apply", "legal_actions", "new", "to_act", "why_not"]


def new(seats: int, seed: bytes, options: Mapping[str, Json]) -> State:
    """A game ready for its first decision."""
    state = blank(seats, seed, options)
    begin(state, None)
    run(state, None)
    return state


def to_act(state: State) -> Seat | None:
    """The one seat that decides; None when the game is over."""
    return state.stack[-1][1] if state.stack else None


def apply(state: State, action: Action, log: Log = None) -> None:
    """Carry out a legal action, and go on to the next decision."""
    state.quiet = 0
    DEEDS[action[0]](state, action, log)
    run(state, log)
