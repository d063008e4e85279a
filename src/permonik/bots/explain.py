"""What bots would have thought of a finished game: who believed what of whom, and what normal would play.

Nothing of this is for a game that goes on. Beliefs are those of a bot in each seat, from what that seat
knew then.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from permonik.bots.bot import Note, World
from permonik.bots.dark_cave import belief as dark_cave
from permonik.bots.levels import LEVELS
from permonik.bots.lost_mines import belief as lost_mines
from permonik.bots.saboteur import belief as saboteur
from permonik.bots.traces import notice
from permonik.engine.core.game import Choice, Game
from permonik.engine.core.values import Json, Seat
from permonik.engine.dark_cave import cards as dark_cave_cards
from permonik.engine.lost_mines import cards as lost_mines_cards
from permonik.engine.saboteur import cards as saboteur_cards

ADVISER: Final = "normal"

Chances: TypeAlias = Callable[[Any, Seat, Sequence[Note]], Sequence[Sequence[float]]]
"""By seat and role, how likely it is what, as one seat believes."""


class Opinion(NamedTuple):
    """The hidden roles of a game, and how bots form an opinion of them."""

    roles: Sequence[str]
    chances: Chances


OPINIONS: Final[Mapping[str, Opinion]] = {
    "saboteur": Opinion(saboteur_cards.ROLES, saboteur.role_chances),
    "lost-mines": Opinion(lost_mines_cards.ROLES, lost_mines.role_chances),
    "dark-cave": Opinion(dark_cave_cards.ROLES, dark_cave.role_chances),
}
"""By game. Without hidden roles there is nothing to believe."""


class Step(NamedTuple):
    """One action: who did what, what normal would have done, and what all believed just before it."""

    seat: Seat
    played: Choice
    advice: Choice
    roles: Sequence[int]  # the truth by seat; nothing where a game has no hidden roles
    beliefs: Sequence[Sequence[Sequence[float]]]  # by believing seat, seat and role


class Explanation(NamedTuple):
    """A whole game."""

    game: str
    roles: Sequence[str]
    steps: Sequence[Step]


def explain(game: Game[Any], state: Any, actions: Iterable[str]) -> Explanation:
    """Of a game that began in this state. The same game always gets the same explanation."""
    state = game.copy(state)
    opinion = OPINIONS.get(game.id)
    adviser = LEVELS[game.id].get(ADVISER) or LEVELS[game.id]["easy"]
    trace: list[Note] = []
    steps: list[Step] = []
    for number, text in enumerate(actions):
        seat = game.to_act(state)
        assert seat is not None
        action = game.read(state, text)
        advice = adviser.choose(World(game, state, seat, Random(number), trace))
        choices = {choice.action: choice for choice in game.decision(state).choices}
        beliefs, roles = _beliefs(opinion, state, trace)
        steps.append(Step(seat, choices[action], choices[advice], roles, beliefs))
        trace += notice(game, state, action)
        game.apply(state, action)
    return Explanation(game.id, opinion.roles if opinion else (), steps)


def _beliefs(
    opinion: Opinion | None, state: Any, trace: Sequence[Note]
) -> tuple[list[list[list[float]]], list[int]]:
    if opinion is None:
        return [], []
    beliefs = [
        [[round(chance, 3) for chance in chances] for chances in opinion.chances(state, seat, trace)]
        for seat in range(len(state.roles))
    ]
    return beliefs, list(state.roles)


def _plain(choice: Choice) -> Json:
    return {"text": choice.text, "facets": dict(choice.facets), "cost": dict(choice.cost)}


def as_json(explanation: Explanation) -> dict[str, Json]:
    """Plain values, to be stored and sent."""
    steps: list[Json] = [
        {
            "seat": step.seat,
            "played": _plain(step.played),
            "advice": _plain(step.advice),
            "roles": list(step.roles),
            "beliefs": [[list(chances) for chances in view] for view in step.beliefs],
        }
        for step in explanation.steps
    ]
    return {"game": explanation.game, "roles": list(explanation.roles), "steps": steps}
