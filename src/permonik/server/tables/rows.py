"""The rows of a table's journal: all that ever changed it, in order. Rows are never sent out."""

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from permonik.server.wire import TableSettings

VoteKind: TypeAlias = Literal["undo", "pause", "end", "absent"]


class RowBody(Struct, tag_field="row", omit_defaults=True):
    """What one row says."""


class Opened(RowBody, tag="opened"):
    """The first row. The seeds come from the system's own chance and stay here."""

    settings: TableSettings
    host: str
    seed: str
    bot_seed: str
    quick: bool = False
    deal_of: str = ""  # the table whose deal is played again


class Sat(RowBody, tag="sat"):
    seat: int
    kind: Literal["person", "bot", "outside"]
    identity: str = ""
    level: str = ""


class Stood(RowBody, tag="stood"):
    """A seat became free: its sitter left, or was sent away by the host."""

    seat: int


class Readied(RowBody, tag="ready"):
    seat: int
    ready: bool


class Started(RowBody, tag="started"):
    rules_version: int


class Acted(RowBody, tag="acted"):
    """A move as text; `by` says who made it: the person, a bot, or a bot because the clock ran out."""

    seat: int
    do: str
    by: Literal["person", "bot", "clock"] = "person"


class Undone(RowBody, tag="undone"):
    """Only the first so many moves stand."""

    stand: int
    seat: int


class StoodIn(RowBody, tag="stood-in"):
    """A bot plays for an absent person."""

    seat: int
    level: str


class Returned(RowBody, tag="returned"):
    seat: int


class Paused(RowBody, tag="paused"):
    seat: int | None = None


class Resumed(RowBody, tag="resumed"):
    seat: int


class Asked(RowBody, tag="asked"):
    """A vote was called. `about` is an absent seat; `stand` the number of moves left by an undo."""

    kind: VoteKind
    by: int | None
    voters: tuple[int, ...]
    about: int | None = None
    stand: int | None = None


class Voted(RowBody, tag="voted"):
    seat: int
    choice: str


class Decided(RowBody, tag="decided"):
    """A vote is over."""

    result: str


class Watching(RowBody, tag="watching"):
    allowed: bool


class Rematched(RowBody, tag="rematched"):
    """The code of the table at which these players go on."""

    code: str


class Ended(RowBody, tag="ended"):
    """The game stopped before its end."""

    why: str


Body: TypeAlias = (
    Opened
    | Sat
    | Stood
    | Readied
    | Started
    | Acted
    | Undone
    | StoodIn
    | Returned
    | Paused
    | Resumed
    | Asked
    | Voted
    | Decided
    | Watching
    | Rematched
    | Ended
)

_DECODER: Final = msgspec.json.Decoder(Body)


def write_body(body: Body) -> str:
    return msgspec.json.encode(body).decode()


def read_body(text: str) -> Body:
    body: Body = _DECODER.decode(text)
    return body
