"""All tables of a process: loaded when needed, looked after, and let go when nobody needs them."""

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Final

import msgspec

from permonik.engine.core.options import OptionError
from permonik.server.identity import people
from permonik.server.identity.people import Identity
from permonik.server.store import journal
from permonik.server.store.database import StoreError
from permonik.server.store.opening import note_alive
from permonik.server.tables import driving, rows
from permonik.server.tables.life import Life, fold
from permonik.server.tables.room import No, Room
from permonik.server.tables.table import Table
from permonik.server.tables.writing import summary_of
from permonik.server.wire import TableSettings

LEASE_SECONDS: Final = 6.0
_LOOK_EVERY: Final = 1.0
_RENEW_EVERY: Final = 2.0
_COMPARE_EVERY: Final = 10.0
MOST_DECK_BYTES: Final = 64 * 1024


class Registry:
    """The tables in memory."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self.tables: Final[dict[str, Table]] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._listeners: set[Callable[[], None]] = set()
        self._keeper: asyncio.Task[None] | None = None
        room.drive = driving.drive
        room.wake = driving.wake
        room.changed = self._changed

    # --- the list of open tables ---

    def _changed(self) -> None:
        for listener in list(self._listeners):
            listener()

    def on_change(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Be told when the list of open tables changes; call the answer to hear no more."""
        self._listeners.add(listener)
        return lambda: self._listeners.discard(listener)

    # --- tables ---

    async def get(self, id_: str) -> Table | None:
        """The table, from memory or from its journal."""
        if id_ in self.tables:
            return self.tables[id_]
        lock = self._loading.setdefault(id_, asyncio.Lock())
        async with lock:
            if id_ not in self.tables:
                head = await journal.read_head(self.room.database, id_)
                if head is None:
                    self._loading.pop(id_, None)
                    return None
                await self._load(head)
        self._loading.pop(id_, None)
        return self.tables[id_]

    async def _load(self, head: journal.Head) -> None:
        room = self.room
        written = await journal.read_rows(room.database, head.id)
        checkpoint = await journal.read_checkpoint(room.database, head.id)
        life = life_of(head.id, written, checkpoint)
        identities = [chair.identity for chair in life.chairs if chair.identity]
        table = Table(room, life, head, await people.names_of(room.database, identities))
        table.answered.note_all(written)
        table.driving = await journal.take_lease(room.database, head.id, room.driver, LEASE_SECONDS)
        self.tables[head.id] = table
        table.reset()

    async def create(
        self, settings: TableSettings, host: Identity, quick: bool = False, seed: str = "", deal_of: str = ""
    ) -> Table:
        """Open a table; its host sits down first, then its bots. Seeds come from the system's own chance."""
        room = self.room
        opened = rows.Opened(
            settings, host.id, seed or secrets.token_hex(32), secrets.token_hex(32), quick, deal_of
        )
        id_, now = people.new_id(), room.now()
        life = Life(id_, opened)
        head = journal.Head(
            id_,
            people.signs(people.INVITATION_SIGNS),
            settings.game,
            settings.public,
            "open",
            0,
            None,
            summary_of(life),
            None,
            now,
            now,
            now + room.settings.quick_wait if quick else None,
        )
        first = journal.Written(0, now, host.id, None, rows.write_body(opened))
        await room.database.write(*journal.open_table(head, first))
        table = Table(room, life, head, {})
        table.driving = await journal.take_lease(room.database, id_, room.driver, LEASE_SECONDS)
        self.tables[id_] = table
        room.changed()
        return table

    # --- looking after them ---

    def start(self) -> None:
        self._keeper = asyncio.get_running_loop().create_task(self._keep())

    async def _keep(self) -> None:
        """Wake what is due, also without a socket; keep leases; compare versions; let idle tables go."""
        renewed = compared = self.room.now()
        while True:
            await self._wait()
            now = self.room.now()
            try:
                await self._wake_due()
                if now - renewed >= _RENEW_EVERY:
                    renewed = now
                    await self._renew(now)
                if now - compared >= _COMPARE_EVERY:
                    compared = now
                    await self._look_after_all(now)
            except StoreError as error:
                self.room.log.error("store", code=error.code)

    async def _wait(self) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + _LOOK_EVERY
        await asyncio.sleep(_LOOK_EVERY)
        self.room.measures.late(max(0.0, loop.time() - due))

    async def _wake_due(self) -> None:
        for id_ in await journal.due_tables(self.room.database, self.room.now()):
            if id_ not in self.tables:
                await self.get(id_)

    async def _renew(self, now: float) -> None:
        """Stay the driver of our tables, and become that of tables whose driver is gone."""
        room = self.room
        await note_alive(room.database, now)
        driven = await journal.renew_leases(room.database, room.driver, LEASE_SECONDS)
        for table in list(self.tables.values()):
            was, table.driving = table.driving, table.id in driven
            if not table.driving:
                table.driving = await journal.take_lease(room.database, table.id, room.driver, LEASE_SECONDS)
            if table.driving and not was:
                async with table.lock:
                    table.reset()

    async def _look_after_all(self, now: float) -> None:
        await self.room.database.listen(self.heard)
        for table in list(self.tables.values()):
            idle = not table.sockets and now - table.idle_since > self.room.settings.sleep_seconds
            if idle and not table.lock.locked() and (table.bot is None or table.bot.done()):
                await self.drop(table)
            else:
                await self.heard(table.id)

    async def heard(self, id_: str, n: int | None = None) -> None:
        """Another process may have written to a table: compare versions, and catch up."""
        table = self.tables.get(id_)
        if table is None or (n is not None and n <= table.life.n):
            return
        async with table.lock:
            await table.catch_up()

    async def drop(self, table: Table) -> None:
        self.tables.pop(table.id, None)
        await table.close()
        await self.room.database.write(journal.give_lease_back(table.id, self.room.driver))

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
        for table in list(self.tables.values()):
            await self.drop(table)
        await note_alive(self.room.database, self.room.now())


def life_of(id_: str, written: list[journal.Written], checkpoint: journal.Checkpoint | None) -> Life:
    """A table from its journal: rows up to the last checkpoint only as a list, the rest played."""
    opened = rows.read_body(written[0].body)
    assert isinstance(opened, rows.Opened)
    life = Life(id_, opened)
    for row in written[1:]:
        fold(life, rows.read_body(row.body))
        if checkpoint is not None and row.n < checkpoint.n:
            life.state = None
        if checkpoint is not None and row.n == checkpoint.n:
            _restore(life, checkpoint)
    return life


def _restore(life: Life, checkpoint: journal.Checkpoint) -> None:
    content = msgspec.json.decode(checkpoint.dump)
    life.state = life.game.load(content["state"])
    life.base = (content["moves"], life.state)
    if life.status == "playing" and life.game.to_act(life.state) is None:
        life.status = "finished"


def check_settings(settings: TableSettings, levels: list[str], seats: range) -> None:
    """What cannot be agreed on is refused before a table is opened."""
    if settings.seats not in seats:
        raise No("seats-out-of-range", value=settings.seats, low=seats[0], high=seats[-1])
    for level in settings.bots:
        if level not in levels:
            raise No("unknown-level", level=level)
    if len(settings.bots) >= settings.seats:
        raise No("too-many-bots")
    if settings.public and (settings.pass_around or settings.talk == "chat"):
        raise No("private-only")
    deck = settings.options.get("deck")
    if isinstance(deck, dict):
        if settings.public:
            raise No("private-only")
        if len(json.dumps(deck).encode()) > MOST_DECK_BYTES:
            raise No("deck-too-big")


def check_options(game_new: Callable[[], object]) -> None:
    """Try the options on a game that nobody plays."""
    try:
        game_new()
    except OptionError as error:
        raise No(error.code, option=error.option, **error.args_by_name) from error
