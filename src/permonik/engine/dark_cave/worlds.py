"""Worlds that a seat cannot tell from the true one: everything it does not know is drawn anew."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from random import Random
from typing import Final, TypeAlias

from permonik.engine.core.dice import Dice
from permonik.engine.core.game import Weigh
from permonik.engine.core.values import Seat
from permonik.engine.dark_cave.cards import BLUE, LEVELS, LOYAL, SABOTEUR, YELLOW, clan_cards
from permonik.engine.dark_cave.state import NOBODY, OVER, State, Trace, copy, is_revealed
from permonik.engine.dark_cave.turns import all_out
from permonik.engine.dark_cave.view import saw_aside, unseen_cards

_SEED_BYTES: Final = 32
Slot: TypeAlias = tuple[int, int]
"""Where an unseen card lies: (seat, number of a card put away), or (seat, IN_HAND)."""
_IN_HAND: Final = -1


def determinize(state: State, seat: Seat, rng: Random, weigh: Weigh | None = None) -> State:
    """A world in which everything that the seat has ever been shown is as it is, and the rest is drawn."""
    world = copy(state)
    world.dice = Dice(rng.randbytes(_SEED_BYTES))
    if state.phase != OVER:  # DC-10.6: afterwards all roles are known
        _draw_roles(world, seat, rng, weigh)
    _draw_goals(world, seat, rng)
    _draw_cards(world, seat, rng)
    _draw_memories(world, seat, rng)
    return world


# --- clan cards ---------------------------------------------------------------------------------


def _draw_roles(world: State, seat: Seat, rng: Random, weigh: Weigh | None) -> None:
    """Every choice of places for the saboteurs is given by equally many deals, so the weights decide.

    Had all workers of a clan left, the game would be over: such deals are known to be wrong. DC-10.4
    """
    deals = [
        deal for deal in role_deals(world, seat) if not all_out(world.clans, deal[: world.seats], world.out)
    ]
    weights = [weigh(tuple(deal[: world.seats])) for deal in deals] if weigh else [1.0] * len(deals)
    deal = rng.choices(deals, weights)[0] if sum(weights) > 0 else rng.choice(deals)
    world.roles = deal[: world.seats]
    clans = [clan for clan, _ in world.aside]
    world.aside = sorted(zip(clans, deal[world.seats :], strict=True))


def role_deals(state: State, seat: Seat) -> Iterator[list[int]]:
    """The roles by seat, then of the cards left aside, in every way that agrees with the cards seen."""
    clans = [*state.clans, *(clan for clan, _ in state.aside)]
    roles = [*state.roles, *(role for _, role in state.aside)]
    seen = state.shown | state.looked_clans[seat] | 1 << seat
    hidden = [place for place in range(state.seats) if not seen & 1 << place]
    if not saw_aside(state, seat):
        hidden += range(state.seats, len(clans))
    used = clan_cards(state.seats, state.clans[0])
    choices = []
    for clan in (YELLOW, BLUE):
        places = [place for place in hidden if clans[place] == clan]
        known = [role for place, role in enumerate(roles) if clans[place] == clan and place not in hidden]
        left = used.count((clan, SABOTEUR)) - known.count(SABOTEUR)
        choices.append(list(combinations(places, left)))
    for chosen in product(*choices):
        saboteurs = [place for places in chosen for place in places]
        yield [
            (SABOTEUR if place in saboteurs else LOYAL) if place in hidden else role
            for place, role in enumerate(roles)
        ]


# --- goals --------------------------------------------------------------------------------------


def _draw_goals(world: State, seat: Seat, rng: Random) -> None:
    hidden = [
        goal
        for goal in range(len(world.goals))
        if not is_revealed(world, goal) and not world.looked_goals[seat] & 1 << goal
    ]
    kinds = sorted(world.goals[goal] for goal in hidden)
    rng.shuffle(kinds)
    for goal, kind in zip(hidden, kinds, strict=True):
        world.goals[goal] = kind


# --- cards --------------------------------------------------------------------------------------


def _draw_cards(world: State, seat: Seat, rng: Random) -> None:
    """Other hands, what others put away face down, the pile and the box: level by level, as backs are seen.

    Cards that the seat gave away lie where they may be now; then the rest is dealt out.
    """
    unseen = unseen_cards(world, seat)
    level_of = world.deck.level
    slots = _slots(world, seat)
    held: dict[int, list[int]] = {other: [] for other in range(world.seats)}
    away = [list(cards) for cards in world.discards]
    pile: list[int] = []
    box: list[int] = []
    for level in LEVELS:
        free = slots[level][:]
        for trace in world.traces:
            if trace.viewer == seat:
                _settle_given(world, trace, level, free, held, away, rng)
        pool = [card for card, count in enumerate(unseen) for _ in range(count) if level_of[card] == level]
        rng.shuffle(pool)
        for slot in free:
            _put(slot, pool.pop(), held, away)
        in_box = sum(level_of[card] == level for card in world.box)
        box += [pool.pop() for _ in range(in_box)]
        pile = pool + pile
    for other in range(world.seats):
        if other != seat:
            world.hands[other] = sorted(held[other])
    world.discards = [tuple(cards) for cards in away]
    world.pile = pile
    world.box = sorted(box)


def _slots(world: State, seat: Seat) -> dict[int, list[Slot]]:
    """By level, where cards of others lie that the seat does not see."""
    level_of = world.deck.level
    slots: dict[int, list[Slot]] = {level: [] for level in LEVELS}
    for other in range(world.seats):
        if other != seat:
            for card in sorted(world.hands[other], key=level_of.__getitem__):
                slots[level_of[card]].append((other, _IN_HAND))
            for number, card in enumerate(world.discards[other]):
                slots[level_of[card]].append((other, number))
    return slots


def _put(slot: Slot, card: int, held: dict[int, list[int]], away: list[list[int]]) -> None:
    other, number = slot
    if number == _IN_HAND:
        held[other].append(card)
    else:
        away[other][number] = card


def _settle_given(
    world: State,
    trace: Trace,
    level: int,
    free: list[Slot],
    held: dict[int, list[int]],
    away: list[list[int]],
    rng: Random,
) -> None:
    """Put the cards of a trace on some of the places where they may be, and take those off the list."""
    cards = [card for card in trace.cards if world.deck.level[card] == level]
    if not cards:
        return
    may_be = [slot for slot in free if slot in trace.away or slot == (trace.holder, _IN_HAND)]
    for card, slot in zip(cards, rng.sample(may_be, len(cards)), strict=True):
        free.remove(slot)
        _put(slot, card, held, away)


# --- what others remember -----------------------------------------------------------------------


def _draw_memories(world: State, seat: Seat, rng: Random) -> None:
    """What others know of hands they gave away: any of the cards that went through such a hand since.

    The seat knows it only of a hand that it gave or got itself.
    """
    for number, trace in enumerate(world.traces):
        if seat not in (trace.viewer, trace.receiver):
            cards = [card for level in LEVELS for card in _remembered(world, trace, level, rng)]
            world.traces[number] = trace._replace(cards=tuple(sorted(cards)))


def _remembered(world: State, trace: Trace, level: int, rng: Random) -> Sequence[int]:
    level_of = world.deck.level
    kept = [] if trace.holder == NOBODY else world.hands[trace.holder]
    kept = kept + [world.discards[other][number] for other, number in trace.away]
    kept = [card for card in kept if level_of[card] == level]
    gone = sum(level_of[card] == level for card in trace.played) + trace.back[level - 1]
    chosen = rng.sample(range(len(kept) + gone), trace.given[level - 1])
    return [kept[place] for place in chosen if place < len(kept)]
