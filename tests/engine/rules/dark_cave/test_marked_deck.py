"""Every card has a name of its own: no frame names a card that its seat was not shown."""

import re
from random import Random
from typing import Any

import pytest

from permonik.conformance.checks import canonical
from permonik.conformance.leaks import frame, told
from permonik.engine.core.events import Event
from permonik.engine.core.values import SPECTATOR
from permonik.engine.dark_cave.cards import ACTION_CARDS, PATH_CARDS, Deck
from permonik.engine.dark_cave.game import DARK_CAVE as GAME
from permonik.engine.dark_cave.state import Setup, State, card_at
from permonik.engine.dark_cave.turns import begin
from tests.engine.players import with_sense
from tests.sizes import LEAK_GAMES

MARKED = Deck(
    "marked",
    [
        card._replace(key=f"{card.key}-no{copy}", copies=1)
        for card in PATH_CARDS
        for copy in range(card.copies)
    ],
    ACTION_CARDS,
)
MARK = re.compile(r"[a-z-]+-\d-no\d")


def marked_game(seats: int, seed: bytes) -> State:
    """A game with the marked deck, which no deck file could ask for: equal cards are one kind."""
    setup = Setup(seats, {})
    setup.deck = MARKED  # type: ignore[misc]
    return begin(setup, seed)


class Ledger:
    """What each seat was shown, kept by the test itself. Hands that were swapped were seen by both."""

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
    seats = 2 + number % 7
    state = marked_game(seats, b"marked %d" % number)
    rng = Random(number)
    ledger = Ledger(seats)
    while state.to_act >= 0:
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
        for viewer in ledger.shown:
            ledger.check(viewer, told(events, viewer))


def test_the_ledger_catches_a_card_told_to_everybody() -> None:
    state = marked_game(3, b"marked")
    ledger = Ledger(3)
    ledger.note(state)
    secret = MARKED.keys[next(card for card in state.pile if card < MARKED.paths)]
    with pytest.raises(AssertionError):
        ledger.check(1, told([Event("draw", {"player": 0, "card": secret})], 1))
