"""Setting up a round: SAB-2."""

from collections import Counter
from itertools import permutations

import pytest

from permonik.engine.core.values import SPECTATOR
from permonik.engine.saboteur.cards import MINER, SABOTEUR
from permonik.engine.saboteur.game import SABOTEUR as GAME
from tests.engine.table import Table, all_cards, given

# seats, saboteur cards, miner cards, hand, pile after the deal
TABLES = [
    (3, 1, 3, 6, 49),
    (4, 1, 4, 6, 43),
    (5, 2, 4, 6, 37),
    (6, 2, 5, 5, 37),
    (7, 3, 5, 5, 32),
    (8, 3, 6, 4, 35),
    (9, 3, 7, 4, 31),
    (10, 4, 7, 4, 27),
]


def dealt(seats: int, seed: int, **options: int) -> Table:
    return Table(GAME.new(seats, seed.to_bytes(2, "big"), options))


@pytest.mark.clause("SAB-2.1")
@pytest.mark.parametrize(("seats", "saboteurs", "miners", "hand", "pile"), TABLES)
def test_the_dwarf_cards_by_players(seats: int, saboteurs: int, miners: int, hand: int, pile: int) -> None:
    for seed in range(10):
        state = dealt(seats, seed).state
        dwarfs = Counter([*state.roles, state.aside])
        assert dwarfs == {SABOTEUR: saboteurs, MINER: miners}


@pytest.mark.clause("SAB-2.2")
@pytest.mark.parametrize("seats", range(3, 11))
def test_one_dwarf_card_each_at_random_and_any_may_be_left_aside(seats: int) -> None:
    states = [dealt(seats, seed).state for seed in range(120)]
    assert all(len(state.roles) == seats for state in states)
    for seat in range(seats):
        assert {state.roles[seat] for state in states} == {MINER, SABOTEUR}
    assert {state.aside for state in states} == {MINER, SABOTEUR}


@pytest.mark.clause("SAB-2.2")
def test_nobody_sees_the_dwarf_card_left_aside() -> None:
    table = given(saboteurs=())
    assert [table.view(viewer)["aside"] for viewer in (SPECTATOR, 0, 1, 2)] == [None] * 4


@pytest.mark.clause("SAB-2.3")
def test_a_player_sees_only_the_own_dwarf_card() -> None:
    table = given(saboteurs=[1])
    for viewer in (SPECTATOR, 0, 1, 2):
        assert [player["role"] for player in table.view(viewer)["players"]] == [None] * 3
    assert [table.view(seat)["you"]["role"] for seat in range(3)] == ["miner", "saboteur", "miner"]
    assert "you" not in table.view(SPECTATOR)


@pytest.mark.clause("SAB-2.4")
def test_the_start_and_the_goals_lie_in_a_frame_of_nine_by_five() -> None:
    view = given().view(SPECTATOR)
    assert view["start"] == [0, 0]
    assert [goal["cell"] for goal in view["goals"]] == [[8, -2], [8, 0], [8, 2]]


@pytest.mark.clause("SAB-2.4")
def test_seven_cards_lie_between_the_start_and_the_middle_goal() -> None:
    table = given("S───┴┴.", hands={0: "tee-north", 1: "tee-north"}, goals="gold stone-east stone-west")
    table.play("place tee-north@6,0")
    assert table.revealed() == [None, None, None]
    table.play("place tee-north@7,0")
    assert table.revealed() == [None, "stone-east turned", None]


@pytest.mark.clause("SAB-2.4")
def test_one_card_fits_between_neighbouring_goals() -> None:
    table = given("S───┴┴┴┐\n.......└", hands={0: "cross"})
    assert table.allows("place cross@8,1")
    assert table.refusal("place cross@8,0") == ("cell-taken", "SAB-4.2")
    assert table.refusal("place cross@8,2") == ("cell-taken", "SAB-4.2")


@pytest.mark.clause("SAB-2.5")
def test_the_goals_are_shuffled() -> None:
    orders = {tuple(dealt(3, seed).state.goals) for seed in range(100)}
    assert orders == set(permutations(range(3)))


@pytest.mark.clause("SAB-2.5")
def test_the_goals_lie_face_down() -> None:
    table = given()
    for viewer in (SPECTATOR, 0, 1, 2):
        assert [goal["kind"] for goal in table.view(viewer)["goals"]] == [None] * 3
    assert table.view(0)["you"]["goals"] == [None] * 3


@pytest.mark.clause("SAB-2.6")
@pytest.mark.parametrize(("seats", "saboteurs", "miners", "hand", "pile"), TABLES)
def test_hands_and_pile_by_players(seats: int, saboteurs: int, miners: int, hand: int, pile: int) -> None:
    state = dealt(seats, 0).state
    assert [len(cards) for cards in state.hands] == [hand] * seats
    assert len(state.pile) == pile


@pytest.mark.clause("SAB-2.6")
def test_path_and_action_cards_are_shuffled_together() -> None:
    tables = [dealt(5, seed) for seed in range(20)]
    assert all(all_cards(table) == all_cards(given()) for table in tables)
    # over many deals every place in the deck, top or bottom, holds both kinds
    tops = {table.state.pile[-1] < table.state.deck.paths for table in tables}
    bottoms = {table.state.pile[0] < table.state.deck.paths for table in tables}
    assert tops == bottoms == {True, False}
    assert len({tuple(table.state.pile) for table in tables}) == len(tables)


@pytest.mark.clause("SAB-2.6")
def test_others_see_how_many_cards_a_hand_has_and_no_more() -> None:
    table = given(hands={0: "cross map", 1: "rockfall"})
    assert [player["hand"] for player in table.view(1)["players"]] == [2, 1, 2]
    assert table.view(1)["you"]["hand"] == ["rockfall"]


@pytest.mark.clause("SAB-2.7")
@pytest.mark.parametrize("seats", [3, 10])
def test_a_random_player_begins(seats: int) -> None:
    assert {dealt(seats, seed).to_act for seed in range(100)} == set(range(seats))


@pytest.mark.clause("SAB-2.7")
def test_the_player_agreed_on_begins() -> None:
    assert [dealt(4, seed, first=3).to_act for seed in range(10)] == [3] * 10


@pytest.mark.clause("SAB-2.7")
def test_play_goes_clockwise() -> None:
    table = dealt(4, 1, first=2)
    order = []
    for _ in range(6):
        order.append(table.to_act)
        table.play(table.choices("discard")[0])
    assert order == [2, 3, 0, 1, 2, 3]
