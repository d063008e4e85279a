"""The Dark Cave as the contract wants it."""

from typing import Final

from permonik.engine.dark_cave import actions, refusals, rules, scoring, state, turns, worlds
from permonik.engine.dark_cave import view as views
from permonik.engine.dark_cave.messages import MESSAGES


class DarkCave:
    """The rules object; all of it is functions of a state."""

    id: Final = "dark-cave"
    rules_version: Final = 1
    seats: Final = state.SEATS
    options: Final = state.OPTIONS
    messages: Final = MESSAGES

    new = staticmethod(turns.new)
    copy = staticmethod(state.copy)
    to_act = staticmethod(rules.to_act)
    legal_actions = staticmethod(rules.legal_actions)
    why_not = staticmethod(refusals.why_not)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(scoring.outcome)
    view = staticmethod(views.view)
    decision = staticmethod(views.decision)
    determinize = staticmethod(worlds.determinize)
    dump = staticmethod(state.dump)
    load = staticmethod(state.load)
    write = staticmethod(actions.write)
    read = staticmethod(actions.read)
    universe = staticmethod(actions.universe)


DARK_CAVE: Final = DarkCave()
