"""Rounds of Saboteur: dealing, ending, sharing out the gold, and the end of the game."""

from collections.abc import Mapping
from typing import Any

from permonik.engine.core.dice import Dice
from permonik.engine.core.events import Event, Log
from permonik.engine.core.game import Line, Outcome
from permonik.engine.core.options import OptionError
from permonik.engine.core.values import Seat
from permonik.engine.saboteur.cards import GOALS, MINER, ROLE_CARDS, ROLES, SABOTEUR
from permonik.engine.saboteur.pay import draw_gold, saboteur_pay
from permonik.engine.saboteur.state import (
    GOLD_CHOICE,
    NOBODY,
    OVER,
    SEATS,
    TURN,
    RoundEnd,
    Setup,
    State,
    empty_mine,
    goal_turned,
    gold_of,
)


def miners_win(state: State, log: Log) -> None:
    """Draw the gold cards and let the miners choose. SAB-10"""
    state.joined_by = state.last
    if log is not None:
        log.append(Event("miners-win", {"round": state.round, "player": state.joined_by}))
        _log_secrets(state, log)
    by_player = state.setup.options["pay"] == "player"
    count = min(state.seats, 9) if by_player else state.roles.count(MINER)
    state.offer = draw_gold(state.dice, state.gold_pile, count)
    if not state.offer:
        end_round(state, (), log)
        return
    state.phase = GOLD_CHOICE
    state.to_act = miner_from(state, state.joined_by)  # SAB-10.2, SAB-10.3
    log_offer(state, log)


def miner_from(state: State, seat: Seat) -> Seat:
    """The first miner counter-clockwise, beginning with the seat itself."""
    seats = state.seats
    around = (other % seats for other in range(seat + seats, seat, -1))
    return next(other for other in around if state.roles[other] == MINER)


def saboteurs_win(state: State, log: Log) -> None:
    """Count out the pay of the saboteurs. SAB-11"""
    if log is not None:
        log.append(Event("saboteurs-win", {"round": state.round}))
        _log_secrets(state, log)
    saboteurs = [seat for seat, role in enumerate(state.roles) if role == SABOTEUR]
    pays = tuple(zip(saboteurs, saboteur_pay(state.gold_pile, len(saboteurs)), strict=True))
    for _, cards in pays:
        for nuggets in cards:
            state.gold_pile[nuggets - 1] -= 1
    if log is not None:
        for seat, cards in pays:
            log.append(Event("paid", {"player": seat, "nuggets": sum(cards), "counted": list(cards)}))
        if not pays:
            log.append(Event("nobody-paid", {"round": state.round}))
    end_round(state, pays, log)


def end_round(state: State, pays: tuple[tuple[int, tuple[int, ...]], ...], log: Log) -> None:
    roles = (*state.roles, state.aside)
    goals, picks = tuple(state.goals), tuple(state.picks)
    state.history.append(RoundEnd(roles, goals, state.joined_by, state.last, picks, pays))
    state.picks = []
    if state.round == state.setup.options["rounds"]:
        _end_game(state, log)
    else:
        state.round += 1
        deal(state, (state.last + 1) % state.seats, log)  # SAB-12.2


def _end_game(state: State, log: Log) -> None:
    state.phase = OVER
    state.to_act = NOBODY
    if log is not None:
        result = outcome(state)
        log.append(Event("game-over", {"winners": list(result.winners), "nuggets": max(result.points)}))


def deal(state: State, first: Seat, log: Log) -> None:
    """Set up a round. SAB-2, SAB-12.1"""
    setup = state.setup
    saboteurs, miners = ROLE_CARDS[setup.seats]
    dwarfs = [MINER] * miners + [SABOTEUR] * saboteurs
    state.dice.shuffle(dwarfs)
    state.aside = dwarfs.pop()
    state.roles = dwarfs
    state.goals = [0, 1, 2]
    state.dice.shuffle(state.goals)
    state.pile = setup.deck.cards()
    state.dice.shuffle(state.pile)
    state.hands = [sorted(state.pile.pop() for _ in range(setup.hand)) for _ in range(setup.seats)]
    state.grid, state.reach = empty_mine(setup)
    state.laid = []
    state.looked = [0] * setup.seats
    state.broken = [0] * setup.seats
    state.discards = [()] * setup.seats
    state.played = []
    state.joined_by = NOBODY
    state.phase = TURN
    state.to_act = first
    if log is not None:
        _log_deal(state, log)


def new(seats: int, seed: bytes, options: Mapping[str, Any]) -> State:
    """A new game, dealt."""
    if seats not in SEATS:
        raise OptionError("seats-out-of-range", "seats", value=str(seats), low=SEATS[0], high=SEATS[-1])
    setup = Setup(seats, options)
    dice = Dice(seed)
    first = setup.options["first"]
    if first is None:
        first = dice.below(seats)  # SAB-2.7
    grid, reach = empty_mine(setup)
    state = State(
        setup=setup,
        dice=dice,
        phase=TURN,
        to_act=first,
        last=NOBODY,
        round=1,
        roles=[],
        aside=MINER,
        goals=[],
        looked=[],
        grid=grid,
        reach=reach,
        laid=[],
        hands=[],
        pile=[],
        discards=[],
        played=[],
        broken=[],
        gold_pile=list(setup.deck.gold),
        offer=[],
        picks=[],
        joined_by=NOBODY,
        history=[],
    )
    deal(state, first, None)
    return state


# --- the end ------------------------------------------------------------------------------------


def outcome(state: State) -> Outcome:
    """Nuggets by seat, the winners, and round by round how they came about. SAB-12.6, SAB-12.7"""
    gold = [gold_of(state, seat) for seat in range(state.seats)]
    points = tuple(map(sum, gold))
    best = max(points)
    winners = tuple(seat for seat, nuggets in enumerate(points) if nuggets == best)
    lines = [line for number, end in enumerate(state.history, 1) for line in _round_lines(number, end)]
    lines += [
        Line("total", {"player": seat, "nuggets": points[seat], "cards": len(gold[seat])})
        for seat in range(state.seats)
    ]
    lines.append(Line("victory", {"players": list(winners), "nuggets": best}))
    return Outcome(points, winners, tuple(lines))


def _round_lines(number: int, end: RoundEnd) -> list[Line]:
    seats = len(end.roles) - 1
    sides: dict[str, Any] = {
        "round": number,
        "miners": [seat for seat in range(seats) if end.roles[seat] == MINER],
        "saboteurs": [seat for seat in range(seats) if end.roles[seat] == SABOTEUR],
    }
    if end.joined_by == NOBODY:
        lines = [Line("round-saboteurs", sides)]
    else:
        lines = [Line("round-miners", {**sides, "player": end.joined_by})]
    shares: dict[Seat, list[int]] = {}
    for seat, nuggets in end.picks:
        shares.setdefault(seat, []).append(nuggets)
    for seat, cards in (*shares.items(), *end.pays):
        args = {"round": number, "player": seat, "nuggets": sum(cards), "cards": len(cards)}
        lines.append(Line("round-pay", args))
    return lines


# --- what is told -------------------------------------------------------------------------------


def _log_deal(state: State, log: list[Event]) -> None:
    keys = state.deck.keys
    log.append(Event("round-begins", {"round": state.round, "player": state.to_act}))
    for seat, hand in enumerate(state.hands):
        private = {"cards": [keys[card] for card in hand], "role": ROLES[state.roles[seat]]}
        log.append(Event("dealt", {"player": seat, "count": len(hand)}, private, (seat,)))


def _log_secrets(state: State, log: list[Event]) -> None:
    """SAB-9.3"""
    log += [Event("role", {"player": seat, "role": ROLES[role]}) for seat, role in enumerate(state.roles)]
    log.append(Event("role-aside", {"role": ROLES[state.aside]}))
    for goal, kind in enumerate(state.goals):
        if goal_turned(state, goal) is None:
            log.append(Event("goal-shown", {"goal": goal, "kind": GOALS[kind]}))


def log_offer(state: State, log: Log) -> None:
    """SAB-10.5"""
    if log is not None:
        seat = state.to_act
        public = {"player": seat, "count": len(state.offer)}
        log.append(Event("gold-offered", public, {"offer": state.offer[:]}, (seat,)))
