"""Everything that a request may need, in one place."""

import secrets
from collections import Counter
from typing import Any, Final, TypeAlias

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency

from permonik.server.history.explaining import Explainer
from permonik.server.identity import people
from permonik.server.identity.people import Identity
from permonik.server.metrics import Metrics
from permonik.server.settings import Settings
from permonik.server.store.database import Database
from permonik.server.store.opening import key, open_database, skip_downtime
from permonik.server.tables.registry import Registry
from permonik.server.tables.room import No, Room
from permonik.server.tables.table import Table
from permonik.server.workers import Pool

COOKIE: Final = "permonik"


class House:
    """The server's own things: database, tables, bots, counters."""

    def __init__(self, settings: Settings, database: Database, secret: str) -> None:
        self.settings: Final = settings
        self.database: Final = database
        self.secret: Final = secret
        self.metrics: Final = Metrics()
        self.pool: Final = Pool(settings.workers, settings.bot_limit)
        driver = secrets.token_hex(8)
        self.room: Final = Room(database, self.pool, settings, driver, self.metrics)
        self.registry: Final = Registry(self.room)
        self.explainer: Final = Explainer(settings.folder / "explanations")
        self.sockets: Final[Counter[str]] = Counter()
        self.ready = False

    async def open(self) -> None:
        await skip_downtime(self.database)
        await self.database.listen(self.registry.heard)
        self.registry.start()
        self.ready = True

    async def close(self) -> None:
        self.ready = False
        await self.explainer.close()
        await self.registry.close()
        await self.pool.close()
        await self.database.close()

    async def table(self, id_: str) -> Table:
        table = await self.registry.get(id_) if len(id_) <= 64 else None
        if table is None:
            raise No("no-such-table")
        return table

    def claim_socket(self, identity: str) -> bool:
        """Whether this identity may have one more connection."""
        if self.sockets[identity] >= self.settings.sockets_per_identity:
            return False
        self.sockets[identity] += 1
        return True

    def release_socket(self, identity: str) -> None:
        self.sockets[identity] -= 1
        if self.sockets[identity] <= 0:
            del self.sockets[identity]


async def build(settings: Settings) -> House:
    """Open the database and make the house."""
    database = await open_database(settings)
    return House(settings, database, await key(database, "csrf"))


# --- dependencies of handlers ---------------------------------------------------------------------


ThisHouse: TypeAlias = NamedDependency[House]
"""The house, for a handler."""

Caller: TypeAlias = NamedDependency[Identity]
"""Whoever asks, for a handler that is not for everybody."""


def provide_house(state: State) -> House:
    house: House = state.house
    return house


async def who(connection: ASGIConnection[Any, Any, Any, Any], house: House) -> Identity | None:
    """Whose cookie or token this is."""
    header = connection.headers.get("authorization", "")
    if header.startswith("Bearer "):
        return await people.holder(house.database, header.removeprefix("Bearer ").strip(), "bot")
    cookie = connection.cookies.get(COOKIE)
    return await people.holder(house.database, cookie, "session") if cookie else None


async def provide_me(request: ASGIConnection[Any, Any, Any, Any], house: ThisHouse) -> Identity:
    found = await who(request, house)
    if found is None:
        raise No("no-session")
    return found
