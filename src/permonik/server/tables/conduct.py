"""What a client's message does. Each is carried out whole, or refused with a code."""

import time
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from typing import Any, Final

from permonik import __version__
from permonik.engine.core.values import SPECTATOR, Seat
from permonik.server import wire
from permonik.server.packing import encode_packed
from permonik.server.tables import leaving, rows, seating, talk, telling, undo, votes
from permonik.server.tables.project import refusal_for
from permonik.server.tables.room import No
from permonik.server.tables.socket import TableSocket
from permonik.server.tables.table import Already, Table
from permonik.server.wire import Bye, Ok, Reason, Refused, Welcome, encode

Answer = Ok | Reason | None


async def handle(table: Table, socket: TableSocket, message: wire.ClientMessage) -> None:
    """Carry out one message of a connection and answer it. No bot goes before a person."""
    first = table.room.lane.person() if socket.identity.kind == "person" else nullcontext()
    with first:
        await _handle(table, socket, message)


async def _handle(table: Table, socket: TableSocket, message: wire.ClientMessage) -> None:
    async with table.lock:
        try:
            answer = await _carry_out(table, socket, message)
        except Already as already:
            answer = Ok(re=message.id, n=already.n)
        except No as refused:
            answer = None
            refuse(table, socket, message.id, refused)
        if answer is not None:
            socket.outbox.put(encode(answer))


def refuse(table: Table, socket: TableSocket, re: str, refused: No) -> None:
    table.room.measures.refused(refused.code)
    table.room.log.info("refused", table=table.id, n=table.life.n, seat=socket.shown, code=refused.code)
    says = telling.error_said(socket.say, refused.code, refused.args_by_name)
    socket.outbox.put(encode(Refused(re=re, code=refused.code, args=refused.args_by_name, **says)))


async def _carry_out(table: Table, socket: TableSocket, message: wire.ClientMessage) -> Answer:
    before = table.answered.row(socket.identity.id, message.id)
    if before is not None:
        return Ok(re=message.id, n=before)
    if not socket.said_hello and not isinstance(message, wire.Hello):
        raise No("hello-first")
    await leaving.take_back(table, own_here(socket), socket.identity)
    return await _HANDLERS[type(message)](table, socket, message)


def own_here(socket: TableSocket) -> list[Seat]:
    """The seats for which a message of this connection speaks."""
    return socket.own if socket.seat == SPECTATOR else [socket.seat]


def _seat(socket: TableSocket) -> Seat:
    if socket.spectator:
        raise No("spectator")
    if socket.seat == SPECTATOR:
        raise No("locked")
    return socket.seat


def _person(table: Table, socket: TableSocket) -> Seat:
    seat = _seat(socket)
    if table.life.chairs[seat].kind != "person":
        raise No("people-only")
    return seat


def _playing(table: Table) -> None:
    if table.life.over:
        raise No("game-over")
    if table.life.status == "open":
        raise No("not-started")


# --- one handler a message ------------------------------------------------------------------------


async def _hello(table: Table, socket: TableSocket, message: wire.Hello) -> Answer:
    if message.protocol != wire.PROTOCOL:
        socket.outbox.put(encode(Bye(code="other-protocol")))
        socket.outbox.close()
        return None
    socket.say = message.say
    socket.outbox.write = encode_packed if message.packed else encode
    socket.said_hello = True
    socket.outbox.put(
        encode(Welcome(protocol=wire.PROTOCOL, build=__version__, table=table.id, phrases=telling.PHRASES))
    )
    table.tell([socket])
    show_to(table, socket)
    await talk.tell_past(table, socket)
    return None


def show_to(table: Table, socket: TableSocket) -> None:
    """The whole position, to one socket: reconnecting is one message."""
    if table.life.state is not None:
        socket.outbox.put_update(*table.frame((), socket.seat, socket.say, socket.outbox.write))


async def _act(table: Table, socket: TableSocket, message: wire.Act) -> Answer:
    seat = _seat(socket)
    _playing(table)
    life = table.life
    if message.n != life.position:
        raise await table.stale(socket.identity, message.id)
    if life.paused:
        raise No("paused")
    if life.to_act != seat:
        raise No("not-your-turn")
    if message.action not in life.game.legal_actions(life.state):
        raise No("illegal")
    text = life.game.write(life.state, message.action)
    n = await table.commit(rows.Acted(seat, text), socket.identity, message.id)
    return Ok(re=message.id, n=n)


async def _why(table: Table, socket: TableSocket, message: wire.Why) -> Answer:
    seat = _seat(socket)
    _playing(table)
    life = table.life
    if message.n != life.position:
        raise No("stale")
    refusal = refusal_for(life.game, life.state, seat, message.action)
    if refusal is None:
        return Reason(re=message.id, possible=True)
    if refusal.code == "not-your-turn":
        raise No("not-your-turn")
    names = telling.shown_names(table, socket.say) if socket.say else ()
    says = telling.refusal_said(socket.say, life.game.id, refusal, names)
    return Reason(re=message.id, code=refusal.code, clause=refusal.clause, args=refusal.args, **says)


async def _undo(table: Table, socket: TableSocket, message: wire.Undo) -> Answer:
    seat = _person(table, socket)
    _playing(table)
    life = table.life
    if message.n != life.position:
        raise await table.stale(socket.identity, message.id)
    if life.paused:
        raise No("paused")
    stand = undo.target(life, seat)
    if stand is None:
        raise No("undo-nothing")
    if not undo.allowed(life, stand):
        raise No("undo-never")
    others = tuple(other for other in life.people() if life.chairs[other].identity != socket.identity.id)
    if not others or undo.free(life, seat, stand):
        n = await table.commit(rows.Undone(stand, seat), socket.identity, message.id)
    else:
        asked = rows.Asked("undo", seat, others, stand=stand)
        n = await votes.call(table, asked, socket.identity, message.id)
    return Ok(re=message.id, n=n)


async def _ballot(table: Table, socket: TableSocket, message: wire.Ballot) -> Answer:
    seat = _person(table, socket)
    _playing(table)
    n = await votes.cast(table, seat, message.vote, message.choice, socket.identity, message.id)
    return Ok(re=message.id, n=n)


async def _propose(table: Table, socket: TableSocket, message: wire.Propose) -> Answer:
    seat = _person(table, socket)
    _playing(table)
    life = table.life
    voters = tuple(table.present())
    match message.what:
        case "pause":
            if life.paused:
                raise No("paused")
            asked = rows.Asked("pause", seat, voters)
        case "end":
            asked = rows.Asked("end", seat, tuple(life.people()))
        case _:
            asked = _about_absent(table, message.seat)
    n = await votes.call(table, asked, socket.identity, message.id)
    return Ok(re=message.id, n=n)


def _about_absent(table: Table, about: Seat | None) -> rows.Asked:
    life = table.life
    if about is None or about >= len(life.chairs) or about not in table.away:
        raise No("not-absent")
    if life.chairs[about].stand_in is not None:
        raise No("not-absent")
    return rows.Asked("absent", None, tuple(table.present()), about=about)


async def _resume(table: Table, socket: TableSocket, message: wire.Resume) -> Answer:
    seat = _person(table, socket)
    _playing(table)
    if not table.life.paused:
        raise No("not-paused")
    n = await table.commit(rows.Resumed(seat), socket.identity, message.id)
    return Ok(re=message.id, n=n)


async def _say(table: Table, socket: TableSocket, message: wire.Say) -> Answer:
    await talk.say(table, _seat(socket), socket.identity, message)
    return Ok(re=message.id, n=table.life.n)


async def _mute(table: Table, socket: TableSocket, message: wire.Mute) -> Answer:
    (socket.muted.add if message.on else socket.muted.discard)(message.seat)
    return Ok(re=message.id, n=table.life.n)


async def _leave(table: Table, socket: TableSocket, message: wire.Leave) -> Answer:
    if table.life.status == "open":
        for seat in list(socket.own):
            await seating.stand(table, seat, socket.identity)
    socket.outbox.put(encode(Ok(re=message.id, n=table.life.n)))
    socket.outbox.put(encode(Bye(code="left")))
    socket.outbox.close()
    own = list(socket.own)
    leaving.go(table, socket)
    for seat in own:
        if table.life.status == "playing" and not table.here(seat):
            table.settled.add(seat)
            await leaving.apply(table, seat)
    return None


async def _claim(table: Table, socket: TableSocket, message: wire.Claim) -> Answer:
    _seat(socket)
    return Ok(re=message.id, n=table.life.n)


async def _unlock(table: Table, socket: TableSocket, message: wire.Unlock) -> Answer:
    if not table.life.settings.pass_around:
        raise No("not-passed-around")
    if message.seat not in socket.own:
        raise No("not-your-seat")
    _bind(table, socket, message.seat)
    return Ok(re=message.id, n=table.life.n)


async def _lock(table: Table, socket: TableSocket, message: wire.Lock) -> Answer:
    if not table.life.settings.pass_around:
        raise No("not-passed-around")
    _bind(table, socket, SPECTATOR)
    return Ok(re=message.id, n=table.life.n)


def _bind(table: Table, socket: TableSocket, seat: Seat) -> None:
    """Show another seat from now on; nothing of the one before goes out any more."""
    socket.outbox.drop_update()
    socket.seat = seat
    table.tell([socket])
    show_to(table, socket)


async def _watchers(table: Table, socket: TableSocket, message: wire.Watchers) -> Answer:
    if socket.identity.id != table.life.host:
        raise No("not-host")
    n = await table.commit(rows.Watching(message.allow), socket.identity, message.id)
    return Ok(re=message.id, n=n)


async def _ping(table: Table, _socket: TableSocket, message: wire.Ping) -> Answer:
    return Ok(re=message.id, n=table.life.n)


_HANDLERS: Final[dict[type, Callable[[Table, TableSocket, Any], Awaitable[Answer]]]] = {
    wire.Hello: _hello,
    wire.Act: _act,
    wire.Why: _why,
    wire.Undo: _undo,
    wire.Ballot: _ballot,
    wire.Propose: _propose,
    wire.Resume: _resume,
    wire.Say: _say,
    wire.Mute: _mute,
    wire.Leave: _leave,
    wire.Claim: _claim,
    wire.Unlock: _unlock,
    wire.Lock: _lock,
    wire.Watchers: _watchers,
    wire.Ping: _ping,
}


class Throttle:
    """So many messages a second on average, and as many at once."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: int) -> None:
        self._rate = float(rate)
        self._left = float(rate)
        self._at = time.monotonic()

    def passes(self) -> bool:
        now = time.monotonic()
        self._left = min(self._rate, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
