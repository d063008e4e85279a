"""The tree search on a game so small that its value is known: Nim with a hidden coin."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from permonik.bots.bot import Budget, World
from permonik.bots.search import explore, search
from permonik.engine.core.values import Action


class Heap:
    """Who takes the last stick wins, unless the coin, which only seat 1 sees, lies tails up."""

    id = "heap"

    def copy(self, state: list[int]) -> list[int]:
        return state[:]

    def to_act(self, state: list[int]) -> int | None:
        sticks, turn, _coin = state
        return turn if sticks else None

    def legal_actions(self, state: list[int]) -> list[Action]:
        return [(take, 0, 0, 0) for take in (1, 2) if take <= state[0]]

    def apply(self, state: list[int], action: Action) -> None:
        state[0] -= action[0]
        state[1] = 1 - state[1]

    def determinize(self, state: list[int], seat: int, rng: Random, weigh: Any = None) -> list[int]:
        sticks, turn, coin = state
        if seat == 0:
            heads, tails = (weigh((1,)), weigh((0,))) if weigh else (1.0, 1.0)
            coin = int(rng.random() * (heads + tails) < heads)
        return [sticks, turn, coin]


class Fair:
    """Knows nothing but who won."""

    def candidates(self, state: list[int], _rng: Random) -> Sequence[tuple[Action, float]]:
        return [(action, 1.0) for action in Heap().legal_actions(state)]

    def rollout(self, state: list[int], rng: Random) -> Action:
        return rng.choice(Heap().legal_actions(state))

    def value(self, state: list[int]) -> Sequence[float]:
        sticks, turn, coin = state
        if sticks:
            return (0.5, 0.5)
        winner = 1 - turn if coin else turn
        return (1.0 - winner, float(winner))


def heads(roles: tuple[int, ...]) -> float:
    return float(roles[0])


def world(sticks: int, seed: int = 1) -> World[list[int]]:
    heap: Any = Heap()
    return World(heap, [sticks, 0, 1], 0, Random(seed))


def test_it_finds_the_winning_move() -> None:
    """With heads up, leave a multiple of three."""
    for sticks, best in ((4, 1), (5, 2), (7, 1), (8, 2)):
        assert search(world(sticks), Budget(600, 60), Fair(), heads) == (best, 0, 0, 0)


def test_the_belief_turns_the_choice() -> None:
    """Tails up, who takes the last stick loses: one must be left over."""
    assert search(world(3), Budget(600, 60), Fair(), lambda roles: 1.0 - roles[0]) == (2, 0, 0, 0)


def test_the_same_seed_gives_the_same_answer() -> None:
    once, again = (explore(world(9, 5), Budget(80, 60), Fair(), None, 12) for _ in range(2))
    assert once == again
    assert sum(found.visits for found in once.values()) == 80


def test_time_is_a_cap() -> None:
    found: Mapping[Action, Any] = explore(world(9), Budget(10**9, 0.0), Fair(), None, 12)
    assert sum(part.visits for part in found.values()) == 1


def test_a_forced_move_is_not_thought_about() -> None:
    assert search(world(1), Budget(0, 0.0), Fair()) == (1, 0, 0, 0)
