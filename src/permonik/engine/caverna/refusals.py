"""Why an action is not legal: the plain twin of legal.py, clause by clause."""

# ruff: noqa: ARG001 - what stands in a table has one shape, whatever it needs of it

from collections.abc import Callable, Mapping
from typing import Final

from permonik.engine.caverna import actions as a
from permonik.engine.caverna import exchanges, furnishings, loot, spaces
from permonik.engine.caverna import frames as f
from permonik.engine.caverna.abilities import (
    abilities,
    beds,
    disarmable,
    forge_price,
    furnishing_sites,
    imitation_price,
    large_price,
    may_exchange,
    may_imitate,
    may_stand,
    next_dwarf,
    open_spaces,
    sites_for,
    small_price,
    stable_price,
    stables_left,
    targets,
    tile_squares,
    usable,
)
from permonik.engine.caverna.animals import fits
from permonik.engine.caverna.effects import (
    CAVERN_CAVERN,
    ORE_MINE_TILE,
    RUBY_MINE_TILE,
    TILES,
    TWINS,
    Do,
    Leaf,
)
from permonik.engine.caverna.expeditions import loot_possible
from permonik.engine.caverna.flow import dwarf_to_place, open_leaves
from permonik.engine.caverna.furnishings import (
    ADDITIONAL_BIT,
    ORANGE,
    PRINTED,
    WORKING_BIT,
    covers,
    payments,
    price,
    replaced,
)
from permonik.engine.caverna.goods import (
    BORN,
    COVERED,
    DEEP,
    FARM_ANIMALS,
    FIELD,
    FOOD,
    GOLD,
    GOODS,
    GRAIN,
    MEADOW,
    ORE,
    ORE_MINE,
    OWNED,
    RUBY,
    RUBY_MINE,
    SMALL,
    STABLE,
    STONE,
    TUNNEL,
    VEG,
    WOOD,
)
from permonik.engine.caverna.ground import Why, refuse, why_no_ore_mine, why_no_single, why_no_twin
from permonik.engine.caverna.home import (
    BASE,
    FOREST,
    NAMES,
    NEIGHBOURS,
    large_squares,
)
from permonik.engine.caverna.shapes import well_formed
from permonik.engine.caverna.spaces import EFFECTS, KEYS, MARKET
from permonik.engine.caverna.state import ONE_FOOD, Frame, State
from permonik.engine.caverna.supply import named
from permonik.engine.core.game import Refusal
from permonik.engine.core.values import Action, Seat


def why_not(state: State, seat: Seat, action: Action) -> Why:
    """None if legal; otherwise the first reason: malformed, over, whose turn, when, the clause."""
    if not well_formed(action):
        return Refusal("malformed", "CAV-1.1")
    if not state.stack:
        return Refusal("game-over", "CAV-4.10")
    frame = state.stack[-1]
    if seat != frame[1]:
        return Refusal("not-your-turn", "CAV-5.1")
    if action[0] not in _VERBS[frame[0]]:
        return Refusal("not-now", "CAV-4.1")
    return _WHY[action[0]](state, frame, action)


# --- placing ------------------------------------------------------------------------------------


def _keep(state: State, frame: Frame, action: Action) -> Why:
    if action[1] != frame[2]:
        return refuse("not-this-space", "CAV-17.7", space=KEYS[frame[2]])
    return None


def _place(state: State, frame: Frame, action: Action) -> Why:
    seat, space = frame[1], action[1]
    if space not in state.spaces:
        return refuse("space-not-in-play", "CAV-4.3", space=KEYS[space])
    if not may_stand(state, space):
        clause = "CAV-16.7" if space == spaces.IMITATION else "CAV-5.4"
        return refuse("space-taken", clause, space=KEYS[space])
    strength = state.strengths[seat][dwarf_to_place(state, frame)]
    food = state.players[seat][FOOD]
    if space in state.setup.board.imitations:
        return _place_imitation(state, seat, space, strength)
    if not usable(state, space, abilities(state, seat, strength, food)):
        return refuse("nothing-to-do", "CAV-5.5", space=KEYS[space])
    return None


def _place_imitation(state: State, seat: int, space: int, strength: int) -> Why:
    food, owed = state.players[seat][FOOD], imitation_price(state, space)
    if food < owed:
        return refuse("cannot-pay", "CAV-16.1", goods={"food": owed})
    if not targets(state, seat, strength, food - owed):
        return refuse("nothing-to-imitate", "CAV-16.2", space=KEYS[space])
    return None


def _call(state: State, frame: Frame, action: Action) -> Why:
    seat, strength = frame[1], action[1]
    if frame[2] >= 0:
        return refuse("called-already", "CAV-5.3")
    if state.players[seat][RUBY] < 1:
        return refuse("cannot-pay", "CAV-5.3", goods={"ruby": 1})
    home = [s for s, place in zip(state.strengths[seat], state.places[seat], strict=True) if place == 0]
    if strength not in home:
        return refuse("no-such-dwarf", "CAV-5.3", strength=strength)
    if strength == state.strengths[seat][next_dwarf(state, seat)]:
        return refuse("dwarf-is-next", "CAV-5.2", strength=strength)
    if not open_spaces(state, seat, strength):
        return refuse("nowhere-to-go", "CAV-5.3", strength=strength)
    return None


def _pass(state: State, frame: Frame, action: Action) -> Why:
    seat = frame[1]
    if open_spaces(state, seat, state.strengths[seat][dwarf_to_place(state, frame)]):
        return refuse("must-be-placed", "CAV-5.6")
    return None


def _imitate(state: State, frame: Frame, action: Action) -> Why:
    _, seat, _, dwarf = frame
    space = action[1]
    if space in state.setup.board.imitations:
        return refuse("never-imitated", "CAV-16.5", space=KEYS[space])
    if space == spaces.STARTING_PLAYER:
        return refuse("never-imitated", "CAV-16.4", space=KEYS[space])
    if state.crews[space] >> seat & 1:
        return refuse("own-space", "CAV-16.3", space=KEYS[space])
    if not may_imitate(state, seat, space):
        return refuse("not-occupied", "CAV-16.2", space=KEYS[space])
    able = abilities(state, seat, state.strengths[seat][dwarf], state.players[seat][FOOD])
    if not usable(state, space, able):
        return refuse("nothing-to-do", "CAV-16.1", space=KEYS[space])
    return None


# --- the parts of a space -----------------------------------------------------------------------


def _part(state: State, frame: Frame, do: Do) -> tuple[Leaf | None, Why]:
    """The open part of the space that does this, or why there is none."""
    leaves = EFFECTS[frame[2]].leaves
    for at in open_leaves(state, frame):
        if leaves[at].do == do:
            return leaves[at], None
    if any(leaf.do == do for leaf in leaves):
        return None, refuse("part-closed", "CAV-5.10", space=KEYS[frame[4]])
    return None, refuse("not-on-this-space", "CAV-5.5", space=KEYS[frame[4]])


def _take(state: State, frame: Frame, action: Action) -> Why:
    leaves = EFFECTS[frame[2]].leaves
    if action[1] >= len(leaves) or leaves[action[1]].do != Do.TAKE:
        return refuse("not-on-this-space", "CAV-5.5", space=KEYS[frame[4]])
    if action[1] not in open_leaves(state, frame):
        return refuse("part-closed", "CAV-5.10", space=KEYS[frame[4]])
    leaf, player = leaves[action[1]], state.players[frame[1]]
    printed = leaf.gains or leaf.token
    mines = leaf.per_ore_mine and player[ORE_MINE]
    rubies = leaf.ruby_mines and player[RUBY_MINE].bit_count() >= leaf.ruby_mines
    if not (printed or mines or rubies or state.piles[frame[4]]):
        return refuse("nothing-lies-here", "CAV-5.5", space=KEYS[frame[4]])
    return None


def _grow(state: State, frame: Frame, action: Action) -> Why:
    _, why = _part(state, frame, Do.GROW)
    if why:
        return why
    seat = frame[1]
    player, dwarfs = state.players[seat], len(state.strengths[seat])
    if dwarfs > 5 or (dwarfs == 5 and not player[OWNED] & ADDITIONAL_BIT):
        return refuse("too-many-dwarfs", "CAV-9.3", count=dwarfs)
    if dwarfs < 5 and dwarfs >= beds(player):
        return refuse("no-bed", "CAV-9.1", count=dwarfs)
    return None


def _lay(state: State, frame: Frame, action: Action) -> Why:
    tile = action[1]
    if frame[0] == f.SQUARE:
        if tile != frame[2]:
            return refuse("other-tile", "CAV-6.7", tile=TILES[frame[2]])
        return why_no_single(state, state.players[frame[1]], tile, action[2])
    if tile == ORE_MINE_TILE:
        _, why = _part(state, frame, Do.ORE_MINE)
        return why or why_no_ore_mine(state.players[frame[1]], action[2], action[3])
    if tile == RUBY_MINE_TILE:
        return _ruby_mine(state, frame, action[2])
    if tile not in TWINS:
        return refuse("other-tile", "CAV-6.3", tile=TILES[tile])
    return _twin_part(state, frame, tile) or why_no_twin(state.players[frame[1]], tile, action[2], action[3])


def _twin_part(state: State, frame: Frame, tile: int) -> Why:
    leaves = EFFECTS[frame[2]].leaves
    if any(leaves[at].do == Do.TWIN and leaves[at].param >> tile & 1 for at in open_leaves(state, frame)):
        return None
    if any(leaf.do == Do.TWIN and leaf.param >> tile & 1 for leaf in leaves):
        return refuse("part-closed", "CAV-5.10", space=KEYS[frame[4]])
    clause = "CAV-6.5" if tile == CAVERN_CAVERN else "CAV-5.5"
    return refuse("not-on-this-space", clause, space=KEYS[frame[4]])


def _ruby_mine(state: State, frame: Frame, square: int) -> Why:
    _, why = _part(state, frame, Do.RUBY_MINE)
    if why:
        return why
    player = state.players[frame[1]]
    deep = player[DEEP] >> square & 1
    if not deep and not player[TUNNEL] >> square & 1:
        return refuse("not-a-tunnel", "CAV-6.10", square=NAMES[square])
    leaves = EFFECTS[frame[2]].leaves
    if not any(leaves[at].param == deep for at in open_leaves(state, frame)):
        return refuse("part-closed", "CAV-15.33", space=KEYS[frame[4]])
    return None


def _fence(state: State, frame: Frame, action: Action) -> Why:
    _, first, second, _ = action
    looted = frame[0] == f.FENCING
    if looted:
        if bool(second) != bool(frame[2]):
            return refuse("other-pasture", "CAV-8.25" if frame[2] else "CAV-8.23")
    else:
        _, why = _part(state, frame, Do.LARGE_PASTURE if second else Do.SMALL_PASTURE)
        if why:
            return why
    player = state.players[frame[1]]
    for square in (first, second):
        if square and not player[MEADOW] >> square & 1:
            return refuse("not-a-meadow", "CAV-6.11", square=NAMES[square])
    if second and (second < first or not NEIGHBOURS[first] >> second & 1):
        return refuse("squares-apart", "CAV-6.12", square=NAMES[first])
    wood = (large_price if second else small_price)(player, looted)
    if player[WOOD] < wood:
        return refuse("cannot-pay", "CAV-6.12" if second else "CAV-6.11", goods={"wood": wood})
    return None


def _stable(state: State, frame: Frame, action: Action) -> Why:
    square = action[1]
    player = state.players[frame[1]]
    free = frame[0] == f.STABLING
    if not free:
        _, why = _part(state, frame, Do.STABLE)
        if why:
            return why
    if not stables_left(player):
        return refuse("no-stable-left", "CAV-6.15")
    if player[STABLE] >> square & 1:
        return refuse("stable-there", "CAV-6.16", square=NAMES[square])
    bare = FOREST & ~player[COVERED]
    grass = player[MEADOW] | player[SMALL] | large_squares(player)
    if not (bare | grass) >> square & 1:
        clause = "CAV-6.16" if BASE >> square & 1 else "CAV-10.14"
        return refuse("no-ground-for-stable", clause, square=NAMES[square])
    if not free and player[STONE] < stable_price(player):
        return refuse("cannot-pay", "CAV-6.15", goods={"stone": 1})
    return None


def _sow(state: State, frame: Frame, action: Action) -> Why:
    _, grain, veg, _ = action
    if frame[0] != f.SOWING:
        _, why = _part(state, frame, Do.SOW)
        if why:
            return why
    player = state.players[frame[1]]
    if grain > 2 or veg > 2:
        return refuse("too-many-fields", "CAV-6.17")
    if not grain + veg:
        return refuse("sow-something", "CAV-6.17")
    if grain + veg > player[FIELD].bit_count():
        return refuse("too-few-fields", "CAV-6.17", count=player[FIELD].bit_count())
    if player[GRAIN] < grain or player[VEG] < veg:
        return refuse("cannot-pay", "CAV-6.18", goods=named(((GRAIN, grain), (VEG, veg))))
    return None


def _furnish(state: State, frame: Frame, action: Action) -> Why:
    tile = action[1]
    if frame[0] == f.SPACE:
        leaf, why = _part(state, frame, Do.FURNISH)
        if why or leaf is None:
            return why
        if leaf.param and not ORANGE >> tile & 1:
            return refuse("not-a-dwelling", "CAV-7.2", furnishing=furnishings.KEYS[tile])
    seat = frame[1]
    player = state.players[seat]
    if not state.left >> tile & 1:
        return refuse("not-for-sale", "CAV-7.4", furnishing=furnishings.KEYS[tile])
    if not sites_for(state, seat, tile):
        return refuse("no-cavern", "CAV-7.1")
    if not payments(player, tile, PRINTED):
        goods = named(zip(furnishings.PAID_IN, price(player, tile, PRINTED), strict=True))
        return refuse("cannot-pay", "CAV-7.3", goods=goods)
    return None


def _site(state: State, frame: Frame, action: Action) -> Why:
    _, tile, square, _ = action
    if tile != frame[2]:
        return refuse("other-furnishing", "CAV-7.6", furnishing=furnishings.KEYS[frame[2]])
    if not sites_for(state, frame[1], tile) >> square & 1:
        clause = "CAV-7.7" if furnishing_sites(state.players[frame[1]]) >> square & 1 else "CAV-7.1"
        return refuse("not-furnishable", clause, square=NAMES[square])
    return None


def _replace(state: State, frame: Frame, action: Action) -> Why:
    _, wood, stone, _ = action
    player = state.players[frame[1]]
    if wood > 1 or stone > 1:
        return refuse("too-much-ore", "CAV-11.17")
    bill = replaced(price(player, frame[2], frame[3]), wood, stone)
    if bill is None:
        return refuse("nothing-to-replace", "CAV-11.17")
    if not covers(player, bill):
        return refuse("cannot-pay", "CAV-7.3", goods=named(zip(furnishings.PAID_IN, bill, strict=True)))
    return None


def _forge(state: State, frame: Frame, action: Action) -> Why:
    _, why = _part(state, frame, Do.FORGE)
    if why:
        return why
    seat, strength = frame[1], action[1]
    if state.strengths[seat][frame[5]]:
        return refuse("armed-already", "CAV-8.32")
    if not 1 <= strength <= 8:
        return refuse("no-such-weapon", "CAV-8.33", strength=strength)
    ore = forge_price(state.players[seat], strength)
    if state.players[seat][ORE] < ore:
        return refuse("cannot-pay", "CAV-8.1", goods={"ore": ore})
    return None


def _trade(state: State, frame: Frame, action: Action) -> Why:
    leaf, why = _part(state, frame, Do.TRADE)
    if why or leaf is None:
        return why
    if not 1 <= action[1] <= leaf.param:
        return refuse("three-times-at-most", "CAV-15.38")
    if state.players[frame[1]][ORE] < 2 * action[1]:
        return refuse("cannot-pay", "CAV-15.38", goods={"ore": 2 * action[1]})
    return None


def _buy(state: State, frame: Frame, action: Action) -> Why:
    if frame[0] == f.SPACE:
        _, why = _part(state, frame, Do.BUY)
        if why:
            return why
    elif action[1] < frame[2]:
        return refuse("market-order", "CAV-15.20", good=GOODS[MARKET[action[1]][0]])
    cost = MARKET[action[1]][1]
    if state.players[frame[1]][GOLD] < cost:
        return refuse("cannot-pay", "CAV-15.20", goods={"gold": cost})
    return None


# --- expeditions and breeding -------------------------------------------------------------------


def _loot(state: State, frame: Frame, action: Action) -> Why:
    item, seat = action[1], frame[1]
    if frame[0] == f.SPACE:
        _, why = _part(state, frame, Do.EXPEDITION)
        if why:
            return why
        strength, taken = state.strengths[seat][frame[5]], 0
        if not strength:
            return refuse("unarmed", "CAV-8.37")
    else:
        strength, taken = frame[4], frame[3]
    if loot.LOOT[item].strength > strength:
        return refuse("too-weak", "CAV-8.5", strength=loot.LOOT[item].strength)
    if taken >> item & 1:
        return refuse("loot-taken", "CAV-8.4", loot=loot.KEYS[item])
    if not loot_possible(state, seat, item):
        return refuse("loot-impossible", "CAV-8.7", loot=loot.KEYS[item])
    return None


def _breed(state: State, frame: Frame, action: Action) -> Why:
    types, seat = action[1], frame[1]
    player = state.players[seat]
    if frame[0] == f.LITTER and not 1 <= types.bit_count() <= 2:
        return refuse("one-or-two-types", "CAV-8.31")
    for at, animal in enumerate(FARM_ANIMALS):
        if types >> at & 1 and player[animal] < 2:
            return refuse("no-pair", "CAV-13.17", good=GOODS[animal])
    if types and not fits(player, len(state.strengths[seat]), types):
        return refuse("no-room", "CAV-13.18")
    return None


# --- exchanges ----------------------------------------------------------------------------------


def _exchange(state: State, frame: Frame, action: Action) -> Why:
    if frame[0] == f.SPACE and not frame[3]:
        return refuse("not-before-the-first-part", "CAV-14.18")
    if state.quiet:
        return refuse("exchanges-just-left", "CAV-14.23")
    if not may_exchange(state, frame[1]):
        return refuse("nothing-to-exchange", "CAV-14.1")
    return None


def _swap(state: State, frame: Frame, action: Action) -> Why:
    _, kind, strength, where = action
    player = state.players[frame[1]]
    exchange = exchanges.EXCHANGES[kind]
    if frame[0] == f.OVERFLOW and kind not in exchanges.ANIMAL_KINDS:
        return refuse("give-up-animals", "CAV-10.10")
    if kind == exchanges.RUBY_TO_GOLD and not state.setup.ruby_to_gold:
        return refuse("no-gold-for-rubies", "CAV-14.16")
    if exchange.owned and not player[OWNED] & exchange.owned:
        tile = exchange.owned.bit_length() - 1
        return refuse("not-owned", f"CAV-11.{tile}", furnishing=furnishings.KEYS[tile])
    if kind == exchanges.WEAPON:
        if (strength, where) not in disarmable(state, frame[1]):
            return refuse("no-such-weapon", "CAV-14.17", strength=strength)
        return None
    if any(player[good] < count for good, count in exchange.gives):
        return refuse("cannot-pay", "CAV-14.1", goods=named(exchange.gives))
    if exchange.tile >= 0 and not tile_squares(state, player, exchange.tile):
        return refuse("no-square", "CAV-6.7", tile=TILES[exchange.tile])
    return None


def _gold(state: State, frame: Frame, action: Action) -> Why:
    if action[1] < 2:
        return refuse("two-gold-at-least", "CAV-14.8")
    if state.players[frame[1]][GOLD] < action[1]:
        return refuse("cannot-pay", "CAV-14.8", goods={"gold": action[1]})
    return None


# --- harvest and leaving ------------------------------------------------------------------------


def _work(state: State, frame: Frame, action: Action) -> Why:
    _, payment, eater, _ = action
    player = state.players[frame[1]]
    if not player[OWNED] & WORKING_BIT:
        return refuse("not-owned", "CAV-11.27", furnishing="working_cave")
    if frame[3]:
        return refuse("fed-already", "CAV-13.23")
    good, count = ((WOOD, 1), (STONE, 1), (ORE, 2))[payment]
    if player[good] < count:
        return refuse("cannot-pay", "CAV-11.27", goods=named(((good, count),)))
    if eater and (not player[BORN] or state.event == ONE_FOOD):
        return refuse("no-newborn", "CAV-13.23")
    return None


def _stop(state: State, frame: Frame, action: Action) -> Why:
    if frame[0] == f.SPACE and not frame[3]:
        return refuse("do-something-first", "CAV-5.13")
    return None


def _always(state: State, frame: Frame, action: Action) -> Why:
    return None


_WHY: Final[Mapping[int, Callable[[State, Frame, Action], Why]]] = {
    a.KEEP: _keep,
    a.LET_GO: _keep,
    a.PLACE: _place,
    a.CALL: _call,
    a.PASS: _pass,
    a.TAKE: _take,
    a.GROW: _grow,
    a.LAY: _lay,
    a.FENCE: _fence,
    a.STABLE: _stable,
    a.SOW: _sow,
    a.FURNISH: _furnish,
    a.SITE: _site,
    a.REPLACE: _replace,
    a.FORGE: _forge,
    a.LOOT: _loot,
    a.BREED: _breed,
    a.IMITATE: _imitate,
    a.TRADE: _trade,
    a.BUY: _buy,
    a.EXCHANGE: _exchange,
    a.SWAP: _swap,
    a.GOLD: _gold,
    a.FEED: _always,
    a.WORK: _work,
    a.SKIP: _always,
    a.STOP: _stop,
    a.BACK: _always,
}

# The verbs of each kind of decision.
_VERBS: Final[Mapping[int, frozenset[int]]] = {
    f.PURGE: frozenset({a.KEEP, a.LET_GO}),
    f.TURN: frozenset({a.PLACE, a.CALL, a.PASS, a.EXCHANGE}),
    f.SPACE: frozenset(
        {
            a.TAKE,
            a.GROW,
            a.LAY,
            a.FENCE,
            a.STABLE,
            a.SOW,
            a.FURNISH,
            a.FORGE,
            a.LOOT,
            a.TRADE,
            a.BUY,
            a.STOP,
            a.EXCHANGE,
        }
    ),
    f.EXPEDITION: frozenset({a.LOOT, a.STOP, a.EXCHANGE}),
    f.FURNISHING: frozenset({a.FURNISH}),
    f.SITE: frozenset({a.SITE}),
    f.PAYMENT: frozenset({a.REPLACE}),
    f.OVERFLOW: frozenset({a.SWAP}),
    f.EXCHANGING: frozenset({a.SWAP, a.BACK}),
    f.SQUARE: frozenset({a.LAY}),
    f.GOLDING: frozenset({a.GOLD}),
    f.IMITATING: frozenset({a.IMITATE}),
    f.MARKETING: frozenset({a.BUY, a.STOP, a.EXCHANGE}),
    f.SKIPPING: frozenset({a.SKIP}),
    f.FEEDING: frozenset({a.FEED, a.WORK, a.EXCHANGE}),
    f.BREEDING: frozenset({a.BREED, a.EXCHANGE}),
    f.LITTER: frozenset({a.BREED}),
    f.FENCING: frozenset({a.FENCE}),
    f.STABLING: frozenset({a.STABLE}),
    f.SOWING: frozenset({a.SOW}),
}
