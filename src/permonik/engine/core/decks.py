"""Decks as content: how a deck that somebody wrote is read, counted and refused with a reason."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from permonik.engine.core.options import OptionError

DECK_FORMAT: Final = 1
_KEY: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")


class DeckError(OptionError):
    """A deck that cannot be played: the code of the rule it breaks, and the card or part concerned."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(f"deck-{code}", "deck", **args)


class Counted(NamedTuple):
    """A kind of card and how many of it there are."""

    key: str
    copies: int


def check_frame(content: Mapping[str, Any], game: str, parts: Sequence[str]) -> None:
    """The outer shape: the right game and format, every part there, nothing unknown."""
    if content.get("deck") != game:
        raise DeckError("wrong-game", game=game, found=str(content.get("deck")))
    if content.get("format") != DECK_FORMAT:
        raise DeckError("wrong-format", format=DECK_FORMAT, found=str(content.get("format")))
    known = ("deck", "format", "name", "reconstructed", *parts)
    for part in content:
        if part not in known:
            raise DeckError("unknown-part", part=str(part), known=", ".join(known))
    for part in parts:
        if part not in content:
            raise DeckError("missing-part", part=part)
    # a note for readers: whether the cards were worked out, where no rulebook prints them one by one
    if not isinstance(content.get("reconstructed", False), bool):
        raise DeckError("not-a-note", part="reconstructed", found=str(content["reconstructed"])[:80])


def check_count(value: Any, card: str) -> int:
    """How many of a card: a whole number of at least 1."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise DeckError("count", card=card, found=str(value))
    return value


def check_key(value: Any, taken: Sequence[str]) -> str:
    """The name of a card: lower-case words joined by hyphens, given once."""
    if not isinstance(value, str) or not _KEY.fullmatch(value):
        raise DeckError("card-name", card=str(value))
    if value in taken:
        raise DeckError("card-twice", card=value)
    return value


def check_total(part: str, counts: Sequence[int], total: int) -> None:
    """The number of cards in a part of the deck, as the rulebook prints it."""
    if sum(counts) != total:
        raise DeckError("total", part=part, found=sum(counts), total=total)


def read_counts(content: Any, part: str, known: Sequence[str], total: int) -> tuple[Counted, ...]:
    """A part that maps known kinds of cards to their numbers, in the order in which they are known."""
    if not isinstance(content, Mapping):
        raise DeckError("part-not-table", part=part)
    for key in content:
        if key not in known:
            raise DeckError("unknown-card", part=part, card=str(key), known=", ".join(known))
    counted = tuple(Counted(key, check_count(content[key], key)) for key in known if key in content)
    check_total(part, [count for _, count in counted], total)
    return counted
