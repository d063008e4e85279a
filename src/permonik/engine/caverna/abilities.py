"""What a player is able to do now, as one mask, and the squares and tiles behind it."""

from typing import Final

from permonik.engine.caverna import effects as e
from permonik.engine.caverna.exchanges import any_at_all
from permonik.engine.caverna.frames import EXPEDITION, SPACE
from permonik.engine.caverna.furnishings import (
    ADDITIONAL_BIT,
    BLACKSMITH_BIT,
    CARPENTER_BIT,
    COUPLE_BIT,
    OFFICE_BIT,
    ORANGE,
    PEACEFUL_BIT,
    SINGLE_BEDS,
    SPARE_PARTS,
    SPARE_PARTS_BIT,
    STONE_CARVER_BIT,
    TRADER,
    TRADER_BIT,
    WORK_ROOM_BIT,
    payable,
)
from permonik.engine.caverna.goods import (
    CAVERN,
    COVERED,
    DEEP,
    FIELD,
    FOOD,
    GOLD,
    GRAIN,
    MEADOW,
    ORE,
    ORE_MINE,
    OWNED,
    ROOMS,
    RUBY,
    RUBY_MINE,
    STABLE,
    STONE,
    TUNNEL,
    VEG,
    WOOD,
    Player,
)
from permonik.engine.caverna.home import (
    ROCKS,
    WOODS,
    cavern_tunnels,
    meadow_fields,
    side_by_side,
    singles,
    stable_squares,
)
from permonik.engine.caverna.spaces import (
    EFFECTS,
    IMITATION,
    STARTING_PLAYER,
)
from permonik.engine.caverna.state import AT_HOME, MOST_STABLES, ON, State

SMALL_WOOD: Final = 2
LARGE_WOOD: Final = 4
MOST_DWARFS: Final = 5


def small_price(player: Player, looted: bool = False) -> int:
    """Wood for a small pasture."""  # CAV-6.11, CAV-8.23, CAV-11.13
    return (1 if looted else SMALL_WOOD) - bool(player[OWNED] & CARPENTER_BIT)


def large_price(player: Player, looted: bool = False) -> int:
    """Wood for a large pasture."""  # CAV-6.12, CAV-8.25
    return (2 if looted else LARGE_WOOD) - bool(player[OWNED] & CARPENTER_BIT)


def stable_price(player: Player) -> int:
    """Stone for a stable."""  # CAV-6.15, CAV-11.14
    return 0 if player[OWNED] & STONE_CARVER_BIT else 1


def forge_price(player: Player, strength: int) -> int:
    """Ore for a weapon."""  # CAV-8.1, CAV-11.15
    return max(0, strength - 2) if player[OWNED] & BLACKSMITH_BIT else strength


def stables_left(player: Player) -> int:
    return MOST_STABLES - player[STABLE].bit_count()


def beds(player: Player) -> int:
    """Room for dwarfs one to five."""  # CAV-9.2
    owned = player[OWNED]
    return (
        2 + player[ROOMS].bit_count() + (owned & SINGLE_BEDS).bit_count() + (2 if owned & COUPLE_BIT else 0)
    )


def may_grow(player: Player, dwarfs: int) -> bool:
    """Whether one more dwarf may be born."""  # CAV-9.1, CAV-9.3, CAV-9.4
    if dwarfs >= MOST_DWARFS:
        return dwarfs == MOST_DWARFS and bool(player[OWNED] & ADDITIONAL_BIT)
    return dwarfs < beds(player)


def furnishing_sites(player: Player) -> int:
    """The squares that may be furnished."""  # CAV-7.1, CAV-11.10
    if player[OWNED] & WORK_ROOM_BIT:
        return player[CAVERN] | player[TUNNEL] | player[DEEP]
    return player[CAVERN]


def sites_for(state: State, seat: int, tile: int) -> int:
    """The squares on which this tile may be put."""  # CAV-7.6, CAV-7.7
    player = state.players[seat]
    if tile == TRADER and player[OWNED] & SPARE_PARTS_BIT:
        return 1 << state.sites[seat][SPARE_PARTS]
    if tile == SPARE_PARTS and player[OWNED] & TRADER_BIT:
        return 1 << state.sites[seat][TRADER]
    return furnishing_sites(player)


def for_sale(state: State, player: Player, food: int) -> int:
    """The tiles that the player could furnish now, one bit each."""
    tiles = payable(player, food) & state.left
    if tiles and not furnishing_sites(player):
        owned = player[OWNED]
        tiles &= (TRADER_BIT if owned & SPARE_PARTS_BIT else 0) | (
            SPARE_PARTS_BIT if owned & TRADER_BIT else 0
        )
    return tiles


def may_sow(player: Player) -> bool:
    return bool(player[FIELD] and (player[GRAIN] or player[VEG]))


def abilities(state: State, seat: int, strength: int, food: int) -> int:
    """What the player can do with a dwarf of this strength and so much food."""
    player = state.players[seat]
    owned = player[OWNED]
    covered = player[COVERED]
    office = bool(owned & OFFICE_BIT)
    able = e.ALWAYS
    if meadow_fields(covered & WOODS, player[STABLE], office):
        able |= e.CAN_CLEAR
    if cavern_tunnels(covered & ROCKS, office):
        able |= e.CAN_DIG
    if may_sow(player):
        able |= e.CAN_SOW
    tiles = for_sale(state, player, food)
    if tiles:
        able |= e.CAN_FURNISH | (e.CAN_FURNISH_DWELLING if tiles & ORANGE else 0)
    meadows = player[MEADOW]
    if meadows:
        able |= _fences(player, meadows)
    if stables_left(player) and player[STONE] >= stable_price(player) and stable_squares(player):
        able |= e.CAN_BUILD_STABLE
    able |= _mining(player)
    if strength:
        able |= e.IS_ARMED
    elif player[ORE] >= forge_price(player, 1):
        able |= e.CAN_FORGE
    if may_grow(player, len(state.strengths[seat])):
        able |= e.CAN_GROW
    if player[ORE] > 1:
        able |= e.CAN_TRADE
    if player[GOLD]:
        able |= e.CAN_BUY
    return able


def _fences(player: Player, meadows: int) -> int:
    able = e.CAN_FENCE_SMALL if player[WOOD] >= small_price(player) else 0
    if player[WOOD] >= large_price(player) and any(side_by_side(meadows)):
        able |= e.CAN_FENCE_LARGE
    return able


def _mining(player: Player) -> int:
    able = 0
    tunnels, ruby_mines = player[TUNNEL], player[RUBY_MINE]
    if tunnels:
        able = e.CAN_MINE_RUBY
        if any(side_by_side(tunnels)):
            able |= e.CAN_MINE_ORE
    if player[DEEP]:
        able |= e.CAN_MINE_DEEP
    if player[ORE_MINE]:
        able |= e.HAS_ORE_MINE
    if ruby_mines:
        able |= e.HAS_RUBY_MINE
        if ruby_mines & (ruby_mines - 1):
            able |= e.HAS_TWO_RUBY_MINES
    return able


# --- dwarfs and spaces --------------------------------------------------------------------------


def next_dwarf(state: State, seat: int) -> int:
    """The dwarf at home with the weakest weapon, the eldest of equals; -1 if none is left."""  # CAV-5.2
    best = -1
    strengths = state.strengths[seat]
    for dwarf, place in enumerate(state.places[seat]):
        if place == AT_HOME and (best < 0 or strengths[dwarf] < strengths[best]):
            best = dwarf
    return best


def dwarf_at_home(state: State, seat: int, strength: int) -> int:
    """The eldest dwarf of this strength still at home; -1 if none."""
    strengths = state.strengths[seat]
    for dwarf, place in enumerate(state.places[seat]):
        if place == AT_HOME and strengths[dwarf] == strength:
            return dwarf
    return -1


def usable(state: State, space: int, able: int) -> bool:
    """Whether some part of a space can be carried out."""  # CAV-5.5
    needs = state.setup.board.needs[space]
    return bool(needs & able or (needs & e.GOODS_LIE and state.piles[space]))


def full_but(state: State, space: int) -> bool:
    """Whether every other space in play is occupied."""
    crews = state.crews
    return all(crews[other] for other in state.spaces if other != space)


def may_stand(state: State, space: int) -> bool:
    """Whether the space is free, or is the one that may be used again."""  # CAV-5.4, CAV-16.7
    if not state.crews[space]:
        return True
    return space == IMITATION and state.setup.seats == 7 and full_but(state, space)


def may_imitate(state: State, seat: int, space: int) -> bool:
    """Whether the space is occupied by an opponent alone and may be copied."""  # CAV-16.2 to CAV-16.5
    crew = state.crews[space]
    return (
        bool(crew)
        and not crew >> seat & 1
        and space != STARTING_PLAYER
        and space not in state.setup.board.imitations
    )


def imitation_price(state: State, space: int) -> int:
    return EFFECTS[state.setup.board.effects[space]].leaves[0].param


def targets(state: State, seat: int, strength: int, food: int) -> list[int]:
    """The spaces worth imitating, with so much food left after paying."""  # CAV-16.1
    found = [space for space in state.spaces if state.crews[space] and may_imitate(state, seat, space)]
    if not found:
        return found
    able = abilities(state, seat, strength, food)
    return [space for space in found if usable(state, space, able)]


def open_spaces(state: State, seat: int, strength: int) -> list[int]:
    """The spaces on which a dwarf of this strength may be placed, rising."""
    able = abilities(state, seat, strength, state.players[seat][FOOD])
    board = state.setup.board
    needs, piles, crews = board.needs, state.piles, state.crews
    found = []
    for space in state.spaces:
        need = needs[space]
        if not crews[space] and (need & able or (need & e.GOODS_LIE and piles[space])):
            found.append(space)
    if board.imitations:
        imitations = _open_imitations(state, seat, strength)
        if imitations:
            found = sorted(found + imitations)
    return found


def _open_imitations(state: State, seat: int, strength: int) -> list[int]:
    food = state.players[seat][FOOD]
    found = []
    for space in state.setup.board.imitations:
        price = imitation_price(state, space)
        if price <= food and may_stand(state, space) and targets(state, seat, strength, food - price):
            found.append(space)
    return found


# --- exchanges ----------------------------------------------------------------------------------


def acting_dwarf(state: State) -> tuple[int, bool]:
    """The dwarf whose space is being carried out, or -1, and whether it is on an expedition."""
    for frame in reversed(state.stack):
        if frame[0] == EXPEDITION:
            return frame[5], True
        if frame[0] == SPACE:
            return frame[5], False
    return -1, False


def disarmable(state: State, seat: int) -> list[tuple[int, int]]:
    """Strength and whereabouts of the weapons that may be given up, rising."""  # CAV-14.17, CAV-8.8
    acting, expedition = acting_dwarf(state)
    found = set()
    for dwarf, (strength, place) in enumerate(zip(state.strengths[seat], state.places[seat], strict=True)):
        if not strength or (dwarf == acting and expedition):
            continue
        found.add((strength, 2 if dwarf == acting else int(place >= ON)))
    return sorted(found)


def may_exchange(state: State, seat: int) -> bool:
    """Whether any exchange is possible now."""
    player = state.players[seat]
    armed = bool(player[OWNED] & PEACEFUL_BIT) and bool(disarmable(state, seat))
    return any_at_all(player, armed)


def tile_squares(state: State, player: Player, tile: int) -> int:
    """Where a single tile may be laid."""  # CAV-6.7, CAV-6.8
    overhang = state.setup.overhang and bool(player[OWNED] & OFFICE_BIT)
    if tile in (e.MEADOW_TILE, e.FIELD_TILE):
        free = singles(player, WOODS, overhang)
        return free & ~player[STABLE] if tile == e.FIELD_TILE else free
    return singles(player, ROCKS, overhang)


def hopeful(state: State, seat: int, leaf: e.Leaf) -> bool:
    """Whether an exchange might yet make the leaf possible."""
    player, hopes = state.players[seat], leaf.hopes
    ruby = player[RUBY]
    if leaf.do == e.Do.FURNISH and not ruby and not furnishing_sites(player):
        return False
    return bool(
        hopes & e.BY_ANYTHING
        or (hopes & e.BY_RUBY and ruby)
        or (hopes & e.BY_MATERIAL and player[OWNED] & TRADER_BIT)
        or (hopes & e.BY_WEAPON and player[OWNED] & PEACEFUL_BIT)
    )
