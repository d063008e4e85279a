"""Bots answer to what their seat knows and to nothing else; what is noted of an action all have seen."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from permonik.bots.bot import Note, World
from permonik.bots.levels import LEVELS
from permonik.bots.traces import NOTICES, notice
from permonik.engine.catalog import GAMES
from permonik.engine.core.game import Game
from tests.sizes import FAIR_POSITIONS

SHARE = 0.05
SEATS = {"saboteur": 5, "lost-mines": 4, "dark-cave": 4, "caverna": 2}


def positions(game: Game[Any], level: str, count: int) -> Iterator[tuple[Any, tuple[Note, ...]]]:
    """Positions of a game between easy bots, spread over it, with the trace so far."""
    rng = Random(f"{game.id} {level}")
    state = game.new(SEATS[game.id], b"fair", {})
    trace: list[Note] = []
    passed = []
    while (seat := game.to_act(state)) is not None:
        passed.append((game.copy(state), tuple(trace)))
        action = LEVELS[game.id]["easy"].choose(World(game, state, seat, rng, trace))
        trace += notice(game, state, action)
        game.apply(state, action)
    yield from rng.sample(passed, min(count, len(passed)))


def answer(game: Game[Any], level: str, state: Any, trace: tuple[Note, ...]) -> Any:
    seat = game.to_act(state)
    assert seat is not None
    return LEVELS[game.id][level].choose(World(game, state, seat, Random(7), trace), SHARE)


def unlike(game: Game[Any], level: str) -> int:
    """How many positions got another answer when only what the seat cannot know was changed."""
    count = 0
    for number, (state, trace) in enumerate(positions(game, level, FAIR_POSITIONS)):
        twin = game.determinize(state, game.to_act(state) or 0, Random(number))
        count += answer(game, level, state, trace) != answer(game, level, twin, trace)
    return count


CASES = [(game, level) for game, levels in LEVELS.items() for level in levels]


@pytest.mark.parametrize(("game", "level"), CASES)
def test_what_the_seat_cannot_know_changes_nothing(game: str, level: str) -> None:
    assert unlike(GAMES[game], level) == 0


@pytest.mark.parametrize("game", ["saboteur", "lost-mines", "dark-cave"])
def test_a_peek_is_caught(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A world that holds the true state, as if a bot had got hold of it."""

    def peeking(world: Any, game: Any, state: Any, seat: int, rng: Random, trace: Any = ()) -> None:
        for name, value in (("game", game), ("seat", seat), ("rng", rng), ("trace", tuple(trace))):
            object.__setattr__(world, name, value)
        object.__setattr__(world, "state", state)

    def look_into_the_pile(world: Any, _share: float = 1.0) -> Any:
        actions = world.game.legal_actions(world.state)
        return actions[sum(world.state.pile[-1:]) % len(actions)]

    class Peeking:
        choose = staticmethod(look_into_the_pile)

    monkeypatch.setitem(LEVELS[game], "peeking", Peeking)
    monkeypatch.setattr(World, "__init__", peeking)
    assert unlike(GAMES[game], "peeking") > 0


@pytest.mark.parametrize("game", NOTICES)
def test_notes_are_the_same_for_everybody(game: str) -> None:
    """Whatever is hidden from one seat or another, the note of an action is the same wherever it is legal."""
    rules = GAMES[game]
    compared = 0
    for number, (state, _) in enumerate(positions(rules, "easy", 4 * FAIR_POSITIONS)):
        action = Random(number).choice(rules.legal_actions(state))
        acting = rules.to_act(state) or 0
        note = notice(rules, state, action)
        assert all(isinstance(value, int) for value in note[0])
        for viewer in (*range(SEATS[game]), *range(SEATS[game])):
            twin = rules.determinize(state, viewer, Random(number + viewer))
            if rules.why_not(twin, acting, action) is None:
                compared += viewer != acting
                assert notice(rules, twin, action) == note
    assert compared > FAIR_POSITIONS
