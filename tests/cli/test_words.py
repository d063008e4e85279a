"""The terminal says nothing that no language knows, and no language knows what the terminal never says."""

import re
from importlib.resources import files
from pathlib import Path

import permonik.cli
from permonik.engine.catalog import GAMES
from tests.cli.test_perft_and_bench import FIGURES

SOURCES = sorted(Path(permonik.cli.__file__).parent.rglob("*.py"))


def said() -> set[str]:
    """Every terminal message that the sources ask for, those with made-up names included."""
    code = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES)
    found = set(re.findall(r'"(terminal-[a-z0-9-]*[a-z0-9])"', code))
    found |= set(re.findall(r"'(terminal-[a-z0-9-]*[a-z0-9])'", code))
    found |= {f"terminal-hint-{name}" for name in re.findall(r'hint\("([a-z-]+)"\)', code)}
    heads = " ".join(re.findall(r"_table\(text, ([^)]*)\)", code))
    found |= {f"terminal-arena-{head}" for head in re.findall(r'"([a-z0-9-]+)"', heads)}
    found |= {f"terminal-bench-{name.replace('_', '-')}" for name in FIGURES}
    kinds = {option.kind for game in GAMES.values() for option in game.options}
    return found | {f"terminal-value-{kind}" for kind in kinds - {"whole", "choice", "flag"}}


def test_what_is_said_and_what_can_be_said_are_the_same() -> None:
    file = files("permonik") / "locales" / "en" / "terminal.ftl"
    known = set(re.findall(r"^(terminal-[a-z0-9-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    assert said() == known
