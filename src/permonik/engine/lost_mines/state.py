"""The state of a game of The Lost Mines: a flat bag of ints and lists, copied by hand."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from permonik.engine.core.dice import Dice
from permonik.engine.core.options import Option, settle
from permonik.engine.lost_mines.cards import BOARD, DRAGON, HAND, PLAN, RECONSTRUCTED, Deck, read_deck
from permonik.engine.paths.grid import Grid
from permonik.engine.paths.tiles import FACE_DOWN

SEATS: Final = range(3, 10)
OPTIONS: Final = (
    Option("rounds", "whole", 2, low=1, high=6),
    Option("first", "seat", None, optional=True),
    Option("agreed_end", "flag", False),
    Option("deck", "deck", "reconstructed"),
)

# Phases
PLAY: Final = 0  # play or discard
MOVE: Final = 1  # step or stop
TURNING: Final = 2  # how to lay a mine that was just revealed
TREASURE: Final = 3  # which treasure to take
VOTE: Final = 4  # whether to agree to stop
OVER: Final = 5

NOBODY: Final = -1


class Setup:
    """What was agreed before the game: shared by all copies, never changed."""

    __slots__ = ("deck", "hand", "options", "seats")

    def __init__(self, seats: int, chosen: Mapping[str, Any]) -> None:
        self.seats: Final = seats
        self.options: Final = settle(OPTIONS, chosen, seats)
        deck = self.options["deck"]
        self.deck: Final = RECONSTRUCTED if deck == "reconstructed" else read_deck(deck)
        self.hand: Final = HAND[seats]


class RoundEnd(NamedTuple):
    """What became public when a round ended. LM-11.6"""

    clans: tuple[int, ...]  # by seat
    roles: tuple[int, ...]  # by seat
    treasures: tuple[tuple[int, int, int], ...]  # (seat, kind, value) of every treasure taken
    dragon: int  # who holds the dragon token, or NOBODY
    last: int  # who played the last card


class State:
    """A position. What a seat has learned is part of it."""

    __slots__ = (
        "aside",
        "bank",
        "clans",
        "dice",
        "discards",
        "dragon",
        "draws",
        "dwarfs",
        "entry",
        "grid",
        "hands",
        "history",
        "kinds",
        "laid",
        "last",
        "looked",
        "met",
        "mines",
        "moved",
        "moves",
        "out",
        "overcome",
        "phase",
        "pile",
        "played",
        "proposed",
        "roles",
        "round",
        "seen",
        "setup",
        "spare",
        "taken",
        "to_act",
        "traps",
        "trolls",
        "turn",
        "values",
    )

    def __init__(
        self,
        setup: Setup,
        dice: Dice,
        phase: int,
        turn: int,
        to_act: int,
        last: int,
        round: int,
        clans: list[int],
        roles: list[int],
        spare: list[tuple[int, ...]],
        mines: list[int],
        kinds: list[int],
        values: list[int],
        taken: list[int],
        looked: list[int],
        seen: list[int],
        met: list[int],
        dragon: int,
        grid: Grid,
        laid: list[int],
        dwarfs: list[int],
        overcome: list[int],
        traps: list[int],
        trolls: list[tuple[int, int]],
        bank: list[int],
        hands: list[list[int]],
        pile: list[int],
        aside: list[int],
        discards: list[tuple[int, ...]],
        played: list[int],
        out: int,
        moves: int,
        moved: int,
        draws: int,
        entry: int,
        proposed: int,
        history: list[RoundEnd],
    ) -> None:
        self.setup: Final = setup
        self.dice = dice
        self.phase = phase
        self.turn = turn  # the seat whose turn it is
        self.to_act = to_act  # the seat to act: another one only in a vote; NOBODY when the game is over
        self.last = last  # the seat that played or discarded last
        self.round = round  # counts from 1
        self.clans = clans  # by seat
        self.roles = roles  # by seat
        self.spare = spare  # by clan: the roles that nobody was dealt, sorted
        self.mines = mines  # what lies at the mine cells
        self.kinds = kinds  # of the treasures laid out, by place
        self.values = values  # of the treasures laid out, by place
        self.taken = taken  # who took each treasure, or NOBODY
        self.looked = looked  # by seat: mask of mines looked at
        self.seen = seen  # by seat: mask of treasures seen, those taken included
        self.met = met  # by seat: mask of players whose dwarf card was looked at
        self.dragon = dragon  # who holds the dragon token
        self.grid = grid
        self.laid = laid  # cells of the path cards on the board, sorted
        self.dwarfs = dwarfs  # by seat: the cell of the dwarf
        self.overcome = overcome  # cells of obstacles with a tool on them, sorted
        self.traps = traps  # edges, sorted
        self.trolls = trolls  # (edge, seat that played the troll), sorted
        self.bank = bank  # forest tokens left, as in TOKENS
        self.hands = hands  # by seat, sorted
        self.pile = pile  # drawn from the end
        self.aside = aside  # set aside before the deal, sorted
        self.discards = discards  # by seat: cards put away face down, and cards lost to traps
        self.played = played  # cards put away for all to see
        self.out = out  # mask of seats that are out for the rest of the round
        self.moves = moves  # steps that the dwarf may still take
        self.moved = moved  # whether it has taken one
        self.draws = draws  # cards to draw at the end of the turn
        self.entry = entry  # the side by which a dwarf came onto the mine that is being turned
        self.proposed = proposed  # whether the seat whose turn it is has proposed to stop
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
        state.turn,
        state.to_act,
        state.last,
        state.round,
        state.clans[:],
        state.roles[:],
        state.spare[:],
        state.mines[:],
        state.kinds[:],
        state.values[:],
        state.taken[:],
        state.looked[:],
        state.seen[:],
        state.met[:],
        state.dragon,
        state.grid.copy(),
        state.laid[:],
        state.dwarfs[:],
        state.overcome[:],
        state.traps[:],
        state.trolls[:],
        state.bank[:],
        [hand[:] for hand in state.hands],
        state.pile[:],
        state.aside[:],
        state.discards[:],
        state.played[:],
        state.out,
        state.moves,
        state.moved,
        state.draws,
        state.entry,
        state.proposed,
        state.history[:],
    )


_BLANK: Final = bytes(PLAN.blank(BOARD))


def empty_board(deck: Deck) -> Grid:
    """Two starts and four face-down mines. LM-1.1"""
    tiles = bytearray(_BLANK)
    for cell in deck.mine_cells:
        tiles[cell] = FACE_DOWN
    grid = Grid(PLAN, deck.table, tiles, {})
    for cell in deck.start_cells:
        grid.lay(cell, deck.start_tile)
    return grid


# --- what is where ------------------------------------------------------------------------------


def card_at(state: State, cell: int) -> tuple[int, int]:
    """The path card that lies on a cell, and whether it is turned."""
    return divmod(state.grid.tiles[cell] - state.deck.tile_of[0], 2)


def mine_turned(state: State, mine: int) -> int | None:
    """Whether a revealed mine lies turned; None while it is hidden or being turned."""
    tile = state.grid.tiles[state.deck.mine_cells[mine]]
    return None if tile == FACE_DOWN else tile - state.deck.mine_tiles[state.mines[mine]]


def is_revealed(state: State, mine: int) -> bool:
    """Whether everybody knows what a mine is; the one that is just being turned lies face up already."""
    cell = state.deck.mine_cells[mine]
    return state.grid.tiles[cell] != FACE_DOWN or (
        state.phase == TURNING and state.dwarfs[state.turn] == cell
    )


def treasures_at(state: State, cell: int) -> list[int]:
    """The treasures that can be taken by a dwarf on a cell. LM-10.7"""
    deck = state.setup.deck
    if cell not in deck.mine_cells:
        return []
    kind = state.mines[deck.mine_cells.index(cell)]
    if kind == DRAGON:
        return []
    taken = state.taken
    return [place for place, each in enumerate(state.kinds) if each == kind and taken[place] == NOBODY]


def face_up(state: State) -> list[int]:
    """All cells with a face-up card: path cards, starts and revealed mines."""
    deck, tiles = state.setup.deck, state.grid.tiles
    mines = [cell for cell in deck.mine_cells if tiles[cell] != FACE_DOWN]
    return [*deck.start_cells, *state.laid, *mines]


# --- dump and load ------------------------------------------------------------------------------

_PLAIN: Final = (
    *("phase", "turn", "to_act", "last", "round", "dragon"),
    *("out", "moves", "moved", "draws", "entry", "proposed"),
)
_LISTS: Final = (*("clans", "roles", "mines", "kinds", "values", "taken", "looked", "seen", "met", "bank"),)


def dump(state: State) -> dict[str, Any]:
    """The whole state as JSON, secrets included."""
    keys = state.deck.keys
    options = dict(state.setup.options)
    if not state.deck.built_in:
        options["deck"] = state.deck.content()
    return {
        "seats": state.seats,
        "options": options,
        "seed": state.dice.seed.hex(),
        "dice": state.dice.used,
        **{name: getattr(state, name) for name in _PLAIN},
        **{name: getattr(state, name)[:] for name in _LISTS},
        "spare": [list(roles) for roles in state.spare],
        "revealed": [mine_turned(state, mine) for mine in range(len(state.mines))],
        "board": [_dump_card(state, cell) for cell in state.laid],
        "dwarfs": [list(PLAN.xy(cell)) for cell in state.dwarfs],
        "overcome": [list(PLAN.xy(cell)) for cell in state.overcome],
        "traps": state.traps[:],
        "trolls": [list(troll) for troll in state.trolls],
        "hands": [_names(keys, hand) for hand in state.hands],
        "pile": _names(keys, state.pile),
        "aside": _names(keys, state.aside),
        "discards": [_names(keys, cards) for cards in state.discards],
        "played": _names(keys, state.played),
        "history": [_dump_end(end) for end in state.history],
    }


def _names(keys: Sequence[str], cards: Sequence[int]) -> list[str]:
    return [keys[card] for card in cards]


def _dump_card(state: State, cell: int) -> list[Any]:
    card, turned = card_at(state, cell)
    return [*PLAN.xy(cell), state.deck.keys[card], turned]


def _dump_end(end: RoundEnd) -> dict[str, Any]:
    return {
        "clans": list(end.clans),
        "roles": list(end.roles),
        "treasures": [list(treasure) for treasure in end.treasures],
        "dragon": end.dragon,
        "last": end.last,
    }


def _load_end(data: Mapping[str, Any]) -> RoundEnd:
    return RoundEnd(
        tuple(data["clans"]),
        tuple(data["roles"]),
        tuple((seat, kind, value) for seat, kind, value in data["treasures"]),
        data["dragon"],
        data["last"],
    )


def load(data: Mapping[str, Any]) -> State:
    """The state of a dump. The grid is worked out anew."""
    setup = Setup(data["seats"], data["options"])
    deck = setup.deck
    grid = empty_board(deck)
    laid = []
    for x, y, key, turned in data["board"]:
        cell = PLAN.cell(x, y)
        laid.append(cell)
        grid.lay(cell, deck.tile_of[deck.card_of[key]] + turned)
    for cell, kind, turned in zip(deck.mine_cells, data["mines"], data["revealed"], strict=True):
        if turned is not None:
            grid.lay(cell, deck.mine_tiles[kind] + turned)
    return State(
        setup=setup,
        dice=Dice(bytes.fromhex(data["seed"]), data["dice"]),
        **_loaded(data),
        spare=[tuple(roles) for roles in data["spare"]],
        grid=grid,
        laid=laid,
        dwarfs=[PLAN.cell(x, y) for x, y in data["dwarfs"]],
        overcome=[PLAN.cell(x, y) for x, y in data["overcome"]],
        traps=list(data["traps"]),
        trolls=[(edge, seat) for edge, seat in data["trolls"]],
        hands=[_cards(deck, hand) for hand in data["hands"]],
        pile=_cards(deck, data["pile"]),
        aside=_cards(deck, data["aside"]),
        discards=[tuple(_cards(deck, cards)) for cards in data["discards"]],
        played=_cards(deck, data["played"]),
        history=[_load_end(end) for end in data["history"]],
    )


def _loaded(data: Mapping[str, Any]) -> dict[str, Any]:
    """The fields that a dump holds as they are."""
    return {
        **{name: data[name] for name in _PLAIN},
        **{name: list(data[name]) for name in _LISTS},
    }


def _cards(deck: Deck, keys: Sequence[str]) -> list[int]:
    return [deck.card_of[key] for key in keys]
