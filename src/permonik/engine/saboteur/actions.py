"""The actions of Saboteur: constructors and their text."""

import re
from collections.abc import Iterator
from typing import Final

from permonik.engine.core.game import NotationError
from permonik.engine.core.values import Action
from permonik.engine.saboteur import verbs
from permonik.engine.saboteur.cards import TOOLS, Deck
from permonik.engine.saboteur.state import GOAL_CELLS, PLAN, START, State
from permonik.engine.saboteur.verbs import BREAK, DISCARD, MAP, PLACE, REPAIR, ROCKFALL, TAKE

# by action card, in the order of cards.ACTION_KEYS
_VERBS: Final = (BREAK,) * 3 + (REPAIR,) * 6 + (ROCKFALL, MAP)


def place(card: int, cell: int, turned: int = 0) -> Action:
    return (PLACE, card, cell, turned)


def break_tool(card: int, seat: int) -> Action:
    return (BREAK, card, seat, 0)


def repair(card: int, seat: int, tool: int) -> Action:
    return (REPAIR, card, seat, tool)


def rockfall(card: int, cell: int) -> Action:
    return (ROCKFALL, card, cell, 0)


def look(card: int, goal: int) -> Action:
    return (MAP, card, goal, 0)


def discard(card: int) -> Action:
    return (DISCARD, card, 0, 0)


def take(nuggets: int) -> Action:
    return (TAKE, nuggets, 0, 0)


def verb_of(deck: Deck, card: int) -> int:
    """What is done with a card when it is played."""
    return PLACE if card < deck.paths else _VERBS[card - deck.paths]


def write(state: State, action: Action) -> str:
    """The text of an action: "place tee-north@4,-1 turned"."""
    verb, a, b, c = action
    keys = state.deck.keys
    match verb:
        case verbs.PLACE:
            return f"place {keys[a]}@{_cell(b)}" + (" turned" if c else "")
        case verbs.BREAK:
            return f"break {keys[a].removeprefix('broken-')} of {b}"
        case verbs.REPAIR:
            return f"repair {TOOLS[c]} of {b} with {keys[a]}"
        case verbs.ROCKFALL:
            return f"rockfall {_cell(b)}"
        case verbs.MAP:
            return f"map {b}"
        case verbs.DISCARD:
            return f"discard {keys[a]}"
        case _:
            return f"take {a}"


def _cell(cell: int) -> str:
    x, y = PLAN.xy(cell)
    return f"{x},{y}"


_FORMS: Final = (
    (PLACE, re.compile(r"place ([a-z0-9-]+)@(-?\d{1,3}),(-?\d{1,3})( turned)?")),
    (BREAK, re.compile(r"break ([a-z]+) of (\d{1,2})")),
    (REPAIR, re.compile(r"repair ([a-z]+) of (\d{1,2}) with ([a-z-]+)")),
    (ROCKFALL, re.compile(r"rockfall (-?\d{1,3}),(-?\d{1,3})")),
    (MAP, re.compile(r"map ([0-2])")),
    (DISCARD, re.compile(r"discard ([a-z0-9-]+)")),
    (TAKE, re.compile(r"take ([1-3])")),
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


def _read(card_of: dict[str, int], verb: int, parts: tuple[str, ...]) -> Action:
    match verb:
        case verbs.PLACE:
            key, x, y, turned = parts
            return place(card_of[key], _read_cell(x, y), int(turned is not None))
        case verbs.BREAK:
            tool, seat = parts
            return break_tool(card_of[f"broken-{tool}"], int(seat))
        case verbs.REPAIR:
            tool, seat, key = parts
            return repair(card_of[key], int(seat), TOOLS.index(tool))
        case verbs.ROCKFALL:
            return rockfall(card_of["rockfall"], _read_cell(*parts))
        case verbs.MAP:
            return look(card_of["map"], int(parts[0]))
        case verbs.DISCARD:
            return discard(card_of[parts[0]])
        case _:
            return take(int(parts[0]))


def _read_cell(x: str, y: str) -> int:
    if not PLAN.bounds.holds(int(x), int(y)):
        raise ValueError
    return PLAN.cell(int(x), int(y))


def universe(state: State) -> Iterator[Action]:
    """Each verb with each card, seat, tool and goal, and each cell of the mine's box grown by two."""
    deck = state.deck
    cells = _box(state)
    paths = range(deck.paths)
    breaks, repairs = range(deck.paths, deck.paths + 3), range(deck.paths + 3, deck.paths + 9)
    yield from (place(card, cell, turned) for card in paths for cell in cells for turned in (0, 1))
    yield from (break_tool(card, seat) for card in breaks for seat in range(state.seats))
    yield from (
        repair(card, seat, tool) for card in repairs for seat in range(state.seats) for tool in range(3)
    )
    yield from (rockfall(deck.card_of["rockfall"], cell) for cell in cells)
    yield from (look(deck.card_of["map"], goal) for goal in range(3))
    yield from (discard(card) for card in range(len(deck.keys)))
    yield from (take(nuggets) for nuggets in (1, 2, 3))


def _box(state: State) -> list[int]:
    corners = [PLAN.xy(cell) for cell in (START, *GOAL_CELLS, *state.laid)]
    columns, rows = [x for x, _ in corners], [y for _, y in corners]
    bounds = PLAN.bounds
    return [
        PLAN.cell(x, y)
        for y in range(min(rows) - 2, max(rows) + 3)
        for x in range(min(columns) - 2, max(columns) + 3)
        if bounds.holds(x, y)
    ]
