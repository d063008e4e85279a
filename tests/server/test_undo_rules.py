"""What can be taken back at once, what by consent, and what never: on tables in memory."""

from random import Random

import pytest

from permonik.engine.catalog import GAMES
from permonik.engine.core.events import Event
from permonik.server.tables import rows, undo
from permonik.server.wire import TableSettings
from tests.engine.players import with_sense
from tests.server.company import SHORT
from tests.server.memory import table_of


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_says_past_what_nothing_is_taken_back(game: str) -> None:
    assert undo.BARRIERS[game] <= set(GAMES[game].messages.events)
    looks = {name for name, spec in GAMES[game].messages.events.items() if spec.private}
    assert looks - undo.BARRIERS[game] <= {"draw", "discard", "dealt"}


@pytest.mark.parametrize("game", list(GAMES))
async def test_free_means_that_nobody_learned_anything(game: str) -> None:
    """Along a game: a free choice has no event that shows something, and uses no chance."""
    seats = max(3, GAMES[game].seats[0])  # alone, nothing in Caverna is left to chance
    table = table_of(TableSettings(game=game, seats=seats, options=dict(SHORT.get(game, {}))), b"undo")
    rng = Random(5)
    answers = {True: 0, False: 0}
    for _ in range(60):
        life = table.life
        seat = life.to_act
        if seat is None:
            break
        action = with_sense(life.game, life.state, rng)
        events: list[Event] = []
        after = life.game.copy(life.state)
        life.game.apply(after, action, events)
        await table.commit(rows.Acted(seat, life.game.write(life.state, action)))
        if table.life.to_act is None:
            break
        stand = undo.target(table.life, seat)
        assert stand == len(table.life.moves) - 1
        free = undo.free(table.life, seat, stand)
        answers[free] += 1
        if free:
            shown = [event for event in events if event.private]
            assert all(event.name == "discard" and event.audience == (seat,) for event in shown)
            assert life.game.dump(after).get("dice") == life.game.dump(life.state).get("dice")
        others = undo.free(table.life, seat, max(0, stand - 1)) if stand else True
        assert others == (others and all(move.seat == seat for move in table.life.moves[stand - 1 :]))
    assert answers[False]


async def test_an_undo_row_gives_the_earlier_position() -> None:
    table = table_of(TableSettings(game="saboteur", seats=4), b"back")
    game, rng = GAMES["saboteur"], Random(1)
    dumps = [game.dump(table.life.state)]
    for _ in range(30):
        seat = table.life.to_act
        assert seat is not None
        action = with_sense(game, table.life.state, rng)
        await table.commit(rows.Acted(seat, game.write(table.life.state, action)))
        dumps.append(game.dump(table.life.state))
    for stand in (29, 20, 7, 0):
        await table.commit(rows.Undone(stand, 0))
        assert game.dump(table.life.state) == dumps[stand]
        assert len(table.life.moves) == stand
