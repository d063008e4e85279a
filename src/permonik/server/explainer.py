"""The program that explains one finished game: its record comes in, what bots thought of it goes out."""

import os
import sys

import msgspec

from permonik.bots.explain import as_json, explain
from permonik.engine.catalog import GAMES
from permonik.engine.core.record import begin, read_record

_LEAST_URGENT = 19


def explained(lines: list[str]) -> bytes:
    record = read_record(lines)
    game = GAMES[record.header.game]
    found = explain(game, begin(game, record), (entry.text for entry in record.entries))
    return msgspec.json.encode(as_json(found))


def main() -> None:
    """Everything else on this machine comes first."""
    if hasattr(os, "nice"):
        os.nice(_LEAST_URGENT)
    sys.stdout.buffer.write(explained(sys.stdin.read().splitlines()))


if __name__ == "__main__":
    main()
