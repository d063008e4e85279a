"""Who somebody is: sessions, codes, being forgotten; and what browsers may and may not send."""

import sqlite3

from tests.server.client import Person
from tests.server.company import company, person
from tests.server.served import Served


async def test_a_session_goes_on_and_its_cookie_is_out_of_reach_of_scripts(one_house: Served) -> None:
    async with person(one_house.address) as somebody:
        again = await somebody.ask("/api/session")
        assert again == somebody.me
        fresh = Person(one_house.address)
        await fresh.get("/api/games")
        answer = await fresh.post("/api/session")
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        await fresh.close()


async def test_the_database_holds_no_key_in_the_clear(one_house: Served) -> None:
    async with person(one_house.address) as somebody:
        code = (await somebody.ask("/api/me/code"))["secret"]
        secrets = [somebody.http.cookies["permonik"], code, code.replace("-", "")]
        connection = sqlite3.connect(one_house.data / "permonik.sqlite3")
        stored = str(connection.execute("SELECT * FROM keys").fetchall())
        connection.close()
        assert not any(secret in stored for secret in secrets)


async def test_a_recovery_code_moves_to_another_device_once(house: Served) -> None:
    async with person(house.address) as old, person(house.address) as new:
        code = (await old.ask("/api/me/code"))["secret"]
        assert len(code.replace("-", "")) * 5 >= 100
        assert (await new.ask("/api/recover", {"code": code.lower()}))["id"] == old.me["id"]
        assert (await new.get("/api/me")).json() == old.me
        assert (await new.post("/api/recover", {"code": code})).status_code == 404


async def test_a_session_can_be_revoked(one_house: Served) -> None:
    async with person(one_house.address) as old, person(one_house.address) as new:
        await new.ask("/api/recover", {"code": (await old.ask("/api/me/code"))["secret"]})
        keys = (await new.get("/api/me/keys")).json()
        assert [key["kind"] for key in keys] == ["session", "session"]
        await new.post(f"/api/me/keys/{keys[0]['key']}", method="DELETE")
        assert (await old.get("/api/me")).status_code == 401
        assert (await new.get("/api/me")).status_code == 200


async def test_forget_me(house: Served) -> None:
    async with company(house.address, people=2, talk="chat") as there:
        host, other = there.people
        await there.sittings[1].ask("say", text="remember me")
        await there.sittings[0].until(lambda: there.sittings[0].said)
        name = other.me["name"]
        assert (await other.post("/api/me", method="DELETE")).is_success
        assert (await other.get("/api/me")).status_code == 401
        stays = there.sittings[0]
        await stays.until(lambda: stays.info["seats"][1].get("former"))
        assert name not in str(stays.info)
        back = await there.again(0)
        await back.ask("ping")
        assert back.said == []
        assert name not in (await host.get("/api/my/games")).text


async def test_requests_without_our_token_are_refused(one_house: Served) -> None:
    async with person(one_house.address) as somebody:
        answer = await somebody.http.post("/api/tables", json={"game": "saboteur", "seats": 3})
        assert answer.status_code == 403
        other_host = await somebody.http.get("/api/me", headers={"host": "evil.example"})
        assert other_host.status_code == 400


async def test_sockets_of_other_sites_are_refused(one_house: Served) -> None:
    async with company(one_house.address, people=1) as there:
        upgrade = {
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version": "13",
            "Origin": "https://evil.example",
        }
        answer = await there.people[0].http.get(f"/ws/tables/{there.table}", headers=upgrade)
        assert answer.status_code == 403


async def test_health_metrics_and_schema(house: Served) -> None:
    async with company(house.address, people=1) as there:
        host = there.people[0]
        await there.sittings[0].act()
        assert (await host.get("/healthz")).text == "ok"
        assert (await host.get("/readyz")).text == "ok"
        metrics = (await host.get("/metrics")).text
        assert "permonik_row_seconds" in metrics
        assert there.table not in metrics
        assert (await host.http.get("/metrics", headers={"x-forwarded-for": "1.2.3.4"})).status_code == 403
        schema = (await host.get("/schema/openapi.json")).json()
        assert "/api/tables" in schema["paths"]
