"""What each action does to a state."""

# ruff: noqa: ARG001 - what stands in a table has one shape, whatever it needs of it

from collections.abc import Callable
from typing import Final

from permonik.engine.caverna import exchanges, loot
from permonik.engine.caverna.abilities import (
    acting_dwarf,
    dwarf_at_home,
    forge_price,
    imitation_price,
    large_price,
    small_price,
    stable_price,
)
from permonik.engine.caverna.building import build_stable, fence, furnish_now, lay_tile, sow
from permonik.engine.caverna.effects import (
    CAVERN_TILE,
    FIELD_TILE,
    MEADOW_TILE,
    ORE_MINE_TILE,
    RUBY_MINE_TILE,
    TUNNEL_TILE,
    Do,
    Leaf,
)
from permonik.engine.caverna.expeditions import return_home
from permonik.engine.caverna.flow import able_here, choose_site, dwarf_to_place, open_leaves, stay
from permonik.engine.caverna.frames import (
    EXCHANGING,
    EXPEDITION,
    FEEDING,
    FENCING,
    FURNISHING,
    GOLDING,
    IMITATING,
    LITTER,
    MARKETING,
    PURGE,
    SITE,
    SOWING,
    SPACE,
    SQUARE,
    STABLING,
    TURN,
)
from permonik.engine.caverna.furnishings import DWELLING, LOOTED, PRINTED, QUARRY_BIT
from permonik.engine.caverna.goods import (
    BORN,
    DEEP,
    EXTENDED,
    FARM_ANIMALS,
    FOOD,
    GOLD,
    ORE,
    ORE_MINE,
    OWNED,
    RUBY,
    RUBY_MINE,
    STONE,
    WOOD,
)
from permonik.engine.caverna.harvest import meal, nursery_food
from permonik.engine.caverna.rounds import empty, feed, skip_phase
from permonik.engine.caverna.spaces import EFFECTS, EXTENSION, KEYS, MARKET, unpacked
from permonik.engine.caverna.state import ON, Frame, State
from permonik.engine.caverna.supply import gain, named, pay
from permonik.engine.core.events import Event, Log
from permonik.engine.core.values import Action

# --- round start and placing --------------------------------------------------------------------


def _keep(state: State, action: Action, log: Log) -> None:
    space = action[1]
    state.players[0][RUBY] -= 1
    state.stack[-1] = (PURGE, 0, space + 1)
    if log is not None:
        log.append(Event("kept", {"player": 0, "space": KEYS[space]}))


def _let_go(state: State, action: Action, log: Log) -> None:
    empty(state, action[1], log)
    state.stack[-1] = (PURGE, 0, action[1] + 1)


def _place(state: State, action: Action, log: Log) -> None:
    space = action[1]
    frame = state.stack.pop()
    seat = frame[1]
    dwarf = dwarf_to_place(state, frame)
    state.crews[space] |= 1 << seat
    state.places[seat][dwarf] = ON + space
    if log is not None:
        strength = state.strengths[seat][dwarf]
        log.append(Event("place", {"player": seat, "space": KEYS[space], "strength": strength}))
    if space in state.setup.board.imitations:
        state.players[seat][FOOD] -= imitation_price(state, space)  # CAV-16.1
        state.stack.append((IMITATING, seat, space, dwarf))
    else:
        _enter(state, seat, space, dwarf, log)


def _enter(state: State, seat: int, space: int, dwarf: int, log: Log) -> None:
    """Begin to carry out a space; the only thing that can be done is done at once if it asks nothing."""
    effect = state.setup.board.effects[space]
    frame = (SPACE, seat, effect, 0, space, dwarf)
    state.stack.append(frame)
    if EFFECTS[effect].alone:
        _take(state, (0, 0, 0, 0), log)
        return
    able, leaves = able_here(state, frame), EFFECTS[effect].leaves
    possible = [at for at in open_leaves(state, frame) if leaves[at].needs & able]
    if len(possible) == 1 and leaves[possible[0]].do in _ASK_NOTHING:
        _ASK_NOTHING[leaves[possible[0]].do](state, (0, possible[0], 0, 0), log)


def _call(state: State, action: Action, log: Log) -> None:
    seat = state.stack[-1][1]
    state.players[seat][RUBY] -= 1
    state.stack[-1] = (TURN, seat, dwarf_at_home(state, seat, action[1]))
    if log is not None:
        log.append(Event("call", {"player": seat, "strength": action[1]}))


def _pass(state: State, action: Action, log: Log) -> None:
    frame = state.stack[-1]
    stay(state, frame[1], dwarf_to_place(state, frame), log)


def _imitate(state: State, action: Action, log: Log) -> None:
    _, seat, _, dwarf = state.stack.pop()
    if log is not None:
        log.append(Event("imitate", {"player": seat, "space": KEYS[action[1]]}))
    _enter(state, seat, action[1], dwarf, log)


# --- the parts of a space -----------------------------------------------------------------------


def _progress(state: State, at: int) -> Leaf:
    """Note that a leaf of the space on top is carried out."""
    _, seat, effect, done, space, dwarf = state.stack[-1]
    if space == EXTENSION and done:  # CAV-11.11: both halves of Extension, once a game
        state.players[seat][EXTENDED] = 1
    state.stack[-1] = (SPACE, seat, effect, done | 1 << at, space, dwarf)
    return EFFECTS[effect].leaves[at]


def _begin(state: State, frame: Frame, do: Do, param: int | None = None) -> Leaf:
    """Carry out the open leaf that does this."""
    leaves = EFFECTS[frame[2]].leaves
    for at in open_leaves(state, frame):
        leaf = leaves[at]
        if leaf.do == do and (param is None or leaf.param == param):
            return _progress(state, at)
    raise AssertionError("no such part here")


def _take(state: State, action: Action, log: Log) -> None:
    """Take what lies on the space and what is printed beside it."""
    leaf = _progress(state, action[1])
    _, seat, _, _, space, _ = state.stack[-1]
    player = state.players[seat]
    goods = list(leaf.gains)
    if not leaf.param:
        goods += unpacked(state.piles[space], state.setup.board.kinds[space])
        state.piles[space] = 0
    if leaf.per_ore_mine:  # CAV-15.11
        goods.append((ORE, leaf.per_ore_mine * player[ORE_MINE].bit_count()))
    if leaf.ruby_mines and player[RUBY_MINE].bit_count() >= leaf.ruby_mines:  # CAV-15.1, CAV-15.39
        goods.append((RUBY, 1))
    if leaf.token:  # CAV-5.12
        state.next_start = seat
    if log is not None:
        log.append(Event("take", {"player": seat, "space": KEYS[space], "goods": _total(goods)}))
        if leaf.token:
            log.append(Event("token", {"player": seat}))
    gain(state, seat, goods)


def _total(goods: list[tuple[int, int]]) -> dict[str, int]:
    totals: dict[int, int] = {}
    for good, count in goods:
        totals[good] = totals.get(good, 0) + count
    return named(totals.items())


def _grow(state: State, action: Action, log: Log) -> None:
    frame = state.stack[-1]
    _begin(state, frame, Do.GROW)
    seat, dwarf = frame[1], frame[5]
    state.strengths[seat].append(0)
    state.places[seat].append(state.places[seat][dwarf])  # CAV-9.5: it stands with its parent
    state.players[seat][BORN] += 1
    if log is not None:
        log.append(Event("grow", {"player": seat, "count": len(state.strengths[seat])}))


# Parts without a choice in them.
_ASK_NOTHING: Final[dict[Do, Callable[[State, Action, Log], None]]] = {Do.TAKE: _take, Do.GROW: _grow}


def _bring(state: State, seat: int, leaf: Leaf, log: Log) -> None:
    """What comes with a tile."""
    if leaf.gains:
        if log is not None:
            log.append(Event("gain", {"player": seat, "goods": named(leaf.gains)}))
        gain(state, seat, leaf.gains)


def _lay(state: State, action: Action, log: Log) -> None:
    _, tile, first, second = action
    frame = state.stack[-1]
    seat = frame[1]
    squares = (first, second) if second else (first,)
    if frame[0] == SQUARE:
        state.stack.pop()
        if frame[3] >= 0:
            pay(state.players[seat], exchanges.EXCHANGES[frame[3]].gives)
        lay_tile(state, seat, tile, squares, log)
        return
    if tile == ORE_MINE_TILE:
        leaf = _begin(state, frame, Do.ORE_MINE)
    elif tile == RUBY_MINE_TILE:
        leaf = _begin(state, frame, Do.RUBY_MINE, int(state.players[seat][DEEP] >> first & 1))
    else:
        leaf = _begin(state, frame, Do.TWIN, _twin_param(state, frame, tile))
    lay_tile(state, seat, tile, squares, log)
    _bring(state, seat, leaf, log)


def _twin_param(state: State, frame: Frame, tile: int) -> int:
    """The kinds of the open leaf that may lay this tile."""
    leaves = EFFECTS[frame[2]].leaves
    return next(
        leaves[at].param
        for at in open_leaves(state, frame)
        if leaves[at].do == Do.TWIN and leaves[at].param >> tile & 1
    )


def _fence(state: State, action: Action, log: Log) -> None:
    _, first, second, _ = action
    frame = state.stack[-1]
    seat = frame[1]
    looted = frame[0] == FENCING
    if looted:
        state.stack.pop()
    else:
        _begin(state, frame, Do.LARGE_PASTURE if second else Do.SMALL_PASTURE)
    price = (large_price if second else small_price)(state.players[seat], looted)
    fence(state, seat, first, second, price, log)


def _stable(state: State, action: Action, log: Log) -> None:
    frame = state.stack[-1]
    seat = frame[1]
    if frame[0] == STABLING:  # CAV-8.21: free
        state.stack.pop()
        build_stable(state, seat, action[1], 0, log)
    else:
        _begin(state, frame, Do.STABLE)
        build_stable(state, seat, action[1], stable_price(state.players[seat]), log)


def _sow(state: State, action: Action, log: Log) -> None:
    frame = state.stack[-1]
    if frame[0] == SOWING:
        state.stack.pop()
    else:
        _begin(state, frame, Do.SOW)
    sow(state, frame[1], action[1], action[2], log)


def _furnish(state: State, action: Action, log: Log) -> None:
    frame = state.stack[-1]
    if frame[0] == FURNISHING:
        state.stack.pop()
    else:
        _begin(state, frame, Do.FURNISH)
    state.stack.append((SITE, frame[1], action[1], PRINTED))


def _site(state: State, action: Action, log: Log) -> None:
    choose_site(state, action[2])


def _replace(state: State, action: Action, log: Log) -> None:
    furnish_now(state, (action[1], action[2]), log)


def _forge(state: State, action: Action, log: Log) -> None:
    frame = state.stack[-1]
    _begin(state, frame, Do.FORGE)
    seat, strength = frame[1], action[1]
    price = forge_price(state.players[seat], strength)
    state.players[seat][ORE] -= price
    state.strengths[seat][frame[5]] = strength
    if log is not None:
        told = {"player": seat, "strength": strength, "goods": named(((ORE, price),))}
        log.append(Event("forge", told))


def _trade(state: State, action: Action, log: Log) -> None:
    frame = state.stack[-1]
    _begin(state, frame, Do.TRADE)
    gives, gets = ((ORE, 2 * action[1]),), ((GOLD, 2 * action[1]), (FOOD, action[1]))
    _swap_goods(state, frame[1], gives, gets, log)


def _buy(state: State, action: Action, log: Log) -> None:
    frame = state.stack[-1]
    seat = frame[1]
    if frame[0] == SPACE:
        _begin(state, frame, Do.BUY)
        state.stack.append((MARKETING, seat, 0))
    good, price = MARKET[action[1]]
    state.stack[-1] = (MARKETING, seat, action[1] + 1)
    _swap_goods(state, seat, ((GOLD, price),), ((good, 1),), log)


# --- expeditions --------------------------------------------------------------------------------


def _loot(state: State, action: Action, log: Log) -> None:
    item = action[1]
    frame = state.stack[-1]
    if frame[0] == SPACE:
        leaf = _begin(state, frame, Do.EXPEDITION)
        seat, dwarf = frame[1], frame[5]
        frame = (EXPEDITION, seat, leaf.param, 0, state.strengths[seat][dwarf], dwarf)
        state.stack.append(frame)
    _, seat, left, taken, strength, dwarf = frame
    state.stack[-1] = (EXPEDITION, seat, left - 1, taken | 1 << item, strength, dwarf)
    if log is not None:
        log.append(Event("loot", {"player": seat, "loot": loot.KEYS[item]}))
    gains = loot.LOOT[item].gains
    if gains:
        gain(state, seat, gains)
    elif item in _LOOT_FRAMES:
        kind, *rest = _LOOT_FRAMES[item]
        state.stack.append((kind, seat, *rest))


# The decision that an item of loot opens.
_LOOT_FRAMES: Final[dict[int, tuple[int, ...]]] = {
    loot.FURNISH: (FURNISHING,),
    loot.STABLE: (STABLING,),
    loot.TUNNEL: (SQUARE, TUNNEL_TILE, -1),
    loot.SMALL: (FENCING, 0),
    loot.LARGE: (FENCING, 1),
    loot.MEADOW: (SQUARE, MEADOW_TILE, -1),
    loot.DWELLING: (SITE, DWELLING, LOOTED),
    loot.FIELD: (SQUARE, FIELD_TILE, -1),
    loot.SOW: (SOWING,),
    loot.CAVERN: (SQUARE, CAVERN_TILE, -1),
    loot.BREED: (LITTER,),
}


def _breed(state: State, action: Action, log: Log) -> None:
    types = action[1]
    seat = state.stack.pop()[1]
    player = state.players[seat]
    newborns = [(animal, 1) for at, animal in enumerate(FARM_ANIMALS) if types >> at & 1]
    for animal, _ in newborns:
        player[animal] += 1
    goods = [(FOOD, nursery_food(player, len(newborns)))]
    if types & 2 and player[OWNED] & QUARRY_BIT:  # CAV-11.23
        goods.append((STONE, 1))
    if log is not None and newborns:
        log.append(Event("breed", {"player": seat, "goods": named([*newborns, *goods])}))
    gain(state, seat, goods)


# --- exchanges ----------------------------------------------------------------------------------


def _swap_goods(
    state: State,
    seat: int,
    gives: tuple[tuple[int, int], ...],
    gets: tuple[tuple[int, int], ...],
    log: Log,
) -> None:
    pay(state.players[seat], gives)
    if log is not None:
        log.append(Event("exchange", {"player": seat, "goods": named(gives), "gains": named(gets)}))
    gain(state, seat, gets)


def _exchange(state: State, action: Action, log: Log) -> None:
    state.stack.append((EXCHANGING, state.stack[-1][1]))


def _swap(state: State, action: Action, log: Log) -> None:
    kind = action[1]
    seat = state.stack[-1][1]
    exchange = exchanges.EXCHANGES[kind]
    if kind == exchanges.GOLD_TO_FOOD:
        state.stack.append((GOLDING, seat))
    elif kind == exchanges.WEAPON:
        _disarm(state, seat, action[2], action[3], log)
    elif exchange.tile >= 0:
        state.stack.append((SQUARE, seat, exchange.tile, kind))
    else:
        _swap_goods(state, seat, exchange.gives, exchanges.gains(state.players[seat], kind), log)


def _disarm(state: State, seat: int, strength: int, where: int, log: Log) -> None:
    """Give up a whole weapon for as much food."""  # CAV-11.30
    acting, _ = acting_dwarf(state)
    strengths, places = state.strengths[seat], state.places[seat]
    for dwarf in range(len(strengths)):
        here = 2 if dwarf == acting else int(places[dwarf] >= ON)
        if strengths[dwarf] == strength and here == where:
            strengths[dwarf] = 0
            break
    if log is not None:
        log.append(Event("disarm", {"player": seat, "strength": strength}))
    gain(state, seat, ((FOOD, strength),))


def _gold(state: State, action: Action, log: Log) -> None:
    seat = state.stack.pop()[1]
    _swap_goods(state, seat, ((GOLD, action[1]),), ((FOOD, action[1] - 1),), log)  # CAV-14.8


def _back(state: State, action: Action, log: Log) -> None:
    state.stack.pop()
    state.quiet = 1


# --- harvest and leaving ------------------------------------------------------------------------


def _feed(state: State, action: Action, log: Log) -> None:
    feed(state, state.stack[-1], log)


def _work(state: State, action: Action, log: Log) -> None:
    """The Working cave feeds one dwarf."""
    _, payment, eater, _ = action
    seat = state.stack[-1][1]
    good, count = ((WOOD, 1), (STONE, 1), (ORE, 2))[payment]
    state.players[seat][good] -= count
    state.stack[-1] = (FEEDING, seat, meal(state.event, newborn=bool(eater)), 1)
    if log is not None:
        log.append(Event("working-cave", {"player": seat, "goods": named(((good, count),))}))


def _skip(state: State, action: Action, log: Log) -> None:
    seat = state.stack.pop()[1]
    skip_phase(state, seat, action[1], log)


def _stop(state: State, action: Action, log: Log) -> None:
    frame = state.stack[-1]
    if frame[0] == EXPEDITION:
        return_home(state, frame, log)
    else:
        state.stack.pop()


DEEDS: Final[tuple[Callable[[State, Action, Log], None], ...]] = (
    _keep,
    _let_go,
    _place,
    _call,
    _pass,
    _take,
    _grow,
    _lay,
    _fence,
    _stable,
    _sow,
    _furnish,
    _site,
    _replace,
    _forge,
    _loot,
    _breed,
    _imitate,
    _trade,
    _buy,
    _exchange,
    _swap,
    _gold,
    _feed,
    _work,
    _skip,
    _stop,
    _back,
)
