"""The verbs of The Lost Mines, in the order in which actions are listed."""

from typing import Final

PLACE: Final = 0
USE: Final = 1
LOOK: Final = 2
TRAP: Final = 3
TROLL: Final = 4
STORM: Final = 5
DISCARD: Final = 6
PROPOSE: Final = 7
STEP: Final = 8
STOP: Final = 9
LAY_MINE: Final = 10
TAKE: Final = 11
DECLINE: Final = 12
ANSWER: Final = 13
