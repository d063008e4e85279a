"""What waits for a slow client: one update, the newest, with the events of those that it replaces."""

import asyncio
import json

import pytest

from permonik.server.tables.socket import Outbox, Slow, pump
from permonik.server.wire import EventInfo, Update, encode


def update(n: int) -> Update:
    return Update(n=n, view={}, events=[EventInfo(name=f"e{n}", args={})])


async def test_the_newer_update_replaces_the_older_and_tells_its_events() -> None:
    outbox = Outbox()
    for n in (1, 2, 3):
        outbox.put_update(update(n), encode(update(n)))
    outbox.put(b"first")
    outbox.close()
    sent = []
    while (message := await outbox.next()) is not None:
        sent.append(message)
    assert sent[0] == b"first"
    (shown,) = (json.loads(message) for message in sent[1:])
    assert shown["n"] == 3
    assert [event["name"] for event in shown["events"]] == ["e1", "e2", "e3"]


async def test_whoever_does_not_read_is_closed() -> None:
    outbox = Outbox()
    outbox.put(b"unread")

    async def send(_message: bytes) -> None:
        await asyncio.sleep(60)

    with pytest.raises(Slow):
        await pump(outbox, send, 0.05)


async def test_a_flood_closes_the_socket() -> None:
    outbox = Outbox()
    for _ in range(1000):
        outbox.put(b"x")
    assert outbox.closing
