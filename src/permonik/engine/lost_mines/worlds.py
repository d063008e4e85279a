"""Worlds that a seat cannot tell from the true one: everything it does not know is drawn anew."""

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Final, TypeAlias

from permonik.engine.core.dice import Dice
from permonik.engine.core.game import Weigh
from permonik.engine.core.values import Seat
from permonik.engine.lost_mines.cards import BLUE, LOYAL, LOYAL_CARDS, SABOTEUR, SELFISH, YELLOW
from permonik.engine.lost_mines.state import NOBODY, OVER, State, copy, is_revealed
from permonik.engine.lost_mines.view import unseen_cards

_SEED_BYTES: Final = 32
_Deal: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""The roles of the players of a clan, in the order of seats, and those left aside, sorted."""


def determinize(state: State, seat: Seat, rng: Random, weigh: Weigh | None = None) -> State:
    """A world in which everything that the seat has ever been shown is as it is, and the rest is drawn."""
    world = copy(state)
    world.dice = Dice(rng.randbytes(_SEED_BYTES))
    _draw_roles(world, seat, rng, weigh)
    _draw_mines(world, seat, rng)
    _draw_treasures(world, seat, rng)
    _draw_cards(world, seat, rng)
    return world


def _draw_roles(world: State, seat: Seat, rng: Random, weigh: Weigh | None) -> None:
    """Both clans are dealt from their own dwarf cards, so all pairs of deals are equally likely."""
    clans = _deals(world, seat)
    if weigh is None:
        chosen = [rng.choice(deals) for deals in clans]
    else:
        pairs = list(product(*clans))
        weights = [weigh(tuple(_by_seat(world, pair))) for pair in pairs]
        chosen = list(rng.choices(pairs, weights)[0] if sum(weights) > 0 else rng.choice(pairs))
    world.roles = _by_seat(world, chosen)
    world.spare = [spare for _, spare in chosen]


def role_deals(state: State, seat: Seat) -> list[tuple[int, ...]]:
    """The roles by seat in every way that agrees with the dwarf cards seen, each as often as it is dealt."""
    return [tuple(_by_seat(state, pair)) for pair in product(*_deals(state, seat))]


def _deals(world: State, seat: Seat) -> list[list[_Deal]]:
    return [_clan_deals(world, clan, seat) for clan in (YELLOW, BLUE)]


def _by_seat(world: State, chosen: Sequence[_Deal]) -> list[int]:
    given = [iter(roles) for roles, _ in chosen]
    return [next(given[clan]) for clan in world.clans]


def _clan_deals(world: State, clan: int, seat: Seat) -> list[_Deal]:
    """Every way to deal a clan's cards that the seat may think of, one for each place of its odd dwarfs."""
    members = [other for other, of in enumerate(world.clans) if of == clan]
    places = range(LOYAL_CARDS[world.seats] + 2)
    deals = []
    for selfish in places:
        for saboteur in places:
            if selfish == saboteur:
                continue
            roles = [LOYAL for _ in places]
            roles[selfish], roles[saboteur] = SELFISH, SABOTEUR
            dealt = tuple(roles[: len(members)])
            if all(
                role == world.roles[other] or not knows_role(world, seat, other)
                for other, role in zip(members, dealt, strict=True)
            ):
                deals.append((dealt, tuple(sorted(roles[len(members) :]))))
    return deals


def knows_role(state: State, seat: Seat, other: Seat) -> bool:
    """One's own dwarf, those looked at, and all when the game is over."""
    return other == seat or bool(state.met[seat] & 1 << other) or state.phase == OVER


def _draw_mines(world: State, seat: Seat, rng: Random) -> None:
    hidden = [
        mine
        for mine in range(len(world.mines))
        if not is_revealed(world, mine) and not world.looked[seat] & 1 << mine
    ]
    kinds = sorted(world.mines[mine] for mine in hidden)
    rng.shuffle(kinds)
    for mine, kind in zip(hidden, kinds, strict=True):
        world.mines[mine] = kind


def _draw_treasures(world: State, seat: Seat, rng: Random) -> None:
    """The kinds are on the backs; what has not been seen is any of the other treasures of its kind."""
    for kind, values in enumerate(world.deck.treasures):
        places = [place for place, each in enumerate(world.kinds) if each == kind]
        unknown = [place for place in places if not knows_value(world, seat, place)]
        pool = list(values)
        for place in places:
            if place not in unknown:
                pool.remove(world.values[place])
        for place, value in zip(unknown, rng.sample(pool, len(unknown)), strict=True):
            world.values[place] = value


def knows_value(state: State, seat: Seat, place: int) -> bool:
    """Treasures looked at or taken; when the game is over, all that were taken."""
    return bool(state.seen[seat] & 1 << place) or (state.phase == OVER and state.taken[place] != NOBODY)


def _draw_cards(world: State, seat: Seat, rng: Random) -> None:
    """Other hands, the pile, the cards set aside, and what others put away face down or lost to traps."""
    unseen = [card for card, count in enumerate(unseen_cards(world, seat)) for _ in range(count)]
    rng.shuffle(unseen)
    for other in range(world.seats):
        if other != seat:
            world.hands[other] = sorted(unseen.pop() for _ in world.hands[other])
            world.discards[other] = tuple(unseen.pop() for _ in world.discards[other])
    world.aside = sorted(unseen.pop() for _ in world.aside)
    world.pile = unseen
