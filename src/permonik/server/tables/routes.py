"""The socket of a table."""

import asyncio
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from permonik.engine.core.values import SPECTATOR
from permonik.server.house import House, ThisHouse, who
from permonik.server.identity.people import Identity
from permonik.server.packing import is_packed
from permonik.server.store.database import StoreError
from permonik.server.tables import conduct, leaving
from permonik.server.tables.room import No
from permonik.server.tables.socket import Slow, TableSocket, pump
from permonik.server.tables.table import Table
from permonik.server.wire import Bye, decode, encode

# Reasons for which a socket is closed, beside those of the protocol itself.
REFUSED: Final = 4403
UNREAD: Final = 4408
TOO_MANY: Final = 4429
FAILED: Final = 4500


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], house: ThisHouse) -> None:
    """One connection to one table."""
    if not same_origin(socket):
        await socket.close(REFUSED)
        return
    identity = await who(socket, house)
    await socket.accept()
    try:
        if identity is None:
            raise No("no-session")
        table = await house.table(table_id)
        connection = _enter(table, identity)
        if not house.claim_socket(identity.id):
            raise No("too-many-sockets")
    except No as refused:
        await socket.send_data(encode(Bye(code=refused.code)).decode(), mode="text")
        await socket.close(REFUSED)
        return
    house.metrics.counters.sockets.inc()
    try:
        await _serve(socket, table, connection, house)
    finally:
        house.metrics.counters.sockets.dec()
        house.release_socket(identity.id)


def same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """A page of another site may not open our sockets with our cookies."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host", "")


def _enter(table: Table, identity: Identity) -> TableSocket:
    own = table.life.seats_of(identity.id)
    if not own and not table.life.watchers:
        raise No("no-spectators")
    shown = own[0] if own and not table.life.settings.pass_around else SPECTATOR
    return TableSocket(identity, own, shown)


async def _serve(
    socket: WebSocket[Any, Any, Any], table: Table, connection: TableSocket, house: House
) -> None:
    async def send(message: bytes) -> None:
        if is_packed(message):
            await socket.send_data(message, mode="binary")
        else:
            await socket.send_data(message.decode(), mode="text")

    sending = asyncio.ensure_future(pump(connection.outbox, send, house.settings.unread_seconds))
    receiving = asyncio.ensure_future(_receive(socket, table, connection, house))
    leaving.come(table, connection)
    code = 1000
    try:
        await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
        code = _closing_code(sending, receiving)
    finally:
        leaving.go(table, connection)
        sending.cancel()
        receiving.cancel()
        await asyncio.gather(sending, receiving, return_exceptions=True)
    try:
        await socket.close(code)
    except (RuntimeError, OSError, WebSocketDisconnect):
        pass  # the client was quicker


def _closing_code(*tasks: "asyncio.Future[Any]") -> int:
    for task in tasks:
        if not task.done():
            continue
        error = task.exception()
        if isinstance(error, Slow):
            return UNREAD
        if isinstance(error, StoreError):
            return FAILED
        if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError | OSError):
            raise error
        if error is None and task.result() is not None:
            return int(task.result() or 1000)
    return 1000


async def _receive(
    socket: WebSocket[Any, Any, Any], table: Table, connection: TableSocket, house: House
) -> int | None:
    throttle = conduct.Throttle(house.settings.messages_per_second)
    while True:
        data = await socket.receive_data(mode="text")
        if not throttle.passes():
            connection.outbox.put(encode(Bye(code="too-many-messages")))
            connection.outbox.close()
            await asyncio.sleep(1)
            return TOO_MANY
        try:
            message = decode(data)
        except (msgspec.DecodeError, RecursionError):
            conduct.refuse(table, connection, _id_of(data), No("malformed"))
            continue
        await conduct.handle(table, connection, message)


def _id_of(data: str) -> str:
    """The id of a message that is otherwise malformed, so that its sender knows which one it was."""
    try:
        content = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError):
        return ""
    id_ = content.get("id") if isinstance(content, dict) else None
    return id_ if isinstance(id_, str) and len(id_) <= 64 else ""
