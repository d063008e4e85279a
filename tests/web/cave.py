"""Somebody who plays Caverna in the browser by touching what is lit, and knows no rule."""

from typing import Final

from tests.web.person import Person

MOST_TOUCHES: Final = 6  # for one decision: a part of it, a place, a turn, and yes
# What can be touched now, in the order in which a person looks for it.
LIT: Final = (".sp.lit", ".spots .spot", ".fc.can", ".row.lit", ".parts .part")


class Cave(Person):
    """Plays one seat of Caverna. What they choose is random, but the same every time."""

    def decide(self) -> None:
        version = self.version()
        for _ in range(MOST_TOUCHES):
            if self.confirm():
                return self.after(version)
            if not self.touch_something():
                break
        else:
            raise AssertionError(f"cannot make up one's mind: {self.page.locator('.prompt').inner_text()}")
        if not self.leave():
            raise AssertionError(f"no way to decide: {self.page.locator('.prompt').inner_text()}")
        return self.after(version)

    def touch_something(self) -> bool:
        """One of the things that are lit, if there are any."""
        parts = self.page.locator(".parts .part")
        if parts.count() and not self.page.locator(".parts [aria-pressed=true]").count():
            parts.nth(self.rng.randrange(parts.count())).click()
            return True
        for lit in LIT[:-1]:
            targets = self.page.locator(lit).filter(visible=True)
            if count := targets.count():
                targets.nth(self.rng.randrange(min(count, 40))).click(position={"x": 20, "y": 20})
                return True
        return False

    def leave(self) -> bool:
        """A button that ends the matter: the last one, since exchanges come before it."""
        self.cancel()
        bare = self.page.locator(".prompt button.bare")
        if not bare.count():
            return False
        bare.last.click()
        return True
