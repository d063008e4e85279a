"""Nobody learns what they must not: games watched by every seat, in worlds that it cannot tell apart."""

from random import Random
from typing import Any, TypeVar

from permonik.conformance.checks import Player, Start, at_random, canonical
from permonik.engine.core.events import Event, project
from permonik.engine.core.game import Game
from permonik.engine.core.values import SPECTATOR, Action, Viewer

S = TypeVar("S")


def frame(game: Game[S], state: S, viewer: Viewer, probes: list[Action]) -> str:
    """All that a viewer could be sent about a position: view, decision, refusals."""
    seat = game.to_act(state)
    decision: Any = None
    if seat is not None:
        asked = game.decision(state)
        decision = asked if viewer == seat else [seat, asked.prompt]
    refusals = [game.why_not(state, viewer, action) for action in probes] if viewer != SPECTATOR else []
    return canonical([game.view(state, viewer), decision, refusals])


def told(events: list[Event], viewer: Viewer) -> str:
    """All that a viewer is told of what happened."""
    return canonical(project(events, viewer))


def check_secrecy(
    game: Game[S], start: Start, rng: Random, player: Player = at_random, twins: int = 3, probes: int = 12
) -> None:
    """At every step of a game, every seat gets equal frames of all worlds it cannot tell apart.

    Then the same action is played in the true world and in its twins; where the seat still sees the same
    view, it must have been told the same.
    """
    state = game.new(*start)
    viewers = [*range(start.seats), SPECTATOR]
    while game.to_act(state) is not None:
        action = player(game, state, rng)
        asked = rng.sample(sample_universe(game, state, rng), k=probes)
        worlds = {viewer: _twins(game, state, viewer, rng, twins) for viewer in viewers}
        for viewer, others in worlds.items():
            seen = frame(game, state, viewer, asked)
            for other in others:
                assert frame(game, other, viewer, asked) == seen, f"a frame of {viewer} tells a secret"
        events: list[Event] = []
        game.apply(state, action, events)
        for viewer, others in worlds.items():
            for other in others:
                _check_told(game, state, other, viewer, action, events)


def sample_universe(game: Game[S], state: S, rng: Random, size: int = 200) -> list[Action]:
    """Some actions to ask about, legal ones among them."""
    universe = list(game.universe(state))
    return [*rng.sample(universe, k=min(size, len(universe))), *game.legal_actions(state)]


def _twins(game: Game[S], state: S, viewer: Viewer, rng: Random, count: int) -> list[S]:
    """Worlds that the viewer cannot tell apart. A spectator knows no more than any seat."""
    seat = 0 if viewer == SPECTATOR else viewer
    return [game.determinize(state, seat, Random(rng.random())) for _ in range(count)]


def _check_told(
    game: Game[S], state: S, other: S, viewer: Viewer, action: Action, events: list[Event]
) -> None:
    seat = game.to_act(other)
    if seat is None or game.why_not(other, seat, action) is not None:
        return  # the actor could not have done this there
    twin_events: list[Event] = []
    game.apply(other, action, twin_events)
    if canonical(game.view(other, viewer)) == canonical(game.view(state, viewer)):
        assert told(twin_events, viewer) == told(events, viewer), f"an event tells {viewer} a secret"
