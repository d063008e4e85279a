"""What everybody saw of every action: the public facts from which hidden roles are deduced."""

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from permonik.bots.bot import Note
from permonik.bots.dark_cave import notes as dark_cave
from permonik.bots.lost_mines import notes as lost_mines
from permonik.bots.saboteur import notes as saboteur
from permonik.engine.core.game import Game
from permonik.engine.core.values import Action

Notice: TypeAlias = Callable[[Any, Action], Note]
"""The note of an action about to be carried out in a state. It reads nothing that anybody cannot see."""

NOTICES: Final[dict[str, Notice]] = {
    "saboteur": saboteur.notice,
    "lost-mines": lost_mines.notice,
    "dark-cave": dark_cave.notice,
}
"""By game. A game without hidden roles needs none."""


def notice(game: Game[Any], state: Any, action: Action) -> tuple[Note, ...]:
    """What a trace grows by when the action is carried out."""
    take = NOTICES.get(game.id)
    return () if take is None else (take(state, action),)


def trace(game: Game[Any], state: Any, actions: Iterable[str]) -> tuple[Note, ...]:
    """The whole trace of a game that began in this state."""
    notes: list[Note] = []
    state = game.copy(state)
    for text in actions if game.id in NOTICES else ():
        action = game.read(state, text)
        notes += notice(game, state, action)
        game.apply(state, action)
    return tuple(notes)
