"""What happens at a table by itself: bots think, clocks run out, quick matches start."""

import asyncio
from hashlib import blake2b
from random import Random
from typing import Any, Final

from permonik.bots.bot import UNBOUND, World, play_at_random
from permonik.engine.core.values import Action, Seat
from permonik.server.store.database import StoreError
from permonik.server.tables import leaving, rows, seating, votes
from permonik.server.tables.life import Life, trace_of
from permonik.server.tables.room import No
from permonik.server.tables.table import Already, Table
from permonik.server.workers import Job

_AGAIN_AFTER: Final = 5.0


def drive(table: Table) -> None:
    """Let the bot to act think, if there is one and the table is awake."""
    level = _thinking_level(table)
    if level is None or (table.bot is not None and not table.bot.done()):
        return
    seat = table.life.to_act
    assert seat is not None
    table.bot = table.spawn(_play(table, seat, level, "bot"))


def _thinking_level(table: Table) -> str | None:
    life = table.life
    seat = life.to_act
    if seat is None or life.paused or not table.awake or not table.driving:
        return None
    return life.chairs[seat].bot_level


async def wake(table: Table) -> None:
    """Something is due."""
    async with table.lock:
        if not table.driving:
            return
        try:
            await _quick_start(table)
            await _votes(table)
            await leaving.apply_grace(table)
            await _clock(table)
        except (No, Already):
            pass  # another process was first; what it wrote has been taken in
        table.reset()


async def _quick_start(table: Table) -> None:
    if table.life.status == "open" and table.starts_at is not None and table.room.now() >= table.starts_at:
        table.starts_at = None
        await seating.fill_and_start(table)


async def _votes(table: Table) -> None:
    if table.life.vote and table.vote_until is not None and table.room.now() >= table.vote_until:
        await votes.expire(table)


async def _clock(table: Table) -> None:
    """A clock that runs out: a bot plays this decision, or the policy applies, or it is only shown."""
    life, seat = table.life, table.life.to_act
    if seat is None or not table.clock.out(table.room.now()):
        return
    table.clock.handled = life.position
    match life.settings.clock.out:
        case "bot":
            table.bot = table.spawn(_play(table, seat, votes.substitute_level(table), "clock"))
        case "policy":
            await leaving.apply(table, seat)
        case "show":
            table.tell()
    await table.note_due()


async def _play(table: Table, seat: Seat, level: str, by: str) -> None:
    """Think in a worker, wait for the pace, and act if the decision is still there.

    The pace is fixed: how long a bot really thought depends on secrets, so it must not show.
    """
    life = table.life
    pace = table.room.settings.bot_pace
    ticks = asyncio.get_running_loop().time()
    async with table.room.lane.bot():
        prepared = job(life, seat, level)
    action = await table.room.pool.choose(prepared)
    if pace > 0:
        late = (asyncio.get_running_loop().time() - ticks) % pace
        await asyncio.sleep(pace - late)
    async with table.room.lane.bot(), table.lock:
        table.bot = None
        if table.life.position == life.position and _may(table, seat, by):
            await _act(table, seat, action, by)
        else:
            table.reset()


def _may(table: Table, seat: Seat, by: str) -> bool:
    life = table.life
    return (
        life.to_act == seat and not life.paused and (by == "clock" or life.chairs[seat].bot_level is not None)
    )


async def _act(table: Table, seat: Seat, action: Action | None, by: Any) -> None:
    life = table.life
    if action is None or action not in life.game.legal_actions(life.state):
        action = instant(life, seat)
        table.room.log.warning("bot-replaced", table=table.id, n=life.n, seat=seat, code="instant")
    try:
        await table.commit(rows.Acted(seat, life.game.write(life.state, action), by))
    except (No, Already):
        table.reset()
    except (
        StoreError
    ) as error:  # the disk is full, the database is away: try again, the table must not freeze
        table.room.log.error("store", table=table.id, code=error.code)
        asyncio.get_running_loop().call_later(_AGAIN_AFTER, table.reset)


def job(life: Life, seat: Seat, level: str) -> Job:
    """What a bot gets: a world drawn from what its seat knows. The true state never leaves this process."""
    rng = _chance(life, seat)
    world = life.game.determinize(life.state, seat, rng)
    return Job(life.game.id, level, seat, dict(life.game.dump(world)), rng.getrandbits(63), trace_of(life))


def instant(life: Life, seat: Seat) -> Action:
    """The policy that always answers at once."""
    return play_at_random(World(life.game, life.state, seat, _chance(life, seat)), UNBOUND)


def _chance(life: Life, seat: Seat) -> Random:
    """A bot's own chance: the same for the same journal, and nothing to do with the seed of the game."""
    mark = f"{life.position}:{seat}".encode()
    return Random(int.from_bytes(blake2b(mark, key=life.bot_seed, digest_size=16).digest(), "big"))
