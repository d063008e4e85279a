"""The shape of each game's view, read off the views of whole games."""

from collections.abc import Iterator, Mapping
from itertools import product
from random import Random
from typing import Any, Final

from permonik.bots.bot import World
from permonik.bots.levels import LEVELS
from permonik.engine.catalog import GAMES
from permonik.engine.core.values import SPECTATOR

# Tables whose keys are data (a card, an option), not fields.
_TABLES: Final = ("options", "unseen", "bank", "args", "prices")


def typescript() -> dict[str, str]:
    """One file per game."""
    made = {}
    for id_, game in GAMES.items():
        shape = None
        for view in _views(game):
            shape = _merge(shape, _shape(view))
        name = "".join(word.capitalize() for word in id_.split("-")) + "View"
        made[f"{id_.replace('-', '_')}_view.ts"] = f"export interface {name} {_write(shape, '')}\n"
    return made


def _views(game: Any) -> Iterator[Mapping[str, Any]]:
    """Views of every seat and of a spectator, through whole games of all the simple players."""
    for seats, level in product(game.seats, ("random", "easy")):
        rng = Random(seats)
        state = game.new(seats, b"view %d" % seats, {})
        while game.to_act(state) is not None:
            seat = game.to_act(state)
            yield game.view(state, seat)
            game.apply(state, LEVELS[game.id][level].choose(World(game, state, seat, rng)))
        yield game.view(state, 0)
        yield game.view(state, SPECTATOR)


# A shape is (kinds of plain values, member of lists or None, fields or None with how often each was there).
Shape = tuple[frozenset[str], Any, Any]


def _shape(value: Any, name: str = "") -> Shape:
    match value:
        case None:
            return frozenset({"null"}), None, None
        case bool():
            return frozenset({"boolean"}), None, None
        case int() | float():
            return frozenset({"number"}), None, None
        case str():
            return frozenset({"string"}), None, None
        case Mapping() if name in _TABLES:
            return frozenset({"Record<string, any>"}), None, None
        case Mapping():
            return frozenset(), None, (1, {key: (1, _shape(each, key)) for key, each in value.items()})
    member: Shape | None = (frozenset(), None, None)
    for each in value:
        member = _merge(member, _shape(each))
    return frozenset({"list"}), member, None


def _merge(one: Shape | None, two: Shape | None) -> Shape | None:
    if one is None or two is None:
        return one or two
    return one[0] | two[0], _merge(one[1], two[1]), _merge_fields(one[2], two[2])


def _merge_fields(one: Any, two: Any) -> Any:
    if one is None or two is None:
        return one or two
    names = {**one[1], **two[1]}
    merged = {}
    for name in names:
        there, here = one[1].get(name, (0, None)), two[1].get(name, (0, None))
        merged[name] = (there[0] + here[0], _merge(there[1], here[1]))
    return one[0] + two[0], merged


def _write(shape: Shape | None, indent: str) -> str:
    if shape is None:
        return "unknown"
    kinds, member, fields = shape
    parts = sorted(kinds - {"list", "null"})
    if "list" in kinds:
        inner = _write(member, indent)
        parts.append(f"({inner})[]" if " | " in inner else f"{inner}[]")
    if fields is not None:
        parts.append(_write_fields(fields, indent))
    if "null" in kinds:
        parts.append("null")
    return " | ".join(parts) or "never"


def _write_fields(fields: Any, indent: str) -> str:
    seen, members = fields
    deeper = f"{indent}  "
    lines = [
        f"{deeper}{name}{'' if times == seen else '?'}: {_write(shape, deeper)};"
        for name, (times, shape) in members.items()
    ]
    return "\n".join(["{", *lines, f"{indent}}}"])
