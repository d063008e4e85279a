"""The rules of the house that no linter knows."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from permonik.coverage import clauses_of, compare, proofs

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "permonik"

# The engine takes time, chance and IO in through the door: these modules would be a back door.
BACK_DOORS = {
    *("asyncio", "multiprocessing", "subprocess", "threading"),
    *("datetime", "time"),
    *("io", "logging", "os", "pathlib", "pickle", "shutil", "socket", "tempfile", "urllib"),
    *("secrets", "uuid"),
}


def imports(source: str) -> Iterator[str]:
    """Every module that a piece of source imports, anywhere in it."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=module, level=level):
                yield "." * level + (module or "")


def test_imports_are_found() -> None:
    source = "import a.b, c\ndef f():\n    from d.e import g\n    from . import h\n"
    assert list(imports(source)) == ["a.b", "c", "d.e", "."]


def test_the_engine_imports_only_the_standard_library_and_itself() -> None:
    allowed = sys.stdlib_module_names - BACK_DOORS
    strangers = [
        f"{file.relative_to(ROOT)}: {module}"
        for file in sorted((PACKAGE / "engine").rglob("*.py"))
        for module in imports(file.read_text(encoding="utf-8"))
        if module.partition(".")[0] not in allowed and not f"{module}.".startswith("permonik.engine.")
    ]
    assert strangers == []


def test_every_clause_is_proved_and_every_proof_has_its_clause() -> None:
    clauses: dict[str, str] = {}
    for rulebook in sorted((PACKAGE / "locales" / "en" / "rules").glob("*.md")):
        clauses |= clauses_of(rulebook.read_text(encoding="utf-8"))
    coverage = compare(clauses, proofs(ROOT / "tests"))
    assert (coverage.unproved, coverage.unknown) == ([], {})
