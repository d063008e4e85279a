"""Goods that come and go."""

from collections.abc import Iterable

from permonik.engine.caverna.animals import fits
from permonik.engine.caverna.frames import OVERFLOW
from permonik.engine.caverna.furnishings import ALONG
from permonik.engine.caverna.goods import FARM_ANIMALS, GOODS, OWNED, Player
from permonik.engine.caverna.state import State


def named(goods: Iterable[tuple[int, int]]) -> dict[str, int]:
    """Goods as an event tells them."""
    return {GOODS[good]: count for good, count in goods if count}


def gain(state: State, seat: int, goods: Iterable[tuple[int, int]]) -> None:
    """Add goods with what they bring along; animals that find no room ask to be eaten at once."""
    player = state.players[seat]
    animals = False
    for good, count in goods:
        player[good] += count
        if good in ALONG:
            owned, along = ALONG[good]
            if player[OWNED] & owned:
                player[along] += count
        elif good in FARM_ANIMALS and count:
            animals = True
    if animals:
        check_housing(state, seat)


def pay(player: Player, goods: Iterable[tuple[int, int]]) -> None:
    for good, count in goods:
        player[good] -= count


def check_housing(state: State, seat: int) -> None:
    """Ask what to give up if the animals no longer fit."""  # CAV-10.9
    if not fits(state.players[seat], len(state.strengths[seat])):
        state.stack.append((OVERFLOW, seat))
