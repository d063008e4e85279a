"""Exchanges: what they give, when they are offered, and that they lead nowhere in circles."""

import pytest

from permonik.engine.caverna import exchanges
from permonik.engine.caverna.furnishings import SPARE_PARTS_BIT, TRADER_BIT
from permonik.engine.caverna.game import CAVERNA
from permonik.engine.caverna.goods import GOODS
from tests.engine.rules.caverna.scene import Scene

EXCHANGES = [
    pytest.param("grain_to_food", {"grain": 1}, {"food": 1}, marks=pytest.mark.clause("CAV-14.2")),
    pytest.param("veg_to_food", {"veg": 1}, {"food": 2}, marks=pytest.mark.clause("CAV-14.3")),
    pytest.param("sheep_to_food", {"sheep": 1}, {"food": 1}, marks=pytest.mark.clause("CAV-14.4")),
    pytest.param("donkey_to_food", {"donkey": 1}, {"food": 1}, marks=pytest.mark.clause("CAV-14.5")),
    pytest.param("donkeys_to_food", {"donkey": 2}, {"food": 3}, marks=pytest.mark.clause("CAV-14.6")),
    pytest.param("boar_to_food", {"boar": 1}, {"food": 2}, marks=pytest.mark.clause("CAV-14.7")),
    pytest.param("cattle_to_food", {"cattle": 1}, {"food": 3}, marks=pytest.mark.clause("CAV-14.9")),
    pytest.param("ruby_to_food", {"ruby": 1}, {"food": 2}, marks=pytest.mark.clause("CAV-14.10")),
    *(
        pytest.param(f"ruby_to_{good}", {"ruby": 1}, {good: 1}, marks=pytest.mark.clause("CAV-14.11"))
        for good in ("dog", "grain", "veg", "sheep", "wood", "donkey", "stone", "boar", "ore")
    ),
    pytest.param(
        "ruby_to_cattle", {"ruby": 1, "food": 1}, {"cattle": 1}, marks=pytest.mark.clause("CAV-14.12")
    ),
]


@pytest.mark.parametrize(("kind", "gives", "gets"), EXCHANGES)
def test_an_exchange(kind: str, gives: dict[str, int], gets: dict[str, int]) -> None:
    scene = Scene().give(**gives).do("exchange")
    assert scene.cost(f"exchange {kind}") == gives
    scene.do(f"exchange {kind}")
    assert {good: scene.has(good) for good in GOODS if scene.has(good)} == gets
    for good in gives:
        short = Scene().give(**gives).give(**{good: -1}).give(gold=2).do("exchange")
        assert short.why(f"exchange {kind}") == ("cannot-pay", "CAV-14.1")


@pytest.mark.clause("CAV-14.1")
def test_as_often_as_it_can_be_paid() -> None:
    scene = Scene().give(grain=5).do("exchange", *["exchange grain_to_food"] * 5)
    assert scene.has("food") == 5
    assert scene.asked() == "turn"  # nothing is left to exchange


@pytest.mark.clause("CAV-14.6")
def test_donkeys_one_after_the_other() -> None:
    scene = Scene().give(donkey=2).do("exchange", "exchange donkey_to_food", "exchange donkey_to_food")
    assert scene.has("food") == 2


@pytest.mark.clause("CAV-14.8")
def test_gold_for_food() -> None:
    scene = Scene().give(gold=5).do("exchange", "exchange gold_to_food")
    assert scene.texts() == ["gold 2", "gold 3", "gold 4", "gold 5"]
    assert scene.do("gold 5").goods("gold", "food") == (0, 4)
    split = Scene().give(gold=5).do("exchange", "exchange gold_to_food", "gold 2")
    assert split.do("exchange gold_to_food", "gold 3").goods("gold", "food") == (0, 3)
    asked = Scene().give(gold=2).do("exchange", "exchange gold_to_food")
    assert asked.why("gold 1") == ("two-gold-at-least", "CAV-14.8")
    assert asked.why("gold 3") == ("cannot-pay", "CAV-14.8")


@pytest.mark.clause("CAV-14.15")
def test_dogs_are_not_eaten() -> None:
    scene = Scene().give(dog=3)
    assert not scene.may("exchange")
    assert scene.why("exchange") == ("nothing-to-exchange", "CAV-14.1")
    assert not any("dog" in key and key != "ruby_to_dog" for key in exchanges.KEYS)


@pytest.mark.clause("CAV-14.16")
def test_no_gold_for_rubies() -> None:
    scene = Scene().give(ruby=1).do("exchange")
    assert scene.why("exchange ruby_to_gold") == ("no-gold-for-rubies", "CAV-14.16")


@pytest.mark.clause("CAV-14.17")
def test_disarming_changes_the_order_at_once() -> None:
    scene = Scene().room("peaceful_cave").dwarfs(3, 5).turn().do("exchange", "exchange weapon_to_food 5 home")
    scene.do("back", "place dwarf@supplies")
    assert scene.told("place")[0]["strength"] == 0
    placed = Scene().room("peaceful_cave").dwarfs(3, 5).turn().do("place dwarf@supplies").turn()
    placed.do("exchange", "exchange weapon_to_food 3 space")
    assert placed.strengths() == [0, 5]
    acting = (
        Scene(6)
        .room("peaceful_cave")
        .dwarfs(3, 5)
        .turn()
        .do("place dwarf@hardware_rental", "take 0", "exchange")
    )
    assert acting.may("exchange weapon_to_food 3 acting")
    forge = Scene().room("peaceful_cave").opens("blacksmithing").dwarfs(3, 5).give(ore=8).turn()
    forge.do("exchange", "exchange weapon_to_food 3 home", "back", "place dwarf@blacksmithing", "forge 8")
    assert forge.strengths() == [8, 5]  # disarmed before, forged anew


@pytest.mark.clause("CAV-14.18")
def test_no_exchange_before_the_first_part() -> None:
    scene = Scene().give(grain=1).do("place dwarf@housework")
    assert scene.why("exchange") == ("not-before-the-first-part", "CAV-14.18")


@pytest.mark.clause("CAV-14.19", "CAV-14.24")
def test_exchange_between_the_parts() -> None:
    scene = (
        Scene()
        .give(ruby=1, grain=1)
        .do("place dwarf@slash_and_burn", "lay meadow_field@F4,3+F3,3", "exchange")
    )
    scene.do("exchange ruby_to_field", "lay field@F2,3", "back", "sow 1 grain 0 veg")
    assert scene.has("ruby") == 0
    poor = Scene().give(ruby=1).do("place dwarf@housework", "take 0")
    assert poor.asked() == "space"  # the ruby might yet pay for a furnishing
    poor.do("exchange", "exchange ruby_to_wood", "furnish cuddle_room") if poor.may(
        "furnish cuddle_room"
    ) else None
    market = (
        Scene(5).room("beer_parlor").give(grain=2).turn().do("place dwarf@weekly_market", "take 0", "buy dog")
    )
    market.do("exchange", "exchange brew_gold")
    assert market.has("gold") == 5


@pytest.mark.clause("CAV-14.20")
def test_no_exchange_while_something_is_being_finished() -> None:
    scene = Scene(3).opens("exploration").dwarfs(9, 9).give(wood=1, grain=3).tiles(meadow="F4,3 F3,3").turn()
    scene.do("place dwarf@exploration", "loot loot_small_pasture")
    assert scene.texts() == ["fence F3,3", "fence F4,3"]
    tile = Scene().give(ruby=2).do("exchange", "exchange ruby_to_tunnel")
    assert all(text.startswith("lay tunnel@") for text in tile.texts())


@pytest.mark.clause("CAV-14.21")
def test_sets_are_whole() -> None:
    scene = Scene().room("blacksmithing_parlor").give(ore=1, grain=1).do("exchange")
    assert scene.why("exchange smelt") == ("cannot-pay", "CAV-14.1")


@pytest.mark.clause("CAV-14.22")
@pytest.mark.parametrize("without", ["trader", "spare_part_storage"])
def test_exchanges_form_no_cycle(without: str) -> None:
    """Rubies only become fewer; and what other goods can become never includes themselves."""
    bit = {"trader": TRADER_BIT, "spare_part_storage": SPARE_PARTS_BIT}[without]
    becomes: dict[int, set[int]] = {good: set() for good in range(len(GOODS))}
    ruby = GOODS.index("ruby")
    for exchange in exchanges.EXCHANGES:
        assert ruby not in dict(exchange.gets)
        if exchange.owned == bit or ruby in dict(exchange.gives):
            continue
        for good, _ in exchange.gives:
            becomes[good] |= {good for good, _ in exchange.gets} or {GOODS.index("food")}
    for good in becomes:
        reached, todo = set(), list(becomes[good])
        while todo:
            step = todo.pop()
            if step not in reached:
                reached.add(step)
                todo += becomes[step]
        assert good not in reached, GOODS[good]


@pytest.mark.clause("CAV-14.23")
def test_exchanges_are_not_offered_again_at_once() -> None:
    scene = Scene().give(grain=2).do("exchange", "back")
    assert scene.why("exchange") == ("exchanges-just-left", "CAV-14.23")
    scene.do("place dwarf@supplies").turn()
    assert scene.may("exchange")


@pytest.mark.clause("CAV-14.23")
def test_leaving_the_exchanges_closes_them_for_nobody_else() -> None:
    scene = Scene(2).give(food=3, grain=2).give(1, grain=9).harvest()
    scene.do("exchange", "exchange grain_to_food", "back")
    assert CAVERNA.to_act(scene.state) == 1
    assert scene.may("exchange")


@pytest.mark.clause("CAV-14.25", "CAV-4.10")
def test_the_last_window() -> None:
    scene = Scene(2).room("peaceful_cave").give(ruby=2, cattle=2).dwarfs(0, 5).give(1, veg=1).last_window()
    scene.do("exchange weapon_to_food 5 home", "exchange ruby_to_meadow", "lay meadow@F4,3")
    scene.do("exchange ruby_to_sheep")
    assert scene.asked() == "overflow"  # animals must have room even now
    scene.do("exchange sheep_to_food", "back")
    assert CAVERNA.to_act(scene.state) == 1
    scene.do("exchange veg_to_food")
    assert scene.asked() == "over"


@pytest.mark.clause("CAV-14.26")
def test_nothing_after_the_end() -> None:
    scene = Scene(2).give(grain=1).last_window().do("back")
    refusal = CAVERNA.why_not(scene.state, 0, (20, 0, 0, 0))
    assert refusal is not None
    assert refusal.code == "game-over"


def test_gold_for_food_says_what_it_gives() -> None:
    scene = Scene().give(gold=5).do("exchange")
    offered = {choice.facets.get("exchange"): choice for choice in CAVERNA.decision(scene.state).choices}
    swap = offered["gold_to_food"]
    assert (swap.facets["gains"], swap.facets["where"]) == ({"food": 4}, "asks")
    asked = CAVERNA.decision(scene.do("exchange gold_to_food").state).choices
    gains = {choice.facets["count"]: choice.facets["gains"] for choice in asked if "count" in choice.facets}
    assert gains == {count: {"food": count - 1} for count in (2, 3, 4, 5)}
