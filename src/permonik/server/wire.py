"""Every message between a client and the table: the protocol page is generated from these structs.

A client message carries an `id` of its own choosing. The answer repeats it as `re`; a message sent again with
the same id after a reconnect is carried out once.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

PROTOCOL: Final = 1
MOST_BYTES: Final = 16 * 1024
"""A longer client message closes the socket."""

MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Whole: TypeAlias = Annotated[int, Meta(ge=-(2**31), le=2**31)]
ActionTuple: TypeAlias = tuple[Whole, Whole, Whole, Whole]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]

Leaving: TypeAlias = Literal["ask", "bot", "wait", "end"]
Talk: TypeAlias = Literal["phrases", "chat"]
Status: TypeAlias = Literal["open", "playing", "finished", "ended"]
SeatKind: TypeAlias = Literal["free", "person", "bot", "outside"]
Language: TypeAlias = Literal["en", "cs", "sk"]


class Wire(Struct, omit_defaults=True, kw_only=True, forbid_unknown_fields=True):
    """A value on the wire; what has its default value is left out."""


# --- tables and their settings --------------------------------------------------------------------


class Clock(Wire):
    """How long a person may think: a move of so many seconds, or of so many days; and what then."""

    kind: Literal["none", "move", "day"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=30 * 86400)] = 60
    out: Literal["bot", "policy", "show"] = "bot"


class TableSettings(Wire):
    """Everything that is agreed before the game."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    public: bool = False
    bots: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=15)] = []
    clock: Clock = msgspec.field(default_factory=Clock)
    leaving: Leaving | None = None  # None: ask on private tables, a bot on public ones
    grace: Annotated[int, Meta(ge=0, le=86400)] = 60
    talk: Talk = "phrases"
    spectators: bool = True
    outside_bots: bool = False
    pass_around: bool = False


# --- what a client sends --------------------------------------------------------------------------


class FromClient(Wire, tag_field="type"):
    """A message of a client."""

    id: MessageId


class Hello(FromClient, tag="hello"):
    """The first message: which protocol the client speaks, and the language it wants sentences in, if any.

    A client that can inflate says so; long updates then come as binary frames, packed as zlib does.

    Who: everybody, first. Answers: welcome, table, update; bye if the protocol is another.
    """

    protocol: int
    say: Language | None = None
    packed: bool = False


class Act(FromClient, tag="act"):
    """Carry out one of the choices of the decision of version n, given unchanged.

    Who: the seat to act. Answers: ok, refused (stale, illegal, not-your-turn, paused, …).
    """

    n: Version
    action: ActionTuple


class Why(FromClient, tag="why"):
    """Ask why an action is not possible.

    Who: the seat to act; anybody else is refused, whatever they ask. Answers: reason, refused.
    """

    n: Version
    action: ActionTuple


class Undo(FromClient, tag="undo"):
    """Take back one's own last choice: at once if it told nobody anything, else by consent of all.

    Who: a seated person. Answers: ok, refused (undo-nothing, undo-never). A card drawn again is the same.
    """

    n: Version


class Ballot(FromClient, tag="ballot"):
    """Vote. Who: the seats that the vote asks. Answers: ok, refused (no-vote, not-asked)."""

    vote: Version
    choice: Literal["yes", "no", "bot", "wait", "end"]


class Propose(FromClient, tag="propose"):
    """Call a vote: to pause, to end the game, or to let a bot play for an absent seat.

    Who: a seated person while the game is on. Answers: ok, refused.
    """

    what: Literal["pause", "end", "bot"]
    seat: SeatNumber | None = None


class Resume(FromClient, tag="resume"):
    """Go on after a pause. Who: a seated person. Answers: ok, refused (not-paused)."""


class Say(FromClient, tag="say"):
    """Say a phrase, which everybody reads in their own language, or text where the table allows it.

    Who: a seat. Answers: ok, refused (no-chat, unknown-phrase, empty-text).
    """

    phrase: Annotated[str, Meta(max_length=40)] | None = None
    text: Annotated[str, Meta(max_length=300)] | None = None


class Mute(FromClient, tag="mute"):
    """Hear a seat no more, or again, at this table. Who: everybody. Answers: ok."""

    seat: SeatNumber
    on: bool = True


class Leave(FromClient, tag="leave"):
    """Leave: before the start the seat becomes free; afterwards the table's policy applies at once.

    Who: a seat. Answers: ok, then bye. Whoever comes back and sends a message has the seat again.
    """


class Claim(FromClient, tag="claim"):
    """Take one's seat back from the bot; any other message does so too. Who: a seat. Answers: ok."""


class Unlock(FromClient, tag="unlock"):
    """On a table passed around: show this own seat from now on. Who: its owner. Answers: ok."""

    seat: SeatNumber


class Lock(FromClient, tag="lock"):
    """On a table passed around: hide the seat shown; only the public view is sent. Answers: ok."""


class Watchers(FromClient, tag="watchers"):
    """Allow spectators, or send them away. Who: the host. Answers: ok, refused (not-host)."""

    allow: bool


class Ping(FromClient, tag="ping"):
    """Nothing but an answer. Who: everybody. Answers: ok."""


ClientMessage: TypeAlias = (
    Hello
    | Act
    | Why
    | Undo
    | Ballot
    | Propose
    | Resume
    | Say
    | Mute
    | Leave
    | Claim
    | Unlock
    | Lock
    | Watchers
    | Ping
)

# --- what the server sends ------------------------------------------------------------------------


class FromServer(Wire, tag_field="type"):
    """A message of the server."""


class Welcome(FromServer, tag="welcome"):
    """The answer to hello: the protocol and the build of the server, and what it lets a client do."""

    protocol: int
    build: str
    table: str
    phrases: Sequence[str]


class SeatInfo(Wire):
    """Who sits in a seat: `here` while connected, `grace` seconds left while away, the bot that stands in."""

    kind: SeatKind
    name: str = ""
    level: str = ""
    ready: bool = False
    here: bool = False
    grace: float | None = None
    stand_in: str | None = None
    former: bool = False  # a player who asked to be forgotten


class VoteInfo(Wire, kw_only=True):
    """A vote that is open: whom it asks, who has voted, and between what; never who voted how."""

    vote: int
    kind: Literal["undo", "pause", "end", "absent"]
    by: int | None
    about: int | None = None
    asked: Sequence[int]
    voted: Sequence[int]
    choices: Sequence[str]
    same_card: bool = False  # an undone draw would give the same card again


class ClockInfo(Wire):
    """The clock of the seat to act."""

    seat: int
    left: float
    running: bool


class TableInfo(FromServer, tag="table"):
    """Everything about the table that is not the game. Sent whenever any of it changes."""

    table: str
    n: int
    game: str
    status: Status
    settings: TableSettings
    seats: Sequence[SeatInfo]
    host: int | None = None  # the host's seat
    seat: int | None = None  # the seat that this socket shows; None: the public view
    own: Sequence[int] = ()
    code: str = ""  # the invitation, for those who sit here
    watching: int = 0
    watchers: bool = True
    paused: bool = False
    asleep: bool = False
    vote: VoteInfo | None = None
    clock: ClockInfo | None = None
    starts_in: float | None = None  # a quick match fills with bots then
    ended: str = ""
    again: str = ""  # the code of the rematch


class ChoiceInfo(Wire):
    """One choice: what to send back, what a person touches to mean it, what it costs, and a sentence."""

    action: Sequence[int]
    facets: Mapping[str, Any]
    cost: Mapping[str, int] = {}
    says: str | UnsetType = UNSET


class RouteInfo(Wire):
    """The cheapest way to a field, step by step."""

    to: Any
    steps: Sequence[Sequence[int]]
    moves: int
    cost: Mapping[str, int] = {}


class DecisionInfo(Wire, kw_only=True):
    """What this seat is asked. Only the seat to act gets it."""

    prompt: str
    args: Mapping[str, Any] = {}
    declinable: bool = False
    choices: Sequence[ChoiceInfo]
    routes: Sequence[RouteInfo] = ()
    says: str | UnsetType = UNSET


class AskedInfo(Wire):
    """Who decides, and the public kind of the decision: all that others learn of it."""

    seat: int
    prompt: str


class EventInfo(Wire):
    """Something that happened, as far as this viewer may know; `seen` if private arguments are among them."""

    name: str
    args: Mapping[str, Any]
    seen: bool = False
    says: str | UnsetType = UNSET


class LineInfo(Wire):
    """One line of the explanation of an outcome."""

    name: str
    args: Mapping[str, Any]
    says: str | UnsetType = UNSET


class OutcomeInfo(Wire):
    """The end of a game."""

    points: Sequence[int]
    winners: Sequence[int]
    lines: Sequence[LineInfo]


class Update(FromServer, tag="update"):
    """The game at version n, whole: reconnecting is one message. Events tell what led to it."""

    n: int
    view: Mapping[str, Any]
    events: Sequence[EventInfo] = ()
    decision: DecisionInfo | None = None
    asked: AskedInfo | None = None
    outcome: OutcomeInfo | None = None
    clock: ClockInfo | None = None
    undo: bool = False  # this seat has a choice that it may ask to take back


class Ok(FromServer, tag="ok"):
    """The message was carried out; what it wrote is durable. n is the version it led to."""

    re: str
    n: int


class Refused(FromServer, tag="refused"):
    """The message changed nothing, and why."""

    re: str
    code: str
    args: Mapping[str, Any] = {}
    says: str | UnsetType = UNSET


class Reason(FromServer, tag="reason"):
    """Why an action is not possible: the code, the clause of the rules and its arguments; or that it is."""

    re: str
    possible: bool = False
    code: str = ""
    clause: str = ""
    args: Mapping[str, Any] = {}
    says: str | UnsetType = UNSET


class Said(FromServer, tag="said", kw_only=True):
    """Somebody said something."""

    seat: int
    phrase: str | None = None
    text: str | None = None
    at: float
    line: str
    says: str | UnsetType = UNSET


class Bye(FromServer, tag="bye"):
    """The last message before the server closes the socket."""

    code: str


ServerMessage: TypeAlias = Welcome | TableInfo | Update | Ok | Refused | Reason | Said | Bye

CLIENT_MESSAGES: Final = (
    *(Hello, Act, Why, Undo, Ballot, Propose, Resume, Say, Mute),
    *(Leave, Claim, Unlock, Lock, Watchers, Ping),
)
SERVER_MESSAGES: Final = (Welcome, TableInfo, Update, Ok, Refused, Reason, Said, Bye)

_DECODER: Final = msgspec.json.Decoder(ClientMessage)
_ENCODER: Final = msgspec.json.Encoder()


def decode(data: str | bytes) -> ClientMessage:
    """A client's message; msgspec.ValidationError or DecodeError if it is none."""
    message: ClientMessage = _DECODER.decode(data)
    return message


def encode(message: Any) -> bytes:
    return _ENCODER.encode(message)
