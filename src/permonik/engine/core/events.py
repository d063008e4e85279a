"""Events: what happened, told to each seat as far as it may know. State is truth; these decorate."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from permonik.engine.core.values import EVERYTHING, Viewer

Arguments: TypeAlias = Mapping[str, Any]


class Event(NamedTuple):
    """A message name with public arguments and, apart from them, private ones with their audience."""

    name: str
    public: Arguments
    private: Arguments | None = None
    audience: tuple[int, ...] = ()


Log: TypeAlias = "list[Event] | None"
"""None: nobody listens (playouts)."""


class Told(NamedTuple):
    """An event as one viewer gets it. `seen` says whether the private arguments are among `args`."""

    name: str
    args: Arguments
    seen: bool


def project(events: Sequence[Event], viewer: Viewer) -> list[Told]:
    """The events as the viewer may know them: public arguments, and private ones added if entitled."""
    told = []
    for name, public, private, audience in events:
        if private and (viewer in audience or viewer == EVERYTHING):
            told.append(Told(name, {**public, **private}, seen=True))
        else:
            told.append(Told(name, public, seen=False))
    return told
