"""Settings common to all tests, and the memory that lets a full run resume."""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from tests.sizes import FULL, HYPOTHESIS_EXAMPLES

# The gate gives the same answer every time: no random draws, no dependence on how busy the machine is.
settings.register_profile("permonik", derandomize=True, deadline=None, max_examples=HYPOTHESIS_EXAMPLES)
settings.load_profile("permonik")

ROOT = Path(__file__).parent.parent
TREE = ("src", "tests", "tools", "bench", "pyproject.toml", "requirements-dev.lock")


def pytest_configure(config: pytest.Config) -> None:
    if FULL:
        config.pluginmanager.register(Resume(config), "permonik-resume")


class Resume:
    """Leaves out the tests that already passed on exactly this tree, and notes those that pass now."""

    def __init__(self, config: pytest.Config) -> None:
        # Under xdist the main process alone reads and writes; a worker is told, so that all agree.
        told: dict[str, list[str]] | None = getattr(config, "workerinput", None)
        self.notes = ROOT / ".permonik-full" / fingerprint(ROOT) if told is None else None
        self.passed = frozenset(_lines(self.notes) if told is None else told["permonik_passed"])
        self.failed: set[str] = set()

    def pytest_report_header(self) -> str:
        return f"full sizes: {len(self.passed)} tests resumed, passed before on this very tree"

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        node.workerinput["permonik_passed"] = sorted(self.passed)

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid in self.passed])
        items[:] = [item for item in items if item.nodeid not in self.passed]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed:
            self.failed.add(report.nodeid)
        elif self.notes and report.when == "teardown" and report.nodeid not in self.failed:
            self.notes.parent.mkdir(exist_ok=True)
            with self.notes.open("a", encoding="utf-8") as notes:
                notes.write(f"{report.nodeid}\n")

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.passed and session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
            session.exitstatus = pytest.ExitCode.OK


def fingerprint(root: Path) -> str:
    """A hash of all that the outcome of a test may depend on."""
    digest = hashlib.sha256(sys.version.encode())
    for file in sorted(_files(root)):
        digest.update(f"\0{file.relative_to(root).as_posix()}\0".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:16]


def _files(root: Path) -> Iterator[Path]:
    for name in TREE:
        for path in (root / name, *(root / name).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path


def _lines(file: Path | None) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines() if file and file.exists() else []
