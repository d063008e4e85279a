"""The pages that need no build: the plain page plays any game, and the reference describes the requests."""

import json
import urllib.request

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.served import Served
from tests.sizes import FULL
from tests.web.browser import DESK, PHONE, visit

MOST_DECISIONS = 2_000
# The gate plays one game; what the page does is the same for all.
PLAYED = [("saboteur", "cs", "Konec hry")]
PLAYED += [("dark-cave", "en", "The game is over"), ("lost-mines", "sk", "Koniec hry")] if FULL else []
PLAYED += [("caverna", "en", "The game is over")] if FULL else []


def play_to_the_end(page: Page, over: str) -> int:
    """Always the middle choice; how many decisions that took."""
    for decisions in range(MOST_DECISIONS):
        page.wait_for_function(
            "over => document.querySelector('#choices button') ||"
            " document.getElementById('turn').textContent === over",
            arg=over,
        )
        choices = page.locator("#choices button")
        if not choices.count():
            return decisions
        choices.nth(choices.count() // 2).click()
    raise AssertionError("the game did not end")


@pytest.mark.parametrize(("game", "language", "over"), PLAYED, ids=[game for game, _, _ in PLAYED])
def test_a_whole_game_from_the_list_of_choices(
    browser: Browser, server: Served, game: str, language: str, over: str
) -> None:
    someone = visit(browser, server.address, PHONE, {"en": "en-GB", "cs": "cs-CZ", "sk": "sk-SK"}[language])
    page = someone.open("/plain")
    page.wait_for_selector("#game option", state="attached")
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator("#game").select_option(game)
    page.locator("#level").select_option("random")
    rounds = page.locator("[data-option=rounds]")
    if rounds.count():
        rounds.fill("1")
    page.locator("#now").click()
    assert play_to_the_end(page, over) > 3
    expect(page.locator("#log li").nth(5)).to_be_attached()
    page.reload()  # it comes back to the table that its address names
    page.wait_for_function("over => document.getElementById('turn').textContent === over", arg=over)
    assert someone.troubles == []
    page.context.close()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_reference_describes_every_request(
    browser: Browser, server: Served, size: tuple[int, int]
) -> None:
    with urllib.request.urlopen(f"{server.address}/schema/openapi.json") as answer:
        document = json.load(answer)
    someone = visit(browser, server.address, size)
    page = someone.open("/schema")
    shown = {" ".join(heading.split()) for heading in page.locator("article h3").all_inner_texts()}
    calls = {f"{method.upper()} {path}" for path, each in document["paths"].items() for method in each}
    assert calls | set(document["components"]["schemas"]) == shown
    for link in page.locator("a[href^='#']").all():
        expect(page.locator(f"[id='{(link.get_attribute('href') or '')[1:]}']")).to_have_count(1)
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert ground == "rgb(23, 19, 16)"  # the style came through the policy
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert someone.troubles == []
    page.context.close()
