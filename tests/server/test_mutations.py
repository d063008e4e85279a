"""Valid sessions, bent in every way, in every state of the protocol: no crash, no change by a refusal."""

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from permonik.engine.core.values import SPECTATOR
from permonik.server.tables import conduct, rows
from permonik.server.tables.room import No
from permonik.server.tables.routes import _id_of
from permonik.server.tables.table import Table
from permonik.server.wire import TableSettings, decode
from tests.server.company import company
from tests.server.memory import connect, sent, table_of
from tests.server.served import Served
from tests.sizes import MUTATIONS

SEATS = 3


def _settings(**more: Any) -> TableSettings:
    return TableSettings(game="saboteur", seats=SEATS, options={"rounds": 1}, talk="chat", **more)


async def _open() -> Table:
    return table_of(_settings(), b"mutations", started=False)


async def _playing() -> Table:
    return table_of(_settings(), b"mutations")


async def _paused() -> Table:
    table = await _playing()
    await table.commit(rows.Paused(0))
    return table


async def _voting() -> Table:
    table = await _playing()
    await table.commit(rows.Asked("end", 0, (0, 1, 2)))
    return table


async def _absent() -> Table:
    table = await _playing()
    await table.commit(rows.StoodIn(1, "random"))
    return table


async def _passed_around() -> Table:
    return table_of(_settings(pass_around=True), b"mutations")


async def _ended() -> Table:
    table = await _playing()
    await table.commit(rows.Ended("left"))
    return table


STATES: dict[str, Callable[[], Any]] = {
    "open": _open,
    "playing": _playing,
    "paused": _paused,
    "voting": _voting,
    "absent": _absent,
    "passed-around": _passed_around,
    "ended": _ended,
}


def valid_messages(table: Table) -> list[dict[str, Any]]:
    """One of every kind, as a client would send it now."""
    n = table.life.position
    action = [0, 0, 0, 0]
    if table.life.state is not None:
        action = list(table.life.game.legal_actions(table.life.state)[0])
    vote = table.life.vote.n if table.life.vote else 1
    messages: list[dict[str, Any]] = [
        {"type": "hello", "protocol": 1, "say": "cs"},
        {"type": "act", "n": n, "action": action},
        {"type": "why", "n": n, "action": action},
        {"type": "undo", "n": n},
        {"type": "ballot", "vote": vote, "choice": "yes"},
        {"type": "propose", "what": "bot", "seat": 1},
        {"type": "propose", "what": "pause"},
        {"type": "resume"},
        {"type": "say", "phrase": "hello"},
        {"type": "say", "text": "hello"},
        {"type": "mute", "seat": 1, "on": True},
        {"type": "leave"},
        {"type": "claim"},
        {"type": "unlock", "seat": 1},
        {"type": "lock"},
        {"type": "watchers", "allow": True},
        {"type": "ping"},
    ]
    return [{"id": f"m{number}", **message} for number, message in enumerate(messages)]


STRANGE: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2**31, 2**53, 2**63, 2**70, 1.5, 1e308),
    *("", "x", "yes", "bot", "\0", "\ud7ff", "😀" * 20, "x" * 70),
    *([], [1], [0, 0, 0, 0], [0] * 50, {}, {"id": "x"}, [[[]]]),
)


def mutate(message: dict[str, Any], others: list[dict[str, Any]], rng: Random) -> str:
    """Bend a message: its values, its fields, its text."""
    bent = json.loads(json.dumps(message))
    for _ in range(rng.choice((1, 1, 1, 1, 2, 3))):
        field = rng.choice(sorted(bent)) if bent else "id"
        match rng.randrange(10):
            case 0:
                bent[field] = rng.choice(STRANGE)
            case 1:
                bent.pop(field, None)
            case 2:
                bent[rng.choice(("seat", "n", "extra", "choice", "type"))] = rng.choice(STRANGE)
            case 3:
                bent |= {k: v for k, v in rng.choice(others).items() if rng.random() < 0.5}
            case 4 | 5 if isinstance(bent.get("action"), list) and bent["action"]:
                bent["action"][rng.randrange(len(bent["action"]))] = rng.randint(-2, 60)
            case 4 | 5 | 6 | 7 | 8:
                numbers = [name for name, value in bent.items() if type(value) is int]
                if numbers:
                    bent[rng.choice(numbers)] += rng.choice((-1, 1, 2))
                else:
                    bent["id"] = f"{rng.getrandbits(40)}"
            case _:
                bent["type"] = rng.choice(others)["type"]
    text = json.dumps(bent)
    if rng.random() < 0.1:
        place = rng.randrange(len(text))
        text = text[:place] + rng.choice(('"', "{", "}", "\\", "é", "")) + text[place + 1 :]
    return text


def dumped(table: Table) -> str:
    """Everything that a message could have changed."""
    life = table.life
    chairs = [(chair.kind, chair.identity, chair.ready) for chair in life.chairs]
    state = life.game.dump(life.state) if life.state is not None else None
    vote = (life.vote.n, life.vote.ballots) if life.vote else None
    # Not the number of rows: whatever an absent person sends takes the seat back, even if it is refused.
    content = [life.position, life.status, life.paused, chairs, state, vote, life.watchers]
    return json.dumps(content, sort_keys=True)


@pytest.mark.parametrize("name", list(STATES))
async def test_bent_messages_never_break_a_table(name: str) -> None:
    rng = Random(name)
    counts: Counter[str] = Counter()
    total = MUTATIONS // len(STATES) + 1
    table: Table | None = None
    for _ in range(total):
        if table is None or rng.random() < 0.02:
            table = await STATES[name]()
        viewer = rng.choice((0, 0, 1, 2, SPECTATOR))
        socket = connect(table, viewer)
        socket.said_hello = rng.random() < 0.95
        messages = valid_messages(table)
        text = mutate(rng.choice(messages), messages, rng)
        before = dumped(table)
        answers = await _deliver(table, socket, text, counts)
        if answers and all(answer["type"] == "refused" for answer in answers):
            assert dumped(table) == before, text
        else:
            table = None if dumped(table) != before else table
        if table is not None:
            table.sockets.clear()
    assert counts["decoded"] * 3 >= total, counts


async def _deliver(table: Table, socket: Any, text: str, counts: Counter[str]) -> list[dict[str, Any]]:
    """As the socket's own loop does."""
    try:
        message = decode(text)
    except (msgspec.DecodeError, RecursionError):
        counts["malformed"] += 1
        conduct.refuse(table, socket, _id_of(text), No("malformed"))
    else:
        counts["decoded"] += 1
        await conduct.handle(table, socket, message)
    answers = [json.loads(frame) for frame in sent(socket)]
    return [answer for answer in answers if answer["type"] in ("ok", "refused", "reason")]


async def test_bent_messages_over_a_real_socket(one_house: Served) -> None:
    rng = Random(3)
    async with company(one_house.address, people=3) as there:
        sitting = there.sittings[0]
        table = await _playing()
        closing = ("leave", "hello")
        messages = [message for message in valid_messages(table) if message["type"] not in closing]
        for _ in range(150):
            text = mutate(rng.choice(messages), messages, rng)
            if '"leave"' not in text and '"bye"' not in text and not sitting.closed:
                await sitting.socket.send(text)
        assert (await sitting.ask("ping", "the last one"))["type"] == "ok"
        fault = await there.people[0].get("/healthz")
        assert fault.status_code == 200
        assert "fault" not in one_house.log.read_text()
        assert "Traceback" not in one_house.log.read_text()
