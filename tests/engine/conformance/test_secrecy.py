"""No frame of any game tells a seat what it must not know."""

from random import Random
from typing import Any

import pytest

from permonik.conformance.checks import Start
from permonik.conformance.leaks import check_secrecy
from permonik.engine.catalog import GAMES
from permonik.engine.core.game import Game
from tests.engine.players import PLAYERS
from tests.sizes import LEAK_GAMES, LEAK_TWINS


@pytest.mark.parametrize("number", range(LEAK_GAMES))
@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES.values()])
def test_no_frame_and_no_event_tells_a_secret(game: Game[Any], number: int) -> None:
    seats = game.seats[number % len(game.seats)]
    check_secrecy(game, Start(seats, b"secret %d" % number), Random(number), PLAYERS[number % 2], LEAK_TWINS)
