"""What is said about a table, and in whose language."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from permonik.engine.core.events import Told
from permonik.engine.core.game import Choice, Decision, Line, Refusal
from permonik.server.tables import clocks
from permonik.server.tables.life import Vote
from permonik.server.wire import (
    DecisionInfo,
    Language,
    OutcomeInfo,
    SeatInfo,
    TableInfo,
    Update,
    VoteInfo,
)
from permonik.text import Text

if TYPE_CHECKING:
    from permonik.server.tables.socket import TableSocket
    from permonik.server.tables.table import Table

PHRASES: Final = (
    *("hello", "good-luck", "well-played", "thanks", "sorry", "hurry", "wait", "trust-me"),
    *("suspicious", "not-me", "laugh", "goodbye"),
)
VOTE_CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "undo": ("yes", "no"),
    "pause": ("yes", "no"),
    "end": ("yes", "no"),
    "absent": ("bot", "wait", "end"),
}


def table_info(table: "Table", socket: "TableSocket") -> TableInfo:
    """Everything that is not the game, as this socket may know it."""
    life, now = table.life, table.room.now()
    hosts = life.seats_of(life.host)
    return TableInfo(
        table=life.id,
        n=life.n,
        game=life.settings.game,
        status=life.status,
        settings=life.settings,
        seats=[seat_info(table, seat, now) for seat in range(len(life.chairs))],
        host=hosts[0] if hosts else None,
        seat=socket.shown,
        own=socket.own,
        code=table.code if socket.own or socket.identity.id == life.host else "",
        watching=sum(other.spectator for other in table.sockets),
        watchers=life.watchers,
        paused=life.paused,
        asleep=life.status == "playing" and not table.awake,
        vote=vote_info(life.vote) if life.vote else None,
        clock=table.clock.info(life, table, now),
        starts_in=None
        if table.starts_at is None or life.status != "open"
        else round(table.starts_at - now, 1),
        ended=life.why,
        again=life.again if socket.own else "",
    )


def _starts_in(table: "Table", now: float) -> float | None:
    if table.starts_at is None or table.life.status != "open":
        return None
    return round(table.starts_at - now, 1)


def seat_info(table: "Table", seat: int, now: float) -> SeatInfo:
    chair = table.life.chairs[seat]
    grace = None
    if seat in table.away and table.life.status == "playing" and clocks.unsettled(table, seat):
        grace = round(max(0.0, table.away[seat] + table.life.settings.grace - now), 1)
    return SeatInfo(
        kind=chair.kind,
        name=table.name(seat),
        level=chair.level,
        ready=chair.ready,
        here=table.here(seat),
        grace=grace,
        stand_in=chair.stand_in,
        former=bool(chair.identity) and chair.identity not in table.names,
    )


def vote_info(vote: Vote) -> VoteInfo:
    asked = vote.asked
    return VoteInfo(
        vote=vote.n,
        kind=asked.kind,
        by=asked.by,
        about=asked.about,
        asked=asked.voters,
        voted=sorted(vote.ballots),
        choices=VOTE_CHOICES[asked.kind],
        same_card=asked.kind == "undo",
    )


def shown_names(table: "Table", say: Language) -> list[str]:
    """The players' names in somebody's language: bots and those who were forgotten have none of their own."""
    return [shown_name(table, seat, Text.of(say)) for seat in range(len(table.life.chairs))]


def shown_name(table: "Table", seat: int, text: Text) -> str:
    chair = table.life.chairs[seat]
    if chair.kind == "bot":
        return text.format("server-bot-name", number=seat + 1)
    return table.name(seat) or text.format("server-former-player", number=seat + 1)


# --- sentences, made of what was already projected ------------------------------------------------


def said(update: Update, game: str, say: Language, names: Sequence[str]) -> Update:
    """The update with a sentence beside everything that has one."""
    text = Text.of(say)
    events = [
        msgspec.structs.replace(
            event, says=text.event(game, Told(event.name, event.args, seen=event.seen), names)
        )
        for event in update.events
    ]
    return msgspec.structs.replace(
        update,
        events=events,
        decision=_said_decision(update.decision, game, text, names),
        outcome=_said_outcome(update.outcome, game, text, names),
    )


def _said_decision(
    decision: DecisionInfo | None, game: str, text: Text, names: Sequence[str]
) -> DecisionInfo | None:
    if decision is None:
        return None
    asked = Decision(0, decision.prompt, decision.args, decision.declinable, ())
    choices = [
        msgspec.structs.replace(
            choice, says=text.choice(game, Choice((0, 0, 0, 0), "", choice.facets, choice.cost), names)
        )
        for choice in decision.choices
    ]
    return msgspec.structs.replace(decision, choices=choices, says=text.prompt(game, asked, names))


def _said_outcome(
    outcome: OutcomeInfo | None, game: str, text: Text, names: Sequence[str]
) -> OutcomeInfo | None:
    if outcome is None:
        return None
    lines = [
        msgspec.structs.replace(line, says=text.line(game, Line(line.name, line.args), names))
        for line in outcome.lines
    ]
    return msgspec.structs.replace(outcome, lines=lines)


def refusal_said(say: Language | None, game: str, refusal: Refusal, names: Sequence[str]) -> dict[str, Any]:
    """The sentence of a refusal as an argument of the message, if one is wanted."""
    return {} if say is None else {"says": Text.of(say).refusal(game, refusal, names)}


def error_said(say: Language | None, code: str, args: Mapping[str, Any]) -> dict[str, Any]:
    return {} if say is None else {"says": refusal_text(Text.of(say), code, args)}


def refusal_text(text: Text, code: str, args: Mapping[str, Any]) -> str:
    """Why the table says no; what is wrong with options the engine has words for."""
    own = f"table-{code}"
    return text.error(own if text.has(f"error-{own}") else code, **args)
