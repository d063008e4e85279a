"""Games of the past and feeds of the present."""

import asyncio
import xml.etree.ElementTree as ElementTree
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from permonik.server.history import explaining
from permonik.server.tables.room import No
from tests.server.client import Person
from tests.server.company import company, finish, person
from tests.server.served import Served


async def test_a_seat_replays_only_what_it_was_shown_before_the_end(house: Served) -> None:
    async with company(house.address, people=3) as there, person(house.address) as guest:
        for _ in range(4):
            actor = await there.to_act()
            n = actor.update["n"]
            await actor.act(3)
            for sitting in there.sittings:
                await sitting.until_after(n)
        host = there.people[0]
        views = [frame for frame in there.sittings[0].frames if frame["type"] == "update"]
        for step in range(5):
            shown = (await host.get(f"{there.path}/replay?step={step}&viewer=0")).json()
            assert shown["steps"] == 4
            assert shown["update"]["view"] == views[step]["view"]
            assert shown["update"].get("events", []) == views[step].get("events", [])
        told = (await host.get(f"{there.path}/story?viewer=0")).json()["steps"]
        assert told == [view.get("events", []) for view in views[1:5]]
        for viewer in ("1", "all", "99", "x"):
            assert (await host.get(f"{there.path}/story?viewer={viewer}")).status_code == 409
            answer = await host.get(f"{there.path}/replay?step=1&viewer={viewer}")
            assert answer.status_code == 409, viewer
        public = (await guest.get(f"{there.path}/replay?step=3&viewer=public")).json()
        assert "you" not in public["update"]["view"]
        assert (await guest.get(f"{there.path}/replay?step=3&viewer=0")).status_code == 409
        assert (await host.get(f"{there.path}/record")).status_code == 409


async def test_after_the_end_everything_can_be_looked_at(house: Served) -> None:
    async with company(house.address, people=2, public=True, talk="phrases") as there:
        await finish(there)
        host = there.people[0]
        shown = (await host.get(f"{there.path}/replay?step=1&viewer=all&lang=cs")).json()
        assert "everything" in shown["update"]["view"]
        assert [seat["seat"] for seat in shown["seats"]] == list(range(len(shown["seats"])))
        assert all({"role", "hand"} <= seat.keys() for seat in shown["seats"])
        for viewer in ("all", "public", "1"):
            story = (await host.get(f"{there.path}/story?viewer={viewer}")).json()["steps"]
            assert len(story) == shown["steps"]
            for step in (1, len(story)):
                one = (await host.get(f"{there.path}/replay?step={step}&viewer={viewer}")).json()
                assert story[step - 1] == one["update"].get("events", [])
        assert (await host.get(f"{there.path}/replay?step=1&viewer=1")).status_code == 200
        async with person(house.address) as guest:
            day = datetime.now(UTC).strftime("%Y-%m-%d")
            name = host.me["name"]
            asked = await guest.http.get(
                "/api/finished", params={"game": "saboteur", "player": name, "date": day}
            )
            assert there.table in [table["table"] for table in asked.json()]
            assert (await guest.get("/api/finished?date=1999-01-01")).json() == []
            assert (await guest.get("/api/finished?date=tomorrow")).status_code == 409
            assert (await guest.get(f"{there.path}/record")).status_code == 200
            # who may read the record may play its deal, but not call for a rematch
            again = await guest.ask(f"{there.path}/rematch", {"same_deal": True})
            assert again["table"] != there.table
            assert (await guest.post(f"{there.path}/rematch", {})).status_code == 409


async def explanation(person: Person, path: str, lang: str = "en") -> dict[str, Any]:
    """Asked for until it is there."""
    for _ in range(600):
        answer = await person.get(f"{path}/explanation?lang={lang}")
        assert answer.status_code == 200
        found: dict[str, Any] = answer.json()
        if found["ready"]:
            return found
        await asyncio.sleep(0.1)
    raise AssertionError("not explained in a minute")


async def test_nobody_explains_a_game_that_goes_on(one_house: Served) -> None:
    async with company(one_house.address, people=2, public=True) as there, person(one_house.address) as guest:
        for asking in (*there.people, guest):
            answer = await asking.get(f"{there.path}/explanation")
            assert (answer.status_code, "steps" in answer.text) == (409, False)


async def test_a_finished_game_is_explained_once_and_kept(one_house: Served) -> None:
    async with company(one_house.address, people=2) as there, person(one_house.address) as guest:
        await finish(there)
        host = there.people[0]
        found = await explanation(host, there.path)
        steps = (await host.get(f"{there.path}/replay")).json()["steps"]
        assert len(found["steps"]) == steps
        assert found["roles"] == ["miner", "saboteur"]
        for step in found["steps"]:
            assert len(step["beliefs"]) == len(step["roles"])
            assert step["advice"]["says"] != step["advice"]["text"]
        czech = (await host.get(f"{there.path}/explanation?lang=cs")).json()
        assert czech["ready"]
        assert czech["roles_say"] == ["zlatokop", "sabotér"]
        assert [step["beliefs"] for step in czech["steps"]] == [step["beliefs"] for step in found["steps"]]
        assert (await guest.get(f"{there.path}/explanation")).status_code == 403


async def keep_asking(explainer: explaining.Explainer, table: str) -> None:
    for _ in range(600):
        explainer.begin(table, ["no record"])
        await asyncio.sleep(0.1)


async def test_a_game_that_cannot_be_explained_is_tried_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for table, limit in (("broken", 60.0), ("endless", 0.01)):
        monkeypatch.setattr(explaining, "_LIMIT", limit)
        explainer = explaining.Explainer(tmp_path)
        with pytest.raises(No, match="not-explained"):
            await keep_asking(explainer, table)
        assert explainer.get(table) is None
        await explainer.close()


async def test_a_private_game_stays_private(one_house: Served) -> None:
    async with company(one_house.address, people=2) as there, person(one_house.address) as guest:
        await finish(there)
        assert (await guest.get(f"{there.path}/record")).status_code == 403
        assert (await guest.get(f"{there.path}/replay?viewer=all")).status_code == 403
        assert (await guest.get(f"{there.path}/story?viewer=public")).status_code == 403
        assert (await guest.post(f"{there.path}/rematch", {"same_deal": True})).status_code == 409


async def test_my_games_and_my_turns_in_feeds(house: Served) -> None:
    async with company(house.address, people=1) as there:
        await there.to_act()
        host = there.people[0]
        assert [t["table"] for t in (await host.get("/api/my/games?turn=true")).json()] == [there.table]
        password = (await host.ask("/api/me/feed"))["secret"]
        host.http.cookies.delete("permonik")
        assert (await host.get("/feeds/turns.atom")).status_code == 401
        sign_in = (host.me["id"], password)
        feed = await host.http.get("/feeds/turns.atom?lang=cs", auth=sign_in)
        entries = ElementTree.fromstring(feed.text).findall("{http://www.w3.org/2005/Atom}entry")
        assert len(entries) == 1
        assert "Sabotér: jsi na tahu" in feed.text
        calendar = await host.http.get("/feeds/turns.ics", auth=sign_in)
        assert calendar.text.startswith("BEGIN:VCALENDAR\r\n")
        assert calendar.text.count("BEGIN:VEVENT") == 1
        assert all(len(line.encode()) <= 75 for line in calendar.text.split("\r\n"))
        assert (await host.http.get("/feeds/turns.ics", auth=(host.me["id"], "x"))).status_code == 401
        assert password not in str(feed.url)
