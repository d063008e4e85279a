"""The next round and the end of the game: SAB-12."""

from collections import Counter
from typing import Any

import pytest

from permonik.engine.core.game import Line
from permonik.engine.core.options import OptionError
from permonik.engine.core.values import SPECTATOR
from permonik.engine.saboteur.cards import MINER, SABOTEUR
from permonik.engine.saboteur.game import SABOTEUR as GAME
from tests.engine.table import Table, all_cards, given, names, only, told


def last_card(seats: int = 3, seat: int = 0, **table: Any) -> Table:
    """A table at which one card is left in all hands: a map of that seat."""
    hands = {other: "map" if other == seat else "" for other in range(seats)}
    return given(table.pop("board", "S"), seats=seats, hands=hands, pile="", to_act=seat, **table)


@pytest.mark.clause("SAB-12.1")
def test_a_new_round_is_dealt_from_all_cards() -> None:
    table = last_card(seats=5, board="S┼┼", broken={1: "cart", 2: "lantern"})
    table.play("discard map")
    view = table.view(SPECTATOR)
    assert (view["round"], view["phase"]) == (2, "turn")
    assert (view["mine"], view["played"]) == ([], [])
    assert [goal["turned"] for goal in view["goals"]] == [None] * 3
    assert [player["hand"] for player in view["players"]] == [6] * 5
    assert [player["broken"] for player in view["players"]] == [[]] * 5
    assert [player["discards"] for player in view["players"]] == [0] * 5
    assert view["pile"] == 37
    assert all_cards(table) == all_cards(given())


@pytest.mark.clause("SAB-12.1")
def test_a_new_round_begins_with_four_open_sides() -> None:
    table = last_card(board="S┼┼")
    table.play("discard map")
    table.state.hands[table.state.to_act] = [table.state.deck.card_of["cross"]]
    cells = ["0,-1", "-1,0", "1,0", "0,1"]
    assert table.choices("place") == [f"place cross@{cell}" for cell in cells]


@pytest.mark.clause("SAB-12.1")
def test_roles_and_goals_are_shuffled_anew_with_the_dwarf_left_aside() -> None:
    table = Table(GAME.new(5, b"six rounds", {"rounds": 6}))
    for _ in range(6):
        table.discard_until_the_round_ends()
    history = table.state.history
    assert all(Counter(end.roles) == {MINER: 4, SABOTEUR: 2} for end in history)
    assert len({end.roles for end in history}) > 3
    assert len({end.goals for end in history}) > 2
    assert {end.roles[-1] for end in history} == {MINER, SABOTEUR}


@pytest.mark.clause("SAB-12.1", "SAB-7.5")
def test_what_a_map_showed_is_forgotten_with_the_goals() -> None:
    table = given(hands={0: "map", 1: "", 2: ""}, pile="")
    table.play("map 0")
    assert table.state.round == 2
    assert table.view(0)["you"]["goals"] == [None] * 3


@pytest.mark.clause("SAB-12.1", "SAB-2.3")
def test_cards_and_role_are_told_to_each_player_alone() -> None:
    table = last_card()
    events = table.play("discard map")
    assert only(events, "round-begins").public == {"round": 2, "player": 1}
    for seat in range(3):
        dealt = told(events, seat, "dealt")
        assert [each.seen for each in dealt] == [other == seat for other in range(3)]
        assert dealt[seat].args["cards"] == table.hand(seat)
        assert dealt[seat].args["role"] == table.view(seat)["you"]["role"]
    assert all(set(each.args) == {"player", "count"} for each in told(events, SPECTATOR, "dealt"))


@pytest.mark.clause("SAB-12.2")
@pytest.mark.parametrize(("last", "first"), [(0, 1), (1, 2), (3, 0)])
def test_the_left_neighbour_of_who_played_last_begins(last: int, first: int) -> None:
    table = last_card(seats=4, seat=last)
    table.play("discard map")
    assert table.to_act == first


@pytest.mark.clause("SAB-12.2")
def test_choosing_gold_is_not_playing() -> None:
    table = given("S──┴┴┴┴", seats=4, hands={2: "cross map"}, to_act=2, saboteurs=[0])
    table.play("place cross@7,0")
    while table.state.round == 1:
        table.play(table.choices()[0])
    assert table.to_act == 3


@pytest.mark.clause("SAB-12.2")
def test_a_neighbour_who_had_no_cards_left_begins_all_the_same() -> None:
    table = given(seats=4, hands={0: "map", 1: "", 2: "map", 3: ""}, pile="")
    table.play("discard map")
    table.play("map 1")
    assert table.to_act == 3


@pytest.mark.clause("SAB-12.3")
def test_everybody_keeps_the_gold_and_the_pile_does_not_get_it_back() -> None:
    table = last_card(saboteurs=[1])
    table.play("discard map")
    assert table.view(1)["you"]["gold"] == [3, 1]
    assert table.state.gold_pile == [15, 8, 3]
    table.discard_until_the_round_ends()
    gold = [nuggets for seat in range(3) for nuggets in table.view(seat)["you"]["gold"]]
    assert [table.state.gold_pile[n - 1] + gold.count(n) for n in (1, 2, 3)] == [16, 8, 4]
    assert table.view(1)["you"]["gold"][:2] == [3, 1]


@pytest.mark.clause("SAB-12.4")
def test_the_number_of_gold_cards_is_public_and_their_nuggets_are_not() -> None:
    table = given("S──┴┴┴┴", seats=4, hands={0: "cross map"}, saboteurs=[2], gold_drawn=[3, 1, 2])
    table.play("place cross@7,0")
    table.play("take 3")
    assert [player["gold"] for player in table.view(SPECTATOR)["players"]] == [1, 0, 0, 0]
    table.play("take 2")
    table.play("take 1")
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        view = table.view(viewer)
        assert [player["gold"] for player in view["players"]] == [1, 1, 0, 1]
        assert [player["nuggets"] for player in view["players"]] == [None] * 4
        assert view["gold_pile"] == 25
    assert table.view(0)["you"]["gold"] == [3]
    assert table.view(1)["you"]["gold"] == [1]


@pytest.mark.clause("SAB-12.4")
def test_pay_counted_out_openly_stays_known() -> None:
    table = last_card(saboteurs=[1])
    table.play("discard map")
    for viewer in (SPECTATOR, 0, 2):
        assert table.view(viewer)["history"][0]["paid"] == [{"player": 1, "cards": [3, 1]}]


@pytest.mark.clause("SAB-12.5")
@pytest.mark.parametrize(("options", "rounds"), [({}, 3), ({"rounds": 1}, 1), ({"rounds": 6}, 6)])
def test_the_game_has_as_many_rounds_as_agreed(options: dict[str, int], rounds: int) -> None:
    table = Table(GAME.new(10, b"rounds", options))
    for number in range(1, rounds + 1):
        assert table.to_act is not None
        assert table.state.round == number
        events = table.discard_until_the_round_ends()
    assert names(events)[-1] == "game-over"
    assert table.to_act is None
    assert table.view(SPECTATOR)["phase"] == "over"
    assert GAME.legal_actions(table.state) == []


@pytest.mark.clause("SAB-12.5")
@pytest.mark.parametrize("rounds", [0, 7, -1, "3", 2.0, True, None])
def test_other_numbers_of_rounds_are_refused(rounds: Any) -> None:
    with pytest.raises(OptionError) as wrong:
        GAME.new(3, b"x", {"rounds": rounds})
    assert (wrong.value.code, wrong.value.option) == ("option-out-of-range", "rounds")


@pytest.mark.clause("SAB-12.5")
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_after_the_end_nobody_may_do_anything(seat: int) -> None:
    table = last_card(rounds=1)
    table.play("discard map")
    for action in ("discard map", "take 1", "place cross@1,0"):
        assert table.refusal(action, seat) == ("game-over", "SAB-12.5")


@pytest.mark.clause("SAB-12.6")
def test_the_player_with_the_most_nuggets_wins() -> None:
    table = given("S──┴┴┴┴", hands={0: "cross map"}, saboteurs=[2], gold_drawn=[1, 3], rounds=1)
    table.play("place cross@7,0")
    table.play("take 1")
    events = table.play("take 3")
    outcome = GAME.outcome(table.state)
    assert (outcome.points, outcome.winners) == ((1, 3, 0), (1,))
    assert only(events, "game-over").public == {"winners": [1], "nuggets": 3}
    assert list(outcome.lines) == [
        Line("round-miners", {"round": 1, "miners": [0, 1], "saboteurs": [2], "player": 0}),
        Line("round-pay", {"round": 1, "player": 0, "nuggets": 1, "cards": 1}),
        Line("round-pay", {"round": 1, "player": 1, "nuggets": 3, "cards": 1}),
        Line("total", {"player": 0, "nuggets": 1, "cards": 1}),
        Line("total", {"player": 1, "nuggets": 3, "cards": 1}),
        Line("total", {"player": 2, "nuggets": 0, "cards": 0}),
        Line("victory", {"players": [1], "nuggets": 3}),
    ]


@pytest.mark.clause("SAB-12.6", "SAB-12.3")
def test_the_nuggets_of_all_rounds_count() -> None:
    table = Table(GAME.new(4, b"all rounds", {"rounds": 3}))
    for _ in range(3):
        table.discard_until_the_round_ends()
    paid = [(seat, sum(cards)) for end in table.state.history for seat, cards in end.pays]
    assert len({seat for seat, _ in paid}) > 1
    points = tuple(sum(nuggets for seat, nuggets in paid if seat == each) for each in range(4))
    outcome = GAME.outcome(table.state)
    assert outcome.points == points
    assert outcome.winners == tuple(seat for seat in range(4) if points[seat] == max(points))


@pytest.mark.clause("SAB-12.7")
def test_equally_many_nuggets_share_the_victory() -> None:
    table = last_card(seats=5, saboteurs=[1, 4], rounds=1)
    events = table.play("discard map")
    outcome = GAME.outcome(table.state)
    assert (outcome.points, outcome.winners) == ((0, 3, 0, 0, 3), (1, 4))
    assert only(events, "game-over").public == {"winners": [1, 4], "nuggets": 3}
    assert outcome.lines[-1] == Line("victory", {"players": [1, 4], "nuggets": 3})
    assert outcome.lines[0] == Line("round-saboteurs", {"round": 1, "miners": [0, 2, 3], "saboteurs": [1, 4]})


@pytest.mark.clause("SAB-12.7", "SAB-11.3")
def test_without_any_gold_everybody_shares_the_victory() -> None:
    table = last_card(saboteurs=[], rounds=1)
    table.play("discard map")
    assert GAME.outcome(table.state)[:2] == ((0, 0, 0), (0, 1, 2))


@pytest.mark.clause("SAB-12.8")
def test_at_the_end_everybody_counts_openly() -> None:
    table = given("S──┴┴┴┴", hands={0: "cross map"}, saboteurs=[2], gold_drawn=[1, 3], rounds=1)
    table.play("place cross@7,0")
    table.play("take 1")
    assert table.view(SPECTATOR)["players"][0]["nuggets"] is None
    table.play("take 3")
    for viewer in (SPECTATOR, 0, 1, 2):
        view = table.view(viewer)
        assert [player["nuggets"] for player in view["players"]] == [1, 3, 0]
        assert view["history"][0]["picks"] == [{"player": 0, "nuggets": 1}, {"player": 1, "nuggets": 3}]
