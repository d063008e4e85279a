"""What a viewer may see of a game of Saboteur, built up from nothing, and what the seat to act is asked."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from permonik.engine.core.game import Choice, Decision
from permonik.engine.core.values import EVERYTHING, SPECTATOR, Action, Seat, Viewer
from permonik.engine.saboteur import verbs
from permonik.engine.saboteur.actions import write
from permonik.engine.saboteur.cards import GOALS, ROLES, TOOLS
from permonik.engine.saboteur.rules import legal_actions
from permonik.engine.saboteur.state import (
    GOAL_CELLS,
    GOLD_CHOICE,
    NOBODY,
    OVER,
    PLAN,
    START,
    TURN,
    RoundEnd,
    State,
    card_at,
    dump,
    goal_turned,
    gold_of,
)

_PHASES: Final = {TURN: "turn", GOLD_CHOICE: "gold", OVER: "over"}


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


def _table(state: State) -> dict[str, Any]:
    """The public part."""
    options = dict(state.setup.options)
    if not state.deck.printed:
        options["deck"] = state.deck.content()
    return {
        "game": "saboteur",
        "seats": state.seats,
        "options": options,
        "round": state.round,
        "phase": _PHASES[state.phase],
        "to_act": None if state.to_act == NOBODY else state.to_act,
        "start": list(PLAN.xy(START)),
        "mine": [_laid(state, cell) for cell in state.laid],
        "goals": [_goal(state, goal) for goal in range(len(GOAL_CELLS))],
        "players": [_player(state, seat) for seat in range(state.seats)],
        "pile": len(state.pile),
        "played": _keys(state, state.played),
        "gold_pile": sum(state.gold_pile),
        "offer": len(state.offer),
        "joined_by": None if state.joined_by == NOBODY else state.joined_by,
        "aside": None if state.phase == TURN else ROLES[state.aside],
        "history": [_ended(end, state.phase == OVER) for end in state.history],
    }


def _keys(state: State, cards: Sequence[int]) -> list[str]:
    keys = state.deck.keys
    return [keys[card] for card in cards]


def _laid(state: State, cell: int) -> dict[str, Any]:
    card, turned = card_at(state, cell)
    return {"cell": list(PLAN.xy(cell)), "card": state.deck.keys[card], "turned": bool(turned)}


def _goal(state: State, goal: int) -> dict[str, Any]:
    """A goal as everybody sees it: its kind once it is revealed, or the round is over."""
    turned = goal_turned(state, goal)
    public = turned is not None or state.phase != TURN
    return {
        "cell": list(PLAN.xy(GOAL_CELLS[goal])),
        "kind": GOALS[state.goals[goal]] if public else None,
        "turned": None if turned is None else bool(turned),
    }


def _player(state: State, seat: Seat) -> dict[str, Any]:
    gold = gold_of(state, seat)
    return {
        "hand": len(state.hands[seat]),
        "broken": [tool for i, tool in enumerate(TOOLS) if state.broken[seat] & 1 << i],
        "discards": len(state.discards[seat]),
        "gold": len(gold),
        "role": None if state.phase == TURN else ROLES[state.roles[seat]],
        "nuggets": sum(gold) if state.phase == OVER else None,
    }


def _ended(end: RoundEnd, over: bool) -> dict[str, Any]:
    """A finished round as everybody may look it up, with the picks of gold once the game is over. SAB-9.4"""
    taken = Counter(seat for seat, _ in end.picks)
    return {
        "roles": [ROLES[role] for role in end.roles[:-1]],
        "aside": ROLES[end.roles[-1]],
        "goals": [GOALS[goal] for goal in end.goals],
        "joined_by": None if end.joined_by == NOBODY else end.joined_by,
        "last": end.last,
        "taken": [taken[seat] for seat in range(len(end.roles) - 1)],
        "picks": [{"player": seat, "nuggets": nuggets} for seat, nuggets in end.picks] if over else None,
        "paid": [{"player": seat, "cards": list(cards)} for seat, cards in end.pays],
    }


def _own(state: State, seat: Seat) -> dict[str, Any]:
    """What this seat knows beyond the table."""
    looked = state.looked[seat]
    return {
        "seat": seat,
        "role": ROLES[state.roles[seat]],
        "hand": _keys(state, state.hands[seat]),
        "discards": _keys(state, state.discards[seat]),
        "goals": [GOALS[kind] if looked & 1 << goal else None for goal, kind in enumerate(state.goals)],
        "gold": gold_of(state, seat),
        "offers": _offers(state, seat),
        "unseen": _unseen(state, seat),
    }


def _offers(state: State, seat: Seat) -> list[dict[str, Any]]:
    """Every set of gold cards that this seat was offered, the present one included. SAB-10.5"""
    offers = []
    rounds: list[tuple[Sequence[tuple[int, int]], list[int]]] = [(end.picks, []) for end in state.history]
    rounds.append((state.picks, state.offer))
    for number, (picks, rest) in enumerate(rounds, 1):
        remaining = [nuggets for _, nuggets in picks] + rest
        for chooser, nuggets in picks:
            if chooser == seat:
                offers.append({"round": number, "offer": sorted(remaining), "taken": nuggets})
            remaining.remove(nuggets)
        if rest and state.to_act == seat:
            offers.append({"round": number, "offer": sorted(rest), "taken": None})
    return offers


def _unseen(state: State, seat: Seat) -> dict[str, int]:
    """How many of each card this seat has not seen: they are in other hands, the pile or put away."""
    return {state.deck.keys[card]: count for card, count in enumerate(unseen_cards(state, seat)) if count}


def unseen_cards(state: State, seat: Seat) -> list[int]:
    """By card, how many copies the seat cannot place."""
    deck = state.deck
    counts = list(deck.counts)
    known = [*state.hands[seat], *state.discards[seat], *state.played]
    known += [card_at(state, cell)[0] for cell in state.laid]
    known += [deck.paths + tool for broken in state.broken for tool in range(3) if broken & 1 << tool]
    for card in known:
        counts[card] -= 1
    return counts


def decision(state: State) -> Decision:
    """What the seat to act is asked."""
    prompt, args = ("turn", {}) if state.phase == TURN else ("gold", {"count": len(state.offer)})
    choices = tuple(
        Choice(action, write(state, action), _facets(state, action)) for action in legal_actions(state)
    )
    return Decision(state.to_act, prompt, args, declinable=False, choices=choices)


def _facets(state: State, action: Action) -> Mapping[str, Any]:
    """What a person touches to mean this action."""
    verb, a, b, c = action
    if verb == verbs.TAKE:
        return {"verb": "take", "nuggets": a}
    card = {"verb": _VERB_NAMES[verb], "card": state.deck.keys[a]}
    match verb:
        case verbs.PLACE:
            return {**card, "cell": list(PLAN.xy(b)), "turned": bool(c)}
        case verbs.BREAK:
            return {**card, "seat": b}
        case verbs.REPAIR:
            return {**card, "seat": b, "tool": TOOLS[c]}
        case verbs.ROCKFALL:
            return {**card, "cell": list(PLAN.xy(b))}
        case verbs.MAP:
            return {**card, "goal": b, "cell": list(PLAN.xy(GOAL_CELLS[b]))}
        case _:
            return card


_VERB_NAMES: Final = ("place", "break", "repair", "rockfall", "map", "discard")
