"""The home board, what is in the box, and how a game begins."""

import pytest

from permonik.engine.caverna.game import CAVERNA
from permonik.engine.caverna.goods import GOODS
from permonik.engine.caverna.home import BASE, FOREST, MOUNTAIN, NAMED, NAMES, NEIGHBOURS
from permonik.engine.caverna.spaces import BOARDS
from tests.engine.rules.caverna.scene import Scene


def neighbours(name: str) -> set[str]:
    return {NAMES[square] for square in range(48) if NEIGHBOURS[NAMED[name]] >> square & 1}


@pytest.mark.clause("CAV-2.1")
def test_twelve_and_twelve() -> None:
    assert (FOREST.bit_count(), MOUNTAIN.bit_count(), BASE.bit_count()) == (12, 12, 24)
    assert {
        f"{region}{row},{column}" for region in "FM" for row in range(1, 5) for column in range(1, 4)
    } == {name for name, square in NAMED.items() if BASE >> square & 1}


@pytest.mark.clause("CAV-2.2", "CAV-12.8")
def test_what_is_there_from_the_start() -> None:
    scene = Scene()
    assert scene.squares("cavern") == {"M3,1"}
    assert scene.line("unused") == (22, -22)
    furnished = CAVERNA.view(scene.state, 0)["players"][0]["furnishings"]
    assert furnished == [{"furnishing": "entry_dwelling", "square": "M4,1"}]


@pytest.mark.clause("CAV-2.3")
def test_sides_touch_corners_and_regions_do_not() -> None:
    assert neighbours("F2,2") == {"F1,2", "F3,2", "F2,1", "F2,3"}
    assert neighbours("F4,3") == {"F3,3", "F4,2", "F5,3"}  # not M4,1
    assert neighbours("M4,1") == {"M3,1", "M4,2", "M5,1"}


ICONS = [
    ("F1,3", "boar", 1),
    ("F3,1", "boar", 1),
    ("F4,2", "food", 1),
    ("M4,2", "food", 1),
    ("M1,3", "food", 2),
]


@pytest.mark.clause("CAV-2.4")
@pytest.mark.parametrize(("square", "good", "count"), ICONS)
def test_what_is_printed_on_a_square_is_gained_once(square: str, good: str, count: int) -> None:
    tile = "meadow" if square[0] == "F" else "tunnel"
    scene = Scene().give(ruby=1)
    around = {name: name for name in neighbours(square) if name[1] not in "05" and name[3] not in "04"}
    scene.tiles(**{"field" if square[0] == "F" else "tunnel": " ".join(sorted(around))})
    scene.do("exchange", f"exchange ruby_to_{tile}", f"lay {tile}@{square}")
    assert scene.has(good) == count


@pytest.mark.clause("CAV-2.5", "CAV-6.4")
def test_a_stable_brings_nothing_the_tile_after_it_does() -> None:
    scene = Scene().opens("sheep_farming").give(stone=1).tiles(meadow="F4,3 F3,3 F2,3", field="F2,2").turn()
    scene.do("place dwarf@sheep_farming", "stable F1,3", "stop")
    assert scene.has("boar") == 0
    scene.turn().do("place dwarf@slash_and_burn", "lay meadow_field@F1,3+F1,2")
    assert scene.has("boar") == 1


@pytest.mark.clause("CAV-2.6", "CAV-6.3")
def test_tiles_stay() -> None:
    scene = Scene().tiles(meadow="F4,3", field="F3,3").turn().do("place dwarf@slash_and_burn")
    assert scene.why("lay meadow_field@F4,3+F4,2") == ("square-taken", "CAV-6.3")


@pytest.mark.clause("CAV-1.1", "CAV-3.1")
def test_boards_by_player_count() -> None:
    assert list(CAVERNA.seats) == [1, 2, 3, 4, 5, 6, 7]
    assert [len(BOARDS[seats].printed) for seats in range(1, 8)] == [8, 12, 15, 13, 19, 19, 22]


@pytest.mark.clause("CAV-3.2", "CAV-3.3")
def test_what_a_player_begins_with() -> None:
    state = CAVERNA.new(4, b"begin", {})
    for seat in range(4):
        assert state.strengths[seat] == [0, 0]
        goods = dict(zip(GOODS, state.players[seat], strict=False))
        assert {good for good, count in goods.items() if count} == {"food"}
        assert CAVERNA.view(state, 0)["players"][seat]["stables_left"] == 3


@pytest.mark.clause("CAV-3.4")
@pytest.mark.parametrize("seats", range(2, 8))
def test_starting_food_by_seat(seats: int) -> None:
    for first in range(seats):
        state = CAVERNA.new(seats, b"food", {"first_player": first})
        food = [state.players[(first + rank) % seats][GOODS.index("food")] for rank in range(seats)]
        assert food == [1, 1, 2, 3, 3, 3, 3][:seats]


@pytest.mark.clause("CAV-3.6")
def test_a_random_player_starts() -> None:
    firsts = {CAVERNA.new(5, b"%d" % seed, {}).start for seed in range(60)}
    assert firsts == set(range(5))


@pytest.mark.clause("CAV-1.2", "CAV-1.5")
def test_goods_and_tiles_never_run_out() -> None:
    scene = Scene().give(wood=99, stone=99, ore=99, ruby=99, gold=99, food=99, grain=99, veg=99)
    assert scene.do("place dwarf@supplies").has("wood") == 100


@pytest.mark.clause("CAV-1.3", "CAV-1.4", "CAV-10.1")
def test_farm_animals_need_a_place_dogs_do_not() -> None:
    scene = Scene().give(ruby=9).do("exchange", *["exchange ruby_to_dog"] * 4)
    assert scene.has("dog") == 4
    scene.do("exchange ruby_to_boar", "exchange ruby_to_boar", "exchange ruby_to_boar")
    assert scene.asked() == "overflow"
