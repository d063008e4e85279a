"""Fit the weights of Saboteur's belief and of its chances to rounds that bots play.

    python -m tools.fit_saboteur [--rounds 1200] [--levels easy,normal,expert] [--seed 1]

Prints the numbers of `bots/saboteur/weights.py`. Both models are log-linear, so there is one best answer, and
plain gradient ascent finds it.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import exp, log, log2, sqrt
from random import Random
from typing import Any, NamedTuple

from permonik.bots.bot import Note, World
from permonik.bots.levels import LEVELS
from permonik.bots.saboteur.belief import PAIRED, Odds, Roles, deals, gold_odds, pair_signs, sign_of
from permonik.bots.saboteur.chance import NAMES, Standing
from permonik.bots.saboteur.mine import mine_of
from permonik.bots.saboteur.normal import cards_left
from permonik.bots.saboteur.notes import Deed, deeds_of
from permonik.bots.traces import notice
from permonik.engine.catalog import GAMES
from permonik.engine.saboteur.cards import GOLD, MINER, SABOTEUR
from permonik.engine.saboteur.state import NOBODY, TURN, State

GAME: Any = GAMES["saboteur"]
MOMENTS = 4  # of each round that are looked at
SHARP = 1.5  # odd players, of whom the fit of the signs knows nothing, take from the weight of everything
Counts = dict[str, float]


class Moment(NamedTuple):
    """What a miner could know at some moment of a round, and the truth."""

    ways: Sequence[Roles]
    truth: Roles
    deeds: Sequence[Deed]
    gold: Odds
    facts: Sequence[float]
    won: bool


def moments(levels: Sequence[str], seats: int, share: float, rng: Random) -> list[Moment]:
    """One round at a table of such bots, and what could be seen of it at some of its moments."""
    state: State = GAME.new(seats, rng.randbytes(16), {"rounds": 1})
    trace: list[Note] = []
    passed: list[tuple[State, int]] = []
    while state.phase == TURN:
        passed.append((GAME.copy(state), len(trace)))
        seat = state.to_act
        level = LEVELS["saboteur"][levels[seat]]
        action = level.choose(World(GAME, state, seat, rng, trace), share)
        trace += notice(GAME, state, action)
        GAME.apply(state, action)
    joined = state.joined_by if state.phase != TURN and not state.history else state.history[0].joined_by
    chosen = rng.sample(passed, min(MOMENTS, len(passed)))
    return [_moment(then, trace[:length], joined != NOBODY, rng) for then, length in chosen]


def _moment(state: State, trace: Sequence[Note], won: bool, rng: Random) -> Moment:
    truth = tuple(state.roles)
    seat = rng.choice([seat for seat, role in enumerate(truth) if role == MINER])
    missing = mine_of(state).distance(state.goals.index(GOLD))
    standing = Standing.of(missing, cards_left(state), truth, state.broken)
    return Moment(
        deals(state.seats, seat, MINER),
        truth,
        deeds_of(state.round, trace),
        gold_odds(state, seat),
        standing.facts(),
        won,
    )


# --- fitting --------------------------------------------------------------------------------------


def signs_in(moment: Moment, roles: Roles) -> Counts:
    """How often each sign stands for the roles being so."""
    counts: Counts = {}
    for deed in moment.deeds:
        sign = sign_of(deed, moment.gold)
        if sign in PAIRED:
            name = pair_signs(sign)[roles[deed.seat] * 2 + roles[deed.target]]
        elif roles[deed.seat] == SABOTEUR:
            name = sign
        else:
            continue
        counts[name] = counts.get(name, 0) + 1
    return counts


def climb(
    gradient: Callable[[Counts], Counts], names: Sequence[str], steps: int, pull: float, rate: float = 0.08
) -> Counts:
    """Gradient ascent with steps of adapted length (Adam), pulled a little towards 0."""
    weights = dict.fromkeys(names, 0.0)
    slope, square = dict(weights), dict(weights)
    for step in range(1, steps + 1):
        found = gradient(weights)
        for name in names:
            steep = found.get(name, 0.0) - pull * weights[name]
            slope[name] = 0.9 * slope[name] + 0.1 * steep
            square[name] = 0.99 * square[name] + 0.01 * steep * steep
            direction = slope[name] / (1 - 0.9**step)
            weights[name] += rate * direction / (sqrt(square[name] / (1 - 0.99**step)) + 1e-8)
    return weights


def fit_signs(data: Sequence[Moment], steps: int) -> Counts:
    rows = [
        ([signs_in(moment, roles) for roles in moment.ways], moment.ways.index(moment.truth))
        for moment in data
    ]
    names = sorted({name for ways, _ in rows for counts in ways for name in counts})
    names = [name for name in names if name not in {pair_signs(sign)[0] for sign in PAIRED}]

    def gradient(weights: Counts) -> Counts:
        total: Counts = {}
        for ways, truth in rows:
            scores = [sum(weights.get(name, 0) * count for name, count in counts.items()) for counts in ways]
            most = max(scores)
            shares = [exp(score - most) for score in scores]
            whole = sum(shares)
            for index, counts in enumerate(ways):
                part = (index == truth) - shares[index] / whole
                for name, count in counts.items():
                    total[name] = total.get(name, 0) + part * count / len(rows)
        return total

    return climb(gradient, names, steps, pull=0.002)


def fit_oddities(odd: Sequence[Moment], data: Sequence[Moment]) -> Counts:
    """How much oftener a sign is seen of random players than of miners."""
    random = Counter(sign_of(deed, moment.gold) for moment in odd for deed in moment.deeds)
    usual = Counter(
        sign_of(deed, moment.gold)
        for moment in data
        for deed in moment.deeds
        if moment.truth[deed.seat] == MINER
    )
    weights: Counts = {}
    for near in (False, True):  # how often it gets near the gold says nothing about a single player
        names = sorted(name for name in {*random, *usual} if name.endswith(" near") == near)
        totals = [sum(counts[name] + 5 for name in names) for counts in (random, usual)]
        for name in names:
            weights[name] = log((random[name] + 5) / totals[0] / ((usual[name] + 5) / totals[1]))
    return weights


def fit_chance(data: Sequence[Moment], steps: int) -> Counts:
    def gradient(weights: Counts) -> Counts:
        total: Counts = {}
        for moment in data:
            score = sum(weights[name] * fact for name, fact in zip(NAMES, moment.facts, strict=True))
            part = moment.won - 1 / (1 + exp(-score))
            for name, fact in zip(NAMES, moment.facts, strict=True):
                total[name] = total.get(name, 0) + part * fact / len(data)
        return total

    return climb(gradient, NAMES, steps, pull=0.0002)


def show(name: str, weights: Mapping[str, float]) -> None:
    print(f"{name} = {{")
    for key, value in weights.items():
        print(f'    "{key}": {value:.2f},')
    print("}")


def report_chance(data: Sequence[Moment], weights: Counts) -> None:
    """How good the estimate is: mean bits, and the frequency by tenths of the estimate."""
    bits, bins = 0.0, [[0, 0.0, 0.0] for _ in range(10)]
    for moment in data:
        score = sum(weights[name] * fact for name, fact in zip(NAMES, moment.facts, strict=True))
        chance = 1 / (1 + exp(-score))
        bits += log2(max(1e-9, chance if moment.won else 1 - chance)) / len(data)
        place = bins[min(9, int(chance * 10))]
        place[0] += 1
        place[1] += chance
        place[2] += moment.won
    base = sum(moment.won for moment in data) / len(data)
    print(f"# rounds won {base:.2f}; bits {bits:.3f}, always the same {_entropy(base):.3f}")
    print("#", " ".join(f"{said / n:.2f}:{was / n:.2f}" for n, said, was in bins if n))


def _entropy(share: float) -> float:
    return share * log(share, 2) + (1 - share) * log(1 - share, 2) if 0 < share < 1 else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=1200)
    parser.add_argument("--levels", default="easy,normal,expert")
    parser.add_argument("--share", type=float, default=0.1)
    parser.add_argument("--steps", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rng = Random(asked.seed)
    known = [level for level in asked.levels.split(",") if level in LEVELS["saboteur"]]
    data: list[Moment] = []
    for _ in range(asked.rounds):
        seats = rng.choice((4, 5, 5, 6, 7, 8))
        # half the tables are of one level, the other half mixed
        levels = [rng.choice(known)] * seats if rng.random() < 0.5 else rng.choices(known, k=seats)
        data += moments(levels, seats, asked.share, rng)
    odd = [moment for _ in range(asked.rounds // 4) for moment in moments(["random"] * 5, 5, 1, rng)]
    show("SIGNS", {name: SHARP * weight for name, weight in fit_signs(data, asked.steps).items()})
    show("ODDITIES", fit_oddities(odd, data))
    weights = fit_chance(data, asked.steps * 3)
    report_chance(data, weights)
    show("CHANCE", weights)


if __name__ == "__main__":
    main()
