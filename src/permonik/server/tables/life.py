"""The life of a table as its journal tells it: the same rows always give the same table."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from permonik.bots.bot import Note
from permonik.bots.traces import notice, trace
from permonik.engine.catalog import GAMES
from permonik.engine.core.events import Event
from permonik.engine.core.game import Game, NotationError
from permonik.engine.core.values import Action, Seat
from permonik.server.tables import rows
from permonik.server.wire import SeatKind, Status, TableSettings


class Chair:
    """One seat of a table, and who sits in it."""

    __slots__ = ("identity", "kind", "level", "ready", "stand_in")

    def __init__(self) -> None:
        self.kind: SeatKind = "free"
        self.identity = ""
        self.level = ""
        self.ready = False
        self.stand_in: str | None = None  # the level of the bot that plays for an absent person

    @property
    def bot_level(self) -> str | None:
        """The level of the bot that decides here, if one does."""
        return self.level if self.kind == "bot" else self.stand_in

    def twin(self) -> "Chair":
        chair = Chair()
        chair.kind, chair.identity, chair.level = self.kind, self.identity, self.level
        chair.ready, chair.stand_in = self.ready, self.stand_in
        return chair


class Move(NamedTuple):
    """A move that stands: the row that made it, who, and what."""

    n: int
    seat: Seat
    text: str
    by: str


class Vote:
    """A vote that is open, known by the number of the row that called it."""

    __slots__ = ("asked", "ballots", "n")

    def __init__(self, n: int, asked: rows.Asked) -> None:
        self.n = n
        self.asked = asked
        self.ballots: dict[Seat, str] = {}

    def twin(self) -> "Vote":
        vote = Vote(self.n, self.asked)
        vote.ballots = self.ballots.copy()
        return vote


class Life:
    """A table, folded from its rows."""

    __slots__ = (
        *("again", "base", "bot_seed", "chairs", "deal_of", "host", "id", "moves", "n", "paused", "position"),
        *(
            "quick",
            "rules_version",
            "seed",
            "settings",
            "state",
            "status",
            "trace",
            "vote",
            "watchers",
            "why",
        ),
    )

    def __init__(self, id_: str, opened: rows.Opened) -> None:
        self.id = id_
        self.n = 0
        self.position = 0  # the row that led to the present position: what clients know as its version
        self.settings: TableSettings = opened.settings
        self.host = opened.host
        self.seed = bytes.fromhex(opened.seed)
        self.bot_seed = bytes.fromhex(opened.bot_seed)
        self.quick = opened.quick
        self.deal_of = opened.deal_of
        self.chairs = [Chair() for _ in range(opened.settings.seats)]
        self.status: Status = "open"
        self.rules_version = 0
        self.state: Any = None
        self.base: tuple[int, Any] | None = None  # a checkpoint: how many moves it holds, and their state
        self.moves: list[Move] = []
        self.trace: tuple[Note, ...] | None = None  # what everybody saw of the moves; None: nobody asked yet
        self.paused = False
        self.vote: Vote | None = None
        self.watchers = opened.settings.spectators
        self.again = ""
        self.why = ""

    def twin(self) -> "Life":
        """The same table, to try a row on. States are never changed in place, so the twin shares them."""
        life = object.__new__(Life)
        for name in Life.__slots__:
            setattr(life, name, getattr(self, name))
        life.chairs = [chair.twin() for chair in self.chairs]
        life.moves = self.moves[:]
        life.vote = self.vote.twin() if self.vote else None
        return life

    @property
    def game(self) -> Game[Any]:
        return GAMES[self.settings.game]

    @property
    def to_act(self) -> Seat | None:
        return self.game.to_act(self.state) if self.status == "playing" else None

    @property
    def over(self) -> bool:
        """Whether all may be told."""
        return self.status in ("finished", "ended")

    def seats_of(self, identity: str) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.identity == identity]

    def people(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]


def begin(life: Life) -> Any:
    """The first position."""
    return life.game.new(life.settings.seats, life.seed, life.settings.options)


def replayed(life: Life, count: int) -> Any:
    """The position after the first so many moves that stand."""
    start, state = 0, None
    if life.base is not None and life.base[0] <= count:
        start, state = life.base[0], life.game.copy(life.base[1])
    if state is None:
        state = begin(life)
    for move in life.moves[start:count]:
        life.game.apply(state, life.game.read(state, move.text))
    return state


def trace_of(life: Life) -> tuple[Note, ...]:
    """What everybody saw of every move that stands: replayed when a bot first asks, then grown."""
    if life.trace is None:
        life.trace = trace(life.game, begin(life), (move.text for move in life.moves))
    return life.trace


def fold(life: Life, body: rows.Body) -> Sequence[Event]:
    """Take one row in, and tell what happened in the game by it."""
    life.n += 1
    events: Sequence[Event] = ()
    match body:
        case rows.Sat(seat, kind, identity, level):
            _sit(life.chairs[seat], kind, identity, level)
        case rows.Stood(seat):
            _stand(life, seat)
        case rows.Readied(seat, ready):
            life.chairs[seat].ready = ready
        case rows.Started(rules_version):
            life.status, life.rules_version, life.state = "playing", rules_version, begin(life)
            life.position = life.n
        case rows.Acted():
            events = _act(life, body)
        case rows.Undone(stand):
            _undo(life, stand)
        case rows.Asked():
            life.vote = Vote(life.n, body)
        case rows.Voted(seat, choice) if life.vote is not None:
            life.vote.ballots[seat] = choice
        case rows.Decided():
            life.vote = None
        case rows.StoodIn(seat, level):
            life.chairs[seat].stand_in = level
        case rows.Returned(seat):
            life.chairs[seat].stand_in = None
        case rows.Ended(why):
            life.status, life.why, life.vote = "ended", why, None
        case rows.Paused() | rows.Resumed():
            life.paused = isinstance(body, rows.Paused)
        case rows.Watching(allowed):
            life.watchers = allowed
        case rows.Rematched(code):
            life.again = code
    return events


def _sit(chair: Chair, kind: SeatKind, identity: str, level: str) -> None:
    chair.kind, chair.identity, chair.level = kind, identity, level
    chair.ready = kind == "bot"


def _stand(life: Life, seat: Seat) -> None:
    """Free a seat. If its sitter was the host, the next person is."""
    gone = life.chairs[seat].identity
    life.chairs[seat] = Chair()
    people = life.people()
    if gone == life.host and people and not life.seats_of(gone):
        life.host = life.chairs[people[0]].identity


def _act(life: Life, body: rows.Acted) -> Sequence[Event]:
    events: list[Event] = []
    if life.state is not None:  # None: on the way to a checkpoint, which holds the position
        game, state = life.game, life.game.copy(life.state)
        action = _read(life, body)
        if action is None:
            life.status, life.why = "ended", "rules-changed"
            return events
        if life.trace is not None:
            life.trace += notice(game, state, action)
        game.apply(state, action, events)
        life.state = state
        if game.to_act(state) is None:
            life.status = "finished"
    life.moves.append(Move(life.n, body.seat, body.do, body.by))
    life.position = life.n
    life.vote = None  # whatever was asked, it was asked about another position
    return events


def _read(life: Life, body: rows.Acted) -> Action | None:
    """The action of a row; None if the rules have changed since, and it is none any more."""
    game = life.game
    try:
        action = game.read(life.state, body.do)
    except NotationError:
        return None
    if life.rules_version != game.rules_version and action not in game.legal_actions(life.state):
        return None
    return action


def _undo(life: Life, stand: int) -> None:
    if life.state is not None:
        life.state = replayed(life, stand)
    if life.base is not None and life.base[0] > stand:
        life.base = None
    del life.moves[stand:]
    life.trace = None if life.trace is None else life.trace[:stand]
    life.position = life.n
    life.vote = None
