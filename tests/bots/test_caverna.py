"""The Caverna players, from plain positions to whole games, and the planner of the solo game."""

from pathlib import Path
from random import Random

import pytest

from permonik.bots.bot import Budget, World
from permonik.bots.caverna import expert, normal
from permonik.bots.caverna.planner import Descent, Span, Stint, anneal, first_game, work
from permonik.bots.caverna.plans import live, plan_of
from permonik.bots.caverna.stages import at_rest
from permonik.bots.caverna.worth import worth
from permonik.bots.levels import LEVELS
from permonik.engine.caverna.actions import BACK_ACTION, EXCHANGE_ACTION
from permonik.engine.caverna.frames import TURN
from permonik.engine.caverna.game import CAVERNA
from permonik.engine.caverna.goods import BEGGING
from permonik.engine.caverna.scoring import points
from permonik.engine.caverna.state import State
from permonik.engine.core.record import read_record, replay
from tests.engine.rules.caverna.scene import Scene
from tests.sizes import CAVERNA_BOT_GAMES, CAVERNA_PLANNER_GAMES

RECORD = Path(__file__).parents[2] / "records" / "caverna-solo.jsonl"
YARDSTICK = 100
SMALL = 0.05  # of the usual effort
COOL = Descent(0.6, 0.0, 0.0)


def chosen(scene: Scene, level: str, share: float = SMALL) -> str:
    seat = CAVERNA.to_act(scene.state)
    assert seat is not None
    world = World(CAVERNA, scene.state, seat, Random(1))
    return CAVERNA.write(scene.state, LEVELS["caverna"][level].choose(world, share))


def played(scene: Scene, level: str) -> Scene:
    """The scene after everything that the seat does before it is at rest again."""
    seat = CAVERNA.to_act(scene.state)
    begun = scene.state.stack[:]
    while CAVERNA.to_act(scene.state) == seat and (not at_rest(scene.state) or scene.state.stack == begun):
        scene.do(chosen(scene, level))
    return scene


# --- plain positions ------------------------------------------------------------------------------

THINKING = ("normal", "expert")


@pytest.mark.parametrize("level", THINKING)
def test_nobody_begs_who_has_something_to_eat(level: str) -> None:
    scene = Scene().give(food=1, veg=1, grain=2, gold=3).harvest()
    played(scene, level)
    assert scene.has("begging") == 0
    assert scene.has("gold") == 3  # vegetables and grain cost fewer points


# What is there to eat, and what is left of it: the last exchange also ends the feeding.
MEALS = [({"food": 3, "grain": 1}, 0), ({"ruby": 2}, 0), ({"wood": 1, "food": 2, "grain": 1}, 1)]


@pytest.mark.parametrize(("goods", "grain"), MEALS)
def test_everything_is_eaten_rather_than_begged_for(goods: dict[str, int], grain: int) -> None:
    scene = played(Scene().give(**goods).room("working_cave").harvest(), "normal")
    assert scene.goods("begging", "grain") == (0, grain)


@pytest.mark.parametrize("level", THINKING)
def test_a_free_bed_is_filled_while_there_is_time(level: str) -> None:
    scene = Scene(1).give(food=9).room("dwelling").opens("wish_for_children").turn()
    scene.state.round = 5
    assert chosen(scene, level) == "place dwarf@wish_for_children"


@pytest.mark.parametrize("level", THINKING)
def test_at_the_end_everything_is_turned_into_points(level: str) -> None:
    scene = Scene(1).give(grain=4).room("beer_parlor").last_window()
    before = scene.points()
    while scene.state.stack:
        scene.do(chosen(scene, level))
    assert (scene.has("gold"), scene.has("grain")) == (6, 0)
    assert scene.points() == before + 4


def test_animals_without_room_are_eaten_at_the_least_loss() -> None:
    scene = Scene(1).give(sheep=2, cattle=1).run()
    scene.opens("donkey_farming").turn().do("place dwarf@donkey_farming")
    while not at_rest(scene.state):
        scene.do(chosen(scene, "normal"))
    assert scene.has("cattle") + scene.has("sheep") + scene.has("donkey") <= 3


def test_worth_is_the_points_when_nothing_is_to_come() -> None:
    scene = Scene(1).give(wood=9, ruby=3).last_window()
    assert worth(scene.state, 0) == scene.points()


MORE = [{"wood": 1}, {"stone": 1}, {"ore": 1}, {"ruby": 1}, {"food": 1}, {"grain": 1}, {"veg": 1}, {"dog": 1}]


@pytest.mark.parametrize("goods", MORE, ids=lambda goods: next(iter(goods)))
def test_more_is_worth_more(goods: dict[str, int]) -> None:
    scene = Scene(1).turn()
    before = worth(scene.state, 0)
    assert worth(scene.give(**goods).state, 0) > before


def test_food_is_dear_before_a_feeding_that_is_not_sure() -> None:
    """In round 3 two dwarfs eat four; nobody is at home any more to look for it."""

    def gained(food: int) -> float:
        scene = Scene(1).give(food=food)
        scene.state.event = 1
        scene.state.places[0] = [2, 2]
        before = worth(scene.state, 0)
        return worth(scene.give(food=1).state, 0) - before

    assert gained(1) > 2.5 > 1.0 > gained(4)


def test_the_expert_can_be_hurried_and_repeats_itself() -> None:
    state = CAVERNA.new(2, b"hurry", {})
    seat = CAVERNA.to_act(state)
    assert seat is not None
    world = World(CAVERNA, state, seat, Random(4))
    assert expert.choose(world, Budget(60, 0.0)) in CAVERNA.legal_actions(state)
    assert expert.choose(world, Budget(9, 60.0)) == expert.choose(world, Budget(9, 60.0))


def test_thinking_changes_nothing() -> None:
    scene = Scene().give(wood=5, stone=5, food=3)
    world = World(CAVERNA, scene.state, 0, Random(1))
    before = CAVERNA.dump(world.state)
    normal.choose(world)
    expert.choose(world, Budget(9, 60.0))
    assert CAVERNA.dump(world.state) == before


# --- whole games ----------------------------------------------------------------------------------


def game(levels: tuple[str, ...], seed: int, share: float = SMALL) -> State:
    rng = Random(seed)
    state = CAVERNA.new(len(levels), rng.randbytes(8), {})
    while (seat := CAVERNA.to_act(state)) is not None:
        action = LEVELS["caverna"][levels[seat]].choose(World(CAVERNA, state, seat, rng), share)
        assert CAVERNA.why_not(state, seat, action) is None
        CAVERNA.apply(state, action)
    return state


@pytest.mark.parametrize("seed", range(CAVERNA_BOT_GAMES))
@pytest.mark.parametrize(
    "levels", [("expert", "normal"), ("normal", "easy", "random"), ("normal", "easy", "easy", "random")]
)
def test_levels_beside_each_other(levels: tuple[str, ...], seed: int) -> None:
    state = game(levels, seed)
    totals = [points(state, seat) for seat in range(len(levels))]
    assert min(total for total, level in zip(totals, levels, strict=True) if level == "normal") > 20
    assert all(
        not player[BEGGING] for player, level in zip(state.players, levels, strict=True) if level in THINKING
    )


@pytest.mark.parametrize("seats", [5, 7])
def test_many_players(seats: int) -> None:
    game(("normal", *("easy",) * (seats - 1)), 1)


def test_alone() -> None:
    """Random, easy, normal, expert: each better than the one before."""
    totals = [points(game((level,), 3, share=0.1), 0) for level in LEVELS["caverna"]]
    assert totals == sorted(totals)
    assert totals[2] >= 45
    assert totals[3] >= 70


# --- what nobody can know -------------------------------------------------------------------------


def test_a_peek_at_the_cards_to_come_is_caught() -> None:
    """Whoever reads the card of the next round answers otherwise in a world that nobody can tell apart."""
    state = CAVERNA.new(2, b"peek", {})
    seat = CAVERNA.to_act(state)
    assert seat is not None

    def answers(peek: bool) -> set[object]:
        found: set[object] = set()
        for number in range(8):
            twin = CAVERNA.determinize(state, seat, Random(number))
            world = World(CAVERNA, twin, seat, Random(7))
            legal = CAVERNA.legal_actions(world.state)
            seen = (twin if peek else world.state).cards
            found.add((legal[seen[1] % len(legal)], expert.choose(world, Budget(4, 60.0))))
        return found

    assert len(answers(peek=False)) == 1
    assert len(answers(peek=True)) > 1


# --- the planner ----------------------------------------------------------------------------------


def test_a_plan_is_lived_as_it_was_made() -> None:
    state = CAVERNA.new(1, b"solo", {})
    actions = first_game(state)
    lived = live(state, plan_of(state, actions), Random(0))
    assert lived.actions() == actions
    for action in actions:
        assert CAVERNA.why_not(state, 0, action) is None
        CAVERNA.apply(state, action)
    assert lived.points == points(state, 0)


def test_a_plan_without_anything_is_filled_in() -> None:
    state = CAVERNA.new(1, b"solo", {})
    lived = live(state, {}, Random(0))
    again = CAVERNA.copy(state)
    for action in lived.actions():
        assert CAVERNA.why_not(again, 0, action) is None
        CAVERNA.apply(again, action)
    assert CAVERNA.to_act(again) is None


def test_exchanges_that_are_opened_for_nothing_are_left_out() -> None:
    state = CAVERNA.new(1, b"solo", {})
    begun = live(state, plan_of(state, first_game(state)), Random(0))
    idle = {
        stage: (EXCHANGE_ACTION, BACK_ACTION, *done)
        if stage[1] == TURN and done[0] != EXCHANGE_ACTION
        else done
        for stage, done in begun.plan.items()
    }
    again = live(state, idle, Random(0))
    assert (again.points, again.actions()) == (begun.points, begun.actions())


def test_the_planner_makes_a_game_better_and_the_same_chance_finds_the_same() -> None:
    state = CAVERNA.new(1, b"solo", {})
    begun = live(state, {}, Random(0))
    stint = Stint(b"solo", {}, tuple(begun.actions()), CAVERNA_PLANNER_GAMES, COOL, Span(), 5)
    worked = work(stint)
    found, actions = worked.best
    assert found > begun.points
    assert worked == work(stint)
    again = live(state, plan_of(state, actions), Random(0))
    best, last = anneal(again, 20, COOL._replace(placement=2.0), Span(), Random(0))
    assert best.points >= found
    assert last.points <= best.points


def test_what_lures_the_planner_fades_away() -> None:
    state = CAVERNA.new(1, b"solo", {})
    lived = live(state, plan_of(state, first_game(state)), Random(0))
    descent = Descent(1.2, 3.0, 0.5)
    extra = 3.0 * lived.placements + 0.5 * lived.strength
    assert lived.strength > 0
    assert [descent.worth(lived, share) - lived.points for share in (0.0, 0.6, 1.0)] == [extra, 0.0, 0.0]
    assert [round(descent.heat(share), 6) for share in (0.0, 0.5, 1.0)] == [1.2, 0.6, 0.3]


def test_the_best_game_of_the_repository() -> None:
    record = read_record(RECORD.read_text(encoding="utf-8").splitlines())
    again = replay(CAVERNA, record)
    assert (again.difference, CAVERNA.to_act(again.state)) == (None, None)
    assert record.footer is not None
    assert record.footer.points == (points(again.state, 0),)
    assert points(again.state, 0) >= YARDSTICK
