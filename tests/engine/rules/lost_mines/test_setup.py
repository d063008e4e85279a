"""Setting up a round."""

from collections import Counter

import pytest

from permonik.engine.lost_mines.cards import BLUE, LOYAL, RECONSTRUCTED, SABOTEUR, SELFISH, YELLOW
from permonik.engine.lost_mines.game import LOST_MINES as GAME
from permonik.engine.lost_mines.state import NOBODY, PLAY, State
from permonik.engine.paths.tiles import FACE_DOWN


def dealt(seats: int, seed: bytes = b"deal") -> State:
    return GAME.new(seats, seed, {})


# seats -> dwarf cards used, hand, draw pile
TABLE = {
    3: (6, 5, 38),
    4: (6, 5, 33),
    5: (8, 5, 28),
    6: (8, 5, 23),
    7: (10, 4, 25),
    8: (10, 4, 21),
    9: (10, 4, 17),
}


@pytest.mark.clause("LM-2.1", "LM-1.11")
@pytest.mark.parametrize("seats", TABLE)
def test_dwarf_cards_by_players(seats: int) -> None:
    state = dealt(seats)
    dwarfs = Counter(zip(state.clans, state.roles, strict=True))
    dwarfs.update((clan, role) for clan in (YELLOW, BLUE) for role in state.spare[clan])
    loyal = (TABLE[seats][0] - 4) // 2
    expected = {
        (clan, role): count
        for clan in (YELLOW, BLUE)
        for role, count in ((LOYAL, loyal), (SELFISH, 1), (SABOTEUR, 1))
    }
    assert dwarfs == expected


@pytest.mark.clause("LM-2.2")
@pytest.mark.parametrize("seats", TABLE)
def test_one_dwarf_each_and_the_rest_aside(seats: int) -> None:
    state = dealt(seats)
    assert len(state.roles) == seats
    assert sum(map(len, state.spare)) == TABLE[seats][0] - seats
    assert "spare" not in str(GAME.view(state, 0))


@pytest.mark.clause("LM-2.2")
def test_every_dwarf_card_can_come_to_every_seat_or_stay_aside() -> None:
    deals = [dealt(3, b"%d" % number) for number in range(200)]
    for seat in range(3):
        cards = {(state.clans[seat], state.roles[seat]) for state in deals}
        assert len(cards) == 6
    assert {state.spare[YELLOW] for state in deals} >= {(), (LOYAL, SELFISH, SABOTEUR), (SELFISH,)}


@pytest.mark.clause("LM-2.3")
def test_clans_are_public_and_roles_are_not() -> None:
    state = dealt(5)
    for viewer in (*range(5), -1):
        players = GAME.view(state, viewer)["players"]
        assert [each["clan"] for each in players] == [("yellow", "blue")[clan] for clan in state.clans]
        assert [each["role"] for each in players] == [None] * 5
    own = GAME.view(state, 3)["you"]
    assert own["role"] == ("loyal", "selfish", "saboteur")[state.roles[3]]
    assert [role is not None for role in own["roles"]] == [False, False, False, True, False]


@pytest.mark.clause("LM-2.4")
def test_mines_are_shuffled_and_face_down() -> None:
    deals = [dealt(4, b"%d" % number) for number in range(200)]
    assert len({tuple(state.mines) for state in deals}) == 24
    state = deals[0]
    assert all(state.grid.tiles[cell] == FACE_DOWN for cell in state.deck.mine_cells)
    assert [mine["kind"] for mine in GAME.view(state, 0)["mines"]] == [None] * 4


@pytest.mark.clause("LM-2.5")
@pytest.mark.parametrize("seats", TABLE)
def test_as_many_treasures_as_players(seats: int) -> None:
    for number in range(20):
        state = dealt(seats, b"%d" % number)
        assert state.taken == [NOBODY] * seats
        laid_out = Counter(zip(state.kinds, state.values, strict=True))
        assert laid_out.total() == seats
        box = Counter(
            (kind, value) for kind, values in enumerate(RECONSTRUCTED.treasures) for value in values
        )
        assert laid_out <= box
    assert [each["value"] for each in GAME.view(state, 0)["treasures"]] == [None] * seats
    assert GAME.view(state, 0)["you"]["treasures"] == [None] * seats


@pytest.mark.clause("LM-2.6")
def test_dwarfs_begin_on_the_start_of_their_clan() -> None:
    state = dealt(9)
    assert state.dwarfs == [state.deck.start_cells[clan] for clan in state.clans]


@pytest.mark.clause("LM-2.7", "LM-2.8")
@pytest.mark.parametrize("seats", TABLE)
def test_hands_pile_and_cards_set_aside(seats: int) -> None:
    _, hand, pile = TABLE[seats]
    state = dealt(seats)
    assert [len(each) for each in state.hands] == [hand] * seats
    assert (len(state.aside), len(state.pile)) == (10, pile)
    cards = [*state.aside, *state.pile, *(card for each in state.hands for card in each)]
    assert sorted(cards) == state.deck.cards()


@pytest.mark.clause("LM-2.9")
def test_the_first_player_is_random_or_agreed() -> None:
    assert {dealt(5, b"%d" % number).to_act for number in range(60)} == {0, 1, 2, 3, 4}
    state = GAME.new(5, b"first", {"first": 3})
    assert (state.phase, state.turn, state.to_act) == (PLAY, 3, 3)
