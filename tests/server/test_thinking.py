"""What a bot is given to think with: a share of its usual effort, and what everybody saw of the game."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from permonik.bots import traces
from permonik.bots.bot import Budget, Level, World
from permonik.bots.levels import LEVELS
from permonik.engine.catalog import GAMES
from permonik.engine.core.values import Action
from permonik.server import worker
from permonik.server.store import journal
from permonik.server.tables import driving, rows
from permonik.server.tables.life import Life, begin, fold
from permonik.server.tables.registry import life_of
from permonik.server.tables.writing import checkpoint_of
from permonik.server.wire import TableSettings
from permonik.server.workers import Answer, Job, Pool

SETTINGS = TableSettings(game="saboteur", seats=3, options={"rounds": 1})


@pytest.fixture(autouse=True)
def everybody_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    """A note of every action, whether or not the bots of the game need one by now."""
    monkeypatch.setitem(traces.NOTICES, "saboteur", lambda state, action: (state.to_act, *action))


# --- effort ---


async def test_the_share_shrinks_under_load(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []
    begun = asyncio.Event()

    class Slow:
        async def ask(self, job: Job) -> Answer:
            given.append(job.budget)
            await begun.wait()
            return Answer((0, 0, 0, 0))

    async def start(_pool: Pool) -> Any:
        return Slow()

    monkeypatch.setattr(Pool, "_start", start)
    pool = Pool(2, 60.0)
    asked = [asyncio.ensure_future(pool.choose(Job("saboteur", "random", 0, {}, 1))) for _ in range(8)]
    await asyncio.sleep(0.01)
    assert pool.waiting == 6
    begun.set()
    await asyncio.gather(*asked)
    assert len(given) == 8
    assert given[:2] == [1.0, 1.0]  # nobody waited yet
    assert min(given) == pytest.approx(2 / 6)  # the first who had waited, with five behind it
    assert given[2:] == sorted(given[2:])  # and more again as the line grows shorter
    assert given[-1] == 1.0


def test_the_share_reaches_the_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[Budget] = []

    def policy(world: World[Any], budget: Budget) -> Action:
        budgets.append(budget)
        return world.game.legal_actions(world.state)[0]

    monkeypatch.setitem(LEVELS["saboteur"], "deep", Level(policy, Budget(400, 2.0)))
    life = started()
    job = driving.job(life, 0, "deep")
    for share in (1.0, 0.25, 0.0001):
        job.budget = share
        worker.choose(job)
    assert budgets == [Budget(400, 2.0), Budget(100, 2.0), Budget(1, 2.0)]


# --- the trace ---


OPENED = rows.Opened(SETTINGS, "host", "07" * 16, "08" * 16)
BEGINNING: tuple[rows.Body, ...] = (
    *(rows.Sat(seat, "bot", level="random") for seat in range(SETTINGS.seats)),
    rows.Started(GAMES["saboteur"].rules_version),
)


def started() -> Life:
    life = Life("table", OPENED)
    for row in BEGINNING:
        fold(life, row)
    return life


def acted(life: Life) -> Iterator[rows.Acted]:
    """The rows of a game in which everybody takes their middle choice."""
    while (seat := life.to_act) is not None:
        choices = life.game.legal_actions(life.state)
        yield rows.Acted(seat, life.game.write(life.state, choices[len(choices) // 2]), "bot")


def whole(life: Life) -> tuple[tuple[int, ...], ...]:
    return traces.trace(life.game, begin(life), (move.text for move in life.moves))


def seen(life: Life) -> tuple[tuple[int, ...], ...]:
    """What a bot is sent."""
    seat = life.to_act
    assert seat is not None
    return driving.job(life, seat, "random").trace


def test_the_trace_grows_with_the_game_and_is_cut_by_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    life = started()
    assert seen(life) == ()
    with monkeypatch.context() as strict:
        strict.setattr("permonik.server.tables.life.trace", None)  # nothing is replayed any more
        for row, _ in zip(acted(life), range(12), strict=False):
            fold(life, row)
        grown = seen(life)
        before = life.twin()
        fold(life, rows.Undone(5, 0))
        cut = seen(life)
        fold(life, next(acted(life)))
        again = seen(life)
    assert grown == whole(before)
    assert len(grown) == 12
    assert cut == grown[:5]
    assert again == whole(life)


def test_the_trace_is_the_same_after_a_reload() -> None:
    life, bodies, checkpoint = started(), [OPENED, *BEGINNING], None
    for row, number in zip(acted(life), range(10), strict=False):
        bodies.append(row)
        fold(life, row)
        if number == 5:
            checkpoint = checkpoint_of(life)
    bodies.append(rows.Undone(8, 0))
    fold(life, bodies[-1])
    bodies.append(next(acted(life)))
    fold(life, bodies[-1])
    assert checkpoint is not None
    written = [journal.Written(n, 0.0, None, None, rows.write_body(body)) for n, body in enumerate(bodies)]
    for loaded in (life_of("table", written, checkpoint), life_of("table", written, None)):
        assert loaded.moves == life.moves
        assert seen(loaded) == seen(life) == whole(life)
        fold(loaded, next(acted(loaded)))
        assert seen(loaded) == whole(loaded)
