"""The course of a game: rounds from their start to their harvest, and the end."""

# ruff: noqa: ARG001 - what stands in a table has one shape, whatever it needs of it

from typing import Final

from permonik.engine.caverna.abilities import may_exchange
from permonik.engine.caverna.frames import (
    BREEDING,
    EXCHANGING,
    FEEDING,
    FINAL,
    HARVESTING,
    PURGE,
    SKIPPING,
    TURN,
    WORK,
)
from permonik.engine.caverna.furnishings import INCOME_TILES, MINER_BIT, MINING_CAVE_BIT, WORKING_BIT
from permonik.engine.caverna.goods import (
    BEGGING,
    BORN,
    DONKEY,
    FARM_ANIMALS,
    FOOD,
    GRAIN,
    ORE,
    ORE_MINE,
    OWNED,
    RUBY,
    RUBY_LEFT,
    STONE,
    STONE_LEFT,
    VEG,
    WOOD,
    WOOD_LEFT,
    Player,
)
from permonik.engine.caverna.harvest import bill, fixed_event, litters, pairs, reap, red_event
from permonik.engine.caverna.home import sown
from permonik.engine.caverna.scoring import standing
from permonik.engine.caverna.spaces import (
    FAMILY_LIFE,
    KEYS,
    RUBY_MINING,
    URGENT_WISH,
    WISH,
    unpacked,
)
from permonik.engine.caverna.state import (
    AT_HOME,
    EVENTS,
    HARVEST,
    NO_HARVEST,
    NOBODY,
    ONE_FOOD,
    SKIP_ONE,
    UNKNOWN,
    Frame,
    State,
)
from permonik.engine.caverna.supply import gain, named
from permonik.engine.core.events import Event, Log

# Steps of one seat's harvest.
_CHOOSE, _REAP, _FEED, _BREED = range(4)
NO_SKIP: Final = -1
SKIP_FIELD: Final = 0
SKIP_BREEDING: Final = 1


def begin(state: State, log: Log) -> None:
    """The first round."""
    _begin_round(state, state.setup.board.rounds[0], log)


def _begin_round(state: State, number: int, log: Log) -> None:
    """Reveal the card and the marker; then empty, refill and pay income."""  # CAV-4.5
    state.round = number
    state.start = state.turn = state.next_start
    _reveal_card(state, log)
    fixed = fixed_event(state.setup.seats, number)
    state.event = UNKNOWN if fixed is None else fixed
    if fixed is None and not state.setup.reveal_late:
        reveal_marker(state, log)
    state.stack.append((PURGE, 0, 0) if state.setup.seats == 1 else (WORK, NOBODY))
    if state.setup.seats > 1:
        _refill(state)
        _income(state, log)


def _reveal_card(state: State, log: Log) -> None:
    card = state.cards[state.setup.board.rounds.index(state.round)]
    spaces = {*state.spaces, card}
    if card == FAMILY_LIFE:  # CAV-4.4
        spaces = spaces - {WISH} | {URGENT_WISH}
    state.spaces = tuple(sorted(spaces))
    if log is not None:
        log.append(Event("round-begins", {"round": state.round, "space": KEYS[card], "player": state.start}))
        if card == FAMILY_LIFE:
            log.append(Event("wish-turned", {"space": KEYS[URGENT_WISH]}))


def reveal_marker(state: State, log: Log) -> None:
    """Turn up the harvest marker of this round."""  # CAV-13.3, CAV-13.5
    rounds = state.setup.board.rounds
    red = state.markers[rounds.index(state.round) - rounds.index(6)]
    state.reds += red
    state.event = red_event(state.reds) if red else HARVEST
    if log is not None:
        log.append(Event("marker", {"round": state.round, "event": EVENTS[state.event]}))


def _refill(state: State) -> None:
    """Put goods on every accumulating space in play."""  # CAV-4.6
    board, piles = state.setup.board, state.piles
    for space in state.spaces:
        piles[space] += board.more[space] if piles[space] else board.first[space]
    if state.setup.seats == 2 and state.round < 3:  # CAV-17.9
        piles[RUBY_MINING] = 0


def _income(state: State, log: Log) -> None:
    """What suppliers and the Miner bring at the start of a round."""  # CAV-4.7
    for seat, player in enumerate(state.players):
        if not player[OWNED] & INCOME_TILES:
            continue
        goods = []
        for good, left in ((WOOD, WOOD_LEFT), (STONE, STONE_LEFT), (RUBY, RUBY_LEFT)):
            if player[left]:
                player[left] -= 1
                goods.append((good, 1))
        if player[OWNED] & MINER_BIT:  # CAV-11.16
            goods.append((ORE, min(player[DONKEY], player[ORE_MINE].bit_count())))
        gain(state, seat, goods)
        if log is not None and any(count for _, count in goods):
            log.append(Event("income", {"player": seat, "goods": named(goods)}))


def due(state: State, space: int) -> bool:
    """Whether the solo game would empty this space now."""  # CAV-17.6
    pieces = [count for _, count in unpacked(state.piles[space], state.setup.board.kinds[space])]
    total = sum(pieces) if state.setup.purge_total else max(pieces, default=0)
    return total >= state.setup.purge


def empty(state: State, space: int, log: Log) -> None:
    if log is not None:
        goods = unpacked(state.piles[space], state.setup.board.kinds[space])
        log.append(Event("emptied", {"space": KEYS[space], "goods": named(goods)}))
    state.piles[space] = 0


def settle_purge(state: State, frame: Frame, log: Log) -> bool:
    """Ask about the next space that is due; refill when none is left."""  # CAV-17.7
    for space in state.spaces:
        if space < frame[2] or not due(state, space):
            continue
        if state.players[0][RUBY]:
            state.stack[-1] = (PURGE, 0, space)
            return True
        empty(state, space, log)
    state.stack[-1] = (WORK, NOBODY)
    _refill(state)
    _income(state, log)
    return False


def settle_work(state: State, frame: Frame, log: Log) -> bool:
    """Give the turn to the next seat with a dwarf at home; go home when there is none."""  # CAV-5.1
    seats = state.setup.seats
    for step in range(seats):
        seat = (state.turn + step) % seats
        if AT_HOME in state.places[seat]:
            state.turn = (seat + 1) % seats
            state.stack.append((TURN, seat, -1))
            return False
    _go_home(state, log)
    return False


def _go_home(state: State, log: Log) -> None:
    """All dwarfs return; then the harvest, if there is one."""  # CAV-4.9
    state.crews = [0] * len(state.crews)
    state.places = [[AT_HOME] * len(places) for places in state.places]
    if state.event == UNKNOWN:
        reveal_marker(state, log)
    if state.event == NO_HARVEST:
        if log is not None:
            log.append(Event("no-harvest", {"round": state.round}))
        state.stack.pop()
        _end_round(state, log)
    else:
        step = _CHOOSE if state.event == SKIP_ONE else _REAP if state.event == HARVEST else _FEED
        state.stack[-1] = (HARVESTING, NOBODY, 0, step, NO_SKIP)


def _end_round(state: State, log: Log) -> None:
    """The newborns have grown up; on to the next round, or to the end."""
    for player in state.players:
        player[BORN] = 0
    rounds = state.setup.board.rounds
    at = rounds.index(state.round) + 1
    if at < len(rounds):
        _begin_round(state, rounds[at], log)
    else:
        state.stack.append((FINAL, NOBODY, 0))  # CAV-14.25


# --- the harvest --------------------------------------------------------------------------------


def settle_harvest(state: State, frame: Frame, log: Log) -> bool:
    """One seat after another, clockwise from the starting player."""  # CAV-13.7
    _, _, done, step, _ = frame
    if done == state.setup.seats:
        state.stack.pop()
        _end_round(state, log)
        return False
    seat = (state.start + done) % state.setup.seats
    _STEPS[step](state, seat, frame, log)
    return False


def _next_step(state: State, frame: Frame, step: int, skip: int) -> None:
    state.stack[-1] = (HARVESTING, NOBODY, frame[2], step, skip)


def _next_seat(state: State, frame: Frame) -> None:
    step = _CHOOSE if state.event == SKIP_ONE else _REAP if state.event == HARVEST else _FEED
    state.stack[-1] = (HARVESTING, NOBODY, frame[2] + 1, step, NO_SKIP)


def _step_choose(state: State, seat: int, frame: Frame, log: Log) -> None:
    """Ask which phase to skip, if either would matter."""  # CAV-13.6
    player = state.players[seat]
    _next_step(state, frame, _REAP, NO_SKIP)
    if not sown(player):
        skip_phase(state, seat, SKIP_FIELD, log)
    elif not pairs(player) and not player[RUBY]:
        skip_phase(state, seat, SKIP_BREEDING, log)
    else:
        state.stack.append((SKIPPING, seat))


def skip_phase(state: State, seat: int, phase: int, log: Log) -> None:
    """Note the phase that this seat leaves out, on its harvest frame."""
    _, _, done, step, _ = state.stack[-1]
    state.stack[-1] = (HARVESTING, NOBODY, done, step, phase)
    if log is not None:
        log.append(Event("skips", {"player": seat, "phase": ("field", "breeding")[phase]}))


def _step_reap(state: State, seat: int, frame: Frame, log: Log) -> None:
    if frame[4] != SKIP_FIELD:
        grain, veg = reap(state.players[seat])
        if log is not None and grain + veg:
            log.append(Event("reap", {"player": seat, "goods": named(((GRAIN, grain), (VEG, veg)))}))
    _next_step(state, frame, _FEED, frame[4])


def _step_feed(state: State, seat: int, frame: Frame, log: Log) -> None:
    _next_step(state, frame, _BREED, frame[4])
    state.stack.append((FEEDING, seat, 0, 0))


def _step_breed(state: State, seat: int, frame: Frame, log: Log) -> None:
    _next_seat(state, frame)
    if state.event != ONE_FOOD and frame[4] != SKIP_BREEDING:
        state.stack.append((BREEDING, seat))


_STEPS: Final = (_step_choose, _step_reap, _step_feed, _step_breed)


def working_cave_ready(player: Player, frame: Frame) -> bool:
    """Whether the Working cave may still feed a dwarf."""  # CAV-11.27
    return bool(
        player[OWNED] & WORKING_BIT and not frame[3] and (player[WOOD] or player[STONE] or player[ORE] > 1)
    )


def settle_feeding(state: State, frame: Frame, log: Log) -> bool:
    """Pay at once if there is nothing to decide."""
    seat = frame[1]
    player = state.players[seat]
    owed = bill(state, seat, frame[2], state.event)
    if owed:
        if working_cave_ready(player, frame):
            return True
        donkeys_help = player[OWNED] & MINING_CAVE_BIT and player[RUBY]
        short = owed > player[FOOD] or donkeys_help
        if short and not state.quiet and may_exchange(state, seat):
            return True
        if owed > player[FOOD] and state.quiet:
            return True
    feed(state, frame, log)
    return False


def feed(state: State, frame: Frame, log: Log) -> None:
    """Pay the food; what is missing is begged for."""  # CAV-13.11, CAV-13.12
    seat = frame[1]
    player = state.players[seat]
    owed = bill(state, seat, frame[2], state.event)
    paid = min(owed, player[FOOD])
    player[FOOD] -= paid
    player[BEGGING] += owed - paid
    state.stack.pop()
    if log is not None:
        if paid:
            log.append(Event("feed", {"player": seat, "goods": named(((FOOD, paid),))}))
        if owed > paid:
            log.append(Event("beg", {"player": seat, "count": owed - paid}))


def settle_breeding(state: State, frame: Frame, log: Log) -> bool:
    """Ask when there is a pair, or a ruby that could make one."""  # CAV-13.16
    seat = frame[1]
    player = state.players[seat]
    if pairs(player):
        if len(litters(player, len(state.strengths[seat]), 4)) > 1:
            return True
        if not state.quiet and may_exchange(state, seat):
            return True
    elif player[RUBY] and not state.quiet and (player[RUBY] > 1 or any(player[a] for a in FARM_ANIMALS)):
        return True
    state.stack.pop()
    return False


def settle_final(state: State, frame: Frame, log: Log) -> bool:
    """One last window of exchanges for every seat; then the game is over."""  # CAV-14.25
    done = frame[2]
    state.stack.pop()
    if done < state.setup.seats:
        seat = (state.start + done) % state.setup.seats
        state.stack.append((FINAL, NOBODY, done + 1))
        state.stack.append((EXCHANGING, seat))
    elif log is not None:
        log.append(standing(state))
    return False
