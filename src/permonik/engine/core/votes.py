"""Agreeing to stop: one player proposes, the others answer in turn, and a single no is enough.

A vote needs no memory of its own: the proposer and the seat that is asked say who has agreed so far.
"""

from permonik.engine.core.values import Seat


def next_voter(voter: Seat, proposer: Seat, seats: int) -> Seat | None:
    """Who is asked after a yes (the first one after the proposer); None: all have agreed."""
    following = (voter + 1) % seats
    return None if following == proposer else following


def agreed(asked: Seat, proposer: Seat, seats: int) -> list[Seat]:
    """Those who have said yes before the seat that is asked now, the proposer first."""
    return [(proposer + step) % seats for step in range((asked - proposer) % seats)]
