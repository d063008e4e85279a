"""The application: Litestar with its own plugins, and the routes of each part."""

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response, Router
from litestar.config.allowed_hosts import AllowedHostsConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.logging.config import LoggingConfig, StructLoggingConfig
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.plugins.problem_details import (
    ProblemDetailsConfig,
    ProblemDetailsException,
    ProblemDetailsPlugin,
)
from litestar.plugins.prometheus import PrometheusConfig
from litestar.plugins.structlog import StructlogConfig, StructlogPlugin
from litestar.types import Message, Scope

from permonik import __version__
from permonik.server import client
from permonik.server.history.routes import FeedController, HistoryController
from permonik.server.house import House, provide_house, provide_me
from permonik.server.identity.routes import IdentityController, RecoveryController
from permonik.server.lobby.routes import LobbyController, lobby_socket
from permonik.server.operations import MetricsController, healthz, readyz
from permonik.server.reference import ReferencePage
from permonik.server.settings import Settings
from permonik.server.store.database import StoreError
from permonik.server.tables.room import No
from permonik.server.tables.routes import table_socket
from permonik.server.tables.telling import refusal_text
from permonik.text import FALLBACK, LANGUAGES, Text

_MOST_BODY: Final = 128 * 1024
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
    " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_OPENER: Final = "Cross-Origin-Opener-Policy"
_HEADERS: Final = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    _OPENER: "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_STATUS: Final = {
    "no-session": 401,
    "no-such-table": 404,
    "wrong-code": 404,
    "not-host": 403,
    "not-yours": 403,
    "people-only": 403,
    "code-needed": 403,
    "too-many-tables": 429,
}


def create_app(house: House, hosts: list[str]) -> Litestar:
    """The application on a house, for browsers that know it by one of these names."""
    settings = house.settings
    prometheus = PrometheusConfig(app_name="permonik", prefix="permonik_http", group_path=True)
    requests = RateLimitConfig(
        rate_limit=("minute", settings.requests_per_minute), exclude=["^/healthz", "^/readyz", "^/metrics"]
    )
    # Counted apart: the two limits would take each other's requests for their own.
    recoveries = RateLimitConfig(
        rate_limit=("hour", settings.recoveries_per_hour), store="permonik-recoveries"
    )
    recovery = Router("/", route_handlers=[RecoveryController], middleware=[recoveries.middleware])
    return Litestar(
        route_handlers=[
            *(IdentityController, recovery, LobbyController, HistoryController, FeedController),
            *(MetricsController, healthz, readyz, table_socket, lobby_socket),
            *client.handlers(),
        ],
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            "me": Provide(provide_me),
        },
        lifespan=[_living],
        plugins=[_problems(), _logging(settings)],
        middleware=[prometheus.middleware, requests.middleware],
        allowed_hosts=AllowedHostsConfig(allowed_hosts=hosts),
        csrf_config=CSRFConfig(
            secret=house.secret, cookie_name="permonik-csrf", cookie_secure=settings.https
        ),
        before_send=[_add_headers],
        exception_handlers={No: _refused, NotFoundException: client.nowhere, Exception: _unexpected},
        request_max_body_size=_MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Permoník",
            version=__version__,
            path="/schema",
            render_plugins=[ReferencePage(), JsonRenderPlugin(), YamlRenderPlugin()],
        ),
        state=_state(house),
    )


async def _add_headers(message: Message, scope: Scope) -> None:
    """To every answer, files and refusals included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in _HEADERS.items():
            if name != _OPENER or _trusted(scope):
                headers.setdefault(name, value)


def _trusted(scope: Scope) -> bool:
    """Whether browsers call the origin trustworthy; elsewhere they ignore that header, and complain of it."""
    settings: Settings = scope["litestar_app"].state.house.settings
    return settings.https or not settings.lan


def _state(house: House) -> Any:
    from litestar.datastructures import State

    return State({"house": house})


@asynccontextmanager
async def _living(app: Litestar) -> AsyncGenerator[None, None]:
    house: House = app.state.house
    await house.open()
    try:
        yield
    finally:
        await house.close()


def _problems() -> ProblemDetailsPlugin:
    return ProblemDetailsPlugin(
        ProblemDetailsConfig(
            enable_for_all_http_exceptions=True,
            exception_to_problem_detail_map={StoreError: _broken},
        )
    )


def _refused(request: Request[Any, Any, Any], error: No) -> Response[dict[str, Any]]:
    """A wish that cannot be granted: a code, its arguments, and a sentence in the language of the browser."""
    says = refusal_text(Text.of(_language(request)), error.code, error.args_by_name)
    problem = ProblemDetailsException(
        status_code=_STATUS.get(error.code, 409),
        detail=says,
        title=error.code,
        type_=f"urn:permonik:{error.code}",
        extra={"code": error.code, "args": error.args_by_name},
    )
    return problem.to_response(request)


def _language(request: Request[Any, Any, Any]) -> str:
    wished = request.headers.get("accept-language", "")[:2].lower()
    return wished if wished in LANGUAGES else FALLBACK


def _broken(error: StoreError) -> ProblemDetailsException:
    return ProblemDetailsException(
        status_code=503, title=error.code, type_=f"urn:permonik:{error.code}", extra={"code": error.code}
    )


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """A fault of ours: told in the log, not to the client."""
    structlog.get_logger("permonik").error("fault", path=request.url.path, exc_info=error)
    return Response({"status": 500, "title": "fault"}, status_code=500, media_type="application/problem+json")


def _logging(settings: Settings) -> StructlogPlugin:
    """One JSON line an occurrence on standard error; requests are counted, not logged."""
    level = logging.getLevelNamesMapping().get(settings.log.upper(), logging.INFO)
    config = StructLoggingConfig(
        processors=[
            structlog.stdlib.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(_stderr()),
        standard_lib_logging_config=LoggingConfig(root={"level": "WARNING", "handlers": ["console"]}),
        log_exceptions="never",
    )
    return StructlogPlugin(StructlogConfig(config, enable_middleware_logging=False))


def _stderr() -> Any:
    import sys

    return sys.stderr
