"""A solo game as a plan: what is done at every stage of it, and how a changed plan is played out."""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Final, NamedTuple, TypeAlias

from permonik.bots.caverna.easy import judge
from permonik.bots.caverna.stages import at_rest
from permonik.engine.caverna import frames as f
from permonik.engine.caverna.actions import BACK_ACTION, EXCHANGE_ACTION
from permonik.engine.caverna.rules import apply, legal_actions, why_not
from permonik.engine.caverna.scoring import points
from permonik.engine.caverna.state import AT_HOME, State, copy
from permonik.engine.core.values import Action

Stage: TypeAlias = tuple[int, int, int]
"""Round, kind of the decision, dwarfs placed so far: where a part of a plan begins."""
Plan: TypeAlias = Mapping[Stage, tuple[Action, ...]]

SOLO: Final = 0
ANY: Final[Action] = (-1, 0, 0, 0)
"""In a plan: whatever is legal, by chance."""

_NOISE: Final = 1.0  # points of chance in what is filled in
_WILD: Final = 0.05  # how often it is filled in blindly


class Lived(NamedTuple):
    """A game played out: its stages in order, each with the position it began in and what was done."""

    stages: tuple[Stage, ...]
    positions: tuple[State, ...]
    plan: Plan
    points: int

    @property
    def placements(self) -> int:
        return sum(stage[1] == f.TURN for stage in self.stages)

    @property
    def strength(self) -> int:
        """Of all weapons, at the last stage."""
        return sum(self.positions[-1].strengths[SOLO])

    def actions(self) -> list[Action]:
        return [action for stage in self.stages for action in self.plan[stage]]


def stage_of(state: State) -> Stage:
    placed = sum(place != AT_HOME for place in state.places[SOLO])
    return state.round, state.stack[-1][0], placed


def fill(state: State, rng: Random) -> Action:
    """What the easy player would do, more or less."""
    legal = legal_actions(state)
    if len(legal) == 1:
        return legal[0]
    if rng.random() < _WILD:
        return rng.choice(legal)
    worths = judge(state, SOLO, legal)
    return max(zip(worths, legal, strict=True), key=lambda pair: pair[0] + _NOISE * rng.gauss(0, 1))[1]


def _next_action(state: State, queue: list[Action], rng: Random) -> Action:
    """The first action of the queue that is legal; if none is, one filled in."""
    if queue and queue[0] != ANY and why_not(state, SOLO, queue[0]) is None:
        return queue.pop(0)
    legal = legal_actions(state)
    for at, action in enumerate(queue):
        if action == ANY or action in legal:
            del queue[: at + 1]
            return rng.choice(legal) if action == ANY else action
    return fill(state, rng)


def _note(done: list[Action], action: Action) -> None:
    """Whoever opens the exchanges and leaves them again has done nothing."""
    if action == BACK_ACTION and done[-1:] == [EXCHANGE_ACTION]:
        done.pop()
    else:
        done.append(action)


def live(state: State, plan: Plan, rng: Random, before: Lived | None = None, at: int = 0) -> Lived:
    """Play a plan out to the end of the game, from its stage number `at` in a game lived before.

    As soon as that game is back where it was, with nothing changed in what follows, it is not played again.
    """
    stages = list(before.stages[:at]) if before else []
    positions = list(before.positions[:at]) if before else []
    made = {stage: before.plan[stage] for stage in stages} if before else {}
    state = copy(before.positions[at] if before else state)
    same_from = _same_from(before, plan) if before else 0
    here: Stage | None = None
    queue: list[Action] = []
    done: list[Action] = []
    while state.stack:
        if at_rest(state):
            stage = stage_of(state)
            if stage != here:
                if here is not None:
                    made[here] = tuple(done)
                if before and len(stages) >= same_from and _is_back(before, stages, state):
                    return _spliced(before, stages, positions, made)
                here, done, queue = stage, [], list(plan.get(stage, ()))
                stages.append(stage)
                positions.append(copy(state))
        action = _next_action(state, queue, rng)
        _note(done, action)
        apply(state, action)
    if here is not None:
        made[here] = tuple(done)
    return Lived(tuple(stages), tuple(positions), made, points(state, SOLO))


def _same_from(before: Lived, plan: Plan) -> int:
    """The number of the stage from which on nothing is planned otherwise."""
    number = len(before.stages)
    while number and plan.get(before.stages[number - 1]) == before.plan[before.stages[number - 1]]:
        number -= 1
    return number


def _is_back(before: Lived, stages: list[Stage], state: State) -> bool:
    """Whether the position is the one in which the same stage began before."""
    number = len(stages)
    if number >= len(before.stages):
        return False
    there = before.positions[number]
    return (
        state.players == there.players
        and state.piles == there.piles
        and state.strengths == there.strengths
        and state.places == there.places
        and state.crews == there.crews
        and state.sites == there.sites
        and state.stack == there.stack
        and state.round == there.round
    )


def _spliced(
    before: Lived, stages: list[Stage], positions: list[State], made: dict[Stage, tuple[Action, ...]]
) -> Lived:
    rest = before.stages[len(stages) :]
    made |= {stage: before.plan[stage] for stage in rest}
    return Lived((*stages, *rest), (*positions, *before.positions[len(stages) :]), made, before.points)


def plan_of(state: State, actions: Iterable[Action]) -> Plan:
    """A plan out of the actions of a game."""
    state = copy(state)
    made: dict[Stage, list[Action]] = {}
    here: list[Action] = []
    for action in actions:
        if at_rest(state):
            here = made.setdefault(stage_of(state), [])
        here.append(action)
        apply(state, action)
    return {stage: tuple(done) for stage, done in made.items()}
