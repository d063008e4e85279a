"""Who is a saboteur: the probability of every way in which the dwarf cards can lie, given what was done.

The model is log-linear. Every deed adds weights to a way by the role that its doer (and its target) has in
that way; the weights were fitted to finished rounds, see `weights`. Some players are odd: what they do says
nothing about their role, and the more a seat plays like that, the less its deeds count. A small part of the
belief always stays as it was before anything was done.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import exp, log
from typing import Final, NamedTuple, TypeAlias

from permonik.bots.bot import Note
from permonik.bots.saboteur.notes import DEAD, Deed, deeds_of
from permonik.bots.saboteur.weights import ODDITIES, SIGNS
from permonik.engine.core.values import Seat
from permonik.engine.paths.tiles import FACE_DOWN
from permonik.engine.saboteur.cards import GOLD, MINER, ROLE_CARDS, SABOTEUR
from permonik.engine.saboteur.state import GOAL_CELLS, State
from permonik.engine.saboteur.verbs import BREAK, DISCARD, MAP, REPAIR, ROCKFALL

TOGETHER: Final = 0.9
"""Signs together say a little less than the sum of what each of them says alone."""
UNMOVED: Final = 0.035
"""The part of the belief that no deed can move."""
ODD: Final = 0.15
"""How likely a player is odd, before anything was done."""

Roles: TypeAlias = tuple[int, ...]
"""By seat."""
Odds: TypeAlias = tuple[float, float, float]
"""How likely the gold lies at each goal from the north."""

_SURE: Final = 30.0  # as odd as it gets
_NEAR: Final = 3.5  # cards missing: from here on every move counts
_EARLY: Final = 45  # cards left: until here a discard is a choice
_CLEAR: Final = 0.4  # a change of the expected distance that is no accident
_BLOCK: Final = 1.4  # one that costs more than it could by clumsiness


class Belief:
    """Probabilities of roles. As a function it weighs a whole deal of roles, for drawing worlds."""

    __slots__ = ("ways",)

    def __init__(self, ways: Mapping[Roles, float]) -> None:
        self.ways: Final = ways

    def __call__(self, roles: Roles) -> float:
        return self.ways.get(roles, 0.0)

    def suspicion(self, seat: Seat) -> float:
        """How likely a seat is a saboteur."""
        return sum([share for roles, share in self.ways.items() if roles[seat]])

    @property
    def suspicions(self) -> Sequence[float]:
        """By seat."""
        return [self.suspicion(seat) for seat in range(len(next(iter(self.ways))))]


@lru_cache(maxsize=64)
def deals(seats: int, seat: Seat | None, role: int) -> tuple[Roles, ...]:
    """All equally likely roles at the table, as a seat that knows its own role (or nobody) sees them."""
    places = [place for place in range(seats + 1) if place != seat]  # the last place is aside
    saboteurs = ROLE_CARDS[seats][0] - (seat is not None and role == SABOTEUR)
    return tuple(
        tuple(role if place == seat else SABOTEUR if place in chosen else MINER for place in range(seats))
        for chosen in combinations(places, saboteurs)
    )


def gold_odds(state: State, seat: Seat | None) -> Odds:
    """Where the gold is, by what the seat has looked at and what lies face up."""
    hidden = [goal for goal, cell in enumerate(GOAL_CELLS) if state.grid.tiles[cell] == FACE_DOWN]
    looked = [] if seat is None else [goal for goal in hidden if state.looked[seat] & 1 << goal]
    found = [goal for goal in looked if state.goals[goal] == GOLD]
    possible = found or [goal for goal in hidden if goal not in looked]
    north, middle, south = (1 / len(possible) if goal in possible else 0.0 for goal in range(3))
    return north, middle, south


def believe(state: State, seat: Seat | None, trace: Sequence[Note], weight: float = 1.0) -> Belief:
    """What a seat believes of everybody, or somebody who knows only what all know."""
    role = MINER if seat is None else state.roles[seat]
    ways, deeds = deals(state.seats, seat, role), deeds_of(state.round, trace)
    return belief_of(ways, deeds, gold_odds(state, seat), weight)


def role_chances(state: State, seat: Seat, trace: Sequence[Note]) -> list[list[float]]:
    """By seat, how likely it is a miner or a saboteur, as one seat believes."""
    return [[1 - suspicion, suspicion] for suspicion in believe(state, seat, trace).suspicions]


def belief_of(ways: Sequence[Roles], deeds: Iterable[Deed], gold: Odds, weight: float = 1.0) -> Belief:
    """Bayes over all ways, tempered. A careful reader gives everything that was done less weight."""
    evidence = evidence_of(deeds, gold)
    scores = [weight * TOGETHER * evidence.score(roles) for roles in ways]
    most = max(scores)
    shares = [exp(score - most) for score in scores]
    whole = sum(shares)
    flat = UNMOVED / len(ways)
    return Belief(
        {roles: (1 - UNMOVED) * share / whole + flat for roles, share in zip(ways, shares, strict=True)}
    )


class Evidence(NamedTuple):
    """The weight of what was done: against each seat, and about pairs of doer and target."""

    alone: Mapping[Seat, float]
    pairs: Sequence[tuple[Seat, Seat, Sequence[float]]]

    def score(self, roles: Roles) -> float:
        score = sum(weight for seat, weight in self.alone.items() if roles[seat] == SABOTEUR)
        for doer, target, weights in self.pairs:
            score += weights[roles[doer] * 2 + roles[target]]
        return score


def evidence_of(deeds: Iterable[Deed], gold: Odds) -> Evidence:
    """What deeds say to somebody who thinks the gold to be there."""
    against: dict[Seat, float] = {}
    oddness: dict[Seat, float] = {}
    pairs: list[tuple[Seat, Seat, str]] = []
    for deed in deeds:
        sign = sign_of(deed, gold)
        oddness[deed.seat] = oddness.get(deed.seat, 0.0) + ODDITIES.get(sign, 0.0)
        if sign in PAIRED:
            pairs.append((deed.seat, deed.target, sign))
        else:
            against[deed.seat] = against.get(deed.seat, 0.0) + SIGNS.get(sign, 0.0)
    odd = {seat: ODD * exp(min(_SURE, oddness[seat])) for seat in oddness}
    plain = {seat: (1 - ODD) / (1 - ODD + odd[seat]) for seat in odd}
    return Evidence(
        {
            seat: log(((1 - ODD) * exp(weight) + odd[seat]) / (1 - ODD + odd[seat]))
            for seat, weight in against.items()
        },
        [
            (doer, target, [SIGNS.get(name, 0.0) * plain[doer] for name in pair_signs(sign)])
            for doer, target, sign in pairs
        ],
    )


# --- signs ----------------------------------------------------------------------------------------

PAIRED: Final = ("break", "mend")
_ROLES: Final = ("miner", "saboteur")


def pair_signs(sign: str) -> tuple[str, ...]:
    """By the roles of doer and target: miner and miner, miner and saboteur, …"""
    return tuple(f"{sign} {doer} {target}" for doer in _ROLES for target in _ROLES)


def sign_of(deed: Deed, gold: Odds) -> str:
    """What a deed says about its doer, as somebody who thinks the gold to be there reads it."""
    if deed.verb in (BREAK, REPAIR):
        verb = "break" if deed.verb == BREAK else "mend"
        return f"{verb} self" if deed.target == deed.seat else verb
    if deed.verb == MAP:
        return "look"
    missing = expected(deed.before, gold)
    near = " near" if missing <= _NEAR else ""
    if deed.verb == DISCARD:
        broken = " broken" if deed.broken else near
        return f"discard{' early' if deed.left > _EARLY else ' late'}{broken}"
    direction = _direction(missing - expected(deed.after, gold))
    if deed.verb == ROCKFALL:
        return f"rockfall {direction}"
    return f"{'dead' if deed.dead == DEAD else 'path'} {direction}{near}"


def _direction(gain: float) -> str:
    if gain > _CLEAR:
        return "forward"
    if gain < -_CLEAR:
        return "block" if gain < -_BLOCK else "back"
    return "level"


def expected(distances: Sequence[int], gold: Odds) -> float:
    """Cards missing to the gold, wherever it may be."""
    return distances[0] * gold[0] + distances[1] * gold[1] + distances[2] * gold[2]
