"""The Lost Mines as the contract wants it."""

from typing import Final

from permonik.engine.lost_mines import actions, refusals, rounds, rules, state, worlds
from permonik.engine.lost_mines import view as views
from permonik.engine.lost_mines.messages import MESSAGES


class LostMines:
    """The rules object; all of it is functions of a state."""

    id: Final = "lost-mines"
    rules_version: Final = 1
    seats: Final = state.SEATS
    options: Final = state.OPTIONS
    messages: Final = MESSAGES

    new = staticmethod(rounds.new)
    copy = staticmethod(state.copy)
    to_act = staticmethod(rules.to_act)
    legal_actions = staticmethod(rules.legal_actions)
    why_not = staticmethod(refusals.why_not)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(rounds.outcome)
    view = staticmethod(views.view)
    decision = staticmethod(views.decision)
    determinize = staticmethod(worlds.determinize)
    dump = staticmethod(state.dump)
    load = staticmethod(state.load)
    write = staticmethod(actions.write)
    read = staticmethod(actions.read)
    universe = staticmethod(actions.universe)


LOST_MINES: Final = LostMines()
