"""The division of the treasures at the end of a round, line by line. LM-12"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from permonik.engine.core.game import Line
from permonik.engine.core.values import Seat
from permonik.engine.lost_mines.cards import BLUE, CLANS, LOYAL, ROLES, SELFISH, YELLOW
from permonik.engine.lost_mines.state import NOBODY, RoundEnd

DRAGON_LOSS: Final = 2


class Score(NamedTuple):
    """What everybody gains in a round, and how it came about."""

    gains: tuple[int, ...]
    lines: tuple[Line, ...]


def works_for(clan: int, role: int) -> int | None:
    """The clan for which a dwarf gathers; None for a selfish one. LM-12.2"""
    if role == SELFISH:
        return None
    return clan if role == LOYAL else YELLOW + BLUE - clan


def score(number: int, end: RoundEnd) -> Score:
    """The gains of a finished round."""
    gains = [0] * len(end.roles)
    lines = [_dwarf(end, seat) for seat in range(len(end.roles))]
    _pay_selfish(end, gains, lines)
    for clan in (YELLOW, BLUE):
        _pay_clan(end, clan, gains, lines)
    _pay_dragon(end, gains, lines)
    lines += [Line("gain", {"player": seat, "points": gain}) for seat, gain in enumerate(gains)]
    return Score(tuple(gains), tuple(Line(name, {"round": number, **args}) for name, args in lines))


def _dwarf(end: RoundEnd, seat: Seat) -> Line:
    """Who a player was, and what the player gathered."""
    found = values_of(end, seat)
    who = {"player": seat, "clan": CLANS[end.clans[seat]], "role": ROLES[end.roles[seat]]}
    return Line("dwarf", {**who, "count": len(found), "points": sum(found)})


def values_of(end: RoundEnd, seat: Seat) -> list[int]:
    return [value for owner, _, value in end.treasures if owner == seat]


def _pay_selfish(end: RoundEnd, gains: list[int], lines: list[Line]) -> None:
    """LM-12.1"""
    for seat, role in enumerate(end.roles):
        if role == SELFISH:
            gains[seat] = sum(values_of(end, seat))
            lines.append(Line("selfish", {"player": seat, "points": gains[seat]}))


def _pay_clan(end: RoundEnd, clan: int, gains: list[int], lines: list[Line]) -> None:
    """LM-12.3"""
    members = [seat for seat, role in enumerate(end.roles) if works_for(end.clans[seat], role) == clan]
    if not members:
        return  # LM-12.8
    total = sum(sum(values_of(end, seat)) for seat in members)
    share, rest = divmod(total, len(members))
    for seat in members:
        gains[seat] = share
    args: dict[str, Any] = {"clan": CLANS[clan], "players": members, "points": total}
    lines.append(Line("clan", {**args, "share": share, "rest": rest}))
    if rest:
        _pay_rest(end, members, rest, gains, lines)


def _pay_rest(end: RoundEnd, members: Sequence[Seat], rest: int, gains: list[int], lines: list[Line]) -> None:
    """LM-12.4, LM-12.5"""
    best = {seat: max(values_of(end, seat), default=0) for seat in members}
    highest = max(best.values())
    finders = [seat for seat in members if best[seat] == highest]
    each, lost = divmod(rest, len(finders))
    for seat in finders:
        gains[seat] += each
    lines.append(
        Line("rest", {"players": finders, "value": highest, "rest": rest, "points": each, "lost": lost})
    )


def _pay_dragon(end: RoundEnd, gains: list[int], lines: list[Line]) -> None:
    """LM-12.6, LM-12.7"""
    if end.dragon != NOBODY:
        loss = min(DRAGON_LOSS, gains[end.dragon])
        gains[end.dragon] -= loss
        lines.append(Line("dragon", {"player": end.dragon, "points": loss}))
