"""What a viewer may see of a game of The Dark Cave, built up from nothing, and what a seat is asked."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from permonik.engine.core.game import Choice, Decision
from permonik.engine.core.hands import discarded
from permonik.engine.core.values import EVERYTHING, SPECTATOR, Action, Seat, Viewer
from permonik.engine.dark_cave import state as states
from permonik.engine.dark_cave import verbs
from permonik.engine.dark_cave.actions import write
from permonik.engine.dark_cave.cards import BRIDGE, CLANS, GOALS, MONSTERS, ROLES, TUNNEL
from permonik.engine.dark_cave.creatures import monster_of
from permonik.engine.dark_cave.memory import count_levels
from permonik.engine.dark_cave.routes import routes, step_losses
from permonik.engine.dark_cave.rules import legal_actions
from permonik.engine.dark_cave.state import (
    AGREED,
    AXE,
    CLAN_OUT,
    GOING_ON,
    LAST,
    MONSTER,
    MOVE,
    NO_CARDS,
    NOBODY,
    NOTHING,
    OUT,
    OVER,
    PLAN,
    START,
    TURN,
    TURNING,
    VOTE,
    State,
    Trace,
    Web,
    card_at,
    cards_before,
    dump,
    goal_turned,
    is_revealed,
    xyf,
)
from permonik.engine.dark_cave.turns import edge_args
from permonik.engine.dark_cave.verbs import STEP, VERBS
from permonik.engine.paths.tiles import FACE_DOWN, SIDE_NAMES, SIDES
from permonik.engine.paths.walk import cell_of, field_of

_PHASES: Final = {
    TURN: "turn",
    MONSTER: "monster",
    MOVE: "move",
    AXE: "axe",
    TURNING: "turning",
    LAST: "last",
    VOTE: "vote",
    OVER: "over",
}
_ENDS: Final = {GOING_ON: None, NO_CARDS: "cards", CLAN_OUT: "clan", AGREED: "agreed"}


def view(state: State, viewer: Viewer) -> dict[str, Any]:
    """Everything that the viewer knows: the table as all see it, and what this seat was ever shown."""
    seen = _table(state)
    if viewer >= 0:
        seen["you"] = _own(state, viewer)
    elif viewer == EVERYTHING:
        seen["everything"] = dump(state)
    elif viewer != SPECTATOR:
        raise ValueError(viewer)
    return seen


# --- the public part ----------------------------------------------------------------------------


def _table(state: State) -> dict[str, Any]:
    options = dict(state.setup.options)
    if not state.deck.built_in:
        options["deck"] = state.deck.content()
    return {
        "game": "dark-cave",
        "seats": state.seats,
        "options": options,
        "phase": _PHASES[state.phase],
        "turn": state.turn,
        "to_act": None if state.to_act == NOBODY else state.to_act,
        "ended": _ENDS[state.ended],
        "moves": state.moves if state.phase in (MOVE, MONSTER) else None,
        "may_move": bool(state.may_move),
        "proposed": bool(state.proposed),
        "draws": _draws(state),
        "start": list(PLAN.xy(START)),
        "cave": [_laid(state, cell) for cell in state.laid],
        "goals": [_goal(state, goal) for goal in range(len(GOALS))],
        "veins": [xyf(place) for place in state.veins],
        "webs": [_web(state, web) for web in state.webs],
        "monsters": [_monster(state, monster) for monster in range(len(MONSTERS))],
        "attack": _attack(state),
        "players": [_player(state, seat) for seat in range(state.seats)],
        "out": state.out[:],
        "aside": [{"clan": CLANS[clan], "role": _aside_role(state, role)} for clan, role in state.aside],
        "pile": list(count_levels(state, state.pile)),
        "played": _keys(state, state.played),
    }


def _draws(state: State) -> dict[str, Any] | None:
    """Who will draw how many cards at the end of this turn."""
    if state.phase in (TURN, VOTE, OVER):
        return None
    return {"player": state.drawer, "count": state.draws}


def _keys(state: State, cards: Sequence[int]) -> list[str]:
    keys = state.deck.keys
    return [keys[card] for card in cards]


def _key(state: State, card: int) -> str | None:
    return None if card == NOTHING else state.deck.keys[card]


def _levels(state: State, cards: Sequence[int]) -> list[int]:
    """The backs of cards. DC-12.1"""
    return [state.deck.level[card] for card in cards]


def _laid(state: State, cell: int) -> dict[str, Any]:
    card, turned = card_at(state, cell)
    return {"cell": list(PLAN.xy(cell)), "card": state.deck.keys[card], "turned": bool(turned)}


def _goal(state: State, goal: int) -> dict[str, Any]:
    """A goal as everybody sees it: its kind once it is revealed."""
    turned = goal_turned(state, goal)
    return {
        "cell": list(PLAN.xy(state.setup.goal_cells[goal])),
        "kind": GOALS[state.goals[goal]] if is_revealed(state, goal) else None,
        "turned": None if turned is None else bool(turned),
    }


def _web(state: State, web: Web) -> dict[str, Any]:
    where = edge_args(web.edge)
    return {
        "cell": list(where["cell"]),
        "side": where["side"],
        "strength": web.strength,
        "owner": web.owner,
        "card": state.deck.keys[web.card],
    }


def _monster(state: State, monster: int) -> dict[str, Any]:
    place, owner = state.monster_at[monster], state.monster_owner[monster]
    return {
        "monster": MONSTERS[monster],
        "place": None if place == OUT else xyf(place),
        "owner": None if owner == NOBODY else owner,
        "card": _key(state, state.monster_card[monster]),
        "moving": monster == state.monster,
    }


def _attack(state: State) -> dict[str, Any] | None:
    if state.phase != AXE:
        return None
    return {
        "monsters": [MONSTERS[monster] for monster in state.attackers],
        "victims": list(state.victims),
        "asked": state.asked,
    }


def _player(state: State, seat: Seat) -> dict[str, Any]:
    place = state.at[seat]
    return {
        "clan": CLANS[state.clans[seat]],
        "role": ROLES[state.roles[seat]] if state.shown & 1 << seat else None,
        "place": None if place == OUT else xyf(place),
        "nuggets": state.nuggets[seat],
        "paralysed": bool(state.paralysed & 1 << seat),
        "boots": _key(state, state.boots[seat]),
        "axes": _keys(state, state.axes[seat]),
        "before": _keys(state, cards_before(state, seat)),
        "hand": sorted(_levels(state, state.hands[seat])),
        "discards": _levels(state, state.discards[seat]),
    }


def _aside_role(state: State, role: int) -> str | None:
    """When all clan cards are up, counting tells those left aside."""
    return ROLES[role] if state.phase == OVER else None


# --- what one seat knows beyond the table --------------------------------------------------------


def _own(state: State, seat: Seat) -> dict[str, Any]:
    goals, clans = state.looked_goals[seat], state.looked_clans[seat]
    return {
        "seat": seat,
        "role": ROLES[state.roles[seat]],
        "hand": _keys(state, state.hands[seat]),
        "discards": _keys(state, state.discards[seat]),
        "goals": [GOALS[kind] if goals & 1 << goal else None for goal, kind in enumerate(state.goals)],
        "clans": [ROLES[role] if clans & 1 << other else None for other, role in enumerate(state.roles)],
        "aside": [ROLES[role] for _, role in state.aside] if saw_aside(state, seat) else None,
        "given": [_given(state, trace) for trace in state.traces if trace.viewer == seat],
        "unseen": _unseen(state, seat),
    }


def saw_aside(state: State, seat: Seat) -> bool:
    """Whether a seat was the first one out, and looked at the clan cards left aside. DC-9.6"""
    return state.out[:1] == [seat]


def _given(state: State, trace: Trace) -> dict[str, Any]:
    """Cards that this seat gave away: in a hand now, or put away face down from it since. DC-12.4"""
    return {
        "holder": None if trace.holder == NOBODY else trace.holder,
        "cards": _keys(state, trace.cards),
        "away": [list(slot) for slot in trace.away],
    }


def _unseen(state: State, seat: Seat) -> dict[str, int]:
    """How many of each card this seat cannot place: in other hands, the pile, the box or put away."""
    return {state.deck.keys[card]: count for card, count in enumerate(unseen_cards(state, seat)) if count}


def unseen_cards(state: State, seat: Seat) -> list[int]:
    """By card, how many copies the seat cannot place."""
    counts = list(state.deck.counts)
    known = [*state.hands[seat], *state.discards[seat], *state.played]
    known += [card_at(state, cell)[0] for cell in state.laid]
    for other in range(state.seats):
        known += [*cards_before(state, other), *state.axes[other]]
    known += [card for card in state.boots if card != NOTHING]
    for trace in state.traces:
        if trace.viewer == seat:
            known += trace.cards
    for card in known:
        counts[card] -= 1
    return counts


# --- decisions ----------------------------------------------------------------------------------


def decision(state: State) -> Decision:
    """What the seat to act is asked."""
    choices = tuple(
        Choice(action, write(state, action), _facets(state, action), _cost(state, action))
        for action in legal_actions(state)
    )
    declinable = state.phase in (MONSTER, MOVE, AXE, LAST)
    return Decision(state.to_act, _PHASES[state.phase], _args(state), declinable, choices, routes(state))


def _args(state: State) -> dict[str, Any]:
    """What a prompt mentions."""
    match state.phase:
        case states.MONSTER:
            return {"monster": MONSTERS[state.monster], "moves": state.moves}
        case states.MOVE:
            return {"moves": state.moves}
        case states.AXE:
            return {"monster": MONSTERS[state.attackers[0]]}
        case states.TURNING:
            return {"goal": state.revealing, "kind": GOALS[state.goals[state.revealing]]}
        case states.VOTE:
            return {"player": state.turn}
        case _:
            return {}


def _cost(state: State, action: Action) -> dict[str, int]:
    """What a step surely costs."""
    if action[0] != STEP or state.phase != MOVE:
        return {}
    lost = step_losses(state, state.at[state.turn], action[1])
    return {name: count for name, count in zip(("cards", "nuggets"), lost, strict=True) if count}


def _facets(state: State, action: Action) -> Mapping[str, Any]:
    """What a person touches to mean this action."""
    verb, a, b, c = action
    named = {"verb": VERBS[verb]}
    match verb:
        case verbs.DISCARD if b:
            return {"verb": "discard-two", "cards": _keys(state, discarded(a, b))}
        case verbs.CUT:
            return {**named, **_edge(a)}
        case verbs.STEP:
            return {**named, **_field(state, a)}
        case verbs.FIGHT | verbs.ENDURE:
            return {**named, "monster": MONSTERS[state.attackers[0]]}
        case verbs.ORIENT:
            cell = state.setup.goal_cells[state.revealing]
            return {**named, "goal": state.revealing, "cell": list(PLAN.xy(cell)), "turned": bool(a)}
    if verb > verbs.DISCARD:
        return named
    card = {**named, "card": state.deck.keys[a]}
    match verb:
        case verbs.PLACE:
            return {**card, "cell": list(PLAN.xy(b)), "turned": bool(c)}
        case verbs.ROCKFALL:
            return {**card, "cell": list(PLAN.xy(b))}
        case verbs.WEB:
            return {**card, **_edge(b)}
        case verbs.LOOK_GOAL:
            return {**card, "goal": b, "cell": list(PLAN.xy(state.setup.goal_cells[b]))}
        case verbs.LURE:
            return {**card, "monster": MONSTERS[monster_of(state, a)], **_field(state, b)}
        case verbs.DISCARD:
            return card
        case _:  # EQUIP, LOOK_CLAN, SWAP
            return {**card, "seat": b}


def _edge(edge: int) -> dict[str, Any]:
    where = edge_args(edge)
    return {"cell": list(where["cell"]), "side": where["side"]}


def _field(state: State, place: int) -> dict[str, Any]:
    return {"cell": list(PLAN.xy(cell_of(place))), "field": field_of(place), "spot": spot(state, place)}


SPOTS: Final = (*SIDE_NAMES.values(), "middle", "tunnel", "bridge", "below", "card")


def spot(state: State, place: int) -> str:
    """Where on its card a field lies, in a word."""
    deck, cell, field = state.deck, cell_of(place), field_of(place)
    tile = state.grid.tiles[cell] << 4
    sides = [side for side in SIDES if deck.fields.ports[tile | side] == field]
    features = deck.feature[tile >> 1 : (tile >> 1) + 8]
    if features[field] == TUNNEL:
        return "tunnel"
    if len(sides) < 2 or TUNNEL in features:  # of a curve with several sides the first one tells
        return SIDE_NAMES[sides[0]] if sides else "card" if tile >> 4 == FACE_DOWN else "middle"
    if BRIDGE in features:
        return "bridge" if features[field] == BRIDGE else "below"
    return "card"
