"""The end of a round, the next one, and the end of the game."""

import pytest

from permonik.engine.lost_mines.cards import BLUE, LOYAL, SABOTEUR, SELFISH, YELLOW
from permonik.engine.lost_mines.game import LOST_MINES as GAME
from permonik.engine.lost_mines.state import NOBODY, OVER, PLAY, VOTE, RoundEnd, State
from permonik.engine.paths.tiles import FACE_DOWN
from tests.engine.rules.lost_mines.scenes import do, legal, names, nobody_else_plays, refused, scene, told

AGREED = {"agreed_end": True}
WEST = ".\n.\n" + " ".join(["."] * 9 + ["─"])


def last_treasure(**options: int) -> State:
    """One gold treasure is left, and seat 0 stands before the gold mine."""
    state = scene(WEST, mines=["silver", "gold", "gems", "dragon"], dwarfs={0: (9, 2)}, options=options)
    state.grid.lay(state.deck.mine_cells[1], state.deck.mine_tiles[1])
    state.taken = [1, NOBODY, 2]
    return state


@pytest.mark.clause("LM-11.1")
def test_the_round_ends_with_the_last_treasure() -> None:
    state = last_treasure()
    log = do(state, "discard cross", "step 10,2", "stop")
    assert told(log, "round-ends") == {"round": 1, "reason": "treasures"}
    assert "draw" not in names(log)
    assert (state.round, state.phase) == (2, PLAY)
    assert len(state.history) == 1


@pytest.mark.clause("LM-11.2")
def test_the_round_ends_when_pile_and_hands_are_empty() -> None:
    state = scene(pile=[], hand=["cross"])
    nobody_else_plays(state)
    log = do(state, "place cross@1,2", "step 1,2")
    assert "round-ends" not in names(log)  # the movement is still on
    log = do(state, "stop")
    assert told(log, "round-ends") == {"round": 1, "reason": "cards"}


@pytest.mark.clause("LM-11.2")
def test_not_while_somebody_can_draw_or_holds_cards() -> None:
    state = scene(pile=["cross"], hand=["cross"])
    nobody_else_plays(state)
    log = do(state, "discard cross", "stop")
    assert "round-ends" not in names(log)
    state = scene(pile=[], hand=["cross"])
    log = do(state, "discard cross", "stop")
    assert "round-ends" not in names(log)


@pytest.mark.clause("LM-11.3")
def test_proposing_once_in_a_turn_before_playing() -> None:
    assert refused(scene(), "propose") == ("no-agreed-end", "LM-11.3")
    state = scene(options=AGREED)
    assert "propose" in legal(state)
    do(state, "propose", "refuse")
    assert (state.phase, state.to_act) == (PLAY, 0)
    assert refused(state, "propose") == ("already-proposed", "LM-11.3")
    do(state, "discard cross")
    assert refused(state, "propose") == ("not-now", "LM-3.12")
    do(state, "stop")
    assert refused(state, "propose") is None  # the next player may
    do(state, "discard cross", "stop", "discard cross", "stop")
    assert refused(state, "propose") is None  # and so may the first in the next turn


@pytest.mark.clause("LM-11.4", "LM-3.8")
def test_the_others_are_asked_clockwise_until_one_refuses() -> None:
    state = scene(seats=4, options=AGREED)
    do(state, "discard cross", "stop")
    log = do(state, "propose")
    assert (state.phase, state.to_act) == (VOTE, 2)
    assert legal(state) == ["refuse", "agree"]
    assert refused(state, "agree", seat=3) == ("not-your-turn", "LM-3.8")
    assert refused(state, "discard cross") == ("not-now", "LM-11.4")
    log += do(state, "agree")
    assert state.to_act == 3
    assert GAME.view(state, 0)["agreed"] == [1, 2]
    log += do(state, "refuse")
    assert (state.phase, state.to_act, state.turn) == (PLAY, 1, 1)
    assert names(log) == ["propose", "agree", "refuse"]
    assert "place cross@1,2" in legal(state)


@pytest.mark.clause("LM-11.4")
def test_who_is_out_is_asked_too() -> None:
    state = scene(options=AGREED, pile=[])
    nobody_else_plays(state)
    do(state, "propose")
    assert state.to_act == 1


@pytest.mark.clause("LM-11.5")
def test_all_agree() -> None:
    state = scene(options=AGREED)
    state.taken[0] = 1
    log = do(state, "discard cross", "stop", "propose", "agree", "agree")
    assert told(log, "round-ends") == {"round": 1, "reason": "agreed"}
    assert state.history[0].treasures == ((1, 0, 3),)
    assert (state.round, state.turn) == (2, 1)


@pytest.mark.clause("LM-11.6", "LM-11.7")
def test_roles_and_treasures_are_shown_and_stay_visible() -> None:
    state = last_treasure()
    state.roles = [LOYAL, SELFISH, SABOTEUR]
    log = do(state, "discard cross", "step 10,2", "stop")
    assert [event.public["role"] for event in log if event.name == "role"] == ["loyal", "selfish", "saboteur"]
    shown = [event.public for event in log if event.name == "shows"]
    assert shown == [{"player": seat, "count": 1, "points": 3} for seat in range(3)]
    for viewer in (-1, 0, 1):
        (end,) = GAME.view(state, viewer)["history"]
        assert end["roles"] == ["loyal", "selfish", "saboteur"]
        assert end["clans"] == ["yellow", "blue", "yellow"]
        assert end["treasures"] == [
            {"player": 0, "kind": "gold", "value": 3},
            {"player": 1, "kind": "silver", "value": 3},
            {"player": 2, "kind": "gems", "value": 3},
        ]
        assert end["gains"] == [3, 3, 3]


@pytest.mark.clause("LM-13.1")
def test_everything_is_set_up_again() -> None:
    state = last_treasure()
    state.dragon, state.traps, state.looked[0], state.met[1] = 2, [100], 7, 1
    state.bank[3], state.overcome = 2, [50]
    do(state, "discard cross", "step 10,2", "stop")
    assert (state.dragon, state.traps, state.trolls, state.overcome) == (NOBODY, [], [], [])
    assert (state.looked, state.met, state.seen, state.out) == ([0] * 3, [0] * 3, [0] * 3, 0)
    assert (state.laid, state.taken, state.bank) == ([], [NOBODY] * 3, [3, 3, 3, 3, 2])
    assert [len(hand) for hand in state.hands] == [5] * 3
    assert (len(state.pile), len(state.aside), state.played, state.discards) == (38, 10, [], [()] * 3)
    assert state.dwarfs == [state.deck.start_cells[clan] for clan in state.clans]
    assert all(state.grid.tiles[cell] == FACE_DOWN for cell in state.deck.mine_cells)


@pytest.mark.clause("LM-13.1")
def test_roles_and_clans_are_dealt_anew() -> None:
    found = set()
    for number in range(40):
        state = GAME.new(3, b"again %d" % number, {"first": 0, **AGREED})
        before = (tuple(state.clans), tuple(state.roles))
        do(state, "propose", "agree", "agree")
        found.add(before == (tuple(state.clans), tuple(state.roles)))
    assert False in found


@pytest.mark.clause("LM-13.2")
def test_the_left_neighbour_of_the_last_player_begins() -> None:
    state = last_treasure()
    do(state, "discard cross", "step 10,2", "stop")
    assert (state.turn, state.to_act) == (1, 1)
    state = scene(options=AGREED)
    do(state, "discard cross", "stop", "discard cross", "stop", "propose", "agree", "agree")
    assert state.turn == 2  # seat 1 discarded last, seat 2 only proposed


@pytest.mark.clause("LM-13.3")
def test_without_a_card_played_the_same_player_begins_again() -> None:
    state = GAME.new(4, b"same", {"first": 2, **AGREED})
    do(state, "propose", "agree", "agree", "agree")
    assert (state.round, state.turn) == (2, 2)


def finish(state: State) -> None:
    while state.phase != OVER:
        GAME.apply(state, GAME.legal_actions(state)[-1])


@pytest.mark.clause("LM-13.4")
def test_two_rounds_or_as_many_as_agreed() -> None:
    for options, rounds in (({}, 2), ({"rounds": 1}, 1), ({"rounds": 6}, 6)):
        state = GAME.new(3, b"rounds", options)
        finish(state)
        assert len(state.history) == rounds
    for wrong in (0, 7):
        with pytest.raises(ValueError, match="option-out-of-range"):
            GAME.new(3, b"rounds", {"rounds": wrong})


def over(*ends: RoundEnd) -> State:
    state = last_treasure(rounds=1)
    do(state, "discard cross", "step 10,2", "stop")
    assert state.phase == OVER
    state.history = list(ends)
    return state


def found(*values: int) -> RoundEnd:
    """Each player is selfish, or as good as, and found so much."""
    treasures = tuple((seat, 0, value) for seat, value in enumerate(values) if value)
    return RoundEnd((YELLOW, BLUE, YELLOW), (SELFISH, SELFISH, LOYAL), treasures, NOBODY, 0)


@pytest.mark.clause("LM-13.5")
def test_the_most_points_of_all_rounds_win() -> None:
    outcome = GAME.outcome(over(found(3, 4, 0), found(3, 1, 0)))
    assert (outcome.points, outcome.winners) == ((6, 5, 0), (0,))
    assert outcome.lines[-1].args == {"players": [0], "points": 6}
    totals = [line.args for line in outcome.lines if line.name == "total"]
    assert totals == [{"player": seat, "points": points} for seat, points in enumerate((6, 5, 0))]


@pytest.mark.clause("LM-13.6")
def test_equal_points_share_the_victory() -> None:
    outcome = GAME.outcome(over(found(2, 4, 3), found(3, 1, 2)))
    assert (outcome.points, outcome.winners) == ((5, 5, 5), (0, 1, 2))


@pytest.mark.clause("LM-13.7")
def test_after_the_end_nothing_is_played() -> None:
    state = over(found(1, 1, 1))
    assert GAME.to_act(state) is None
    assert GAME.legal_actions(state) == []
    assert GAME.why_not(state, 0, (6, 0, 0, 0)) == ("game-over", "LM-13.7", {})
    assert all(each["role"] for each in GAME.view(state, -1)["players"])
