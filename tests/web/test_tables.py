"""The tables for every eye and finger: large text, a phone on its side, targets, lines with their places."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.server.served import Served
from tests.web.browser import DESK, PHONE, visit
from tests.web.cave import Cave
from tests.web.lobby import table_with_bots
from tests.web.person import Person
from tests.web.test_access import audit

TABLES = {"saboteur": 3, "lost-mines": 3, "dark-cave": 3, "caverna": 2}
LYING = (844, 390)  # a phone on its side
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
# Text that is cut off where nothing scrolls. Names may end in dots; rounds that do not fit wrap out of sight.
CUT = """() => [...document.querySelectorAll('.table *')].filter((each) => {
  if (!each.checkVisibility() || each.matches('svg, svg *') || !each.innerText?.trim()) return false;
  if (each.closest('.ell, .sr, .words, .rounds, main.board')) return false;
  const style = getComputedStyle(each);
  const cuts = (how) => how === 'hidden' || how === 'clip';
  return (cuts(style.overflowX) && each.scrollWidth > each.clientWidth + 2)
    || (cuts(style.overflowY) && each.scrollHeight > each.clientHeight + 2);
}).map((each) => `${each.className}: ${each.innerText.slice(0, 60)}`)"""
# What a finger would miss. Places on boards are found by the nearest one, so they need no size of their own.
SMALL = """() => [...document.querySelectorAll('button, a[href], input, summary')].filter((each) => {
  if (!each.checkVisibility() || each.closest('.sr, .skip, .words')) return false;
  const { width, height } = (each.closest('label') ?? each).getBoundingClientRect();
  return width < 43.5 || height < 43.5;
}).map((each) => {
  const { width, height } = each.getBoundingClientRect();
  const name = each.getAttribute('aria-label') ?? each.innerText;
  return `${each.className} ${name}: ${Math.round(width)} x ${Math.round(height)}`;
})"""


def seated(
    browser: Browser, server: Served, game: str, size: tuple[int, int]
) -> Iterator[tuple[Page, Person]]:
    """A table at somebody's turn, after a move of everybody."""
    someone = visit(browser, server.address, size, "cs-CZ")
    page = someone.open()
    page.goto(f"{server.address}/t/{table_with_bots(page, game, TABLES[game])}")
    person = Cave(page) if game == "caverna" else Person(page)
    while person.turns < 1 or person.wait() != "mine":
        person.answer(person.wait())
    yield page, person
    assert someone.troubles == []
    page.context.close()


@pytest.mark.parametrize("game", TABLES)
def test_large_text_and_a_phone_on_its_side_lose_nothing(browser: Browser, server: Served, game: str) -> None:
    for page, _ in seated(browser, server, game, PHONE):
        found: dict[str, Any] = {}
        for name, (width, height), text in (
            ("phone", PHONE, "200%"),
            ("desk", DESK, "200%"),
            ("lying", LYING, "100%"),
        ):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(f"document.documentElement.style.fontSize = '{text}'")
            page.wait_for_timeout(100)  # until the layout has settled
            found[name] = page.evaluate(SIDEWAYS), page.evaluate(CUT)
            board = page.locator("main").first.bounding_box()
            prompt = page.locator(".prompt").bounding_box()
            assert board is not None
            assert prompt is not None
            assert board["height"] >= 180
            assert board["width"] >= 300
            assert prompt["y"] + prompt["height"] <= max(height, page.evaluate(TALL))
        assert found == {name: (0, []) for name in found}


TALL = "document.querySelector('.table').scrollHeight"


@pytest.mark.parametrize("game", TABLES)
def test_everything_is_large_enough_for_a_finger(browser: Browser, server: Served, game: str) -> None:
    for page, _ in seated(browser, server, game, PHONE):
        small = set(page.evaluate(SMALL))
        tabs = page.locator(".tabs button:not([disabled])").filter(
            has_not_text="Vrátit"
        )  # undo opens nothing
        for tab in range(tabs.count()):
            tabs.nth(tab).click()
            page.wait_for_timeout(60)
            small |= set(page.evaluate(SMALL))
            if page.locator("dialog[open]").count():
                page.keyboard.press("Escape")
        assert small == set()


@pytest.mark.parametrize("game", TABLES)
def test_a_line_of_the_log_shows_its_place(browser: Browser, server: Served, game: str) -> None:
    for page, person in seated(browser, server, game, PHONE):
        lines = page.locator(".scroll .line").filter(visible=True)
        page.locator(".tabs button").filter(has_text="Záznam").click()
        while not lines.count():
            page.keyboard.press("Escape")
            person.answer(person.wait())
            page.locator(".tabs button").filter(has_text="Záznam").click()
        lines.last.click()
        page.locator(".flash, .told").first.wait_for(state="attached")
        assert page.locator("dialog[open]").count() == 0  # nothing covers the place


@pytest.mark.parametrize(("theme", "size"), [("dark", PHONE), ("light", DESK)], ids=["dark", "light"])
def test_axe_finds_nothing_at_the_table_of_caverna(
    browser: Browser, server: Served, theme: str, size: tuple[int, int]
) -> None:
    someone = visit(browser, server.address, size, "en-GB", theme)
    page = someone.open()
    page.goto(f"{server.address}/t/{table_with_bots(page, 'caverna', 4)}")
    cave = Cave(page)
    while cave.turns < 2 or cave.wait() != "mine":
        cave.answer(cave.wait())
    wrong = {"turn": audit(page)}
    for name, key in (("furnishings", "f"), ("score", "s"), ("moves", "l")):
        page.keyboard.press(key)
        page.wait_for_timeout(100)  # until it is loaded
        wrong[name] = audit(page)
        page.keyboard.press("Escape")
    assert {place: found for place, found in wrong.items() if found} == {}
    page.context.close()
