"""Exact counts of action sequences from stored positions, and their confirmation by the slow oracle."""

import json
from pathlib import Path
from typing import Any

import pytest

from permonik.conformance.perft import divide, perft, slow
from permonik.engine.catalog import GAMES
from permonik.engine.core.game import Game
from permonik.engine.core.record import read_record, replay
from tests.sizes import PERFT_LEAVES, PERFT_ORACLE_LEAVES

HERE = Path(__file__).parent


def stored() -> list[Any]:
    cases = []
    for folder in sorted(path for path in HERE.iterdir() if (path / "counts.json").exists()):
        for name, counts in json.loads((folder / "counts.json").read_text()).items():
            cases.append(pytest.param(folder, name, counts, id=f"{folder.name}-{name}"))
    return cases


def position(folder: Path, name: str) -> tuple[Game[Any], Any]:
    """The position that a stored record leads to."""
    record = read_record((folder / f"{name}.jsonl").read_text().splitlines())
    game = GAMES[record.header.game]
    played = replay(game, record)
    assert played.difference is None
    return game, played.state


def deepest(counts: list[int], leaves: int) -> int:
    """The greatest depth with at most so many leaves."""
    return max(depth for depth, count in enumerate([1, *counts]) if count <= leaves)


@pytest.mark.parametrize(("folder", "name", "counts"), stored())
def test_perft_of_a_stored_position(folder: Path, name: str, counts: list[int]) -> None:
    game, state = position(folder, name)
    for depth in range(1, deepest(counts, PERFT_LEAVES) + 1):
        found = perft(game, state, depth)
        split = "\n".join(f"{count} {text}" for text, count in divide(game, state, depth))
        assert found == counts[depth - 1], f"depth {depth}:\n{split}"


@pytest.mark.parametrize(("folder", "name", "counts"), stored())
def test_the_slow_oracle_confirms_it(folder: Path, name: str, counts: list[int]) -> None:
    game, state = position(folder, name)
    depth = deepest(counts, PERFT_ORACLE_LEAVES)
    assert perft(game, state, depth, slow) == counts[depth - 1]


@pytest.mark.parametrize("game", sorted({case.values[0].name for case in stored()}))
def test_three_positions_reach_a_hundred_thousand_leaves(game: str) -> None:
    counts = json.loads((HERE / game / "counts.json").read_text())
    assert len(counts) >= 3
    assert all(each[-1] >= 100_000 for each in counts.values())
