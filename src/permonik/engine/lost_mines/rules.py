"""The rules of The Lost Mines: what is legal, and what an action does. Why not: see refusals."""

from bisect import bisect_left, insort
from collections.abc import Callable, Mapping
from typing import Any, Final

from permonik.engine.core.events import Event, Log
from permonik.engine.core.hands import discarded, discards, lose_one
from permonik.engine.core.values import Action, Seat
from permonik.engine.core.votes import next_voter
from permonik.engine.lost_mines.actions import (
    agree,
    decline,
    lay_mine,
    look,
    propose,
    refuse,
    stop,
    take,
    verb_of,
)
from permonik.engine.lost_mines.cards import (
    DRAGON,
    FEATURES,
    FIRST_OBSTACLE,
    KINDS,
    MINE,
    MINES,
    PLAN,
    ROLES,
    TOKENS,
    TOOLS,
    TRAP_TOKEN,
    TREASURE,
    TROLL_TOKEN,
)
from permonik.engine.lost_mines.movement import moves_from, token_edges, ways
from permonik.engine.lost_mines.rounds import end_round
from permonik.engine.lost_mines.state import (
    MOVE,
    NOBODY,
    PLAY,
    TURNING,
    VOTE,
    State,
    card_at,
    treasures_at,
)
from permonik.engine.lost_mines.state import TREASURE as TREASURE_PHASE
from permonik.engine.lost_mines.verbs import DISCARD, LOOK, PLACE, STEP, STORM, TRAP, TROLL, USE
from permonik.engine.paths.tiles import EMPTY, FACE_DOWN, OPPOSITE, SIDE_NAMES
from permonik.engine.paths.turning import turns_that_fit

# --- what is legal ------------------------------------------------------------------------------


def to_act(state: State) -> Seat | None:
    """The one seat that decides; None when the game is over."""
    return None if state.to_act == NOBODY else state.to_act


def legal_actions(state: State) -> list[Action]:
    """Of the seat to act, sorted. Fast twin of `why_not`."""
    return _LEGAL[state.phase](state)


def _legal_plays(state: State) -> list[Action]:
    deck = state.setup.deck
    hand = state.hands[state.turn]
    cards = sorted(set(hand))
    split = bisect_left(cards, deck.paths)
    actions: list[Action] = []
    if split:
        sites = sorted(state.grid.needs.items())
        for card in cards[:split]:
            fits = deck.fits[card]
            actions += [(PLACE, card, cell, turned) for cell, need in sites for turned in fits[need]]
    for card in cards[split:]:
        actions += _PLAYS[verb_of(deck, card)](state, card)
    actions += [(DISCARD, card, second, 0) for card, second in discards(hand)]
    if state.setup.options["agreed_end"] and not state.proposed:
        actions.append(propose)
    return actions


def _uses(state: State, card: int) -> list[Action]:
    deck, tiles, overcome = state.setup.deck, state.grid.tiles, state.overcome
    tool = card - deck.paths
    if not state.bank[tool]:
        return []
    features, obstacle = deck.features, FIRST_OBSTACLE + tool
    return [
        (USE, card, cell, 0)
        for cell in state.laid
        if features[tiles[cell]] == obstacle and cell not in overcome
    ]


def _looks(state: State, card: int) -> list[Action]:
    deck, tiles, seat = state.setup.deck, state.grid.tiles, state.turn
    found: list[Action] = []
    for kind in deck.looks[card]:
        if kind == MINE:
            targets = [mine for mine, cell in enumerate(deck.mine_cells) if tiles[cell] == FACE_DOWN]
        elif kind == TREASURE:
            targets = [place for place, owner in enumerate(state.taken) if owner == NOBODY]
        else:
            targets = [other for other in range(len(state.hands)) if other != seat]
        found += [look(card, kind, target) for target in targets]
    return found


def _traps(state: State, card: int) -> list[Action]:
    return [(TRAP, card, edge, 0) for edge in token_edges(state)] if state.bank[TRAP_TOKEN] else []


def _trolls(state: State, card: int) -> list[Action]:
    return [(TROLL, card, edge, 0) for edge in token_edges(state)] if state.bank[TROLL_TOKEN] else []


def _storms(state: State, card: int) -> list[Action]:
    dwarfs = state.dwarfs
    return [(STORM, card, cell, 0) for cell in state.laid if cell not in dwarfs]


_PLAYS: Final[Mapping[int, Callable[[State, int], list[Action]]]] = {
    USE: _uses,
    LOOK: _looks,
    TRAP: _traps,
    TROLL: _trolls,
    STORM: _storms,
}


def _legal_moves(state: State) -> list[Action]:
    dwarfs = state.dwarfs
    actions: list[Action] = sorted((STEP, cell, 0, 0) for cell, _ in ways(state, dwarfs[state.turn], dwarfs))
    actions.append(stop)  # LM-5.10
    return actions


def mine_turns(state: State) -> tuple[int, ...]:
    """The turns in which the mine may be laid that the dwarf has just found. LM-10.2, LM-10.3"""
    deck, cell = state.setup.deck, state.dwarfs[state.turn]
    kind = state.mines[deck.mine_cells.index(cell)]
    return turns_that_fit(state.grid, cell, deck.mine_tiles[kind], deck.mine_turns[kind], state.entry)


def _legal_turnings(state: State) -> list[Action]:
    return [lay_mine(turned) for turned in mine_turns(state)]


def _legal_treasures(state: State) -> list[Action]:
    actions = [take(place) for place in treasures_at(state, state.dwarfs[state.turn])]
    if not state.moved:  # LM-10.10
        actions.append(decline)
    return actions


def _legal_answers(_state: State) -> list[Action]:
    return [refuse, agree]


def _legal_nothing(_state: State) -> list[Action]:
    return []


# by phase
_LEGAL: Final = (
    _legal_plays,
    _legal_moves,
    _legal_turnings,
    _legal_treasures,
    _legal_answers,
    _legal_nothing,
)

# --- playing a card -----------------------------------------------------------------------------


def apply(state: State, action: Action, log: Log = None) -> None:
    """Carry out a legal action of the seat to act."""
    _APPLY[action[0]](state, action, log)


def _place(state: State, action: Action, log: Log) -> None:
    _, card, cell, turned = action
    seat = state.turn
    deck = state.setup.deck
    state.hands[seat].remove(card)
    state.grid.lay(cell, deck.tile_of[card] + turned)
    insort(state.laid, cell)
    if log is not None:
        args = {"player": seat, "card": deck.keys[card], "cell": PLAN.xy(cell), "turned": bool(turned)}
        log.append(Event("place", args))
    _begin_movement(state, 1)


def _use(state: State, action: Action, log: Log) -> None:
    _, card, cell, _ = action
    seat = state.turn
    tool = card - state.deck.paths
    _put_away(state, card)
    state.bank[tool] -= 1
    insort(state.overcome, cell)
    if log is not None:
        args = {"player": seat, "tool": TOOLS[tool], "obstacle": FEATURES[FIRST_OBSTACLE + tool]}
        log.append(Event("use", {**args, "cell": PLAN.xy(cell)}))
    _begin_movement(state, 1)


def _look(state: State, action: Action, log: Log) -> None:
    _, card, kind, target = action
    _put_away(state, card)
    _LOOKS[kind](state, target, log)
    _begin_movement(state, 1)


def _look_at_mine(state: State, mine: int, log: Log) -> None:
    seat = state.turn
    state.looked[seat] |= 1 << mine
    if log is not None:
        private = {"kind": MINES[state.mines[mine]]}
        log.append(Event("look-mine", {"player": seat, "mine": mine}, private, (seat,)))


def _look_at_treasure(state: State, place: int, log: Log) -> None:
    seat = state.turn
    state.seen[seat] |= 1 << place
    if log is not None:
        public = {"player": seat, "treasure": place, "kind": KINDS[state.kinds[place]]}
        log.append(Event("look-treasure", public, {"value": state.values[place]}, (seat,)))


def _look_at_dwarf(state: State, target: Seat, log: Log) -> None:
    seat = state.turn
    state.met[seat] |= 1 << target
    if log is not None:
        private = {"role": ROLES[state.roles[target]]}
        log.append(Event("look-dwarf", {"player": seat, "target": target}, private, (seat,)))


_LOOKS: Final = (_look_at_mine, _look_at_treasure, _look_at_dwarf)


def _trap(state: State, action: Action, log: Log) -> None:
    _, card, edge, _ = action
    _put_away(state, card)
    state.bank[TRAP_TOKEN] -= 1
    insort(state.traps, edge)
    if log is not None:
        log.append(Event("trap", {"player": state.turn, **edge_args(edge)}))
    _begin_movement(state, 1)


def _troll(state: State, action: Action, log: Log) -> None:
    _, card, edge, _ = action
    state.hands[state.turn].remove(card)  # LM-6.13: it lies before its player as long as the troll stays
    state.bank[TROLL_TOKEN] -= 1
    insort(state.trolls, (edge, state.turn))
    if log is not None:
        log.append(Event("troll", {"player": state.turn, **edge_args(edge)}))
    _begin_movement(state, 1)


def _storm(state: State, action: Action, log: Log) -> None:
    _, card, cell, _ = action
    removed, _turned = card_at(state, cell)
    _put_away(state, card)
    state.played.append(removed)
    if cell in state.overcome:  # LM-9.4
        state.overcome.remove(cell)
        state.bank[state.deck.features[state.grid.tiles[cell]] - FIRST_OBSTACLE] += 1
    state.grid.lift(cell)
    del state.laid[bisect_left(state.laid, cell)]
    if log is not None:
        args = {"player": state.turn, "cell": PLAN.xy(cell), "card": state.deck.keys[removed]}
        log.append(Event("storm", args))
    _blow_tokens(state, cell, log)
    _begin_movement(state, 1)


def _blow_tokens(state: State, cell: int, log: Log) -> None:
    """Traps and trolls between two cells that are now empty leave. LM-9.5"""
    tiles = state.grid.tiles
    for side, _, way in PLAN.around:
        edge = PLAN.edge(cell, side)
        if tiles[cell + way] != EMPTY:
            continue
        if edge in state.traps:
            state.traps.remove(edge)
            state.bank[TRAP_TOKEN] += 1
            _log_blown(TRAP_TOKEN, edge, log)
        for troll in [each for each in state.trolls if each[0] == edge]:
            _remove_troll(state, troll)
            _log_blown(TROLL_TOKEN, edge, log)


def _remove_troll(state: State, troll: tuple[int, int]) -> None:
    """The token goes back to the bank, and the card is put away."""
    state.trolls.remove(troll)
    state.bank[TROLL_TOKEN] += 1
    state.played.append(state.deck.card_of["troll"])


def _log_blown(token: int, edge: int, log: Log) -> None:
    if log is not None:
        log.append(Event("blown", {"token": TOKENS[token], **edge_args(edge)}))


def edge_args(edge: int) -> dict[str, Any]:
    """An edge as people name it: a card and one of its sides."""
    (cell, side), _ = PLAN.edge_ends(edge)
    return {"cell": PLAN.xy(cell), "side": SIDE_NAMES[side]}


def _discard(state: State, action: Action, log: Log) -> None:
    _, card, second, _ = action
    seat = state.turn
    cards = discarded(card, second)
    for each in cards:
        state.hands[seat].remove(each)
    state.discards[seat] += cards
    if log is not None:
        private = {"cards": [state.deck.keys[each] for each in cards]}
        log.append(Event("discard", {"player": seat, "count": len(cards)}, private, (seat,)))
    _begin_movement(state, len(cards))


def _put_away(state: State, card: int) -> None:
    state.hands[state.turn].remove(card)
    state.played.append(card)


# --- agreeing to stop ---------------------------------------------------------------------------


def _propose(state: State, _action: Action, log: Log) -> None:
    """LM-11.3"""
    state.proposed = 1
    state.phase = VOTE
    state.to_act = (state.turn + 1) % state.seats
    if log is not None:
        log.append(Event("propose", {"player": state.turn}))


def _answer(state: State, action: Action, log: Log) -> None:
    """LM-11.4, LM-11.5"""
    yes = action[1]
    if log is not None:
        log.append(Event("agree" if yes else "refuse", {"player": state.to_act}))
    following = next_voter(state.to_act, state.turn, state.seats)
    if not yes:
        state.phase = PLAY
        state.to_act = state.turn
    elif following is None:
        end_round(state, "agreed", log)
    else:
        state.to_act = following


# --- moving -------------------------------------------------------------------------------------


def _begin_movement(state: State, draws: int) -> None:
    seat = state.turn
    state.last = seat
    state.draws = draws
    state.phase = MOVE
    state.moved = 0
    state.moves = moves_from(state, state.dwarfs[seat])


_SIDE_OF: Final = {way: side for side, _, way in PLAN.around}


def _step(state: State, action: Action, log: Log) -> None:
    cell, seat = action[1], state.turn
    here = state.dwarfs[seat]
    state.dwarfs[seat] = cell
    state.moved = 1
    state.moves -= 1
    if log is not None:
        log.append(Event("step", {"player": seat, "cell": PLAN.xy(cell)}))
    side = _SIDE_OF[cell - here]
    if state.traps and PLAN.edge(here, side) in state.traps:
        _spring(state, log)
    if state.grid.tiles[cell] == FACE_DOWN:
        _reveal(state, OPPOSITE[side], log)
    elif not state.moves:
        _end_movement(state, log)


def _spring(state: State, log: Log) -> None:
    """A trap was stepped on. LM-6.8 to LM-6.11"""
    seat = state.turn
    if not state.hands[seat]:
        if log is not None:
            log.append(Event("trap-empty", {"player": seat}))
        return
    card = lose_one(state.hands[seat], state.dice)
    state.discards[seat] += (card,)
    if log is not None:
        log.append(Event("trap-sprung", {"player": seat}, {"card": state.deck.keys[card]}, (seat,)))


def _reveal(state: State, entry: int, log: Log) -> None:
    """The first dwarf has come to a mine. LM-10.1"""
    seat, deck = state.turn, state.setup.deck
    mine = deck.mine_cells.index(state.dwarfs[seat])
    kind = state.mines[mine]
    state.entry = entry
    if log is not None:
        log.append(Event("mine-revealed", {"player": seat, "mine": mine, "kind": MINES[kind]}))
    if kind == DRAGON:  # LM-10.13
        state.dragon = seat
        if log is not None:
            log.append(Event("dragon", {"player": seat}))
    turns = mine_turns(state)
    if len(turns) == 1:
        _turn_mine(state, turns[0], log)
    else:
        state.phase = TURNING  # LM-10.4


def _lay_mine(state: State, action: Action, log: Log) -> None:
    _turn_mine(state, action[1], log)


def _turn_mine(state: State, turned: int, log: Log) -> None:
    deck, cell = state.setup.deck, state.dwarfs[state.turn]
    mine = deck.mine_cells.index(cell)
    state.grid.lay(cell, deck.mine_tiles[state.mines[mine]] + turned)
    state.entry = 0
    if log is not None:
        log.append(Event("mine-laid", {"player": state.turn, "mine": mine, "turned": bool(turned)}))
    _end_movement(state, log)


def _stop(state: State, _action: Action, log: Log) -> None:
    _end_movement(state, log)


# --- treasure and the end of a turn -------------------------------------------------------------


def _end_movement(state: State, log: Log) -> None:
    """A dwarf in a mine takes treasure, or may; else the turn ends. LM-10.7, LM-10.10"""
    state.moves = 0
    treasures = treasures_at(state, state.dwarfs[state.turn])
    if not treasures:
        _end_turn(state, log)
    elif state.moved and len(treasures) == 1:  # everybody sees that there is no choice
        _take_treasure(state, treasures[0], log)
    else:
        state.phase = TREASURE_PHASE


def _take(state: State, action: Action, log: Log) -> None:
    _take_treasure(state, action[1], log)


def _take_treasure(state: State, place: int, log: Log) -> None:
    seat = state.turn
    state.taken[place] = seat
    state.seen[seat] |= 1 << place  # LM-10.9
    if log is not None:
        public = {"player": seat, "treasure": place, "kind": KINDS[state.kinds[place]]}
        log.append(Event("treasure", public, {"value": state.values[place]}, (seat,)))
    if NOBODY in state.taken:
        _end_turn(state, log)
    else:
        end_round(state, "treasures", log)  # LM-11.1


def _decline(state: State, _action: Action, log: Log) -> None:
    if log is not None:
        log.append(Event("decline", {"player": state.turn}))
    _end_turn(state, log)


def _end_turn(state: State, log: Log) -> None:
    """Draw, and pass on to the next player who has cards; if nobody has, the round is over."""
    seat, hands = state.turn, state.hands
    drawn = [state.pile.pop() for _ in range(min(state.draws, len(state.pile)))]  # LM-3.3, LM-3.4
    for card in drawn:
        insort(hands[seat], card)
    if log is not None and drawn:
        private = {"cards": [state.deck.keys[card] for card in sorted(drawn)]}  # they are drawn together
        log.append(Event("draw", {"player": seat, "count": len(drawn)}, private, (seat,)))
    state.draws = state.moved = state.proposed = 0
    if not any(hands):
        end_round(state, "cards", log)  # LM-11.2
    else:
        _pass_on(state, log)


def _pass_on(state: State, log: Log) -> None:
    """Trolls leave when the turn of their player comes or would come. LM-6.13, LM-6.14"""
    seats = len(state.hands)
    while True:
        state.turn = (state.turn + 1) % seats
        if state.trolls:
            _dismiss_trolls(state, log)
        if state.hands[state.turn]:
            break
        if not state.out & 1 << state.turn:  # LM-3.9
            state.out |= 1 << state.turn
            if log is not None:
                log.append(Event("out", {"player": state.turn}))
    state.to_act = state.turn
    state.phase = PLAY


def _dismiss_trolls(state: State, log: Log) -> None:
    for troll in [each for each in state.trolls if each[1] == state.turn]:
        _remove_troll(state, troll)
        if log is not None:
            log.append(Event("troll-leaves", {"player": state.turn, **edge_args(troll[0])}))


# by verb
_APPLY: Final = (
    _place,
    _use,
    _look,
    _trap,
    _troll,
    _storm,
    _discard,
    _propose,
    _step,
    _stop,
    _lay_mine,
    _take,
    _decline,
    _answer,
)
