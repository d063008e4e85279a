"""Records: written, read, replayed, and refused where they are wrong."""

import json
from random import Random
from typing import Any

import pytest

from permonik.engine.core.game import state_hash
from permonik.engine.core.record import (
    FINISHED,
    Header,
    RecordError,
    Sitter,
    read_record,
    replay,
    write_action,
    write_footer,
    write_header,
    write_note,
)
from permonik.engine.saboteur.cards import PRINTED
from permonik.engine.saboteur.game import SABOTEUR as GAME
from permonik.engine.saboteur.game import Saboteur
from tests.engine.players import with_sense

SITTERS = (Sitter("Eva", "person"), Sitter("Petr", "person"), Sitter("Bot", "bot:easy"))


def recorded(options: dict[str, Any] | None = None, version: int = 1, steps: int = 10_000) -> list[str]:
    """A game with its footer, or its first steps without one."""
    chosen = options or {"rounds": 1}
    state = GAME.new(3, b"record", chosen)
    lines = [write_header(Header(GAME.id, version, SITTERS, b"record", chosen))]
    rng = Random(5)
    for _ in range(steps):
        seat = GAME.to_act(state)
        if seat is None:
            lines.append(write_footer(FINISHED, "", GAME.outcome(state), state_hash(GAME, state)))
            break
        action = with_sense(GAME, state, rng)
        lines.append(write_action(seat, GAME.write(state, action), "hm" if rng.random() < 0.2 else ""))
        GAME.apply(state, action)
    return lines


def test_a_record_replays_to_the_same_end() -> None:
    lines = recorded()
    record = read_record(lines)
    assert record.header.sitters == SITTERS
    seen: list[str] = []
    played = replay(
        GAME, record, lambda entry, _state, _action, events: seen.append(entry.text) if events else None
    )
    assert (played.difference, played.other_version) == (None, None)
    assert played.played == len(record.entries) == len(seen)
    assert record.footer is not None
    assert record.footer.hash == state_hash(GAME, played.state)


def test_a_record_carries_a_deck_that_is_not_the_printed_one() -> None:
    deck = {**PRINTED.content(), "name": "mine"}
    record = read_record(recorded({"rounds": 1, "deck": deck}))
    assert record.header.options["deck"]["name"] == "mine"
    assert replay(GAME, record).difference is None


def test_notes_may_stand_anywhere_between() -> None:
    header, *rest = recorded()
    assert read_record([header, write_note("a good start"), *rest]).entries[0].line == 3


def test_without_a_footer_the_game_is_unfinished() -> None:
    record = read_record(recorded(steps=20))
    played = replay(GAME, record)
    assert record.footer is None
    assert played.difference is None
    assert GAME.to_act(played.state) is not None


def test_a_game_that_was_ended_says_why() -> None:
    lines = recorded(steps=20)
    state = replay(GAME, read_record(lines)).state
    record = read_record([*lines, write_footer("abandoned", "everybody left", None, state_hash(GAME, state))])
    assert record.footer is not None
    assert (record.footer.end, record.footer.why) == ("abandoned", "everybody left")
    assert replay(GAME, record).difference is None


def test_a_broken_last_line_is_reported_and_the_rest_kept() -> None:
    lines = recorded(steps=20)
    record = read_record([*lines[:-1], lines[-1][:10]])
    assert len(record.entries) == 19
    assert record.broken is not None
    assert (record.broken.code, record.broken.line) == ("record-broken-line", 21)


def test_a_broken_line_in_the_middle_is_an_error_that_names_it() -> None:
    lines = recorded(steps=20)
    lines[7] = lines[7][:12]
    with pytest.raises(RecordError) as caught:
        read_record(lines)
    assert (caught.value.problem.code, caught.value.problem.line) == ("record-broken-line", 8)


def test_an_illegal_action_names_line_text_and_clause() -> None:
    lines = recorded(steps=20)
    wrong = "place cross@5,5"
    lines[3] = json.dumps({**json.loads(lines[3]), "do": wrong})
    difference = replay(GAME, read_record(lines)).difference
    assert difference is not None
    assert (difference.code, difference.line, difference.text) == ("record-illegal-action", 4, wrong)
    assert difference.clause in ("SAB-4.5", "SAB-3.6")


def test_an_unreadable_action_and_a_wrong_seat_are_found() -> None:
    lines = recorded(steps=20)
    lines[3] = json.dumps({**json.loads(lines[3]), "do": "dance"})
    difference = replay(GAME, read_record(lines)).difference
    assert difference is not None
    assert (difference.code, difference.line) == ("record-unreadable-action", 4)
    lines = recorded(steps=20)
    entry = json.loads(lines[3])
    lines[3] = json.dumps({**entry, "seat": (entry["seat"] + 1) % 3})
    difference = replay(GAME, read_record(lines)).difference
    assert difference is not None
    assert (difference.code, difference.clause) == ("record-illegal-action", "SAB-3.7")


def test_a_false_outcome_or_hash_is_found() -> None:
    for change in ({"points": [9, 9, 9]}, {"hash": "0" * 32}, {"end": "abandoned"}):
        lines = recorded()
        lines[-1] = json.dumps({**json.loads(lines[-1]), **change})
        difference = replay(GAME, read_record(lines)).difference
        assert difference is not None
        assert difference.line == len(lines)


class OtherRules(Saboteur):
    """The same game, one rules version later: nobody may discard crosses any more."""

    rules_version = 2  # type: ignore[misc]

    def read(self, state: Any, text: str) -> Any:
        return GAME.read(state, "take 3" if text == "discard cross" else text)


def test_another_rules_version_is_replayed_and_the_first_difference_told() -> None:
    later = OtherRules()
    played = replay(later, read_record(recorded()))
    assert played.other_version == 1
    lines = recorded({"rounds": 3})
    first = next((n for n, line in enumerate(lines, 1) if '"discard cross"' in line), None)
    if first is None:
        lines[5] = json.dumps({**json.loads(lines[5]), "do": "discard cross"})
        first = 6
    difference = replay(later, read_record(lines)).difference
    assert difference is not None
    assert difference.line == first


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ([], "record-empty"),
        (["not json"], "record-no-header"),
        (['{"permonik": 99}'], "record-other-format"),
        (['{"permonik": 1, "game": "saboteur"}'], "record-no-header"),
        ([*recorded(steps=2), '{"what": 1}'], "record-unknown-line"),
        ([*recorded(steps=2), '{"seat": 17, "do": "map 1"}'], "record-unknown-line"),
        ([*recorded(), '{"note": "late"}'], "record-after-footer"),
        ([*recorded(steps=2), '{"end": 3}'], "record-unknown-line"),
    ],
)
def test_what_is_no_record_is_refused(lines: list[str], code: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(lines)
    assert caught.value.problem.code == code


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "record-other-game"),
        ({"options": {"rounds": 77}}, "option-out-of-range"),
        ({"seats": []}, "seats-out-of-range"),
        ({"seed": ""}, "record-no-header"),
    ],
)
def test_a_header_that_no_game_can_be_made_of_is_refused(change: dict[str, Any], code: str) -> None:
    header = json.dumps({**json.loads(recorded(steps=0)[0]), **change})
    with pytest.raises(RecordError) as caught:
        replay(GAME, read_record([header]))
    assert caught.value.problem.code == code
