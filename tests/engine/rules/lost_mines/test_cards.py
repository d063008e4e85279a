"""What is in the box, and which other decks may be played."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from permonik.engine.core.decks import DeckError
from permonik.engine.core.record import Header, Sitter, read_record, replay, write_action, write_header
from permonik.engine.lost_mines.cards import (
    ACTION_CARDS,
    BOARD,
    CAMPFIRE,
    FEATURES,
    FOREST_TOKENS,
    MINES,
    PATH_CARDS,
    PLAIN,
    PLAN,
    RECONSTRUCTED,
    ROCKS,
    TREASURES,
    read_deck,
)
from permonik.engine.lost_mines.game import LOST_MINES as GAME
from permonik.engine.paths.tiles import letters
from permonik.text import Text


def counts(feature: str) -> dict[str, int]:
    """How many cards with a feature have which open sides."""
    return {
        letters(path.tile.open): path.copies for path, each in PATH_CARDS if each == FEATURES.index(feature)
    }


@pytest.mark.clause("LM-1.1")
def test_the_board() -> None:
    assert (BOARD.east - BOARD.west + 1, BOARD.south - BOARD.north + 1) == (11, 7)
    assert [PLAN.xy(cell) for cell in RECONSTRUCTED.start_cells] == [(0, 2), (0, 4)]
    assert [PLAN.xy(cell) for cell in RECONSTRUCTED.mine_cells] == [(10, 0), (10, 2), (10, 4), (10, 6)]


@pytest.mark.clause("LM-1.2")
def test_forty_path_cards_with_all_open_sides_joined() -> None:
    assert sum(path.copies for path, _ in PATH_CARDS) == 40
    for path, _ in PATH_CARDS:
        assert path.tile.groups == (path.tile.open,)
    assert all(links == ((),) for links in RECONSTRUCTED.fields.links)


@pytest.mark.clause("LM-1.3")
def test_plain_cards() -> None:
    assert counts("plain") == {"NESW": 5, "NEW": 5, "NES": 3, "NS": 1, "EW": 5, "NE": 2, "NW": 2}


@pytest.mark.clause("LM-1.4")
def test_rocks_and_campfires() -> None:
    assert counts("rocks") == {"NEW": 1, "NES": 1, "NS": 1, "EW": 1}
    assert counts("campfire") == {"NESW": 1, "NEW": 1, "NES": 1, "NE": 1}


@pytest.mark.clause("LM-1.5")
def test_obstacles() -> None:
    assert counts("fallen-trees") == {"NES": 1, "NS": 1, "NE": 1}
    assert counts("lake") == {"NEW": 1, "EW": 1, "NW": 1}
    assert counts("pit") == {"NESW": 1, "NS": 1, "EW": 1}


def test_totals_by_shape_and_feature() -> None:
    """The last row and the last column of the table that the deck was reconstructed by."""
    shapes: Counter[str] = Counter()
    features: Counter[int] = Counter()
    for path, feature in PATH_CARDS:
        shapes[letters(path.tile.open)] += path.copies
        features[feature] += path.copies
    assert shapes == {"NESW": 7, "NEW": 8, "NES": 6, "NS": 4, "EW": 8, "NE": 4, "NW": 3}
    assert [features[each] for each in range(6)] == [23, 4, 4, 3, 3, 3]
    assert (features[PLAIN], features[ROCKS], features[CAMPFIRE]) == (23, 4, 4)


@pytest.mark.clause("LM-1.6")
def test_starts_are_open_on_all_sides() -> None:
    assert letters(RECONSTRUCTED.table.open[RECONSTRUCTED.start_tile]) == "NESW"


@pytest.mark.clause("LM-1.7")
def test_mines() -> None:
    sides = {
        kind: letters(RECONSTRUCTED.table.open[tile])
        for kind, tile in zip(MINES, RECONSTRUCTED.mine_tiles, strict=True)
    }
    assert sides == {"silver": "NES", "gold": "NEW", "gems": "NESW", "dragon": "NE"}


@pytest.mark.clause("LM-1.8")
def test_action_cards() -> None:
    assert dict(ACTION_CARDS) == {
        **dict.fromkeys(("axe", "boat", "rope", "trap", "storm"), 3),
        **dict.fromkeys(("info-mine-treasure", "info-mine-dwarf", "info-treasure-dwarf", "troll"), 2),
    }
    assert sum(count for _, count in ACTION_CARDS) == 23


@pytest.mark.clause("LM-1.9")
def test_forest_tokens() -> None:
    assert dict(FOREST_TOKENS) == {"axe": 3, "boat": 3, "rope": 3, "trap": 3, "troll": 2}
    assert sum(count for _, count in FOREST_TOKENS) == 14


@pytest.mark.clause("LM-1.10")
def test_treasures() -> None:
    assert TREASURES == ((1, 2, 2, 3), (2, 3, 3, 4), (3, 4, 4, 5))
    state = GAME.new(9, b"backs", {})
    seen = GAME.view(state, 0)["treasures"]
    assert Counter(each["kind"] for each in seen).total() == 9
    assert all(each["value"] is None for each in seen)


# --- other decks --------------------------------------------------------------------------------


def content() -> dict[str, Any]:
    return RECONSTRUCTED.content()


def entry(deck: dict[str, Any], card: str) -> dict[str, Any]:
    return next(each for each in deck["paths"] if each["card"] == card)


def other_deck() -> dict[str, Any]:
    """Another deck that keeps the totals."""
    deck = content()
    deck["name"], deck["reconstructed"] = "other", False
    entry(deck, "cross")["count"] = 4
    deck["paths"].append({"card": "crooked-lake", "open": "NE", "feature": "lake", "count": 1})
    deck["actions"] = {**deck["actions"], "axe": 4, "storm": 2}
    deck["tokens"] = {**deck["tokens"], "trap": 2, "troll": 3}
    deck["treasures"] = {"silver": [1, 1, 1], "gold": [2, 2, 2, 2], "gems": [9, 9, 9, 9, 9]}
    deck["mines"] = {**deck["mines"], "dragon": "SW"}
    deck["board"] = {
        "starts": {"yellow": [5, 0], "blue": [5, 6]},
        "mines": [[0, 0], [10, 0], [0, 6], [10, 6]],
    }
    return deck


@pytest.mark.clause("LM-1.12")
def test_a_deck_says_whether_it_is_a_reconstruction_and_reads_back() -> None:
    assert content()["reconstructed"] is True
    assert read_deck(content()).content() == content()
    assert read_deck(other_deck()).content() == other_deck()


@pytest.mark.clause("LM-1.12")
def test_another_deck_plays_and_its_record_replays_elsewhere() -> None:
    options = {"deck": other_deck(), "rounds": 1}
    state = GAME.new(3, b"other", options)
    sitters = tuple(Sitter(f"Player {seat}", "person") for seat in range(3))
    lines = [write_header(Header(GAME.id, GAME.rules_version, sitters, b"other", options))]
    while (seat := GAME.to_act(state)) is not None:
        action = GAME.legal_actions(state)[-1 if len(lines) % 3 else 0]
        lines.append(write_action(seat, GAME.write(state, action)))
        GAME.apply(state, action)
    played = replay(GAME, read_record(lines))
    assert played.difference is None
    assert GAME.dump(played.state) == GAME.dump(state)
    assert GAME.view(state, 0)["options"]["deck"] == other_deck()
    assert state.deck.keys != RECONSTRUCTED.keys


def test_the_built_in_deck_is_named_not_carried() -> None:
    state = GAME.new(3, b"built in", {})
    assert GAME.dump(state)["options"]["deck"] == "reconstructed"
    assert GAME.view(state, 0)["options"]["deck"] == "reconstructed"


def change(*path: Any, to: Any) -> Callable[[dict[str, Any]], None]:
    """Set one entry deep inside a deck; None removes it."""

    def changed(deck: dict[str, Any]) -> None:
        inner: Any = deck
        for key in path[:-1]:
            inner = inner[key]
        if to is None:
            del inner[path[-1]]
        else:
            inner[path[-1]] = to

    return changed


WRONG: list[tuple[str, Callable[[dict[str, Any]], None], str]] = [
    ("wrong-game", change("deck", to="saboteur"), "saboteur"),
    ("wrong-format", change("format", to=2), "2"),
    ("unknown-part", change("extra", to=1), "extra"),
    ("missing-part", change("tokens", to=None), "tokens"),
    ("not-a-note", change("reconstructed", to="perhaps"), "perhaps"),
    ("part-not-list", change("paths", to="cross"), "paths"),
    ("path-entries", change("paths", 0, to={"card": "cross"}), "cross"),
    ("card-twice", change("paths", 1, "card", to="cross"), "cross"),
    ("card-twice", change("paths", 1, "card", to="dragon"), "dragon"),
    ("card-name", change("paths", 1, "card", to="Tee North"), "Tee North"),
    ("sides", change("paths", 0, "open", to="NEX"), "NEX"),
    ("feature", change("paths", 0, "feature", to="swamp"), "swamp"),
    ("count", change("paths", 0, "count", to=0), "0"),
    ("same-shape", change("paths", 1, "open", to="NESW"), "cross"),
    ("total", change("paths", 0, "count", to=6), "41"),
    ("total", change("actions", "axe", to=4), "24"),
    ("unknown-card", change("actions", "bomb", to=1), "bomb"),
    ("part-not-table", change("actions", to=[]), "actions"),
    ("total", change("tokens", "troll", to=3), "15"),
    ("total", change("treasures", "gold", to=[2, 3, 4]), "11"),
    ("treasure-value", change("treasures", "gold", to=[2, 3, 3, 0]), "0"),
    ("part-not-list", change("treasures", "gold", to="2334"), "gold"),
    ("unknown-card", change("treasures", "copper", to=[1]), "copper"),
    ("missing-part", change("treasures", "gems", to=None), "gems"),
    ("mine-sides", change("mines", "gold", to="EW"), "gold"),
    ("sides", change("mines", "gold", to=""), "gold"),
    ("missing-part", change("mines", "dragon", to=None), "dragon"),
    ("board-cell", change("board", "mines", 0, to=[11, 0]), "11"),
    ("board-cell", change("board", "mines", 0, to=[0, 2]), "0, 2"),
    ("board-cell", change("board", "starts", "blue", to="x"), "x"),
    ("part-not-list", change("board", "mines", to=[[1, 1]]), "mines"),
]


@pytest.mark.clause("LM-1.12")
@pytest.mark.parametrize(("code", "spoil", "named"), WRONG)
def test_a_wrong_deck_is_refused_with_a_reason(
    code: str, spoil: Callable[[dict[str, Any]], None], named: str
) -> None:
    deck = content()
    spoil(deck)
    with pytest.raises(DeckError) as refused:
        GAME.new(3, b"wrong", {"deck": deck})
    assert refused.value.code == f"deck-{code}"
    for language in ("en", "cs", "sk"):
        said = Text.of(language).option_error(refused.value)
        assert named in said
        assert "error-" not in said
