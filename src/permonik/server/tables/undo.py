"""Taking a choice back: free while it told nobody anything, then by consent, never past a secret."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from permonik.engine.core.events import Event
from permonik.engine.core.game import Game
from permonik.engine.core.values import Seat
from permonik.server.tables.life import Life, replayed
from permonik.server.wire import encode

WORLDS_ASKED: Final = 16

# Events past which nothing is taken back even by consent: a look at a secret, a gold choice, a random loss,
# something hidden turned up, the end of a round.
BARRIERS: Final[Mapping[str, frozenset[str]]] = {
    "saboteur": frozenset(
        {"look", "gold-offered", "gold-taken", "goal-revealed", "miners-win", "saboteurs-win", "game-over"}
    ),
    "lost-mines": frozenset(
        {
            *("look-mine", "look-treasure", "look-dwarf", "trap-sprung", "mine-revealed", "treasure"),
            *("round-ends", "game-over"),
        }
    ),
    "dark-cave": frozenset(
        {
            *("look-goal", "look-clan", "swap", "lose-card", "lose-nugget", "goal-revealed"),
            *("clan-shown", "aside-seen", "game-over"),
        }
    ),
    "caverna": frozenset({"round-begins", "wish-turned", "marker", "game-over"}),
}
# A game that is not listed: whatever shows somebody something, except a card drawn or put away.
_HARMLESS: Final = frozenset({"draw", "discard"})


def barrier(game: str, event: Event) -> bool:
    if game in BARRIERS:
        return event.name in BARRIERS[game]
    return event.private is not None and event.name not in _HARMLESS


def target(life: Life, seat: Seat) -> int | None:
    """How many moves would stand if this seat's last own choice were taken back; None if it has none."""
    if life.status != "playing":
        return None
    for index in range(len(life.moves) - 1, -1, -1):
        move = life.moves[index]
        if move.seat == seat:
            return index if move.by == "person" else None
    return None


def allowed(life: Life, stand: int) -> bool:
    """Whether everything after the first so many moves may be taken back, with consent."""
    state = replayed(life, stand)
    game = life.game
    for move in life.moves[stand:]:
        events: list[Event] = []
        game.apply(state, game.read(state, move.text), events)
        if any(barrier(game.id, event) for event in events):
            return False
    return True


def free(life: Life, seat: Seat, stand: int) -> bool:
    """Whether nobody else acted since, and nothing was drawn, seen, taken or diced for."""
    if any(move.seat != seat for move in life.moves[stand:]):
        return False
    state = replayed(life, stand)
    game = life.game
    for move in life.moves[stand:]:
        if not _told_nothing(game, state, move.text, seat):
            return False
        game.apply(state, game.read(state, move.text))
    return True


def _told_nothing(game: Game[Any], state: Any, text: str, seat: Seat) -> bool:
    """The seat could foresee all that it saw: in every world that it can think of, it sees the same."""
    true = game.copy(state)
    events: list[Event] = []
    game.apply(true, game.read(true, text), events)
    if any(other != seat for event in events if event.private for other in event.audience):
        return False  # somebody else was shown something
    seen = encode(game.view(true, seat))
    rng = Random(len(text))
    for _ in range(WORLDS_ASKED):
        world = game.determinize(state, seat, rng)
        game.apply(world, game.read(world, text))
        if encode(game.view(world, seat)) != seen:
            return False
    return _dice(game, true) == _dice(game, state)


def _dice(game: Game[Any], state: Any) -> object:
    """How much chance was used."""
    return game.dump(state).get("dice")
