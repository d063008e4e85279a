"""A player of The Dark Cave who judges every act by the race out of the cave: its own, friends' and rivals'.

All deals of the clan cards that the seat believes in are gone through, and all goals where the exit may be:
who would be out when with how much gold, and so which side would win? An act is worth what it changes there.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from random import Random
from typing import Final, NamedTuple, TypeAlias

from permonik.bots import sides
from permonik.bots.bot import UNBOUND, Budget, World
from permonik.bots.dark_cave.belief import belief, chances
from permonik.bots.dark_cave.flight import (
    GONE,
    chances_to_win,
    distances,
    exit_chances,
    haste,
    out_times,
    search_cost,
    turns_left,
)
from permonik.bots.dark_cave.passages import ends_of, field_places, survey, ways_from, ways_to_goals
from permonik.bots.sides import Belief
from permonik.bots.ways import FAR, Costs
from permonik.engine.core.hands import discarded
from permonik.engine.core.values import Action, Seat
from permonik.engine.dark_cave import state as states
from permonik.engine.dark_cave.actions import FINISH, HALT, NO, SUFFER, USE_AXE, YES, kind_of
from permonik.engine.dark_cave.cards import (
    BOOTS_CARD,
    EXIT,
    KINDS,
    LINDWORM,
    MONSTER_MOVES,
    MOVES_IN_BOOTS,
    RAT,
)
from permonik.engine.dark_cave.creatures import dwarfs_at, monster_of, monsters_at
from permonik.engine.dark_cave.movement import feature_at, moves_of, next_places
from permonik.engine.dark_cave.routes import routes
from permonik.engine.dark_cave.rules import apply, legal_actions
from permonik.engine.dark_cave.state import NOTHING, OUT, PLAN, State, copy, place_at, worker_of
from permonik.engine.dark_cave.verbs import (
    CUT,
    DISCARD,
    EQUIP,
    LOOK_CLAN,
    LOOK_GOAL,
    LURE,
    PLACE,
    PROPOSE,
    ROCKFALL,
    STEP,
    SWAP,
    WEB,
)
from permonik.engine.paths.tiles import EMPTY
from permonik.engine.paths.walk import cell_of, place_of

# All as parts of a won game.
_DRAW: Final = 0.02  # what a card not yet seen is worth
_TURN: Final = 0.1  # a card without which one turn less is left
_LOST_CARD: Final = 0.02
_AXE: Final = 0.03
_UNMASKED: Final = 0.05  # when everybody has seen the clan card
_NEVER: Final = -9.0
_UNLIKELY: Final = 0.03  # a deal that is not worth a thought
_IDLE: Final = -0.03  # a card that hurts for nothing
_ENOUGH: Final = 8  # how many ways to hurt are looked at closely

_KEPT: Final = {
    "rockfall": 0.02,
    "web": 0.02,
    "boots": 0.02,
    "battle-axe": 0.01,
    "secret-info": 0.01,
    "card-swap": 0.005,
    "rat": 0.008,
    "lindworm": 0.02,
    "goblin": 0.02,
}
_KEPT_SIDES: Final = {1: 0.0, 2: 0.0, 3: 0.01, 4: 0.02}


class Change(NamedTuple):
    """What an act changes that the ways do not show."""

    boots: Seat = NOTHING
    down: tuple[Seat, ...] = ()  # dwarfs that lose a turn
    robbed: tuple[Seat, ...] = ()  # dwarfs that lose a nugget


_NOTHING_ELSE: Final = Change()


class Outlook:
    """A position as one seat judges it."""

    def __init__(self, state: State, seat: Seat, weigh: Belief) -> None:
        self.state: Final = state
        self.seat: Final = seat
        deals = chances(state, seat, weigh)
        self.friends: Final = sides.friends(deals, seat, weigh)
        self.leanings: Final = [2 * chance - 1 for chance in self.friends]
        likely = [(workers(state, roles), chance) for roles, chance in deals.items() if chance > _UNLIKELY]
        total = sum(chance for _, chance in likely)
        self.deals: Final = [(works, chance / total) for works, chance in likely]
        self.passages: Final = survey(state)
        self.ways: Final = ways_to_goals(state, self.passages)
        self.spread: Final = distances(state, self.ways)
        self.exits: Final = exit_chances(state, seat, self.spread)
        self.left: Final = turns_left(state)
        self.now: Final = self.expect(self.spread)

    @cached_property
    def come(self) -> dict[int, Costs]:
        """By the place of a dwarf, the ways from there."""
        return {at: ways_from(self.passages, at) for at in set(self.state.at) if at != OUT}

    @cached_property
    def goals(self) -> list[int]:
        """The goals where the exit may be."""
        return [goal for goal, chance in enumerate(self.exits) if chance]

    def expect(
        self,
        spread: Sequence[Sequence[float]],
        change: Change = _NOTHING_ELSE,
        ways: Sequence[Costs] | None = None,
        own: Mapping[int, float] | None = None,
        gold: int | None = None,
    ) -> float:
        """What the position is worth with these ways; `own` are times of the seat itself, by goal."""
        state, total = self.state, 0.0
        carried: list[float] = list(state.nuggets)
        for victim in change.robbed:
            carried[victim] = max(0.0, carried[victim] - 1)
        if gold is not None:
            carried[self.seat] = gold
        for goal in self.goals:
            times = out_times(state, spread, ways or self.ways, goal)
            if own is not None:
                times[self.seat] = own[goal]
            for victim in change.down:
                times[victim] += 1
            if change.boots != NOTHING:
                times[change.boots] *= moves_of(state, change.boots) / MOVES_IN_BOOTS
            total += self.exits[goal] * self.hope(times, carried)
        return total

    def hope(self, times: Sequence[float], gold: Sequence[float]) -> float:
        """How likely one wins if everybody is out at these times with so much gold, over all deals."""
        won = sum(
            chance * chances_to_win(times, gold, works, self.left)[works[self.seat]]
            for works, chance in self.deals
        )
        return won - haste(times, self.leanings)

    def after(self, action: Action) -> float:
        """What the position is worth once an action has changed the cave, all dwarfs still where they are."""
        changed = copy(self.state)
        changed.moves = 0
        apply(changed, action)
        ways = ways_to_goals(changed, survey(changed))
        return self.expect(distances(self.state, ways), ways=ways)


def workers(state: State, roles: Sequence[int]) -> list[int]:
    """By seat, the clan that it works for in a deal."""
    return [worker_of(clan, role) for clan, role in zip(state.clans, roles, strict=True)]


def choose(world: World[State], _budget: Budget = UNBOUND) -> Action:
    """The action of the highest worth."""
    actions = legal_actions(world.state)
    if len(actions) == 1:
        return actions[0]
    return decide(Outlook(world.state, world.seat, belief(world.state, world.trace)), world.rng)


def decide(outlook: Outlook, rng: Random) -> Action:
    """What to do in any decision, as an outlook judges it."""
    state = outlook.state
    match state.phase:
        case states.VOTE:  # with nothing left to draw there is little left to win
            return NO if state.pile else YES
        case states.TURN:
            return max(rank(outlook), key=lambda each: (each[1], rng.random()))[0]
        case states.MONSTER:
            return hunt(outlook)
        case states.MOVE:
            return cut(outlook) or walk(outlook).steps[0]
        case states.AXE:
            return defend(outlook)
        case states.TURNING:
            return max(legal_actions(state), key=lambda action: (_turned(outlook, action), rng.random()))
    return cut(outlook) or FINISH


# --- walking ------------------------------------------------------------------------------------


class Walk(NamedTuple):
    """A way to go, where it ends, and what can be expected then."""

    worth: float
    place: int
    steps: Sequence[Action]


def walk(outlook: Outlook) -> Walk:
    """To where the dwarf wants to stand at the end of the turn."""
    state, seat = outlook.state, outlook.seat
    here = state.at[seat]
    best = Walk(_standing(outlook, here, state.nuggets[seat]), here, (HALT,))
    for route in routes(state):
        x, y, field = (int(part) for part in route.to)  # type: ignore[union-attr, arg-type]
        place = place_at(x, y, field)
        gold = state.nuggets[seat] - route.cost.get("nuggets", 0)
        worth = _standing(outlook, place, gold)
        worth -= _LOST_CARD * route.cost.get("cards", 0) + 1e-4 * route.moves
        if worth > best.worth:
            best = Walk(worth, place, route.steps)
    return best


def _standing(outlook: Outlook, place: int, gold: int) -> float:
    """What can be expected if the dwarf ends its movement on a place with so much gold."""
    state, seat = outlook.state, outlook.seat
    if feature_at(state, place) == EXIT:
        return outlook.expect(outlook.spread, own=dict.fromkeys(outlook.goals, GONE), gold=gold)
    pace = moves_of(state, seat)
    own = [way.get(place, FAR) for way in outlook.ways]
    delay = 1.0
    worth = 0.0
    if place != state.at[seat]:
        for monster in monsters_at(state, place):
            if monster == LINDWORM:
                delay += 1.0
            elif monster == RAT:
                worth -= _LOST_CARD
    if place in state.veins:
        gold += 1
        worth -= 0.0 if state.shown & 1 << seat else _UNMASKED
    times = {
        goal: delay + max(0.0, search_cost(state, seat, own, outlook.ways, goal) - pace) / pace
        for goal in outlook.goals
    }
    return worth + outlook.expect(outlook.spread, own=times, gold=gold)


def cut(outlook: Outlook) -> Action | None:
    """An axe on a web that is in the way."""
    cuts = [action for action in legal_actions(outlook.state) if action[0] == CUT]
    best = max(cuts, key=lambda action: _blade(outlook, action), default=None)
    return best if best and _blade(outlook, best) > 0 else None


def _blade(outlook: Outlook, action: Action) -> float:
    return outlook.after(action) - outlook.now - _AXE


def _turned(outlook: Outlook, action: Action) -> float:
    """What a revealed goal is worth as it would lie."""
    changed = copy(outlook.state)
    apply(changed, action)
    ways = ways_to_goals(changed, survey(changed))
    return outlook.expect(distances(changed, ways), ways=ways)


# --- monsters -----------------------------------------------------------------------------------


def prey(state: State, start: int, moves: int) -> Iterator[tuple[int, Action]]:
    """The places of dwarfs that a monster can reach from a place, each with the first step there."""
    seen = {start}
    ways: list[tuple[int, Action]] = [(start, HALT)]
    for _ in range(moves):
        longer: list[tuple[int, Action]] = []
        for place, first in ways:
            for there in next_places(state, place):
                if there in seen:
                    continue
                seen.add(there)
                way = (STEP, there, 0, 0) if first == HALT else first
                if there in state.at:
                    yield there, way
                else:
                    longer.append((there, way))
        ways = longer


def _attack(outlook: Outlook, monster: int, victims: Sequence[Seat]) -> float:
    """What it is worth that a monster attacks these."""
    state = outlook.state
    guarded = any(state.axes[victim] for victim in victims)
    if monster == RAT:
        worth = -_LOST_CARD * sum(outlook.leanings[victim] for victim in victims if state.hands[victim])
    elif monster == LINDWORM:
        down = tuple(victim for victim in victims if not state.paralysed & 1 << victim)
        worth = outlook.expect(outlook.spread, Change(down=down)) - outlook.now
    else:
        robbed = tuple(victim for victim in victims if state.nuggets[victim])
        worth = outlook.expect(outlook.spread, Change(robbed=robbed)) - outlook.now
    return worth / 2 if guarded else worth


def hunt(outlook: Outlook) -> Action:
    """The first step to the best attack; to nobody if all that can be reached are friends."""
    state, monster = outlook.state, outlook.state.monster
    best, action = 0.0, HALT
    for place, first in prey(state, state.monster_at[monster], state.moves):
        worth = _attack(outlook, monster, dwarfs_at(state, place))
        if worth > best:
            best, action = worth, first
    return action


def defend(outlook: Outlook) -> Action:
    """An axe is worth it if the attack would hurt enough, oneself or friends."""
    state = outlook.state
    hurt = -_attack(outlook, state.attackers[0], state.victims) * 2
    return USE_AXE if hurt > _AXE / 2 else SUFFER


# --- playing ------------------------------------------------------------------------------------


def rank(outlook: Outlook) -> list[tuple[Action, float]]:
    """All actions of a play with what each is worth to the seat."""
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
    """What the cards of an action would be worth in the hand, less what those to come are worth."""
    if action[0] in (CUT, PROPOSE, SWAP):
        return 0.0
    return _spent(outlook, discarded(action[1], action[2]) if action[0] == DISCARD else [action[1]])


def _kept(outlook: Outlook, card: int) -> float:
    deck = outlook.state.deck
    if card >= deck.paths:
        return _KEPT[KINDS[kind_of(deck, card)]]
    return _KEPT_SIDES[deck.path_cards[card].open.bit_count()]


def _dig(outlook: Outlook, action: Action) -> float:
    """What the card changes for everybody: a way over it, or one that it spoils."""
    return gain(outlook, action) - _spent(outlook, [action[1]])


def gain(outlook: Outlook, action: Action) -> float:
    """What a path card changes in the race."""
    spread = _laid(outlook, action)
    if spread is None:
        return outlook.after(action) - outlook.now
    return 0.0 if spread == outlook.spread else outlook.expect(spread) - outlook.now


def _laid(outlook: Outlook, action: Action) -> list[list[float]] | None:
    """The ways of everybody with this card; None if it is in the way of somebody."""
    _, card, cell, turned = action
    state = outlook.state
    tile, level = state.deck.tile_of[card] + turned, state.deck.level[card]
    ends = ends_of(state, cell, outlook.passages)
    spread = []
    for at, old in zip(state.at, outlook.spread, strict=True):
        if at == OUT:
            spread.append(list(old))
            continue
        come, new = outlook.come[at], list(old)
        gap = place_of(cell, 0)
        for goal in outlook.goals:
            way = outlook.ways[goal]
            best = FAR
            for side, end in ends.items():
                to = come.get(end, FAR)
                joined = state.deck.table.joins[tile << 4 | side]
                if joined and to < old[goal]:
                    for other, other_end in ends.items():
                        if other != side and joined & other:
                            onward = outlook.passages.enter[other_end] + way.get(other_end, FAR)
                            best = min(best, to + level + onward)
            if best < old[goal]:
                new[goal] = best
            elif best > old[goal] and come.get(gap, FAR) + way.get(gap, FAR) <= old[goal]:
                return None
        spread.append(new)
    return spread


def _hurt(outlook: Outlook, action: Action) -> float:
    """A rockfall or a web."""
    return outlook.after(action) - outlook.now - _spent(outlook, [action[1]])


def _worth_hurting(outlook: Outlook, actions: Sequence[Action]) -> set[Action]:
    """Rockfalls and webs on the way of a rival, those right before one first."""
    found: list[tuple[float, Action]] = []
    lines = _rivals_ways(outlook) if any(action[0] in _HURTS for action in actions) else []
    for action in actions:
        if action[0] == ROCKFALL:
            fields = field_places(action[2])
            near = [place for line in lines for place, step in enumerate(line) if step in fields]
        elif action[0] == WEB:
            ends = {cell for cell, _ in PLAN.edge_ends(action[2])}
            near = [
                place
                for line in lines
                for place, step in enumerate(pairwise(line))
                if {cell_of(each) for each in step} == ends
            ]
        else:
            continue
        if near:
            found.append((min(near), action))
    return {action for _, action in sorted(found)[:_ENOUGH]}


def _rivals_ways(outlook: Outlook) -> list[list[int]]:
    """The places on the way of each rival to the nearest goal that may be the exit, as far as cards lie."""
    lines = []
    for rival, at in enumerate(outlook.state.at):
        if at != OUT and outlook.leanings[rival] < 0:
            goal = min(outlook.goals, key=outlook.spread[rival].__getitem__)
            lines.append(_line(outlook, at, outlook.ways[goal]))
    return lines


def _line(outlook: Outlook, here: int, way: Costs) -> list[int]:
    network, tiles = outlook.passages.network, outlook.state.grid.tiles
    line = [here]
    while way.get(here, FAR) > 0 and tiles[cell_of(here)] != EMPTY and len(line) < 16:
        here = min(network[here], key=lambda step: step[1] + way.get(step[0], FAR))[0]
        if here in line:
            break
        line.append(here)
    return line


def _equip(outlook: Outlook, action: Action) -> float:
    state, (_, card, target, _) = outlook.state, action
    if state.at[target] == OUT:
        return _NEVER
    if kind_of(state.deck, card) == BOOTS_CARD:
        gain = outlook.expect(outlook.spread, Change(boots=target)) - outlook.now
    else:
        gain = _AXE * outlook.leanings[target] / (1 + len(state.axes[target]))
    return gain - _spent(outlook, [card])


def _spy(outlook: Outlook, action: Action) -> float:
    """How much sooner one would be out if one knew this goal."""
    state, seat, (_, card, target, _) = outlook.state, outlook.seat, action
    if len(outlook.goals) < 2 or target not in outlook.goals or state.at[seat] == OUT:
        return -_spent(outlook, [card])
    seen = copy(state)
    seen.looked_goals[seat] |= 1 << target
    total = 0.0
    for goal in outlook.goals:
        if goal == target or len(outlook.goals) == 2:
            seen.looked_goals[seat] |= 1 << goal
        times = out_times(seen, outlook.spread, outlook.ways, goal)
        total += outlook.exits[goal] * outlook.hope(times, state.nuggets)
    return total - outlook.now - _spent(outlook, [card])


def _probe(outlook: Outlook, action: Action) -> float:
    chance = outlook.friends[action[2]]
    return 0.12 * chance * (1 - chance) - _spent(outlook, [action[1]])


def _swap(outlook: Outlook, action: Action) -> float:
    state = outlook.state
    mine, theirs = state.hands[outlook.seat], state.hands[action[2]]
    kept = sum(_kept(outlook, card) for card in mine if card != action[1])
    return _DRAW * len(theirs) - kept - (0.0 if state.pile else _TURN * (len(mine) - 1 - len(theirs)))


def _lure(outlook: Outlook, action: Action) -> float:
    state, (_, card, where, _) = outlook.state, action
    monster = monster_of(state, card)
    attacks = [
        _attack(outlook, monster, dwarfs_at(state, place))
        for place, _ in prey(state, where, MONSTER_MOVES[monster])
    ]
    return max(attacks, default=0.0) - _spent(outlook, [card])


def _discard(outlook: Outlook, action: Action) -> float:
    return -_spent(outlook, discarded(action[1], action[2]))


def _go_on(outlook: Outlook, _action: Action) -> float:
    """Nobody proposes to stop while there are cards to draw, or something to win."""
    return (
        1.0 if not outlook.state.pile and outlook.now > 0 and max(map(max, outlook.spread)) > 40 else _NEVER
    )


_HURTS: Final = (ROCKFALL, WEB)
_Worth: TypeAlias = Callable[[Outlook, Action], float]
_WORTH: Final[Mapping[int, _Worth]] = {
    PLACE: _dig,
    ROCKFALL: _hurt,
    WEB: _hurt,
    EQUIP: _equip,
    LOOK_GOAL: _spy,
    LOOK_CLAN: _probe,
    SWAP: _swap,
    LURE: _lure,
    DISCARD: _discard,
    CUT: _blade,
    PROPOSE: _go_on,
}
