"""Routes: for every field that a walker can reach, the cheapest way there and what it surely costs."""

from collections.abc import Iterator
from typing import Final

from permonik.engine.core.game import Route
from permonik.engine.dark_cave.actions import step
from permonik.engine.dark_cave.cards import EXIT, GOBLIN, RAT, TUNNEL
from permonik.engine.dark_cave.creatures import monsters_at
from permonik.engine.dark_cave.movement import crosses_bridge, feature_at, next_places
from permonik.engine.dark_cave.state import MONSTER, MOVE, State, xyf
from permonik.engine.paths.tiles import FACE_DOWN
from permonik.engine.paths.walk import Losses, Place, Step, cell_of, cheapest

_LOST: Final = ("cards", "nuggets")


def routes(state: State) -> tuple[Route, ...]:
    """Of the walker that the seat to act may move; none in other decisions."""
    if state.phase == MOVE:
        start = state.at[state.turn]
        ways = cheapest(start, state.moves, (0, 0), lambda place, lost: _dwarf_steps(state, place, lost))
    elif state.phase == MONSTER:
        start = state.monster_at[state.monster]
        ways = cheapest(start, state.moves, (), lambda place, _: _monster_steps(state, place))
    else:
        return ()
    return tuple(
        Route(xyf(place), way.steps, len(way.steps), _cost(way.losses)) for place, way in ways.items()
    )


def _cost(losses: Losses) -> dict[str, int]:
    return {name: lost for name, lost in zip(_LOST, losses, strict=False) if lost}


def _dwarf_steps(state: State, place: Place, lost: Losses) -> Iterator[Step]:
    for there in next_places(state, place):
        hidden = state.grid.tiles[cell_of(there)] == FACE_DOWN
        ends = hidden or feature_at(state, there) == EXIT or there in state.monster_at
        yield Step(step(there), there, step_losses(state, place, there, lost), ends)


def step_losses(state: State, here: Place, there: Place, lost: Losses = (0, 0)) -> Losses:
    """What a step surely costs a dwarf that has lost so much on its way: (cards, nuggets).

    What a battle axe could prevent is not sure.
    """
    seat = state.turn
    attackers = monsters_at(state, there)
    cards = int(crosses_bridge(state, here, there))
    nuggets = int(feature_at(state, there) == TUNNEL)
    if not state.axes[seat]:
        cards += RAT in attackers
        nuggets += GOBLIN in attackers
    return (
        min(cards, len(state.hands[seat]) - lost[0]),
        min(nuggets, state.nuggets[seat] - lost[1]),
    )


def _monster_steps(state: State, place: Place) -> Iterator[Step]:
    for there in next_places(state, place):
        yield Step(step(there), there, (), there in state.at)
