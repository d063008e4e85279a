"""Recorded games with the hash of the state and of every seat's view along the way.

A difference means that replays of real games would change: bump the game's `rules_version`, and only then
write the files anew with `python -m tests.engine.golden.write`.
"""

import json
from pathlib import Path

import pytest

from tests.engine.golden.write import HERE, STARTS, golden_lines


@pytest.mark.parametrize("name", sorted(STARTS))
def test_a_golden_game_is_still_the_same(name: str) -> None:
    stored = (HERE / f"{name}.jsonl").read_text().splitlines()
    found = golden_lines(name, [json.loads(line)["do"] for line in stored])
    for number, (old, new) in enumerate(zip(stored, found, strict=True), 1):
        assert json.loads(new) == json.loads(old), f"{name}, line {number}"


def test_every_golden_file_is_checked() -> None:
    assert {path.stem for path in Path(HERE).glob("*.jsonl")} == set(STARTS)
