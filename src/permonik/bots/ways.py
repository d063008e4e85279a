"""Cheapest ways over a network of places: how far each is from where one begins."""

from collections.abc import Iterable, Mapping, Sequence
from heapq import heapify, heappop, heappush
from math import inf
from typing import Final, TypeAlias

FAR: Final = 99.0
"""As good as never: more than any way costs."""

Network: TypeAlias = Mapping[int, Sequence[tuple[int, float]]]
"""By place: the places beside it, and what it costs to go there."""

Costs: TypeAlias = dict[int, float]
"""By place: what it costs to get there. Places that no way leads to are not in it."""


def reach(
    network: Network,
    sources: Iterable[tuple[int, float]],
    most: float = inf,
    end: int | None = None,
    beyond: float = 0.0,
) -> Costs:
    """The costs of the cheapest ways from any of the sources, each with what it costs to begin there.

    Only places that cost at most so much are looked at; once an end is reached, only those that cost no more
    than it, or no more than what is looked at beyond.
    """
    costs: Costs = {}
    queue = [(cost, place) for place, cost in sources]
    heapify(queue)
    while queue:
        cost, place = heappop(queue)
        if place in costs:
            continue
        if cost > most:
            break
        costs[place] = cost
        if place == end:
            most = max(cost, beyond)
        for there, step in network[place]:
            if there not in costs:
                heappush(queue, (cost + step, there))
    return costs
