"""Where animals live: whether all of them have room, decided exactly."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from permonik.engine.caverna.furnishings import BREAKFAST_BIT, CUDDLE_BIT, ENTRY, MIXED_BIT, STUBBLE_BIT
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
    RUBY_MINE,
    SHEEP,
    SMALL,
    STABLE,
    Player,
)
from permonik.engine.caverna.home import WIDTH, bits, mines

Zones: TypeAlias = tuple[int, ...]
"""How many places of each class of `ROOM`, largest first, and last the bare meadows."""

# Animals of one type that a place of each class takes. Dogs watch sheep on all but rooms and stubble.
ROOM: Final = (16, 8, 4, 2, 2, 1, 1)
_ROOMS: Final = 4  # entry-level and Mixed dwelling
_STUBBLE: Final = 6
_WATCHED: Final = (5, 3, 2, 1, 0)  # classes that dogs can watch, smallest first
BARE: Final = 7


@lru_cache(maxsize=1 << 16)
def zones_of(meadow: int, small: int, across: int, down: int, stable: int, stubble: int, rooms: int) -> Zones:
    """The places of a home board by class."""  # CAV-10.2 to CAV-10.5
    counts = [0] * 8
    for cell in bits(across):
        counts[2 - (stable >> cell & 3).bit_count()] += 1
    for cell in bits(down):
        counts[2 - (stable >> cell & 1) - (stable >> cell + WIDTH & 1)] += 1
    stabled = (small & stable).bit_count()
    counts[2] += stabled
    counts[3] += small.bit_count() - stabled
    counts[_ROOMS] += rooms
    counts[5] += (meadow & stable).bit_count()
    counts[_STUBBLE] += stubble
    counts[BARE] += (meadow & ~stable).bit_count()
    return tuple(counts)


def zones(player: Player) -> Zones:
    owned = player[OWNED]
    return zones_of(
        player[MEADOW],
        player[SMALL],
        player[LARGE_ACROSS],
        player[LARGE_DOWN],
        player[STABLE],
        player[FIELD].bit_count() if owned & STUBBLE_BIT else 0,
        2 if owned & MIXED_BIT else 1,
    )


def _covers(need: int, left: Zones, at: int = 0) -> Iterator[Zones]:
    """Every least set of places that takes `need` animals of one type, as the places then left."""
    if need <= 0:
        yield left
        return
    if at == BARE:
        return
    room = ROOM[at]
    for used in range(min(left[at], -(-need // room)) + 1):
        rest = (*left[:at], left[at] - used, *left[at + 1 :])
        yield from _covers(need - used * room, rest, at + 1)


def _sheep_room(left: Zones, dogs: int) -> int:
    """How many sheep the places take with the dogs at their best."""  # CAV-10.7, CAV-10.8
    room = sum(count * size for count, size in zip(left, ROOM, strict=False))
    if not dogs:
        return room
    if left[BARE]:
        return room + dogs + min(left[BARE], dogs)
    for at in _WATCHED:
        if left[at]:
            return room + max(0, dogs + 1 - ROOM[at])
    return room


@lru_cache(maxsize=1 << 16)
def housed(sheep: int, donkeys: int, boars: int, cattle: int, dogs: int, left: Zones) -> bool:
    """Whether so many animals, beyond those in places of their own, fit the shared places."""
    for others in _covers(cattle, left):
        for more in _covers(boars, others):
            for rest in _covers(donkeys, more):
                if sheep <= 0 or _sheep_room(rest, dogs) >= sheep:
                    return True
    return False


def fits(player: Player, dwarfs: int, newborns: int = 0) -> bool:
    """Whether all farm animals have room, with one newborn more of each type in the mask."""  # CAV-10.1
    owned = player[OWNED]
    # CAV-10.3, CAV-10.6, CAV-11.7, CAV-11.8: places that only one type may use are filled first.
    sheep = player[SHEEP] + (newborns & 1) - (dwarfs if owned & CUDDLE_BIT else 0)
    donkeys = player[DONKEY] + (newborns >> 1 & 1) - mines(player)
    boars = player[BOAR] + (newborns >> 2 & 1) - (player[STABLE] & ~player[COVERED]).bit_count()
    cattle = player[CATTLE] + (newborns >> 3 & 1) - (3 if owned & BREAKFAST_BIT else 0)
    if sheep <= 0 and donkeys <= 0 and boars <= 0 and cattle <= 0:
        return True
    return housed(max(sheep, 0), max(donkeys, 0), max(boars, 0), max(cattle, 0), player[DOG], zones(player))


# --- one arrangement, for people to look at ------------------------------------------------------


class Housed(NamedTuple):
    """Animals of one type on a square, with the dogs that watch them."""

    square: int
    animal: int
    number: int
    dogs: int = 0


def arrangement(player: Player, dwarfs: int, sites: Sequence[int]) -> list[Housed]:
    """Where the animals could stand now; empty if they do not all fit. They may be moved at any time."""
    if not fits(player, dwarfs):
        return []
    left = {animal: player[animal] for animal in (SHEEP, DONKEY, BOAR, CATTLE)}
    found = []
    for animal, square, room in _own_places(player, dwarfs, sites):
        count = min(left[animal], room)
        left[animal] -= count
        found.append(Housed(square, animal, count))
    classes = _squares_by_class(player, sites)
    used, rest = _split(left, player[DOG], zones(player))
    for animal, counts in used.items():
        for at, count in enumerate(counts):
            found += [_fill(left, animal, classes[at].pop(0), ROOM[at]) for _ in range(count)]
    found += _sheep(left, player[DOG], classes, rest)
    return [here for here in found if here.number]


def _own_places(player: Player, dwarfs: int, sites: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Places that only one type may use: the type, the square, the room."""
    if player[OWNED] & CUDDLE_BIT:
        yield SHEEP, sites[CUDDLE_BIT.bit_length() - 1], dwarfs
    if player[OWNED] & BREAKFAST_BIT:
        yield CATTLE, sites[BREAKFAST_BIT.bit_length() - 1], 3
    yield from ((DONKEY, square, 1) for square in bits(player[ORE_MINE] | player[RUBY_MINE]))
    yield from ((BOAR, square, 1) for square in bits(player[STABLE] & ~player[COVERED]))


def _squares_by_class(player: Player, sites: Sequence[int]) -> list[list[int]]:
    """The squares of the shared places, by class of `ROOM`, and last the bare meadows."""
    stable = player[STABLE]
    classes: list[list[int]] = [[] for _ in range(BARE + 1)]
    for cell in bits(player[LARGE_ACROSS]):
        classes[2 - (stable >> cell & 3).bit_count()].append(cell)
    for cell in bits(player[LARGE_DOWN]):
        classes[2 - (stable >> cell & 1) - (stable >> cell + WIDTH & 1)].append(cell)
    for cell in bits(player[SMALL]):
        classes[2 if stable >> cell & 1 else 3].append(cell)
    classes[_ROOMS] = [sites[ENTRY]] + (
        [sites[MIXED_BIT.bit_length() - 1]] if player[OWNED] & MIXED_BIT else []
    )
    for cell in bits(player[MEADOW]):
        classes[5 if stable >> cell & 1 else BARE].append(cell)
    if player[OWNED] & STUBBLE_BIT:
        classes[_STUBBLE] = list(bits(player[FIELD]))
    return classes


def _split(left: dict[int, int], dogs: int, here: Zones) -> tuple[dict[int, list[int]], Zones]:
    """The places that each type but sheep takes, by class, and those that stay for the sheep."""
    for others in _covers(left[CATTLE], here):
        for more in _covers(left[BOAR], others):
            for rest in _covers(left[DONKEY], more):
                if _sheep_room(rest, dogs) >= left[SHEEP]:
                    steps = ((CATTLE, here, others), (BOAR, others, more), (DONKEY, more, rest))
                    return {
                        animal: [a - b for a, b in zip(before, after, strict=True)]
                        for animal, before, after in steps
                    }, rest
    raise AssertionError("all animals were said to fit")


def _fill(left: dict[int, int], animal: int, square: int, room: int, dogs: int = 0) -> Housed:
    count = min(left[animal], room)
    left[animal] -= count
    return Housed(square, animal, count, dogs)


def _sheep(left: dict[int, int], dogs: int, classes: list[list[int]], rest: Zones) -> Iterator[Housed]:
    """Sheep on the places left for them, dogs where they help most if they are needed at all."""
    if sum(count * room for count, room in zip(rest, ROOM, strict=False)) < left[SHEEP]:
        watched = BARE if classes[BARE] else next(at for at in _WATCHED if classes[at])
        squares = classes[watched][:dogs] if watched == BARE else classes[watched][:1]
        for at, square in enumerate(squares):
            classes[watched].remove(square)
            guards = dogs - len(squares) + 1 if at == 0 else 1
            yield _fill(left, SHEEP, square, guards + 1, guards)
    for room, squares in zip(ROOM, classes, strict=False):
        yield from (_fill(left, SHEEP, square, room) for square in squares)
