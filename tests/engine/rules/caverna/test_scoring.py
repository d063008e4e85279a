"""The score sheet, line by line and against an oracle that recounts a view."""

from random import Random
from typing import Any

import pytest

from permonik.engine.caverna import furnishings
from permonik.engine.caverna.game import CAVERNA
from permonik.engine.caverna.home import BASE, NAMED, NEIGHBOURS
from permonik.engine.caverna.scoring import affordable, points, sheet
from tests.engine.rules.caverna.scene import Scene


@pytest.mark.clause("CAV-12.1", "CAV-12.3", "CAV-12.7", "CAV-12.8")
def test_the_first_position() -> None:
    scene = Scene()
    assert scene.points() == -28
    lines = {item.name: item.points for item in sheet(scene.state, 0)}
    assert lines == {"missing": -8, "dwarfs": 2, "unused": -22}


LINES = [
    pytest.param(
        "animals",
        {"sheep": 2, "donkey": 1, "boar": 1, "cattle": 1},
        (5, 5),
        marks=pytest.mark.clause("CAV-12.2"),
    ),
    pytest.param("dogs", {"dog": 3}, (3, 3), marks=pytest.mark.clause("CAV-12.2")),
    pytest.param(
        "missing", {"sheep": 1, "cattle": 1, "dog": 1}, (2, -4), marks=pytest.mark.clause("CAV-12.3")
    ),
    pytest.param("grain", {"grain": 1}, (1, 1), marks=pytest.mark.clause("CAV-12.4")),
    pytest.param("grain", {"grain": 4}, (4, 2), marks=pytest.mark.clause("CAV-12.4")),
    pytest.param("veg", {"veg": 3}, (3, 3), marks=pytest.mark.clause("CAV-12.5")),
    pytest.param("rubies", {"ruby": 2}, (2, 2), marks=pytest.mark.clause("CAV-12.6")),
    pytest.param(
        "gold",
        {"gold": 7, "wood": 5, "stone": 5, "ore": 5, "food": 5},
        (7, 7),
        marks=pytest.mark.clause("CAV-12.13"),
    ),
    pytest.param("begging", {"begging": 2}, (2, -6), marks=pytest.mark.clause("CAV-12.14")),
]


@pytest.mark.parametrize(("name", "goods", "expected"), LINES)
def test_a_line(name: str, goods: dict[str, int], expected: tuple[int, int]) -> None:
    assert Scene().give(**goods).line(name) == expected


@pytest.mark.clause("CAV-12.4", "CAV-12.5")
def test_crops_on_fields_count() -> None:
    scene = (
        Scene()
        .tiles(grain3="F4,3", grain2="F4,2", grain1="F4,1", veg2="F3,1", veg1="F2,1")
        .give(grain=1, veg=1)
    )
    assert (scene.line("grain"), scene.line("veg")) == ((7, 4), (4, 4))


@pytest.mark.clause("CAV-12.7")
def test_a_dwarf_born_last_counts() -> None:
    scene = Scene(4).room("dwelling").turn().do("place dwarf@growth", "grow")
    assert scene.line("dwarfs") == (3, 3)


@pytest.mark.clause("CAV-12.8")
def test_tiles_and_stables_count_as_used() -> None:
    scene = Scene().tiles(meadow="F4,3", tunnel="M2,1").stables("F1,1 F4,3")
    assert scene.line("unused") == (19, -19)


@pytest.mark.clause("CAV-12.10", "CAV-12.11")
def test_pastures_and_mines() -> None:
    scene = Scene().tiles(small="F4,3 F3,3", ore_mine="M2,1", ruby_mine="M2,2 M2,3").large("F1,1", "F1,2")
    assert [
        scene.line(f"{name}")[1] for name in ("small-pastures", "large-pastures", "ore-mines", "ruby-mines")
    ] == [
        4,
        4,
        3,
        8,
    ]


@pytest.mark.clause("CAV-12.9", "CAV-12.12")
def test_furnishings_bring_points_and_bonus() -> None:
    scene = Scene().room("beer_parlor").room("treasure_chamber", "M1,2").give(ruby=2)
    assert scene.line("furnishing", "beer_parlor") == (1, 3)
    assert scene.line("bonus", "treasure_chamber") == (2, 2)
    assert scene.line("rubies") == (2, 2)  # besides what the rubies are worth anyway


@pytest.mark.clause("CAV-12.15", "CAV-14.26")
def test_ties_share_the_victory() -> None:
    scene = Scene(3).last_window()
    assert scene.asked() == "over"
    outcome = CAVERNA.outcome(scene.state)
    assert (outcome.points, outcome.winners) == ((-28, -28, -28), (0, 1, 2))
    assert CAVERNA.legal_actions(scene.state) == []
    other = Scene(3).give(1, veg=1).last_window().do("back")
    assert CAVERNA.outcome(other.state).winners == (1,)


@pytest.mark.clause("CAV-12.1")
def test_the_outcome_explains_every_point() -> None:
    scene = Scene(2).give(1, gold=3).last_window().do("back")
    outcome = CAVERNA.outcome(scene.state)
    for seat in range(2):
        lines = [line for line in outcome.lines if line.args.get("player") == seat]
        total = next(line.args["points"] for line in lines if line.name == "total")
        listed = [line.args["points"] for line in lines if line.name != "total"]
        assert total == outcome.points[seat] == sum(n for n in listed if isinstance(n, int))


def test_what_is_affordable_now() -> None:
    scene = Scene().give(wood=1)
    assert affordable(scene.state, 0) == [
        "cuddle_room",
        "breakfast_room",
        "stone_carver",
        "trader",
        "stone_supplier",
        "dog_school",
        "quarry",
        "broom_chamber",
    ]


# --- the oracle: points recounted from what a spectator sees -------------------------------------


def recount(player: dict[str, Any]) -> int:
    """The score of a player of a view, from the rules and nothing else."""
    goods, home, dwarfs = player["goods"], player["home"], player["dwarfs"]
    rooms = [item["furnishing"] for item in player["furnishings"]]
    farm = [goods[animal] for animal in ("sheep", "donkey", "boar", "cattle")]
    grain = goods["grain"] + sum(square["count"] for square in home if square.get("crop") == "grain")
    veg = goods["veg"] + sum(square["count"] for square in home if square.get("crop") == "veg")
    used = {square["square"] for square in home} | {item["square"] for item in player["furnishings"]}
    board = {name for name, square in NAMED.items() if BASE >> square & 1}
    tiles = [square["tile"] for square in home]
    armed = sum(dwarf["strength"] > 0 for dwarf in dwarfs)
    lost = 2 * farm.count(0) + len(board - used) + 3 * goods["begging"]
    total = (
        sum(farm) + goods["dog"] + (grain + 1) // 2 + veg + goods["ruby"] + len(dwarfs) + goods["gold"] - lost
    )
    total += 2 * tiles.count("small_pasture") + 2 * tiles.count("large_pasture")
    total += 3 * tiles.count("ore_mine") + 4 * tiles.count("ruby_mine")
    printed = {tile.key: tile.points for tile in furnishings.FURNISHINGS}
    total += sum(printed[key] for key in rooms)
    yellow = {tile.key for tile in furnishings.FURNISHINGS if tile.colour == "yellow"}
    bonuses = {
        "weaving_parlor": farm[0] // 2,
        "milking_parlor": farm[3],
        "state_parlor": 4 * beside(player),
        "stone_storage": goods["stone"],
        "ore_storage": goods["ore"] // 2,
        "main_storage": 2 * sum(key in yellow for key in rooms),
        "weapon_storage": 3 * armed,
        "supplies_storage": 8 * (armed == len(dwarfs)),
        "broom_chamber": {5: 5, 6: 10}.get(len(dwarfs), 0),
        "treasure_chamber": goods["ruby"],
        "food_chamber": 2 * min(grain, veg),
        "prayer_chamber": 8 * (armed == 0),
        "writing_chamber": min(7, lost),
        "fodder_chamber": sum(farm) // 3,
    }
    return int(total + sum(bonus for key, bonus in bonuses.items() if key in rooms))


def beside(player: dict[str, Any]) -> int:
    dwellings = {"entry_dwelling", "dwelling", "simple_dwelling_a", "simple_dwelling_b", "mixed_dwelling"}
    dwellings |= {"couple_dwelling", "additional_dwelling"}
    parlor = next((i["square"] for i in player["furnishings"] if i["furnishing"] == "state_parlor"), None)
    if parlor is None:
        return 0
    return sum(
        NEIGHBOURS[NAMED[parlor]] >> NAMED[item["square"]] & 1
        for item in player["furnishings"]
        if item["furnishing"] in dwellings
    )


@pytest.mark.clause("CAV-12.1")
@pytest.mark.parametrize("seats", range(1, 8))
def test_scores_equal_a_recount_of_the_view(seats: int) -> None:
    for seed in range(3):
        state = CAVERNA.new(seats, b"%d" % seed, {})
        rng = Random(seed)
        for seat in range(seats):  # rich players furnish more
            for good in range(8):
                state.players[seat][good] += 12
        while state.stack:
            if rng.random() < 0.02:
                players = CAVERNA.view(state, 0)["players"]
                assert [recount(player) for player in players] == [
                    points(state, seat) for seat in range(seats)
                ]
            CAVERNA.apply(state, rng.choice(CAVERNA.legal_actions(state)))
        players = CAVERNA.view(state, 0)["players"]
        assert [recount(player) for player in players] == list(CAVERNA.outcome(state).points)


def test_what_furnishings_cost_this_player() -> None:
    scene = Scene().room("carpenter")
    own, other = (CAVERNA.view(scene.state, seat)["you"]["prices"] for seat in (0, 1))
    assert own["dwelling"] == {"wood": 3, "stone": 3}
    assert own["simple_dwelling_a"] == {"wood": 3, "stone": 2}
    assert "stone_supplier" in own
    assert all(key in CAVERNA.view(scene.state, 0)["for_sale"] for key in own)
    assert other == {}
