"""People who sit down together: the beginnings that many tests share."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping
from typing import Any

from permonik.engine.catalog import GAMES
from tests.server.client import Person, Sitting

# Options that make a game short, where its own defaults make it long.
SHORT: Mapping[str, Mapping[str, Any]] = {"saboteur": {"rounds": 1}, "lost-mines": {"rounds": 1}}


class Company:
    """A table with its people and their sockets, by seat."""

    def __init__(self, people: list[Person], table: str, code: str, sittings: list[Sitting]) -> None:
        self.people = people
        self.table = table
        self.code = code
        self.sittings = sittings
        self.extra: list[Sitting] = []

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    async def to_act(self) -> Sitting:
        """Whoever of the people has the next decision, once a person has one."""
        first = self.sittings[0]
        await first.until(lambda: any(s.update.get("decision") for s in self.sittings if not s.closed))
        return next(s for s in self.sittings if s.update.get("decision") and not s.closed)

    async def again(self, seat: int) -> Sitting:
        """Come back on a new socket."""
        self.sittings[seat] = await self.people[seat].sit(self.table)
        return self.sittings[seat]

    async def watch(self, person: Person) -> Sitting:
        sitting = await person.sit(self.table)
        self.extra.append(sitting)
        return sitting


@contextlib.asynccontextmanager
async def person(address: str, token: str = "") -> AsyncIterator[Person]:
    somebody = Person(address, token)
    try:
        yield await somebody.begin()
    finally:
        await somebody.close()


@contextlib.asynccontextmanager
async def company(
    address: str, people: int = 2, start: bool = True, game: str = "saboteur", **settings: Any
) -> AsyncIterator[Company]:
    """So many people at one table with bots in the other seats, and the game begun."""
    seats = settings.pop("seats", max(GAMES[game].seats[0], people))
    settings.setdefault("bots", ["random"] * (seats - people))
    settings.setdefault("options", dict(SHORT.get(game, {})))
    everybody = [await Person(address).begin() for _ in range(people)]
    host = everybody[0]
    made = await host.ask("/api/tables", {"game": game, "seats": seats, **settings})
    sittings = [await host.sit(made["table"])]
    for other in everybody[1:]:
        await other.ask("/api/join", {"code": made["code"]})
        sittings.append(await other.sit(made["table"]))
    there = Company(everybody, made["table"], made["code"], sittings)
    try:
        if start:
            for other in everybody[1:]:
                await other.ask(f"{there.path}/ready", {"ready": True})
            await host.ask(f"{there.path}/start")
            for sitting in sittings:
                await sitting.until_shown()
        yield there
    finally:
        await asyncio.gather(*(sitting.close() for sitting in [*there.sittings, *there.extra]))
        await asyncio.gather(*(somebody.close() for somebody in everybody))


async def play_on(sitting: Sitting, choose: int = 7) -> int:
    """Play one's own decisions until the game is over; how many they were."""
    played = 0
    while True:
        await sitting.my_turn()
        if sitting.over:
            return played
        answer = await sitting.act(played * choose)
        assert answer["type"] == "ok", answer
        played += 1


async def finish(there: Company) -> None:
    """Everybody plays to the end."""
    await asyncio.gather(*(play_on(sitting) for sitting in there.sittings))
