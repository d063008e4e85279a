"""Imitation: what may be copied, by whom, and for what."""

import pytest

from permonik.engine.caverna.spaces import INDEX
from tests.engine.rules.caverna.scene import Scene


def imitator(seats: int = 4) -> Scene:
    return Scene(seats).give(food=2).turn()


@pytest.mark.clause("CAV-16.1")
def test_food_first_then_what_is_possible_with_the_rest() -> None:
    scene = imitator().crew("growth", 1).crew("slash_and_burn", 2).do("place dwarf@imitation")
    assert scene.has("food") == 0
    assert scene.texts() == ["imitate slash_and_burn", "imitate growth"]
    nothing = imitator().opens("family_life").crew("family_life", 1)
    assert nothing.why("place dwarf@imitation") == ("nothing-to-imitate", "CAV-16.2")
    hungry = (
        Scene(4)
        .give(food=3, wood=1)
        .crew("housework", 1)
        .turn()
        .do("place dwarf@imitation", "imitate housework")
    )
    assert hungry.why("furnish supplies_storage") == ("cannot-pay", "CAV-7.3")


@pytest.mark.clause("CAV-16.2")
def test_only_where_an_opponent_stands() -> None:
    scene = imitator().crew("housework", 1).do("place dwarf@imitation")
    assert scene.why("imitate logging") == ("not-occupied", "CAV-16.2")


@pytest.mark.clause("CAV-16.3")
def test_never_the_own_space() -> None:
    scene = imitator().crew("housework", 1).crew("clearing", 0).do("place dwarf@imitation")
    assert scene.why("imitate clearing") == ("own-space", "CAV-16.3")


@pytest.mark.clause("CAV-16.4")
def test_never_starting_player() -> None:
    scene = imitator().crew("housework", 1).crew("starting_player", 2).do("place dwarf@imitation")
    assert scene.why("imitate starting_player") == ("never-imitated", "CAV-16.4")


@pytest.mark.clause("CAV-16.5")
def test_never_an_imitation() -> None:
    scene = imitator(6).crew("housework", 1).crew("imitation_2", 2).do("place dwarf@imitation")
    assert scene.why("imitate imitation_2") == ("never-imitated", "CAV-16.5")


@pytest.mark.clause("CAV-16.6")
def test_the_dwarf_stands_on_the_imitation_space() -> None:
    scene = (
        imitator().room("dwelling").crew("growth", 1).do("place dwarf@imitation", "imitate growth", "grow")
    )
    assert scene.state.places[0] == [2 + INDEX["imitation"], 0, 2 + INDEX["imitation"]]
    forge = imitator().opens("blacksmithing").crew("blacksmithing", 1).give(ore=3)
    forge.do("place dwarf@imitation", "imitate blacksmithing", "forge 3", "loot loot_dog", "stop")
    assert forge.strengths() == [4, 0]
    left = imitator().crew("drift_mining", 1).pile("drift_mining", stone=2)
    assert left.do("place dwarf@imitation", "imitate drift_mining", "take 0").has("stone") == 2
    printed = Scene(6).give(food=2).turn().crew("forest_exploration", 1).pile("forest_exploration")
    printed.do("place dwarf@imitation", "imitate forest_exploration")
    assert printed.goods("wood", "food") == (0, 2)  # only the printed goods are left


def crowded() -> Scene:
    """Seven players; everything but the 2-food Imitation is taken by others, that one by seat 1."""
    scene = Scene(7).give(food=2)
    for space in scene.state.spaces:
        scene.state.crews[space] |= 2
    return scene.turn()


@pytest.mark.clause("CAV-16.7")
def test_the_two_food_imitation_is_used_again_with_seven() -> None:
    scene = crowded().do("place dwarf@imitation", "imitate housework", "take 0")
    assert scene.goods("food", "dog") == (0, 1)
    assert crowded().give(food=-1).run().told("stays-home")
    free = crowded()
    free.state.crews[INDEX["imitation_3"]] = 0
    assert free.why("place dwarf@imitation") == ("space-taken", "CAV-16.7")
    unusable = crowded().opens("exploration")  # nobody unarmed could go there, but it is not occupied
    assert unusable.why("place dwarf@imitation") == ("space-taken", "CAV-16.7")
    fewer = Scene(6).give(food=2)
    for space in fewer.state.spaces:
        fewer.state.crews[space] |= 2
    assert fewer.turn().run().told("stays-home")


@pytest.mark.clause("CAV-16.8")
def test_a_guest_room_helps_there_too() -> None:
    scene = imitator().room("guest_room").room("dwelling", "M1,2").crew("growth", 1)
    scene.do("place dwarf@imitation", "imitate growth", "grow", "take 0")
    assert (len(scene.strengths()), scene.has("gold")) == (3, 2)
