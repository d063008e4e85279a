"""Stale, illegal, foreign and malformed messages get a coded answer and change nothing."""

import json
from typing import Any

import pytest

from tests.server.client import Sitting
from tests.server.company import company, person
from tests.server.served import Served


async def _version(sitting: Sitting) -> int:
    return int((await sitting.ask("ping"))["n"])


async def test_wrong_messages_change_nothing(house: Served) -> None:
    async with company(house.address, seats=3, people=3) as there:
        actor = await there.to_act()
        waiting = next(sitting for sitting in there.sittings if sitting is not actor)
        update, n = actor.update, actor.update["n"]
        action = update["decision"]["choices"][0]["action"]
        before = await _version(actor)

        async def refused(sitting: Sitting, code: str, type_: str, **fields: Any) -> None:
            answer = await sitting.ask(type_, **fields)
            assert (answer["type"], answer["code"]) == ("refused", code), (type_, fields, answer)

        await refused(actor, "stale", "act", n=n - 1, action=action)
        await refused(actor, "stale", "act", n=n + 1, action=action)
        await refused(actor, "illegal", "act", n=n, action=[6, 6, 6, 6])
        await refused(waiting, "not-your-turn", "act", n=n, action=action)
        await refused(waiting, "not-your-turn", "why", n=n, action=action)
        await refused(waiting, "not-your-turn", "why", n=n, action=[99, 0, 0, 0])
        await refused(actor, "malformed", "act", n="two", action=action)
        await refused(actor, "malformed", "act", n=n, action=action[:3])
        await refused(actor, "malformed", "nonsense")
        await refused(actor, "malformed", "ping", extra=1)
        await refused(actor, "no-vote", "ballot", vote=1, choice="yes")
        await refused(actor, "not-paused", "resume")
        await refused(actor, "no-chat", "say", text="hello")
        await refused(actor, "unknown-phrase", "say", phrase="rubbish")
        await refused(actor, "not-passed-around", "unlock", seat=1)
        await refused(actor, "not-absent", "propose", what="bot", seat=1)
        await refused(there.sittings[1], "not-host", "watchers", allow=False)
        for text in ("", "{", "[]", "null", '"x"', "[" * 5000):
            await actor.socket.send(text)
        await actor.until(lambda: sum(f.get("re") == "" for f in actor.frames) == 6)
        assert await _version(actor) == before
        assert actor.update["n"] == n


async def test_why_not_names_the_clause(one_house: Served) -> None:
    async with company(one_house.address, people=1) as there:
        actor = await there.to_act()
        n = actor.update["n"]
        answer = await actor.ask("why", n=n, action=[6, 1, 0, 0])
        assert answer["type"] == "reason"
        assert answer["code"] == "not-now"
        assert answer["clause"].startswith("SAB-")
        choice = actor.update["decision"]["choices"][0]
        assert (await actor.ask("why", n=n, action=choice["action"]))["possible"]


async def test_a_message_sent_again_is_carried_out_once(house: Served) -> None:
    async with company(house.address, people=3) as there:
        actor = await there.to_act()
        seat = there.sittings.index(actor)
        n, action = actor.update["n"], actor.update["decision"]["choices"][0]["action"]
        first = await actor.ask("act", "mine", n=n, action=action)
        await actor.close()
        back = await there.again(seat)
        second = await back.ask("act", "mine", n=n, action=action)
        assert first == second
        assert await _version(back) == first["n"]


async def test_reconnecting_in_mid_decision_shows_the_same(house: Served) -> None:
    async with company(house.address, people=1) as there:
        actor = await there.to_act()
        before = {key: actor.update[key] for key in ("n", "view", "decision", "asked")}
        await actor.close()
        back = await there.again(0)
        await back.my_turn()
        assert {key: back.update[key] for key in before} == before


async def test_only_the_seat_to_act_gets_the_choices(one_house: Served) -> None:
    async with company(one_house.address, people=3) as there:
        actor = await there.to_act()
        for sitting in there.sittings:
            asked = sitting.update["asked"]
            assert set(asked) == {"seat", "prompt"}
            assert ("decision" in sitting.update) == (sitting is actor)


async def test_another_protocol_is_sent_away(one_house: Served) -> None:
    async with company(one_house.address, people=1) as there:
        sitting = await there.people[0].sit(there.table, hello=False)
        there.extra.append(sitting)
        answer = await sitting.ask("ping")
        assert answer["code"] == "hello-first"
        await sitting.send("hello", protocol=99)
        await sitting.until(lambda: sitting.bye)
        assert sitting.bye == "other-protocol"


async def test_strangers_have_no_socket(one_house: Served) -> None:
    async with company(one_house.address, people=1) as there, person(one_house.address) as stranger:
        stranger.http.cookies.delete("permonik")
        sitting = await stranger.sit(there.table, hello=False)
        there.extra.append(sitting)
        await sitting.until(lambda: sitting.bye)
        assert sitting.bye == "no-session"


@pytest.mark.parametrize("size", [20_000])
async def test_a_message_that_is_too_long_closes_the_socket(one_house: Served, size: int) -> None:
    async with company(one_house.address, people=1) as there:
        sitting = await there.people[0].sit(there.table)
        there.extra.append(sitting)
        await sitting.socket.send(json.dumps({"type": "ping", "id": "x" * size}))
        await sitting.until(lambda: sitting.closed)
        assert sitting.socket.close_code == 1009
