"""Talk at a table: phrases everywhere, free text where a private table allows it.

It is kept apart from the journal, so that it can be forgotten.
"""

import unicodedata
from typing import Final

from permonik.engine.core.values import Seat
from permonik.server.identity.people import Identity, new_id
from permonik.server.store.database import Database, Statement
from permonik.server.tables import telling
from permonik.server.tables.room import No
from permonik.server.tables.socket import TableSocket
from permonik.server.tables.table import Table
from permonik.server.wire import Said, Say, encode
from permonik.text import Text

_LAST_LINES: Final = 50


async def say(table: Table, seat: Seat, who: Identity, message: Say) -> None:
    text = None
    if message.phrase is not None:
        if message.phrase not in telling.PHRASES:
            raise No("unknown-phrase")
    elif table.life.settings.talk != "chat" or table.life.settings.public:
        raise No("no-chat")
    else:
        text = _cleaned(message.text or "")
        if not text:
            raise No("empty-text")
    said = Said(seat=seat, phrase=message.phrase, text=text, at=table.room.now(), line=new_id())
    await table.room.database.write(
        Statement(
            "INSERT INTO chat (table_id, line, identity, seat, at, phrase, text)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (table.id, said.line, who.id, seat, said.at, said.phrase, said.text),
        )
    )
    for socket in table.sockets:
        if socket.said_hello and seat not in socket.muted and not await blocks(table, socket, who.id):
            tell(socket, said)


def _cleaned(text: str) -> str:
    """Without marks that nobody sees or that turn the line around."""
    kept = (sign for sign in unicodedata.normalize("NFC", text) if unicodedata.category(sign)[0] != "C")
    return " ".join("".join(kept).split())


def tell(socket: TableSocket, said: Said) -> None:
    if socket.say is not None and said.phrase is not None:
        words = Text.of(socket.say).format(f"server-phrase-{said.phrase}")
        said = Said(
            seat=said.seat, phrase=said.phrase, text=said.text, at=said.at, line=said.line, says=words
        )
    socket.outbox.put(encode(said))


async def tell_past(table: Table, socket: TableSocket) -> None:
    """The last lines, to somebody who comes later."""
    found = await table.room.database.read(
        "SELECT seat, phrase, text, at, line, identity FROM chat WHERE table_id = ? ORDER BY at DESC LIMIT ?",
        *(table.id, _LAST_LINES),
    )
    for seat, phrase, text, at, line, identity in reversed(found):
        if not await blocks(table, socket, identity):
            tell(socket, Said(seat=seat, phrase=phrase, text=text, at=at, line=line))


async def blocks(table: Table, socket: TableSocket, speaker: str) -> bool:
    return await is_blocked(table.room.database, socket.identity.id, speaker)


async def is_blocked(database: Database, identity: str, other: str) -> bool:
    if identity == other:
        return False
    found = await database.read("SELECT 1 FROM blocks WHERE identity = ? AND blocked = ?", *(identity, other))
    return bool(found)
