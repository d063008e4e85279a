"""What is in the box: DC-1."""

from collections import Counter
from itertools import combinations

import pytest

from permonik.engine.dark_cave.cards import (
    ACTION_LEVELS,
    BRIDGE,
    FEATURES,
    GOAL_CARDS,
    GOALS,
    KINDS,
    LADDER,
    NUGGETS,
    PATH_CARDS,
    RECONSTRUCTED,
    START_CARD,
    TUNNEL,
    CaveCard,
    clan_cards,
)
from permonik.engine.dark_cave.state import SEATS
from permonik.engine.paths.tiles import SIDES, letters, sides

DECK = RECONSTRUCTED


@pytest.mark.clause("DC-1.1")
def test_path_cards_by_level() -> None:
    assert [sum(c.copies for c in PATH_CARDS if c.level == level) for level in (1, 2, 3)] == [19, 17, 14]


@pytest.mark.clause("DC-1.2")
def test_special_path_cards() -> None:
    found: Counter[str] = Counter()
    for card in PATH_CARDS:
        special = {FEATURES[held] for held in card.features if held}
        assert len(special) <= 1
        found[special.pop() if special else "plain"] += card.copies
    assert found == {"lair": 9, "ladder": 4, "bridge": 4, "tunnel": 5, "vein": 2, "plain": 26}


def shortest(card: CaveCard, one: int, two: int, tunnels: bool = False) -> int | None:
    """Moves from outside one side of a card to outside another, counted field by field."""
    ports = dict(card.fields.ports)
    reached = {ports[one]}
    for moves in range(1, 10):
        if ports[two] in reached:
            return moves
        reached |= {
            there
            for here in reached
            for there in card.fields.links[here]
            if tunnels or card.features[there] != TUNNEL
        }
    return None


@pytest.mark.clause("DC-1.3")
@pytest.mark.parametrize("card", PATH_CARDS, ids=lambda card: card.key)
def test_the_level_is_the_number_of_moves_to_cross_a_path(card: CaveCard) -> None:
    for group in card.tile().groups:
        for one, two in combinations([side for side in SIDES if group & side], 2):
            assert shortest(card, one, two) == card.level


@pytest.mark.clause("DC-1.4", "DC-5.11")
def test_the_paths_of_a_bridge_card_do_not_meet() -> None:
    bridges = [card for card in PATH_CARDS if BRIDGE in card.features]
    for card in bridges:
        assert card.tile().groups == (sides("NS"), sides("EW"))
        over = {side for side, field in card.fields.ports if card.features[field] == BRIDGE}
        assert over in ({1, 4}, {2, 8})
    ways = Counter(card.key.split("-")[1] for card in bridges)
    assert ways == {"ns": 2, "ew": 2}


@pytest.mark.clause("DC-1.5", "DC-1.6")
def test_action_cards_by_level_and_kind() -> None:
    counts = dict(zip(DECK.keys[DECK.paths :], DECK.counts[DECK.paths :], strict=True))
    for level, total in ((1, 10), (2, 10), (3, 12)):
        assert sum(count for key, count in counts.items() if key.endswith(str(level))) == total
        assert ACTION_LEVELS[level] == total
    kinds = {kind: sum(counts[f"{kind}-{level}"] for level in (1, 2, 3)) for kind in KINDS}
    assert kinds == {
        "secret-info": 5,
        "rockfall": 3,
        "card-swap": 2,
        "web": 3,
        "boots": 3,
        "battle-axe": 3,
        "rat": 5,
        "lindworm": 4,
        "goblin": 4,
    }


@pytest.mark.clause("DC-1.7")
def test_the_start_card() -> None:
    assert START_CARD.open == sides("NESW")
    assert START_CARD.features == (LADDER,)


@pytest.mark.clause("DC-1.8")
def test_the_goals() -> None:
    assert [card.key for card in GOAL_CARDS] == list(GOALS) == ["exit", "vein", "lair", "ladder"]
    for card in GOAL_CARDS:
        assert [FEATURES[held] for held in card.features if held] == [card.key]
        assert all(card.open & side or card.turned().open & side for side in SIDES)
        assert len(card.features) > 1  # so that the first field is not yet the exit
        assert card.tile().groups == (card.open,)


@pytest.mark.clause("DC-1.9")
@pytest.mark.parametrize(("key", "moves"), [("tunnel-ne-1", 3), ("tunnel-nw-2", 3), ("tunnel-ne-3", 5)])
def test_a_tunnel_is_a_field_between_two_curves(key: str, moves: int) -> None:
    card = next(card for card in PATH_CARDS if card.key == key)
    assert [letters(group) for group in card.tile().groups] in (["NE", "SW"], ["ES", "NW"])
    assert card.features.count(TUNNEL) == 1
    tunnel = card.features.index(TUNNEL)
    assert all(field != tunnel for _, field in card.fields.ports)
    one, two = (next(side for side in SIDES if group & side) for group in card.tile().groups)
    assert shortest(card, one, two) is None
    assert shortest(card, one, two, tunnels=True) == moves


@pytest.mark.clause("DC-1.10")
def test_the_nuggets_never_run_out() -> None:
    veins = sum(card.copies for card in (*PATH_CARDS, *GOAL_CARDS) if FEATURES.index("vein") in card.features)
    assert NUGGETS == 46
    assert max(SEATS) * 3 + veins <= NUGGETS


@pytest.mark.clause("DC-1.12")
def test_equal_cards_are_one_kind() -> None:
    assert len(PATH_CARDS) == 45
    assert [card.key for card in PATH_CARDS if card.copies == 2] == [
        *("cross-1", "tee-north-1", "tee-east-1", "straight-ns-1", "straight-ew-1")
    ]
    assert sum(DECK.counts[DECK.card_of[f"web-{level}"]] for level in (1, 2, 3)) == 3


@pytest.mark.clause("DC-4.7")
def test_cards_that_look_the_same_when_turned() -> None:
    same = {card.key for card in PATH_CARDS if card.symmetric}
    assert same == {
        *("cross-1", "straight-ns-1", "straight-ew-1", "lair-cross-1", "bridge-ew-1", "tunnel-ne-1"),
        *("tunnel-nw-1", "cross-2", "straight-ns-2", "straight-ew-2", "bridge-ns-2", "bridge-ew-2"),
        *("tunnel-ne-2", "tunnel-nw-2", "cross-3", "straight-ns-3", "straight-ew-3", "ladder-cross-3"),
        *("bridge-ns-3", "tunnel-ne-3"),
    }
    assert START_CARD.symmetric
    assert [card.key for card in GOAL_CARDS if card.symmetric] == ["exit"]


def test_the_box_holds_110_cards() -> None:
    paths = sum(card.copies for card in PATH_CARDS)
    actions = sum(DECK.counts[DECK.paths :])
    clans, dwarfs, aids = 10, 8, 5
    assert (paths, actions) == (50, 32)
    assert paths + actions + 1 + len(GOAL_CARDS) + clans + dwarfs + aids == 110


@pytest.mark.clause("DC-2.3")
def test_both_sides_always_have_a_helper() -> None:
    for seats in SEATS:
        for cards in {tuple(sorted(deal)) for deal in combinations(clan_cards(seats, 1), seats)}:
            assert {clan ^ role for clan, role in cards} == {0, 1}, (seats, cards)
