"""Why a tile cannot lie on a square."""

from permonik.engine.caverna.effects import CAVERN_CAVERN, FIELD_TILE, MEADOW_FIELD, MEADOW_TILE
from permonik.engine.caverna.furnishings import OFFICE_BIT
from permonik.engine.caverna.goods import COVERED, OWNED, STABLE, TUNNEL, Player
from permonik.engine.caverna.home import BASE, ENTRANCE, NAMES, NEIGHBOURS, ROCKS, WOODS
from permonik.engine.caverna.state import State
from permonik.engine.core.game import Refusal
from permonik.engine.core.values import Json

Why = Refusal | None


def refuse(code: str, clause: str, **args: Json) -> Refusal:
    return Refusal(code, clause, args)


def why_no_twin(player: Player, tile: int, first: int, second: int) -> Why:
    region = WOODS if tile == MEADOW_FIELD else ROCKS
    for square in (first, second):
        if not region >> square & 1:
            return refuse("wrong-ground", "CAV-6.1", square=NAMES[square])
        if player[COVERED] >> square & 1:
            return refuse("square-taken", "CAV-6.3", square=NAMES[square])
    if not NEIGHBOURS[first] >> second & 1:
        return refuse("squares-apart", "CAV-6.1", square=NAMES[first])
    if tile == CAVERN_CAVERN and first > second:
        return refuse("turned-same", "CAV-6.1", square=NAMES[first])
    outside = [square for square in (first, second) if not BASE >> square & 1]
    if outside and (len(outside) == 2 or not player[OWNED] & OFFICE_BIT):
        return refuse("off-the-board", "CAV-10.11", square=NAMES[outside[0]])
    if tile == MEADOW_FIELD and player[STABLE] >> second & 1:
        return refuse("field-on-stable", "CAV-6.4", square=NAMES[second])
    if not (_touches(player, first) or _touches(player, second)):
        return refuse("not-joined", "CAV-6.2" if region == WOODS else "CAV-6.6", square=NAMES[first])
    return None


def _touches(player: Player, square: int) -> bool:
    return square == ENTRANCE or bool(NEIGHBOURS[square] & player[COVERED])


def why_no_single(state: State, player: Player, tile: int, square: int) -> Why:
    region = WOODS if tile in (MEADOW_TILE, FIELD_TILE) else ROCKS
    if not region >> square & 1:
        return refuse("wrong-ground", "CAV-6.7", square=NAMES[square])
    if player[COVERED] >> square & 1:
        return refuse("square-taken", "CAV-6.7", square=NAMES[square])
    overhang = state.setup.overhang and player[OWNED] & OFFICE_BIT
    if not BASE >> square & 1 and not overhang:
        return refuse("off-the-board", "CAV-10.15", square=NAMES[square])
    if tile == FIELD_TILE and player[STABLE] >> square & 1:
        return refuse("field-on-stable", "CAV-6.8", square=NAMES[square])
    if not _touches(player, square):
        return refuse("not-joined", "CAV-6.7", square=NAMES[square])
    return None


def why_no_ore_mine(player: Player, first: int, second: int) -> Why:
    for square in (first, second):
        if not player[TUNNEL] >> square & 1:
            return refuse("not-a-tunnel", "CAV-6.9", square=NAMES[square])
    if not NEIGHBOURS[first] >> second & 1:
        return refuse("squares-apart", "CAV-6.9", square=NAMES[first])
    return None
