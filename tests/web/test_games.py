"""Whole games of each game, played in a real browser by touching, against bots."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.served import Served
from tests.sizes import FULL
from tests.web.browser import DESK, PHONE, visit
from tests.web.lobby import table_with_bots
from tests.web.person import Person

# Game, seats, options of the short game of the gate; the whole game is played at full sizes.
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "saboteur": (3, {"rounds": 1}),
    "lost-mines": (3, {"rounds": 1}),
    "dark-cave": (2, {}),
}
SHOWN = [("saboteur", PHONE, "cs-CZ"), ("saboteur", DESK, "en-GB"), ("lost-mines", PHONE, "sk-SK")]
SHOWN += [("lost-mines", DESK, "cs-CZ"), ("dark-cave", PHONE, "en-GB"), ("dark-cave", DESK, "sk-SK")]


@pytest.mark.parametrize(
    ("game", "size", "language"), SHOWN, ids=[f"{game}-{size[0]}-{tag}" for game, size, tag in SHOWN]
)
def test_a_whole_game_by_touching(
    browser: Browser, server: Served, game: str, size: tuple[int, int], language: str
) -> None:
    seats, short = GAMES[game]
    someone = visit(browser, server.address, size, language)
    page = someone.open()
    table = table_with_bots(page, game, seats, options={} if FULL else short)
    page.goto(f"{server.address}/t/{table}")
    assert Person(page).play() > 5
    page.wait_for_selector("dialog .ranks li")
    expect(page.locator("dialog .ranks li")).to_have_count(seats)
    assert someone.troubles == []
    page.context.close()


def test_a_whole_game_against_experts(browser: Browser, server: Served) -> None:
    someone = visit(browser, server.address, PHONE, "cs-CZ")
    page = someone.open()
    table = table_with_bots(page, "saboteur", 3, "expert", options={} if FULL else {"rounds": 1})
    page.goto(f"{server.address}/t/{table}")
    assert Person(page).play() > 5
    page.wait_for_selector("dialog .ranks li")
    assert someone.troubles == []
    page.context.close()
