"""The deliberate breaks of Saboteur, one for every clause."""

from typing import Final

from tools.mutate import Break

ENGINE: Final = "src/permonik/engine"
CARDS: Final = f"{ENGINE}/saboteur/cards.py"
STATE: Final = f"{ENGINE}/saboteur/state.py"
RULES: Final = f"{ENGINE}/saboteur/rules.py"
ROUNDS: Final = f"{ENGINE}/saboteur/rounds.py"
PAY: Final = f"{ENGINE}/saboteur/pay.py"
VIEW: Final = f"{ENGINE}/saboteur/view.py"
DECKS: Final = f"{ENGINE}/core/decks.py"
TILES: Final = f"{ENGINE}/paths/tiles.py"
GRID: Final = f"{ENGINE}/paths/grid.py"
REACH: Final = f"{ENGINE}/paths/reach.py"


def _test(area: str, name: str) -> str:
    return f"tests/engine/rules/saboteur/test_{area}.py::test_{name}"


_BOX: Final = (
    Break(
        "SAB-1.1",
        CARDS,
        'PathCard("dead-east", tile("E"), 1)',
        'PathCard("dead-east", tile("E"), 2)',
        _test("box", "forty_path_cards_are_31_joined_and_9_dead_ends"),
    ),
    Break(
        "SAB-1.2",
        CARDS,
        'PathCard("straight-ns", tile("NS", "NS"), 4)',
        'PathCard("straight-ns", tile("NS", "NS"), 3)',
        _test("box", "the_joined_cards_by_shape"),
    ),
    Break(
        "SAB-1.3",
        CARDS,
        'PathCard("dead-cross", tile("NESW"), 1)',
        'PathCard("dead-cross", tile("NESW", "NS"), 1)',
        _test("box", "every_side_of_a_dead_end_is_a_stub_of_its_own"),
    ),
    Break("SAB-1.4", CARDS, 'Counted("map", 6)', 'Counted("map", 5)', _test("box", "the_27_action_cards")),
    Break(
        "SAB-1.5",
        CARDS,
        'Counted("2", 8), Counted("3", 4)',
        'Counted("2", 4), Counted("3", 8)',
        _test("box", "the_28_gold_cards_show_44_nuggets"),
    ),
    Break(
        "SAB-1.6",
        CARDS,
        'START_TILE: Final = tile("NESW", "NESW")',
        'START_TILE: Final = tile("NEW", "NEW")',
        _test("box", "a_path_may_leave_the_start_on_every_side"),
    ),
    Break(
        "SAB-1.7",
        CARDS,
        'tile("ES", "ES"), tile("SW", "SW"))',
        'tile("ES", "ES"), tile("ES", "ES"))',
        _test("box", "the_three_goal_cards"),
    ),
    Break(
        "SAB-1.8",
        DECKS,
        "if sum(counts) != total:",
        "if sum(counts) > total:",
        _test("deck_and_options", "a_wrong_deck_is_refused_by_name"),
    ),
)

_SET_UP: Final = (
    Break("SAB-2.1", CARDS, "10: (4, 7)", "10: (3, 8)", _test("set_up", "the_dwarf_cards_by_players")),
    Break(
        "SAB-2.2",
        ROUNDS,
        "state.dice.shuffle(dwarfs)",
        "dwarfs.reverse()",
        _test("set_up", "one_dwarf_card_each_at_random_and_any_may_be_left_aside"),
    ),
    Break(
        "SAB-2.3",
        VIEW,
        '"role": None if state.phase == TURN else ROLES[state.roles[seat]]',
        '"role": ROLES[state.roles[seat]]',
        _test("set_up", "a_player_sees_only_the_own_dwarf_card"),
    ),
    Break(
        "SAB-2.4",
        STATE,
        "(PLAN.cell(8, -2), PLAN.cell(8, 0), PLAN.cell(8, 2))",
        "(PLAN.cell(7, -2), PLAN.cell(7, 0), PLAN.cell(7, 2))",
        _test("set_up", "seven_cards_lie_between_the_start_and_the_middle_goal"),
    ),
    Break(
        "SAB-2.5",
        ROUNDS,
        "state.dice.shuffle(state.goals)",
        "state.goals.reverse()",
        _test("set_up", "the_goals_are_shuffled"),
    ),
    Break("SAB-2.6", CARDS, "6: 5, 7: 5,", "6: 6, 7: 5,", _test("set_up", "hands_and_pile_by_players")),
    Break(
        "SAB-2.7", ROUNDS, "first = dice.below(seats)", "first = 0", _test("set_up", "a_random_player_begins")
    ),
)

_TURN: Final = (
    Break(
        "SAB-3.1",
        RULES,
        "for step in range(1, seats + 1):",
        "for step in range(seats):",
        _test("turn", "one_card_laid_played_or_discarded_ends_the_turn"),
    ),
    Break(
        "SAB-3.2",
        RULES,
        "state.pile.pop()",
        "state.pile[-1]",
        _test("turn", "the_top_card_of_the_pile_is_drawn"),
    ),
    Break(
        "SAB-3.3",
        RULES,
        'Event("discard", {"player": seat}, {"card": state.deck.keys[card]}, (seat,))',
        'Event("discard", {"player": seat, "card": state.deck.keys[card]})',
        _test("turn", "a_discard_is_seen_by_nobody_else"),
    ),
    Break(
        "SAB-3.4",
        RULES,
        "return None  # SAB-3.4: always possible",
        'return Refusal("not-now", "SAB-3.4") if len(_state.hands[_seat]) > 1 else None',
        _test("turn", "every_card_may_be_discarded_though_others_could_be_played"),
    ),
    Break(
        "SAB-3.5",
        RULES,
        "if hands[following]:  # SAB-3.5",
        "if following >= 0:",
        _test("turn", "a_player_without_cards_is_passed_over"),
    ),
    Break(
        "SAB-3.6",
        RULES,
        "if verb != TAKE and card not in state.hands[seat]:",
        "if verb == DISCARD and card not in state.hands[seat]:",
        _test("turn", "a_card_that_is_in_another_hand_cannot_be_used"),
    ),
    Break(
        "SAB-3.7",
        RULES,
        "if seat != state.to_act:",
        "if seat not in range(state.seats):",
        _test("turn", "only_the_player_whose_turn_it_is_may_act"),
    ),
)

_PLACING: Final = (
    Break(
        "SAB-4.1",
        RULES,
        "    if state.broken[seat]:",
        "    if state.broken[seat] == 7:",
        _test("placing", "one_broken_tool_of_any_kind_forbids_laying"),
    ),
    Break(
        "SAB-4.2",
        RULES,
        "if lying != EMPTY:",
        "if lying > FACE_DOWN:",
        _test("placing", "a_taken_cell_takes_no_card"),
    ),
    Break(
        "SAB-4.3",
        GRID,
        "need |= side if opens[tile] & opposite else side << 4",
        "need |= side if opens[tile] & opposite else 0",
        _test("placing", "open_meets_open_and_wall_meets_wall_on_every_side"),
    ),
    Break(
        "SAB-4.4",
        GRID,
        "if tile > 2:",
        "if tile > 1:",
        _test("placing", "a_face_down_goal_need_not_be_matched"),
    ),
    Break(
        "SAB-4.5",
        RULES,
        "if opened & side and reached.get(neighbour, 0) & opposite:",
        "if reached.get(neighbour, 0):",
        _test("placing", "a_card_must_join_an_open_side_that_the_path_leads_to"),
    ),
    Break(
        "SAB-4.6",
        TILES,
        "(group for group in self.groups if group & side), side)",
        "(group for group in self.groups if group & side), self.open)",
        _test("placing", "nothing_joins_the_far_stub_of_a_dead_end"),
    ),
    Break(
        "SAB-4.7",
        RULES,
        'clause = "SAB-4.7"',
        "return None",
        _test("placing", "lying_next_to_a_face_down_goal_alone_does_not_join"),
    ),
    Break(
        "SAB-4.8",
        CARDS,
        "[(0, card.tile), (1, card.tile.turned())]",
        "[(0, card.tile)]",
        _test("placing", "a_card_lies_as_it_is_or_half_turned_never_crosswise"),
    ),
    Break(
        "SAB-4.9",
        CARDS,
        "[(0, card.tile)] if card.symmetric else ",
        "",
        _test("placing", "only_a_card_that_looks_different_is_turned"),
    ),
    Break(
        "SAB-4.10",
        STATE,
        "Plan(FRAME.grown(PATH_TOTAL))",
        "Plan(FRAME.grown(PATH_TOTAL - 1))",
        _test("placing", "forty_cards_in_a_line_are_all_legal"),
    ),
    Break(
        "SAB-4.11",
        STATE,
        "FRAME.grown(margin)",
        "FRAME.grown(margin + 1)",
        _test("placing", "a_margin_limits_how_far_out_cards_may_lie"),
    ),
    Break(
        "SAB-4.12",
        RULES,
        "state.reach.begin(state.grid, START)",
        "state.reach.extend(state.grid, cell)",
        _test("placing", "what_a_rockfall_cut_off_cannot_be_extended_until_it_is_joined_again"),
    ),
)

_TOOLS: Final = (
    Break(
        "SAB-5.1",
        RULES,
        "if state.broken[target] & tool:",
        "if state.broken[target] & tool or target == state.to_act:",
        _test("tools", "a_broken_tool_is_laid_in_front_of_anybody_oneself_included"),
    ),
    Break(
        "SAB-5.2",
        RULES,
        "if state.broken[target] & tool:",
        "if state.broken[target] & tool & 1:",
        _test("tools", "no_second_broken_tool_of_the_same_kind"),
    ),
    Break(
        "SAB-5.3",
        RULES,
        "if state.broken[target] & tool:",
        "if state.broken[target]:",
        _test("tools", "different_broken_tools_lie_in_front_of_the_same_player"),
    ),
    Break(
        "SAB-5.4",
        RULES,
        "return None  # SAB-3.4: always possible",
        'return Refusal("not-now", "SAB-3.4") if _state.broken[_seat] else None',
        _test("tools", "with_broken_tools_action_cards_may_be_played_and_cards_discarded"),
    ),
)

_REPAIRS: Final = (
    Break(
        "SAB-6.1",
        RULES,
        "if not state.broken[target] & 1 << tool:",
        "if not state.broken[target] & 1 << tool or target == state.to_act:",
        _test("repairs", "a_repair_is_played_on_anybody_oneself_included"),
    ),
    Break(
        "SAB-6.2",
        RULES,
        "if not state.deck.tools[card] & 1 << tool:",
        "if not state.deck.tools[card]:",
        _test("repairs", "a_repair_mends_a_tool_that_it_shows_and_no_other"),
    ),
    Break(
        "SAB-6.3",
        RULES,
        "if not state.broken[target] & 1 << tool:",
        "if not state.broken[target]:",
        _test("repairs", "a_repair_needs_a_broken_tool"),
    ),
    Break(
        "SAB-6.4",
        RULES,
        "state.broken[target] &= ~(1 << tool)",
        "state.broken[target] &= ~deck.tools[card]",
        _test("repairs", "a_double_card_mends_one_of_its_tools_as_chosen"),
    ),
    Break(
        "SAB-6.5",
        RULES,
        'state.played += [card, deck.card_of[f"broken-{TOOLS[tool]}"]]',
        "state.played += [card]",
        _test("repairs", "both_cards_are_put_away_face_up"),
    ),
)

_ROCKFALL_AND_MAP: Final = (
    Break(
        "SAB-7.1",
        RULES,
        "state.played += [card, removed]",
        "state.played += [card]",
        _test("rockfall_and_map", "a_rockfall_removes_any_one_path_card"),
    ),
    Break(
        "SAB-7.2",
        RULES,
        "if tile == FACE_DOWN or tile >= state.deck.start_tile:",
        "if tile == FACE_DOWN or tile == state.deck.start_tile:",
        _test("rockfall_and_map", "the_start_and_the_goals_cannot_be_removed"),
    ),
    Break(
        "SAB-7.3",
        RULES,
        "if tile in (EMPTY, OUTSIDE):",
        "if tile in (EMPTY, OUTSIDE) and state.laid:",
        _test("rockfall_and_map", "without_a_path_card_a_rockfall_can_only_be_discarded"),
    ),
    Break(
        "SAB-7.4",
        GRID,
        "self.tiles[cell] = EMPTY",
        "self.tiles[cell] = OUTSIDE",
        _test("rockfall_and_map", "the_hole_may_be_filled_by_a_card_that_fits"),
    ),
    Break(
        "SAB-7.5",
        RULES,
        'Event("look", {"player": seat, "goal": goal}, kind, (seat,))',
        'Event("look", {"player": seat, "goal": goal}, kind, tuple(range(state.seats)))',
        _test("rockfall_and_map", "the_others_learn_which_goal_was_looked_at_not_what_it_is"),
    ),
    Break(
        "SAB-7.6",
        RULES,
        "if state.grid.tiles[GOAL_CELLS[goal]] != FACE_DOWN:",
        "if state.grid.tiles[GOAL_CELLS[goal]] == EMPTY:",
        _test("rockfall_and_map", "a_map_cannot_be_played_on_a_revealed_goal"),
    ),
    Break(
        "SAB-7.7",
        RULES,
        "if state.grid.tiles[GOAL_CELLS[goal]] != FACE_DOWN:",
        "if state.grid.tiles[GOAL_CELLS[goal]] != FACE_DOWN or state.looked[_seat] & 1 << goal:",
        _test("rockfall_and_map", "a_map_may_be_played_again_on_a_goal_already_seen"),
    ),
)

_GOALS: Final = (
    Break(
        "SAB-8.1",
        REACH,
        "elif tile == FACE_DOWN:",
        "elif tile == FACE_DOWN and cell not in reached:",
        _test("goals", "a_path_from_the_start_to_a_goal_turns_it_up_at_once"),
    ),
    Break(
        "SAB-8.2",
        TILES,
        "(group for group in self.groups if group & side), side)",
        "(group for group in self.groups if group & side), self.open)",
        _test("goals", "a_dead_end_does_not_reveal_the_goal_that_it_touches"),
    ),
    Break(
        "SAB-8.3",
        RULES,
        "while touched:",
        "if touched:",
        _test("goals", "a_card_between_two_goals_reveals_both"),
    ),
    Break(
        "SAB-8.4",
        RULES,
        "turned = 0 if state.deck.table.open[tile] & _reached_side(state, cell) else 1",
        "turned = 0",
        _test("goals", "a_stone_is_turned_so_that_the_path_runs_on_into_it"),
    ),
    Break(
        "SAB-8.5",
        RULES,
        "        state.grid.lay(cell, tile + turned)\n",
        "        if state.grid.mismatches(cell, state.deck.table.open[tile + turned]):\n"
        "            continue\n"
        "        state.grid.lay(cell, tile + turned)\n",
        _test("goals", "a_revealed_stone_may_mismatch_its_other_neighbours"),
    ),
    Break(
        "SAB-8.6",
        RULES,
        "touched += [other for other in state.reach.extend(state.grid, cell) if other not in touched]",
        "touched += []",
        _test("goals", "the_path_runs_on_through_a_revealed_stone"),
    ),
    Break(
        "SAB-8.7",
        RULES,
        "next(side for side, opposite, step in PLAN.around if",
        "next(side for side, opposite, step in PLAN.around[::-1] if",
        _test("goals", "a_goal_reached_from_two_sides_is_turned_to_the_first_from_the_north"),
    ),
    Break(
        "SAB-8.8",
        RULES,
        "        miners_win(state, log)\n    else:",
        "        _end_turn(state, log)\n        miners_win(state, log)\n    else:",
        _test("goals", "when_the_gold_is_revealed_the_round_is_over_and_nobody_draws"),
    ),
)

_ROUND_END: Final = (
    Break(
        "SAB-9.1",
        RULES,
        "found = found or state.goals[goal] == GOLD",
        "found = True",
        _test("round_end", "a_stone_does_not_end_the_round"),
    ),
    Break(
        "SAB-9.2",
        RULES,
        "if hands[following]:  # SAB-3.5",
        "if hands[following] and state.pile:",
        _test("round_end", "with_an_empty_pile_the_round_goes_on_while_anybody_holds_cards"),
    ),
    Break(
        "SAB-9.3",
        ROUNDS,
        'log.append(Event("role-aside", {"role": ROLES[state.aside]}))',
        "return",
        _test("round_end", "all_dwarf_cards_are_turned_up_when_the_miners_win"),
    ),
    Break(
        "SAB-9.4",
        VIEW,
        '"joined_by": None if end.joined_by == NOBODY else end.joined_by',
        '"joined_by": None',
        _test("round_end", "a_round_won_by_the_miners_can_be_looked_up"),
    ),
)

_MINERS_GOLD: Final = (
    Break(
        "SAB-10.1",
        ROUNDS,
        "state.roles.count(MINER)",
        "[*state.roles, state.aside].count(MINER)",
        _test("miners_gold", "as_many_cards_as_miners_at_the_table_one_each"),
    ),
    Break(
        "SAB-10.2",
        ROUNDS,
        "miner_from(state, state.joined_by)",
        "miner_from(state, state.joined_by - 1)",
        _test("miners_gold", "the_miner_who_joined_the_path_chooses_first"),
    ),
    Break(
        "SAB-10.3",
        ROUNDS,
        "range(seat + seats, seat, -1)",
        "range(seat, seat + seats)",
        _test("miners_gold", "if_a_saboteur_joined_it_the_first_miner_counter_clockwise_chooses_first"),
    ),
    Break(
        "SAB-10.4",
        ROUNDS,
        "next(other for other in around if state.roles[other] == MINER)",
        "next(around)",
        _test("miners_gold", "the_cards_are_passed_counter_clockwise_over_the_saboteurs"),
    ),
    Break(
        "SAB-10.5",
        VIEW,
        "if chooser == seat:",
        "if chooser >= 0:",
        _test("miners_gold", "a_chooser_remembers_what_was_offered_and_nobody_else_knows"),
    ),
    Break(
        "SAB-10.6",
        ROUNDS,
        "min(state.seats, 9)",
        "state.seats",
        _test("miners_gold", "pay_per_player_goes_round_until_none_is_left"),
    ),
    Break(
        "SAB-10.7",
        PAY,
        "range(min(count, sum(pile)))",
        "range(count if count <= sum(pile) else 0)",
        _test("miners_gold", "a_short_pile_serves_those_who_choose_first"),
    ),
    Break(
        "SAB-10.8",
        PAY,
        "index = dice.below(sum(pile))",
        "index = 0",
        _test("miners_gold", "every_card_left_is_equally_likely"),
    ),
)

_SABOTEURS_GOLD: Final = (
    Break(
        "SAB-11.1",
        CARDS,
        "{1: 4, 2: 3, 3: 3, 4: 2}",
        "{1: 4, 2: 3, 3: 2, 4: 2}",
        _test("saboteurs_gold", "pay_by_saboteurs_at_the_table"),
    ),
    Break(
        "SAB-11.2",
        ROUNDS,
        "saboteur_pay(state.gold_pile, len(saboteurs))",
        "saboteur_pay(state.gold_pile, ROLE_CARDS[state.seats][0])[: len(saboteurs)]",
        _test("saboteurs_gold", "pay_by_saboteurs_at_the_table"),
    ),
    Break(
        "SAB-11.3",
        ROUNDS,
        "saboteurs = [seat for seat, role in enumerate(state.roles) if role == SABOTEUR]",
        "saboteurs = [seat for seat, role in enumerate(state.roles) if role == SABOTEUR] or [0]",
        _test("saboteurs_gold", "without_a_saboteur_at_the_table_nobody_is_paid"),
    ),
    Break(
        "SAB-11.4",
        PAY,
        "4: ((3, 1), (2, 2), ",
        "4: ((3, 1), ",
        _test("saboteurs_gold", "few_cards_and_larger_cards_first"),
    ),
    Break(
        "SAB-11.5",
        PAY,
        "for most in range(amount, -1, -1)",
        "for most in (amount, 0)",
        _test("saboteurs_gold", "a_short_pile_pays_in_the_order_of_seats_as_much_as_it_can"),
    ),
)

_NEXT_ROUND_AND_END: Final = (
    Break(
        "SAB-12.1",
        ROUNDS,
        "state.broken = [0] * setup.seats",
        "state.broken = state.broken or [0] * setup.seats",
        _test("next_round_and_end", "a_new_round_is_dealt_from_all_cards"),
    ),
    Break(
        "SAB-12.2",
        ROUNDS,
        "(state.last + 1) % state.seats",
        "state.last",
        _test("next_round_and_end", "the_left_neighbour_of_who_played_last_begins"),
    ),
    Break(
        "SAB-12.3",
        ROUNDS,
        "state.gold_pile[nuggets - 1] -= 1",
        "state.gold_pile[nuggets - 1] -= 0",
        _test("next_round_and_end", "everybody_keeps_the_gold_and_the_pile_does_not_get_it_back"),
    ),
    Break(
        "SAB-12.4",
        VIEW,
        '"nuggets": sum(gold) if state.phase == OVER else None',
        '"nuggets": sum(gold)',
        _test("next_round_and_end", "the_number_of_gold_cards_is_public_and_their_nuggets_are_not"),
    ),
    Break(
        "SAB-12.5",
        STATE,
        'Option("rounds", "whole", 3, low=1, high=6)',
        'Option("rounds", "whole", 3, low=1, high=9)',
        _test("next_round_and_end", "other_numbers_of_rounds_are_refused"),
    ),
    Break(
        "SAB-12.6",
        ROUNDS,
        "best = max(points)",
        "best = min(points)",
        _test("next_round_and_end", "the_player_with_the_most_nuggets_wins"),
    ),
    Break(
        "SAB-12.7",
        ROUNDS,
        "winners = tuple(seat for seat, nuggets in enumerate(points) if nuggets == best)",
        "winners = (points.index(best),)",
        _test("next_round_and_end", "equally_many_nuggets_share_the_victory"),
    ),
    Break(
        "SAB-12.8",
        VIEW,
        "for seat, nuggets in end.picks] if over else None",
        "for seat, nuggets in end.picks] if not over else None",
        _test("next_round_and_end", "at_the_end_everybody_counts_openly"),
    ),
)

BREAKS: Final = (
    *_BOX,
    *_SET_UP,
    *_TURN,
    *_PLACING,
    *_TOOLS,
    *_REPAIRS,
    *_ROCKFALL_AND_MAP,
    *_GOALS,
    *_ROUND_END,
    *_MINERS_GOLD,
    *_SABOTEURS_GOLD,
    *_NEXT_ROUND_AND_END,
)
