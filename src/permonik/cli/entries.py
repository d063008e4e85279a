"""What there is to choose, as a tree of numbered lines: a board makes it, a person walks down it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from permonik.engine.core.game import Choice, Decision, Route
from permonik.engine.core.values import Action, Json

WALK: Final = "walk"
"""The verb of a choice made out of a route."""


class Mark(NamedTuple):
    """The number of a line, to be written on the board where its choice is about."""

    number: str
    facets: Mapping[str, Json]


Marks: TypeAlias = Sequence[Mark]


class Entry(NamedTuple):
    """A line of a menu: it is an action, or it opens more lines, or it is closed and can say why."""

    label: str
    actions: tuple[Action, ...] = ()  # several are carried out one after another: a walk
    inner: "tuple[Entry, ...]" = ()
    tail: str = ""  # what must not be cut off: goods, costs, who stands there
    title: str = ""  # above the lines that it opens
    about: str = ""  # the label in a whole sentence, for those who have room or ask
    card: str = ""  # what a short form in words goes by
    facets: Mapping[str, Json] = {}
    tries: tuple[str, ...] = ()  # texts of actions that are refused here: the reason is theirs
    back: bool = False  # its number is 0

    def line(self, long: bool = False) -> str:
        said = self.about if long and self.about else self.label
        return f"{said} {self.tail}" if self.tail else said


def numbers(entries: Sequence[Entry]) -> Iterator[tuple[int, Entry]]:
    """The lines with their numbers: 0 goes back, the others count from 1."""
    following = 0
    for entry in entries:
        following += not entry.back
        yield (0 if entry.back else following), entry


def marks(entries: Sequence[Entry]) -> list[Mark]:
    return [Mark(str(number), entry.facets) for number, entry in numbers(entries) if entry.facets]


class Pick(NamedTuple):
    """A choice, or a whole walk told as one."""

    choice: Choice
    actions: tuple[Action, ...]


def picks(decision: Decision) -> list[Pick]:
    """The choices, with routes in the place of the single steps that they begin with.

    A step that a cheaper way round leads past stays: somebody may want to pay for the shorter way.
    """
    routes = sorted(decision.routes, key=lambda route: (route.moves, str(route.to)))
    single = {route.steps[0] for route in routes if len(route.steps) == 1}
    found = [Pick(_walk(route), route.steps) for route in routes]
    return found + [Pick(each, (each.action,)) for each in decision.choices if each.action not in single]


def _walk(route: Route) -> Choice:
    """A route as a choice. Where it leads is a cell, perhaps with one of its fields."""
    assert isinstance(route.to, Sequence)
    x, y, *field = route.to
    place: dict[str, Json] = {"cell": [x, y], **({"field": field[0]} if field else {})}
    cost = {name: count for name, count in route.cost.items() if count}
    return Choice(route.steps[0], "", {"verb": WALK, **place, "moves": route.moves}, cost)
