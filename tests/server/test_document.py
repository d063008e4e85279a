"""Requests drawn from the OpenAPI document, right and wrong: nothing answers with a fault of ours."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

from tests.server.client import Person
from tests.server.served import Served
from tests.sizes import REQUESTS_PER_ROUTE


@pytest.fixture(scope="module")
def caller(one_house: Served) -> Any:
    """Cookies and the token of somebody who has begun."""
    import asyncio

    async def begin() -> tuple[dict[str, str], dict[str, str], dict[str, Any]]:
        somebody = await Person(one_house.address).begin()
        cookies = dict(somebody.http.cookies)
        document = (await somebody.get("/schema/openapi.json")).json()
        await somebody.close()
        return cookies, {"x-csrftoken": cookies["permonik-csrf"]}, document

    return asyncio.run(begin())


def test_no_request_of_the_document_is_a_fault(one_house: Served, caller: Any) -> None:
    cookies, headers, document = caller
    schema = schemathesis.openapi.from_dict(document)
    schema.config.update(base_url=one_house.address)
    routes = 0
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr] # our document is valid
        if operation.method.upper() == "DELETE" and operation.path == "/api/me":
            continue  # tried elsewhere: nobody would be left to ask

        @settings(
            max_examples=REQUESTS_PER_ROUTE,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def ask(case: Any) -> None:
            answer = case.call(cookies=cookies, headers={**(case.headers or {}), **headers})
            assert answer.status_code < 500, (answer.status_code, answer.text)

        ask()
        routes += 1
    assert routes >= 25
    log = one_house.log.read_text()
    assert "fault" not in log, log[-2000:]
