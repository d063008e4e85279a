"""Every game of the catalogue, at every seat count, keeps the contract."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from permonik.conformance import checks
from permonik.conformance.checks import Start
from permonik.conformance.strategies import reached
from permonik.engine.catalog import GAMES
from permonik.engine.core.game import Game
from tests.engine.players import PLAYERS
from tests.sizes import (
    CONFORMANCE_SEEDS,
    DETERMINIZE_POSITIONS,
    RANDOM_TUPLES_PER_POSITION,
    UNIVERSE_POSITIONS,
)

TABLES = [
    pytest.param(game, seats, id=f"{game.id}-{seats}") for game in GAMES.values() for seats in game.seats
]
EVERY_GAME = [pytest.param(game, id=game.id) for game in GAMES.values()]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_law_holds_along_whole_games(game: Game[Any], seats: int) -> None:
    for seed in range(CONFORMANCE_SEEDS):
        checks.check_game(game, Start(seats, b"law %d" % seed), Random(seed), PLAYERS[seed % 2])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_same_seed_and_actions_give_the_same_game(game: Game[Any], seats: int) -> None:
    for seed in range(CONFORMANCE_SEEDS):
        checks.check_replay(game, Start(seats, b"replay %d" % seed), Random(seed), PLAYERS[seed % 2])


@pytest.mark.parametrize("game", EVERY_GAME)
def test_legal_actions_are_the_universe_without_refusals(game: Game[Any]) -> None:
    for state, _, rng in spread(game, UNIVERSE_POSITIONS, b"universe"):
        checks.check_universe(game, state)
        checks.check_strange_actions(game, state, rng, RANDOM_TUPLES_PER_POSITION)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_first_two_laws_of_determinize(game: Game[Any]) -> None:
    for state, seats, _ in spread(game, DETERMINIZE_POSITIONS, b"worlds"):
        checks.check_determinize(game, state, seats)


@pytest.mark.parametrize("game", EVERY_GAME)
@given(data=st.data())
def test_any_position_survives_a_dump_and_a_copy(game: Game[Any], data: st.DataObject) -> None:
    state = data.draw(reached(game))
    checks.check_dump(game, state)
    checks.check_copy(game, state, Random(1))


@pytest.mark.parametrize("game", EVERY_GAME)
def test_wrong_starts_are_refused(game: Game[Any]) -> None:
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(ValueError, match="seats-out-of-range"):
            game.new(seats, b"x", {})
    for seed in (b"", b"x" * 65):
        with pytest.raises(ValueError, match="seed"):
            game.new(game.seats[0], seed, {})
    with pytest.raises(ValueError, match="option-unknown"):
        game.new(game.seats[0], b"x", {"no such option": 1})


def spread(game: Game[Any], count: int, name: bytes) -> Iterator[tuple[Any, int, Random]]:
    """So many positions, over all seat counts and all stages of the game, with their seat count."""
    rng = Random(0)
    found = 0
    number = 0
    while found < count:
        seats = game.seats[number % len(game.seats)]
        number += 1
        start = Start(seats, b"%s %d" % (name, number))
        for state in checks.sample(game, start, rng, 0.04, PLAYERS[number // len(game.seats) % 2]):
            yield state, seats, rng
            found += 1
            if found == count:
                return
