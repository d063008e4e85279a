"""Perft: the exact number of action sequences from a position, dice as they fall."""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from permonik.engine.core.game import Game
from permonik.engine.core.values import Action

S = TypeVar("S")
Moves: TypeAlias = Callable[[Game[Any], Any], list[Action]]


def fast(game: Game[S], state: S) -> list[Action]:
    return game.legal_actions(state)


def slow(game: Game[S], state: S) -> list[Action]:
    """The oracle: everything worth asking about that nothing forbids."""
    seat = game.to_act(state)
    if seat is None:
        return []
    return [action for action in game.universe(state) if game.why_not(state, seat, action) is None]


def perft(game: Game[S], state: S, depth: int, moves: Moves = fast) -> int:
    """How many sequences of so many actions there are; games that end sooner do not count."""
    if depth == 0:
        return 1
    actions = moves(game, state)
    if depth == 1:
        return len(actions)
    return sum(count for _, count in _split(game, state, depth, actions, moves))


def divide(game: Game[S], state: S, depth: int, moves: Moves = fast) -> list[tuple[str, int]]:
    """The count split by the first action, as text."""
    actions = moves(game, state)
    return [
        (game.write(state, action), count) for action, count in _split(game, state, depth, actions, moves)
    ]


def _split(
    game: Game[S], state: S, depth: int, actions: list[Action], moves: Moves
) -> list[tuple[Action, int]]:
    counts = []
    for action in actions:
        child = game.copy(state)
        game.apply(child, action)
        counts.append((action, perft(game, child, depth - 1, moves)))
    return counts
