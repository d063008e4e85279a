"""The algebra of action spaces: leaves that do one thing, and the four connectors that join them."""

from enum import IntEnum
from typing import Final, NamedTuple, TypeAlias

Gains: TypeAlias = tuple[tuple[int, int], ...]


class Do(IntEnum):
    """What a leaf does."""

    TAKE = 0  # what lies on the space, and what is printed beside it
    TWIN = 1  # one twin tile of the kinds in `param`, a mask
    ORE_MINE = 2
    RUBY_MINE = 3  # on a tunnel (param 0) or a deep tunnel (param 1)
    FURNISH = 4  # any tile (param 0) or a dwelling (param 1)
    SOW = 5
    SMALL_PASTURE = 6
    LARGE_PASTURE = 7
    STABLE = 8
    FORGE = 9
    EXPEDITION = 10  # of level `param`
    GROW = 11
    IMITATE = 12  # for `param` food
    TRADE = 13  # ore, up to `param` times
    BUY = 14


# Landscape tiles. The first three are twins; a pair of squares, in the order of the name.
MEADOW_FIELD: Final = 0
CAVERN_TUNNEL: Final = 1
CAVERN_CAVERN: Final = 2
ORE_MINE_TILE: Final = 3  # ore mine and deep tunnel
RUBY_MINE_TILE: Final = 4
MEADOW_TILE: Final = 5
FIELD_TILE: Final = 6
TUNNEL_TILE: Final = 7
CAVERN_TILE: Final = 8
TILES: Final = (
    "meadow_field",
    "cavern_tunnel",
    "cavern_cavern",
    "ore_mine",
    "ruby_mine",
    "meadow",
    "field",
    "tunnel",
    "cavern",
)
TWINS: Final = (MEADOW_FIELD, CAVERN_TUNNEL, CAVERN_CAVERN)

# What a player is able to do now, one bit each: a leaf can be carried out if the player has one of its bits.
ALWAYS: Final = 1 << 0
GOODS_LIE: Final = 1 << 1
HAS_ORE_MINE: Final = 1 << 2
HAS_RUBY_MINE: Final = 1 << 3
HAS_TWO_RUBY_MINES: Final = 1 << 4
CAN_CLEAR: Final = 1 << 5
CAN_DIG: Final = 1 << 6
CAN_MINE_ORE: Final = 1 << 7
CAN_MINE_RUBY: Final = 1 << 8
CAN_MINE_DEEP: Final = 1 << 9
CAN_FURNISH: Final = 1 << 10
CAN_FURNISH_DWELLING: Final = 1 << 11
CAN_SOW: Final = 1 << 12
CAN_FENCE_SMALL: Final = 1 << 13
CAN_FENCE_LARGE: Final = 1 << 14
CAN_BUILD_STABLE: Final = 1 << 15
CAN_FORGE: Final = 1 << 16
IS_ARMED: Final = 1 << 17
CAN_GROW: Final = 1 << 18
CAN_TRADE: Final = 1 << 19
CAN_BUY: Final = 1 << 20
CAN_IMITATE: Final = 1 << 21

# What an exchange might yet make possible, so that a space is not left too early.
BY_RUBY: Final = 1 << 0
BY_MATERIAL: Final = 1 << 1
BY_WEAPON: Final = 1 << 2
BY_ANYTHING: Final = 1 << 3


class Leaf(NamedTuple):
    """One thing to do, what it brings beside, and the abilities of which one is needed."""

    do: Do
    param: int = 0
    gains: Gains = ()
    needs: int = ALWAYS
    hopes: int = 0
    per_ore_mine: int = 0  # ore for each own ore mine
    ruby_mines: int = 0  # so many own ruby mines bring one ruby more
    token: bool = False  # the starting player token


class Joined(NamedTuple):
    """Parts joined by one connector."""

    connector: str
    parts: "tuple[Leaf | Joined, ...]"


Tree: TypeAlias = "Leaf | Joined"


def EitherOr(*parts: Tree) -> Joined:  # noqa: N802 - reads as a connector of the rulebook
    """Exactly one; a Guest room makes it and/or."""  # CAV-5.7
    return Joined("either-or", parts)


def AndOr(*parts: Tree) -> Joined:  # noqa: N802
    """At least one, in any order."""  # CAV-5.8
    return Joined("and-or", parts)


def Then(*parts: Tree) -> Joined:  # noqa: N802
    """The first; after it, perhaps, the next."""  # CAV-5.9
    return Joined("then", parts)


def ThenOr(*parts: Tree) -> Joined:  # noqa: N802
    """At least one, in this order."""  # CAV-5.10
    return Joined("then-or", parts)


def Take(  # noqa: N802
    *gains: tuple[int, int], per_ore_mine: int = 0, ruby_mines: int = 0, token: bool = False
) -> Leaf:
    needs = ALWAYS if gains or token else GOODS_LIE
    needs |= HAS_ORE_MINE if per_ore_mine else 0
    needs |= (0, HAS_RUBY_MINE, HAS_TWO_RUBY_MINES)[ruby_mines]
    return Leaf(Do.TAKE, 0, gains, needs, 0, per_ore_mine, ruby_mines, token)


def Gain(*gains: tuple[int, int]) -> Leaf:  # noqa: N802
    return Leaf(Do.TAKE, 1, gains)


def Clear(*gains: tuple[int, int]) -> Leaf:  # noqa: N802
    return Leaf(Do.TWIN, 1 << MEADOW_FIELD, gains, CAN_CLEAR, BY_RUBY)


def Dig(*gains: tuple[int, int], caverns: bool = False) -> Leaf:  # noqa: N802
    kinds = 1 << CAVERN_TUNNEL | (1 << CAVERN_CAVERN if caverns else 0)
    return Leaf(Do.TWIN, kinds, gains, CAN_DIG, BY_RUBY)


def MineOre(*gains: tuple[int, int]) -> Leaf:  # noqa: N802
    return Leaf(Do.ORE_MINE, 0, gains, CAN_MINE_ORE, BY_RUBY)


def MineRuby(*gains: tuple[int, int], deep: bool = False) -> Leaf:  # noqa: N802
    return Leaf(Do.RUBY_MINE, int(deep), gains, CAN_MINE_DEEP if deep else CAN_MINE_RUBY, BY_RUBY)


def Furnish() -> Leaf:  # noqa: N802
    return Leaf(Do.FURNISH, 0, (), CAN_FURNISH, BY_ANYTHING)


def FurnishDwelling() -> Leaf:  # noqa: N802
    return Leaf(Do.FURNISH, 1, (), CAN_FURNISH_DWELLING, BY_RUBY | BY_MATERIAL)


def Expedition(level: int) -> Leaf:  # noqa: N802
    return Leaf(Do.EXPEDITION, level, (), IS_ARMED)


def Imitate(food: int) -> Leaf:  # noqa: N802
    return Leaf(Do.IMITATE, food, (), CAN_IMITATE)


SOW: Final = Leaf(Do.SOW, 0, (), CAN_SOW, BY_RUBY)
SMALL_PASTURE: Final = Leaf(Do.SMALL_PASTURE, 0, (), CAN_FENCE_SMALL, BY_RUBY | BY_MATERIAL)
LARGE_PASTURE: Final = Leaf(Do.LARGE_PASTURE, 0, (), CAN_FENCE_LARGE, BY_RUBY | BY_MATERIAL)
BUILD_STABLE: Final = Leaf(Do.STABLE, 0, (), CAN_BUILD_STABLE, BY_RUBY | BY_MATERIAL)
FORGE: Final = Leaf(Do.FORGE, 0, (), CAN_FORGE, BY_RUBY | BY_MATERIAL | BY_WEAPON)
GROW: Final = Leaf(Do.GROW, 0, (), CAN_GROW)
TRADE_ORE: Final = Leaf(Do.TRADE, 3, (), CAN_TRADE)
BUY: Final = Leaf(Do.BUY, 0, (), CAN_BUY, BY_ANYTHING)


class Effect(NamedTuple):
    """A tree made ready: its leaves, and for every set of leaves already done those that are open."""

    leaves: tuple[Leaf, ...]
    open: tuple[tuple[int, ...], ...]
    open_to_guests: tuple[tuple[int, ...], ...]
    needs: int  # one of these abilities is needed to enter
    alone: bool  # one leaf that asks nothing: it is carried out at once


def _leaves(tree: Tree) -> list[Leaf]:
    if isinstance(tree, Leaf):
        return [tree]
    return [leaf for part in tree.parts for leaf in _leaves(part)]


def _open(tree: Tree, first: int, done: int, guests: bool) -> tuple[list[int], int, bool]:
    """The open leaves of a tree numbered from `first`, the next number, and whether it was begun."""
    if isinstance(tree, Leaf):
        begun = bool(done >> first & 1)
        return ([] if begun else [first]), first + 1, begun
    parts, number = [], first
    for part in tree.parts:
        found, number, begun = _open(part, number, done, guests)
        parts.append((found, begun))
    last = max((at for at, (_, begun) in enumerate(parts) if begun), default=-1)
    connector = "and-or" if guests and tree.connector == "either-or" else tree.connector
    chosen = {
        "and-or": range(len(parts)),
        "either-or": range(len(parts)) if last < 0 else range(last, last + 1),
        "then": range(max(last, 0), min(last + 2, len(parts))),
        "then-or": range(max(last, 0), len(parts)),
    }[connector]
    return [leaf for at in chosen for leaf in parts[at][0]], number, last >= 0


def compiled(tree: Tree) -> Effect:
    """The tree with the open leaves tabled for every set of leaves done."""
    leaves = tuple(_leaves(tree))
    sets = range(1 << len(leaves))
    plain = tuple(tuple(_open(tree, 0, done, guests=False)[0]) for done in sets)
    guests = tuple(tuple(_open(tree, 0, done, guests=True)[0]) for done in sets)
    needs = 0
    for at in plain[0]:
        needs |= leaves[at].needs
    alone = len(leaves) == 1 and leaves[0].do in (Do.TAKE, Do.GROW)
    return Effect(leaves, plain, guests, needs, alone)
