"""Rounds of The Lost Mines: dealing, ending, and the end of the game."""

from collections.abc import Mapping
from typing import Any

from permonik.engine.core.dice import Dice
from permonik.engine.core.events import Event, Log
from permonik.engine.core.game import Line, Outcome
from permonik.engine.core.options import OptionError
from permonik.engine.core.values import Seat
from permonik.engine.lost_mines.cards import (
    BLUE,
    CLANS,
    LOYAL,
    LOYAL_CARDS,
    ROLES,
    SABOTEUR,
    SELFISH,
    SET_ASIDE,
    YELLOW,
)
from permonik.engine.lost_mines.scoring import score, values_of
from permonik.engine.lost_mines.state import NOBODY, OVER, PLAY, SEATS, RoundEnd, Setup, State, empty_board


def new(seats: int, seed: bytes, options: Mapping[str, Any]) -> State:
    """A new game, dealt."""
    if seats not in SEATS:
        raise OptionError("seats-out-of-range", "seats", value=str(seats), low=SEATS[0], high=SEATS[-1])
    setup = Setup(seats, options)
    dice = Dice(seed)
    first = setup.options["first"]
    if first is None:
        first = dice.below(seats)  # LM-2.9
    state = _undealt(setup, dice)
    deal(state, first, None)
    return state


def _undealt(setup: Setup, dice: Dice) -> State:
    """A game before its first round: what a deal fills in is empty."""
    return State(
        setup=setup,
        dice=dice,
        phase=PLAY,
        turn=NOBODY,
        to_act=NOBODY,
        last=NOBODY,
        round=1,
        clans=[],
        roles=[],
        spare=[],
        mines=[],
        kinds=[],
        values=[],
        taken=[],
        looked=[],
        seen=[],
        met=[],
        dragon=NOBODY,
        grid=empty_board(setup.deck),
        laid=[],
        dwarfs=[],
        overcome=[],
        traps=[],
        trolls=[],
        bank=[],
        hands=[],
        pile=[],
        aside=[],
        discards=[],
        played=[],
        out=0,
        moves=0,
        moved=0,
        draws=0,
        entry=0,
        proposed=0,
        history=[],
    )


# --- dealing ------------------------------------------------------------------------------------


def deal(state: State, first: Seat, log: Log) -> None:
    """Set up a round. LM-2, LM-13.1"""
    seats, deck = state.seats, state.deck
    _deal_dwarfs(state)
    state.mines = [0, 1, 2, 3]
    state.dice.shuffle(state.mines)
    _lay_out_treasures(state)
    _deal_cards(state)
    state.grid = empty_board(deck)
    state.laid = []
    state.dwarfs = [deck.start_cells[clan] for clan in state.clans]  # LM-2.6
    state.overcome, state.traps, state.trolls = [], [], []
    state.bank = list(deck.tokens)
    state.looked, state.met = [0] * seats, [0] * seats
    state.dragon = NOBODY
    state.out = state.moves = state.moved = state.draws = state.entry = state.proposed = 0
    state.phase = PLAY
    state.turn = state.to_act = first
    state.last = (first - 1) % seats  # LM-13.3: so that a round without a card begins with the same player
    if log is not None:
        _log_deal(state, log)


def _deal_dwarfs(state: State) -> None:
    """LM-2.1, LM-2.2"""
    roles = [LOYAL] * LOYAL_CARDS[state.seats] + [SELFISH, SABOTEUR]
    dwarfs = [(clan, role) for clan in (YELLOW, BLUE) for role in roles]
    state.dice.shuffle(dwarfs)
    dealt, spare = dwarfs[: state.seats], sorted(dwarfs[state.seats :])
    state.clans = [clan for clan, _ in dealt]
    state.roles = [role for _, role in dealt]
    state.spare = [tuple(role for of, role in spare if of == clan) for clan in (YELLOW, BLUE)]


def _lay_out_treasures(state: State) -> None:
    """LM-2.5"""
    treasures = [(kind, value) for kind, values in enumerate(state.deck.treasures) for value in values]
    state.dice.shuffle(treasures)
    laid_out = treasures[: state.seats]
    state.kinds = [kind for kind, _ in laid_out]
    state.values = [value for _, value in laid_out]
    state.taken = [NOBODY] * state.seats
    state.seen = [0] * state.seats


def _deal_cards(state: State) -> None:
    """LM-2.7, LM-2.8"""
    setup = state.setup
    state.pile = setup.deck.cards()
    state.dice.shuffle(state.pile)
    state.aside = sorted(state.pile.pop() for _ in range(SET_ASIDE))
    state.hands = [sorted(state.pile.pop() for _ in range(setup.hand)) for _ in range(setup.seats)]
    state.discards = [()] * setup.seats
    state.played = []


# --- ending -------------------------------------------------------------------------------------


def end_round(state: State, reason: str, log: Log) -> None:
    """Show everything, divide the treasures, and deal again or end the game. LM-11.6"""
    treasures = [
        (seat, kind, value)
        for seat, kind, value in zip(state.taken, state.kinds, state.values, strict=True)
        if seat != NOBODY
    ]
    end = RoundEnd(tuple(state.clans), tuple(state.roles), tuple(sorted(treasures)), state.dragon, state.last)
    state.history.append(end)
    if log is not None:
        _log_end(state, end, reason, log)
    if state.round == state.setup.options["rounds"]:
        _end_game(state, log)
    else:
        state.round += 1
        deal(state, (state.last + 1) % state.seats, log)  # LM-13.2


def _end_game(state: State, log: Log) -> None:
    state.phase = OVER
    state.to_act = NOBODY
    if log is not None:
        result = outcome(state)
        log.append(Event("game-over", {"winners": list(result.winners), "points": max(result.points)}))


def points_of(state: State) -> list[int]:
    """The points of all finished rounds by seat."""
    points = [0] * state.seats
    for number, end in enumerate(state.history, 1):
        for seat, gain in enumerate(score(number, end).gains):
            points[seat] += gain
    return points


def outcome(state: State) -> Outcome:
    """Points by seat, the winners, and round by round how they came about. LM-13.5, LM-13.6"""
    points = tuple(points_of(state))
    best = max(points)
    winners = tuple(seat for seat, each in enumerate(points) if each == best)
    lines = [line for number, end in enumerate(state.history, 1) for line in score(number, end).lines]
    lines += [Line("total", {"player": seat, "points": each}) for seat, each in enumerate(points)]
    lines.append(Line("victory", {"players": list(winners), "points": best}))
    return Outcome(points, winners, tuple(lines))


# --- what is told -------------------------------------------------------------------------------


def _log_deal(state: State, log: list[Event]) -> None:
    keys = state.deck.keys
    log.append(Event("round-begins", {"round": state.round, "player": state.turn}))
    for seat, hand in enumerate(state.hands):
        public = {"player": seat, "clan": CLANS[state.clans[seat]], "count": len(hand)}
        private = {"cards": [keys[card] for card in hand], "role": ROLES[state.roles[seat]]}
        log.append(Event("dealt", public, private, (seat,)))


def _log_end(state: State, end: RoundEnd, reason: str, log: list[Event]) -> None:
    log.append(Event("round-ends", {"round": state.round, "reason": reason}))
    for seat, role in enumerate(end.roles):
        args = {"player": seat, "clan": CLANS[end.clans[seat]], "role": ROLES[role]}
        log.append(Event("role", args))
        if values := values_of(end, seat):
            log.append(Event("shows", {"player": seat, "count": len(values), "points": sum(values)}))
    for seat, gain in enumerate(score(state.round, end).gains):
        log.append(Event("gain", {"player": seat, "points": gain}))
