"""The rules of Saboteur: what is legal, why not, and what an action does."""

from bisect import bisect_left, insort
from typing import Final

from permonik.engine.core.events import Event, Log
from permonik.engine.core.game import Refusal
from permonik.engine.core.values import Action, Seat
from permonik.engine.paths.tiles import EMPTY, FACE_DOWN, OUTSIDE, SIDE_NAMES
from permonik.engine.saboteur.actions import take, verb_of
from permonik.engine.saboteur.cards import GOALS, GOLD, TOOLS
from permonik.engine.saboteur.rounds import end_round, log_offer, miner_from, miners_win, saboteurs_win
from permonik.engine.saboteur.state import (
    GOAL_CELLS,
    GOLD_CHOICE,
    NOBODY,
    OVER,
    PLAN,
    START,
    TURN,
    State,
    card_at,
)
from permonik.engine.saboteur.verbs import BREAK, DISCARD, MAP, PLACE, REPAIR, ROCKFALL, TAKE

# --- what is legal ------------------------------------------------------------------------------


def to_act(state: State) -> Seat | None:
    """The one seat that decides; None when the game is over."""
    return None if state.to_act == NOBODY else state.to_act


def legal_actions(state: State) -> list[Action]:
    """Of the seat to act, sorted. Fast twin of `why_not`."""
    if state.phase != TURN:
        return [take(nuggets) for nuggets in sorted(set(state.offer))]
    seat = state.to_act
    deck = state.setup.deck
    cards = sorted(set(state.hands[seat]))
    split = bisect_left(cards, deck.paths)
    actions: list[Action] = []
    if split and not state.broken[seat]:
        needs, fits = state.grid.needs, deck.fits
        sites = [(cell, needs[cell]) for cell in state.reach.sites]
        actions = [
            (PLACE, card, cell, turned)
            for card in cards[:split]
            for cell, need in sites
            for turned in fits[card][need]
        ]
    for card in cards[split:]:
        _PLAYS[card - deck.paths](state, card, actions)
    actions += [(DISCARD, card, 0, 0) for card in cards]
    return actions


def _breaks(state: State, card: int, actions: list[Action]) -> None:
    tool = state.setup.deck.tools[card]
    for seat, broken in enumerate(state.broken):
        if not broken & tool:
            actions.append((BREAK, card, seat, 0))


def _repairs(state: State, card: int, actions: list[Action]) -> None:
    tools = state.setup.deck.tools[card]
    for seat, broken in enumerate(state.broken):
        if broken & tools:
            actions += [(REPAIR, card, seat, tool) for tool in range(3) if broken & tools & 1 << tool]


def _rockfalls(state: State, card: int, actions: list[Action]) -> None:
    actions += [(ROCKFALL, card, cell, 0) for cell in state.laid]


def _looks(state: State, card: int, actions: list[Action]) -> None:
    tiles = state.grid.tiles
    for goal, cell in enumerate(GOAL_CELLS):
        if tiles[cell] == FACE_DOWN:
            actions.append((MAP, card, goal, 0))


# by action card, in the order of cards.ACTION_KEYS
_PLAYS: Final = (_breaks,) * 3 + (_repairs,) * 6 + (_rockfalls, _looks)

# --- why not ------------------------------------------------------------------------------------


def why_not(state: State, seat: Seat, action: Action) -> Refusal | None:
    """The clause that forbids the action, or None if it is legal. Plain twin of `legal_actions`."""
    if not _well_formed(state, action):
        return Refusal("malformed", "SAB-3.1")
    if state.phase == OVER:
        return Refusal("game-over", "SAB-12.5")
    if seat != state.to_act:
        return Refusal("not-your-turn", "SAB-3.7")
    verb, card = action[0], action[1]
    if (verb == TAKE) != (state.phase == GOLD_CHOICE):
        return Refusal("not-now", "SAB-10.4" if state.phase == GOLD_CHOICE else "SAB-3.1")
    if verb != TAKE and card not in state.hands[seat]:
        return Refusal("not-in-hand", "SAB-3.6", {"card": state.deck.keys[card]})
    return _CHECKS[verb](state, seat, action)


def _well_formed(state: State, action: Action) -> bool:
    """Whether the numbers mean anything at all. Looks at nothing that is secret."""
    verb, a, b, c = action
    deck = state.deck
    if verb == TAKE:
        return 1 <= a <= 3 and b == c == 0
    if not 0 <= a < len(deck.keys) or verb not in (verb_of(deck, a), DISCARD):
        return False
    if verb == DISCARD:
        return b == c == 0
    if verb in (PLACE, ROCKFALL):
        return PLAN.holds(b) and (c in (0, 1) if verb == PLACE else c == 0)
    if verb == MAP:
        return 0 <= b < len(GOAL_CELLS) and c == 0
    return 0 <= b < state.seats and (0 <= c < len(TOOLS) if verb == REPAIR else c == 0)


def _place_check(state: State, seat: Seat, action: Action) -> Refusal | None:
    _, card, cell, turned = action
    where = {"cell": PLAN.xy(cell)}
    lying = state.grid.tiles[cell]
    if state.broken[seat]:
        return Refusal("tool-broken", "SAB-4.1", {"tools": _tool_names(state.broken[seat])})
    if lying == OUTSIDE:
        return Refusal("outside-margin", "SAB-4.11", {**where, "margin": state.setup.options["margin"]})
    if lying != EMPTY:
        return Refusal("cell-taken", "SAB-4.2", where)
    if turned and state.deck.symmetric[card]:
        return Refusal("turned-same", "SAB-4.9", {"card": state.deck.keys[card]})
    opened = state.deck.table.open[state.deck.tile_of[card] + turned]
    wrong = state.grid.mismatches(cell, opened)
    for side, _, _ in PLAN.around:
        if wrong & side:
            return Refusal("side-mismatch", "SAB-4.3", {"side": SIDE_NAMES[side], **where})
    return _joined_check(state, cell, opened)


def _joined_check(state: State, cell: int, opened: int) -> Refusal | None:
    """SAB-4.5, and the clause that says best why nothing joins here."""
    reached, opens, tiles = state.reach.sides, state.deck.table.open, state.grid.tiles
    clause = "SAB-4.5"
    for side, opposite, step in PLAN.around:
        neighbour = cell + step
        if opened & side and reached.get(neighbour, 0) & opposite:
            return None
        if opens[tiles[neighbour]] & opposite:
            # a stub of a card that the path does lead to, or a part of the mine that is cut off
            clause = "SAB-4.6" if reached.get(neighbour) else "SAB-4.12"
        elif tiles[neighbour] == FACE_DOWN and clause == "SAB-4.5":
            clause = "SAB-4.7"
    return Refusal("not-joined", clause, {"cell": PLAN.xy(cell)})


def _break_check(state: State, _seat: Seat, action: Action) -> Refusal | None:
    _, card, target, _ = action
    tool = state.deck.tools[card]
    if state.broken[target] & tool:
        return Refusal("already-broken", "SAB-5.2", {"target": target, "tool": _tool_names(tool)[0]})
    return None


def _repair_check(state: State, _seat: Seat, action: Action) -> Refusal | None:
    _, card, target, tool = action
    if not state.deck.tools[card] & 1 << tool:
        return Refusal("repair-wrong-tool", "SAB-6.2", {"card": state.deck.keys[card], "tool": TOOLS[tool]})
    if not state.broken[target] & 1 << tool:
        return Refusal("not-broken", "SAB-6.3", {"target": target, "tool": TOOLS[tool]})
    return None


def _rockfall_check(state: State, _seat: Seat, action: Action) -> Refusal | None:
    cell = action[2]
    tile = state.grid.tiles[cell]
    if tile in (EMPTY, OUTSIDE):
        return Refusal("no-path-card", "SAB-7.1" if state.laid else "SAB-7.3", {"cell": PLAN.xy(cell)})
    if tile == FACE_DOWN or tile >= state.deck.start_tile:
        return Refusal("not-removable", "SAB-7.2", {"cell": PLAN.xy(cell)})
    return None


def _look_check(state: State, _seat: Seat, action: Action) -> Refusal | None:
    goal = action[2]
    if state.grid.tiles[GOAL_CELLS[goal]] != FACE_DOWN:
        return Refusal("goal-revealed", "SAB-7.6", {"goal": goal})
    return None


def _discard_check(_state: State, _seat: Seat, _action: Action) -> Refusal | None:
    return None  # SAB-3.4: always possible


def _take_check(state: State, _seat: Seat, action: Action) -> Refusal | None:
    if action[1] not in state.offer:
        return Refusal("not-offered", "SAB-10.4", {"nuggets": action[1]})
    return None


_CHECKS: Final = (
    _place_check,
    _break_check,
    _repair_check,
    _rockfall_check,
    _look_check,
    _discard_check,
    _take_check,
)


def _tool_names(mask: int) -> list[str]:
    return [tool for i, tool in enumerate(TOOLS) if mask & 1 << i]


# --- what an action does ------------------------------------------------------------------------


def apply(state: State, action: Action, log: Log = None) -> None:
    """Carry out a legal action of the seat to act."""
    _APPLY[action[0]](state, action, log)


def _place(state: State, action: Action, log: Log) -> None:
    _, card, cell, turned = action
    seat = state.to_act
    deck = state.setup.deck
    state.hands[seat].remove(card)
    state.grid.lay(cell, deck.tile_of[card] + turned)
    insort(state.laid, cell)
    if log is not None:
        args = {"player": seat, "card": deck.keys[card], "cell": PLAN.xy(cell), "turned": bool(turned)}
        log.append(Event("place", args))
    touched = state.reach.extend(state.grid, cell)
    if touched and _reveal(state, touched, log):
        state.last = seat
        miners_win(state, log)
    else:
        _end_turn(state, log)


def _reveal(state: State, touched: list[int], log: Log) -> bool:
    """Turn up every goal that the path touches; whether the gold is among them. SAB-8.1, SAB-8.7"""
    found = False
    while touched:
        cell = min(touched)  # from the north
        touched.remove(cell)
        goal = GOAL_CELLS.index(cell)
        tile = state.deck.goal_tiles[state.goals[goal]]
        turned = 0 if state.deck.table.open[tile] & _reached_side(state, cell) else 1  # SAB-8.4
        state.grid.lay(cell, tile + turned)
        found = found or state.goals[goal] == GOLD
        if log is not None:
            args = {"goal": goal, "kind": GOALS[state.goals[goal]], "turned": bool(turned)}
            log.append(Event("goal-revealed", args))
        touched += [other for other in state.reach.extend(state.grid, cell) if other not in touched]
    return found


def _reached_side(state: State, cell: int) -> int:
    """The first side by which the path comes to a cell."""
    reached = state.reach.sides
    return next(side for side, opposite, step in PLAN.around if reached.get(cell + step, 0) & opposite)


def _break(state: State, action: Action, log: Log) -> None:
    _, card, target, _ = action
    seat = state.to_act
    tool = state.deck.tools[card]
    state.hands[seat].remove(card)
    state.broken[target] |= tool
    if log is not None:
        args = {"player": seat, "target": target, "tool": _tool_names(tool)[0], "card": state.deck.keys[card]}
        log.append(Event("break", args))
    _end_turn(state, log)


def _repair(state: State, action: Action, log: Log) -> None:
    _, card, target, tool = action
    seat = state.to_act
    deck = state.deck
    state.hands[seat].remove(card)
    state.broken[target] &= ~(1 << tool)
    state.played += [card, deck.card_of[f"broken-{TOOLS[tool]}"]]  # SAB-6.5
    if log is not None:
        args = {"player": seat, "target": target, "tool": TOOLS[tool], "card": deck.keys[card]}
        log.append(Event("repair", args))
    _end_turn(state, log)


def _rockfall(state: State, action: Action, log: Log) -> None:
    _, card, cell, _ = action
    seat = state.to_act
    removed, _turned = card_at(state, cell)
    state.hands[seat].remove(card)
    state.grid.lift(cell)
    del state.laid[bisect_left(state.laid, cell)]
    state.reach.begin(state.grid, START)
    state.played += [card, removed]
    if log is not None:
        args = {"player": seat, "cell": PLAN.xy(cell), "card": state.deck.keys[removed]}
        log.append(Event("rockfall", args))
    _end_turn(state, log)


def _look(state: State, action: Action, log: Log) -> None:
    _, card, goal, _ = action
    seat = state.to_act
    state.hands[seat].remove(card)
    state.looked[seat] |= 1 << goal
    state.played.append(card)
    if log is not None:
        kind = {"kind": GOALS[state.goals[goal]]}
        log.append(Event("look", {"player": seat, "goal": goal}, kind, (seat,)))
    _end_turn(state, log)


def _discard(state: State, action: Action, log: Log) -> None:
    card = action[1]
    seat = state.to_act
    state.hands[seat].remove(card)
    state.discards[seat] += (card,)
    if log is not None:
        log.append(Event("discard", {"player": seat}, {"card": state.deck.keys[card]}, (seat,)))
    _end_turn(state, log)


def _take(state: State, action: Action, log: Log) -> None:
    nuggets = action[1]
    seat = state.to_act
    state.offer.remove(nuggets)
    state.picks.append((seat, nuggets))
    if log is not None:
        log.append(Event("gold-taken", {"player": seat}, {"nuggets": nuggets}, (seat,)))
    if state.offer:
        state.to_act = miner_from(state, seat - 1)
        log_offer(state, log)
    else:
        end_round(state, (), log)


def _end_turn(state: State, log: Log) -> None:
    """Draw, and pass on to the next player who has cards; if nobody has, the round is over."""
    seat = state.to_act
    hands = state.hands
    state.last = seat
    if state.pile:
        card = state.pile.pop()
        insort(hands[seat], card)
        if log is not None:
            log.append(Event("draw", {"player": seat}, {"card": state.deck.keys[card]}, (seat,)))
    seats = len(hands)
    for step in range(1, seats + 1):
        following = (seat + step) % seats
        if hands[following]:  # SAB-3.5
            state.to_act = following
            return
    saboteurs_win(state, log)


_APPLY: Final = (_place, _break, _repair, _rockfall, _look, _discard, _take)
