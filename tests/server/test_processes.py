"""Two servers on one PostgreSQL: either serves any table, one of them drives it, and the other takes over."""

from pathlib import Path

import pytest

from tests.server.client import Person
from tests.server.company import company
from tests.server.conftest import new_database
from tests.server.served import Served


@pytest.fixture
def two_houses(postgres: str, tmp_path: Path) -> tuple[Served, Served]:
    database = new_database(postgres)
    return Served(tmp_path / "one", database), Served(tmp_path / "two", database)


async def test_two_processes_serve_one_table(two_houses: tuple[Served, Served]) -> None:
    one, two = (house.start() for house in two_houses)
    try:
        async with company(one.address, people=2, options={"rounds": 3}) as there:
            guest = there.people[1]
            elsewhere = Person(two.address)
            elsewhere.http.cookies.set("permonik", guest.http.cookies["permonik"])
            await there.sittings[1].close()
            there.sittings[1] = await elsewhere.sit(there.table)
            await there.sittings[1].until_shown()
            for _ in range(6):  # people at both, a bot driven by one of them
                actor = await there.to_act()
                n = actor.update["n"]
                assert (await actor.act(3))["type"] == "ok"
                for sitting in there.sittings:
                    await sitting.until_after(n)
            views = [sitting.update["view"]["mine"] for sitting in there.sittings]
            assert views[0] == views[1]
            one.kill()  # the other one drives from now on
            left = there.sittings[1]
            n = left.update["n"]
            while not left.update.get("decision"):
                if left.update["asked"]["seat"] == 0:  # the turn of somebody whose server is gone
                    back = Person(two.address)
                    back.http.cookies.set("permonik", there.people[0].http.cookies["permonik"])
                    there.sittings[0] = await back.sit(there.table)
                    await there.sittings[0].act()
                    await back.close()
                n = left.update["n"]
                if not left.update.get("decision"):
                    await left.until_after(n)
            assert (await left.act())["type"] == "ok"
            await elsewhere.close()
    finally:
        one.stop()
        two.stop()


async def test_whoever_comes_second_is_told_that_it_is_stale(two_houses: tuple[Served, Served]) -> None:
    """The same person at both servers makes two moves at once: one stands."""
    one, two = (house.start() for house in two_houses)
    try:
        async with company(one.address, people=3) as there:
            actor = await there.to_act()
            seat = there.sittings.index(actor)
            other = Person(two.address)
            other.http.cookies.set("permonik", there.people[seat].http.cookies["permonik"])
            twin = await other.sit(there.table)
            there.extra.append(twin)
            await twin.my_turn()
            n, choices = actor.update["n"], actor.update["decision"]["choices"]
            first = await actor.send("act", "one", n=n, action=choices[0]["action"])
            second = await twin.send("act", "two", n=n, action=choices[-1]["action"])
            await actor.until(lambda: first in actor.answers)
            await twin.until(lambda: second in twin.answers)
            kinds = sorted((actor.answers[first]["type"], twin.answers[second]["type"]))
            assert kinds == ["ok", "refused"]
            await actor.until_after(n)
            await twin.until_after(n)
            assert actor.update["view"]["you"] == twin.update["view"]["you"]
            await other.close()
    finally:
        one.stop()
        two.stop()
