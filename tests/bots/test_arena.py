"""Paired matches: who sits where, what is counted, and what the intervals say."""

from itertools import islice
from statistics import fmean

import pytest

from permonik.bots.arena import Match, Played, play, run
from permonik.bots.tally import complete, estimate, tally
from permonik.engine.catalog import GAMES
from permonik.engine.core.record import read_record, replay
from permonik.engine.dark_cave.state import worker_of
from permonik.engine.lost_mines.scoring import works_for

MATCH = Match("saboteur", ("random", "easy"), 3, options={"rounds": 1})


def test_every_level_takes_every_seat_of_every_deal() -> None:
    match = Match("saboteur", ("random", "easy", "easy"), 5)
    seatings = [match.seating(turn) for turn in range(match.turns)]
    assert match.turns == 3
    for seat in range(5):
        assert sorted(seating[seat] for seating in seatings) == ["easy", "easy", "random"]


def test_where_a_side_wins_each_of_two_levels_has_a_side_to_itself() -> None:
    match = Match("dark-cave", ("easy", "random"), 6)
    assert match.turns == 2
    for deal in range(4):
        state = GAMES["dark-cave"].new(6, match.seed_of(deal), {})
        sides = [worker_of(clan, role) for clan, role in zip(state.clans, state.roles, strict=True)]
        for turn in (0, 1):
            pairs = set(zip(match.seating(turn, deal), sides, strict=True))
            assert pairs == {("easy", turn), ("random", 1 - turn)}


def test_a_single_round_of_saboteur_is_played_side_against_side() -> None:
    match = Match("saboteur", ("easy", "random"), 5, options={"rounds": 1})
    for deal in range(4):
        roles = GAMES["saboteur"].new(5, match.seed_of(deal), match.options).roles
        for turn in (0, 1):
            pairs = set(zip(match.seating(turn, deal), roles, strict=True))
            assert pairs == {("easy", turn), ("random", 1 - turn)}
    whole = match._replace(options={})
    assert whole.seating(0) == ("easy", "random", "easy", "random", "easy")


def test_a_single_round_of_the_lost_mines_is_played_side_against_side() -> None:
    match = Match("lost-mines", ("easy", "random"), 5, options={"rounds": 1})
    for deal in range(4):
        state = GAMES["lost-mines"].new(5, match.seed_of(deal), match.options)
        sides = [works_for(clan, role) for clan, role in zip(state.clans, state.roles, strict=True)]
        for turn in (0, 1):
            pairs = set(zip(match.seating(turn, deal), sides, strict=True))
            assert {pair for pair in pairs if pair[1] is not None} <= {("easy", turn), ("random", 1 - turn)}


def test_seatings_that_are_the_same_are_played_once() -> None:
    assert Match("saboteur", ("easy",) * 5, 5).turns == 1
    assert Match("saboteur", ("easy", "random", "easy", "random"), 4).turns == 2
    assert Match("caverna", ("easy", "random"), 1).tasks(3) == [(0, 0), (0, 1), (1, 0), (1, 1)]


def test_a_task_gives_the_same_game_again_and_a_record_that_replays() -> None:
    one, other = play(MATCH, (3, 1)), play(MATCH, (3, 1))
    assert one._replace(milliseconds={}) == other._replace(milliseconds={})
    again = replay(GAMES["saboteur"], record := read_record(one.record))
    assert again.difference is None
    assert record.footer is not None
    assert record.footer.points == one.points


def test_turns_of_a_deal_share_its_cards() -> None:
    seeds = {read_record(game.record).header.seed for game in run(MATCH, MATCH.tasks(2))}
    assert len(seeds) == 1


def test_processes_play_the_same_games() -> None:
    tasks = MATCH.tasks(6)
    alone = {game[:5] for game in run(MATCH, tasks)}
    assert {game[:5] for game in run(MATCH, tasks, jobs=2)} == alone


@pytest.mark.parametrize("game", GAMES)
def test_parts_add_up_to_the_points(game: str) -> None:
    seats = GAMES[game].seats[0]
    played = play(Match(game, ("easy",), max(seats, 2)), (0, 0))
    if played.parts:
        sums = [sum(part.points for part in played.parts if part.seat == seat) for seat in range(seats)]
        assert sums == list(played.points[:seats])
    assert (game == "caverna") == (not played.parts)


def test_what_is_counted() -> None:
    games = [
        Played(0, 0, (4, 0, 0), (0,), (), {"random": [1.0], "easy": [2.0, 4.0]}),
        Played(0, 1, (3, 3, 0), (0, 1), (), {"random": [1.0], "easy": []}),
        Played(1, 0, (0, 5, 0), (1,), (), {"random": [], "easy": []}),
        Played(1, 1, (2, 2, 1), (0, 1), (), {"random": [], "easy": []}),
        Played(2, 0, (9, 9, 9), (0, 1, 2), (), {"random": [], "easy": []}),  # its other turn is missing
    ]
    match = MATCH._replace(options={})  # over several rounds levels take turns at every seat
    result = tally(match, games)
    assert (result.games, result.deals) == (4, 2)
    # seats of random: turn 0 first and third, turn 1 the second
    random, easy = [(4 + 0 + 3) / 3, (0 + 0 + 2) / 3], [(0 + 3 + 0) / 3, (5 + 2 + 1) / 3]
    assert result.points["random"].mean == pytest.approx(fmean(random))
    (difference,) = result.differences
    assert (difference.level, difference.over) == ("easy", "random")
    assert difference.points.mean == pytest.approx(fmean(easy) - fmean(random))
    assert result.milliseconds["easy"] == {"mean": 3.0, "p50": 4.0, "p99": 4.0, "most": 4.0}
    assert len(complete(match, games)) == 4
    # two deals say little, but nobody wins less than never or more than always
    assert [result.wins[level][1:3] for level in match.levels] == [(0.0, 1.0)] * 2


def test_intervals() -> None:
    assert estimate([]) is None
    # Student's t at 97.5 % is 2.776 for 4 degrees of freedom, 1.984 for 99
    few, many = estimate([1, 2, 3, 4, 5]), estimate([0, 1] * 50)
    assert few is not None
    assert many is not None
    assert few.high - few.mean == pytest.approx(2.776 * 1.5811 / 5**0.5, rel=0.01)
    assert many.high - many.mean == pytest.approx(1.984 * 0.50252 / 10, rel=0.001)


def test_a_stronger_level_shows() -> None:
    match = Match("caverna", ("random", "easy"), 1)
    result = tally(match, run(match, match.tasks(8)))
    assert result.differences[0].points.low > 0


def test_games_come_one_by_one() -> None:
    assert len(list(islice(run(MATCH, MATCH.tasks(1_000_000)), 2))) == 2
