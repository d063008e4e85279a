"""Reading a deck that somebody wrote for The Dark Cave, and refusing it with a reason."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from permonik.engine.core.decks import (
    DeckError,
    check_count,
    check_frame,
    check_key,
    check_total,
    read_counts,
)
from permonik.engine.dark_cave.cards import (
    ACTION_KEYS,
    ACTION_LEVELS,
    ACTION_TOTAL,
    EXIT,
    FEATURE_TOTALS,
    FEATURES,
    GOALS,
    KIND_TOTALS,
    LADDER,
    LEVELS,
    PATH_LEVELS,
    PATH_TOTAL,
    TUNNEL,
    CaveCard,
    Deck,
    alike,
    build,
)
from permonik.engine.paths.tiles import E, N, S, W, letters

_SHAPE: Final = {"card", "fields", "links", "sides", "features"}
_MOST_FIELDS: Final = 8


def read_deck(content: Mapping[str, Any]) -> Deck:
    """A deck from content in the deck format; DeckError says what is wrong with it. DC-1.11"""
    check_frame(content, "dark-cave", ("start", "goals", "paths", "actions"))
    start = _read_card(content["start"], (), _SHAPE)
    if start.key != "start":
        raise DeckError("card-name", card=start.key)
    if LADDER not in start.features:
        raise DeckError("goal-feature", card=start.key, feature="ladder")
    goals = _read_goals(content["goals"])
    paths = _read_paths(content["paths"], (*ACTION_KEYS, "start", "hidden", *GOALS))
    actions = read_counts(content["actions"], "actions", ACTION_KEYS, ACTION_TOTAL)
    _check_actions(dict(actions))
    return Deck(str(content.get("name", ""))[:80], paths, actions, start, goals)


def _check_actions(counts: Mapping[str, int]) -> None:
    for kind, total in KIND_TOTALS.items():
        found = sum(counts.get(f"{kind}-{level}", 0) for level in LEVELS)
        if found != total:
            raise DeckError("kind-total", kind=kind, found=found, total=total)
    for level, total in ACTION_LEVELS.items():
        found = sum(count for key, count in counts.items() if key.endswith(f"-{level}"))
        if found != total:
            raise DeckError("level-total", part="actions", level=level, found=found, total=total)


def _list(content: Any, part: str) -> Sequence[Any]:
    if not isinstance(content, Sequence) or isinstance(content, str):
        raise DeckError("part-not-list", part=part)
    return content


def _read_goals(content: Any) -> list[CaveCard]:
    """One goal of each kind; each has its feature once, and lets a dwarf in from any side. DC-1.8"""
    goals: list[CaveCard] = []
    for entry in _list(content, "goals"):
        card = _read_card(entry, [goal.key for goal in goals], _SHAPE)
        if card.key not in GOALS:
            raise DeckError("unknown-card", part="goals", card=card.key, known=", ".join(GOALS))
        if Counter(card.features)[FEATURES.index(card.key)] != 1 or sum(map(bool, card.features)) != 1:
            raise DeckError("goal-feature", card=card.key, feature=card.key)
        if not (card.open & (N | S) and card.open & (E | W)):
            raise DeckError("goal-sides", card=card.key, found=letters(card.open))
        goals.append(card)
    check_total("goals", [1] * len(goals), len(GOALS))
    return sorted(goals, key=lambda goal: GOALS.index(goal.key))


def _read_paths(content: Any, taken: Sequence[str]) -> list[CaveCard]:
    cards: list[CaveCard] = []
    for entry in _list(content, "paths"):
        card = _read_card(entry, [*taken, *(card.key for card in cards)], _SHAPE | {"level", "count"})
        _check_crossing(card)
        twin = next((other for other in cards if alike(card, other) or alike(card.turned(), other)), None)
        if twin is not None:
            raise DeckError("same-shape", card=card.key, other=twin.key)
        cards.append(card)
    _check_totals(cards)
    return cards


def _check_totals(cards: Sequence[CaveCard]) -> None:
    check_total("paths", [card.copies for card in cards], PATH_TOTAL)
    for level, total in PATH_LEVELS.items():
        found = sum(card.copies for card in cards if card.level == level)
        if found != total:
            raise DeckError("level-total", part="paths", level=level, found=found, total=total)
    for feature, total in FEATURE_TOTALS.items():
        found = sum(card.copies for card in cards if FEATURES.index(feature) in card.features)
        if found != total:
            raise DeckError("feature-total", feature=feature, found=found, total=total)


def _check_crossing(card: CaveCard) -> None:
    """From a side to any other that it is joined to takes as many moves as the level says. DC-1.3"""
    if EXIT in card.features:
        raise DeckError("features", card=card.key, found="exit")
    for side, field in card.fields.ports:
        lengths = card.distances(field)
        for other, there in card.fields.ports:
            if other != side and there in lengths and lengths[there] + 1 != card.level:
                raise DeckError(
                    "crossing",
                    card=card.key,
                    sides=letters(side | other),
                    found=lengths[there] + 1,
                    total=card.level,
                )


def _read_card(entry: Any, taken: Sequence[str], shape: set[str]) -> CaveCard:
    if not isinstance(entry, Mapping) or set(entry) != shape:
        raise DeckError("path-entries", entries=", ".join(sorted(shape)), entry=str(entry)[:80])
    key = check_key(entry["card"], taken)
    names = _read_names(entry["fields"], key)
    links = _read_links(entry["links"], names, key)
    ports = _read_sides(entry["sides"], names, key)
    features = entry["features"]
    known = isinstance(features, Mapping) and set(features) <= set(names)
    if not known or not all(held in FEATURES[1:] for held in features.values()):
        raise DeckError("features", card=key, found=str(features)[:80])
    level, copies = 0, 1
    if "level" in entry:
        level, copies = entry["level"], check_count(entry["count"], key)
        if level not in LEVELS or isinstance(level, bool):
            raise DeckError("level", card=key, found=str(level)[:80])
    card = build(key, level, copies, names, links, ports, features)
    for field, held in enumerate(card.features):
        # a tunnel is a field of its own inside the card
        if held == TUNNEL and any(field == port for _, port in card.fields.ports):
            raise DeckError("features", card=key, found=f"{names[field]}: tunnel")
    return card


def _read_names(content: Any, card: str) -> list[str]:
    names = content if isinstance(content, Sequence) and not isinstance(content, str) else ()
    words = all(isinstance(name, str) and name.isalnum() for name in names)
    if not words or not 1 <= len(names) <= _MOST_FIELDS or len(set(names)) != len(names):
        raise DeckError("fields", card=card, found=str(content)[:80])
    return list(names)


def _read_links(content: Any, names: Sequence[str], card: str) -> list[Sequence[str]]:
    pairs = content if isinstance(content, Sequence) and not isinstance(content, str) else None
    if pairs is None:
        raise DeckError("links", card=card, found=str(content)[:80])
    for pair in pairs:
        listed = isinstance(pair, Sequence) and not isinstance(pair, str) and len(pair) == 2
        if not listed or pair[0] not in names or pair[1] not in names or pair[0] == pair[1]:
            raise DeckError("links", card=card, found=str(pair)[:80])
    return list(pairs)


def _read_sides(content: Any, names: Sequence[str], card: str) -> Mapping[str, str]:
    """Which field lies at each open side."""
    known = isinstance(content, Mapping) and bool(content) and set(content) <= set("NESW")
    if not known or not all(name in names for name in content.values()):
        raise DeckError("sides", card=card, found=str(content)[:80])
    return dict(content)
