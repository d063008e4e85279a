"""A real browser: which one, and pages that notice whatever goes wrong in them."""

import os
import shutil
import subprocess
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, sync_playwright

PHONE: Final = (390, 844)
DESK: Final = (1366, 768)
FLAGS: Final = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
]


def chromium() -> str | None:
    """The browser of this machine: as told, else on the path; None if there is none."""
    told = os.environ.get("PERMONIK_CHROMIUM")
    names = ("chromium", "chromium-browser", "google-chrome")
    return told or next((found for name in names if (found := shutil.which(name))), None)


def launch(playwright: Playwright) -> Browser:
    """A browser: the machine's, else Playwright's own, else Debian's where we may install it."""
    if path := chromium():
        return playwright.chromium.launch(executable_path=path, args=FLAGS)
    try:
        return playwright.chromium.launch(args=FLAGS)
    except Error:
        pass  # it was never downloaded
    if os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "-q", "chromium"], capture_output=True, check=False)
        if path := chromium():
            return playwright.chromium.launch(executable_path=path, args=FLAGS)
    pytest.fail("no browser: install Chromium or set PERMONIK_CHROMIUM", pytrace=False)


@contextmanager
def browsing() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        try:
            yield browser
        finally:
            browser.close()


class Watched:
    """A page whose console, policy and requests are watched. Every test asserts that nothing was wrong."""

    everybody: ClassVar[list["Watched"]] = []

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.address = address
        self.page: Final[Page] = context.new_page()
        self.troubles: list[str] = []
        self.allowed: list[str] = []
        self.everybody.append(self)
        self.received: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self._noticed(f"error: {error}"))
        self.page.on("request", self._request)
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._frame))

    def _console(self, message: Any) -> None:
        # a broken socket is told by the browser itself, whatever the page does about it
        if message.type in ("error", "warning") and "WebSocket connection" not in message.text:
            self._noticed(f"console: {message.text}")

    def _noticed(self, trouble: str) -> None:
        if not any(part in trouble for part in self.allowed):
            self.troubles.append(trouble)

    def allow(self, *parts: str) -> None:
        """What a browser says of an answer that the test provokes: browsers report every refusal."""
        self.allowed += parts

    def _request(self, request: Any) -> None:
        if urlsplit(request.url).netloc != urlsplit(self.address).netloc:
            self._noticed(f"foreign request: {request.url}")

    def _frame(self, payload: Any) -> None:
        self.received.append(payload if isinstance(payload, str) else zlib.decompress(payload).decode())

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page


def visit(
    browser: Browser,
    address: str,
    size: tuple[int, int] = DESK,
    language: str = "en-GB",
    theme: Any = "dark",
    **more: Any,
) -> Watched:
    """A new person with a browser of their own."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        color_scheme=theme,
        has_touch=size == PHONE,
        reduced_motion="reduce",
        **more,
    )
    context.set_default_timeout(15_000)
    return Watched(context, address)


def speaking(language: str) -> str:
    """A script that makes the page speak a language, whatever the browser wishes."""
    return f"localStorage.setItem('permonik', JSON.stringify({{language: '{language}'}}))"


ROOT: Final = Path(__file__).parent.parent.parent
