"""The kinds of frames on the stack, with what each carries after its kind and its seat."""

from typing import Final

PURGE: Final = 0  # seat, next space to look at
WORK: Final = 1
TURN: Final = 2  # seat, dwarf called for a ruby or -1
SPACE: Final = 3  # seat, effect, leaves done, space, dwarf
EXPEDITION: Final = 4  # seat, items left, items taken, strength at the start, dwarf
FURNISHING: Final = 5  # seat
SITE: Final = 6  # seat, tile, price
PAYMENT: Final = 7  # seat, tile, price, square
OVERFLOW: Final = 8  # seat
EXCHANGING: Final = 9  # seat
SQUARE: Final = 10  # seat, single tile, exchange that pays for it or -1
GOLDING: Final = 11  # seat
IMITATING: Final = 12  # seat, space, dwarf
MARKETING: Final = 13  # seat, first item still for sale
HARVESTING: Final = 14  # NOBODY, seats done, step, phase skipped
SKIPPING: Final = 15  # seat
FEEDING: Final = 16  # seat, food covered by the Working cave, whether it was used
BREEDING: Final = 17  # seat
LITTER: Final = 18  # seat
FENCING: Final = 19  # seat, 0 small or 1 large
STABLING: Final = 20  # seat
SOWING: Final = 21  # seat
FINAL: Final = 22  # NOBODY, seats done

PROMPTS: Final = (
    "purge",
    "work",
    "turn",
    "space",
    "expedition",
    "furnish",
    "site",
    "payment",
    "overflow",
    "exchange",
    "square",
    "gold",
    "imitate",
    "market",
    "harvest",
    "skip",
    "feed",
    "breed",
    "litter",
    "fence",
    "stable",
    "sow",
    "final",
)
