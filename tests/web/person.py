"""Somebody who plays in the browser by touching what is lit, and knows no rule."""

from random import Random
from typing import Final

from playwright.sync_api import Locator, Page, TimeoutError

# The lit spots whose middle nothing else covers.
IN_SIGHT: Final = """() => [...document.querySelectorAll('.spots .spot')].flatMap((spot, place) => {
  const box = spot.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top?.closest('.frame') && !top.closest('.zoom, .map') ? [place] : [];
})"""
# Until the board lies still: what was picked may make the prompt grow and the board move out of its way.
STILL: Final = """() => new Promise(done => {
  const places = () => [...document.querySelectorAll('.spots .spot')]
    .map(spot => { const { x, y } = spot.getBoundingClientRect(); return `${x} ${y}`; }).join();
  const look = (was, times) => setTimeout(() => {
    const now = places();
    if (now === was && times > 2) done(); else look(now, now === was ? times + 1 : 0);
  }, 20);
  look(places(), 0);
})"""
GLANCES: Final = 5  # how often we look for a spot that can be touched
A_MOMENT: Final = 3_000  # ms, after which a touch has missed
PATIENCE: Final = 400  # how often we look whether it is our turn


class Person:
    """Plays one seat in one page. What they choose is random, but the same every time."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page: Final = page
        self.rng: Final = Random(seed)
        self.turns = 0

    def look_at_role(self) -> None:
        start = self.page.locator("dialog.start")
        start.locator("button.pri").click()
        start.locator("button.pri").click()
        start.wait_for(state="detached")

    def state(self) -> str:
        """What the page waits for."""
        return str(
            self.page.evaluate("""() => {
              if (document.querySelector('dialog.start')) return 'role';
              if (document.querySelector('.pass button.pri')) return 'pass';
              if (document.querySelector('.prompt[data-ended]')) return 'over';
              if (document.querySelector('dialog[open]')) return 'sheet';
              if (document.querySelector('.gold .pick')) return 'gold';
              return document.querySelector('.table[data-mine]') ? 'mine' : 'wait';
            }""")
        )

    def play(self, most: int = 400) -> int:
        """Play to the end of the game; how many decisions that took."""
        for _ in range(most):
            state = self.wait()
            if state == "over":
                return self.turns
            self.answer(state)
        raise AssertionError(f"the game did not end within {most} decisions")

    def wait(self) -> str:
        for _ in range(PATIENCE):
            state = self.state()
            if state != "wait":
                return state
            self.page.wait_for_timeout(50)
        raise AssertionError(f"nothing happens: {self.page.locator('.prompt').inner_text()}")

    def answer(self, state: str) -> None:
        match state:
            case "role":
                self.look_at_role()
            case "pass":
                self.unlock()
            case "sheet":
                self.page.keyboard.press("Escape")
            case "gold":
                self.page.locator(".gold .pick").first.click()
                self.after(self.version())
            case _:
                self.decide()

    def unlock(self) -> None:
        """Hold the button of the pass screen."""
        box = self.page.locator(".pass button.pri").bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + 20, box["y"] + 20)
        self.page.mouse.down()
        self.page.wait_for_timeout(800)
        self.page.mouse.up()
        self.page.locator(".pass").wait_for(state="detached")

    def version(self) -> str:
        return self.page.locator(".table").get_attribute("data-n") or ""

    def after(self, version: str) -> None:
        """Until the table has moved on."""
        self.page.wait_for_function(
            "was => document.querySelector('.table')?.dataset.n !== was || document.querySelector('.pass')",
            arg=version,
        )
        self.turns += 1

    # --- one decision -----------------------------------------------------------------------------

    def decide(self) -> None:
        version = self.version()
        if not (self.try_card() or self.try_board() or self.try_buttons() or self.discard()):
            raise AssertionError(f"no way to decide: {self.page.locator('.prompt').inner_text()}")
        self.after(version)

    def try_card(self) -> bool:
        """A lit card, then something lit that it can be played on."""
        cards = self.page.locator(".cards .card.lit")
        order = list(range(cards.count()))
        self.rng.shuffle(order)
        for place in order[:3]:
            cards.nth(place).click()
            if self.confirm() or self.touch(self.page.locator(".players .hit")) or self.try_board():
                return True
            self.cancel()
        return False

    def try_board(self) -> bool:
        """One of the lit spots that are in sight; all of them come into sight when the board is fitted."""
        spots = self.page.locator(".spots .spot")
        for _ in range(GLANCES):
            self.page.evaluate(STILL)
            seen = self.page.evaluate(IN_SIGHT)
            if seen and self.reach(spots.nth(self.rng.choice(seen))):
                return self.confirm() or self.choose_one()
            if not spots.count():
                return False
            self.page.locator(".zoom button").nth(1).click()
        return False

    def reach(self, target: Locator) -> bool:
        """Touch it, unless the board has moved it away under the hand: then one looks again."""
        try:
            target.click(timeout=A_MOMENT)
        except TimeoutError:
            return False
        return True

    def touch(self, targets: Locator) -> bool:
        """Touch one of several things and confirm what it means."""
        count = targets.count()
        if count == 0:
            return False
        targets.nth(self.rng.randrange(count)).click()
        return self.confirm() or self.choose_one()

    def choose_one(self) -> bool:
        """Where only words tell the choices apart, they are buttons."""
        buttons = self.page.locator(".prompt button.open")
        if not buttons.count():
            return False
        buttons.first.click()
        return True

    def confirm(self) -> bool:
        primary = self.page.locator(".prompt button.pri")
        if not primary.count():
            return False
        if not self.reach(primary):
            assert not primary.count(), "the button is there, and cannot be pressed"
        return (
            True  # a button that is gone was not needed: whether the table moves on is seen by whoever waits
        )

    def cancel(self) -> None:
        while self.page.locator(".prompt button.cancel").count():
            self.page.locator(".prompt button.cancel").click()

    def try_buttons(self) -> bool:
        bare = self.page.locator(".prompt button.bare")
        if not bare.count():
            return False
        bare.first.click()
        return True

    def discard(self) -> bool:
        button = self.page.locator(".prompt button.discard")
        if not button.count():
            return False
        button.click()
        self.page.locator(".cards .card").first.click()
        return self.confirm()
