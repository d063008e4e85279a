"""The command line as a test runs it: in English, 80 columns wide, in an empty folder."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from permonik.cli.commands import run
from tests.cli.running import Ran

Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def _empty_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whoever leaves a table without naming a file gets one in the present folder."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")

    def call(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        status = run(arguments)
        out, err = capsys.readouterr()
        return Ran(status, out, err)

    return call
