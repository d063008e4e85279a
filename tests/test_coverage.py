"""Clauses and their proofs are found by reading, and set against each other."""

from pathlib import Path

import pytest

from permonik.coverage import clauses_of, compare, proofs

RULES = """\
# Saboteur

See **SAB-1.1** below, which is only a mention.

## 1. Aim

**SAB-1.1** Dig to the gold
before the deck is empty.

- **SAB-1.2** – A digger wins with the diggers.
- An item of no clause.
1. **SAB-1.10**: A saboteur wins alone.
"""


def test_clauses_are_paragraphs_and_items_that_begin_with_an_id() -> None:
    assert clauses_of(RULES) == {
        "SAB-1.1": "Dig to the gold before the deck is empty.",
        "SAB-1.2": "A digger wins with the diggers.",
        "SAB-1.10": "A saboteur wins alone.",
    }


def test_an_id_given_twice_is_refused() -> None:
    with pytest.raises(ValueError, match=r"SAB-1\.2 stands twice"):
        clauses_of(RULES + "\n**SAB-1.2** Again.\n")


def found(tmp_path: Path, source: str) -> dict[str, list[str]]:
    (tmp_path / "tests" / "engine").mkdir(parents=True)
    (tmp_path / "tests" / "engine" / "test_x.py").write_text("import pytest\n" + source, encoding="utf-8")
    return proofs(tmp_path / "tests")


X = "tests/engine/test_x.py"

DECORATED = """
@pytest.mark.clause("A-1.10", "A-1.9")
def test_a(): ...
@pytest.mark.clause("A-1.9")
async def test_b(): ...
@pytest.mark.clause("A-9.9")
def helper(): ...
"""
MODULE = """
pytestmark = [pytest.mark.slow, pytest.mark.clause("A-1.1")]
def test_a(): ...
@pytest.mark.clause("A-1.2", "A-1.1")
def test_b(): ...
"""
PARAMETERS = """
CASES = [pytest.param(1, marks=pytest.mark.clause("A-1.1")), 2]
@pytest.mark.parametrize("x", CASES)
def test_a(x): ...
@pytest.mark.parametrize("x", [pytest.param(1, marks=[pytest.mark.clause("A-1.2")])])
def test_b(x): ...
"""
CLASS = """
@pytest.mark.clause("A-1.1")
class TestA:
    def test_a(self): ...
    @pytest.mark.clause("A-1.2")
    def test_b(self): ...
"""


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        pytest.param(DECORATED, {"A-1.9": ["test_a", "test_b"], "A-1.10": ["test_a"]}, id="decorators"),
        pytest.param(MODULE, {"A-1.1": ["test_a", "test_b"], "A-1.2": ["test_b"]}, id="module"),
        pytest.param(PARAMETERS, {"A-1.1": ["test_a"], "A-1.2": ["test_b"]}, id="parameters"),
        pytest.param(
            CLASS, {"A-1.1": ["TestA::test_a", "TestA::test_b"], "A-1.2": ["TestA::test_b"]}, id="class"
        ),
    ],
)
def test_proofs_are_found(tmp_path: Path, source: str, expected: dict[str, list[str]]) -> None:
    proved = found(tmp_path, source)
    assert proved == {id_: [f"{X}::{test}" for test in tests] for id_, tests in expected.items()}
    assert list(proved) == list(expected)


def test_a_computed_id_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"test_x\.py::test_a: a clause id is written out"):
        found(tmp_path, "@pytest.mark.clause(f'A-{1}')\ndef test_a(): ...\n")


def test_clauses_and_proofs_are_compared() -> None:
    coverage = compare(clauses_of(RULES), {"SAB-1.2": ["t::a"], "SBA-1.2": ["t::b"]})
    assert coverage.proved == {"SAB-1.2": ["t::a"]}
    assert coverage.unproved == ["SAB-1.1", "SAB-1.10"]
    assert coverage.unknown == {"SBA-1.2": ["t::b"]}
