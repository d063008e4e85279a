"""Which messages have led to which rows: whoever lost our answer will send them again."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from permonik.server.store import journal

_REMEMBERED: Final = 500


class Answered:
    """The last messages of a table that were carried out; older ones the journal knows."""

    def __init__(self) -> None:
        self._rows: OrderedDict[tuple[str, str], int] = OrderedDict()

    def row(self, identity: str, message_id: str) -> int | None:
        """The row that this message has already led to, as far as we remember."""
        return self._rows.get((identity, message_id))

    def note(self, identity: str | None, message_id: str | None, n: int) -> None:
        if identity and message_id:
            self._rows[identity, message_id] = n
            if len(self._rows) > _REMEMBERED:
                self._rows.popitem(last=False)

    def note_all(self, written: Iterable[journal.Written]) -> None:
        for row in written:
            self.note(row.identity, row.message_id, row.n)
