"""The cards of The Dark Cave: the deck, and the tables that any deck in play is turned into.

The rulebook prints how many cards of each level and kind there are, but not the cards one by one. How the
kinds are spread over the levels, the shapes, the fields and the goals are a reconstruction: data that
another deck in the same format replaces.
"""

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any, Final, NamedTuple

from permonik.engine.core.decks import DECK_FORMAT, Counted
from permonik.engine.paths.tiles import FIRST_TILE, SIDES, Tile, TileTable, fitting_turns, letters, sides
from permonik.engine.paths.walk import Fields, FieldTable

LEVELS: Final = (1, 2, 3)

# What a field holds
PLAIN: Final = 0
LAIR: Final = 1
LADDER: Final = 2
BRIDGE: Final = 3
TUNNEL: Final = 4
VEIN: Final = 5
EXIT: Final = 6
FEATURES: Final = ("plain", "lair", "ladder", "bridge", "tunnel", "vein", "exit")

GOALS: Final = ("exit", "vein", "lair", "ladder")  # DC-1.8
WAY_OUT: Final = 0  # the goal with the exit

LOYAL: Final = 0
SABOTEUR: Final = 1
ROLES: Final = ("loyal", "saboteur")
YELLOW: Final = 0
BLUE: Final = 1
CLANS: Final = ("yellow", "blue")

RAT: Final = 0
LINDWORM: Final = 1
GOBLIN: Final = 2
MONSTERS: Final = ("rat", "lindworm", "goblin")  # DC-8.12: the order in which they attack
MONSTER_MOVES: Final = (3, 4, 5)  # DC-8.4

# Kinds of action cards, in the order of the verbs, so that actions by card come out sorted
BOOTS_CARD: Final = 2
INFO_CARD: Final = 4
FIRST_MONSTER_CARD: Final = 6
KINDS: Final = ("rockfall", "web", "boots", "battle-axe", "secret-info", "card-swap", *MONSTERS)
# DC-1.6: printed totals
KIND_TOTALS: Final = {
    "rockfall": 3,
    "web": 3,
    "boots": 3,
    "battle-axe": 3,
    "secret-info": 5,
    "card-swap": 2,
    "rat": 5,
    "lindworm": 4,
    "goblin": 4,
}
ACTION_KEYS: Final = tuple(f"{kind}-{level}" for kind in KINDS for level in LEVELS)
# Reconstructed: how many of each kind (rows) have each level (columns).
_ACTION_COUNTS: Final = (
    (1, 1, 1),
    (1, 1, 1),
    (2, 1, 0),
    (1, 1, 1),
    (2, 2, 1),
    (0, 1, 1),
    (2, 1, 2),
    (1, 1, 2),
    (0, 1, 3),
)
ACTION_CARDS: Final = tuple(
    Counted(f"{kind}-{level}", count)
    for kind, counts in zip(KINDS, _ACTION_COUNTS, strict=True)
    for level, count in zip(LEVELS, counts, strict=True)
    if count
)

# DC-1.1, DC-1.2, DC-1.5: printed totals
PATH_TOTAL: Final = 50
ACTION_TOTAL: Final = 32
PATH_LEVELS: Final = {1: 19, 2: 17, 3: 14}
ACTION_LEVELS: Final = {1: 10, 2: 10, 3: 12}
FEATURE_TOTALS: Final = {"lair": 9, "ladder": 4, "bridge": 4, "tunnel": 5, "vein": 2}
BOX_PER_LEVEL: Final = 5  # DC-2.7

# DC-2.8: seats -> how many cards of level I and II everybody is dealt
HAND: Final = {2: (5, 0), 3: (5, 0), 4: (5, 0), 5: (4, 1), 6: (4, 1), 7: (3, 2), 8: (3, 2)}
GOAL_DISTANCE: Final = {2: 4, 3: 4, 4: 4, 5: 4, 6: 3, 7: 3, 8: 3}  # DC-2.1, DC-2.2
START_NUGGETS: Final = 3  # DC-2.6
NUGGETS: Final = 46  # DC-1.10
MOVES: Final = 3  # DC-5.1
MOVES_IN_BOOTS: Final = 4  # DC-5.2
WEB_STRENGTH: Final = 2  # DC-7.6


def clan_cards(seats: int, clan: int) -> list[tuple[int, int]]:
    """The clan cards in use as (clan, role), sorted; `clan` is the one in use with 3 or 4 players. DC-2.3"""
    if seats == 2:
        return [(YELLOW, LOYAL), (BLUE, LOYAL)]
    if seats <= 4:
        return [(clan, LOYAL)] * 2 + [(clan, SABOTEUR)] * 2
    return [(each, role) for each in (YELLOW, BLUE) for role in (LOYAL, LOYAL, LOYAL, SABOTEUR)]


class CaveCard(NamedTuple):
    """A kind of path card, start or goal as it lies unturned: its fields and what they hold."""

    key: str
    level: int  # 0 for the start and the goals
    copies: int
    names: tuple[str, ...]  # of the fields
    fields: Fields
    features: tuple[int, ...]  # by field

    @property
    def open(self) -> int:
        return sum(side for side, _ in self.fields.ports)

    def turned(self) -> "CaveCard":
        return self._replace(fields=self.fields.turned())

    @property
    def symmetric(self) -> bool:
        """Whether the card looks the same when it is turned. DC-4.7"""
        return alike(self, self.turned())

    def tile(self) -> Tile:
        """The sides, and which of them are joined other than by a tunnel. DC-1.9"""
        groups = {self._group(field) for _, field in self.fields.ports}
        return Tile(self.open, tuple(sorted(group for group in groups if group.bit_count() > 1)))

    def distances(self, field: int) -> dict[int, int]:
        """How many steps inside the card lead from a field to each other one, tunnels left out."""
        found = {field: 0}
        queue = [field]
        for here in queue:
            for there in self.fields.links[here]:
                if there not in found and self.features[there] != TUNNEL:
                    found[there] = found[here] + 1
                    queue.append(there)
        return found

    def _group(self, field: int) -> int:
        joined = self.distances(field)
        return sum(side for side, other in self.fields.ports if other in joined)


def alike(one: CaveCard, two: CaveCard) -> bool:
    """Whether two cards as they lie are the same but for the names of their fields."""
    if (one.level, one.open, sorted(one.features)) != (two.level, two.open, sorted(two.features)):
        return False
    sent: dict[int, int] = {}
    for (_, here), (_, there) in zip(one.fields.ports, two.fields.ports, strict=True):
        if sent.setdefault(here, there) != there:
            return False
    inner = [field for field in range(len(one.features)) if field not in sent]
    free = [field for field in range(len(two.features)) if field not in sent.values()]
    return len(inner) == len(free) and any(
        _same(one, two, {**sent, **dict(zip(inner, order, strict=True))}) for order in permutations(free)
    )


def _same(one: CaveCard, two: CaveCard, sent: Mapping[int, int]) -> bool:
    return all(
        one.features[field] == two.features[sent[field]]
        and {sent[other] for other in one.fields.links[field]} == set(two.fields.links[sent[field]])
        for field in sent
    )


def build(
    key: str,
    level: int,
    copies: int,
    names: Sequence[str],
    links: Sequence[Sequence[str]],
    ports: Mapping[str, str],
    features: Mapping[str, str],
) -> CaveCard:
    """A card from the words of the deck format."""
    number = {name: field for field, name in enumerate(names)}
    beside: list[set[int]] = [set() for _ in names]
    for one, two in links:
        beside[number[one]].add(number[two])
        beside[number[two]].add(number[one])
    gates = tuple(sorted((sides(side), number[name]) for side, name in ports.items()))
    fields = Fields(tuple(tuple(sorted(each)) for each in beside), gates)
    held = tuple(FEATURES.index(features.get(name, "plain")) for name in names)
    return CaveCard(key, level, copies, tuple(names), fields, held)


def _drawn(key: str, level: int, groups: str, features: str = "", copies: int = 1) -> CaveCard:
    """A card of the reconstruction: "NE SW" are two paths; "t=tunnel" is a tunnel between them.

    A path of level I is one field; of level II one field at each side, all beside each other; of level III
    the same with a centre between them. So 1, 2 or 3 moves lead from any side to any other. DC-1.3
    """
    held = dict(pair.split("=") for pair in features.split())
    names: list[str] = []
    links: list[tuple[str, str]] = []
    ports: dict[str, str] = {}
    hubs: list[list[str]] = []  # by path: the fields that a tunnel touches
    for count, group in enumerate(groups.split(), 1):
        centre = "c" if len(groups.split()) == 1 else f"c{count}"
        arms = [] if level == 1 else [side.lower() for side in group]
        inner = [] if level == 2 else [centre]
        names += [*arms, *inner]
        ports |= {side: centre if level == 1 else side.lower() for side in group}
        links += [(arm, centre) for arm in arms] if inner else _pairs(arms)
        hubs.append(inner or arms)
    if "t" in held:
        names.append("t")
        links += [(hub, "t") for each in hubs for hub in each]
    return build(key, level, copies, names, links, ports, held)


def _pairs(names: Sequence[str]) -> list[tuple[str, str]]:
    return [(one, two) for place, one in enumerate(names) for two in names[place + 1 :]]


# Reconstructed: 50 cards of 45 kinds.
PATH_CARDS: Final = (
    _drawn("cross-1", 1, "NESW", copies=2),
    _drawn("tee-north-1", 1, "NEW", copies=2),
    _drawn("tee-east-1", 1, "NES", copies=2),
    _drawn("straight-ns-1", 1, "NS", copies=2),
    _drawn("straight-ew-1", 1, "EW", copies=2),
    _drawn("curve-ne-1", 1, "NE"),
    _drawn("curve-nw-1", 1, "NW"),
    _drawn("lair-tee-north-1", 1, "NEW", "c=lair"),
    _drawn("lair-tee-east-1", 1, "NES", "c=lair"),
    _drawn("lair-cross-1", 1, "NESW", "c=lair"),
    _drawn("ladder-tee-north-1", 1, "NEW", "c=ladder"),
    _drawn("bridge-ew-1", 1, "NS EW", "c2=bridge"),
    _drawn("tunnel-ne-1", 1, "NE SW", "t=tunnel"),
    _drawn("tunnel-nw-1", 1, "NW ES", "t=tunnel"),
    _drawn("cross-2", 2, "NESW"),
    _drawn("tee-north-2", 2, "NEW"),
    _drawn("tee-east-2", 2, "NES"),
    _drawn("straight-ns-2", 2, "NS"),
    _drawn("straight-ew-2", 2, "EW"),
    _drawn("curve-ne-2", 2, "NE"),
    _drawn("curve-nw-2", 2, "NW"),
    _drawn("lair-straight-ns-2", 2, "NS", "n=lair"),
    _drawn("lair-straight-ew-2", 2, "EW", "e=lair"),
    _drawn("lair-tee-north-2", 2, "NEW", "n=lair"),
    _drawn("ladder-straight-ns-2", 2, "NS", "n=ladder"),
    _drawn("ladder-straight-ew-2", 2, "EW", "e=ladder"),
    _drawn("vein-curve-ne-2", 2, "NE", "n=vein"),
    _drawn("bridge-ns-2", 2, "NS EW", "n=bridge s=bridge"),
    _drawn("bridge-ew-2", 2, "NS EW", "e=bridge w=bridge"),
    _drawn("tunnel-ne-2", 2, "NE SW", "t=tunnel"),
    _drawn("tunnel-nw-2", 2, "NW ES", "t=tunnel"),
    _drawn("cross-3", 3, "NESW"),
    _drawn("tee-north-3", 3, "NEW"),
    _drawn("tee-east-3", 3, "NES"),
    _drawn("straight-ns-3", 3, "NS"),
    _drawn("straight-ew-3", 3, "EW"),
    _drawn("curve-ne-3", 3, "NE"),
    _drawn("curve-nw-3", 3, "NW"),
    _drawn("lair-tee-east-3", 3, "NES", "c=lair"),
    _drawn("lair-curve-ne-3", 3, "NE", "c=lair"),
    _drawn("lair-curve-nw-3", 3, "NW", "c=lair"),
    _drawn("ladder-cross-3", 3, "NESW", "c=ladder"),
    _drawn("vein-curve-nw-3", 3, "NW", "c=vein"),
    _drawn("bridge-ns-3", 3, "NS EW", "n=bridge s=bridge c1=bridge"),
    _drawn("tunnel-ne-3", 3, "NE SW", "t=tunnel"),
)
# Reconstructed shapes; that there is one of each kind follows from the printed totals.
START_CARD: Final = _drawn("start", 1, "NESW", "c=ladder")._replace(level=0)
GOAL_CARDS: Final = tuple(
    _drawn(key, 3, group, f"c={key}")._replace(level=0)
    for key, group in (("exit", "NESW"), ("vein", "NE"), ("lair", "NW"), ("ladder", "NEW"))
)


class Deck:
    """A deck in play: cards are small ints, path cards first, then action cards as in ACTION_KEYS."""

    __slots__ = (
        "card_of",
        "counts",
        "exits",
        "feature",
        "fields",
        "fits",
        "goal_cards",
        "goal_tiles",
        "goal_turns",
        "keys",
        "ladders",
        "lairs",
        "level",
        "name",
        "path_cards",
        "paths",
        "start_card",
        "start_tile",
        "symmetric",
        "table",
        "tile_of",
        "veins",
    )

    def __init__(
        self,
        name: str,
        path_cards: Sequence[CaveCard],
        actions: Sequence[Counted],
        start: CaveCard = START_CARD,
        goals: Sequence[CaveCard] = GOAL_CARDS,
    ) -> None:
        self.name: Final = name
        self.path_cards: Final = tuple(path_cards)
        self.start_card: Final = start
        self.goal_cards: Final = tuple(goals)
        self.paths: Final = len(path_cards)  # cards below this number are path cards
        self.keys: Final = (*(card.key for card in path_cards), *ACTION_KEYS)
        self.card_of: Final = {key: card for card, key in enumerate(self.keys)}
        numbers = dict(actions)
        self.counts: Final = (
            *(card.copies for card in path_cards),
            *(numbers.get(key, 0) for key in ACTION_KEYS),
        )
        self.level: Final = (*(card.level for card in path_cards), *LEVELS * len(KINDS))
        self.symmetric: Final = tuple(card.symmetric for card in path_cards)
        # fits[card][need]: the turns in which a path card satisfies a need
        self.fits: Final = [
            fitting_turns([(0, card.tile())] if same else [(0, card.tile()), (1, card.turned().tile())])
            for card, same in zip(path_cards, self.symmetric, strict=True)
        ]
        lying = [each for card in path_cards for each in (card, card.turned())]
        self.tile_of: Final = tuple(range(FIRST_TILE, FIRST_TILE + len(lying), 2))  # + 1 if turned
        self.start_tile: Final = FIRST_TILE + len(lying)
        self.goal_tiles: Final = tuple(range(self.start_tile + 1, self.start_tile + 9, 2))
        # the turns of a goal that are different, so that nobody is asked in vain
        self.goal_turns: Final = tuple((0,) if card.symmetric else (0, 1) for card in goals)
        lying += [start, *(each for card in goals for each in (card, card.turned()))]
        self.table: Final = TileTable([card.tile() for card in lying])
        self.fields: Final = FieldTable([card.fields for card in lying])
        # feature[tile << 3 | field]: what a field holds
        held = [(PLAIN,) * 8] * FIRST_TILE + [(*card.features, *(PLAIN,) * 8)[:8] for card in lying]
        self.feature: Final = [feature for features in held for feature in features]
        # by tile: the fields that hold something
        self.lairs: Final = self._fields_with(LAIR, lying)
        self.ladders: Final = self._fields_with(LADDER, lying)
        self.veins: Final = self._fields_with(VEIN, lying)
        self.exits: Final = self._fields_with(EXIT, lying)

    @staticmethod
    def _fields_with(feature: int, lying: Sequence[CaveCard]) -> list[tuple[int, ...]]:
        found = [
            tuple(field for field, held in enumerate(card.features) if held == feature) for card in lying
        ]
        return [(), (), (), *found]

    @property
    def built_in(self) -> bool:
        """Whether this is the deck that a table uses if it names no other."""
        return self is RECONSTRUCTED

    def cards(self, level: int) -> list[int]:
        """All path and action cards of a level, sorted."""
        return [
            card for card, count in enumerate(self.counts) for _ in range(count) if self.level[card] == level
        ]

    def content(self) -> dict[str, Any]:
        """The deck in the deck format."""
        actions = {
            key: count for key, count in zip(ACTION_KEYS, self.counts[self.paths :], strict=True) if count
        }
        return {
            "deck": "dark-cave",
            "format": DECK_FORMAT,
            "name": self.name,
            **({"reconstructed": True} if self.built_in else {}),
            "start": _write(self.start_card),
            "goals": [_write(card) for card in self.goal_cards],
            "paths": [
                {**_write(card), "level": card.level, "count": card.copies} for card in self.path_cards
            ],
            "actions": actions,
        }


def _write(card: CaveCard) -> dict[str, Any]:
    names = card.names
    return {
        "card": card.key,
        "fields": list(names),
        "links": [
            [names[one], names[two]]
            for one, others in enumerate(card.fields.links)
            for two in others
            if one < two
        ],
        "sides": {letters(side): names[field] for side, field in card.fields.ports if side in SIDES},
        "features": {name: FEATURES[held] for name, held in zip(names, card.features, strict=True) if held},
    }


RECONSTRUCTED: Final = Deck("reconstructed", PATH_CARDS, ACTION_CARDS)
"""The deck of a table that names no other."""
