"""Saboteur as the contract wants it."""

from typing import Final

from permonik.engine.saboteur import actions, rounds, rules, state, worlds
from permonik.engine.saboteur import view as views
from permonik.engine.saboteur.messages import MESSAGES


class Saboteur:
    """The rules object; all of it is functions of a state."""

    id: Final = "saboteur"
    rules_version: Final = 1
    seats: Final = state.SEATS
    options: Final = state.OPTIONS
    messages: Final = MESSAGES

    new = staticmethod(rounds.new)
    copy = staticmethod(state.copy)
    to_act = staticmethod(rules.to_act)
    legal_actions = staticmethod(rules.legal_actions)
    why_not = staticmethod(rules.why_not)
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


SABOTEUR: Final = Saboteur()
