"""Every path card has a name of its own: no frame names a card that its seat was not shown."""

import re
from random import Random
from typing import Any

import pytest

from permonik.conformance.checks import canonical
from permonik.conformance.leaks import frame, told
from permonik.engine.core.events import Event
from permonik.engine.core.values import SPECTATOR
from permonik.engine.lost_mines.cards import (
    ACTION_CARDS,
    FOREST_TOKENS,
    MINE_SIDES,
    PATH_CARDS,
    TREASURES,
    Board,
    Deck,
    ForestCard,
)
from permonik.engine.lost_mines.game import LOST_MINES as GAME
from permonik.engine.lost_mines.rounds import deal
from permonik.engine.lost_mines.state import State, card_at
from tests.engine.players import with_sense
from tests.sizes import LEAK_GAMES

MARKED = Deck(
    "marked",
    [
        ForestCard(path._replace(key=f"{path.key}-no{copy}", copies=1), feature)
        for path, feature in PATH_CARDS
        for copy in range(path.copies)
    ],
    ACTION_CARDS,
    FOREST_TOKENS,
    TREASURES,
    MINE_SIDES,
    Board(),
    reconstructed=True,
)
MARK = re.compile(r"[a-z-]+-no\d")


def marked_game(seats: int, seed: bytes) -> State:
    """A game with the marked deck, which no deck file could ask for: equal cards are one kind."""
    state = GAME.new(seats, seed, {})
    state.setup.deck = MARKED  # type: ignore[misc]
    deal(state, 0, None)
    return state


class Ledger:
    """What each seat was shown, kept by the test itself."""

    def __init__(self, seats: int) -> None:
        self.shown: dict[int, set[str]] = {viewer: set() for viewer in (*range(seats), SPECTATOR)}

    def note(self, state: State) -> None:
        keys = state.deck.keys
        public = {keys[card] for card in state.played}
        public |= {keys[card_at(state, cell)[0]] for cell in state.laid}
        for viewer, known in self.shown.items():
            known |= public
            if viewer >= 0:
                known |= {keys[card] for card in state.hands[viewer]}

    def check(self, viewer: int, text: str) -> None:
        strange = set(MARK.findall(text)) - self.shown[viewer]
        assert not strange, f"{viewer} is told of {strange}"


def strip(seen: dict[str, Any]) -> dict[str, Any]:
    """A view without what is no card of anybody: the deck's own list, and the count of unseen cards."""
    own = {key: value for key, value in seen.get("you", {}).items() if key != "unseen"}
    return {**seen, "options": None, "you": own}


@pytest.mark.parametrize("number", range(LEAK_GAMES))
def test_no_frame_names_a_card_that_the_seat_was_not_shown(number: int) -> None:
    seats = 3 + number % 7
    state = marked_game(seats, b"marked %d" % number)
    rng = Random(number)
    ledger = Ledger(seats)
    while state.to_act >= 0 and state.round == 1:
        ledger.note(state)
        for viewer in ledger.shown:
            ledger.check(viewer, canonical(strip(GAME.view(state, viewer))))
            if viewer == state.to_act:
                ledger.check(
                    viewer, frame(GAME, state, viewer, []).partition('"unseen"')[2].partition("}")[2]
                )
        events: list[Event] = []
        GAME.apply(state, with_sense(GAME, state, rng), events)
        ledger.note(state)
        if state.round == 1:
            for viewer in ledger.shown:
                ledger.check(viewer, told(events, viewer))


def test_the_ledger_catches_a_card_told_to_everybody() -> None:
    state = marked_game(3, b"marked")
    ledger = Ledger(3)
    ledger.note(state)
    secret = MARKED.keys[next(card for card in state.pile if card < MARKED.paths)]
    with pytest.raises(AssertionError):
        ledger.check(1, told([Event("draw", {"player": 0, "card": secret})], 1))
