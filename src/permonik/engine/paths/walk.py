"""Walking: fields inside lying cards, the steps between them, and the cheapest routes.

A place is one int: a cell and a field of the card that lies there. A face-down card is one field, 0.
Webs, trolls, traps, obstacles and creatures lie over this; their game owns them and passes them in.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from permonik.engine.core.values import Action
from permonik.engine.paths.grid import Grid
from permonik.engine.paths.tiles import FACE_DOWN, SIDES, half_turn

Place: TypeAlias = int
NO_EDGE: Final = -1
_FIELD_BITS: Final = 3  # no card has more than eight fields


def place_of(cell: int, field: int) -> Place:
    return cell << _FIELD_BITS | field


def cell_of(place: Place) -> int:
    return place >> _FIELD_BITS


def field_of(place: Place) -> int:
    return place & (1 << _FIELD_BITS) - 1


class Fields(NamedTuple):
    """The fields of a card as it lies: which are linked, and which field lies at each open side."""

    links: tuple[tuple[int, ...], ...]  # by field: the fields beside it, sorted
    ports: tuple[tuple[int, int], ...]  # (side, field), by side

    def turned(self) -> "Fields":
        """The same card turned by half a turn. The fields keep their numbers."""
        return Fields(self.links, tuple(sorted((half_turn(side), field) for side, field in self.ports)))


def one_field(opened: int) -> Fields:
    """A card that is a single field."""
    return Fields(((),), tuple((side, 0) for side in SIDES if opened & side))


class FieldTable:
    """The fields of the tiles of a game by tile id, as flat tables for speed."""

    __slots__ = ("links", "ports")

    def __init__(self, fields: Sequence[Fields]) -> None:
        blank = Fields(((),), ())
        known = (blank, blank, blank, *fields)  # EMPTY, OUTSIDE and FACE_DOWN
        self.links: Final = [each.links for each in known]
        # ports[tile << 4 | side]: the field at that side, or -1 for a wall
        self.ports: Final = [dict(each.ports).get(side, -1) for each in known for side in range(16)]


def steps(grid: Grid, fields: FieldTable, place: Place) -> list[tuple[Place, int]]:
    """All places one step away, with the edge that is crossed (NO_EDGE inside a card), in a fixed order.

    A step between cards needs both touching sides open, but anything open leads onto a face-down card
    and off it.
    """
    cell, field = cell_of(place), field_of(place)
    tiles, ports = grid.tiles, fields.ports
    here = tiles[cell]
    found = [(place_of(cell, other), NO_EDGE) for other in fields.links[here][field]]
    for side, opposite, step in grid.plan.around:
        if here != FACE_DOWN and ports[here << 4 | side] != field:
            continue
        neighbour = cell + step
        there = tiles[neighbour]
        entry = 0 if there == FACE_DOWN else ports[there << 4 | opposite]
        if entry >= 0 and not here == there == FACE_DOWN:
            found.append((place_of(neighbour, entry), grid.plan.edge(cell, side)))
    return found


Losses: TypeAlias = tuple[int, ...]


class Step(NamedTuple):
    """One step of a walk: the action, where it leads, what it surely costs, whether the walk ends there."""

    action: Action
    place: Place
    losses: Losses
    ends: bool = False


class Way(NamedTuple):
    """A way to a place."""

    losses: Losses
    steps: tuple[Action, ...]


def cheapest(
    start: Place, moves: int, nothing: Losses, steps_from: Callable[[Place, Losses], Iterable[Step]]
) -> dict[Place, Way]:
    """For every place that can be reached in so many moves, the way that loses least, then is shortest.

    `steps_from` gives the steps from a place to a walker who has lost so much already. Losses of different
    things cannot be compared on the way, so every way is kept than which none is better in all of them.
    """
    best: dict[Place, Way] = {}
    ways: dict[Place, list[Way]] = {start: [Way(nothing, ())]}
    for _ in range(moves):
        longer: dict[Place, list[Way]] = {}
        for place, known in ways.items():
            for way in known:
                for action, there, losses, ends in steps_from(place, way.losses):
                    lost = tuple(map(sum, zip(way.losses, losses, strict=True)))
                    reached = Way(lost, (*way.steps, action))
                    if there != start and (there not in best or _cost(reached) < _cost(best[there])):
                        best[there] = reached
                    if not ends:
                        _keep(longer.setdefault(there, []), reached)
        ways = longer
    return dict(sorted(best.items()))


def _cost(way: Way) -> tuple[int, int, tuple[Action, ...]]:
    return sum(way.losses), len(way.steps), way.steps


def _keep(ways: list[Way], way: Way) -> None:
    """Add a way unless a known one is at least as good in everything; drop those that it beats."""
    if any(_no_worse(other, way) for other in ways):
        return
    ways[:] = [other for other in ways if not _no_worse(way, other)]
    ways.append(way)


def _no_worse(way: Way, other: Way) -> bool:
    return all(a <= b for a, b in zip(way.losses, other.losses, strict=True)) and (
        way.losses != other.losses or way.steps <= other.steps
    )
