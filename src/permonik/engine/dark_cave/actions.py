"""The actions of The Dark Cave: constructors and their text."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from permonik.engine.core.game import NotationError
from permonik.engine.core.values import Action
from permonik.engine.dark_cave import verbs
from permonik.engine.dark_cave.cards import Deck
from permonik.engine.dark_cave.state import PLAN, START, State
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
from permonik.engine.paths.tiles import SIDE_NAMES, E, S
from permonik.engine.paths.walk import cell_of, field_of, place_of

# The verbs that a card can be played by, by kind of action card
PLAYS: Final = (
    *((ROCKFALL,), (WEB,), (EQUIP,), (EQUIP,), (LOOK_GOAL, LOOK_CLAN), (SWAP,)),
    *((LURE,), (LURE,), (LURE,)),
)
_BARE: Final = (PROPOSE, STOP, END, FIGHT, ENDURE, AGREE, DECLINE)


def place(card: int, cell: int, turned: int = 0) -> Action:
    return (PLACE, card, cell, turned)


def rockfall(card: int, cell: int) -> Action:
    return (ROCKFALL, card, cell, 0)


def web(card: int, edge: int) -> Action:
    return (WEB, card, edge, 0)


def equip(card: int, seat: int) -> Action:
    return (EQUIP, card, seat, 0)


def look_goal(card: int, goal: int) -> Action:
    return (LOOK_GOAL, card, goal, 0)


def look_clan(card: int, seat: int) -> Action:
    return (LOOK_CLAN, card, seat, 0)


def swap(card: int, seat: int) -> Action:
    return (SWAP, card, seat, 0)


def lure(card: int, where: int) -> Action:
    """Play a monster; `where` is the lair that it comes out of, or where it stands if it is in play."""
    return (LURE, card, where, 0)


def discard(card: int, other: int | None = None) -> Action:
    """Two cards are an unordered pair: the lower number comes first."""
    if other is None:
        return (DISCARD, card, 0, 0)
    return (DISCARD, min(card, other), max(card, other) + 1, 0)


def cut(edge: int) -> Action:
    return (CUT, edge, 0, 0)


def step(where: int) -> Action:
    return (STEP, where, 0, 0)


def orient(turned: int) -> Action:
    return (ORIENT, turned, 0, 0)


PROPOSAL: Final[Action] = (PROPOSE, 0, 0, 0)
HALT: Final[Action] = (STOP, 0, 0, 0)
FINISH: Final[Action] = (END, 0, 0, 0)
USE_AXE: Final[Action] = (FIGHT, 0, 0, 0)
SUFFER: Final[Action] = (ENDURE, 0, 0, 0)
YES: Final[Action] = (AGREE, 0, 0, 0)
NO: Final[Action] = (DECLINE, 0, 0, 0)


def kind_of(deck: Deck, card: int) -> int:
    """The kind of an action card, as an index of KINDS."""
    return (card - deck.paths) // 3


def verbs_of(deck: Deck, card: int) -> tuple[int, ...]:
    """How a card can be played."""
    return (PLACE,) if card < deck.paths else PLAYS[kind_of(deck, card)]


# --- text ---------------------------------------------------------------------------------------


def _cell(cell: int) -> str:
    x, y = PLAN.xy(cell)
    return f"{x},{y}"


def _place(where: int) -> str:
    return f"{_cell(cell_of(where))}/{field_of(where)}"


def _edge(edge: int) -> str:
    cell, side = PLAN.edge_ends(edge)[0]
    return f"{_cell(cell)}:{SIDE_NAMES[side]}"


def write(state: State, action: Action) -> str:
    """The text of an action: "place tee-north-1@4,-1 turned"."""
    verb, a, b, c = action
    keys = state.deck.keys
    match verb:
        case verbs.PLACE:
            return f"place {keys[a]}@{_cell(b)}" + (" turned" if c else "")
        case verbs.ROCKFALL:
            return f"rockfall {keys[a]}@{_cell(b)}"
        case verbs.WEB:
            return f"web {keys[a]}@{_edge(b)}"
        case verbs.EQUIP | verbs.LOOK_CLAN | verbs.SWAP:
            return f"{VERBS[verb]} {keys[a]} of {b}"
        case verbs.LOOK_GOAL:
            return f"look-goal {keys[a]} at {b}"
        case verbs.LURE:
            return f"lure {keys[a]}@{_place(b)}"
        case verbs.DISCARD:
            return f"discard {keys[a]}" + (f" {keys[b - 1]}" if b else "")
        case verbs.CUT:
            return f"cut {_edge(a)}"
        case verbs.STEP:
            return f"step {_place(a)}"
        case verbs.ORIENT:
            return "orient turned" if a else "orient unturned"
        case _:
            return VERBS[verb]


_AT: Final = r"(-?\d{1,3}),(-?\d{1,3})"
_KEY: Final = r"([a-z0-9-]+)"
_FORMS: Final = (
    (PLACE, re.compile(rf"place {_KEY}@{_AT}( turned)?")),
    (ROCKFALL, re.compile(rf"rockfall {_KEY}@{_AT}")),
    (WEB, re.compile(rf"web {_KEY}@{_AT}:(east|south)")),
    (EQUIP, re.compile(rf"equip {_KEY} of (\d)")),
    (LOOK_GOAL, re.compile(rf"look-goal {_KEY} at ([0-3])")),
    (LOOK_CLAN, re.compile(rf"look-clan {_KEY} of (\d)")),
    (SWAP, re.compile(rf"swap {_KEY} of (\d)")),
    (LURE, re.compile(rf"lure {_KEY}@{_AT}/([0-7])")),
    (DISCARD, re.compile(rf"discard {_KEY}(?: {_KEY})?")),
    (CUT, re.compile(rf"cut {_AT}:(east|south)")),
    (STEP, re.compile(rf"step {_AT}/([0-7])")),
    (ORIENT, re.compile(r"orient (turned|unturned)")),
    *((verb, re.compile(VERBS[verb])) for verb in _BARE),
)


def read(state: State, text: str) -> Action:
    """The action of a text; NotationError if it is none."""
    for verb, form in _FORMS:
        found = form.fullmatch(text)
        if found:
            try:
                return _read(state.deck.card_of, verb, found.groups())
            except (KeyError, ValueError):
                break
    raise NotationError(text)


def _read(card_of: dict[str, int], verb: int, parts: tuple[Any, ...]) -> Action:
    match verb:
        case verbs.PLACE:
            return place(card_of[parts[0]], _read_cell(parts[1:3]), int(parts[3] is not None))
        case verbs.ROCKFALL:
            return rockfall(card_of[parts[0]], _read_cell(parts[1:3]))
        case verbs.WEB:
            return web(card_of[parts[0]], _read_edge(parts[1:]))
        case verbs.EQUIP | verbs.LOOK_GOAL | verbs.LOOK_CLAN | verbs.SWAP:
            return (verb, card_of[parts[0]], int(parts[1]), 0)
        case verbs.LURE:
            return lure(card_of[parts[0]], place_of(_read_cell(parts[1:3]), int(parts[3])))
        case verbs.DISCARD:
            return discard(*(card_of[key] for key in parts if key is not None))
        case verbs.CUT:
            return cut(_read_edge(parts))
        case verbs.STEP:
            return step(place_of(_read_cell(parts[:2]), int(parts[2])))
        case verbs.ORIENT:
            return orient(int(parts[0] == "turned"))
        case _:
            return (verb, 0, 0, 0)


def _read_cell(at: Sequence[str]) -> int:
    x, y = map(int, at)
    if not PLAN.bounds.holds(x, y):
        raise ValueError
    return PLAN.cell(x, y)


def _read_edge(parts: Sequence[str]) -> int:
    return PLAN.edge(_read_cell(parts[:2]), E if parts[2] == "east" else S)


# --- everything worth asking --------------------------------------------------------------------


def universe(state: State) -> Iterator[Action]:
    """Each verb with each card, seat, goal, and each cell, edge and field of the cave's box grown by two."""
    deck = state.deck
    cells = _box(state)
    fields = deck.fields.links
    places = [place_of(cell, field) for cell in cells for field in range(len(fields[state.grid.tiles[cell]]))]
    edges = [PLAN.edge(cell, side) for cell in cells for side in (E, S)]
    targets: dict[int, Callable[[], Sequence[int]]] = {
        ROCKFALL: lambda: cells,
        WEB: lambda: edges,
        EQUIP: lambda: range(state.seats),
        LOOK_GOAL: lambda: range(4),
        LOOK_CLAN: lambda: range(state.seats),
        SWAP: lambda: range(state.seats),
        LURE: lambda: places,
    }
    yield from (
        place(card, cell, turned) for card in range(deck.paths) for cell in cells for turned in (0, 1)
    )
    for verb, those in targets.items():
        kinds = [kind for kind, verbs in enumerate(PLAYS) if verb in verbs]
        cards = [deck.paths + kind * 3 + level for kind in kinds for level in range(3)]
        yield from ((verb, card, target, 0) for card in cards for target in those())
    every = range(len(deck.keys))
    for card in every:
        yield from ((DISCARD, card, second, 0) for second in (0, *(other + 1 for other in every[card:])))
    yield from map(cut, edges)
    yield PROPOSAL
    yield from map(step, places)
    yield from (HALT, FINISH, USE_AXE, SUFFER, orient(0), orient(1), YES, NO)


def _box(state: State) -> list[int]:
    corners = [PLAN.xy(cell) for cell in (START, *state.setup.goal_cells, *state.laid)]
    columns, rows = [x for x, _ in corners], [y for _, y in corners]
    bounds = PLAN.bounds
    return [
        PLAN.cell(x, y)
        for y in range(min(rows) - 2, max(rows) + 3)
        for x in range(min(columns) - 2, max(columns) + 3)
        if bounds.holds(x, y)
    ]
