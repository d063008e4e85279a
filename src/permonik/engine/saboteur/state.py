"""The state of a game of Saboteur: a flat bag of ints and lists, copied by hand."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from permonik.engine.core.dice import Dice
from permonik.engine.core.options import Option, settle
from permonik.engine.paths.grid import Bounds, Grid, Plan
from permonik.engine.paths.reach import Reach
from permonik.engine.paths.tiles import FACE_DOWN
from permonik.engine.saboteur.cards import HAND, PATH_TOTAL, PRINTED, Deck, read_deck

FRAME: Final = Bounds(0, -2, 8, 2)  # SAB-2.4
# More than any path can leave the frame, so an open table has no border. SAB-4.10
PLAN: Final = Plan(FRAME.grown(PATH_TOTAL))
START: Final = PLAN.cell(0, 0)
GOAL_CELLS: Final = (PLAN.cell(8, -2), PLAN.cell(8, 0), PLAN.cell(8, 2))

SEATS: Final = range(3, 11)
OPTIONS: Final = (
    Option("rounds", "whole", 3, low=1, high=6),
    Option("pay", "choice", "digger", choices=("digger", "player")),
    Option("first", "seat", None, optional=True),
    Option("margin", "whole", None, low=0, high=PATH_TOTAL, optional=True),
    Option("deck", "deck", "printed"),
)

# Phases
TURN: Final = 0
GOLD_CHOICE: Final = 1
OVER: Final = 2

NOBODY: Final = -1


class Setup:
    """What was agreed before the game: shared by all copies, never changed."""

    __slots__ = ("deck", "hand", "options", "seats")

    def __init__(self, seats: int, chosen: Mapping[str, Any]) -> None:
        self.seats: Final = seats
        self.options: Final = settle(OPTIONS, chosen, seats)
        deck = self.options["deck"]
        self.deck: Final = PRINTED if deck == "printed" else read_deck(deck)
        self.hand: Final = HAND[seats]


class RoundEnd(NamedTuple):
    """What became public when a round ended, and the secret picks of gold. SAB-9.4"""

    roles: tuple[int, ...]  # by seat, then the one left aside
    goals: tuple[int, ...]
    joined_by: int  # who joined the path to the gold, or NOBODY
    last: int  # who played the last card
    picks: tuple[tuple[int, int], ...]  # (seat, nuggets) in the order of choosing: secret
    pays: tuple[tuple[int, tuple[int, ...]], ...]  # (seat, cards counted out): public


class State:
    """A position. What a seat has learned is part of it."""

    __slots__ = (
        "aside",
        "broken",
        "dice",
        "discards",
        "goals",
        "gold_pile",
        "grid",
        "hands",
        "history",
        "joined_by",
        "laid",
        "last",
        "looked",
        "offer",
        "phase",
        "picks",
        "pile",
        "played",
        "reach",
        "roles",
        "round",
        "setup",
        "to_act",
    )

    def __init__(
        self,
        setup: Setup,
        dice: Dice,
        phase: int,
        to_act: int,
        last: int,
        round: int,
        roles: list[int],
        aside: int,
        goals: list[int],
        looked: list[int],
        grid: Grid,
        reach: Reach,
        laid: list[int],
        hands: list[list[int]],
        pile: list[int],
        discards: list[tuple[int, ...]],
        played: list[int],
        broken: list[int],
        gold_pile: list[int],
        offer: list[int],
        picks: list[tuple[int, int]],
        joined_by: int,
        history: list[RoundEnd],
    ) -> None:
        self.setup: Final = setup
        self.dice = dice
        self.phase = phase
        self.to_act = to_act  # the seat to act; NOBODY when the game is over
        self.last = last  # the seat that played or discarded last
        self.round = round  # counts from 1
        self.roles = roles  # by seat
        self.aside = aside  # the dwarf card nobody was dealt
        self.goals = goals  # what lies at the three goal cells, from the north
        self.looked = looked  # by seat: mask of goals looked at in this round
        self.grid = grid
        self.reach = reach
        self.laid = laid  # cells of the path cards in the mine, sorted
        self.hands = hands  # by seat, sorted
        self.pile = pile  # drawn from the end
        self.discards = discards  # by seat: cards put away face down
        self.played = played  # cards put away face up
        self.broken = broken  # by seat: mask of broken tools
        self.gold_pile = gold_pile  # how many cards of 1, 2, 3 nuggets are left
        self.offer = offer  # gold cards to choose from, sorted
        self.picks = picks  # (seat, nuggets) chosen so far from this round's gold
        self.joined_by = joined_by  # who joined the path to the gold in this round
        self.history = history

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (dump(self),)  # pickles without the tables that all states share

    @property
    def deck(self) -> Deck:
        return self.setup.deck

    @property
    def seats(self) -> int:
        return self.setup.seats


def copy(state: State) -> State:
    return State(
        state.setup,
        state.dice.copy(),
        state.phase,
        state.to_act,
        state.last,
        state.round,
        state.roles[:],
        state.aside,
        state.goals[:],
        state.looked[:],
        state.grid.copy(),
        state.reach.copy(),
        state.laid[:],
        [hand[:] for hand in state.hands],
        state.pile[:],
        state.discards[:],
        state.played[:],
        state.broken[:],
        state.gold_pile[:],
        state.offer[:],
        state.picks[:],
        state.joined_by,
        state.history[:],
    )


@lru_cache(maxsize=64)
def _blank(margin: int | None) -> bytes:
    return bytes(PLAN.blank(None if margin is None else FRAME.grown(margin)))


def empty_mine(setup: Setup) -> tuple[Grid, Reach]:
    """The start and three face-down goals. SAB-2.4"""
    deck = setup.deck
    tiles = bytearray(_blank(setup.options["margin"]))
    for cell in GOAL_CELLS:
        tiles[cell] = FACE_DOWN
    grid = Grid(PLAN, deck.table, tiles, {})
    grid.lay(START, deck.start_tile)
    reach = Reach({}, [])
    reach.begin(grid, START)
    return grid, reach


def gold_of(state: State, seat: int) -> list[int]:
    """The gold cards of a seat, in the order in which it got them: secret, but for pay counted out."""
    cards = []
    for picks, pays in [*((end.picks, end.pays) for end in state.history), (tuple(state.picks), ())]:
        cards += [nuggets for owner, nuggets in picks if owner == seat]
        for owner, paid in pays:
            if owner == seat:
                cards += paid
    return cards


def card_at(state: State, cell: int) -> tuple[int, int]:
    """The path card that lies on a cell, and whether it is turned."""
    return divmod(state.grid.tiles[cell] - state.deck.tile_of[0], 2)


def goal_turned(state: State, goal: int) -> int | None:
    """Whether a revealed goal lies turned; None while it is hidden."""
    tile = state.grid.tiles[GOAL_CELLS[goal]]
    return None if tile == FACE_DOWN else tile - state.deck.goal_tiles[state.goals[goal]]


def dump(state: State) -> dict[str, Any]:
    """The whole state as JSON, secrets included."""
    keys = state.deck.keys
    options = dict(state.setup.options)
    if not state.deck.printed:
        options["deck"] = state.deck.content()
    return {
        "seats": state.seats,
        "options": options,
        "seed": state.dice.seed.hex(),
        "dice": state.dice.used,
        "phase": state.phase,
        "to_act": state.to_act,
        "last": state.last,
        "round": state.round,
        "roles": state.roles[:],
        "aside": state.aside,
        "goals": state.goals[:],
        "revealed": [goal_turned(state, goal) for goal in range(3)],
        "looked": state.looked[:],
        "mine": [_dump_card(state, cell) for cell in state.laid],
        "hands": [_names(keys, hand) for hand in state.hands],
        "pile": _names(keys, state.pile),
        "discards": [_names(keys, cards) for cards in state.discards],
        "played": _names(keys, state.played),
        "broken": state.broken[:],
        "gold_pile": state.gold_pile[:],
        "offer": state.offer[:],
        "picks": [list(pick) for pick in state.picks],
        "joined_by": state.joined_by,
        "history": [_dump_end(end) for end in state.history],
    }


def _names(keys: Sequence[str], cards: Sequence[int]) -> list[str]:
    return [keys[card] for card in cards]


def _dump_card(state: State, cell: int) -> list[Any]:
    card, turned = card_at(state, cell)
    return [*PLAN.xy(cell), state.deck.keys[card], turned]


def _dump_end(end: RoundEnd) -> dict[str, Any]:
    return {
        "roles": list(end.roles),
        "goals": list(end.goals),
        "joined_by": end.joined_by,
        "last": end.last,
        "picks": [list(pick) for pick in end.picks],
        "pays": [[seat, list(cards)] for seat, cards in end.pays],
    }


def _load_end(data: Mapping[str, Any]) -> RoundEnd:
    return RoundEnd(
        tuple(data["roles"]),
        tuple(data["goals"]),
        data["joined_by"],
        data["last"],
        tuple((seat, nuggets) for seat, nuggets in data["picks"]),
        tuple((seat, tuple(cards)) for seat, cards in data["pays"]),
    )


def load(data: Mapping[str, Any]) -> State:
    """The state of a dump. The grid and its reach are worked out anew."""
    setup = Setup(data["seats"], data["options"])
    deck = setup.deck
    grid, reach = empty_mine(setup)
    laid = []
    for x, y, key, turned in data["mine"]:
        cell = PLAN.cell(x, y)
        laid.append(cell)
        grid.lay(cell, deck.tile_of[deck.card_of[key]] + turned)
    for cell, kind, turned in zip(GOAL_CELLS, data["goals"], data["revealed"], strict=True):
        if turned is not None:
            grid.lay(cell, deck.goal_tiles[kind] + turned)
    reach.begin(grid, START)
    return State(
        setup,
        Dice(bytes.fromhex(data["seed"]), data["dice"]),
        data["phase"],
        data["to_act"],
        data["last"],
        data["round"],
        list(data["roles"]),
        data["aside"],
        list(data["goals"]),
        list(data["looked"]),
        grid,
        reach,
        laid,
        [[deck.card_of[key] for key in hand] for hand in data["hands"]],
        [deck.card_of[key] for key in data["pile"]],
        [tuple(deck.card_of[key] for key in cards) for cards in data["discards"]],
        [deck.card_of[key] for key in data["played"]],
        list(data["broken"]),
        list(data["gold_pile"]),
        list(data["offer"]),
        [(seat, nuggets) for seat, nuggets in data["picks"]],
        data["joined_by"],
        [_load_end(end) for end in data["history"]],
    )
