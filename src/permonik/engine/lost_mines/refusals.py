"""Why an action of The Lost Mines is not legal: the plain twin of `rules.legal_actions`."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from permonik.engine.core.game import Refusal
from permonik.engine.core.hands import discarded, holds
from permonik.engine.core.values import Action, Seat
from permonik.engine.lost_mines import verbs
from permonik.engine.lost_mines.actions import EDGES, verb_of
from permonik.engine.lost_mines.cards import (
    DWARF,
    FEATURES,
    FIRST_OBSTACLE,
    KINDS,
    LOOKS,
    MINE,
    PLAN,
    ROCKS,
    TOKENS,
    TOOLS,
    TRAP_TOKEN,
    TREASURE,
    TROLL_TOKEN,
)
from permonik.engine.lost_mines.movement import is_guarded
from permonik.engine.lost_mines.rules import edge_args, mine_turns
from permonik.engine.lost_mines.state import MOVE, NOBODY, OVER, PLAY, TURNING, VOTE, State, treasures_at
from permonik.engine.lost_mines.state import TREASURE as TREASURE_PHASE
from permonik.engine.lost_mines.verbs import (
    ANSWER,
    DECLINE,
    DISCARD,
    LAY_MINE,
    LOOK,
    PLACE,
    PROPOSE,
    STEP,
    STOP,
    STORM,
    TAKE,
    TRAP,
    TROLL,
    USE,
)
from permonik.engine.paths.tiles import EMPTY, FACE_DOWN, OUTSIDE, SIDE_NAMES

_CARD_VERBS: Final = (PLACE, USE, LOOK, TRAP, TROLL, STORM)
_PHASE_OF: Final[Mapping[int, int]] = {
    **dict.fromkeys((*_CARD_VERBS, DISCARD, PROPOSE), PLAY),
    **dict.fromkeys((STEP, STOP), MOVE),
    LAY_MINE: TURNING,
    **dict.fromkeys((TAKE, DECLINE), TREASURE_PHASE),
    ANSWER: VOTE,
}
# by phase: what is asked now
_NOT_NOW: Final = ("LM-3.1", "LM-3.12", "LM-10.4", "LM-10.7", "LM-11.4")


def why_not(state: State, seat: Seat, action: Action) -> Refusal | None:
    """The clause that forbids the action, or None if it is legal."""
    if not _well_formed(state, action):
        return Refusal("malformed", "LM-3.1")
    if state.phase == OVER:
        return Refusal("game-over", "LM-13.7")
    if seat != state.to_act:
        return Refusal("not-your-turn", "LM-3.8")
    if _PHASE_OF[action[0]] != state.phase:
        return Refusal("not-now", _NOT_NOW[state.phase])
    for card in _cards_of(action):
        if not holds(state.hands[seat], [each for each in _cards_of(action) if each == card]):
            return Refusal("not-in-hand", "LM-3.7", {"card": state.deck.keys[card]})
    return _CHECKS[action[0]](state, seat, action)


def _cards_of(action: Action) -> tuple[int, ...]:
    """The cards of one's hand that an action is about."""
    verb, a, b, _ = action
    if verb == DISCARD:
        return discarded(a, b)
    return (a,) if verb in _CARD_VERBS else ()


# --- whether the numbers mean anything at all: looks at nothing that is secret -------------------

_EDGES: Final = frozenset(EDGES)


def _well_formed(state: State, action: Action) -> bool:
    verb, a, b, c = action
    cards = len(state.deck.keys)
    if verb in _CARD_VERBS:
        return 0 <= a < cards and verb == verb_of(state.deck, a) and _target_formed(state, verb, b, c)
    match verb:
        case verbs.DISCARD:
            return 0 <= a < cards and (b == 0 or a < b <= cards) and c == 0
        case verbs.STEP:
            return PLAN.holds(a) and b == c == 0
        case verbs.LAY_MINE | verbs.ANSWER:
            return a in (0, 1) and b == c == 0
        case verbs.TAKE:
            return 0 <= a < state.seats and b == c == 0
        case verbs.PROPOSE | verbs.STOP | verbs.DECLINE:
            return a == b == c == 0
    return False


def _target_formed(state: State, verb: int, b: int, c: int) -> bool:
    if verb == PLACE:
        return PLAN.holds(b) and c in (0, 1)
    if verb == LOOK:
        return b in (MINE, TREASURE, DWARF) and 0 <= c < (len(state.mines) if b == MINE else state.seats)
    return (b in _EDGES if verb in (TRAP, TROLL) else PLAN.holds(b)) and c == 0


# --- playing a card -----------------------------------------------------------------------------


def _place_check(state: State, _seat: Seat, action: Action) -> Refusal | None:
    _, card, cell, turned = action
    where = {"cell": PLAN.xy(cell)}
    lying = state.grid.tiles[cell]
    if lying == OUTSIDE:
        return Refusal("off-board", "LM-4.2", where)
    if lying != EMPTY:
        return Refusal("cell-taken", "LM-4.1", where)
    if turned and state.deck.symmetric[card]:
        return Refusal("turned-same", "LM-4.10", {"card": state.deck.keys[card]})
    opened = state.deck.table.open[state.deck.tile_of[card] + turned]
    wrong = state.grid.mismatches(cell, opened)
    for side, _, _ in PLAN.around:
        if wrong & side:
            return Refusal("side-mismatch", "LM-4.3", {"side": SIDE_NAMES[side], **where})
    if not state.grid.need_at(cell) & opened:
        return Refusal("no-path-continued", _alone(state, cell), where)
    return None


def _alone(state: State, cell: int) -> str:
    """The clause that says best why a card continues no path here."""
    around = [state.grid.tiles[cell + way] for _, _, way in PLAN.around]
    hidden_only = FACE_DOWN in around and not any(state.deck.table.open[tile] for tile in around)
    return "LM-4.6" if hidden_only else "LM-4.5"


def _use_check(state: State, _seat: Seat, action: Action) -> Refusal | None:
    _, card, cell, _ = action
    tool = card - state.deck.paths
    args: dict[str, Any] = {"tool": TOOLS[tool], "cell": PLAN.xy(cell)}
    if state.deck.features[state.grid.tiles[cell]] != FIRST_OBSTACLE + tool:
        return Refusal("no-such-obstacle", "LM-7.2", {**args, "obstacle": FEATURES[FIRST_OBSTACLE + tool]})
    if cell in state.overcome:
        return Refusal("already-overcome", "LM-7.3", args)
    return _bank_check(state, tool)


def _bank_check(state: State, token: int) -> Refusal | None:
    if not state.bank[token]:
        return Refusal("no-token", "LM-6.7" if token >= TRAP_TOKEN else "LM-7.4", {"token": TOKENS[token]})
    return None


def _look_check(state: State, seat: Seat, action: Action) -> Refusal | None:
    _, card, kind, target = action
    if kind not in state.deck.looks[card]:
        return Refusal("not-on-the-card", "LM-8.2", {"card": state.deck.keys[card], "look": LOOKS[kind]})
    if kind == MINE and state.grid.tiles[state.deck.mine_cells[target]] != FACE_DOWN:
        return Refusal("mine-revealed", "LM-8.4", {"mine": target})
    if kind == TREASURE and state.taken[target] != NOBODY:
        return Refusal("treasure-taken", "LM-8.5", {"treasure": target})
    if kind == DWARF and target == seat:
        return Refusal("own-dwarf", "LM-8.6")
    return None


def _trap_check(state: State, _seat: Seat, action: Action) -> Refusal | None:
    return _edge_check(state, action[2]) or _bank_check(state, TRAP_TOKEN)


def _troll_check(state: State, _seat: Seat, action: Action) -> Refusal | None:
    return _edge_check(state, action[2]) or _bank_check(state, TROLL_TOKEN)


def _edge_check(state: State, edge: int) -> Refusal | None:
    """Whether a trap or troll may lie on an edge."""
    tiles, opens = state.grid.tiles, state.deck.table.open
    (one, side), (two, opposite) = PLAN.edge_ends(edge)
    here, there = tiles[one], tiles[two]
    args = edge_args(edge)
    if OUTSIDE in (here, there):
        return Refusal("edge-off-board", "LM-6.5", args)
    if edge in state.traps or is_guarded(state, edge):
        return Refusal("edge-taken", "LM-6.6", args)
    leads = bool(opens[here] & side), bool(opens[there] & opposite)
    if FACE_DOWN in (here, there) and any(leads):
        return Refusal("edge-to-hidden", "LM-6.4", args)
    if all(leads) or (leads[0] and there == EMPTY) or (leads[1] and here == EMPTY):
        return None
    return Refusal("no-path-there", "LM-6.1", args)


def _storm_check(state: State, _seat: Seat, action: Action) -> Refusal | None:
    cell = action[2]
    where = {"cell": PLAN.xy(cell)}
    tile = state.grid.tiles[cell]
    if tile in (EMPTY, OUTSIDE):
        return Refusal("no-path-card", "LM-9.1" if state.laid else "LM-9.7", where)
    if tile == FACE_DOWN or tile >= state.deck.start_tile:
        return Refusal("not-removable", "LM-9.3", where)
    if cell in state.dwarfs:
        return Refusal("dwarf-there", "LM-9.2", where)
    return None


def _discard_check(_state: State, _seat: Seat, _action: Action) -> Refusal | None:
    return None  # LM-3.6: always possible


def _propose_check(state: State, _seat: Seat, _action: Action) -> Refusal | None:
    if not state.setup.options["agreed_end"]:
        return Refusal("no-agreed-end", "LM-11.3")
    if state.proposed:
        return Refusal("already-proposed", "LM-11.3")
    return None


# --- moving and taking --------------------------------------------------------------------------


def _step_check(state: State, seat: Seat, action: Action) -> Refusal | None:
    cell, here = action[1], state.dwarfs[seat]
    where = {"cell": PLAN.xy(cell)}
    side, opposite = next(((side, back) for side, back, way in PLAN.around if here + way == cell), (0, 0))
    tiles, opens = state.grid.tiles, state.deck.table.open
    leaves = opens[tiles[here]] & side
    if not leaves or not (tiles[cell] == FACE_DOWN or opens[tiles[cell]] & opposite):
        return Refusal("no-way", "LM-5.4", where)
    if is_guarded(state, PLAN.edge(here, side)):
        return Refusal("troll-there", "LM-5.9", where)
    return _entry_check(state, cell)


def _entry_check(state: State, cell: int) -> Refusal | None:
    feature = state.deck.features[state.grid.tiles[cell]]
    where = {"cell": PLAN.xy(cell)}
    if feature >= FIRST_OBSTACLE and cell not in state.overcome:
        return Refusal("obstacle-there", "LM-5.5", {**where, "obstacle": FEATURES[feature]})
    if (feature == ROCKS or feature >= FIRST_OBSTACLE) and cell in state.dwarfs:
        return Refusal("one-dwarf-only", "LM-5.6" if feature == ROCKS else "LM-5.7", where)
    return None


def _stop_check(_state: State, _seat: Seat, _action: Action) -> Refusal | None:
    return None  # LM-5.10: always possible


def _lay_mine_check(state: State, _seat: Seat, action: Action) -> Refusal | None:
    if action[1] not in mine_turns(state):
        return Refusal("mine-does-not-fit", "LM-10.2")
    return None


def _take_check(state: State, seat: Seat, action: Action) -> Refusal | None:
    treasure = action[1]
    if state.taken[treasure] != NOBODY:
        return Refusal("treasure-taken", "LM-10.8", {"treasure": treasure})
    if treasure not in treasures_at(state, state.dwarfs[seat]):
        kind = KINDS[state.kinds[treasure]]
        return Refusal("wrong-kind", "LM-10.8", {"treasure": treasure, "kind": kind})
    return None


def _decline_check(state: State, _seat: Seat, _action: Action) -> Refusal | None:
    if state.moved:
        return Refusal("must-take", "LM-10.7")
    return None


def _answer_check(_state: State, _seat: Seat, _action: Action) -> Refusal | None:
    return None


# by verb
_CHECKS: Final[tuple[Callable[[State, Seat, Action], Refusal | None], ...]] = (
    _place_check,
    _use_check,
    _look_check,
    _trap_check,
    _troll_check,
    _storm_check,
    _discard_check,
    _propose_check,
    _step_check,
    _stop_check,
    _lay_mine_check,
    _take_check,
    _decline_check,
    _answer_check,
)
