"""History over HTTP."""

import base64
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Annotated, Any

from litestar import Controller, MediaType, Request, Response, get
from litestar.datastructures import State as LitestarState
from litestar.params import FromQuery, QueryParameter

from permonik.engine.core.values import EVERYTHING
from permonik.server.history import explaining, feeds, record
from permonik.server.history.explaining import Explanation
from permonik.server.house import Caller, House, ThisHouse, who
from permonik.server.identity import people
from permonik.server.identity.people import Identity
from permonik.server.lobby.routes import TableId, TableSummary, summaries
from permonik.server.store import journal
from permonik.server.tables import telling
from permonik.server.tables.room import No
from permonik.server.wire import EventInfo, Language, Update, Wire
from permonik.text import Text

Page = Annotated[int, QueryParameter(ge=0, le=10_000)]
_FAR = 4e9


class Step(Wire):
    """One step of a replay, and how many there are."""

    step: int
    steps: int
    update: Update
    seats: Sequence[Any] = ()  # what every seat knows, for who may see everything


class Story(Wire):
    """What every step of a game told one viewer."""

    steps: list[list[EventInfo]]


class HistoryController(Controller):
    path = "/api"
    tags = ["history"]  # noqa: RUF012 - Litestar's way

    @get("/my/games", summary="Your games, newest first; or those that wait for you")
    async def mine(
        self, me: Caller, house: ThisHouse, page: Page = 0, turn: FromQuery[bool] = False
    ) -> list[TableSummary]:
        return await summaries(house, await journal.tables_of(house.database, me.id, page, turn), me.id)

    @get("/finished", summary="Finished public games by game, player and date (YYYY-MM-DD)")
    async def finished(
        self,
        house: ThisHouse,
        page: Page = 0,
        game: Annotated[str | None, QueryParameter(max_length=40)] = None,
        player: Annotated[str | None, QueryParameter(max_length=100)] = None,
        date: Annotated[str | None, QueryParameter(max_length=10)] = None,
    ) -> list[TableSummary]:
        since, until = _day(date)
        heads = await journal.finished_tables(
            house.database, page, _plain(game), _plain(player), since, until
        )
        return await summaries(house, heads)

    @get("/tables/{table:str}/replay", summary="One step of a game, as one viewer sees it")
    async def replay(
        self,
        table: TableId,
        me: Caller,
        house: ThisHouse,
        step: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
        viewer: Annotated[str, QueryParameter(max_length=10)] = "public",
        lang: FromQuery[Language | None] = None,
    ) -> Step:
        found = await house.table(table)
        life = found.life
        shown = record.entitled(life, me.id, viewer)
        update = record.step(life, shown, step)
        if lang is not None:
            update = telling.said(update, life.game.id, lang, telling.shown_names(found, lang))
        seats = record.knowledge(life, step) if shown == EVERYTHING else ()
        return Step(step=step, steps=len(life.moves), update=update, seats=seats)

    @get("/tables/{table:str}/story", summary="What every step of a game told one viewer")
    async def story(
        self,
        table: TableId,
        me: Caller,
        house: ThisHouse,
        viewer: Annotated[str, QueryParameter(max_length=10)] = "public",
    ) -> Story:
        life = (await house.table(table)).life
        return Story(steps=record.story(life, record.entitled(life, me.id, viewer)))

    @get(
        "/tables/{table:str}/record",
        media_type="application/jsonl",
        summary="The record, after the end",
    )
    async def record(
        self, table: TableId, me: Caller, house: ThisHouse, lang: FromQuery[Language] = "en"
    ) -> Response[bytes]:
        found = await house.table(table)
        if not found.life.seats_of(me.id) and not found.life.settings.public:
            raise No("not-yours")
        lines = record.record_lines(found.life, telling.shown_names(found, lang))
        name = f"attachment; filename={found.life.game.id}-{found.id[:8]}.jsonl"
        return Response(
            "".join(f"{line}\n" for line in lines).encode(),
            media_type="application/jsonl",
            headers={"Content-Disposition": name},
        )

    @get(
        "/tables/{table:str}/explanation",
        summary="What bots believed in each seat and would have played, after the end",
    )
    async def explanation(
        self, table: TableId, me: Caller, house: ThisHouse, lang: FromQuery[Language] = "en"
    ) -> Explanation:
        found = await house.table(table)
        life = found.life
        if not life.seats_of(me.id) and not life.settings.public:
            raise No("not-yours")
        lines = record.record_lines(life, telling.shown_names(found, lang))  # refused before the end
        kept = house.explainer.get(found.id)
        if kept is None:
            house.explainer.begin(found.id, lines)
            return Explanation(ready=False)
        return explaining.told(kept, telling.shown_names(found, lang), Text.of(lang))


class FeedController(Controller):
    path = "/feeds"
    tags = ["history"]  # noqa: RUF012 - Litestar's way

    @get("/turns.atom", media_type="application/atom+xml", summary="Your turns, as a private Atom feed")
    async def atom(
        self, request: Request[Any, Any, LitestarState], house: ThisHouse, lang: FromQuery[Language] = "en"
    ) -> Response[bytes]:
        me = await _reader(request, house)
        if me is None:
            return _sign_in()
        heads = await journal.tables_of(house.database, me.id, 0, True)
        content = feeds.atom(heads, str(request.base_url), me.id, Text.of(lang))
        return Response(content, media_type="application/atom+xml")

    @get("/turns.ics", media_type="text/calendar", summary="Your turns, as a private calendar")
    async def calendar(
        self, request: Request[Any, Any, LitestarState], house: ThisHouse, lang: FromQuery[Language] = "en"
    ) -> Response[bytes]:
        me = await _reader(request, house)
        if me is None:
            return _sign_in()
        heads = await journal.tables_of(house.database, me.id, 0, True)
        content = feeds.calendar(heads, str(request.base_url), Text.of(lang))
        return Response(content, media_type="text/calendar")


def _sign_in() -> Response[bytes]:
    headers = {"WWW-Authenticate": 'Basic realm="permonik"'}
    return Response(b"", status_code=401, headers=headers, media_type=MediaType.TEXT)


async def _reader(request: Request[Any, Any, LitestarState], house: House) -> Identity | None:
    """By the cookie, or by user name and password as feed readers send them: never by the address."""
    header = request.headers.get("authorization", "")
    if not header.startswith("Basic "):
        return await who(request, house)
    try:
        user, _, password = base64.b64decode(header.removeprefix("Basic ")).decode().partition(":")
    except ValueError:
        return None
    found = await people.holder(house.database, password, "feed")
    return found if found is not None and found.id == user else None


def _plain(text: str | None) -> str | None:
    """No text of a database holds a zero byte, and one of them would not even look."""
    return None if text is None else text.replace("\0", "")


def _day(date: str | None) -> tuple[float, float]:
    if date is None:
        return 0.0, _FAR
    try:
        day = datetime.strptime(date, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError as error:
        raise No("wrong-date") from error
    return day.timestamp(), (day + timedelta(days=1)).timestamp()
