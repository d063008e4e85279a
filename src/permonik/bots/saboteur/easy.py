"""A sound, simple Saboteur player: miners dig the shortest way, saboteurs spoil it when it gets short.

Every legal action is given a worth in plain numbers, and the best one is played. Chance breaks ties.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple, TypeAlias

from permonik.bots.bot import UNBOUND, Budget, World
from permonik.engine.core.values import Action, Seat
from permonik.engine.paths.tiles import EMPTY, FACE_DOWN
from permonik.engine.saboteur.cards import GOLD, SABOTEUR, Deck
from permonik.engine.saboteur.state import GOAL_CELLS, PLAN, TURN, State, card_at
from permonik.engine.saboteur.verbs import BREAK, DISCARD, MAP, PLACE, REPAIR, ROCKFALL

_NEAR: Final = 4  # cards missing to the gold: from here on saboteurs show their hand
_FAR: Final = 99


class Mine(NamedTuple):
    """The mine as the seat judges it."""

    state: State
    seat: Seat
    targets: tuple[int, ...]  # goals that may hold the gold
    distance: int  # cards missing to the nearest of them


def choose(world: World[State], _budget: Budget = UNBOUND) -> Action:
    """The action of the highest worth for the seat's role."""
    state: State = world.state
    actions = world.game.legal_actions(state)
    if state.phase != TURN:
        return actions[-1]  # the most nuggets
    mine = _survey(state, world.seat)
    worth = _SABOTEUR if state.roles[world.seat] == SABOTEUR else _MINER
    return max(actions, key=lambda action: (worth[action[0]](mine, action), world.rng.random()))


def _survey(state: State, seat: Seat) -> Mine:
    targets = _targets(state, seat)
    return Mine(state, seat, targets, _distance(state.reach.sites, targets))


def _targets(state: State, seat: Seat) -> tuple[int, ...]:
    """Where the gold may be, as far as the seat knows: not what this one world says."""
    hidden = [goal for goal, cell in enumerate(GOAL_CELLS) if state.grid.tiles[cell] == FACE_DOWN]
    looked = [goal for goal in hidden if state.looked[seat] & 1 << goal]
    gold = [goal for goal in looked if state.goals[goal] == GOLD]
    rest = gold or [goal for goal in hidden if goal not in looked]
    return tuple(GOAL_CELLS[goal] for goal in rest)


def _distance(cells: Iterable[int], targets: tuple[int, ...]) -> int:
    """How many cards are missing from the nearest of the cells to the nearest target."""
    return min((_cards_between(cell, target) for cell in cells for target in targets), default=_FAR)


def _cards_between(cell: int, target: int) -> int:
    (x, y), (goal_x, goal_y) = PLAN.xy(cell), PLAN.xy(target)
    return abs(x - goal_x) + abs(y - goal_y)


def _after_placing(mine: Mine, action: Action) -> tuple[int, int]:
    """The distance over the ends that the card would open, and how many it opens."""
    _, card, cell, turned = action
    state = mine.state
    tile = state.deck.table.tiles[state.deck.tile_of[card] + turned]
    entries = [
        side for side, opposite, step in PLAN.around if state.reach.sides.get(cell + step, 0) & opposite
    ]
    out = 0
    for side in entries:
        out |= tile.joined_to(side) & ~side
    cells = [cell + step for side, _, step in PLAN.around if out & side]
    if any(neighbour in mine.targets for neighbour in cells):
        return 0, len(cells)
    free = [neighbour for neighbour in cells if state.grid.tiles[neighbour] == EMPTY]
    return _distance(free, mine.targets), len(free)


# --- miners -------------------------------------------------------------------------------------


def _dig(mine: Mine, action: Action) -> float:
    distance, ends = _after_placing(mine, action)
    if distance < mine.distance:
        return 50 - distance + ends / 8
    if distance < _FAR:
        return 18 - distance + ends / 8  # a way round is better than nothing
    return -20  # a dead end


def _look_for_gold(mine: Mine, action: Action) -> float:
    goal = GOAL_CELLS[action[2]]
    return 55 if goal in mine.targets and len(mine.targets) > 1 else -5


def _mend(mine: Mine, action: Action) -> float:
    if action[2] == mine.seat:
        return 60
    # a card that mends one tool is spent before one that could mend two
    return 15 - mine.state.deck.tools[action[1]].bit_count()


def _clear(mine: Mine, action: Action) -> float:
    """A dead end is worth removing if it lies on the way."""
    card, _ = card_at(mine.state, action[2])
    if mine.state.deck.path_cards[card].tile.groups:
        return -30
    return 30 if _distance([action[2]], mine.targets) <= mine.distance else -10


def _miner_breaks(_mine: Mine, _action: Action) -> float:
    return -40  # an honest miner who suspects nobody


def _miner_discards(mine: Mine, action: Action) -> float:
    return _USELESS_TO_MINERS.get(_kind(mine.state.deck, action[1]), 0)


def _kind(deck: Deck, card: int) -> str:
    key = deck.keys[card]
    if card < deck.paths:
        return "path" if deck.path_cards[card].tile.groups else "dead"
    return key.partition("-")[0]


_USELESS_TO_MINERS: Final = {"dead": 6, "broken": 5, "map": 2, "path": 1, "rockfall": 0, "repair": -1}


# --- saboteurs ----------------------------------------------------------------------------------


def _spoil(mine: Mine, action: Action) -> float:
    """Far from the gold, lay cards that do no good; near it, close the nearest way."""
    distance, ends = _after_placing(mine, action)
    if distance == 0:
        return -100
    nearest = _distance([action[2]], mine.targets) <= mine.distance
    if mine.distance <= _NEAR:
        return 40 + distance / 10 - ends if nearest and distance > mine.distance else -10
    return 12 - ends if distance > mine.distance else 2


def _look_in_passing(mine: Mine, action: Action) -> float:
    return 20 if GOAL_CELLS[action[2]] in mine.targets and len(mine.targets) > 1 else -5


def _mend_oneself(mine: Mine, action: Action) -> float:
    return 8 if action[2] == mine.seat else -30


def _bring_down(mine: Mine, action: Action) -> float:
    """The card that lies nearest to the gold, once that is near."""
    if mine.distance > _NEAR:
        return -10
    return 45 - _distance([action[2]], mine.targets)


def _break_others(mine: Mine, action: Action) -> float:
    target = action[2]
    if target == mine.seat:
        return -60
    return (35 if mine.distance <= _NEAR else 10) - 5 * mine.state.broken[target].bit_count()


def _saboteur_discards(mine: Mine, action: Action) -> float:
    return _USELESS_TO_SABOTEURS.get(_kind(mine.state.deck, action[1]), 0)


_USELESS_TO_SABOTEURS: Final = {"repair": 7, "path": 6, "map": 4, "dead": 0, "broken": -2, "rockfall": -3}

Worth: TypeAlias = Callable[[Mine, Action], float]


_MINER: Final[Mapping[int, Worth]] = {
    PLACE: _dig,
    BREAK: _miner_breaks,
    REPAIR: _mend,
    ROCKFALL: _clear,
    MAP: _look_for_gold,
    DISCARD: _miner_discards,
}
_SABOTEUR: Final[Mapping[int, Worth]] = {
    PLACE: _spoil,
    BREAK: _break_others,
    REPAIR: _mend_oneself,
    ROCKFALL: _bring_down,
    MAP: _look_in_passing,
    DISCARD: _saboteur_discards,
}
