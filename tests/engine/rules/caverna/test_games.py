"""Whole games, random and with sense, and what must hold at every step of them."""

from random import Random

import pytest

from permonik.bots.bot import World
from permonik.bots.levels import LEVELS
from permonik.conformance.checks import check_universe
from permonik.engine.caverna.animals import fits
from permonik.engine.caverna.frames import OVERFLOW
from permonik.engine.caverna.furnishings import DWELLING, FOR_SALE
from permonik.engine.caverna.game import CAVERNA
from permonik.engine.caverna.goods import (
    BEGGING,
    BORN,
    CAVERN,
    COVERED,
    CROPS,
    DEEP,
    FIELD,
    LARGE_ACROSS,
    LARGE_DOWN,
    MASKS,
    MEADOW,
    ORE_MINE,
    OWNED,
    ROOMS,
    RUBY_MINE,
    SMALL,
    STABLE,
    TUNNEL,
)
from permonik.engine.caverna.home import FOREST, FOREST_RING, ROCKS, WOODS, bits
from permonik.engine.caverna.scoring import points, sheet
from permonik.engine.caverna.state import State
from tests.engine.players import PLAYERS
from tests.sizes import CAVERNA_GAMES, CAVERNA_SENSIBLE_GAMES

LANDS = (MEADOW, FIELD, *CROPS, CAVERN, TUNNEL, DEEP, ORE_MINE, RUBY_MINE, SMALL)


def check_invariants(state: State) -> None:
    overflow = any(frame[0] == OVERFLOW for frame in state.stack)
    sold = 0
    for seat, player in enumerate(state.players):
        dwarfs = len(state.strengths[seat])
        assert all(count >= 0 for count in player)
        assert 2 <= dwarfs <= (6 if player[OWNED] >> 6 & 1 else 5)
        assert len(state.places[seat]) == dwarfs
        assert 0 <= player[BORN] <= dwarfs - 2
        assert all(0 <= strength <= 14 for strength in state.strengths[seat])
        assert player[STABLE].bit_count() <= 3
        check_home(state, seat)
        assert points(state, seat) == sum(item.points for item in sheet(state, seat))
        acting = bool(state.stack) and state.stack[-1][1] == seat
        assert fits(player, dwarfs) or (overflow and acting)
        mine = player[OWNED] & FOR_SALE & ~(1 << DWELLING)
        assert not mine & sold, "one tile, two owners"
        sold |= mine
    assert not sold & state.left, "sold, but still for sale"


def check_home(state: State, seat: int) -> None:
    """Every covered square holds exactly one thing, on its own side of the mountain."""
    player = state.players[seat]
    across, down = player[LARGE_ACROSS], player[LARGE_DOWN]
    parts = [player[land] for land in LANDS] + [across, across << 1, down, down << 8, player[ROOMS]]
    rooms = [1 << square for tile, square in enumerate(state.sites[seat]) if square and tile != DWELLING]
    parts += rooms
    total = 0
    for part in parts:
        assert not total & part, "two things on one square"
        total |= part
    assert total == player[COVERED]
    assert not player[COVERED] & ~(WOODS | ROCKS)
    assert all(player[mask] >= 0 for mask in MASKS)
    assert (
        not player[STABLE]
        & FOREST_RING
        & ~(player[MEADOW] | player[SMALL] | across | across << 1 | down | down << 8)
    )
    assert not player[STABLE] & ~(FOREST | FOREST_RING)
    fields = player[FIELD] | sum(player[crop] for crop in CROPS)
    assert not player[STABLE] & fields


def play(seats: int, seed: int, player: int, options: dict[str, str]) -> State:
    state = CAVERNA.new(seats, b"game %d" % seed, options)
    rng = Random(f"{seats} {seed} {player}")
    widest = 0
    while state.stack:
        check_invariants(state)
        actions = CAVERNA.legal_actions(state)
        widest = max(widest, len(actions))
        CAVERNA.apply(state, PLAYERS[player](CAVERNA, state, rng))
    check_invariants(state)
    assert widest <= 200
    assert state.round == 12
    return state


@pytest.mark.clause("CAV-4.10", "CAV-1.5")
@pytest.mark.parametrize("seats", range(1, 8))
def test_random_games(seats: int) -> None:
    for seed in range(CAVERNA_GAMES):
        play(seats, seed, 0, {"set": ("full", "introductory")[seed % 2]})


@pytest.mark.clause("CAV-4.10")
@pytest.mark.parametrize("seats", range(1, 8))
def test_sensible_games(seats: int) -> None:
    for seed in range(CAVERNA_SENSIBLE_GAMES):
        play(seats, seed, 1, {"set": ("full", "introductory")[seed % 2]})


@pytest.mark.parametrize("seats", range(1, 8))
def test_the_rule_based_player_scores_and_does_not_beg(seats: int) -> None:
    scores: list[int] = []
    fed = 0
    for seed in range(CAVERNA_SENSIBLE_GAMES):
        state = CAVERNA.new(seats, b"%d" % seed, {"set": ("full", "introductory")[seed % 2]})
        rng = Random(seed)
        while (seat := CAVERNA.to_act(state)) is not None:
            CAVERNA.apply(state, LEVELS["caverna"]["easy"].choose(World(CAVERNA, state, seat, rng)))
        scores += CAVERNA.outcome(state).points
        fed += not any(player[BEGGING] for player in state.players)
    assert sum(scores) / len(scores) > 0
    assert fed > CAVERNA_SENSIBLE_GAMES // 2


@pytest.mark.parametrize("seats", range(1, 8))
def test_rich_players_meet_everything(seats: int) -> None:
    """With plenty of goods random play reaches every corner; the plain refusals agree there too."""
    state = CAVERNA.new(seats, b"rich", {"single_tile_overhang": True, "ruby_to_gold": True})
    rng = Random(seats)
    for player in state.players:
        for good in range(8):
            player[good] += 15
    while state.stack:
        check_invariants(state)
        if rng.random() < 0.01:
            check_universe(CAVERNA, state)
        CAVERNA.apply(state, rng.choice(CAVERNA.legal_actions(state)))


def test_most_decisions_are_small() -> None:
    sizes = []
    for seed in range(3):
        state = CAVERNA.new(4, b"%d" % seed, {})
        rng = Random(seed)
        while state.stack:
            actions = CAVERNA.legal_actions(state)
            sizes.append(len(actions))
            CAVERNA.apply(state, rng.choice(actions))
    sizes.sort()
    assert sizes[len(sizes) * 99 // 100] <= 60


def test_squares_are_counted_from_the_corner() -> None:
    assert list(bits(0b1011)) == [0, 1, 3]
