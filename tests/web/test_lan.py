"""Over plain http at an address of the local network, where browsers trust a page less than at home."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.served import Served, served
from tests.web.browser import PHONE, visit
from tests.web.lobby import call, table_with_bots
from tests.web.person import Person


def own_address() -> str | None:
    """The address of this machine in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("198.51.100.1", 9))
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") else found


@pytest.fixture
def away(tmp_path: Path) -> Iterator[str]:
    """A server that friends in the network may use, by the address that they would type."""
    address = own_address()
    if address is None:
        pytest.skip("this machine is in no network")
    with served(tmp_path, lan="yes") as house:
        yield f"http://{address}:{port(house)}"


def port(house: Served) -> str:
    return house.address.rpartition(":")[2]


def test_a_whole_game_over_plain_http_in_the_local_network(browser: Browser, away: str) -> None:
    someone = visit(browser, away, PHONE)
    page = someone.open()
    table = table_with_bots(page, "saboteur", 3, options={"rounds": 1})
    assert page.evaluate("window.isSecureContext") is False
    page.goto(f"{away}/t/{table}")
    assert Person(page).play() > 3
    joined = call(page, "POST", "/tables", {"game": "saboteur", "seats": 3})
    page.goto(f"{away}/t/{joined['table']}")
    page.get_by_role("button", name="Copy").click()  # without a clipboard the link is selected instead
    expect(page.get_by_label("Link", exact=True)).to_be_focused()
    assert page.evaluate("getSelection().toString()") == f"{away}/j/{joined['code']}"
    page.context.close()
