"""For everybody: axe in both themes, the keyboard alone, a language of double length, text at 200 %."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from permonik.engine.catalog import GAMES
from tests.server.served import Served
from tests.web.browser import DESK, PHONE, ROOT, speaking, visit
from tests.web.lobby import call, finished_table, table_with_bots
from tests.web.person import STILL, Person

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
PATHS = {"saboteur": 3, "lost-mines": 3, "dark-cave": 3}
TABLES = {**PATHS, "caverna": 2}

# Visible text that leaves the page, or is cut off where nothing scrolls. Names may end in an ellipsis, and
# what lies on a board is moved and zoomed.
LOST = """() => {
  const found = new Set();
  const free = (node) => node.closest('.sr, .words:not(:focus), .frame, .skip, .ell, option, script, style');
  const seen = (node) => node.checkVisibility({visibilityProperty: true, opacityProperty: true});
  /** The window through which an element is seen: up to the first thing that scrolls, in each direction. */
  const window_ = (element) => {
    const pane = {left: 0, right: innerWidth, top: -Infinity, bottom: Infinity};
    let [across, down] = [true, true];
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const {overflowX, overflowY, position} = getComputedStyle(at), edge = at.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX) && across) {
        across = false;
        Object.assign(pane, {left: -Infinity, right: Infinity});
      }
      if (/auto|scroll/.test(overflowY)) down = false;
      if (/hidden|clip/.test(overflowX) && across)
        pane.left = Math.max(pane.left, edge.left), pane.right = Math.min(pane.right, edge.right);
      if (/hidden|clip/.test(overflowY) && down)
        pane.top = Math.max(pane.top, edge.top), pane.bottom = Math.min(pane.bottom, edge.bottom);
      if (position === 'fixed') break;
    }
    return pane;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node; (node = walker.nextNode()); ) {
    const text = node.textContent.trim(), parent = node.parentElement;
    if (!text || !seen(parent) || free(parent)) continue;
    const pane = window_(parent);
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const middle = (box.top + box.bottom) / 2;
      const beside = box.left < pane.left - 2 || box.right > pane.right + 2;
      const cut = beside || middle < pane.top || middle > pane.bottom;
      if (box.width > 2 && cut) found.add(text);
    }
  }
  const wide = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
  const over = wide.map((each) => each.scrollWidth - each.clientWidth).filter((width) => width > 0);
  return [...found, ...over.map((width) => `too wide by ${width}`)];
}"""
# Visible texts that hold a word which the stretched language does not: they were not taken from the files.
# Names of people and devices, dates, codes and addresses are not from the files; "and" is the browser's own.
FOREIGN = """() => {
  const names = /^(Permoník|[\\p{Lu}\\d -]+)$/u;
  const stretched = (word) => {
    const half = word.length / 2;
    return word === 'and' || word.slice(0, half).toLowerCase() === word.slice(half).toLowerCase();
  };
  const foreign = (text) =>
    !names.test(text) && (text.match(/\\p{L}{3,}/gu) ?? []).some((word) => !stretched(word));
  const free = (node) => node.closest('script, style, kbd, time, .who, .device, .person, body [lang]');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node; (node = walker.nextNode()); ) {
    const text = node.textContent.trim(), parent = node.parentElement;
    const shown = parent.closest('select') ?? parent;
    if (text && shown.checkVisibility() && !free(parent) && foreign(text)) found.push(text);
  }
  for (const name of ['aria-label', 'placeholder', 'title'])
    for (const node of document.querySelectorAll(`[${name}]`))
      if (node.checkVisibility() && foreign(node.getAttribute(name)))
        found.push(`${name}: ${node.getAttribute(name)}`);
  return found;
}"""


def audit(page: Page) -> list[str]:
    """What axe finds wrong with the page as it is now."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = page.evaluate(
        "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
        ".map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.html.slice(0, 160)).join(' | '))"
    )
    return list(found)


@pytest.fixture(scope="module")
def past(browser: Browser, server: Served) -> str:
    """A finished public game, for everybody to replay."""
    page = visit(browser, server.address).open()
    page.wait_for_selector(".gc")
    call(page, "PATCH", "/me", {"name": "Nana"})  # a name that looks stretched already
    table = finished_table(page, "saboteur", 3, public=True, options={"rounds": 1})
    page.context.close()
    return table


def places(page: Page, server: Served, past: str) -> Iterator[str]:
    """Every page but the tables, each opened."""
    page.wait_for_selector(".gc")
    yield "home"
    for game in GAMES:
        page.goto(f"{server.address}/new/{game}")
        page.wait_for_selector("[data-options] label")
        page.locator("select").nth(2).select_option("1")  # with a bot its level can be chosen
        yield f"new {game}"
    for path in ("/me", "/about", "/j/NONE", "/my", "/games"):
        page.goto(server.address + path)
        page.wait_for_selector("main h1")
        page.wait_for_load_state("networkidle")
        yield path
    page.goto(f"{server.address}/me/nowhere")
    page.wait_for_selector("main h1")
    yield "nowhere"
    page.goto(f"{server.address}/r/{past}?as=all&roles=open&step=8")
    page.wait_for_selector('.replaybar[data-step="8"]')
    yield "replay"
    page.locator(".steps .bot").click()
    page.locator('[data-opinion="ready"] details').wait_for(timeout=60_000)  # it is thought of last
    page.locator(".opinion summary").click()
    yield "a bot's opinion"
    page.locator(".eyes button").click()
    yield "more about a replay"
    page.goto(f"{server.address}/r/nosuchtable")
    page.wait_for_selector("main [role=alert]")
    yield "no replay"
    joined = call(page, "POST", "/tables", {"game": "saboteur", "seats": 4, "bots": ["easy"], "talk": "chat"})
    page.goto(f"{server.address}/t/{joined['table']}")
    page.wait_for_selector(".code")
    yield "invitation"
    page.locator("header button.ghost.sq").click()
    yield "preferences"


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_on_the_pages(browser: Browser, server: Served, past: str, theme: str) -> None:
    someone = visit(browser, server.address, PHONE if theme == "dark" else DESK, "cs-CZ", theme)
    someone.allow("status of 404")
    page = someone.open()
    wrong = {place: audit(page) for place in places(page, server, past)}
    assert {place: found for place, found in wrong.items() if found} == {}
    page.context.close()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("game", PATHS)
def test_axe_finds_nothing_at_the_tables(browser: Browser, server: Served, game: str, theme: str) -> None:
    someone = visit(browser, server.address, PHONE if theme == "dark" else DESK, "en-GB", theme)
    page = someone.open()
    page.goto(f"{server.address}/t/{table_with_bots(page, game, TABLES[game])}")
    page.wait_for_selector("dialog.start")
    wrong = {"role": audit(page)}
    person = Person(page)
    while person.wait() != "mine" or person.turns < 2:
        person.answer(person.wait())
    wrong["turn"] = audit(page)
    page.locator(".cards .card").first.click()
    wrong["card"] = audit(page)
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    wrong["moves"] = audit(page)
    assert {place: found for place, found in wrong.items() if found} == {}
    page.context.close()


def test_a_whole_game_of_saboteur_by_keyboard_alone(browser: Browser, server: Served) -> None:
    someone = visit(browser, server.address, DESK)
    page = someone.open()
    page.goto(f"{server.address}/t/{table_with_bots(page, 'saboteur', 3, options={'rounds': 1})}")
    person = Person(page)
    for _ in range(400):
        state = person.wait()
        if state == "over":
            break
        version = page.locator(".table").get_attribute("data-n") if page.locator(".table").count() else ""
        if state == "role":
            page.keyboard.press("Enter")  # the first button has the focus
            page.keyboard.press("Enter")
            page.locator("dialog.start").wait_for(state="detached")
        elif state == "sheet":
            page.keyboard.press("Escape")
        elif state == "gold":
            page.get_by_role("button", name="Take").first.focus()
            page.keyboard.press("Enter")
            person.after(version or "")
        else:
            by_list(page)
            person.after(version or "")
    expect(page.locator(".prompt[data-ended]")).to_have_count(1)
    assert person.turns > 5
    page.context.close()


def by_list(page: Page) -> None:
    """The first move of the list of all moves, by its keys."""
    page.keyboard.press("l")
    page.locator("dialog input[type=search]").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def test_arrows_reach_what_is_lit(browser: Browser, server: Served) -> None:
    someone = visit(browser, server.address, DESK)
    page = someone.open()
    page.goto(f"{server.address}/t/{table_with_bots(page, 'saboteur', 3)}")
    person = Person(page)
    person.look_at_role()
    assert person.wait() == "mine"
    for key in range(1, 7):
        page.keyboard.press(str(key))
        page.evaluate(STILL)
        if page.locator(".spots .spot.cell").count() > 1:
            break
        page.keyboard.press("Escape")
    page.locator(".spots .spot[tabindex='0']").focus()
    reached = {page.evaluate("document.activeElement.dataset.spot")}
    for arrow in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft") * 3:
        page.keyboard.press(arrow)
        reached.add(page.evaluate("document.activeElement.dataset.spot"))
    assert len(reached) > 1
    version = person.version()
    page.keyboard.press("Enter")  # pick
    page.locator(".prompt button.pri").wait_for()
    page.locator(".prompt button.pri").focus()
    page.keyboard.press("Enter")
    person.after(version)
    page.context.close()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_in_caverna(browser: Browser, server: Served, theme: str) -> None:
    page = visit(browser, server.address, PHONE if theme == "dark" else DESK, "en-GB", theme).open()
    page.goto(f"{server.address}/t/{table_with_bots(page, 'caverna', 2)}")
    page.wait_for_selector(".table[data-mine]")
    wrong = {part: audit(page) for part in caverna_parts(page)}
    assert {place: found for place, found in wrong.items() if found} == {}
    page.context.close()


def caverna_parts(page: Page) -> Iterator[str]:
    """What can be looked at in Caverna: on a phone one after the other, on a desk most of it at once."""
    tabs = page.locator(".tabs button")
    for place in range(tabs.count()):
        tabs.nth(place).click()
        yield f"tab {place}"
    if not tabs.count():
        yield "table"
        page.keyboard.press("f")
        yield "furnishings"
        page.keyboard.press("f")
    page.keyboard.press("s")
    yield "score"
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    yield "moves"
    page.keyboard.press("Escape")


def said_wrong(page: Page) -> list[str]:
    """What is not from the files, and what does not fit."""
    return [*page.evaluate(FOREIGN), *(f"lost: {text}" for text in page.evaluate(LOST))]


def stretched(browser: Browser, server: Served) -> Page:
    """Somebody with a phone whose page speaks a language of double length."""
    someone = visit(browser, server.address, PHONE)
    someone.allow("status of 404")
    someone.page.context.add_init_script(speaking("pseudo"))
    page = someone.open()
    page.wait_for_selector(".gc")
    call(page, "PATCH", "/me", {"name": "Nana"})
    page.goto(server.address)
    return page


def test_pages_in_a_language_of_double_length_leave_nothing_out_and_nothing_overflows(
    browser: Browser, server: Served, past: str
) -> None:
    page = stretched(browser, server)
    wrong = {place: said_wrong(page) for place in places(page, server, past)}
    assert {place: found for place, found in wrong.items() if found} == {}
    page.context.close()


@pytest.mark.parametrize("game", PATHS)
def test_tables_in_a_language_of_double_length(browser: Browser, server: Served, game: str) -> None:
    page = stretched(browser, server)
    page.goto(f"{server.address}/t/{table_with_bots(page, game, PATHS[game])}")
    person = Person(page)
    assert person.wait() == "role"
    wrong = {"role": said_wrong(page)}
    while person.turns < 1 or person.wait() != "mine":
        person.answer(person.wait())
    wrong["turn"] = said_wrong(page)
    if page.locator(".cards .card.lit").count():
        page.locator(".cards .card.lit").first.click()
        wrong["card"] = said_wrong(page)
        page.keyboard.press("Escape")
    for tab in range(page.locator(".tabs button").count()):
        if page.locator(".tabs button").nth(tab).is_enabled():
            page.locator(".tabs button").nth(tab).click()
            wrong[f"tab {tab}"] = said_wrong(page)
            page.keyboard.press("Escape")
    assert {place: found for place, found in wrong.items() if found} == {}
    page.context.close()


def test_caverna_in_a_language_of_double_length(browser: Browser, server: Served) -> None:
    page = stretched(browser, server)
    page.goto(f"{server.address}/t/{table_with_bots(page, 'caverna', TABLES['caverna'])}")
    page.wait_for_selector(".table[data-mine]")
    wrong = {part: said_wrong(page) for part in caverna_parts(page)}
    assert {place: found for place, found in wrong.items() if found} == {}
    page.context.close()


def test_text_of_double_size_loses_nothing(browser: Browser, server: Served, past: str) -> None:
    someone = visit(browser, server.address, PHONE, "cs-CZ")
    someone.allow("status of 404")
    page = someone.open()
    wrong = {}
    for place in places(page, server, past):
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        page.wait_for_timeout(100)
        wrong[place] = page.evaluate(LOST)
        page.evaluate("document.documentElement.style.fontSize = ''")
    assert {place: found for place, found in wrong.items() if found} == {}
    page.context.close()
