"""The lobby over HTTP, and its live list over a socket."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, WebSocket, get, post, websocket
from litestar import delete as delete_
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter
from msgspec import Meta

from permonik.bots.strength import STRENGTH
from permonik.engine.catalog import GAMES
from permonik.engine.core.game import Game
from permonik.engine.core.options import Option
from permonik.server.house import Caller, House, ThisHouse
from permonik.server.identity import people
from permonik.server.identity.people import Identity
from permonik.server.store import journal
from permonik.server.store.journal import Head
from permonik.server.tables import rows, seating
from permonik.server.tables.registry import check_options, check_settings
from permonik.server.tables.room import No
from permonik.server.tables.table import Table
from permonik.server.tables.telling import PHRASES
from permonik.server.wire import Language, SeatNumber, TableSettings, Wire, encode
from permonik.text import Text

_LIVE_EVERY: Final = 0.5
_DAY: Final = 86400.0
TableId = Annotated[str, PathParameter(max_length=64)]


class OptionInfo(Wire):
    """One option of a game, as a form needs it."""

    name: str
    kind: str
    default: Any
    low: int | None = None
    high: int | None = None
    choices: Sequence[str] = ()
    optional: bool = False
    seats: list[int] | None = None
    says: str = ""
    help: str = ""
    choices_say: Sequence[str] = ()


class StrengthInfo(Wire):
    """A level against the one below it on the same deals: points or wins a game, and the 95 % interval."""

    level: str
    over: str
    players: int
    counts: str
    games: int
    result: float
    result_over: float
    difference: float
    low: float
    high: float


class GameInfo(Wire):
    """One game of the catalogue."""

    id: str
    seats: list[int]
    rules_version: int
    levels: list[str]
    options: list[OptionInfo]
    strength: list[StrengthInfo]  # of the levels that were measured
    says: str = ""
    about: str = ""


class SeatSummary(Wire):
    kind: str
    name: str = ""
    level: str = ""


class TableSummary(Wire, kw_only=True):
    """A table in a list."""

    table: str
    game: str
    status: str
    seats: list[SeatSummary]
    free: int
    quick: bool = False
    outside_bots: bool = False
    created: float
    updated: float
    your_turn: bool = False
    outcome: Any = None


class Joined(Wire):
    """Where you sit, and the code that invites others."""

    table: str
    seat: int
    code: str


class Join(Wire):
    seat: SeatNumber | None = None


class JoinByCode(Wire):
    code: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber | None = None


class Readiness(Wire):
    ready: bool = True


class SeatBot(Wire):
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=20)]


class Quick(Wire):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None


class Again(Wire):
    same_deal: bool = False


# --- what is told ---------------------------------------------------------------------------------


def game_info(game: Game[Any], levels: list[str], lang: Language | None) -> GameInfo:
    text = Text.of(lang) if lang else None
    return GameInfo(
        id=game.id,
        seats=list(game.seats),
        rules_version=game.rules_version,
        levels=levels,
        options=[option_info(game.id, option, text) for option in game.options],
        strength=[
            StrengthInfo(level=level, **strength._asdict())
            for level, strength in STRENGTH.get(game.id, {}).items()
            if level in levels
        ],
        says=text.format(f"{game.id}-name") if text else "",
        about=text.format(f"{game.id}-about") if text else "",
    )


def option_info(game: str, option: Option, text: Text | None) -> OptionInfo:
    numbers = option.kind == "whole"
    return OptionInfo(
        name=option.name,
        kind=option.kind,
        default=option.default,
        low=option.low if numbers else None,
        high=option.high if numbers else None,
        choices=list(option.choices),
        optional=option.optional,
        seats=None if option.seats is None else list(option.seats),
        says=text.option(game, option.name) if text else "",
        help=text.option_help(game, option.name) if text else "",
        choices_say=[text.option_choice(game, option.name, choice) for choice in option.choices]
        if text
        else [],
    )


async def summaries(house: House, heads: list[Head], me: str = "") -> list[TableSummary]:
    """Tables in a list, with the names that their players have now."""
    contents = [msgspec.json.decode(head.summary) for head in heads]
    known = {seat["identity"] for content in contents for seat in content["seats"] if seat["identity"]}
    names = await people.names_of(house.database, sorted(known))
    return [_summary(head, content, names, me) for head, content in zip(heads, contents, strict=True)]


async def open_summaries(house: House) -> list[TableSummary]:
    return await summaries(house, await journal.open_tables(house.database, house.room.now() - _DAY))


def _summary(head: Head, content: Mapping[str, Any], names: Mapping[str, str], me: str) -> TableSummary:
    seats = [
        SeatSummary(kind=seat["kind"], name=names.get(seat["identity"], ""), level=seat["level"])
        for seat in content["seats"]
    ]
    return TableSummary(
        table=head.id,
        game=head.game,
        status=head.status,
        seats=seats,
        free=sum(seat.kind == "free" for seat in seats),
        quick=content["quick"],
        outside_bots=content["outside"],
        created=head.created,
        updated=head.updated,
        your_turn=bool(me) and head.turn == me and head.status == "playing",
        outcome=msgspec.json.decode(head.outcome) if head.outcome else None,
    )


# --- doing ----------------------------------------------------------------------------------------


async def check_room(house: House, me: Identity) -> None:
    if await journal.running_tables_of(house.database, me.id) >= house.settings.tables_per_identity:
        raise No("too-many-tables", most=house.settings.tables_per_identity)


def game_of(name: str) -> Game[Any]:
    if name not in GAMES:
        raise No("unknown-game", game=name)
    return GAMES[name]


async def open_table(
    house: House,
    me: Identity,
    settings: TableSettings,
    quick: bool = False,
    seed: str = "",
    deal_of: str = "",
) -> Table:
    """A new table with its host and bots in their seats."""
    game = game_of(settings.game)
    check_settings(settings, house.room.levels(game.id), game.seats)
    check_options(lambda: game.new(settings.seats, b"try", settings.options))
    await check_room(house, me)
    if me.kind != "person":
        raise No("people-only")
    table = await house.registry.create(settings, me, quick, seed, deal_of)
    async with table.lock:
        await seating.sit(table, me)
        first = settings.seats - len(settings.bots)
        for seat, level in enumerate(settings.bots, first):
            await table.commit(rows.Sat(seat, "bot", level=level))
    return table


async def join(house: House, table: Table, me: Identity, seat: int | None) -> Joined:
    if not table.life.seats_of(me.id):
        await check_room(house, me)
    async with table.lock:
        taken = await seating.sit(table, me, seat)
    return Joined(table=table.id, seat=taken, code=table.code)


class LobbyController(Controller):
    path = "/api"
    tags = ["lobby"]  # noqa: RUF012 - Litestar's way

    @get("/games", summary="The catalogue, with the options of each game")
    async def games(self, house: ThisHouse, lang: FromQuery[Language | None] = None) -> list[GameInfo]:
        return [game_info(game, house.room.levels(game.id), lang) for game in GAMES.values()]

    @get("/words", summary="What the page says, in one language")
    async def words(self, lang: FromQuery[Language] = "en") -> dict[str, str]:
        return page_words(lang)

    @get("/phrases", summary="What can be said at every table, in one language")
    async def phrases(self, lang: FromQuery[Language] = "en") -> dict[str, str]:
        return {name: Text.of(lang).format(f"server-phrase-{name}") for name in PHRASES}

    @get("/tables", summary="Open public tables")
    async def tables(self, house: ThisHouse) -> list[TableSummary]:
        return await open_summaries(house)

    @post("/tables", status_code=201, summary="Open a table and sit down at it")
    async def create(self, data: JSONBody[TableSettings], me: Caller, house: ThisHouse) -> Joined:
        table = await open_table(house, me, data)
        return Joined(table=table.id, seat=table.life.seats_of(me.id)[0], code=table.code)

    @get("/tables/{table:str}", summary="One table, as a list would show it")
    async def table(self, table: TableId, house: ThisHouse) -> TableSummary:
        head = await journal.read_head(house.database, table)
        if head is None:
            raise No("no-such-table")
        return (await summaries(house, [head]))[0]

    @post("/tables/{table:str}/join", status_code=200, summary="Sit down at a public table")
    async def join(self, table: TableId, data: JSONBody[Join], me: Caller, house: ThisHouse) -> Joined:
        found = await house.table(table)
        if not found.life.settings.public and not found.life.seats_of(me.id):
            raise No("code-needed")
        return await join(house, found, me, data.seat)

    @post("/join", status_code=200, summary="Sit down by an invitation code, before the start")
    async def join_by_code(self, data: JSONBody[JoinByCode], me: Caller, house: ThisHouse) -> Joined:
        id_ = await journal.table_of_code(house.database, people.plain_code(data.code))
        if id_ is None:
            raise No("wrong-code")
        return await join(house, await house.table(id_), me, data.seat)

    @post("/tables/{table:str}/ready", status_code=200, summary="Say that you are ready, or not")
    async def ready(self, table: TableId, data: JSONBody[Readiness], me: Caller, house: ThisHouse) -> None:
        found = await house.table(table)
        async with found.lock:
            await seating.ready(found, me, data.ready)

    @post("/tables/{table:str}/start", status_code=200, summary="The host starts the game")
    async def start(self, table: TableId, me: Caller, house: ThisHouse) -> None:
        found = await house.table(table)
        async with found.lock:
            await seating.start(found, me)

    @post("/tables/{table:str}/bots", status_code=200, summary="The host puts a bot into a free seat")
    async def seat_bot(self, table: TableId, data: JSONBody[SeatBot], me: Caller, house: ThisHouse) -> None:
        found = await house.table(table)
        async with found.lock:
            await seating.seat_bot(found, data.seat, data.level, me)

    @delete_("/tables/{table:str}/seats/{seat:int}", status_code=200, summary="Free a seat before the start")
    async def stand(self, table: TableId, seat: FromPath[int], me: Caller, house: ThisHouse) -> None:
        found = await house.table(table)
        async with found.lock:
            await seating.stand(found, seat, me)

    @post("/quick", status_code=200, summary="Play soon: with whoever comes, and bots in the other seats")
    async def quick(self, data: JSONBody[Quick], me: Caller, house: ThisHouse) -> Joined:
        game = game_of(data.game)
        for table in list(house.registry.tables.values()):
            life = table.life
            if life.quick and life.status == "open" and life.settings.game == game.id:
                free = any(chair.kind == "free" for chair in life.chairs)
                if free and data.seats in (None, life.settings.seats):
                    return await join(house, table, me, None)
        seats = data.seats or min(max(4, game.seats[0]), game.seats[-1])
        settings = TableSettings(game=game.id, seats=seats, public=True, leaving="bot")
        table = await open_table(house, me, settings, quick=True)
        return Joined(table=table.id, seat=table.life.seats_of(me.id)[0], code=table.code)

    @post("/tables/{table:str}/rematch", status_code=200, summary="The same table again, or the same deal")
    async def rematch(self, table: TableId, data: JSONBody[Again], me: Caller, house: ThisHouse) -> Joined:
        found = await house.table(table)
        async with found.lock:
            life = found.life
            if not life.over:
                raise No("not-over")
            # The seed of a finished public game is in its record: whoever reads it may play the deal.
            if not life.seats_of(me.id) and not (data.same_deal and life.settings.public):
                raise No("not-seated")
            if life.again and not data.same_deal:
                id_ = await journal.table_of_code(house.database, life.again)
                if id_ is not None:
                    return await join(house, await house.table(id_), me, None)
            settings = msgspec.structs.replace(
                life.settings, public=life.settings.public and not data.same_deal
            )
            seed, deal_of = (life.seed.hex(), life.id) if data.same_deal else ("", "")
            again = await open_table(house, me, settings, False, seed, deal_of)
            if not data.same_deal:
                await found.commit(rows.Rematched(again.code), me)
        return Joined(table=again.id, seat=again.life.seats_of(me.id)[0], code=again.code)


def page_words(lang: Language) -> dict[str, str]:
    """Every message of the plain page."""
    text = Text.of(lang)
    return {name: text.format(f"server-page-{name}") for name in text.names("server-page-")}


@websocket("/ws/lobby")
async def lobby_socket(socket: WebSocket[Any, Any, Any], house: ThisHouse) -> None:
    """The list of open tables, sent again whenever it changes."""
    await socket.accept()
    changed = asyncio.Event()
    changed.set()
    hear_no_more = house.registry.on_change(changed.set)
    gone = asyncio.ensure_future(_gone(socket))
    try:
        while not gone.done():
            changed.clear()
            await socket.send_data(encode(await open_summaries(house)).decode(), mode="text")
            change = asyncio.ensure_future(changed.wait())
            await asyncio.wait((change, gone), return_when=asyncio.FIRST_COMPLETED)
            change.cancel()
            await asyncio.sleep(_LIVE_EVERY)
    except (WebSocketDisconnect, OSError, RuntimeError):
        pass  # gone while we were sending
    finally:
        hear_no_more()
        gone.cancel()


async def _gone(socket: WebSocket[Any, Any, Any]) -> None:
    """Until the client has left; whatever it says here is not listened to."""
    try:
        while True:
            await socket.receive_data(mode="text")
    except WebSocketDisconnect:
        pass
