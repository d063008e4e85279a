"""Laying a path card: SAB-4."""

from typing import Any

import pytest

from permonik.engine.core.game import NotationError
from permonik.engine.saboteur.game import SABOTEUR as GAME
from tests.engine.table import GLYPHS, Table, given, names, only


@pytest.mark.clause("SAB-4.1")
@pytest.mark.parametrize("tools", ["pickaxe", "lantern", "cart", "pickaxe lantern cart"])
def test_one_broken_tool_of_any_kind_forbids_laying(tools: str) -> None:
    table = given(hands={0: "cross map"}, broken={0: tools})
    refusal = table.why_not("place cross@1,0")
    assert (refusal.code, refusal.clause) == ("tool-broken", "SAB-4.1")
    assert refusal.args == {"tools": tools.split()}
    assert table.choices("place") == []


@pytest.mark.clause("SAB-4.1")
def test_the_broken_tools_of_others_do_not_matter() -> None:
    table = given(hands={0: "cross"}, broken={1: "pickaxe lantern cart", 2: "cart"})
    assert table.allows("place cross@1,0")


@pytest.mark.clause("SAB-4.1")
def test_who_is_mended_may_lay_again() -> None:
    table = given(hands={0: "repair-cart", 1: "cross"}, broken={1: "cart"})
    table.play("repair cart of 1 with repair-cart")
    assert table.allows("place cross@1,0")


@pytest.mark.clause("SAB-4.2")
@pytest.mark.parametrize("cell", [(0, 0), (1, 0), (7, 0), (8, -2), (8, 0), (8, 2)])
def test_a_taken_cell_takes_no_card(cell: tuple[int, int]) -> None:
    # the middle goal lies face up, the others face down
    table = given("S──┴┴┴┴┼┘", goals="gold stone-east stone-west", hands={0: "cross"})
    refusal = table.why_not(f"place cross@{cell[0]},{cell[1]}")
    assert (refusal.code, refusal.clause, refusal.args) == ("cell-taken", "SAB-4.2", {"cell": cell})


@pytest.mark.clause("SAB-4.2", "SAB-3.2")
def test_a_card_laid_lies_where_it_was_laid() -> None:
    table = given("S─", hands={0: "tee-north map"}, pile="rockfall")
    events = table.play("place tee-north@2,0 turned")
    assert table.mine() == {(1, 0): "straight-ew", (2, 0): "tee-north turned"}
    assert only(events, "place").public == {"player": 0, "card": "tee-north", "cell": (2, 0), "turned": True}
    assert table.hand(0) == ["rockfall", "map"]


# A card at 1,0 beside a card of each kind on one side: the start is at its west.
# side of the new card, its neighbour there, a card that matches, one that does not
NEIGHBOURS = [
    ("north", ".┐\nS.", "place cross@1,0", "place straight-ew@1,0"),
    ("north", ".─\nS.", "place straight-ew@1,0", "place cross@1,0"),
    ("east", ".┌┐\nS.┘", "place tee-north@1,0", "place curve-nw@1,0"),
    ("east", ".─┐\nS.│", "place curve-ne@1,0 turned", "place straight-ew@1,0"),
    ("south", "S.\n├┘", "place curve-ne@1,0 turned", "place straight-ew@1,0"),
    ("south", "S.\n└─", "place straight-ew@1,0", "place curve-ne@1,0 turned"),
    ("west", "S.", "place straight-ew@1,0", "place curve-ne@1,0"),
]


@pytest.mark.clause("SAB-4.3")
@pytest.mark.parametrize(("side", "board", "right", "wrong"), NEIGHBOURS)
def test_open_meets_open_and_wall_meets_wall_on_every_side(
    side: str, board: str, right: str, wrong: str
) -> None:
    table = given(board, hands={0: "cross tee-north straight-ew curve-ne curve-nw"})
    assert table.allows(right)
    refusal = table.why_not(wrong)
    assert (refusal.code, refusal.clause) == ("side-mismatch", "SAB-4.3")
    assert refusal.args == {"side": side, "cell": (1, 0)}


@pytest.mark.clause("SAB-4.3")
def test_of_two_mismatches_the_first_from_the_north_is_named() -> None:
    table = given(".─┐\nS.│", hands={0: "cross"})
    assert table.why_not("place cross@1,0").args == {"side": "north", "cell": (1, 0)}


@pytest.mark.clause("SAB-4.3", "SAB-8.6")
def test_a_revealed_goal_must_be_matched() -> None:
    # the stone at 8,0 is open to the north and the west
    table = given("S──┴┴┴┴┼┘", goals="gold stone-east stone-west", hands={0: "cross curve-nw straight-ew"})
    assert table.allows("place cross@8,-1")
    assert table.refusal("place straight-ew@8,-1") == ("side-mismatch", "SAB-4.3")
    table = given(
        """
        S──┴┴┴┴┼┘
        .......┼.
        """,
        goals="gold stone-east stone-west",
        hands={0: "cross straight-ew"},
    )
    assert table.allows("place straight-ew@8,1")
    assert table.refusal("place cross@8,1") == ("side-mismatch", "SAB-4.3")


@pytest.mark.clause("SAB-4.4")
def test_a_face_down_goal_need_not_be_matched() -> None:
    # whatever lies at 8,0: a wall or an opening towards it is laid all the same
    for goals in ("stone-east gold stone-west", "gold stone-east stone-west", "gold stone-west stone-east"):
        table = given("S──┴┴┴┴", goals=goals, hands={0: "straight-ew curve-nw dead-straight-ew dead-east"})
        for text in ("straight-ew@7,0", "curve-nw@7,0", "dead-straight-ew@7,0", "dead-east@7,0 turned"):
            assert table.allows(f"place {text}")


@pytest.mark.clause("SAB-4.5")
def test_a_card_must_join_an_open_side_that_the_path_leads_to() -> None:
    table = given("S─", hands={0: "cross straight-ns straight-ew"})
    assert table.allows("place straight-ew@2,0")
    # beside the wall of the straight: the sides match, but no path leads there
    assert table.refusal("place straight-ew@1,-1") == ("not-joined", "SAB-4.5")
    # beside nothing at all
    refusal = table.why_not("place cross@4,1")
    assert (refusal.code, refusal.clause, refusal.args) == ("not-joined", "SAB-4.5", {"cell": (4, 1)})


@pytest.mark.clause("SAB-4.5")
def test_wall_to_wall_alone_does_not_join() -> None:
    # north of the start lies a card that shows a wall to the east
    table = given("│.\nS.", hands={0: "straight-ns dead-north cross"})
    assert table.refusal("place straight-ns@1,-1") == ("not-joined", "SAB-4.5")
    assert table.refusal("place dead-north@1,-1") == ("not-joined", "SAB-4.5")


@pytest.mark.clause("SAB-4.5")
def test_one_joined_side_is_enough_where_others_meet_walls() -> None:
    table = given(".─\nS.", hands={0: "straight-ew dead-east"})
    assert table.allows("place straight-ew@1,0")
    assert table.allows("place dead-east@1,0 turned")


@pytest.mark.clause("SAB-4.6", "SAB-1.3")
@pytest.mark.parametrize("glyph", "╬╩╦═")
def test_nothing_joins_the_far_stub_of_a_dead_end(glyph: str) -> None:
    table = given(f"S{glyph}", hands={0: "straight-ew cross"})
    assert table.refusal("place straight-ew@2,0") == ("not-joined", "SAB-4.6")
    assert not [text for text in table.choices("place") if "@2,0" in text]


@pytest.mark.clause("SAB-4.6")
def test_a_stub_may_be_met_by_a_card_that_is_joined_elsewhere() -> None:
    table = given("├─.\nS═.", hands={0: "curve-ne curve-nw straight-ew"})
    table.play("place curve-ne@2,-1 turned")
    assert table.mine()[(2, -1)] == "curve-ne turned"
    table = given("├─┐\nS═.", hands={0: "curve-nw straight-ns cross"})
    assert table.allows("place curve-nw@2,0")
    assert table.refusal("place straight-ns@2,0") == ("side-mismatch", "SAB-4.3")


@pytest.mark.clause("SAB-4.6")
def test_a_dead_end_itself_may_be_laid() -> None:
    table = given(hands={0: "dead-cross map"}, pile="map")
    table.play("place dead-cross@1,0")
    assert table.mine() == {(1, 0): "dead-cross"}


@pytest.mark.clause("SAB-4.7", "SAB-4.4")
@pytest.mark.parametrize("cell", ["8,-1", "9,0", "7,0", "8,1", "8,3", "7,2"])
def test_lying_next_to_a_face_down_goal_alone_does_not_join(cell: str) -> None:
    table = given(hands={0: "cross"})
    assert table.refusal(f"place cross@{cell}") == ("not-joined", "SAB-4.7")


@pytest.mark.clause("SAB-4.8")
@pytest.mark.parametrize(
    ("card", "turns"),
    [
        (
            "tee-north",
            {(1, 0, False), (-1, 0, False), (0, 1, False)} | {(1, 0, True), (-1, 0, True), (0, -1, True)},
        ),
        ("straight-ns", {(0, 1, False), (0, -1, False)}),
        ("straight-ew", {(1, 0, False), (-1, 0, False)}),
        ("curve-ne", {(0, 1, False), (-1, 0, False), (0, -1, True), (1, 0, True)}),
        ("dead-north", {(0, 1, False), (0, -1, True)}),
        ("dead-east", {(-1, 0, False), (1, 0, True)}),
    ],
)
def test_a_card_lies_as_it_is_or_half_turned_never_crosswise(
    card: str, turns: set[tuple[int, int, bool]]
) -> None:
    table = given(hands={0: card})
    found = [choice.facets for choice in GAME.decision(table.state).choices]
    placed = [facets for facets in found if facets["verb"] == "place"]
    assert {_where(facets) for facets in placed} == turns
    assert len(placed) == len(turns)


def _where(facets: Any) -> tuple[int, int, bool]:
    x, y = facets["cell"]
    return x, y, facets["turned"]


@pytest.mark.clause("SAB-4.8")
@pytest.mark.parametrize(
    "text", ["place straight-ns@1,0 crosswise", "place straight-ns@1,0 turned turned", "place tee@1,0"]
)
def test_there_is_no_way_to_say_crosswise(text: str) -> None:
    table = given(hands={0: "straight-ns"})
    with pytest.raises(NotationError):
        table.action(text)
    assert table.refusal("place straight-ns@1,0") == ("side-mismatch", "SAB-4.3")


SYMMETRIC = ("cross", "straight-ns", "straight-ew", "dead-cross", "dead-straight-ns", "dead-straight-ew")
PATHS = tuple(card for card in GLYPHS.values() if " " not in card)


@pytest.mark.clause("SAB-4.9")
@pytest.mark.parametrize("card", PATHS)
def test_only_a_card_that_looks_different_is_turned(card: str) -> None:
    table = given(hands={0: card})
    turned = [text for text in table.choices("place") if text.endswith(" turned")]
    assert bool(turned) == (card not in SYMMETRIC)
    if card in SYMMETRIC:
        where = "0,1" if card.endswith("ns") else "1,0"
        assert table.allows(f"place {card}@{where}")
        refusal = table.why_not(f"place {card}@{where} turned")
        assert (refusal.code, refusal.clause, refusal.args) == ("turned-same", "SAB-4.9", {"card": card})


@pytest.mark.clause("SAB-4.9")
def test_equal_cards_in_a_hand_are_one_choice() -> None:
    one, three = given(hands={0: "cross map"}), given(hands={0: "cross cross cross map map"})
    assert one.choices() == three.choices()


LINES = {
    "north": ("straight-ns", [(0, -y) for y in range(1, 41)]),
    "west": ("straight-ew", [(-x, 0) for x in range(1, 41)]),
    "south": ("straight-ns", [(0, y) for y in range(1, 41)]),
    # the row below the start passes between two goals, and shows one of them on the way
    "east": ("tee-north", [(x, 1) for x in range(40)]),
}


@pytest.mark.clause("SAB-4.10")
@pytest.mark.parametrize("direction", LINES)
def test_forty_cards_in_a_line_are_all_legal(direction: str) -> None:
    card, cells = LINES[direction]
    table = Table(GAME.new(3, direction.encode(), {"deck": deck_of(card), "rounds": 1}))
    table.state.goals[:] = [0, 1, 2]  # the gold lies in the north, beside none of the lines
    for x, y in cells:
        while f"place {card}@{x},{y}" not in table.choices("place"):
            assert card not in table.hand(table.state.to_act), f"{card} at {x},{y} is not legal"
            table.play(next(text for text in table.choices("discard") if text != f"discard {card}"))
        table.play(f"place {card}@{x},{y}")
        laid = len(table.mine())
        assert table.mine()[(x, y)] == card
    assert laid == 40
    assert (table.revealed() != [None] * 3) == (direction == "east")


def deck_of(card: str) -> dict[str, Any]:
    """The printed deck, but with forty times the same path card."""
    content = given().state.deck.content()
    (entry,) = (entry for entry in content["paths"] if entry["card"] == card)
    return {**content, "name": card, "paths": [{**entry, "count": 40}]}


@pytest.mark.clause("SAB-4.10")
@pytest.mark.parametrize(
    ("board", "cell"),
    [("┼S", (-2, 0)), ("┼\n┼\nS", (0, -3)), ("S\n┼\n┼", (0, 3)), ("S──┴┴┴┴┼$", (9, 0))],
)
def test_cards_may_be_laid_outside_the_frame(board: str, cell: tuple[int, int]) -> None:
    table = given(board, hands={0: "cross"})
    table.play(f"place cross@{cell[0]},{cell[1]}")
    assert table.mine()[cell] == "cross"


@pytest.mark.clause("SAB-4.11")
@pytest.mark.parametrize(
    ("margin", "board", "inside", "outside"),
    [
        (0, "┼\n┼\nS", "place cross@1,-2", "place cross@0,-3"),
        (0, "S\n┼\n┼", "place cross@1,2", "place cross@0,3"),
        (0, "┼\nS", "place cross@1,-1", "place cross@-1,-1"),
        (1, "┼S", "place cross@-1,1", "place cross@-2,0"),
        (1, "┼\n┼\n┼\nS", "place cross@1,-3", "place cross@0,-4"),
    ],
)
def test_a_margin_limits_how_far_out_cards_may_lie(
    margin: int, board: str, inside: str, outside: str
) -> None:
    table = given(board, hands={0: "cross"}, margin=margin)
    assert table.allows(inside)
    refusal = table.why_not(outside)
    assert (refusal.code, refusal.clause) == ("outside-margin", "SAB-4.11")
    assert refusal.args["margin"] == margin
    assert given(board, hands={0: "cross"}).allows(outside)


@pytest.mark.clause("SAB-4.11")
def test_a_margin_goes_for_the_east_too() -> None:
    board = "S──┴┴┴┴┼$"
    assert given(board, hands={0: "cross"}, margin=1).allows("place cross@9,0")
    assert given(board, hands={0: "cross"}, margin=0).refusal("place cross@9,0") == (
        "outside-margin",
        "SAB-4.11",
    )


@pytest.mark.clause("SAB-4.12")
def test_what_a_rockfall_cut_off_cannot_be_extended_until_it_is_joined_again() -> None:
    table = given("S─┼─", hands={0: "rockfall", 1: "cross", 2: "straight-ew"}, pile="map cross map map")
    assert table.allows("rockfall 1,0")
    table.play("rockfall 1,0")
    assert table.refusal("place cross@4,0") == ("not-joined", "SAB-4.12")
    assert table.refusal("place cross@2,1") == ("not-joined", "SAB-4.12")
    table.play("discard cross")
    table.play("place straight-ew@1,0")  # the gap is filled
    table.play("discard map")
    assert table.allows("place cross@4,0")
    assert table.allows("place cross@2,1")


@pytest.mark.clause("SAB-4.12")
def test_a_dead_end_does_not_join_what_was_cut_off() -> None:
    table = given("S.┼", hands={0: "dead-cross cross", 1: "cross"})
    table.play("place dead-cross@1,0")
    assert table.refusal("place cross@3,0") == ("not-joined", "SAB-4.12")


@pytest.mark.clause("SAB-4.1", "SAB-5.4")
def test_a_tool_broken_by_oneself_counts_from_the_next_turn_on() -> None:
    table = given(hands={0: "broken-cart cross", 1: "map", 2: "map"}, pile="map map map")
    assert names(table.play("break cart of 0")) == ["break", "draw"]  # one card a turn: nothing can follow
    table.play("discard map")
    table.play("discard map")
    assert table.refusal("place cross@1,0") == ("tool-broken", "SAB-4.1")
