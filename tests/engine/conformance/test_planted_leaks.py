"""The watch for leaks is not asleep: every kind of leak, planted on purpose, is caught."""

from random import Random
from typing import Any

import pytest

from permonik.conformance.checks import Start, check_waiting_seats
from permonik.conformance.leaks import check_secrecy
from permonik.engine.core.events import Event, Log
from permonik.engine.core.game import Decision, Refusal
from permonik.engine.core.values import Action, Seat, Viewer
from permonik.engine.saboteur.game import SABOTEUR, Saboteur
from permonik.engine.saboteur.state import State
from tests.engine.players import with_sense


class SortedHand(Saboteur):
    """Shows whose hand holds the lowest card."""

    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        return {**SABOTEUR.view(state, viewer), "lowest": min(state.hands)}


class Count(Saboteur):
    """Shows how many path cards everybody holds."""

    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        paths = [sum(card < state.deck.paths for card in hand) for hand in state.hands]
        return {**SABOTEUR.view(state, viewer), "paths": paths}


class Audience(Saboteur):
    """Tells everybody what somebody saw."""

    def apply(self, state: State, action: Action, log: Log = None) -> None:
        events: list[Event] = []
        SABOTEUR.apply(state, action, events)
        if log is not None:
            everybody = tuple(range(state.seats))
            log += [event._replace(audience=everybody) if event.private else event for event in events]


class Refusals(Saboteur):
    """Looks into the hand before it asks whose turn it is."""

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        refusal = SABOTEUR.why_not(state, state.to_act, action)
        if refusal is not None and refusal.code == "not-in-hand":
            return refusal
        return SABOTEUR.why_not(state, seat, action)


class LogLine(Saboteur):
    """Writes the drawn card into the public part of the log."""

    def apply(self, state: State, action: Action, log: Log = None) -> None:
        events: list[Event] = []
        SABOTEUR.apply(state, action, events)
        if log is not None:
            log += [Event(name, {**public, **(private or {})}) for name, public, private, _ in events]


class Prompt(Saboteur):
    """Asks the chooser a question that betrays what others hold."""

    def decision(self, state: State) -> Decision:
        asked = SABOTEUR.decision(state)
        return asked._replace(prompt=f"{asked.prompt} {state.pile[-1:]}")


class Role(Saboteur):
    """Lets spectators see a role."""

    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        return {**SABOTEUR.view(state, viewer), "first_role": state.roles[-1]}


class Goal(Saboteur):
    """Marks the goal with the gold."""

    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        return {**SABOTEUR.view(state, viewer), "gold": state.goals.index(0)}


@pytest.mark.parametrize("leak", [SortedHand, Count, Audience, Refusals, LogLine, Prompt, Role, Goal])
def test_a_planted_leak_is_caught(leak: type[Saboteur]) -> None:
    with pytest.raises(AssertionError, match="secret"):
        check_secrecy(leak(), Start(5, b"planted"), Random(1), with_sense, probes=40)


def test_probing_a_hand_out_of_turn_is_caught() -> None:
    with pytest.raises(AssertionError):
        check_waiting_seats(Refusals(), SABOTEUR.new(5, b"planted", {}))
