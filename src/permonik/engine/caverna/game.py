"""Caverna as the contract wants it."""

from typing import Final

from permonik.engine.caverna import actions, decisions, rules, scoring, state, worlds
from permonik.engine.caverna import view as views
from permonik.engine.caverna.messages import MESSAGES


class Caverna:
    """The rules object; all of it is functions of a state."""

    id: Final = "caverna"
    rules_version: Final = 1
    seats: Final = state.SEATS
    options: Final = state.OPTIONS
    messages: Final = MESSAGES

    new = staticmethod(rules.new)
    copy = staticmethod(state.copy)
    to_act = staticmethod(rules.to_act)
    legal_actions = staticmethod(rules.legal_actions)
    why_not = staticmethod(rules.why_not)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(scoring.outcome)
    view = staticmethod(views.view)
    decision = staticmethod(decisions.decision)
    determinize = staticmethod(worlds.determinize)
    dump = staticmethod(state.dump)
    load = staticmethod(state.load)
    write = staticmethod(actions.write)
    read = staticmethod(actions.read)
    universe = staticmethod(actions.universe)


CAVERNA: Final = Caverna()
