"""Writes what the client shares with the server: wire types, views, card tables, how arguments are shown.

python -m tools.gen_web          write web/src/gen
python -m tools.gen_web --check  say which files are out of date, and fail if any is
"""

import sys
from pathlib import Path
from typing import Final

from tools.webgen import cards, text, views, wire

GEN: Final = Path(__file__).parent.parent / "web" / "src" / "gen"
HEADER: Final = "// Written by `python -m tools.gen_web` from the Python sources; do not edit.\n\n"


def generated() -> dict[str, str]:
    """The generated files by name."""
    made = {
        "wire.ts": wire.typescript(),
        "text.ts": text.typescript(),
        **cards.typescript(),
        **views.typescript(),
    }
    return {name: HEADER + source for name, source in made.items()}


def stale() -> list[str]:
    """The names of the files that are not what would be written now."""
    made = generated()
    there = {file.name: file.read_text(encoding="utf-8") for file in GEN.glob("*.ts")}
    return sorted(name for name in made.keys() | there.keys() if made.get(name) != there.get(name))


def main() -> None:
    if "--check" in sys.argv[1:]:
        old = stale()
        sys.exit(f"out of date: {', '.join(old)}; run python -m tools.gen_web" if old else 0)
    GEN.mkdir(parents=True, exist_ok=True)
    made = generated()
    for file in GEN.glob("*.ts"):
        if file.name not in made:
            file.unlink()
    for name, source in made.items():
        (GEN / name).write_text(source, encoding="utf-8")


if __name__ == "__main__":
    main()
