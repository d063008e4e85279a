"""For those who run the server: is it well, and how busy."""

import secrets
from typing import Any, Final

from litestar import Response, get
from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.plugins.prometheus import PrometheusController

from permonik.server.house import House, ThisHouse
from permonik.server.store.database import StoreError

_HERE: Final = ("127.0.0.1", "::1")


@get("/healthz", include_in_schema=False, sync_to_thread=False)
def healthz() -> str:
    """The process answers."""
    return "ok"


@get("/readyz", include_in_schema=False)
async def readyz(house: ThisHouse) -> Response[str]:
    """The database answers too."""
    try:
        await house.database.read("SELECT 1")
    except StoreError:
        return Response("no", status_code=503)
    return Response("ok" if house.ready else "no", status_code=200 if house.ready else 503)


def local_or_token(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Metrics are for this machine, or for whoever has the token."""
    house: House = connection.app.state.house
    token = house.settings.metrics_token
    given = connection.headers.get("authorization", "").removeprefix("Bearer ").strip()
    if token and secrets.compare_digest(token.encode(), given.encode()):
        _refresh(house)
        return
    # A proxy is on this machine too, and everybody comes through it: then only the token counts.
    local = connection.client is not None and connection.client.host in _HERE
    if token or not local or connection.headers.get("x-forwarded-for"):
        raise PermissionDeniedException("metrics")
    _refresh(house)


def _refresh(house: House) -> None:
    counters = house.metrics.counters
    counters.tables.set(len(house.registry.tables))
    counters.waiting.set(house.pool.waiting)
    counters.replaced.set(house.pool.replaced)


class MetricsController(PrometheusController):
    """Litestar's own, behind a guard."""

    guards = [local_or_token]  # noqa: RUF012 - Litestar's way
    include_in_schema = False
