"""The third law of determinize: it draws exactly the worlds that agree with what a seat knows, evenly."""

from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import permutations, product
from random import Random

import pytest

from permonik.engine.lost_mines.cards import BLUE, LOYAL, SABOTEUR, SELFISH, YELLOW
from permonik.engine.lost_mines.game import LOST_MINES as GAME
from permonik.engine.lost_mines.state import NOBODY, OVER, TURNING, State
from tests.engine.rules.lost_mines.scenes import do, scene
from tests.engine.statistics import assert_frequencies
from tests.sizes import DETERMINIZE_SAMPLES


def late_in_a_round() -> State:
    """Three seats, nearly all is played openly. Seat 0 has seen two treasures and the dwarf of seat 1."""
    state = GAME.new(3, b"worlds", {})
    deck = state.deck
    left = sorted(deck.cards())
    cards = [deck.card_of[name] for name in ("curve-ne", "cross", "cross", "storm", "trap")]
    for card in cards:
        left.remove(card)
    state.hands = [[cards[0]], [cards[1]], []]
    state.discards = [(), (cards[2],), ()]  # lost to a trap, say
    state.pile, state.aside, state.played = [cards[3]], [cards[4]], left
    state.clans, state.roles = [YELLOW, BLUE, YELLOW], [LOYAL, SELFISH, SABOTEUR]
    state.spare = [(SELFISH,), (LOYAL, SABOTEUR)]
    state.mines = [3, 1, 0, 2]
    for mine in (2, 3):
        kind = state.mines[mine]
        state.grid.lay(deck.mine_cells[mine], deck.mine_tiles[kind])
    state.kinds, state.values, state.taken = [0, 0, 2], [2, 3, 5], [NOBODY, 1, 0]
    state.seen = [0b101, 0b010, 0]
    state.met[0] = 0b010
    state.turn = state.to_act = 0
    return state


def world_key(state: State) -> Hashable:
    return (
        tuple(state.roles),
        tuple(state.spare),
        tuple(state.mines),
        tuple(state.values),
        tuple(map(tuple, state.hands)),
        tuple(state.discards),
        tuple(state.pile),
        tuple(state.aside),
    )


def worlds_of_seat_0(state: State) -> Iterator[Hashable]:
    """Every deal of what seat 0 of `late_in_a_round` does not know, one by one."""
    unknown = [*state.hands[1], *state.discards[1], *state.pile, *state.aside]
    silver = [1, 2, 3]  # without the one seen
    for yellow, mines, value, cards in product(
        permutations([SELFISH, SABOTEUR]),  # seat 2 and the card aside
        permutations([3, 1]),
        silver,
        permutations(unknown),
    ):
        yield (
            (LOYAL, SELFISH, yellow[0]),
            ((yellow[1],), (LOYAL, SABOTEUR)),
            (*mines, 0, 2),
            (2, value, 5),
            ((state.hands[0][0],), (cards[0],), ()),
            ((), (cards[1],), ()),
            (cards[2],),
            (cards[3],),
        )


def drawn(state: State, seat: int) -> Counter[Hashable]:
    rng = Random(2024)
    return Counter(world_key(GAME.determinize(state, seat, rng)) for _ in range(2 * DETERMINIZE_SAMPLES))


def test_every_world_that_agrees_is_drawn_evenly() -> None:
    state = late_in_a_round()
    assert_frequencies(drawn(state, 0), Counter(worlds_of_seat_0(state)))


def test_a_lopsided_draw_would_be_caught() -> None:
    state = late_in_a_round()
    lopsided = Counter({world: 1 + (i % 3) for i, world in enumerate(sorted(set(worlds_of_seat_0(state))))})  # type: ignore[type-var]
    with pytest.raises(AssertionError):
        assert_frequencies(drawn(state, 0), lopsided)


def test_roles_nobody_has_looked_at_are_drawn_evenly() -> None:
    state = late_in_a_round()
    state.met[0] = 0
    expected: Counter[Hashable] = Counter()
    for yellow, blue in product(
        permutations([SELFISH, SABOTEUR]),  # seat 2 and the card aside
        permutations([LOYAL, SELFISH, SABOTEUR]),  # seat 1 and two aside
    ):
        expected[(LOYAL, blue[0], yellow[0]), ((yellow[1],), tuple(sorted(blue[1:])))] += 1
    found: Counter[Hashable] = Counter()
    rng = Random(11)
    for _ in range(DETERMINIZE_SAMPLES):
        world = GAME.determinize(state, 0, rng)
        found[tuple(world.roles), tuple(world.spare)] += 1
    assert_frequencies(found, expected)


def test_what_was_looked_at_stays() -> None:
    state = late_in_a_round()
    state.looked[0], state.met[0], state.seen[0] = 0b01, 0b010, 0b101
    for number in range(200):
        world = GAME.determinize(state, 0, Random(number))
        assert (world.mines, world.roles[1], world.values[0]) == (state.mines, SELFISH, 2)
    # seat 1 knows its own treasure and role, and nothing of the rest
    found = [GAME.determinize(state, 1, Random(number)) for number in range(200)]
    assert {world.values[1] for world in found} == {3}
    assert {world.values[0] for world in found} == {1, 2}, "the 3 is in front of seat 1"
    assert {world.values[2] for world in found} == {3, 4, 5}
    assert {world.roles[1] for world in found} == {SELFISH}
    assert len({tuple(world.mines) for world in found}) == 2


def test_a_mine_that_is_being_turned_is_known_to_all() -> None:
    state = scene(".\n.\n" + " ".join(["."] * 9 + ["─"]), dwarfs={0: (9, 2)}, pile=[])
    do(state, "discard cross", "step 10,2")
    assert state.phase == TURNING
    for seat in range(3):
        assert {GAME.determinize(state, seat, Random(number)).mines[1] for number in range(30)} == {1}


def test_at_the_end_roles_and_treasures_taken_are_known() -> None:
    state = GAME.new(4, b"end", {"rounds": 1})
    rng = Random(4)
    while state.phase != OVER:
        GAME.apply(state, rng.choice(GAME.legal_actions(state)))
    state.taken[2] = 1
    for number in range(30):
        world = GAME.determinize(state, 0, Random(number))
        assert (world.roles, world.values[2]) == (state.roles, state.values[2])


def test_roles_are_drawn_in_proportion_to_deals_times_belief() -> None:
    state = GAME.new(5, b"belief", {})
    state.clans = [YELLOW, BLUE, YELLOW, YELLOW, BLUE]
    state.roles = [LOYAL, LOYAL, SELFISH, SABOTEUR, LOYAL]
    state.spare = [(LOYAL,), (SELFISH, SABOTEUR)]
    state.met[0] = 1 << 4

    def belief(roles: tuple[int, ...]) -> float:
        return 3.0 if roles[1] == SABOTEUR else 1.0 if roles[2] == SABOTEUR else 0.0

    weights: Counter[Hashable] = Counter()
    cards = [LOYAL, LOYAL, SELFISH, SABOTEUR]
    for yellow, blue in product(permutations(cards), permutations(cards)):
        roles = (yellow[0], blue[0], yellow[1], yellow[2], blue[1])
        if roles[0] == roles[4] == LOYAL:
            spare = (tuple(sorted(yellow[3:])), tuple(sorted(blue[2:])))
            weights[roles, spare] += belief(roles)  # type: ignore[assignment]
    rng = Random(7)
    found: Counter[Hashable] = Counter()
    for _ in range(DETERMINIZE_SAMPLES):
        world = GAME.determinize(state, 0, rng, belief)
        found[tuple(world.roles), tuple(world.spare)] += 1
    assert_frequencies(found, +weights)


def test_a_belief_that_rules_everything_out_is_ignored() -> None:
    state = GAME.new(4, b"doubt", {})
    world = GAME.determinize(state, 1, Random(1), lambda _roles: 0.0)
    assert sorted([*world.roles, *world.spare[0], *world.spare[1]]) == [
        LOYAL,
        LOYAL,
        SELFISH,
        SELFISH,
        SABOTEUR,
        SABOTEUR,
    ]
