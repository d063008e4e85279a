"""Setting up: DC-2."""

from collections import Counter

import pytest

from permonik.engine.core.options import OptionError
from permonik.engine.dark_cave.cards import BLUE, LOYAL, SABOTEUR, YELLOW
from permonik.engine.dark_cave.game import DARK_CAVE as GAME
from permonik.engine.dark_cave.state import PLAN, SEATS, START, START_PLACE, State, worker_of
from permonik.engine.paths.tiles import FACE_DOWN
from tests.engine.rules.dark_cave.cave import is_hidden

# seats: level I and II in hand; level I, II, III left in the pile
DEALS = {
    2: (5, 0, 14, 22, 21),
    3: (5, 0, 9, 22, 21),
    4: (5, 0, 4, 22, 21),
    5: (4, 1, 4, 17, 21),
    6: (4, 1, 0, 16, 21),
    7: (3, 2, 3, 8, 21),
    8: (3, 2, 0, 6, 21),
}
PILES = {2: 57, 3: 52, 4: 47, 5: 42, 6: 37, 7: 32, 8: 27}


def games(seats: int, count: int = 60) -> list[State]:
    return [GAME.new(seats, b"setup %d" % number, {}) for number in range(count)]


@pytest.mark.clause("DC-2.1", "DC-2.2", "DC-2.11")
@pytest.mark.parametrize("seats", SEATS)
def test_goals_lie_face_down_at_the_corners(seats: int) -> None:
    state = GAME.new(seats, b"corners", {})
    far = 4 if seats <= 5 else 3
    corners = [PLAN.xy(cell) for cell in state.setup.goal_cells]
    assert sorted(corners) == sorted((x, y) for x in (-far, far) for y in (-far, far))
    assert all(is_hidden(state, goal) for goal in range(4))
    assert PLAN.xy(START) == (0, 0)
    assert state.grid.tiles[START] == state.deck.start_tile
    places = Counter(state.goals.index(0) for state in games(seats, 200))
    assert sorted(places) == [0, 1, 2, 3]


@pytest.mark.clause("DC-2.3", "DC-2.4")
@pytest.mark.parametrize("seats", SEATS)
def test_clan_cards_in_use(seats: int) -> None:
    one = [(LOYAL, 2), (SABOTEUR, 2)]
    for state in games(seats):
        cards = Counter([*zip(state.clans, state.roles, strict=True), *state.aside])
        if seats == 2:
            assert cards == {(YELLOW, LOYAL): 1, (BLUE, LOYAL): 1}
        elif seats <= 4:
            assert cards == {(state.clans[0], role): count for role, count in one}
        else:
            assert cards == {
                (clan, role): 3 - 2 * role for clan in (YELLOW, BLUE) for role in (LOYAL, SABOTEUR)
            }
        assert len(state.aside) == {2: 0, 3: 1, 4: 0}.get(seats, 8 - seats)


@pytest.mark.clause("DC-2.3")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_clan_of_three_or_four_is_random(seats: int) -> None:
    assert {state.clans[0] for state in games(seats)} == {YELLOW, BLUE}


@pytest.mark.clause("DC-2.4")
def test_the_clan_is_public_and_the_role_is_not() -> None:
    state = GAME.new(5, b"roles", {})
    for viewer in range(5):
        seen = GAME.view(state, viewer)
        assert [player["role"] for player in seen["players"]] == [None] * 5
        assert [player["clan"] for player in seen["players"]] == [("yellow", "blue")[c] for c in state.clans]
        assert seen["you"]["role"] == ("loyal", "saboteur")[state.roles[viewer]]
        assert [card["role"] for card in seen["aside"]] == [None] * 3


@pytest.mark.clause("DC-2.5")
def test_saboteurs_of_a_lone_clan_work_for_the_absent_one() -> None:
    for clan in (YELLOW, BLUE):
        assert worker_of(clan, LOYAL) == clan
        assert worker_of(clan, SABOTEUR) == 1 - clan
    for state in games(4):
        assert sorted(worker_of(c, r) for c, r in zip(state.clans, state.roles, strict=True)) == [0, 0, 1, 1]


@pytest.mark.clause("DC-2.6")
@pytest.mark.parametrize("seats", SEATS)
def test_dwarfs_begin_on_the_start_card_with_three_nuggets(seats: int) -> None:
    state = GAME.new(seats, b"begin", {})
    assert state.at == [START_PLACE] * seats
    assert state.nuggets == [3] * seats


@pytest.mark.clause("DC-2.7", "DC-2.8", "DC-2.9")
@pytest.mark.parametrize("seats", SEATS)
def test_the_deal(seats: int) -> None:
    state = GAME.new(seats, b"deal", {})
    level = state.deck.level
    one, two, *left = DEALS[seats]
    for hand in state.hands:
        assert sorted(level[card] for card in hand) == [1] * one + [2] * two
    assert [level[card] for card in reversed(state.pile)] == [1] * left[0] + [2] * left[1] + [3] * left[2]
    assert len(state.pile) == PILES[seats]
    assert sorted(level[card] for card in state.box) == [1] * 5 + [2] * 5 + [3] * 5


@pytest.mark.clause("DC-2.7")
def test_what_goes_into_the_box_is_random_and_unseen() -> None:
    assert len({tuple(state.box) for state in games(3)}) > 50
    state = GAME.new(3, b"box", {})
    assert all("box" not in GAME.view(state, viewer) for viewer in (0, 1, 2, -1))


@pytest.mark.clause("DC-2.10")
def test_who_begins() -> None:
    assert {state.to_act for state in games(4)} == {0, 1, 2, 3}
    state = GAME.new(4, b"first", {"first": 2})
    assert state.turn == state.to_act == 2
    GAME.apply(state, GAME.legal_actions(state)[-1])
    while state.turn == 2:
        GAME.apply(state, (12, 0, 0, 0))
    assert state.to_act == 3


def test_hidden_goals_ask_nothing_of_their_neighbours() -> None:
    state = GAME.new(8, b"hidden", {})
    assert [state.grid.tiles[cell] for cell in state.setup.goal_cells] == [FACE_DOWN] * 4


@pytest.mark.parametrize("options", [{"first": 5}, {"first": -1}, {"agreed_end": 1}, {"deck": "printed"}])
def test_wrong_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        GAME.new(5, b"x", options)
