"""Two people create, join and finish a game of every game over real sockets, with bots in the other seats.

    python -m tools.whole_games http://127.0.0.1:8642 [--level easy]

Against any running server, for instance that of `make run`.
"""

import argparse
import asyncio
import time
from typing import Any

from permonik.engine.catalog import GAMES
from permonik.engine.core.record import read_record, replay
from tests.server.company import company, finish


async def whole_game(address: str, game: str, level: str = "random") -> dict[str, Any]:
    """The outcome, which both saw and which the record of the game leads to."""
    seats = max(3, GAMES[game].seats[0])
    async with company(address, game=game, seats=seats, bots=[level] * (seats - 2)) as there:
        await finish(there)
        host, other = there.people
        outcome, seen = [sitting.update["outcome"] for sitting in there.sittings]
        assert outcome == seen
        record = read_record((await host.get(f"{there.path}/record")).text.splitlines())
        assert replay(GAMES[game], record).difference is None
        assert record.footer is not None
        assert list(record.footer.points or ()) == outcome["points"]
        mine = (await other.get("/api/my/games")).json()
        assert [table["status"] for table in mine] == ["finished"]
        return dict(outcome)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address", help="of the server")
    parser.add_argument("--level", default="random", help="of the bots")
    arguments = parser.parse_args()
    for game in GAMES:
        began = time.perf_counter()
        outcome = asyncio.run(whole_game(arguments.address, game, arguments.level))
        print(f"{game}: points {outcome['points']}, {time.perf_counter() - began:.1f} s", flush=True)


if __name__ == "__main__":
    main()
