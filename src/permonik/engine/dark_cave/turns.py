"""Turns of The Dark Cave: dealing, the start and end of a turn, and the end of the game."""

from bisect import insort
from collections.abc import Mapping
from typing import Any

from permonik.engine.core.dice import Dice
from permonik.engine.core.events import Event, Log
from permonik.engine.core.options import OptionError
from permonik.engine.core.values import Seat
from permonik.engine.dark_cave.cards import (
    BOX_PER_LEVEL,
    CLANS,
    LEVELS,
    MONSTERS,
    ROLES,
    START_NUGGETS,
    YELLOW,
    clan_cards,
)
from permonik.engine.dark_cave.scoring import outcome
from permonik.engine.dark_cave.state import (
    CLAN_OUT,
    GOING_ON,
    NO_CARDS,
    NOBODY,
    NOTHING,
    OUT,
    OVER,
    PLAN,
    SEATS,
    START_PLACE,
    TURN,
    Setup,
    State,
    empty_cave,
    worker_of,
)
from permonik.engine.paths.tiles import SIDE_NAMES

# --- the deal -----------------------------------------------------------------------------------


def new(seats: int, seed: bytes, options: Mapping[str, Any]) -> State:
    """A new game, dealt. DC-2"""
    if seats not in SEATS:
        raise OptionError("seats-out-of-range", "seats", value=str(seats), low=SEATS[0], high=SEATS[-1])
    return begin(Setup(seats, options), seed)


def begin(setup: Setup, seed: bytes) -> State:
    """Deal the cards of the deck that was agreed on."""
    seats = setup.seats
    dice = Dice(seed)
    first = setup.options["first"]
    if first is None:
        first = dice.below(seats)  # DC-2.10
    # with 3 or 4 players one clan is in use, at random; only then is this thrown for. DC-2.3
    clan = dice.below(2) if 3 <= seats <= 4 else YELLOW
    cards = clan_cards(seats, clan)
    dice.shuffle(cards)
    dealt, aside = cards[:seats], sorted(cards[seats:])
    goals = [0, 1, 2, 3]
    dice.shuffle(goals)
    hands, pile, box = _deal(setup, dice)
    return State(
        setup=setup,
        dice=dice,
        phase=TURN,
        turn=first,
        to_act=first,
        ended=GOING_ON,
        moves=0,
        may_move=1,
        proposed=0,
        draws=0,
        drawer=NOBODY,
        monster=NOTHING,
        attackers=(),
        victims=(),
        asked=0,
        revealing=NOTHING,
        entry=0,
        clans=[clan for clan, _ in dealt],
        roles=[role for _, role in dealt],
        aside=aside,
        shown=0,
        looked_clans=[0] * seats,
        goals=goals,
        looked_goals=[0] * seats,
        grid=empty_cave(setup),
        laid=[],
        ladders=[START_PLACE | field for field in setup.deck.ladders[setup.deck.start_tile]],
        lairs=[START_PLACE | field for field in setup.deck.lairs[setup.deck.start_tile]],
        veins=[],
        webs=[],
        at=[START_PLACE] * seats,
        out=[],
        nuggets=[START_NUGGETS] * seats,
        paralysed=0,
        boots=[NOTHING] * seats,
        axes=[()] * seats,
        monster_at=[OUT] * len(MONSTERS),
        monster_owner=[NOBODY] * len(MONSTERS),
        monster_card=[NOTHING] * len(MONSTERS),
        hands=hands,
        pile=pile,
        box=box,
        discards=[()] * seats,
        played=[],
        traces=[],
    )


def _deal(setup: Setup, dice: Dice) -> tuple[list[list[int]], list[int], list[int]]:
    """Hands, the pile with level I on top of II on top of III, and what goes back into the box. DC-2.7–2.9"""
    hands: list[list[int]] = [[] for _ in range(setup.seats)]
    pile: list[int] = []
    box: list[int] = []
    for level in LEVELS:
        cards = setup.deck.cards(level)
        dice.shuffle(cards)
        box += cards[:BOX_PER_LEVEL]
        del cards[:BOX_PER_LEVEL]
        each = setup.hand[level - 1] if level < 3 else 0
        for hand in hands:
            hand += [cards.pop() for _ in range(each)]
        pile = cards + pile
    for hand in hands:
        hand.sort()
    return hands, pile, sorted(box)


# --- a turn begins and ends ---------------------------------------------------------------------


def next_turn(state: State, log: Log) -> None:
    """Pass on to the next player who has cards. What ends at the start of a turn ends for all. DC-3.6"""
    while True:
        seat = state.turn = (state.turn + 1) % state.setup.seats
        _upkeep(state, seat, log)
        if state.hands[seat]:
            break
        if log is not None:
            log.append(Event("skipped", {"player": seat}))
    state.phase = TURN
    state.to_act = seat
    state.proposed = 0


def _upkeep(state: State, seat: Seat, log: Log) -> None:
    """DC-3.2, DC-3.3, DC-3.4"""
    state.may_move = 1
    if seat in state.monster_owner:
        for monster, owner in enumerate(state.monster_owner):
            if owner == seat:
                dismiss(state, monster)
                if log is not None:
                    log.append(Event("monster-leaves", {"monster": MONSTERS[monster]}))
    if state.webs and any(web.owner == seat for web in state.webs):
        for web in [web for web in state.webs if web.owner == seat]:
            weaken(state, web.edge, log)
    if state.paralysed & 1 << seat:
        state.paralysed &= ~(1 << seat)
        state.may_move = 0
        if log is not None:
            log.append(Event("stands-up", {"player": seat}))


def dismiss(state: State, monster: int) -> None:
    """A monster leaves the cave, and its card goes to the discard pile."""
    state.played.append(state.monster_card[monster])
    state.monster_at[monster] = OUT
    state.monster_owner[monster] = NOBODY
    state.monster_card[monster] = NOTHING


def weaken(state: State, edge: int, log: Log) -> None:
    """A web goes from side 2 to side 1, or leaves with its card. DC-3.3, DC-7.7"""
    number = next(i for i, web in enumerate(state.webs) if web.edge == edge)
    web = state.webs[number]
    if web.strength > 1:
        state.webs[number] = web._replace(strength=web.strength - 1)
    else:
        del state.webs[number]
        state.played.append(web.card)
    if log is not None:
        name = "web-weakens" if web.strength > 1 else "web-leaves"
        log.append(Event(name, edge_args(edge)))


def edge_args(edge: int) -> dict[str, Any]:
    cell, side = PLAN.edge_ends(edge)[0]
    return {"cell": PLAN.xy(cell), "side": SIDE_NAMES[side]}


def finish_turn(state: State, log: Log) -> None:
    """Draw, and pass on; with nothing left to play the game is over. DC-10.1, DC-10.2, DC-10.3"""
    deck = state.setup.deck
    drawn = [state.pile.pop() for _ in range(min(state.draws, len(state.pile)))]
    # level by level, as the pile lies; those of one level are drawn together
    for card in sorted(drawn, key=lambda card: (deck.level[card], card)):
        insort(state.hands[state.drawer], card)
        if log is not None:
            public = {"player": state.drawer, "level": deck.level[card]}
            log.append(Event("draw", public, {"card": deck.keys[card]}, (state.drawer,)))
    if not state.pile and not any(state.hands):
        end_game(state, NO_CARDS, log)
    else:
        next_turn(state, log)


# --- leaving and the end ------------------------------------------------------------------------


def leave(state: State, seat: Seat, log: Log) -> None:
    """A dwarf goes out; the first one's player looks at the clan cards left aside. DC-9.4–9.6, DC-10.4"""
    state.at[seat] = OUT
    state.out.append(seat)
    if log is not None:
        log.append(Event("escape", {"player": seat, "nuggets": state.nuggets[seat]}))
    show_clan(state, seat, log)
    if log is not None and state.aside and len(state.out) == 1:
        cards = [f"{CLANS[clan]}-{ROLES[role]}" for clan, role in state.aside]
        log.append(Event("aside-seen", {"player": seat, "count": len(cards)}, {"aside": cards}, (seat,)))
    if all_out(state.clans, state.roles, state.out):
        end_game(state, CLAN_OUT, log)
    else:
        finish_turn(state, log)


def show_clan(state: State, seat: Seat, log: Log) -> None:
    """A clan card is turned up for the rest of the game. DC-5.15"""
    if log is not None and not state.shown & 1 << seat:
        args = {"player": seat, "clan": CLANS[state.clans[seat]], "role": ROLES[state.roles[seat]]}
        log.append(Event("clan-shown", args))
    state.shown |= 1 << seat


def all_out(clans: list[int], roles: list[int], out: list[int]) -> bool:
    """Whether all dwarfs that work for one of the clans have left the cave. DC-10.4"""
    works = [worker_of(clan, role) for clan, role in zip(clans, roles, strict=True)]
    inside = {side for seat, side in enumerate(works) if seat not in out}
    return len(inside) < 2


def end_game(state: State, how: int, log: Log) -> None:
    state.phase = OVER
    state.to_act = NOBODY
    state.ended = how
    for seat in range(state.setup.seats):
        show_clan(state, seat, log)  # DC-10.6
    if log is not None:
        result = outcome(state)
        log.append(Event("game-over", {"winners": list(result.winners)}))
