"""Path cards of a deck: what is printed on them, and how such cards are read from a deck's content."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from permonik.engine.core.decks import DeckError, check_count, check_key, check_total
from permonik.engine.paths.tiles import Tile, letters, sides


class PathCard(NamedTuple):
    """A kind of path card as it lies unturned."""

    key: str
    tile: Tile
    copies: int

    @property
    def symmetric(self) -> bool:
        """Whether the card looks the same when it is turned."""
        return self.tile == self.tile.turned()


def read_path_cards(content: Any, total: int, taken: Sequence[str]) -> tuple[PathCard, ...]:
    """The path cards of a deck's content; `taken` are names that other cards have."""
    if not isinstance(content, Sequence) or isinstance(content, str):
        raise DeckError("part-not-list", part="paths")
    cards: list[PathCard] = []
    for entry in content:
        card = _read_path_card(entry, [*taken, *(card.key for card in cards)])
        twin = next((other for other in cards if card.tile in (other.tile, other.tile.turned())), None)
        if twin is not None:
            raise DeckError("same-shape", card=card.key, other=twin.key)
        cards.append(card)
    check_total("paths", [card.copies for card in cards], total)
    return tuple(cards)


def _read_path_card(entry: Any, taken: Sequence[str]) -> PathCard:
    if not isinstance(entry, Mapping) or set(entry) != {"card", "open", "joined", "count"}:
        raise DeckError("path-shape", entry=str(entry)[:80])
    key = check_key(entry["card"], taken)
    opened = read_sides(entry["open"], key)
    joined = entry["joined"]
    if not isinstance(joined, Sequence) or isinstance(joined, str):
        raise DeckError("joined", card=key, found=str(joined)[:80])
    groups = [read_sides(group, key) for group in joined]
    for i, group in enumerate(groups):
        # a group of one side says nothing; a closed side cannot be joined; a side belongs to one group
        if group.bit_count() < 2 or group & ~opened or any(group & other for other in groups[:i]):
            raise DeckError("joined", card=key, found=", ".join(map(letters, groups)))
    return PathCard(key, Tile(opened, tuple(sorted(groups))), check_count(entry["count"], key))


def read_sides(text: Any, card: str) -> int:
    """The sides that a deck names by their letters."""
    if not isinstance(text, str) or not text or set(text) - set("NESW") or len(set(text)) != len(text):
        raise DeckError("sides", card=card, found=str(text)[:80])
    return sides(text)


def write_path_cards(cards: Sequence[PathCard]) -> list[dict[str, Any]]:
    return [
        {
            "card": card.key,
            "open": letters(card.tile.open),
            "joined": [letters(group) for group in card.tile.groups],
            "count": card.copies,
        }
        for card in cards
    ]
