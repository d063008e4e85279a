"""The course of a round, and placing dwarfs."""

from random import Random

import pytest

from permonik.engine.caverna.game import CAVERNA
from permonik.engine.caverna.goods import OWNED, RUBY_LEFT
from permonik.engine.caverna.spaces import INDEX, KEYS
from tests.engine.rules.caverna.scene import Scene


def played(seats: int, seed: bytes = b"round") -> list[tuple[int, str]]:
    """Round and card of every round of a game."""
    state = CAVERNA.new(seats, seed, {})
    rng = Random(1)
    seen: dict[int, str] = {}
    while state.stack:
        seen[state.round] = KEYS[state.cards[len(seen) - (state.round in seen)]]
        CAVERNA.apply(state, rng.choice(CAVERNA.legal_actions(state)))
    return sorted(seen.items())


@pytest.mark.clause("CAV-4.2", "CAV-4.10")
@pytest.mark.parametrize("seats", range(1, 8))
def test_rounds(seats: int) -> None:
    rounds = [number for number, _ in played(seats)]
    assert rounds == ([*range(1, 9), 10, 11, 12] if seats < 3 else list(range(1, 13)))


@pytest.mark.clause("CAV-4.3", "CAV-17.4")
@pytest.mark.parametrize("seats", range(2, 8))
def test_cards_come_by_stage(seats: int) -> None:
    orders = set()
    for seed in range(30):
        state = CAVERNA.new(seats, b"%d" % seed, {})
        order = [KEYS[card] for card in state.cards]
        third = 2 if seats == 2 else 3
        assert set(order[:3]) == {"blacksmithing", "sheep_farming", "ore_mine_construction"}
        assert order[3] == "wish_for_children"
        assert set(order[4:6]) == {"donkey_farming", "ruby_mine_construction"}
        assert set(order[6 : 6 + third]) == {"family_life", "ore_delivery", "exploration"} - (
            {"exploration"} if seats == 2 else set()
        )
        assert set(order[6 + third :]) == {"adventure", "ore_trading", "ruby_delivery"}
        orders.add(tuple(order))
    assert len(orders) > 10


@pytest.mark.clause("CAV-4.4")
def test_family_life_turns_the_wish_over() -> None:
    state = CAVERNA.new(3, b"wish", {})
    rng = Random(2)
    while state.stack:
        shown = set(state.cards[: state.setup.board.rounds.index(state.round) + 1])
        urgent = INDEX["family_life"] in shown
        assert (INDEX["urgent_wish"] in state.spaces) == urgent
        assert (INDEX["wish_for_children"] in state.spaces) == (state.round >= 4 and not urgent)
        CAVERNA.apply(state, rng.choice(CAVERNA.legal_actions(state)))


@pytest.mark.clause("CAV-4.5", "CAV-17.7")
def test_income_comes_after_the_emptying() -> None:
    scene = Scene(1).give(food=9).pile("logging", wood=6)
    scene.state.players[0][RUBY_LEFT] = 1
    scene.state.players[0][OWNED] |= 1 << 21
    scene.harvest("one_food")
    assert scene.lying("logging") == {"wood": 3}  # this round's ruby could not save the space
    assert scene.has("ruby") == 1


@pytest.mark.clause("CAV-4.6")
def test_a_new_card_is_filled_in_its_first_round() -> None:
    state = CAVERNA.new(4, b"new", {})
    rng = Random(3)
    first: dict[int, int] = {}
    while state.stack:
        card = state.cards[state.setup.board.rounds.index(state.round)]
        first.setdefault(card, state.piles[card])
        CAVERNA.apply(state, rng.choice(CAVERNA.legal_actions(state)))
    assert first[INDEX["ruby_delivery"]] == 2
    assert first[INDEX["sheep_farming"]] == 1


@pytest.mark.clause("CAV-4.8")
def test_what_lies_ahead_is_secret() -> None:
    state = CAVERNA.new(4, b"secret", {})
    views = {str(CAVERNA.view(CAVERNA.determinize(state, 0, Random(n)), 0)) for n in range(20)}
    assert views == {str(CAVERNA.view(state, 0))}


@pytest.mark.clause("CAV-4.9")
def test_all_go_home_and_newborns_grow_up() -> None:
    scene = Scene(4).room("dwelling").turn().do("place dwarf@growth", "grow")
    assert not any(place == 0 for place in scene.state.places[0][2:])
    before = scene.state.round
    rng = Random(4)
    while scene.state.round == before:
        CAVERNA.apply(scene.state, rng.choice(CAVERNA.legal_actions(scene.state)))
    assert scene.state.places[0] == [0, 0, 0]
    assert not any(scene.state.crews)


@pytest.mark.clause("CAV-4.1", "CAV-5.1")
def test_turns_go_clockwise_one_dwarf_at_a_time() -> None:
    scene = Scene(3, first_player=1)
    order = []
    while scene.state.round == 1:
        order.append(CAVERNA.to_act(scene.state))
        place = next(text for text in scene.texts() if text.startswith("place"))
        scene.do(place)
        while scene.asked() in ("space", "imitate", "exchange", "overflow", "site", "payment"):
            scene.do(scene.texts()[0] if "stop" not in scene.texts() else "stop")
    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.clause("CAV-5.1")
def test_who_has_no_dwarf_left_is_passed_over() -> None:
    scene = Scene(2).dwarfs(0, 0, 0, seat=1).dwarfs(0).turn()
    scene.do("place dwarf@supplies", "place dwarf@wood_gathering", "place dwarf@ore_mining")
    assert CAVERNA.to_act(scene.state) == 1


@pytest.mark.clause("CAV-5.2")
def test_the_weakest_goes_first() -> None:
    scene = Scene().dwarfs(5, 2, 9).turn().do("place dwarf@supplies")
    assert scene.told("place")[0]["strength"] == 2
    assert scene.state.places[0][1] > 1


@pytest.mark.clause("CAV-5.3")
def test_a_ruby_lets_another_go() -> None:
    scene = Scene().dwarfs(5, 2, 9).give(ruby=1).turn()
    assert scene.cost("call dwarf 9") == {"ruby": 1}
    assert scene.why("call dwarf 2") == ("dwarf-is-next", "CAV-5.2")
    assert scene.why("call dwarf 7") == ("no-such-dwarf", "CAV-5.3")
    scene.do("call dwarf 9")
    assert scene.has("ruby") == 0
    assert scene.do("place dwarf@supplies").state.places[0][2] > 1
    assert Scene().dwarfs(5, 2).turn().why("call dwarf 5") == ("cannot-pay", "CAV-5.3")


@pytest.mark.clause("CAV-5.4")
def test_a_space_is_for_one_dwarf() -> None:
    assert Scene().crew("supplies", 1).why("place dwarf@supplies") == ("space-taken", "CAV-5.4")
    assert Scene().crew("supplies", 0).why("place dwarf@supplies") == ("space-taken", "CAV-5.4")


@pytest.mark.clause("CAV-5.5", "CAV-17.9")
def test_something_must_be_possible() -> None:
    scene = Scene()
    assert scene.why("place dwarf@ruby_mining") == ("nothing-to-do", "CAV-5.5")  # two players, round 1
    assert scene.why("place dwarf@adventure") == ("space-not-in-play", "CAV-4.3")
    assert scene.opens("ore_trading").give(ore=1).why("place dwarf@ore_trading") == (
        "nothing-to-do",
        "CAV-5.5",
    )
    assert scene.give(ore=1).may("place dwarf@ore_trading")
    assert scene.opens("family_life").why("place dwarf@family_life") == ("nothing-to-do", "CAV-5.5")


def full_table(seats: int) -> Scene:
    """All spaces occupied by seat 1, so that nobody else can go anywhere."""
    scene = Scene(seats)
    for space in scene.state.spaces:
        scene.state.crews[space] |= 2
    return scene.turn()


@pytest.mark.clause("CAV-5.6")
def test_a_dwarf_without_a_space_stays_home() -> None:
    scene = full_table(2)
    assert scene.run().told("stays-home")[0] == {"player": 0, "strength": 0}  # nothing to decide
    asked = full_table(2).give(grain=1).run()
    assert asked.texts() == ["pass", "exchange"]  # exchanging is an option, never a duty
    asked.do("pass")
    assert asked.state.places[0] == [1, 0]
    assert Scene().why("pass") == ("must-be-placed", "CAV-5.6")


@pytest.mark.clause("CAV-5.11")
def test_goods_are_taken_all_or_not_at_all() -> None:
    scene = (
        Scene()
        .pile("drift_mining", stone=5)
        .do("place dwarf@drift_mining", "lay cavern_tunnel@M3,2+M3,3", "stop")
    )
    assert scene.lying("drift_mining") == {"stone": 5}
    assert Scene().pile("drift_mining", stone=5).do("place dwarf@drift_mining", "take 0").has("stone") == 5


@pytest.mark.clause("CAV-5.12")
def test_the_token_moves_next_round() -> None:
    scene = Scene(3, first_player=1).turn(0).do("place dwarf@starting_player")
    assert scene.state.start == 1
    rng = Random(5)
    while scene.state.round == 1:
        CAVERNA.apply(scene.state, rng.choice(CAVERNA.legal_actions(scene.state)))
    assert scene.state.start == 0
    still = Scene(3, first_player=2)
    while still.state.round == 1:
        actions = [a for a in CAVERNA.legal_actions(still.state) if a[:2] != (2, INDEX["starting_player"])]
        CAVERNA.apply(still.state, actions[0])
    assert still.state.start == 2


@pytest.mark.clause("CAV-5.13")
def test_stopping_needs_something_done() -> None:
    scene = Scene().do("place dwarf@housework")
    assert scene.why("stop") == ("do-something-first", "CAV-5.13")
    assert scene.do("take 0").give(wood=1).may("stop")


@pytest.mark.clause("CAV-5.14")
def test_the_only_thing_possible_is_not_asked_about() -> None:
    scene = (
        Scene().room("carpenter", "M3,1").do("place dwarf@housework")
    )  # no cavern, no money: the dog it is
    assert scene.has("dog") == 1
    assert CAVERNA.to_act(scene.state) == 1
    asked = Scene().do("place dwarf@housework")
    assert asked.asked() == "space"
