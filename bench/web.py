"""How much the client loads and how smoothly it moves, in a real browser; figures for docs/performance.md.

python -m bench.web [loads] [moves] [panning]
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page

from tests.server.served import Served
from tests.web.browser import DESK, PHONE, browsing, visit
from tests.web.cave import Cave
from tests.web.lobby import table_with_bots
from tests.web.person import Person

SLOWER: Final = 4
TURNS: Final = 20
PACE: Final = 0.25  # bots wait a little, so that their moves are not drawn together with one's own
# Game, seats, and who plays it.
TABLES: Final[tuple[tuple[str, int, type[Person]], ...]] = (
    ("saboteur", 3, Person),
    ("lost-mines", 3, Person),
    ("dark-cave", 3, Person),
    ("caverna", 2, Cave),
    ("caverna", 7, Cave),
)
# From the arrival of the update that answers one's own act to the frame that shows it: the frame's callback
# runs before it is drawn, and a message sent from there comes back when it is.
WATCH: Final = """() => {
  window.drawn = [];
  let acted = false;
  const shown = () => document.querySelector('.table')?.dataset.n;
  const painted = (was, then) => requestAnimationFrame(() => {
    if (shown() === was) return painted(was, then); // a packed update is unpacked in the background
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => then(performance.now());
    port2.postMessage(null);
  });
  // listens before the page does
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener('message', event => {
        const long = typeof event.data !== 'string'; // only an update comes packed
        if (!acted || !(long || event.data.includes('"type":"update"'))) return;
        acted = false;
        const came = performance.now();
        painted(shown(), now => window.drawn.push(now - came));
      });
    }
    send(data) {
      if (String(data).includes('"type":"act"')) acted = true;
      super.send(data);
    }
  };
}"""
FRAMES: Final = """() => { window.frames_ = []; let last = performance.now();
  const step = now => { window.frames_.push(now - last); last = now;
    window.frame_ = requestAnimationFrame(step); };
  window.frame_ = requestAnimationFrame(step); }"""


class Scale:
    """Bytes that came over the wire, by kind."""

    def __init__(self, page: Page) -> None:
        self.session: Final[CDPSession] = page.context.new_cdp_session(page)
        self.kinds: dict[str, str] = {}
        self.bytes: dict[str, float] = {}
        self.session.send("Network.enable")
        self.session.on("Network.responseReceived", self._answer)
        self.session.on("Network.loadingFinished", self._done)

    def _answer(self, event: Any) -> None:
        self.kinds[event["requestId"]] = event["type"]

    def _done(self, event: Any) -> None:
        kind = self.kinds.get(event["requestId"], "Other")
        self.bytes[kind] = self.bytes.get(kind, 0) + event["encodedDataLength"]

    def take(self) -> dict[str, float]:
        taken, self.bytes = self.bytes, {}
        return taken


def say(name: str, value: float, unit: str, most: float) -> None:
    print(f"{name:<58} {value:8.1f} {unit:<3} (at most {most:g}){'' if value <= most else '  TOO MUCH'}")


def loads(browser: Browser, address: str) -> None:
    someone = visit(browser, address, PHONE, "cs-CZ")
    scale = Scale(someone.page)
    page = someone.open()
    page.wait_for_selector(".gc")
    page.wait_for_load_state("networkidle")
    first = scale.take()
    say("first load, all of it", sum(first.values()) / 1024, "KB", 320)
    say("first load, JavaScript", first.get("Script", 0) / 1024, "KB", 120)
    for game, seats in (("saboteur", 3), ("lost-mines", 3), ("dark-cave", 2), ("caverna", 2)):
        again = visit(browser, address, PHONE, "cs-CZ")
        more = Scale(again.page)
        page = again.open()
        table = table_with_bots(page, game, seats)
        page.wait_for_load_state("networkidle")
        more.take()
        page.goto(f"{address}/t/{table}")
        page.wait_for_load_state("networkidle")
        say(f"{game}: code loaded with its table", more.take().get("Script", 0) / 1024, "KB", 60)
        page.context.close()
    someone.page.context.close()


def moves(browser: Browser, address: str) -> None:
    for game, seats, player in TABLES:
        someone = visit(browser, address, DESK)
        page = someone.open()
        table = table_with_bots(page, game, seats)
        page.add_init_script(f"({WATCH})()")
        page.goto(f"{address}/t/{table}")
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        person = player(page)
        while person.turns < TURNS and person.wait() != "over":
            person.answer(person.wait())
        times = sorted(page.evaluate("window.drawn"))
        name = f"{game} of {seats}: own move to its picture, CPU {SLOWER}x slower"
        say(f"{name}, median", times[len(times) // 2], "ms", 100)
        say(f"{name}, p95 of {len(times)}", times[int(len(times) * 0.95)], "ms", 100)
        page.context.close()


def panning(browser: Browser, address: str) -> None:
    someone = visit(browser, address, DESK)
    page = someone.open()
    page.goto(f"{address}/t/{table_with_bots(page, 'saboteur', 10, 'easy', options={'rounds': 1})}")
    person = Person(page)
    cards: Callable[[], int] = lambda: page.locator(".board g[role=img]").count()  # noqa: E731 - asked twice
    while cards() < 34 and person.wait() != "over":
        person.answer(person.wait())
    fill(page)
    page.wait_for_timeout(1000)  # until all is drawn once
    page.evaluate(FRAMES)
    page.mouse.move(600, 300)
    page.mouse.down()
    for step in range(120):
        page.mouse.move(600 + 3 * (step % 40), 300 + 2 * (step % 30))
    page.mouse.up()
    times = sorted(page.evaluate("cancelAnimationFrame(window.frame_) || window.frames_"))
    say(f"longest frame while panning {cards()} cards", times[-1], "ms", 50)
    page.context.close()


def fill(page: Page) -> None:
    """Copies of the cards that lie, until there are sixty: a mine that large is rare."""
    page.evaluate("""() => { const all = [...document.querySelectorAll('svg.board > g[role=img]')];
      for (let i = all.length; i < 60; i++) all[0].before(all[i % all.length].cloneNode(true)); }""")


def main() -> None:
    wanted = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder, browsing() as browser:
        served = Served(Path(folder), bot_pace=PACE).start()
        try:
            for measure in (loads, moves, panning):
                if not wanted or measure.__name__ in wanted:
                    measure(browser, served.address)
        finally:
            served.stop()


if __name__ == "__main__":
    main()
