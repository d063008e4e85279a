"""Who wins: DC-11."""

from collections.abc import Sequence

import pytest

from permonik.engine.core.game import Outcome
from permonik.engine.dark_cave.cards import BLUE, LOYAL, SABOTEUR, YELLOW
from permonik.engine.dark_cave.game import DARK_CAVE as GAME
from permonik.engine.dark_cave.state import CLAN_OUT, NO_CARDS, NOBODY, OUT, OVER, State
from tests.engine.rules.dark_cave.cave import cave, do

Y, B = (YELLOW, LOYAL), (BLUE, LOYAL)
YS, BS = (YELLOW, SABOTEUR), (BLUE, SABOTEUR)


def ended(cards: Sequence[tuple[int, int]], nuggets: Sequence[int], out: Sequence[int]) -> State:
    state = cave(seats=len(cards))
    state.clans, state.roles = [clan for clan, _ in cards], [role for _, role in cards]
    state.nuggets, state.out = list(nuggets), list(out)
    for seat in out:
        state.at[seat] = OUT
    state.phase, state.to_act, state.ended = OVER, NOBODY, NO_CARDS
    return state


def score(cards: Sequence[tuple[int, int]], nuggets: Sequence[int], out: Sequence[int]) -> Outcome:
    return GAME.outcome(ended(cards, nuggets, out))


@pytest.mark.clause("DC-11.2", "DC-11.3", "DC-11.4")
def test_the_example_of_the_rulebook() -> None:
    """Yellow: 2 + 2 nuggets × 3 = 12. Blue, with a yellow saboteur: 2 + 3 + 0 nuggets × 2 = 10."""
    result = score([Y, Y, YS, B, B], [2, 2, 2, 3, 2], [0, 3, 1, 2])
    assert result.points == (12, 12, 10, 10, 10)
    assert result.winners == (0, 1)
    treasures = [line.args for line in result.lines if line.name == "treasure"]
    assert treasures == [
        {"clan": "yellow", "nuggets": 4, "times": 3, "value": 12},
        {"clan": "blue", "nuggets": 5, "times": 2, "value": 10},
    ]
    assert [line.args["player"] for line in result.lines if line.name == "left-inside"] == [4]
    assert result.lines[-1].args == {"clan": "yellow", "players": [0, 1]}


@pytest.mark.clause("DC-11.1")
def test_only_gold_that_was_carried_out_counts() -> None:
    result = score([Y, B, Y, B], [9, 1, 9, 9], [1])
    assert result.points == (0, 2, 0, 2)
    assert result.winners == (1, 3)


@pytest.mark.clause("DC-11.2")
def test_the_others_count_whether_they_got_out_or_not() -> None:
    inside = score([Y, B, B, B], [2, 1, 1, 1], [0])
    outside = score([Y, B, B, B], [2, 1, 1, 1], [0, 1, 2])
    assert inside.points[0] == outside.points[0] == 6
    assert outside.points[1] == 2


@pytest.mark.clause("DC-11.3", "DC-2.5")
def test_saboteurs_gather_for_the_other_clan() -> None:
    result = score([BS, B, BS, B], [3, 1, 2, 1], [0, 1, 2, 3])
    assert result.points == (10, 4, 10, 4)
    assert result.winners == (0, 2)
    assert result.lines[-1].args["clan"] == "yellow"


@pytest.mark.clause("DC-11.5")
@pytest.mark.parametrize("first", [0, 1])
def test_a_tie_goes_to_the_clan_of_the_first_one_out(first: int) -> None:
    result = score([Y, B, Y, B], [2, 2, 3, 3], [first, 1 - first])
    assert result.points == (4, 4, 4, 4)
    assert result.winners == ((0, 2) if first == 0 else (1, 3))
    assert result.lines[-2].name == "tie"
    assert result.lines[-2].args == {"player": first, "clan": ("yellow", "blue")[first]}


@pytest.mark.clause("DC-11.5")
def test_the_first_one_out_counts_for_the_clan_it_worked_for() -> None:
    result = score([Y, B, BS, B], [0, 0, 0, 0], [2])
    assert result.winners == (0, 2)
    assert result.points == (0, 0, 0, 0)


@pytest.mark.clause("DC-11.6")
def test_nobody_out_is_a_draw() -> None:
    result = score([Y, B, Y], [3, 3, 3], [])
    assert result.winners == ()
    assert result.lines[-1].name == "draw"


@pytest.mark.clause("DC-11.7", "DC-10.4")
@pytest.mark.parametrize("nuggets", [0, 3])
def test_with_two_players_the_first_one_out_wins(nuggets: int) -> None:
    state = cave("exit@-4,-4", seats=2, at={0: (-4, -4, 0)})
    state.nuggets = [nuggets, 5]
    do(state, "discard cross-1", "step -4,-4/4")
    assert (state.phase, state.ended) == (OVER, CLAN_OUT)
    result = GAME.outcome(state)
    assert result.winners == (0,)
    assert result.lines[0].args == {"reason": "clan"}
