"""Everything that Saboteur can say."""

from typing import Final

from permonik.engine.core.messages import EventSpec, Messages
from permonik.engine.saboteur.cards import PRINTED

MESSAGES: Final = Messages(
    cards=(*PRINTED.keys, "start", "gold", "stone-east", "stone-west", "hidden"),
    events={
        "round-begins": EventSpec(("round", "player")),
        "dealt": EventSpec(("player", "count"), ("cards", "role")),
        "place": EventSpec(("player", "card", "cell", "turned")),
        "break": EventSpec(("player", "target", "tool", "card")),
        "repair": EventSpec(("player", "target", "tool", "card")),
        "rockfall": EventSpec(("player", "cell", "card")),
        "look": EventSpec(("player", "goal"), ("kind",)),
        "discard": EventSpec(("player",), ("card",)),
        "draw": EventSpec(("player",), ("card",)),
        "goal-revealed": EventSpec(("goal", "kind", "turned")),
        "miners-win": EventSpec(("round", "player")),
        "saboteurs-win": EventSpec(("round",)),
        "role": EventSpec(("player", "role")),
        "role-aside": EventSpec(("role",)),
        "goal-shown": EventSpec(("goal", "kind")),
        "gold-offered": EventSpec(("player", "count"), ("offer",)),
        "gold-taken": EventSpec(("player",), ("nuggets",)),
        "paid": EventSpec(("player", "nuggets", "counted")),
        "nobody-paid": EventSpec(("round",)),
        "game-over": EventSpec(("winners", "nuggets")),
    },
    prompts={"turn": (), "gold": ("count",)},
    choices={
        "place": ("card", "cell", "turned"),
        "break": ("card", "seat"),
        "repair": ("card", "seat", "tool"),
        "rockfall": ("card", "cell"),
        "map": ("card", "goal", "cell"),
        "discard": ("card",),
        "take": ("nuggets",),
    },
    refusals={
        "malformed": (),
        "game-over": (),
        "not-your-turn": (),
        "not-now": (),
        "not-in-hand": ("card",),
        "tool-broken": ("tools",),
        "cell-taken": ("cell",),
        "side-mismatch": ("side", "cell"),
        "not-joined": ("cell",),
        "outside-margin": ("cell", "margin"),
        "turned-same": ("card",),
        "already-broken": ("target", "tool"),
        "repair-wrong-tool": ("card", "tool"),
        "not-broken": ("target", "tool"),
        "no-path-card": ("cell",),
        "not-removable": ("cell",),
        "goal-revealed": ("goal",),
        "not-offered": ("nuggets",),
    },
    lines={
        "round-miners": ("round", "player", "miners", "saboteurs"),
        "round-saboteurs": ("round", "miners", "saboteurs"),
        "round-pay": ("round", "player", "nuggets", "cards"),
        "total": ("player", "nuggets", "cards"),
        "victory": ("players", "nuggets"),
    },
)
