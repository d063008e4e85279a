"""Ways to a table, over the same addresses that the page uses."""

from typing import Any, Final

from playwright.sync_api import Page

from permonik.server.wire import PROTOCOL

PATIENCE: Final = 600  # how often we look whether a game is over


def call(page: Page, method: str, path: str, body: Any = None) -> Any:
    """A request of the page's own person."""
    return page.evaluate(
        """async ([method, path, body]) => {
          const cookies = document.cookie.split('; ');
          const token = cookies.find(c => c.startsWith('permonik-csrf='))?.slice(14) ?? '';
          const answer = await fetch('/api' + path, {method, headers: {'content-type': 'application/json',
            'x-csrftoken': token}, body: method === 'GET' ? undefined : JSON.stringify(body ?? {})});
          return answer.json().catch(() => null);
        }""",
        [method, path, body],
    )


def table_with_bots(page: Page, game: str, seats: int, level: str = "random", **settings: Any) -> str:
    """A started table of one person and bots; its id."""
    page.wait_for_selector(".gc")
    wanted = {"game": game, "seats": seats, "bots": [level] * (seats - 1), **settings}
    table: str = call(page, "POST", "/tables", wanted)["table"]
    call(page, "POST", f"/tables/{table}/start")
    return table


def finished_table(page: Page, game: str, seats: int, level: str = "random", **settings: Any) -> str:
    """A game that bots have played to its end in the name of the page's person; its id."""
    day = {"clock": {"kind": "day", "seconds": 86400}, "leaving": "bot", "grace": 0}  # it never sleeps
    table = table_with_bots(page, game, seats, level, **day, **settings)
    page.evaluate(
        """([table, protocol]) => new Promise((done) => {
          const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
          const send = (message) => socket.send(JSON.stringify(message));
          socket.onopen = () => {
            send({type: 'hello', id: 'first', protocol});
            send({type: 'leave', id: 'leave'});
          };
          socket.onclose = done;
        })""",
        [table, PROTOCOL],
    )
    for _ in range(PATIENCE):
        if call(page, "GET", f"/tables/{table}")["status"] == "finished":
            return table
        page.wait_for_timeout(100)
    raise AssertionError(f"the bots do not finish {game}")
