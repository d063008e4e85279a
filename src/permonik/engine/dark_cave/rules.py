"""The rules of The Dark Cave: what is legal, and what an action does. Why not is in `refusals`."""

from bisect import bisect_left, insort
from collections.abc import Callable, Mapping
from typing import Final

from permonik.engine.core.events import Event, Log
from permonik.engine.core.hands import discarded, discards
from permonik.engine.core.values import Action, Seat
from permonik.engine.core.votes import next_voter
from permonik.engine.dark_cave import creatures, movement
from permonik.engine.dark_cave.actions import (
    FINISH,
    HALT,
    NO,
    PROPOSAL,
    SUFFER,
    USE_AXE,
    YES,
    kind_of,
    verbs_of,
)
from permonik.engine.dark_cave.cards import BOOTS_CARD, CLANS, GOALS, ROLES, WEB_STRENGTH
from permonik.engine.dark_cave.memory import exchange, play_openly, put_away
from permonik.engine.dark_cave.state import (
    AGREED,
    AXE,
    LAST,
    MONSTER,
    MOVE,
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
    Web,
    card_at,
    is_revealed,
)
from permonik.engine.dark_cave.turns import edge_args, end_game, finish_turn
from permonik.engine.dark_cave.verbs import (
    CUT,
    DISCARD,
    EQUIP,
    LOOK_CLAN,
    LOOK_GOAL,
    LURE,
    ORIENT,
    PLACE,
    ROCKFALL,
    STEP,
    SWAP,
    WEB,
)
from permonik.engine.paths.tiles import FACE_DOWN
from permonik.engine.paths.walk import cell_of

# --- what is legal ------------------------------------------------------------------------------


def to_act(state: State) -> Seat | None:
    """The one seat that decides; None when the game is over."""
    return None if state.to_act == NOBODY else state.to_act


def legal_actions(state: State) -> list[Action]:
    """Of the seat to act, sorted. Fast twin of `why_not`."""
    return _LEGAL[state.phase](state)


def _turn_actions(state: State) -> list[Action]:
    seat = state.turn
    deck = state.setup.deck
    hand = state.hands[seat]
    cards = sorted(set(hand))
    split = bisect_left(cards, deck.paths)
    actions: list[Action] = []
    if split:
        sites = sorted(state.grid.needs.items())
        for card in cards[:split]:
            fits = deck.fits[card]
            actions += [(PLACE, card, cell, turned) for cell, need in sites for turned in fits[need]]
    if split < len(cards):
        plays = len(actions)
        for card in cards[split:]:
            for verb in verbs_of(deck, card):
                actions += _PLAYS[verb](state, card)
        if actions[plays:] != sorted(actions[plays:]):  # two cards of secret information
            actions.sort()
    actions += [(DISCARD, card, other, 0) for card, other in discards(hand)]
    actions += _cuts(state)
    if not state.proposed and state.setup.options["agreed_end"]:
        actions.append(PROPOSAL)
    return actions


def _cuts(state: State) -> list[Action]:
    """An axe against a web is an extra choice in every decision of one's own turn. DC-7.10"""
    if not state.webs or state.to_act != state.turn:
        return []
    return [(CUT, edge, 0, 0) for edge in movement.webs_at(state, state.turn)]


def _steps(state: State) -> list[Action]:
    place = state.at[state.turn] if state.monster == NOTHING else state.monster_at[state.monster]
    steps: list[Action] = [(STEP, there, 0, 0) for there in movement.next_places(state, place)]
    return [*_cuts(state), *steps, HALT]


def _axe_actions(state: State) -> list[Action]:
    return [*_cuts(state), USE_AXE, SUFFER]


def _turning_actions(state: State) -> list[Action]:
    return [*_cuts(state), *((ORIENT, turned, 0, 0) for turned in movement.goal_turns(state))]


def _last_actions(state: State) -> list[Action]:
    return [*_cuts(state), FINISH]


def _vote_actions(_state: State) -> list[Action]:
    return [YES, NO]


def _no_actions(_state: State) -> list[Action]:
    return []


_LEGAL: Final[Mapping[int, Callable[[State], list[Action]]]] = {
    TURN: _turn_actions,
    MONSTER: _steps,
    MOVE: _steps,
    AXE: _axe_actions,
    TURNING: _turning_actions,
    LAST: _last_actions,
    VOTE: _vote_actions,
    OVER: _no_actions,
}


def occupied(state: State) -> list[int]:
    """The cells where a dwarf or a monster is."""
    return [cell_of(place) for place in (*state.at, *state.monster_at) if place != OUT]


def open_edges(state: State) -> list[int]:
    """The edges that some open side of a face-up card points at, sorted. DC-7.1, DC-7.2, DC-7.3"""
    tiles, opens, edge = state.grid.tiles, state.setup.deck.table.open, PLAN.edge
    up = [cell for cell in state.setup.goal_cells if tiles[cell] != FACE_DOWN]
    return sorted(
        {
            edge(cell, side)
            for cell in (START, *state.laid, *up)
            for side, _, _ in PLAN.around
            if opens[tiles[cell]] & side
        }
    )


def _rockfalls(state: State, card: int) -> list[Action]:
    taken = occupied(state)
    return [(ROCKFALL, card, cell, 0) for cell in state.laid if cell not in taken]


def _webs(state: State, card: int) -> list[Action]:
    taken = [web.edge for web in state.webs]
    return [(WEB, card, edge, 0) for edge in open_edges(state) if edge not in taken]


def _equips(state: State, card: int) -> list[Action]:
    single = kind_of(state.setup.deck, card) == BOOTS_CARD
    return [
        (EQUIP, card, seat, 0) for seat, boots in enumerate(state.boots) if not single or boots == NOTHING
    ]


def _goal_looks(state: State, card: int) -> list[Action]:
    return [(LOOK_GOAL, card, goal, 0) for goal in range(len(GOALS)) if not is_revealed(state, goal)]


def _clan_looks(state: State, card: int) -> list[Action]:
    hidden = ~(state.shown | 1 << state.turn)
    return [(LOOK_CLAN, card, seat, 0) for seat in range(state.setup.seats) if hidden & 1 << seat]


def _swaps(state: State, card: int) -> list[Action]:
    return [(SWAP, card, seat, 0) for seat in range(state.setup.seats) if seat != state.turn]


def _lures(state: State, card: int) -> list[Action]:
    standing = state.monster_at[creatures.monster_of(state, card)]
    return [(LURE, card, place, 0) for place in (state.lairs if standing == OUT else (standing,))]


_PLAYS: Final[Mapping[int, Callable[[State, int], list[Action]]]] = {
    ROCKFALL: _rockfalls,
    WEB: _webs,
    EQUIP: _equips,
    LOOK_GOAL: _goal_looks,
    LOOK_CLAN: _clan_looks,
    SWAP: _swaps,
    LURE: _lures,
}

# --- what an action does ------------------------------------------------------------------------


def apply(state: State, action: Action, log: Log = None) -> None:
    """Carry out a legal action of the seat to act."""
    _APPLY[action[0]](state, action, log)


def _played(state: State, card: int, draws: int = 1) -> Seat:
    """A card leaves the hand of the active player, who draws one for it at the end of the turn. DC-10.1"""
    seat = state.turn
    play_openly(state, seat, card)
    state.draws = draws
    state.drawer = seat
    return seat


def _place(state: State, action: Action, log: Log) -> None:
    _, card, cell, turned = action
    seat = _played(state, card)
    deck = state.setup.deck
    state.grid.lay(cell, deck.tile_of[card] + turned)
    insort(state.laid, cell)
    movement.show_features(state, cell)
    if log is not None:
        args = {"player": seat, "card": deck.keys[card], "cell": PLAN.xy(cell), "turned": bool(turned)}
        log.append(Event("place", args))
    movement.begin_movement(state, log)


def _rockfall(state: State, action: Action, log: Log) -> None:
    _, card, cell, _ = action
    seat = _played(state, card)
    removed, _turned = card_at(state, cell)
    if log is not None:
        args = {"player": seat, "cell": PLAN.xy(cell), "card": state.setup.deck.keys[removed]}
        log.append(Event("rockfall", args))
    _drop_webs(state, cell, log)
    state.grid.lift(cell)
    del state.laid[bisect_left(state.laid, cell)]
    state.ladders = [place for place in state.ladders if cell_of(place) != cell]
    state.lairs = [place for place in state.lairs if cell_of(place) != cell]
    state.veins = [place for place in state.veins if cell_of(place) != cell]  # DC-6.9
    state.played += [card, removed]
    movement.begin_movement(state, log)


def _drop_webs(state: State, cell: int, log: Log) -> None:
    """Webs on open ends of the card leave with it; those where another path joins stay. DC-6.7, DC-6.8"""
    tiles, opens = state.grid.tiles, state.setup.deck.table.open
    for side, opposite, step in PLAN.around:
        if opens[tiles[cell]] & side and not opens[tiles[cell + step]] & opposite:
            edge = PLAN.edge(cell, side)
            for web in [web for web in state.webs if web.edge == edge]:
                state.webs.remove(web)
                state.played.append(web.card)
                if log is not None:
                    log.append(Event("web-leaves", edge_args(edge)))


def _web(state: State, action: Action, log: Log) -> None:
    _, card, edge, _ = action
    seat = _played(state, card)
    insort(state.webs, Web(edge, WEB_STRENGTH, seat, card))
    if log is not None:
        log.append(Event("web", {"player": seat, **edge_args(edge)}))
    movement.begin_movement(state, log)


def _equip(state: State, action: Action, log: Log) -> None:
    _, card, target, _ = action
    seat = _played(state, card)
    if kind_of(state.setup.deck, card) == BOOTS_CARD:
        state.boots[target] = card
    else:
        state.axes[target] = tuple(sorted((*state.axes[target], card)))
    if log is not None:
        log.append(Event("equip", {"player": seat, "target": target, "card": state.setup.deck.keys[card]}))
    movement.begin_movement(state, log)


def _look_goal(state: State, action: Action, log: Log) -> None:
    _, card, goal, _ = action
    seat = _played(state, card)
    state.played.append(card)
    state.looked_goals[seat] |= 1 << goal
    if log is not None:
        kind = {"kind": GOALS[state.goals[goal]]}
        log.append(Event("look-goal", {"player": seat, "goal": goal}, kind, (seat,)))
    movement.begin_movement(state, log)


def _look_clan(state: State, action: Action, log: Log) -> None:
    _, card, target, _ = action
    seat = _played(state, card)
    state.played.append(card)
    state.looked_clans[seat] |= 1 << target
    if log is not None:
        role = {"role": ROLES[state.roles[target]]}
        public = {"player": seat, "target": target, "clan": CLANS[state.clans[target]]}
        log.append(Event("look-clan", public, role, (seat,)))
    movement.begin_movement(state, log)


def _swap(state: State, action: Action, log: Log) -> None:
    _, card, target, _ = action
    seat = _played(state, card)
    state.played.append(card)
    state.drawer = target  # DC-6.12
    if log is not None:
        keys = state.setup.deck.keys
        given, taken = ([keys[each] for each in state.hands[one]] for one in (seat, target))
        private = {"given": given, "taken": taken}
        log.append(Event("swap", {"player": seat, "target": target}, private, (seat, target)))
    exchange(state, seat, target)
    movement.begin_movement(state, log)


def _lure(state: State, action: Action, log: Log) -> None:
    _, card, place, _ = action
    _played(state, card)
    creatures.lure(state, card, place, log)


def _discard(state: State, action: Action, log: Log) -> None:
    cards = discarded(action[1], action[2])
    seat = state.turn
    for card in cards:
        state.hands[seat].remove(card)
        put_away(state, seat, card)
    state.draws = len(cards)
    state.drawer = seat
    if log is not None:
        deck = state.setup.deck
        public = {"player": seat, "levels": [deck.level[card] for card in cards]}
        log.append(Event("discard", public, {"cards": [deck.keys[card] for card in cards]}, (seat,)))
    movement.begin_movement(state, log)


def _cut(state: State, action: Action, log: Log) -> None:
    movement.cut_web(state, action[1], log)


def _propose(state: State, _action: Action, log: Log) -> None:
    """DC-10.5"""
    seat = state.turn
    state.proposed = 1
    state.phase = VOTE
    state.to_act = (seat + 1) % state.setup.seats
    if log is not None:
        log.append(Event("propose", {"player": seat}))


def _agree(state: State, _action: Action, log: Log) -> None:
    voter = state.to_act
    if log is not None:
        log.append(Event("agree", {"player": voter}))
    following = next_voter(voter, state.turn, state.setup.seats)
    if following is None:
        end_game(state, AGREED, log)
    else:
        state.to_act = following


def _decline(state: State, _action: Action, log: Log) -> None:
    if log is not None:
        log.append(Event("decline", {"player": state.to_act}))
    state.phase = TURN
    state.to_act = state.turn


def _step(state: State, action: Action, log: Log) -> None:
    if state.monster == NOTHING:
        movement.step_dwarf(state, action[1], log)
    else:
        movement.step_monster(state, action[1], log)


def _stop(state: State, _action: Action, log: Log) -> None:
    if state.monster == NOTHING:
        movement.end_movement(state, log)
    else:
        movement.stop_monster(state, log)


def _end(state: State, _action: Action, log: Log) -> None:
    finish_turn(state, log)


def _fight(state: State, _action: Action, log: Log) -> None:
    creatures.slay(state, state.attackers[0], log)
    movement.next_attacker(state)
    movement.go_on(state, log)


def _endure(state: State, _action: Action, log: Log) -> None:
    state.asked += 1
    movement.go_on(state, log)


def _orient(state: State, action: Action, log: Log) -> None:
    movement.turn_goal(state, action[1], log)


_APPLY: Final = (
    *(_place, _rockfall, _web, _equip, _look_goal, _look_clan, _swap, _lure, _discard),
    *(_cut, _propose, _step, _stop, _end, _fight, _endure, _orient, _agree, _decline),
)
