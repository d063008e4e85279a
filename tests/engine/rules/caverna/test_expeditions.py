"""Forging, expeditions and the 23 items of loot."""

import pytest

from permonik.engine.caverna.loot import LOOT
from tests.engine.rules.caverna.covered import loot
from tests.engine.rules.caverna.scene import Scene


def explorer(strength: int, *others: int) -> Scene:
    """Seat 0 on Exploration with a dwarf of this strength."""
    return Scene(3).opens("exploration").dwarfs(strength, *others).turn().do("place dwarf@exploration")


# The list of the appendix.
STRENGTHS = {
    1: ("loot_weapons", "loot_dog", "loot_wood"),
    2: ("loot_sheep", "loot_grain"),
    3: ("loot_donkey", "loot_stone"),
    4: ("loot_veg", "loot_ore"),
    5: ("loot_boar",),
    6: ("loot_gold",),
    7: ("loot_furnish",),
    8: ("loot_stable",),
    9: ("loot_tunnel", "loot_small_pasture"),
    10: ("loot_cattle", "loot_large_pasture"),
    11: ("loot_meadow", "loot_dwelling"),
    12: ("loot_field", "loot_sow"),
    14: ("loot_cavern", "loot_breed"),
}


@pytest.mark.clause("CAV-8.5")
@pytest.mark.parametrize("strength", range(1, 15))
def test_strength_opens_the_list(strength: int) -> None:
    scene = Scene(3).opens("exploration").dwarfs(strength, strength).give(wood=9, stone=9, grain=2, sheep=2)
    scene.tiles(meadow="F4,3 F4,2", field="F4,1", small="F3,3").turn().do("place dwarf@exploration")
    expected = {f"loot {key}" for least, keys in STRENGTHS.items() if least <= strength for key in keys}
    assert {text for text in scene.texts() if text.startswith("loot")} == expected
    assert {item.key for item in LOOT} == {key for keys in STRENGTHS.values() for key in keys}


@pytest.mark.clause("CAV-8.9", "CAV-8.2", "CAV-8.3", "CAV-8.7")
@loot("loot_weapons")
def test_all_weapons() -> None:
    scene = (
        Scene(3)
        .opens("exploration")
        .dwarfs(3, 5, 7)
        .turn()
        .do("place dwarf@exploration", "loot loot_weapons")
    )
    assert scene.strengths() == [3, 5, 7]  # only after the expedition
    assert scene.do("stop").strengths() == [5, 6, 8]
    unarmed = Scene(3).opens("exploration").dwarfs(0, 4).give(ruby=1).turn()
    unarmed.do("call dwarf 4", "place dwarf@exploration", "loot loot_weapons", "stop")
    assert unarmed.strengths() == [0, 6]


GOODS_LOOT = [
    pytest.param("loot_dog", 1, {"dog": 1}, marks=[pytest.mark.clause("CAV-8.10")]),
    pytest.param("loot_wood", 1, {"wood": 1}, marks=[pytest.mark.clause("CAV-8.11")]),
    pytest.param("loot_sheep", 2, {"sheep": 1}, marks=[pytest.mark.clause("CAV-8.12")]),
    pytest.param("loot_grain", 2, {"grain": 1}, marks=[pytest.mark.clause("CAV-8.13")]),
    pytest.param("loot_donkey", 3, {"donkey": 1}, marks=[pytest.mark.clause("CAV-8.14")]),
    pytest.param("loot_stone", 3, {"stone": 1}, marks=[pytest.mark.clause("CAV-8.15")]),
    pytest.param("loot_veg", 4, {"veg": 1}, marks=[pytest.mark.clause("CAV-8.16")]),
    pytest.param("loot_ore", 4, {"ore": 2}, marks=[pytest.mark.clause("CAV-8.17")]),
    pytest.param("loot_boar", 5, {"boar": 1}, marks=[pytest.mark.clause("CAV-8.18")]),
    pytest.param("loot_gold", 6, {"gold": 2}, marks=[pytest.mark.clause("CAV-8.19")]),
    pytest.param("loot_cattle", 10, {"cattle": 1}, marks=[pytest.mark.clause("CAV-8.24")]),
]
for _case in GOODS_LOOT:
    loot(str(_case.values[0]))


@pytest.mark.parametrize(("key", "strength", "goods"), GOODS_LOOT)
def test_goods(key: str, strength: int, goods: dict[str, int]) -> None:
    scene = explorer(strength, strength).do(f"loot {key}")
    assert scene.goods(*goods) == tuple(goods.values())
    if strength > 1:
        assert explorer(strength - 1, strength).why(f"loot {key}") == ("too-weak", "CAV-8.5")


@pytest.mark.clause("CAV-8.20", "CAV-8.7", "CAV-8.35")
@loot("loot_furnish")
def test_furnish() -> None:
    scene = (
        Scene(3).opens("exploration").dwarfs(7, 7).give(wood=4, stone=3).turn().do("place dwarf@exploration")
    )
    assert scene.do("loot loot_furnish", "furnish dwelling").has("wood") == 0
    full = Scene(3).opens("exploration").room("carpenter", "M3,1").dwarfs(14, 14).give(stone=9).turn()
    full.do("place dwarf@exploration")
    assert full.why("loot loot_furnish") == ("loot-impossible", "CAV-8.7")
    full.do("loot loot_cavern", "lay cavern@M2,1", "loot loot_furnish", "furnish cooking_cave")
    assert full.line("furnishing", "cooking_cave") == (1, 2)


@pytest.mark.clause("CAV-8.21", "CAV-6.15")
@loot("loot_stable")
def test_stable() -> None:
    scene = explorer(8, 8).do("loot loot_stable")
    assert scene.cost("stable F1,1") == {}
    assert scene.do("stable F1,1").has("stone") == 0
    none = (
        Scene(3)
        .opens("exploration")
        .stables("F1,1 F1,2 F2,1")
        .dwarfs(8, 8)
        .turn()
        .do("place dwarf@exploration")
    )
    assert none.why("loot loot_stable") == ("loot-impossible", "CAV-8.7")


@pytest.mark.clause("CAV-8.22", "CAV-6.7")
@loot("loot_tunnel")
def test_tunnel() -> None:
    scene = explorer(9, 9).do("loot loot_tunnel", "lay tunnel@M2,1")
    assert scene.squares("tunnel") == {"M2,1"}


@pytest.mark.clause("CAV-8.23")
@loot("loot_small_pasture")
def test_small_pasture() -> None:
    scene = Scene(3).opens("exploration").tiles(meadow="F4,3").give(wood=1).dwarfs(9, 9).turn()
    scene.do("place dwarf@exploration")
    assert scene.cost("loot loot_small_pasture") == {"wood": 1}
    assert scene.do("loot loot_small_pasture", "fence F4,3").has("wood") == 0
    assert scene.line("small-pastures") == (1, 2)
    free = Scene(3).opens("exploration").tiles(meadow="F4,3").room("carpenter").dwarfs(9, 9).turn()
    free.do("place dwarf@exploration", "loot loot_small_pasture", "fence F4,3")


@pytest.mark.clause("CAV-8.25")
@loot("loot_large_pasture")
def test_large_pasture() -> None:
    scene = Scene(3).opens("exploration").tiles(meadow="F4,3 F3,3").give(wood=2).dwarfs(10, 10).turn()
    scene.do("place dwarf@exploration", "loot loot_large_pasture", "fence F3,3+F4,3")
    assert scene.has("wood") == 0
    assert scene.line("large-pastures") == (1, 4)
    cheap = Scene(3).opens("exploration").tiles(meadow="F4,3 F3,3").room("carpenter").dwarfs(10, 10).turn()
    cheap.do("place dwarf@exploration", "loot loot_wood")
    assert cheap.cost("loot loot_large_pasture") == {"wood": 1}  # the looted wood pays for it


@pytest.mark.clause("CAV-8.26")
@loot("loot_meadow")
def test_meadow() -> None:
    assert explorer(11, 11).do("loot loot_meadow", "lay meadow@F4,3").squares("meadow") == {"F4,3"}


@pytest.mark.clause("CAV-8.27")
@loot("loot_dwelling")
def test_dwelling() -> None:
    scene = (
        Scene(3)
        .opens("exploration")
        .dwarfs(11, 11)
        .give(wood=2, stone=2)
        .turn()
        .do("place dwarf@exploration")
    )
    assert scene.cost("loot loot_dwelling") == {"wood": 2, "stone": 2}
    scene.do("loot loot_dwelling")
    assert scene.goods("wood", "stone") == (0, 0)
    assert scene.line("furnishing", "dwelling") == (1, 3)
    cheap = Scene(3).opens("exploration").room("carpenter").room("stone_carver", "M1,2").dwarfs(11, 11)
    cheap.give(wood=1, stone=1).turn().do("place dwarf@exploration", "loot loot_dwelling")
    assert cheap.goods("wood", "stone") == (0, 0)


@pytest.mark.clause("CAV-8.28", "CAV-6.8")
@loot("loot_field")
def test_field() -> None:
    scene = Scene(3).opens("exploration").tiles(meadow="F4,3").stables("F3,3").dwarfs(12, 12).turn()
    scene.do("place dwarf@exploration", "loot loot_field")
    assert scene.why("lay field@F3,3") == ("field-on-stable", "CAV-6.8")
    assert scene.do("lay field@F4,2").squares("field") == {"F4,2"}


@pytest.mark.clause("CAV-8.29")
@loot("loot_sow")
def test_sow() -> None:
    scene = (
        Scene(3).opens("exploration").tiles(field="F4,3 F4,2 F4,1").give(grain=2, veg=2).dwarfs(12, 12).turn()
    )
    scene.do("place dwarf@exploration", "loot loot_sow", "sow 2 grain 1 veg")
    assert (len(scene.squares("grain3")), len(scene.squares("veg2"))) == (2, 1)
    bare = (
        Scene(3).opens("exploration").tiles(field="F4,3").dwarfs(12, 12).turn().do("place dwarf@exploration")
    )
    assert bare.why("loot loot_sow") == ("loot-impossible", "CAV-8.7")
    assert bare.do("loot loot_grain").may("loot loot_sow")


@pytest.mark.clause("CAV-8.30")
@loot("loot_cavern")
def test_cavern() -> None:
    scene = explorer(14, 14).do("loot loot_cavern", "lay cavern@M2,1")
    assert scene.squares("cavern") == {"M3,1", "M2,1"}


@pytest.mark.clause("CAV-8.31")
@loot("loot_breed")
def test_breed() -> None:
    scene = (
        Scene(3).opens("exploration").dwarfs(14, 14).tiles(small="F4,3 F3,3 F2,3").stables("F4,3 F3,3 F2,3")
    )
    scene.give(sheep=2, boar=2, cattle=2, donkey=1).turn().do("place dwarf@exploration", "loot loot_breed")
    assert scene.why("breed sheep+boar+cattle") == ("one-or-two-types", "CAV-8.31")
    assert scene.why("breed nothing") == ("one-or-two-types", "CAV-8.31")
    assert scene.why("breed donkey") == ("no-pair", "CAV-13.17")
    assert scene.do("breed sheep+cattle").goods("sheep", "boar", "cattle") == (3, 2, 3)
    full = Scene(3).opens("exploration").dwarfs(14, 14).give(sheep=2).turn().do("place dwarf@exploration")
    assert full.why("loot loot_breed") == ("loot-impossible", "CAV-8.7")  # nothing is eaten for it


# --- weapons ------------------------------------------------------------------------------------


def smith(ore: int = 0, *strengths: int) -> Scene:
    return Scene().opens("blacksmithing").give(ore=ore).dwarfs(*strengths or (0, 0)).turn()


@pytest.mark.clause("CAV-8.1", "CAV-8.33")
def test_forging_costs_its_strength() -> None:
    scene = smith(5).do("place dwarf@blacksmithing")
    assert [scene.cost(f"forge {n}") for n in (1, 2, 5)] == [{"ore": 1}, {"ore": 2}, {"ore": 5}]
    assert scene.why("forge 6") == ("cannot-pay", "CAV-8.1")
    assert scene.do("forge 2", "stop").has("ore") == 3  # less than could be paid
    assert smith(9).do("place dwarf@blacksmithing").why("forge 9") == ("no-such-weapon", "CAV-8.33")


@pytest.mark.clause("CAV-8.32")
def test_only_the_unarmed_forge() -> None:
    scene = smith(8, 2, 2).do("place dwarf@blacksmithing")
    assert scene.why("forge 5") == ("armed-already", "CAV-8.32")


@pytest.mark.clause("CAV-8.37")
def test_only_the_armed_go() -> None:
    scene = smith(1).do("place dwarf@blacksmithing")
    assert scene.why("loot loot_dog") == ("unarmed", "CAV-8.37")


@pytest.mark.clause("CAV-8.2", "CAV-8.3")
def test_forge_one_and_loot_all_weapons_makes_three() -> None:
    scene = smith(1).do("place dwarf@blacksmithing", "forge 1", "loot loot_weapons", "stop")
    assert scene.strengths() == [3, 0]


@pytest.mark.clause("CAV-8.4", "CAV-8.34")
def test_level_and_differences() -> None:
    scene = smith(0, 1, 1).do("place dwarf@blacksmithing")
    assert scene.why("stop") == ("do-something-first", "CAV-5.13")  # at least one item
    scene.do("loot loot_dog")
    assert scene.why("loot loot_dog") == ("loot-taken", "CAV-8.4")
    scene.do("loot loot_wood", "loot loot_weapons")
    assert scene.strengths() == [3, 2]
    assert scene.asked() != "expedition"
    fewer = smith(0, 1, 1).do("place dwarf@blacksmithing", "loot loot_dog", "stop")
    assert fewer.strengths() == [2, 1]


@pytest.mark.clause("CAV-8.5")
def test_strength_of_the_start_counts() -> None:
    scene = smith(0, 1, 1).do("place dwarf@blacksmithing", "loot loot_weapons")
    assert scene.why("loot loot_sheep") == ("too-weak", "CAV-8.5")


@pytest.mark.clause("CAV-8.6")
def test_fourteen_is_the_top() -> None:
    scene = explorer(14, 14).do("loot loot_weapons", "stop")
    assert scene.strengths() == [14, 14]
    assert explorer(13, 14).do("loot loot_weapons", "stop").strengths() == [14, 14]


@pytest.mark.clause("CAV-8.36")
def test_the_second_adventure_starts_stronger() -> None:
    scene = (
        Scene()
        .opens("adventure")
        .give(ore=1)
        .turn()
        .do("place dwarf@adventure", "forge 1", "loot loot_weapons")
    )
    assert scene.strengths() == [3, 0]
    scene.do("loot loot_stone")  # strength 3 is enough now
    assert scene.strengths() == [4, 0]
    again = (
        Scene()
        .opens("adventure")
        .dwarfs(1, 1)
        .turn()
        .do("place dwarf@adventure", "loot loot_dog", "loot loot_dog")
    )
    assert again.has("dog") == 2


@pytest.mark.clause("CAV-8.8", "CAV-14.19")
def test_no_disarming_on_an_expedition() -> None:
    scene = Scene().opens("blacksmithing").room("peaceful_cave").dwarfs(3, 4).turn()
    scene.do("place dwarf@blacksmithing", "loot loot_weapons", "exchange")
    assert not any("weapon_to_food 3" in text for text in scene.texts())
    scene.do("exchange weapon_to_food 4 home")
    assert scene.do("stop").strengths() == [5, 0]  # the disarmed one gets nothing


@pytest.mark.clause("CAV-8.35")
def test_one_item_pays_for_the_next() -> None:
    scene = (
        Scene(3).opens("exploration").dwarfs(9, 9).tiles(meadow="F4,3").turn().do("place dwarf@exploration")
    )
    assert scene.why("loot loot_small_pasture") == ("loot-impossible", "CAV-8.7")
    scene.do("loot loot_wood", "loot loot_small_pasture", "fence F4,3", "loot loot_sheep")
    assert scene.goods("wood", "sheep") == (0, 1)
