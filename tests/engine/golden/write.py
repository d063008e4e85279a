"""Writes the golden games: python -m tests.engine.golden.write"""

import json
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, Final

from permonik.conformance.checks import Start, canonical
from permonik.engine.catalog import GAMES
from permonik.engine.core.game import state_hash
from permonik.engine.core.values import SPECTATOR
from tests.engine.players import PLAYERS

END: Final = "end"
HERE: Final = Path(__file__).parent / "games"

# name -> game, start, index in PLAYERS
STARTS: Final[dict[str, tuple[str, Start, int]]] = {
    "saboteur-3-random": ("saboteur", Start(3, b"golden 1"), 0),
    "saboteur-5-sense": ("saboteur", Start(5, b"golden 2"), 1),
    "saboteur-7-per-player": ("saboteur", Start(7, b"golden 3", {"pay": "player", "rounds": 4}), 1),
    "saboteur-10-margin": ("saboteur", Start(10, b"golden 4", {"margin": 1, "first": 3}), 1),
    "lost-mines-3-random": ("lost-mines", Start(3, b"golden 5"), 0),
    "lost-mines-5-sense": ("lost-mines", Start(5, b"golden 6"), 1),
    "lost-mines-9-agreed": ("lost-mines", Start(9, b"golden 7", {"agreed_end": True, "first": 8}), 1),
    "dark-cave-2-random": ("dark-cave", Start(2, b"golden 8"), 0),
    "dark-cave-4-sense": ("dark-cave", Start(4, b"golden 9"), 1),
    "dark-cave-8-agreed": ("dark-cave", Start(8, b"golden 10", {"agreed_end": True, "first": 5}), 1),
    "caverna-1-solo": ("caverna", Start(1, b"golden 5"), 1),
    "caverna-2-random": ("caverna", Start(2, b"golden 6", {"marker_reveal": "before_harvest"}), 0),
    "caverna-3-introductory": ("caverna", Start(3, b"golden 7", {"set": "introductory"}), 1),
    "caverna-7-sense": ("caverna", Start(7, b"golden 8", {"ruby_to_gold": True, "first_player": 2}), 1),
}


def golden_lines(name: str, texts: Iterable[str]) -> list[str]:
    """The whole game: before each action its text, the hash of the state and those of all views."""
    game_id, start, _ = STARTS[name]
    game = GAMES[game_id]
    state = game.new(*start)
    lines = []
    for text in texts:
        lines.append(_line(game_id, state, start.seats, text))
        if text != END:
            game.apply(state, game.read(state, text))
    return lines


def new_game(name: str) -> Iterator[str]:
    """The actions of a game as a player plays it today, and the end."""
    game_id, start, player = STARTS[name]
    game = GAMES[game_id]
    rng = Random(name)
    state = game.new(*start)
    while game.to_act(state) is not None:
        action = PLAYERS[player](game, state, rng)
        yield game.write(state, action)
        game.apply(state, action)
    yield END


def _line(game_id: str, state: Any, seats: int, text: str) -> str:
    game = GAMES[game_id]
    views = [_hash(game.view(state, viewer)) for viewer in (*range(seats), SPECTATOR)]
    return json.dumps({"do": text, "state": state_hash(game, state)[:12], "views": views})


def _hash(data: object) -> str:
    return blake2b(canonical(data).encode(), digest_size=5).hexdigest()


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for name in STARTS:
        (HERE / f"{name}.jsonl").write_text("\n".join(golden_lines(name, new_game(name))) + "\n")
