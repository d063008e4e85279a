"""People first: bots stand in one line, people go past them, and nobody waits for ever."""

import asyncio
import os
from pathlib import Path

import pytest

from permonik.server.tables import lane as lanes
from permonik.server.tables.lane import Lane
from tests.server.company import company
from tests.server.served import children, served


async def turns(count: int = 20) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def test_bots_work_one_at_a_time() -> None:
    lane, working, most = Lane(), 0, 0

    async def bot() -> None:
        nonlocal working, most
        async with lane.bot():
            working += 1
            most = max(most, working)
            await turns()
            working -= 1

    await asyncio.gather(*(bot() for _ in range(5)))
    assert most == 1


async def test_a_bot_begins_when_no_person_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "_PATIENCE", 60.0)
    lane, done = Lane(), []

    async def bot() -> None:
        async with lane.bot():
            done.append("bot")

    with lane.person():
        task = asyncio.ensure_future(bot())
        await turns()
        with lane.person():  # another one, meanwhile
            await turns()
        assert done == []
        done.append("person")
    await task
    assert done == ["person", "bot"]


async def test_a_message_that_arrives_now_goes_before_the_next_bot() -> None:
    lane, done = Lane(), []

    async def bot() -> None:
        async with lane.bot():
            done.append("bot")

    async def person() -> None:
        await asyncio.sleep(0)  # from the socket to its handler
        with lane.person():
            await turns()
            done.append("person")

    await asyncio.gather(bot(), person())
    assert done == ["person", "bot"]


async def test_bots_are_slowed_down_but_never_stopped() -> None:
    lane = Lane()
    with lane.person():
        async with lane.bot():
            pass


async def test_workers_give_way_to_the_server(tmp_path: Path) -> None:
    """Niceness counts only within a session, so the worker stays in the server's."""
    with served(tmp_path) as house:
        async with company(house.address, people=1) as there:
            await there.sittings[0].act()
            await there.sittings[0].my_turn()
            (worker,) = children(house.pid)
            assert os.getsid(worker) == os.getsid(house.pid)
            assert os.getpgid(worker) != os.getpgid(house.pid)
            assert os.getpriority(os.PRIO_PROCESS, worker) > os.getpriority(os.PRIO_PROCESS, house.pid)
            assert os.sched_getscheduler(worker) == os.SCHED_BATCH
