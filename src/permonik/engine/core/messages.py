"""The list of everything that a game can say, so that no language misses a sentence."""

from collections.abc import Mapping
from typing import NamedTuple


class EventSpec(NamedTuple):
    """The arguments that everybody gets, and those that only some seats get."""

    public: tuple[str, ...] = ()
    private: tuple[str, ...] = ()


class Messages(NamedTuple):
    """Names by kind, each with the names of its arguments."""

    cards: tuple[str, ...]
    events: Mapping[str, EventSpec]
    prompts: Mapping[str, tuple[str, ...]]
    choices: Mapping[str, tuple[str, ...]]  # by the facet "verb": the other facets
    refusals: Mapping[str, tuple[str, ...]]
    lines: Mapping[str, tuple[str, ...]]
