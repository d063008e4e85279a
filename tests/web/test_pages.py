"""The pages around the tables: what people do there, at wrong addresses too, and without a server."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from permonik.engine.catalog import GAMES
from permonik.engine.dark_cave.cards import RECONSTRUCTED
from tests.server.served import Served, served
from tests.web.browser import DESK, PHONE, Watched, visit
from tests.web.lobby import call, table_with_bots
from tests.web.person import Person


def somebody(browser: Browser, server: Served, path: str = "/", language: str = "en-GB") -> Watched:
    someone = visit(browser, server.address, PHONE, language)
    someone.open(path).wait_for_selector("main")
    return someone


def part(page: Page, name: str) -> Any:
    return page.locator(f'[data-part="{name}"]')


# --- who I am -------------------------------------------------------------------------------------


def test_a_person_moves_to_another_device_and_revokes_it_again(browser: Browser, server: Served) -> None:
    first = somebody(browser, server, "/me")
    first.page.get_by_label("Name", exact=True).fill("Anežka")
    first.page.get_by_role("button", name="Save").click()
    first.page.get_by_text("Saved.").wait_for()
    first.page.get_by_role("button", name="Make a recovery code").click()
    code = part(first.page, "device").locator(".code").inner_text()
    second = somebody(browser, server, "/me")
    second.page.get_by_label("Recovery code").fill(code.lower())
    second.page.get_by_role("button", name="Use the code").click()
    second.page.get_by_text("Welcome back: Anežka").wait_for()
    expect(second.page.get_by_label("Name", exact=True)).to_have_value("Anežka")
    first.page.reload()
    keys = part(first.page, "keys").locator("li")
    expect(keys).to_have_count(2)  # two browsers; the code is used up
    part(first.page, "keys").get_by_role("button", name="Revoke").click()
    expect(keys).to_have_count(1)
    second.page.reload()  # whose session is no more: it begins anew
    expect(second.page.get_by_label("Name", exact=True)).not_to_have_value(re.compile("^(Anežka)?$"))
    first.page.context.close()
    second.page.context.close()


def test_feeds_are_explained_and_work_with_their_password(browser: Browser, server: Served) -> None:
    someone = somebody(browser, server, "/me", "cs-CZ")
    page = someone.page
    page.get_by_role("button", name="Vytvořit heslo").click()
    password = part(page, "feeds").locator(".secret").input_value()
    user = page.get_by_label("Uživatelské jméno").input_value()
    address = page.get_by_label("Pro čtečky (Atom)").input_value()
    page.goto(server.address)
    table = table_with_bots(page, "saboteur", 3)
    page.goto(f"{server.address}/t/{table}")
    person = Person(page)
    person.look_at_role()
    assert person.wait() == "mine"
    stranger = browser.new_context(http_credentials={"username": user, "password": password})
    feed = stranger.request.get(address)
    assert feed.ok
    assert "Sabotér: jsi na tahu" in feed.text()
    link = re.search(r'href="([^"]+)"', feed.text())
    assert link is not None
    page.goto(link[1])  # where the feed points, the table is
    assert person.wait() == "mine"
    stranger.close()
    page.context.close()


def test_somebody_is_forgotten(browser: Browser, server: Served) -> None:
    someone = somebody(browser, server, "/me")
    page = someone.page
    page.get_by_label("Name", exact=True).fill("Kryšpín")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Saved.").wait_for()
    assert page.get_by_role("button", name="Forget me").is_disabled()
    page.get_by_label("I really want to be forgotten").check()
    page.get_by_role("button", name="Forget me").click()
    page.wait_for_url(f"{server.address}/")
    page.goto(f"{server.address}/me")
    expect(page.get_by_label("Name", exact=True)).not_to_have_value(re.compile("^(Kryšpín)?$"))
    page.context.close()


def test_a_name_that_cannot_be_is_refused_in_words(browser: Browser, server: Served) -> None:
    someone = somebody(browser, server, "/me", "sk-SK")
    someone.allow("status of 409")
    page = someone.page
    page.get_by_label("Meno", exact=True).fill("​")
    page.get_by_role("button", name="Uložiť").click()
    said = page.locator("main [role=alert] .warn").inner_text()
    assert " " in said
    assert "error" not in said
    page.context.close()


# --- whom I do not want to hear -------------------------------------------------------------------


def test_people_are_muted_blocked_and_reported(browser: Browser, server: Served) -> None:
    host = somebody(browser, server)
    host.page.wait_for_selector(".gc")
    call(host.page, "PATCH", "/me", {"name": "Hostitel"})
    joined = call(host.page, "POST", "/tables", {"game": "saboteur", "seats": 3, "talk": "chat"})
    guest = somebody(browser, server, f"/j/{joined['code']}")
    guest.page.get_by_role("button", name="Sit down").click()
    host.page.goto(f"{server.address}/t/{joined['table']}")
    for someone, words in ((host, "from the host"), (guest, "from the guest")):
        someone.page.get_by_label("Message").fill(words)
        someone.page.get_by_role("button", name="Send", exact=True).click()
    said = guest.page.locator(".said")
    said.get_by_text("from the host").wait_for()
    about = guest.page.get_by_role("button", name="Mute, block or report: Hostitel")
    about.click()
    guest.page.get_by_role("button", name="Mute", exact=True).click()
    expect(said.get_by_text("from the host")).to_have_count(0)
    guest.page.reload()
    said.get_by_text("from the guest").wait_for()
    expect(said.get_by_text("from the host")).to_have_count(0)  # it is remembered
    about.click()
    guest.page.get_by_role("button", name="Unmute").click()
    expect(said.get_by_text("from the host")).to_have_count(1)
    guest.page.get_by_label("What happened?").fill("Rude")
    guest.page.get_by_role("button", name="Report", exact=True).click()
    guest.page.get_by_text("Reported. Thank you.").wait_for()
    guest.page.get_by_role("button", name="Block", exact=True).click()
    guest.page.get_by_text("Blocked.").wait_for()
    guest.page.goto(f"{server.address}/me")
    blocked = part(guest.page, "blocked")
    blocked.get_by_text("Hostitel").wait_for()
    blocked.get_by_role("button", name="Unblock").click()
    blocked.get_by_text("You have blocked nobody.").wait_for()
    host.page.context.close()
    guest.page.context.close()


# --- new tables -----------------------------------------------------------------------------------


def test_two_taps_lead_into_a_game_with_bots(browser: Browser, server: Served) -> None:
    someone = somebody(browser, server)
    page = someone.page
    page.get_by_role(
        "button", name="Play with bots – Saboteur"
    ).click()  # the second tap; the first opened it
    assert Person(page).wait() == "role"
    page.context.close()


@pytest.mark.parametrize(
    ("language", "chance"), [("en-GB", "at random"), ("cs-CZ", "náhodně"), ("sk-SK", "náhodne")]
)
def test_every_option_has_a_name_and_help(
    browser: Browser, server: Served, language: str, chance: str
) -> None:
    someone = somebody(browser, server, "/new/saboteur", language)
    page = someone.page
    for game in GAMES.values():
        page.goto(f"{server.address}/new/{game.id}")
        page.locator("[data-options] .op").first.wait_for()
        offered = [option for option in game.options if option.seats is None or 4 in option.seats]
        expect(page.locator("[data-options] .op")).to_have_count(len(offered))
        said = page.locator("[data-options]").inner_text()
        assert "-option-" not in said
        assert "-help" not in said
        first = "first_player" if game.id == "caverna" else "first"
        expect(page.locator(f"#{game.id}-option-{first} option").first).to_have_text(chance)
    page.context.close()


def test_levels_of_bots_say_what_they_are(browser: Browser, server: Served) -> None:
    someone = visit(browser, server.address, PHONE)
    page = someone.page

    measured = {"level": "expert", "over": "normal", "players": 5, "counts": "wins", "games": 400}
    measured |= {"result": 0.64, "result_over": 0.36, "difference": 0.28, "low": 0.2, "high": 0.36}

    def stronger(route: Any) -> None:
        games = route.fetch().json()
        for game in games:
            game["levels"] = ["random", "easy", "normal", "expert"]
            game["strength"] = [measured]
        route.fulfill(json=games)

    page.route("**/api/games*", stronger)
    someone.open("/new/saboteur")
    page.get_by_role("combobox", name="Bots", exact=True).select_option("2")
    level = page.get_by_role("combobox", name="Level of the bots")
    expect(level).to_have_value("normal")
    page.get_by_text("Watches the others and weighs its moves.").wait_for()
    level.select_option("expert")
    page.get_by_text("Thinks ahead and guesses what is hidden. Measured with 5 players").wait_for()
    page.get_by_text("wins 64%; the level “normal” 36%.").wait_for()
    page.context.close()


def own_deck(tmp_path: Path, change: Any = None) -> Path:
    """The deck of The Dark Cave under other names."""
    content = json.loads(json.dumps(RECONSTRUCTED.content()))
    content["name"] = "own"
    for path in content["paths"]:
        path["card"] = f"own-{path['card']}"
    if change:
        change(content)
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    return file


def test_the_dark_cave_is_played_with_a_deck_of_ones_own(
    browser: Browser, server: Served, tmp_path: Path
) -> None:
    someone = somebody(browser, server, "/new/dark-cave")
    page = someone.page
    page.get_by_role("combobox", name="Bots", exact=True).select_option("3")
    page.get_by_label("Deck").set_input_files(own_deck(tmp_path))
    page.get_by_role("button", name="Create the table").click()
    page.get_by_role("button", name="Start the game").click()
    person = Person(page)
    while person.turns < 3 or person.wait() != "mine":
        person.answer(person.wait())
    expect(page.locator(".cards")).to_contain_text("own-")  # cards that only this deck has
    drawn = page.locator(".cards .card svg.face").evaluate_all(
        "all => all.map(face => face.innerHTML.length)"
    )
    assert drawn
    assert min(drawn) > 500
    page.context.close()


def test_a_wrong_deck_is_refused_in_words(browser: Browser, server: Served, tmp_path: Path) -> None:
    someone = somebody(browser, server, "/new/dark-cave", "cs-CZ")
    someone.allow("status of 409")
    page = someone.page
    deck = page.get_by_label("Balíček")
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    deck.set_input_files(broken)
    page.get_by_text("musí obsahovat JSON").wait_for()
    big = tmp_path / "big.json"
    big.write_text(json.dumps(["x" * 70_000]), encoding="utf-8")
    deck.set_input_files(big)
    page.get_by_text(re.compile("64.[kK]B")).wait_for()
    deck.set_input_files(own_deck(tmp_path, lambda content: content["paths"].pop()))
    page.get_by_role("button", name="Založit stůl").click()
    said = page.locator("[data-options] [role=alert]").inner_text()
    assert "error" not in said
    assert len(said.split()) > 4
    page.get_by_label("Veřejný stůl").check()
    expect(deck).to_have_count(0)  # among friends only
    page.context.close()


# --- addresses ------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/nonsense", "/t", "/r/", "/me/too/far", "/j/%E0%A4%A"])
def test_wrong_addresses_say_so(browser: Browser, server: Served, path: str) -> None:
    someone = visit(browser, server.address, PHONE, "cs-CZ")
    someone.allow("status of 4")
    page = someone.open(path)
    page.get_by_role("heading", name="Na této adrese nic není").wait_for()
    page.get_by_role("button", name="Domů").click()
    page.wait_for_selector(".gc")
    page.context.close()


def test_a_table_or_an_invitation_that_is_not_there_says_so(browser: Browser, server: Served) -> None:
    someone = somebody(browser, server, "/t/nosuchtable")
    someone.allow("status of 4")
    page = someone.page
    page.get_by_text("There is no such table").wait_for()
    page.goto(f"{server.address}/j/AAAAAAAAA")
    page.get_by_role("button", name="Sit down").click()
    assert len(page.get_by_role("alert").inner_text().split()) > 3
    page.goto(f"{server.address}/r/nosuchtable")
    page.get_by_text("There is no such table").wait_for()
    page.context.close()


def test_back_forward_and_reload_do_what_people_expect(browser: Browser, server: Served) -> None:
    someone = somebody(browser, server)
    page = someone.page
    page.get_by_role("link", name="New table – The Dark Cave").click()
    page.get_by_role("combobox", name="Game", exact=True).select_option("caverna")
    page.wait_for_url("**/new/caverna")
    page.go_back()
    page.wait_for_selector(".gc")
    page.go_forward()
    page.wait_for_url("**/new/caverna")
    page.reload()
    expect(page.get_by_role("combobox", name="Game", exact=True)).to_have_value("caverna")
    page.get_by_role("link", name="Permoník").click()
    page.get_by_role("button", name="Play with bots – Saboteur").click()
    person = Person(page)
    assert person.wait() == "role"
    page.go_back()
    page.wait_for_selector(".gc")
    page.locator('main li a[href^="/t/"]').first.click()  # it is among my games
    assert person.wait() == "role"
    expect(page).to_have_title(re.compile("Saboteur"))
    page.context.close()


def test_without_a_server_the_page_says_so(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path) as own:
        someone = somebody(browser, own)
        someone.allow("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")
        page = someone.page
        page.wait_for_selector(".gc")
        own.stop()
        page.get_by_role("button", name="Play with bots – Saboteur").click()
        page.get_by_text("The server does not answer. Try it again in a moment.").wait_for()
    page.context.close()


def test_the_desk_has_the_same_pages(browser: Browser, server: Served) -> None:
    someone = visit(browser, server.address, DESK)
    for path in ("/my", "/games", "/me", "/about"):
        someone.open(path).wait_for_selector("main h1")
        expect(someone.page).to_have_title(re.compile("– Permoník$"))
    someone.page.context.close()
