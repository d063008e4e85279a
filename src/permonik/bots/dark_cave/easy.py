"""A sound, simple player of The Dark Cave: it digs and walks to where the exit may be.

The way out is measured over fields that lie and cells where a card could be laid. Every action is given a
worth in plain numbers, and the best one is played. Chance breaks ties.
"""

from collections.abc import Callable, Iterator, Mapping
from heapq import heapify, heappop, heappush
from random import Random
from typing import Final, NamedTuple, TypeAlias

from permonik.bots.bot import UNBOUND, Budget, World
from permonik.engine.core.hands import discarded
from permonik.engine.core.values import Action, Seat
from permonik.engine.dark_cave import cards
from permonik.engine.dark_cave import state as states
from permonik.engine.dark_cave.actions import FINISH, HALT, NO, SUFFER, USE_AXE, YES, kind_of
from permonik.engine.dark_cave.cards import (
    BOOTS_CARD,
    BRIDGE,
    KINDS,
    LADDER,
    MONSTER_MOVES,
    TUNNEL,
    WAY_OUT,
)
from permonik.engine.dark_cave.creatures import dwarfs_at, monster_of
from permonik.engine.dark_cave.movement import feature_at, next_places
from permonik.engine.dark_cave.routes import routes
from permonik.engine.dark_cave.rules import legal_actions
from permonik.engine.dark_cave.state import OUT, PLAN, State, is_revealed, place_at, worker_of
from permonik.engine.dark_cave.verbs import (
    CUT,
    DISCARD,
    EQUIP,
    LOOK_CLAN,
    LOOK_GOAL,
    LURE,
    PLACE,
    PROPOSE,
    STEP,
    SWAP,
)
from permonik.engine.paths.tiles import EMPTY, FACE_DOWN
from permonik.engine.paths.walk import cell_of, field_of, place_of, steps

_FAR: Final = 999.0
_GAP: Final = 4.0  # a cell where a card is still missing
_WEBBED: Final = 4.0
_GUARDED: Final = 3.0  # a field with a monster
_TOLL: Final = {BRIDGE: 1.5, TUNNEL: 4.0}
_NUGGET: Final = 3.0  # how many moves a nugget is worth
_CARD: Final = 1.5
_RIM: Final = 1  # how far outside the playing area a way may lead

_Costs: TypeAlias = dict[int, float]


class Cave(NamedTuple):
    """The cave as the seat judges it, for the dwarf that it wants to get out."""

    state: State
    seat: Seat
    runner: Seat
    togo: _Costs  # what it costs to get from each place to the nearest place where the exit may be
    come: _Costs  # what it costs the runner to get to each place
    distance: float  # what the runner has before it


def choose(world: World[State], _budget: Budget = UNBOUND) -> Action:
    return decide(world.state, world.seat, world.rng)


def decide(state: State, seat: Seat, rng: Random) -> Action:
    """The action of the highest worth."""
    match state.phase:
        case states.TURN:
            cave = _survey(state, seat)
            actions = [action for action in legal_actions(state) if action[0] in _WORTH]
            return max(actions, key=lambda action: (_WORTH[action[0]](cave, action), rng.random()))
        case states.MONSTER:
            return _hunt(state, seat)
        case states.MOVE:
            return _walk(state, seat)
        case states.AXE:
            return _defend(state, seat)
        case states.VOTE:  # with nothing left to draw there is little left to win
            return NO if state.pile else YES
        case states.LAST:
            return _cut(state, seat) or FINISH
    return rng.choice(legal_actions(state))


# --- measuring ----------------------------------------------------------------------------------


def _survey(state: State, seat: Seat) -> Cave:
    togo = _togo(state, seat)
    runner = _runner(state, seat, togo)
    if runner is None:
        return Cave(state, seat, seat, togo, {}, _FAR)
    here = state.at[runner]
    return Cave(state, seat, runner, togo, _come(state, here), togo.get(here, _FAR))


def _runner(state: State, seat: Seat, togo: _Costs) -> Seat | None:
    """Oneself, or once one is out the friend who has the shortest way."""
    if state.at[seat] != OUT:
        return seat
    friends = [other for other, at in enumerate(state.at) if at != OUT and _leaning(state, seat, other) > 0]
    return min(friends, key=lambda other: togo.get(state.at[other], _FAR), default=None)


def _leaning(state: State, seat: Seat, other: Seat) -> int:
    """1 for a friend, -1 for a rival, 0 for those whose clan card the seat has not seen."""
    known = state.shown | state.looked_clans[seat] | 1 << seat
    if state.seats > 2 and not known & 1 << other:
        return 0
    sides = [worker_of(state.clans[each], state.roles[each]) for each in (seat, other)]
    return 1 if sides[0] == sides[1] else -1


def _targets(state: State, seat: Seat) -> _Costs:
    """Where the exit is for all the seat knows, not where this one world has it."""
    hidden: _Costs = {}
    for goal, cell in enumerate(state.setup.goal_cells):
        if is_revealed(state, goal):
            if state.goals[goal] == WAY_OUT:
                return {place_of(cell, field): 0.0 for field in state.deck.exits[state.grid.tiles[cell]]}
        elif not state.looked_goals[seat] & 1 << goal:
            hidden[place_of(cell, 0)] = 0.0
        elif state.goals[goal] == WAY_OUT:
            return {place_of(cell, 0): 0.0}
    return hidden


def _beside(state: State, place: int) -> Iterator[tuple[int, int]]:
    """Places that a path leads to, or might lead to once cards are laid, with the edge that is crossed."""
    cell, field = cell_of(place), field_of(place)
    tiles, ports = state.grid.tiles, state.deck.fields.ports
    here = tiles[cell]
    if here != EMPTY:
        yield from steps(state.grid, state.deck.fields, place)
        if feature_at(state, place) == LADDER:
            yield from ((ladder, -1) for ladder in state.ladders if ladder != place)
    far = abs(PLAN.xy(state.setup.goal_cells[0])[0]) + _RIM
    for side, opposite, step in PLAN.around:
        if here > FACE_DOWN and ports[here << 4 | side] != field:
            continue
        there = tiles[cell + step]
        if there == EMPTY:
            x, y = PLAN.xy(cell + step)
            if -far <= x <= far and -far <= y <= far:
                yield place_of(cell + step, 0), PLAN.edge(cell, side)
        elif here == EMPTY:
            port = 0 if there == FACE_DOWN else ports[there << 4 | opposite]
            if port >= 0:
                yield place_of(cell + step, port), PLAN.edge(cell, side)


def _enter(state: State, place: int) -> float:
    """What it costs to enter a place."""
    if state.grid.tiles[cell_of(place)] == EMPTY:
        return _GAP
    guarded = _GUARDED if place in state.monster_at else 0.0
    return 1.0 + guarded + _TOLL.get(feature_at(state, place), 0.0)


def _togo(state: State, seat: Seat) -> _Costs:
    """The cheapest ways from every place to a target."""
    webs = {web.edge for web in state.webs}
    costs: _Costs = {}
    queue = [(cost, place) for place, cost in _targets(state, seat).items()]
    heapify(queue)
    while queue:
        cost, place = heappop(queue)
        if place in costs:
            continue
        costs[place] = cost
        entering = cost + _enter(state, place)
        for other, edge in _beside(state, place):
            if other not in costs:
                heappush(queue, (entering + (_WEBBED if edge in webs else 0.0), other))
    return costs


def _come(state: State, here: int) -> _Costs:
    """The cheapest ways from a place to every other."""
    webs = {web.edge for web in state.webs}
    costs: _Costs = {}
    queue = [(0.0, here)]
    while queue:
        cost, place = heappop(queue)
        if place in costs:
            continue
        costs[place] = cost
        for other, edge in _beside(state, place):
            if other not in costs:
                web = _WEBBED if edge in webs else 0.0
                heappush(queue, (cost + web + _enter(state, other), other))
    return costs


# --- walking ------------------------------------------------------------------------------------


def _walk(state: State, seat: Seat) -> Action:
    """Along the cheapest way, as far as it leads nearer to the exit."""
    blade = _cut(state, seat)
    if blade:
        return blade
    togo = _togo(state, seat)
    here = state.at[seat]
    best, action = _standing(state, seat, here, togo), HALT
    for route in routes(state):
        x, y, field = (int(part) for part in route.to)  # type: ignore[union-attr, arg-type]
        place = place_at(x, y, field)
        cost = _standing(state, seat, place, togo) + 0.01 * route.moves
        cost += _CARD * route.cost.get("cards", 0) + _NUGGET * route.cost.get("nuggets", 0)
        if cost < best:
            best, action = cost, route.steps[0]
    return action


def _standing(state: State, seat: Seat, place: int, togo: _Costs) -> float:
    """How far a dwarf is from where it wants to be."""
    cost = togo.get(place, _FAR)
    if place in state.veins:
        cost -= _NUGGET
    return cost + (_GUARDED if place in state.monster_at and place != state.at[seat] else 0.0)


def _cut(state: State, seat: Seat) -> Action | None:
    """Use an axe on a web that stands before a shorter way."""
    here = state.at[seat]
    if not state.webs or here == OUT or not state.axes[seat]:
        return None
    togo = _togo(state, seat)
    webs = {web.edge: web.strength for web in state.webs}
    for there, edge in steps(state.grid, state.deck.fields, here):
        if webs.get(edge, 9) <= len(state.axes[seat]) and togo.get(there, _FAR) < togo.get(here, _FAR):
            return (CUT, edge, 0, 0)
    return None


# --- monsters -----------------------------------------------------------------------------------


def _harm(state: State, seat: Seat, monster: int, place: int) -> float:
    """What an attack on those who stand on a field is worth."""
    return -sum(
        _leaning(state, seat, victim) * _pain(state, monster, victim) for victim in dwarfs_at(state, place)
    )


def _pain(state: State, monster: int, victim: Seat) -> float:
    match monster:
        case cards.RAT:
            return 2.0 if state.hands[victim] else 0.0
        case cards.LINDWORM:
            return 0.0 if state.paralysed & 1 << victim else 3.0
        case _:  # GOBLIN
            return 3.0 if state.nuggets[victim] else 0.0


def _prey(state: State, seat: Seat, monster: int, start: int, moves: int) -> tuple[float, Action]:
    """The best attack within so many moves, and the first step to it."""
    best, action = 0.0, HALT
    seen = {start}
    ways: list[tuple[int, Action]] = [(start, HALT)]
    for _ in range(moves):
        longer: list[tuple[int, Action]] = []
        for place, first in ways:
            for there in next_places(state, place):
                way = (STEP, there, 0, 0) if first == HALT else first
                if there in state.at:
                    worth = _harm(state, seat, monster, there)
                    if worth > best:
                        best, action = worth, way
                elif there not in seen:
                    seen.add(there)
                    longer.append((there, way))
        ways = longer
    return best, action


def _hunt(state: State, seat: Seat) -> Action:
    monster = state.monster
    return _prey(state, seat, monster, state.monster_at[monster], state.moves)[1]


def _defend(state: State, seat: Seat) -> Action:
    """An axe is worth it if the attack would hurt, oneself or a friend."""
    monster = state.attackers[0]
    hurt = sum(_leaning(state, seat, victim) * _pain(state, monster, victim) for victim in state.victims)
    return USE_AXE if hurt > 0 else SUFFER


# --- playing ------------------------------------------------------------------------------------


def _dig(cave: Cave, action: Action) -> float:
    """What the way of the runner costs over the card."""
    _, card, cell, turned = action
    state = cave.state
    tile = state.deck.tile_of[card] + turned
    best = _FAR
    for side, _, _ in PLAN.around:
        group = state.deck.table.joins[tile << 4 | side]
        if not group:
            continue
        come = _over_side(state, cave.come, cell, side)
        for other, _, way in PLAN.around:
            if other != side and group & other:
                out = _leaving(state, cave.togo, cell + way, other)
                best = min(best, come + state.deck.level[card] + out)
    saved = cave.distance - best
    shape = state.deck.table.open[tile].bit_count() / 8
    if saved > 0:
        return 20 + 4 * saved + shape
    through = cave.come.get(place_of(cell, 0), _FAR) + cave.togo.get(place_of(cell, 0), _FAR)
    spoils = through <= cave.distance + 0.5 and saved < 0
    return (-6.0 if spoils else 1.0) + max(saved, -12.0) / 4 + shape


def _over_side(state: State, costs: _Costs, cell: int, side: int) -> float:
    """What it costs to come to a card through one of its sides, from a card that lies there."""
    step = PLAN.step[side]
    tile = state.grid.tiles[cell + step]
    if tile <= FACE_DOWN:
        return _FAR
    opposite = (side << 2 | side >> 2) & 15
    port = state.deck.fields.ports[tile << 4 | opposite]
    return costs.get(place_of(cell + step, port), _FAR) if port >= 0 else _FAR


def _leaving(state: State, togo: _Costs, cell: int, side: int) -> float:
    """What the way costs on from a card, through one of its sides."""
    tile = state.grid.tiles[cell]
    opposite = (side << 2 | side >> 2) & 15
    port = 0 if tile <= FACE_DOWN else state.deck.fields.ports[tile << 4 | opposite]
    if port < 0:
        return _FAR
    place = place_of(cell, port)
    return togo.get(place, _FAR) + _enter(state, place)


def _equip(cave: Cave, action: Action) -> float:
    state, (_, card, target, _) = cave.state, action
    if target != cave.runner or state.at[target] == OUT:
        return -8.0
    return 22.0 if kind_of(state.deck, card) == BOOTS_CARD else 12.0


def _spy(cave: Cave, action: Action) -> float:
    """Look at the goal that is nearest, as long as the exit is not known."""
    state, goal = cave.state, action[2]
    seen = state.looked_goals[cave.seat]
    known = any(
        kind == WAY_OUT and (seen & 1 << each or is_revealed(state, each))
        for each, kind in enumerate(state.goals)
    )
    if known or seen & 1 << goal:
        return -5.0
    return 36.0 - cave.come.get(place_of(state.setup.goal_cells[goal], 0), 40.0) / 4


def _probe(cave: Cave, action: Action) -> float:
    known = (cave.state.looked_clans[cave.seat] & 1 << action[2]) or cave.state.seats == 2
    return -5.0 if known else 9.0


def _swap(cave: Cave, action: Action) -> float:
    hands = cave.state.hands
    return 4.0 * (len(hands[action[2]]) - len(hands[cave.seat]) + 1)


def _lure(cave: Cave, action: Action) -> float:
    state, (_, card, where, _) = cave.state, action
    monster = monster_of(state, card)
    return -3.0 + 10 * _prey(state, cave.seat, monster, where, MONSTER_MOVES[monster])[0]


def _discard(cave: Cave, action: Action) -> float:
    """Rather two useless cards than one."""
    return 3.0 + sum(_useless(cave, card) for card in discarded(action[1], action[2]))


def _useless(cave: Cave, card: int) -> float:
    state = cave.state
    deck = state.deck
    if card >= deck.paths:
        return _SPARE[KINDS[kind_of(deck, card)]]
    stays = state.at[cave.runner] == OUT
    return 4.0 - 1.5 * deck.path_cards[card].open.bit_count() - (0 if stays else 1)


_SPARE: Final = {
    "rockfall": 1.5,
    "web": 1.5,
    "boots": 0.0,
    "battle-axe": -1.0,
    "secret-info": 1.5,
    "card-swap": 1.0,
    "rat": 1.0,
    "lindworm": 0.0,
    "goblin": 0.0,
}


def _blade(cave: Cave, _action: Action) -> float:
    return 30.0 if _cut(cave.state, cave.seat) == _action else -50.0


def _go_on(cave: Cave, _action: Action) -> float:
    """Nobody proposes to stop while there are cards to draw, or a way out."""
    lost = not cave.state.pile and cave.distance > 10 * len(cave.state.hands[cave.seat])
    return 40.0 if lost else -100.0


_WORTH: Final[Mapping[int, Callable[[Cave, Action], float]]] = {
    PLACE: _dig,
    EQUIP: _equip,
    LOOK_GOAL: _spy,
    LOOK_CLAN: _probe,
    SWAP: _swap,
    LURE: _lure,
    DISCARD: _discard,
    CUT: _blade,
    PROPOSE: _go_on,
}
"""Rockfalls and webs are for those who think about the ways of others."""
