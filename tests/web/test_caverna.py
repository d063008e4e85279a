"""Caverna in a real browser: whole games by touching, reasons, other people's homes, furnishings, score."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.served import Served
from tests.sizes import FULL
from tests.web.browser import DESK, PHONE, Watched, visit
from tests.web.cave import Cave
from tests.web.lobby import table_with_bots

SHOWN = [(PHONE, "cs-CZ", 2), (DESK, "sk-SK", 1)]
if FULL:
    SHOWN += [(DESK, "en-GB", 4), (PHONE, "en-GB", 7)]


def sit(browser: Browser, server: Served, size: tuple[int, int], language: str, seats: int) -> Watched:
    someone = visit(browser, server.address, size, language)
    table = table_with_bots(someone.open(), "caverna", seats)
    someone.page.goto(f"{server.address}/t/{table}")
    someone.page.wait_for_selector(".table[data-mine]")
    return someone


@pytest.mark.parametrize(
    ("size", "language", "seats"), SHOWN, ids=[f"{size[0]}-{tag}-{seats}" for size, tag, seats in SHOWN]
)
def test_a_whole_game_by_touching(
    browser: Browser, server: Served, size: tuple[int, int], language: str, seats: int
) -> None:
    someone = sit(browser, server, size, language, seats)
    assert Cave(someone.page).play() > 40
    someone.page.wait_for_selector("dialog .ranks li")
    expect(someone.page.locator("dialog .ranks li")).to_have_count(seats)
    assert someone.troubles == []
    someone.page.context.close()


@pytest.fixture
def page(browser: Browser, server: Served) -> Iterator[Page]:
    """A table of four, at the desk, in English, at somebody's first turn."""
    someone = sit(browser, server, DESK, "en-GB", 4)
    yield someone.page
    assert someone.troubles == []
    someone.page.context.close()


def test_what_cannot_be_touched_says_why(page: Page) -> None:
    page.locator(".sp.off").first.click(force=True)  # it is announced as disabled, but answers
    expect(page.locator(".toast.reason")).to_contain_text("CAV-")


def test_a_space_is_sent_to_after_a_look_at_it(page: Page) -> None:
    page.locator(".sp.lit").first.click()
    expect(page.locator(".sp.picked")).to_have_count(1)
    page.locator(".prompt button.cancel").click()
    expect(page.locator(".sp.picked")).to_have_count(0)


def test_everybody_has_a_home_to_look_at(page: Page) -> None:
    tabs = page.locator(".players button")
    expect(tabs).to_have_count(4)
    tabs.nth(2).click()
    expect(tabs.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("svg.home")).to_have_attribute("aria-label", re.compile("Bot"))


def test_furnishings_can_be_filtered(page: Page) -> None:
    page.keyboard.press("f")
    cards = page.locator(".rooms .fc")
    expect(cards).to_have_count(48)
    page.get_by_role("button", name="Dwelling (orange)").first.click()
    expect(cards).to_have_count(6)
    cards.first.click()
    expect(page.locator(".detail")).to_contain_text("room for one dwarf")
    page.keyboard.press("Escape")
    expect(cards).to_have_count(0)


def test_the_score_adds_up_at_any_time(page: Page) -> None:
    page.keyboard.press("s")
    page.wait_for_selector("dialog tfoot")
    rows = page.locator("dialog tbody tr td:last-child").all_inner_texts()
    total = page.locator("dialog tfoot td:last-child").inner_text()
    assert sum(int(points.replace("−", "-")) for points in rows) == int(total.replace("−", "-"))
