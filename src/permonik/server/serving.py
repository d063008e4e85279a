"""Run the server until it is told to stop."""

import asyncio
import os
import signal
import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from permonik.server.app import create_app
from permonik.server.house import build
from permonik.server.settings import Settings
from permonik.server.wire import MOST_BYTES

Say = Callable[[str], None]


def addresses(settings: Settings, port: int) -> list[str]:
    """Where browsers find it: on this machine, and from the local network if it is open to it."""
    hosts = ["127.0.0.1", *(network_hosts() if settings.lan else [])]
    return [f"http://{host}:{port}/" for host in hosts]


def network_hosts() -> list[str]:
    """The address of this machine that friends in the same network can reach."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way it would go
        return [str(probe.getsockname()[0])]
    return []


def allowed_hosts(settings: Settings, port: int) -> list[str]:
    """The names by which browsers may know this server: no other site can pretend to be it."""
    names = ["localhost", "127.0.0.1", "[::1]", *settings.named_hosts]
    if settings.lan:
        machine = socket.gethostname()
        names += [*network_hosts(), machine, f"{machine}.local"]
    return [*names, *(f"{name}:{port}" for name in names)]


def listen(settings: Settings) -> socket.socket:
    """The listening socket; port 0 takes any that is free."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((settings.bind, settings.port))
    return listener


async def serve(settings: Settings, say: Say) -> None:
    """Open the house and serve it; `say` hears each address once it can be used."""
    house = await build(settings)
    listener = listen(settings)
    port = listener.getsockname()[1]
    config = uvicorn.Config(
        create_app(house, allowed_hosts(settings, port)),
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        # Off: it costs 50 KB a socket, and updates are small. A proxy may compress what it likes.
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.trusted_proxy),
        forwarded_allow_ips=settings.trusted_proxy or "",
        server_header=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    server = uvicorn.Server(config)
    telling = asyncio.ensure_future(_tell(server, addresses(settings, port), say))
    try:
        await server.serve(sockets=[listener])
    finally:
        telling.cancel()
        listener.close()


async def _tell(server: uvicorn.Server, found: list[str], say: Say) -> None:
    while not server.started:
        await asyncio.sleep(0.02)
    for address in found:
        say(address)


def run(settings: Settings, say: Say) -> None:
    os.umask(0o077)  # the data are for this user alone
    for number in (
        signal.SIGTERM,
        signal.SIGINT,
    ):  # uvicorn stops by them, and sends them once more at the end
        signal.signal(number, lambda _number, _frame: None)
    asyncio.run(serve(settings, say))
