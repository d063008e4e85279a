"""Chance that any other language can check: BLAKE2b blocks of a seed, as docs/record.md describes."""

from collections.abc import MutableSequence
from hashlib import blake2b
from struct import Struct
from typing import Any, Final

WORDS_PER_BLOCK: Final = 16
_BLOCK: Final = Struct(f"<{WORDS_PER_BLOCK}I")
_SPAN: Final = 1 << 32


class Dice:
    """The stream of 32-bit words of a seed, and how many of them were used."""

    __slots__ = ("_block", "_words", "seed", "used")

    def __init__(self, seed: bytes, used: int = 0) -> None:
        if not 1 <= len(seed) <= 64:
            raise ValueError("a seed has 1 to 64 bytes")
        self.seed = seed
        self.used = used
        self._block = -1
        self._words: tuple[int, ...] = ()

    def copy(self) -> "Dice":
        return Dice(self.seed, self.used)

    def word(self) -> int:
        """The next 32 bits."""
        block, index = divmod(self.used, WORDS_PER_BLOCK)
        if block != self._block:
            digest = blake2b(block.to_bytes(8, "little"), key=self.seed, digest_size=64).digest()
            self._words = _BLOCK.unpack(digest)
            self._block = block
        self.used += 1
        return self._words[index]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, equally likely: words from the last multiple of n on are passed over."""
        limit = _SPAN - _SPAN % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffle(self, cards: MutableSequence[Any]) -> None:
        """Fisher-Yates from the end."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
