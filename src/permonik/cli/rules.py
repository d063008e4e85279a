"""`permonik rules`: the rules of a game, one clause of them, or which tests prove them."""

from importlib.resources import files

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from permonik.cli.files import ROOT
from permonik.cli.words import game_of, wrong
from permonik.coverage import clauses_of, compare, proofs
from permonik.engine.catalog import GAMES
from permonik.text import FALLBACK, Text


def rulebook(game: str) -> str:
    """The full rules, which are written in English."""
    return (files("permonik") / "locales" / FALLBACK / "rules" / f"{game}.md").read_text(encoding="utf-8")


def headings(text: Text, game: str) -> str:
    """The rules in a sentence a clause, as Markdown."""
    clauses = clauses_of(rulebook(game))
    listed = "\n".join(f"- **{clause}** {text.rule(game, clause)}" for clause in clauses)
    return f"# {text.format(f'{game}-name')}\n\n{text.format(f'{game}-about')}\n\n{listed}\n"


def rules_text(text: Text, game: str) -> str:
    """The rules as far as the language has them."""
    return rulebook(game) if text.language == FALLBACK else headings(text, game)


def show_rules(text: Text, name: str | None, clause: str | None, console: Console) -> None:
    for game in [game_of(text, name).id] if name else GAMES:
        if clause:
            show_clause(text, game, clause.upper(), console)
        else:
            console.print(Markdown(rules_text(text, game)))


def show_clause(text: Text, game: str, clause: str, console: Console) -> None:
    clauses = clauses_of(rulebook(game))
    if clause not in clauses:
        wrong(text, "terminal-unknown-clause", clause=clause)
    console.print(f"{clause}: {text.rule(game, clause)}", style="bold")
    if text.language == FALLBACK:
        console.print(clauses[clause])


def show_coverage(text: Text, name: str | None, console: Console) -> int:
    """The clauses with their tests, those without first; 1 if there are any."""
    tests = ROOT / "tests"
    if not tests.is_dir():
        wrong(text, "terminal-no-tests")
    clauses: dict[str, str] = {}
    for game in [game_of(text, name).id] if name else GAMES:
        clauses |= clauses_of(rulebook(game))
    found = compare(clauses, proofs(tests))
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(text.format("terminal-clause"), no_wrap=True)
    table.add_column(text.format("terminal-tests"))
    for clause in found.unproved:
        table.add_row(clause, f"✗ {text.format('terminal-no-test')}", style="red")
    for clause, names in found.proved.items():
        table.add_row(clause, "\n".join(names))
    console.print(table)
    proved, total = len(found.proved), len(clauses)
    console.print(text.format("terminal-covered", proved=proved, total=total))
    return 1 if found.unproved else 0
