"""The same seed and actions give the same bytes, whatever the hash seed and the Python version."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from permonik.engine.catalog import GAMES

ROOT = Path(__file__).parents[2]
PROGRAM = """
import sys
from random import Random
from permonik.conformance.checks import Start, dumped, positions
from permonik.engine.catalog import GAMES
for game in GAMES.values():
    for seats in game.seats:
        for number, state in enumerate(positions(game, Start(seats, b"bytes"), Random(seats))):
            if number % 50 == 0 or game.to_act(state) is None:
                print(dumped(game, state))
                print(game.view(state, 0), game.view(state, -1))
                print(dumped(game, game.determinize(state, 0, Random(1))))
"""


def played(python: str, hash_seed: str) -> bytes:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": hash_seed}
    done = subprocess.run([python, "-c", PROGRAM], env=environment, capture_output=True, check=True)
    return done.stdout


def other_pythons() -> list[str]:
    """Every CPython of at least 3.11 on this machine, one per version, other than the one running."""
    folders = [*os.environ.get("PATH", "").split(os.pathsep), *pyenv_folders()]
    found: dict[int, str] = {}
    for folder in map(Path, folders):
        for minor in range(11, 20):
            python = folder / f"python3.{minor}"
            if minor != sys.version_info.minor and python.exists() and _runs(str(python), minor):
                found.setdefault(minor, str(python))
    return [found[minor] for minor in sorted(found)]


def pyenv_folders() -> list[str]:
    root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    return [str(path) for path in sorted(root.glob("versions/3.*/bin"))]


def _runs(python: str, minor: int) -> bool:
    """A pyenv shim exists for versions that are not switched on."""
    asked = subprocess.run(
        [python, "-c", "import sys; print(sys.version_info.minor)"],
        capture_output=True,
        text=True,
        check=False,
    )
    return asked.returncode == 0 and asked.stdout.strip() == str(minor)


@pytest.fixture(scope="module")
def here() -> bytes:
    return played(sys.executable, "0")


def test_the_hash_seed_does_not_matter(here: bytes) -> None:
    assert here.count(b"\n") > 10 * len(GAMES)
    assert played(sys.executable, "12345") == here


@pytest.mark.parametrize("python", other_pythons() or [sys.executable], ids=lambda path: Path(path).name)
def test_the_python_version_does_not_matter(here: bytes, python: str) -> None:
    assert played(python, "7") == here
