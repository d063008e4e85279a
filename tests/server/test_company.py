"""One device passed around, spectators, outside bots, and talk."""

import asyncio
from typing import Any

from tests.server.client import Person, Sitting
from tests.server.company import company, person, play_on
from tests.server.served import Served


def private_keys(sitting: Sitting) -> list[Any]:
    return [
        frame["view"]["you"]
        for frame in sitting.frames
        if frame["type"] == "update" and "you" in frame["view"]
    ]


async def test_one_device_passed_around(house: Served) -> None:
    async with person(house.address) as host:
        made = await host.ask("/api/tables", {"game": "saboteur", "seats": 3, "pass_around": True})
        for seat in (1, 2):
            await host.ask(f"/api/tables/{made['table']}/join", {"seat": seat})
        await host.ask(f"/api/tables/{made['table']}/ready", {"ready": True})
        await host.ask(f"/api/tables/{made['table']}/start")
        device = await host.sit(made["table"])
        await device.until(lambda: device.update)
        assert device.info["own"] == [0, 1, 2]
        assert private_keys(device) == []  # locked at first
        seat = device.update["asked"]["seat"]
        refused = await device.ask("act", n=device.update["n"], action=[0, 0, 0, 0])
        assert refused["code"] == "locked"
        for _ in range(4):
            seat = device.update["asked"]["seat"]
            device.frames.clear()
            await device.ask("unlock", seat=seat)
            await device.until_seat(seat)
            assert {you["seat"] for you in private_keys(device)} == {seat}
            await device.act()
            await device.ask("lock")
            await device.until(lambda: "you" not in device.update["view"])
            device.frames.clear()
            await device.ask("ping")
            assert private_keys(device) == []
        replay = await host.get(f"/api/tables/{made['table']}/replay?viewer=0&step=1")
        assert replay.status_code == 409  # not by way of a replay either
        await device.close()


async def test_elsewhere_one_seat_an_identity(one_house: Served) -> None:
    async with company(one_house.address, people=1, seats=3, start=False, bots=[]) as there:
        again = await there.people[0].ask("/api/join", {"code": there.code, "seat": 2})
        assert again["seat"] == 0
        assert there.sittings[0].info["own"] == [0]


async def test_spectators_see_the_public_view_and_can_be_sent_away(house: Served) -> None:
    async with company(house.address, people=1) as there, person(house.address) as guest:
        host = there.sittings[0]
        watcher = await there.watch(guest)
        await watcher.until(lambda: watcher.update)
        await host.until(lambda: host.info.get("watching") == 1)
        assert private_keys(watcher) == []
        assert "code" not in watcher.info
        assert (await watcher.ask("act", n=watcher.update["n"], action=[0, 0, 0, 0]))["code"] == "spectator"
        assert (await watcher.ask("say", phrase="hello"))["code"] == "spectator"
        assert (await watcher.ask("watchers", allow=False))["code"] == "not-host"
        await host.act()
        await watcher.until(lambda: watcher.update.get("events"))
        assert not any(event.get("seen") for event in watcher.update["events"])
        await host.ask("watchers", allow=False)
        await watcher.until(lambda: watcher.closed)
        assert watcher.bye == "no-spectators"
        late = await guest.sit(there.table, hello=False)
        there.extra.append(late)
        await late.until(lambda: late.bye)
        assert late.bye == "no-spectators"


async def test_an_outside_bot_plays_by_its_token_and_wears_a_badge(house: Served) -> None:
    async with company(
        house.address, people=1, seats=3, start=False, bots=["random"], outside_bots=True
    ) as there:
        host = there.people[0]
        made = await host.ask("/api/me/bots", {"name": "Deep Shaft"})
        async with person(house.address, made["token"]) as bot:
            joined = await bot.ask("/api/join", {"code": there.code})
            sitting = await bot.sit(there.table)
            there.extra.append(sitting)
            await bot.ask(f"{there.path}/ready", {"ready": True})
            await host.ask(f"{there.path}/start")
            await asyncio.gather(play_on(sitting), play_on(there.sittings[0]))
            info = there.sittings[0].info["seats"][joined["seat"]]
            assert (info["kind"], info["name"]) == ("outside", "Deep Shaft")
            assert '"kind":"bot:outside"' in (await host.get(f"{there.path}/record")).text
            assert (await bot.post("/api/tables", {"game": "saboteur", "seats": 3})).status_code == 403


async def test_a_table_that_takes_no_outside_bots(one_house: Served) -> None:
    async with company(one_house.address, people=1, seats=3, start=False, bots=[]) as there:
        made = await there.people[0].ask("/api/me/bots", {"name": "Deep Shaft"})
        async with person(one_house.address, made["token"]) as bot:
            answer = await bot.post("/api/join", {"code": there.code})
            assert answer.json()["code"] == "no-outside-bots"
            keys = (await there.people[0].get("/api/me/keys")).json()
            assert all(key["kind"] == "session" for key in keys)


async def test_phrases_and_chat_with_mute_and_block(house: Served) -> None:
    async with company(house.address, people=3, talk="chat") as there:
        one, two, three = there.sittings
        await one.ask("say", phrase="hello")
        await two.until(lambda: two.said)
        assert two.said[0]["phrase"] == "hello"
        await three.ask("mute", seat=0)
        await one.ask("say", text="  a\u202e word ")
        await two.until(lambda: len(two.said) == 2)
        assert two.said[1]["text"] == "a word"
        assert (await one.ask("say", text=" \u200b "))["code"] == "empty-text"
        await there.people[1].ask("/api/blocks", {"table": there.table, "seat": 0})
        await one.ask("say", phrase="thanks")
        await two.ask("ping")
        await three.ask("ping")
        assert len(two.said) == 2
        assert len(three.said) == 1
        blocked = (await there.people[1].get("/api/me/blocks")).json()
        assert [other["name"] for other in blocked] == [there.people[0].me["name"]]
        assert there.people[0].me["id"] not in str(blocked)
        await there.people[1].post(f"/api/me/blocks/{blocked[0]['key']}", method="DELETE")
        assert (await there.people[1].get("/api/me/blocks")).json() == []
        await there.people[1].ask("/api/blocks", {"table": there.table, "seat": 0})
        await there.people[1].ask("/api/unblock", {"table": there.table, "seat": 0})
        await there.people[1].ask("/api/reports", {"table": there.table, "seat": 0, "text": "rude"})
        czech = await there.people[2].sit(there.table, say="cs")
        there.extra.append(czech)
        await czech.until(lambda: czech.said)
        assert czech.said[0]["says"] == "Ahoj!"


async def test_sentences_in_the_language_of_the_reader(one_house: Served) -> None:
    async with company(one_house.address, people=1) as there:
        host: Person = there.people[0]
        for say, words in (("en", "turn"), ("cs", "tahu"), ("sk", "ťahu")):
            sitting = await host.sit(there.table, say=say)
            there.extra.append(sitting)
            await sitting.my_turn()
            assert words in sitting.update["decision"]["says"]
            assert all(choice["says"] for choice in sitting.update["decision"]["choices"])
