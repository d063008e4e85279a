"""What ends a round: fields, feeding, breeding, and the red markers."""

from random import Random

import pytest

from permonik.engine.caverna.game import CAVERNA
from permonik.engine.caverna.goods import BORN
from permonik.engine.caverna.harvest import bill, fixed_event
from permonik.engine.caverna.scoring import food_needed
from permonik.engine.caverna.state import EVENTS, HARVEST, ONE_FOOD
from tests.engine.rules.caverna.scene import Scene


def events_of(seats: int, seed: int, **options: str) -> list[tuple[int, str, bool]]:
    """Round, what ends it, and whether its marker was red."""
    state = CAVERNA.new(seats, b"%d" % seed, options)
    rng, ends = Random(seed), {}
    rounds = state.setup.board.rounds
    while state.stack:
        number, event = state.round, state.event
        red = (
            number >= 6
            and bool(state.markers)
            and bool(state.markers[rounds.index(number) - rounds.index(6)])
        )
        if event >= 0:
            ends[number] = (number, EVENTS[event], red)
        CAVERNA.apply(state, rng.choice(CAVERNA.legal_actions(state)))
    return [ends[number] for number in sorted(ends)]


@pytest.mark.clause("CAV-13.1", "CAV-13.2")
@pytest.mark.parametrize("seats", range(1, 8))
def test_the_first_five_rounds(seats: int) -> None:
    kinds = [fixed_event(seats, number) for number in range(1, 6)]
    assert [EVENTS[kind] for kind in kinds if kind is not None] == [
        "none",
        "none",
        "harvest",
        "one_food",
        "harvest",
    ]


@pytest.mark.clause("CAV-13.4", "CAV-13.5", "CAV-17.10")
@pytest.mark.parametrize("seats", range(2, 8))
def test_markers(seats: int) -> None:
    layouts = set()
    for seed in range(4):
        late = [event for event in events_of(seats, seed) if event[0] >= 6]
        assert sum(not red for *_, red in late) == (3 if seats == 2 else 4)
        assert [kind for _, kind, red in late if red] == ["none", "one_food", "skip_one"]
        assert all(kind == "harvest" for _, kind, red in late if not red)
        layouts.add(tuple(red for *_, red in late))
    assert len(layouts) > 1


@pytest.mark.clause("CAV-13.3", "CAV-18.5")
def test_when_a_marker_is_turned_up() -> None:
    for option, known in (("round_start", True), ("before_harvest", False)):
        state = CAVERNA.new(3, b"marker", {"marker_reveal": option})
        rng = Random(1)
        while state.round < 6:
            CAVERNA.apply(state, rng.choice(CAVERNA.legal_actions(state)))
        assert (CAVERNA.view(state, 0)["harvest"] is not None) == known
    assert [kind for _, kind, red in events_of(3, 1, marker_reveal="before_harvest") if red] != []


@pytest.mark.clause("CAV-13.6")
def test_the_third_red_marker_asks_everybody() -> None:
    scene = (
        Scene(2)
        .tiles(grain3="F4,3")
        .tiles(1, veg2="F4,3")
        .large("F3,3", "F3,2")
        .large("F3,3", "F3,2", seat=1)
    )
    scene.give(sheep=2, food=9).give(1, boar=2, food=9).harvest("skip_one")
    assert scene.texts() == ["skip field", "skip breeding"]
    scene.do("skip field", "breed sheep")
    assert scene.goods("grain", "sheep") == (0, 3)
    scene.do("skip breeding")
    assert scene.goods("veg", "boar", seat=1) == (1, 2)
    one = Scene(1).tiles(grain3="F4,3").give(food=9).harvest("skip_one")
    assert one.has("grain") == 1  # with nothing to breed there is nothing to ask


@pytest.mark.clause("CAV-13.7")
def test_clockwise_from_the_starting_player() -> None:
    scene = Scene(3, first_player=1)
    for seat in range(3):
        scene.give(seat, grain=1)
    scene.harvest()
    order = []
    while scene.asked() == "feed":
        order.append(CAVERNA.to_act(scene.state))
        scene.do("feed")
    assert order == [1, 2, 0]


@pytest.mark.clause("CAV-13.8")
def test_one_crop_from_every_field() -> None:
    scene = Scene(1).tiles(grain3="F4,3", grain1="F4,2", veg2="F4,1", veg1="F3,1").give(food=9).harvest()
    assert scene.goods("grain", "veg") == (2, 2)
    assert scene.squares("grain2") == {"F4,3"}
    assert scene.squares("field") == {"F4,2", "F3,1"}


@pytest.mark.clause("CAV-13.9", "CAV-13.10")
def test_what_a_family_eats() -> None:
    scene = Scene(1).dwarfs(0, 0, 0, 0, 0)
    scene.state.players[0][BORN] = 1
    assert bill(scene.state, 0, 0, HARVEST) == 9
    assert bill(scene.state, 0, 0, ONE_FOOD) == 5
    scene.room("mining_cave").tiles(ore_mine="M2,1", ruby_mine="M2,2").give(donkey=2)
    assert bill(scene.state, 0, 0, HARVEST) == 7


@pytest.mark.clause("CAV-13.11")
def test_food_must_be_used() -> None:
    scene = Scene(1).give(food=3).harvest()
    assert scene.goods("food", "begging") == (0, 1)


@pytest.mark.clause("CAV-13.12", "CAV-12.14")
def test_missing_food_is_begged_for() -> None:
    scene = Scene(1).give(food=1).harvest()
    assert scene.has("begging") == 3
    assert scene.line("begging") == (3, -9)
    assert not any("begging" in text for text in scene.texts())


@pytest.mark.clause("CAV-13.13")
def test_begging_while_goods_are_kept() -> None:
    scene = Scene(1).give(grain=9, cattle=2).harvest()
    assert scene.asked() == "feed"
    scene.do("feed")
    assert scene.goods("grain", "cattle", "begging") == (9, 2, 4)


@pytest.mark.clause("CAV-13.14")
def test_exchanges_before_paying() -> None:
    scene = Scene(1).give(veg=2).harvest().do("exchange", "exchange veg_to_food", "exchange veg_to_food")
    assert scene.goods("veg", "food", "begging") == (0, 0, 0)


@pytest.mark.clause("CAV-13.15")
def test_the_bill_is_drawn_up_when_it_is_paid() -> None:
    scene = Scene(1).room("mining_cave").tiles(ore_mine="M2,1").give(donkey=1, food=2).harvest()
    assert food_needed(scene.state, 0)["food"] == 3
    scene.do("exchange", "exchange donkey_to_food")
    assert scene.goods("food", "begging") == (0, 1)  # one food more, one saved less
    bought = Scene(1).room("mining_cave").tiles(ore_mine="M2,1").give(ruby=1, food=4).harvest()
    bought.do("exchange", "exchange ruby_to_donkey", "back") if bought.asked() == "feed" else None
    assert bought.goods("donkey", "food") == (1, 1)
    both = Scene(1).room("mining_cave").room("working_cave", "M1,2").tiles(ore_mine="M2,1 M2,2 M2,3")
    both.give(donkey=3, wood=1, food=5).harvest("one_food")
    assert both.has("food") == 5  # never below nothing


@pytest.mark.clause("CAV-13.16")
def test_a_second_animal_bought_between_feeding_and_breeding() -> None:
    scene = Scene(1).tiles(small="F4,3").stables("F4,3").give(food=4, ruby=1, sheep=1).harvest()
    assert scene.asked() == "breed"
    scene.do("exchange", "exchange ruby_to_sheep")
    if scene.asked() == "exchange":
        scene.do("back")
    assert scene.do("breed sheep").has("sheep") == 3


@pytest.mark.clause("CAV-13.17", "CAV-13.19")
def test_one_newborn_of_each_type() -> None:
    scene = (
        Scene(1).large("F4,3", "F4,2").stables("F4,3 F4,2").tiles(small="F3,3").give(sheep=9, boar=1, food=4)
    )
    scene.harvest()
    assert scene.texts()[:2] == ["breed nothing", "breed sheep"]
    assert scene.why("breed boar") == ("no-pair", "CAV-13.17")
    assert scene.do("breed sheep").has("sheep") == 10
    declined = Scene(1).large("F4,3", "F4,2").give(sheep=2, food=4).harvest().do("breed nothing")
    assert declined.has("sheep") == 2


@pytest.mark.clause("CAV-13.18")
def test_all_newborns_need_room_at_once() -> None:
    scene = Scene(1).tiles(small="F4,3").stables("F4,3").give(sheep=2, boar=2, food=4).harvest()
    assert scene.may("breed sheep")
    assert scene.may("breed boar")
    assert scene.why("breed sheep+boar") == ("no-room", "CAV-13.18")


@pytest.mark.clause("CAV-13.20")
def test_dogs_never_breed() -> None:
    assert Scene(1).give(dog=5, food=4).harvest().has("dog") == 5


@pytest.mark.clause("CAV-13.21")
def test_no_exchange_inside_breeding() -> None:
    scene = Scene(1).give(sheep=2, food=4).harvest()
    assert scene.texts() == ["breed nothing", "exchange"]
    scene.do("breed nothing")
    assert scene.may("exchange")  # afterwards it may be eaten


@pytest.mark.clause("CAV-13.22")
def test_a_stubble_field_freed_in_this_harvest() -> None:
    scene = Scene(1).room("stubble_room").tiles(grain1="F4,3").give(sheep=2, food=4).harvest()
    assert scene.do("breed sheep").has("sheep") == 3


@pytest.mark.clause("CAV-13.23")
def test_the_working_cave_and_a_newborn_dwarf() -> None:
    scene = Scene(1).room("working_cave").room("dwelling", "M1,2").dwarfs(0, 0, 0).give(food=4, wood=1)
    scene.state.players[0][BORN] = 1
    scene.harvest().do("feed newborn with wood")
    assert scene.goods("food", "begging", "wood") == (0, 0, 0)
    none = Scene(1).room("working_cave").give(food=4, wood=1).harvest()
    assert none.why("feed newborn with wood") == ("no-newborn", "CAV-13.23")


def test_food_for_the_next_harvest() -> None:
    scene = Scene(2).give(food=1)
    scene.state.event = HARVEST
    assert food_needed(scene.state, 0) == {"event": "harvest", "food": 4, "missing": 3}
    scene.state.event = 0
    assert food_needed(scene.state, 0) == {"event": "none", "food": 0, "missing": 0}
