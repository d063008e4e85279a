"""Worlds that a seat cannot tell from the true one: everything it does not know is drawn anew."""

from collections.abc import Sequence
from itertools import combinations, pairwise
from random import Random
from typing import Final

from permonik.engine.core.dice import Dice
from permonik.engine.core.game import Weigh
from permonik.engine.core.values import Seat
from permonik.engine.paths.tiles import FACE_DOWN
from permonik.engine.saboteur.cards import MINER, ROLE_CARDS, SABOTEUR
from permonik.engine.saboteur.pay import saboteur_pay
from permonik.engine.saboteur.state import GOAL_CELLS, OVER, TURN, State, copy
from permonik.engine.saboteur.view import unseen_cards

_SEED_BYTES: Final = 32


def determinize(state: State, seat: Seat, rng: Random, weigh: Weigh | None = None) -> State:
    """A world in which everything that the seat has ever been shown is as it is, and the rest is drawn."""
    world = copy(state)
    world.dice = Dice(rng.randbytes(_SEED_BYTES))
    if state.phase == TURN:  # SAB-9.3: afterwards roles and goals are public
        _draw_roles(world, seat, rng, weigh)
        _draw_goals(world, seat, rng)
    _draw_cards(world, seat, rng)
    if state.phase != OVER:  # SAB-12.8: in the end everybody counts openly
        _draw_gold(world, seat, rng)
    return world


def _draw_roles(world: State, seat: Seat, rng: Random, weigh: Weigh | None) -> None:
    """Every set of saboteurs is given by equally many deals, so the weights alone decide."""
    seats = world.seats
    hidden = [place for place in range(seats + 1) if place != seat]  # the last place is aside
    saboteurs = ROLE_CARDS[seats][0] - (world.roles[seat] == SABOTEUR)
    deals = [_roles(world.roles[seat], seat, seats, chosen) for chosen in combinations(hidden, saboteurs)]
    weights = [weigh(deal[:-1]) for deal in deals] if weigh else [1.0] * len(deals)
    deal = rng.choices(deals, weights)[0] if sum(weights) > 0 else rng.choice(deals)
    world.roles = list(deal[:-1])
    world.aside = deal[-1]


def _roles(own: int, seat: Seat, seats: int, saboteurs: Sequence[int]) -> tuple[int, ...]:
    deal = [SABOTEUR if place in saboteurs else MINER for place in range(seats + 1)]
    deal[seat] = own
    return tuple(deal)


def _draw_goals(world: State, seat: Seat, rng: Random) -> None:
    hidden = [
        goal
        for goal, cell in enumerate(GOAL_CELLS)
        if world.grid.tiles[cell] == FACE_DOWN and not world.looked[seat] & 1 << goal
    ]
    kinds = sorted(world.goals[goal] for goal in hidden)
    rng.shuffle(kinds)
    for goal, kind in zip(hidden, kinds, strict=True):
        world.goals[goal] = kind


def _draw_cards(world: State, seat: Seat, rng: Random) -> None:
    """Other hands, the pile and what others put away face down."""
    unseen = [card for card, count in enumerate(unseen_cards(world, seat)) for _ in range(count)]
    rng.shuffle(unseen)
    for other in range(world.seats):
        if other != seat:
            world.hands[other] = sorted(unseen.pop() for _ in world.hands[other])
            world.discards[other] = tuple(unseen.pop() for _ in world.discards[other])
    world.pile = unseen


def _draw_gold(world: State, seat: Seat, rng: Random) -> None:
    """Gold cards that the seat did not see, such that every pay counted out openly comes out the same.

    Drawing until it does is exact, and quick: a pay says little about the pile.
    """
    shares = [_Share(end.picks, [], seat) for end in world.history]
    shares.append(
        _Share(tuple(world.picks), world.offer, seat, chooses=bool(world.offer) and world.to_act == seat)
    )
    unseen = list(world.deck.gold)
    for share in shares:
        for nuggets in share.known:
            unseen[nuggets - 1] -= 1
    for end in world.history:
        for _, cards in end.pays:
            for nuggets in cards:
                unseen[nuggets - 1] -= 1
    pool = [nuggets for nuggets, count in enumerate(unseen, 1) for _ in range(count)]
    while True:
        rng.shuffle(pool)
        rest = pool[:]
        drawn = [share.draw(rest, rng) for share in shares]
        if _pays_agree(world, drawn):
            break
    for number, end in enumerate(world.history):
        world.history[number] = end._replace(picks=_dealt(end.picks, drawn[number]))
    world.picks = list(_dealt(world.picks, drawn[-1]))
    world.offer = sorted(drawn[-1][len(world.picks) :])
    world.gold_pile = [rest.count(nuggets) for nuggets in (1, 2, 3)]


def _dealt(picks: Sequence[tuple[int, int]], nuggets: Sequence[int]) -> tuple[tuple[int, int], ...]:
    return tuple((chooser, each) for (chooser, _), each in zip(picks, nuggets, strict=False))


class _Share:
    """The gold of one round in the order of choosing, then what is still offered: what a seat knows of it.

    A chooser sees all cards that are left, so between two looks the set of cards taken is known but not
    who took which; before the first look nothing is.
    """

    __slots__ = ("known", "parts", "unknown")

    def __init__(
        self, picks: Sequence[tuple[int, int]], offer: Sequence[int], seat: Seat, chooses: bool = False
    ) -> None:
        cards = [nuggets for _, nuggets in picks] + list(offer)
        looks = [place for place, (chooser, _) in enumerate(picks) if chooser == seat]
        if chooses:
            looks.append(len(picks))
        first = looks[0] if looks else len(cards)
        self.unknown: Final = first
        self.known: Final = cards[first:]
        self.parts: list[list[int]] = []
        for look, following in pairwise([*looks, len(cards)]):
            if look < len(picks):
                self.parts += [[cards[look]], sorted(cards[look + 1 : following])]
            else:
                self.parts.append(cards[look:])

    def draw(self, pool: list[int], rng: Random) -> list[int]:
        """The cards of the round in order; what is unknown is taken from the end of the pool."""
        drawn = [pool.pop() for _ in range(self.unknown)]
        for part in self.parts:
            mixed = part[:]
            rng.shuffle(mixed)
            drawn += mixed
        return drawn


def _pays_agree(world: State, drawn: Sequence[Sequence[int]]) -> bool:
    pile = list(world.deck.gold)
    for end, cards in zip(world.history, drawn, strict=False):
        if end.pays and saboteur_pay(pile, len(end.pays)) != [paid for _, paid in end.pays]:
            return False
        for nuggets in (*cards, *(each for _, paid in end.pays for each in paid)):
            pile[nuggets - 1] -= 1
    return True
