"""What a viewer may see of The Lost Mines, built up from nothing, and what the seat to act is asked."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from permonik.engine.core.game import Choice, Decision
from permonik.engine.core.values import EVERYTHING, SPECTATOR, Action, Seat, Viewer
from permonik.engine.core.votes import agreed
from permonik.engine.lost_mines import state as states
from permonik.engine.lost_mines import verbs
from permonik.engine.lost_mines.actions import write
from permonik.engine.lost_mines.cards import CLANS, KINDS, MINES, PLAN, ROLES, TOKENS
from permonik.engine.lost_mines.movement import routes
from permonik.engine.lost_mines.rounds import points_of
from permonik.engine.lost_mines.rules import edge_args, legal_actions
from permonik.engine.lost_mines.scoring import score
from permonik.engine.lost_mines.state import (
    MOVE,
    NOBODY,
    OVER,
    TREASURE,
    TURNING,
    VOTE,
    RoundEnd,
    State,
    card_at,
    dump,
    is_revealed,
    mine_turned,
)

_PHASES: Final = ("play", "move", "turning", "treasure", "vote", "over")


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


# --- what everybody sees ------------------------------------------------------------------------


def _table(state: State) -> dict[str, Any]:
    options = dict(state.setup.options)
    if not state.deck.built_in:
        options["deck"] = state.deck.content()
    points = points_of(state)
    return {
        "game": "lost-mines",
        "seats": state.seats,
        "options": options,
        "round": state.round,
        "phase": _PHASES[state.phase],
        "turn": state.turn,
        "to_act": _seat(state.to_act),
        "starts": {clan: _xy(state.deck.start_cells[i]) for i, clan in enumerate(CLANS)},
        "board": [_laid(state, cell) for cell in state.laid],
        "mines": [_mine(state, mine) for mine in range(len(state.mines))],
        "treasures": [_treasure(state, place) for place in range(len(state.taken))],
        "traps": [_edge(edge) for edge in state.traps],
        "trolls": [{**_edge(edge), "player": seat} for edge, seat in state.trolls],
        "bank": dict(zip(TOKENS, state.bank, strict=True)),
        "dragon": _seat(state.dragon),
        "players": [_player(state, seat, points[seat]) for seat in range(state.seats)],
        "pile": len(state.pile),
        "aside": len(state.aside),
        "played": _keys(state, state.played),
        "moves": state.moves,
        "moved": bool(state.moved),
        "draws": state.draws,
        "proposed": bool(state.proposed),
        "agreed": agreed(state.to_act, state.turn, state.seats) if state.phase == VOTE else [],
        "last": state.last,
        "history": [_ended(number, end) for number, end in enumerate(state.history, 1)],
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _xy(cell: int) -> list[int]:
    return list(PLAN.xy(cell))


def _edge(edge: int) -> dict[str, Any]:
    args = edge_args(edge)
    return {"cell": list(args["cell"]), "side": args["side"]}


def _keys(state: State, cards: Sequence[int]) -> list[str]:
    keys = state.deck.keys
    return [keys[card] for card in cards]


def _laid(state: State, cell: int) -> dict[str, Any]:
    card, turned = card_at(state, cell)
    return {
        "cell": _xy(cell),
        "card": state.deck.keys[card],
        "turned": bool(turned),
        "overcome": cell in state.overcome,
    }


def _mine(state: State, mine: int) -> dict[str, Any]:
    """A mine as everybody sees it: its kind once it is revealed."""
    turned = mine_turned(state, mine)
    return {
        "cell": _xy(state.deck.mine_cells[mine]),
        "kind": MINES[state.mines[mine]] if is_revealed(state, mine) else None,
        "turned": None if turned is None else bool(turned),
    }


def _treasure(state: State, place: int) -> dict[str, Any]:
    """The back of a treasure, who has it, and what it is worth once all is shown."""
    owner = state.taken[place]
    shown = state.phase == OVER and owner != NOBODY
    return {
        "kind": KINDS[state.kinds[place]],
        "taken_by": _seat(owner),
        "value": state.values[place] if shown else None,
    }


def _player(state: State, seat: Seat, points: int) -> dict[str, Any]:
    return {
        "clan": CLANS[state.clans[seat]],
        "role": ROLES[state.roles[seat]] if state.phase == OVER else None,
        "dwarf": _xy(state.dwarfs[seat]),
        "hand": len(state.hands[seat]),
        "discards": len(state.discards[seat]),
        "treasures": state.taken.count(seat),
        "out": bool(state.out & 1 << seat),
        "points": points,
    }


def _ended(number: int, end: RoundEnd) -> dict[str, Any]:
    """A finished round as everybody may look it up. LM-11.7"""
    return {
        "clans": [CLANS[clan] for clan in end.clans],
        "roles": [ROLES[role] for role in end.roles],
        "treasures": [
            {"player": seat, "kind": KINDS[kind], "value": value} for seat, kind, value in end.treasures
        ],
        "dragon": _seat(end.dragon),
        "last": end.last,
        "gains": list(score(number, end).gains),
    }


# --- what one seat knows ------------------------------------------------------------------------


def _own(state: State, seat: Seat) -> dict[str, Any]:
    """What this seat knows beyond the table."""
    looked, seen, met = state.looked[seat], state.seen[seat], state.met[seat] | 1 << seat
    return {
        "seat": seat,
        "role": ROLES[state.roles[seat]],
        "hand": _keys(state, state.hands[seat]),
        "discards": _keys(state, state.discards[seat]),
        "mines": [MINES[kind] if looked & 1 << mine else None for mine, kind in enumerate(state.mines)],
        "treasures": [value if seen & 1 << place else None for place, value in enumerate(state.values)],
        "roles": [ROLES[role] if met & 1 << other else None for other, role in enumerate(state.roles)],
        "unseen": _unseen(state, seat),
    }


def _unseen(state: State, seat: Seat) -> dict[str, int]:
    """How many of each card this seat has not seen: in other hands, the pile, put away or set aside."""
    return {state.deck.keys[card]: count for card, count in enumerate(unseen_cards(state, seat)) if count}


def unseen_cards(state: State, seat: Seat) -> list[int]:
    """By card, how many copies the seat cannot place."""
    counts = list(state.deck.counts)
    known = [*state.hands[seat], *state.discards[seat], *state.played]
    known += [card_at(state, cell)[0] for cell in state.laid]
    known += [state.deck.card_of["troll"] for _ in state.trolls]
    for card in known:
        counts[card] -= 1
    return counts


# --- what is asked ------------------------------------------------------------------------------


def decision(state: State) -> Decision:
    """What the seat to act is asked."""
    prompt, args = _prompt(state)
    choices = tuple(_choice(state, action) for action in legal_actions(state))
    declinable = state.phase == MOVE or (state.phase == TREASURE and not state.moved)
    ways = routes(state, state.turn) if state.phase == MOVE else ()
    return Decision(state.to_act, prompt, args, declinable, choices, ways)


def _choice(state: State, action: Action) -> Choice:
    text = write(state, action)
    verb, _, _ = text.partition(" ")
    return Choice(action, text, {"verb": verb, **_facets(state, action)}, _cost(state, action))


def _prompt(state: State) -> tuple[str, dict[str, Any]]:
    match state.phase:
        case states.PLAY:
            return "play", {}
        case states.MOVE:
            return "move", {"moves": state.moves}
        case states.VOTE:
            return "vote", {"player": state.turn}
    mine = state.deck.mine_cells.index(state.dwarfs[state.turn])
    kind = MINES[state.mines[mine]]
    if state.phase == TURNING:
        return "turning", {"mine": mine, "kind": kind}
    return ("treasure" if state.moved else "more-treasure"), {"kind": kind}


def _cost(state: State, action: Action) -> Mapping[str, int]:
    """Cards discarded, and the card that a trap on the way takes for certain."""
    verb, a, b, _ = action
    if verb == verbs.DISCARD:
        return {"cards": 2 if b else 1}
    if state.phase == MOVE and verb == verbs.STEP:
        return _step_cost(state, a)
    return {}


def _step_cost(state: State, cell: int) -> Mapping[str, int]:
    here = state.dwarfs[state.turn]
    side = next(side for side, _, way in PLAN.around if here + way == cell)
    trapped = PLAN.edge(here, side) in state.traps and bool(state.hands[state.turn])
    return {"cards": 1} if trapped else {}


def _facets(state: State, action: Action) -> Mapping[str, Any]:
    """What a person touches to mean this action."""
    verb, a, b, c = action
    keys = state.deck.keys
    match verb:
        case verbs.PLACE:
            return {"card": keys[a], "cell": _xy(b), "turned": bool(c)}
        case verbs.USE | verbs.STORM:
            return {"card": keys[a], "cell": _xy(b)}
        case verbs.LOOK:
            return {"card": keys[a], **_LOOK_FACETS[b](state, c)}
        case verbs.TRAP | verbs.TROLL:
            return {"card": keys[a], **_edge(b)}
        case verbs.DISCARD:
            return {"cards": [keys[a], keys[b - 1]]} if b else {"card": keys[a]}
        case verbs.STEP:
            return {"cell": _xy(a)}
        case verbs.LAY_MINE:
            return {"cell": _xy(state.dwarfs[state.turn]), "turned": bool(a)}
        case verbs.TAKE:
            return {"treasure": a, "kind": KINDS[state.kinds[a]]}
        case _:
            return {}


def _mine_facets(state: State, mine: int) -> dict[str, Any]:
    return {"mine": mine, "cell": _xy(state.deck.mine_cells[mine])}


def _treasure_facets(state: State, place: int) -> dict[str, Any]:
    return {"treasure": place, "kind": KINDS[state.kinds[place]]}


def _dwarf_facets(_state: State, seat: Seat) -> dict[str, Any]:
    return {"seat": seat}


_LOOK_FACETS: Final = (_mine_facets, _treasure_facets, _dwarf_facets)  # as in LOOKS
