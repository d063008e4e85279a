"""Every action space by player count: what is put on it each round, and what it does."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from permonik.engine.caverna.effects import (
    BUILD_STABLE,
    BUY,
    FORGE,
    GROW,
    LARGE_PASTURE,
    SMALL_PASTURE,
    SOW,
    TRADE_ORE,
    AndOr,
    Clear,
    Dig,
    Do,
    Effect,
    EitherOr,
    Expedition,
    Furnish,
    FurnishDwelling,
    Gain,
    Imitate,
    MineOre,
    MineRuby,
    Take,
    Then,
    ThenOr,
    Tree,
    compiled,
)
from permonik.engine.caverna.goods import (
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    FOOD,
    GOLD,
    GRAIN,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEG,
    WOOD,
)

Pile = tuple[tuple[int, int], ...]


class Space(NamedTuple):
    """An action space at some player counts: `first` is put on it when it is empty, `more` otherwise."""

    key: str
    seats: range
    effect: Tree
    first: Pile = ()
    more: Pile = ()


def _space(key: str, seats: range, effect: Tree, first: Pile = (), more: Pile | None = None) -> Space:
    return Space(key, seats, effect, first, first if more is None else more)


ANY: Final = range(1, 8)
SOLO_TO_THREE: Final = range(1, 4)
TWO_TO_THREE: Final = range(2, 4)  # covered in the solo game: CAV-17.2
THREE: Final = range(3, 4)
THREE_UP: Final = range(3, 8)
FOUR_UP: Final = range(4, 8)
FIVE: Final = range(5, 6)
FIVE_UP: Final = range(5, 8)
SIX_UP: Final = range(6, 8)
SEVEN: Final = range(7, 8)

_BASKET: Final = ((WOOD, 1), (STONE, 1), (ORE, 1), (FOOD, 1), (GOLD, 2))
_FARM: Final = AndOr(SMALL_PASTURE, LARGE_PASTURE, BUILD_STABLE)

# CAV-15.1 to CAV-15.26: printed spaces in board order.
PRINTED: Final = (
    _space("ruby_mining", ANY, Take(ruby_mines=1), ((RUBY, 1),)),
    _space("housework", ANY, AndOr(Gain((DOG, 1)), Furnish())),
    _space("slash_and_burn", ANY, ThenOr(Clear(), SOW)),
    _space("drift_mining", TWO_TO_THREE, AndOr(Take(), Dig()), ((STONE, 1),)),
    _space("drift_mining", FOUR_UP, AndOr(Take(), Dig()), ((STONE, 2),)),
    _space("excavation", SOLO_TO_THREE, AndOr(Take(), Dig(caverns=True)), ((STONE, 1),)),
    _space("excavation", FOUR_UP, AndOr(Take(), Dig(caverns=True)), ((STONE, 2),), ((STONE, 1),)),
    _space("starting_player", TWO_TO_THREE, Take((ORE, 2), token=True), ((FOOD, 1),)),
    _space("starting_player", FOUR_UP, Take((RUBY, 1), token=True), ((FOOD, 1),)),
    _space("imitation", THREE, Imitate(4)),
    _space("imitation", FOUR_UP, Imitate(2)),
    _space("logging", SOLO_TO_THREE, ThenOr(Take(), Expedition(1)), ((WOOD, 3),), ((WOOD, 1),)),
    _space("logging", FOUR_UP, ThenOr(Take(), Expedition(1)), ((WOOD, 3),)),
    _space("supplies", TWO_TO_THREE, Gain(*_BASKET)),
    _space("growth", FOUR_UP, EitherOr(Gain(*_BASKET), GROW)),
    _space("ore_mining", SOLO_TO_THREE, Take(per_ore_mine=2), ((ORE, 2),), ((ORE, 1),)),
    _space("ore_mining", FOUR_UP, Take(per_ore_mine=2), ((ORE, 3),), ((ORE, 2),)),
    _space("wood_gathering", SOLO_TO_THREE, Take(), ((WOOD, 1),)),
    _space("forest_exploration", THREE, Take((VEG, 1)), ((WOOD, 1),)),
    _space("forest_exploration", FOUR_UP, Take((FOOD, 2)), ((WOOD, 2),), ((WOOD, 1),)),
    _space("clearing", TWO_TO_THREE, AndOr(Take(), Clear()), ((WOOD, 1),)),
    _space("clearing", FOUR_UP, AndOr(Take(), Clear()), ((WOOD, 2),)),
    _space("sustenance", SOLO_TO_THREE, AndOr(Take((GRAIN, 1)), Clear()), ((FOOD, 1),)),
    _space("sustenance", FOUR_UP, AndOr(Take(), Clear()), ((GRAIN, 1),), ((VEG, 1),)),
    _space("strip_mining", THREE, Take((WOOD, 2)), ((ORE, 1),), ((STONE, 1),)),
    _space("depot", FIVE_UP, Take(), ((WOOD, 1), (ORE, 1))),
    _space("small_drift_mining", FIVE, AndOr(Gain((STONE, 1)), Dig())),
    _space("drift_mining_2", SIX_UP, AndOr(Take(), Dig()), ((STONE, 1),)),
    _space("weekly_market", FIVE_UP, ThenOr(Gain((GOLD, 4)), BUY)),
    _space("imitation_2", FIVE, Imitate(4)),
    _space("imitation_2", SIX_UP, Imitate(1)),
    _space("hardware_rental", FIVE, ThenOr(Expedition(2), SOW)),
    _space("hardware_rental", SIX_UP, ThenOr(Gain((WOOD, 2)), Expedition(2), SOW)),
    _space("fence_building", FIVE, ThenOr(Take(), AndOr(SMALL_PASTURE, LARGE_PASTURE)), ((WOOD, 1),)),
    _space(
        "fence_building",
        SIX_UP,
        ThenOr(Take(), AndOr(SMALL_PASTURE, LARGE_PASTURE)),
        ((WOOD, 2),),
        ((WOOD, 1),),
    ),
    _space(
        "large_depot", SEVEN, Take(), ((WOOD, 2), (ORE, 1), (STONE, 1)), ((WOOD, 1), (ORE, 1), (STONE, 1))
    ),
    _space("imitation_3", SEVEN, Imitate(0)),
    _space("extension", SEVEN, EitherOr(Clear((WOOD, 1)), Dig((STONE, 1)))),
)

# CAV-15.27 to CAV-15.39: action cards.
CARDS: Final = (
    _space("blacksmithing", ANY, ThenOr(FORGE, Expedition(3))),
    _space("sheep_farming", ANY, ThenOr(_FARM, Take()), ((SHEEP, 1),)),
    _space("ore_mine_construction", ANY, ThenOr(MineOre((ORE, 3)), Expedition(2))),
    _space("wish_for_children", ANY, EitherOr(GROW, FurnishDwelling())),
    _space("urgent_wish", ANY, EitherOr(Then(FurnishDwelling(), GROW), Gain((GOLD, 3)))),
    _space("donkey_farming", ANY, ThenOr(_FARM, Take()), ((DONKEY, 1),)),
    _space("ruby_mine_construction", ANY, EitherOr(MineRuby(), MineRuby((RUBY, 1), deep=True))),
    _space("family_life", ANY, AndOr(GROW, SOW)),
    _space("ore_delivery", ANY, Take(per_ore_mine=2), ((STONE, 1), (ORE, 1))),
    _space("exploration", THREE_UP, Expedition(4)),
    _space("adventure", ANY, ThenOr(FORGE, Then(Expedition(1), Expedition(1)))),
    _space("ore_trading", ANY, TRADE_ORE),
    _space("ruby_delivery", ANY, Take(ruby_mines=2), ((RUBY, 2),), ((RUBY, 1),)),
)
SPACES: Final = PRINTED + CARDS
KEYS: Final = tuple(dict.fromkeys(space.key for space in SPACES))
INDEX: Final = {key: index for index, key in enumerate(KEYS)}
COUNT: Final = len(KEYS)

RUBY_MINING: Final = INDEX["ruby_mining"]
STARTING_PLAYER: Final = INDEX["starting_player"]
IMITATION: Final = INDEX["imitation"]
WISH: Final = INDEX["wish_for_children"]
URGENT_WISH: Final = INDEX["urgent_wish"]
FAMILY_LIFE: Final = INDEX["family_life"]
EXTENSION: Final = INDEX["extension"]

# CAV-4.3: the cards of each stage; round 4 is always the wish for children.
STAGES: Final = (
    (("blacksmithing", "sheep_farming", "ore_mine_construction"), (1, 2, 3)),
    (("wish_for_children",), (4,)),
    (("donkey_farming", "ruby_mine_construction"), (5, 6)),
    (("family_life", "ore_delivery", "exploration"), (7, 8, 9)),
    (("adventure", "ore_trading", "ruby_delivery"), (10, 11, 12)),
)
# CAV-17.3
SOLO_ORDER: Final = tuple(
    INDEX[key]
    for key in (
        "blacksmithing",
        "sheep_farming",
        "ore_mine_construction",
        "wish_for_children",
        "donkey_farming",
        "ruby_mine_construction",
        "ore_delivery",
        "family_life",
        "ore_trading",
        "adventure",
        "ruby_delivery",
    )
)

# CAV-15.20: what the weekly market sells, and for how much gold; at most one of each.
MARKET: Final = (
    (DOG, 2),
    (SHEEP, 1),
    (DONKEY, 1),
    (BOAR, 2),
    (CATTLE, 3),
    (WOOD, 1),
    (STONE, 1),
    (ORE, 1),
    (GRAIN, 1),
    (VEG, 2),
)

# A pile is one int: ten bits for each of at most three goods.
SHIFT: Final = 10
LOW: Final = (1 << SHIFT) - 1


class Board(NamedTuple):
    """The spaces of one player count, indexed by space; `kinds` are the goods of a pile, low bits first."""

    printed: tuple[int, ...]
    effects: tuple[int, ...]
    first: tuple[int, ...]
    more: tuple[int, ...]
    kinds: tuple[tuple[int, ...], ...]
    rounds: tuple[int, ...]
    imitations: tuple[int, ...]
    needs: tuple[int, ...]


EFFECTS: Final = tuple(compiled(space.effect) for space in SPACES)


def _packed(pile: Pile, kinds: tuple[int, ...]) -> int:
    return sum(count << SHIFT * kinds.index(good) for good, count in pile)


def rounds_played(seats: int) -> tuple[int, ...]:
    """The rounds of a game: round 9 is skipped with one or two players."""  # CAV-4.2
    return tuple(number for number in range(1, 13) if seats > 2 or number != 9)


def _board(seats: int) -> Board:
    here = [(at, space) for at, space in enumerate(SPACES) if seats in space.seats]
    rows: Mapping[int, tuple[int, Space]] = {INDEX[space.key]: (at, space) for at, space in here}
    effects, first, more, kinds, needs = [], [], [], [], []
    for index in range(COUNT):
        at, space = rows.get(index, (0, None))
        goods = tuple(dict.fromkeys(good for good, _ in space.first + space.more)) if space else ()
        effects.append(at)
        kinds.append(goods)
        first.append(_packed(space.first, goods) if space else 0)
        more.append(_packed(space.more, goods) if space else 0)
        needs.append(EFFECTS[at].needs if space else 0)
    printed = tuple(sorted(INDEX[space.key] for _, space in here if space in PRINTED))
    imitations = tuple(i for i in printed if EFFECTS[effects[i]].leaves[0].do == Do.IMITATE)
    return Board(
        printed,
        tuple(effects),
        tuple(first),
        tuple(more),
        tuple(kinds),
        rounds_played(seats),
        imitations,
        tuple(needs),
    )


BOARDS: Final = {seats: _board(seats) for seats in range(1, 8)}


def unpacked(pile: int, kinds: tuple[int, ...]) -> Pile:
    """The goods of a pile."""
    return tuple(
        (good, pile >> SHIFT * at & LOW) for at, good in enumerate(kinds) if pile >> SHIFT * at & LOW
    )


def effect_of(seats: int, space: int) -> Effect:
    return EFFECTS[BOARDS[seats].effects[space]]


def cards_of(seats: int) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """The stages with their cards and rounds, as they are at this player count."""
    rounds = rounds_played(seats)
    return tuple(
        (
            tuple(INDEX[key] for key in keys if seats > 2 or key != "exploration"),
            tuple(number for number in numbers if number in rounds),
        )
        for keys, numbers in STAGES
    )
