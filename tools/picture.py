"""Draws docs/terminal.svg, the picture in the README: a table in the terminal in mid-game.

    python -m tools.picture [FILE]

The game is dealt from a fixed seed and played by bots seeded alike, so that the picture changes only when the
game, the bots or the drawing do.
"""

import re
import sys
from io import StringIO
from pathlib import Path
from random import Random
from typing import Final

from rich.console import Console
from rich.text import Text as Line

from permonik.bots.bot import World
from permonik.bots.levels import LEVELS
from permonik.cli.boards import BOARDS
from permonik.cli.choosing import Menu
from permonik.cli.page import Scene, pages
from permonik.cli.play import NAMES
from permonik.engine.catalog import GAMES
from permonik.engine.core.events import Event, project
from permonik.text import Text

FILE: Final = Path(__file__).parents[1] / "docs" / "terminal.svg"
GAME: Final = "saboteur"
SEATS: Final = 5
SEED: Final = b"gold"
MOVES: Final = 33
WIDTH: Final = 100


def draw() -> str:
    """The picture as SVG."""
    game, board, text, names = GAMES[GAME], BOARDS[GAME], Text.of("en"), NAMES[:SEATS]
    state, rng, events = game.new(SEATS, SEED, {}), Random(1), list[Event]()
    for _ in range(MOVES):
        seat = game.to_act(state)
        assert seat is not None
        game.apply(state, LEVELS[GAME]["easy"].choose(World(game, state, seat, rng)), events)
    decision = game.decision(state)
    view = game.view(state, decision.seat)
    told = board.news(project(events[-8:], decision.seat), decision.seat)
    log = [text.event(GAME, each, names) for each in told]
    menu = Menu(game, state, decision.seat, view, board, names, board.menu(view, text, names, decision))
    scene = Scene(text, GAME, board, view, names)
    page = next(pages(scene, log, menu, text.prompt(GAME, decision, names), WIDTH))
    console = Console(
        record=True, width=WIDTH, file=StringIO(), force_terminal=True, color_system="truecolor"
    )
    console.print(page, Line(">"), highlight=False)
    return with_own_fonts(console.export_svg(title=f"permonik play {GAME}", unique_id="permonik"))


def with_own_fonts(svg: str) -> str:
    """The picture with the reader's own monospaced font: it shall load nothing from anywhere."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")


def main() -> None:
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else FILE
    file.parent.mkdir(exist_ok=True)
    file.write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
