"""The solo planner: simulated annealing over whole games.

The solo game has no chance in it, so a game is a plan: for every stage (a turn of a dwarf, a feeding, a
breeding, a purge, the last exchanges) the actions that are carried out there. A plan is changed in one place
or two and played out again; whatever no longer fits is left out, and whatever is then missing is filled in by
the easy player, with some chance. Better games are kept, worse ones now and then.
"""

from collections.abc import Callable, Mapping
from math import exp, log
from random import Random
from typing import Final, NamedTuple, TypeAlias

from permonik.bots.caverna.normal import best
from permonik.bots.caverna.plans import ANY, SOLO, Lived, Plan, live, plan_of
from permonik.engine.caverna import frames as f
from permonik.engine.caverna.actions import BACK_ACTION, EXCHANGE_ACTION, FURNISH, GROW_ACTION, PLACE
from permonik.engine.caverna.furnishings import ENTRY, ORANGE
from permonik.engine.caverna.home import bits
from permonik.engine.caverna.rules import apply, legal_actions, new
from permonik.engine.caverna.spaces import FAMILY_LIFE, INDEX, URGENT_WISH, WISH
from permonik.engine.caverna.state import State, copy
from permonik.engine.core.values import Action, Json

HOT: Final = (0.6, 1.2)  # how many points worse a game may well be at the beginning of a descent
COLD: Final = 0.3  # and at its end
PLACEMENT: Final = 4.0  # most points that a placement counts by itself at the beginning of a descent
STRENGTH: Final = 1.0  # and the strength of a weapon
_LURED: Final = 0.6  # the share of a descent in which they do

# --- changes ------------------------------------------------------------------------------------

Change: TypeAlias = Callable[[Lived, Random], tuple[int, Plan]]
"""The number of the first stage that may go otherwise, and the new plan."""


def _turns(lived: Lived) -> list[int]:
    return [at for at, stage in enumerate(lived.stages) if stage[1] == f.TURN]


def _elsewhere(lived: Lived, rng: Random) -> tuple[int, Plan]:
    """Send a dwarf somewhere else."""
    at = rng.choice(_turns(lived))
    spaces = [action for action in legal_actions(lived.positions[at]) if action[0] == PLACE]
    chosen = (rng.choice(spaces),) if spaces else ()
    return at, {**lived.plan, lived.stages[at]: chosen}


def _inside(edit: Callable[[tuple[Action, ...], int], tuple[Action, ...]]) -> Change:
    """A change at some point of what is done in one stage."""

    def change(lived: Lived, rng: Random) -> tuple[int, Plan]:
        at = rng.randrange(len(lived.stages))
        done = lived.plan[lived.stages[at]]
        return at, {**lived.plan, lived.stages[at]: edit(done, rng.randint(0, len(done)))}

    return change


_otherwise: Final = _inside(lambda done, cut: (*done[:cut], ANY, *done[cut + 1 :]))
_more: Final = _inside(lambda done, cut: (*done[:cut], ANY, *done[cut:]))
_less: Final = _inside(lambda done, cut: (*done[:cut], *done[cut + 1 :]))
_anew: Final = _inside(lambda done, cut: done[:cut])
_exchange: Final = _inside(lambda done, cut: (*done[:cut], EXCHANGE_ACTION, ANY, BACK_ACTION, *done[cut:]))


def _swap(lived: Lived, rng: Random) -> tuple[int, Plan]:
    """Two turns change places."""
    turns = _turns(lived)
    first = rng.randrange(len(turns))
    second = min(len(turns) - 1, first + rng.randint(1, 8))
    one, other = turns[first], turns[second]
    plan = dict(lived.plan)
    plan[lived.stages[one]], plan[lived.stages[other]] = plan[lived.stages[other]], plan[lived.stages[one]]
    return one, plan


def _move(lived: Lived, rng: Random) -> tuple[int, Plan]:
    """One turn earlier or later, with those between moved by one."""
    turns = _turns(lived)
    first = rng.randrange(len(turns))
    last = min(len(turns) - 1, first + rng.randint(1, 12))
    span = [lived.stages[at] for at in turns[first : last + 1]]
    done = [lived.plan[stage] for stage in span]
    done = done[1:] + done[:1] if rng.random() < 0.5 else done[-1:] + done[:-1]
    return turns[first], {**lived.plan, **dict(zip(span, done, strict=True))}


def _insert(lived: Lived, rng: Random) -> tuple[int, Plan]:
    """A new turn in between; what follows is moved on, and one of the later turns is left out."""
    turns = _turns(lived)
    first = rng.randrange(len(turns))
    last = min(len(turns) - 1, first + rng.randint(1, 20))
    spaces = [action for action in legal_actions(lived.positions[turns[first]]) if action[0] == PLACE]
    return _with_turns(lived, turns[first : last + 1], [(rng.choice(spaces),) if spaces else ()])


def _family(lived: Lived, rng: Random) -> tuple[int, Plan]:
    """Room for one dwarf more, and the dwarf; what follows is moved on."""
    turns = _turns(lived)
    first = rng.randrange(len(turns))
    last = min(len(turns) - 1, first + rng.randint(2, 20))
    dwelling = (FURNISH, rng.choice(_DWELLINGS), 0, 0)
    room = [(PLACE, rng.choice((_HOUSEWORK, WISH)), 0, 0), dwelling]
    child = [(PLACE, rng.choice((WISH, FAMILY_LIFE)), 0, 0), GROW_ACTION]
    both = [(PLACE, URGENT_WISH, 0, 0), dwelling, GROW_ACTION]
    late = lived.stages[turns[first]][0] >= _URGENT_FROM
    material = [[(PLACE, space, 0, 0)] for space in _MATERIAL if rng.random() < 0.5]
    new = [*material, both] if late else [*material, room, child]
    return _with_turns(lived, turns[first : last + 1], [tuple(turn) for turn in new])


def _with_turns(lived: Lived, span: list[int], new: list[tuple[Action, ...]]) -> tuple[int, Plan]:
    """The plan with new turns at the beginning of a span; the last turns of the span are left out."""
    stages = [lived.stages[at] for at in span]
    done = [*new, *(lived.plan[stage] for stage in stages)][: len(stages)]
    return span[0], {**lived.plan, **dict(zip(stages, done, strict=True))}


_HOUSEWORK: Final = INDEX["housework"]
_MATERIAL: Final = (INDEX["logging"], INDEX["excavation"])
_DWELLINGS: Final = tuple(tile for tile in bits(ORANGE) if tile != ENTRY)
_URGENT_FROM: Final = 8  # the round from which one turn is enough for a dwelling and a dwarf

# Each change as often as it is worth the time.
_CHANGES: Final[tuple[Change, ...]] = (
    *(_elsewhere,) * 3,
    *(_otherwise,) * 3,
    *(_less,) * 2,
    *(_more,) * 2,
    *(_anew,) * 2,
    *(_exchange,) * 2,
    *(_swap,) * 2,
    *(_move,) * 2,
    _insert,
    _family,
)
_TWICE: Final = 0.3  # how often two changes are made at once


def changed(lived: Lived, rng: Random) -> Lived:
    at, plan = rng.choice(_CHANGES)(lived, rng)
    if rng.random() < _TWICE:
        other, plan = rng.choice(_CHANGES)(lived._replace(plan=plan), rng)
        at = min(at, other)
    return live(lived.positions[0], plan, rng, lived, at)


# --- annealing ----------------------------------------------------------------------------------


class Descent(NamedTuple):
    """How a search cools down, and what lures it at first.

    A large family or a weapon pays only when everything else has been arranged for it. So at first they count
    some points by themselves, which fade away.
    """

    hot: float
    placement: float
    strength: float

    def heat(self, share: float) -> float:
        """How many points worse a game may well be when so much of the way is done."""
        return self.hot * exp(share * log(COLD / self.hot))

    def worth(self, lived: Lived, share: float) -> float:
        lured = self.placement * lived.placements + self.strength * lived.strength
        return lived.points + lured * max(0.0, 1 - share / _LURED)


class Span(NamedTuple):
    """A part of the way down, as shares of it."""

    begin: float = 0.0
    end: float = 1.0


def anneal(lived: Lived, games: int, descent: Descent, span: Span, rng: Random) -> tuple[Lived, Lived]:
    """The best game found in so many tries on a part of a descent, and the last one."""
    found = lived
    for game in range(games):
        share = span.begin + (span.end - span.begin) * game / games
        tried = changed(lived, rng)
        gained = descent.worth(tried, share) - descent.worth(lived, share)
        if gained >= 0 or rng.random() < exp(gained / descent.heat(share)):
            lived = tried
            if lived.points > found.points:
                found = lived
    return found, lived


# --- searching in pieces ------------------------------------------------------------------------


class Stint(NamedTuple):
    """A piece of a descent that any process can do: how the game was set up, where to begin, how long."""

    seed: bytes
    options: Mapping[str, Json]
    actions: tuple[Action, ...]
    games: int
    descent: Descent
    span: Span
    chance: int


Found: TypeAlias = tuple[int, tuple[Action, ...]]
"""The points of a game and its actions."""


class Worked(NamedTuple):
    """What came of a stint."""

    best: Found
    last: Found


def first_game(state: State) -> list[Action]:
    """The game of the normal player: something to begin with."""
    state = copy(state)
    actions = []
    while state.stack:
        action = best(state, SOLO)
        actions.append(action)
        apply(state, action)
    return actions


def work(stint: Stint) -> Worked:
    """The best game that a stint finds, and the last one, from which the descent goes on."""
    rng = Random(stint.chance)
    state = new(1, stint.seed, stint.options)
    begun = live(state, plan_of(state, stint.actions), rng)
    best_one, last = anneal(begun, stint.games, stint.descent, stint.span, rng)
    return Worked(*((game.points, tuple(game.actions())) for game in (best_one, last)))
