"""Whether observed frequencies agree with expected ones."""

from collections.abc import Hashable, Mapping


def assert_frequencies(observed: Mapping[Hashable, int], weights: Mapping[Hashable, float]) -> None:
    """Every possible outcome was seen, no other was, and a chi-squared test at 0.001 does not refuse."""
    assert not set(observed) - set(weights), "an impossible outcome was seen"
    assert not {each for each, weight in weights.items() if weight} - set(observed), (
        "an outcome never came up"
    )
    samples, total = sum(observed.values()), sum(weights.values())
    possible = {each: samples * weight / total for each, weight in weights.items() if weight}
    chi_squared = sum((observed[each] - expected) ** 2 / expected for each, expected in possible.items())
    assert chi_squared <= critical(len(possible) - 1), f"{chi_squared:.1f} at {len(possible) - 1} degrees"


def critical(degrees: int) -> float:
    """The value that chi-squared exceeds with probability 0.001 (Wilson and Hilferty's approximation)."""
    if degrees == 0:
        return 0.0
    spread = 2 / (9 * degrees)
    return float(degrees * (1 - spread + 3.0902 * spread**0.5) ** 3)
