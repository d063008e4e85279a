"""Each of the 48 furnishings: what it costs, what it is worth, what it does."""

import pytest

from permonik.engine.caverna.animals import fits
from permonik.engine.caverna.furnishings import FULL, FURNISHINGS, INTRODUCTORY, PAID_IN
from permonik.engine.caverna.goods import GOODS, RUBY_LEFT, STONE_LEFT, WOOD_LEFT
from tests.engine.rules.caverna.covered import furnishing
from tests.engine.rules.caverna.scene import Scene

HOUSEWORK = "place dwarf@housework"

# The list of the appendix: price, printed points, introductory set or full game only.
LIST = """
dwelling 4w3s 3 I
simple_dwelling_a 4w2s 0 I
simple_dwelling_b 3w3s 0 I
mixed_dwelling 5w4s 4 F
couple_dwelling 8w6s 5 F
additional_dwelling 4w3s 5 F
cuddle_room 1w 2 I
breakfast_room 1w 0 I
stubble_room 1w1o 1 I
work_room 1s 2 F
guest_room 1w1s 0 F
office_room 1s 0 F
carpenter 1s 0 I
stone_carver 1w 1 I
blacksmith 1w2s 3 I
miner 1w1s 3 F
builder 1s 2 F
trader 1w 2 F
wood_supplier 1s 2 I
stone_supplier 1w 1 I
ruby_supplier 2w2s 2 I
dog_school - 0 F
quarry 1w 2 F
seam 2w 1 F
slaughtering_cave 2w2s 2 I
cooking_cave 2s 2 I
working_cave 1w1s 2 I
mining_cave 3w2s 2 F
breeding_cave 1g1s 2 F
peaceful_cave 2w2s 2 F
weaving_parlor 2w1s 0 I
milking_parlor 2w2s 0 I
state_parlor 3s5G 0 F
hunting_parlor 2w 1 I
beer_parlor 2w 3 I
blacksmithing_parlor 3o 2 F
stone_storage 3w1o 0 I
ore_storage 1w2s 0 I
spare_part_storage 2w 0 F
main_storage 2w1s 0 I
weapon_storage 3w2s 0 I
supplies_storage 3f1w 0 F
broom_chamber 1w 0 F
treasure_chamber 1w1s 0 I
food_chamber 2w2v 0 I
prayer_chamber 2w 0 F
writing_chamber 2s 0 I
fodder_chamber 2g1s 0 I
"""
LETTERS = {"w": "wood", "s": "stone", "o": "ore", "G": "gold", "g": "grain", "v": "veg", "f": "food"}


def prices() -> dict[str, tuple[dict[str, int], int, str]]:
    found = {}
    for row in LIST.split("\n"):
        if row:
            key, price, points, kind = row.split()
            pairs = zip(price[::2], price[1::2], strict=False) if price != "-" else ()
            found[key] = ({LETTERS[letter]: int(count) for count, letter in pairs}, int(points), kind)
    return found


@pytest.mark.clause("CAV-3.5", "CAV-12.9", "CAV-7.3")
@pytest.mark.parametrize(("key", "expected"), prices().items())
def test_price_points_and_set(key: str, expected: tuple[dict[str, int], int, str]) -> None:
    price, points, kind = expected
    scene = Scene().give(**price).do(HOUSEWORK)
    assert scene.cost(f"furnish {key}") == price
    scene.do(f"furnish {key}")
    left = [scene.has(GOODS[good]) for good in PAID_IN if good not in (0, 1, 2, 5)]
    assert not any(left)
    assert scene.line("furnishing", key)[1] == points
    index = [tile.key for tile in FURNISHINGS].index(key)
    assert bool(INTRODUCTORY >> index & 1) == (kind == "I")
    assert FULL >> index & 1


@pytest.mark.clause("CAV-7.3", "CAV-5.5")
@pytest.mark.parametrize(("key", "expected"), [item for item in prices().items() if item[1][0]])
def test_one_good_short_is_not_enough(key: str, expected: tuple[dict[str, int], int, str]) -> None:
    price = expected[0]
    for good in price:
        scene = Scene().give(**price).give(**{good: -1}).do(HOUSEWORK)
        assert scene.why(f"furnish {key}") == ("cannot-pay", "CAV-7.3")


def furnished(key: str, **goods: int) -> Scene:
    """Housework done with this furnishing, paid for; then the goods."""
    return Scene().give(**prices()[key][0]).give(**goods).do(HOUSEWORK, f"furnish {key}", "stop")


# --- dwellings ----------------------------------------------------------------------------------


@pytest.mark.clause("CAV-11.1", "CAV-7.4", "CAV-9.2")
@furnishing("dwelling")
def test_dwelling() -> None:
    scene = (
        Scene(4)
        .room("dwelling", "M1,1")
        .room("dwelling", "M1,2")
        .room("dwelling", "M1,3")
        .give(wood=4, stone=3)
    )
    assert scene.do(HOUSEWORK).may("furnish dwelling")  # any number of them
    scene = Scene(4).turn().room("dwelling").do("place dwarf@growth", "grow")
    assert len(scene.strengths()) == 3


@pytest.mark.clause("CAV-11.2", "CAV-9.2")
@furnishing("simple_dwelling_a")
def test_simple_dwelling_of_wood() -> None:
    assert Scene(4).cradle().why("grow") == ("no-bed", "CAV-9.1")
    assert Scene(4).turn().room("simple_dwelling_a").cradle().may("grow")


@pytest.mark.clause("CAV-11.3", "CAV-9.2")
@furnishing("simple_dwelling_b")
def test_simple_dwelling_of_stone() -> None:
    scene = Scene(4).turn().room("simple_dwelling_b").do("place dwarf@growth", "grow")
    assert len(scene.strengths()) == 3


@pytest.mark.clause("CAV-11.4", "CAV-10.5", "CAV-9.2")
@furnishing("mixed_dwelling")
def test_mixed_dwelling() -> None:
    scene = Scene(4).turn().room("mixed_dwelling").cradle()
    assert scene.may("grow")
    animals = Scene().room("mixed_dwelling").give(sheep=2, cattle=2).opens("sheep_farming").turn()
    animals.do("place dwarf@sheep_farming", "take 3")
    assert animals.asked() == "overflow"  # two and two, not three
    assert (
        Scene().opens("sheep_farming").give(sheep=2).turn().do("place dwarf@sheep_farming", "take 3").asked()
        == "overflow"
    )


@pytest.mark.clause("CAV-11.5", "CAV-9.2")
@furnishing("couple_dwelling")
def test_couple_dwelling() -> None:
    scene = Scene(4).turn().room("couple_dwelling").dwarfs(0, 0, 0).do("place dwarf@growth", "grow")
    assert len(scene.strengths()) == 4
    scene = Scene(4).turn().room("couple_dwelling").dwarfs(0, 0, 0, 0).cradle()
    assert not scene.may("grow")


@pytest.mark.clause("CAV-11.6", "CAV-9.3", "CAV-9.4")
@furnishing("additional_dwelling")
def test_additional_dwelling() -> None:
    scene = Scene(4).turn().room("additional_dwelling").cradle()
    assert scene.why("grow") == ("no-bed", "CAV-9.1")  # only for the sixth dwarf
    scene = Scene(4).turn().room("additional_dwelling").dwarfs(0, 0, 0, 0, 0).do("place dwarf@growth", "grow")
    assert len(scene.strengths()) == 6
    scene = Scene(4).turn().room("couple_dwelling").room("dwelling", "M1,2").room("dwelling", "M1,3")
    scene.dwarfs(0, 0, 0, 0, 0).cradle()
    assert scene.why("grow") == ("too-many-dwarfs", "CAV-9.3")


# --- room and rules -----------------------------------------------------------------------------


def holds(scene: Scene, **animals: int) -> bool:
    """Whether the animals have room."""
    scene.give(**animals)
    return fits(scene.state.players[0], len(scene.strengths()))


@pytest.mark.clause("CAV-11.7", "CAV-9.6")
@furnishing("cuddle_room")
def test_cuddle_room() -> None:
    assert holds(Scene().room("cuddle_room"), sheep=4)  # two dwarfs, and two in the entry-level dwelling
    assert not holds(Scene().room("cuddle_room"), sheep=5)
    assert not holds(Scene().room("cuddle_room"), boar=3)
    born = Scene(4).turn().room("cuddle_room").room("dwelling", "M1,2").do("place dwarf@growth", "grow")
    assert holds(born, sheep=5)  # the newborn counts at once


@pytest.mark.clause("CAV-11.8")
@furnishing("breakfast_room")
def test_breakfast_room() -> None:
    assert holds(Scene().room("breakfast_room"), cattle=3, sheep=2)
    assert not holds(Scene().room("breakfast_room"), cattle=4, sheep=1)
    assert not holds(Scene().room("breakfast_room"), sheep=3)


@pytest.mark.clause("CAV-11.9", "CAV-10.4", "CAV-10.9")
@furnishing("stubble_room")
def test_stubble_room() -> None:
    fields = {"field": "F4,3 F3,3"}
    assert holds(Scene().room("stubble_room").tiles(**fields), sheep=1, donkey=1, cattle=2)
    assert not holds(Scene().tiles(**fields), sheep=1, donkey=1)
    scene = Scene().room("stubble_room").tiles(**fields).give(sheep=1, donkey=1, cattle=2, grain=1).turn()
    scene.do("place dwarf@slash_and_burn", "sow 1 grain 0 veg")
    assert scene.asked() == "overflow"  # the animal's field was sown


@pytest.mark.clause("CAV-11.10", "CAV-7.1", "CAV-7.5")
@furnishing("work_room")
def test_work_room() -> None:
    scene = Scene().tiles(tunnel="M2,1", deep_tunnel="M2,2").give(wood=1).do(HOUSEWORK, "furnish cuddle_room")
    assert scene.state.sites[0][7] == 28  # M3,1: the only cavern
    scene = Scene().room("work_room").tiles(tunnel="M2,1", deep_tunnel="M2,2").give(wood=1)
    scene.do(HOUSEWORK, "furnish cuddle_room", "furnish cuddle_room@M2,1")
    assert scene.squares("tunnel") == set()
    scene.opens("ruby_mine_construction").turn().do("place dwarf@ruby_mine_construction")
    assert scene.why("lay ruby_mine@M2,1") == ("not-a-tunnel", "CAV-6.10")
    itself = Scene().room("carpenter", "M3,1").tiles(tunnel="M2,1").give(stone=1, ruby=1).do(HOUSEWORK)
    assert itself.why("furnish work_room") == ("no-cavern", "CAV-7.1")


@pytest.mark.clause("CAV-11.11", "CAV-16.8")
@furnishing("guest_room")
def test_guest_room() -> None:
    scene = Scene(4).room("guest_room").opens("wish_for_children").give(wood=4, stone=3).turn()
    scene.do("place dwarf@wish_for_children", "furnish dwelling", "grow")
    assert len(scene.strengths()) == 3
    scene = Scene(4).room("guest_room").opens("urgent_wish").give(wood=4, stone=3).turn()
    scene.do("place dwarf@urgent_wish", "take 2", "furnish dwelling", "grow")
    assert (len(scene.strengths()), scene.has("gold")) == (3, 3)
    scene = Scene(7).room("guest_room").turn()
    scene.do("place dwarf@extension", "lay meadow_field@F4,3+F3,3", "lay cavern_tunnel@M3,2+M3,3")
    assert scene.goods("wood", "stone") == (1, 1)
    scene.state.crews = [0] * len(scene.state.crews)
    scene.turn().do("place dwarf@extension", "lay meadow_field@F2,3+F2,2")
    assert scene.has("wood") == 2
    assert scene.asked() != "space"  # only once a game
    copied = Scene(7).room("guest_room").turn().crew("extension", 1)
    copied.do("place dwarf@imitation_3", "imitate extension", "lay meadow_field@F4,3+F3,3")
    assert copied.do("lay cavern_tunnel@M3,2+M3,3").goods("wood", "stone") == (1, 1)


@pytest.mark.clause("CAV-11.12", "CAV-10.11", "CAV-10.12")
@furnishing("office_room")
def test_office_room() -> None:
    outside = "lay meadow_field@F4,3+F5,3"
    assert Scene().do("place dwarf@slash_and_burn").why(outside) == ("off-the-board", "CAV-10.11")
    scene = Scene().room("office_room").do("place dwarf@slash_and_burn", outside)
    assert scene.has("gold") == 2
    assert scene.squares("field") == {"F5,3"}


# --- building materials -------------------------------------------------------------------------


@pytest.mark.clause("CAV-11.13", "CAV-7.3")
@furnishing("carpenter")
def test_carpenter() -> None:
    scene = Scene().give(wood=5, stone=6).room("carpenter").do(HOUSEWORK)
    assert scene.cost("furnish dwelling") == {"wood": 3, "stone": 3}
    assert scene.cost("furnish cuddle_room") == {}
    assert scene.cost("furnish cooking_cave") == {"stone": 2}  # a discount brings nothing back
    assert Scene().give(stone=1).do(HOUSEWORK).cost("furnish carpenter") == {"stone": 1}
    fences = (
        Scene().room("carpenter").opens("sheep_farming").give(wood=4).tiles(meadow="F4,3 F4,2 F4,1").turn()
    )
    fences.do("place dwarf@sheep_farming")
    assert fences.cost("fence F4,1") == {"wood": 1}
    fences.do("fence F4,1", "fence F4,2+F4,3")
    assert fences.has("wood") == 0  # 1 and 3


@pytest.mark.clause("CAV-11.14", "CAV-6.15")
@furnishing("stone_carver")
def test_stone_carver() -> None:
    scene = Scene().give(wood=1).do(HOUSEWORK, "furnish stone_carver")
    assert scene.has("stone") == 2
    scene = Scene().give(wood=4, stone=2).room("stone_carver").do(HOUSEWORK)
    assert scene.cost("furnish dwelling") == {"wood": 4, "stone": 2}
    stable = Scene().room("stone_carver").opens("sheep_farming").turn().do("place dwarf@sheep_farming")
    assert stable.cost("stable F1,1") == {}
    stable.do("stable F1,1")


@pytest.mark.clause("CAV-11.15", "CAV-8.33")
@furnishing("blacksmith")
def test_blacksmith() -> None:
    scene = Scene().give(wood=1, stone=2).do(HOUSEWORK, "furnish blacksmith")
    assert scene.has("ore") == 2
    scene = (
        Scene().room("blacksmith").opens("blacksmithing").give(ore=6).turn().do("place dwarf@blacksmithing")
    )
    assert [scene.cost(f"forge {n}") for n in (1, 2, 3, 8)] == [{}, {}, {"ore": 1}, {"ore": 6}]
    assert scene.why("forge 9") == ("no-such-weapon", "CAV-8.33")
    poor = Scene().room("blacksmith").opens("blacksmithing").turn().do("place dwarf@blacksmithing", "forge 2")
    assert poor.strengths()[0] == 2


@pytest.mark.clause("CAV-11.16", "CAV-4.7")
@furnishing("miner")
def test_miner() -> None:
    scene = Scene(1).room("miner").tiles(ore_mine="M2,1 M2,2", ruby_mine="M2,3").give(donkey=3, food=9)
    scene.harvest().do("breed nothing")
    assert scene.has("ore") == 2  # the ruby mine does not count
    scene = Scene(1).room("miner").tiles(ore_mine="M2,1 M2,2").give(donkey=1, food=9).harvest()
    assert scene.has("ore") == 1


@pytest.mark.clause("CAV-11.17")
@furnishing("builder")
def test_builder() -> None:
    scene = Scene().room("builder").give(ore=2, stone=1).do(HOUSEWORK, "furnish blacksmith")
    assert scene.goods("ore", "stone") == (2, 0)  # two ore and one stone paid, two ore gained
    choice = Scene().room("builder").give(wood=1, ore=1).do(HOUSEWORK, "furnish cuddle_room")
    assert choice.texts() == ["replace 0 wood 0 stone", "replace 1 wood 0 stone"]
    assert choice.do("replace 1 wood 0 stone").goods("wood", "ore") == (1, 0)
    twice = Scene().room("builder").give(wood=1, stone=3, ore=9).do(HOUSEWORK)
    assert twice.why("furnish dwelling") == ("cannot-pay", "CAV-7.3")  # one wood at most
    fences = Scene().room("builder").opens("sheep_farming").tiles(meadow="F4,3").give(ore=9).turn()
    assert not fences.do("place dwarf@sheep_farming").may("fence F4,3")
    discount = Scene().room("builder").room("carpenter", "M1,2").give(ore=1, wood=2, stone=3).do(HOUSEWORK)
    assert discount.may("furnish dwelling")  # discounts first, then ore


@pytest.mark.clause("CAV-11.18", "CAV-14.21")
@furnishing("trader")
def test_trader() -> None:
    scene = Scene().room("trader").give(gold=2).do("exchange", "exchange trade_gold")
    assert scene.goods("gold", "wood", "stone", "ore") == (0, 1, 1, 1)
    assert not Scene().room("trader").give(gold=1, ruby=1).do("exchange").may("exchange trade_gold")


@pytest.mark.clause("CAV-11.19", "CAV-4.7")
@furnishing("wood_supplier")
def test_wood_supplier() -> None:
    supplies("wood_supplier", "wood", WOOD_LEFT, 7)


@pytest.mark.clause("CAV-11.20")
@furnishing("stone_supplier")
def test_stone_supplier() -> None:
    supplies("stone_supplier", "stone", STONE_LEFT, 5)


@pytest.mark.clause("CAV-11.21")
@furnishing("ruby_supplier")
def test_ruby_supplier() -> None:
    supplies("ruby_supplier", "ruby", RUBY_LEFT, 4)


def supplies(key: str, good: str, left: int, rounds: int) -> None:
    scene = furnished(key)
    assert scene.has(good) == 0  # not in the round in which it is furnished
    assert scene.state.players[0][left] == rounds
    scene.give(food=99).give(1, food=99)
    for delivered in range(1, rounds + 2):
        scene.harvest("one_food")
        assert scene.has(good) == min(delivered, rounds)


@pytest.mark.clause("CAV-11.22")
@furnishing("dog_school")
def test_dog_school() -> None:
    scene = Scene().room("dog_school").give(ruby=1, dog=2).do("exchange", "exchange ruby_to_dog")
    assert scene.goods("dog", "wood") == (3, 1)  # from now on, from whatever source
    looted = Scene().room("dog_school").dwarfs(1, 1).do("place dwarf@logging", "loot loot_dog")
    assert looted.has("wood") == 1
    bought = Scene(5).room("dog_school").turn().do("place dwarf@weekly_market", "take 0", "buy dog")
    assert bought.has("wood") == 1


@pytest.mark.clause("CAV-11.23", "CAV-13.18")
@furnishing("quarry")
def test_quarry() -> None:
    scene = Scene(1).room("quarry").tiles(ore_mine="M2,1 M2,2 M2,3").give(donkey=2, food=9).harvest()
    assert scene.do("breed donkey").goods("donkey", "stone") == (3, 1)
    bought = Scene(1).room("quarry").give(ruby=1).do("exchange", "exchange ruby_to_donkey")
    assert bought.goods("donkey", "stone") == (1, 0)
    full = Scene(1).room("quarry").give(donkey=2, food=9).harvest()
    assert full.why("breed donkey") == ("no-room", "CAV-13.18")  # no newborn, no stone


@pytest.mark.clause("CAV-11.24")
@furnishing("seam")
def test_seam() -> None:
    scene = Scene().room("seam").pile("drift_mining", stone=3).do("place dwarf@drift_mining", "take 0")
    assert scene.goods("stone", "ore") == (3, 3)
    carver = Scene().room("seam").give(wood=1).do(HOUSEWORK, "furnish stone_carver")
    assert carver.goods("stone", "ore") == (2, 2)
    ruby = Scene().room("seam").give(ruby=1).do("exchange", "exchange ruby_to_stone")
    assert ruby.goods("stone", "ore") == (1, 1)
    trader = Scene().room("seam").room("trader", "M1,2").give(gold=2).do("exchange", "exchange trade_gold")
    assert trader.goods("stone", "ore") == (1, 2)
    loot = Scene().room("seam").dwarfs(3, 3).do("place dwarf@logging", "loot loot_stone")
    assert loot.goods("stone", "ore") == (1, 1)
    quarry = (
        Scene(1).room("seam").room("quarry", "M1,2").tiles(ore_mine="M2,1 M2,2 M2,3").give(donkey=2, food=9)
    )
    assert quarry.harvest().do("breed donkey").goods("stone", "ore") == (1, 1)
    discount = (
        Scene()
        .room("seam")
        .room("stone_carver", "M1,2")
        .give(wood=4, stone=2)
        .do(HOUSEWORK, "furnish dwelling")
    )
    assert discount.goods("stone", "ore") == (0, 0)


# --- food ---------------------------------------------------------------------------------------


@pytest.mark.clause("CAV-11.25")
@furnishing("slaughtering_cave")
def test_slaughtering_cave() -> None:
    scene = Scene().room("slaughtering_cave").room("hunting_parlor", "M1,2")
    scene.give(sheep=1, donkey=3, boar=3, cattle=1).do("exchange")
    foods = []
    for kind in (
        "sheep_to_food",
        "donkey_to_food",
        "donkeys_to_food",
        "boar_to_food",
        "cattle_to_food",
        "hunt",
    ):
        before = scene.has("food")
        foods.append(scene.do(f"exchange {kind}").has("food") - before)
    assert foods == [2, 2, 5, 3, 4, 2]


@pytest.mark.clause("CAV-11.26")
@furnishing("cooking_cave")
def test_cooking_cave() -> None:
    scene = Scene().room("cooking_cave").give(grain=1, veg=1).do("exchange", "exchange cook")
    assert scene.goods("grain", "veg", "food") == (0, 0, 5)
    assert Scene().give(grain=1, veg=1).do("exchange").why("exchange cook") == ("not-owned", "CAV-11.26")


@pytest.mark.clause("CAV-11.27", "CAV-13.23")
@furnishing("working_cave")
def test_working_cave() -> None:
    for payment, goods in (("wood", {"wood": 1}), ("stone", {"stone": 1}), ("ore", {"ore": 2})):
        scene = Scene(1).room("working_cave").give(food=2, **goods).harvest()
        scene.do(f"feed adult with {payment}")
        assert scene.goods("food", "begging", *goods) == (0, 0, *(0 for _ in goods))
    one = Scene(1).room("working_cave").give(food=1, wood=1).harvest("one_food").do("feed adult with wood")
    assert one.goods("food", "begging") == (0, 0)
    twice = Scene(1).room("working_cave").give(wood=5).harvest().do("feed adult with wood")
    assert twice.goods("wood", "begging") == (4, 2)
    spared = Scene(1).room("working_cave").give(wood=5, food=4).harvest().do("feed")
    assert spared.goods("wood", "food") == (5, 0)  # only if its owner wants to


@pytest.mark.clause("CAV-11.28", "CAV-13.15")
@furnishing("mining_cave")
def test_mining_cave() -> None:
    scene = Scene(1).room("mining_cave").tiles(ore_mine="M2,1", ruby_mine="M2,2").give(donkey=3, food=4)
    scene.harvest().do("breed nothing")
    assert scene.goods("food", "begging") == (2, 0)
    one = Scene(1).room("mining_cave").tiles(ore_mine="M2,1", ruby_mine="M2,2").give(donkey=2, food=4)
    assert one.harvest("one_food").has("food") == 4  # never below nothing


@pytest.mark.clause("CAV-11.29")
@furnishing("breeding_cave")
def test_breeding_cave() -> None:
    for types, food in (
        ("sheep", 1),
        ("sheep+donkey", 2),
        ("sheep+donkey+boar", 3),
        ("sheep+donkey+boar+cattle", 5),
    ):
        scene = Scene(1).room("breeding_cave").tiles(small="F4,3 F3,3 F2,3 F1,3").stables("F4,3 F3,3 F2,3")
        scene.tiles(meadow="F1,2").give(sheep=2, donkey=2, boar=2, cattle=2, food=4).large(
            "F4,1", "F4,2"
        ).harvest()
        assert scene.do(f"breed {types}").has("food") == food
    loot = (
        Scene(3)
        .room("breeding_cave")
        .opens("exploration")
        .dwarfs(14, 14)
        .large("F4,1", "F4,2")
        .give(sheep=2)
        .turn()
    )
    loot.do("place dwarf@exploration", "loot loot_breed", "breed sheep")
    assert loot.goods("sheep", "food") == (3, 1)


@pytest.mark.clause("CAV-11.30", "CAV-14.17")
@furnishing("peaceful_cave")
def test_peaceful_cave() -> None:
    scene = Scene().room("peaceful_cave").dwarfs(3, 14).do("exchange", "exchange weapon_to_food 14 home")
    assert scene.has("food") == 14
    assert scene.strengths() == [3, 0]


# --- parlors, storages and chambers -------------------------------------------------------------


@pytest.mark.clause("CAV-11.31")
@furnishing("weaving_parlor")
def test_weaving_parlor() -> None:
    scene = (
        Scene()
        .give(wood=2, stone=1, sheep=3)
        .tiles(small="F4,3 F3,3")
        .do(HOUSEWORK, "furnish weaving_parlor")
    )
    assert scene.has("food") == 3
    assert bonus("weaving_parlor", "sheep", (0, 1, 2, 3, 4)) == [0, 0, 1, 1, 2]


@pytest.mark.clause("CAV-11.32")
@furnishing("milking_parlor")
def test_milking_parlor() -> None:
    scene = Scene().give(wood=2, stone=2, cattle=2).do(HOUSEWORK, "furnish milking_parlor")
    assert scene.has("food") == 2
    assert bonus("milking_parlor", "cattle", (0, 1, 3)) == [0, 1, 3]


def bonus(key: str, good: str, counts: tuple[int, ...]) -> list[int]:
    return [Scene().room(key).give(**{good: count}).line("bonus", key)[1] for count in counts]


@pytest.mark.clause("CAV-11.33")
@furnishing("state_parlor")
def test_state_parlor() -> None:
    scene = (
        Scene().give(stone=3, gold=5).do(HOUSEWORK, "furnish state_parlor")
    )  # beside the entry-level dwelling
    assert scene.has("food") == 2
    assert scene.line("bonus", "state_parlor") == (1, 4)
    scene.room("dwelling", "M2,1").room("dwelling", "M3,2").room("mixed_dwelling", "M2,2")
    assert scene.line("bonus", "state_parlor") == (3, 12)  # counted anew at the end; corners do not count
    most = Scene().tiles(cavern="M3,2").room("carpenter", "M3,1").give(stone=3, gold=5)
    most.room("dwelling", "M2,2").room("dwelling", "M4,2").room("dwelling", "M3,3").room(
        "simple_dwelling_a", "M3,1"
    )
    most.do(HOUSEWORK, "furnish state_parlor")
    assert most.has("food") == 8
    assert most.line("bonus", "state_parlor") == (4, 16)


@pytest.mark.clause("CAV-11.34")
@furnishing("hunting_parlor")
def test_hunting_parlor() -> None:
    scene = Scene().room("hunting_parlor").give(boar=2).do("exchange", "exchange hunt")
    assert scene.goods("boar", "gold", "food") == (0, 2, 2)
    assert not Scene().room("hunting_parlor").give(boar=1).do("exchange").may("exchange hunt")


@pytest.mark.clause("CAV-11.35")
@furnishing("beer_parlor")
def test_beer_parlor() -> None:
    scene = Scene().room("beer_parlor").room("guest_room", "M1,2").give(grain=4).do("exchange")
    scene.do("exchange brew_food", "exchange brew_gold")
    assert scene.goods("grain", "food", "gold") == (0, 4, 3)
    fields = Scene().room("beer_parlor").tiles(grain3="F4,3").give(grain=1).do("exchange")
    assert not fields.may("exchange brew_food")  # from the supply only


@pytest.mark.clause("CAV-11.36")
@furnishing("blacksmithing_parlor")
def test_blacksmithing_parlor() -> None:
    scene = Scene().room("blacksmithing_parlor").give(ore=1, ruby=1).do("exchange", "exchange smelt")
    assert scene.goods("ore", "ruby", "gold", "food") == (0, 0, 2, 1)


@pytest.mark.clause("CAV-11.37")
@furnishing("stone_storage")
def test_stone_storage() -> None:
    assert bonus("stone_storage", "stone", (0, 1, 5)) == [0, 1, 5]


@pytest.mark.clause("CAV-11.38")
@furnishing("ore_storage")
def test_ore_storage() -> None:
    assert bonus("ore_storage", "ore", (0, 1, 2, 3, 4)) == [0, 0, 1, 1, 2]


@pytest.mark.clause("CAV-11.39", "CAV-14.21")
@furnishing("spare_part_storage")
def test_spare_part_storage() -> None:
    scene = Scene().room("spare_part_storage").give(wood=1, stone=1, ore=1)
    assert scene.do("exchange", "exchange sell_parts").goods("wood", "stone", "ore", "gold") == (0, 0, 0, 2)
    short = Scene().room("spare_part_storage").give(wood=5, ore=5, grain=1).do("exchange")
    assert not short.may("exchange sell_parts")


@pytest.mark.clause("CAV-11.40")
@furnishing("main_storage")
def test_main_storage() -> None:
    scene = Scene().room("main_storage").room("beer_parlor", "M1,2").room("carpenter", "M1,3")
    assert scene.line("bonus", "main_storage") == (2, 4)


@pytest.mark.clause("CAV-11.41")
@furnishing("weapon_storage")
def test_weapon_storage() -> None:
    assert Scene().room("weapon_storage").dwarfs(0, 1, 14).line("bonus", "weapon_storage") == (2, 6)


@pytest.mark.clause("CAV-11.42")
@furnishing("supplies_storage")
def test_supplies_storage() -> None:
    assert Scene().room("supplies_storage").dwarfs(1, 2).line("bonus", "supplies_storage")[1] == 8
    assert Scene().room("supplies_storage").dwarfs(1, 2, 0).line("bonus", "supplies_storage")[1] == 0


@pytest.mark.clause("CAV-11.43")
@furnishing("broom_chamber")
def test_broom_chamber() -> None:
    found = [
        Scene().room("broom_chamber").dwarfs(*[0] * n).line("bonus", "broom_chamber")[1] for n in (4, 5, 6)
    ]
    assert found == [0, 5, 10]


@pytest.mark.clause("CAV-11.44")
@furnishing("treasure_chamber")
def test_treasure_chamber() -> None:
    scene = Scene().room("treasure_chamber").give(ruby=3)
    assert (scene.line("bonus", "treasure_chamber")[1], scene.line("rubies")[1]) == (3, 3)


@pytest.mark.clause("CAV-11.45")
@furnishing("food_chamber")
def test_food_chamber() -> None:
    scene = Scene().room("food_chamber").give(grain=1, veg=1).tiles(grain2="F4,3", veg2="F3,3")
    assert scene.line("bonus", "food_chamber") == (3, 6)


@pytest.mark.clause("CAV-11.46")
@furnishing("prayer_chamber")
def test_prayer_chamber() -> None:
    assert Scene().room("prayer_chamber").dwarfs(0, 0, 0).line("bonus", "prayer_chamber")[1] == 8
    assert Scene().room("prayer_chamber").dwarfs(0, 1, 0).line("bonus", "prayer_chamber")[1] == 0


@pytest.mark.clause("CAV-11.47")
@furnishing("writing_chamber")
def test_writing_chamber() -> None:
    assert Scene().room("writing_chamber").give(begging=5).line("bonus", "writing_chamber")[1] == 7
    scene = Scene().room("writing_chamber").give(sheep=1, donkey=1, boar=1)
    scene.tiles(meadow="F1,1 F1,2 F1,3 F2,1 F2,2 F2,3 F3,1 F3,2 F3,3 F4,1 F4,2 F4,3")
    scene.tiles(cavern="M1,2 M1,3 M2,1 M2,2 M2,3 M3,2 M3,3")
    assert scene.line("bonus", "writing_chamber") == (
        4,
        4,
    )  # cattle missing and two squares: no more than was lost


@pytest.mark.clause("CAV-11.48")
@furnishing("fodder_chamber")
def test_fodder_chamber() -> None:
    assert bonus("fodder_chamber", "boar", (0, 2, 3, 5, 6)) == [0, 0, 1, 1, 2]
    mixed = Scene().room("fodder_chamber").give(sheep=1, donkey=1, cattle=1, dog=5)
    assert mixed.line("bonus", "fodder_chamber") == (3, 1)
