"""The keyboard alone, on the table itself, and the table in words."""

import pytest
from playwright.sync_api import Browser, expect

from tests.server.served import Served
from tests.web.browser import DESK, visit
from tests.web.keys import CaveKeys, Keys
from tests.web.lobby import table_with_bots


@pytest.mark.parametrize(
    ("game", "seats", "player", "options"),
    [("saboteur", 3, Keys, {"rounds": 1}), ("caverna", 1, CaveKeys, {})],
    ids=["saboteur", "caverna"],
)
def test_a_whole_game_on_the_table_by_keys_alone(
    browser: Browser, server: Served, game: str, seats: int, player: type[Keys], options: dict[str, object]
) -> None:
    someone = visit(browser, server.address, DESK)
    page = someone.open()
    page.goto(f"{server.address}/t/{table_with_bots(page, game, seats, options=options)}")
    # whoever would use a pointer after all is caught
    page.evaluate("addEventListener('pointerdown', () => console.error('a pointer was used'), true)")
    assert player(page).play() > 5
    page.wait_for_selector("dialog .ranks li")
    expect(page.locator("dialog .ranks li")).to_have_count(seats)
    assert someone.troubles == []
    page.context.close()


WORDS = "#table-in-words"
TABLES = {"saboteur": 3, "lost-mines": 3, "dark-cave": 3, "caverna": 2}


@pytest.mark.parametrize("game", TABLES)
def test_the_table_in_words_follows_the_game(browser: Browser, server: Served, game: str) -> None:
    someone = visit(browser, server.address, DESK)
    page = someone.open()
    page.goto(f"{server.address}/t/{table_with_bots(page, game, TABLES[game])}")
    person = (CaveKeys if game == "caverna" else Keys)(page)
    while person.wait() != "mine":
        person.answer(person.wait())
    words = page.locator(WORDS)
    for seat in range(1, TABLES[game]):
        expect(words).to_contain_text(f"Bot {seat + 1}")
    lying = page.locator("svg.board > g[role=img]").count()  # each card that lies is told
    expect(words.locator("li").nth(max(5, lying - 1))).to_be_attached()
    for label in page.locator(".sp, .cards .card").all():  # and what one holds, or where one may send a dwarf
        name = label.get_attribute("aria-label") or label.locator(".sr").inner_text()
        expect(words).to_contain_text(name)
    before = words.inner_text()
    # the skip link comes first of all, and shows the words to whoever follows it
    page.evaluate("document.activeElement?.blur()")
    assert words.bounding_box() == {"x": 0, "y": 0, "width": 1, "height": 1}
    person.press("Tab", "Enter")
    assert person.has_focus(WORDS)
    box = words.bounding_box()
    assert box is not None
    assert box["height"] > 300
    person.press("Tab")
    person.decide()
    page.wait_for_function("([id, was]) => document.querySelector(id).innerText !== was", arg=[WORDS, before])
    expect(page.locator("[role=log] p").first).to_be_attached()
    assert someone.troubles == []
    page.context.close()
