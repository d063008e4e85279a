"""What a viewer may see of a game of Caverna, built up from nothing."""

from typing import Any

from permonik.engine.caverna.abilities import imitation_price, stables_left
from permonik.engine.caverna.animals import arrangement
from permonik.engine.caverna.frames import PROMPTS
from permonik.engine.caverna.furnishings import FURNISHINGS as TILES
from permonik.engine.caverna.furnishings import KEYS as FURNISHINGS
from permonik.engine.caverna.furnishings import PAID_IN, PRINTED, price
from permonik.engine.caverna.goods import (
    BORN,
    GOODS,
    LARGE_ACROSS,
    LARGE_DOWN,
    OWNED,
    ROOMS,
    RUBY_LEFT,
    STABLE,
    STONE_LEFT,
    WOOD_LEFT,
    Player,
)
from permonik.engine.caverna.home import CONTENTS, NAMES, STANDING, WIDTH, bits
from permonik.engine.caverna.scoring import affordable, food_needed, sheet_json
from permonik.engine.caverna.spaces import KEYS, cards_of, unpacked
from permonik.engine.caverna.state import AT_HOME, EVENTS, ON, STAYED, UNKNOWN, State, dump
from permonik.engine.caverna.supply import named
from permonik.engine.caverna.worlds import known_cards, known_markers
from permonik.engine.core.values import EVERYTHING, SPECTATOR, Seat, Viewer


def view(state: State, viewer: Viewer) -> dict[str, Any]:
    """Everything that the viewer knows. Nothing is secret but what lies ahead, so all see the same."""
    seen = _table(state)
    if viewer >= 0:
        seen["you"] = {"seat": viewer, "prices": _prices(state, viewer)}
    elif viewer == EVERYTHING:
        seen["everything"] = dump(state)
    elif viewer != SPECTATOR:
        raise ValueError(viewer)
    return seen


def _table(state: State) -> dict[str, Any]:
    over = not state.stack
    return {
        "game": "caverna",
        "seats": state.setup.seats,
        "options": dict(state.setup.options),
        "round": state.round,
        "rounds": list(state.setup.board.rounds),
        "phase": "over" if over else PROMPTS[state.stack[-1][0]],
        "to_act": None if over else state.stack[-1][1],
        "starting_player": state.start,
        "next_starting_player": state.next_start,
        "harvest": None if state.event == UNKNOWN else EVENTS[state.event],
        "markers": _markers(state),
        "cards": _cards(state),
        "spaces": [_space(state, space) for space in state.spaces],
        "for_sale": [FURNISHINGS[tile] for tile in bits(state.left)],
        "players": [_player(state, seat) for seat in range(state.setup.seats)],
    }


def _markers(state: State) -> dict[str, Any]:
    """Harvest markers turned up so far, and how many of each colour are still to come."""
    shown = known_markers(state)
    rounds = [number for number in state.setup.board.rounds if number >= 6]
    red = sum(state.markers[shown:])
    return {
        "shown": [
            {"round": number, "red": bool(marker)}
            for number, marker in zip(rounds, state.markers[:shown], strict=False)
        ],
        "to_come": {"green": len(state.markers) - shown - red, "red": red},
    }


def _cards(state: State) -> dict[str, Any]:
    """Action cards revealed so far, and those to come by stage, in no order."""
    shown = known_cards(state)
    revealed = state.cards[:shown]
    rounds = state.setup.board.rounds
    return {
        "shown": [
            {"round": number, "space": KEYS[card]} for number, card in zip(rounds, revealed, strict=False)
        ],
        "to_come": [
            {"rounds": [number for number in numbers if number > state.round], "spaces": hidden}
            for cards, numbers in cards_of(state.setup.seats)
            if (hidden := [KEYS[card] for card in sorted(cards) if card not in revealed])
        ],
    }


def _space(state: State, space: int) -> dict[str, Any]:
    board = state.setup.board
    return {
        "space": KEYS[space],
        "goods": named(unpacked(state.piles[space], board.kinds[space])),
        "dwarfs": [
            {"player": seat, "strength": strength, "newborn": dwarf >= _grown(state, seat)}
            for seat in range(state.setup.seats)
            for dwarf, (strength, place) in enumerate(
                zip(state.strengths[seat], state.places[seat], strict=True)
            )
            if place == ON + space
        ],
        "food": imitation_price(state, space) if space in board.imitations else None,
    }


def _grown(state: State, seat: Seat) -> int:
    """How many dwarfs of a seat are not newborn; the newborn ones are the last."""
    return len(state.strengths[seat]) - state.players[seat][BORN]


def _player(state: State, seat: Seat) -> dict[str, Any]:
    player = state.players[seat]
    return {
        "goods": {good: player[at] for at, good in enumerate(GOODS)},
        "dwarfs": [_dwarf(state, seat, dwarf) for dwarf in range(len(state.strengths[seat]))],
        "home": _home(player),
        "furnishings": _furnishings(state, seat),
        "animals": _animals(state, seat),
        "stables_left": stables_left(player),
        "suppliers": {"wood": player[WOOD_LEFT], "stone": player[STONE_LEFT], "ruby": player[RUBY_LEFT]},
        "score": sheet_json(state, seat),
        "feeding": food_needed(state, seat),
        "affordable": affordable(state, seat),
    }


def _prices(state: State, seat: Seat) -> dict[str, dict[str, int]]:
    """What furnishings for sale cost the seat now, where that is not the printed price."""
    costs = {tile: price(state.players[seat], tile, PRINTED) for tile in bits(state.left)}
    return {
        FURNISHINGS[tile]: named(zip(PAID_IN, cost, strict=True))
        for tile, cost in costs.items()
        if cost != TILES[tile].bill
    }


def _dwarf(state: State, seat: Seat, dwarf: int) -> dict[str, Any]:
    place = state.places[seat][dwarf]
    return {
        "strength": state.strengths[seat][dwarf],
        "space": KEYS[place - ON] if place >= ON else None,
        "placed": place != AT_HOME,
        "stayed": place == STAYED,
        "newborn": dwarf >= _grown(state, seat),
    }


def _home(player: Player) -> list[dict[str, Any]]:
    """Every square with something on it, furnishings apart."""
    squares: dict[int, dict[str, Any]] = {}
    for name, land in CONTENTS:
        for square in bits(player[land]):
            squares[square] = {"tile": name}
    for land, (crop, count) in STANDING.items():
        for square in bits(player[land]):
            squares[square] = {"tile": "field", "crop": crop, "count": count}
    for land, step in ((LARGE_ACROSS, 1), (LARGE_DOWN, WIDTH)):
        for square in bits(player[land]):
            squares[square] = {"tile": "large_pasture", "with": NAMES[square + step]}
            squares[square + step] = {"tile": "large_pasture", "with": NAMES[square]}
    for square in bits(player[STABLE]):
        squares.setdefault(square, {"tile": None})["stable"] = True
    return [{"square": NAMES[square], **squares[square]} for square in sorted(squares)]


def _animals(state: State, seat: Seat) -> list[dict[str, Any]]:
    """One way in which the animals could stand, for the picture."""
    found = arrangement(state.players[seat], len(state.strengths[seat]), state.sites[seat])
    return [
        {"square": NAMES[square], "animal": GOODS[animal], "count": count, "dogs": dogs}
        for square, animal, count, dogs in found
    ]


def _furnishings(state: State, seat: Seat) -> list[dict[str, str]]:
    """Own furnishings with their squares."""
    player, sites = state.players[seat], state.sites[seat]
    dwelling = FURNISHINGS.index("dwelling")
    rooms = [(dwelling, square) for square in bits(player[ROOMS])]
    others = [(tile, sites[tile]) for tile in bits(player[OWNED]) if tile != dwelling]
    return [
        {"furnishing": FURNISHINGS[tile], "square": NAMES[square]} for tile, square in sorted(rooms + others)
    ]
