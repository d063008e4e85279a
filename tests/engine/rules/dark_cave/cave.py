"""Small caves for the tests: cards that lie, dwarfs that stand, one action, and what came of it."""

from collections.abc import Mapping, Sequence
from typing import Any

from permonik.engine.core.events import Event
from permonik.engine.core.game import Refusal
from permonik.engine.dark_cave.cards import BLUE, GOALS, LOYAL, MONSTERS, YELLOW
from permonik.engine.dark_cave.game import DARK_CAVE as GAME
from permonik.engine.dark_cave.movement import show_features
from permonik.engine.dark_cave.state import PLAN, START, State, Web, place_at
from permonik.engine.paths.tiles import FACE_DOWN, E, S

Spot = tuple[int, int, int]


def cave(
    *lying: str,
    seats: int = 5,
    hand: str = "cross-1",
    at: Mapping[int, Spot] | None = None,
    goals: str = "exit vein lair ladder",
    options: Mapping[str, Any] | None = None,
) -> State:
    """Seat 0 is to play, with this hand; cards lie as in "tee-north-1@1,0 turned"; the others hold a cross.

    Clans alternate, yellow first, and everybody is loyal. Goals are named from the north-west.
    """
    state = GAME.new(seats, b"a small cave", {"first": 0, **(options or {})})
    state.clans = [YELLOW if seat % 2 == 0 else BLUE for seat in range(seats)]
    state.roles = [LOYAL] * seats
    state.goals = [GOALS.index(kind) for kind in goals.split()]
    deck = state.deck
    for card in lying:
        key, _, where = card.partition("@")
        place, _, turned = where.partition(" ")
        x, y = map(int, place.split(","))
        cell = PLAN.cell(x, y)
        if key in GOALS:
            tile = deck.goal_tiles[GOALS.index(key)]
            assert state.goals[state.setup.goal_cells.index(cell)] == GOALS.index(key)
        else:
            tile = deck.tile_of[deck.card_of[key]]
            state.laid = sorted([*state.laid, cell])
        state.grid.lay(cell, tile + bool(turned))
        show_features(state, cell)
    give(state, 0, hand)
    for seat in range(1, seats):
        give(state, seat, "cross-1")
    for seat, spot in (at or {}).items():
        state.at[seat] = place_at(*spot)
    return state


def give(state: State, seat: int, hand: str) -> None:
    state.hands[seat] = sorted(state.deck.card_of[key] for key in hand.split())


def held(state: State, seat: int) -> list[str]:
    return [state.deck.keys[card] for card in state.hands[seat]]


def keys(state: State, cards: Sequence[int]) -> list[str]:
    return [state.deck.keys[card] for card in cards]


def spot(state: State, seat: int) -> Spot | None:
    place = state.at[seat]
    return None if place < 0 else _spot(place)


def _spot(place: int) -> Spot:
    x, y = PLAN.xy(place >> 3)
    return x, y, place & 7


def monster(state: State, name: str) -> Spot | None:
    place = state.monster_at[MONSTERS.index(name)]
    return None if place < 0 else _spot(place)


def put_monster(state: State, name: str, where: Spot, owner: int, level: int = 2) -> None:
    number = MONSTERS.index(name)
    state.monster_at[number] = place_at(*where)
    state.monster_owner[number] = owner
    state.monster_card[number] = state.deck.card_of[f"{name}-{level}"]


def edge(x: int, y: int, side: str) -> int:
    return PLAN.edge(PLAN.cell(x, y), E if side == "east" else S)


def put_web(state: State, where: tuple[int, int, str], owner: int, strength: int = 2, level: int = 1) -> None:
    state.webs = sorted([*state.webs, Web(edge(*where), strength, owner, state.deck.card_of[f"web-{level}"])])


def webs(state: State) -> dict[int, int]:
    return {web.edge: web.strength for web in state.webs}


def arm(state: State, seat: int, *levels: int) -> None:
    state.axes[seat] = tuple(state.deck.card_of[f"battle-axe-{level}"] for level in levels)


def do(state: State, *texts: str) -> list[Event]:
    """Play actions of whoever is to act; each must be legal by both accounts. The events of the last one."""
    log: list[Event] = []
    for text in texts:
        action = GAME.read(state, text)
        assert GAME.why_not(state, state.to_act, action) is None, text
        assert action in GAME.legal_actions(state), text
        log = []
        GAME.apply(state, action, log)
    return log


def refused(state: State, text: str) -> tuple[str, str]:
    """The code and the clause by which an action of whoever is to act is refused."""
    action = GAME.read(state, text)
    refusal = GAME.why_not(state, state.to_act, action)
    assert action not in GAME.legal_actions(state), text
    assert isinstance(refusal, Refusal), text
    return refusal.code, refusal.clause


def offered(state: State, verb: str = "") -> list[str]:
    """The texts of the legal actions that begin with a verb."""
    texts = [GAME.write(state, action) for action in GAME.legal_actions(state)]
    return [text for text in texts if text.split(" ")[0] == verb or not verb]


def names(log: Sequence[Event]) -> list[str]:
    return [event.name for event in log]


def is_hidden(state: State, goal: int) -> bool:
    return state.grid.tiles[state.setup.goal_cells[goal]] == FACE_DOWN


def tile_key(state: State, x: int, y: int) -> str | None:
    cell = PLAN.cell(x, y)
    if cell == START:
        return "start"
    if cell not in state.laid:
        return None
    return state.deck.keys[(state.grid.tiles[cell] - state.deck.tile_of[0]) // 2]
