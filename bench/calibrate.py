"""A fixed piece of engine-like work, the yardstick of every speed figure.

THIS FILE NEVER CHANGES. Figures from different machines and years are compared as ratios to this
loop, timed in the same run; the smallest edit would cut them off from all that were noted before.
"""

from time import perf_counter

_TURNS = 40_000  # per run, some tens of milliseconds: long against the clock, short against throttling
_RUNS = 7
_CHECK = 362955  # what the loop adds up to; another sum means another loop

_STEP = (1, -64, -1, 64)
_KIND = {(a, b): (a * 7 + b * 3) % 5 for a in range(16) for b in range(4)}


def calibrate() -> float:
    """Turns of the loop per second, the best of several short runs."""
    best = float("inf")
    for _ in range(_RUNS):
        start = perf_counter()
        check = _loop(_TURNS)
        best = min(best, perf_counter() - start)
        if check != _CHECK:
            raise AssertionError(f"the calibration loop was changed: {check} instead of {_CHECK}")
    return _TURNS / best


def _loop(turns: int) -> int:
    """Small integers, list indexing, dictionary lookups, tuples and calls, about as a playout mixes them."""
    board = [0] * 4096
    kind, step = _KIND, _STEP
    cell, dice, total = 2048, 1, 0
    for turn in range(turns):
        dice = (dice * 1103515245 + 12345) & 0x7FFFFFFF
        side = (dice >> 16) & 3
        sides = (dice >> 20) & 15
        cell = (cell + step[side]) & 4095
        board[cell] = (board[cell] + sides + 1) & 255
        actions = [(side, cell, other, turn & 7) for other in range(4) if board[cell ^ other] & 1]
        for action in actions:
            total += kind[sides, action[2]] + _score(board, action)
    return total


def _score(board: list[int], action: tuple[int, int, int, int]) -> int:
    side, cell, other, turn = action
    if board[cell] > board[(cell + side) & 4095]:
        return turn ^ other
    return side + other


if __name__ == "__main__":
    print(f"{calibrate():,.0f} turns/s")
