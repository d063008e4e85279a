"""How strong the levels are, as `python -m bench.strength` measured it."""

from collections.abc import Mapping
from importlib.resources import files
from json import loads
from typing import Final, NamedTuple


class Strength(NamedTuple):
    """A level against the one below it on the same deals: points or wins a game, with a 95 % interval."""

    over: str
    players: int
    counts: str  # "points" or "wins"
    games: int
    result: float
    result_over: float
    difference: float
    low: float
    high: float


def _read() -> dict[str, dict[str, Strength]]:
    content = loads((files("permonik.bots") / "strength.json").read_text())
    return {
        game: {level: Strength(**each) for level, each in levels.items()} for game, levels in content.items()
    }


STRENGTH: Final[Mapping[str, Mapping[str, Strength]]] = _read()
"""By game and level; the weakest level has none to be compared with."""
