"""What the games with path cards share at the table: the hand as a menu, the players' letters, walks."""

import re
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from rich.table import Table

from permonik.cli.boards.paths import Cell
from permonik.cli.boards.types import Names, View
from permonik.cli.entries import WALK, Entry, Pick, picks
from permonik.engine.core.events import Told
from permonik.engine.core.game import Choice, Decision
from permonik.text import Text

TO_ACT: Final = "▶"
_SEATS: Final = "ABCDEFGHIJ"


class Hand(NamedTuple):
    """How a game shows its cards."""

    picture: Callable[[str], str]  # a card in three characters
    label: Callable[[Choice], str]  # a choice in few words, under the name of its card
    attempts: Callable[[str], list[str]]  # the texts of all that could be tried with a card
    name: Callable[[str], str]


def menu(view: View, text: Text, decision: Decision, hand: Hand) -> tuple[Entry, ...]:
    """The cards in the order of the hand, each with what can be done; pairs to discard; all the rest."""
    by_card: dict[str, list[Pick]] = {card: [] for card in view["you"]["hand"]}
    pairs: list[Pick] = []
    loose: list[Pick] = []
    for pick in picks(decision):
        card = _card(pick.choice)
        if card:
            by_card[card].append(pick)
        else:
            (pairs if "cards" in pick.choice.facets else loose).append(pick)
    cards = [_card_entry(view, card, found, hand) for card, found in by_card.items() if found]
    return (*cards, *_pairs_entry(text, pairs, hand), *(_entry(pick, hand) for pick in loose))


def _card(choice: Choice) -> str | None:
    """The one card that a choice is made with."""
    cards = choice.facets.get("cards")
    if isinstance(cards, Sequence):
        return str(cards[0]) if len(cards) == 1 else None
    return str(choice.facets["card"]) if "card" in choice.facets else None


def _card_entry(view: View, card: str, found: Sequence[Pick], hand: Hand) -> Entry:
    """A card of the hand: how it looks, its name, how many of it, and in how many ways it can be played."""
    copies, name = view["you"]["hand"].count(card), hand.name(card)
    label = f"{hand.picture(card)} {name if copies < 2 else f'{copies} × {name}'}"
    inner = tuple(_entry(pick, hand) for pick in found)
    ways = len(found) - 1  # one of them is to discard it
    tries = () if ways else tuple(hand.attempts(card))
    return Entry(label, inner=inner, tail=f"({ways})", title=name, card=card, tries=tries)


def _pairs_entry(text: Text, pairs: Sequence[Pick], hand: Hand) -> list[Entry]:
    """All ways to discard two cards, under one line."""
    if not pairs:
        return []
    label = text.format("terminal-discard-two")
    inner = []
    for pick in pairs:
        cards = [f"{hand.picture(card)} {hand.name(card)}" for card in _cards(pick.choice)]
        inner.append(Entry(" + ".join(cards), pick.actions))
    return [Entry(label, inner=tuple(inner), tail=f"({len(pairs)})")]


def _cards(choice: Choice) -> list[str]:
    cards = choice.facets["cards"]
    assert isinstance(cards, Sequence)
    return [str(card) for card in cards]


def _entry(pick: Pick, hand: Hand) -> Entry:
    return Entry(hand.label(pick.choice), pick.actions, facets=pick.choice.facets)


# --- walking ------------------------------------------------------------------------------------


def walk_label(text: Text, place: str, choice: Choice) -> str:
    """Where a walk or a single step leads, how far that is, and what it surely costs."""
    moves = int(str(choice.facets.get("moves", 1)))
    said = text.format("terminal-walk", place=place, moves=moves)
    costs = [text.format("terminal-cost", what=what, count=count) for what, count in choice.cost.items()]
    return " ".join([said, *costs])


def is_walk(choice: Choice) -> bool:
    return choice.facets["verb"] in (WALK, "step")


def last_steps(told: Sequence[Told], names: Sequence[str]) -> list[Told]:
    """Of several steps in a row only the last: where somebody came to is news, the way there is not."""
    followed: list[Told | None] = [*told, None][1:]
    return [
        each
        for each, following in zip(told, followed, strict=True)
        if not (each.name in names and following and _same_walker(each, following))
    ]


def _same_walker(one: Told, two: Told) -> bool:
    who = ("player", "monster")
    return one.name == two.name and all(one.args.get(each) == two.args.get(each) for each in who)


# --- who is who ---------------------------------------------------------------------------------


def letters(names: Names) -> list[str]:
    """A letter for each seat: the initials, if no two are alike."""
    initials = [name[0].upper() for name in names]
    return initials if len(set(initials)) == len(initials) else list(_SEATS[: len(names)])


def seat_of(names: Names, words: str) -> int | None:
    lower = [name.casefold() for name in names]
    return lower.index(words.casefold()) if words.casefold() in lower else None


def players_table(*columns: str) -> Table:
    """A table of the players whose first column is their names."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(no_wrap=True)
    for column in columns[:-1]:
        table.add_column(column, justify="right", no_wrap=True)
    table.add_column(columns[-1])
    return table


def named(view: View, names: Names, seat: int, letter: str = "") -> str:
    return f"{TO_ACT if seat == view['to_act'] else ' '}{letter} {names[seat]}"


def in_columns(signs: Sequence[tuple[str, str]], columns: int = 2) -> str:
    """Signs with their meanings, read downwards."""
    rows = -(-len(signs) // columns)
    cells = [f"{sign:<9} {meaning}" for sign, meaning in signs]
    return "\n".join("".join(f"{cell:<40}" for cell in cells[row::rows]).rstrip() for row in range(rows))


# --- short forms --------------------------------------------------------------------------------

_PLACE: Final = re.compile(r"([-−]?\d{1,3})\s*,\s*([-−]?\d{1,3})(?:\s+(\S+))?")


def place_in(words: str) -> tuple[Cell, str] | None:
    """A cell in words, and a word after it."""
    found = _PLACE.fullmatch(words)
    if not found:
        return None
    x, y = (int(part.replace("\N{MINUS SIGN}", "-")) for part in found.groups()[:2])
    return (x, y), found[3] or ""


def place_text(card: str, cell: Cell, turned: bool) -> str:
    return f"place {card}@{cell[0]},{cell[1]}" + (" turned" if turned else "")


def place_attempts(card: str, cells: Sequence[Cell]) -> list[str]:
    return [place_text(card, cell, turned) for cell in cells for turned in (False, True)]


# --- what can be looked up ----------------------------------------------------------------------


def unseen(view: View, text: Text, _names: Names, _words: str) -> Table:
    """The cards that the viewer has not seen yet, and those that the viewer put away."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for head in ("terminal-unseen", "terminal-own-discards"):
        table.add_column(text.format(head), no_wrap=True)
    game, you = str(view["game"]), view["you"]
    left = [f"{count} × {text.card(game, card)}" for card, count in you["unseen"].items()]
    right = [text.card(game, card) for card in you["discards"]]
    for row in range(max(len(left), len(right))):
        table.add_row(*(column[row] if row < len(column) else "" for column in (left, right)))
    return table
