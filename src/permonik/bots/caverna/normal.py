"""A Caverna player with a plan in its evaluation: every placement is carried out to its end, and judged.

A placement is finished step by step: each step is the one after which the position is worth most. There is no
search beyond that.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from permonik.bots.bot import UNBOUND, Budget, World
from permonik.bots.caverna.stages import at_rest
from permonik.bots.caverna.worth import PLAIN, Weights, worth
from permonik.engine.caverna import actions as a
from permonik.engine.caverna import frames as f
from permonik.engine.caverna.deeds import DEEDS
from permonik.engine.caverna.effects import CAVERN_CAVERN, MEADOW_FIELD, TWINS
from permonik.engine.caverna.goods import BOAR, CAVERN, COVERED, FOOD, GOLD, MEADOW, TUNNEL, Player
from permonik.engine.caverna.harvest import bill
from permonik.engine.caverna.home import BASE, ICONS, RING, ROCKS, WOODS, bits, dwellings_beside, spread
from permonik.engine.caverna.rules import apply, legal_actions
from permonik.engine.caverna.state import State, copy
from permonik.engine.core.values import Action, Seat

_HALF_DONE: Final = frozenset(
    (
        f.SITE,
        f.PAYMENT,
        f.SQUARE,
        f.FENCING,
        f.STABLING,
        f.SOWING,
        f.LITTER,
        f.FURNISHING,
        f.GOLDING,
        f.OVERFLOW,
    )
)
"""Decisions in the middle of something: only what comes after them can be judged."""
_BUSY_WITH: Final = frozenset((f.SPACE, f.EXPEDITION, f.MARKETING))
"""Decisions in which exchanges are not thought about: there was time for them before."""
_TWINS_TRIED: Final = 4  # places for a twin tile that are judged
_FIRST: Final = 1e6  # before anything else
_MARGIN: Final = 0.2  # points that an exchange has to bring
_BEGGING: Final = 3.0
_PURSE: Final = 2  # gold lent while an exchange is judged: with it the exchanges never close by themselves


def choose(world: World[State], _budget: Budget = UNBOUND) -> Action:
    return best(world.state, world.seat)


def best(state: State, seat: Seat, weights: Weights = PLAIN) -> Action:
    """The action after which the position is worth most, with all that hangs on it done just as well."""
    legal = candidates(state)
    if len(legal) == 1:
        return legal[0]
    return max((after(state, seat, action, weights), action) for action in legal)[1]


def after(state: State, seat: Seat, action: Action, weights: Weights) -> float:
    """What the position is worth when the action, and all that hangs on it, is done."""
    verb = action[0]
    if verb in (a.BACK, a.FEED):
        return standing(state, seat, weights)
    if verb == a.EXCHANGE:
        return _exchanged(state, seat, weights)
    if verb == a.WORK:
        return _worked(state, seat, action, weights)
    if verb == a.SWAP and state.stack[-1][0] == f.EXCHANGING:
        return _swapped(state, seat, action, weights)
    ahead = copy(state)
    apply(ahead, action)
    if verb in (a.PLACE, a.IMITATE, a.CALL):
        finish(ahead, seat, weights)
    elif state.stack[-1][0] != f.OVERFLOW:  # there one animal comes after the other
        _settle(ahead, seat, weights)
    return standing(ahead, seat, weights)


def standing(state: State, seat: Seat, weights: Weights) -> float:
    """What the position is worth; whoever is at table begs for the food that is missing now."""
    return worth(state, seat, weights) - _BEGGING * missing_food(state, seat)


def missing_food(state: State, seat: Seat) -> int:
    """Food still missing at the feeding that is going on."""
    for frame in state.stack:
        if frame[0] == f.FEEDING and frame[1] == seat:
            return max(0, bill(state, seat, frame[2], state.event) - state.players[seat][FOOD])
    return 0


def _worked(state: State, seat: Seat, action: Action, weights: Weights) -> float:
    """Even before any exchange, if the Working cave is worth its price."""
    ahead = copy(state)
    DEEDS[action[0]](ahead, action, None)  # and nothing else happens yet
    after_it = standing(ahead, seat, weights)
    return after_it + 2 * _FIRST if after_it > standing(state, seat, weights) else after_it


def _swapped(state: State, seat: Seat, action: Action, weights: Weights) -> float:
    """One exchange; at table what counts is what it brings for each food that was missing."""
    ahead = copy(state)
    ahead.players[seat][GOLD] += _PURSE
    apply(ahead, action)
    _settle(ahead, seat, weights)
    ahead.players[seat][GOLD] -= _PURSE
    now, then = standing(state, seat, weights), standing(ahead, seat, weights)
    helped = missing_food(state, seat) - missing_food(ahead, seat)
    return now + (then - now) / helped if helped > 1 else then


def _exchanged(state: State, seat: Seat, weights: Weights) -> float:
    """Before anything else, if one exchange makes the position better; never otherwise."""
    inside = copy(state)
    apply(inside, a.EXCHANGE_ACTION)
    found = [after(inside, seat, action, weights) for action in candidates(inside) if action != a.BACK_ACTION]
    better = max(found) > standing(state, seat, weights) + _MARGIN
    return _FIRST if better else -_FIRST


def _settle(state: State, seat: Seat, weights: Weights) -> None:
    """Go on while something is half done."""
    while state.stack and state.stack[-1][0] in _HALF_DONE and state.stack[-1][1] == seat:
        apply(state, best(state, seat, weights))


def finish(state: State, seat: Seat, weights: Weights) -> None:
    """Carry a placement out to its end."""
    while not at_rest(state):
        apply(state, best(state, seat, weights))


# --- what is worth a thought --------------------------------------------------------------------


def candidates(state: State) -> list[Action]:
    """The legal actions that are worth judging."""
    legal = legal_actions(state)
    if len(legal) == 1:
        return legal
    kind, seat = state.stack[-1][:2]
    player = state.players[seat]
    if kind == f.TURN:
        return [action for action in legal if action[0] != a.CALL]
    if kind in _BUSY_WITH:
        return _good_twins(player, [action for action in legal if action[0] != a.EXCHANGE])
    if kind == f.SITE:
        return [max(legal, key=lambda site: _site(player, site[2]))]
    if kind == f.GOLDING:
        wanted = missing_food(state, seat) + 1
        return [min(legal, key=lambda action: abs(action[1] - wanted))]
    return legal


def _site(player: Player, square: int) -> tuple[int, int]:
    """Caverns before tunnels, and dwellings side by side, for the State parlor."""
    return player[CAVERN] >> square & 1, dwellings_beside(player, square)


def _good_twins(player: Player, legal: list[Action]) -> list[Action]:
    """The actions with only the best places for a twin tile."""
    places: dict[int, list[Action]] = {}
    others = []
    for action in legal:
        if action[0] == a.LAY and action[1] in TWINS:
            places.setdefault(action[1], []).append(action)
        else:
            others.append(action)
    for tile, twins in places.items():
        region, alike = (WOODS, MEADOW) if tile == MEADOW_FIELD else (ROCKS, TUNNEL)
        others += _ranked(tuple(twins), player[COVERED] & region, player[alike])[:_TWINS_TRIED]
    return others


@lru_cache(maxsize=1 << 12)
def _ranked(twins: tuple[Action, ...], covered: int, alike: int) -> list[Action]:
    return sorted(twins, key=lambda twin: -_ground(twin, covered, alike))


def _ground(twin: Action, covered: int, alike: int) -> float:
    """How good a place is: what it brings, what it lies beside, and what it leaves."""
    _, tile, first, second = twin
    region = WOODS if tile == MEADOW_FIELD else ROCKS
    here = 1 << first | 1 << second
    total = _brought((first, second)) + (here & RING).bit_count()
    joining = 1 << (first if tile == MEADOW_FIELD else second)
    if tile != CAVERN_CAVERN and spread(joining, region) & alike:
        total += 1.0
    free = region & BASE & ~(covered | here)
    lonely = sum(not spread(1 << square, region) & free for square in bits(free))
    return total - 0.9 * lonely - 0.05 * (free & spread(here, region)).bit_count()


def _brought(squares: Iterable[int]) -> float:
    """What is printed on the squares."""
    icons = [ICONS[square] for square in squares if square in ICONS]
    return sum(1.5 if good == BOAR else 0.6 * count for good, count in icons)
