"""How much bots of Saboteur find out about one another in a part of a round, and whether they are right.

    python -m bench.deduction [--levels easy,normal] [--rounds 100] [--players 5] [--jobs 2]

Every miner's belief in the true saboteurs is compared with what the miner knew before anything was done. A
bit is a doubling of the odds. Calibration: of those who were suspected with so much, so many were
saboteurs.
"""

import argparse
import json
from collections.abc import Iterable, Sequence
from functools import partial
from math import log2
from multiprocessing import get_context
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

from permonik.bots.arena import level_of
from permonik.bots.bot import Note, World
from permonik.bots.saboteur.belief import believe
from permonik.bots.tally import Estimate, estimate
from permonik.bots.traces import notice
from permonik.cli.arena import percentage
from permonik.engine.catalog import GAMES
from permonik.engine.saboteur.cards import MINER, ROLE_CARDS, SABOTEUR
from permonik.engine.saboteur.state import TURN, State

PART: Final = 2 / 3
FOUND_OUT: Final = 0.6  # a saboteur is found out when the miners' mean suspicion has reached this
BINS: Final = 10
ENOUGH: Final = 100  # pairs in a bin, for a frequency to mean something
GAME: Any = GAMES["saboteur"]


class Round(NamedTuple):
    """What the miners of one round believed."""

    bits: float | None  # above the prior, a saboteur and miner; None without saboteurs
    pairs: Sequence[tuple[float, bool]]  # suspicions of everybody else, and whether rightly
    exposed: Sequence[
        tuple[str, float]
    ]  # by level of each saboteur: the part of the cards played when found out


def play(levels: Sequence[str], players: int, share: float, seed: int) -> Round:
    """One round; the levels stand in a random order around the table."""
    rng = Random(seed)
    seating = [levels[seat % len(levels)] for seat in range(players)]
    rng.shuffle(seating)
    state: State = GAME.new(players, rng.randbytes(16), {"rounds": 1})
    trace: list[Note] = []
    passed: list[State] = []
    while state.phase == TURN:
        passed.append(GAME.copy(state))
        seat = state.to_act
        world = World(GAME, state, seat, rng, trace)
        action = level_of("saboteur", seating[seat]).choose(world, share)
        trace += notice(GAME, state, action)
        GAME.apply(state, action)
    moment = int(len(passed) * PART)
    return Round(*_beliefs(passed[moment], trace[:moment]), list(_exposed(passed, trace, seating)))


def _miners(state: State) -> list[int]:
    return [seat for seat, role in enumerate(state.roles) if role == MINER]


def _beliefs(state: State, trace: Sequence[Note]) -> tuple[float | None, list[tuple[float, bool]]]:
    prior = ROLE_CARDS[state.seats][0] / state.seats  # for anybody else, in a miner's eyes
    pairs, bits = [], []
    for seat in _miners(state):
        suspicions = believe(state, seat, trace).suspicions
        for other, suspicion in enumerate(suspicions):
            if other != seat:
                guilty = state.roles[other] == SABOTEUR
                pairs.append((suspicion, guilty))
                if guilty:
                    bits.append(log2(suspicion / prior))
    return fmean(bits) if bits else None, pairs


def _exposed(
    passed: Sequence[State], trace: Sequence[Note], seating: Sequence[str]
) -> Iterable[tuple[str, float]]:
    first = passed[0]
    for saboteur in (seat for seat, role in enumerate(first.roles) if role == SABOTEUR):
        when = 1.0
        for moment, state in enumerate(passed):
            seen = [believe(state, seat, trace[:moment]).suspicions[saboteur] for seat in _miners(state)]
            if seen and fmean(seen) > FOUND_OUT:
                when = moment / sum(map(len, (*first.hands, first.pile)))
                break
        yield seating[saboteur], when


class Deduction(NamedTuple):
    """All rounds of a table together."""

    rounds: int
    bits: Estimate
    bins: Sequence[tuple[int, float, float]]  # pairs, mean suspicion, frequency
    exposed: dict[str, Estimate]  # by level

    @property
    def worst(self) -> float:
        """The largest distance of frequency and suspicion among bins that say anything."""
        return max((abs(said - was) for count, said, was in self.bins if count >= ENOUGH), default=0.0)


def measure(
    levels: Sequence[str], rounds: int, players: int = 5, share: float = 1.0, jobs: int = 1, seed: int = 0
) -> Deduction:
    one = partial(play, tuple(levels), players, share)
    seeds = range(seed, seed + rounds)
    if jobs == 1:
        return summary(list(map(one, seeds)))
    with get_context("spawn").Pool(jobs) as pool:
        return summary(list(pool.imap_unordered(one, seeds)))


def summary(rounds: Sequence[Round]) -> Deduction:
    bits = estimate([each.bits for each in rounds if each.bits is not None])
    assert bits is not None
    found: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for each in rounds:
        for suspicion, guilty in each.pairs:
            found[min(BINS - 1, int(suspicion * BINS))].append((suspicion, guilty))
    bins = [(len(bin_), fmean(s for s, _ in bin_), fmean(g for _, g in bin_)) for bin_ in found if bin_]
    exposed: dict[str, list[float]] = {}
    for each in rounds:
        for level, when in each.exposed:
            exposed.setdefault(level, []).append(when)
    estimates = {level: estimate(values) for level, values in exposed.items()}
    return Deduction(len(rounds), bits, bins, {level: each for level, each in estimates.items() if each})


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--levels", default="normal")
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--share", type=float, default=0.1)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    result = measure(asked.levels.split(","), asked.rounds, asked.players, asked.share, asked.jobs)
    print(json.dumps(result._asdict()))
    print(f"bits above the prior: {result.bits.mean:.2f} [{result.bits.low:.2f}, {result.bits.high:.2f}]")
    for count, said, was in result.bins:
        print(f"  suspected {said:.2f}: {was:.2f} of {count} were saboteurs")
    for level, when in result.exposed.items():
        print(f"  {level} saboteurs found out after {percentage(when)} of the cards")


if __name__ == "__main__":
    main()
