"""A sound, simple player of The Lost Mines: every dwarf races for treasure, and gets in the way of rivals.

The way to the nearest mine worth going to is measured over cards that lie and cells where one could be laid.
Every action is given a worth in plain numbers, and the best one is played. Chance breaks ties.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final, NamedTuple, TypeAlias

from permonik.bots.bot import UNBOUND, Budget, World
from permonik.bots.lost_mines.race import expected
from permonik.bots.lost_mines.terrain import GAP, OBSTACLE, STEP, Terrain, survey, ways_from
from permonik.bots.ways import Costs, reach
from permonik.engine.core.values import Action, Seat
from permonik.engine.lost_mines import state as states
from permonik.engine.lost_mines.actions import agree, refuse, step, stop
from permonik.engine.lost_mines.cards import DRAGON, FIRST_OBSTACLE, MINE, PLAN, TREASURE
from permonik.engine.lost_mines.movement import ways
from permonik.engine.lost_mines.rules import legal_actions
from permonik.engine.lost_mines.scoring import works_for
from permonik.engine.lost_mines.state import (
    State,
    is_revealed,
    treasures_at,
)
from permonik.engine.lost_mines.verbs import DISCARD, LOOK, PLACE, PROPOSE, STORM, TAKE, TRAP, TROLL, USE
from permonik.engine.paths.tiles import FACE_DOWN

_FAR: Final = 999.0
_UNKNOWN: Final = 1.0  # what may be in a mine that nobody has seen
_TRAPPED: Final = 2.0  # a card that is lost on the way


class Forest(NamedTuple):
    """The board as the seat judges it."""

    state: State
    seat: Seat
    targets: Costs  # cells of mines worth going to, with what speaks against them
    terrain: Terrain
    togo: Costs  # what it costs to enter each cell and to get from there to the nearest of them
    come: Costs  # what it costs the seat's dwarf to get to each cell and enter it
    distance: float  # what the seat's dwarf has before it


def choose(world: World[State], _budget: Budget = UNBOUND) -> Action:
    return decide(world.state, world.seat, world.rng)


def decide(state: State, seat: Seat, rng: Random) -> Action:
    """The action of the highest worth."""
    match state.phase:
        case states.PLAY:
            forest = _survey(state, seat)
            return max(
                legal_actions(state), key=lambda action: (_WORTH[action[0]](forest, action), rng.random())
            )
        case states.MOVE:
            return _walk(state, seat)
        case states.TREASURE:  # always one more, the best that the seat knows of
            taking = [action for action in legal_actions(state) if action[0] == TAKE]
            return max(taking, key=lambda action: (expected(state, seat, action[1]), rng.random()))
        case states.VOTE:  # with nothing left to draw there is little left to win
            return refuse if state.pile else agree
    return rng.choice(legal_actions(state))


# --- measuring ----------------------------------------------------------------------------------


def _survey(state: State, seat: Seat) -> Forest:
    here = state.dwarfs[seat]
    targets, terrain = _targets(state, seat), survey(state)
    togo, come = reach(terrain.network, targets.items()), ways_from(terrain, here)
    return Forest(state, seat, targets, terrain, togo, come, togo.get(here, _FAR) - terrain.enter[here])


def _targets(state: State, seat: Seat) -> Costs:
    """Mines that hold treasure for all the seat knows: not what this one world says."""
    found: Costs = {}
    for mine, cell in enumerate(state.deck.mine_cells):
        known = is_revealed(state, mine) or state.looked[seat] & 1 << mine
        if not known:
            found[cell] = STEP + _UNKNOWN
        elif state.mines[mine] != DRAGON and treasures_at(state, cell):
            found[cell] = STEP
    return found


# --- walking ------------------------------------------------------------------------------------


def _walk(state: State, seat: Seat) -> Action:
    """Towards the nearest target as far as the path goes; in a mine with treasure, stay."""
    here = state.dwarfs[seat]
    if treasures_at(state, here) and state.grid.tiles[here] != FACE_DOWN:
        return stop
    togo = reach(survey(state).network, _targets(state, seat).items())
    found = [
        (togo.get(cell, _FAR) + (_TRAPPED if edge in state.traps else 0.0), cell)
        for cell, edge in ways(state, here, state.dwarfs)
    ]
    best, cell = min(found, default=(_FAR, here))
    return step(cell) if best < togo.get(here, _FAR) else stop


# --- playing ------------------------------------------------------------------------------------


def _gain(forest: Forest, cost: float) -> float:
    """The worth of a way that costs so much, against the best one so far."""
    if cost >= _FAR:
        return -10.0
    saved = forest.distance - cost
    return 20 + 6 * saved if saved > 0 else 2 + saved / 4


def _dig(forest: Forest, action: Action) -> float:
    """What the way costs over the card."""
    _, card, cell, turned = action
    state = forest.state
    opened = state.deck.table.open[state.deck.tile_of[card] + turned]
    sides = [cell + way for side, _, way in PLAN.around if opened & side]
    come = min((_known(forest.come, state, each) for each in sides), default=_FAR)
    togo = min((forest.togo.get(each, _FAR) for each in sides), default=_FAR)
    if state.deck.path_cards[card].feature >= FIRST_OBSTACLE:
        return _before_a_rival(forest, cell) if come + togo > forest.distance else -10.0
    return _gain(forest, come + STEP + togo) + opened.bit_count() / 8


def _known(come: Costs, state: State, cell: int) -> float:
    """What it costs to come to a card that lies beside."""
    return come.get(cell, _FAR) if state.grid.tiles[cell] > FACE_DOWN else _FAR


def _through(forest: Forest, cell: int, cost: float) -> float:
    """What the way costs over a cell, if entering it cost so much."""
    twice = 2 * forest.terrain.enter[cell]
    return forest.come.get(cell, _FAR) + forest.togo.get(cell, _FAR) - twice + cost


def _clear(forest: Forest, action: Action) -> float:
    """A tool on an obstacle that lies in the way."""
    return _gain(forest, _through(forest, action[2], STEP))


def _look(forest: Forest, action: Action) -> float:
    _, _, kind, target = action
    state, seat = forest.state, forest.seat
    if kind == MINE:
        news = not state.looked[seat] & 1 << target
        return 30.0 - forest.come.get(state.deck.mine_cells[target], _FAR) / 4 if news else -5.0
    if kind == TREASURE:
        return 5.0 if not state.seen[seat] & 1 << target else -5.0
    return 8.0 if not state.met[seat] & 1 << target else -5.0


def _rivals(forest: Forest) -> list[Seat]:
    """Those who gather for somebody else, as far as the seat knows; clans are public."""
    state, seat = forest.state, forest.seat
    own = works_for(state.clans[seat], state.roles[seat])
    found = []
    for other in range(state.seats):
        met = state.met[seat] & 1 << other
        side = works_for(state.clans[other], state.roles[other]) if met else state.clans[other]
        if other != seat and (own is None or side != own):
            found.append(other)
    return found


def _hinder(forest: Forest, action: Action) -> float:
    """A trap or troll right before a rival who is near a mine, but not in one's own way."""
    state, edge = forest.state, action[2]
    (one, _), (two, _) = PLAN.edge_ends(edge)
    near, far = sorted((one, two), key=lambda cell: forest.togo.get(cell, _FAR))
    worth = -5.0
    for rival in _rivals(forest):
        left = forest.togo.get(near, _FAR)
        if state.dwarfs[rival] == far and left < 12:
            worth = max(worth, 26 - left)
    on_own_way = forest.come.get(far, _FAR) + forest.togo.get(near, _FAR) <= forest.distance
    return worth - 25 if on_own_way else worth


def _blow(forest: Forest, action: Action) -> float:
    """Away with an obstacle in one's own way, or with the card before a rival."""
    cell = action[2]
    if forest.terrain.enter[cell] == OBSTACLE:
        return _gain(forest, _through(forest, cell, GAP))
    if _through(forest, cell, STEP) <= forest.distance + GAP:
        return -10.0
    return _before_a_rival(forest, cell)


def _before_a_rival(forest: Forest, cell: int) -> float:
    """What it is worth to spoil a cell that a rival would enter next on the way to a mine that is near."""
    dwarfs, togo = forest.state.dwarfs, forest.togo
    beside = [neighbour for neighbour, _ in forest.terrain.network[cell]]
    left = togo.get(cell, _FAR)
    near = [rival for rival in _rivals(forest) if dwarfs[rival] in beside]
    ahead = any(left < togo.get(dwarfs[rival], _FAR) for rival in near)
    return 24 - left if ahead and left < 16 else -5.0


def _discard(forest: Forest, action: Action) -> float:
    """Rather two useless cards than one."""
    _, card, second, _ = action
    useless = _useless(forest, card) + (_useless(forest, second - 1) if second else 0.0)
    return useless + 6


def _useless(forest: Forest, card: int) -> float:
    deck = forest.state.deck
    if card >= deck.paths:
        return _SPARE[deck.keys[card].partition("-")[0]]
    path, feature = deck.path_cards[card]
    if feature >= FIRST_OBSTACLE:
        return 4.0
    return 5.0 - 2 * path.tile.open.bit_count()


_SPARE: Final = {"axe": 1.0, "boat": 1.0, "rope": 1.0, "info": 2.0, "trap": -1.0, "troll": 0.0, "storm": -1.0}


def _go_on(_forest: Forest, _action: Action) -> float:
    return -100.0  # nobody proposes to stop as long as there are cards


_Worth: TypeAlias = Callable[[Forest, Action], float]
_WORTH: Final[Mapping[int, _Worth]] = {
    PLACE: _dig,
    USE: _clear,
    LOOK: _look,
    TRAP: _hinder,
    TROLL: _hinder,
    STORM: _blow,
    DISCARD: _discard,
    PROPOSE: _go_on,
}
