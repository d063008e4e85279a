"""How rounds of Saboteur go on, quickly: everybody does something sensible, without thinking about names.

Used for playouts, thousands of times a second. Each seat acts on its own role, hand and looks at the goals,
and on one common opinion of who is a saboteur.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from permonik.bots.saboteur.belief import gold_odds
from permonik.bots.saboteur.mine import FAR, Mine, bit_of, mine_of, union
from permonik.engine.core.values import Action, Seat
from permonik.engine.saboteur.cards import SABOTEUR
from permonik.engine.saboteur.state import GOAL_CELLS, OVER, PLAN, TURN, State
from permonik.engine.saboteur.verbs import BREAK, DISCARD, MAP, PLACE, REPAIR, ROCKFALL, TAKE

_TRUST: Final = 0.45  # below this suspicion somebody is helped
_DISTRUST: Final = 0.6  # above this one somebody is hindered
_NEAR: Final = 3  # cards missing: from here on saboteurs strike
_SLOW: Final = 0.5  # how often a saboteur strikes before


class Site(NamedTuple):
    """An empty cell where the path can go on: by which sides it comes, and how far it is beyond each side."""

    cell: int
    need: int
    entries: Sequence[int]
    beyond: Sequence[tuple[int, int]]  # (side, cards missing from there)
    missing: int


class Outlook(NamedTuple):
    """What the seat to act sees of the way to the goal at which it supposes the gold."""

    goal: int
    sure: bool
    missing: int
    sites: Sequence[Site]


def golden(state: State, seat: Seat) -> tuple[int, ...]:
    """The goals where the gold may be, for all that a seat knows."""
    return tuple(goal for goal, odds in enumerate(gold_odds(state, seat)) if odds)


def outlook(state: State, goals: Sequence[int]) -> Outlook:
    """The way to the nearest of these goals."""
    mine = mine_of(state)
    ways = [(_near_layers(mine, goal), goal) for goal in goals]
    (missing, layers), goal = min(ways)
    return Outlook(goal, len(ways) == 1, missing, list(_sites(state, layers, goal)))


def _near_layers(mine: Mine, goal: int) -> tuple[int, list[int]]:
    """Cards missing to a goal, and its layers up to one beyond the nearest site: no others matter."""
    layers: list[int] = []
    found = FAR
    for layer in mine.layers(goal):
        layers.append(layer)
        if len(layers) > found:
            break
        if found == FAR and layer & mine.sites:
            found = len(layers)
    return found, layers


def _first(layers: Sequence[int], cell: int) -> int:
    """The number of the layer that holds the cell."""
    bit = bit_of(cell)
    for missing, layer in enumerate(layers, 1):
        if layer & bit:
            return missing
    return FAR


def _sites(state: State, layers: Sequence[int], goal: int) -> Iterator[Site]:
    reached, needs, gold = state.reach.sides, state.grid.needs, GOAL_CELLS[goal]
    near = union(layers)
    for cell in state.reach.sites:
        if not near & bit_of(cell):
            continue
        missing = _first(layers, cell)
        entries, beyond = [], []
        for side, opposite, step in PLAN.around:
            following = cell + step
            if reached.get(following, 0) & opposite:
                entries.append(side)
            elif following == gold:
                beyond.append((side, 0))
            elif near & bit_of(following):
                further = _first(layers, following)
                if further <= missing:  # what is farther from the gold than the site leads back to it
                    beyond.append((side, further))
        yield Site(cell, needs[cell], entries, beyond, missing)


class Laying(NamedTuple):
    """A path card to lay, and the cards missing afterwards."""

    missing: int
    action: Action


def layings(state: State, seat: Seat, sites: Sequence[Site]) -> Iterator[Laying]:
    deck = state.deck
    joins, tile_of, fits, paths = deck.table.joins, deck.tile_of, deck.fits, deck.paths
    cards = {card for card in state.hands[seat] if card < paths}
    for site in sites:
        others = min((other.missing for other in sites if other is not site), default=FAR)
        for card in cards:
            for turned in fits[card][site.need]:
                tile = tile_of[card] + turned << 4
                missing = others
                for entry in site.entries:
                    joined = joins[tile | entry]
                    for side, further in site.beyond:
                        if joined & side and further < missing:
                            missing = further
                yield Laying(missing, (PLACE, card, site.cell, turned))


class Quick:
    """Plays on from any position of one round."""

    __slots__ = ("_outlooks", "round", "suspicions")

    def __init__(self, round_: int, suspicions: Sequence[float]) -> None:
        self.round: Final = round_
        self.suspicions: Final = suspicions
        self._outlooks: Final[dict[tuple[object, ...], Outlook]] = {}

    def settled(self, state: State) -> bool:
        """Whether the round is over, with the gold shared out."""
        return state.round != self.round or state.phase == OVER

    def rollout(self, state: State, rng: Random) -> Action:
        if state.phase != TURN:
            return (TAKE, state.offer[-1], 0, 0)
        seat = state.to_act
        play = self._strike if state.roles[seat] == SABOTEUR else self._dig
        return play(state, seat, self._outlook(state, seat), rng)

    def _outlook(self, state: State, seat: Seat) -> Outlook:
        """Kept, because in playouts from one position the same mines come again and again."""
        goals, laid = golden(state, seat), tuple(state.laid)
        mine = goals, laid, tuple(map(state.grid.tiles.__getitem__, GOAL_CELLS + laid))
        found = self._outlooks.get(mine)
        if found is None:
            found = self._outlooks[mine] = outlook(state, goals)
        return found

    # --- miners -----------------------------------------------------------------------------------

    def _dig(self, state: State, seat: Seat, view: Outlook, _rng: Random) -> Action:
        if state.broken[seat]:
            return (
                self._mend(state, seat, seat)
                or self._help(state, seat)
                or self._hinder(state, seat)
                or self._look(state, seat, view)
                or self._throw_away(state, seat, _MINERS_NEED)
            )
        best = min(layings(state, seat, view.sites), default=None)
        if best and best.missing < view.missing:
            return best.action
        return (
            self._look(state, seat, view)
            or self._help(state, seat)
            or self._hinder(state, seat)
            or self._throw_away(state, seat, _MINERS_NEED)
        )

    def _mend(self, state: State, seat: Seat, target: Seat) -> Action | None:
        tools = state.deck.tools
        first = state.deck.paths + 3
        for card in state.hands[seat]:
            if first <= card < first + 6:
                both = tools[card] & state.broken[target]
                if both:
                    return (REPAIR, card, target, (both & -both).bit_length() - 1)
        return None

    def _help(self, state: State, seat: Seat) -> Action | None:
        for target, broken in enumerate(state.broken):
            if broken and target != seat and self.suspicions[target] < _TRUST:
                found = self._mend(state, seat, target)
                if found:
                    return found
        return None

    def _hinder(self, state: State, seat: Seat) -> Action | None:
        worst = max((suspicion, target) for target, suspicion in enumerate(self.suspicions) if target != seat)
        if worst[0] < _DISTRUST or state.broken[worst[1]]:
            return None
        return self._break(state, seat, worst[1])

    def _break(self, state: State, seat: Seat, target: Seat) -> Action | None:
        first = state.deck.paths
        for card in state.hands[seat]:
            if first <= card < first + 3 and not state.broken[target] & state.deck.tools[card]:
                return (BREAK, card, target, 0)
        return None

    def _look(self, state: State, seat: Seat, view: Outlook) -> Action | None:
        card = state.deck.paths + 10
        if view.sure or card not in state.hands[seat]:
            return None
        return (MAP, card, view.goal, 0)

    def _throw_away(self, state: State, seat: Seat, need: Sequence[int]) -> Action:
        card = min(state.hands[seat], key=lambda card: need[_kind(state, card)])
        return (DISCARD, card, 0, 0)

    # --- saboteurs --------------------------------------------------------------------------------

    def _strike(self, state: State, seat: Seat, view: Outlook, rng: Random) -> Action:
        if view.missing > _NEAR and rng.random() > _SLOW:
            return self._throw_away(state, seat, _SABOTEURS_NEED)
        hand = state.hands[seat]
        if not state.broken[seat]:
            worst = max(layings(state, seat, view.sites), default=None)
            if worst and worst.missing > view.missing:
                return worst.action
        rockfall = state.deck.paths + 9
        if rockfall in hand and view.missing <= _NEAR and state.laid:
            goal = PLAN.xy(GOAL_CELLS[view.goal])
            return (ROCKFALL, rockfall, min(state.laid, key=lambda cell: _apart(PLAN.xy(cell), goal)), 0)
        for step in range(1, state.seats):
            target = (seat + step) % state.seats
            if not state.broken[target] and self.suspicions[target] < _DISTRUST:
                found = self._break(state, seat, target)
                if found:
                    return found
        return self._throw_away(state, seat, _SABOTEURS_NEED)


def _apart(one: tuple[int, int], other: tuple[int, int]) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def _kind(state: State, card: int) -> int:
    """Path, dead end, broken tool, repair, rockfall or map."""
    deck = state.deck
    if card < deck.paths:
        return 0 if deck.path_cards[card].tile.groups else 1
    return _KINDS[card - deck.paths]


_KINDS: Final = (2,) * 3 + (3,) * 6 + (4, 5)
_MINERS_NEED: Final = (3, 0, 1, 4, 2, 1)
_SABOTEURS_NEED: Final = (0, 3, 5, 1, 5, 1)
