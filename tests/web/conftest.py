"""The server with the built client, and a browser, once for all tests of a worker."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.server.served import Served
from tests.web.browser import ROOT, Watched, browsing


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with browsing() as browser:
        yield browser


@pytest.fixture(autouse=True)
def nothing_wrong() -> Iterator[None]:
    """No error in a console, no report of the policy, no foreign request, in whatever pages a test opens."""
    Watched.everybody.clear()
    yield
    assert [trouble for someone in Watched.everybody for trouble in someone.troubles] == []


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if not (ROOT / "src/permonik/server/static/index.html").exists():
        pytest.fail("the client is not built: run make client", pytrace=False)
    served = Served(tmp_path_factory.mktemp("server")).start()
    yield served
    served.stop()
