"""The third law of determinize: it draws exactly the worlds that agree with what a seat knows, evenly."""

from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import combinations, permutations, product
from math import perm
from random import Random

import pytest

from permonik.engine.saboteur.cards import MINER, SABOTEUR
from permonik.engine.saboteur.game import SABOTEUR as GAME
from permonik.engine.saboteur.pay import saboteur_pay
from permonik.engine.saboteur.state import GOLD_CHOICE, NOBODY, RoundEnd, State
from tests.engine.statistics import assert_frequencies
from tests.sizes import DETERMINIZE_SAMPLES


def late_in_a_round() -> State:
    """Three seats, nearly all is played openly: four cards, three dwarf cards and two goals are unknown."""
    state = GAME.new(3, b"worlds", {})
    deck = state.deck
    left = sorted(deck.cards())
    names = ["cross", "cross", "map", "rockfall", "curve-ne"]
    cards = [deck.card_of[name] for name in names]
    for card in cards:
        left.remove(card)
    state.hands = [[cards[4]], [cards[0]], [cards[1]]]
    state.pile = [cards[2]]
    state.discards = [(), (cards[3],), ()]
    state.played = left
    state.roles, state.aside = [MINER, MINER, SABOTEUR], MINER
    state.looked[0] = 1
    state.to_act = 0
    return state


def world_key(state: State) -> Hashable:
    return (
        tuple(state.roles),
        state.aside,
        tuple(state.goals),
        tuple(map(tuple, state.hands)),
        tuple(state.pile),
        tuple(state.discards),
    )


def worlds_of_seat_0(state: State) -> Iterator[Hashable]:
    """Every deal of what seat 0 of `late_in_a_round` does not know, one by one."""
    unknown = [*state.hands[1], *state.hands[2], *state.pile, *state.discards[1]]
    known = state.goals[0]
    for saboteur, goals, cards in product(
        range(3), permutations([kind for kind in range(3) if kind != known]), permutations(unknown)
    ):
        dwarfs = [SABOTEUR if place == saboteur else MINER for place in range(3)]  # seats 1 and 2, aside
        first, second, drawn, away = cards
        yield (
            (MINER, *dwarfs[:2]),
            dwarfs[2],
            (known, *goals),
            (tuple(state.hands[0]), (first,), (second,)),
            (drawn,),
            ((), (away,), ()),
        )


def drawn(state: State, seat: int, weigh: object = None) -> Counter[Hashable]:
    rng = Random(2024)
    return Counter(
        world_key(GAME.determinize(state, seat, rng, weigh))  # type: ignore[arg-type]
        for _ in range(DETERMINIZE_SAMPLES)
    )


def test_every_world_that_agrees_is_drawn_evenly() -> None:
    state = late_in_a_round()
    assert_frequencies(drawn(state, 0), Counter(worlds_of_seat_0(state)))


def test_a_lopsided_draw_would_be_caught() -> None:
    state = late_in_a_round()
    lopsided = Counter({world: 1 + (i % 3) for i, world in enumerate(set(worlds_of_seat_0(state)))})
    with pytest.raises(AssertionError):
        assert_frequencies(drawn(state, 0), lopsided)


def test_roles_are_drawn_in_proportion_to_deals_times_belief() -> None:
    state = GAME.new(5, b"belief", {})
    seat = state.roles.index(MINER)
    state.to_act = seat

    def belief(roles: tuple[int, ...]) -> float:
        return 3.0 if roles[(seat + 1) % 5] == SABOTEUR else 0.5 if roles[(seat + 2) % 5] == SABOTEUR else 0.0

    weights: Counter[Hashable] = Counter()
    for saboteurs in combinations([place for place in range(6) if place != seat], 2):
        roles = tuple(SABOTEUR if place in saboteurs else MINER for place in range(6))
        weights[roles] += belief(roles[:5])  # type: ignore[assignment]
    rng = Random(7)
    found: Counter[Hashable] = Counter()
    for _ in range(DETERMINIZE_SAMPLES):
        world = GAME.determinize(state, seat, rng, belief)
        found[(*world.roles, world.aside)] += 1
    assert_frequencies(found, weights)


def test_a_belief_that_rules_everything_out_is_ignored() -> None:
    state = GAME.new(4, b"doubt", {})
    world = GAME.determinize(state, 1, Random(1), lambda _roles: 0.0)
    assert sorted((*world.roles, world.aside)) == [MINER] * 4 + [SABOTEUR]


# --- gold ---------------------------------------------------------------------------------------


def after_gold(to_act: int, offer: list[int], picks: list[tuple[int, int]]) -> State:
    """Four miners choosing in round 2; in round 1 a lone saboteur was paid four nuggets openly."""
    state = GAME.new(4, b"gold", {})
    state.round = 2
    roles = (MINER, MINER, MINER, SABOTEUR, MINER)
    state.history = [RoundEnd(roles, (0, 1, 2), NOBODY, 2, (), ((3, (3, 1)),))]
    state.roles, state.aside = [MINER] * 4, SABOTEUR
    state.phase, state.to_act, state.joined_by = GOLD_CHOICE, to_act, 3
    state.offer, state.picks = offer, picks
    pile = [15, 8, 3]
    for nuggets in (*offer, *(each for _, each in picks)):
        pile[nuggets - 1] -= 1
    state.gold_pile = pile
    return state


def gold_key(state: State) -> Hashable:
    return tuple(state.picks), tuple(state.offer), tuple(state.gold_pile)


def ways(values: tuple[int, ...], pool: tuple[int, int, int]) -> int:
    """How many ways there are to draw these cards one after another from the pool."""
    return perm(pool[0], values.count(1)) * perm(pool[1], values.count(2)) * perm(pool[2], values.count(3))


def test_who_has_not_chosen_yet_knows_nothing_of_the_gold() -> None:
    state = after_gold(2, [1, 2, 2], [(3, 3)])
    weights: Counter[Hashable] = Counter()
    pool = (15, 8, 3)
    for cards in product((1, 2, 3), repeat=4):
        left = tuple(pool[value - 1] - cards.count(value) for value in (1, 2, 3))
        weights[((3, cards[0]),), tuple(sorted(cards[1:])), left] += ways(cards, pool)
    rng = Random(3)
    found = Counter(gold_key(GAME.determinize(state, 0, rng)) for _ in range(DETERMINIZE_SAMPLES))
    unlikely = {
        world for world, weight in weights.items() if weight * DETERMINIZE_SAMPLES < 5 * sum(weights.values())
    }
    # rare worlds are lumped together, as chi-squared wants it
    assert_frequencies(_lumped(found, unlikely), _lumped(weights, unlikely))


def _lumped(counts: Counter[Hashable], rare: set[Hashable]) -> Counter[Hashable]:
    lumped: Counter[Hashable] = Counter()
    for each, count in counts.items():
        lumped["rare" if each in rare else each] += count
    return lumped


def test_who_has_chosen_knows_what_is_left_but_not_who_took_which() -> None:
    state = after_gold(1, [1, 3], [(3, 2), (2, 2)])
    # seat 3 saw all four: 1, 2, 2, 3, and kept a 2
    rest = [1, 2, 3]
    weights: Counter[Hashable] = Counter()
    for taken, *offer in permutations(rest):
        left = (15 - 1, 8 - 2, 3 - 1)
        weights[((3, 2), (2, taken)), tuple(sorted(offer)), left] += 1
    rng = Random(4)
    found = Counter(gold_key(GAME.determinize(state, 3, rng)) for _ in range(DETERMINIZE_SAMPLES))
    assert_frequencies(found, weights)


def test_a_pay_counted_out_openly_rules_worlds_out() -> None:
    """A saboteur paid 2 + 2 although 3 + 1 comes first: no 3 can have been in the pile, whoever has them."""
    state = GAME.new(4, b"pay", {"rounds": 6})
    miners = (MINER, MINER, MINER, MINER, SABOTEUR)
    lone = (MINER, MINER, MINER, SABOTEUR, MINER)
    threes = tuple((seat, 3) for seat in (0, 3, 2, 1))
    state.history = [
        RoundEnd(miners, (0, 1, 2), 0, 0, threes, ()),
        RoundEnd(lone, (0, 1, 2), NOBODY, 0, (), ((3, (2, 2)),)),
    ]
    state.round = 3
    state.gold_pile = [16, 6, 0]
    assert saboteur_pay([16, 8, 0], 1) == [(2, 2)]
    for seed in range(50):
        world = GAME.determinize(state, 2, Random(seed))
        assert world.history[0].picks == threes
        assert world.gold_pile == [16, 6, 0]
