"""How long updates are, for every game and seat count, as every viewer gets them.

    python -m bench.sizes [--games 2] [--level random] [--game caverna]

Whole games are played without a server; each position is written as the browser's client gets it.
"""

import argparse
from collections.abc import Iterator
from random import Random

from permonik.bots.bot import World
from permonik.bots.levels import LEVELS
from permonik.engine.catalog import GAMES
from permonik.engine.core.events import Event
from permonik.engine.core.values import SPECTATOR
from permonik.server.packing import encode_packed
from permonik.server.tables.project import project, question_of
from permonik.server.wire import Update, encode


def updates(game_id: str, seats: int, rng: Random, level: str = "random", every: int = 1) -> Iterator[Update]:
    """What every viewer is sent in the course of one game, at every so-manieth position."""
    game = GAMES[game_id]
    state = game.new(seats, rng.randbytes(16), {})
    events: list[Event] = []
    number = 0
    while True:
        question = question_of(game, state)
        if number % every == 0 or question is None:
            for viewer in (*range(seats), SPECTATOR):
                yield project(game, state, events, viewer, number, question)
        if question is None:
            return
        events, number = [], number + 1
        world = World(game, state, question.seat, rng)
        game.apply(state, LEVELS[game_id][level].choose(world, 1.0), events)


def share(values: list[int], part: float) -> int:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def report(game_ids: list[str], games: int, level: str, largest: bool = False) -> Iterator[str]:
    """A table of sizes in bytes, for all seat counts or only the largest of each game."""
    yield "| game | seats | updates | plain p50 | plain p99 | as sent p50 | as sent p99 | longest |"
    yield "|---|---|---|---|---|---|---|---|"
    for game_id in game_ids:
        for seats in GAMES[game_id].seats[-1:] if largest else GAMES[game_id].seats:
            plain: list[int] = []
            sent: list[int] = []
            for number in range(games):
                for update in updates(game_id, seats, Random(number), level):
                    plain.append(len(encode(update)))
                    sent.append(len(encode_packed(update)))
            figures = (share(plain, 0.5), share(plain, 0.99), share(sent, 0.5), share(sent, 0.99), max(sent))
            yield f"| {game_id} | {seats} | {len(sent)} | {' | '.join(map(str, figures))} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2, help="games for each seat count")
    parser.add_argument("--level", default="random", help="the bots that play them")
    parser.add_argument("--game", action="append", choices=list(GAMES), help="only this game")
    arguments = parser.parse_args()
    for line in report(arguments.game or list(GAMES), arguments.games, arguments.level):
        print(line, flush=True)


if __name__ == "__main__":
    main()
