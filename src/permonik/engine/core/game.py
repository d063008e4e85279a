"""The contract that every game satisfies, and the small values it speaks in."""

from collections.abc import Callable, Iterator, Mapping
from hashlib import blake2b
from json import dumps
from random import Random
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from permonik.engine.core.events import Log
from permonik.engine.core.messages import Messages
from permonik.engine.core.options import Option
from permonik.engine.core.values import Action, Json, Seat, Viewer

Weigh: TypeAlias = Callable[[tuple[int, ...]], float]
"""Relative weight of one whole assignment of hidden roles, by seat."""


class Refusal(NamedTuple):
    """Why an action is not legal: a message code, the clause that forbids it, its arguments."""

    code: str
    clause: str
    args: Mapping[str, Json] = {}


class Choice(NamedTuple):
    """One legal action with what a person touches to mean it, and what it costs."""

    action: Action
    text: str
    facets: Mapping[str, Json]
    cost: Mapping[str, int] = {}


class Route(NamedTuple):
    """The cheapest way to a field that a walking seat can reach, as far as the seat knows."""

    to: Json
    steps: tuple[Action, ...]
    moves: int
    cost: Mapping[str, int] = {}


class Decision(NamedTuple):
    """What the seat to act is asked."""

    seat: Seat
    prompt: str
    args: Mapping[str, Json]
    declinable: bool
    choices: tuple[Choice, ...]
    routes: tuple[Route, ...] = ()


class Line(NamedTuple):
    """One line of the explanation of an outcome."""

    name: str
    args: Mapping[str, Json]


class Outcome(NamedTuple):
    """The end of a game: points by seat, the winners (perhaps none), and how it came about."""

    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    lines: tuple[Line, ...]


class NotationError(ValueError):
    """A text that is no action of this game."""


S = TypeVar("S")


class Game(Protocol[S]):
    """A stateless rules object. `apply` trusts, the table checks, `why_not` explains."""

    @property
    def id(self) -> str: ...
    @property
    def rules_version(self) -> int:
        """Bumped when any replay would change."""
        ...

    @property
    def seats(self) -> range: ...
    @property
    def options(self) -> tuple[Option, ...]: ...
    @property
    def messages(self) -> Messages:
        """Every message that the game can emit, with its arguments."""
        ...

    def new(self, seats: int, seed: bytes, options: Mapping[str, Json]) -> S: ...
    def copy(self, state: S) -> S: ...
    def to_act(self, state: S) -> Seat | None:
        """The one seat that decides; None when the game is over."""
        ...

    def legal_actions(self, state: S) -> list[Action]:
        """Of the seat to act; sorted; never empty before the end."""
        ...

    def why_not(self, state: S, seat: Seat, action: Action) -> Refusal | None: ...
    def apply(self, state: S, action: Action, log: Log = None) -> None:
        """Precondition: the action is legal."""
        ...

    def outcome(self, state: S) -> Outcome:
        """Precondition: the game is over."""
        ...

    def view(self, state: S, viewer: Viewer) -> Mapping[str, Json]: ...
    def decision(self, state: S) -> Decision:
        """Precondition: the game is not over."""
        ...

    def determinize(self, state: S, seat: Seat, rng: Random, weigh: Weigh | None = None) -> S:
        """A world drawn from all those that the seat cannot tell from this one."""
        ...

    def dump(self, state: S) -> Mapping[str, Json]: ...
    def load(self, data: Mapping[str, Json]) -> S: ...
    def write(self, state: S, action: Action) -> str: ...
    def read(self, state: S, text: str) -> Action: ...
    def universe(self, state: S) -> Iterator[Action]:
        """Every action worth asking about here, legal or not, sorted: for tests."""
        ...


def state_hash(game: Game[S], state: S) -> str:
    """A short fingerprint of the whole state, secrets included."""
    text = dumps(game.dump(state), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()
