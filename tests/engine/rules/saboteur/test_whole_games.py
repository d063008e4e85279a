"""Whole games, at random and with sense: everything stays where it belongs, and every game ends."""

from collections import Counter
from random import Random

import pytest

from permonik.bots.bot import World
from permonik.bots.saboteur.easy import choose
from permonik.conformance.checks import Player, Start, at_random, positions
from permonik.engine.core.game import Game
from permonik.engine.core.values import Action
from permonik.engine.saboteur.cards import MINER, ROLE_CARDS, SABOTEUR
from permonik.engine.saboteur.game import SABOTEUR as GAME
from permonik.engine.saboteur.state import GOAL_CELLS, OVER, State, card_at, gold_of
from tests.sizes import RANDOM_GAMES, RULE_BASED_GAMES

BATCHES = 8  # so that several processes can share the work


def rule_based(_game: Game[State], state: State, rng: Random) -> Action:
    return choose(World(GAME, state, state.to_act, rng))


def check_invariants(state: State) -> None:
    deck = state.deck
    cards = Counter(state.pile + state.played)
    cards.update(card for hand in state.hands for card in hand)
    cards.update(card for away in state.discards for card in away)
    cards.update(card_at(state, cell)[0] for cell in state.laid)
    cards.update(deck.paths + tool for mask in state.broken for tool in range(3) if mask & 1 << tool)
    assert cards == +Counter(dict(enumerate(deck.counts))), "cards are not conserved"
    gold = Counter(nuggets for seat in range(state.seats) for nuggets in gold_of(state, seat))
    gold.update(state.offer)
    gold.update(dict(enumerate(state.gold_pile, 1)))
    assert [gold[nuggets] for nuggets in (1, 2, 3)] == list(deck.gold), "gold is not conserved"
    saboteurs, miners = ROLE_CARDS[state.seats]
    assert Counter([*state.roles, state.aside]) == {SABOTEUR: saboteurs, MINER: miners}
    assert sorted(state.goals) == [0, 1, 2]
    assert all(hand == sorted(hand) and len(hand) <= state.setup.hand for hand in state.hands)
    assert state.laid == sorted(set(state.laid))
    assert not set(state.laid) & set(GOAL_CELLS)
    assert all(mask < 8 for mask in state.broken)


def play(numbers: range, player: Player) -> Counter[str]:
    """The games of these numbers, each checked at some positions and at its end."""
    seen: Counter[str] = Counter()
    for number in numbers:
        rng = Random(number)
        start = Start(3 + number % 8, b"whole %d" % number)
        for step, state in enumerate(positions(GAME, start, rng, player)):
            if step % 16 == 0 or state.to_act < 0:
                check_invariants(state)
        assert state.phase == OVER
        assert len(state.history) == 3
        for end in state.history:
            seen["miners" if end.joined_by >= 0 else "saboteurs"] += 1
    return seen


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_finish_with_everything_in_its_place(batch: int) -> None:
    assert play(range(batch, RANDOM_GAMES, BATCHES), at_random).total() > 0


@pytest.mark.parametrize("batch", range(BATCHES))
def test_rule_based_games_finish_and_both_sides_win_some(batch: int) -> None:
    seen = play(range(batch, max(RULE_BASED_GAMES, 3 * BATCHES), BATCHES), rule_based)
    assert seen["miners"]
    assert seen["saboteurs"]
