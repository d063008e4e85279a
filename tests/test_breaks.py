"""The lists of deliberate breaks keep up with the code, and some of the breaks are made for real."""

from collections import Counter
from pathlib import Path

import pytest

from permonik.coverage import clauses_of, proofs
from tests.sizes import BREAKS_TRIED
from tools.mutate import Break, breaks_of, copy_tree, games, try_all, try_break

ROOT = Path(__file__).parent.parent
RULEBOOKS = ROOT / "src" / "permonik" / "locales" / "en" / "rules"
LEAST = {"saboteur": 40, "lost_mines": 40, "dark_cave": 40, "caverna": 40}  # clauses with a break, by game

every_game = pytest.mark.parametrize("game", games())


def clauses(game: str) -> dict[str, str]:
    """The rules of a game, whose id has hyphens where its modules have underscores."""
    return clauses_of((RULEBOOKS / f"{game.replace('_', '-')}.md").read_text(encoding="utf-8"))


def test_every_game_with_breaks_is_known() -> None:
    assert set(LEAST) <= set(games())


@every_game
def test_enough_clauses_are_broken_and_all_of_them_exist(game: str) -> None:
    broken = {change.clause for change in breaks_of(game)}
    assert len(broken) >= LEAST.get(game, 1)
    assert broken <= set(clauses(game))


@every_game
def test_what_is_broken_stands_exactly_once_in_its_file(game: str) -> None:
    found = {
        (change.clause, change.old): (ROOT / change.file).read_text(encoding="utf-8").count(change.old)
        for change in breaks_of(game)
    }
    assert {where: times for where, times in found.items() if times != 1} == {}
    assert all(change.old != change.new for change in breaks_of(game))


@every_game
def test_each_break_is_given_to_a_test_that_proves_its_clause(game: str) -> None:
    proved = proofs(ROOT / "tests")
    astray = [
        f"{change.clause}: {change.test}"
        for change in breaks_of(game)
        if change.test not in proved.get(change.clause, [])
    ]
    assert astray == []


@every_game
def test_no_break_stands_twice_for_a_clause(game: str) -> None:
    twice = Counter((change.clause, change.file, change.old, change.new) for change in breaks_of(game))
    assert [each for each, times in twice.items() if times > 1] == []


@every_game
def test_breaks_are_noticed(game: str) -> None:
    """At small sizes a few, spread over the list; at full sizes all of them."""
    changes = breaks_of(game)
    spread = changes[:: -(-len(changes) // BREAKS_TRIED)]
    assert 0 < len(spread) <= BREAKS_TRIED
    assert [verdict for verdict in try_all(spread) if not verdict.caught] == []


PROVED = "tests/engine/rules/saboteur/test_box.py::test_the_27_action_cards"
CARDS = "src/permonik/engine/saboteur/cards.py"


@pytest.mark.parametrize(
    ("old", "new", "test", "remark"),
    [
        ('Counted("map", 6)', 'Counted("map",  6)', PROVED, "1 passed"),
        ("no such text", "", PROVED, "there 0 times"),
        ("tile(", "", PROVED, "times"),
        ('Counted("map", 6)', 'Counted("map" 6)', PROVED, "could not be run"),
        ('Counted("map", 6)', 'Counted("map", 5)', f"{PROVED}_of_old", "could not be run"),
    ],
    ids=["no-change", "no-text", "too-much-text", "no-python", "no-test"],
)
def test_a_break_that_proves_nothing_is_not_counted(
    tmp_path: Path, old: str, new: str, test: str, remark: str
) -> None:
    tree = copy_tree(tmp_path)
    before = (tree / CARDS).read_text(encoding="utf-8")
    verdict = try_break(tree, Break("SAB-1.4", CARDS, old, new, test))
    assert not verdict.caught
    assert remark in verdict.remark
    assert (tree / CARDS).read_text(encoding="utf-8") == before
