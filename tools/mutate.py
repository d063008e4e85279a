"""Deliberate breaks: each is made in a copy of the tree, and the test that proves its clause must fail.

    python tools/mutate.py [GAME] [--clause ID] [--jobs N]

The breaks of a game are listed in tools/breaks/GAME.py. A break that no test notices, and one whose text is
not found exactly once, end the run with status 1.
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
COPIED: Final = ("src", "tests", "pyproject.toml")
TESTS_FAILED: Final = 1  # the exit status of pytest; anything above means that it could not even try


class Break(NamedTuple):
    """A clause, the file and the text that carry it, what to put there instead, and who should notice."""

    clause: str
    file: str  # below the root of the repository
    old: str  # occurs exactly once in the file
    new: str
    test: str  # as pytest names it: tests/…/test_x.py::test_name


class Verdict(NamedTuple):
    """What became of a break."""

    change: Break
    caught: bool
    remark: str


def games() -> list[str]:
    """The games that have a list of breaks."""
    return sorted(file.stem for file in (ROOT / "tools" / "breaks").glob("*.py"))


def breaks_of(game: str) -> tuple[Break, ...]:
    breaks: tuple[Break, ...] = import_module(f"tools.breaks.{game}").BREAKS
    return breaks


def copy_tree(target: Path) -> Path:
    """A copy of everything that a test run needs."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(source, target / name)
    return target


def try_break(tree: Path, change: Break) -> Verdict:
    """Make the break in a copied tree, run its test, and put the file back."""
    file = tree / change.file
    before = file.read_text(encoding="utf-8")
    if (found := before.count(change.old)) != 1:
        return Verdict(change, False, f"the text to break is there {found} times")
    file.write_text(before.replace(change.old, change.new), encoding="utf-8")
    try:
        status, output = run_tests(tree, [change.test])
    finally:
        file.write_text(before, encoding="utf-8")
    if status > TESTS_FAILED:
        return Verdict(change, False, f"the test could not be run: {_last_line(output)}")
    return Verdict(change, status == TESTS_FAILED, _last_line(output))


def run_tests(tree: Path, tests: Iterable[str]) -> tuple[int, str]:
    """The exit status and the output of pytest on some tests of a copied tree."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider", *tests]
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    own = {
        "PYTHONPATH": os.pathsep.join((str(tree / "src"), str(tree))),
        "PYTHONDONTWRITEBYTECODE": "1",  # or a break as long as what it replaces may go unread
        "PERMONIK_SIZES": "small",
    }
    done = subprocess.run(command, cwd=tree, env=kept | own, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def _last_line(output: str) -> str:
    return next((line for line in reversed(output.splitlines()) if line.strip()), "nothing was said")


@contextmanager
def copied_trees(count: int) -> Iterator[SimpleQueue[Path]]:
    """Copies of the tree, so that as many breaks can be tried side by side."""
    with TemporaryDirectory(prefix="permonik-breaks-") as folder:
        trees: SimpleQueue[Path] = SimpleQueue()
        for number in range(count):
            trees.put(copy_tree(Path(folder) / str(number)))
        yield trees


def try_all(changes: Sequence[Break], jobs: int = 1) -> Iterator[Verdict]:
    """The verdicts in the order of the list. Unbroken, all of the tests must pass."""
    with copied_trees(jobs) as trees:

        def attempt(change: Break) -> Verdict:
            tree = trees.get()
            try:
                return try_break(tree, change)
            finally:
                trees.put(tree)

        tree = trees.get()
        status, output = run_tests(tree, dict.fromkeys(change.test for change in changes))
        trees.put(tree)
        if status:
            raise RuntimeError(f"the tests fail before anything is broken:\n{output}")
        with ThreadPoolExecutor(jobs) as pool:
            yield from pool.map(attempt, changes)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Break the rules on purpose; the tests must notice.")
    parser.add_argument("game", nargs="?", choices=games(), help="all games if none is named")
    parser.add_argument("--clause", help="only the breaks of this clause")
    parser.add_argument("--jobs", type=int, default=1, help="how many are tried side by side")
    chosen = parser.parse_args(arguments)
    changes = [change for game in ([chosen.game] if chosen.game else games()) for change in breaks_of(game)]
    if chosen.clause:
        changes = [change for change in changes if change.clause == chosen.clause]
    if not changes:
        print("no such break")
        return 2
    caught = 0
    for change, was_caught, remark in try_all(changes, max(1, chosen.jobs)):
        caught += was_caught
        word = "caught" if was_caught else "SURVIVED"
        print(f"{word:<9} {change.clause:<9} {change.test.rpartition('/')[2]}: {remark}", flush=True)
    print(f"{caught} of {len(changes)} breaks caught, {len({change.clause for change in changes})} clauses")
    return 0 if caught == len(changes) else 1


if __name__ == "__main__":
    # The lists of breaks import this module by its full name: run that one, so that there is one Break.
    sys.path.insert(0, str(ROOT))
    sys.exit(import_module("tools.mutate").main())
