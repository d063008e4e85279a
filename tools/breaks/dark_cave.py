"""The deliberate breaks of The Dark Cave."""

from typing import Final

from tools.mutate import Break

ENGINE: Final = "src/permonik/engine"
HERE: Final = f"{ENGINE}/dark_cave"
ACTIONS: Final = f"{HERE}/actions.py"
CARDS: Final = f"{HERE}/cards.py"
CREATURES: Final = f"{HERE}/creatures.py"
MEMORY: Final = f"{HERE}/memory.py"
MOVEMENT: Final = f"{HERE}/movement.py"
READING: Final = f"{HERE}/reading.py"
REFUSALS: Final = f"{HERE}/refusals.py"
RULES: Final = f"{HERE}/rules.py"
SCORING: Final = f"{HERE}/scoring.py"
STATE: Final = f"{HERE}/state.py"
TURNS: Final = f"{HERE}/turns.py"
VIEW: Final = f"{HERE}/view.py"
WORLDS: Final = f"{HERE}/worlds.py"
HANDS: Final = f"{ENGINE}/core/hands.py"
TURNING: Final = f"{ENGINE}/paths/turning.py"
WALK: Final = f"{ENGINE}/paths/walk.py"


def _test(area: str, name: str) -> str:
    return f"tests/engine/rules/dark_cave/test_{area}.py::test_{name}"


_BOX: Final = (
    Break(
        "DC-1.1",
        CARDS,
        '_drawn("curve-nw-3", 3, "NW")',
        '_drawn("curve-nw-3", 2, "NW")',
        _test("cards", "path_cards_by_level"),
    ),
    Break(
        "DC-1.2",
        CARDS,
        '"NE", "n=vein")',
        '"NE", "n=lair")',
        _test("cards", "special_path_cards"),
    ),
    Break(
        "DC-1.3",
        CARDS,
        "inner = [] if level == 2 else [centre]",
        "inner = [centre]",
        _test("cards", "the_level_is_the_number_of_moves_to_cross_a_path"),
    ),
    Break(
        "DC-1.4",
        CARDS,
        '_drawn("bridge-ns-2", 2, "NS EW"',
        '_drawn("bridge-ns-2", 2, "NE SW"',
        _test("cards", "the_paths_of_a_bridge_card_do_not_meet"),
    ),
    Break(
        "DC-1.6",
        CARDS,
        "    (2, 2, 1),\n    (0, 1, 1),",
        "    (2, 1, 1),\n    (0, 2, 1),",
        _test("cards", "action_cards_by_level_and_kind"),
    ),
    Break(
        "DC-1.8",
        CARDS,
        '("vein", "NE"), ("lair", "NW")',
        '("vein", "NS"), ("lair", "NW")',
        _test("cards", "the_goals"),
    ),
    Break(
        "DC-1.9",
        CARDS,
        "if there not in found and self.features[there] != TUNNEL:",
        "if there not in found:",
        _test("cards", "a_tunnel_is_a_field_between_two_curves"),
    ),
    Break(
        "DC-1.11",
        READING,
        "lengths[there] + 1 != card.level",
        "lengths[there] + 1 > card.level",
        _test("decks", "a_wrong_deck_is_refused_with_its_fault"),
    ),
    Break(
        "DC-1.12",
        HANDS,
        "        if card != before:\n            ways.append((card, 0))",
        "        if card >= before:\n            ways.append((card, 0))",
        _test("turn", "one_or_two_cards_by_kind"),
    ),
)

_SETTING_UP: Final = (
    Break(
        "DC-2.2",
        CARDS,
        "5: 4, 6: 3",
        "5: 4, 6: 4",
        _test("setup", "goals_lie_face_down_at_the_corners"),
    ),
    Break(
        "DC-2.3",
        TURNS,
        "clan = dice.below(2) if 3 <= seats <= 4 else YELLOW",
        "clan = YELLOW",
        _test("setup", "the_clan_of_three_or_four_is_random"),
    ),
    Break(
        "DC-2.4",
        VIEW,
        '"role": ROLES[state.roles[seat]] if state.shown & 1 << seat else None,',
        '"role": ROLES[state.roles[seat]],',
        _test("setup", "the_clan_is_public_and_the_role_is_not"),
    ),
    Break(
        "DC-2.5",
        STATE,
        "return clan ^ role",
        "return clan",
        _test("setup", "saboteurs_of_a_lone_clan_work_for_the_absent_one"),
    ),
    Break(
        "DC-2.6",
        CARDS,
        "START_NUGGETS: Final = 3",
        "START_NUGGETS: Final = 2",
        _test("setup", "dwarfs_begin_on_the_start_card_with_three_nuggets"),
    ),
    Break(
        "DC-2.7",
        CARDS,
        "BOX_PER_LEVEL: Final = 5",
        "BOX_PER_LEVEL: Final = 4",
        _test("setup", "the_deal"),
    ),
    Break("DC-2.8", CARDS, "7: (3, 2), 8", "7: (4, 1), 8", _test("setup", "the_deal")),
    Break("DC-2.9", TURNS, "pile = cards + pile", "pile = pile + cards", _test("setup", "the_deal")),
    Break(
        "DC-2.11",
        TURNS,
        "dice.shuffle(goals)",
        "goals.reverse()",
        _test("setup", "goals_lie_face_down_at_the_corners"),
    ),
)

_TURN: Final = (
    Break(
        "DC-3.2",
        TURNS,
        "            if owner == seat:\n                dismiss",
        "            if owner != seat:\n                dismiss",
        _test("turn", "own_monsters_leave_at_the_start_of_the_turn"),
    ),
    Break(
        "DC-3.3",
        TURNS,
        "strength=web.strength - 1",
        "strength=web.strength",
        _test("turn", "a_web_lasts_two_turns_of_its_owner"),
    ),
    Break(
        "DC-3.4",
        TURNS,
        "        state.may_move = 0",
        "        state.may_move = 1",
        _test("turn", "a_paralysed_dwarf_gets_up_and_stays"),
    ),
    Break(
        "DC-3.5",
        VIEW,
        '"discards": _levels(state, state.discards[seat]),',
        '"discards": _keys(state, state.discards[seat]),',
        _test("turn", "discards_are_face_down_with_their_backs_seen"),
    ),
    Break(
        "DC-3.6",
        TURNS,
        "        _upkeep(state, seat, log)\n        if state.hands[seat]:\n            break",
        "        if state.hands[seat]:\n            _upkeep(state, seat, log)\n            break",
        _test("turn", "an_empty_hand_is_passed_over_with_all_that_begins_a_turn"),
    ),
    Break(
        "DC-3.9",
        REFUSALS,
        "if seat != state.to_act:",
        "if seat != state.turn:",
        _test("turn", "a_victim_is_asked_in_the_turn_of_another"),
    ),
)

_LAYING: Final = (
    Break(
        "DC-4.2",
        REFUSALS,
        "if opened & side and state.deck.table.open[tile] & opposite:",
        "if state.deck.table.open[tile] or opened & side and opposite < 0:",
        _test("laying", "a_path_must_be_continued"),
    ),
    Break(
        "DC-4.7",
        CARDS,
        "one.features[field] == two.features[sent[field]]\n        and ",
        "",
        _test("laying", "a_card_that_looks_the_same_is_laid_unturned"),
    ),
    Break(
        "DC-4.8",
        STATE,
        "Bounds(-4, -4, 4, 4).grown(PATH_TOTAL)",
        "Bounds(-4, -4, 4, 4).grown(8)",
        _test("laying", "outside_the_playing_area"),
    ),
    Break(
        "DC-4.9",
        MOVEMENT,
        "insort(state.veins, place_of(cell, field))",
        "place_of(cell, field)",
        _test("laying", "a_vein_gets_a_nugget"),
    ),
)

_WALKING: Final = (
    Break(
        "DC-5.1",
        CARDS,
        "MOVES: Final = 3",
        "MOVES: Final = 2",
        _test("walking", "three_fields_after_playing"),
    ),
    Break(
        "DC-5.2",
        CARDS,
        "MOVES_IN_BOOTS: Final = 4",
        "MOVES_IN_BOOTS: Final = 5",
        _test("walking", "four_fields_in_boots"),
    ),
    Break(
        "DC-5.3",
        WALK,
        "entry = 0 if there == FACE_DOWN else ports[there << 4 | opposite]",
        "entry = max(0, ports[there << 4 | opposite])",
        _test("walking", "no_step_where_no_path_leads"),
    ),
    Break(
        "DC-5.5",
        MOVEMENT,
        "elif feature == EXIT or not state.moves:",
        "elif feature == EXIT:",
        _test("walking", "three_fields_after_playing"),
    ),
    Break(
        "DC-5.6",
        MOVEMENT,
        "places += [ladder for ladder in state.ladders if ladder != place and ladder not in places]",
        "places += []",
        _test("walking", "ladders_are_all_joined"),
    ),
    Break(
        "DC-5.8",
        MOVEMENT,
        "cell_of(here) == cell_of(there) and feature_at(state, here) == BRIDGE",
        "feature_at(state, here) == BRIDGE",
        _test("walking", "from_one_bridge_onto_another"),
    ),
    Break(
        "DC-5.9",
        HANDS,
        "return hand.pop(dice.below(len(hand)))",
        "return hand.pop()",
        _test("walking", "the_lost_card_is_random_and_known_to_its_owner_alone"),
    ),
    Break(
        "DC-5.10",
        CREATURES,
        "    if not hand:\n        return  # DC-5.10\n",
        "",
        _test("walking", "a_bridge_with_an_empty_hand"),
    ),
    Break(
        "DC-5.12",
        MOVEMENT,
        'lose_nugget(state, seat, "tunnel", log)',
        'lose_card(state, seat, "tunnel", log)',
        _test("walking", "a_tunnel_costs_a_nugget"),
    ),
    Break(
        "DC-5.13",
        CREATURES,
        "    if state.nuggets[seat]:",
        "    if state.nuggets:",
        _test("walking", "a_tunnel_without_nuggets"),
    ),
    Break(
        "DC-5.14",
        MOVEMENT,
        "        state.nuggets[seat] += 1",
        "        state.nuggets[seat] += 0",
        _test("walking", "stopping_on_a_vein_takes_the_nugget_and_shows_the_clan_card"),
    ),
    Break(
        "DC-5.15",
        MOVEMENT,
        "        show_clan(state, seat, log)\n    _last_chance",
        "    _last_chance",
        _test("walking", "stopping_on_a_vein_takes_the_nugget_and_shows_the_clan_card"),
    ),
)

_ACTION_CARDS: Final = (
    Break(
        "DC-6.2",
        RULES,
        'log.append(Event("look-goal", {"player": seat, "goal": goal}, kind, (seat,)))',
        'log.append(Event("look-goal", {"player": seat, "goal": goal, **kind}))',
        _test("action_cards", "looking_at_a_goal"),
    ),
    Break(
        "DC-6.3",
        RULES,
        "hidden = ~(state.shown | 1 << state.turn)",
        "hidden = ~(1 << state.turn)",
        _test("action_cards", "nothing_that_lies_face_up"),
    ),
    Break(
        "DC-6.5",
        RULES,
        "for place in (*state.at, *state.monster_at) if place != OUT",
        "for place in state.at if place != OUT",
        _test("action_cards", "not_under_dwarfs_and_monsters"),
    ),
    Break(
        "DC-6.6",
        REFUSALS,
        "if tile == FACE_DOWN or tile >= state.deck.start_tile:",
        "if tile == FACE_DOWN:",
        _test("action_cards", "neither_start_nor_goals"),
    ),
    Break(
        "DC-6.8",
        RULES,
        "if opens[tiles[cell]] & side and not opens[tiles[cell + step]] & opposite:",
        "if opens[tiles[cell]] & side:",
        _test("action_cards", "a_web_where_two_paths_meet_stays"),
    ),
    Break(
        "DC-6.9",
        RULES,
        "state.veins = [place for place in state.veins if cell_of(place) != cell]",
        "state.veins = [place for place in state.veins]",
        _test("action_cards", "a_nugget_on_a_removed_vein_is_gone"),
    ),
    Break(
        "DC-6.11",
        MEMORY,
        "hands[seat], hands[other] = hands[other], hands[seat]",
        "hands[seat], hands[other] = hands[seat], hands[other]",
        _test("action_cards", "whole_hands_are_exchanged"),
    ),
    Break(
        "DC-6.12",
        RULES,
        "    state.drawer = target  # DC-6.12\n",
        "",
        _test("action_cards", "the_partner_draws"),
    ),
)

_WEBS: Final = (
    Break(
        "DC-7.2",
        RULES,
        "            if opens[tiles[cell]] & side\n",
        "            if opens[tiles[cell]] & side and tiles[cell + PLAN.step[side]] != FACE_DOWN\n",
        _test("webs_and_axes", "open_ends_at_hidden_goals_and_walls"),
    ),
    Break(
        "DC-7.4",
        RULES,
        "for edge in open_edges(state) if edge not in taken]",
        "for edge in open_edges(state) if edge or taken]",
        _test("webs_and_axes", "one_web_in_a_place"),
    ),
    Break(
        "DC-7.5",
        MOVEMENT,
        "for there, edge in found if edge not in blocked]",
        "for there, edge in found if edge or blocked]",
        _test("webs_and_axes", "a_web_blocks_monsters"),
    ),
    Break(
        "DC-7.6",
        CARDS,
        "WEB_STRENGTH: Final = 2",
        "WEB_STRENGTH: Final = 3",
        _test("webs_and_axes", "a_web_begins_with_side_two_up_before_its_owner"),
    ),
    Break(
        "DC-7.8",
        MOVEMENT,
        "mine = (cell_of(place), field_of(place))",
        "mine = (cell_of(place), 0)",
        _test("webs_and_axes", "from_the_field_at_the_web_on_either_card"),
    ),
    Break(
        "DC-7.9",
        MOVEMENT,
        "if not state.webs or not state.axes[seat] or place == OUT:",
        "if not state.webs or not (state.axes[seat] or state.hands[seat]) or place == OUT:",
        _test("webs_and_axes", "an_axe_in_the_hand_is_of_no_use"),
    ),
    Break(
        "DC-7.10",
        RULES,
        "return [*_cuts(state), *steps, HALT]",
        "return [*steps, HALT]",
        _test("webs_and_axes", "at_every_decision_of_the_own_turn"),
    ),
    Break(
        "DC-7.11",
        MOVEMENT,
        "    if webs_at(state, state.turn):\n",
        "    if state.turn < 0:\n",
        _test("webs_and_axes", "a_last_decision_before_drawing"),
    ),
    Break(
        "DC-7.12",
        CREATURES,
        '    dismiss(state, monster)\n    if log is not None:\n        log.append(Event("slay"',
        '    if log is not None:\n        log.append(Event("slay"',
        _test("webs_and_axes", "an_axe_drives_a_monster_off"),
    ),
    Break(
        "DC-7.15",
        RULES,
        "if not single or boots == NOTHING",
        "if single or boots == NOTHING",
        _test("webs_and_axes", "boots_for_anybody_but_one_pair_each"),
    ),
)

_MONSTERS: Final = (
    Break(
        "DC-8.4", CARDS, "(3, 4, 5)  # DC-8.4", "(4, 4, 5)  # DC-8.4", _test("monsters", "how_far_they_go")
    ),
    Break(
        "DC-8.6",
        RULES,
        "(state.lairs if standing == OUT else (standing,))",
        "state.lairs",
        _test("monsters", "a_monster_in_play_goes_on_from_where_it_stands"),
    ),
    Break(
        "DC-8.7",
        CREATURES,
        "        state.played.append(state.monster_card[monster])  # DC-8.7\n",
        "        pass\n",
        _test("monsters", "the_card_changes_hands"),
    ),
    Break(
        "DC-8.8",
        CREATURES,
        "around = range(state.turn, state.turn + seats)",
        "around = range(state.turn + 1, state.turn + seats)",
        _test("monsters", "all_on_the_field_are_attacked_the_own_dwarf_too"),
    ),
    Break(
        "DC-8.9",
        MOVEMENT,
        "_attack(state, monsters_at(state, there), (seat,), log)  # DC-8.9, DC-8.11",
        "_attack(state, monsters_at(state, there), dwarfs_at(state, there), log)",
        _test("monsters", "only_the_dwarf_that_enters_is_attacked"),
    ),
    Break(
        "DC-8.10",
        CREATURES,
        "around = range(state.turn, state.turn + seats)",
        "around = range(seats)",
        _test("monsters", "axes_are_asked_for_clockwise_from_the_active_player"),
    ),
    Break(
        "DC-8.12",
        MOVEMENT,
        "    state.attackers = state.attackers[1:]\n    state.asked = 0",
        "    state.attackers = ()\n    state.asked = 0",
        _test("monsters", "several_monsters_attack_one_after_the_other"),
    ),
    Break(
        "DC-8.14",
        CREATURES,
        "    state.paralysed |= 1 << seat",
        "    state.paralysed ^= 1 << seat",
        _test("monsters", "the_lindworm_paralyses_for_one_turn_however_often"),
    ),
    Break(
        "DC-8.15",
        MOVEMENT,
        " or not state.may_move or state.paralysed & 1 << seat:",
        " or not state.may_move:",
        _test("monsters", "the_own_lindworm"),
    ),
    Break(
        "DC-8.17",
        WALK,
        "if here != FACE_DOWN and ports[here << 4 | side] != field:",
        "if ports[here << 4 | side] != field:",
        _test("monsters", "a_monster_on_a_hidden_goal"),
    ),
)

_GOALS: Final = (
    Break(
        "DC-9.2",
        TURNING,
        "return matching or admitting",
        "return admitting",
        _test("goals", "turned_to_match_all_neighbours_if_possible"),
    ),
    Break(
        "DC-9.3",
        MOVEMENT,
        "there = place_of(cell, deck.fields.ports[tile << 4 | state.entry])",
        "there = place_of(cell, 0)",
        _test("goals", "a_dwarf_reaches_a_goal"),
    ),
    Break(
        "DC-9.6",
        VIEW,
        "return state.out[:1] == [seat]",
        "return seat in state.out",
        _test("goals", "the_first_one_out_sees_what_was_put_aside"),
    ),
    Break(
        "DC-9.9",
        MOVEMENT,
        "state.monster_at = [there if at == hidden else at for at in state.monster_at]",
        "state.monster_at = [at for at in state.monster_at]",
        _test("goals", "a_monster_on_a_goal_waits_for_the_dwarf"),
    ),
    Break(
        "DC-9.10",
        MOVEMENT,
        "    if there in state.monster_at:\n        _attack",
        "    if there in state.monster_at and feature != EXIT:\n        _attack",
        _test("goals", "a_monster_on_the_exit_attacks_first"),
    ),
)

_END: Final = (
    Break(
        "DC-10.1",
        RULES,
        "state.draws = len(cards)",
        "state.draws = 1",
        _test("turn", "two_cards_for_two_discarded"),
    ),
    Break(
        "DC-10.2",
        TURNS,
        "range(min(state.draws, len(state.pile)))",
        "range(state.draws)",
        _test("turn", "a_draw_takes_what_is_left"),
    ),
    Break(
        "DC-10.3",
        TURNS,
        "if not state.pile and not any(state.hands):",
        "if not state.pile:",
        _test("turn", "cards_in_any_hand_or_in_the_pile_keep_the_game_going"),
    ),
    Break(
        "DC-10.4",
        TURNS,
        "return len(inside) < 2",
        "return len(inside) < 1",
        _test("turn", "all_helpers_of_a_clan_out_ends_the_game_at_once"),
    ),
    Break(
        "DC-10.5",
        RULES,
        "    state.proposed = 1\n",
        "",
        _test("turn", "one_no_is_enough_and_a_turn_has_one_proposal"),
    ),
    Break(
        "DC-10.6",
        TURNS,
        "        show_clan(state, seat, log)  # DC-10.6",
        "        pass",
        _test("turn", "after_the_end"),
    ),
    Break(
        "DC-11.1",
        SCORING,
        "for seat in workers if state.at[seat] == OUT)",
        "for seat in workers)",
        _test("scoring", "only_gold_that_was_carried_out_counts"),
    ),
    Break(
        "DC-11.2",
        SCORING,
        "len(sides) - len(workers))",
        "len(workers))",
        _test("scoring", "the_example_of_the_rulebook"),
    ),
    Break(
        "DC-11.5",
        SCORING,
        "first = state.out[0]",
        "first = state.out[-1]",
        _test("scoring", "a_tie_goes_to_the_clan_of_the_first_one_out"),
    ),
    Break(
        "DC-11.6",
        SCORING,
        "    if not state.out:\n        return None\n",
        "    if not state.out:\n        return YELLOW\n",
        _test("scoring", "nobody_out_is_a_draw"),
    ),
)

_KNOWLEDGE: Final = (
    Break(
        "DC-12.1",
        WORLDS,
        "        pile = pool + pile",
        "        pile = pile + pool",
        _test("worlds", "backs_are_open_to_all"),
    ),
    Break(
        "DC-12.3",
        WORLDS,
        " and not world.looked_goals[seat] & 1 << goal",
        "",
        _test("worlds", "what_was_looked_at_stays_as_it_was"),
    ),
    Break(
        "DC-12.4",
        MEMORY,
        "trace._replace(away=(*trace.away, slot)) if trace.holder == seat else trace",
        "trace",
        _test("worlds", "the_giver_of_a_hand_knows_where_its_cards_may_be"),
    ),
)

BREAKS: Final = (
    *(*_BOX, *_SETTING_UP, *_TURN, *_LAYING, *_WALKING, *_ACTION_CARDS),
    *(*_WEBS, *_MONSTERS, *_GOALS, *_END, *_KNOWLEDGE),
)
