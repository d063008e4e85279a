"""Watching a game for leaks: every byte must be the same in all worlds that a viewer cannot tell apart."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec
import structlog
from litestar import Litestar
from litestar.di import Provide
from litestar.testing import AsyncTestClient

from permonik.conformance.leaks import sample_universe
from permonik.engine.core.game import Game
from permonik.engine.core.values import SPECTATOR, Action, Seat, Viewer
from permonik.server import wire
from permonik.server.app import _refused
from permonik.server.history.routes import HistoryController
from permonik.server.house import House
from permonik.server.identity.people import Identity
from permonik.server.tables import conduct, rows
from permonik.server.tables.life import Move
from permonik.server.tables.room import No
from permonik.server.tables.table import Table
from permonik.server.wire import TableSettings
from tests.engine.players import PLAYERS
from tests.server.company import SHORT
from tests.server.memory import connect, person, sent, table_of
from tests.sizes import LEAK_TWINS

LOGGED = {"event", "table", "n", "seat", "code", "seconds", "log_level", "path"}
CHECKED = 0.2  # the share of positions that are looked at closely
VIEWERS = 4  # of whom so many look at each: all of them in the course of a game
LOOK_BACK = 6  # so many moves of replays that may differ


class Scene(NamedTuple):
    """A position of a game, and how it came about."""

    settings: TableSettings
    seed: bytes
    states: list[Any]  # after each number of moves
    moves: list[Move]

    @property
    def state(self) -> Any:
        return self.states[-1]

    def twin(self, world: Any) -> "Scene":
        """The same, as far as anybody knows, in another world."""
        return self._replace(states=[*self.states[:-1], world])

    def table(self) -> Table:
        table = table_of(self.settings, self.seed)
        table.life.state = self.state
        table.life.moves = list(self.moves)
        return table


class Watch:
    """What one viewer is sent about a position, and what the server logs meanwhile."""

    def __init__(self, scene: Scene, viewer: Viewer) -> None:
        self.table = scene.table()
        self.viewer = viewer
        self.socket = connect(self.table, viewer)

    async def ask(self, message: wire.ClientMessage) -> None:
        await conduct.handle(self.table, self.socket, message)

    async def everything(self, probes: Sequence[Action]) -> list[bytes]:
        """Hello, every kind of question, and every kind of wrong message."""
        n = self.table.life.position
        with structlog.testing.capture_logs() as log:
            await self.ask(wire.Hello(id="h", protocol=1, say="en", packed=True))
            await self.probe(probes)
            await self.ask(wire.Act(id="s", n=n + 1, action=probes[0]))
            await self.ask(wire.Unlock(id="u", seat=1))
            await self.ask(wire.Resume(id="r"))
            await self.ask(wire.Ballot(id="b", vote=1, choice="yes"))
        return [*sent(self.socket), *map(_line, log)]

    async def probe(self, probes: Sequence[Action]) -> None:
        """Why not this, and what if I do it all the same?"""
        life = self.table.life
        legal = set(life.game.legal_actions(life.state))
        for number, probe in enumerate(probes):
            await self.ask(wire.Why(id=f"w{number}", n=life.position, action=probe))
            if probe not in legal or life.to_act != self.socket.seat:
                await self.ask(wire.Act(id=f"a{number}", n=life.position, action=probe))

    async def passed_around(self, shown: Seat, probes: Sequence[Action], text: str) -> list[bytes]:
        """One device for all: a seat is unlocked and read; the one to act moves, and is locked unread."""
        for chair in self.table.life.chairs:
            chair.identity = self.socket.identity.id
        self.socket.own = self.table.life.seats_of(self.socket.identity.id)
        with structlog.testing.capture_logs() as log:
            await self.ask(wire.Hello(id="h", protocol=1))
            found = sent(self.socket)
            await self.ask(wire.Unlock(id="u", seat=shown))
            await self.probe(probes)
            found += sent(self.socket)
            actor = self.table.life.to_act
            assert actor is not None
            await self.ask(wire.Unlock(id="o", seat=actor))
            if text:
                await self.table.commit(rows.Acted(actor, text))
            await self.ask(wire.Lock(id="l"))
            await self.probe(probes)
        return [*found, *sent(self.socket), *map(_line, log)]

    async def acts(self, text: str) -> list[bytes]:
        """The same move, and what the viewer is told of it."""
        seat = self.table.life.to_act
        assert seat is not None
        with structlog.testing.capture_logs() as log:
            await self.table.commit(rows.Acted(seat, text))
        return [*sent(self.socket), *map(_line, log)]


def _line(entry: Any) -> bytes:
    """A line of the log: only what is allowed in it, and without the time it took."""
    assert set(entry) <= LOGGED, f"the log tells a secret: {entry}"
    return msgspec.json.encode({**entry, "seconds": 0})


class Desk(House):
    """Where replays are asked for over HTTP: the real routes, in a house of one table and one person."""

    def __init__(self) -> None:
        self.shown: Table | None = None
        self.me = Identity("nobody", "Nobody", "person")
        app = Litestar(
            [HistoryController],
            dependencies={
                "house": Provide(lambda: self, sync_to_thread=False),
                "me": Provide(lambda: self.me, sync_to_thread=False),
            },
            exception_handlers={No: _refused},
            openapi_config=None,
        )
        self.client = AsyncTestClient(app)

    async def table(self, id_: str) -> Table:
        assert self.shown is not None
        return self.shown

    async def replay(self, table: Table, viewer: Viewer, steps: range) -> list[bytes]:
        """Everything that a viewer can ask about the past of an unfinished game."""
        self.shown = table
        self.me = Identity("guest", "Guest", "person") if viewer == SPECTATOR else person(viewer)
        asked = [f"replay?step={step}&viewer={own}" for step in steps for own in (viewer, "public")]
        asked += [f"replay?step={steps[-1]}&viewer={other}&lang=cs" for other in (*range(3), "all")]
        with structlog.testing.capture_logs() as log:
            answers = [await self.client.get(f"/api/tables/table/{each}") for each in (*asked, "record")]
        odd = [each for each in answers if each.status_code not in (200, 403, 409)]
        assert not odd, odd[0].text
        return [*(each.content for each in answers), *map(_line, log)]


def watch_game(game: Game[Any], number: int) -> None:
    asyncio.run(_watch_game(game, number))


async def _watch_game(game: Game[Any], number: int) -> None:
    rng = Random(number)
    seats = game.seats[number % len(game.seats)]
    seed = b"server %d" % number
    settings = TableSettings(game=game.id, seats=seats, options=dict(SHORT.get(game.id, {})))
    true = table_of(settings, seed)
    states = [true.life.state]
    player = PLAYERS[(number + 1) % 2]
    desk = Desk()
    async with desk.client:
        while true.life.status == "playing":
            scene = Scene(settings, seed, states, true.life.moves)
            action = player(game, scene.state, rng)
            if rng.random() < CHECKED:
                probes = rng.sample(sample_universe(game, scene.state, rng), k=6)
                viewers = rng.sample((*range(seats), SPECTATOR), k=min(seats + 1, VIEWERS))
                for viewer in viewers:
                    await _compare(game, scene, viewer, probes, action, rng)
                await _compare_replays(game, scene, viewers[0], desk, rng)
                await _compare_pass_screens(game, scene, probes, action, rng)
            await true.commit(rows.Acted(game.to_act(scene.state) or 0, game.write(scene.state, action)))
            states.append(true.life.state)


def _world(game: Game[Any], seats: int, state: Any, viewer: Viewer, rng: Random) -> Any:
    """A world that the viewer cannot tell from this one; what the public knows, every seat knows."""
    seat = rng.randrange(seats) if viewer == SPECTATOR else viewer
    return game.determinize(state, seat, Random(rng.random()))


async def _compare(
    game: Game[Any], scene: Scene, viewer: Viewer, probes: list[Action], action: Action, rng: Random
) -> None:
    seen = await Watch(scene, viewer).everything(probes)
    for _ in range(LEAK_TWINS):
        twin = scene.twin(_world(game, scene.settings.seats, scene.state, viewer, rng))
        assert await Watch(twin, viewer).everything(probes) == seen, f"a frame tells {viewer} a secret"
        if action in game.legal_actions(twin.state):
            await _compare_move(game, scene, twin, viewer, game.write(scene.state, action))


async def _compare_move(game: Game[Any], scene: Scene, twin: Scene, viewer: Viewer, text: str) -> None:
    """Where the viewer still sees the same afterwards, it must have been told the same."""
    watches = [Watch(each, viewer) for each in (scene, twin)]
    for watch in watches:
        await watch.ask(wire.Hello(id="h", protocol=1))
        sent(watch.socket)
    told = [await watch.acts(text) for watch in watches]
    views = [wire.encode(game.view(watch.table.life.state, viewer)) for watch in watches]
    if views[0] == views[1]:
        assert told[0] == told[1], f"an event tells {viewer} a secret"


async def _compare_replays(game: Game[Any], scene: Scene, viewer: Viewer, desk: Desk, rng: Random) -> None:
    """Two pasts from which the viewer was shown the same: what it is shown of them later is the same."""
    moves = len(scene.moves)
    since = rng.randrange(max(0, moves - LOOK_BACK), moves + 1)
    worlds = [_world(game, scene.settings.seats, scene.states[since], viewer, rng)]
    for move, state in zip(scene.moves[since:], scene.states[since + 1 :], strict=True):
        world = game.copy(worlds[-1])
        if game.read(world, move.text) not in game.legal_actions(world):
            break
        game.apply(world, game.read(world, move.text))
        if wire.encode(game.view(world, viewer)) != wire.encode(game.view(state, viewer)):
            break  # in this world the viewer would have seen something else
        worlds.append(world)
    until = since + len(worlds) - 1
    answers = []
    for states in (scene.states[since : until + 1], worlds):
        table = scene._replace(states=[states[-1]], moves=scene.moves[:until]).table()
        table.life.base = (since, states[0])
        answers.append(await desk.replay(table, viewer, range(since, until + 1)))
    assert answers[0] == answers[1], f"a replay tells {viewer} a secret"


async def _compare_pass_screens(
    game: Game[Any], scene: Scene, probes: list[Action], action: Action, rng: Random
) -> None:
    """A device passed around tells of the seats that were read on it, and nothing of the others."""
    seats = scene.settings.seats
    if seats == 1:
        return
    scene = scene._replace(settings=msgspec.structs.replace(scene.settings, pass_around=True))
    shown = ((game.to_act(scene.state) or 0) + rng.randrange(1, seats)) % seats
    for _ in range(LEAK_TWINS):
        twin = scene.twin(_world(game, seats, scene.state, shown, rng))
        text = game.write(scene.state, action) if action in game.legal_actions(twin.state) else ""
        watches = [Watch(each, SPECTATOR) for each in (scene, twin)]
        told = [await watch.passed_around(shown, probes, text) for watch in watches]
        views = [wire.encode(game.view(watch.table.life.state, shown)) for watch in watches]
        if views[0] == views[1]:
            assert told[0] == told[1], f"a pass screen tells {shown} a secret"
