"""The network of path cards, each clever part against a slow and obvious twin."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from hypothesis import given
from hypothesis import strategies as st

from permonik.engine.core.values import Action
from permonik.engine.paths.cards import PathCard
from permonik.engine.paths.grid import Bounds, Grid, Plan
from permonik.engine.paths.reach import Reach
from permonik.engine.paths.tiles import (
    EMPTY,
    FACE_DOWN,
    FIRST_TILE,
    OPPOSITE,
    OUTSIDE,
    SIDES,
    E,
    N,
    S,
    Tile,
    TileTable,
    W,
    fits,
    fitting_turns,
    half_turn,
    letters,
    sides,
    tile,
)
from permonik.engine.paths.walk import (
    NO_EDGE,
    Fields,
    FieldTable,
    Losses,
    Place,
    Step,
    Way,
    cell_of,
    cheapest,
    field_of,
    one_field,
    place_of,
    steps,
)

OFFSET: Final = {N: (0, -1), E: (1, 0), S: (0, 1), W: (-1, 0)}
MASKS: Final = st.integers(0, 15)


def partitions(mask: int) -> list[tuple[int, ...]]:
    """Every way in which some of the sides of a mask are joined in groups of two or more."""
    groups = [group for group in range(16) if group & mask == group and group.bit_count() > 1]
    apart = [()] + [(group,) for group in groups]
    pairs = [(one, two) for one in groups for two in groups if one < two and not one & two]
    return [*apart, *pairs]


ALL_TILES: Final = [Tile(mask, groups) for mask in range(16) for groups in partitions(mask)]
TABLE: Final = TileTable(ALL_TILES)
START_ID: Final = FIRST_TILE + ALL_TILES.index(tile("NESW", "NESW"))
# every tile there could be, and often one that leads on in all directions
TILE_IDS: Final = st.integers(FIRST_TILE, FIRST_TILE + len(ALL_TILES) - 1) | st.just(START_ID)


# --- tiles --------------------------------------------------------------------------------------


def test_sides_have_letters() -> None:
    assert [sides("N"), sides("E"), sides("S"), sides("W"), sides("NESW"), sides("")] == [N, E, S, W, 15, 0]
    assert all(sides(letters(mask)) == mask for mask in range(16))


def test_half_a_turn_swaps_north_with_south_and_east_with_west() -> None:
    for mask in range(16):
        assert half_turn(mask) == sum(OPPOSITE[side] for side in SIDES if mask & side)
        assert half_turn(half_turn(mask)) == mask


def test_a_card_turned_twice_lies_as_before() -> None:
    for each in ALL_TILES:
        turned = each.turned()
        assert turned.turned() == each
        assert turned.open == half_turn(each.open)
        for side in SIDES:
            assert turned.joined_to(OPPOSITE[side]) == half_turn(each.joined_to(side))


def test_what_is_joined_to_a_side() -> None:
    """By groups, one side after another: an open side is joined to itself and to its group."""
    for number, each in enumerate(ALL_TILES, FIRST_TILE):
        for side in SIDES:
            expected = side if each.open & side else 0
            for group in each.groups:
                expected |= group if group & side else 0
            assert each.joined_to(side) == TABLE.joins[number << 4 | side] == expected
        assert TABLE.open[number] == each.open


def test_empty_outside_and_face_down_cells_are_closed() -> None:
    for number in (EMPTY, OUTSIDE, FACE_DOWN):
        assert TABLE.open[number] == 0
        assert [TABLE.joins[number << 4 | side] for side in SIDES] == [0] * 4


def test_a_tile_fits_a_need_side_by_side() -> None:
    for need in range(256):
        for opened in range(16):
            expected = all(
                not (need & side and not opened & side) and not (need >> 4 & side and opened & side)
                for side in SIDES
            )
            assert fits(opened, need) == expected


def test_the_turns_that_fit_are_those_that_fit_one_by_one() -> None:
    curve = tile("NE", "NE")
    turns = [(0, curve), (1, curve.turned())]
    table = fitting_turns(turns)
    assert len(table) == 256
    for need in range(256):
        assert table[need] == tuple(turn for turn, lying in turns if fits(lying.open, need))


def test_a_card_is_symmetric_if_it_looks_the_same_turned() -> None:
    assert PathCard("bends", tile("NESW", "NE", "SW"), 1).symmetric
    assert PathCard("bridge", tile("NESW", "NS", "EW"), 1).symmetric
    assert not PathCard("curve", tile("NE", "NE"), 1).symmetric
    assert not PathCard("half", tile("NESW", "NE"), 1).symmetric  # all sides open, but not joined alike


# --- plans --------------------------------------------------------------------------------------

PLANS: Final = st.builds(
    lambda west, north, width, height: Plan(Bounds(west, north, west + width, north + height)),
    st.integers(-5, 5),
    st.integers(-5, 5),
    st.integers(0, 6),
    st.integers(0, 6),
)


def cells_of(plan: Plan) -> list[int]:
    west, north, east, south = plan.bounds
    return [plan.cell(x, y) for y in range(north, south + 1) for x in range(west, east + 1)]


@given(PLANS)
def test_cells_and_coordinates_are_one_to_one(plan: Plan) -> None:
    cells = cells_of(plan)
    assert len(set(cells)) == len(cells)
    assert [plan.cell(*plan.xy(cell)) for cell in range(plan.size)] == list(range(plan.size))
    assert [cell for cell in range(-50, plan.size + 50) if plan.holds(cell)] == cells


@given(PLANS)
def test_a_step_leads_to_the_neighbour_and_the_rim_is_outside(plan: Plan) -> None:
    blank = plan.blank()
    for cell in cells_of(plan):
        x, y = plan.xy(cell)
        assert [side for side, _, _ in plan.around] == list(SIDES)
        for side, opposite, step in plan.around:
            dx, dy = OFFSET[side]
            assert plan.xy(cell + step) == (x + dx, y + dy)
            assert opposite == OPPOSITE[side]
            assert (blank[cell + step] == EMPTY) == plan.bounds.holds(x + dx, y + dy)


@given(PLANS, st.integers(-2, 3))
def test_a_blank_grid_is_empty_within_and_outside_beyond(plan: Plan, margin: int) -> None:
    within = plan.bounds.grown(-margin)
    blank = plan.blank(within)
    for cell in range(plan.size):
        x, y = plan.xy(cell)
        inside = plan.bounds.holds(x, y) and within.holds(x, y)
        assert blank[cell] == (EMPTY if inside else OUTSIDE)


@given(PLANS)
def test_an_edge_is_the_same_from_either_side_and_no_other(plan: Plan) -> None:
    meets: dict[int, set[frozenset[int]]] = {}
    for cell in cells_of(plan):
        for side, opposite, step in plan.around:
            edge = plan.edge(cell, side)
            assert edge == plan.edge(cell + step, opposite)
            assert {(cell, side), (cell + step, opposite)} == set(plan.edge_ends(edge))
            meets.setdefault(edge, set()).add(frozenset((cell, cell + step)))
    assert all(len(pairs) == 1 for pairs in meets.values())
    assert len({next(iter(pairs)) for pairs in meets.values()}) == len(meets)


# --- grids --------------------------------------------------------------------------------------

PLAN: Final = Plan(Bounds(-2, -1, 3, 2))
CELLS: Final = cells_of(PLAN)
START: Final = PLAN.cell(0, 0)
HIDDEN: Final = (PLAN.cell(1, 1), PLAN.cell(3, 1))


@dataclass(frozen=True)
class Move:
    """Lay a tile on a cell if it is empty or hidden; take away what lies there if it is not."""

    cell: int
    tile: int


MOVES: Final = st.lists(
    st.builds(Move, st.sampled_from([c for c in CELLS if c != START]), TILE_IDS), max_size=40
)


def fresh_grid() -> Grid:
    tiles = PLAN.blank()
    for cell in HIDDEN:
        tiles[cell] = FACE_DOWN
    grid = Grid(PLAN, TABLE, tiles, {})
    grid.lay(START, START_ID)
    return grid


def make(grid: Grid, move: Move) -> bool:
    """Whether the move laid a tile rather than lifting one."""
    if grid.tiles[move.cell] in (EMPTY, FACE_DOWN):
        grid.lay(move.cell, move.tile)
        return True
    grid.lift(move.cell)
    return False


def slow_need(grid: Grid, cell: int) -> tuple[int, int]:
    """The sides that must be open and those that must be walls, asked of each neighbour by coordinates."""
    opened = walls = 0
    x, y = grid.plan.xy(cell)
    for side, (dx, dy) in OFFSET.items():
        lying = grid.tiles[grid.plan.cell(x + dx, y + dy)]
        if lying in (EMPTY, OUTSIDE, FACE_DOWN):
            continue
        if TABLE.tiles[lying].open & OPPOSITE[side]:
            opened |= side
        else:
            walls |= side
    return opened, walls


def slow_needs(grid: Grid) -> dict[int, int]:
    needs = {}
    for cell in CELLS:
        opened, walls = slow_need(grid, cell)
        if grid.tiles[cell] == EMPTY and opened:
            needs[cell] = opened | walls << 4
    return needs


@given(MOVES)
def test_the_needs_are_those_of_a_grid_built_anew(moves: list[Move]) -> None:
    grid = fresh_grid()
    for move in moves:
        make(grid, move)
        assert grid.needs == slow_needs(grid)


@given(MOVES, MASKS)
def test_mismatches_are_found_side_by_side(moves: list[Move], opened: int) -> None:
    grid = fresh_grid()
    for move in moves:
        make(grid, move)
    for cell in CELLS:
        must_open, must_wall = slow_need(grid, cell)
        wrong = [s for s in SIDES if (must_open & s and not opened & s) or (must_wall & s and opened & s)]
        assert grid.mismatches(cell, opened) == sum(wrong)


@given(MOVES, MOVES)
def test_a_copy_of_a_grid_is_independent(moves: list[Move], more: list[Move]) -> None:
    grid = fresh_grid()
    for move in moves:
        make(grid, move)
    tiles, needs = bytes(grid.tiles), dict(grid.needs)
    twin = grid.copy()
    for move in more:
        make(twin, move)
    assert (bytes(grid.tiles), grid.needs) == (tiles, needs)


# --- reach --------------------------------------------------------------------------------------


def slow_reach(grid: Grid) -> set[tuple[int, int]]:
    """Every (cell, side) to which a path leads: walk until nothing new is found."""
    reached = {(START, side) for side in SIDES if TABLE.tiles[grid.tiles[START]].open & side}
    while True:
        more = set(reached)
        for cell, side in reached:
            for other in SIDES:
                if TABLE.tiles[grid.tiles[cell]].joined_to(side) & other:
                    more.add((cell, other))
            neighbour, opposite = beyond(cell, side)
            if TABLE.tiles[grid.tiles[neighbour]].open & opposite:
                more.add((neighbour, opposite))
        if more == reached:
            return reached
        reached = more


def beyond(cell: int, side: int) -> tuple[int, int]:
    x, y = PLAN.xy(cell)
    dx, dy = OFFSET[side]
    return PLAN.cell(x + dx, y + dy), OPPOSITE[side]


def pointed_at(grid: Grid, reached: Iterable[tuple[int, int]], kind: int) -> set[int]:
    cells = {beyond(cell, side)[0] for cell, side in reached}
    return {cell for cell in cells if grid.tiles[cell] == kind}


def as_set(reach: Reach) -> set[tuple[int, int]]:
    return {(cell, side) for cell, mask in reach.sides.items() for side in SIDES if mask & side}


@given(MOVES)
def test_reach_equals_a_flood_from_scratch(moves: list[Move]) -> None:
    grid, reach = fresh_grid(), Reach({}, [])
    touched = set(reach.begin(grid, START))
    for move in moves:
        if make(grid, move):
            touched |= set(reach.extend(grid, move.cell))
        else:
            touched = set(reach.begin(grid, START))
        reached = slow_reach(grid)
        assert as_set(reach) == reached
        assert reach.sites == sorted(pointed_at(grid, reached, EMPTY))
        touched = {cell for cell in touched if grid.tiles[cell] == FACE_DOWN}
        assert touched == pointed_at(grid, reached, FACE_DOWN)


@given(MOVES)
def test_each_hidden_cell_is_named_once_when_it_is_touched(moves: list[Move]) -> None:
    grid, reach = fresh_grid(), Reach({}, [])
    for move in moves:
        make(grid, move)
    touched = reach.begin(grid, START)
    assert len(set(touched)) == len(touched)
    assert set(touched) == pointed_at(grid, slow_reach(grid), FACE_DOWN)


@given(MOVES)
def test_a_copy_of_a_reach_is_independent(moves: list[Move]) -> None:
    grid, reach = fresh_grid(), Reach({}, [])
    reach.begin(grid, START)
    before = dict(reach.sides), list(reach.sites)
    twin = reach.copy()
    for move in moves:
        if make(grid, move):
            twin.extend(grid, move.cell)
    assert (reach.sides, reach.sites) == before


# --- fields and steps ---------------------------------------------------------------------------


@given(st.integers(0, 10_000), st.integers(0, 7))
def test_a_place_is_a_cell_and_a_field(cell: int, field: int) -> None:
    place = place_of(cell, field)
    assert (cell_of(place), field_of(place)) == (cell, field)


@st.composite
def lying_fields(draw: st.DrawFn) -> Fields:
    """Some fields, linked at random, and a field at each open side."""
    count = draw(st.integers(1, 5))
    pairs = [(a, b) for a in range(count) for b in range(a)]
    linked = draw(st.sets(st.sampled_from(pairs))) if pairs else set()
    links = tuple(
        tuple(sorted({a for a, b in linked if b == field} | {b for a, b in linked if a == field}))
        for field in range(count)
    )
    opened = draw(MASKS)
    return Fields(links, tuple((side, draw(st.integers(0, count - 1))) for side in SIDES if opened & side))


@given(lying_fields())
def test_turned_fields_keep_their_numbers_and_change_sides(fields: Fields) -> None:
    turned = fields.turned()
    assert turned.links == fields.links
    assert dict(turned.ports) == {OPPOSITE[side]: field for side, field in fields.ports}
    assert list(turned.ports) == sorted(turned.ports)
    assert turned.turned() == fields


@given(MASKS)
def test_a_card_of_one_field_has_it_at_every_open_side(opened: int) -> None:
    assert one_field(opened) == Fields(((),), tuple((side, 0) for side in SIDES if opened & side))


@st.composite
def fielded_grids(draw: st.DrawFn) -> tuple[Grid, dict[int, Fields]]:
    """A grid full of cards with fields, some of them hidden; the fields by tile id."""
    kinds = draw(st.lists(lying_fields(), min_size=1, max_size=4))
    table = TileTable([Tile(sum(side for side, _ in kind.ports), ()) for kind in kinds])
    grid = Grid(PLAN, table, PLAN.blank(), {})
    for cell in CELLS:
        grid.tiles[cell] = draw(st.sampled_from([EMPTY, FACE_DOWN, *range(3, 3 + len(kinds)), 3]))
    return grid, dict(enumerate(kinds, FIRST_TILE))


def places(grid: Grid, kinds: Mapping[int, Fields]) -> Iterator[Place]:
    for cell in CELLS:
        lying = grid.tiles[cell]
        if lying == FACE_DOWN:
            yield place_of(cell, 0)
        elif lying in kinds:
            yield from (place_of(cell, field) for field in range(len(kinds[lying].links)))


def slow_steps(grid: Grid, kinds: Mapping[int, Fields], place: Place) -> set[tuple[Place, int]]:
    """All pairs of places are asked whether they are linked inside a card, or meet at an edge."""
    here, field = cell_of(place), field_of(place)
    found = set()
    for there in places(grid, kinds):
        if cell_of(there) == here:
            if grid.tiles[here] != FACE_DOWN and field_of(there) in kinds[grid.tiles[here]].links[field]:
                found.add((there, NO_EDGE))
            continue
        for side in SIDES:
            if beyond(here, side)[0] != cell_of(there) or grid.tiles[here] == grid.tiles[cell_of(there)] == 2:
                continue
            if opens(grid, kinds, place, side) and opens(grid, kinds, there, OPPOSITE[side]):
                found.add((there, PLAN.edge(here, side)))
    return found


def opens(grid: Grid, kinds: Mapping[int, Fields], place: Place, side: int) -> bool:
    lying = grid.tiles[cell_of(place)]
    return lying == FACE_DOWN or (side, field_of(place)) in kinds[lying].ports


@given(fielded_grids())
def test_steps_are_those_of_a_search_over_all_pairs_and_lead_back(
    drawn: tuple[Grid, dict[int, Fields]],
) -> None:
    grid, kinds = drawn
    fields = FieldTable(list(kinds.values()))
    found = {place: steps(grid, fields, place) for place in places(grid, kinds)}
    for place, leads in found.items():
        assert len(set(leads)) == len(leads)
        assert set(leads) == slow_steps(grid, kinds, place)
        assert all((place, edge) in found[there] for there, edge in leads)


# --- the cheapest ways --------------------------------------------------------------------------

Network = Mapping[Place, tuple[Step, ...]]


@st.composite
def networks(draw: st.DrawFn) -> Network:
    """A few places, and steps between them that may cost some of two things and may end the walk."""
    size = draw(st.integers(2, 4))
    network = {}
    for place in range(size):
        targets = draw(st.lists(st.integers(0, size - 1), min_size=2, max_size=3))
        network[place] = tuple(
            Step(
                (1, place, -number, there),  # later steps come first in the order of actions
                there,
                (draw(st.integers(0, 2)), draw(st.integers(0, 2))),
                draw(st.sampled_from([False, False, False, True])),
            )
            for number, there in enumerate(targets)
        )
    return network


def slow_ways(
    network: Network, start: Place, moves: int, purse: Losses | None = None
) -> dict[Place, list[Way]]:
    """Every walk of at most so many moves, by where it ends."""
    found: dict[Place, list[Way]] = {}

    def walk(place: Place, losses: Losses, taken: tuple[Action, ...]) -> None:
        if len(taken) == moves:
            return
        for action, there, cost, ends in capped(network[place], losses, purse):
            lost = (losses[0] + cost[0], losses[1] + cost[1])
            if there != start:
                found.setdefault(there, []).append(Way(lost, (*taken, action)))
            if not ends:
                walk(there, lost, (*taken, action))

    walk(start, (0, 0), ())
    return found


def capped(leads: Iterable[Step], losses: Losses, purse: Losses | None) -> Iterator[Step]:
    """Nobody loses more than there is in the purse."""
    for step in leads:
        if purse is None:
            yield step
        else:
            left = [have - lost for have, lost in zip(purse, losses, strict=True)]
            yield step._replace(losses=tuple(map(min, step.losses, left)))


def cost(way: Way) -> tuple[int, int]:
    return sum(way.losses), len(way.steps)


@given(networks(), st.integers(1, 4))
def test_the_cheapest_ways_are_the_best_of_all_walks(network: Network, moves: int) -> None:
    found = cheapest(0, moves, (0, 0), lambda place, _: network[place])
    walks = slow_ways(network, 0, moves)
    assert found == {
        there: min(ways, key=lambda way: (*cost(way), way.steps)) for there, ways in walks.items()
    }
    assert list(found) == sorted(found)


@given(networks(), st.integers(1, 4), st.tuples(st.integers(0, 2), st.integers(0, 2)))
def test_who_has_nothing_left_walks_on_free(network: Network, moves: int, purse: Losses) -> None:
    found = cheapest(0, moves, (0, 0), lambda place, losses: capped(network[place], losses, purse))
    walks = slow_ways(network, 0, moves, purse)
    assert set(found) == set(walks)
    for there, way in found.items():
        assert way in walks[there]
        assert cost(way) == min(map(cost, walks[there]))


def test_nobody_walks_without_moves() -> None:
    assert cheapest(0, 0, (), lambda *_: [Step((0, 0, 0, 0), 1, ())]) == {}


def test_a_cheaper_way_found_later_replaces_a_dearer_one() -> None:
    network: Network = {
        0: (Step((0, 0, 0, 0), 1, (2,)), Step((0, 0, 1, 0), 1, (1,)), Step((0, 0, 2, 0), 1, (2,))),
        1: (Step((0, 1, 0, 0), 2, (0,)),),
        2: (),
    }
    found = cheapest(0, 2, (0,), lambda place, _: network[place])
    assert found == {1: Way((1,), ((0, 0, 1, 0),)), 2: Way((1,), ((0, 0, 1, 0), (0, 1, 0, 0)))}


def test_ways_that_lose_different_things_are_both_kept() -> None:
    """With one card and one nugget: whoever lost the nugget on the way passes the toll of a nugget free."""
    card, nugget = (0, 0, 0, 0), (0, 0, 1, 0)
    network: Network = {
        0: (Step(card, 1, (1, 0)), Step(nugget, 1, (0, 1))),
        1: (Step((0, 1, 0, 0), 2, (0, 1)), Step((0, 1, 1, 0), 3, (1, 0))),
        2: (),
        3: (),
    }
    found = cheapest(0, 2, (0, 0), lambda place, losses: capped(network[place], losses, (1, 1)))
    assert found[2] == Way((0, 1), (nugget, (0, 1, 0, 0)))
    assert found[3] == Way((1, 0), (card, (0, 1, 1, 0)))
