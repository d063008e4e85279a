"""A level thinks in one process or in several that vote."""

from random import Random
from typing import Any

from permonik.bots.bot import Budget, Level, World
from permonik.bots.levels import LEVELS
from permonik.engine.catalog import GAMES
from permonik.engine.core.values import Action


def divided(world: World[Any], budget: Budget) -> Action:
    """Tells what it was given, and guesses."""
    return (budget.iterations, budget.processes, world.rng.randrange(2), world.seat)


def world(game: str = "saboteur", seed: int = 1) -> World[Any]:
    state = GAMES[game].new(3, b"vote", {})
    return World(GAMES[game], state, GAMES[game].to_act(state) or 0, Random(seed))


def test_processes_share_the_iterations_and_the_most_votes_win() -> None:
    level = Level(divided, Budget(90, 60, processes=3))
    winners = []
    for seed in range(6):
        asked = world(seed=seed)
        votes = [divided(asked.twin(), Budget(30)) for _ in range(3)]
        winners.append(max(set(votes), key=votes.count))
        assert level.choose(world(seed=seed)) == winners[-1]
    assert len(set(winners)) == 2, "and not always the same"
    assert level.choose(world(), share=0.1)[:2] == (3, 1)


def test_experts_think_in_several_processes_and_can_be_repeated() -> None:
    for game, levels in LEVELS.items():
        expert = levels["expert"]
        level = expert._replace(budget=expert.budget._replace(processes=2, seconds=60))
        once, again = (level.choose(world(game), 0.02) for _ in range(2))
        assert once == again
        assert once in GAMES[game].legal_actions(world(game).state)
