"""Pages that must keep up with the code: the protocol, the settings, the words of refusals, the example."""

import ast
import asyncio
import os
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

from permonik.server import client
from permonik.server.settings import SettingError, Settings, read_settings
from permonik.server.wire import CLIENT_MESSAGES
from permonik.text import LANGUAGES, Text
from tests.server.company import company, play_on
from tests.server.served import Served
from tools import protocol

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "permonik" / "server"


def test_the_protocol_page_is_what_the_structs_say() -> None:
    assert protocol.PAGE.read_text(encoding="utf-8") == protocol.page(), "run: python -m tools.protocol"


def test_every_message_says_who_may_send_it_and_what_comes_back() -> None:
    for struct in CLIENT_MESSAGES:
        words = struct.__doc__ or ""
        assert "Answers:" in words, struct
        assert "Who:" in words or struct.__name__ == "Lock", struct


def test_every_setting_is_explained() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for field in fields(Settings):
        assert f"| `{field.name}` |" in page, field.name


def test_flags_weigh_more_than_the_environment_and_that_more_than_a_file(tmp_path: Path) -> None:
    file = tmp_path / "permonik.toml"
    file.write_text("port = 1\nworkers = 5\nbot_pace = 0.5\n")
    environment = {"PERMONIK_PORT": "2", "PERMONIK_LAN": "yes", "PERMONIK_WORKERS": "6"}
    found = read_settings({"port": 3, "data": None}, environment, file)
    assert (found.port, found.workers, found.bot_pace, found.lan) == (3, 6, 0.5, True)
    for flags in ({"port": "x"}, {"nonsense": 1}, {"lan": "perhaps"}):
        with pytest.raises(SettingError):
            read_settings(flags, {})
    with pytest.raises(SettingError):
        read_settings({}, {}, tmp_path / "missing")


def codes() -> set[str]:
    """Every code with which the server says no, found by reading it."""
    found = set()
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(ast.Name("No" | "NameError_"), [ast.Constant(str(code)), *_]):
                    found.add(code)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_and_every_word_a_refusal(language: str) -> None:
    text = Text.of(language)
    assert all(text.has(f"error-table-{code}") or text.has(f"error-{code}") for code in codes())
    sent_with_bye = {"too-many-messages", "other-protocol"}
    assert set(text.names("error-table-")) <= codes() | sent_with_bye


async def test_the_example_bot_plays(one_house: Served) -> None:
    settings: dict[str, Any] = {"seats": 3, "bots": ["random"], "outside_bots": True}
    async with company(one_house.address, people=1, start=False, **settings) as there:
        made = await there.people[0].ask("/api/me/bots", {"name": "Example"})
        program = [sys.executable, ROOT / "examples" / "outside_bot.py", one_house.address, made["token"]]
        bot = subprocess.Popen([*program, there.code], stdout=subprocess.PIPE, text=True, env=os.environ)
        me = there.sittings[0]
        await me.until(lambda: me.info["seats"][1].get("ready"))
        await there.people[0].ask(f"{there.path}/start")
        await play_on(me)
        said, _ = await asyncio.to_thread(bot.communicate, timeout=30)
        assert bot.returncode == 0
        assert "'winners'" in said


async def test_without_a_build_the_plain_page_stands_in(tmp_path: Path) -> None:
    async with AsyncTestClient(Litestar(client.handlers(tmp_path), openapi_config=None)) as browser:
        for path in ("/", "/plain", "/plain/"):
            page = await browser.get(path)
            assert page.status_code == 200, path
            assert "/plain/page.js" in page.text
        for path in ("page.js", "page.css", "reference.css"):
            assert (await browser.get(f"/plain/{path}")).status_code == 200, path
