"""The clock of the seat to act. It stands still while the table is paused or asleep."""

from typing import TYPE_CHECKING, Final

from permonik.engine.core.values import Seat
from permonik.server.store.journal import Due
from permonik.server.tables.life import Life
from permonik.server.wire import ClockInfo

if TYPE_CHECKING:
    from permonik.server.tables.table import Table


class TableClock:
    """What is left for the present decision, and since when it runs."""

    __slots__ = ("_left", "_position", "_since", "handled")

    def __init__(self, life: Life, due: Due, now: float) -> None:
        full = float(life.settings.clock.seconds)
        left = due.left if due.at is None else due.at - now
        self._left = full if left is None else min(full, max(0.0, left))
        self._since: float | None = None
        self._position = life.position
        self.handled = -1  # the position whose running out has been dealt with

    def foresee(self, life: Life, table: "Table", now: float) -> None:
        """A row may lead to a new decision: its clock begins full."""
        if life.position != self._position:
            self._left = float(life.settings.clock.seconds)
            self._since = now if runs(life, table) else None
            self._position = life.position

    def follow(self, life: Life, table: "Table", now: float) -> None:
        """Start or stop, as the table now is."""
        if runs(life, table):
            self._since = now if self._since is None else self._since
        elif self._since is not None:
            self._left = self.left(now)
            self._since = None

    def left(self, now: float) -> float:
        return self._left if self._since is None else max(0.0, self._left - (now - self._since))

    def out(self, now: float) -> bool:
        return self._since is not None and self.left(now) <= 0 and self.handled != self._position

    def due_at(self, life: Life, table: "Table", now: float) -> float | None:
        return now + self.left(now) if runs(life, table) and self.handled != self._position else None

    def due(self, life: Life, table: "Table", now: float) -> Due:
        """What is stored of the clock. A clock of days never stands still, so its time tells everything."""
        moves = life.settings.clock.kind == "move" and life.to_act is not None
        return Due(self.due_at(life, table, now), self.left(now) if moves else None)

    def info(self, life: Life, table: "Table", now: float) -> ClockInfo | None:
        seat = life.to_act
        if seat is None or life.settings.clock.kind == "none" or life.chairs[seat].kind == "bot":
            return None
        return ClockInfo(seat=seat, left=round(self.left(now), 1), running=runs(life, table))


def runs(life: Life, table: "Table") -> bool:
    seat: Seat | None = life.to_act
    if life.settings.clock.kind == "none" or seat is None or life.paused or not table.awake:
        return False
    return life.chairs[seat].bot_level is None


_SOONEST: Final = 0.05


def next_due(table: "Table") -> float | None:
    """When the table must be looked at again, if nothing happens before."""
    life, now = table.life, table.room.now()
    times: list[float] = []
    if life.status == "open" and table.starts_at is not None:
        times.append(table.starts_at)
    if life.status == "playing":
        clock = table.clock.due_at(life, table, now)
        times += [clock] if clock is not None else []
        if life.vote is not None and table.vote_until is not None:
            times.append(table.vote_until)
        if not life.paused:
            times += [
                since + life.settings.grace for seat, since in table.away.items() if unsettled(table, seat)
            ]
    return max(min(times), now + _SOONEST) if times else None


def unsettled(table: "Table", seat: Seat) -> bool:
    """An absent person about whom the policy has not yet spoken."""
    chair = table.life.chairs[seat]
    return seat not in table.settled and chair.stand_in is None and chair.kind in ("person", "outside")
