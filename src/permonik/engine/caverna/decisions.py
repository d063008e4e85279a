"""What the seat to act is asked, and what each choice means and costs."""

# ruff: noqa: ARG001, ARG005 - what stands in a table has one shape, whatever it needs of it

from collections.abc import Callable, Mapping
from typing import Any, Final

from permonik.engine.caverna import actions as a
from permonik.engine.caverna import exchanges, furnishings, loot
from permonik.engine.caverna import frames as f
from permonik.engine.caverna.abilities import (
    forge_price,
    imitation_price,
    large_price,
    small_price,
    stable_price,
)
from permonik.engine.caverna.effects import TILES
from permonik.engine.caverna.flow import dwarf_to_place
from permonik.engine.caverna.furnishings import LOOTED, PAID_IN, PRINTED, price, replaced
from permonik.engine.caverna.goods import (
    FARM_ANIMALS,
    FOOD,
    GOLD,
    GOODS,
    GRAIN,
    ORE,
    ORE_MINE,
    RUBY_MINE,
    STONE,
    VEG,
    WOOD,
)
from permonik.engine.caverna.harvest import bill
from permonik.engine.caverna.home import NAMES
from permonik.engine.caverna.legal import legal_actions
from permonik.engine.caverna.spaces import EFFECTS, KEYS, MARKET, unpacked
from permonik.engine.caverna.state import Frame, State
from permonik.engine.caverna.supply import named
from permonik.engine.core.game import Choice, Decision
from permonik.engine.core.values import Action

Facets = Mapping[str, Any]
Cost = Mapping[str, int]
PASTURES: Final = ("small", "large")


def decision(state: State) -> Decision:
    """What the seat to act is asked."""
    frame = state.stack[-1]
    choices = tuple(_choice(state, frame, action) for action in legal_actions(state))
    leaving = any(choice.action[0] in (a.STOP, a.BACK) for choice in choices)
    args = _PROMPT_ARGS.get(frame[0], _no_args)(state, frame)
    return Decision(frame[1], f.PROMPTS[frame[0]], args, declinable=leaving, choices=choices)


def _choice(state: State, frame: Frame, action: Action) -> Choice:
    name, facets, cost = _VERBS[action[0]]
    return Choice(
        action,
        a.write(state, action),
        {"verb": name, **facets(state, frame, action)},
        cost(state, frame, action),
    )


# --- what the prompt tells ----------------------------------------------------------------------


def _no_args(state: State, frame: Frame) -> Facets:
    return {}


def _turn_args(state: State, frame: Frame) -> Facets:
    strength = state.strengths[frame[1]][dwarf_to_place(state, frame)]
    return {"round": state.round, "strength": strength}


def _feed_args(state: State, frame: Frame) -> Facets:
    owed = bill(state, frame[1], frame[2], state.event)
    return {"food": owed, "missing": max(0, owed - state.players[frame[1]][FOOD])}


_PROMPT_ARGS: Final[dict[int, Callable[[State, Frame], Facets]]] = {
    f.PURGE: lambda state, frame: {"space": KEYS[frame[2]], "goods": _pile(state, frame[2])},
    f.TURN: _turn_args,
    f.SPACE: lambda state, frame: {"space": KEYS[frame[4]]},
    f.EXPEDITION: lambda state, frame: {"count": frame[2], "strength": frame[4]},
    f.SITE: lambda state, frame: {"furnishing": furnishings.KEYS[frame[2]]},
    f.PAYMENT: lambda state, frame: {"furnishing": furnishings.KEYS[frame[2]]},
    f.SQUARE: lambda state, frame: {"tile": TILES[frame[2]]},
    f.FEEDING: _feed_args,
    f.FENCING: lambda state, frame: {"pasture": PASTURES[frame[2]]},
}


# --- what a choice touches ----------------------------------------------------------------------


def _pile(state: State, space: int) -> dict[str, int]:
    return named(unpacked(state.piles[space], state.setup.board.kinds[space]))


def _strength(state: State, frame: Frame) -> int:
    return state.strengths[frame[1]][dwarf_to_place(state, frame)]


def _take_goods(state: State, frame: Frame, action: Action) -> dict[str, int]:
    """All that a part of a space would bring."""
    leaf, player = EFFECTS[frame[2]].leaves[action[1]], state.players[frame[1]]
    goods = dict.fromkeys(GOODS, 0)
    for good, count in leaf.gains:
        goods[GOODS[good]] += count
    if not leaf.param:
        for key, count in _pile(state, frame[4]).items():
            goods[key] += count
    goods["ore"] += leaf.per_ore_mine * player[ORE_MINE].bit_count()
    goods["ruby"] += bool(leaf.ruby_mines) and player[RUBY_MINE].bit_count() >= leaf.ruby_mines
    return {key: count for key, count in goods.items() if count}


def _squares(action: Action) -> list[str]:
    found = action[2:] if action[0] == a.LAY else action[1:3]
    return [NAMES[square] for square in found if square]


def _swap_facets(state: State, frame: Frame, action: Action) -> Facets:
    _, kind, strength, where = action
    player = state.players[frame[1]]
    facets: Facets = {"exchange": exchanges.KEYS[kind], "strength": strength, "where": "none"}
    if kind == exchanges.WEAPON:
        return {**facets, "gains": {"food": strength}, "where": exchanges.WHERE[where]}
    if kind == exchanges.GOLD_TO_FOOD:  # how much is asked afterwards: this is the most
        return {**facets, "gains": exchanges.food_for_gold(player[GOLD]), "where": "asks"}
    return {**facets, "gains": named(exchanges.gains(player, kind))}


def _feed_facets(state: State, frame: Frame, action: Action) -> Facets:
    args = _feed_args(state, frame)
    return {"food": args["food"] - args["missing"], "begging": args["missing"]}


def _breed_facets(state: State, frame: Frame, action: Action) -> Facets:
    return {"animals": [GOODS[animal] for at, animal in enumerate(FARM_ANIMALS) if action[1] >> at & 1]}


# --- what a choice costs ------------------------------------------------------------------------


def _free(state: State, frame: Frame, action: Action) -> Cost:
    return {}


def _ruby(state: State, frame: Frame, action: Action) -> Cost:
    return {"ruby": 1}


def _place_cost(state: State, frame: Frame, action: Action) -> Cost:
    if action[1] in state.setup.board.imitations:
        return named(((FOOD, imitation_price(state, action[1])),))
    return {}


def _lay_cost(state: State, frame: Frame, action: Action) -> Cost:
    if frame[0] == f.SQUARE and frame[3] >= 0:
        return named(exchanges.EXCHANGES[frame[3]].gives)
    return {}


def _fence_cost(state: State, frame: Frame, action: Action) -> Cost:
    wood = (large_price if action[2] else small_price)(state.players[frame[1]], frame[0] == f.FENCING)
    return named(((WOOD, wood),))


def _stable_cost(state: State, frame: Frame, action: Action) -> Cost:
    return {} if frame[0] == f.STABLING else named(((STONE, stable_price(state.players[frame[1]])),))


def _furnish_cost(state: State, frame: Frame, action: Action) -> Cost:
    kind = frame[3] if frame[0] == f.SITE else PRINTED
    return named(zip(PAID_IN, price(state.players[frame[1]], action[1], kind), strict=True))


def _replace_cost(state: State, frame: Frame, action: Action) -> Cost:
    paid = replaced(price(state.players[frame[1]], frame[2], frame[3]), action[1], action[2])
    return named(zip(PAID_IN, paid or (), strict=False))


def _loot_cost(state: State, frame: Frame, action: Action) -> Cost:
    player = state.players[frame[1]]
    if action[1] == loot.DWELLING:
        return named(zip(PAID_IN, price(player, furnishings.DWELLING, LOOTED), strict=True))
    if action[1] in (loot.SMALL, loot.LARGE):
        fence = small_price if action[1] == loot.SMALL else large_price
        return named(((WOOD, fence(player, looted=True)),))
    return {}


def _swap_cost(state: State, frame: Frame, action: Action) -> Cost:
    return named(exchanges.EXCHANGES[action[1]].gives)


def _work_cost(state: State, frame: Frame, action: Action) -> Cost:
    return named((((WOOD, 1), (STONE, 1), (ORE, 2))[action[1]],))


Part = Callable[[State, Frame, Action], Facets]
_NO_FACETS: Final[Part] = lambda state, frame, action: {}  # noqa: E731 - one of a table of such
_SPACE: Final[Part] = lambda state, frame, action: {"space": KEYS[action[1]]}  # noqa: E731

# The name of each verb, the facets of its choices, and their cost.
_VERBS: Final[Mapping[int, tuple[str, Part, Callable[[State, Frame, Action], Cost]]]] = {
    a.KEEP: ("keep", _SPACE, _ruby),
    a.LET_GO: ("let-go", _SPACE, _free),
    a.PLACE: (
        "place",
        lambda state, frame, action: {"space": KEYS[action[1]], "strength": _strength(state, frame)},
        _place_cost,
    ),
    a.CALL: ("call", lambda state, frame, action: {"strength": action[1]}, _ruby),
    a.PASS: ("pass", lambda state, frame, action: {"strength": _strength(state, frame)}, _free),
    a.TAKE: (
        "take",
        lambda state, frame, action: {"space": KEYS[frame[4]], "goods": _take_goods(state, frame, action)},
        _free,
    ),
    a.GROW: ("grow", _NO_FACETS, _free),
    a.LAY: (
        "lay",
        lambda state, frame, action: {"tile": TILES[action[1]], "squares": _squares(action)},
        _lay_cost,
    ),
    a.FENCE: (
        "fence",
        lambda state, frame, action: {"pasture": PASTURES[bool(action[2])], "squares": _squares(action)},
        _fence_cost,
    ),
    a.STABLE: ("stable", lambda state, frame, action: {"square": NAMES[action[1]]}, _stable_cost),
    a.SOW: (
        "sow",
        lambda state, frame, action: {"grain": action[1], "veg": action[2]},
        lambda state, frame, action: named(((GRAIN, action[1]), (VEG, action[2]))),
    ),
    a.FURNISH: (
        "furnish",
        lambda state, frame, action: {"furnishing": furnishings.KEYS[action[1]]},
        _furnish_cost,
    ),
    a.SITE: (
        "site",
        lambda state, frame, action: {
            "furnishing": furnishings.KEYS[action[1]],
            "square": NAMES[action[2]],
        },
        _furnish_cost,
    ),
    a.REPLACE: (
        "replace",
        lambda state, frame, action: {"wood": action[1], "stone": action[2]},
        _replace_cost,
    ),
    a.FORGE: (
        "forge",
        lambda state, frame, action: {"strength": action[1]},
        lambda state, frame, action: named(((ORE, forge_price(state.players[frame[1]], action[1])),)),
    ),
    a.LOOT: ("loot", lambda state, frame, action: {"loot": loot.KEYS[action[1]]}, _loot_cost),
    a.BREED: ("breed", _breed_facets, _free),
    a.IMITATE: ("imitate", _SPACE, _free),
    a.TRADE: (
        "trade",
        lambda state, frame, action: {"count": action[1]},
        lambda state, frame, action: {"ore": 2 * action[1]},
    ),
    a.BUY: (
        "buy",
        lambda state, frame, action: {"good": GOODS[MARKET[action[1]][0]]},
        lambda state, frame, action: {"gold": MARKET[action[1]][1]},
    ),
    a.EXCHANGE: ("exchange", _NO_FACETS, _free),
    a.SWAP: ("swap", _swap_facets, _swap_cost),
    a.GOLD: (
        "gold",
        lambda state, frame, action: {"count": action[1], "gains": exchanges.food_for_gold(action[1])},
        lambda state, frame, action: named(((GOLD, action[1]),)),
    ),
    a.FEED: (
        "feed",
        _feed_facets,
        lambda state, frame, action: named(((FOOD, _feed_facets(state, frame, action)["food"]),)),
    ),
    a.WORK: (
        "work",
        lambda state, frame, action: {
            "eater": a.EATERS[action[2]],
            "payment": a.WORK_PAYMENTS[action[1]],
        },
        _work_cost,
    ),
    a.SKIP: ("skip", lambda state, frame, action: {"phase": a.SKIPS[action[1]]}, _free),
    a.STOP: ("stop", _NO_FACETS, _free),
    a.BACK: ("back", _NO_FACETS, _free),
}
