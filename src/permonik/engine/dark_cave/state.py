"""The state of a game of The Dark Cave: a flat bag of ints and lists, copied by hand."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from permonik.engine.core.dice import Dice
from permonik.engine.core.options import Option, settle
from permonik.engine.dark_cave.cards import GOAL_DISTANCE, HAND, PATH_TOTAL, RECONSTRUCTED, Deck
from permonik.engine.dark_cave.reading import read_deck
from permonik.engine.paths.grid import Bounds, Grid, Plan
from permonik.engine.paths.tiles import FACE_DOWN
from permonik.engine.paths.walk import cell_of, field_of, place_of

# More than any path can leave the playing area, so the table has no border. DC-4.8
PLAN: Final = Plan(Bounds(-4, -4, 4, 4).grown(PATH_TOTAL))
START: Final = PLAN.cell(0, 0)
START_PLACE: Final = place_of(START, 0)

SEATS: Final = range(2, 9)
OPTIONS: Final = (
    Option("first", "seat", None, optional=True),
    Option("agreed_end", "flag", False),
    Option("deck", "deck", "reconstructed"),
)

# Phases
TURN: Final = 0  # play or discard
MONSTER: Final = 1  # move the monster that was lured
MOVE: Final = 2  # move the own dwarf
AXE: Final = 3  # a player who is about to be attacked may use a battle axe
TURNING: Final = 4  # turn a revealed goal
LAST: Final = 5  # movement has ended; an axe could still be used on a web
VOTE: Final = 6  # answer a proposal to stop
OVER: Final = 7

NOBODY: Final = -1
NOTHING: Final = -1
OUT: Final = -1  # the place of a dwarf that has left the cave, and of a monster that is not in it

# How the game ended
GOING_ON: Final = 0
NO_CARDS: Final = 1
CLAN_OUT: Final = 2
AGREED: Final = 3


class Setup:
    """What was agreed before the game: shared by all copies, never changed."""

    __slots__ = ("deck", "goal_cells", "hand", "options", "seats")

    def __init__(self, seats: int, chosen: Mapping[str, Any]) -> None:
        self.seats: Final = seats
        self.options: Final = settle(OPTIONS, chosen, seats)
        deck = self.options["deck"]
        self.deck: Final = RECONSTRUCTED if deck == "reconstructed" else read_deck(deck)
        self.hand: Final = HAND[seats]
        far = GOAL_DISTANCE[seats]
        self.goal_cells: Final = tuple(PLAN.cell(x, y) for y in (-far, far) for x in (-far, far))


class Web(NamedTuple):
    """A spider web on an edge; its card lies before its owner."""

    edge: int
    strength: int
    owner: int
    card: int


class Trace(NamedTuple):
    """What a seat remembers of a hand that it gave away: where those cards may be now. DC-12.4

    The cards are in the hand that they were swapped into, which may have been swapped on, or among those put
    away face down from it since.
    """

    viewer: int
    receiver: int  # who got the hand, and so knows it too
    holder: int  # who has the hand now; NOBODY once it has come back to the viewer
    cards: tuple[int, ...]  # those that nobody has played openly since, sorted
    given: tuple[int, int, int]  # by level, how many cards were given
    away: tuple[tuple[int, int], ...]  # (seat, number) of the cards put away face down since
    played: tuple[int, ...]  # cards played openly since
    back: tuple[int, int, int]  # by level, how many cards the viewer found on getting the hand back


class State:
    """A position. What a seat has learned is part of it."""

    __slots__ = (
        "aside",
        "asked",
        "at",
        "attackers",
        "axes",
        "boots",
        "box",
        "clans",
        "dice",
        "discards",
        "drawer",
        "draws",
        "ended",
        "entry",
        "goals",
        "grid",
        "hands",
        "ladders",
        "laid",
        "lairs",
        "looked_clans",
        "looked_goals",
        "may_move",
        "monster",
        "monster_at",
        "monster_card",
        "monster_owner",
        "moves",
        "nuggets",
        "out",
        "paralysed",
        "phase",
        "pile",
        "played",
        "proposed",
        "revealing",
        "roles",
        "setup",
        "shown",
        "to_act",
        "traces",
        "turn",
        "veins",
        "victims",
        "webs",
    )

    def __init__(
        self,
        setup: Setup,
        dice: Dice,
        phase: int,
        turn: int,
        to_act: int,
        ended: int,
        moves: int,
        may_move: int,
        proposed: int,
        draws: int,
        drawer: int,
        monster: int,
        attackers: tuple[int, ...],
        victims: tuple[int, ...],
        asked: int,
        revealing: int,
        entry: int,
        clans: list[int],
        roles: list[int],
        aside: list[tuple[int, int]],
        shown: int,
        looked_clans: list[int],
        goals: list[int],
        looked_goals: list[int],
        grid: Grid,
        laid: list[int],
        ladders: list[int],
        lairs: list[int],
        veins: list[int],
        webs: list[Web],
        at: list[int],
        out: list[int],
        nuggets: list[int],
        paralysed: int,
        boots: list[int],
        axes: list[tuple[int, ...]],
        monster_at: list[int],
        monster_owner: list[int],
        monster_card: list[int],
        hands: list[list[int]],
        pile: list[int],
        box: list[int],
        discards: list[tuple[int, ...]],
        played: list[int],
        traces: list[Trace],
    ) -> None:
        self.setup: Final = setup
        self.dice = dice
        self.phase = phase
        self.turn = turn  # whose turn it is
        self.to_act = to_act  # the seat to act; NOBODY when the game is over
        self.ended = ended  # how the game ended
        self.moves = moves  # moves left to the dwarf, or to the monster
        self.may_move = may_move  # 0: the dwarf got up in this turn and stays
        self.proposed = proposed  # 1: the player has proposed to stop in this turn
        self.draws = draws  # how many cards are drawn at the end of the turn
        self.drawer = drawer  # and by whom
        self.monster = monster  # the monster that is being moved, or NOTHING
        self.attackers = attackers  # monsters that are about to attack, in order
        self.victims = victims  # the seats they attack, clockwise from the active player
        self.asked = asked  # which of the victims is asked for an axe
        self.revealing = revealing  # the goal that is being turned, or NOTHING
        self.entry = entry  # the side by which the dwarf comes to it
        self.clans = clans  # by seat: public
        self.roles = roles  # by seat
        self.aside = aside  # (clan, role) of the clan cards nobody was dealt, sorted
        self.shown = shown  # mask of seats whose clan card lies face up
        self.looked_clans = looked_clans  # by seat: mask of seats whose clan card it has seen
        self.goals = goals  # what lies at the four goal cells
        self.looked_goals = looked_goals  # by seat: mask of goals looked at
        self.grid = grid
        self.laid = laid  # cells of the path cards in the cave, sorted
        self.ladders = ladders  # places with a ladder on face-up cards, sorted
        self.lairs = lairs  # places with a lair on face-up cards, sorted
        self.veins = veins  # places where a nugget lies, sorted
        self.webs = webs  # sorted by edge
        self.at = at  # by seat: the place of the dwarf, or OUT
        self.out = out  # seats whose dwarf has left the cave, in that order
        self.nuggets = nuggets  # by seat
        self.paralysed = paralysed  # mask of seats whose dwarf lies on its side
        self.boots = boots  # by seat: the boots card before it, or NOTHING
        self.axes = axes  # by seat: the battle axes before it, sorted
        self.monster_at = monster_at  # by monster: its place, or OUT
        self.monster_owner = monster_owner  # by monster: before whom its card lies, or NOBODY
        self.monster_card = monster_card  # by monster: that card, or NOTHING
        self.hands = hands  # by seat, sorted
        self.pile = pile  # drawn from the end
        self.box = box  # cards that nobody sees in this game, sorted
        self.discards = discards  # by seat: cards put away face down from its hand
        self.played = played  # cards put away after everybody has seen them
        self.traces = traces

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
        state.ended,
        state.moves,
        state.may_move,
        state.proposed,
        state.draws,
        state.drawer,
        state.monster,
        state.attackers,
        state.victims,
        state.asked,
        state.revealing,
        state.entry,
        state.clans[:],
        state.roles[:],
        state.aside[:],
        state.shown,
        state.looked_clans[:],
        state.goals[:],
        state.looked_goals[:],
        state.grid.copy(),
        state.laid[:],
        state.ladders[:],
        state.lairs[:],
        state.veins[:],
        state.webs[:],
        state.at[:],
        state.out[:],
        state.nuggets[:],
        state.paralysed,
        state.boots[:],
        state.axes[:],
        state.monster_at[:],
        state.monster_owner[:],
        state.monster_card[:],
        [hand[:] for hand in state.hands],
        state.pile[:],
        state.box[:],
        state.discards[:],
        state.played[:],
        state.traces[:],
    )


@lru_cache(maxsize=1)
def _blank() -> bytes:
    return bytes(PLAN.blank())


def empty_cave(setup: Setup) -> Grid:
    """The start and four face-down goals. DC-2.1, DC-2.2"""
    tiles = bytearray(_blank())
    for cell in setup.goal_cells:
        tiles[cell] = FACE_DOWN
    grid = Grid(PLAN, setup.deck.table, tiles, {})
    grid.lay(START, setup.deck.start_tile)
    return grid


def card_at(state: State, cell: int) -> tuple[int, int]:
    """The path card that lies on a cell, and whether it is turned."""
    return divmod(state.grid.tiles[cell] - state.setup.deck.tile_of[0], 2)


def goal_turned(state: State, goal: int) -> int | None:
    """Whether a revealed goal lies turned; None while it is hidden or being turned."""
    tile = state.grid.tiles[state.setup.goal_cells[goal]]
    return None if tile == FACE_DOWN else tile - state.deck.goal_tiles[state.goals[goal]]


def is_revealed(state: State, goal: int) -> bool:
    """Whether everybody knows a goal: it lies face up, or is just being turned."""
    return state.revealing == goal or state.grid.tiles[state.setup.goal_cells[goal]] != FACE_DOWN


def worker_of(clan: int, role: int) -> int:
    """The clan that a dwarf works for: a saboteur works for the other one. DC-11.3"""
    return clan ^ role


def cards_before(state: State, seat: int) -> list[int]:
    """The cards of monsters and webs that lie before a seat, sorted."""
    cards = [
        card for owner, card in zip(state.monster_owner, state.monster_card, strict=True) if owner == seat
    ]
    return sorted(cards + [web.card for web in state.webs if web.owner == seat])


def xyf(place: int) -> list[int]:
    """A place as people write it: column, row and field."""
    return [*PLAN.xy(cell_of(place)), field_of(place)]


def place_at(x: int, y: int, field: int) -> int:
    return place_of(PLAN.cell(x, y), field)


# --- dump and load ------------------------------------------------------------------------------

_PLAIN: Final = ("phase", "turn", "to_act", "ended", "moves", "may_move", "proposed", "draws", "drawer")
_PLAIN_TOO: Final = ("monster", "asked", "revealing", "entry", "shown", "paralysed")
_LISTS: Final = ("clans", "roles", "looked_clans", "goals", "looked_goals", "out", "nuggets", "monster_owner")


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
        **{name: getattr(state, name) for name in (*_PLAIN, *_PLAIN_TOO)},
        **{name: getattr(state, name)[:] for name in _LISTS},
        "attackers": list(state.attackers),
        "victims": list(state.victims),
        "aside": [list(card) for card in state.aside],
        "cave": [_dump_card(state, cell) for cell in state.laid],
        "revealed": [goal_turned(state, goal) for goal in range(4)],
        "veins": [xyf(place) for place in state.veins],
        "webs": [[web.edge, web.strength, web.owner, keys[web.card]] for web in state.webs],
        "at": [_dump_place(place) for place in state.at],
        "boots": [_name(keys, card) for card in state.boots],
        "axes": [_names(keys, cards) for cards in state.axes],
        "monster_at": [_dump_place(place) for place in state.monster_at],
        "monster_card": [_name(keys, card) for card in state.monster_card],
        "hands": [_names(keys, hand) for hand in state.hands],
        "pile": _names(keys, state.pile),
        "box": _names(keys, state.box),
        "discards": [_names(keys, cards) for cards in state.discards],
        "played": _names(keys, state.played),
        "traces": [_dump_trace(keys, trace) for trace in state.traces],
    }


def _names(keys: Sequence[str], cards: Sequence[int]) -> list[str]:
    return [keys[card] for card in cards]


def _name(keys: Sequence[str], card: int) -> str | None:
    return None if card == NOTHING else keys[card]


def _dump_place(place: int) -> list[int] | None:
    return None if place == OUT else xyf(place)


def _dump_card(state: State, cell: int) -> list[Any]:
    card, turned = card_at(state, cell)
    return [*PLAN.xy(cell), state.deck.keys[card], turned]


def _dump_trace(keys: Sequence[str], trace: Trace) -> dict[str, Any]:
    return {
        "viewer": trace.viewer,
        "receiver": trace.receiver,
        "holder": trace.holder,
        "cards": _names(keys, trace.cards),
        "given": list(trace.given),
        "away": [list(slot) for slot in trace.away],
        "played": _names(keys, trace.played),
        "back": list(trace.back),
    }


def _load_trace(card_of: Mapping[str, int], data: Mapping[str, Any]) -> Trace:
    return Trace(
        data["viewer"],
        data["receiver"],
        data["holder"],
        tuple(card_of[key] for key in data["cards"]),
        _three(data["given"]),
        tuple((seat, number) for seat, number in data["away"]),
        tuple(card_of[key] for key in data["played"]),
        _three(data["back"]),
    )


def _three(numbers: Sequence[int]) -> tuple[int, int, int]:
    one, two, three = numbers
    return one, two, three


def _simple(data: Mapping[str, Any]) -> dict[str, Any]:
    """What a dump holds as the state does."""
    numbers = {name: data[name] for name in (*_PLAIN, *_PLAIN_TOO)}
    return {**numbers, **{name: list(data[name]) for name in _LISTS}}


def load(data: Mapping[str, Any]) -> State:
    """The state of a dump. The grid and what lies on it are worked out anew."""
    setup = Setup(data["seats"], data["options"])
    deck = setup.deck
    grid = empty_cave(setup)
    laid = []
    for x, y, key, turned in data["cave"]:
        cell = PLAN.cell(x, y)
        laid.append(cell)
        grid.lay(cell, deck.tile_of[deck.card_of[key]] + turned)
    for cell, kind, turned in zip(setup.goal_cells, data["goals"], data["revealed"], strict=True):
        if turned is not None:
            grid.lay(cell, deck.goal_tiles[kind] + turned)
    up = sorted((START, *laid, *(cell for cell in setup.goal_cells if grid.tiles[cell] != FACE_DOWN)))

    def cards(keys: Sequence[str]) -> list[int]:
        return [deck.card_of[key] for key in keys]

    def card(key: str | None) -> int:
        return NOTHING if key is None else deck.card_of[key]

    def place(where: Sequence[int] | None) -> int:
        return OUT if where is None else place_at(*where)

    def fields(table: Sequence[Sequence[int]]) -> list[int]:
        return [place_of(cell, field) for cell in up for field in table[grid.tiles[cell]]]

    return State(
        setup=setup,
        dice=Dice(bytes.fromhex(data["seed"]), data["dice"]),
        **_simple(data),
        attackers=tuple(data["attackers"]),
        victims=tuple(data["victims"]),
        aside=[(clan, role) for clan, role in data["aside"]],
        grid=grid,
        laid=laid,
        ladders=fields(deck.ladders),
        lairs=fields(deck.lairs),
        veins=[place_at(*where) for where in data["veins"]],
        webs=[Web(edge, strength, owner, card(key)) for edge, strength, owner, key in data["webs"]],
        at=[place(where) for where in data["at"]],
        boots=[card(key) for key in data["boots"]],
        axes=[tuple(cards(keys)) for keys in data["axes"]],
        monster_at=[place(where) for where in data["monster_at"]],
        monster_card=[card(key) for key in data["monster_card"]],
        hands=[cards(hand) for hand in data["hands"]],
        pile=cards(data["pile"]),
        box=cards(data["box"]),
        discards=[tuple(cards(keys)) for keys in data["discards"]],
        played=cards(data["played"]),
        traces=[_load_trace(deck.card_of, trace) for trace in data["traces"]],
    )
