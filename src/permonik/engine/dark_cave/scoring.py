"""The end of a game of The Dark Cave: the treasures of the clans, and who wins."""

from typing import Final, NamedTuple

from permonik.engine.core.game import Line, Outcome
from permonik.engine.core.values import Seat
from permonik.engine.dark_cave.cards import BLUE, CLANS, ROLES, YELLOW
from permonik.engine.dark_cave.state import AGREED, CLAN_OUT, NO_CARDS, OUT, State, worker_of

_ENDS: Final = {NO_CARDS: "cards", CLAN_OUT: "clan", AGREED: "agreed"}


class Treasure(NamedTuple):
    """What a clan's workers carried out, times the number of dwarfs that worked for the other clan."""

    clan: int
    workers: tuple[Seat, ...]
    nuggets: int
    times: int

    @property
    def value(self) -> int:
        return self.nuggets * self.times


def treasures(state: State) -> tuple[Treasure, Treasure]:
    """DC-11.1, DC-11.2"""
    sides = [worker_of(clan, role) for clan, role in zip(state.clans, state.roles, strict=True)]

    def treasure(clan: int) -> Treasure:
        workers = tuple(seat for seat, side in enumerate(sides) if side == clan)
        saved = sum(state.nuggets[seat] for seat in workers if state.at[seat] == OUT)
        return Treasure(clan, workers, saved, len(sides) - len(workers))

    return treasure(YELLOW), treasure(BLUE)


def winner(state: State) -> int | None:
    """The clan that wins, or None for a draw. DC-11.4, DC-11.5, DC-11.6"""
    yellow, blue = treasures(state)
    if yellow.value != blue.value:
        return YELLOW if yellow.value > blue.value else BLUE
    if not state.out:
        return None
    first = state.out[0]
    return worker_of(state.clans[first], state.roles[first])


def outcome(state: State) -> Outcome:
    """The value of the treasure that each seat worked for, the winners, and line by line why."""
    both = treasures(state)
    points = [0] * state.seats
    for treasure in both:
        for seat in treasure.workers:
            points[seat] = treasure.value
    clan = winner(state)
    winners = () if clan is None else both[clan].workers
    return Outcome(tuple(points), winners, tuple(_lines(state, both, clan)))


def _lines(state: State, both: tuple[Treasure, Treasure], clan: int | None) -> list[Line]:
    lines = [Line("ended", {"reason": _ENDS[state.ended]})]
    for treasure in both:
        for seat in treasure.workers:
            args = {"player": seat, "clan": CLANS[state.clans[seat]], "role": ROLES[state.roles[seat]]}
            name = "saved" if state.at[seat] == OUT else "left-inside"
            lines.append(Line(name, {**args, "works": CLANS[treasure.clan], "nuggets": state.nuggets[seat]}))
        product = {"nuggets": treasure.nuggets, "times": treasure.times, "value": treasure.value}
        lines.append(Line("treasure", {"clan": CLANS[treasure.clan], **product}))
    if clan is None:
        return [*lines, Line("draw", {})]
    if both[YELLOW].value == both[BLUE].value:
        lines.append(Line("tie", {"player": state.out[0], "clan": CLANS[clan]}))
    return [*lines, Line("victory", {"clan": CLANS[clan], "players": list(both[clan].workers)})]
