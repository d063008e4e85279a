"""The verbs of Saboteur's actions, in the order in which actions are listed."""

from typing import Final

PLACE: Final = 0
BREAK: Final = 1
REPAIR: Final = 2
ROCKFALL: Final = 3
MAP: Final = 4
DISCARD: Final = 5
TAKE: Final = 6
