"""The only way out for game data: what one viewer may be sent about a position and what led to it."""

from collections.abc import Sequence
from typing import Any

from permonik.engine.core import events as engine_events
from permonik.engine.core.events import Event
from permonik.engine.core.game import Decision, Game, Refusal
from permonik.engine.core.values import SPECTATOR, Action, Seat, Viewer
from permonik.server.wire import (
    AskedInfo,
    ChoiceInfo,
    DecisionInfo,
    EventInfo,
    LineInfo,
    OutcomeInfo,
    RouteInfo,
    Update,
)


def question_of(game: Game[Any], state: Any) -> Decision | None:
    """What the seat to act is asked. Worked out once for all viewers: it takes longer than a view."""
    return None if game.to_act(state) is None else game.decision(state)


def project(
    game: Game[Any],
    state: Any,
    events: Sequence[Event],
    viewer: Viewer,
    n: int = 0,
    question: Decision | None = None,
) -> Update:
    """The position as the viewer may see it. Who is not to act learns only who is."""
    seat = game.to_act(state)
    decision: DecisionInfo | None = None
    asked: AskedInfo | None = None
    if seat is not None:
        question = question or game.decision(state)
        asked = AskedInfo(seat=seat, prompt=question.prompt)
        if seat == viewer:
            decision = decision_info(question)
    return Update(
        n=n,
        view=game.view(state, viewer),
        events=told(events, viewer),
        decision=decision,
        asked=asked,
        outcome=outcome_info(game, state) if seat is None else None,
    )


def told(events: Sequence[Event], viewer: Viewer) -> list[EventInfo]:
    return [
        EventInfo(name=name, args=args, seen=seen)
        for name, args, seen in engine_events.project(events, viewer)
    ]


def decision_info(question: Decision) -> DecisionInfo:
    return DecisionInfo(
        prompt=question.prompt,
        args=question.args,
        declinable=question.declinable,
        choices=[
            ChoiceInfo(action=choice.action, facets=choice.facets, cost=choice.cost)
            for choice in question.choices
        ],
        routes=[
            RouteInfo(to=route.to, steps=route.steps, moves=route.moves, cost=route.cost)
            for route in question.routes
        ],
    )


def outcome_info(game: Game[Any], state: Any) -> OutcomeInfo:
    """Precondition: the game is over."""
    outcome = game.outcome(state)
    lines = [LineInfo(name=line.name, args=line.args) for line in outcome.lines]
    return OutcomeInfo(points=outcome.points, winners=outcome.winners, lines=lines)


def refusal_for(game: Game[Any], state: Any, viewer: Viewer, action: Action) -> Refusal | None:
    """Why not, for the seat to act; everybody else hears only that it is not their turn."""
    seat: Seat | None = game.to_act(state)
    if seat is None:
        return Refusal("game-over", "")
    if viewer == SPECTATOR or viewer != seat:
        return Refusal("not-your-turn", "")
    return game.why_not(state, seat, action)
