"""The plain values that everything else speaks in."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"
Seat: TypeAlias = int
"""Seats count clockwise from 0: the left neighbour of seat 2 is seat 3."""

Action: TypeAlias = tuple[int, int, int, int]
"""(verb, a, b, c): opaque outside its own game; a cell is one int."""

Viewer: TypeAlias = int
"""A seat, SPECTATOR or EVERYTHING."""
SPECTATOR: Final = -1
EVERYTHING: Final = -2
"""Sees all secrets; never sent to anybody before the end."""
