"""The deliberate breaks of Caverna."""

from typing import Final

from tools.mutate import Break

ENGINE: Final = "src/permonik/engine/caverna"
ABILITIES: Final = f"{ENGINE}/abilities.py"
ANIMALS: Final = f"{ENGINE}/animals.py"
BUILDING: Final = f"{ENGINE}/building.py"
DEEDS: Final = f"{ENGINE}/deeds.py"
EFFECTS: Final = f"{ENGINE}/effects.py"
EXCHANGES: Final = f"{ENGINE}/exchanges.py"
EXPEDITIONS: Final = f"{ENGINE}/expeditions.py"
FLOW: Final = f"{ENGINE}/flow.py"
FURNISHINGS: Final = f"{ENGINE}/furnishings.py"
GROUND: Final = f"{ENGINE}/ground.py"
HARVEST: Final = f"{ENGINE}/harvest.py"
HOME: Final = f"{ENGINE}/home.py"
LEGAL: Final = f"{ENGINE}/legal.py"
LOOT: Final = f"{ENGINE}/loot.py"
ROUNDS: Final = f"{ENGINE}/rounds.py"
SCORING: Final = f"{ENGINE}/scoring.py"
SPACES: Final = f"{ENGINE}/spaces.py"
STATE: Final = f"{ENGINE}/state.py"
SUPPLY: Final = f"{ENGINE}/supply.py"
WORLDS: Final = f"{ENGINE}/worlds.py"


def _test(area: str, name: str) -> str:
    return f"tests/engine/rules/caverna/test_{area}.py::test_{name}"


_HOME: Final = (
    Break(
        "CAV-2.4",
        HOME,
        'square("M", 1, 3): (FOOD, 2)',
        'square("M", 1, 3): (FOOD, 1)',
        _test("home_and_set_up", "what_is_printed_on_a_square_is_gained_once"),
    ),
    Break(
        "CAV-3.4",
        STATE,
        "(1, 1, 2, 3, 3, 3, 3)[rank]",
        "(1, 2, 3, 3, 3, 3, 3)[rank]",
        _test("home_and_set_up", "starting_food_by_seat"),
    ),
    Break(
        "CAV-6.2",
        HOME,
        "return edge | 1 << ENTRANCE if region == WOODS else edge",
        "return edge | 1 << ENTRANCE | 1 << 18 if region == WOODS else edge",
        _test("tiles", "forest_tiles_touch_the_entrance_or_a_tile"),
    ),
    Break(
        "CAV-6.3",
        HOME,
        "if both & free == both and both & edge and both & BASE",
        "if both & free and both & edge and both & BASE",
        _test("tiles", "both_squares_are_free"),
    ),
    Break(
        "CAV-6.4",
        GROUND,
        "if tile == MEADOW_FIELD and player[STABLE] >> second & 1:",
        "if tile == MEADOW_FIELD and player[STABLE] >> first & 1:",
        _test("tiles", "meadow_on_the_stable"),
    ),
    Break(
        "CAV-6.10",
        BUILDING,
        "ORE_MINE_TILE: (ORE_MINE, DEEP),",
        "ORE_MINE_TILE: (DEEP, ORE_MINE),",
        _test("tiles", "ruby_mine_on_the_deep_tunnel_of_the_own_ore_mine"),
    ),
    Break(
        "CAV-6.11",
        ABILITIES,
        "SMALL_WOOD: Final = 2",
        "SMALL_WOOD: Final = 3",
        _test("tiles", "prices_of_pastures"),
    ),
    Break(
        "CAV-6.12",
        ABILITIES,
        "LARGE_WOOD: Final = 4",
        "LARGE_WOOD: Final = 3",
        _test("tiles", "prices_of_pastures"),
    ),
    Break(
        "CAV-6.15",
        STATE,
        "MOST_STABLES: Final = 3",
        "MOST_STABLES: Final = 4",
        _test("tiles", "a_stable_costs_a_stone_and_there_are_three"),
    ),
    Break("CAV-6.17", LEGAL, "MOST_SOWN: Final = 2", "MOST_SOWN: Final = 3", _test("tiles", "sowing")),
    Break(
        "CAV-6.18",
        BUILDING,
        "player[GRAIN3 if at < grain else VEG2] |= 1 << square",
        "player[GRAIN2 if at < grain else VEG2] |= 1 << square",
        _test("tiles", "sowing"),
    ),
    Break(
        "CAV-1.5",
        BUILDING,
        "        state.left &= ~(1 << tile)\n",
        "        state.left &= ~(0 << tile)\n",
        "tests/engine/rules/caverna/test_games.py::test_random_games",
    ),
    Break(
        "CAV-7.8",
        BUILDING,
        "        state.players[seat][OWNED] &= ~(TRADER_BIT if other == TRADER else SPARE_PARTS_BIT)\n",
        "        state.players[seat][OWNED] &= ~(TRADER_BIT if other == SPARE_PARTS else SPARE_PARTS_BIT)\n",
        _test("tiles", "trader_and_spare_part_storage"),
    ),
    Break(
        "CAV-9.3",
        ABILITIES,
        "MOST_DWARFS: Final = 5",
        "MOST_DWARFS: Final = 6",
        _test("tiles", "five_or_six"),
    ),
    Break(
        "CAV-9.5",
        DEEDS,
        "state.places[seat].append(state.places[seat][dwarf])",
        "state.places[seat].append(0)",
        _test("tiles", "the_child_stands_with_its_parent"),
    ),
    Break(
        "CAV-10.12",
        BUILDING,
        "OVERHANG_GOLD: Final = 2",
        "OVERHANG_GOLD: Final = 1",
        _test("animals", "two_overhanging_twins_make_a_large_pasture_outside"),
    ),
    Break(
        "CAV-10.15",
        ABILITIES,
        "overhang = state.setup.overhang and bool(player[OWNED] & OFFICE_BIT)",
        "overhang = bool(player[OWNED] & OFFICE_BIT)",
        _test("animals", "single_tiles_do_not_hang_over"),
    ),
)
_ANIMALS: Final = (
    Break(
        "CAV-10.2",
        ANIMALS,
        "ROOM: Final = (16, 8, 4, 2, 2, 1, 1)",
        "ROOM: Final = (12, 8, 4, 2, 2, 1, 1)",
        _test("animals", "large_pasture"),
    ),
    Break(
        "CAV-10.4",
        ANIMALS,
        "(player[STABLE] & ~player[COVERED]).bit_count()",
        "player[STABLE].bit_count()",
        _test("animals", "a_meadow_with_a_stable_is_for_any_one"),
    ),
    Break(
        "CAV-10.6",
        ANIMALS,
        "- mines(player)",
        "- player[29].bit_count()",
        _test("animals", "a_mine_is_for_a_donkey"),
    ),
    Break(
        "CAV-10.7",
        ANIMALS,
        "return room + dogs + min(left[BARE], dogs)",
        "return room + dogs + 1",
        _test("animals", "dogs_watch_sheep"),
    ),
    Break(
        "CAV-10.9",
        SUPPLY,
        "        state.stack.append((OVERFLOW, seat))\n",
        "        pass\n",
        _test("animals", "fencing_can_take_room_away"),
    ),
    Break(
        "CAV-10.10",
        LEGAL,
        "for kind in exchanges.animal_kinds(state.players[frame[1]])]",
        "for kind in exchanges.ANIMAL_KINDS]",
        _test("animals", "overflow_is_eaten_or_sold"),
    ),
)
_ROUND: Final = (
    Break(
        "CAV-4.4",
        ROUNDS,
        "spaces = spaces - {WISH} | {URGENT_WISH}",
        "spaces = spaces | {URGENT_WISH}",
        _test("round", "family_life_turns_the_wish_over"),
    ),
    Break(
        "CAV-17.7",
        ROUNDS,
        "board.more[space] if piles[space] else board.first[space]",
        "board.first[space]",
        _test("few_players_and_options", "a_ruby_saves_a_space_for_a_round"),
    ),
    Break(
        "CAV-5.2",
        ABILITIES,
        "best < 0 or strengths[dwarf] < strengths[best]",
        "best < 0 or strengths[dwarf] > strengths[best]",
        _test("round", "the_weakest_goes_first"),
    ),
    Break(
        "CAV-5.6",
        LEGAL,
        "    if not found:\n        found.append(PASS_ACTION)",
        "    found.append(PASS_ACTION)",
        _test("round", "a_dwarf_without_a_space_stays_home"),
    ),
    Break(
        "CAV-5.7",
        EFFECTS,
        '"either-or": range(len(parts)) if last < 0 else range(last, last + 1),',
        '"either-or": range(len(parts)),',
        _test("spaces", "growth"),
    ),
    Break(
        "CAV-5.10",
        EFFECTS,
        '"then-or": range(max(last, 0), len(parts)),',
        '"then-or": range(len(parts)),',
        _test("spaces", "slash_and_burn"),
    ),
    Break(
        "CAV-5.12",
        ROUNDS,
        "state.start = state.turn = state.next_start",
        "state.turn = state.next_start",
        _test("round", "the_token_moves_next_round"),
    ),
    Break(
        "CAV-16.3",
        ABILITIES,
        "        and not crew >> seat & 1\n",
        "",
        _test("imitation", "never_the_own_space"),
    ),
    Break(
        "CAV-16.4",
        ABILITIES,
        "        and space != STARTING_PLAYER\n",
        "",
        _test("imitation", "never_starting_player"),
    ),
    Break(
        "CAV-16.7",
        ABILITIES,
        "return space == IMITATION and state.setup.seats == 7 and full_but(state, space)",
        "return space == IMITATION and state.setup.seats == 7",
        _test("imitation", "the_two_food_imitation_is_used_again_with_seven"),
    ),
    Break(
        "CAV-17.6",
        ROUNDS,
        "return total >= state.setup.purge",
        "return total > state.setup.purge",
        _test("few_players_and_options", "full_spaces_are_emptied"),
    ),
    Break(
        "CAV-17.9",
        ROUNDS,
        "if state.setup.seats == 2 and state.round < 3:",
        "if state.setup.seats == 2 and state.round < 2:",
        _test("spaces", "ruby_mining_with_two_players_holds_round_minus_two"),
    ),
    Break(
        "CAV-17.10",
        STATE,
        "2: (0,) * 3 + (1,) * 3",
        "2: (0,) * 4 + (1,) * 2",
        _test("harvest", "markers"),
    ),
)
_WEAPONS: Final = (
    Break(
        "CAV-8.2",
        EXPEDITIONS,
        "strengths[dwarf] = min(strengths[dwarf] + 1, loot.STRONGEST)",
        "strengths[dwarf] = min(strengths[dwarf] + 2, loot.STRONGEST)",
        _test("expeditions", "forge_one_and_loot_all_weapons_makes_three"),
    ),
    Break(
        "CAV-8.3",
        EXPEDITIONS,
        "[min(s + 1, loot.STRONGEST) if s else 0 for s in strengths]",
        "[min(s + 1, loot.STRONGEST) for s in strengths]",
        _test("expeditions", "all_weapons"),
    ),
    Break(
        "CAV-8.5",
        DEEDS,
        "frame = (EXPEDITION, seat, leaf.param, 0, state.strengths[seat][dwarf], dwarf)",
        "frame = (EXPEDITION, seat, leaf.param, 0, state.strengths[seat][dwarf] + 1, dwarf)",
        _test("expeditions", "strength_of_the_start_counts"),
    ),
    Break(
        "CAV-8.6",
        LOOT,
        "STRONGEST: Final = 14",
        "STRONGEST: Final = 15",
        _test("expeditions", "fourteen_is_the_top"),
    ),
    Break(
        "CAV-8.8",
        ABILITIES,
        "if not strength or (dwarf == acting and expedition):",
        "if not strength:",
        _test("expeditions", "no_disarming_on_an_expedition"),
    ),
    Break(
        "CAV-8.5",
        LOOT,
        'Loot("loot_meadow", 11),',
        'Loot("loot_meadow", 10),',
        _test("expeditions", "strength_opens_the_list"),
    ),
    Break(
        "CAV-8.27",
        FURNISHINGS,
        "LOOT_DWELLING: Final = _bill(2, 2)",
        "LOOT_DWELLING: Final = _bill(2, 1)",
        _test("expeditions", "dwelling"),
    ),
    Break(
        "CAV-8.33",
        LEGAL,
        "STRONGEST_FORGED: Final = 8",
        "STRONGEST_FORGED: Final = 9",
        _test("expeditions", "forging_costs_its_strength"),
    ),
)
_ROOMS: Final = (
    Break(
        "CAV-7.3",
        FURNISHINGS,
        'Furnishing("couple_dwelling", "orange", _bill(8, 6), 5',
        'Furnishing("couple_dwelling", "orange", _bill(8, 5), 5',
        _test("furnishings", "price_points_and_set"),
    ),
    Break(
        "CAV-11.7",
        ANIMALS,
        "(dwarfs if owned & CUDDLE_BIT else 0)",
        "(2 if owned & CUDDLE_BIT else 0)",
        _test("furnishings", "cuddle_room"),
    ),
    Break(
        "CAV-11.11",
        DEEDS,
        "        state.players[seat][EXTENDED] = 1\n",
        "        state.players[seat][EXTENDED] = 0\n",
        _test("furnishings", "guest_room"),
    ),
    Break(
        "CAV-11.13",
        ABILITIES,
        "return (1 if looted else SMALL_WOOD) - bool(player[OWNED] & CARPENTER_BIT)",
        "return 1 if looted else SMALL_WOOD",
        _test("furnishings", "carpenter"),
    ),
    Break(
        "CAV-11.16",
        ROUNDS,
        "goods.append((ORE, min(player[DONKEY], player[ORE_MINE].bit_count())))",
        "goods.append((ORE, player[ORE_MINE].bit_count()))",
        _test("furnishings", "miner"),
    ),
    Break(
        "CAV-11.20",
        FURNISHINGS,
        'INDEX["stone_supplier"]: 5',
        'INDEX["stone_supplier"]: 6',
        _test("furnishings", "stone_supplier"),
    ),
    Break(
        "CAV-11.23",
        DEEDS,
        "if types & 2 and player[OWNED] & QUARRY_BIT:",
        "if types & 1 and player[OWNED] & QUARRY_BIT:",
        _test("furnishings", "quarry"),
    ),
    Break(
        "CAV-11.24",
        FURNISHINGS,
        "ALONG: Final = {STONE: (SEAM_BIT, ORE), DOG: (DOG_SCHOOL_BIT, WOOD)}",
        "ALONG: Final = {STONE: (SEAM_BIT, WOOD), DOG: (DOG_SCHOOL_BIT, WOOD)}",
        _test("furnishings", "seam"),
    ),
    Break(
        "CAV-11.25",
        EXCHANGES,
        'Exchange("hunt", ((BOAR, 2),), ((GOLD, 2), (FOOD, 2)), HUNTING_BIT)',
        'Exchange("hunt", ((BOAR, 2),), ((FOOD, 2), (GOLD, 2)), HUNTING_BIT, 2)',
        _test("furnishings", "slaughtering_cave"),
    ),
    Break(
        "CAV-11.28",
        HARVEST,
        "food -= min(player[DONKEY], mines(player))",
        "food -= player[DONKEY]",
        _test("furnishings", "mining_cave"),
    ),
    Break(
        "CAV-11.29",
        HARVEST,
        "NURSERY: Final = (0, 1, 2, 3, 5)",
        "NURSERY: Final = (0, 1, 2, 3, 4)",
        _test("furnishings", "breeding_cave"),
    ),
    Break(
        "CAV-11.33",
        SCORING,
        "    return count, 4 * count\n",
        "    return count, 2 * count\n",
        _test("furnishings", "state_parlor"),
    ),
    Break(
        "CAV-11.47",
        SCORING,
        "min(7, negative)",
        "min(8, negative)",
        _test("furnishings", "writing_chamber"),
    ),
)
_HARVEST: Final = (
    Break(
        "CAV-13.2",
        HARVEST,
        "_FIXED: Final = (NO_HARVEST, NO_HARVEST, NO_HARVEST, HARVEST, ONE_FOOD, HARVEST)",
        "_FIXED: Final = (NO_HARVEST, NO_HARVEST, NO_HARVEST, HARVEST, HARVEST, HARVEST)",
        _test("harvest", "the_first_five_rounds"),
    ),
    Break(
        "CAV-13.5",
        HARVEST,
        "_RED: Final = (NO_HARVEST, NO_HARVEST, ONE_FOOD, SKIP_ONE)",
        "_RED: Final = (NO_HARVEST, ONE_FOOD, NO_HARVEST, SKIP_ONE)",
        _test("harvest", "markers"),
    ),
    Break(
        "CAV-13.8",
        HARVEST,
        "player[FIELD] |= player[GRAIN1] | player[VEG1]",
        "player[FIELD] |= player[GRAIN1]",
        _test("harvest", "one_crop_from_every_field"),
    ),
    Break(
        "CAV-13.9",
        HARVEST,
        "food = adults * meal(event, newborn=False) + born - fed",
        "food = adults * meal(event, newborn=False) + 2 * born - fed",
        _test("harvest", "what_a_family_eats"),
    ),
    Break(
        "CAV-13.17",
        HARVEST,
        "if player[animal] > 1:",
        "if player[animal] > 0:",
        _test("harvest", "one_newborn_of_each_type"),
    ),
    Break(
        "CAV-14.8",
        DEEDS,
        "((FOOD, action[1] - 1),)",
        "((FOOD, action[1]),)",
        _test("exchanges", "gold_for_food"),
    ),
    Break(
        "CAV-14.23",
        FLOW,
        "        state.quiet = 0  # who just left",
        "        pass  # who just left",
        _test("exchanges", "leaving_the_exchanges_closes_them_for_nobody_else"),
    ),
    Break(
        "CAV-18.5",
        WORLDS,
        "return rounds.index(state.round) - rounds.index(_FIRST_MARKER) + (state.event != UNKNOWN)",
        "return rounds.index(state.round) - rounds.index(_FIRST_MARKER) + 1",
        _test("few_players_and_options", "a_late_marker_is_unknown_until_the_harvest"),
    ),
)
_SCORE: Final = (
    Break(
        "CAV-12.3",
        SCORING,
        'Item("missing", missing, -2 * missing)',
        'Item("missing", missing, -missing)',
        _test("scoring", "the_first_position"),
    ),
    Break(
        "CAV-12.4",
        SCORING,
        'Item("grain", grain, (grain + 1) // 2)',
        'Item("grain", grain, grain // 2)',
        _test("scoring", "a_line"),
    ),
    Break(
        "CAV-12.8",
        HOME,
        "(BASE & ~(player[COVERED] | player[STABLE])).bit_count()",
        "(BASE & ~player[COVERED]).bit_count()",
        _test("scoring", "tiles_and_stables_count_as_used"),
    ),
    Break(
        "CAV-12.14",
        SCORING,
        "-3 * player[BEGGING]",
        "-2 * player[BEGGING]",
        _test("scoring", "a_line"),
    ),
    Break(
        "CAV-15.20",
        SPACES,
        "    (CATTLE, 3),\n",
        "    (CATTLE, 2),\n",
        _test("spaces", "weekly_market"),
    ),
    Break(
        "CAV-15.31",
        SPACES,
        "EitherOr(Then(FurnishDwelling(), GROW), Gain((GOLD, 3)))",
        "EitherOr(AndOr(FurnishDwelling(), GROW), Gain((GOLD, 3)))",
        _test("spaces", "urgent_wish"),
    ),
    Break(
        "CAV-15.38",
        EFFECTS,
        "TRADE_ORE: Final = Leaf(Do.TRADE, 3,",
        "TRADE_ORE: Final = Leaf(Do.TRADE, 4,",
        _test("spaces", "ore_trading"),
    ),
)
BREAKS: Final = _HOME + _ANIMALS + _ROUND + _WEAPONS + _ROOMS + _HARVEST + _SCORE
