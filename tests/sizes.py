"""How much the tests do: small for every change, full (PERMONIK_SIZES=full) for the record."""

import os
from typing import Final

_CHOSEN = os.environ.get("PERMONIK_SIZES", "small")
if _CHOSEN not in ("small", "full"):
    raise ValueError(f"PERMONIK_SIZES is 'small' or 'full', not {_CHOSEN!r}")

FULL: Final = _CHOSEN == "full"


def _size(small: int, full: int) -> int:
    return full if FULL else small


# Whole games, over all seat counts together, with every invariant checked.
RANDOM_GAMES: Final = _size(40, 10_000)
RULE_BASED_GAMES: Final = _size(20, 1_000)

# Seeds per game and seat count in the conformance suite.
CONFORMANCE_SEEDS: Final = _size(2, 20)

# Positions where legal_actions is compared with the universe filtered by why_not.
UNIVERSE_POSITIONS: Final = _size(40, 1_000)
RANDOM_TUPLES_PER_POSITION: Final = _size(50, 1_000)

# The laws of determinize: positions for the first two, samples a position for the third.
DETERMINIZE_POSITIONS: Final = _size(40, 1_000)
DETERMINIZE_SAMPLES: Final = _size(2_000, 10_000)

# Whole games watched for leaks, and determinized twins compared at each of their steps.
LEAK_GAMES: Final = _size(4, 100)
LEAK_TWINS: Final = _size(3, 5)

# Perft walks each stored position to the greatest depth that has at most this many leaves.
PERFT_LEAVES: Final = _size(5_000, 2_000_000)
# The slow oracle asks about everything, so it walks less far in the gate.
PERFT_ORACLE_LEAVES: Final = _size(500, 2_000_000)

# Walking decisions whose routes are compared with a slow search.
ROUTE_POSITIONS: Final = _size(60, 500)

# Examples that Hypothesis draws for each property.
HYPOTHESIS_EXAMPLES: Final = _size(50, 1_000)

# Caverna: whole games at each player count, and boards on which the housing solver meets a slow one.
CAVERNA_GAMES: Final = _size(4, 2_000)
CAVERNA_SENSIBLE_GAMES: Final = _size(2, 200)
HOUSING_BOARDS: Final = _size(400, 10_000)
HOUSING_LARGE_BOARDS: Final = _size(30, 200)

# Deliberate breaks that are made for real, of each game; full: more than any list has.
BREAKS_TRIED: Final = _size(2, 1_000)

# The server: times it is killed on each database, mutated messages, requests a route of the document,
# and determinized twins of positions of whole games whose frames are compared.
CRASHES: Final = _size(3, 100)
MUTATIONS: Final = _size(1_000, 100_000)
REQUESTS_PER_ROUTE: Final = _size(8, 200)
SERVER_LEAK_GAMES: Final = _size(1, 20)

# Caverna's bots: games of mixed levels at each table, and games that the planner tries in a test.
CAVERNA_BOT_GAMES: Final = _size(1, 50)
CAVERNA_PLANNER_GAMES: Final = _size(150, 2_000)

# Positions at which each bot is asked twice, with other secrets; mixed games of all levels.
FAIR_POSITIONS: Final = _size(5, 100)
MIXED_GAMES: Final = _size(1, 50)
