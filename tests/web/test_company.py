"""People at one table: three browsers, a reload in mid-turn, leaving, spectators, one device for all."""

import json
import socket
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.server.served import Served
from tests.web.browser import DESK, PHONE, Watched, visit
from tests.web.lobby import call, table_with_bots
from tests.web.person import Person


def opened(page: Page, game: str = "saboteur", seats: int = 3, **settings: object) -> tuple[str, str]:
    """A table with its host and free seats: its id and code."""
    page.wait_for_selector(".gc")
    joined = call(page, "POST", "/tables", {"game": game, "seats": seats, **settings})
    return joined["table"], joined["code"]


def updates(watched: Watched) -> list[Any]:
    """The updates that a page has received."""
    frames = [json.loads(frame) for frame in watched.received]
    return [frame for frame in frames if isinstance(frame, dict) and frame["type"] == "update"]


def gather(browser: Browser, server: Served) -> tuple[list[Watched], str]:
    """Three people at one table of Saboteur, come by the invitation, with the game begun."""
    host = visit(browser, server.address, DESK, "en-GB")
    table, code = opened(host.open(), options={"rounds": 1})
    host.page.goto(f"{server.address}/t/{table}")
    guests = [visit(browser, server.address, PHONE, "cs-CZ"), visit(browser, server.address, DESK, "sk-SK")]
    for guest in guests:
        guest.open(f"/j/{code}").locator("main button.pri").click()
        guest.page.locator("main button[aria-pressed].pri").click()  # ready
    host.page.locator("button.pri:not([disabled])", has_text="Start").click()
    for each in (host, *guests):
        each.page.wait_for_selector(".table")
    return [host, *guests], table


def test_three_browsers_a_reload_in_mid_turn_and_somebody_who_leaves(
    browser: Browser, server: Served
) -> None:
    watched, _ = gather(browser, server)
    people = [Person(each.page, number) for number, each in enumerate(watched)]
    reloaded = left = False
    for _ in range(2000):
        states = [person.state() for person in people]
        if all(state in ("over", "sheet") for state in states):
            break
        for person, state in zip(people, states, strict=True):
            if state == "mine" and not reloaded and person.turns == 2:
                person.page.locator(".cards .card.lit").first.click()
                person.page.reload()
                person.page.wait_for_selector(".table[data-mine]")
                reloaded = True
            elif state == "mine" and not left and person.turns == 3:
                address = person.page.url
                person.page.goto(f"{server.address}/about")
                person.page.goto(address)
                person.page.wait_for_selector(".table[data-mine]")
                left = True
            elif state not in ("wait", "over"):
                person.answer(state)
        people[0].page.wait_for_timeout(20)
    assert reloaded
    assert left
    for person in people:
        expect(person.page.locator(".prompt[data-ended]")).to_have_count(1)
    for each in watched:
        assert each.troubles == []
        each.page.context.close()


def test_a_role_is_seen_on_purpose_and_then_only_while_it_is_held(browser: Browser, server: Served) -> None:
    someone = visit(browser, server.address, PHONE)
    page = someone.open()
    page.goto(f"{server.address}/t/{table_with_bots(page, 'saboteur', 3)}")
    start = page.locator("dialog.start")
    start.wait_for()
    assert start.locator(".role").count() == 0
    start.locator("button.pri").click()
    expect(start.locator(".role")).to_have_count(1)
    start.locator("button.pri").click()
    assert page.locator(".role h2").count() == 0
    button = page.locator("header button.role")
    box = button.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 9, box["y"] + 9)
    page.mouse.down()
    page.locator(".peek h2").wait_for()
    page.mouse.up()
    page.locator(".peek").wait_for(state="detached")
    page.reload()
    page.wait_for_selector(".table")
    assert page.locator("dialog.start").count() == 0  # it was looked at in this round already
    page.context.close()


def test_a_spectator_sees_the_table_and_no_secret(browser: Browser, server: Served) -> None:
    player = visit(browser, server.address)
    page = player.open()
    table = table_with_bots(page, "saboteur", 3)
    page.goto(f"{server.address}/t/{table}")
    Person(page).look_at_role()
    watcher = visit(browser, server.address)
    watcher.open()
    watcher.page.wait_for_selector(".gc")
    watcher.page.goto(f"{server.address}/t/{table}")
    watcher.page.wait_for_selector(".table")
    assert watcher.page.locator(".hand, header button.role").count() == 0
    assert watcher.page.locator(".spots .spot").count() == 0
    expect(page.locator("header").get_by_text("Watching: 1")).to_have_count(1)
    for update in updates(watcher):
        assert "you" not in update["view"]
        assert "decision" not in update
    assert watcher.troubles == []
    for each in (player, watcher):
        each.page.context.close()


def test_one_device_passed_around_receives_nothing_private_while_it_is_locked(
    browser: Browser, server: Served
) -> None:
    someone = visit(browser, server.address, PHONE)
    page = someone.open()
    table, _ = opened(page, pass_around=True, options={"rounds": 1})
    for seat in (1, 2):
        call(page, "POST", f"/tables/{table}/join", {"seat": seat})
    call(page, "POST", f"/tables/{table}/start")
    someone.received.clear()
    page.goto(f"{server.address}/t/{table}")
    page.locator(".pass button.pri").wait_for()
    locked = updates(someone)
    assert locked
    assert all("you" not in update["view"] for update in locked)
    person = Person(page)
    person.unlock()
    expect(page.locator(".hand")).to_have_count(1)
    turns = 0
    for _ in range(300):
        state = person.wait()
        if state == "over":
            break
        person.answer(state)
        turns += state == "mine"
    assert turns > 20
    assert someone.troubles == []
    page.context.close()


def test_touching_the_impossible_says_why_with_its_rule(browser: Browser, server: Served) -> None:
    someone = visit(browser, server.address, DESK, "en-GB")
    page = someone.open()
    page.goto(f"{server.address}/t/{table_with_bots(page, 'saboteur', 3)}")
    person = Person(page)
    person.look_at_role()
    assert person.wait() == "mine"
    page.get_by_role("button", name="Straight").or_(page.get_by_role("button", name="Curve")).or_(
        page.get_by_role("button", name="Cross")
    ).or_(page.get_by_role("button", name="T-junction")).first.click()
    box = page.locator("main.board").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)  # far from any path
    page.locator(".toast").wait_for()
    expect(page.locator(".toast .rule")).to_contain_text("SAB-")
    assert someone.troubles == []
    page.context.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def test_the_page_comes_back_to_its_game_after_the_server_was_killed(
    browser: Browser, tmp_path: Path
) -> None:
    served = Served(tmp_path, port=free_port()).start()
    try:
        someone = visit(browser, served.address, PHONE)
        page = someone.open()
        page.goto(f"{served.address}/t/{table_with_bots(page, 'saboteur', 3, options={'rounds': 1})}")
        person = Person(page)
        while person.turns < 3 or person.wait() != "mine":
            person.answer(person.wait())
        version = person.version()
        # whatever the page asks for meanwhile is refused, and the browser says so by itself
        someone.allow("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")
        served.kill()
        page.get_by_text("Connection lost").wait_for()
        page.locator(".cards .card").first.click()  # nothing can be played meanwhile
        assert page.locator(".table[data-mine]").count() == 0
        served.start()
        page.wait_for_selector(".table[data-mine]")
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        assert person.version() == version
        while person.turns < 5:
            person.answer(person.wait())
        assert someone.troubles == []  # a broken socket is the browser's own message, and left out
        page.context.close()
    finally:
        served.stop()
