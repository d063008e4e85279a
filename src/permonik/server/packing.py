"""An update in fewer bytes: long ones are deflated for clients that say they can inflate.

Not the WebSocket's own compression, which would keep a dictionary of hundreds of kilobytes for each socket.
"""

import zlib
from typing import Final

from permonik.server.wire import Update, encode

WORTH_PACKING: Final = 6144
"""A shorter update goes as it is."""


def encode_packed(update: Update) -> bytes:
    """An update for a client that can inflate: plain text, or packed in the format of zlib."""
    plain = encode(update)
    return plain if len(plain) < WORTH_PACKING else zlib.compress(plain, 1)


def is_packed(message: bytes) -> bool:
    """Every plain message is an object."""
    return not message.startswith(b"{")
