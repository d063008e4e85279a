"""Votes: who is asked, when they are decided, and what follows."""

from collections import Counter
from typing import TYPE_CHECKING

from permonik.engine.core.values import Seat
from permonik.server.identity.people import Identity
from permonik.server.tables import rows
from permonik.server.tables.life import Vote
from permonik.server.tables.room import No

if TYPE_CHECKING:
    from permonik.server.tables.table import Table


def result(vote: Vote) -> str | None:
    """The result as soon as it is certain. An undo needs all; the rest more than half."""
    voters, counts = len(vote.asked.voters), Counter(vote.ballots.values())
    if vote.asked.kind == "undo":
        if counts["no"]:
            return "no"
        return "yes" if counts["yes"] == voters else None
    for choice, count in counts.items():
        if 2 * count > voters:
            return choice
    return None if len(vote.ballots) < voters else otherwise(vote)


def otherwise(vote: Vote) -> str:
    """The result without a majority, or when time is up."""
    return "wait" if vote.asked.kind == "absent" else "no"


async def call(
    table: "Table", asked: rows.Asked, by: Identity | None = None, message_id: str | None = None
) -> int:
    """Open a vote; the caller of a pause or an end agrees with it. Decided at once if nobody is asked."""
    if table.life.vote is not None:
        raise No("vote-open")
    n = await table.commit(asked, by, message_id)
    if asked.by is not None and asked.by in asked.voters:
        await table.commit(rows.Voted(asked.by, "yes"))
    await settle(table)
    return n


async def cast(
    table: "Table", seat: Seat, vote_number: int, choice: str, by: Identity, message_id: str
) -> int:
    vote = table.life.vote
    if vote is None or vote.n != vote_number:
        raise No("no-vote")
    if seat not in vote.asked.voters or seat in vote.ballots:
        raise No("not-asked")
    if choice not in (("bot", "wait", "end") if vote.asked.kind == "absent" else ("yes", "no")):
        raise No("not-asked")
    n = await table.commit(rows.Voted(seat, choice), by, message_id)
    await settle(table)
    return n


async def settle(table: "Table") -> None:
    """Carry out the vote if it is decided."""
    vote = table.life.vote
    decided = result(vote) if vote is not None else None
    if vote is not None and decided is not None:
        await carry_out(table, vote, decided)


async def expire(table: "Table") -> None:
    vote = table.life.vote
    if vote is not None:
        await carry_out(table, vote, otherwise(vote))


async def carry_out(table: "Table", vote: Vote, decided: str) -> None:
    asked = vote.asked
    await table.commit(rows.Decided(decided))
    match asked.kind, decided:
        case "undo", "yes" if asked.stand is not None and asked.by is not None:
            await table.commit(rows.Undone(asked.stand, asked.by))
        case "pause", "yes":
            await table.commit(rows.Paused(asked.by))
        case ("end", "yes") | ("absent", "end"):
            await table.commit(rows.Ended("vote"))
        case "absent", "bot" if asked.about is not None:
            await stand_in(table, asked.about)


async def stand_in(table: "Table", seat: Seat) -> None:
    """Let a bot play for somebody until they come back."""
    chair = table.life.chairs[seat]
    if chair.stand_in is None and chair.kind in ("person", "outside"):
        await table.commit(rows.StoodIn(seat, substitute_level(table)))


def substitute_level(table: "Table") -> str:
    """The best level that answers quickly: the last in the list that is not only random, or what there is."""
    levels = table.room.levels(table.life.settings.game)
    return "easy" if "easy" in levels else levels[-1]
