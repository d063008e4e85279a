"""Why an action of The Dark Cave is not legal: the rules stated plainly, one clause after the other."""

from collections.abc import Callable, Mapping
from typing import Final

from permonik.engine.core.game import Refusal
from permonik.engine.core.hands import discarded, holds
from permonik.engine.core.values import Action, Seat
from permonik.engine.dark_cave import verbs
from permonik.engine.dark_cave.actions import kind_of, verbs_of
from permonik.engine.dark_cave.cards import BOOTS_CARD, GOALS, LAIR, MONSTERS
from permonik.engine.dark_cave.creatures import monster_of
from permonik.engine.dark_cave.movement import feature_at, next_places, webs_at
from permonik.engine.dark_cave.rules import occupied, open_edges
from permonik.engine.dark_cave.state import (
    AXE,
    LAST,
    MONSTER,
    MOVE,
    NOTHING,
    OUT,
    OVER,
    PLAN,
    TURN,
    TURNING,
    VOTE,
    State,
    is_revealed,
)
from permonik.engine.dark_cave.turns import edge_args
from permonik.engine.dark_cave.verbs import (
    AGREE,
    CUT,
    DECLINE,
    DISCARD,
    END,
    ENDURE,
    EQUIP,
    FIGHT,
    LOOK_CLAN,
    LOOK_GOAL,
    LURE,
    ORIENT,
    PLACE,
    PROPOSE,
    ROCKFALL,
    STEP,
    STOP,
    SWAP,
    VERBS,
    WEB,
)
from permonik.engine.paths.tiles import EMPTY, FACE_DOWN, OUTSIDE, SIDE_NAMES
from permonik.engine.paths.walk import cell_of, steps

_CARD_VERBS: Final = (PLACE, ROCKFALL, WEB, EQUIP, LOOK_GOAL, LOOK_CLAN, SWAP, LURE, DISCARD)
_BARE: Final = (PROPOSE, STOP, END, FIGHT, ENDURE, AGREE, DECLINE)
# By phase: what may be done in it, and the clause that says so. CUT belongs to every one of one's own turn.
_VERBS_IN: Final[Mapping[int, tuple[tuple[int, ...], str]]] = {
    TURN: ((*_CARD_VERBS, PROPOSE), "DC-3.1"),
    MONSTER: ((STEP, STOP), "DC-8.4"),
    MOVE: ((STEP, STOP), "DC-5.1"),
    AXE: ((FIGHT, ENDURE), "DC-8.10"),
    TURNING: ((ORIENT,), "DC-9.2"),
    LAST: ((END,), "DC-7.11"),
    VOTE: ((AGREE, DECLINE), "DC-10.5"),
}


def why_not(state: State, seat: Seat, action: Action) -> Refusal | None:
    """The clause that forbids the action, or None if it is legal. Plain twin of `legal_actions`."""
    if not _well_formed(state, action):
        return Refusal("malformed", "DC-3.1")
    if state.phase == OVER:
        return Refusal("game-over", "DC-10.6")
    if seat != state.to_act:
        return Refusal("not-your-turn", "DC-3.9")
    verb, card = action[0], action[1]
    verbs, clause = _VERBS_IN[state.phase]
    if verb not in verbs and not (verb == CUT and seat == state.turn):
        return Refusal("not-now", clause)
    if verb in _CARD_VERBS:
        for each in (card,) if verb != DISCARD else discarded(card, action[2]):
            if each not in state.hands[seat]:
                return Refusal("not-in-hand", "DC-3.8", {"card": state.deck.keys[each]})
    check = _CHECKS.get(verb)
    return check(state, action) if check else None


# --- whether the numbers mean anything at all: looks at nothing that is secret ---------------------


def _well_formed(state: State, action: Action) -> bool:
    verb, a, b, c = action
    if not 0 <= verb < len(VERBS):
        return False
    if verb in _BARE:
        return a == b == c == 0
    if verb == CUT:
        return _is_edge(a) and b == c == 0
    if verb == STEP:
        return _is_place(a) and b == c == 0
    if verb == ORIENT:
        return a in (0, 1) and b == c == 0
    deck = state.deck
    if not 0 <= a < len(deck.keys) or verb not in (*verbs_of(deck, a), DISCARD):
        return False
    if verb == DISCARD:
        return c == 0 and (b == 0 or a < b <= len(deck.keys))
    if verb == PLACE:
        return PLAN.holds(b) and c in (0, 1)
    return c == 0 and _is_target(state, verb, b)


def _is_target(state: State, verb: int, target: int) -> bool:
    match verb:
        case verbs.ROCKFALL:
            return PLAN.holds(target)
        case verbs.WEB:
            return _is_edge(target)
        case verbs.LOOK_GOAL:
            return 0 <= target < len(GOALS)
        case verbs.LURE:
            return _is_place(target)
        case _:
            return 0 <= target < state.seats


def _is_edge(edge: int) -> bool:
    return edge >= 0 and all(0 <= cell < PLAN.size for cell, _ in PLAN.edge_ends(edge))


def _is_place(place: int) -> bool:
    return place >= 0 and PLAN.holds(cell_of(place))


# --- the clauses --------------------------------------------------------------------------------


def _place_check(state: State, action: Action) -> Refusal | None:
    _, card, cell, turned = action
    where = {"cell": PLAN.xy(cell)}
    if state.grid.tiles[cell] != EMPTY:
        return Refusal("cell-taken", "DC-4.1", where)
    if turned and state.deck.symmetric[card]:
        return Refusal("turned-same", "DC-4.7", {"card": state.deck.keys[card]})
    opened = state.deck.table.open[state.deck.tile_of[card] + turned]
    wrong = state.grid.mismatches(cell, opened)
    for side, _, _ in PLAN.around:
        if wrong & side:
            return Refusal("side-mismatch", "DC-4.3", {"side": SIDE_NAMES[side], **where})
    return _joined_check(state, cell, opened)


def _joined_check(state: State, cell: int, opened: int) -> Refusal | None:
    """DC-4.2, and the clause that says best why nothing joins here."""
    clause = "DC-4.2"
    for side, opposite, step in PLAN.around:
        tile = state.grid.tiles[cell + step]
        if opened & side and state.deck.table.open[tile] & opposite:
            return None
        if tile == FACE_DOWN:
            clause = "DC-4.4"
    return Refusal("not-joined", clause, {"cell": PLAN.xy(cell)})


def _rockfall_check(state: State, action: Action) -> Refusal | None:
    cell = action[2]
    where = {"cell": PLAN.xy(cell)}
    tile = state.grid.tiles[cell]
    if tile in (EMPTY, OUTSIDE):
        return Refusal("no-path-card", "DC-6.5" if state.laid else "DC-6.13", where)
    if tile == FACE_DOWN or tile >= state.deck.start_tile:
        return Refusal("not-removable", "DC-6.6", where)
    if cell in occupied(state):
        return Refusal("somebody-there", "DC-6.5", where)
    return None


def _web_check(state: State, action: Action) -> Refusal | None:
    edge = action[2]
    if any(web.edge == edge for web in state.webs):
        return Refusal("web-there", "DC-7.4", edge_args(edge))
    if edge not in open_edges(state):
        return Refusal("no-open-side", "DC-7.3", edge_args(edge))
    return None


def _equip_check(state: State, action: Action) -> Refusal | None:
    _, card, target, _ = action
    if kind_of(state.deck, card) == BOOTS_CARD and state.boots[target] != NOTHING:
        return Refusal("has-boots", "DC-7.15", {"target": target})
    return None


def _look_goal_check(state: State, action: Action) -> Refusal | None:
    goal = action[2]
    return Refusal("goal-revealed", "DC-6.3", {"goal": goal}) if is_revealed(state, goal) else None


def _look_clan_check(state: State, action: Action) -> Refusal | None:
    target = action[2]
    if target == state.turn:
        return Refusal("own-clan-card", "DC-6.3")
    if state.shown & 1 << target:
        return Refusal("clan-shown", "DC-6.3", {"target": target})
    return None


def _swap_check(state: State, action: Action) -> Refusal | None:
    return Refusal("swap-with-self", "DC-6.11") if action[2] == state.turn else None


def _lure_check(state: State, action: Action) -> Refusal | None:
    _, card, where, _ = action
    monster = monster_of(state, card)
    standing = state.monster_at[monster]
    if standing == OUT:
        if not state.lairs:
            return Refusal("no-lair", "DC-8.2", {"monster": MONSTERS[monster]})
        if feature_at(state, where) != LAIR:
            return Refusal("not-a-lair", "DC-8.1", {"cell": PLAN.xy(cell_of(where))})
    elif where != standing:
        where_now = {"cell": PLAN.xy(cell_of(standing))}
        return Refusal("monster-in-play", "DC-8.6", {"monster": MONSTERS[monster], **where_now})
    return None


def _discard_check(state: State, action: Action) -> Refusal | None:
    """Both cards are in hand; of two equal ones both must be."""
    cards = discarded(action[1], action[2])
    if not holds(state.hands[state.turn], cards):
        return Refusal("not-in-hand", "DC-3.8", {"card": state.deck.keys[cards[0]]})
    return None


def _cut_check(state: State, action: Action) -> Refusal | None:
    edge = action[1]
    seat = state.turn
    if not any(web.edge == edge for web in state.webs):
        return Refusal("no-web-there", "DC-7.7", edge_args(edge))
    if not state.axes[seat]:
        return Refusal("no-axe", "DC-7.9")
    if edge not in webs_at(state, seat):
        return Refusal("web-too-far", "DC-7.8", edge_args(edge))
    return None


def _propose_check(state: State, _action: Action) -> Refusal | None:
    if not state.setup.options["agreed_end"]:
        return Refusal("no-agreed-end", "DC-10.5")
    return Refusal("proposed-before", "DC-10.5") if state.proposed else None


def _step_check(state: State, action: Action) -> Refusal | None:
    there = action[1]
    here = state.at[state.turn] if state.monster == NOTHING else state.monster_at[state.monster]
    if there in next_places(state, here):
        return None
    where = {"cell": PLAN.xy(cell_of(there))}
    for place, edge in steps(state.grid, state.deck.fields, here):
        if place == there:
            return Refusal("web-in-the-way", "DC-7.5", edge_args(edge))
    return Refusal("no-step", "DC-5.3", where)


_CHECKS: Final[Mapping[int, Callable[[State, Action], Refusal | None]]] = {
    PLACE: _place_check,
    ROCKFALL: _rockfall_check,
    WEB: _web_check,
    EQUIP: _equip_check,
    LOOK_GOAL: _look_goal_check,
    LOOK_CLAN: _look_clan_check,
    SWAP: _swap_check,
    LURE: _lure_check,
    DISCARD: _discard_check,
    CUT: _cut_check,
    PROPOSE: _propose_check,
    STEP: _step_check,
}
