"""A fix of the rules does not break running games: checkpoints hold, and what cannot go on says so."""

from random import Random
from typing import Any

from permonik.engine.catalog import GAMES
from permonik.server.store import journal
from permonik.server.tables import rows
from permonik.server.tables.registry import life_of
from permonik.server.tables.table import Table
from permonik.server.tables.writing import checkpoint_of
from permonik.server.wire import TableSettings
from tests.engine.players import with_sense
from tests.server.memory import Nowhere, table_of


async def played(moves: int) -> Table:
    table = table_of(TableSettings(game="saboteur", seats=4), b"version")
    rng = Random(2)
    for _ in range(moves):
        life = table.life
        action = with_sense(life.game, life.state, rng)
        await table.commit(rows.Acted(life.to_act or 0, life.game.write(life.state, action)))
    return table


def journal_of(table: Table) -> list[journal.Written]:
    """The rows of the table, the first ones as `table_of` folded them."""
    settings = table.life.settings
    opened = rows.Opened(settings, "id0", table.life.seed.hex(), table.life.bot_seed.hex())
    first: list[rows.Body] = [opened]
    first += [rows.Sat(seat, "person", f"id{seat}") for seat in range(settings.seats)]
    first.append(rows.Started(1))
    written = [journal.Written(n, 0.0, None, None, rows.write_body(body)) for n, body in enumerate(first)]
    assert isinstance(table.room.database, Nowhere)
    inserts = [
        each.args for each in table.room.database.written if each.sql.startswith("INSERT INTO journal")
    ]
    return written + [journal.Written(*args[1:]) for args in inserts]


async def test_a_table_is_the_fold_of_its_journal() -> None:
    table = await played(70)
    written = journal_of(table)
    whole = life_of("table", written, None)
    game = GAMES["saboteur"]
    assert game.dump(whole.state) == game.dump(table.life.state)
    assert whole.moves == table.life.moves
    stored = [s.args for s in table.room.database.written if "INTO checkpoints" in s.sql]  # type: ignore[attr-defined]
    assert stored, "no checkpoint in 70 rows"
    checkpoint = journal.Checkpoint(*stored[-1][1:])
    assert table.life.n - checkpoint.n <= 50
    quick = life_of("table", written, checkpoint)
    assert game.dump(quick.state) == game.dump(table.life.state)
    assert (quick.n, quick.position, quick.moves) == (whole.n, whole.position, whole.moves)


async def test_a_checkpoint_survives_a_change_of_the_rules() -> None:
    table = await played(20)
    written = journal_of(table)
    checkpoint = checkpoint_of(table.life)
    other = _under_other_rules(written)
    life = life_of("table", other, checkpoint)
    assert life.status == "playing"
    assert life.game.dump(life.state) == table.life.game.dump(table.life.state)


async def test_a_game_that_the_new_rules_do_not_know_ends() -> None:
    written = _under_other_rules(journal_of(await played(20)))
    strange = rows.write_body(rows.Acted(0, "fly to the moon"))
    life = life_of("table", [*written, journal.Written(len(written), 0.0, None, None, strange)], None)
    assert (life.status, life.why) == ("ended", "rules-changed")


def _under_other_rules(written: list[journal.Written]) -> list[journal.Written]:
    def aged(row: journal.Written) -> journal.Written:
        body: Any = rows.read_body(row.body)
        if isinstance(body, rows.Started):
            return row._replace(body=rows.write_body(rows.Started(0)))
        return row

    return [aged(row) for row in written]
