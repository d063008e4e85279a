"""Landscape tiles, pastures, stables, fields, furnishing squares."""

import pytest

from permonik.engine.caverna.game import CAVERNA
from permonik.engine.caverna.goods import STABLE
from tests.engine.rules.caverna.scene import Scene

BURN = "place dwarf@slash_and_burn"
DRIFT = "place dwarf@drift_mining"
HOUSEWORK = "place dwarf@housework"


@pytest.mark.clause("CAV-6.1")
def test_twins_cover_two_squares_that_touch() -> None:
    scene = Scene().do(BURN)
    assert scene.why("lay meadow_field@F4,3+M4,1") == ("wrong-ground", "CAV-6.1")
    assert scene.why("lay meadow_field@F4,3+F4,1") == ("squares-apart", "CAV-6.1")
    assert scene.may("lay meadow_field@F4,3+F4,2")
    assert scene.may("lay meadow_field@F4,2+F4,3")  # turned as one likes
    assert Scene().do("place dwarf@excavation").why("lay cavern_cavern@M3,3+M3,2") == (
        "turned-same",
        "CAV-6.1",
    )


@pytest.mark.clause("CAV-6.2")
def test_forest_tiles_touch_the_entrance_or_a_tile() -> None:
    scene = Scene().stables("F1,1").do(BURN)
    assert scene.why("lay meadow_field@F4,2+F4,1") == ("not-joined", "CAV-6.2")
    assert scene.why("lay meadow_field@F1,2+F2,2") == ("not-joined", "CAV-6.2")  # a stable is no tile
    joined = Scene().tiles(meadow="F4,3").do(BURN)
    assert joined.may("lay meadow_field@F4,2+F4,1")


@pytest.mark.clause("CAV-6.3")
def test_both_squares_are_free() -> None:
    scene = Scene().tiles(meadow="F4,3").do(BURN)
    assert scene.why("lay meadow_field@F4,3+F3,3") == ("square-taken", "CAV-6.3")
    assert scene.why("lay meadow@F3,3") == ("other-tile", "CAV-6.3")  # no single tile instead


@pytest.mark.clause("CAV-6.4")
def test_meadow_on_the_stable() -> None:
    scene = Scene().stables("F4,3").do(BURN)
    assert scene.why("lay meadow_field@F3,3+F4,3") == ("field-on-stable", "CAV-6.4")
    scene.do("lay meadow_field@F4,3+F3,3")
    assert scene.squares("meadow") == {"F4,3"}
    two = Scene().stables("F4,3 F3,3").do(BURN)
    assert not two.may("lay meadow_field@F4,3+F3,3")
    assert not two.may("lay meadow_field@F3,3+F4,3")


@pytest.mark.clause("CAV-6.6")
def test_mountain_tiles_touch_the_cave() -> None:
    scene = Scene().do(DRIFT)
    assert scene.why("lay cavern_tunnel@M1,3+M2,3") == ("not-joined", "CAV-6.6")
    assert scene.may("lay cavern_tunnel@M2,1+M1,1")
    assert scene.may("lay cavern_tunnel@M4,3+M4,2")


@pytest.mark.clause("CAV-6.7", "CAV-14.13", "CAV-14.14")
def test_single_tiles() -> None:
    scene = Scene().give(ruby=5).do("exchange", "exchange ruby_to_meadow")
    assert scene.why("lay meadow@F1,1") == ("not-joined", "CAV-6.7")
    assert scene.cost("lay meadow@F4,3") == {"ruby": 1}
    scene.do("lay meadow@F4,3", "exchange ruby_to_field", "lay field@F4,2")
    assert scene.goods("ruby", "food") == (3, 1)
    scene.do("exchange ruby_to_tunnel", "lay tunnel@M2,1", "exchange ruby_to_cavern")
    assert scene.cost("lay cavern@M1,1") == {"ruby": 2}
    assert scene.do("lay cavern@M1,1").has("ruby") == 0


@pytest.mark.clause("CAV-6.8")
def test_single_field_not_on_a_stable() -> None:
    scene = Scene().give(ruby=2).tiles(meadow="F4,3").stables("F3,3").do("exchange", "exchange ruby_to_field")
    assert scene.why("lay field@F3,3") == ("field-on-stable", "CAV-6.8")
    scene.do("lay field@F4,2", "exchange ruby_to_meadow", "lay meadow@F3,3")


@pytest.mark.clause("CAV-6.9", "CAV-7.5")
def test_ore_mine_on_two_ordinary_tunnels() -> None:
    scene = Scene().opens("ore_mine_construction").tiles(tunnel="M3,2 M3,3", deep_tunnel="M2,2").turn()
    scene.do("place dwarf@ore_mine_construction")
    assert scene.why("lay ore_mine@M3,2+M2,2") == ("not-a-tunnel", "CAV-6.9")
    assert scene.may("lay ore_mine@M3,2+M3,3")
    assert scene.may("lay ore_mine@M3,3+M3,2")
    apart = Scene().opens("ore_mine_construction").tiles(tunnel="M3,2 M2,1").turn()
    assert apart.why("place dwarf@ore_mine_construction") == ("nothing-to-do", "CAV-5.5")


@pytest.mark.clause("CAV-6.10")
def test_ruby_mine_on_the_deep_tunnel_of_the_own_ore_mine() -> None:
    scene = Scene().opens("ore_mine_construction", "ruby_mine_construction").tiles(tunnel="M3,2 M3,3").turn()
    scene.do("place dwarf@ore_mine_construction", "lay ore_mine@M3,2+M3,3")
    scene.turn().do("place dwarf@ruby_mine_construction")
    assert scene.why("lay ruby_mine@M3,2") == ("not-a-tunnel", "CAV-6.10")
    assert scene.do("lay ruby_mine@M3,3").has("ruby") == 1


def farm(**goods: int) -> Scene:
    return Scene().opens("sheep_farming").give(**goods).turn()


@pytest.mark.clause("CAV-6.11", "CAV-6.12")
def test_prices_of_pastures() -> None:
    scene = farm(wood=6).tiles(meadow="F4,3 F4,2 F2,2").do("place dwarf@sheep_farming")
    assert scene.cost("fence F2,2") == {"wood": 2}
    assert scene.cost("fence F4,2+F4,3") == {"wood": 4}
    assert scene.why("fence F1,1") == ("not-a-meadow", "CAV-6.11")
    assert scene.why("fence F2,2+F4,2") == ("squares-apart", "CAV-6.12")
    poor = farm(wood=3, stone=1).tiles(meadow="F4,3 F4,2").do("place dwarf@sheep_farming")
    assert poor.why("fence F4,2+F4,3") == ("cannot-pay", "CAV-6.12")


@pytest.mark.clause("CAV-6.13")
def test_one_small_and_one_large_at_most() -> None:
    scene = farm(wood=20).tiles(meadow="F4,3 F4,2 F4,1 F3,1 F2,1 F1,1 F3,3").do("place dwarf@sheep_farming")
    scene.do("fence F4,3")
    assert scene.why("fence F3,3") == ("part-closed", "CAV-5.10")
    scene.do("fence F4,1+F4,2")
    assert scene.why("fence F2,1+F3,1") == ("part-closed", "CAV-5.10")


@pytest.mark.clause("CAV-6.14", "CAV-10.2")
def test_stables_stay_and_pastures_are_not_joined() -> None:
    scene = (
        farm(wood=6).tiles(meadow="F4,3 F4,2", small="F3,3").stables("F4,3").do("place dwarf@sheep_farming")
    )
    assert scene.why("fence F3,3+F4,3") == ("not-a-meadow", "CAV-6.11")
    scene.do("fence F4,2+F4,3")
    assert scene.state.players[0][STABLE] == 1 << 35  # the stable still stands on F4,3


@pytest.mark.clause("CAV-6.15")
def test_a_stable_costs_a_stone_and_there_are_three() -> None:
    scene = farm(stone=2).do("place dwarf@sheep_farming")
    assert scene.cost("stable F1,1") == {"stone": 1}
    scene.do("stable F1,1")
    assert scene.why("stable F1,2") == ("part-closed", "CAV-5.10")
    three = (
        farm(stone=2, wood=2).tiles(meadow="F4,3").stables("F1,1 F1,2 F1,3").do("place dwarf@sheep_farming")
    )
    assert three.why("stable F2,2") == ("no-stable-left", "CAV-6.15")
    assert farm(wood=2).tiles(meadow="F4,3").do("place dwarf@sheep_farming").why("stable F1,1") == (
        "cannot-pay",
        "CAV-6.15",
    )


@pytest.mark.clause("CAV-6.16", "CAV-10.14")
def test_where_stables_stand() -> None:
    scene = (
        farm(stone=2).tiles(meadow="F4,3", field="F4,2", small="F3,3", tunnel="M2,1").large("F2,2", "F2,3")
    )
    scene.stables("F2,2").do("place dwarf@sheep_farming")
    for square in ("F1,1", "F4,3", "F3,3", "F2,3"):
        assert scene.may(f"stable {square}"), square
    assert scene.why("stable F4,2") == ("no-ground-for-stable", "CAV-6.16")
    assert scene.why("stable F2,2") == ("stable-there", "CAV-6.16")
    assert scene.why("stable M2,1") == ("no-ground-for-stable", "CAV-6.16")
    assert scene.why("stable F0,1") == ("no-ground-for-stable", "CAV-10.14")
    assert farm(stone=1).tiles(meadow="F0,1").do("place dwarf@sheep_farming").may("stable F0,1")


@pytest.mark.clause("CAV-6.17", "CAV-6.18")
def test_sowing() -> None:
    scene = Scene().tiles(field="F4,3 F4,2 F4,1 F3,1 F2,1").give(grain=5, veg=5).do(BURN)
    assert scene.why("sow 3 grain 0 veg") == ("too-many-fields", "CAV-6.17")
    assert scene.why("sow 0 grain 0 veg") == ("sow-something", "CAV-6.17")
    scene.do("sow 2 grain 2 veg")
    assert scene.goods("grain", "veg") == (3, 3)
    assert scene.line("grain") == (9, 5)  # 3 in the supply, twice 3 on fields
    assert scene.line("veg") == (7, 7)  # 3 in the supply, twice 2 on fields
    few = Scene().tiles(field="F4,3").give(grain=1, veg=1).do(BURN)
    assert few.why("sow 1 grain 1 veg") == ("too-few-fields", "CAV-6.17")
    assert few.why("sow 2 grain 0 veg") == ("too-few-fields", "CAV-6.17")


# --- furnishing ---------------------------------------------------------------------------------


@pytest.mark.clause("CAV-7.1")
def test_no_cavern_no_furnishing() -> None:
    scene = Scene().room("carpenter", "M3,1").give(wood=9, stone=9, ruby=1).do(HOUSEWORK)
    assert scene.why("furnish cuddle_room") == ("no-cavern", "CAV-7.1")
    two = Scene().tiles(cavern="M2,1").give(wood=1).do(HOUSEWORK, "furnish cuddle_room")
    assert two.why("furnish cuddle_room@M1,1") == ("not-furnishable", "CAV-7.1")


@pytest.mark.clause("CAV-7.2")
def test_a_dwelling_is_orange() -> None:
    scene = (
        Scene().opens("wish_for_children").give(wood=9, stone=9).turn().do("place dwarf@wish_for_children")
    )
    assert scene.why("furnish cuddle_room") == ("not-a-dwelling", "CAV-7.2")
    dwellings = {text.split()[1] for text in scene.texts() if text.startswith("furnish")}
    assert dwellings == {
        "dwelling",
        "simple_dwelling_a",
        "simple_dwelling_b",
        "mixed_dwelling",
        "couple_dwelling",
        "additional_dwelling",
    }


@pytest.mark.clause("CAV-7.4")
def test_a_tile_is_sold_once() -> None:
    scene = Scene().room("cuddle_room", seat=1).give(wood=1).do(HOUSEWORK)
    assert scene.why("furnish cuddle_room") == ("not-for-sale", "CAV-7.4")
    intro = Scene(set="introductory").give(wood=1, stone=1).do(HOUSEWORK)
    assert intro.why("furnish miner") == ("not-for-sale", "CAV-7.4")


@pytest.mark.clause("CAV-7.5")
def test_furnished_squares_stay_furnished() -> None:
    scene = Scene().room("cuddle_room", "M3,1").tiles(cavern="M2,1 M1,1").give(wood=1).do(HOUSEWORK)
    scene.do("furnish breakfast_room")
    assert scene.why("furnish breakfast_room@M3,1") == ("not-furnishable", "CAV-7.1")


@pytest.mark.clause("CAV-7.6", "CAV-14.20")
def test_tile_then_square_then_payment() -> None:
    scene = (
        Scene().room("builder").tiles(cavern="M2,1").give(wood=1, ore=1).do(HOUSEWORK, "furnish cuddle_room")
    )
    assert scene.asked() == "site"
    assert scene.texts() == [
        "furnish cuddle_room@M2,1",
        "furnish cuddle_room@M3,1",
    ]  # no exchange, no way out
    assert scene.why("furnish carpenter@M2,1") == ("other-furnishing", "CAV-7.6")
    scene.do("furnish cuddle_room@M2,1")
    assert scene.asked() == "payment"
    assert scene.why("replace 0 wood 1 stone") == ("nothing-to-replace", "CAV-11.17")
    scene.do("replace 0 wood 0 stone")


@pytest.mark.clause("CAV-7.7", "CAV-7.8")
@pytest.mark.parametrize(("old", "new"), [("trader", "spare_part_storage"), ("spare_part_storage", "trader")])
def test_trader_and_spare_part_storage(old: str, new: str) -> None:
    scene = (
        Scene().room(old, "M1,1").room("main_storage", "M1,2").give(wood=2).do(HOUSEWORK, f"furnish {new}")
    )
    furnished = {item["furnishing"]: item["square"] for item in _furnishings(scene)}
    assert furnished[new] == "M1,1"  # on top of the other, though M3,1 is empty
    assert old not in furnished
    assert scene.squares("cavern") == {"M3,1"}
    assert scene.line("furnishing", old) == (0, 0)
    assert scene.line("bonus", "main_storage")[0] == (2 if new == "spare_part_storage" else 1)
    full = Scene().room(old, "M3,1").give(wood=2).do(HOUSEWORK, f"furnish {new}")  # no empty cavern is needed
    assert full.squares("cavern") == set()


def _furnishings(scene: Scene) -> list[dict[str, str]]:
    found: list[dict[str, str]] = CAVERNA.view(scene.state, 0)["players"][0]["furnishings"]
    return found


# --- the family ---------------------------------------------------------------------------------


def family(*strengths: int) -> Scene:
    return Scene(4).dwarfs(*strengths).turn()


@pytest.mark.clause("CAV-9.1")
def test_a_child_needs_a_bed() -> None:
    assert family(0, 0).cradle().why("grow") == ("no-bed", "CAV-9.1")


@pytest.mark.clause("CAV-9.2")
def test_beds() -> None:
    scene = family(0, 0, 0).room("dwelling")
    assert scene.cradle().why("grow") == ("no-bed", "CAV-9.1")
    more = family(0, 0, 0).room("dwelling").room("simple_dwelling_a", "M1,2").cradle()
    assert more.may("grow")


@pytest.mark.clause("CAV-9.3", "CAV-9.4")
def test_five_or_six() -> None:
    many = family(0, 0, 0, 0, 0).room("dwelling").room("dwelling", "M1,2").room("dwelling", "M1,3")
    many.room("dwelling", "M2,1").room("dwelling", "M2,2").cradle()
    assert many.why("grow") == ("too-many-dwarfs", "CAV-9.3")
    six = family(0, 0, 0, 0, 0, 0).room("additional_dwelling").room("dwelling", "M1,2").cradle()
    assert six.why("grow") == ("too-many-dwarfs", "CAV-9.3")


@pytest.mark.clause("CAV-9.5", "CAV-9.6")
def test_the_child_stands_with_its_parent() -> None:
    scene = family(3, 4).room("dwelling").do("place dwarf@growth", "grow")
    assert scene.strengths() == [3, 4, 0]
    assert scene.state.places[0][2] == scene.state.places[0][0]
    turn = scene.turn().do("place dwarf@clearing")
    assert turn.told("place")[-1]["strength"] == 4  # the child does not work this round
    beds = family(0, 0).room("dwelling").opens("family_life").do("place dwarf@growth", "grow").turn()
    assert beds.why("place dwarf@family_life") == ("nothing-to-do", "CAV-5.5")  # its bed is taken at once


@pytest.mark.clause("CAV-9.7")
def test_one_child_an_action() -> None:
    scene = family(0, 0).opens("urgent_wish").give(wood=8, stone=6).turn().do("place dwarf@urgent_wish")
    scene.do("furnish couple_dwelling", "grow")
    assert len(scene.strengths()) == 3
    assert scene.asked() != "space"
