"""What came of a match: means with 95 % intervals, and paired differences between levels.

The seats of a game and the games of a deal hang together, so the deal is the unit of all intervals.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Any, Final, NamedTuple, TypeAlias

from permonik.bots.arena import SIDES, Match, Played

_Z: Final = NormalDist().inv_cdf(0.975)


class Estimate(NamedTuple):
    """A mean over deals with its 95 % interval, and over how many deals."""

    mean: float
    low: float
    high: float
    deals: int


def estimate(values: Sequence[float]) -> Estimate | None:
    """None without values; a single one says nothing about its error."""
    if not values:
        return None
    mean = fmean(values)
    if len(values) == 1:
        return Estimate(mean, float("-inf"), float("inf"), 1)
    half = _quantile(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Estimate(mean, mean - half, mean + half, len(values))


def _quantile(freedom: int) -> float:
    """Of Student's t at 97.5 %, by its expansion around the normal one (within 0.5 % from five on)."""
    z = _Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


Values: TypeAlias = defaultdict[Any, defaultdict[int, list[float]]]
"""By what is counted, then by deal."""


def _gathered() -> Values:
    return defaultdict(lambda: defaultdict(list))


def _means(by_deal: Mapping[int, Sequence[float]]) -> list[float]:
    return [fmean(values) for values in by_deal.values()]


def complete(match: Match, played: Iterable[Played]) -> list[Played]:
    """The games of deals of which every turn was played, in order."""
    games = sorted(set_of(played).values())
    turns = defaultdict(set)
    for game in games:
        turns[game.deal].add(game.turn)
    return [game for game in games if len(turns[game.deal]) == match.turns]


def set_of(played: Iterable[Played]) -> dict[tuple[int, int], Played]:
    return {(game.deal, game.turn): game for game in played}


class Difference(NamedTuple):
    """How much better one level does than another on the same deals."""

    level: str
    over: str
    points: Estimate
    wins: Estimate


class Tally(NamedTuple):
    """The result of a match."""

    games: int
    deals: int
    points: Mapping[str, Estimate]  # by level
    wins: Mapping[str, Estimate]
    role_points: Mapping[tuple[str, str], Estimate]  # by level and role
    role_wins: Mapping[tuple[str, str], Estimate]
    sides: Mapping[str, Estimate]  # the share of parts that a role's side won
    differences: Sequence[Difference]
    milliseconds: Mapping[str, Mapping[str, float]]  # by level: mean, p50, p99, most


def tally(match: Match, played: Iterable[Played]) -> Tally:
    """Everything that the complete deals of a match say."""
    games = complete(match, played)
    points, wins, role_points, role_wins = _gathered(), _gathered(), _gathered(), _gathered()
    sides = _gathered()
    for game in games:
        seating = match.seating(game.turn, game.deal)
        for seat, level in enumerate(seating):
            points[level][game.deal].append(game.points[seat])
            wins[level][game.deal].append(seat in game.winners)
        for part in game.parts:
            key = seating[part.seat], part.role
            role_points[key][game.deal].append(part.points)
            if part.won is not None:
                role_wins[key][game.deal].append(part.won)
        for _, role, won in {(part.number, part.role, part.won) for part in game.parts}:
            if won is not None and match.game in SIDES:
                sides[role][game.deal].append(won)
    return Tally(
        len(games),
        len({game.deal for game in games}),
        _estimates(points),
        _shares(wins),
        _estimates(role_points),
        _shares(role_wins),
        _shares(sides),
        _differences(match, points, wins),
        {level: _times(games, level) for level in dict.fromkeys(match.levels)},
    )


def _estimates(values: Values) -> dict[Any, Estimate]:
    found = {key: estimate(_means(by_deal)) for key, by_deal in values.items()}
    return {key: each for key, each in found.items() if each is not None}


def _shares(values: Values) -> dict[Any, Estimate]:
    """Nothing happens less than never or more than always."""
    return {
        key: each._replace(low=max(0.0, each.low), high=min(1.0, each.high))
        for key, each in _estimates(values).items()
    }


def _differences(match: Match, points: Values, wins: Values) -> list[Difference]:
    """Each level over each that was named before it."""
    return [
        Difference(level, over, better, more)
        for over, level in combinations(dict.fromkeys(match.levels), 2)
        if (better := _paired(points[level], points[over])) and (more := _paired(wins[level], wins[over]))
    ]


def _paired(one: Mapping[int, Sequence[float]], other: Mapping[int, Sequence[float]]) -> Estimate | None:
    return estimate([fmean(one[deal]) - fmean(other[deal]) for deal in one if deal in other])


def _times(games: Iterable[Played], level: str) -> dict[str, float]:
    spent = sorted(each for game in games for each in game.milliseconds.get(level, ()))
    if not spent:
        return {}
    shares = {"p50": 0.5, "p99": 0.99, "most": 1.0}
    places = {name: min(len(spent) - 1, int(share * len(spent))) for name, share in shares.items()}
    return {"mean": fmean(spent), **{name: spent[place] for name, place in places.items()}}
