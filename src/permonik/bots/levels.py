"""The levels of bots, by game, from the weakest to the strongest."""

from typing import Final

from permonik.bots.bot import Budget, Level, play_at_random
from permonik.bots.caverna import easy as caverna_easy
from permonik.bots.caverna import expert as caverna_expert
from permonik.bots.caverna import normal as caverna_normal
from permonik.bots.dark_cave import easy as dark_cave_easy
from permonik.bots.dark_cave import expert as dark_cave_expert
from permonik.bots.dark_cave import normal as dark_cave_normal
from permonik.bots.lost_mines import easy as lost_mines_easy
from permonik.bots.lost_mines import expert as lost_mines_expert
from permonik.bots.lost_mines import normal as lost_mines_normal
from permonik.bots.saboteur import easy as saboteur_easy
from permonik.bots.saboteur import expert as saboteur_expert
from permonik.bots.saboteur import normal as saboteur_normal

RANDOM: Final = Level(play_at_random)

LEVELS: Final[dict[str, dict[str, Level]]] = {
    "saboteur": {
        "random": RANDOM,
        "easy": Level(saboteur_easy.choose),
        "normal": Level(saboteur_normal.choose),
        "expert": Level(saboteur_expert.choose, Budget(400)),
    },
    "lost-mines": {
        "random": RANDOM,
        "easy": Level(lost_mines_easy.choose),
        "normal": Level(lost_mines_normal.choose),
        "expert": Level(lost_mines_expert.choose, Budget(128)),
    },
    "dark-cave": {
        "random": RANDOM,
        "easy": Level(dark_cave_easy.choose),
        "normal": Level(dark_cave_normal.choose),
        "expert": Level(dark_cave_expert.choose, Budget(96)),
    },
    "caverna": {
        "random": RANDOM,
        "easy": Level(caverna_easy.choose),
        "normal": Level(caverna_normal.choose),
        "expert": Level(caverna_expert.choose, Budget(60)),
    },
}

ABLATIONS: Final[dict[str, dict[str, Level]]] = {
    "saboteur": {
        "expert-blind": Level(saboteur_expert.choose_blindly, Budget(400)),
        "expert-tree": Level(saboteur_expert.choose_by_tree, Budget(400)),
    },
    "lost-mines": {},
    "dark-cave": {},
    "caverna": {},
}
"""Levels with a part taken out or changed, to measure what it is worth. Nobody meets them at a table."""
