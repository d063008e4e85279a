"""Paired tournaments: the same deals, with the levels rotated over all seats.

A match names a cycle of levels. In turn t of a deal `levels[(s + t) % len(levels)]` sits at seat s, so
over the turns of one deal every level sits in every seat, and plays every hidden role that the deal holds.
Where sides win that stay the same from the deal to the end, each of two levels has a side to itself and then
the other one: on a mixed side everybody shares in what the best one does.
"""

import signal
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from math import ceil
from multiprocessing import get_context
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple, TypeAlias

from permonik.bots.bot import Level, Note, World
from permonik.bots.levels import ABLATIONS, LEVELS
from permonik.bots.traces import notice
from permonik.engine.catalog import GAMES
from permonik.engine.core.game import Game, Outcome, state_hash
from permonik.engine.core.record import FINISHED, Header, Sitter, write_action, write_footer, write_header
from permonik.engine.core.values import Json, Seat
from permonik.engine.dark_cave.state import State as DarkCave
from permonik.engine.dark_cave.state import worker_of
from permonik.engine.lost_mines.scoring import works_for
from permonik.engine.lost_mines.state import State as LostMines
from permonik.engine.saboteur.state import State as Saboteur

Task: TypeAlias = tuple[int, int]
"""A deal and one of its turns."""


def _saboteur_sides(state: Saboteur) -> Sequence[int] | None:
    """Roles are dealt anew every round."""
    return state.roles if state.setup.options["rounds"] == 1 else None


def _lost_mines_sides(state: LostMines) -> Sequence[int] | None:
    """The clan that a seat works for; the selfish are shared out between the sides by where they sit."""
    if state.setup.options["rounds"] != 1:
        return None
    sides = [works_for(clan, role) for clan, role in zip(state.clans, state.roles, strict=True)]
    return [seat if side is None else side for seat, side in enumerate(sides)]


def _dark_cave_sides(state: DarkCave) -> Sequence[int] | None:
    """The clan that a seat works for."""
    return [worker_of(clan, role) for clan, role in zip(state.clans, state.roles, strict=True)]


_SIDES: Final[Mapping[str, Callable[[Any], Sequence[int] | None]]] = {
    "saboteur": _saboteur_sides,
    "lost-mines": _lost_mines_sides,
    "dark-cave": _dark_cave_sides,
}
"""By seat, the side for which it plays from the deal to the end; None if it may change."""


class Match(NamedTuple):
    """Who plays what, how often and how hard they think."""

    game: str
    levels: tuple[str, ...]
    players: int
    seed: str = "arena"
    share: float = 1.0
    options: Mapping[str, Json] = {}

    @property
    def turns(self) -> int:
        """How many different seatings a deal has."""
        seatings = [self.seating(turn) for turn in range(len(self.levels))]
        return len(set(seatings))

    def seating(self, turn: int, deal: int = 0) -> tuple[str, ...]:
        """The levels by seat."""
        return tuple(self.levels[(place + turn) % len(self.levels)] for place in self._places(deal))

    def seed_of(self, deal: int) -> bytes:
        return f"{self.seed} {deal}".encode()

    def _places(self, deal: int) -> Sequence[int]:
        sides_of = _SIDES.get(self.game)
        if sides_of is None or len(self.levels) != 2:
            return range(self.players)
        sides = sides_of(GAMES[self.game].new(self.players, self.seed_of(deal), self.options))
        return range(self.players) if sides is None else sides

    def tasks(self, games: int) -> list[Task]:
        """Whole deals with at least so many games."""
        return [(deal, turn) for deal in range(ceil(games / self.turns)) for turn in range(self.turns)]


class Part(NamedTuple):
    """What a seat gained in a part of a game in which it had one role, and whether its side won it."""

    number: int
    seat: Seat
    role: str
    points: int
    won: bool | None


class Played(NamedTuple):
    """A finished game of a match, as plain values."""

    deal: int
    turn: int
    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    parts: tuple[Part, ...]
    milliseconds: Mapping[str, Sequence[float]]  # of processor time for each decision, by level
    record: tuple[str, ...] = ()


# --- playing --------------------------------------------------------------------------------------


def level_of(game: str, name: str) -> Level:
    return LEVELS[game].get(name) or ABLATIONS[game][name]


def play(match: Match, task: Task) -> Played:
    """One game from the deal to the end. The same task always gives the same game."""
    deal, turn = task
    game = GAMES[match.game]
    seating = match.seating(turn, deal)
    seed = match.seed_of(deal)
    state = game.new(match.players, seed, match.options)
    levels = [level_of(match.game, name) for name in seating]
    chances = [Random(f"{match.seed} {deal} {seat}") for seat in range(match.players)]
    spent: dict[str, list[float]] = {name: [] for name in seating}
    trace: list[Note] = []
    lines: list[str] = []
    while (seat := game.to_act(state)) is not None:
        world = World(game, state, seat, chances[seat], trace)
        start = process_time()
        action = levels[seat].choose(world, match.share)
        spent[seating[seat]].append(round((process_time() - start) * 1000, 3))
        refusal = game.why_not(state, seat, action)
        if refusal:
            raise AssertionError(f"{seating[seat]} at {task} of {match}: {action} {refusal}")
        lines.append(write_action(seat, game.write(state, action)))
        trace += notice(game, state, action)
        game.apply(state, action)
    outcome = game.outcome(state)
    sitters = tuple(Sitter(f"{seat + 1}", f"bot:{name}") for seat, name in enumerate(seating))
    header = write_header(Header(game.id, game.rules_version, sitters, seed, match.options))
    footer = write_footer(FINISHED, "", outcome, state_hash(game, state))
    return Played(
        deal,
        turn,
        outcome.points,
        outcome.winners,
        tuple(parts_of(game, outcome)),
        spent,
        (header, *lines, footer),
    )


def run(match: Match, tasks: Sequence[Task], jobs: int = 1) -> Iterator[Played]:
    """Games as they are finished, played in so many processes."""
    play_one = partial(play, match)
    if jobs == 1:
        yield from map(play_one, tasks)
        return
    with get_context("spawn").Pool(jobs, _leave_interrupts_to_the_parent) as pool:
        yield from pool.imap_unordered(play_one, tasks)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# --- roles ----------------------------------------------------------------------------------------


def parts_of(game: Game[Any], outcome: Outcome) -> Iterable[Part]:
    """Who was what in which part of the game, read from the lines of its outcome."""
    read = _PARTS.get(game.id)
    return read(outcome) if read else ()


def _saboteur_parts(outcome: Outcome) -> Iterator[Part]:
    """Roles are dealt anew every round, and a side wins it."""
    paid = {
        (line.args["round"], line.args["player"]): line.args["nuggets"]
        for line in outcome.lines
        if line.name == "round-pay"
    }
    for line in outcome.lines:
        if line.name in ("round-miners", "round-saboteurs"):
            for role in ("miner", "saboteur"):
                for seat in _seats(line.args[f"{role}s"]):
                    number = line.args["round"]
                    gain = paid.get((number, seat), 0)
                    yield Part(_whole(number), seat, role, _whole(gain), line.name == f"round-{role}s")


def _lost_mines_parts(outcome: Outcome) -> Iterator[Part]:
    """Roles are dealt anew every round; the treasures are divided, so nobody wins it."""
    roles: dict[Json, str] = {}
    for line in outcome.lines:
        if line.name == "dwarf":
            roles[line.args["player"]] = str(line.args["role"])
        elif line.name == "gain":
            number, seat, gain = (_whole(line.args[name]) for name in ("round", "player", "points"))
            yield Part(number, seat, roles[seat], gain, None)


def _dark_cave_parts(outcome: Outcome) -> Iterator[Part]:
    """One role for the whole game."""
    for line in outcome.lines:
        if line.name in ("saved", "left-inside"):
            seat = _whole(line.args["player"])
            yield Part(1, seat, str(line.args["role"]), outcome.points[seat], seat in outcome.winners)


def _whole(value: Json) -> int:
    assert isinstance(value, int)
    return value


def _seats(value: Json) -> list[Seat]:
    assert isinstance(value, list)
    return [_whole(seat) for seat in value]


SIDES: Final = ("saboteur",)
"""Games in which everybody of a role wins or loses a part together."""

_PARTS: Final[Mapping[str, Callable[[Outcome], Iterator[Part]]]] = {
    "saboteur": _saboteur_parts,
    "lost-mines": _lost_mines_parts,
    "dark-cave": _dark_cave_parts,
}
