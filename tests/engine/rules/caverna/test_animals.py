"""Where animals live, dogs, overflow, and the Office room."""

import pytest

from permonik.engine.caverna.animals import fits
from tests.engine.rules.caverna.scene import Scene

BURN = "place dwarf@slash_and_burn"


def holds(scene: Scene, **animals: int) -> bool:
    scene.give(**animals)
    return fits(scene.state.players[0], len(scene.strengths()))


def bare() -> Scene:
    """A home whose entry-level dwelling is full of cattle."""
    return Scene().give(cattle=2)


@pytest.mark.clause("CAV-10.2")
@pytest.mark.parametrize(("stables", "room"), [("", 2), ("F4,3", 4)])
def test_small_pasture(stables: str, room: int) -> None:
    assert holds(bare().tiles(small="F4,3").stables(stables), sheep=room)
    assert not holds(bare().tiles(small="F4,3").stables(stables), sheep=room + 1)
    assert not holds(bare().tiles(small="F4,3").stables(stables), sheep=1, boar=1)  # one type only


@pytest.mark.clause("CAV-10.2")
@pytest.mark.parametrize(("stables", "room"), [("", 4), ("F4,3", 8), ("F4,2", 8), ("F4,3 F4,2", 16)])
@pytest.mark.parametrize("second", ["F4,2", "F3,3"])
def test_large_pasture(stables: str, room: int, second: str) -> None:
    stables = stables.replace("F4,2", second)
    assert holds(bare().large("F4,3", second).stables(stables), boar=room)
    assert not holds(bare().large("F4,3", second).stables(stables), boar=room + 1)


@pytest.mark.clause("CAV-10.3")
def test_a_stable_in_the_forest_is_for_a_boar() -> None:
    assert holds(bare().stables("F1,1 F2,2"), boar=2)
    assert not holds(bare().stables("F1,1"), sheep=1)


@pytest.mark.clause("CAV-10.4")
def test_a_meadow_with_a_stable_is_for_any_one() -> None:
    for animal in ("sheep", "donkey", "boar"):
        assert holds(bare().tiles(meadow="F4,3").stables("F4,3"), **{animal: 1})
        assert not holds(bare().tiles(meadow="F4,3").stables("F4,3"), **{animal: 2})
        for land in ("meadow", "field"):
            assert not holds(bare().tiles(**{land: "F4,3"}), **{animal: 1})
        for land in ("cavern", "tunnel", "deep_tunnel"):
            assert not holds(bare().tiles(**{land: "M2,1"}), **{animal: 1})


@pytest.mark.clause("CAV-10.5")
def test_the_entry_level_dwelling_is_for_two_of_one_type() -> None:
    for animal in ("sheep", "donkey", "boar", "cattle"):
        assert holds(Scene(), **{animal: 2})
        assert not holds(Scene(), **{animal: 3})
    assert not holds(Scene(), sheep=1, boar=1)


@pytest.mark.clause("CAV-10.6")
def test_a_mine_is_for_a_donkey() -> None:
    mines = {"ore_mine": "M2,1", "ruby_mine": "M2,2"}
    assert holds(bare().tiles(**mines), donkey=2)
    assert not holds(bare().tiles(**mines), donkey=3)
    assert not holds(bare().tiles(**mines), cattle=1)


@pytest.mark.clause("CAV-10.7")
def test_dogs_watch_sheep() -> None:
    assert holds(bare().tiles(meadow="F4,3").give(dog=3), sheep=4)
    assert not holds(bare().tiles(meadow="F4,3").give(dog=3), sheep=5)
    assert holds(bare().tiles(meadow="F4,3 F4,2").give(dog=3), sheep=5)
    pasture = bare().tiles(small="F4,3").stables("F4,3").give(dog=1)
    assert holds(pasture, boar=4)  # the dog is elsewhere
    assert not holds(bare().tiles(small="F4,3").stables("F4,3").give(dog=4), sheep=4, boar=1)
    assert not holds(bare().large("F4,3", "F4,2").give(dog=4), sheep=6)
    assert holds(bare().large("F4,3", "F4,2").give(dog=4), sheep=5)  # one place, not two


@pytest.mark.clause("CAV-10.8", "CAV-1.4")
def test_dogs_change_nothing_elsewhere() -> None:
    assert not holds(Scene().give(dog=9), sheep=3)
    assert not holds(bare().give(dog=9).tiles(field="F4,3", ore_mine="M2,1").stables("F1,1"), sheep=1)
    assert holds(Scene().give(dog=99))


@pytest.mark.clause("CAV-10.9")
def test_room_is_checked_after_every_gain() -> None:
    scene = Scene(3).opens("exploration").dwarfs(9, 9).give(sheep=2, wood=1).tiles(meadow="F4,3").turn()
    scene.do("place dwarf@exploration", "loot loot_donkey")
    assert scene.asked() == "overflow"
    later = Scene(3).opens("exploration").dwarfs(9, 9).give(sheep=2, wood=1).tiles(meadow="F4,3").turn()
    later.do("place dwarf@exploration", "loot loot_small_pasture", "fence F4,3", "loot loot_donkey")
    assert later.asked() == "expedition"


@pytest.mark.clause("CAV-10.9")
def test_fencing_can_take_room_away() -> None:
    dogs = (
        Scene().opens("sheep_farming").give(wood=4, dog=3, sheep=5, cattle=2).tiles(meadow="F4,3 F4,2").turn()
    )
    dogs.do("place dwarf@sheep_farming", "fence F4,2+F4,3")
    assert dogs.asked() == "overflow"  # three dogs watched five sheep on two meadows, four on one pasture
    types = Scene().opens("sheep_farming").give(wood=4, boar=1, donkey=1, cattle=2).tiles(meadow="F4,3 F4,2")
    types.stables("F4,3 F4,2").turn().do("place dwarf@sheep_farming", "fence F4,2+F4,3")
    assert types.asked() == "overflow"  # two meadows took two types, one pasture takes one


@pytest.mark.clause("CAV-10.9")
def test_the_tile_of_the_same_step_counts() -> None:
    scene = Scene().tiles(meadow="F4,3 F3,3 F2,3").stables("F1,3").give(cattle=2).turn()
    scene.do(BURN, "lay meadow_field@F1,3+F1,2")
    assert scene.has("boar") == 1  # the stable now stands on the meadow under it
    assert scene.asked() != "overflow"


@pytest.mark.clause("CAV-10.10")
def test_overflow_is_eaten_or_sold() -> None:
    scene = Scene().room("hunting_parlor").opens("sheep_farming").give(boar=2, grain=5, ruby=1).turn()
    scene.pile("sheep_farming", sheep=1).do("place dwarf@sheep_farming", "take 3")
    assert scene.texts() == [
        "exchange sheep_to_food",
        "exchange boar_to_food",
        "exchange hunt",
    ]  # no setting free
    assert scene.why("exchange grain_to_food") == ("give-up-animals", "CAV-10.10")
    scene.do("exchange boar_to_food")
    assert scene.asked() == "overflow"
    scene.do("exchange boar_to_food")
    assert scene.goods("sheep", "boar", "food") == (1, 0, 4)
    sold = Scene().room("hunting_parlor").opens("sheep_farming").give(boar=2).turn()
    assert sold.do("place dwarf@sheep_farming", "take 3", "exchange hunt").goods("sheep", "gold") == (1, 2)


# --- the Office room ----------------------------------------------------------------------------


@pytest.mark.clause("CAV-10.11")
def test_where_tiles_may_hang_over() -> None:
    scene = Scene().room("office_room", "M3,1").tiles(meadow="F4,3 F3,3 F2,3").do(BURN)
    assert scene.may("lay meadow_field@F1,3+F0,3")
    assert scene.why("lay meadow_field@F4,2+F4,1") is None
    corner = Scene().room("office_room", "M3,1").tiles(meadow="F1,1 F1,0").do(BURN)
    assert corner.why("lay meadow_field@F2,0+F1,0") == ("square-taken", "CAV-6.3")
    both = Scene().room("office_room", "M3,1").tiles(meadow="F1,1").do(BURN)
    assert both.why("lay meadow_field@F0,1+F0,2") == ("off-the-board", "CAV-10.11")
    assert both.may("lay meadow_field@F1,2+F0,2")
    mountain = Scene().room("office_room", "M3,1").tiles(tunnel="M4,2 M4,3").do("place dwarf@excavation")
    assert mountain.may("lay cavern_cavern@M3,3+M3,4")
    assert mountain.may("lay cavern_tunnel@M3,4+M3,3")


@pytest.mark.clause("CAV-10.12", "CAV-10.13")
def test_two_overhanging_twins_make_a_large_pasture_outside() -> None:
    scene = (
        Scene().room("office_room", "M3,1").tiles(meadow="F2,1").give(wood=4).opens("sheep_farming").turn()
    )
    scene.do(BURN, "lay meadow_field@F0,1+F1,1").turn()
    scene.state.crews = [0] * len(scene.state.crews)
    scene.do(BURN, "lay meadow_field@F0,2+F1,2").turn()
    assert scene.has("gold") == 4
    scene.do("place dwarf@sheep_farming", "fence F0,1+F0,2")
    assert scene.has("gold") == 4  # covering them brings no gold
    assert scene.line("large-pastures") == (1, 4)


@pytest.mark.clause("CAV-10.13", "CAV-12.8")
def test_squares_outside_are_ordinary() -> None:
    scene = Scene().tiles(field="F0,1", tunnel="M5,1 M5,2", cavern="M0,1").give(grain=1, wood=1)
    assert scene.line("unused") == (22, -22)  # they do not count for the board
    scene.do(BURN, "sow 1 grain 0 veg")
    assert scene.squares("grain3") == {"F0,1"}
    scene.turn().do("place dwarf@housework", "furnish cuddle_room", "furnish cuddle_room@M0,1")
    scene.opens("ore_mine_construction").turn()
    scene.do("place dwarf@ore_mine_construction", "lay ore_mine@M5,1+M5,2")
    touching = Scene().tiles(meadow="F0,1").do(BURN)
    assert touching.may("lay meadow_field@F1,1+F2,1")


@pytest.mark.clause("CAV-10.15")
def test_single_tiles_do_not_hang_over() -> None:
    scene = Scene().room("office_room", "M3,1").tiles(meadow="F4,3").give(ruby=1).do("exchange")
    scene.do("exchange ruby_to_meadow")
    assert scene.why("lay meadow@F5,3") == ("off-the-board", "CAV-10.15")


@pytest.mark.clause("CAV-10.16")
def test_the_first_tile_and_every_space() -> None:
    first = Scene().room("office_room", "M3,1").do(BURN, "lay meadow_field@F5,3+F4,3")
    assert first.has("gold") == 2
    extension = (
        Scene(7).room("office_room", "M3,1").turn().do("place dwarf@extension", "lay meadow_field@F5,3+F4,3")
    )
    assert extension.goods("gold", "wood") == (2, 1)
    small = Scene(5).room("office_room", "M1,1").turn().do("place dwarf@small_drift_mining")
    assert small.may("lay cavern_tunnel@M1,2+M0,2")
    copied = Scene(7).room("office_room", "M3,1").turn().crew("slash_and_burn", 1)
    copied.do("place dwarf@imitation_3", "imitate slash_and_burn", "lay meadow_field@F5,3+F4,3")
    assert copied.has("gold") == 2
