"""Which rule clauses are proved by which tests, found by reading both: no test is run."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

# A clause is a paragraph or a list item that begins with its id in bold: **SAB-3.4** …
_CLAUSE = re.compile(r"\s*(?:[-*+]\s+|\d+[.)]\s+)?\*\*([A-Z]+-\d+(?:\.\d+)*)\*\*[\s:–—-]*(.*)")
_BREAK = re.compile(r"\s*(?:$|#|[-*+]\s|\d+[.)]\s|\|)")  # what ends the paragraph before it


@dataclass(frozen=True, slots=True)
class Coverage:
    """Clauses with their tests, clauses without one, and ids in tests that no rulebook has."""

    proved: dict[str, list[str]]
    unproved: list[str]
    unknown: dict[str, list[str]]


def compare(clauses: Iterable[str], proved_by: Mapping[str, list[str]]) -> Coverage:
    """Set the clauses of the rulebooks against the proofs found in the tests."""
    ids = list(clauses)
    return Coverage(
        proved={id_: proved_by[id_] for id_ in ids if id_ in proved_by},
        unproved=[id_ for id_ in ids if id_ not in proved_by],
        unknown={id_: tests for id_, tests in proved_by.items() if id_ not in ids},
    )


def clauses_of(markdown: str) -> dict[str, str]:
    """The clauses of a rulebook by id, in its order, each with its text on one line."""
    clauses: dict[str, str] = {}
    current: str | None = None
    for line in markdown.splitlines():
        if start := _CLAUSE.match(line):
            current, text = start.groups()
            if current in clauses:
                raise ValueError(f"clause {current} stands twice in the rules")
            clauses[current] = text.strip()
        elif _BREAK.match(line):
            current = None
        elif current is not None:
            clauses[current] = f"{clauses[current]} {line.strip()}".strip()
    return clauses


def proofs(tests: Path) -> dict[str, list[str]]:
    """The tests that prove each clause, as pytest names them: tests/…/test_x.py::test_name."""
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("*.py")):
        name = file.relative_to(tests.parent).as_posix()
        for id_, test in _proofs_in(ast.parse(file.read_text(encoding="utf-8"), name), name):
            found.setdefault(id_, []).append(test)
    return dict(sorted(found.items(), key=lambda item: _order(item[0])))


def _proofs_in(module: ast.Module, name: str) -> Iterator[tuple[str, str]]:
    # Marks may be kept under a name (a table of cases, a mark used twice) and used in a decorator.
    named: dict[str, list[str]] = {}
    for node in module.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value:
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Name):
                    named[target.id] = _ids(node.value, named, name)
    yield from _proofs_below(module.body, named, named.get("pytestmark", []), name)


def _proofs_below(
    body: list[ast.stmt], named: Mapping[str, list[str]], inherited: list[str], name: str
) -> Iterator[tuple[str, str]]:
    for node in body:
        if not isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        inner = f"{name}::{node.name}"
        ids = inherited + [id_ for mark in node.decorator_list for id_ in _ids(mark, named, inner)]
        if isinstance(node, ast.ClassDef):
            yield from _proofs_below(node.body, named, ids, inner)
        elif node.name.startswith("test"):
            yield from ((id_, inner) for id_ in dict.fromkeys(ids))


def _ids(expression: ast.expr, named: Mapping[str, list[str]], where: str) -> list[str]:
    """The ids of all clause marks inside an expression, however deep, and behind the names it uses."""
    ids: list[str] = []
    for node in ast.walk(expression):
        if isinstance(node, ast.Name):
            ids += named.get(node.id, [])
        elif isinstance(node, ast.Call) and _is_clause_mark(node.func):
            for argument in node.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise ValueError(f"{where}: a clause id is written out as a string, not computed")
                ids.append(argument.value)
    return ids


def _is_clause_mark(function: ast.expr) -> bool:
    match function:
        case ast.Attribute(attr="clause", value=ast.Attribute(attr="mark") | ast.Name(id="mark")):
            return True
    return False


def _order(id_: str) -> tuple[str, list[int]]:
    """SAB-3.10 comes after SAB-3.9."""
    game, _, number = id_.partition("-")
    return game, [int(part) for part in re.findall(r"\d+", number)]
