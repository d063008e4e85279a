"""Somebody who plays by the keys alone: arrows, Enter, and what things say of themselves.

They act by keys only; what they look at is where the focus is and what is offered.
"""

from typing import Final

from tests.web.cave import Cave
from tests.web.person import Person

ARROWS: Final = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
MOST_TABS: Final = 120
FOCUSED: Final = "(wanted) => !!document.activeElement?.matches(wanted)"


class Keys(Person):
    """Plays one seat of a path game without a pointer."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def has_focus(self, wanted: str) -> bool:
        return bool(self.page.evaluate(FOCUSED, wanted))

    def tab_to(self, wanted: str) -> bool:
        """Press Tab until something has the focus, if Tab reaches it at all."""
        if not self.page.locator(wanted).count():
            return False
        for _ in range(MOST_TABS):
            if self.has_focus(wanted):
                return True
            self.press("Tab")
        raise AssertionError(f"Tab never reaches {wanted}")

    def look_at_role(self) -> None:
        self.press("Enter", "Enter")  # the first button has the focus, and so has the one after it
        self.page.locator("dialog.start").wait_for(state="detached")

    def answer(self, state: str) -> None:
        if state != "gold":
            return super().answer(state)
        version = self.version()
        assert self.tab_to(".gold .pick")
        self.press("Enter")
        return self.after(version)

    def try_card(self) -> bool:
        order = list(range(self.page.locator(".cards .card").count()))
        self.rng.shuffle(order)
        for place in order[:4]:
            self.press(str(place + 1))
            if self.confirm() or self.try_board():
                return True
            self.press("Escape", "Escape")
        return False

    def try_board(self) -> bool:
        """An arrow from anywhere leads to what is lit; more of them lead on."""
        self.press("ArrowRight")
        if not self.has_focus(".spots .spot, .players .hit"):
            return False
        self.press(*self.rng.choices(ARROWS, k=self.rng.randrange(5)))
        self.press("Enter")
        return self.confirm() or self.choose_one()

    def choose_one(self) -> bool:
        return self.enter(".prompt button.open")

    def confirm(self) -> bool:
        """Enter on what is picked confirms it; else its button does."""
        if not self.page.locator(".prompt button.pri:not([disabled])").count():
            return False
        if not self.has_focus("[aria-pressed=true], body"):
            assert self.tab_to(".prompt button.pri")
        self.press("Enter")
        return True

    def try_buttons(self) -> bool:
        return self.enter(".prompt button.bare")

    def discard(self) -> bool:
        if not self.enter(".prompt button.discard"):
            return False
        self.press("1")
        return self.confirm()

    def enter(self, wanted: str) -> bool:
        """Go to a button and press it."""
        if not self.tab_to(wanted):
            return False
        self.press("Enter")
        return True


class CaveKeys(Keys, Cave):
    """Plays one seat of Caverna without a pointer."""

    decide = Cave.decide

    def touch_something(self) -> bool:
        """An arrow from anywhere leads to what can be chosen, if there is anything but buttons."""
        self.press("ArrowRight")
        if not self.has_focus(".sp, .spots .spot, .fc, .row, .part"):
            return False
        self.press(*self.rng.choices(ARROWS, k=self.rng.randrange(4)))
        if self.has_focus("[aria-disabled=true], .fc:not(.can)"):
            self.press("Escape")
            return self.enter(".sp.lit, .fc.can, .row.lit")
        self.press("Enter")
        return True

    def leave(self) -> bool:
        self.press("Escape", "Escape")
        return self.enter(".prompt button.bare")
