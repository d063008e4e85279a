"""Two ways to play test games: at random, and with sense, which reaches what chance never does."""

from random import Random
from typing import Any, Final

from permonik.bots.bot import World
from permonik.bots.levels import LEVELS
from permonik.conformance.checks import at_random
from permonik.engine.core.game import Game
from permonik.engine.core.values import Action


def with_sense(game: Game[Any], state: Any, rng: Random) -> Action:
    """The rule-based player of the game, with a little chance so that everything comes up."""
    seat = game.to_act(state)
    if seat is None or rng.random() < 0.05:
        return at_random(game, state, rng)
    return LEVELS[game.id]["easy"].choose(World(game, state, seat, rng))


PLAYERS: Final = (at_random, with_sense)
