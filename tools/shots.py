"""Takes the pictures of docs/screenshots: every page and table, at both sizes, in both themes."""

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

from playwright.sync_api import Page

from tests.server.served import Served
from tests.web.browser import DESK, PHONE, ROOT, browsing, visit
from tests.web.cave import Cave
from tests.web.lobby import call, finished_table, table_with_bots
from tests.web.person import Person

SHOTS: Final = ROOT / "docs" / "screenshots"
SIZES: Final = {"phone": PHONE, "desk": DESK}
THEMES: Final[tuple[Any, ...]] = ("dark", "light")
QUALITY: Final = 80
# Seats, and decisions before the picture.
TABLES: Final = {"saboteur": (5, 4), "lost-mines": (5, 9), "dark-cave": (4, 5)}
CAVERNA: Final = (3, 14)

Scene: TypeAlias = "str | tuple[str, str]"  # what is shown now, and at which size if not at both


def pages(page: Page, address: str) -> Iterator[Scene]:
    """Every page but the tables, each opened."""
    page.wait_for_selector(".gc")
    call(page, "PATCH", "/me", {"name": "Žofie"})
    past = finished_table(page, "saboteur", 5, "easy", public=True, options={"rounds": 1})
    table_with_bots(page, "caverna", 3, "easy")
    page.goto(address)
    page.wait_for_selector(".lists time")
    yield "home"
    addresses = {"new": "/new/saboteur", "my-games": "/my", "finished": "/games", "profile": "/me"}
    for name, path in {**addresses, "about": "/about", "join": "/j/CODE"}.items():
        page.goto(address + path)
        page.wait_for_selector("main h1")
        page.wait_for_load_state("networkidle")
        yield name
    page.goto(f"{address}/nowhere/at-all")
    page.wait_for_selector("main h1")
    yield "nowhere"
    joined = call(page, "POST", "/tables", {"game": "saboteur", "seats": 5, "bots": ["easy", "easy"]})
    page.goto(f"{address}/t/{joined['table']}")
    page.wait_for_selector(".code")
    yield "waiting"
    page.goto(f"{address}/r/{past}?as=all&step=14&roles=open")
    page.wait_for_selector('.replaybar[data-step="14"]')
    yield "replay"


def paths(game: str) -> Callable[[Page, str], Iterator[Scene]]:
    """A table of path cards at the role, in mid-game, and with a card picked."""
    seats, turns = TABLES[game]

    def pictures(page: Page, address: str) -> Iterator[Scene]:
        page.goto(address)
        page.goto(f"{address}/t/{table_with_bots(page, game, seats, 'easy')}")
        page.wait_for_selector("dialog.start")
        if game == "saboteur":
            yield "role"
        person = Person(page, 3)
        while person.turns < turns or settled(person) != "mine":
            state = person.wait()
            if state == "over":
                break
            person.answer(state)
        yield game
        if page.locator(".cards .card.lit").count():
            page.locator(".cards .card.lit").first.click()
            yield f"{game}-card"

    return pictures


def caverna(page: Page, address: str) -> Iterator[Scene]:
    """Caverna in mid-game: the action board and the home, the furnishings, the score."""
    seats, turns = CAVERNA
    page.goto(address)
    page.goto(f"{address}/t/{table_with_bots(page, 'caverna', seats, 'easy')}")
    person = Cave(page, 3)
    while person.turns < turns or not page.locator(".sp.lit").count() or settled(person) != "mine":
        person.answer(person.wait())
    yield "caverna"
    resize(page, "phone")  # where the parts of the table are shown one after the other
    page.locator(".tabs button").nth(1).click()
    yield "caverna-home", "phone"
    resize(page, "phone")
    page.locator(".tabs button").nth(2).click()
    yield "caverna-furnishings", "phone"
    if not page.locator(".drawer").count():
        page.keyboard.press("f")
    yield "caverna-furnishings", "desk"
    page.keyboard.press("s")
    page.wait_for_selector("dialog[open]")
    yield "caverna-score"


def settled(person: Person) -> str:
    """What the page waits for once nothing more pops up."""
    person.page.wait_for_timeout(200)
    return person.state()


def resize(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})


def take(page: Page, name: str, size: str) -> None:
    resize(page, size)
    for theme in THEMES:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.wait_for_timeout(250)
        page.screenshot(path=SHOTS / f"{name}-{size}-{theme}.jpg", type="jpeg", quality=QUALITY)


def main() -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    for old in SHOTS.glob("*.jpg"):
        old.unlink()
    with tempfile.TemporaryDirectory() as folder, browsing() as browser:
        served = Served(Path(folder)).start()
        try:
            page = visit(browser, served.address, DESK).open()
            for part in (pages, *(paths(game) for game in TABLES), caverna):
                for scene in part(page, served.address):
                    name, sizes = (scene, tuple(SIZES)) if isinstance(scene, str) else (scene[0], scene[1:])
                    for size in sizes:
                        take(page, name, size)
                    resize(page, "desk")
        finally:
            served.stop()


if __name__ == "__main__":
    main()
