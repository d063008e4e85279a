"""Bots in processes of their own: one killed, one hung, none left behind."""

import asyncio
import os
import signal
import time
from pathlib import Path

from tests.server.company import company
from tests.server.served import Served, children, served


async def test_a_killed_worker_is_replaced(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        async with company(house.address, people=1, options={"rounds": 6}) as there:
            me = there.sittings[0]
            await me.act()
            await me.my_turn()
            (worker,) = children(house.pid)
            os.kill(worker, signal.SIGKILL)
            await me.act()
            await me.my_turn()  # the bots have played again
            (other,) = children(house.pid)
            assert other != worker


async def test_a_hung_bot_is_replaced_by_the_instant_policy(tmp_path: Path) -> None:
    with served(tmp_path, bot_limit=1) as house:
        async with company(house.address, people=1, options={"rounds": 6}) as there:
            me = there.sittings[0]
            await me.act()
            await me.my_turn()
            (worker,) = children(house.pid)
            os.kill(worker, signal.SIGSTOP)
            await me.act()
            await me.my_turn()
            await _gone([worker])
            assert '"code": "instant"' in house.log.read_text()


async def test_workers_end_with_the_server(tmp_path: Path) -> None:
    house = Served(tmp_path).start()
    async with company(house.address, people=1) as there:
        await there.sittings[0].act()
        await there.sittings[0].my_turn()
        workers = children(house.pid)
        assert len(workers) == 1
        house.kill()
        await _gone(workers)


async def test_a_table_without_people_sleeps(one_house: Served) -> None:
    async with company(one_house.address, people=1, seats=10, options={"rounds": 6}) as there:
        me = there.sittings[0]
        await me.act()
        await me.close()
        steps = f"{there.path}/replay?viewer=public"
        await asyncio.sleep(0.3)
        before = (await there.people[0].get(steps)).json()["steps"]
        await asyncio.sleep(0.3)
        assert (await there.people[0].get(steps)).json()["steps"] == before
        back = await there.again(0)
        await back.my_turn()  # they wake with it


async def _gone(pids: list[int]) -> None:
    deadline = time.monotonic() + 10
    while any(_alive(pid) for pid in pids):
        assert time.monotonic() < deadline, "a worker was left behind"
        await asyncio.sleep(0.05)


def _alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
