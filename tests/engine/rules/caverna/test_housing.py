"""The housing solver against slow ones: brute force on small boards, an integer search on large ones."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

import pytest

from permonik.engine.caverna.animals import BARE, ROOM, arrangement, fits, housed, zones
from permonik.engine.caverna.furnishings import BREAKFAST_BIT, CUDDLE_BIT, MIXED_BIT, STUBBLE_BIT
from permonik.engine.caverna.goods import (
    BOAR,
    CATTLE,
    COVERED,
    DOG,
    DONKEY,
    FIELD,
    LARGE_ACROSS,
    LARGE_DOWN,
    MEADOW,
    ORE_MINE,
    OWNED,
    ROW,
    RUBY_MINE,
    SHEEP,
    SMALL,
    STABLE,
    Player,
)
from permonik.engine.caverna.home import FOREST, bits
from tests.sizes import HOUSING_BOARDS, HOUSING_LARGE_BOARDS

TYPES = range(4)
Place = tuple[frozenset[int], int, bool]
"""Types that may live there, how many of one type, and whether dogs can watch sheep there."""


def places_of(player: Player, dwarfs: int) -> list[Place]:
    """Every place of a home board, read off the board as a person would."""
    owned, stable = player[OWNED], player[STABLE]
    anything = frozenset(TYPES)
    found: list[Place] = [(anything, 2, False)]
    found += [(anything, 2, False)] if owned & MIXED_BIT else []
    found += [(frozenset({0}), dwarfs, False)] if owned & CUDDLE_BIT else []
    found += [(frozenset({3}), 3, False)] if owned & BREAKFAST_BIT else []
    found += [(frozenset({1}), 1, False)] * (player[ORE_MINE] | player[RUBY_MINE]).bit_count()
    found += [(frozenset({2}), 1, False)] * (stable & ~player[COVERED]).bit_count()
    found += [(anything, 1, False)] * (player[FIELD].bit_count() if owned & STUBBLE_BIT else 0)
    found += [(anything, int(stable >> cell & 1), True) for cell in bits(player[MEADOW])]
    found += [(anything, 2 << (stable >> cell & 1), True) for cell in bits(player[SMALL])]
    for land, step in ((LARGE_ACROSS, 1), (LARGE_DOWN, 8)):
        for cell in bits(player[land]):
            stables = (stable >> cell & 1) + (stable >> cell + step & 1)
            found.append((anything, 4 << stables, True))
    return found


def brute_force(places: list[Place], animals: tuple[int, ...], dogs: int) -> bool:
    """Every type in every place, every way to spread the dogs."""
    watched = [at for at, place in enumerate(places) if place[2]]
    for spread in spreads(dogs, len(watched)):
        here = dict(zip(watched, spread, strict=True))
        options = []
        for at, (types, room, _) in enumerate(places):
            guards = here.get(at, 0)
            options.append([(0, guards + 1)] if guards else [(kind, room) for kind in types])
        for chosen in product(*options):
            total = [0] * 4
            for kind, room in chosen:
                total[kind] += room
            if all(total[kind] >= animals[kind] for kind in TYPES):
                return True
    return False


def spreads(dogs: int, places: int) -> Iterator[tuple[int, ...]]:
    """All ways to put at most so many dogs on places."""
    if not places:
        yield ()
        return
    for first in range(dogs + 1):
        yield from ((first, *rest) for rest in spreads(dogs - first, places - 1))


def integer_search(places: list[Place], animals: tuple[int, ...], dogs: int) -> bool:
    """Place by place: what is still homeless, and which dogs are still free."""
    order = sorted(places, key=lambda place: (len(place[0]), -place[1]))

    @cache
    def search(at: int, left: tuple[int, ...], free: int) -> bool:
        if not any(left):
            return True
        if at == len(order):
            return False
        types, room, watched = order[at]
        options = [(kind, room, 0) for kind in types]
        options += [(0, guards + 1, guards) for guards in range(1, free + 1)] if watched else []
        for kind, size, guards in options:
            rest = tuple(max(0, count - size) if k == kind else count for k, count in enumerate(left))
            if search(at + 1, rest, free - guards):
                return True
        return False

    return search(0, animals, dogs)


def random_board(rng: Random, squares: int, animals: int, dogs: int) -> tuple[Player, int]:
    """A home with some tiles on the forest, some mines and rooms, and some animals."""
    player = [0] * ROW
    free = list(bits(FOREST))
    rng.shuffle(free)
    for cell in free[:squares]:
        here = 1 << cell
        if player[COVERED] & here:
            continue
        land = rng.choice([MEADOW, FIELD, SMALL, LARGE_ACROSS, LARGE_DOWN, None])
        other = {LARGE_ACROSS: here << 1, LARGE_DOWN: here << 8}.get(land or 0, 0)
        if other and (not other & FOREST or player[COVERED] & other):
            land, other = SMALL, 0
        if land is not None:
            player[land] |= here
            player[COVERED] |= here | other
    grass = list(bits(FOREST & ~player[FIELD]))
    for cell in rng.sample(grass, k=min(len(grass), rng.randrange(4))):
        player[STABLE] |= 1 << cell
    for mine in (ORE_MINE, RUBY_MINE):
        for cell in range(12, 12 + rng.randrange(3)):
            player[mine] |= 1 << cell + (8 if mine == RUBY_MINE else 0)
    for bit in (CUDDLE_BIT, BREAKFAST_BIT, STUBBLE_BIT, MIXED_BIT):
        player[OWNED] |= bit if rng.random() < 0.2 else 0
    for _ in range(rng.randrange(animals + 1)):
        player[rng.choice((SHEEP, DONKEY, BOAR, CATTLE))] += 1
    player[DOG] = rng.randrange(dogs + 1)
    return player, rng.randrange(2, 7)


def herd(player: Player) -> tuple[int, ...]:
    return tuple(player[animal] for animal in (SHEEP, DONKEY, BOAR, CATTLE))


def test_equal_to_brute_force_on_small_boards() -> None:
    rng, answers, boards = Random("housing"), [0, 0], 0
    while boards < HOUSING_BOARDS:
        player, dwarfs = random_board(rng, rng.randrange(5), 10, 3)
        places = places_of(player, dwarfs)
        if len(places) > 7:
            continue
        boards += 1
        found = fits(player, dwarfs)
        assert found == brute_force(places, herd(player), player[DOG]), (player, dwarfs)
        answers[found] += 1
    assert min(answers) > HOUSING_BOARDS // 10  # both answers come up often


def test_equal_to_an_integer_search_on_large_boards() -> None:
    rng, answers = Random("large"), [0, 0]
    for _ in range(HOUSING_LARGE_BOARDS):
        player, dwarfs = random_board(rng, 12, 45, 9)
        found = fits(player, dwarfs)
        assert found == integer_search(places_of(player, dwarfs), herd(player), player[DOG])
        answers[found] += 1
    assert min(answers) > 0


def test_a_greedy_solver_would_be_wrong() -> None:
    """Cattle must leave the large place to the sheep, and boars share nothing."""
    left = (0, 0, 1, 1, 1, 0, 0, 0)
    assert ROOM[2:5] == (4, 2, 2)
    assert housed(4, 0, 2, 2, 0, left)
    assert not housed(4, 0, 3, 1, 0, left)
    assert housed(3, 0, 2, 3, 2, (0, 0, 1, 1, 0, 0, 0, 1))


def test_zones_count_bare_meadows_last() -> None:
    player = [0] * ROW
    player[MEADOW] = 0b111 << 9
    player[STABLE] = 1 << 9
    assert zones(player)[BARE] == 2


@pytest.mark.clause("CAV-10.1")
def test_the_arrangement_shown_is_a_legal_one() -> None:
    rng, shown = Random("arranged"), 0
    sites = [0] * 49
    sites[0], sites[4], sites[7], sites[8] = 36, 37, 38, 29
    for _ in range(HOUSING_BOARDS):
        player, dwarfs = random_board(rng, 12, 30, 6)
        found = arrangement(player, dwarfs, sites)
        if not fits(player, dwarfs):
            assert found == []
            continue
        shown += 1
        assert len({housed_here.square for housed_here in found}) == len(found)
        assert sum(housed_here.dogs for housed_here in found) <= player[DOG]
        for kind, animal in enumerate((SHEEP, DONKEY, BOAR, CATTLE)):
            assert sum(here.number for here in found if here.animal == animal) == player[animal], kind
        for square, animal, count, dogs in found:
            assert count <= room_for(player, dwarfs, square, animal, dogs), (player, square)
    assert shown > HOUSING_BOARDS // 10


def room_for(player: Player, dwarfs: int, square: int, animal: int, dogs: int) -> int:
    """How many animals of a type a square takes, from the board alone."""
    here, stable = 1 << square, player[STABLE] >> square & 1
    if square in (36, 37, 38, 29):
        return {36: 2, 37: 2, 38: dwarfs if animal == SHEEP else 0, 29: 3 if animal == CATTLE else 0}[square]
    if (player[ORE_MINE] | player[RUBY_MINE]) & here:
        return int(animal == DONKEY)
    if dogs:
        assert animal == SHEEP
        assert (player[MEADOW] | player[SMALL] | player[LARGE_ACROSS] | player[LARGE_DOWN]) & here
        return dogs + 1
    if player[FIELD] & here:
        return 1 if player[OWNED] & STUBBLE_BIT else 0
    if player[LARGE_ACROSS] & here:
        return 4 << stable + (player[STABLE] >> square + 1 & 1)
    if player[LARGE_DOWN] & here:
        return 4 << stable + (player[STABLE] >> square + 8 & 1)
    if player[SMALL] & here:
        return 2 << stable
    if player[MEADOW] & here:
        return stable
    return int(bool(stable) and animal == BOAR)
