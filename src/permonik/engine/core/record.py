"""The game record: JSON Lines with a header, one line an action, and a footer. See docs/record.md.

Reader and writer take and give lines; files are somebody else's affair.
"""

from collections.abc import Callable, Iterable, Mapping
from json import JSONDecodeError, dumps, loads
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from permonik.engine.core.events import Event
from permonik.engine.core.game import Game, NotationError, Outcome, state_hash
from permonik.engine.core.options import OptionError
from permonik.engine.core.values import Action, Seat

RECORD_FORMAT: Final = 1
FINISHED: Final = "finished"


class Sitter(NamedTuple):
    """Who or what sat in a seat: kind is "person", or "bot:" and its level."""

    name: str
    kind: str


class Header(NamedTuple):
    """Everything that a new game is made of."""

    game: str
    rules_version: int
    sitters: tuple[Sitter, ...]
    seed: bytes
    options: Mapping[str, Any]


class Entry(NamedTuple):
    """One action as text, with the number of its line."""

    line: int
    seat: Seat
    text: str
    note: str = ""


class Footer(NamedTuple):
    """How it ended: "finished", or another word and why; the outcome, if any; the hash of the last state."""

    line: int
    end: str
    why: str
    points: tuple[int, ...] | None
    winners: tuple[Seat, ...] | None
    hash: str


class Problem(NamedTuple):
    """What is wrong with a record: a message code, the number and text of the line, the clause if any."""

    code: str
    line: int
    text: str = ""
    clause: str = ""


class RecordError(ValueError):
    """A record that cannot be read."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"line {problem.line}: {problem.code} {problem.text}".rstrip())
        self.problem = problem


class Record(NamedTuple):
    """A record as read. Without a footer the game is unfinished; `broken` tells of a torn last line."""

    header: Header
    entries: tuple[Entry, ...]
    footer: Footer | None
    broken: Problem | None


# --- writing ------------------------------------------------------------------------------------


def write_header(header: Header) -> str:
    return _line(
        {
            "permonik": RECORD_FORMAT,
            "game": header.game,
            "rules": header.rules_version,
            "seats": [{"name": sitter.name, "kind": sitter.kind} for sitter in header.sitters],
            "seed": header.seed.hex(),
            "options": dict(header.options),
        }
    )


def write_action(seat: Seat, text: str, note: str = "") -> str:
    return _line({"seat": seat, "do": text, **({"note": note} if note else {})})


def write_note(note: str) -> str:
    return _line({"note": note})


def write_footer(end: str, why: str, outcome: Outcome | None, final_hash: str) -> str:
    """The last line: `end` is FINISHED, or a word such as "abandoned" with its reason."""
    result = {} if outcome is None else {"points": list(outcome.points), "winners": list(outcome.winners)}
    return _line({"end": end, **({"why": why} if why else {}), **result, "hash": final_hash})


def _line(content: Mapping[str, Any]) -> str:
    return dumps(content, ensure_ascii=False, separators=(",", ":"))


# --- reading ------------------------------------------------------------------------------------


def read_record(lines: Iterable[str]) -> Record:
    """Read a whole record. A broken last line is reported and the rest kept; any other fault raises."""
    header: Header | None = None
    entries: list[Entry] = []
    footer: Footer | None = None
    broken: Problem | None = None
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        if broken is not None:  # it was not the last line after all
            raise RecordError(broken)
        if footer is not None:
            raise RecordError(Problem("record-after-footer", number, line.strip()))
        content = _content(line)
        if header is None:
            header = _read_header(content, number)
        elif content is None:
            broken = Problem("record-broken-line", number, line.strip())
        elif "end" in content:
            footer = _read_footer(content, number)
        elif "do" in content:
            entries.append(_read_entry(content, number, len(header.sitters)))
        elif set(content) != {"note"}:
            raise RecordError(Problem("record-unknown-line", number, line.strip()))
    if header is None:
        raise RecordError(Problem("record-empty", 1))
    return Record(header, tuple(entries), footer, broken)


def _content(line: str) -> dict[str, Any] | None:
    try:
        content = loads(line)
    except (JSONDecodeError, RecursionError):
        return None
    return content if isinstance(content, dict) else None


def _read_header(content: dict[str, Any] | None, line: int) -> Header:
    match content:
        case {"permonik": int(number)} if number != RECORD_FORMAT:
            raise RecordError(Problem("record-other-format", line, str(number)))
        case {
            "permonik": int(),
            "game": str(game),
            "rules": int(rules),
            "seats": [*seats],
            "seed": str(seed),
            "options": dict(options),
        } if all(isinstance(seat, dict) for seat in seats):
            sitters = tuple(Sitter(str(seat.get("name", "")), str(seat.get("kind", ""))) for seat in seats)
            try:
                return Header(game, rules, sitters, bytes.fromhex(seed), options)
            except ValueError:
                pass
    raise RecordError(Problem("record-no-header", line))


def _read_entry(content: dict[str, Any], line: int, seats: int) -> Entry:
    match content:
        case {"seat": int(seat), "do": str(text)} if 0 <= seat < seats:
            return Entry(line, seat, text, str(content.get("note", "")))
    raise RecordError(Problem("record-unknown-line", line, _line(content)))


def _read_footer(content: dict[str, Any], line: int) -> Footer:
    match content:
        case {"end": str(end), "hash": str(final)}:
            points, winners = content.get("points"), content.get("winners")
            return Footer(
                line,
                end,
                str(content.get("why", "")),
                tuple(points) if isinstance(points, list) else None,
                tuple(winners) if isinstance(winners, list) else None,
                final,
            )
    raise RecordError(Problem("record-unknown-line", line, _line(content)))


# --- replaying ----------------------------------------------------------------------------------

S = TypeVar("S")
Watch: TypeAlias = Callable[[Entry, Any, Action, list[Event]], None]
"""Told of each entry: the state after it, the action and its events."""


class Replay(NamedTuple, Generic[S]):
    """A replayed record: the last state reached, and where it first differs from what was recorded."""

    state: S
    played: int
    other_version: int | None  # the rules version of the record, if it is not the present one
    difference: Problem | None


def begin(game: Game[S], record: Record) -> S:
    """The first state of a record's game; RecordError if no game can be made of its header."""
    header = record.header
    if header.game != game.id:
        raise RecordError(Problem("record-other-game", 1, header.game))
    try:
        return game.new(len(header.sitters), header.seed, header.options)
    except OptionError as error:
        raise RecordError(Problem(error.code, 1, error.option)) from error
    except ValueError as error:
        raise RecordError(Problem("record-no-header", 1, str(error))) from error


def replay(game: Game[S], record: Record, watch: Watch | None = None, until: int | None = None) -> Replay[S]:
    """Play a record again under the present rules, as far as it goes (or up to a line)."""
    state = begin(game, record)
    version = record.header.rules_version
    other = None if version == game.rules_version else version
    for played, entry in enumerate(record.entries):
        if until is not None and entry.line > until:
            return Replay(state, played, other, None)
        difference = _replay_entry(game, state, entry, watch)
        if difference:
            return Replay(state, played, other, difference)
    difference = _compare_footer(game, state, record.footer) if record.footer else None
    return Replay(state, len(record.entries), other, difference)


def _replay_entry(game: Game[S], state: S, entry: Entry, watch: Watch | None) -> Problem | None:
    try:
        action = game.read(state, entry.text)
    except NotationError:
        return Problem("record-unreadable-action", entry.line, entry.text)
    refusal = game.why_not(state, entry.seat, action)
    if refusal:
        return Problem("record-illegal-action", entry.line, entry.text, refusal.clause)
    events: list[Event] = []
    game.apply(state, action, events)
    if watch:
        watch(entry, state, action, events)
    return None


def _compare_footer(game: Game[S], state: S, footer: Footer) -> Problem | None:
    over = game.to_act(state) is None
    if over != (footer.end == FINISHED):
        return Problem("record-other-end", footer.line, footer.end)
    if over:
        result = game.outcome(state)
        if (footer.points, footer.winners) != (result.points, result.winners):
            return Problem("record-other-outcome", footer.line)
    if footer.hash != state_hash(game, state):
        return Problem("record-other-hash", footer.line)
    return None
