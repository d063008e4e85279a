"""A table of Saboteur set by hand: given this mine and these hands, when somebody plays, then what?

A mine is drawn, one sign a card. `S` is the start at 0,0, `.` an empty cell, `?` a face-down goal:

    S──┴    ┼ ┴ ┬ ├ ┤ │ ─ └ ┐ ┘ ┌   joined cards as they lie (┬ is a turned tee-north)
    ...│    ╬ ╩ ╦ ╠ ╣ ║ ═ ╚ ╗ ╝ ╔   dead ends, and the stubs ╵ ╷ ╶ ╴

On the cell of a goal, `$` is the revealed gold and a curve a revealed stone. Goals that lie face down need
not be drawn. Actions are written as in a record: "place cross@1,0".

Cards are conserved: whatever no hand, mine or pile was given has been put away face up.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from textwrap import dedent
from typing import Any, Final

from permonik.engine.core.dice import Dice
from permonik.engine.core.events import Event, Told, project
from permonik.engine.core.game import Refusal
from permonik.engine.core.values import Action, Seat, Viewer
from permonik.engine.saboteur.cards import GOALS, MINER, ROLE_CARDS, SABOTEUR, TOOLS
from permonik.engine.saboteur.game import SABOTEUR as GAME
from permonik.engine.saboteur.state import State

GLYPHS: Final = {
    "┼": "cross",
    "┴": "tee-north",
    "┬": "tee-north turned",
    "├": "tee-east",
    "┤": "tee-east turned",
    "│": "straight-ns",
    "─": "straight-ew",
    "└": "curve-ne",
    "┐": "curve-ne turned",
    "┘": "curve-nw",
    "┌": "curve-nw turned",
    "╬": "dead-cross",
    "╩": "dead-tee-north",
    "╦": "dead-tee-north turned",
    "╠": "dead-tee-east",
    "╣": "dead-tee-east turned",
    "║": "dead-straight-ns",
    "═": "dead-straight-ew",
    "╚": "dead-curve-ne",
    "╗": "dead-curve-ne turned",
    "╝": "dead-curve-nw",
    "╔": "dead-curve-nw turned",
    "╵": "dead-north",
    "╷": "dead-north turned",
    "╶": "dead-east",
    "╴": "dead-east turned",
}
GOAL_GLYPHS: Final = {
    "$": ("gold", 0),
    "┌": ("stone-east", 0),
    "┘": ("stone-east", 1),
    "┐": ("stone-west", 0),
    "└": ("stone-west", 1),
}
GOAL_PLACES: Final = ((8, -2), (8, 0), (8, 2))
PRINTED_GOLD: Final = (16, 8, 4)


class ScriptedDice(Dice):
    """Dice that give the answers of a script first, and chance after that."""

    __slots__ = ("script",)

    def __init__(self, script: Iterable[int], seed: bytes = b"scripted") -> None:
        super().__init__(seed)
        self.script = list(script)

    def below(self, n: int) -> int:
        if not self.script:
            return super().below(n)
        answer = self.script.pop(0)
        assert 0 <= answer < n, f"the script says {answer}, but the dice were asked for a number below {n}"
        return answer


def gold_script(pile: Sequence[int], cards: Iterable[int]) -> list[int]:
    """What the dice must say for exactly these gold cards to be drawn, in this order, from a pile."""
    left = list(pile)
    script = []
    for nuggets in cards:
        assert left[nuggets - 1] > 0, f"no gold card of {nuggets} is left to draw"
        script.append(sum(left[: nuggets - 1]))
        left[nuggets - 1] -= 1
    return script


class Table:
    """A state, and the questions that a test asks of it."""

    def __init__(self, state: State) -> None:
        self.state: Final = state

    @property
    def to_act(self) -> Seat | None:
        return GAME.to_act(self.state)

    def action(self, what: str | Action) -> Action:
        return GAME.read(self.state, what) if isinstance(what, str) else what

    def allows(self, what: str | Action) -> bool:
        """Whether the seat to act may do it; the list and the explanation must agree."""
        action = self.action(what)
        refusal = GAME.why_not(self.state, self.state.to_act, action)
        assert (refusal is None) == (action in GAME.legal_actions(self.state)), (what, refusal)
        return refusal is None

    def choices(self, verb: str = "") -> list[str]:
        """The legal actions that begin so, as text."""
        texts = [GAME.write(self.state, action) for action in GAME.legal_actions(self.state)]
        return [text for text in texts if text.startswith(verb)]

    def why_not(self, what: str | Action, seat: Seat | None = None) -> Refusal:
        """The refusal, which must be there, be told as announced, and agree with the list."""
        action = self.action(what)
        refusal = GAME.why_not(self.state, self.state.to_act if seat is None else seat, action)
        assert refusal is not None, f"{what} is legal"
        assert set(refusal.args) == set(GAME.messages.refusals[refusal.code]), refusal
        if seat is None or seat == self.state.to_act:
            assert action not in GAME.legal_actions(self.state), f"{what} is refused, yet listed"
        return refusal

    def refusal(self, what: str | Action, seat: Seat | None = None) -> tuple[str, str]:
        """The code and the clause of a refusal."""
        code, clause, _ = self.why_not(what, seat)
        return code, clause

    def play(self, what: str | Action) -> list[Event]:
        """Do it, which must be legal, and hear everything that happened."""
        assert self.allows(what), f"{what}: {GAME.why_not(self.state, self.state.to_act, self.action(what))}"
        log: list[Event] = []
        GAME.apply(self.state, self.action(what), log)
        for name, public, private, _ in log:
            announced = GAME.messages.events[name]
            assert (set(public), set(private or ())) == (set(announced.public), set(announced.private)), name
        return log

    def discard_until_the_round_ends(self) -> list[Event]:
        """Everybody discards; the events of the last discard, which ends the round."""
        ended = len(self.state.history)
        events: list[Event] = []
        while len(self.state.history) == ended:
            events = self.play(self.choices("discard")[0])
        return events

    def hand(self, seat: Seat) -> list[str]:
        return self.names(self.state.hands[seat])

    def names(self, cards: Iterable[int]) -> list[str]:
        return [self.state.deck.keys[card] for card in cards]

    def mine(self) -> dict[tuple[int, int], str]:
        """What lies where, as everybody sees it."""
        return {
            (x, y): card + (" turned" if turned else "")
            for x, y, card, turned in GAME.dump(self.state)["mine"]
        }

    def revealed(self) -> list[str | None]:
        """The goals that lie face up, from the north: "stone-east turned"."""
        data = GAME.dump(self.state)
        return [
            None if turned is None else GOALS[kind] + (" turned" if turned else "")
            for kind, turned in zip(data["goals"], data["revealed"], strict=True)
        ]

    def view(self, viewer: Viewer) -> dict[str, Any]:
        return GAME.view(self.state, viewer)

    def reloaded(self) -> "Table":
        return Table(GAME.load(GAME.dump(self.state)))


def given(
    board: str = "S",
    *,
    seats: int = 3,
    hands: Mapping[Seat, str] = {},
    pile: str | None = None,
    broken: Mapping[Seat, str] = {},
    saboteurs: Collection[Seat] | None = None,
    goals: str = "stone-east gold stone-west",
    laid: Sequence[str] = (),
    gold_pile: Sequence[int] = PRINTED_GOLD,
    gold_drawn: Iterable[int] = (),
    to_act: Seat = 0,
    **options: Any,
) -> Table:
    """A table in the middle of a round.

    Cards are named with spaces between them; the first of the pile is drawn first, and without a pile named
    it is all the rest. A seat without a hand named has two cards of the rest. Saboteurs not named sit last;
    the dwarf card left aside follows. `laid` are cards that no sign draws ("bend@1,0 turned"). `gold_drawn`
    are the gold cards that chance will draw.
    """
    data = GAME.dump(GAME.new(seats, b"table", {"first": 0, **options}))
    revealed, mine = _read_board(board, goals.split())
    mine += [_read_laid(text) for text in laid]
    data["goals"] = [GOALS.index(goal) for goal in goals.split()]
    data["revealed"] = revealed
    data["mine"] = sorted(mine, key=lambda card: (card[1], card[0]))
    data["broken"] = [_mask(broken.get(seat, "")) for seat in range(seats)]
    data["roles"], data["aside"] = _roles(seats, saboteurs)
    data["gold_pile"] = list(gold_pile)
    data["to_act"] = to_act
    rest = _Rest(data)
    for _, _, card, _ in mine:
        rest.take(card)
    for tools in broken.values():
        for tool in tools.split():
            rest.take(f"broken-{tool}")
    dealt = {seat: [rest.take(card) for card in cards.split()] for seat, cards in hands.items()}
    named = None if pile is None else [rest.take(card) for card in pile.split()]
    data["hands"] = [dealt[seat] if seat in dealt else [rest.last(), rest.last()] for seat in range(seats)]
    data["pile"] = rest.all() if named is None else named[::-1]
    data["played"] = rest.all()
    for hand in data["hands"]:
        hand.sort(key=rest.order.index)
    state = GAME.load(data)
    state.dice = ScriptedDice(gold_script(gold_pile, gold_drawn))
    return Table(state)


class _Rest:
    """The cards of a deck that were not yet put anywhere."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        cards = [*data["pile"], *(card for hand in data["hands"] for card in hand)]
        deck = GAME.load(data).deck
        self.order: Final = deck.keys
        self._left: list[str] = sorted(cards, key=deck.keys.index)

    def take(self, card: str) -> str:
        assert card in self._left, f"the deck has not so many cards {card}"
        self._left.remove(card)
        return card

    def last(self) -> str:
        return self._left.pop()

    def all(self) -> list[str]:
        taken, self._left = self._left, []
        return taken


def _read_board(board: str, goals: Sequence[str]) -> tuple[list[int | None], list[list[Any]]]:
    """The turns of the goals, None for those face down, and the path cards as a dump has them."""
    rows = dedent(board).strip("\n").splitlines()
    start_y = next(y for y, row in enumerate(rows) if "S" in row)
    start_x = rows[start_y].index("S")
    revealed: list[int | None] = [None] * 3
    mine: list[list[Any]] = []
    for y, row in enumerate(rows, -start_y):
        for x, glyph in enumerate(row, -start_x):
            if (x, y) in GOAL_PLACES:
                if glyph not in "?. ":
                    goal = GOAL_PLACES.index((x, y))
                    kind, revealed[goal] = GOAL_GLYPHS[glyph]
                    assert kind == goals[goal], f"{goals[goal]} lies at {x},{y}, not {kind}"
            elif glyph not in "S. ":
                mine.append(_card(x, y, GLYPHS[glyph]))
    return revealed, mine


def _read_laid(text: str) -> list[Any]:
    card, _, rest = text.partition("@")
    where, _, turned = rest.partition(" ")
    x, y = map(int, where.split(","))
    return _card(x, y, f"{card} {turned}")


def _card(x: int, y: int, name: str) -> list[Any]:
    card, _, turned = name.partition(" ")
    return [x, y, card, int(turned == "turned")]


def _mask(tools: str) -> int:
    return sum(1 << TOOLS.index(tool) for tool in tools.split())


def _roles(seats: int, saboteurs: Collection[Seat] | None) -> tuple[list[int], int]:
    cards, _ = ROLE_CARDS[seats]
    sitting = range(seats - cards, seats) if saboteurs is None else saboteurs
    aside = cards - len(sitting)
    assert aside in (0, 1), f"{seats} players have {cards} saboteur cards, one of them aside at most"
    roles = [SABOTEUR if seat in sitting else MINER for seat in range(seats)]
    return roles, SABOTEUR if aside else MINER


def names(events: Iterable[Event]) -> list[str]:
    return [event.name for event in events]


def only(events: Iterable[Event], name: str) -> Event:
    """The one event of that name."""
    (event,) = (each for each in events if each.name == name)
    return event


def told(events: Sequence[Event], viewer: Viewer, name: str) -> list[Told]:
    """The events of that name as a viewer hears them."""
    return [each for each in project(events, viewer) if each.name == name]


def all_cards(table: Table) -> Counter[str]:
    """Every path and action card wherever it is: always the whole deck."""
    data = GAME.dump(table.state)
    cards = Counter(card for _, _, card, _ in data["mine"])
    for heap in (data["pile"], data["played"], *data["hands"], *data["discards"]):
        cards.update(heap)
    for mask in data["broken"]:
        cards.update(f"broken-{tool}" for i, tool in enumerate(TOOLS) if mask & 1 << i)
    return cards
