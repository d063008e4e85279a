"""Where one thing is done and the next begins: between the placements, and at the steps of a harvest."""

from typing import Final

from permonik.engine.caverna import frames as f
from permonik.engine.caverna.state import State

_RESTS: Final = frozenset((f.PURGE, f.TURN, f.FEEDING, f.BREEDING, f.SKIPPING))


def at_rest(state: State) -> bool:
    """Whether nothing is half done: a dwarf is to be placed, a harvest goes on, or the game ends."""
    if not state.stack or state.stack[-1][0] in _RESTS:
        return True
    return state.stack[0][0] == f.FINAL and len(state.stack) == 2
