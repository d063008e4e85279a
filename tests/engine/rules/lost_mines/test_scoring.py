"""The division of the treasures."""

from typing import Any

import pytest

from permonik.engine.lost_mines.cards import BLUE, LOYAL, SABOTEUR, SELFISH, YELLOW
from permonik.engine.lost_mines.scoring import score
from permonik.engine.lost_mines.state import NOBODY, RoundEnd

GEMS = 2


def ended(*players: tuple[int, int, list[int]], dragon: int = NOBODY) -> RoundEnd:
    """A round in which each player had a clan, a role and treasures."""
    treasures = [(seat, GEMS, value) for seat, (_, _, values) in enumerate(players) for value in values]
    clans, roles = tuple(each[0] for each in players), tuple(each[1] for each in players)
    return RoundEnd(clans, roles, tuple(treasures), dragon, 0)


def gains(*players: tuple[int, int, list[int]], dragon: int = NOBODY) -> tuple[int, ...]:
    return score(1, ended(*players, dragon=dragon)).gains


@pytest.mark.clause("LM-12.1", "LM-12.2", "LM-12.3", "LM-12.4", "LM-12.6")
def test_the_example_of_the_rulebook() -> None:
    example = ended(
        (YELLOW, LOYAL, [5]),
        (YELLOW, LOYAL, [3]),
        (YELLOW, SABOTEUR, [4]),
        (BLUE, LOYAL, [2, 2]),
        (BLUE, LOYAL, []),
        (BLUE, SELFISH, [3]),
        dragon=4,
    )
    found = score(1, example)
    assert found.gains == (4, 4, 4, 2, 0, 3)
    lines = {line.name: line.args for line in found.lines if line.name in ("rest", "dragon", "selfish")}
    assert lines == {
        "selfish": {"round": 1, "player": 5, "points": 3},
        "rest": {"round": 1, "players": [2], "value": 4, "rest": 2, "points": 2, "lost": 0},
        "dragon": {"round": 1, "player": 4, "points": 2},
    }
    clans = [line.args for line in found.lines if line.name == "clan"]
    assert clans == [
        {"round": 1, "clan": "yellow", "players": [0, 1], "points": 8, "share": 4, "rest": 0},
        {"round": 1, "clan": "blue", "players": [2, 3, 4], "points": 8, "share": 2, "rest": 2},
    ]


@pytest.mark.clause("LM-12.1")
def test_a_selfish_dwarf_keeps_its_own_and_shares_in_nothing() -> None:
    assert gains((YELLOW, SELFISH, [5, 4]), (YELLOW, LOYAL, [2]), (YELLOW, LOYAL, [2])) == (9, 2, 2)
    assert gains((YELLOW, SELFISH, []), (YELLOW, LOYAL, [4])) == (0, 4)


@pytest.mark.clause("LM-12.2")
def test_saboteurs_gather_for_the_other_clan() -> None:
    assert gains((YELLOW, SABOTEUR, [4]), (BLUE, LOYAL, []), (YELLOW, LOYAL, [])) == (2, 2, 0)
    assert gains((BLUE, SABOTEUR, []), (YELLOW, LOYAL, [4]), (BLUE, LOYAL, [2])) == (2, 2, 2)


@pytest.mark.clause("LM-12.3")
def test_divided_evenly_and_rounded_down() -> None:
    assert gains((BLUE, LOYAL, [3]), (BLUE, LOYAL, [3]), (BLUE, LOYAL, [])) == (2, 2, 2)
    assert gains((BLUE, LOYAL, []), (BLUE, LOYAL, [])) == (0, 0)


@pytest.mark.clause("LM-12.4")
def test_the_remainder_goes_to_the_most_valuable_single_treasure() -> None:
    # 3 + (2 + 2) = 7 over 2: one left, for the 3, although the other one gathered more
    assert gains((BLUE, LOYAL, [3]), (BLUE, LOYAL, [2, 2])) == (4, 3)


@pytest.mark.clause("LM-12.4")
def test_only_treasures_of_the_group_count_for_the_remainder() -> None:
    assert gains((BLUE, LOYAL, [3]), (BLUE, LOYAL, []), (YELLOW, LOYAL, [5]), (BLUE, SELFISH, [5])) == (
        2,
        1,
        5,
        5,
    )


@pytest.mark.clause("LM-12.5")
def test_a_remainder_of_two_for_two() -> None:
    # 4 + 4 over 3: two left, one for each of the two who found a 4
    assert gains((BLUE, LOYAL, [4]), (BLUE, LOYAL, [4]), (BLUE, LOYAL, [])) == (3, 3, 2)


@pytest.mark.clause("LM-12.5")
def test_a_remainder_of_one_for_two_is_lost() -> None:
    # 5 + 5 over 3: one left for two
    found = score(1, ended((BLUE, LOYAL, [5]), (BLUE, LOYAL, [5]), (BLUE, LOYAL, [])))
    assert found.gains == (3, 3, 3)
    (rest,) = [line.args for line in found.lines if line.name == "rest"]
    assert (rest["points"], rest["lost"]) == (0, 1)


@pytest.mark.clause("LM-12.6", "LM-12.7")
@pytest.mark.parametrize(("gain", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_the_dragon_takes_two_but_not_more_than_there_is(gain: int, left: int) -> None:
    treasures = [gain] if gain else []
    assert gains((BLUE, SELFISH, treasures), (YELLOW, LOYAL, []), dragon=0) == (left, 0)


@pytest.mark.clause("LM-12.6")
def test_the_dragon_takes_after_the_division() -> None:
    assert gains((BLUE, LOYAL, [4]), (BLUE, LOYAL, [4]), dragon=1) == (4, 2)


@pytest.mark.clause("LM-12.8")
def test_a_clan_without_members() -> None:
    found = score(1, ended((YELLOW, LOYAL, [3]), (YELLOW, SELFISH, [2]), (BLUE, SELFISH, [])))
    assert found.gains == (3, 2, 0)
    assert [line.args["clan"] for line in found.lines if line.name == "clan"] == ["yellow"]


def test_every_point_is_explained() -> None:
    """A recount by the lines alone gives the gains."""
    end = ended(
        (YELLOW, LOYAL, [5]), (BLUE, SABOTEUR, [2]), (BLUE, LOYAL, [4, 3]), (BLUE, SELFISH, [1]), dragon=0
    )
    found = score(2, end)
    points = [0] * 4
    for name, args in found.lines:
        facts: dict[str, Any] = dict(args)
        match name:
            case "clan":
                paid = dict.fromkeys(facts["players"], facts["share"])
            case "rest":
                paid = dict.fromkeys(facts["players"], facts["points"])
            case "selfish" | "dragon":
                paid = {facts["player"]: facts["points"] * (1 if name == "selfish" else -1)}
            case _:
                paid = {}
        for seat, each in paid.items():
            points[seat] += each
    assert tuple(points) == found.gains
