"""The state of a game of Caverna: slots, copy, dump and load."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from permonik.engine.caverna.furnishings import ENTRY, FULL, FURNISHINGS, INTRODUCTORY
from permonik.engine.caverna.goods import (
    CAVERN,
    COVERED,
    DWELLINGS,
    FIELDS,
    FOOD,
    OWNED,
    ROW,
    Player,
)
from permonik.engine.caverna.home import ENTRY_DWELLING, FIRST_CAVERN
from permonik.engine.caverna.spaces import BOARDS, COUNT, KEYS, SOLO_ORDER, Board, cards_of
from permonik.engine.caverna.spaces import INDEX as SPACE_INDEX
from permonik.engine.core.dice import Dice
from permonik.engine.core.options import Option, OptionError, settle
from permonik.engine.core.values import Json

Frame: TypeAlias = tuple[int, ...]
"""(kind, seat to act or NOBODY, what the kind needs …)"""

SEATS: Final = range(1, 8)
NOBODY: Final = -1

# CAV-18.1 to CAV-18.7
OPTIONS: Final = (
    Option("set", "choice", "full", choices=("full", "introductory")),
    Option("ruby_to_gold", "flag", default=False),
    Option("solo_purge_threshold", "whole", 6, low=6, high=7),
    Option("purge_counts_total", "flag", default=True),
    Option("marker_reveal", "choice", "round_start", choices=("round_start", "before_harvest")),
    Option("single_tile_overhang", "flag", default=False),
    Option("first_player", "seat", None, optional=True),
)

# Where a dwarf is: at home, staying home for this round, or on space `place - ON`.
AT_HOME: Final = 0
STAYED: Final = 1
ON: Final = 2

# What ends a round. CAV-13.1
NO_HARVEST: Final = 0
HARVEST: Final = 1
ONE_FOOD: Final = 2
SKIP_ONE: Final = 3
EVENTS: Final = ("none", "harvest", "one_food", "skip_one")
UNKNOWN: Final = -1

STARTING_DWARFS: Final = 2
MOST_STABLES: Final = 3


class Setup:
    """What never changes in a game; copies share it."""

    __slots__ = (
        "board",
        "options",
        "overhang",
        "purge",
        "purge_total",
        "reveal_late",
        "ruby_to_gold",
        "seats",
    )

    def __init__(self, seats: int, options: Mapping[str, Json]) -> None:
        self.seats = seats
        self.options = dict(options)
        self.board: Board = BOARDS[seats]
        self.ruby_to_gold = bool(options["ruby_to_gold"])
        self.purge = 7 if options["solo_purge_threshold"] == 7 else 6
        self.purge_total = bool(options["purge_counts_total"])
        self.reveal_late = options["marker_reveal"] == "before_harvest"
        self.overhang = bool(options["single_tile_overhang"])


class State:
    """Everything about one game in progress; plain ints and flat lists."""

    __slots__ = (
        "cards",
        "crews",
        "dice",
        "event",
        "left",
        "markers",
        "next_start",
        "piles",
        "places",
        "players",
        "quiet",
        "reds",
        "round",
        "setup",
        "sites",
        "spaces",
        "stack",
        "start",
        "strengths",
        "turn",
    )

    def __init__(
        self,
        setup: Setup,
        dice: Dice,
        cards: tuple[int, ...],
        markers: tuple[int, ...],
        round_: int,
        start: int,
        next_start: int,
        turn: int,
        event: int,
        reds: int,
        quiet: int,
        left: int,
        spaces: tuple[int, ...],
        piles: list[int],
        crews: list[int],
        players: list[Player],
        sites: list[bytearray],
        strengths: list[list[int]],
        places: list[list[int]],
        stack: list[Frame],
    ) -> None:
        self.setup = setup
        self.dice = dice
        self.cards = cards  # by round played
        self.markers = markers  # by round played from round 6 on; 1 is red
        self.round = round_
        self.start = start
        self.next_start = next_start
        self.turn = turn  # whose turn comes next
        self.event = event  # what ends this round
        self.reds = reds  # red markers revealed so far
        self.quiet = quiet  # 1: exchanges were just left, and are not offered again at once
        self.left = left  # furnishings still for sale, one bit each
        self.spaces = spaces  # spaces in play, rising
        self.piles = piles  # goods by space, packed
        self.crews = crews  # seats with a dwarf on each space, one bit each
        self.players = players
        self.sites = sites  # by seat and furnishing: its square, 0 if none
        self.strengths = strengths  # by seat and dwarf, eldest first
        self.places = places
        self.stack = stack


def copy(state: State) -> State:
    """A state that shares nothing with this one that can change."""
    return State(
        state.setup,
        state.dice,  # used at set-up only, so it never changes
        state.cards,
        state.markers,
        state.round,
        state.start,
        state.next_start,
        state.turn,
        state.event,
        state.reds,
        state.quiet,
        state.left,
        state.spaces,
        state.piles[:],
        state.crews[:],
        [player[:] for player in state.players],
        [sites[:] for sites in state.sites],
        [strengths[:] for strengths in state.strengths],
        [places[:] for places in state.places],
        state.stack[:],
    )


def blank(seats: int, seed: bytes, chosen: Mapping[str, Any]) -> State:
    """The set-up of a game, before its first round begins."""
    if seats not in SEATS:
        raise OptionError("seats-out-of-range", "seats", value=str(seats), low=SEATS[0], high=SEATS[-1])
    options = settle(OPTIONS, chosen, seats)
    dice = Dice(seed)
    cards = _card_order(seats, dice)
    markers = _marker_order(seats, dice)
    first = options["first_player"]
    start = first if first is not None else 0 if seats == 1 else dice.below(seats)  # CAV-3.6
    return State(
        setup=Setup(seats, options),
        dice=dice,
        cards=cards,
        markers=markers,
        round_=0,
        start=start,
        next_start=start,
        turn=start,
        event=NO_HARVEST,
        reds=0,
        quiet=0,
        left=FULL if options["set"] == "full" else INTRODUCTORY,
        spaces=BOARDS[seats].printed,
        piles=[0] * COUNT,
        crews=[0] * COUNT,
        players=[_player(seats, (seat - start) % seats) for seat in range(seats)],
        sites=[_sites() for _ in range(seats)],
        strengths=[[0] * STARTING_DWARFS for _ in range(seats)],
        places=[[AT_HOME] * STARTING_DWARFS for _ in range(seats)],
        stack=[],
    )


def _card_order(seats: int, dice: Dice) -> tuple[int, ...]:
    """The card of every round: shuffled inside its stage, or fixed in the solo game."""  # CAV-4.3, CAV-17.3
    if seats == 1:
        return SOLO_ORDER
    order: list[int] = []
    for cards, _ in cards_of(seats):
        stage = list(cards)
        dice.shuffle(stage)
        order += stage
    return tuple(order)


def marker_set(seats: int) -> tuple[int, ...]:
    """The harvest markers of a game; 1 is red."""  # CAV-13.4, CAV-17.10
    return {1: (), 2: (0,) * 3 + (1,) * 3}.get(seats, (0,) * 4 + (1,) * 3)


def _marker_order(seats: int, dice: Dice) -> tuple[int, ...]:
    markers = list(marker_set(seats))
    dice.shuffle(markers)
    return tuple(markers)


def _player(seats: int, rank: int) -> Player:
    row = [0] * ROW
    row[FOOD] = 2 if seats == 1 else (1, 1, 2, 3, 3, 3, 3)[rank]  # CAV-3.4, CAV-17.1
    row[CAVERN] = 1 << FIRST_CAVERN
    row[COVERED] = 1 << FIRST_CAVERN | 1 << ENTRY_DWELLING
    row[DWELLINGS] = 1 << ENTRY_DWELLING
    row[OWNED] = 1 << ENTRY
    return row


def _sites() -> bytearray:
    sites = bytearray(len(FURNISHINGS))
    sites[ENTRY] = ENTRY_DWELLING
    return sites


def dump(state: State) -> dict[str, Any]:
    """The whole state as JSON, secrets included."""
    return {
        "seats": state.setup.seats,
        "options": dict(state.setup.options),
        "seed": state.dice.seed.hex(),
        "used": state.dice.used,
        "cards": [KEYS[card] for card in state.cards],
        "markers": list(state.markers),
        "round": state.round,
        "start": state.start,
        "next_start": state.next_start,
        "turn": state.turn,
        "event": state.event,
        "reds": state.reds,
        "quiet": state.quiet,
        "left": state.left,
        "spaces": [KEYS[space] for space in state.spaces],
        "piles": state.piles[:],
        "crews": state.crews[:],
        "players": [dict(zip(FIELDS, player, strict=True)) for player in state.players],
        "sites": [list(sites) for sites in state.sites],
        "strengths": [strengths[:] for strengths in state.strengths],
        "places": [places[:] for places in state.places],
        "stack": [list(frame) for frame in state.stack],
    }


def load(data: Mapping[str, Any]) -> State:
    """The state of a dump."""
    return State(
        setup=Setup(data["seats"], data["options"]),
        dice=Dice(bytes.fromhex(data["seed"]), data["used"]),
        cards=tuple(SPACE_INDEX[key] for key in data["cards"]),
        markers=tuple(data["markers"]),
        round_=data["round"],
        start=data["start"],
        next_start=data["next_start"],
        turn=data["turn"],
        event=data["event"],
        reds=data["reds"],
        quiet=data["quiet"],
        left=data["left"],
        spaces=tuple(SPACE_INDEX[key] for key in data["spaces"]),
        piles=list(data["piles"]),
        crews=list(data["crews"]),
        players=[[player[name] for name in FIELDS] for player in data["players"]],
        sites=[bytearray(sites) for sites in data["sites"]],
        strengths=[list(strengths) for strengths in data["strengths"]],
        places=[list(places) for places in data["places"]],
        stack=[tuple(frame) for frame in data["stack"]],
    )
