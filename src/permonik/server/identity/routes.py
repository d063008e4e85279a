"""Identity over HTTP."""

from typing import Annotated

from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.datastructures import State as LitestarState
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from permonik.server.house import COOKIE, Caller, House, ThisHouse, who
from permonik.server.identity import names, people
from permonik.server.identity.people import KEY_SIGNS, Identity
from permonik.server.store.database import Statement
from permonik.server.tables.room import No
from permonik.server.wire import SeatNumber, Wire

_YEAR = 365 * 86400


class Me(Wire):
    """Who you are."""

    id: str
    name: str
    kind: str


class NewName(Wire):
    name: Annotated[str, Meta(max_length=200)]


class Recovery(Wire):
    code: Annotated[str, Meta(max_length=64)]


class Secret(Wire):
    """A key that is shown once."""

    secret: str


class Key(Wire):
    """A key of yours: which kind it is, and what to call it to revoke it."""

    key: str
    kind: str
    label: str
    created: float
    here: bool = False  # the session that asks


class Blocked(Wire):
    """Somebody whom you have blocked, and what to call them to hear them again."""

    key: str
    name: str


class NewBot(Wire):
    """The name of a bot of yours that plays from outside."""

    name: Annotated[str, Meta(max_length=200)]


class Bot(Wire):
    id: str
    name: str
    token: str


class About(Wire):
    """A player at a table, and words about them."""

    table: Annotated[str, Meta(max_length=64)]
    seat: SeatNumber
    text: Annotated[str, Meta(max_length=500)] = ""


def _me(identity: Identity) -> Me:
    return Me(id=identity.id, name=identity.name, kind=identity.kind)


def _mark(other: Identity) -> str:
    """What to call somebody without telling their id."""
    return people.digest(other.id)[:KEY_SIGNS]


def _session_cookie(secret: str, secure: bool, age: int = _YEAR) -> Cookie:
    return Cookie(
        key=COOKIE, value=secret, httponly=True, samesite="lax", secure=secure, max_age=age, path="/"
    )


def _secure(request: Request[None, None, LitestarState], house: House) -> bool:
    return house.settings.https or request.url.scheme == "https"


def _checked(name: str) -> str:
    try:
        return names.checked(name)
    except names.NameError_ as error:
        raise No(error.code) from error


def _person(me: Identity) -> Identity:
    if me.kind != "person":
        raise No("people-only")
    return me


class IdentityController(Controller):
    path = "/api"
    tags = ["identity"]  # noqa: RUF012 - Litestar's way

    @post("/session", status_code=200, summary="Begin, or go on, as somebody with a name")
    async def session(self, request: Request[None, None, LitestarState], house: ThisHouse) -> Response[Me]:
        found = await who(request, house)
        if found is not None:
            return Response(_me(found))
        identity = await people.create(house.database)
        return await _signed_in(request, house, identity)

    @get("/me", summary="Who you are")
    async def me(self, me: Caller) -> Me:
        return _me(me)

    @patch("/me", summary="Change your name")
    async def rename(self, data: JSONBody[NewName], me: Caller, house: ThisHouse) -> Me:
        name = _checked(data.name)
        for table in house.registry.tables.values():
            others = [other for id_, other in table.names.items() if id_ != me.id]
            if me.id in table.names and any(names.same(name, other) for other in others):
                raise No("name-taken", name=name)
        await people.rename(house.database, me.id, name)
        for table in house.registry.tables.values():
            if me.id in table.names:
                table.names[me.id] = name
                table.tell()
        return Me(id=me.id, name=name, kind=me.kind)

    @delete("/me", status_code=200, summary="Be forgotten; games keep a former player")
    async def forget(self, me: Caller, house: ThisHouse) -> Response[None]:
        await people.forget(house.database, _person(me).id)
        for table in list(house.registry.tables.values()):
            if me.id in table.names:
                del table.names[me.id]
                for socket in list(table.sockets):
                    if socket.identity.id == me.id:
                        socket.outbox.close()
                table.tell()
        return Response(None, cookies=[_session_cookie("", house.settings.https, 0)])

    @post("/me/code", status_code=200, summary="A recovery code, to move to another device")
    async def code(self, me: Caller, house: ThisHouse) -> Secret:
        return Secret(secret=people.spaced(await people.give_key(house.database, _person(me).id, "code")))

    @post("/me/feed", status_code=200, summary="The password of your private feeds; your id is the user name")
    async def feed(self, me: Caller, house: ThisHouse) -> Secret:
        return Secret(secret=await people.give_key(house.database, _person(me).id, "feed"))

    @get("/me/keys", summary="Your sessions, codes and tokens")
    async def keys(self, me: Caller, house: ThisHouse) -> list[Key]:
        found = await people.keys_of(house.database, me.id)
        here = me.key[:KEY_SIGNS]
        return [
            Key(key=key.id, kind=key.kind, label=key.label, created=key.created, here=key.id == here)
            for key in found
        ]

    @delete("/me/keys/{key:str}", status_code=200, summary="Revoke one of your keys")
    async def revoke(self, key: FromPath[str], me: Caller, house: ThisHouse) -> None:
        await people.revoke(house.database, me.id, key)

    @post("/me/bots", status_code=200, summary="A token for an outside bot that you answer for")
    async def bot(self, data: JSONBody[NewBot], me: Caller, house: ThisHouse) -> Bot:
        bot = await people.create(house.database, _checked(data.name), owner=_person(me).id)
        token = await people.give_key(house.database, bot.id, "bot", bot.name)
        return Bot(id=bot.id, name=bot.name, token=token)

    @post("/blocks", status_code=200, summary="Hear nothing from a player any more, at any table")
    async def block(self, data: JSONBody[About], me: Caller, house: ThisHouse) -> None:
        await people.block(house.database, me.id, await _about(house, data))

    @post("/unblock", status_code=200, summary="Hear a player again")
    async def unblock(self, data: JSONBody[About], me: Caller, house: ThisHouse) -> None:
        await people.unblock(house.database, me.id, await _about(house, data))

    @get("/me/blocks", summary="Whom you hear nothing from")
    async def blocks(self, me: Caller, house: ThisHouse) -> list[Blocked]:
        found = await people.blocked_by(house.database, me.id)
        return [Blocked(key=_mark(other), name=other.name) for other in found]

    @delete("/me/blocks/{key:str}", status_code=200, summary="Hear somebody of that list again")
    async def hear_again(self, key: FromPath[str], me: Caller, house: ThisHouse) -> None:
        for other in await people.blocked_by(house.database, me.id):
            if _mark(other) == key:
                await people.unblock(house.database, me.id, other.id)

    @post("/reports", status_code=200, summary="Tell whoever runs this server about a player")
    async def report(self, data: JSONBody[About], me: Caller, house: ThisHouse) -> None:
        other = await _about(house, data)
        await house.database.write(
            Statement(
                "INSERT INTO reports (id, table_id, identity, about, text, at) VALUES (?, ?, ?, ?, ?, ?)",
                (people.new_id(), data.table, me.id, other, data.text, house.room.now()),
            )
        )


class RecoveryController(Controller):
    path = "/api/recover"
    tags = ["identity"]  # noqa: RUF012 - Litestar's way

    @post("/", status_code=200, summary="Come back on another device with a recovery code")
    async def recover(
        self, data: JSONBody[Recovery], request: Request[None, None, LitestarState], house: ThisHouse
    ) -> Response[Me]:
        identity = await people.use_code(house.database, data.code)
        if identity is None:
            raise No("wrong-code")
        return await _signed_in(request, house, identity)


async def _signed_in(
    request: Request[None, None, LitestarState], house: House, identity: Identity
) -> Response[Me]:
    label = (request.headers.get("user-agent") or "")[:200]
    secret = await people.give_key(house.database, identity.id, "session", label)
    return Response(_me(identity), cookies=[_session_cookie(secret, _secure(request, house))])


async def _about(house: House, data: About) -> str:
    table = await house.table(data.table)
    if data.seat >= len(table.life.chairs) or not table.life.chairs[data.seat].identity:
        raise No("not-seated")
    return table.life.chairs[data.seat].identity
