"""Decks that somebody wrote: DC-1.11."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from permonik.engine.core.decks import DeckError
from permonik.engine.core.game import state_hash
from permonik.engine.core.record import (
    FINISHED,
    Header,
    Sitter,
    read_record,
    replay,
    write_action,
    write_footer,
    write_header,
)
from permonik.engine.dark_cave.cards import RECONSTRUCTED
from permonik.engine.dark_cave.game import DARK_CAVE as GAME
from permonik.engine.dark_cave.reading import read_deck

Content = dict[str, Any]


def content() -> Content:
    """The deck as somebody would have written it into a file."""
    written: Content = json.loads(json.dumps(RECONSTRUCTED.content()))
    return written


def card(deck: Content, key: str) -> Content:
    found: Content = next(each for each in deck["paths"] if each["card"] == key)
    return found


@pytest.mark.clause("DC-1.11")
def test_the_reconstruction_says_so_and_can_be_read_back() -> None:
    assert content()["reconstructed"] is True
    deck = read_deck(content())
    assert deck.content() == {key: value for key, value in content().items() if key != "reconstructed"}
    assert deck.keys == RECONSTRUCTED.keys
    assert deck.counts == RECONSTRUCTED.counts
    assert deck.feature == RECONSTRUCTED.feature
    assert not deck.built_in


def another() -> Content:
    """A correct deck that differs: other shapes, and goals that are open everywhere."""
    deck = content()
    deck["name"] = "another"
    card(deck, "cross-1")["count"] = 3
    card(deck, "tee-east-1")["count"] = 1
    deck["actions"]["boots-3"], deck["actions"]["rat-3"] = 1, 1
    deck["actions"]["boots-1"], deck["actions"]["rat-1"] = 1, 3
    for goal in deck["goals"][1:]:
        goal.update(deck["goals"][0], card=goal["card"], features={"c": goal["card"]})
    return deck


@pytest.mark.clause("DC-1.11")
def test_another_deck_plays_and_its_record_replays() -> None:
    rng = Random(3)
    state = GAME.new(3, b"another", {"deck": another()})
    assert not state.deck.built_in
    sitters = tuple(Sitter(name, "person") for name in "abc")
    lines = [write_header(Header(GAME.id, GAME.rules_version, sitters, b"another", {"deck": another()}))]
    while (seat := GAME.to_act(state)) is not None:
        action = rng.choice(GAME.legal_actions(state))
        lines.append(write_action(seat, GAME.write(state, action)))
        GAME.apply(state, action)
    assert GAME.dump(GAME.load(json.loads(json.dumps(GAME.dump(state))))) == GAME.dump(state)
    assert GAME.view(state, 0)["options"]["deck"]["name"] == "another"
    lines.append(write_footer(FINISHED, "", GAME.outcome(state), state_hash(GAME, state)))
    played = replay(GAME, read_record(lines))
    assert played.difference is None
    assert GAME.dump(played.state) == GAME.dump(state)


def set_path(key: str, **changes: Any) -> Callable[[Content], None]:
    return lambda deck: card(deck, key).update(changes)


def set_action(**changes: int) -> Callable[[Content], None]:
    return lambda deck: deck["actions"].update({k.replace("_", "-"): v for k, v in changes.items()})


def goal_without_feature(deck: Content) -> None:
    deck["goals"][0]["features"] = {}


def goal_one_way(deck: Content) -> None:
    deck["goals"][1]["sides"] = {"N": "n"}


def goal_missing(deck: Content) -> None:
    del deck["goals"][2]


def goal_unknown(deck: Content) -> None:
    deck["goals"][2]["card"] = "cellar"


def twins(deck: Content) -> None:
    card(deck, "curve-ne-1").update(sides={"N": "c", "W": "c"})


def part_is_text(deck: Content) -> None:
    deck["paths"] = "cross"


def start_misnamed(deck: Content) -> None:
    deck["start"]["card"] = "beginning"


def start_without_ladder(deck: Content) -> None:
    deck["start"]["features"] = {}


WRONG: list[tuple[Callable[[Content], None], str, dict[str, Any]]] = [
    (set_path("cross-1", count=3), "deck-total", {"part": "paths", "found": 51, "total": 50}),
    (set_path("cross-1", count=0), "deck-count", {"card": "cross-1", "found": "0"}),
    (set_path("cross-1", level=4), "deck-level", {"card": "cross-1", "found": "4"}),
    (set_path("cross-2", level=3), "deck-crossing", {"card": "cross-2", "found": 2, "total": 3}),
    (set_path("curve-ne-1", card="Curve!"), "deck-card-name", {"card": "Curve!"}),
    (set_path("curve-ne-1", card="web-1"), "deck-card-twice", {"card": "web-1"}),
    (set_path("curve-ne-1", colour="red"), "deck-path-entries", {}),
    (set_path("curve-ne-1", fields=["c", "c"]), "deck-fields", {"card": "curve-ne-1"}),
    (set_path("curve-ne-1", fields="c"), "deck-fields", {"card": "curve-ne-1"}),
    (set_path("curve-ne-2", links=[["n", "x"]]), "deck-links", {"card": "curve-ne-2"}),
    (set_path("curve-ne-2", links="n-e"), "deck-links", {"card": "curve-ne-2"}),
    (set_path("curve-ne-2", sides={"N": "n", "U": "e"}), "deck-sides", {"card": "curve-ne-2"}),
    (set_path("curve-ne-2", sides={"N": "n", "E": "x"}), "deck-sides", {"card": "curve-ne-2"}),
    (set_path("curve-ne-2", features={"n": "treasure"}), "deck-features", {"card": "curve-ne-2"}),
    (set_path("curve-ne-2", features={"x": "lair"}), "deck-features", {"card": "curve-ne-2"}),
    (set_path("curve-ne-2", features={"n": "exit"}), "deck-features", {"card": "curve-ne-2"}),
    (set_path("curve-ne-2", features={"n": "tunnel"}), "deck-features", {"card": "curve-ne-2"}),
    (
        set_path("lair-curve-ne-3", features={"e": "vein"}),
        "deck-feature-total",
        {"feature": "lair", "found": 8},
    ),
    (twins, "deck-same-shape", {"card": "curve-nw-1", "other": "curve-ne-1"}),
    (set_action(web_1=2, rat_1=1), "deck-kind-total", {"kind": "web", "found": 4, "total": 3}),
    (set_action(web_1=2, web_2=0), "deck-count", {"card": "web-2"}),
    (set_action(rat_1=1, rat_2=2), "deck-level-total", {"part": "actions", "level": 1, "found": 9}),
    (set_action(spell_1=1), "deck-unknown-card", {"card": "spell-1"}),
    (goal_without_feature, "deck-goal-feature", {"card": "exit"}),
    (goal_one_way, "deck-goal-sides", {"card": "vein", "found": "N"}),
    (goal_missing, "deck-total", {"part": "goals", "found": 3, "total": 4}),
    (goal_unknown, "deck-unknown-card", {"part": "goals", "card": "cellar"}),
    (part_is_text, "deck-part-not-list", {"part": "paths"}),
    (start_misnamed, "deck-card-name", {"card": "beginning"}),
    (start_without_ladder, "deck-goal-feature", {"card": "start"}),
]


@pytest.mark.clause("DC-1.11")
@pytest.mark.parametrize(("spoil", "code", "args"), WRONG)
def test_a_wrong_deck_is_refused_with_its_fault(
    spoil: Callable[[Content], None], code: str, args: dict[str, Any]
) -> None:
    deck = content()
    spoil(deck)
    with pytest.raises(DeckError) as error:
        GAME.new(4, b"x", {"deck": deck})
    assert error.value.code == code
    assert error.value.args_by_name.items() >= args.items()


@pytest.mark.clause("DC-1.11")
def test_levels_of_path_cards_are_counted() -> None:
    deck = content()
    card(deck, "cross-1")["count"] = 1
    deck["paths"].append({**card(deck, "cross-2"), "card": "wide-2", "features": {"n": "lair", "e": "lair"}})
    with pytest.raises(DeckError) as error:
        read_deck(deck)
    assert error.value.code == "deck-level-total"
    assert error.value.args_by_name == {"part": "paths", "level": 1, "found": 18, "total": 19}
