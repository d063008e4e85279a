"""What everybody sees of a card in The Lost Mines: whom it brought nearer to treasure, whom it held up.

A note is the round, the seat that played, and by seat how many steps its way to the nearest mine that may
hold treasure became shorter. Movement and cards that change no way give an empty note.
"""

from typing import Final

from permonik.bots.bot import Note
from permonik.bots.lost_mines.terrain import survey
from permonik.bots.ways import FAR, reach
from permonik.engine.core.values import Action
from permonik.engine.lost_mines.cards import DRAGON
from permonik.engine.lost_mines.rules import apply
from permonik.engine.lost_mines.state import NOBODY, State, copy, is_revealed
from permonik.engine.lost_mines.verbs import PLACE, STORM, TRAP, TROLL, USE

_ON_THE_BOARD: Final = (PLACE, USE, TRAP, TROLL, STORM)
_MOST: Final = 9  # steps: whoever is held up by more is held up for good


def notice(state: State, action: Action) -> Note:
    """The note of an action about to be carried out."""
    if action[0] not in _ON_THE_BOARD:
        return ()
    before = _distances(state)
    after = copy(state)
    after.hands[state.turn] = [action[1]]  # that card is all that everybody sees of the hand
    apply(after, action)
    changes = [round(old - new) for old, new in zip(before, _distances(after), strict=True)]
    return (state.round, state.turn, *(max(-_MOST, min(_MOST, change)) for change in changes))


def _distances(state: State) -> list[float]:
    """By seat, the way to the nearest mine where treasure may be, for all that everybody knows."""
    terrain = survey(state)
    left = {kind for kind, taker in zip(state.kinds, state.taken, strict=True) if taker == NOBODY}
    goals = [
        cell
        for mine, cell in enumerate(state.deck.mine_cells)
        if not is_revealed(state, mine) or (state.mines[mine] != DRAGON and state.mines[mine] in left)
    ]
    costs = reach(terrain.network, ((cell, 0.0) for cell in goals))
    return [min(FAR, costs.get(cell, FAR) - terrain.enter[cell]) for cell in state.dwarfs]
