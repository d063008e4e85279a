"""The games by id."""

from typing import Any, Final

from permonik.engine.caverna.game import CAVERNA
from permonik.engine.core.game import Game
from permonik.engine.dark_cave.game import DARK_CAVE
from permonik.engine.lost_mines.game import LOST_MINES
from permonik.engine.saboteur.game import SABOTEUR

GAMES: Final[dict[str, Game[Any]]] = {game.id: game for game in (SABOTEUR, LOST_MINES, DARK_CAVE, CAVERNA)}
