"""Games of the past in the browser: step by step, with anybody's eyes, at addresses to share."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.server.served import Served
from tests.web.browser import DESK, PHONE, Watched, visit
from tests.web.lobby import call, finished_table, table_with_bots
from tests.web.person import Person


def somebody(browser: Browser, server: Served, size: tuple[int, int] = DESK) -> Watched:
    someone = visit(browser, server.address, size)
    someone.open().wait_for_selector(".gc")
    return someone


def at_step(page: Page, step: int) -> None:
    expect(page.locator(f'.replaybar[data-step="{step}"]')).to_be_visible()


def steps(page: Page) -> int:
    return int(page.locator(".replaybar").get_attribute("data-steps") or 0)


def test_a_replay_goes_forwards_backwards_and_anywhere(browser: Browser, server: Served) -> None:
    someone = somebody(browser, server)
    page = someone.page
    table = finished_table(page, "saboteur", 3, options={"rounds": 2})
    page.goto(f"{server.address}/r/{table}")
    at_step(page, 0)
    last = steps(page)
    assert last > 20
    cards = page.locator(".frame g[role=img]")
    bare = cards.count()
    page.get_by_role("button", name="One step forward").click()
    at_step(page, 1)
    page.keyboard.press("ArrowRight")
    at_step(page, 2)
    page.keyboard.press("ArrowLeft")
    at_step(page, 1)
    page.get_by_role("button", name="To the next round").click()
    page.wait_for_function("() => Number(document.querySelector('.replaybar').dataset.step) > 1")
    expect(page.locator(".top")).to_contain_text("round 2 of 2")
    round_two = page.locator(".replaybar").get_attribute("data-step")
    page.get_by_role("slider").fill(str(last))
    at_step(page, last)
    expect(page.locator(".prompt[data-ended]")).to_have_count(1)
    assert cards.count() > bare
    page.get_by_role("button", name="To the beginning").click()
    at_step(page, 0)
    page.get_by_role("button", name="Play", exact=True).click()
    at_step(page, 2)
    page.get_by_role("button", name="Stop").click()
    # the address holds what is shown: whoever opens it sees the same
    page.get_by_role("slider").fill(str(round_two))
    page.wait_for_url(f"**/r/{table}?as=all&step={round_two}")
    page.reload()
    at_step(page, int(str(round_two)))
    expect(page.locator(".top")).to_contain_text("round 2 of 2")
    page.context.close()


def test_roles_wait_for_the_end_unless_somebody_wants_them(browser: Browser, server: Served) -> None:
    someone = somebody(browser, server)
    page = someone.page
    table = finished_table(page, "saboteur", 4, options={"rounds": 2})
    page.goto(f"{server.address}/r/{table}?as=all&step=1")
    at_step(page, 1)
    expect(page.locator(".hand .card")).to_have_count(6)  # of whoever is to play
    told = page.locator(".players").inner_text() + page.locator(".logp").inner_text()
    assert "miner" not in told
    assert "saboteur" not in told
    page.get_by_role("button", name="To the next round").click()
    page.wait_for_function("() => Number(document.querySelector('.replaybar').dataset.step) > 1")
    dealt = page.locator(".logp").get_by_text("is dealt a role")
    expect(dealt).to_have_count(0)
    page.get_by_role("button", name="More about this game").click()
    page.get_by_label("Keep the roles for the end").uncheck()
    page.keyboard.press("Escape")
    expect(dealt).to_have_count(4)
    expect(page.locator(".players .known")).to_have_count(4)
    page.get_by_label("With whose eyes").select_option("2")
    expect(page.locator(".players .known")).to_have_count(1)
    page.get_by_label("With whose eyes").select_option("public")
    expect(page.locator(".players .known")).to_have_count(0)
    expect(page.locator(".hand")).to_have_count(0)
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".players .known")).to_have_count(4)
    page.context.close()


@pytest.mark.parametrize("game", ["lost-mines", "dark-cave", "caverna"])
def test_every_game_is_replayed_at_its_own_table(browser: Browser, server: Served, game: str) -> None:
    someone = somebody(browser, server, PHONE)
    page = someone.page
    seats = 2 if game == "caverna" else 3
    options = {"rounds": 1} if game == "lost-mines" else {}
    table = finished_table(page, game, seats, options=options)
    page.goto(f"{server.address}/r/{table}?as=all&roles=open&step=9")
    at_step(page, 9)
    for viewer in ("public", "0", str(seats - 1), "all"):
        page.get_by_label("With whose eyes").select_option(viewer)
        page.get_by_role("button", name="One step forward").click()
    at_step(page, 13)
    page.get_by_role("button", name="To the end").click()
    at_step(page, steps(page))
    page.context.close()


THOUGHT = 60_000  # ms; bots explain a game when nothing else is to be done


def thought(page: Page) -> Any:
    """What a bot thought of the game, when the page has it."""
    expect(page.locator('[data-opinion="ready"]')).to_be_visible(timeout=THOUGHT)
    path = page.url.split("/r/")[1].split("?")[0]
    return call(page, "GET", f"/tables/{path}/explanation")["steps"]


def not_yet(page: Page, times: int) -> list[str]:
    """The server answers so many times that it is not ready; what is asked, as it is asked."""
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) <= times:
            route.fulfill(json={"ready": False})
        else:
            route.continue_()

    page.route("**/explanation?*", answer)
    return asked


def test_a_bots_opinion_is_waited_for_and_shown_beside_each_step(browser: Browser, server: Served) -> None:
    someone = somebody(browser, server)
    page = someone.page
    table = finished_table(page, "saboteur", 4, options={"rounds": 2})
    asked = not_yet(page, 2)
    page.goto(f"{server.address}/r/{table}?as=all&step=4")
    at_step(page, 4)
    opinion = page.locator(".opinion")
    expect(opinion).to_have_count(0)
    page.get_by_role("button", name="A bot’s opinion").click()
    expect(opinion).to_contain_text("The bot is thinking this game over.")
    found = thought(page)
    times = len(asked)
    assert times > 2
    expect(opinion.locator(".move").first).to_have_text(found[4]["advice"]["says"])
    # guesses tell the role of who guesses, so they wait for whoever wants them
    expect(opinion.locator("table")).to_have_count(0)
    opinion.get_by_role("button", name="Show the roles").click()
    guesses = opinion.locator(".beliefs tbody tr")
    expect(guesses).to_have_count(3)  # of everybody else
    expect(guesses.locator(".so")).to_have_count(3)
    expect(guesses.first).to_contain_text("%")
    # a touch on the plot goes there, and so does its table
    plot = opinion.get_by_role("img", name="Through the game: saboteur")
    width = (plot.bounding_box() or {"width": 0})["width"]
    plot.click(position={"x": width - 40, "y": 60})
    page.wait_for_function("() => Number(document.querySelector('.replaybar').dataset.step) > 20")
    opinion.get_by_text("The plot in numbers").click()
    opinion.get_by_role("button", name="7", exact=True).click()
    at_step(page, 7)
    expect(opinion.locator(".move").first).to_have_text(found[7]["advice"]["says"])
    other = next(n for n, s in enumerate(found) if n > 7 and s["advice"]["text"] != s["played"]["text"])
    opinion.get_by_role("button", name="To the next difference").click()
    at_step(page, other)
    expect(opinion.locator(".move").last).to_have_text(found[other]["played"]["says"])
    assert len(asked) == times  # it is not asked for again
    # the address holds it
    page.wait_for_url(f"**step={other}&roles=open&bot=open")
    page.reload()
    at_step(page, other)
    expect(guesses).to_have_count(3)
    # one seat's eyes see its guesses at every step, but neither the truth nor another hand
    mover = found[other]["seat"]
    for seat in range(4):
        eyes = page.get_by_label("With whose eyes")
        name = eyes.locator(f'option[value="{seat}"]').inner_text()
        eyes.select_option(str(seat))
        expect(opinion.locator(".beliefs")).to_contain_text(f"in the place of {name} guesses")
        expect(opinion.locator(".move")).to_have_count(2 if seat == mover else 0)
        expect(opinion.locator(".so")).to_have_count(0)
    page.get_by_label("With whose eyes").select_option("public")
    expect(opinion.locator("table, .move")).to_have_count(0)
    page.get_by_role("button", name="To the end").click()
    expect(opinion).to_contain_text("The game is over.")
    assert len(asked) == times + 1  # but when the page was loaded anew
    opinion.get_by_role("button", name="Close").click()
    expect(opinion).to_have_count(0)
    page.context.close()


def test_without_hidden_roles_a_bot_only_says_what_it_would_play(browser: Browser, server: Served) -> None:
    someone = somebody(browser, server, PHONE)
    page = someone.page
    table = finished_table(page, "caverna", 2)
    page.goto(f"{server.address}/r/{table}?as=public&step=5&bot=open")
    found = thought(page)
    expect(page.locator(".opinion .move").first).to_have_text(found[5]["advice"]["says"])
    expect(page.locator(".opinion").locator("table, [data-plot]")).to_have_count(0)
    page.context.close()


def test_finished_public_games_are_found_replayed_and_played_again(browser: Browser, server: Served) -> None:
    host = somebody(browser, server)
    name = call(host.page, "PATCH", "/me", {"name": "Rosalinda"})["name"]
    table = finished_table(host.page, "saboteur", 3, public=True, options={"rounds": 1})
    private = finished_table(host.page, "saboteur", 3, options={"rounds": 1})
    guest = somebody(browser, server, PHONE)
    page = guest.page
    page.get_by_role("link", name="Finished games").click()
    page.get_by_label("Player").fill(name)
    page.get_by_label("Game").select_option("saboteur")  # looks at once
    page.wait_for_url("**/games?game=saboteur&player=Rosalinda")
    expect(page.locator("main li a")).to_have_count(1)
    page.get_by_label("Day").fill("1999-12-31")
    page.get_by_role("button", name="Find").click()
    page.get_by_text("No finished game matches that.").wait_for()
    page.go_back()
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url(f"**/r/{table}**")
    at_step(page, 0)
    page.get_by_role("button", name="More about this game").click()
    with page.expect_download() as downloaded:
        page.get_by_role("link", name="Download the record").click()
    record = downloaded.value.path().read_text(encoding="utf-8").splitlines()
    assert json.loads(record[0])["game"] == "saboteur"
    page.get_by_role("button", name="Play the same deal again").click()
    page.wait_for_selector("main .code")  # a table of one's own, where others can be invited
    guest.allow("status of 4")
    page.goto(f"{server.address}/r/{private}")
    page.get_by_role("alert").wait_for()
    assert page.locator(".replaybar").count() == 0
    page.context.close()
    host.page.context.close()


def test_an_answer_that_comes_late_does_not_replace_a_later_one(browser: Browser, server: Served) -> None:
    host = somebody(browser, server)
    finished_table(host.page, "saboteur", 3, public=True, options={"rounds": 1})
    page = somebody(browser, server).page
    held: list[Route] = []
    page.route("**/finished?page=0", lambda route: held.append(route))
    page.get_by_role("link", name="Finished games").click()
    page.get_by_label("Day").fill("1999-12-31")
    page.get_by_role("button", name="Find").click()
    nothing = page.get_by_text("No finished game matches that.")
    nothing.wait_for()
    with page.expect_response("**/finished?page=0"):
        held[0].continue_()
    page.wait_for_timeout(200)  # as long as a page needs to draw what it should not
    expect(nothing).to_be_visible()
    page.context.close()
    host.page.context.close()


def test_the_own_seat_looks_back_at_a_game_that_goes_on(browser: Browser, server: Served) -> None:
    someone = somebody(browser, server)
    page = someone.page
    table = table_with_bots(page, "saboteur", 3)
    page.goto(f"{server.address}/t/{table}")
    person = Person(page)
    while person.turns < 2 or person.wait() != "mine":
        person.answer(person.wait())
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="Look back at the game so far").click()
    page.wait_for_url(f"**/r/{table}?as=0**")
    page.locator(".replaybar").wait_for()
    at_step(page, steps(page))
    eyes = page.get_by_label("With whose eyes")
    expect(eyes.locator("option")).to_have_count(2)  # oneself and everybody
    expect(page.get_by_role("button", name="A bot’s opinion")).to_have_count(0)  # nothing before the end
    page.get_by_role("button", name="More about this game").click()
    page.get_by_role("button", name="Back to the table").click()
    page.wait_for_url(f"**/t/{table}")
    expect(page.locator("dialog[open]")).to_have_count(0)  # the page before stays until the next one is there
    assert person.wait() == "mine"
    page.context.close()


def test_my_games_come_in_pages(browser: Browser, server: Served) -> None:
    someone = somebody(browser, server)
    page = someone.page
    for _ in range(21):
        call(page, "POST", "/tables", {"game": "saboteur", "seats": 3})
    mine = table_with_bots(page, "saboteur", 3)
    page.goto(f"{server.address}/t/{mine}")
    assert Person(page).wait() == "role"
    page.goto(f"{server.address}/my")
    page.locator("main li").nth(19).wait_for()
    page.get_by_role("link", name="Older").click()
    page.wait_for_url("**/my?page=1")
    expect(page.locator("main li")).to_have_count(2)
    page.get_by_role("link", name="Newer").click()
    expect(page.locator("main li")).to_have_count(20)
    page.context.close()
