"""A player of The Lost Mines who judges every card by the race: what it changes for friends and for rivals.

What a seat can expect is its part of what its side will gather, with everybody counted as a friend as far as
the belief says so. Whatever changes the ways on the board changes who comes first, and so what to expect.
Cards have a worth in the hand too, and news has one if it may change where to go.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from random import Random
from typing import Final, NamedTuple, TypeAlias

from permonik.bots.bot import UNBOUND, Budget, World
from permonik.bots.lost_mines.belief import belief, friends
from permonik.bots.lost_mines.race import (
    Mines,
    dragon_chance,
    expected,
    first_worths,
    pace,
    race,
    turns_left,
    unknown_mines,
    way_costs,
    ways_to_mines,
    worths,
)
from permonik.bots.lost_mines.terrain import OBSTACLE, STEP, survey, ways_from
from permonik.bots.ways import FAR, Costs
from permonik.engine.core.hands import discarded
from permonik.engine.core.values import Action, Seat
from permonik.engine.lost_mines import state as states
from permonik.engine.lost_mines.actions import agree, refuse, stop
from permonik.engine.lost_mines.cards import FIRST_OBSTACLE, MINE, PLAN, TREASURE
from permonik.engine.lost_mines.movement import MOVES, moves_from, routes
from permonik.engine.lost_mines.rules import apply, legal_actions
from permonik.engine.lost_mines.scoring import works_for
from permonik.engine.lost_mines.state import State, copy
from permonik.engine.lost_mines.verbs import DISCARD, LOOK, PLACE, PROPOSE, STORM, TAKE, TRAP, TROLL, USE
from permonik.engine.paths.tiles import EMPTY

# All in points.
_DRAW: Final = 0.06  # what a card not yet seen is worth
_TURN: Final = 0.4  # a card without which one turn less is left
_LOST_CARD: Final = 0.08
_DRAGON: Final = 1.5  # less than it takes away, for nobody can have less than nothing
_NEVER: Final = -9.0
_IDLE: Final = -0.1  # a card that hurts for nothing
_COVER: Final = 0.15  # what it costs a saboteur to be seen hurting the own clan, with all turns left
_ENOUGH: Final = 12  # how many ways to hurt are looked at closely

_KEPT: Final = {
    "axe": 0.04,
    "boat": 0.04,
    "rope": 0.04,
    "info": 0.06,
    "trap": 0.04,
    "troll": 0.07,
    "storm": 0.09,
}
_KEPT_OBSTACLE: Final = 0.03
_KEPT_SIDES: Final = {1: 0.0, 2: 0.03, 3: 0.09, 4: 0.12}
_KEPT_STRAIGHT: Final = 0.07  # leads from the starts to the mines
_EAST_WEST: Final = 10


WayCosts: TypeAlias = Sequence[Sequence[float]]
"""By seat, by mine: what the way of the dwarf costs."""


class Outlook:
    """A position as one seat judges it."""

    def __init__(self, state: State, seat: Seat, friends: Sequence[float]) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.friends: Final = friends
        self.terrain: Final = survey(state)
        self.ways: Final = ways_to_mines(state, self.terrain)
        self.mines: Final = Mines(worths(state, seat), first_worths(state, seat))
        self.left: Final = turns_left(state)
        self.paces: Final = [pace(state, each) for each in range(state.seats)]
        self.costs: Final = way_costs(state, self.ways)
        self.times: Final = self.arrive(self.costs)
        self.now: Final = self.expect(self.costs)

    @cached_property
    def come(self) -> dict[int, Costs]:
        """By the cell of a dwarf, the ways from there."""
        return {cell: ways_from(self.terrain, cell) for cell in set(self.state.dwarfs)}

    @cached_property
    def risks(self) -> list[float]:
        """By mine, what its dragon may cost the seat."""
        mines = range(len(self.state.mines))
        return [_DRAGON * dragon_chance(self.state, self.seat, mine) for mine in mines]

    def arrive(self, costs: WayCosts) -> list[list[float]]:
        return [[each.turns(cost) for cost in row] for each, row in zip(self.paces, costs, strict=True)]

    def expect(self, costs: WayCosts) -> float:
        """What the seat can expect to gain if the ways to the mines cost everybody so much."""
        own, times = self.paces[self.seat], self.arrive(costs)
        near = [mine for mine, cost in enumerate(costs[self.seat]) if own.reaches(cost)]
        enter = [self.share(times, [(self.seat, (mine,))]) - self.risks[mine] for mine in near]
        times[self.seat] = [max(1.0, time) for time in times[self.seat]]
        return max([self.share(times, []), *enter])

    def share(self, times: list[list[float]], first: Sequence[tuple[Seat, Sequence[int]]]) -> float:
        """The seat's part of what its friends can expect, if it is first at a mine or at none."""
        amounts = race(self.left, times, first, self.mines, [self.mines.worth] * len(times))
        part = sum(chance * amount for chance, amount in zip(self.friends, amounts, strict=True))
        return part / sum(self.friends)

    def after(self, action: Action) -> list[list[float]]:
        """What the ways to the mines cost everybody once an action has changed the board."""
        changed = copy(self.state)
        apply(changed, action)
        ways = ways_to_mines(changed)
        return [[way.get(cell, FAR) for way in ways] for cell in self.state.dwarfs]


def choose(world: World[State], _budget: Budget = UNBOUND) -> Action:
    """The action of the highest worth."""
    actions = legal_actions(world.state)
    if len(actions) == 1:
        return actions[0]
    return decide(look_out(world), world.rng)


def look_out(world: World[State]) -> Outlook:
    """The position of the seat to act with what it believes."""
    state, seat = world.state, world.seat
    return Outlook(state, seat, friends(state, seat, belief(state, world.trace)))


def decide(outlook: Outlook, rng: Random) -> Action:
    """What to do in any decision, as an outlook judges it."""
    state, seat = outlook.state, outlook.seat
    match state.phase:
        case states.PLAY:
            return max(rank(outlook), key=lambda each: (each[1], rng.random()))[0]
        case states.MOVE:
            return walk(outlook, hoping).steps[0]
        case states.TURNING:
            return max(legal_actions(state), key=lambda action: outlook.expect(outlook.after(action)))
        case states.TREASURE:  # always one more, the best that the seat knows of
            taking = [action for action in legal_actions(state) if action[0] == TAKE]
            return max(taking, key=lambda action: (expected(state, seat, action[1]), rng.random()))
    return refuse if state.pile else agree  # with nothing left to draw there is little left to win


# --- walking ------------------------------------------------------------------------------------


class Walk(NamedTuple):
    """Steps to take, where they end, and what can be expected then."""

    worth: float
    cell: int
    steps: tuple[Action, ...]


Standing: TypeAlias = Callable[[Outlook, int], float]
"""What can be expected, in points, if the dwarf ends its movement on a cell."""


def walk(outlook: Outlook, standing: Standing) -> Walk:
    """To where the dwarf wants to stand at the end of the turn."""
    state, seat = outlook.state, outlook.seat
    here = state.dwarfs[seat]
    best = Walk(standing(outlook, here), here, (stop,))
    for route in routes(state, seat):
        x, y = (int(part) for part in route.to)  # type: ignore[union-attr, arg-type]
        cell = PLAN.cell(x, y)
        worth = standing(outlook, cell)
        worth -= _LOST_CARD * route.cost.get("cards", 0) + 1e-4 * route.moves
        if worth > best.worth:
            best = Walk(worth, cell, route.steps)
    return best


def hoping(outlook: Outlook, cell: int) -> float:
    """For oneself: the best mine by its worth and the turns to it, whoever else may be on the way there."""
    state, mines = outlook.state, outlook.mines
    turns = _turns_from(outlook, cell)
    hope = max(map(_hope, mines.worth, turns))
    if cell not in state.deck.mine_cells:
        return hope
    mine = state.deck.mine_cells.index(cell)
    return hope + mines.first[mine] - outlook.risks[mine]


def _hope(worth: float, turns: float) -> float:
    return worth / (1 + turns)


def _turns_from(outlook: Outlook, cell: int) -> list[float]:
    """By mine, after how many turns the dwarf could be there if it ended this movement on a cell."""
    at_once = moves_from(outlook.state, cell)
    return [1 + max(0.0, way.get(cell, FAR) - at_once) / MOVES for way in outlook.ways]


def racing(outlook: Outlook, cell: int) -> float:
    """For one's side: its part of what is taken in the race of all."""
    state, seat = outlook.state, outlook.seat
    mines = state.deck.mine_cells
    times = list(outlook.times)
    times[seat] = _turns_from(outlook, cell)
    if cell not in mines:
        return outlook.share(times, [])
    mine = mines.index(cell)
    return outlook.share(times, [(seat, (mine,))]) - outlook.risks[mine]


# --- playing ------------------------------------------------------------------------------------


def rank(outlook: Outlook) -> list[tuple[Action, float]]:
    """All actions of a play with what each is worth to the seat, in points."""
    actions = legal_actions(outlook.state)
    hurting = _worth_hurting(outlook, actions)
    return [
        (
            action,
            _IDLE if action[0] in _HURTS and action not in hurting else _WORTH[action[0]](outlook, action),
        )
        for action in actions
    ]


def _spent(outlook: Outlook, cards: Sequence[int]) -> float:
    """What it costs to part with cards, less what those to come are worth."""
    state = outlook.state
    drawn = min(len(cards), len(state.pile))
    missing = max(0, len(cards) - drawn - (1 if drawn == 0 else 0))
    return sum(_kept(outlook, card) for card in cards) - _DRAW * drawn + _TURN * missing


def spent_on(outlook: Outlook, action: Action) -> float:
    """The same for the cards of an action."""
    return _spent(outlook, discarded(action[1], action[2]) if action[0] == DISCARD else [action[1]])


def _kept(outlook: Outlook, card: int) -> float:
    deck = outlook.state.deck
    if card >= deck.paths:
        return _KEPT[deck.keys[card].partition("-")[0]]
    path, feature = deck.path_cards[card]
    if feature >= FIRST_OBSTACLE:
        return _KEPT_OBSTACLE
    if path.tile.open == _EAST_WEST:
        return _KEPT_STRAIGHT
    return _KEPT_SIDES[path.tile.open.bit_count()]


def gain(outlook: Outlook, action: Action) -> float:
    """What a card on the board changes in the race: a way over it, or one that it spoils."""
    costs = _laid(outlook, action) if action[0] == PLACE else None
    if costs is None:
        costs = outlook.after(action)
    return 0.0 if costs == outlook.costs else outlook.expect(costs) - outlook.now


def _dig(outlook: Outlook, action: Action) -> float:
    """A path card, or a tool on an obstacle that lies in the way."""
    return gain(outlook, action) - spent_on(outlook, action)


def _laid(outlook: Outlook, action: Action) -> list[list[float]] | None:
    """What the ways to the mines cost everybody with this card; None if it is in the way of somebody."""
    _, card, cell, turned = action
    state, terrain = outlook.state, outlook.terrain
    opened = state.deck.table.open[state.deck.tile_of[card] + turned]
    sides = [cell + way for side, _, way in PLAN.around if opened & side and cell + way in terrain.enter]
    crossing = OBSTACLE if state.deck.path_cards[card].feature >= FIRST_OBSTACLE else STEP
    onward = [
        min((way.get(each, FAR) + terrain.enter[each] for each in sides), default=FAR) for way in outlook.ways
    ]
    costs = []
    for here, before in zip(state.dwarfs, outlook.costs, strict=True):
        come = outlook.come[here]
        to = min((come.get(each, FAR) for each in sides), default=FAR) + crossing
        after = list(before)
        for mine, way in enumerate(outlook.ways):
            old, new = before[mine], to + onward[mine]
            if new < old:
                after[mine] = new
            elif new > old and come.get(cell, FAR) + way.get(cell, FAR) <= old:
                return None
        costs.append(after)
    return costs


def _hurt(outlook: Outlook, action: Action) -> float:
    """A trap, a troll or a storm; whoever works against the own clan would rather not be seen at it."""
    state, seat = outlook.state, outlook.seat
    costs = outlook.after(action)
    if action[0] == TROLL:  # it leaves before one's own next turn
        own = outlook.paces[seat]
        both = zip(outlook.costs[seat], costs[seat], strict=True)
        costs[seat] = [new if own.reaches(old) else old for old, new in both]
    worth = outlook.expect(costs) - outlook.now - spent_on(outlook, action)
    clan = state.clans[seat]
    if works_for(clan, state.roles[seat]) == clan:
        return worth
    mates = [other for other in range(state.seats) if other != seat and state.clans[other] == clan]
    seen = any(min(costs[mate]) > min(outlook.costs[mate]) for mate in mates)
    return worth - _COVER * outlook.left / state.setup.hand / 2 if seen else worth


def _worth_hurting(outlook: Outlook, actions: Sequence[Action]) -> set[Action]:
    """Traps, trolls and storms on the way of a rival, those right before one first."""
    found: list[tuple[float, Action]] = []
    lines = _rivals_ways(outlook) if any(action[0] in _HURTS for action in actions) else []
    for action in actions:
        if action[0] == STORM:
            near = [place for line in lines for place, cell in enumerate(line) if cell == action[2]]
        elif action[0] in _HURTS:
            ends = {cell for cell, _ in PLAN.edge_ends(action[2])}
            far = MOVES if action[0] == TROLL else len(PLAN.around) * MOVES  # a troll is soon gone
            near = [
                place
                for line in lines
                for place, step in enumerate(pairwise(line[: far + 1]))
                if set(step) == ends
            ]
        else:
            continue
        if near:
            found.append((min(near), action))
    return {action for _, action in sorted(found)[:_ENOUGH]}


def _rivals_ways(outlook: Outlook) -> list[list[int]]:
    """The cells on the way of each rival to the mine that it is likeliest to go to, those that are laid."""
    state = outlook.state
    lines = []
    for rival, here in enumerate(state.dwarfs):
        if outlook.friends[rival] >= 0.5 or not state.hands[rival]:
            continue
        hopes = [
            worth / (1 + time) for worth, time in zip(outlook.mines.worth, outlook.times[rival], strict=True)
        ]
        mine = hopes.index(max(hopes))
        lines.append(_line(outlook, here, outlook.ways[mine], state.deck.mine_cells[mine]))
    return lines


def _line(outlook: Outlook, here: int, way: Costs, end: int) -> list[int]:
    """The cheapest way from a cell to a mine as far as cards lie, with the cell after them."""
    network, tiles = outlook.terrain.network, outlook.state.grid.tiles
    line = [here]
    while here != end and tiles[here] != EMPTY and len(line) < 12:
        here = min(network[here], key=lambda step: step[1] + way.get(step[0], FAR), default=(end, 0.0))[0]
        if here in line:
            break
        line.append(here)
    return line


# --- news and discards --------------------------------------------------------------------------


def _look(outlook: Outlook, action: Action) -> float:
    _, _, kind, target = action
    state, seat = outlook.state, outlook.seat
    if kind == MINE:
        news = _news_of_mine(outlook, target) if not state.looked[seat] & 1 << target else 0.0
    elif kind == TREASURE:
        news = 0.02 if not state.seen[seat] & 1 << target else 0.0
    else:
        chance = outlook.friends[target]
        news = 0.4 * chance * (1 - chance)
    return news - spent_on(outlook, action)


def _news_of_mine(outlook: Outlook, target: int) -> float:
    """How much more can be expected of the best mine if one knew this one."""
    state, seat = outlook.state, outlook.seat
    hidden = unknown_mines(state, seat)
    own = outlook.times[seat]
    before = max(worth / (2 + time) for worth, time in zip(outlook.mines.worth, own, strict=True))
    known = 0.0
    for other in hidden:  # whatever lies at any of them may lie here
        guess = copy(state)
        guess.mines[target], guess.mines[other] = state.mines[other], state.mines[target]
        guess.looked[seat] |= 1 << target
        known += max(worth / (2 + time) for worth, time in zip(worths(guess, seat), own, strict=True)) / len(
            hidden
        )
    return known - before


def _discard(outlook: Outlook, action: Action) -> float:
    return -spent_on(outlook, action)


def _go_on(_outlook: Outlook, _action: Action) -> float:
    return _NEVER  # nobody proposes to stop as long as there are cards


_HURTS: Final = (TRAP, TROLL, STORM)
_Worth: TypeAlias = Callable[[Outlook, Action], float]
_WORTH: Final[Mapping[int, _Worth]] = {
    PLACE: _dig,
    USE: _dig,
    LOOK: _look,
    TRAP: _hurt,
    TROLL: _hurt,
    STORM: _hurt,
    DISCARD: _discard,
    PROPOSE: _go_on,
}
