"""What a seat knows (DC-12), and the third law of determinize: all worlds that agree are drawn evenly."""

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from itertools import permutations, product
from random import Random

import pytest

from permonik.engine.dark_cave.cards import BLUE, LOYAL, SABOTEUR, YELLOW
from permonik.engine.dark_cave.game import DARK_CAVE as GAME
from permonik.engine.dark_cave.state import OUT, State, worker_of
from tests.engine.rules.dark_cave.cave import cave, do, give, held, offered
from tests.engine.statistics import assert_frequencies
from tests.sizes import DETERMINIZE_SAMPLES

# --- cards --------------------------------------------------------------------------------------


def late(hands: Sequence[str], pile: str = "", box: str = "", away: Sequence[str] = ("", "", "")) -> State:
    """Three seats; all cards but these are on the discard pile, all clan cards are up, all goals but two."""
    state = cave("exit@-4,-4", "vein@4,-4", seats=3)
    card_of = state.deck.card_of

    def cards(keys: str) -> list[int]:
        return [card_of[key] for key in keys.split()]

    for seat, hand in enumerate(hands):
        give(state, seat, hand)
    state.pile, state.box = cards(pile), sorted(cards(box))
    state.discards = [tuple(cards(keys)) for keys in away]
    left = Counter(dict(enumerate(state.deck.counts)))
    left.subtract([*state.pile, *state.box])
    left.subtract(card for cards in (*state.hands, *state.discards) for card in cards)
    state.played = sorted(left.elements())
    state.clans, state.roles, state.aside = [0, 0, 0], [0, 1, 0], [(0, 1)]
    state.shown = 0b111
    state.veins = []
    return state


def world_key(state: State) -> Hashable:
    return (
        tuple(map(tuple, state.hands)),
        tuple(state.pile),
        tuple(state.box),
        tuple(state.discards),
        tuple(state.goals),
        tuple((trace.viewer, trace.holder, trace.cards) for trace in state.traces),
    )


def drawn(state: State, seat: int) -> Counter[Hashable]:
    rng = Random(2024)
    return Counter(world_key(GAME.determinize(state, seat, rng)) for _ in range(DETERMINIZE_SAMPLES))


Slot = tuple[str, int, int]  # "hand", seat, 0 · "away", seat, number · "pile", 0, number · "box", 0, 0


def slots_of(state: State, seat: int) -> list[tuple[Slot, int]]:
    """Every place with a card that the seat does not see, and the card that is there in truth."""
    found: list[tuple[Slot, int]] = []
    for other in range(state.seats):
        if other != seat:
            found += [(("hand", other, 0), card) for card in state.hands[other]]
            found += [(("away", other, n), card) for n, card in enumerate(state.discards[other])]
    found += [(("pile", 0, n), card) for n, card in enumerate(state.pile)]
    return found + [(("box", 0, 0), card) for card in state.box]


def fillings(state: State, seat: int) -> Iterator[State]:
    """Every way to put the unseen cards on the unseen places, by their backs, that agrees with what it gave.

    Each copy is a card of its own; one that the seat gave away lies only where it may be now.
    """
    level = state.deck.level
    places = slots_of(state, seat)
    given: list[tuple[int, set[Slot]]] = []
    for trace in state.traces:
        if trace.viewer == seat:
            may = {("hand", trace.holder, 0)} | {("away", other, n) for other, n in trace.away}
            given += [(card, may) for card in trace.cards]
    unseen = [card for _, card in places]
    for card, _ in given:
        unseen.remove(card)
    objects: list[tuple[int, set[Slot] | None]] = [*given, *((card, None) for card in unseen)]
    for order in permutations(objects):
        if all(
            level[card] == level[true] and (may is None or slot in may)
            for (card, may), (slot, true) in zip(order, places, strict=True)
        ):
            yield _filled(state, [(slot, card) for (slot, _), (card, _) in zip(places, order, strict=True)])


def _filled(state: State, cards: Sequence[tuple[Slot, int]]) -> State:
    world = GAME.copy(state)
    away = [list(each) for each in world.discards]
    hands: dict[int, list[int]] = {}
    box: list[int] = []
    for (kind, seat, number), card in cards:
        match kind:
            case "hand":
                hands.setdefault(seat, []).append(card)
            case "away":
                away[seat][number] = card
            case "pile":
                world.pile[number] = card
            case _:
                box.append(card)
    for seat, hand in hands.items():
        world.hands[seat] = sorted(hand)
    world.discards = [tuple(each) for each in away]
    world.box = sorted(box)
    return world


def test_every_world_that_agrees_is_drawn_evenly() -> None:
    state = late(
        ["cross-1", "tee-east-1 web-2", "boots-1"], pile="rat-2", box="boots-1", away=["rat-3", "rat-1", ""]
    )
    expected: Counter[Hashable] = Counter()
    for world in fillings(state, 0):
        for goals in permutations(state.goals[2:]):
            world.goals[2:] = goals
            expected[world_key(world)] += 1
    assert len(expected) == 2 * 2 * 12
    assert_frequencies(drawn(state, 0), expected)


def test_a_lopsided_draw_would_be_caught() -> None:
    state = late(["cross-1", "tee-east-1 web-2", "boots-1"], pile="rat-2")
    lopsided = Counter({key: 1 + number % 3 for number, key in enumerate(sorted(drawn(state, 0), key=str))})
    with pytest.raises(AssertionError):
        assert_frequencies(drawn(state, 0), lopsided)


def after_a_swap() -> State:
    """Seat 0 gave a cross and a rat to seat 1, who has since put one card of level I away and drawn one."""
    state = late(
        ["card-swap-2 cross-1 rat-1", "tee-east-1 web-1", "boots-1"], pile="rat-2 battle-axe-1 lindworm-1"
    )
    do(state, "swap card-swap-2 of 1", "stop")  # seat 1 draws the lindworm
    do(state, "discard cross-1", "stop")  # and then the battle axe
    return state


@pytest.mark.clause("DC-12.4")
def test_the_giver_of_a_hand_knows_where_its_cards_may_be() -> None:
    state = after_a_swap()
    assert held(state, 1) == ["battle-axe-1", "rat-1", "lindworm-1"]
    [given] = GAME.view(state, 0)["you"]["given"]
    assert given == {"holder": 1, "cards": ["cross-1", "rat-1"], "away": [[1, 0]]}
    state.goals = [0, 1, 2, 3]
    state.looked_goals[0] = 0b1111
    expected = Counter(world_key(world) for world in fillings(state, 0))
    assert_frequencies(drawn(state, 0), expected)


@pytest.mark.clause("DC-12.4")
def test_the_receiver_knows_the_hand_that_was_given() -> None:
    state = after_a_swap()
    for seed in range(20):
        world = GAME.determinize(state, 1, Random(seed))
        assert [trace.cards for trace in world.traces] == [trace.cards for trace in state.traces]
        assert world.hands[0] == state.hands[0]  # seat 1 gave these, and nothing was put away since


@pytest.mark.clause("DC-12.4")
def test_a_third_player_draws_what_the_others_remember_too() -> None:
    """What the giver knows is any one of the cards of level I that went through that hand."""
    state = late(["card-swap-2 cross-1", "tee-east-1", "boots-1"], pile="rat-1 lindworm-1")
    do(state, "swap card-swap-2 of 1", "stop", "discard cross-1", "stop")
    state.looked_goals[2] = 0b1111
    expected: Counter[Hashable] = Counter()
    for world in fillings(state, 2):
        one, two = world.traces
        for remembered in (*world.hands[1], world.discards[1][0]):
            world.traces = [
                one._replace(cards=(remembered,)),
                two._replace(cards=tuple(world.hands[0])),
            ]
            expected[world_key(world)] += 1
    assert len(expected) == 36
    assert_frequencies(drawn(state, 2), expected)


@pytest.mark.clause("DC-12.4")
def test_an_openly_played_card_is_no_longer_looked_for() -> None:
    state = late(["card-swap-2 cross-1 rat-1", "tee-east-1 web-1", "boots-1"], pile="rat-2")
    do(state, "swap card-swap-2 of 1", "stop", "place cross-1@1,0", "stop")
    [given] = GAME.view(state, 0)["you"]["given"]
    assert given["cards"] == ["rat-1"]
    assert all("rat-1" in held(GAME.determinize(state, 0, Random(n)), 1) for n in range(20))


@pytest.mark.clause("DC-12.4")
def test_a_hand_that_is_swapped_on_is_followed() -> None:
    state = late(
        ["card-swap-2 cross-1 rat-1", "card-swap-3 tee-east-1", "boots-1 web-1"], pile="lindworm-2 lindworm-1"
    )
    do(state, "swap card-swap-2 of 1", "stop")
    give(state, 1, "card-swap-3 cross-1 rat-1")
    do(state, "swap card-swap-3 of 2", "stop")
    given = GAME.view(state, 0)["you"]["given"]
    assert given == [{"holder": 2, "cards": ["cross-1", "rat-1"], "away": []}]
    assert [each["holder"] for each in GAME.view(state, 1)["you"]["given"]] == [0, 2]


@pytest.mark.clause("DC-12.4")
def test_a_hand_that_comes_back_tells_what_was_put_away() -> None:
    state = late(["card-swap-2 cross-1 rat-1", "tee-east-1", "boots-1"], pile="lindworm-1 rat-2")
    do(state, "swap card-swap-2 of 1", "stop")  # seat 1 draws a rat of level II
    do(state, "discard rat-1", "stop", "discard boots-1", "stop")
    give(state, 0, "card-swap-3 tee-east-1")
    do(state, "swap card-swap-3 of 1")
    back, again = GAME.view(state, 0)["you"]["given"]
    assert back == {"holder": None, "cards": ["rat-1"], "away": [[1, 0]]}
    assert again["holder"] == 1
    assert all(GAME.determinize(state, 0, Random(n)).discards[1] == state.discards[1] for n in range(10))


@pytest.mark.clause("DC-12.1")
def test_backs_are_open_to_all() -> None:
    state = GAME.new(5, b"backs", {})
    do(state, offered(state, "discard")[1], "stop")
    seen = GAME.view(state, -1)
    assert [player["hand"] for player in seen["players"]] == [
        sorted(state.deck.level[card] for card in hand) for hand in state.hands
    ]
    assert sum(len(player["discards"]) for player in seen["players"]) == 2
    assert seen["pile"] == [[state.deck.level[card] for card in state.pile].count(n) for n in (1, 2, 3)]
    for seat in range(5):
        world = GAME.determinize(state, seat, Random(seat))
        assert [state.deck.level[card] for card in world.pile] == [state.deck.level[c] for c in state.pile]


@pytest.mark.clause("DC-12.2")
def test_lost_and_discarded_cards_are_known_to_their_owner() -> None:
    state = cave("bridge-ew-1@1,0", hand="web-1 cross-1 tee-north-1 rat-1")
    do(state, "discard web-1", "step 1,0/1")
    away = [state.deck.keys[card] for card in state.discards[0]]
    assert len(away) == 2
    assert GAME.view(state, 0)["you"]["discards"] == away
    assert all(GAME.determinize(state, 0, Random(n)).discards[0] == state.discards[0] for n in range(5))
    others = {GAME.determinize(state, 1, Random(n)).discards[0] for n in range(30)}
    assert len(others) > 5


@pytest.mark.clause("DC-12.3")
def test_what_was_looked_at_stays_as_it_was() -> None:
    state = cave(hand="secret-info-1 secret-info-2", seats=5)
    do(state, "look-goal secret-info-1 at 3", "stop")
    assert all(GAME.determinize(state, 0, Random(n)).goals[3] == state.goals[3] for n in range(20))
    assert len({GAME.determinize(state, 1, Random(n)).goals[3] for n in range(40)}) == 4


# --- clan cards ---------------------------------------------------------------------------------


def deals(state: State, seat: int) -> Counter[Hashable]:
    """All 8! deals of the clan cards, with the colours that all see and the cards that the seat has seen."""
    cards = [(clan, role) for clan in (YELLOW, BLUE) for role in (LOYAL, LOYAL, LOYAL, SABOTEUR)]
    truth = [*zip(state.clans, state.roles, strict=True), *state.aside]
    seen = [
        place == seat or bool((state.shown | state.looked_clans[seat]) & 1 << place) for place in range(8)
    ]
    if state.out[:1] == [seat]:
        seen[state.seats :] = [True] * (8 - state.seats)
    found: Counter[Hashable] = Counter()
    for deal in permutations(cards):
        agrees = all(
            card == true if known else card[0] == true[0]
            for card, true, known in zip(deal, truth, seen, strict=True)
        )
        if agrees:
            inside = {worker_of(*deal[other]) for other in range(state.seats) if other not in state.out}
            if len(inside) == 2:  # else the game would be over
                roles = tuple(role for _, role in deal[: state.seats])
                found[roles, tuple(sorted(deal[state.seats :]))] += 1
    return found


def clans_of(state: State, seat: int) -> Counter[Hashable]:
    rng = Random(5)
    found: Counter[Hashable] = Counter()
    for _ in range(DETERMINIZE_SAMPLES):
        world = GAME.determinize(state, seat, rng)
        found[tuple(world.roles), tuple(world.aside)] += 1
    return found


def dealt(seats: int = 6) -> State:
    state = cave(seats=seats)
    cards = [
        (YELLOW, LOYAL),
        (BLUE, LOYAL),
        (YELLOW, SABOTEUR),
        (BLUE, LOYAL),
        (YELLOW, LOYAL),
        (BLUE, SABOTEUR),
    ]
    state.clans, state.roles = [clan for clan, _ in cards[:seats]], [role for _, role in cards[:seats]]
    state.aside = [(YELLOW, LOYAL), (BLUE, LOYAL)]
    return state


def test_clan_cards_are_drawn_in_proportion_to_their_deals() -> None:
    state = dealt()
    assert_frequencies(clans_of(state, 0), deals(state, 0))
    state.looked_clans[0] = 0b1000
    assert_frequencies(clans_of(state, 0), deals(state, 0))


@pytest.mark.clause("DC-9.6", "DC-10.4")
def test_a_game_that_goes_on_tells_something() -> None:
    """With all yellow dwarfs but one out, somebody must still work for each clan."""
    state = dealt()
    for seat in (0, 4, 1):
        state.at[seat] = OUT
        state.out.append(seat)
        state.shown |= 1 << seat
    for viewer in (0, 2, 3):
        assert_frequencies(clans_of(state, viewer), deals(state, viewer))
    assert len(deals(state, 0)) < len(deals(state, 3))  # seat 0 saw the cards put aside


def test_roles_are_weighed_by_belief() -> None:
    state = dealt()

    def belief(roles: tuple[int, ...]) -> float:
        return 3.0 if roles[1] == SABOTEUR else 0.5

    weights: Counter[Hashable] = Counter()
    for deal, count in deals(state, 0).items():
        assert isinstance(deal, tuple)
        weights[deal] += int(2 * count * belief(deal[0]))
    rng = Random(7)
    found: Counter[Hashable] = Counter()
    for _ in range(DETERMINIZE_SAMPLES):
        world = GAME.determinize(state, 0, rng, belief)
        found[tuple(world.roles), tuple(world.aside)] += 1
    assert_frequencies(found, weights)
    world = GAME.determinize(state, 0, Random(1), lambda _: 0.0)  # a belief that rules everything out
    assert Counter([*zip(world.clans, world.roles, strict=True), *world.aside])[YELLOW, SABOTEUR] == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_clan_cards_of_small_tables(seats: int) -> None:
    state = GAME.new(seats, b"small", {})
    found = {
        (tuple(world.roles), tuple(world.aside))
        for world in (GAME.determinize(state, 0, Random(n)) for n in range(200))
    }
    own = state.roles[0]
    everything = {
        (own, *rest)
        for rest in product((0, 1), repeat=len(state.roles) + len(state.aside) - 1)
        if (seats == 2 and not any(rest)) or (seats > 2 and own + sum(rest) == 2)
    }
    assert {(*roles, *(role for _, role in aside)) for roles, aside in found} == everything
