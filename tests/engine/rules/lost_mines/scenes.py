"""Drawn boards, and actions written as text: scenarios for the rules of The Lost Mines.

A drawing has a row for each row of the board, from the north, with one sign for each cell from the west:
a dot is empty, Y and B are the starts, # is a mine, anything else is a path card by its shape, with a letter
for what it leads over (r rocks, c campfire, t fallen trees, l lake, p pit). Rows and cells may be left out.
"""

from bisect import insort
from collections.abc import Mapping, Sequence
from typing import Any

from permonik.engine.core.events import Event
from permonik.engine.core.game import Refusal
from permonik.engine.lost_mines.cards import BLUE, KINDS, MINES, PLAN, YELLOW
from permonik.engine.lost_mines.game import LOST_MINES as GAME
from permonik.engine.lost_mines.state import NOBODY, State, card_at

SHAPES = {
    "┼": ("cross", 0),
    "┴": ("tee-north", 0),
    "┬": ("tee-north", 1),
    "├": ("tee-east", 0),
    "┤": ("tee-east", 1),
    "│": ("straight-ns", 0),
    "─": ("straight-ew", 0),
    "└": ("curve-ne", 0),
    "┐": ("curve-ne", 1),
    "┘": ("curve-nw", 0),
    "┌": ("curve-nw", 1),
}
FEATURES = {"": "", "r": "rocks-", "c": "campfire-", "t": "fallen-trees-", "l": "lake-", "p": "pit-"}


def scene(
    drawing: str = "",
    *,
    hand: Sequence[str] = ("cross", "storm"),
    others: Sequence[str] = ("cross",),
    dwarfs: Mapping[int, tuple[int, int]] | None = None,
    seats: int = 3,
    mines: Sequence[str] = MINES,
    treasures: Sequence[tuple[str, int]] = (("silver", 3), ("gold", 3), ("gems", 3)),
    pile: Sequence[str] = ("cross", "cross", "cross"),
    options: Mapping[str, Any] | None = None,
) -> State:
    """Seat 0 is to play; clans alternate, yellow first."""
    state = GAME.new(seats, b"scene", {"first": 0, **(options or {})})
    deck = state.deck
    state.clans = [YELLOW, BLUE, YELLOW, BLUE, YELLOW, BLUE, YELLOW, BLUE, YELLOW][:seats]
    state.dwarfs = [deck.start_cells[clan] for clan in state.clans]
    state.hands = [sorted(deck.card_of[key] for key in hand)]
    state.hands += [sorted(deck.card_of[key] for key in others) for _ in range(seats - 1)]
    state.pile = [deck.card_of[key] for key in pile]
    state.mines = [MINES.index(kind) for kind in mines]
    laid_out = [*treasures, *[("gems", 4)] * seats][:seats]
    state.kinds = [KINDS.index(kind) for kind, _ in laid_out]
    state.values = [value for _, value in laid_out]
    draw(state, drawing)
    for seat, (x, y) in (dwarfs or {}).items():
        state.dwarfs[seat] = PLAN.cell(x, y)
    return state


def draw(state: State, drawing: str) -> None:
    """Lay the path cards of a drawing."""
    deck = state.deck
    for y, row in enumerate(drawing.strip().splitlines()):
        for x, sign in enumerate(row.split()):
            if sign in (".", "Y", "B", "#"):
                continue
            key, turned = SHAPES[sign[0]]
            cell = PLAN.cell(x, y)
            state.grid.lay(cell, deck.tile_of[deck.card_of[FEATURES[sign[1:]] + key]] + turned)
            insort(state.laid, cell)


def refusal(state: State, text: str, seat: int | None = None) -> Refusal | None:
    asked = state.to_act if seat is None else seat
    action = GAME.read(state, text)
    why = GAME.why_not(state, asked, action)
    if asked == state.to_act:
        assert (why is None) == (action in GAME.legal_actions(state)), f"the two twins differ on {text}"
    return why


def refused(state: State, text: str, seat: int | None = None) -> tuple[str, str] | None:
    """The code and the clause of the refusal; None if the action is legal."""
    why = refusal(state, text, seat)
    return None if why is None else (why.code, why.clause)


def do(state: State, *texts: str) -> list[Event]:
    """Play legal actions one after another, and return what was told."""
    log: list[Event] = []
    for text in texts:
        assert refused(state, text) is None, text
        GAME.apply(state, GAME.read(state, text), log)
    return log


def legal(state: State, verb: str = "") -> list[str]:
    """The legal actions as text, or those that begin with a word."""
    texts = [GAME.write(state, action) for action in GAME.legal_actions(state)]
    return [text for text in texts if not verb or text.split()[0] == verb]


def names(events: Sequence[Event]) -> list[str]:
    return [event.name for event in events]


def told(events: Sequence[Event], name: str) -> dict[str, Any]:
    """The public arguments of the only event of a name."""
    (event,) = [event for event in events if event.name == name]
    return dict(event.public)


def secret(events: Sequence[Event], name: str) -> tuple[dict[str, Any], tuple[int, ...]]:
    """The private arguments of the only event of a name, and who is told."""
    (event,) = [event for event in events if event.name == name]
    return dict(event.private or {}), event.audience


def at(state: State, seat: int) -> tuple[int, int]:
    """Where a dwarf stands."""
    return PLAN.xy(state.dwarfs[seat])


def lying(state: State, x: int, y: int) -> str | None:
    """The path card on a cell."""
    cell = PLAN.cell(x, y)
    return state.deck.keys[card_at(state, cell)[0]] if cell in state.laid else None


def hand_of(state: State, seat: int) -> list[str]:
    return [state.deck.keys[card] for card in state.hands[seat]]


def nobody_else_plays(state: State) -> None:
    """Leave all cards to seat 0."""
    state.hands[1:] = [[] for _ in state.hands[1:]]


def taken(state: State) -> list[int]:
    return [seat for seat in state.taken if seat != NOBODY]
