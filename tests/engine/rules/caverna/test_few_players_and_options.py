"""One player, two players, and the options."""

from random import Random

import pytest

from permonik.engine.caverna.game import CAVERNA
from permonik.engine.caverna.goods import FOOD, WOOD_LEFT
from permonik.engine.caverna.spaces import KEYS
from permonik.engine.core.options import OptionError
from tests.engine.rules.caverna.scene import Scene


@pytest.mark.clause("CAV-17.1", "CAV-17.2", "CAV-17.3", "CAV-17.4", "CAV-17.5")
def test_the_solo_game_is_fixed() -> None:
    state = CAVERNA.new(1, b"solo", {})
    assert state.players[0][FOOD] == 2
    printed = {KEYS[space] for space in state.setup.board.printed}
    assert printed == {
        "excavation",
        "logging",
        "wood_gathering",
        "ore_mining",
        "sustenance",
        "ruby_mining",
        "housework",
        "slash_and_burn",
    }
    assert [KEYS[card] for card in state.cards] == [
        "blacksmithing",
        "sheep_farming",
        "ore_mine_construction",
        "wish_for_children",
        "donkey_farming",
        "ruby_mine_construction",
        "ore_delivery",
        "family_life",
        "ore_trading",
        "adventure",
        "ruby_delivery",
    ]
    assert state.markers == ()


@pytest.mark.clause("CAV-17.5")
def test_solo_harvests() -> None:
    state = CAVERNA.new(1, b"solo", {})
    rng, ends = Random(1), {}
    while state.stack:
        ends[state.round] = state.event
        CAVERNA.apply(state, rng.choice(CAVERNA.legal_actions(state)))
    assert [ends[number] for number in sorted(ends)] == [0, 0, 1, 2, 1, 1, 1, 1, 1, 1, 1]


@pytest.mark.clause("CAV-17.3")
def test_two_seeds_make_one_solo_game() -> None:
    dumps = []
    for seed in (b"one", b"two"):
        state, texts, rng = CAVERNA.new(1, seed, {}), [], Random(7)
        while state.stack:
            action = rng.choice(CAVERNA.legal_actions(state))
            texts.append(CAVERNA.write(state, action))
            CAVERNA.apply(state, action)
        dump = CAVERNA.dump(state)
        dumps.append(({**dump, "seed": None}, texts))
    assert dumps[0] == dumps[1]


def emptied(**goods: int) -> Scene:
    return Scene(1).give(food=9, **goods)


@pytest.mark.clause("CAV-17.6")
def test_full_spaces_are_emptied() -> None:
    scene = emptied().pile("logging", wood=6).pile("ore_mining", ore=5).opens("sheep_farming", "ore_delivery")
    scene.pile("sheep_farming", sheep=6).pile("ore_delivery", stone=3, ore=3).harvest("one_food")
    assert scene.lying("logging") == {"wood": 3}
    assert scene.lying("ore_mining") == {"ore": 6}
    assert scene.lying("sheep_farming") == {"sheep": 1}  # animals are pieces too
    assert scene.lying("ore_delivery") == {"stone": 1, "ore": 1}  # all pieces together


@pytest.mark.clause("CAV-17.7")
def test_a_ruby_saves_a_space_for_a_round() -> None:
    scene = emptied(ruby=2).pile("logging", wood=6).pile("ore_mining", ore=7).pile("wood_gathering", wood=8)
    scene.harvest("one_food")
    assert scene.asked() == "purge"
    assert scene.texts() == ["keep logging", "let go logging"]
    assert scene.why("keep ore_mining") == ("not-this-space", "CAV-17.7")
    scene.do("keep logging", "let go ore_mining", "keep wood_gathering")
    assert scene.has("ruby") == 0
    assert scene.lying("logging") == {"wood": 7}
    assert scene.lying("ore_mining") == {"ore": 2}
    assert scene.lying("wood_gathering") == {"wood": 9}
    scene.harvest("one_food")
    assert scene.lying("logging") == {"wood": 3}  # due again, and no ruby left: nothing is asked


@pytest.mark.clause("CAV-17.8")
def test_solo_dwarfs_go_in_order() -> None:
    scene = Scene(1).dwarfs(3, 1).give(ruby=1).turn()
    assert scene.may("call dwarf 3")
    scene.do("place dwarf@wood_gathering")
    assert scene.told("place")[0]["strength"] == 1


@pytest.mark.clause("CAV-17.9")
def test_rubies_with_two_players() -> None:
    scene = Scene(2)
    assert scene.lying("ruby_mining") == {}
    assert scene.why("place dwarf@ruby_mining") == ("nothing-to-do", "CAV-5.5")


@pytest.mark.clause("CAV-17.11")
def test_suppliers_count_rounds_that_are_played() -> None:
    scene = Scene(2).room("wood_supplier").give(food=99).give(1, food=99)
    scene.state.round = 8
    scene.state.players[0][WOOD_LEFT] = 7
    for _ in range(3):
        scene.harvest("one_food")
    assert scene.state.round == 12
    assert scene.has("wood") == 3  # rounds 10, 11 and 12; the rest is lost
    scene.harvest("one_food")
    assert scene.has("wood") == 3


# --- options ------------------------------------------------------------------------------------


@pytest.mark.clause("CAV-18.1", "CAV-3.5")
def test_sets() -> None:
    assert len(CAVERNA.view(CAVERNA.new(2, b"x", {}), 0)["for_sale"]) == 48
    assert len(CAVERNA.view(CAVERNA.new(2, b"x", {"set": "introductory"}), 0)["for_sale"]) == 27


@pytest.mark.clause("CAV-18.2")
def test_rubies_for_gold() -> None:
    scene = Scene(ruby_to_gold=True).give(ruby=1).do("exchange", "exchange ruby_to_gold")
    assert scene.goods("ruby", "gold") == (0, 1)


@pytest.mark.clause("CAV-18.3")
def test_seven_pieces() -> None:
    for pieces, left in ((6, 7), (7, 3)):
        scene = Scene(1, solo_purge_threshold=7).give(food=9).pile("logging", wood=pieces).harvest("one_food")
        assert scene.lying("logging") == {"wood": left}


@pytest.mark.clause("CAV-18.4")
def test_only_the_most_frequent_kind() -> None:
    scene = Scene(1, purge_counts_total=False).give(food=9).opens("ore_delivery")
    scene.pile("ore_delivery", stone=5, ore=5).harvest("one_food")
    assert scene.lying("ore_delivery") == {"stone": 6, "ore": 6}
    assert scene.harvest("one_food").lying("ore_delivery") == {"stone": 1, "ore": 1}


@pytest.mark.clause("CAV-18.5")
def test_a_late_marker_is_unknown_until_the_harvest() -> None:
    state = CAVERNA.new(3, b"late", {"marker_reveal": "before_harvest"})
    rng = Random(1)
    while state.round < 7:
        assert len(CAVERNA.view(state, 0)["markers"]["shown"]) == (state.round == 6 and state.event != -1)
        CAVERNA.apply(state, rng.choice(CAVERNA.legal_actions(state)))
    assert len(CAVERNA.view(state, 0)["markers"]["shown"]) == 1


@pytest.mark.clause("CAV-18.6")
def test_single_tiles_may_hang_over() -> None:
    scene = Scene(single_tile_overhang=True).room("office_room", "M3,1").tiles(meadow="F4,3").give(ruby=1)
    scene.do("exchange", "exchange ruby_to_meadow", "lay meadow@F5,3")
    assert scene.has("gold") == 2
    assert (
        not Scene(single_tile_overhang=True)
        .tiles(meadow="F4,3")
        .give(ruby=1)
        .do("exchange", "exchange ruby_to_meadow")
        .may("lay meadow@F5,3")
    )  # not without the Office room


@pytest.mark.clause("CAV-18.7")
def test_the_first_player_is_agreed_on() -> None:
    assert [CAVERNA.to_act(CAVERNA.new(4, b"first", {"first_player": seat})) for seat in range(4)] == [
        0,
        1,
        2,
        3,
    ]


@pytest.mark.parametrize(
    "options",
    [
        {"set": "half"},
        {"solo_purge_threshold": 5},
        {"first_player": 4},
        {"marker_reveal": "never"},
        {"ruby_to_gold": 1},
        {"colour": "red"},
    ],
)
def test_wrong_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        CAVERNA.new(4, b"wrong", options)  # type: ignore[arg-type]  # on purpose
