"""Whole games, at random and with sense: everything stays where it belongs, and every game ends."""

from collections import Counter
from random import Random

import pytest

from permonik.bots.bot import World
from permonik.bots.lost_mines.easy import choose
from permonik.conformance.checks import Player, Start, at_random, positions
from permonik.engine.core.events import Event
from permonik.engine.core.game import Game
from permonik.engine.core.values import Action
from permonik.engine.lost_mines.cards import (
    BLUE,
    FIRST_OBSTACLE,
    LOYAL,
    LOYAL_CARDS,
    PLAN,
    ROCKS,
    SABOTEUR,
    SELFISH,
    YELLOW,
)
from permonik.engine.lost_mines.game import LOST_MINES as GAME
from permonik.engine.lost_mines.scoring import score
from permonik.engine.lost_mines.state import NOBODY, OVER, State, card_at, empty_board
from permonik.engine.paths.tiles import EMPTY, FACE_DOWN, OUTSIDE
from tests.sizes import RANDOM_GAMES, RULE_BASED_GAMES

BATCHES = 8  # so that several processes can share the work


def rule_based(_game: Game[State], state: State, rng: Random) -> Action:
    return choose(World(GAME, state, state.to_act, rng))


def check_invariants(state: State) -> None:
    check_cards(state)
    check_tokens(state)
    check_dwarfs(state)
    check_treasures(state)
    check_grid(state)


def check_cards(state: State) -> None:
    deck = state.deck
    cards = Counter(state.pile + state.aside + state.played)
    cards.update(card for hand in state.hands for card in hand)
    cards.update(card for away in state.discards for card in away)
    cards.update(card_at(state, cell)[0] for cell in state.laid)
    cards[deck.card_of["troll"]] += len(state.trolls)
    assert +cards == +Counter(dict(enumerate(deck.counts))), "cards are not conserved"
    assert all(hand == sorted(hand) and len(hand) <= state.setup.hand for hand in state.hands)
    assert len(state.aside) == 10


def check_tokens(state: State) -> None:
    deck = state.deck
    tokens = state.bank[:]
    for cell in state.overcome:
        tokens[deck.features[state.grid.tiles[cell]] - FIRST_OBSTACLE] += 1
    tokens[3] += len(state.traps)
    tokens[4] += len(state.trolls)
    assert tokens == list(deck.tokens), "tokens are not conserved"
    edges = [*state.traps, *(edge for edge, _ in state.trolls)]
    assert len(set(edges)) == len(edges), "two tokens on one edge"
    for edge in edges:
        ends = [state.grid.tiles[cell] for cell, _ in PLAN.edge_ends(edge)]
        assert max(ends) > FACE_DOWN, "a token between two empty cells"
        assert FACE_DOWN not in ends
        assert OUTSIDE not in ends


def check_dwarfs(state: State) -> None:
    for cell, count in Counter(state.dwarfs).items():
        tile = state.grid.tiles[cell]
        assert tile not in (EMPTY, OUTSIDE), "a dwarf on a missing card"
        assert tile != FACE_DOWN or state.entry, "a dwarf on a hidden mine"
        feature = state.deck.features[tile]
        assert feature < FIRST_OBSTACLE or cell in state.overcome, "a dwarf on an obstacle"
        assert count == 1 or not (feature == ROCKS or feature >= FIRST_OBSTACLE), "two dwarfs on rocks"
    dwarfs = Counter(zip(state.clans, state.roles, strict=True))
    dwarfs.update((clan, role) for clan in (YELLOW, BLUE) for role in state.spare[clan])
    for clan in (YELLOW, BLUE):
        numbers = [dwarfs[clan, role] for role in (LOYAL, SELFISH, SABOTEUR)]
        assert numbers == [LOYAL_CARDS[state.seats], 1, 1], "dwarf cards are not conserved"


def check_treasures(state: State) -> None:
    assert len(state.taken) == len(state.kinds) == len(state.values) == state.seats
    for kind, values in enumerate(state.deck.treasures):
        laid_out = Counter(
            value for each, value in zip(state.kinds, state.values, strict=True) if each == kind
        )
        assert laid_out <= Counter(values), "treasures are not conserved"
    for place, owner in enumerate(state.taken):
        assert owner == NOBODY or state.seen[owner] & 1 << place
    dragon = state.mines.index(3)
    found = state.grid.tiles[state.deck.mine_cells[dragon]] != FACE_DOWN or bool(state.entry)
    assert state.dragon == NOBODY or found
    assert state.dragon != NOBODY or state.grid.tiles[state.deck.mine_cells[dragon]] == FACE_DOWN


def check_grid(state: State) -> None:
    """The frontier that is kept up to date is the one that a slow rebuild finds."""
    fresh = empty_board(state.deck)
    for cell, tile in enumerate(state.grid.tiles):
        if tile > FACE_DOWN and cell not in state.deck.start_cells:
            fresh.lay(cell, tile)
    assert fresh.tiles == state.grid.tiles
    assert fresh.needs == state.grid.needs
    assert state.laid == sorted(set(state.laid))


def play(numbers: range, player: Player) -> Counter[str]:
    """The games of these numbers, each checked at some positions and at its end."""
    seen: Counter[str] = Counter()
    for number in numbers:
        rng = Random(number)
        options = {"agreed_end": number % 5 == 0}
        start = Start(3 + number % 7, b"whole %d" % number, options)
        for step, state in enumerate(positions(GAME, start, rng, player)):
            if step % 16 == 0 or state.to_act < 0:
                check_invariants(state)
        assert state.phase == OVER
        assert len(state.history) == 2
        for line in GAME.outcome(state).lines:
            seen[line.name] += 1
        for end in state.history:
            seen["rounds"] += 1
            seen["rounds with treasure"] += bool(end.treasures)
            for seat, gain in enumerate(score(1, end).gains):
                assert gain >= 0
                assert gain <= sum(value for _, _, value in end.treasures), seat
    return seen


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_finish(batch: int) -> None:
    assert play(range(batch, RANDOM_GAMES, BATCHES), at_random)["rounds"]


@pytest.mark.parametrize("batch", range(BATCHES))
def test_rule_based_games_finish_and_find_treasure(batch: int) -> None:
    seen = play(range(batch, max(RULE_BASED_GAMES, 3 * BATCHES), BATCHES), rule_based)
    assert seen["rounds with treasure"] > seen["rounds"] / 2


def test_rule_based_games_use_every_rule_of_scoring() -> None:
    seen = play(range(1000, 1024), rule_based)
    assert {"selfish", "clan", "rest", "dragon", "gain", "total", "victory"} <= set(seen)


def test_every_event_comes_up() -> None:
    """Games with sense and some chance say everything that the game can say."""
    told: set[str] = set()
    for number in range(60):
        rng = Random(number)
        state = GAME.new(3 + number % 7, b"events %d" % number, {"agreed_end": number % 2 == 0})
        while state.phase != OVER:
            log: list[Event] = []
            action = rule_based(GAME, state, rng) if rng.random() < 0.7 else at_random(GAME, state, rng)
            GAME.apply(state, action, log)
            told.update(event.name for event in log)
        if told == set(GAME.messages.events):
            return
    assert told == set(GAME.messages.events)
