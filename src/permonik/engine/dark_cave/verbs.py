"""The verbs of The Dark Cave: what the first number of an action means."""

from typing import Final

PLACE: Final = 0
ROCKFALL: Final = 1
WEB: Final = 2
EQUIP: Final = 3
LOOK_GOAL: Final = 4
LOOK_CLAN: Final = 5
SWAP: Final = 6
LURE: Final = 7
DISCARD: Final = 8
CUT: Final = 9
PROPOSE: Final = 10
STEP: Final = 11
STOP: Final = 12
END: Final = 13
FIGHT: Final = 14
ENDURE: Final = 15
ORIENT: Final = 16
AGREE: Final = 17
DECLINE: Final = 18

VERBS: Final = (
    *("place", "rockfall", "web", "equip", "look-goal", "look-clan", "swap", "lure", "discard"),
    *("cut", "propose", "step", "stop", "end-turn", "fight", "endure", "orient", "agree", "decline"),
)
