"""The laws of the contract, each a function of a position or of a whole game."""

import json
import pickle
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias, TypeVar

from permonik.engine.core.events import Event
from permonik.engine.core.game import Game
from permonik.engine.core.values import SPECTATOR, Action, Seat

S = TypeVar("S")


class Start(NamedTuple):
    """What a game is begun with."""

    seats: int
    seed: bytes
    options: Mapping[str, Any] = {}


def canonical(data: object) -> str:
    """One text for equal JSON."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False)


def dumped(game: Game[S], state: S) -> str:
    return canonical(game.dump(state))


Player: TypeAlias = Callable[[Game[Any], Any, Random], Action]
"""Chooses a legal action of the seat to act."""


def at_random(game: Game[S], state: S, rng: Random) -> Action:
    return rng.choice(game.legal_actions(state))


def positions(
    game: Game[S], start: Start, rng: Random, player: Player = at_random, limit: int = 20_000
) -> Iterator[S]:
    """The states of a game one after another, the last one included. The same object all along."""
    state = game.new(*start)
    for _ in range(limit):
        yield state
        if game.to_act(state) is None:
            return
        game.apply(state, player(game, state, rng))
    raise AssertionError(f"the game does not end within {limit} decisions")


def sample(
    game: Game[S], start: Start, rng: Random, chance: float, player: Player = at_random
) -> Iterator[S]:
    """Some positions of a game, before its end."""
    for state in positions(game, start, rng, player):
        if game.to_act(state) is not None and rng.random() < chance:
            yield state


# --- in a position ------------------------------------------------------------------------------


def check_legal_list(game: Game[S], state: S) -> None:
    """Sorted, without doubles, and empty only at the end."""
    actions = game.legal_actions(state)
    assert actions == sorted(set(actions)), "legal actions are not sorted or not unique"
    assert bool(actions) == (game.to_act(state) is not None), "nothing to do, but the game is not over"


def check_universe(game: Game[S], state: S) -> None:
    """The fast list and the plain refusals agree on everything worth asking about."""
    seat = game.to_act(state)
    if seat is None:
        return
    universe = list(game.universe(state))
    assert universe == sorted(set(universe)), "the universe is not sorted or not unique"
    allowed = [action for action in universe if game.why_not(state, seat, action) is None]
    assert allowed == game.legal_actions(state)


def check_strange_actions(game: Game[S], state: S, rng: Random, count: int) -> None:
    """Numbers from anywhere are judged, never raise, and are legal only if they are in the list."""
    legal = set(game.legal_actions(state))
    seat = game.to_act(state)
    for _ in range(count):
        action = _strange(rng, sorted(legal))
        asked = rng.choice([seat if seat is not None else 0, -1, 0, 1, 99])
        refusal = game.why_not(state, asked, action)
        assert (refusal is None) == (asked == seat and action in legal), f"{asked} {action}: {refusal}"
        if refusal is not None:
            assert refusal.code in game.messages.refusals, refusal
            assert set(refusal.args) == set(game.messages.refusals[refusal.code]), refusal


def _strange(rng: Random, legal: Sequence[Action]) -> Action:
    if legal and rng.random() < 0.5:
        parts = list(rng.choice(legal))
        parts[rng.randrange(4)] += rng.choice([-1, 1, 2, 1000])
    else:
        top = rng.choice([3, 10, 100, 10_000, 2**70])
        parts = [rng.randint(-top // 8, top) for _ in range(4)]
    return (parts[0], parts[1], parts[2], parts[3])


def check_waiting_seats(game: Game[S], state: S) -> None:
    """Who is not to act is told just that, whatever is asked: nobody can probe a hand."""
    seat = game.to_act(state)
    if seat is None:
        return
    for action in game.universe(state):
        mine = game.why_not(state, seat, action)
        other = game.why_not(state, seat + 1, action)
        assert other is not None
        assert other.code == "not-your-turn" or (mine is not None and mine.code == other.code == "malformed")


def check_copy(game: Game[S], state: S, rng: Random) -> None:
    """A copy is equal and independent; so is a pickled one."""
    before = dumped(game, state)
    for twin in (game.copy(state), pickle.loads(pickle.dumps(state))):
        assert dumped(game, twin) == before
        for _ in range(3):
            if game.to_act(twin) is not None:
                game.apply(twin, rng.choice(game.legal_actions(twin)))
        assert dumped(game, state) == before, "a change of the copy changed the state"


def check_every_legal_action_applies(game: Game[S], state: S) -> None:
    for action in game.legal_actions(state):
        game.apply(game.copy(state), action)


def check_dump(game: Game[S], state: S) -> None:
    """A dump is plain JSON and brings the whole state back."""
    text = dumped(game, state)
    again = game.load(json.loads(text))
    assert dumped(game, again) == text
    assert game.legal_actions(again) == game.legal_actions(state)
    assert game.to_act(again) == game.to_act(state)


def check_notation(game: Game[S], state: S) -> None:
    """Every legal action has a text of its own that reads back."""
    actions = game.legal_actions(state)
    texts = [game.write(state, action) for action in actions]
    assert len(set(texts)) == len(texts), "two actions have the same text"
    assert [game.read(state, text) for text in texts] == actions


def check_decision(game: Game[S], state: S) -> None:
    """The decision offers exactly the legal actions, in words that the languages know."""
    seat = game.to_act(state)
    if seat is None:
        return
    decision = game.decision(state)
    actions = game.legal_actions(state)
    assert decision.seat == seat
    assert [choice.action for choice in decision.choices] == actions
    assert [choice.text for choice in decision.choices] == [game.write(state, action) for action in actions]
    assert set(decision.args) == set(game.messages.prompts[decision.prompt])
    for choice in decision.choices:
        known = game.messages.choices[str(choice.facets["verb"])]
        assert set(choice.facets) == {"verb", *known}, choice
    facets = [canonical([choice.facets, choice.cost]) for choice in decision.choices]
    assert len(set(facets)) == len(facets), "two choices cannot be told apart by touching"
    canonical([decision.args, decision.routes])


def check_views(game: Game[S], state: S, seats: int) -> None:
    """Views are JSON, and whatever a spectator sees, every seat sees too."""
    public = json.loads(canonical(game.view(state, SPECTATOR)))
    for seat in range(seats):
        own = json.loads(canonical(game.view(state, seat)))
        for key, value in public.items():
            assert own[key] == value, f"seat {seat} does not see what a spectator sees: {key}"


def check_determinize(game: Game[S], state: S, seats: int) -> None:
    """The first two laws: the seat cannot tell, and the result depends on nothing the seat cannot know."""
    before = dumped(game, state)
    for seat in range(seats):
        world = game.determinize(state, seat, Random(1))
        assert canonical(game.view(world, seat)) == canonical(game.view(state, seat))
        if game.to_act(state) == seat:
            assert game.legal_actions(world) == game.legal_actions(state)
        assert game.to_act(world) == game.to_act(state)
        again = game.determinize(world, seat, Random(2))
        assert dumped(game, again) == dumped(game, game.determinize(state, seat, Random(2)))
    assert dumped(game, state) == before, "determinize changed the state"


def check_events(game: Game[S], events: Sequence[Event]) -> None:
    """Only known events with just their arguments."""
    for event in events:
        spec = game.messages.events[event.name]
        assert set(event.public) == set(spec.public), event
        assert set(event.private or {}) == set(spec.private), event
        assert bool(event.private) == bool(event.audience), event
        canonical([event.public, event.private])


# --- over whole games ---------------------------------------------------------------------------


def check_game(
    game: Game[S], start: Start, rng: Random, player: Player = at_random, chance: float = 0.05
) -> None:
    """A whole game, with every law checked in some of its positions."""
    for state in positions(game, start, rng, player):
        check_legal_list(game, state)
        if rng.random() < chance or game.to_act(state) is None:
            check_position(game, state, start.seats, rng)
    check_outcome(game, state)


def check_position(game: Game[S], state: S, seats: int, rng: Random) -> None:
    check_copy(game, state, rng)
    check_every_legal_action_applies(game, state)
    check_dump(game, state)
    check_notation(game, state)
    check_decision(game, state)
    check_views(game, state, seats)
    check_determinize(game, state, seats)
    check_waiting_seats(game, state)


def check_outcome(game: Game[S], state: S) -> None:
    outcome = game.outcome(state)
    assert all(line.name in game.messages.lines for line in outcome.lines)
    assert all(set(line.args) == set(game.messages.lines[line.name]) for line in outcome.lines)
    assert all(0 <= seat < len(outcome.points) for seat in outcome.winners)
    canonical(outcome.lines)


def check_replay(game: Game[S], start: Start, rng: Random, player: Player = at_random) -> None:
    """The same seed and actions give the same dump, also by way of their text; listening changes nothing."""
    texts: list[tuple[Seat, str]] = []
    log: list[Event] = []
    state = game.new(*start)
    while (seat := game.to_act(state)) is not None:
        action = player(game, state, rng)
        texts.append((seat, game.write(state, action)))
        log.clear()
        game.apply(state, action, log)
        check_events(game, log)
    again = game.new(*start)
    for seat, text in texts:
        assert game.to_act(again) == seat
        game.apply(again, game.read(again, text))
    assert dumped(game, again) == dumped(game, state)
