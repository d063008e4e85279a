"""Walking in The Dark Cave, field by field: dwarfs with what it costs them, and monsters."""

from bisect import insort

from permonik.engine.core.events import Event, Log
from permonik.engine.core.values import Seat
from permonik.engine.dark_cave.cards import (
    BRIDGE,
    EXIT,
    GOALS,
    LADDER,
    MONSTERS,
    MOVES,
    MOVES_IN_BOOTS,
    TUNNEL,
)
from permonik.engine.dark_cave.creatures import (
    dwarfs_at,
    lose_card,
    lose_nugget,
    monsters_at,
    strike,
    use_axe,
)
from permonik.engine.dark_cave.state import (
    AXE,
    LAST,
    MOVE,
    NOTHING,
    OUT,
    PLAN,
    TURNING,
    State,
)
from permonik.engine.dark_cave.turns import edge_args, finish_turn, leave, show_clan, weaken
from permonik.engine.paths.tiles import FACE_DOWN
from permonik.engine.paths.turning import turns_that_fit
from permonik.engine.paths.walk import cell_of, field_of, place_of, steps

# --- where one can go ---------------------------------------------------------------------------


def next_places(state: State, place: int) -> list[int]:
    """The fields one move away, for dwarfs and monsters alike, sorted. DC-5.3, DC-5.6, DC-7.5"""
    deck = state.setup.deck
    found = steps(state.grid, deck.fields, place)
    if state.webs:
        blocked = [web.edge for web in state.webs]
        places = [there for there, edge in found if edge not in blocked]
    else:
        places = [there for there, _ in found]
    if deck.feature[state.grid.tiles[place >> 3] << 3 | place & 7] == LADDER:
        places += [ladder for ladder in state.ladders if ladder != place and ladder not in places]
    places.sort()
    return places


def feature_at(state: State, place: int) -> int:
    """What a field holds; nothing that anybody could know on a face-down card."""
    return state.setup.deck.feature[state.grid.tiles[cell_of(place)] << 3 | field_of(place)]


def crosses_bridge(state: State, here: int, there: int) -> bool:
    """Whether a step leads onto a wooden bridge from outside it. DC-5.8"""
    return feature_at(state, there) == BRIDGE and not (
        cell_of(here) == cell_of(there) and feature_at(state, here) == BRIDGE
    )


def webs_at(state: State, seat: Seat) -> list[int]:
    """The webs that a seat's dwarf could use a battle axe on, sorted. DC-7.8, DC-7.9"""
    place = state.at[seat]
    if not state.webs or not state.axes[seat] or place == OUT:
        return []
    tile = state.grid.tiles[cell_of(place)] << 4
    ports = state.setup.deck.fields.ports
    mine = (cell_of(place), field_of(place))
    return [
        web.edge
        for web in state.webs
        if any((cell, ports[tile | side]) == mine for cell, side in PLAN.edge_ends(web.edge))
    ]


# --- the dwarf ----------------------------------------------------------------------------------


def moves_of(state: State, seat: Seat) -> int:
    return MOVES if state.boots[seat] == NOTHING else MOVES_IN_BOOTS


def begin_movement(state: State, log: Log) -> None:
    """The card has been played; now the dwarf may move, if it stands and is in the cave. DC-5.1, DC-8.15"""
    seat = state.turn
    state.to_act = seat
    if state.at[seat] == OUT or not state.may_move or state.paralysed & 1 << seat:
        _last_chance(state, log)
    else:
        state.moves = moves_of(state, seat)
        state.phase = MOVE


def step_dwarf(state: State, there: int, log: Log) -> None:
    """One move of the active player's dwarf."""
    seat = state.turn
    here = state.at[seat]
    state.moves -= 1
    if state.grid.tiles[cell_of(there)] == FACE_DOWN:
        _come_to_goal(state, here, cell_of(there), log)
        return
    state.at[seat] = there
    if log is not None:
        where = {"cell": PLAN.xy(cell_of(there)), "field": field_of(there)}
        log.append(Event("step", {"player": seat, **where}))
    feature = feature_at(state, there)
    if feature == BRIDGE and crosses_bridge(state, here, there):
        lose_card(state, seat, "bridge", log)
    elif feature == TUNNEL:
        lose_nugget(state, seat, "tunnel", log)
    if there in state.monster_at:
        _attack(state, monsters_at(state, there), (seat,), log)  # DC-8.9, DC-8.11
    elif feature == EXIT or not state.moves:
        _settle(state, log)


def _come_to_goal(state: State, here: int, cell: int, log: Log) -> None:
    """Reveal a goal; the player turns it if it can lie in two ways. DC-9.1, DC-9.2"""
    goal = state.setup.goal_cells.index(cell)
    kind = state.goals[goal]
    state.revealing = goal
    state.entry = next(side for side, _, distance in PLAN.around if cell + distance == cell_of(here))
    if log is not None:
        log.append(Event("goal-revealed", {"player": state.turn, "goal": goal, "kind": GOALS[kind]}))
    turns = goal_turns(state)
    if len(turns) > 1:
        state.phase = TURNING
    else:
        turn_goal(state, turns[0], log)


def goal_turns(state: State) -> tuple[int, ...]:
    """The ways in which the revealed goal may be laid. DC-9.2"""
    deck = state.setup.deck
    kind = state.goals[state.revealing]
    cell = state.setup.goal_cells[state.revealing]
    return turns_that_fit(state.grid, cell, deck.goal_tiles[kind], deck.goal_turns[kind], state.entry)


def turn_goal(state: State, turned: int, log: Log) -> None:
    """Lay the revealed goal face up; the dwarf stands on its first field, and stops. DC-9.3"""
    seat, goal = state.turn, state.revealing
    cell = state.setup.goal_cells[goal]
    deck = state.setup.deck
    tile = deck.goal_tiles[state.goals[goal]] + turned
    state.grid.lay(cell, tile)
    state.revealing = NOTHING
    there = place_of(cell, deck.fields.ports[tile << 4 | state.entry])
    show_features(state, cell)
    hidden = place_of(cell, 0)
    state.monster_at = [there if at == hidden else at for at in state.monster_at]  # DC-9.9
    state.at[seat] = there
    if log is not None:
        args = {"goal": goal, "turned": bool(turned), "cell": PLAN.xy(cell), "field": field_of(there)}
        log.append(Event("goal-laid", {"player": seat, **args}))
    _attack(state, monsters_at(state, there), (seat,), log)


def show_features(state: State, cell: int) -> None:
    """A card lies face up: its ladders and lairs can be used, its vein gets a nugget. DC-4.9, DC-9.8"""
    deck = state.setup.deck
    tile = state.grid.tiles[cell]
    for field in deck.ladders[tile]:
        insort(state.ladders, place_of(cell, field))
    for field in deck.lairs[tile]:
        insort(state.lairs, place_of(cell, field))
    for field in deck.veins[tile]:
        insort(state.veins, place_of(cell, field))


def end_movement(state: State, log: Log) -> None:
    """The dwarf stays where it is; a nugget that lies there is taken. DC-5.14, DC-5.15"""
    seat = state.turn
    place = state.at[seat]
    if place in state.veins:
        state.veins.remove(place)
        state.nuggets[seat] += 1
        if log is not None:
            log.append(Event("vein", {"player": seat}))
        show_clan(state, seat, log)
    _last_chance(state, log)


def _settle(state: State, log: Log) -> None:
    """A dwarf has come to the end of its movement: out of the cave, or where it is. DC-9.4, DC-9.10"""
    if feature_at(state, state.at[state.turn]) == EXIT:
        leave(state, state.turn, log)
    else:
        end_movement(state, log)


def _last_chance(state: State, log: Log) -> None:
    """A last decision before drawing, if an axe could be used on a web. DC-7.11"""
    if webs_at(state, state.turn):
        state.phase = LAST
    else:
        finish_turn(state, log)


# --- monsters -----------------------------------------------------------------------------------


def step_monster(state: State, there: int, log: Log) -> None:
    """One move of the monster that was lured; it stops where dwarfs are, and attacks them. DC-8.5, DC-8.8"""
    monster = state.monster
    state.monster_at[monster] = there
    state.moves -= 1
    if log is not None:
        where = {"cell": PLAN.xy(cell_of(there)), "field": field_of(there)}
        log.append(Event("monster-step", {"monster": MONSTERS[monster], **where}))
    if there in state.at:
        _attack(state, (monster,), dwarfs_at(state, there), log)
    elif not state.moves:
        stop_monster(state, log)


def stop_monster(state: State, log: Log) -> None:
    state.monster = NOTHING
    begin_movement(state, log)


def _attack(state: State, attackers: tuple[int, ...], victims: tuple[Seat, ...], log: Log) -> None:
    state.attackers = attackers
    state.victims = victims
    state.asked = 0
    go_on(state, log)


def go_on(state: State, log: Log) -> None:
    """Ask the next victim who has an axe; where nobody uses one, the monster strikes. DC-8.10, DC-8.12"""
    axes = state.axes
    while state.attackers:
        while state.asked < len(state.victims):
            seat = state.victims[state.asked]
            if axes[seat]:
                state.phase = AXE
                state.to_act = seat
                return
            state.asked += 1
        strike(state, state.attackers[0], state.victims, log)
        next_attacker(state)
    state.victims = ()
    state.to_act = state.turn
    if state.monster == NOTHING:
        _settle(state, log)
    else:
        stop_monster(state, log)


def next_attacker(state: State) -> None:
    state.attackers = state.attackers[1:]
    state.asked = 0


# --- axes against webs --------------------------------------------------------------------------


def cut_web(state: State, edge: int, log: Log) -> None:
    """The active player uses a battle axe on a web beside the own dwarf. DC-7.7, DC-7.8"""
    use_axe(state, state.turn)
    if log is not None:
        log.append(Event("cut", {"player": state.turn, **edge_args(edge)}))
    weaken(state, edge, log)
    if state.phase == AXE:
        go_on(state, log)  # perhaps that was the last axe
    elif state.phase == LAST:
        _last_chance(state, log)
