"""A full run that was cut short goes on where it stopped, and only on the same tree."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent

SAMPLE = """
import os
def test_steady(): pass
def test_shaky(): assert "PERMONIK_SHAKY" not in os.environ
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    (tmp_path / "tests").mkdir()
    for name in ("conftest.py", "sizes.py"):
        shutil.copy(HERE / name, tmp_path / "tests")
    shutil.copy(HERE.parent / "pyproject.toml", tmp_path)
    (tmp_path / "tests" / "test_sample.py").write_text(SAMPLE)
    return tmp_path


def run(house: Path, *options: str, sizes: str = "full", **extra: str) -> tuple[int, str]:
    """Run the sample tests as a fresh process; its exit status and what it printed."""
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(("PYTEST_", "PERMONIK_"))}
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *options],
        cwd=house,
        env={**inherited, "PERMONIK_SIZES": sizes, **extra},
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.returncode, ran.stdout + ran.stderr


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "workers"])
def test_only_what_has_not_passed_runs_again(house: Path, workers: tuple[str, ...]) -> None:
    status, text = run(house, *workers, PERMONIK_SHAKY="1")
    assert (status, "0 tests resumed" in text, "1 failed, 1 passed" in text) == (1, True, True), text
    status, text = run(house, *workers)
    assert (status, "1 tests resumed" in text, "1 passed" in text) == (0, True, True), text
    status, text = run(house, *workers)
    assert (status, "2 tests resumed" in text) == (0, True), text


def test_a_changed_tree_starts_afresh(house: Path) -> None:
    run(house)
    (house / "src").mkdir()
    (house / "src" / "new.py").touch()
    status, text = run(house)
    assert (status, "0 tests resumed" in text, "2 passed" in text) == (0, True, True), text


def test_small_runs_keep_no_notes(house: Path) -> None:
    status, text = run(house, sizes="small")
    assert (status, "resumed" in text, (house / ".permonik-full").exists()) == (0, False, False), text


def test_an_unknown_size_is_refused(house: Path) -> None:
    status, text = run(house, sizes="huge")
    assert status != 0
    assert "PERMONIK_SIZES is 'small' or 'full'" in text
