"""Hypothesis strategies: starts of games, and positions reached by random play."""

from collections.abc import Mapping
from random import Random
from typing import Any, TypeVar

from hypothesis import strategies as st

from permonik.conformance.checks import Start
from permonik.engine.core.game import Game

S = TypeVar("S")


def starts(
    game: Game[Any], options: st.SearchStrategy[Mapping[str, Any]] | None = None
) -> st.SearchStrategy[Start]:
    """Any seat count and seed, with the given options."""
    chosen: st.SearchStrategy[Mapping[str, Any]] = options or st.just({})
    return st.builds(Start, st.sampled_from(list(game.seats)), st.binary(min_size=1, max_size=64), chosen)


@st.composite
def reached(
    draw: st.DrawFn,
    game: Game[S],
    options: st.SearchStrategy[Mapping[str, Any]] | None = None,
    depth: int = 400,
) -> S:
    """A position some way into a random game."""
    start = draw(starts(game, options))
    rng = Random(draw(st.integers(0, 2**32)))
    state = game.new(*start)
    for _ in range(draw(st.integers(0, depth))):
        if game.to_act(state) is None:
            break
        game.apply(state, rng.choice(game.legal_actions(state)))
    return state
