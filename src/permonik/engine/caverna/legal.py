"""What is legal in each kind of decision: the fast twin of refusals.py."""

# ruff: noqa: ARG001 - what stands in a table has one shape, whatever it needs of it

from collections.abc import Callable
from typing import Final

from permonik.engine.caverna import exchanges
from permonik.engine.caverna import frames as f
from permonik.engine.caverna.abilities import (
    disarmable,
    for_sale,
    forge_price,
    may_exchange,
    open_spaces,
    sites_for,
    targets,
    tile_squares,
)
from permonik.engine.caverna.actions import (
    BACK_ACTION,
    BREED,
    BUY,
    CALL,
    EXCHANGE_ACTION,
    FEED_ACTION,
    FENCE,
    FORGE,
    FURNISH,
    GROW_ACTION,
    IMITATE,
    KEEP,
    LAY,
    LET_GO,
    LOOT,
    PASS_ACTION,
    PLACE,
    REPLACE,
    SITE,
    SKIP,
    SOW,
    STABLE,
    STOP_ACTION,
    SWAP,
    TAKE,
    TRADE,
    WORK,
)
from permonik.engine.caverna.actions import (
    GOLD as GOLD_VERB,
)
from permonik.engine.caverna.effects import (
    CAVERN_CAVERN,
    CAVERN_TUNNEL,
    MEADOW_FIELD,
    ORE_MINE_TILE,
    RUBY_MINE_TILE,
    Do,
    Leaf,
)
from permonik.engine.caverna.expeditions import loot_open
from permonik.engine.caverna.flow import able_here, callable_dwarfs, dwarf_to_place, open_leaves
from permonik.engine.caverna.furnishings import OFFICE_BIT, ORANGE, PEACEFUL_BIT, payments
from permonik.engine.caverna.goods import (
    BORN,
    COVERED,
    DEEP,
    FIELD,
    FOOD,
    GOLD,
    GRAIN,
    MEADOW,
    ORE,
    OWNED,
    RUBY,
    STONE,
    TUNNEL,
    VEG,
    WOOD,
    Player,
)
from permonik.engine.caverna.goods import (
    STABLE as STABLES,
)
from permonik.engine.caverna.harvest import litters
from permonik.engine.caverna.home import (
    ROCKS,
    WOODS,
    bits,
    cavern_tunnels,
    meadow_fields,
    pairs_of,
    stable_squares,
    twin_pairs,
)
from permonik.engine.caverna.rounds import working_cave_ready
from permonik.engine.caverna.spaces import EFFECTS, MARKET
from permonik.engine.caverna.state import HARVEST, SKIP_ONE, Frame, State
from permonik.engine.core.values import Action

MOST_SOWN: Final = 2
STRONGEST_FORGED: Final = 8


def legal_actions(state: State) -> list[Action]:
    """Of the seat to act, sorted; empty when the game is over."""
    if not state.stack:
        return []
    frame = state.stack[-1]
    found = _LEGAL[frame[0]](state, frame)
    found.sort()
    return found


# --- placing ------------------------------------------------------------------------------------


def _purge(state: State, frame: Frame) -> list[Action]:
    return [(KEEP, frame[2], 0, 0), (LET_GO, frame[2], 0, 0)]


def _turn(state: State, frame: Frame) -> list[Action]:
    seat = frame[1]
    strength = state.strengths[seat][dwarf_to_place(state, frame)]
    found: list[Action] = [(PLACE, space, 0, 0) for space in open_spaces(state, seat, strength)]
    if not found:
        found.append(PASS_ACTION)
    if state.players[seat][RUBY]:
        found += [(CALL, other, 0, 0) for other in callable_dwarfs(state, frame)]
    return _with_exchange(state, seat, found)


def _with_exchange(state: State, seat: int, found: list[Action]) -> list[Action]:
    if not state.quiet and may_exchange(state, seat):
        found.append(EXCHANGE_ACTION)
    return found


def _imitating(state: State, frame: Frame) -> list[Action]:
    _, seat, _, dwarf = frame
    food = state.players[seat][FOOD]
    found = targets(state, seat, state.strengths[seat][dwarf], food)
    return [(IMITATE, space, 0, 0) for space in found]


# --- the parts of a space -----------------------------------------------------------------------


def _space(state: State, frame: Frame) -> list[Action]:
    leaves = EFFECTS[frame[2]].leaves
    able = able_here(state, frame)
    found: list[Action] = []
    for at in open_leaves(state, frame):
        leaf = leaves[at]
        if leaf.do == Do.TAKE:
            if leaf.needs & able:
                found.append((TAKE, at, 0, 0))
        elif leaf.needs & able:
            _LEAF[leaf.do](state, frame, leaf, found)
    if frame[3]:
        found.append(STOP_ACTION)
        _with_exchange(state, frame[1], found)
    return found


def _leaf_twin(state: State, frame: Frame, leaf: Leaf, found: list[Action]) -> None:
    player = state.players[frame[1]]
    covered, office = player[COVERED], bool(player[OWNED] & OFFICE_BIT)
    if leaf.param >> MEADOW_FIELD & 1:
        for a, b in meadow_fields(covered & WOODS, player[STABLES], office):
            found.append((LAY, MEADOW_FIELD, a, b))
    if leaf.param >> CAVERN_TUNNEL & 1:
        for a, b in cavern_tunnels(covered & ROCKS, office):
            found.append((LAY, CAVERN_TUNNEL, a, b))
    if leaf.param >> CAVERN_CAVERN & 1:
        for a, b in twin_pairs(ROCKS, covered & ROCKS, office):
            found.append((LAY, CAVERN_CAVERN, a, b))


def _leaf_ore_mine(state: State, frame: Frame, leaf: Leaf, found: list[Action]) -> None:
    for a, b in pairs_of(state.players[frame[1]][TUNNEL]):
        found.append((LAY, ORE_MINE_TILE, a, b))
        found.append((LAY, ORE_MINE_TILE, b, a))


def _leaf_ruby_mine(state: State, frame: Frame, leaf: Leaf, found: list[Action]) -> None:
    squares = state.players[frame[1]][DEEP if leaf.param else TUNNEL]
    found += [(LAY, RUBY_MINE_TILE, square, 0) for square in bits(squares)]


def _leaf_furnish(state: State, frame: Frame, leaf: Leaf, found: list[Action]) -> None:
    player = state.players[frame[1]]
    tiles = for_sale(state, player, player[FOOD])
    found += [(FURNISH, tile, 0, 0) for tile in bits(tiles & ORANGE if leaf.param else tiles)]


def sowings(player: Player) -> list[Action]:
    """How many fields may be sown with what."""  # CAV-6.17
    fields = player[FIELD].bit_count()
    return [
        (SOW, grain, veg, 0)
        for grain in range(min(player[GRAIN], MOST_SOWN) + 1)
        for veg in range(min(player[VEG], MOST_SOWN) + 1)
        if 0 < grain + veg <= fields
    ]


def _leaf_sow(state: State, frame: Frame, leaf: Leaf, found: list[Action]) -> None:
    found += sowings(state.players[frame[1]])


def _leaf_small(state: State, frame: Frame, leaf: Leaf, found: list[Action]) -> None:
    found += [(FENCE, square, 0, 0) for square in bits(state.players[frame[1]][MEADOW])]


def _leaf_large(state: State, frame: Frame, leaf: Leaf, found: list[Action]) -> None:
    found += [(FENCE, a, b, 0) for a, b in pairs_of(state.players[frame[1]][MEADOW])]


def _leaf_stable(state: State, frame: Frame, leaf: Leaf, found: list[Action]) -> None:
    found += [(STABLE, square, 0, 0) for square in bits(stable_squares(state.players[frame[1]]))]


def _leaf_forge(state: State, frame: Frame, leaf: Leaf, found: list[Action]) -> None:
    player = state.players[frame[1]]
    found += [
        (FORGE, strength, 0, 0)
        for strength in range(1, STRONGEST_FORGED + 1)
        if forge_price(player, strength) <= player[ORE]
    ]


def _leaf_expedition(state: State, frame: Frame, leaf: Leaf, found: list[Action]) -> None:
    _, seat, _, _, _, dwarf = frame
    found += [(LOOT, item, 0, 0) for item in loot_open(state, seat, state.strengths[seat][dwarf], 0)]


def _leaf_grow(state: State, frame: Frame, leaf: Leaf, found: list[Action]) -> None:
    found.append(GROW_ACTION)


def _leaf_trade(state: State, frame: Frame, leaf: Leaf, found: list[Action]) -> None:
    most = min(leaf.param, state.players[frame[1]][ORE] // 2)
    found += [(TRADE, times, 0, 0) for times in range(1, most + 1)]


def _for_sale(player: Player, first: int) -> list[Action]:
    return [(BUY, at, 0, 0) for at in range(first, len(MARKET)) if MARKET[at][1] <= player[GOLD]]


def _leaf_buy(state: State, frame: Frame, leaf: Leaf, found: list[Action]) -> None:
    found += _for_sale(state.players[frame[1]], 0)


_LEAF: Final[dict[Do, Callable[[State, Frame, Leaf, list[Action]], None]]] = {
    Do.TWIN: _leaf_twin,
    Do.ORE_MINE: _leaf_ore_mine,
    Do.RUBY_MINE: _leaf_ruby_mine,
    Do.FURNISH: _leaf_furnish,
    Do.SOW: _leaf_sow,
    Do.SMALL_PASTURE: _leaf_small,
    Do.LARGE_PASTURE: _leaf_large,
    Do.STABLE: _leaf_stable,
    Do.FORGE: _leaf_forge,
    Do.EXPEDITION: _leaf_expedition,
    Do.GROW: _leaf_grow,
    Do.TRADE: _leaf_trade,
    Do.BUY: _leaf_buy,
}


# --- decisions inside an action -----------------------------------------------------------------


def _expedition(state: State, frame: Frame) -> list[Action]:
    _, seat, _, taken, strength, _ = frame
    found: list[Action] = [(LOOT, item, 0, 0) for item in loot_open(state, seat, strength, taken)]
    found.append(STOP_ACTION)
    return _with_exchange(state, seat, found)


def _furnishing(state: State, frame: Frame) -> list[Action]:
    player = state.players[frame[1]]
    return [(FURNISH, tile, 0, 0) for tile in bits(for_sale(state, player, player[FOOD]))]


def _site(state: State, frame: Frame) -> list[Action]:
    return [(SITE, frame[2], square, 0) for square in bits(sites_for(state, frame[1], frame[2]))]


def _payment(state: State, frame: Frame) -> list[Action]:
    ways = payments(state.players[frame[1]], frame[2], frame[3])
    return [(REPLACE, wood, stone, 0) for wood, stone in ways]


def _overflow(state: State, frame: Frame) -> list[Action]:
    return [(SWAP, kind, 0, 0) for kind in exchanges.animal_kinds(state.players[frame[1]])]


def _exchanging(state: State, frame: Frame) -> list[Action]:
    seat = frame[1]
    player = state.players[seat]
    ruby = player[RUBY]
    plain = exchanges.PLAIN_WITH_RUBY if ruby else exchanges.PLAIN_WITHOUT_RUBY
    found: list[Action] = [(SWAP, kind, 0, 0) for kind in plain if exchanges.payable(player, kind)]
    if ruby:
        found += [
            (SWAP, kind, 0, 0)
            for kind in exchanges.TILE_KINDS
            if exchanges.payable(player, kind) and tile_squares(state, player, exchanges.EXCHANGES[kind].tile)
        ]
        if state.setup.ruby_to_gold:
            found.append((SWAP, exchanges.RUBY_TO_GOLD, 0, 0))
    if player[OWNED] & PEACEFUL_BIT:
        found += [(SWAP, exchanges.WEAPON, strength, where) for strength, where in disarmable(state, seat)]
    found.append(BACK_ACTION)
    return found


def _square(state: State, frame: Frame) -> list[Action]:
    squares = tile_squares(state, state.players[frame[1]], frame[2])
    return [(LAY, frame[2], square, 0) for square in bits(squares)]


def _golding(state: State, frame: Frame) -> list[Action]:
    return [(GOLD_VERB, count, 0, 0) for count in range(2, state.players[frame[1]][GOLD] + 1)]


def _marketing(state: State, frame: Frame) -> list[Action]:
    found = _for_sale(state.players[frame[1]], frame[2])
    found.append(STOP_ACTION)
    return _with_exchange(state, frame[1], found)


def _skipping(state: State, frame: Frame) -> list[Action]:
    return [(SKIP, 0, 0, 0), (SKIP, 1, 0, 0)]


def _feeding(state: State, frame: Frame) -> list[Action]:
    seat = frame[1]
    player = state.players[seat]
    found: list[Action] = [FEED_ACTION]
    if working_cave_ready(player, frame):
        newborn = player[BORN] and state.event in (HARVEST, SKIP_ONE)
        for payment, enough in enumerate((player[WOOD], player[STONE], player[ORE] > 1)):
            if enough:
                found += [(WORK, payment, eater, 0) for eater in range(2 if newborn else 1)]
    return _with_exchange(state, seat, found)


def _breeding(state: State, frame: Frame) -> list[Action]:
    seat = frame[1]
    sets = litters(state.players[seat], len(state.strengths[seat]), 4)
    found: list[Action] = [(BREED, types, 0, 0) for types in sets]
    return _with_exchange(state, seat, found)


def _litter(state: State, frame: Frame) -> list[Action]:
    seat = frame[1]
    sets = litters(state.players[seat], len(state.strengths[seat]), 2)
    return [(BREED, types, 0, 0) for types in sets if types]


def _fencing(state: State, frame: Frame) -> list[Action]:
    meadows = state.players[frame[1]][MEADOW]
    if frame[2]:
        return [(FENCE, a, b, 0) for a, b in pairs_of(meadows)]
    return [(FENCE, square, 0, 0) for square in bits(meadows)]


def _stabling(state: State, frame: Frame) -> list[Action]:
    return [(STABLE, square, 0, 0) for square in bits(stable_squares(state.players[frame[1]]))]


def _sowing(state: State, frame: Frame) -> list[Action]:
    return sowings(state.players[frame[1]])


_LEGAL: Final[dict[int, Callable[[State, Frame], list[Action]]]] = {
    f.PURGE: _purge,
    f.TURN: _turn,
    f.SPACE: _space,
    f.EXPEDITION: _expedition,
    f.FURNISHING: _furnishing,
    f.SITE: _site,
    f.PAYMENT: _payment,
    f.OVERFLOW: _overflow,
    f.EXCHANGING: _exchanging,
    f.SQUARE: _square,
    f.GOLDING: _golding,
    f.IMITATING: _imitating,
    f.MARKETING: _marketing,
    f.SKIPPING: _skipping,
    f.FEEDING: _feeding,
    f.BREEDING: _breeding,
    f.LITTER: _litter,
    f.FENCING: _fencing,
    f.STABLING: _stabling,
    f.SOWING: _sowing,
}
