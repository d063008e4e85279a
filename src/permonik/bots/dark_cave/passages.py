"""The cave as everybody sees it: what the ways to the goals cost, in moves.

Ways lead over fields that lie and over cells where a card could still be laid. Nothing in here is secret.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from permonik.bots.ways import Costs, Network, reach
from permonik.engine.dark_cave.cards import BRIDGE, TUNNEL, WAY_OUT, Deck
from permonik.engine.dark_cave.state import OUT, PLAN, START, State
from permonik.engine.paths.tiles import EMPTY, FACE_DOWN
from permonik.engine.paths.walk import place_of

GAP: Final = 3.5  # a cell where a card is still missing
WEBBED: Final = 4.0
GUARDED: Final = 2.0  # a field with a monster
BRIDGED: Final = 1.0  # the card that a bridge costs, over all its fields
TUNNELLED: Final = 4.0  # the nugget that a tunnel costs
_RIM: Final = 1  # how far outside the playing area a way may lead

_FIELDS: Final = 8  # places of a cell


class Passages(NamedTuple):
    """What it costs to enter each place, and to go from each place to those beside it."""

    enter: Costs
    network: Network


Steps: TypeAlias = list[tuple[int, float]]
"""Places and what it costs to go there."""


def survey(state: State) -> Passages:
    """All places and the steps between them. Where nothing lies they are the same in every cave."""
    blank = _blank(state.setup.goal_cells)
    enter, network = dict(blank.enter), dict(blank.network)
    changed = _changed(state)
    for cell in changed:
        _price(state, cell, enter)
    tolls = {web.edge: WEBBED for web in state.webs}
    beside = {cell + way for cell in changed for _, _, way in PLAN.around if (cell + way) << 3 in enter}
    for cell in changed | beside:
        _join(state.grid.tiles, state.setup.deck, cell, enter, tolls, network)
    for ladder in state.ladders:
        network[ladder] += [(other, enter[other]) for other in state.ladders if other != ladder]
    return Passages(enter, network)


class _Blank(NamedTuple):
    """The playing area without any card but hidden goals."""

    enter: Costs
    network: dict[int, Steps]


@lru_cache(maxsize=8)
def _blank(goals: tuple[int, ...]) -> _Blank:
    far = abs(PLAN.xy(goals[0])[0]) + _RIM
    cells = [PLAN.cell(x, y) for y in range(-far, far + 1) for x in range(-far, far + 1)]
    enter = {cell << 3: 1.0 if cell in goals else GAP for cell in cells}
    network = {
        cell << 3: [
            ((cell + way) << 3, enter[(cell + way) << 3])
            for _, _, way in PLAN.around
            if (cell + way) << 3 in enter
        ]
        for cell in cells
    }
    return _Blank(enter, network)


def _changed(state: State) -> set[int]:
    """The cells that are not as in the blank cave."""
    changed = {START, *state.laid}
    changed.update(cell for cell in state.setup.goal_cells if state.grid.tiles[cell] != FACE_DOWN)
    changed.update(place >> 3 for place in state.monster_at if place != OUT)
    changed.update(cell for web in state.webs for cell, _ in PLAN.edge_ends(web.edge))
    return changed


def _join(
    tiles: Sequence[int],
    deck: Deck,
    cell: int,
    enter: Costs,
    tolls: Mapping[int, float],
    network: dict[int, Steps],
) -> None:
    """The steps from the fields of a cell."""
    ports, tile = deck.fields.ports, tiles[cell]
    for field, beside in enumerate(deck.fields.links[tile]):
        network[cell << 3 | field] = [(cell << 3 | other, enter[cell << 3 | other]) for other in beside]
    if tile == EMPTY:
        network[cell << 3] = []
    for side, opposite, way in PLAN.around:
        here = ports[tile << 4 | side] if tile > FACE_DOWN else 0
        if here < 0 or (cell + way) << 3 not in enter:
            continue
        other = tiles[cell + way]
        there = ports[other << 4 | opposite] if other > FACE_DOWN else 0
        if there >= 0:
            place = (cell + way) << 3 | there
            toll = tolls.get(PLAN.edge(cell, side), 0.0) if tolls else 0.0
            network[cell << 3 | here].append((place, enter[place] + toll))


def _price(state: State, cell: int, enter: Costs) -> None:
    """What it costs to enter the fields of a cell."""
    tile, deck = state.grid.tiles[cell], state.setup.deck
    if tile == EMPTY:
        enter[cell << 3] = GAP
        return
    features = deck.feature[tile << 3 : (tile + 1) << 3]
    bridges = features.count(BRIDGE)
    for field in range(len(deck.fields.links[tile])):
        cost = 1.0
        if features[field] == TUNNEL:
            cost += TUNNELLED
        elif features[field] == BRIDGE:
            cost += BRIDGED / bridges
        if cell << 3 | field in state.monster_at:
            cost += GUARDED
        enter[cell << 3 | field] = cost


def goal_places(state: State) -> list[int | None]:
    """By goal, the place to go to: the card while it is hidden, the exit once it lies open, else nothing."""
    tiles, deck = state.grid.tiles, state.setup.deck
    found: list[int | None] = []
    for goal, cell in enumerate(state.setup.goal_cells):
        if tiles[cell] == FACE_DOWN:
            found.append(place_of(cell, 0))
        elif state.goals[goal] == WAY_OUT:
            found.append(place_of(cell, deck.exits[tiles[cell]][0]))
        else:
            found.append(None)
    return found


def ways_from(passages: Passages, place: int) -> Costs:
    """What it costs to get from a place to each other one, and to enter that."""
    return reach(passages.network, ((place, 0.0),))


def ways_to(passages: Passages, place: int) -> Costs:
    """What it costs to get from each place to this one: a step costs what it costs to enter a place."""
    enter, last = passages.enter, passages.enter[place]
    found = reach(passages.network, ((place, 0.0),))
    return {other: cost - enter[other] + last if other != place else 0.0 for other, cost in found.items()}


def ways_to_goals(state: State, passages: Passages) -> list[Costs]:
    """By goal, what the way costs from every place; nothing for goals that are not worth going to."""
    places: Sequence[int | None] = goal_places(state)
    return [{} if place is None else ways_to(passages, place) for place in places]


def ends_of(state: State, cell: int, passages: Passages) -> dict[int, int]:
    """By side, the place beside an empty cell, if a way can lead there."""
    tiles, ports = state.grid.tiles, state.setup.deck.fields.ports
    found = {}
    for side, opposite, way in PLAN.around:
        tile = tiles[cell + way]
        port = ports[tile << 4 | opposite] if tile > FACE_DOWN else 0
        if port >= 0 and (place := place_of(cell + way, port)) in passages.enter:
            found[side] = place
    return found


def field_places(cell: int) -> range:
    return range(place_of(cell, 0), place_of(cell, _FIELDS))
