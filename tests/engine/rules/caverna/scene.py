"""Small scenes of Caverna for tests: a few goods and tiles in, one action, the outcome out."""

from typing import Any

from permonik.engine.caverna import flow, furnishings, spaces
from permonik.engine.caverna.effects import TILES
from permonik.engine.caverna.frames import FINAL, HARVESTING, TURN, WORK
from permonik.engine.caverna.game import CAVERNA
from permonik.engine.caverna.goods import (
    CAVERN,
    COVERED,
    DEEP,
    DWELLINGS,
    FIELD,
    GOODS,
    GRAIN1,
    GRAIN2,
    GRAIN3,
    LARGE_ACROSS,
    LARGE_DOWN,
    MEADOW,
    ORE_MINE,
    OWNED,
    ROOMS,
    RUBY_MINE,
    SMALL,
    STABLE,
    TUNNEL,
    VEG1,
    VEG2,
)
from permonik.engine.caverna.home import NAMED
from permonik.engine.caverna.scoring import points, sheet
from permonik.engine.caverna.state import EVENTS, NOBODY, State
from permonik.engine.core.events import Event

LANDS = {
    "meadow": MEADOW,
    "field": FIELD,
    "grain3": GRAIN3,
    "grain2": GRAIN2,
    "grain1": GRAIN1,
    "veg2": VEG2,
    "veg1": VEG1,
    "cavern": CAVERN,
    "tunnel": TUNNEL,
    "deep_tunnel": DEEP,
    "ore_mine": ORE_MINE,
    "ruby_mine": RUBY_MINE,
    "small": SMALL,
}
assert set(TILES)


class Scene:
    """A game with seat 0 to place a dwarf, and ways to change it."""

    def __init__(self, seats: int = 2, **options: Any) -> None:
        self.state: State = CAVERNA.new(seats, b"scene", {"first_player": 0, **options})
        self.log: list[Event] = []
        self.by_itself = False
        for seat in range(seats):
            self.give(seat, food=-self.state.players[seat][GOODS.index("food")])

    # --- setting the scene ---

    def give(self, seat: int = 0, /, **goods: int) -> "Scene":
        for good, count in goods.items():
            self.state.players[seat][GOODS.index(good)] += count
        return self

    def tiles(self, seat: int = 0, /, **lands: str) -> "Scene":
        """Lay tiles straight on the board: meadow="F4,3 F3,3"."""
        player = self.state.players[seat]
        for land, squares in lands.items():
            for name in squares.split():
                player[LANDS[land]] |= 1 << NAMED[name]
                player[COVERED] |= 1 << NAMED[name]
        return self

    def large(self, first: str, second: str, seat: int = 0) -> "Scene":
        """A large pasture."""
        player, (a, b) = self.state.players[seat], sorted((NAMED[first], NAMED[second]))
        player[LARGE_ACROSS if b == a + 1 else LARGE_DOWN] |= 1 << a
        player[COVERED] |= 1 << a | 1 << b
        return self

    def stables(self, squares: str, seat: int = 0) -> "Scene":
        for name in squares.split():
            self.state.players[seat][STABLE] |= 1 << NAMED[name]
        return self

    def room(self, key: str, square: str = "M1,1", seat: int = 0) -> "Scene":
        """A furnishing already there, without its price and what it brings at once."""
        player, tile, here = self.state.players[seat], furnishings.INDEX[key], 1 << NAMED[square]
        player[COVERED] |= here
        player[CAVERN] &= ~here
        player[OWNED] |= 1 << tile
        if key == "dwelling":
            player[ROOMS] |= here
        else:
            self.state.left &= ~(1 << tile)
            self.state.sites[seat][tile] = NAMED[square]
        if furnishings.ORANGE >> tile & 1:
            player[DWELLINGS] |= here
        return self

    def dwarfs(self, *strengths: int, seat: int = 0) -> "Scene":
        self.state.strengths[seat] = list(strengths)
        self.state.places[seat] = [0] * len(strengths)
        return self

    def opens(self, *keys: str) -> "Scene":
        """Action cards in play, filled as in their first round."""
        for key in keys:
            space = spaces.INDEX[key]
            self.state.spaces = tuple(sorted({*self.state.spaces, space}))
            self.state.piles[space] = self.state.setup.board.first[space]
        return self

    def pile(self, key: str, /, **goods: int) -> "Scene":
        space = spaces.INDEX[key]
        kinds = self.state.setup.board.kinds[space]
        self.state.piles[space] = sum(
            count << spaces.SHIFT * kinds.index(GOODS.index(good)) for good, count in goods.items()
        )
        return self

    def crew(self, key: str, seat: int) -> "Scene":
        """A dwarf of a seat stands there."""
        self.state.crews[spaces.INDEX[key]] |= 1 << seat
        return self

    def turn(self, seat: int = 0) -> "Scene":
        self.state.stack = [(WORK, NOBODY), (TURN, seat, -1)]
        self.state.turn = (seat + 1) % self.state.setup.seats
        return self

    def harvest(self, event: str = "harvest") -> "Scene":
        """The harvest of this kind begins."""
        self.state.event = EVENTS.index(event)
        step = {"skip_one": 0, "harvest": 1, "one_food": 2}[event]
        self.state.stack = [(HARVESTING, NOBODY, 0, step, -1)]
        return self.run()

    def last_window(self) -> "Scene":
        self.state.stack = [(FINAL, NOBODY, 0)]
        return self.run()

    def run(self) -> "Scene":
        flow.run(self.state, self.log)
        return self

    # --- acting ---

    def do(self, *texts: str) -> "Scene":
        for text in texts:
            if self.by_itself and text.startswith("take "):
                self.by_itself = False  # the only thing that could be done there was done at once
                continue
            told = len(self.log)
            action = CAVERNA.read(self.state, text)
            seat = CAVERNA.to_act(self.state)
            assert seat is not None, "the game is over"
            refusal = CAVERNA.why_not(self.state, seat, action)
            assert refusal is None, f"{text}: {refusal}; {self.texts()}"
            assert action in CAVERNA.legal_actions(self.state), text
            CAVERNA.apply(self.state, action, self.log)
            entered = text.startswith(("place", "imitate"))
            self.by_itself = entered and any(event.name == "take" for event in self.log[told:])
        return self

    def cradle(self, seat: int = 0) -> "Scene":
        """On Family life, where sowing is possible whatever becomes of the family."""
        self.opens("family_life").tiles(seat, field="F1,1").give(seat, grain=1)
        return self.turn(seat).do("place dwarf@family_life")

    def why(self, text: str, seat: int | None = None) -> tuple[str, str] | None:
        """Code and clause of the refusal."""
        asked = CAVERNA.to_act(self.state) if seat is None else seat
        assert asked is not None
        action = CAVERNA.read(self.state, text)
        refusal = CAVERNA.why_not(self.state, asked, action)
        assert (refusal is None) == (action in CAVERNA.legal_actions(self.state))
        return None if refusal is None else (refusal.code, refusal.clause)

    def texts(self) -> list[str]:
        return [CAVERNA.write(self.state, action) for action in CAVERNA.legal_actions(self.state)]

    def may(self, text: str) -> bool:
        return text in self.texts()

    # --- looking ---

    def has(self, good: str, seat: int = 0) -> int:
        return self.state.players[seat][GOODS.index(good)]

    def goods(self, *names: str, seat: int = 0) -> tuple[int, ...]:
        return tuple(self.has(name, seat) for name in names)

    def strengths(self, seat: int = 0) -> list[int]:
        return self.state.strengths[seat]

    def asked(self) -> str:
        """The prompt of the decision; "over" at the end."""
        return CAVERNA.decision(self.state).prompt if self.state.stack else "over"

    def squares(self, land: str, seat: int = 0) -> set[str]:
        mask = self.state.players[seat][LANDS[land]]
        return {name for name, square in NAMED.items() if mask >> square & 1}

    def cost(self, text: str) -> dict[str, int]:
        found = {choice.text: choice.cost for choice in CAVERNA.decision(self.state).choices}
        return dict(found[text])

    def lying(self, key: str) -> dict[str, int]:
        """What lies on a space."""
        space = spaces.INDEX[key]
        kinds = self.state.setup.board.kinds[space]
        return {GOODS[good]: count for good, count in spaces.unpacked(self.state.piles[space], kinds)}

    def points(self, seat: int = 0) -> int:
        return points(self.state, seat)

    def line(self, name: str, furnishing: str = "", seat: int = 0) -> tuple[int, int]:
        """Count and points of a line of the score sheet; (0, 0) if there is none."""
        for item in sheet(self.state, seat):
            if item.name == name and item.furnishing == furnishing:
                return item.count, item.points
        return 0, 0

    def told(self, name: str) -> list[dict[str, Any]]:
        return [dict(event.public) for event in self.log if event.name == name]
