"""People leave under each policy and come back; clocks run out; nothing freezes."""

import asyncio
from typing import Any

import pytest

from tests.server.client import Sitting
from tests.server.company import Company, company
from tests.server.served import Served


def seat_of(sitting: Sitting, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = sitting.info["seats"][seat]
    return found


async def leaves_at_their_turn(there: Company) -> tuple[int, Sitting]:
    """Whoever is to act goes away; the other one stays and is told."""
    actor = await there.to_act()
    seat = there.sittings.index(actor)
    stays = there.sittings[1 - seat]
    await actor.close()
    await stays.until(lambda: not seat_of(stays, seat).get("here"))
    return seat, stays


async def test_a_bot_plays_for_somebody_who_left_and_gives_the_seat_back(house: Served) -> None:
    async with company(house.address, leaving="bot", grace=0, options={"rounds": 3}) as there:
        seat, stays = await leaves_at_their_turn(there)
        await stays.until(lambda: seat_of(stays, seat).get("stand_in"))
        await stays.until_after(there.sittings[seat].update["n"])  # the game goes on without them
        back = await there.again(seat)
        await back.until(lambda: not seat_of(back, seat).get("stand_in"))
        await stays.until(lambda: seat_of(stays, seat).get("here"))
        assert not seat_of(stays, seat).get("stand_in")


async def test_a_table_that_waits_waits(house: Served) -> None:
    async with company(house.address, leaving="wait", grace=0) as there:
        seat, stays = await leaves_at_their_turn(there)
        n = stays.update["n"]
        await asyncio.sleep(0.5)
        assert stays.update["n"] == n
        assert stays.info["status"] == "playing"
        back = await there.again(seat)
        await back.my_turn()
        assert (await back.act())["type"] == "ok"


async def test_a_table_that_ends_ends(house: Served) -> None:
    async with company(house.address, leaving="end", grace=0) as there:
        seat, stays = await leaves_at_their_turn(there)
        await stays.until(lambda: stays.info["status"] == "ended")
        assert stays.info["ended"] == "left"
        back = await there.again(seat)
        assert back.info["status"] == "ended"
        assert (await back.ask("act", n=back.update["n"], action=[0, 0, 0, 0]))["code"] == "game-over"
        assert (await there.people[0].get(f"{there.path}/record")).status_code == 200


@pytest.mark.parametrize("choice", ["bot", "end", "wait"])
async def test_the_people_who_are_there_are_asked(house: Served, choice: str) -> None:
    async with company(house.address, leaving="ask", grace=0, options={"rounds": 3}) as there:
        seat, stays = await leaves_at_their_turn(there)
        await stays.until(lambda: stays.info.get("vote"))
        vote = stays.info["vote"]
        assert (vote["kind"], vote["about"]) == ("absent", seat)
        answer = await stays.ask("ballot", vote=vote["vote"], choice=choice)
        assert answer["type"] == "ok", answer
        await stays.until(lambda: not stays.info.get("vote"))
        if choice == "end":
            assert stays.info["status"] == "ended"
            return
        if choice == "bot":
            await stays.until(lambda: seat_of(stays, seat).get("stand_in"))
        back = await there.again(seat)
        await back.until(lambda: not seat_of(back, seat).get("stand_in"))


async def test_without_a_majority_the_table_waits(one_house: Served) -> None:
    async with company(one_house.address, people=3, leaving="ask", grace=0) as there:
        actor = await there.to_act()
        seat = there.sittings.index(actor)
        one, other = (sitting for sitting in there.sittings if sitting is not actor)
        await actor.close()
        await one.until(lambda: one.info.get("vote"))
        number = one.info["vote"]["vote"]
        await one.ask("ballot", vote=number, choice="bot")
        await other.until(lambda: other.info.get("vote", {}).get("voted"))
        assert "bot" not in str(other.info["vote"]["voted"])  # nobody learns who voted how
        await other.ask("ballot", vote=number, choice="end")
        await one.until(lambda: not one.info.get("vote"))
        assert one.info["status"] == "playing"
        assert not seat_of(one, seat).get("stand_in")


async def test_leaving_at_once_needs_no_grace(one_house: Served) -> None:
    async with company(one_house.address, leaving="bot", grace=3600) as there:
        actor = await there.to_act()
        seat = there.sittings.index(actor)
        stays = there.sittings[1 - seat]
        await actor.send("leave")
        await actor.until(lambda: actor.bye == "left")
        await stays.until(lambda: seat_of(stays, seat).get("stand_in"))


async def test_grace_is_shown_while_it_runs(one_house: Served) -> None:
    async with company(one_house.address, leaving="bot", grace=3600) as there:
        seat, stays = await leaves_at_their_turn(there)
        assert 0 < seat_of(stays, seat)["grace"] <= 3600


# --- clocks ---------------------------------------------------------------------------------------


async def test_a_clock_that_runs_out_lets_a_bot_play_this_decision(house: Served) -> None:
    clock = {"kind": "move", "seconds": 5, "out": "bot"}
    async with company(house.address, clock=clock) as there:
        actor = await there.to_act()
        seat, n = there.sittings.index(actor), actor.update["n"]
        assert 0 < actor.update["clock"]["left"] <= 5
        await actor.until(lambda: actor.update["n"] > n, 12)
        assert not seat_of(actor, seat).get("stand_in")  # only this decision


async def test_a_clock_that_runs_out_applies_the_policy(one_house: Served) -> None:
    clock = {"kind": "move", "seconds": 5, "out": "policy"}
    async with company(one_house.address, clock=clock, leaving="bot", options={"rounds": 3}) as there:
        actor = await there.to_act()
        seat = there.sittings.index(actor)
        await actor.until(lambda: seat_of(actor, seat).get("stand_in"), 12)
        assert (await actor.ask("claim"))["type"] == "ok"
        await actor.until(lambda: not seat_of(actor, seat).get("stand_in"))


async def test_a_clock_that_is_only_shown(one_house: Served) -> None:
    clock = {"kind": "move", "seconds": 5, "out": "show"}
    async with company(one_house.address, people=1, clock=clock) as there:
        actor = await there.to_act()
        n = actor.update["n"]
        await actor.until(lambda: actor.info.get("clock", {}).get("left") == 0, 12)
        assert actor.update["n"] == n
        assert (await actor.act())["type"] == "ok"


async def test_a_clock_stands_still_while_paused_and_asleep(one_house: Served) -> None:
    clock = {"kind": "move", "seconds": 30, "out": "bot"}
    async with company(one_house.address, people=1, clock=clock) as there:
        actor = await there.to_act()
        await actor.ask("propose", what="pause")
        await actor.until(lambda: actor.info.get("paused"))
        assert not actor.info["clock"].get("running")
        left = actor.info["clock"]["left"]
        await actor.close()
        await asyncio.sleep(0.5)
        back = await there.again(0)
        assert back.info["clock"]["left"] == left
        await back.ask("resume")
        await back.until(lambda: back.info["clock"].get("running"))
        assert left - back.info["clock"]["left"] <= 0.5


async def test_a_clock_keeps_its_time_over_a_restart(own_house: Served) -> None:
    own_house.start()
    full = 300
    clock = {"kind": "move", "seconds": full, "out": "bot"}
    async with company(own_house.address, people=1, clock=clock) as there:
        sitting = await there.to_act()
        await asyncio.sleep(4)  # twice as long as between two notes that the server lives

        async def killed_and_back() -> float:
            nonlocal sitting
            own_house.kill()
            await sitting.close()
            there.people[0].address = own_house.start().address
            sitting = await there.again(0)
            left: float = sitting.info["clock"]["left"]
            return left

        left = await killed_and_back()
        assert full / 2 < left < full
        await sitting.ask("propose", what="pause")
        await sitting.until(lambda: sitting.info.get("paused"))
        stopped = sitting.info["clock"]["left"]
        assert full / 2 < stopped <= left
        assert await killed_and_back() == stopped
