"""The actions of The Lost Mines: constructors and their text."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from permonik.engine.core.game import NotationError
from permonik.engine.core.values import Action
from permonik.engine.lost_mines import verbs
from permonik.engine.lost_mines.cards import LOOKS, PLAN, TOOLS, Deck
from permonik.engine.lost_mines.state import State
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
from permonik.engine.paths.tiles import SIDE_NAMES, E, S

# by action card, in the order of cards.ACTION_KEYS
_VERBS: Final = (USE,) * 3 + (LOOK,) * 3 + (TRAP, TROLL, STORM)


def place(card: int, cell: int, turned: int = 0) -> Action:
    return (PLACE, card, cell, turned)


def use(card: int, cell: int) -> Action:
    return (USE, card, cell, 0)


def look(card: int, kind: int, target: int) -> Action:
    return (LOOK, card, kind, target)


def trap(card: int, edge: int) -> Action:
    return (TRAP, card, edge, 0)


def troll(card: int, edge: int) -> Action:
    return (TROLL, card, edge, 0)


def storm(card: int, cell: int) -> Action:
    return (STORM, card, cell, 0)


def discard(card: int, second: int | None = None) -> Action:
    """One card, or two in any order. LM-3.6"""
    if second is None:
        return (DISCARD, card, 0, 0)
    return (DISCARD, min(card, second), max(card, second) + 1, 0)


def step(cell: int) -> Action:
    return (STEP, cell, 0, 0)


def lay_mine(turned: int) -> Action:
    return (LAY_MINE, turned, 0, 0)


def take(treasure: int) -> Action:
    return (TAKE, treasure, 0, 0)


propose: Final[Action] = (PROPOSE, 0, 0, 0)
stop: Final[Action] = (STOP, 0, 0, 0)
decline: Final[Action] = (DECLINE, 0, 0, 0)
refuse: Final[Action] = (ANSWER, 0, 0, 0)
agree: Final[Action] = (ANSWER, 1, 0, 0)


def verb_of(deck: Deck, card: int) -> int:
    """What is done with a card when it is played."""
    return PLACE if card < deck.paths else _VERBS[card - deck.paths]


# --- text ---------------------------------------------------------------------------------------


def write(state: State, action: Action) -> str:
    """The text of an action: "place tee-north@4,1 turned". Its first word names the choice."""
    verb, a, b, c = action
    keys = state.deck.keys
    match verb:
        case verbs.PLACE:
            return f"place {keys[a]}@{_cell(b)}" + (" turned" if c else "")
        case verbs.USE:
            return f"use {keys[a]}@{_cell(b)}"
        case verbs.LOOK:
            return f"look-{LOOKS[b]} {c} with {keys[a]}"
        case verbs.TRAP | verbs.TROLL:
            return f"{keys[a]} {_edge(b)}"
        case verbs.STORM:
            return f"storm {_cell(b)}"
        case verbs.DISCARD:
            return f"discard-two {keys[a]} {keys[b - 1]}" if b else f"discard {keys[a]}"
        case verbs.STEP:
            return f"step {_cell(a)}"
        case verbs.LAY_MINE:
            return f"lay-mine {_LAID[a]}"
        case verbs.TAKE:
            return f"take {a}"
        case verbs.ANSWER:
            return _ANSWERS[a]
        case _:
            return _WORDS[verb]


_WORDS: Final = {PROPOSE: "propose", STOP: "stop", DECLINE: "decline"}
_ANSWERS: Final = ("refuse", "agree")
_LAID: Final = ("unturned", "turned")


def _cell(cell: int) -> str:
    x, y = PLAN.xy(cell)
    return f"{x},{y}"


def _edge(edge: int) -> str:
    (cell, side), _ = PLAN.edge_ends(edge)
    return f"{_cell(cell)} {SIDE_NAMES[side]}"


_XY: Final = r"(-?\d{1,3}),(-?\d{1,3})"
_Parts = tuple[str, ...]
_FORMS: Final[tuple[tuple[re.Pattern[str], Callable[[Mapping[str, int], _Parts], Action]], ...]] = (
    (
        re.compile(rf"place ([a-z0-9-]+)@{_XY}( turned)?"),
        lambda cards, parts: place(cards[parts[0]], _read_cell(*parts[1:3]), int(parts[3] is not None)),
    ),
    (
        re.compile(rf"use ({'|'.join(TOOLS)})@{_XY}"),
        lambda cards, parts: use(cards[parts[0]], _read_cell(*parts[1:])),
    ),
    (
        re.compile(rf"look-({'|'.join(LOOKS)}) (\d) with (info-[a-z-]+)"),
        lambda cards, parts: look(cards[parts[2]], LOOKS.index(parts[0]), int(parts[1])),
    ),
    (
        re.compile(rf"trap {_XY} (east|south)"),
        lambda cards, parts: trap(cards["trap"], _read_edge(*parts)),
    ),
    (
        re.compile(rf"troll {_XY} (east|south)"),
        lambda cards, parts: troll(cards["troll"], _read_edge(*parts)),
    ),
    (
        re.compile(rf"storm {_XY}"),
        lambda cards, parts: storm(cards["storm"], _read_cell(*parts)),
    ),
    (
        re.compile(r"discard ([a-z0-9-]+)"),
        lambda cards, parts: discard(cards[parts[0]]),
    ),
    (
        re.compile(r"discard-two ([a-z0-9-]+) ([a-z0-9-]+)"),
        lambda cards, parts: discard(cards[parts[0]], cards[parts[1]]),
    ),
    (re.compile(rf"step {_XY}"), lambda _, parts: step(_read_cell(*parts))),
    (re.compile(r"lay-mine (unturned|turned)"), lambda _, parts: lay_mine(_LAID.index(parts[0]))),
    (re.compile(r"take (\d)"), lambda _, parts: take(int(parts[0]))),
    (re.compile("propose"), lambda _, __: propose),
    (re.compile("stop"), lambda _, __: stop),
    (re.compile("decline"), lambda _, __: decline),
    (re.compile("refuse"), lambda _, __: refuse),
    (re.compile("agree"), lambda _, __: agree),
)


def read(state: State, text: str) -> Action:
    """The action of a text; NotationError if it is none."""
    for form, make in _FORMS:
        found = form.fullmatch(text)
        if found:
            try:
                return make(state.deck.card_of, found.groups())
            except (KeyError, ValueError):
                break
    raise NotationError(text)


def _read_cell(x: str, y: str) -> int:
    if not PLAN.bounds.holds(int(x), int(y)):
        raise ValueError
    return PLAN.cell(int(x), int(y))


def _read_edge(x: str, y: str, side: str) -> int:
    return PLAN.edge(_read_cell(x, y), E if side == "east" else S)


# --- everything worth asking about --------------------------------------------------------------

_CELLS: Final = tuple(cell for cell in range(PLAN.size) if PLAN.holds(cell))
EDGES: Final = tuple(
    edge
    for cell in _CELLS
    for edge in (PLAN.edge(cell, E), PLAN.edge(cell, S))
    if all(PLAN.holds(end) for end, _ in PLAN.edge_ends(edge))
)
"""Every edge between two cells that can be named."""


def universe(state: State) -> Iterator[Action]:
    """Each verb with each card, cell, edge, seat, mine, treasure and answer, sorted."""
    deck, seats = state.deck, state.seats
    by_verb: dict[int, list[int]] = {}
    for card in range(len(deck.keys)):
        by_verb.setdefault(verb_of(deck, card), []).append(card)
    targets = (len(state.mines), seats, seats)
    cards = range(len(deck.keys))
    yield from (place(card, cell, turned) for card in by_verb[PLACE] for cell in _CELLS for turned in (0, 1))
    yield from (use(card, cell) for card in by_verb[USE] for cell in _CELLS)
    yield from (
        look(card, kind, target)
        for card in by_verb[LOOK]
        for kind in range(3)
        for target in range(targets[kind])
    )
    yield from (trap(card, edge) for card in by_verb[TRAP] for edge in EDGES)
    yield from (troll(card, edge) for card in by_verb[TROLL] for edge in EDGES)
    yield from (storm(card, cell) for card in by_verb[STORM] for cell in _CELLS)
    for card in cards:
        yield discard(card)
        yield from (discard(card, second) for second in cards[card:])
    yield propose
    yield from (step(cell) for cell in _CELLS)
    yield stop
    yield from (lay_mine(turned) for turned in (0, 1))
    yield from (take(treasure) for treasure in range(seats))
    yield decline
    yield refuse
    yield agree
