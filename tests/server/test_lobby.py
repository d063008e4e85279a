"""Before and after the game: tables, codes, seats, names, quick matches, rematches."""

import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from permonik.server.identity import names
from tests.server.client import Person
from tests.server.company import company, finish, person
from tests.server.served import Served, served


async def refused(somebody: Person, code: str, path: str, body: object = None, method: str = "POST") -> None:
    answer = await somebody.post(path, body, method)
    assert not answer.is_success, (path, answer.text)
    assert answer.headers["content-type"].startswith("application/problem+json")
    assert answer.json()["code"] == code, (path, answer.text)


async def test_what_cannot_be_agreed_on_is_refused(one_house: Served) -> None:
    async with person(one_house.address) as host:
        table = {"game": "saboteur", "seats": 4}
        await refused(host, "unknown-game", "/api/tables", {**table, "game": "chess"})
        await refused(host, "seats-out-of-range", "/api/tables", {**table, "seats": 16})
        await refused(host, "unknown-level", "/api/tables", {**table, "bots": ["genius"]})
        await refused(host, "too-many-bots", "/api/tables", {**table, "bots": ["random"] * 4})
        await refused(host, "option-unknown", "/api/tables", {**table, "options": {"x": 1}})
        await refused(host, "option-out-of-range", "/api/tables", {**table, "options": {"rounds": 99}})
        await refused(host, "private-only", "/api/tables", {**table, "public": True, "talk": "chat"})
        await refused(host, "private-only", "/api/tables", {**table, "public": True, "pass_around": True})
        deck = {"deck": {"deck": "saboteur"}}
        await refused(host, "private-only", "/api/tables", {**table, "public": True, "options": deck})
        torn = {"deck": {"deck": "saboteur", "format": 1}}
        await refused(host, "deck-missing-part", "/api/tables", {**table, "options": torn})
        big = {"deck": {"name": "x" * 70_000}}
        await refused(host, "deck-too-big", "/api/tables", {**table, "options": big})
        await refused(host, "wrong-code", "/api/join", {"code": "NOT-A-CODE"})


async def test_ready_start_and_kick(house: Served) -> None:
    async with company(house.address, people=3, start=False) as there:
        host, one, two = there.people
        await refused(one, "not-host", f"{there.path}/start")
        await refused(host, "not-ready", f"{there.path}/start")
        await refused(one, "not-host", f"{there.path}/seats/2", method="DELETE")
        assert (await host.post(f"{there.path}/seats/2", method="DELETE")).is_success
        await there.sittings[2].until(lambda: not there.sittings[2].info.get("own"))
        await refused(host, "seats-free", f"{there.path}/start")
        await host.ask(f"{there.path}/bots", {"seat": 2, "level": "random"})
        await one.ask(f"{there.path}/ready", {"ready": True})
        await host.ask(f"{there.path}/start")
        await refused(two, "already-started", "/api/join", {"code": there.code})


async def test_a_code_is_long_enough_and_forgiving(one_house: Served) -> None:
    async with company(one_house.address, people=1, seats=3, start=False, bots=[]) as there:
        assert len(there.code) * 5 >= 40
        async with person(one_house.address) as friend:
            typed = "-".join((there.code[:3].lower(), there.code[3:6], there.code[6:]))
            assert (await friend.ask("/api/join", {"code": typed}))["table"] == there.table


async def test_public_tables_are_listed_live(one_house: Served) -> None:
    address = one_house.address.replace("http", "ws")
    async with connect(f"{address}/ws/lobby") as lobby, person(one_house.address) as host:
        await lobby.recv()
        made = await host.ask("/api/tables", {"game": "saboteur", "seats": 3, "public": True})
        while made["table"] not in [table["table"] for table in json.loads(await lobby.recv())]:
            pass
        async with person(one_house.address) as guest:
            listed = (await guest.get("/api/tables")).json()
            mine = next(table for table in listed if table["table"] == made["table"])
            assert mine["free"] == 2
            assert made["code"] not in json.dumps(listed)
            await guest.ask(f"/api/tables/{made['table']}/join", {})
            await refused(guest, "no-such-table", "/api/tables/nonsense/join", {})


async def test_a_private_table_needs_its_code(one_house: Served) -> None:
    async with company(one_house.address, people=1, start=False) as there, person(one_house.address) as guest:
        await refused(guest, "code-needed", f"{there.path}/join", {})
        assert there.table not in (await guest.get("/api/tables")).text


async def test_names_are_unique_at_a_table(one_house: Served) -> None:
    table = company(one_house.address, people=1, seats=3, start=False, bots=[])
    async with table as there, person(one_house.address) as twin:
        name = there.people[0].me["name"]
        await twin.post("/api/me", {"name": name.upper()}, "PATCH")
        await refused(twin, "name-taken", "/api/join", {"code": there.code})
        await twin.post("/api/me", {"name": "Somebody Else"}, "PATCH")
        await twin.ask("/api/join", {"code": there.code})
        await refused(twin, "name-taken", "/api/me", {"name": name}, "PATCH")


def test_names_keep_to_what_can_be_read() -> None:
    assert names.checked("  Žofie  ") == "Žofie"
    assert names.checked("e\u0301va") == "éva"
    for name, code in (
        ("", "name-empty"),
        ("   ", "name-empty"),
        ("\u0301", "name-empty"),
        ("x" * 25, "name-too-long"),
        ("a\u202eb", "name-hidden-marks"),
        ("a\nb", "name-hidden-marks"),
        ("a\u200bb", "name-hidden-marks"),
    ):
        with pytest.raises(names.NameError_, match=code):
            names.checked(name)


async def test_rematch_and_the_same_deal(house: Served) -> None:
    async with company(house.address, people=2) as there:
        host, other = there.people
        await refused(host, "not-over", f"{there.path}/rematch", {})
        first_hand = there.sittings[0].frames
        dealt = next(frame for frame in first_hand if frame["type"] == "update")["view"]["you"]["hand"]
        await finish(there)
        again = await host.ask(f"{there.path}/rematch", {})
        await there.sittings[1].until(lambda: there.sittings[1].info.get("again"))
        assert there.sittings[1].info["again"] == again["code"]
        joined = await other.ask(f"{there.path}/rematch", {})
        assert (joined["table"], joined["seat"]) == (again["table"], 1)
        same = await host.ask(f"{there.path}/rematch", {"same_deal": True})
        await other.ask("/api/join", {"code": same["code"]})
        await other.ask(f"/api/tables/{same['table']}/ready", {"ready": True})
        await host.ask(f"/api/tables/{same['table']}/start")
        sitting = await host.sit(same["table"])
        there.extra.append(sitting)
        await sitting.until(lambda: sitting.update)
        steps = await host.get(f"/api/tables/{same['table']}/replay?viewer=0&step=0")
        assert steps.json()["update"]["view"]["you"]["hand"] == dealt


async def test_limits_on_tables_and_sockets(tmp_path: Path) -> None:
    with served(tmp_path, tables_per_identity=2, sockets_per_identity=2, messages_per_second=20) as house:
        async with person(house.address) as host:
            tables = [await host.ask("/api/tables", {"game": "saboteur", "seats": 3}) for _ in range(2)]
            await refused(host, "too-many-tables", "/api/tables", {"game": "saboteur", "seats": 3})
            sockets = [await host.sit(tables[0]["table"]) for _ in range(2)]
            third = await host.sit(tables[0]["table"], hello=False)
            await third.until(lambda: third.bye)
            assert third.bye == "too-many-sockets"
            for number in range(60):
                if not sockets[0].closed:
                    await sockets[0].send("ping", f"p{number}")
            await sockets[0].until(lambda: sockets[0].bye)
            assert sockets[0].bye == "too-many-messages"
            for socket in (*sockets, third):
                await socket.close()
            quick = await host.post("/api/quick", {"game": "saboteur"})
            assert quick.json()["code"] == "too-many-tables"


async def test_the_host_can_leave_before_the_start(one_house: Served) -> None:
    async with company(one_house.address, people=2, seats=3, start=False) as there:
        host, other = there.sittings
        await host.send("leave")
        await other.until(lambda: other.info["host"] == 1)
        await other.send("leave")
        await other.until(lambda: other.bye)
        answer = await there.people[0].post("/api/join", {"code": there.code})
        assert answer.json()["code"] == "already-started"


async def test_recovery_codes_cannot_be_guessed_quickly(tmp_path: Path) -> None:
    with served(tmp_path, recoveries_per_hour=3) as house:
        async with person(house.address) as somebody:
            for _ in range(20):
                assert (await somebody.get("/api/me")).is_success
            tries = [(await somebody.post("/api/recover", {"code": "x"})).status_code for _ in range(5)]
            assert tries == [404, 404, 404, 429, 429]
            assert (await somebody.get("/api/me")).is_success


async def test_quick_matches(tmp_path: Path) -> None:
    with served(tmp_path, quick_wait=2) as house:
        async with person(house.address) as one, person(house.address) as two:
            first = await one.ask("/api/quick", {"game": "saboteur"})
            second = await two.ask("/api/quick", {"game": "saboteur"})
            assert first["table"] == second["table"]
            sitting = await one.sit(first["table"])
            assert 0 < sitting.info["starts_in"] <= 2
            await sitting.until(lambda: sitting.info["status"] == "playing")
            kinds = [seat["kind"] for seat in sitting.info["seats"]]
            assert kinds == ["person", "person", "bot", "bot"]
            await sitting.close()
