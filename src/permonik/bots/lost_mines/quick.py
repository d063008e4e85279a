"""Quick, sensible play of The Lost Mines for looking ahead: everybody digs and walks to the next treasure."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from random import Random
from typing import Final

from permonik.bots.lost_mines import easy
from permonik.bots.lost_mines.race import worths
from permonik.bots.lost_mines.terrain import GAP, GUARDED, OBSTACLE, STEP, TRAPPED
from permonik.bots.ways import FAR, Costs, reach
from permonik.engine.core.values import Action, Seat
from permonik.engine.lost_mines.actions import step, stop
from permonik.engine.lost_mines.cards import (
    BOARD,
    FIRST_OBSTACLE,
    PLAN,
    TRAP_TOKEN,
    TROLL_TOKEN,
    Deck,
)
from permonik.engine.lost_mines.movement import ways
from permonik.engine.lost_mines.rules import apply
from permonik.engine.lost_mines.scoring import works_for
from permonik.engine.lost_mines.state import MOVE, PLAY, State, treasures_at
from permonik.engine.lost_mines.verbs import DISCARD, PLACE, STORM, TRAP, TROLL, USE
from permonik.engine.paths.tiles import EMPTY, FACE_DOWN

_WORTH_A_CARD: Final = 0.5  # steps that a card must save
_POORER: Final = 6.0  # steps that one goes further for all the treasure than for none
_NEAR: Final = 7.0  # steps from a mine where a rival is held up
_HURTS: Final = ("storm", "troll", "trap")
_KEPT: Final = {"axe": 1.5, "boat": 1.5, "rope": 1.5, "info": 0.0, "trap": 1.0, "troll": 2.0, "storm": 2.5}
_CELLS: Final = tuple(PLAN.cell(x, y) for y in range(BOARD.south + 1) for x in range(BOARD.east + 1))
_ON_BOARD: Final = frozenset(_CELLS)
_SIDE_OF: Final = {way: side for side, _, way in PLAN.around}


class Ground:
    """The ways over the board, kept up to date card by card. Who stands where is left out."""

    __slots__ = ("_marks", "_tiles", "network")

    def __init__(self, state: State) -> None:
        self._tiles = bytes(state.grid.tiles)
        self._marks = _marks(state)
        self.network = {cell: _row(state, cell) for cell in _CELLS}

    def copy(self) -> "Ground":
        twin = Ground.__new__(Ground)
        twin._tiles, twin._marks, twin.network = self._tiles, self._marks, self.network.copy()
        return twin

    def follow(self, state: State) -> None:
        """Take in what has changed on the board."""
        tiles, marks = state.grid.tiles, _marks(state)
        if marks != self._marks:
            self.network = {cell: _row(state, cell) for cell in _CELLS}
        elif tiles != self._tiles:
            before = self._tiles
            changed = {cell for cell in _CELLS if tiles[cell] != before[cell]}
            beside = {cell + way for cell in changed for _, _, way in PLAN.around}
            for cell in changed | beside & _ON_BOARD:
                self.network[cell] = _row(state, cell)
        else:
            return
        self._tiles, self._marks = bytes(tiles), marks


def _marks(state: State) -> tuple[int, ...]:
    """The tokens on the board."""
    return (*state.overcome, -1, *state.traps, -1, *(edge for edge, _ in state.trolls))


def _row(state: State, cell: int) -> list[tuple[int, float]]:
    """The cells beside one, and what it costs to go there."""
    tiles, deck = state.grid.tiles, state.setup.deck
    opens = deck.table.open
    tile = tiles[cell]
    here = 15 if tile in (EMPTY, FACE_DOWN) else opens[tile]
    row = []
    for side, opposite, way in PLAN.around:
        there = tiles[cell + way]
        if not here & side:
            continue
        if there == EMPTY:
            cost = GAP
        elif there == FACE_DOWN:
            cost = STEP
        elif opens[there] & opposite:
            cost = _enter(state, cell + way)
        else:
            continue
        row.append((cell + way, cost + _toll(state, PLAN.edge(cell, side))))
    return row


def _toll(state: State, edge: int) -> float:
    if state.trolls and any(edge == guarded for guarded, _ in state.trolls):
        return GUARDED
    return TRAPPED if edge in state.traps else 0.0


# --- a turn -------------------------------------------------------------------------------------


def act(state: State, ground: Ground, rng: Random) -> None:
    """Carry out the decision of the seat to act; a walk as a whole."""
    if state.phase not in (PLAY, MOVE):
        apply(state, easy.decide(state, state.to_act, rng))
        return
    seat = state.turn
    ground.follow(state)
    togo = togo_of(state, seat, ground)
    if state.phase == PLAY:
        action = card(state, seat, ground, togo, rng)
        apply(state, action)
        if action[0] != DISCARD:
            ground.follow(state)
            togo = togo_of(state, seat, ground)
    _hurry(state, togo)


def togo_of(state: State, seat: Seat, ground: Ground) -> Costs:
    """What the ways cost from mines worth going to, for all that a seat knows."""
    worth = worths(state, seat)
    most = max(worth)
    if not most:
        return {}
    cells = state.setup.deck.mine_cells
    starts = [(cell, _POORER * (1 - each / most)) for each, cell in zip(worth, cells, strict=True) if each]
    return reach(ground.network, starts, FAR, state.dwarfs[seat], _NEAR)


def card(state: State, seat: Seat, ground: Ground, togo: Costs, rng: Random) -> Action:
    """Whatever shortens the own way most, or else holds up a rival, or else a discard."""
    here = state.dwarfs[seat]
    stays = bool(treasures_at(state, here)) and state.grid.tiles[here] != FACE_DOWN
    if not stays and (best := max(digs(state, seat, ground, togo), default=None)):
        return best[1]
    return _hurt(state, seat, ground, togo, stays) or _put_away(state, seat, rng)


def digs(state: State, seat: Seat, ground: Ground, togo: Costs) -> Iterator[tuple[float, Action]]:
    """Path cards and tools that shorten the way of a seat, each with the steps that it saves."""
    here = state.dwarfs[seat]
    if here not in togo:
        return
    left = togo[here] - _enter(state, here) - _WORTH_A_CARD
    come = reach(ground.network, [(here, 0.0)], left)
    yield from _paths(state, seat, come, togo, left)
    yield from _tools(state, seat, come, togo, left)


def _paths(state: State, seat: Seat, come: Costs, togo: Costs, left: float) -> Iterator[tuple[float, Action]]:
    deck = state.setup.deck
    cards = [card for card in dict.fromkeys(state.hands[seat]) if card < deck.paths]
    opens, paths = deck.table.open, deck.path_cards
    for cell, need in state.grid.needs.items() if cards else ():
        ends = [(side, come.get(cell + way, FAR), togo.get(cell + way, FAR)) for side, _, way in PLAN.around]
        if min(each[1] for each in ends) + STEP + min(each[2] for each in ends) >= left:
            continue
        for card in cards:
            crossing = OBSTACLE if paths[card].feature >= FIRST_OBSTACLE else STEP
            for turned in deck.fits[card][need]:
                opened = opens[deck.tile_of[card] + turned]
                sides = [each for each in ends if opened & each[0]]
                cost = min(each[1] for each in sides) + crossing + min(each[2] for each in sides)
                if cost < left:
                    yield left - cost, (PLACE, card, cell, turned)


def _tools(state: State, seat: Seat, come: Costs, togo: Costs, left: float) -> Iterator[tuple[float, Action]]:
    deck, tiles = state.setup.deck, state.grid.tiles
    for card in dict.fromkeys(state.hands[seat]):
        tool = card - deck.paths
        if not 0 <= tool < TRAP_TOKEN or not state.bank[tool]:
            continue
        for cell in state.laid:
            if deck.features[tiles[cell]] == FIRST_OBSTACLE + tool and cell not in state.overcome:
                cost = come.get(cell, FAR) + togo.get(cell, FAR) - 2 * OBSTACLE + STEP
                if cost < left:
                    yield left - cost, (USE, card, cell, 0)


def _enter(state: State, cell: int) -> float:
    """What it costs to enter a card that lies."""
    obstacle = state.setup.deck.features[state.grid.tiles[cell]] >= FIRST_OBSTACLE
    return OBSTACLE if obstacle and cell not in state.overcome else STEP


def _put_away(state: State, seat: Seat, rng: Random) -> Action:
    """The card of the least use."""
    uses = _uses(state.setup.deck)
    return (DISCARD, min(state.hands[seat], key=lambda card: (uses[card], rng.random())), 0, 0)


@lru_cache(maxsize=4)
def _uses(deck: Deck) -> Sequence[float]:
    """By card, what it is good for."""
    paths = (
        0.5 if feature >= FIRST_OBSTACLE else float(path.tile.open.bit_count())
        for path, feature in deck.path_cards
    )
    return (*paths, *(_KEPT[key.partition("-")[0]] for key in deck.keys[deck.paths :]))


# --- rivals -------------------------------------------------------------------------------------


def _rivals(state: State, seat: Seat) -> Sequence[Seat]:
    """Those who seem to gather for somebody else: clans are public."""
    own = works_for(state.clans[seat], state.roles[seat])
    return [other for other, clan in enumerate(state.clans) if other != seat and clan != own]


def _hurt(state: State, seat: Seat, ground: Ground, togo: Costs, stays: bool) -> Action | None:
    """A storm, a troll or a trap right before a rival who is near a mine, but not on one's own way."""
    deck = state.setup.deck
    cards = {deck.keys[card]: card for card in state.hands[seat] if deck.keys[card] in _HURTS}
    if not cards:
        return None
    own = () if stays else _line(ground, state.dwarfs[seat], togo)
    for rival in _rivals(state, seat):
        here = state.dwarfs[rival]
        if not 1 <= togo.get(here, FAR) <= _NEAR or not state.hands[rival]:
            continue
        for one, two in pairwise([here, *_line(ground, here, togo)]):
            if two in own or state.grid.tiles[one] <= FACE_DOWN:
                break
            if action := _strike(state, cards, one, two):
                return action
    return None


def _strike(state: State, cards: Mapping[str, int], one: int, two: int) -> Action | None:
    """What hurts whoever would go from a card to the cell beside it."""
    if "storm" in cards and two in state.laid and two not in state.dwarfs:
        return (STORM, cards["storm"], two, 0)
    edge = PLAN.edge(one, _SIDE_OF[two - one])
    if state.grid.tiles[two] == FACE_DOWN or _toll(state, edge):
        return None
    if "troll" in cards and state.bank[TROLL_TOKEN]:
        return (TROLL, cards["troll"], edge, 0)
    if "trap" in cards and state.bank[TRAP_TOKEN]:
        return (TRAP, cards["trap"], edge, 0)
    return None


def _line(ground: Ground, here: int, togo: Costs) -> list[int]:
    """The next cells on the way to a mine."""
    line = []
    for _ in range(4):
        there = min(ground.network[here], key=lambda each: togo.get(each[0], FAR) + each[1], default=None)
        if there is None or togo.get(there[0], FAR) >= togo.get(here, FAR):
            break
        here = there[0]
        line.append(here)
    return line


# --- walking ------------------------------------------------------------------------------------


def _hurry(state: State, togo: Costs) -> None:
    """Walk towards the nearest mine worth going to, as far as the path goes; in one with treasure, stay."""
    seat = state.turn
    while state.phase == MOVE and state.turn == seat:
        here = state.dwarfs[seat]
        best, there = togo.get(here, FAR), here
        for cell, _ in ways(state, here, state.dwarfs):
            cost = togo.get(cell, FAR)
            if cost < best:
                best, there = cost, cell
        apply(state, step(there) if there != here else stop)
