"""Whole games, at random and with sense: everything stays where it belongs, and every game ends."""

from collections import Counter
from random import Random

import pytest

from permonik.bots.bot import World
from permonik.bots.dark_cave.easy import choose
from permonik.conformance.checks import Player, Start, at_random, positions
from permonik.engine.core.game import Game
from permonik.engine.core.values import Action
from permonik.engine.dark_cave.cards import NUGGETS, VEIN, clan_cards
from permonik.engine.dark_cave.game import DARK_CAVE as GAME
from permonik.engine.dark_cave.movement import feature_at
from permonik.engine.dark_cave.state import (
    NOBODY,
    NOTHING,
    OUT,
    OVER,
    START,
    State,
    card_at,
    cards_before,
    dump,
    load,
)
from permonik.engine.paths.tiles import EMPTY, FACE_DOWN
from permonik.engine.paths.walk import cell_of, field_of
from tests.sizes import RANDOM_GAMES, RULE_BASED_GAMES

BATCHES = 8  # so that several processes can share the work


def rule_based(_game: Game[State], state: State, rng: Random) -> Action:
    return choose(World(GAME, state, state.to_act, rng))


def check_invariants(state: State) -> None:
    _check_cards(state)
    _check_places(state)
    _check_clans(state)
    assert min(state.nuggets) >= 0
    assert sum(state.nuggets) + len(state.veins) <= NUGGETS
    assert all(feature_at(state, place) == VEIN for place in state.veins)
    for trace in state.traces:
        may = [] if trace.holder == NOBODY else state.hands[trace.holder][:]
        may += [state.discards[seat][number] for seat, number in trace.away]
        assert not Counter(trace.cards) - Counter(may), "a card that was given away is not where it may be"


def _check_cards(state: State) -> None:
    cards = Counter([*state.pile, *state.box, *state.played])
    for seat in range(state.seats):
        cards.update(
            [*state.hands[seat], *state.discards[seat], *state.axes[seat], *cards_before(state, seat)]
        )
        assert state.hands[seat] == sorted(state.hands[seat])
    cards.update(card for card in state.boots if card != NOTHING)
    cards.update(card_at(state, cell)[0] for cell in state.laid)
    assert cards == +Counter(dict(enumerate(state.deck.counts))), "cards are not conserved"
    assert Counter(state.deck.level[card] for card in state.box) == {1: 5, 2: 5, 3: 5}


def _check_places(state: State) -> None:
    tiles = state.grid.tiles
    assert state.laid == sorted(set(state.laid))
    assert not {START, *state.setup.goal_cells} & set(state.laid)
    for place in (*state.at, *state.monster_at):
        if place != OUT:
            assert tiles[cell_of(place)] != EMPTY, "somebody stands where no card lies"
            assert field_of(place) < len(state.deck.fields.links[tiles[cell_of(place)]])
    for place in state.at:
        assert place == OUT or tiles[cell_of(place)] != FACE_DOWN, "a dwarf on a face-down goal"
    assert sorted(state.out) == [seat for seat, place in enumerate(state.at) if place == OUT]
    edges = [web.edge for web in state.webs]
    assert edges == sorted(set(edges))
    assert len(edges) <= 3
    again = load(dump(state))
    assert (again.ladders, again.lairs) == (state.ladders, state.lairs)
    assert again.grid.needs == state.grid.needs, "the frontier differs from one worked out anew"


def _check_clans(state: State) -> None:
    cards = [*zip(state.clans, state.roles, strict=True), *state.aside]
    assert sorted(cards) == sorted(clan_cards(state.seats, state.clans[0]))
    assert sorted(state.goals) == [0, 1, 2, 3]
    assert all(state.shown & 1 << seat for seat in state.out)


def play(numbers: range, player: Player) -> Counter[str]:
    """The games of these numbers, each checked at some positions and at its end."""
    seen: Counter[str] = Counter()
    for number in numbers:
        rng = Random(number)
        for step, state in enumerate(
            positions(GAME, Start(2 + number % 7, b"whole %d" % number), rng, player)
        ):
            if step % 16 == 0 or state.to_act < 0:
                check_invariants(state)
        assert state.phase == OVER
        result = GAME.outcome(state)
        seen.update({line.name for line in result.lines})
        seen["exit"] += bool(state.out)
        seen["games"] += 1
    return seen


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_finish_with_everything_in_its_place(batch: int) -> None:
    assert play(range(batch, RANDOM_GAMES // 2, BATCHES), at_random)["games"] > 0


@pytest.mark.parametrize("batch", range(BATCHES))
def test_rule_based_games_finish_and_many_reach_the_exit(batch: int) -> None:
    seen = play(range(batch, max(RULE_BASED_GAMES // 2, 3 * BATCHES), BATCHES), rule_based)
    assert seen["exit"]
    assert seen["victory"]
    assert seen["saved"]
