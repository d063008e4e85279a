"""Bots of The Dark Cave: positions in which the right move is plain, what they believe, and whole games."""

from random import Random
from typing import Final

import pytest

from permonik.bots.bot import Note, World
from permonik.bots.dark_cave import easy, normal, quick
from permonik.bots.dark_cave.belief import belief, friends, role_chances
from permonik.bots.dark_cave.flight import GONE, chances_to_win, distances, exit_chances
from permonik.bots.dark_cave.notes import notice
from permonik.bots.dark_cave.passages import survey, ways_to_goals
from permonik.bots.levels import LEVELS
from permonik.bots.traces import notice as noticed
from permonik.engine.dark_cave.cards import LOYAL, SABOTEUR
from permonik.engine.dark_cave.game import DARK_CAVE as GAME
from permonik.engine.dark_cave.state import MOVE, OUT, State, place_at
from tests.engine.rules.dark_cave.cave import arm, cave, do, give

ROAD: Final = ("straight-ew-1@1,0", "straight-ew-1@2,0", "curve-nw-1@3,0", "straight-ns-1@3,-1")
"""From the start to below the north-eastern goal at (3, -3) of six and more players."""
GOALS: Final = "vein exit lair ladder"


def six(*lying: str, hand: str = "cross-1", at: dict[int, tuple[int, int, int]] | None = None) -> State:
    """Six players, a saboteur in each clan; seat 0 has seen where the exit is, and everybody's clan card."""
    state = cave(*lying, seats=6, hand=hand, at=at, goals=GOALS)
    state.roles = [LOYAL, LOYAL, SABOTEUR, SABOTEUR, LOYAL, LOYAL]
    state.looked_goals[0] = 1 << 1
    state.looked_clans[0] = 0b111111
    return state


def decided(state: State, *notes: Note) -> str:
    """What *normal* does in the seat to act."""
    outlook = normal.Outlook(state, state.to_act, belief(state, notes))
    return GAME.write(state, normal.decide(outlook, Random(1)))


def walking(state: State) -> State:
    state.phase, state.moves = MOVE, 3
    return state


# --- moves --------------------------------------------------------------------------------------


def test_a_dwarf_walks_to_the_exit_that_it_knows() -> None:
    state = walking(six(*ROAD, "straight-ns-1@3,-2", at={0: (3, -1, 0)}))
    assert decided(state) == "step 3,-2/0"
    do(state, "step 3,-2/0")
    assert decided(state) == "step 3,-3/0"


def test_a_dwarf_beside_the_open_exit_leaves() -> None:
    state = six(*ROAD, "straight-ns-1@3,-2", "exit@3,-3", at={0: (3, -3, 2)})
    text = decided(walking(state))
    do(state, text)
    assert state.at[0] == OUT


def test_the_card_that_closes_the_gap_is_laid() -> None:
    state = six(*ROAD, hand="straight-ns-1 straight-ew-1 rat-1", at={0: (3, -1, 0)})
    assert decided(state) == "place straight-ns-1@3,-2"


def test_boots_are_for_those_who_have_far_to_go() -> None:
    state = six(*ROAD, hand="boots-1 curve-ne-1")
    assert decided(state) in ("equip boots-1 of 0", "equip boots-1 of 3", "equip boots-1 of 4")


def test_who_does_not_know_the_exit_looks_for_it() -> None:
    state = six(*ROAD, hand="secret-info-1 curve-ne-1")
    state.looked_goals[0] = 0
    assert decided(state).startswith("look-goal secret-info-1 at")


def test_a_monster_is_sent_at_a_rival_and_not_at_a_friend() -> None:
    lair = "lair-cross-1@-1,0"
    state = six(*ROAD, lair, hand="lindworm-1 lindworm-2", at={1: (-1, 0, 0), 4: (1, 0, 0)})
    assert state.clans[0] != state.clans[1]
    assert state.clans[0] == state.clans[4]
    state.at[1] = state.at[0]
    state.at[0] = state.at[2]
    do(state, "lure lindworm-1@-1,0/0")
    state.at = [OUT, state.at[1], OUT, OUT, state.at[4], OUT]
    state.out = [0, 2, 3, 5]
    victim = decided(state)
    assert victim == "step 0,0/0"


def test_an_axe_is_used_when_it_hurts() -> None:
    state = six(*ROAD, "lair-cross-1@-1,0", at={0: (1, 0, 0), 1: (0, 0, 0)})
    arm(state, 0, 1)
    state.turn = state.to_act = 1
    give(state, 1, "goblin-2")
    state.at[1:] = [place_at(2, 0, 0)] * 5
    do(state, "lure goblin-2@-1,0/0", "step 0,0/0", "step 1,0/0")
    assert state.to_act == 0
    assert decided(state) == "fight"


def test_easy_hurts_only_those_whom_it_knows_to_be_rivals() -> None:
    away = dict.fromkeys((0, 3, 4), (3, -1, 0))
    state = six(*ROAD, "lair-cross-1@-1,0", hand="lindworm-1 curve-ne-1", at=away)
    assert GAME.write(state, easy.decide(state, 0, Random(1))) == "lure lindworm-1@-1,0/0"
    state.looked_clans[0] = 0
    assert not GAME.write(state, easy.decide(state, 0, Random(1))).startswith("lure")


def test_expert_closes_the_gap_before_it() -> None:
    state = six(*ROAD, hand="straight-ns-1 straight-ew-1 rat-1", at={0: (3, -1, 0)})
    world = World(GAME, state, 0, Random(1))
    assert GAME.write(state, LEVELS[GAME.id]["expert"].choose(world, 0.1)) == "place straight-ns-1@3,-2"


def test_quick_play_ends_every_game() -> None:
    state = GAME.new(4, b"w 0", {})
    rng = Random(0)
    while GAME.to_act(state) is not None:
        quick.act(state, rng)
    assert state.out, "somebody finds the exit"


# --- the race out -------------------------------------------------------------------------------


def test_whoever_has_looked_at_a_goal_and_stays_near_shows_the_exit() -> None:
    state = six(*ROAD, at={1: (3, -1, 0)})
    state.looked_goals = [0, 1 << 1, 0, 0, 0, 0]
    spread = distances(state, ways_to_goals(state, survey(state)))
    near = exit_chances(state, 0, spread)
    assert near[1] > 0.3
    assert sum(near) == pytest.approx(1)
    away = six("straight-ew-1@-1,0", "straight-ew-1@-2,0", at={1: (-2, 0, 0)})
    away.looked_goals = state.looked_goals
    spread = distances(away, ways_to_goals(away, survey(away)))
    assert exit_chances(away, 0, spread)[1] < 0.25


def test_the_chances_to_win() -> None:
    sides = [0, 1, 0, 1]
    even = chances_to_win([5, 5, 5, 5], [3, 3, 3, 3], sides, 15)
    assert even[0] == pytest.approx(even[1])
    ahead = chances_to_win([2, 5, 2, 5], [3, 3, 3, 3], sides, 15)
    assert ahead[0] > even[0] > ahead[1]
    robbed = chances_to_win([2, 5, 2, 5], [1, 3, 1, 3], sides, 15)
    assert robbed[0] < ahead[0]
    assert sum(chances_to_win([30, 30, 30, 30], [3, 3, 3, 3], sides, 5)) < 0.5, "perhaps nobody gets out"
    assert chances_to_win([GONE, 9, GONE, 9], [3, 3, 3, 3], sides, 15)[0] > 0.9


# --- belief -------------------------------------------------------------------------------------


def test_who_attacks_somebody_is_hardly_a_friend_of_the_victim() -> None:
    state = cave("lair-cross-1@1,0", seats=4, hand="goblin-2", at={1: (1, -1, 0)}, goals=GOALS)
    state.clans = [0, 0, 0, 0]
    state.roles = [LOYAL, SABOTEUR, SABOTEUR, LOYAL]
    before = friends(state, 1, belief(state, ()))
    do(state, "lure goblin-2@1,0/0")
    note = notice(state, GAME.read(state, "step 0,0/0"))
    assert note[0] == 0
    assert note[1:] == (-4, 0, -4, -4)
    after = friends(state, 1, belief(state, ((0, 0, -4, 0, 0),)))
    assert before[0] == pytest.approx(1 / 3)
    assert 0.05 < after[0] < before[0]


def test_a_clan_card_that_was_seen_is_believed() -> None:
    state = six()
    assert friends(state, 0, belief(state, ())) == pytest.approx([1, 0, 0, 1, 1, 0])
    chances = role_chances(state, 0, ())
    assert chances[2] == [0.0, 1.0]
    assert chances[4] == [1.0, 0.0]


def test_a_note_tells_nothing_of_a_discarded_card() -> None:
    state = six(hand="cross-1 web-1")
    assert notice(state, GAME.read(state, "discard web-1")) == ()


# --- whole games --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_all_levels_play_whole_games_together(seats: int) -> None:
    levels = list(LEVELS[GAME.id].values())[-seats:]
    state = GAME.new(seats, f"whole {seats}".encode(), {"agreed_end": True})
    rng = Random(seats)
    trace: list[Note] = []
    while (seat := GAME.to_act(state)) is not None:
        action = levels[seat % len(levels)].choose(World(GAME, state, seat, rng, trace), 0.1)
        assert GAME.why_not(state, seat, action) is None
        trace += noticed(GAME, state, action)
        GAME.apply(state, action)
    assert len(GAME.outcome(state).points) == seats
