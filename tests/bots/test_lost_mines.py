"""Bots of The Lost Mines: positions in which the right move is plain, what they believe, and whole games."""

from random import Random

import pytest

from permonik.bots.bot import Note, World
from permonik.bots.levels import LEVELS
from permonik.bots.lost_mines import expert, normal, quick
from permonik.bots.lost_mines.belief import belief, friends, role_chances
from permonik.bots.lost_mines.notes import notice
from permonik.bots.lost_mines.race import arrivals, takes, true_worths, turns_left, ways_to_mines, worths
from permonik.bots.traces import notice as noticed
from permonik.engine.core.values import Action
from permonik.engine.lost_mines.cards import BLUE, LOYAL, SABOTEUR, SELFISH, YELLOW
from permonik.engine.lost_mines.game import LOST_MINES as GAME
from permonik.engine.lost_mines.state import MOVE, NOBODY, PLAY, State
from tests.engine.rules.lost_mines.scenes import scene

ROAD = """
. . . . . . . . . . #
.
Y ─ ─ ─ ─ ─ ─ ─ ─ ─ #
"""
GAP = """
. . . . . . . . . . #
.
Y ─ ─ ─ ─ ─ ─ ─ ─ . #
"""


def decided(state: State, *notes: tuple[int, ...]) -> str:
    """What *normal* does in the seat to act."""
    return GAME.write(state, normal.decide(outlook(state, *notes), Random(1)))


def outlook(state: State, *notes: tuple[int, ...]) -> normal.Outlook:
    return normal.Outlook(state, state.to_act, friends(state, state.to_act, belief(state, notes)))


def walking(state: State) -> State:
    state.phase, state.moves = MOVE, 3
    return state


def ranked(state: State) -> dict[str, float]:
    return {GAME.write(state, action): worth for action, worth in normal.rank(outlook(state))}


def read(state: State, text: str) -> Action:
    return GAME.read(state, text)


# --- moves --------------------------------------------------------------------------------------


def test_a_dwarf_walks_into_a_mine_in_reach() -> None:
    state = walking(scene(ROAD, dwarfs={0: (8, 2)}))
    assert decided(state) == "step 9,2"
    GAME.apply(state, read(state, "step 9,2"))
    assert decided(state) == "step 10,2"


def test_a_dwarf_keeps_out_of_the_mine_where_it_has_seen_the_dragon() -> None:
    state = walking(scene(ROAD, dwarfs={0: (8, 2)}, mines=("silver", "dragon", "gold", "gems")))
    assert decided(state) == "step 9,2"
    state.looked[0] = 1 << 1
    GAME.apply(state, read(state, "step 9,2"))
    assert decided(state) == "stop"


def test_a_dwarf_stays_where_more_treasure_is() -> None:
    treasures = (("gems", 5), ("gems", 4), ("gems", 4))
    state = scene(ROAD, dwarfs={0: (9, 2)}, mines=("silver", "gems", "gold", "dragon"), treasures=treasures)
    walking(state)
    GAME.apply(state, read(state, "step 10,2"))
    assert decided(state).startswith("take")
    GAME.apply(state, read(state, decided(state)))
    state.turn = state.to_act = 0
    assert decided(walking(state)) == "stop"


def test_the_best_treasure_that_was_seen_is_taken() -> None:
    treasures = (("gems", 3), ("gems", 5), ("gems", 4))
    state = scene(ROAD, dwarfs={0: (9, 2)}, mines=("silver", "gems", "gold", "dragon"), treasures=treasures)
    GAME.apply(walking(state), read(state, "step 10,2"))
    state.seen[0] = 0b111
    assert decided(state) == "take 1"


def test_the_card_that_closes_the_gap_is_laid() -> None:
    state = scene(GAP, hand=("cross", "straight-ns", "curve-ne", "boat"), dwarfs={0: (8, 2)})
    assert decided(state) == "place cross@9,2"


def test_a_tool_is_used_on_what_stands_in_the_way() -> None:
    road = ROAD.replace("─ #", "─l #")
    state = scene(road, hand=("boat", "straight-ns", "curve-ne"), dwarfs={0: (8, 2)})
    assert decided(state) == "use boat@9,2"


def test_news_is_worth_most_before_it_is_known() -> None:
    state = scene(ROAD, hand=("info-mine-treasure", "curve-ne"), dwarfs={0: (7, 2)})
    before = ranked(state)["look-mine 1 with info-mine-treasure"]
    state.looked[0] = 1 << 1
    assert ranked(state)["look-mine 1 with info-mine-treasure"] < before


def before_the_mine(role: int, pile: int) -> State:
    """A yellow dwarf stands before the mine with all the treasure, another one is some steps behind."""
    state = scene(
        ROAD,
        hand=("storm", "troll", "curve-ne", "curve-ne"),
        others=("curve-ne", "curve-ne"),
        dwarfs={0: (5, 2), 2: (8, 2)},
        seats=5,
        mines=("silver", "gems", "gold", "dragon"),
        treasures=[("gems", 4)] * 5,
        pile=["curve-ne"] * pile,
    )
    state.roles = [role, LOYAL, LOYAL, LOYAL, SELFISH]
    state.met[0] = 0b11111
    return state


def test_a_saboteur_strikes_its_own_clan_when_it_pays() -> None:
    assert decided(before_the_mine(SABOTEUR, 6)) == "troll 8,2 east"


def test_a_loyal_dwarf_does_not_hold_up_its_clan() -> None:
    state = before_the_mine(LOYAL, 6)
    assert ranked(state)["troll 8,2 east"] < ranked(before_the_mine(SABOTEUR, 6))["troll 8,2 east"]
    assert decided(state) != "troll 8,2 east"


def test_a_saboteur_hides_as_long_as_there_is_time() -> None:
    """The same troll costs more while many turns are left in which others could pay it back."""
    cover = {}
    for pile in (0, 24):
        state = before_the_mine(SABOTEUR, pile)
        seen = ranked(state)["troll 8,2 east"]
        state.clans = [YELLOW, BLUE, BLUE, BLUE, BLUE]  # the same sides, and no clan to take it amiss
        state.roles[2] = SABOTEUR
        cover[pile] = ranked(state)["troll 8,2 east"] - seen
    assert cover[24] > cover[0]


# --- the race -----------------------------------------------------------------------------------


def test_whoever_is_nearer_can_expect_more_and_nobody_more_than_there_is() -> None:
    state = scene(ROAD, dwarfs={0: (9, 2), 2: (1, 2)}, pile=["cross"] * 20)
    times = arrivals(state, ways_to_mines(state))
    hopes = [worths(state, seat) for seat in range(3)]
    expected = takes(turns_left(state), times, true_worths(state), hopes)
    assert expected[0] > expected[2] > 0
    assert sum(expected) <= sum(state.values)


def test_what_a_seat_hopes_for_does_not_depend_on_what_it_has_not_seen() -> None:
    one = scene(ROAD, mines=("silver", "gold", "gems", "dragon"))
    two = scene(ROAD, mines=("dragon", "gems", "silver", "gold"))
    assert worths(one, 0) == pytest.approx(worths(two, 0))
    one.looked[0] = two.looked[0] = 1
    assert worths(one, 0) != pytest.approx(worths(two, 0))


# --- belief -------------------------------------------------------------------------------------


def test_who_holds_up_the_own_clan_is_suspected() -> None:
    state = scene(ROAD, dwarfs={0: (7, 2)}, others=("storm",), seats=5)
    assert state.clans[0] == state.clans[2] == YELLOW
    state.turn = state.to_act = 2
    round_, player, *changes = notice(state, read(state, "storm 8,2"))
    assert (round_, player) == (state.round, 2)
    assert changes[0] < 0
    before, after = role_chances(state, 0, ()), role_chances(state, 0, ((round_, player, -3, 0, 0, 0, 0),))
    assert after[2][SABOTEUR] > before[2][SABOTEUR]
    assert after[2][LOYAL] < before[2][LOYAL]
    assert sum(after[2]) == pytest.approx(1)
    assert after[2][LOYAL] > before[2][LOYAL] / 3, "one act does not settle it"


def test_roles_are_dealt_anew_so_old_notes_say_nothing() -> None:
    state = scene(ROAD, seats=5)
    old = (state.round - 1, 2, -9, 0, 0, 0, 0)
    assert role_chances(state, 0, (old,)) == role_chances(state, 0, ())


def test_a_selfish_dwarf_has_no_friends() -> None:
    state = scene(ROAD, seats=5)
    state.roles[0] = SELFISH
    assert friends(state, 0, belief(state, ())) == pytest.approx([1, 0, 0, 0, 0])


def test_a_note_tells_nothing_of_a_discarded_card() -> None:
    state = scene(ROAD, hand=("storm", "cross"))
    assert notice(state, read(state, "discard storm")) == notice(state, read(state, "discard cross")) == ()


# --- quick play ---------------------------------------------------------------------------------


def test_quick_play_is_legal_and_ends_every_round() -> None:
    state = GAME.new(5, b"quick", {"rounds": 1})
    ground, rng = quick.Ground(state), Random(0)
    while (seat := GAME.to_act(state)) is not None:
        if state.phase == PLAY:
            ground.follow(state)
            togo = quick.togo_of(state, seat, ground)
            assert GAME.why_not(state, seat, quick.card(state, seat, ground, togo, rng)) is None
        quick.act(state, ground, rng)
    assert any(taker != NOBODY for taker in state.taken), "somebody finds treasure"


def test_quick_play_keeps_its_ways_up_to_date() -> None:
    state = GAME.new(5, b"ways", {"rounds": 1})
    ground, rng = quick.Ground(state), Random(1)
    while GAME.to_act(state) is not None:
        quick.act(state, ground, rng)
        ground.follow(state)
        assert ground.network == quick.Ground(state).network


def test_quick_play_lays_the_card_that_closes_the_gap() -> None:
    state = scene(GAP, hand=("cross", "straight-ns", "curve-ne", "boat"), dwarfs={0: (8, 2)})
    quick.act(state, quick.Ground(state), Random(1))
    assert state.dwarfs[0] == state.deck.mine_cells[1]


def test_quick_play_holds_up_a_rival_before_a_mine() -> None:
    state = scene(ROAD, hand=("troll", "curve-ne"), dwarfs={0: (7, 2), 1: (8, 2)})
    state.roles = [SELFISH, LOYAL, LOYAL]
    ground = quick.Ground(state)
    action = quick.card(state, 0, ground, quick.togo_of(state, 0, ground), Random(1))
    assert GAME.write(state, action) != "troll 8,2 east", "it is the own way too"
    state.dwarfs[0] = state.deck.start_cells[1]
    action = quick.card(state, 0, ground, quick.togo_of(state, 0, ground), Random(1))
    assert GAME.write(state, action) == "troll 8,2 east"


# --- expert -------------------------------------------------------------------------------------


def test_expert_closes_the_gap_before_it() -> None:
    state = scene(GAP, hand=("cross", "straight-ns", "curve-ne", "boat"), dwarfs={0: (8, 2)})
    world = World(GAME, state, 0, Random(1))
    assert GAME.write(state, LEVELS[GAME.id]["expert"].choose(world, 0.1)) == "place cross@9,2"


@pytest.mark.parametrize("first", ["straight-ew", "cross"])
def test_expert_likes_a_card_better_if_its_hand_can_go_on_from_there(first: str) -> None:
    def planned(*hand: str) -> float:
        state = scene(GAP.replace("─ ─ . #", ". . ─ #"), hand=hand, dwarfs={0: (6, 2)})
        seen = outlook(state)
        plans = expert._planned(seen, normal.rank(seen))
        return {GAME.write(state, action): worth for action, worth in plans}[f"place {first}@7,2"]

    assert planned(first, "tee-north") > planned(first, "curve-ne") + 0.05


# --- whole games --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 5, 9])
def test_all_levels_play_whole_games_together(seats: int) -> None:
    levels = list(LEVELS[GAME.id].values())
    state = GAME.new(seats, f"whole {seats}".encode(), {"rounds": 1, "agreed_end": True})
    rng = Random(seats)
    trace: list[Note] = []
    while (seat := GAME.to_act(state)) is not None:
        action = levels[seat % len(levels)].choose(World(GAME, state, seat, rng, trace), 0.1)
        assert GAME.why_not(state, seat, action) is None
        trace += noticed(GAME, state, action)
        GAME.apply(state, action)
    assert len(GAME.outcome(state).points) == seats
