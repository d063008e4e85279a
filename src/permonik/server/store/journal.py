"""The journal of tables: rows that are only ever added, each with all that it changes, in one transaction."""

from typing import Final, NamedTuple

from permonik.server.store.database import Conflict, Database, Row, Statement

CHECKPOINT_EVERY: Final = 40
"""At most so many rows are played again when a table is loaded."""


class Written(NamedTuple):
    """A row as it stands in the journal."""

    n: int
    at: float
    identity: str | None
    message_id: str | None
    body: str


class Head(NamedTuple):
    """What is kept of a table beside its journal, so that lists need not read it."""

    id: str
    code: str
    game: str
    public: bool
    status: str
    n: int
    turn: str | None
    summary: str
    outcome: str | None
    created: float
    updated: float
    due_at: float | None
    clock_left: float | None = None


_HEAD: Final = (
    "id, code, game, public, status, n, turn, summary, outcome, created, updated, due_at, clock_left"
)


class Checkpoint(NamedTuple):
    """The whole position after row n."""

    n: int
    rules_version: int
    dump: str


class Due(NamedTuple):
    """When a table must be looked at, and what is left of the clock of a move."""

    at: float | None = None
    left: float | None = None


class Append(NamedTuple):
    """One row and everything that goes with it: one transaction."""

    table: str
    row: Written
    status: str
    turn: str | None
    due: Due
    summary: str
    outcome: str | None
    sat: tuple[tuple[int, str], ...] = ()
    stood: tuple[int, ...] = ()
    checkpoint: Checkpoint | None = None


def head_of(row: Row) -> Head:
    head = Head(*row)
    return head._replace(public=bool(head.public))


def append(wish: Append) -> list[Statement]:
    """The unique (table, n) is the only arbiter: who comes second gets a Conflict and reads again."""
    row = wish.row
    statements = [
        Statement(
            "INSERT INTO journal (table_id, n, at, identity, message_id, body) VALUES (?, ?, ?, ?, ?, ?)",
            (wish.table, row.n, row.at, row.identity, row.message_id, row.body),
        ),
        Statement(
            "UPDATE tables SET n = ?, status = ?, turn = ?, due_at = ?, clock_left = ?, summary = ?,"
            " outcome = ?, updated = ? WHERE id = ? AND n = ?",
            (
                *(row.n, wish.status, wish.turn, *wish.due, wish.summary, wish.outcome, row.at),
                *(wish.table, row.n - 1),
            ),
            must=True,
        ),
    ]
    statements += [_stood(wish.table, seat) for seat in wish.stood]
    statements += [_sat(wish.table, seat, identity) for seat, identity in wish.sat]
    if wish.checkpoint is not None:
        statements.append(add_checkpoint(wish.table, wish.checkpoint))
    return statements


def add_checkpoint(table: str, checkpoint: Checkpoint) -> Statement:
    return Statement(
        "INSERT INTO checkpoints (table_id, n, rules_version, dump) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id, n) DO NOTHING",
        (table, *checkpoint),
    )


def _sat(table: str, seat: int, identity: str) -> Statement:
    return Statement("INSERT INTO seats (table_id, seat, identity) VALUES (?, ?, ?)", (table, seat, identity))


def _stood(table: str, seat: int) -> Statement:
    return Statement("DELETE FROM seats WHERE table_id = ? AND seat = ?", (table, seat))


def open_table(head: Head, first: Written) -> list[Statement]:
    return [
        Statement(
            f"INSERT INTO tables ({_HEAD}, lease_driver, lease_until, lease_epoch)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, 0.0, 0)",
            (*head[:3], int(head.public), *head[4:]),
        ),
        Statement(
            "INSERT INTO journal (table_id, n, at, identity, message_id, body) VALUES (?, ?, ?, ?, ?, ?)",
            (head.id, *first),
        ),
    ]


async def read_head(database: Database, table: str) -> Head | None:
    found = await database.read(f"SELECT {_HEAD} FROM tables WHERE id = ?", table)
    return head_of(found[0]) if found else None


async def table_of_code(database: Database, code: str) -> str | None:
    found = await database.read("SELECT id FROM tables WHERE code = ?", code)
    return str(found[0][0]) if found else None


async def read_rows(database: Database, table: str, after: int = -1) -> list[Written]:
    found = await database.read(
        "SELECT n, at, identity, message_id, body FROM journal WHERE table_id = ? AND n > ? ORDER BY n",
        *(table, after),
    )
    return [Written(*row) for row in found]


async def read_checkpoint(database: Database, table: str) -> Checkpoint | None:
    found = await database.read(
        "SELECT n, rules_version, dump FROM checkpoints WHERE table_id = ? ORDER BY n DESC LIMIT 1", table
    )
    return Checkpoint(*found[0]) if found else None


async def row_of_message(database: Database, table: str, identity: str, message_id: str) -> int | None:
    """The row that a message of somebody has written, if it has."""
    found = await database.read(
        "SELECT n FROM journal WHERE table_id = ? AND identity = ? AND message_id = ?",
        *(table, identity, message_id),
    )
    return int(found[0][0]) if found else None


# --- lists ----------------------------------------------------------------------------------------

PAGE: Final = 20


async def open_tables(database: Database, since: float, most: int = 100) -> list[Head]:
    """Public tables that wait for players, as far as something has happened there lately."""
    found = await database.read(
        f"SELECT {_HEAD} FROM tables WHERE status = 'open' AND public = 1 AND updated > ?"
        " ORDER BY updated DESC LIMIT ?",
        *(since, most),
    )
    return [head_of(row) for row in found]


async def tables_of(database: Database, identity: str, page: int, turn_only: bool) -> list[Head]:
    """The tables of somebody, newest first, or those that wait for them."""
    narrowed = " AND t.turn = s.identity AND t.status = 'playing'" if turn_only else ""
    columns = ", ".join(f"t.{name}" for name in _HEAD.split(", "))
    found = await database.read(
        f"SELECT DISTINCT {columns} FROM tables t JOIN seats s ON s.table_id = t.id WHERE s.identity = ?"
        f"{narrowed} ORDER BY t.updated DESC LIMIT ? OFFSET ?",
        *(identity, PAGE, page * PAGE),
    )
    return [head_of(row) for row in found]


async def finished_tables(
    database: Database, page: int, game: str | None, player: str | None, since: float, until: float
) -> list[Head]:
    """Finished public games by game, by a player's name and by date, newest first."""
    where, args = ["t.status = 'finished'", "t.public = 1", "t.updated >= ?", "t.updated < ?"], [since, until]
    more: list[str] = []
    if game is not None:
        where.append("t.game = ?")
        more.append(game)
    if player is not None:
        where.append(
            "EXISTS (SELECT 1 FROM seats s JOIN identities i ON i.id = s.identity"
            " WHERE s.table_id = t.id AND i.name = ?)"
        )
        more.append(player)
    columns = ", ".join(f"t.{name}" for name in _HEAD.split(", "))
    found = await database.read(
        f"SELECT {columns} FROM tables t WHERE {' AND '.join(where)}"
        " ORDER BY t.updated DESC LIMIT ? OFFSET ?",
        *(*args, *more, PAGE, page * PAGE),
    )
    return [head_of(row) for row in found]


async def running_tables_of(database: Database, identity: str) -> int:
    found = await database.read(
        "SELECT COUNT(DISTINCT t.id) FROM tables t JOIN seats s ON s.table_id = t.id"
        " WHERE s.identity = ? AND t.status IN ('open', 'playing')",
        identity,
    )
    return int(found[0][0])


# --- who drives -----------------------------------------------------------------------------------


async def due_tables(database: Database, now: float, most: int = 200) -> list[str]:
    """Tables whose clock or countdown has run out, whoever is connected."""
    found = await database.read(
        "SELECT id FROM tables WHERE due_at IS NOT NULL AND due_at <= ? AND status IN ('open', 'playing')"
        " ORDER BY due_at LIMIT ?",
        *(now, most),
    )
    return [str(row[0]) for row in found]


async def take_lease(database: Database, table: str, driver: str, seconds: float) -> bool:
    """Become, or stay, the process that drives bots and clocks of a table, by the database's time."""
    try:
        await database.write(
            Statement(
                f"UPDATE tables SET lease_until = {database.clock} + ?, lease_epoch = lease_epoch"
                " + CASE WHEN lease_driver = ? THEN 0 ELSE 1 END, lease_driver = ?"
                " WHERE id = ? AND"
                f" (lease_driver IS NULL OR lease_driver = ? OR lease_until < {database.clock})",
                (seconds, driver, driver, table, driver),
                must=True,
            )
        )
    except Conflict:
        return False
    return True


async def renew_leases(database: Database, driver: str, seconds: float) -> set[str]:
    """Keep all tables that this process drives; which they still are."""
    await database.write(
        Statement(
            f"UPDATE tables SET lease_until = {database.clock} + ? WHERE lease_driver = ?", (seconds, driver)
        )
    )
    found = await database.read("SELECT id FROM tables WHERE lease_driver = ?", driver)
    return {str(row[0]) for row in found}


def give_lease_back(table: str, driver: str) -> Statement:
    return Statement(
        "UPDATE tables SET lease_driver = NULL, lease_until = 0.0 WHERE id = ? AND lease_driver = ?",
        (table, driver),
    )


def end_all_leases() -> Statement:
    """Whoever drove before is certainly gone."""
    return Statement(
        "UPDATE tables SET lease_driver = NULL, lease_until = 0.0 WHERE lease_driver IS NOT NULL"
    )


async def served(database: Database) -> bool:
    """Whether any process drives tables just now."""
    found = await database.read(f"SELECT COUNT(*) FROM tables WHERE lease_until > {database.clock}")
    return bool(found[0][0])


def set_due(table: str, due: Due) -> Statement:
    return Statement("UPDATE tables SET due_at = ?, clock_left = ? WHERE id = ?", (*due, table))


def stop_clocks(alive: float, down: float) -> list[Statement]:
    """Nobody was served since then: moves have what was left of their clocks, the rest is due later."""
    return [
        Statement(
            "UPDATE tables SET clock_left = CASE WHEN due_at < ? THEN 0.0 ELSE due_at - ? END,"
            " due_at = NULL WHERE due_at IS NOT NULL AND clock_left IS NOT NULL",
            (alive, alive),
        ),
        Statement("UPDATE tables SET due_at = due_at + ? WHERE due_at IS NOT NULL", (down,)),
    ]
