"""Every action space at every player count that has it."""

from collections.abc import Callable

import pytest

from permonik.engine.caverna import spaces
from permonik.engine.caverna.game import CAVERNA
from permonik.engine.caverna.goods import GOODS
from tests.engine.rules.caverna.covered import counts_of, space
from tests.engine.rules.caverna.scene import Scene


def at(seats: int, key: str) -> Scene:
    """Seat 0 to place a dwarf; the space is in play and filled as after one round."""
    return Scene(seats).opens(key).turn()


@pytest.mark.clause("CAV-15.1")
@space("ruby_mining")
def test_ruby_mining(seats: int) -> None:
    scene = at(seats, "ruby_mining").pile("ruby_mining", ruby=2).do("place dwarf@ruby_mining")
    assert scene.has("ruby") == 2
    scene = at(seats, "ruby_mining").pile("ruby_mining", ruby=2).tiles(ruby_mine="M2,1 M2,2")
    assert scene.do("place dwarf@ruby_mining").has("ruby") == 3


@pytest.mark.clause("CAV-15.2", "CAV-5.8")
@space("housework")
def test_housework(seats: int) -> None:
    scene = at(seats, "housework").give(wood=1).do("place dwarf@housework", "take 0", "furnish cuddle_room")
    assert scene.goods("dog", "wood") == (1, 0)
    scene = at(seats, "housework").do("place dwarf@housework", "furnish dog_school", "take 0")
    assert scene.goods("dog", "wood") == (1, 1)


@pytest.mark.clause("CAV-15.3", "CAV-5.10")
@space("slash_and_burn")
def test_slash_and_burn(seats: int) -> None:
    scene = at(seats, "slash_and_burn").give(grain=1)
    scene.do("place dwarf@slash_and_burn", "lay meadow_field@F4,3+F3,3", "sow 1 grain 0 veg")
    assert scene.squares("grain3") == {"F3,3"}
    scene = at(seats, "slash_and_burn").give(grain=1, veg=1).tiles(field="F4,3 F3,3")
    scene.do("place dwarf@slash_and_burn", "sow 1 grain 0 veg")
    assert scene.asked() != "space"  # the tile may not come after sowing


@pytest.mark.clause("CAV-15.4")
@space("drift_mining")
def test_drift_mining(seats: int) -> None:
    per_round = 1 if seats < 4 else 2
    scene = at(seats, "drift_mining")
    assert scene.lying("drift_mining") == {"stone": per_round}
    scene.do("place dwarf@drift_mining", "lay cavern_tunnel@M3,2+M3,3", "take 0")
    assert scene.has("stone") == per_round
    assert (scene.squares("cavern"), scene.squares("tunnel")) == ({"M3,1", "M3,2"}, {"M3,3"})
    scene = at(seats, "drift_mining").do("place dwarf@drift_mining")
    assert scene.why("lay cavern_cavern@M3,2+M3,3") == ("not-on-this-space", "CAV-6.5")


@pytest.mark.clause("CAV-15.5", "CAV-6.5")
@space("excavation")
def test_excavation(seats: int) -> None:
    scene = at(seats, "excavation")
    assert scene.lying("excavation") == {"stone": 1 if seats < 4 else 2}
    scene.do("place dwarf@excavation", "take 0", "lay cavern_cavern@M3,2+M3,3")
    assert scene.squares("cavern") == {"M3,1", "M3,2", "M3,3"}


@pytest.mark.clause("CAV-15.6", "CAV-5.12")
@space("starting_player")
def test_starting_player(seats: int) -> None:
    scene = (
        at(seats, "starting_player").pile("starting_player", food=3).turn(1).do("place dwarf@starting_player")
    )
    assert scene.goods("food", "ore", "ruby", seat=1) == ((3, 2, 0) if seats < 4 else (3, 0, 1))
    assert (scene.state.start, scene.state.next_start) == (0, 1)


IMITATION_FOOD = {
    ("imitation", 3): 4,
    ("imitation", 4): 2,
    ("imitation", 5): 2,
    ("imitation", 6): 2,
    ("imitation", 7): 2,
    ("imitation_2", 5): 4,
    ("imitation_2", 6): 1,
    ("imitation_2", 7): 1,
    ("imitation_3", 7): 0,
}


def imitate(key: str, seats: int) -> None:
    food = IMITATION_FOOD[key, seats]
    scene = at(seats, key).give(food=food).crew("housework", 1)
    assert scene.cost(f"place dwarf@{key}") == ({"food": food} if food else {})
    scene.do(f"place dwarf@{key}", "imitate housework", "take 0")
    assert scene.goods("food", "dog") == (0, 1)
    if food:
        scene = at(seats, key).give(food=food - 1).crew("housework", 1)
        assert scene.why(f"place dwarf@{key}") == ("cannot-pay", "CAV-16.1")


@pytest.mark.clause("CAV-15.7")
@space("imitation")
def test_imitation(seats: int) -> None:
    imitate("imitation", seats)


@pytest.mark.clause("CAV-15.21")
@space("imitation_2")
def test_second_imitation(seats: int) -> None:
    imitate("imitation_2", seats)


@pytest.mark.clause("CAV-15.25")
@space("imitation_3")
def test_third_imitation(seats: int) -> None:
    imitate("imitation_3", seats)


@pytest.mark.clause("CAV-15.8", "CAV-5.10")
@space("logging")
def test_logging(seats: int) -> None:
    scene = at(seats, "logging").dwarfs(1, 1)
    assert scene.lying("logging") == {"wood": 3}
    scene.do("place dwarf@logging", "take 0", "loot loot_dog")
    assert scene.goods("wood", "dog") == (3, 1)
    assert scene.strengths() == [2, 1]
    scene = at(seats, "logging").dwarfs(1, 1).do("place dwarf@logging", "loot loot_wood")
    assert scene.has("wood") == 1
    assert scene.lying("logging") == {"wood": 3}  # left behind
    scene = at(seats, "logging").do("place dwarf@logging", "take 0")
    assert scene.asked() != "space"  # nobody unarmed goes on an expedition


@pytest.mark.clause("CAV-15.9")
@space("supplies")
def test_supplies(seats: int) -> None:
    scene = at(seats, "supplies").do("place dwarf@supplies")
    assert scene.goods("wood", "stone", "ore", "food", "gold") == (1, 1, 1, 1, 2)


@pytest.mark.clause("CAV-15.10", "CAV-5.7")
@space("growth")
def test_growth(seats: int) -> None:
    scene = at(seats, "growth").room("dwelling").do("place dwarf@growth", "take 0")
    assert scene.goods("wood", "stone", "ore", "food", "gold") == (1, 1, 1, 1, 2)
    assert len(scene.strengths()) == 2
    assert scene.asked() != "space"  # only one of the two
    scene = at(seats, "growth").room("dwelling").do("place dwarf@growth", "grow")
    assert (len(scene.strengths()), scene.has("wood")) == (3, 0)
    scene = at(seats, "growth").room("dwelling").room("guest_room", "M1,2")
    scene.do("place dwarf@growth", "grow", "take 0")
    assert (len(scene.strengths()), scene.has("gold")) == (3, 2)


@pytest.mark.clause("CAV-15.11")
@space("ore_mining")
def test_ore_mining(seats: int) -> None:
    first = 2 if seats < 4 else 3
    scene = at(seats, "ore_mining").tiles(ore_mine="M2,1 M2,2").do("place dwarf@ore_mining")
    assert scene.has("ore") == first + 4


@pytest.mark.clause("CAV-15.12")
@space("wood_gathering")
def test_wood_gathering(seats: int) -> None:
    assert at(seats, "wood_gathering").do("place dwarf@wood_gathering").has("wood") == 1


@pytest.mark.clause("CAV-15.13")
@space("forest_exploration")
def test_forest_exploration(seats: int) -> None:
    scene = at(seats, "forest_exploration").do("place dwarf@forest_exploration")
    assert scene.goods("wood", "veg", "food") == ((1, 1, 0) if seats == 3 else (2, 0, 2))


@pytest.mark.clause("CAV-15.14")
@space("clearing")
def test_clearing(seats: int) -> None:
    scene = at(seats, "clearing").do("place dwarf@clearing", "lay meadow_field@F4,3+F4,2", "take 0")
    assert scene.goods("wood", "food") == (1 if seats < 4 else 2, 1)  # the food is printed on F4,2


@pytest.mark.clause("CAV-15.15")
@space("sustenance")
def test_sustenance(seats: int) -> None:
    scene = at(seats, "sustenance").do("place dwarf@sustenance", "take 0", "lay meadow_field@F4,3+F3,3")
    assert scene.goods("food", "grain") == ((1, 1) if seats < 4 else (0, 1))
    assert scene.squares("meadow") == {"F4,3"}


@pytest.mark.clause("CAV-15.16")
@space("strip_mining")
def test_strip_mining(seats: int) -> None:
    scene = at(seats, "strip_mining").pile("strip_mining", ore=1, stone=2).do("place dwarf@strip_mining")
    assert scene.goods("ore", "stone", "wood") == (1, 2, 2)


@pytest.mark.clause("CAV-15.17")
@space("depot")
def test_depot(seats: int) -> None:
    assert at(seats, "depot").do("place dwarf@depot").goods("wood", "ore") == (1, 1)


@pytest.mark.clause("CAV-15.18")
@space("small_drift_mining")
def test_small_drift_mining(seats: int) -> None:
    scene = at(seats, "small_drift_mining").do("place dwarf@small_drift_mining", "take 0")
    assert scene.has("stone") == 1  # the stone does not depend on the tile
    scene.do("lay cavern_tunnel@M3,2+M3,3")
    assert scene.squares("tunnel") == {"M3,3"}


@pytest.mark.clause("CAV-15.19")
@space("drift_mining_2")
def test_second_drift_mining(seats: int) -> None:
    scene = at(seats, "drift_mining_2").do(
        "place dwarf@drift_mining_2", "take 0", "lay cavern_tunnel@M3,2+M3,3"
    )
    assert scene.has("stone") == 1
    assert scene.squares("tunnel") == {"M3,3"}


@pytest.mark.clause("CAV-15.20")
@space("weekly_market")
def test_weekly_market(seats: int) -> None:
    scene = at(seats, "weekly_market").give(gold=11).tiles(small="F4,3 F3,3 F2,3 F1,3")
    scene.do("place dwarf@weekly_market", "take 0")
    assert scene.has("gold") == 15
    prices = {"dog": 2, "sheep": 1, "donkey": 1, "boar": 2, "cattle": 3, "wood": 1, "stone": 1, "ore": 1}
    for good, price in {**prices, "grain": 1, "veg": 2}.items():
        assert scene.cost(f"buy {good}") == {"gold": price}
        scene.do(f"buy {good}")
        assert scene.has(good) == 1
    assert scene.has("gold") == 0
    scene = at(seats, "weekly_market").do("place dwarf@weekly_market", "take 0", "buy wood")
    assert scene.why("buy wood") == ("market-order", "CAV-15.20")


@pytest.mark.clause("CAV-15.22")
@space("hardware_rental")
def test_hardware_rental(seats: int) -> None:
    scene = at(seats, "hardware_rental").dwarfs(2, 2).tiles(field="F4,3").do("place dwarf@hardware_rental")
    if seats > 5:
        scene.do("take 0")
        assert scene.has("wood") == 2
    scene.do("loot loot_grain", "loot loot_dog", "sow 1 grain 0 veg")  # looted crops may be sown at once
    assert scene.squares("grain3") == {"F4,3"}


@pytest.mark.clause("CAV-15.23")
@space("fence_building")
def test_fence_building(seats: int) -> None:
    first = 1 if seats == 5 else 2
    scene = at(seats, "fence_building").give(wood=6 - first, stone=1).tiles(meadow="F4,3 F4,2 F4,1")
    scene.do("place dwarf@fence_building", "take 0", "fence F4,1", "fence F4,2+F4,3")
    assert scene.has("wood") == 0
    assert scene.line("small-pastures") == (1, 2)
    assert scene.line("large-pastures") == (1, 4)
    scene = (
        at(seats, "fence_building")
        .give(stone=1, wood=2)
        .tiles(meadow="F4,3")
        .do("place dwarf@fence_building")
    )
    assert scene.why("stable F4,3") == ("not-on-this-space", "CAV-5.5")


@pytest.mark.clause("CAV-15.24")
@space("large_depot")
def test_large_depot(seats: int) -> None:
    assert at(seats, "large_depot").do("place dwarf@large_depot").goods("wood", "ore", "stone") == (2, 1, 1)


@pytest.mark.clause("CAV-15.26", "CAV-5.7")
@space("extension")
def test_extension(seats: int) -> None:
    scene = at(seats, "extension").do("place dwarf@extension")
    assert scene.why("take 0") == ("not-on-this-space", "CAV-5.5")  # the good comes only with the tile
    scene.do("lay meadow_field@F4,3+F3,3")
    assert scene.goods("wood", "stone") == (1, 0)
    scene = at(seats, "extension").do("place dwarf@extension", "lay cavern_tunnel@M3,2+M3,3")
    assert scene.goods("wood", "stone") == (0, 1)


@pytest.mark.clause("CAV-15.27", "CAV-5.10")
@space("blacksmithing")
def test_blacksmithing(seats: int) -> None:
    scene = at(seats, "blacksmithing").give(ore=3).do("place dwarf@blacksmithing", "forge 3")
    scene.do("loot loot_dog", "loot loot_wood", "loot loot_stone")
    assert scene.goods("ore", "dog", "wood", "stone") == (0, 1, 1, 1)
    assert scene.strengths() == [4, 0]


FARMS = {"sheep_farming": "sheep", "donkey_farming": "donkey"}


def farm(key: str, seats: int) -> None:
    animal = FARMS[key]
    scene = at(seats, key).give(wood=6, stone=1).tiles(meadow="F4,3 F4,2 F4,1").pile(key, **{animal: 3})
    scene.do(f"place dwarf@{key}", "stable F4,1", "fence F4,1", "fence F4,2+F4,3", "take 3")
    assert scene.goods("wood", "stone", animal) == (0, 0, 3)
    scene = at(seats, key).pile(key, **{animal: 2}).give(wood=2).tiles(meadow="F4,3")
    scene.do(f"place dwarf@{key}", "take 3")
    assert scene.asked() != "space"  # build first, then take the animals


@pytest.mark.clause("CAV-15.28")
@space("sheep_farming")
def test_sheep_farming(seats: int) -> None:
    farm("sheep_farming", seats)


@pytest.mark.clause("CAV-15.32")
@space("donkey_farming")
def test_donkey_farming(seats: int) -> None:
    farm("donkey_farming", seats)


@pytest.mark.clause("CAV-15.29")
@space("ore_mine_construction")
def test_ore_mine_construction(seats: int) -> None:
    scene = at(seats, "ore_mine_construction").tiles(tunnel="M3,2 M3,3").dwarfs(4, 4)
    scene.do("place dwarf@ore_mine_construction", "lay ore_mine@M3,3+M3,2")
    assert (scene.squares("ore_mine"), scene.squares("deep_tunnel")) == ({"M3,3"}, {"M3,2"})
    assert scene.has("ore") == 3
    scene.do("loot loot_ore", "loot loot_dog")
    assert scene.has("ore") == 5
    scene = at(seats, "ore_mine_construction").dwarfs(4, 4)
    scene.do("place dwarf@ore_mine_construction", "loot loot_dog", "stop")
    assert scene.has("ore") == 0  # no mine, no ore


@pytest.mark.clause("CAV-15.30", "CAV-5.7")
@space("wish_for_children")
def test_wish_for_children(seats: int) -> None:
    scene = at(seats, "wish_for_children").give(wood=4, stone=3).room("simple_dwelling_a")
    scene.do("place dwarf@wish_for_children", "furnish dwelling")
    assert (scene.line("furnishing", "dwelling"), len(scene.strengths())) == ((1, 3), 2)
    scene = at(seats, "wish_for_children").give(wood=4, stone=3).room("simple_dwelling_a")
    scene.do("place dwarf@wish_for_children", "grow")
    assert (scene.has("wood"), len(scene.strengths())) == (4, 3)


@pytest.mark.clause("CAV-15.31", "CAV-5.9")
@space("urgent_wish")
def test_urgent_wish(seats: int) -> None:
    scene = at(seats, "urgent_wish").room("simple_dwelling_a").give(wood=4, stone=3)
    scene.do("place dwarf@urgent_wish")
    assert scene.why("grow") == ("part-closed", "CAV-5.10")  # only after a dwelling of this action
    scene.do("furnish dwelling", "grow")
    assert len(scene.strengths()) == 3
    assert scene.has("gold") == 0
    assert at(seats, "urgent_wish").do("place dwarf@urgent_wish", "take 2").has("gold") == 3


@pytest.mark.clause("CAV-15.33", "CAV-5.7")
@space("ruby_mine_construction")
def test_ruby_mine_construction(seats: int) -> None:
    scene = at(seats, "ruby_mine_construction").tiles(tunnel="M3,2", deep_tunnel="M3,3")
    scene.do("place dwarf@ruby_mine_construction", "lay ruby_mine@M3,2")
    assert (scene.squares("ruby_mine"), scene.has("ruby")) == ({"M3,2"}, 0)
    scene = at(seats, "ruby_mine_construction").tiles(tunnel="M3,2", deep_tunnel="M3,3")
    scene.do("place dwarf@ruby_mine_construction", "lay ruby_mine@M3,3")
    assert scene.has("ruby") == 1
    scene = at(seats, "ruby_mine_construction").tiles(tunnel="M3,2 M2,2", deep_tunnel="M3,3")
    scene.room("guest_room").do("place dwarf@ruby_mine_construction", "lay ruby_mine@M3,2")
    assert scene.why("lay ruby_mine@M2,2") == ("part-closed", "CAV-15.33")  # one of each kind
    assert scene.do("lay ruby_mine@M3,3").has("ruby") == 1


@pytest.mark.clause("CAV-15.34")
@space("family_life")
def test_family_life(seats: int) -> None:
    scene = at(seats, "family_life").room("dwelling").tiles(field="F4,3").give(veg=1)
    scene.do("place dwarf@family_life", "sow 0 grain 1 veg", "grow")
    assert (len(scene.strengths()), scene.squares("veg2")) == (3, {"F4,3"})


@pytest.mark.clause("CAV-15.35")
@space("ore_delivery")
def test_ore_delivery(seats: int) -> None:
    scene = at(seats, "ore_delivery").tiles(ore_mine="M2,1").do("place dwarf@ore_delivery")
    assert scene.goods("stone", "ore") == (1, 3)


@pytest.mark.clause("CAV-15.36")
@space("exploration")
def test_exploration(seats: int) -> None:
    scene = at(seats, "exploration").dwarfs(4, 4).do("place dwarf@exploration")
    scene.do("loot loot_dog", "loot loot_wood", "loot loot_grain", "loot loot_veg")
    assert scene.asked() != "expedition"
    assert scene.strengths() == [5, 4]
    assert at(seats, "exploration").why("place dwarf@exploration") == ("nothing-to-do", "CAV-5.5")


@pytest.mark.clause("CAV-15.37", "CAV-5.9", "CAV-8.36")
@space("adventure")
def test_adventure(seats: int) -> None:
    scene = at(seats, "adventure").give(ore=1).do("place dwarf@adventure", "forge 1", "loot loot_dog")
    assert scene.strengths() == [2, 0]
    scene.do("loot loot_dog")
    assert scene.goods("dog") == (2,)
    assert scene.strengths() == [3, 0]


@pytest.mark.clause("CAV-15.38")
@space("ore_trading")
def test_ore_trading(seats: int) -> None:
    scene = at(seats, "ore_trading").give(ore=7).do("place dwarf@ore_trading")
    assert scene.why("trade 4") == ("three-times-at-most", "CAV-15.38")
    assert scene.do("trade 3").goods("ore", "gold", "food") == (1, 6, 3)
    assert at(seats, "ore_trading").give(ore=3).do("place dwarf@ore_trading", "trade 1").has("gold") == 2


@pytest.mark.clause("CAV-15.39")
@space("ruby_delivery")
def test_ruby_delivery(seats: int) -> None:
    assert at(seats, "ruby_delivery").do("place dwarf@ruby_delivery").has("ruby") == 2
    scene = at(seats, "ruby_delivery").tiles(ruby_mine="M2,1").do("place dwarf@ruby_delivery")
    assert scene.has("ruby") == 2
    scene = at(seats, "ruby_delivery").tiles(ruby_mine="M2,1 M2,2").do("place dwarf@ruby_delivery")
    assert scene.has("ruby") == 3


# --- the accumulation table ---------------------------------------------------------------------

ACCUMULATION: dict[tuple[str, int, int], Callable[[int], dict[str, int]]] = {
    ("logging", 1, 3): lambda k: {"wood": k + 2},
    ("logging", 4, 7): lambda k: {"wood": 3 * k},
    ("ore_mining", 1, 3): lambda k: {"ore": k + 1},
    ("ore_mining", 4, 7): lambda k: {"ore": 2 * k + 1},
    ("excavation", 1, 3): lambda k: {"stone": k},
    ("excavation", 4, 7): lambda k: {"stone": k + 1},
    ("drift_mining", 2, 3): lambda k: {"stone": k},
    ("drift_mining", 4, 7): lambda k: {"stone": 2 * k},
    ("drift_mining_2", 6, 7): lambda k: {"stone": k},
    ("clearing", 2, 3): lambda k: {"wood": k},
    ("clearing", 4, 7): lambda k: {"wood": 2 * k},
    ("forest_exploration", 3, 3): lambda k: {"wood": k},
    ("forest_exploration", 4, 7): lambda k: {"wood": k + 1},
    ("fence_building", 5, 5): lambda k: {"wood": k},
    ("fence_building", 6, 7): lambda k: {"wood": k + 1},
    ("sustenance", 1, 3): lambda k: {"food": k},
    ("sustenance", 4, 7): lambda k: {"grain": 1, **({"veg": k - 1} if k > 1 else {})},
    ("strip_mining", 3, 3): lambda k: {"ore": 1, **({"stone": k - 1} if k > 1 else {})},
    ("depot", 5, 7): lambda k: {"wood": k, "ore": k},
    ("large_depot", 7, 7): lambda k: {"wood": k + 1, "ore": k, "stone": k},
    ("wood_gathering", 1, 3): lambda k: {"wood": k},
    ("ruby_mining", 1, 1): lambda k: {"ruby": k},
    ("ruby_mining", 3, 7): lambda k: {"ruby": k},
    ("ruby_delivery", 1, 7): lambda k: {"ruby": k + 1},
    ("ore_delivery", 1, 7): lambda k: {"stone": k, "ore": k},
    ("sheep_farming", 1, 7): lambda k: {"sheep": k},
    ("donkey_farming", 1, 7): lambda k: {"donkey": k},
    ("starting_player", 2, 7): lambda k: {"food": k},
}
TABLE = [(key, seats) for key, low, high in ACCUMULATION for seats in range(low, high + 1)]


@pytest.mark.clause("CAV-4.6")
@pytest.mark.parametrize(("key", "seats"), TABLE)
def test_accumulation(key: str, seats: int) -> None:
    amount = next(
        rule for (name, low, high), rule in ACCUMULATION.items() if name == key and low <= seats <= high
    )
    index, board = spaces.INDEX[key], spaces.BOARDS[seats]
    pile = 0
    for k in range(1, 13):
        pile += board.more[index] if pile else board.first[index]
        found = {GOODS[good]: count for good, count in spaces.unpacked(pile, board.kinds[index])}
        assert found == amount(k), k


def test_the_table_has_every_accumulating_space() -> None:
    filled = {
        (key, seats)
        for seats in range(1, 8)
        for key, index in spaces.INDEX.items()
        if spaces.BOARDS[seats].first[index] and seats in counts_of(key)
    }
    assert filled == {*TABLE, ("ruby_mining", 2)}


@pytest.mark.clause("CAV-17.9")
def test_ruby_mining_with_two_players_holds_round_minus_two() -> None:
    state = CAVERNA.new(2, b"rubies", {})
    seen: dict[int, int] = {}
    while state.stack:
        seen.setdefault(state.round, state.piles[spaces.RUBY_MINING])
        actions = [a for a in CAVERNA.legal_actions(state) if a[:2] != (2, spaces.RUBY_MINING)]
        CAVERNA.apply(state, actions[-1])
    played = sorted(seen)
    assert [seen[number] for number in played] == [0, 0, *range(1, 10)]
