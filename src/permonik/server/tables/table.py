"""A table in memory: one at a time its rows are written, taken in and told to everybody who may know."""

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from permonik.engine.core.events import Event
from permonik.engine.core.game import Decision
from permonik.engine.core.values import SPECTATOR, Seat, Viewer
from permonik.server.identity import people
from permonik.server.identity.people import Identity
from permonik.server.store import journal
from permonik.server.store.database import Conflict
from permonik.server.tables import clocks, rows, telling, undo
from permonik.server.tables.answered import Answered
from permonik.server.tables.life import Life, fold
from permonik.server.tables.project import project, question_of
from permonik.server.tables.room import No, Room
from permonik.server.tables.socket import TableSocket, Write
from permonik.server.tables.writing import append_of, checkpoint_of, due_of
from permonik.server.wire import Bye, Language, Update, encode


class Table:
    """The actor of one table. Whoever changes it holds its lock."""

    def __init__(self, room: Room, life: Life, head: journal.Head, names: dict[str, str]) -> None:
        self.room: Final = room
        self.life = life
        self.code: Final = head.code
        self.created: Final = head.created
        self.names = names
        self.lock: Final = asyncio.Lock()
        self.sockets: set[TableSocket] = set()
        self.away: dict[Seat, float] = {}  # since when
        self.settled: set[Seat] = set()  # absent seats about which the policy has spoken
        self.clock: Final = clocks.TableClock(life, journal.Due(head.due_at, head.clock_left), room.now())
        self.vote_until: float | None = None
        self.starts_at = head.due_at if life.quick and life.status == "open" else None
        self.driving = True  # whether this process holds the lease
        self.idle_since = room.now()
        self.timer: asyncio.TimerHandle | None = None
        self.bot: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[Any]] = set()
        self.answered: Final = Answered()
        self._due = journal.Due(head.due_at, head.clock_left)
        for seat in life.people():
            self.away[seat] = room.now()

    # --- what is so ---

    @property
    def id(self) -> str:
        return self.life.id

    @property
    def awake(self) -> bool:
        """Without people a table sleeps, unless it is played over days."""
        return self.life.settings.clock.kind == "day" or bool(self.present())

    def present(self) -> list[Seat]:
        """Seats of people who are connected."""
        here = {seat for socket in self.sockets for seat in socket.own}
        return [seat for seat in self.life.people() if seat in here]

    def here(self, seat: Seat) -> bool:
        return any(seat in socket.own for socket in self.sockets)

    def name(self, seat: Seat) -> str:
        chair = self.life.chairs[seat]
        return self.names.get(chair.identity, "") if chair.identity else ""

    # --- writing ---

    async def stale(self, by: Identity, message_id: str) -> Exception:
        """A message about a position that is past: too late, or carried out long ago."""
        n = await journal.row_of_message(self.room.database, self.id, by.id, message_id)
        return No("stale") if n is None else Already(n)

    async def commit(self, body: rows.Body, by: Identity | None = None, message_id: str | None = None) -> int:
        """Write a row; when it is on the disk, take it in and tell everybody. Raises No if too late."""
        began = time.perf_counter()
        before, after = self.life, self.life.twin()
        events = fold(after, body)
        self.clock.foresee(after, self, self.room.now())
        wish = append_of(self, after, body, by.id if by else None, message_id)
        try:
            database = self.room.database
            await database.write(*journal.append(wish), *database.announcement(self.id, after.n))
        except Conflict:
            await self._lost_race(by, message_id)
        self.life = after
        self._due = wish.due
        self.answered.note(by.id if by else None, message_id, after.n)
        self._noted(body, began)
        self._take_in(before, events, body)
        return after.n

    def _noted(self, body: rows.Body, began: float) -> None:
        seconds = time.perf_counter() - began
        kind = str(type(body).__struct_config__.tag)
        self.room.measures.row(kind, seconds)
        seat = getattr(body, "seat", None)
        self.room.log.info(
            "row", table=self.id, n=self.life.n, seat=seat, code=kind, seconds=round(seconds, 4)
        )

    async def _lost_race(self, by: Identity | None, message_id: str | None) -> None:
        """Somebody else wrote first: read what, and say whether it was this very message."""
        await self.catch_up()
        if by is not None and message_id is not None:
            n = await journal.row_of_message(self.room.database, self.id, by.id, message_id)
            if n is not None:
                self.answered.note(by.id, message_id, n)
                raise Already(n)
        raise No("stale")

    async def catch_up(self) -> None:
        """Take in the rows that another process has written."""
        for row in await journal.read_rows(self.room.database, self.id, self.life.n):
            before, after = self.life, self.life.twin()
            body = rows.read_body(row.body)
            events = fold(after, body)
            self.clock.foresee(after, self, self.room.now())
            self.life = after
            self.answered.note_all([row])
            if isinstance(body, rows.Sat) and body.identity:
                self.names |= await people.names_of(self.room.database, [body.identity])
            self._take_in(before, events, body)

    def _take_in(self, before: Life, events: Sequence[Event], body: rows.Body) -> None:
        """Everything that follows from a row that stands."""
        life = self.life
        match body:
            case rows.Asked():
                self.vote_until = self.room.now() + self.room.settings.vote_wait
            case rows.Stood(seat):
                self._empty(seat)
            case rows.Sat(seat, "person") if not self.here(seat):
                self.away[seat] = self.room.now()
            case rows.Watching(False):
                self._send_spectators_away()
        self.clock.follow(life, self, self.room.now())
        if life.position != before.position:
            self.show(events)
        if not isinstance(body, rows.Acted) or before.vote is not None or life.status != before.status:
            self.tell()
        if life.status != before.status or before.status == "open":
            self.room.changed()
        self.reset()

    def _empty(self, seat: Seat) -> None:
        self.away.pop(seat, None)
        for socket in self.sockets:
            if seat in socket.own:
                socket.own = [own for own in socket.own if own != seat]
                socket.seat = SPECTATOR if socket.seat == seat else socket.seat

    def _send_spectators_away(self) -> None:
        for socket in self.sockets:
            if socket.spectator:
                socket.outbox.put(encode(Bye(code="no-spectators")))
                socket.outbox.close()

    # --- telling ---

    def show(self, events: Sequence[Event] = ()) -> None:
        """Send the position to every socket, to each what it may see."""
        if self.life.state is None:
            return
        made: dict[tuple[Viewer, Language | None, Write], tuple[Update, bytes]] = {}
        question = question_of(self.life.game, self.life.state) if self.sockets else None
        for socket in self.sockets:
            if not socket.said_hello:
                continue
            key = (socket.seat, socket.say, socket.outbox.write)
            if key not in made:
                made[key] = self.frame(events, *key, question)
            socket.outbox.put_update(*made[key])

    def frame(
        self,
        events: Sequence[Event],
        viewer: Viewer,
        say: Language | None,
        write: Write,
        question: Decision | None = None,
    ) -> tuple[Update, bytes]:
        """The update of one viewer, and as it goes out."""
        life = self.life
        update = project(life.game, life.state, events, viewer, life.position, question)
        update = msgspec.structs.replace(
            update,
            clock=self.clock.info(life, self, self.room.now()),
            undo=viewer >= 0 and undo.target(life, viewer) is not None,
            decision=None if life.status != "playing" else update.decision,
            asked=None if life.status != "playing" else update.asked,
        )
        if say is not None:
            update = telling.said(update, life.game.id, say, telling.shown_names(self, say))
        return update, write(update)

    def tell(self, only: Iterable[TableSocket] | None = None) -> None:
        """Send the description of the table."""
        for socket in self.sockets if only is None else only:
            if socket.said_hello:
                socket.outbox.put_info(encode(telling.table_info(self, socket)))

    # --- time ---

    def reset(self) -> None:
        """Look again when something is next due, and let a bot think if one is to act."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        due = clocks.next_due(self)
        if due is not None:
            wait = max(0.0, due - self.room.now())
            self.timer = asyncio.get_running_loop().call_later(wait, self._ring)
        self.room.drive(self)

    def _ring(self) -> None:
        self.spawn(self.room.wake(self))

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.room.log.error("table-task-failed", table=self.id, exc_info=task.exception())

    async def note_due(self) -> None:
        """Keep the stored clock true when it starts or stops without a row."""
        due = due_of(self, self.life, self.room.now())
        if self.driving and (due.at is None) != (self._due.at is None):
            self._due = due
            await self.room.database.write(journal.set_due(self.id, due))

    async def close(self) -> None:
        """Leave memory; the journal has everything."""
        if self.timer is not None:
            self.timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        checkpoint = checkpoint_of(self.life)
        if checkpoint is not None:
            await self.room.database.write(journal.add_checkpoint(self.id, checkpoint))


class Already(Exception):  # noqa: N818 - an answer, not a fault
    """The message was carried out before."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n
