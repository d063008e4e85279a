"""Agreeing to stop."""

from permonik.engine.core.votes import agreed, next_voter


def test_the_others_are_asked_clockwise() -> None:
    asked = []
    voter = next_voter(2, 2, 4)
    while voter is not None:
        asked.append(voter)
        voter = next_voter(voter, 2, 4)
    assert asked == [3, 0, 1]


def test_who_has_agreed_so_far() -> None:
    assert agreed(3, 2, 4) == [2]
    assert agreed(1, 2, 4) == [2, 3, 0]
