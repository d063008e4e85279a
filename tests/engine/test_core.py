"""What every game shares: dice, options and events."""

from collections import Counter
from hashlib import blake2b
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from permonik.engine.core.dice import Dice
from permonik.engine.core.events import Event, Told, project
from permonik.engine.core.options import Option, OptionError, settle
from permonik.engine.core.values import EVERYTHING, SPECTATOR
from permonik.engine.saboteur.game import SABOTEUR as GAME

SEEDS = st.binary(min_size=1, max_size=64)


def words(seed: bytes, count: int) -> list[int]:
    """The stream as it is written down for other languages: hash, cut into fours, little end first."""
    stream = b""
    block = 0
    while len(stream) < 4 * count:
        stream += blake2b(block.to_bytes(8, "little"), key=seed, digest_size=64).digest()
        block += 1
    return [int.from_bytes(stream[4 * i : 4 * i + 4], "little") for i in range(count)]


# --- dice ---------------------------------------------------------------------------------------


@given(SEEDS)
def test_the_dice_read_the_blocks_of_their_seed_in_order(seed: bytes) -> None:
    dice = Dice(seed)
    assert [dice.word() for _ in range(40)] == words(seed, 40)
    assert dice.used == 40


PINNED_WORDS = [1393086023, 1465156275, 3684235813, 139146172]
PINNED_SIXES = [5, 3, 1, 4, 5, 5, 1, 1, 1, 2, 3, 4]
PINNED_SECOND_BLOCK = 2196485982
PINNED_SHUFFLE = [0, 2, 8, 1, 9, 7, 4, 5, 6, 3]


def test_the_first_words_of_a_seed_never_change() -> None:
    dice = Dice(b"permonik")
    assert [dice.word() for _ in range(4)] == PINNED_WORDS
    dice = Dice(b"permonik")
    assert [dice.below(6) for _ in range(12)] == PINNED_SIXES
    dice = Dice(b"permonik", used=16)
    assert dice.word() == PINNED_SECOND_BLOCK
    cards = list(range(10))
    Dice(b"permonik").shuffle(cards)
    assert cards == PINNED_SHUFFLE


@given(SEEDS, st.integers(0, 200))
def test_dice_go_on_where_they_were(seed: bytes, used: int) -> None:
    dice = Dice(seed)
    for _ in range(used):
        dice.word()
    assert Dice(seed, used).word() == dice.copy().word() == dice.word() == words(seed, used + 1)[used]


def test_a_copy_of_the_dice_goes_its_own_way() -> None:
    dice = Dice(b"copy")
    dice.word()
    twin = dice.copy()
    first = [twin.word() for _ in range(20)]
    assert dice.used == 1
    assert [dice.word() for _ in range(20)] == first


class Words(Dice):
    """Dice whose words are given."""

    __slots__ = ("given",)

    def __init__(self, *given: int) -> None:
        super().__init__(b"given")
        self.given = list(given)

    def word(self) -> int:
        return self.given.pop(0)


def test_words_from_the_last_multiple_on_are_passed_over() -> None:
    # the greatest multiple of 3 up to 2 ** 32 is 2 ** 32 - 1: that word would make 0 likelier than 2
    dice = Words(2**32 - 1, 2**32 - 2)
    assert dice.below(3) == (2**32 - 2) % 3
    assert dice.given == []
    # 2 ** 32 is a multiple of 16, so no word is lost
    assert Words(2**32 - 1).below(16) == 15
    n = 2**31 + 1
    assert Words(n, 2**32 - 1, n - 1).below(n) == n - 1


def test_below_one_is_always_nought_and_costs_a_word() -> None:
    dice = Dice(b"one")
    assert [dice.below(1) for _ in range(3)] == [0, 0, 0]
    assert dice.used == 3


@given(SEEDS, st.integers(1, 1000))
def test_below_gives_what_a_plain_reading_gives(seed: bytes, n: int) -> None:
    usable = [word for word in words(seed, 60) if word < 2**32 // n * n]
    dice = Dice(seed)
    assert [dice.below(n) for _ in range(20)] == [word % n for word in usable[:20]]


def test_all_numbers_below_come_up_about_equally_often() -> None:
    dice = Dice(b"fair")
    counts = Counter(dice.below(7) for _ in range(7000))
    assert set(counts) == set(range(7))
    assert all(850 < count < 1150 for count in counts.values())


@given(SEEDS, st.lists(st.integers(), max_size=80))
def test_a_shuffle_swaps_from_the_end(seed: bytes, cards: list[int]) -> None:
    expected, dice = cards[:], Dice(seed)
    for i in reversed(range(1, len(cards))):
        j = dice.below(i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    shuffled = cards[:]
    Dice(seed).shuffle(shuffled)
    assert shuffled == expected
    assert sorted(shuffled) == sorted(cards)


def test_every_order_comes_up_about_equally_often() -> None:
    dice = Dice(b"orders")
    orders: Counter[str] = Counter()
    for _ in range(2400):
        cards = list("abcd")
        dice.shuffle(cards)
        orders["".join(cards)] += 1
    assert len(orders) == 24
    assert all(60 < count < 150 for count in orders.values())


@pytest.mark.parametrize("length", [1, 64])
def test_a_seed_has_1_to_64_bytes(length: int) -> None:
    assert Dice(b"s" * length).word() == words(b"s" * length, 1)[0]


@pytest.mark.parametrize("length", [0, 65])
def test_other_seeds_are_refused(length: int) -> None:
    with pytest.raises(ValueError, match="1 to 64 bytes"):
        Dice(b"s" * length)
    with pytest.raises(ValueError, match="1 to 64 bytes"):
        GAME.new(3, b"s" * length, {})


# --- options ------------------------------------------------------------------------------------

SCHEMA = (
    Option("rounds", "whole", 3, low=1, high=6),
    Option("pay", "choice", "digger", choices=("digger", "player")),
    Option("first", "seat", None, optional=True),
    Option("open", "flag", False),
    Option("deck", "deck", "printed"),
    Option("teams", "flag", False, seats=range(4, 7)),
)
DEFAULTS = {"rounds": 3, "pay": "digger", "first": None, "open": False, "deck": "printed", "teams": False}


def test_options_not_chosen_have_their_defaults() -> None:
    assert settle(SCHEMA, {}, 3) == DEFAULTS


@pytest.mark.parametrize(
    ("chosen", "seats"),
    [
        ({"rounds": 1}, 3),
        ({"rounds": 6}, 3),
        ({"pay": "player"}, 3),
        ({"first": 0}, 3),
        ({"first": 2}, 3),
        ({"first": None}, 3),
        ({"open": True}, 3),
        ({"deck": {}}, 3),
        ({"teams": True}, 4),
        ({"teams": False}, 3),
    ],
)
def test_what_may_be_chosen_is_taken(chosen: dict[str, Any], seats: int) -> None:
    assert settle(SCHEMA, chosen, seats) == {**DEFAULTS, **chosen}


@pytest.mark.parametrize(
    ("chosen", "seats", "code", "args"),
    [
        ({"rounds": 0}, 3, "option-out-of-range", {"value": "0", "low": 1, "high": 6}),
        ({"rounds": 7}, 3, "option-out-of-range", {"value": "7", "low": 1, "high": 6}),
        ({"rounds": True}, 3, "option-out-of-range", {"value": "True", "low": 1, "high": 6}),
        ({"rounds": "3"}, 3, "option-out-of-range", {"value": "3", "low": 1, "high": 6}),
        ({"rounds": 3.0}, 3, "option-out-of-range", {"value": "3.0", "low": 1, "high": 6}),
        ({"rounds": None}, 3, "option-out-of-range", {"value": "None", "low": 1, "high": 6}),
        ({"first": 3}, 3, "option-out-of-range", {"value": "3", "low": 0, "high": 2}),
        ({"first": -1}, 3, "option-out-of-range", {"value": "-1", "low": 0, "high": 2}),
        ({"pay": "both"}, 3, "option-not-a-choice", {"value": "both", "choices": "digger, player"}),
        ({"pay": ["digger"]}, 3, "option-not-a-choice", {"value": "['digger']", "choices": "digger, player"}),
        ({"open": 1}, 3, "option-not-a-flag", {"value": "1"}),
        ({"deck": "mine"}, 3, "option-not-a-deck", {"value": "mine"}),
        ({"deck": "x" * 99}, 3, "option-not-a-deck", {"value": "x" * 80}),
        ({"teams": True}, 3, "option-not-at-this-count", {"seats": 3}),
        ({"teams": True}, 7, "option-not-at-this-count", {"seats": 7}),
        ({"tempo": 1}, 3, "option-unknown", {"known": "rounds, pay, first, open, deck, teams"}),
    ],
)
def test_what_may_not_be_chosen_is_refused_by_name(
    chosen: dict[str, Any], seats: int, code: str, args: dict[str, Any]
) -> None:
    with pytest.raises(OptionError) as wrong:
        settle(SCHEMA, chosen, seats)
    (name,) = chosen
    assert (wrong.value.code, wrong.value.option, wrong.value.args_by_name) == (code, name, args)
    assert code in str(wrong.value)
    assert name in str(wrong.value)


# --- events -------------------------------------------------------------------------------------

DRAW = Event("draw", {"player": 1}, {"card": "map"}, (1,))
DEAL = Event("deal", {"count": 6})


@pytest.mark.parametrize(
    ("viewer", "args"),
    [
        (SPECTATOR, {"player": 1}),
        (0, {"player": 1}),
        (1, {"player": 1, "card": "map"}),
        (2, {"player": 1}),
        (EVERYTHING, {"player": 1, "card": "map"}),
    ],
)
def test_private_arguments_are_added_for_those_entitled(viewer: int, args: dict[str, Any]) -> None:
    assert project([DRAW, DEAL], viewer) == [
        Told("draw", args, seen="card" in args),
        Told("deal", {"count": 6}, seen=False),
    ]


NAMES = st.dictionaries(st.sampled_from("abc"), st.integers(), max_size=3)
SECRETS = st.none() | st.dictionaries(st.sampled_from("xyz"), st.integers(), max_size=3)
EVENTS = st.lists(
    st.builds(Event, st.text(max_size=5), NAMES, SECRETS, st.tuples(st.integers(0, 3))), max_size=5
)


@given(EVENTS, st.integers(-2, 4))
def test_a_projection_adds_and_never_removes(events: list[Event], viewer: int) -> None:
    common = project(events, SPECTATOR)
    seen = project(events, viewer)
    assert [told.args for told in common] == [event.public for event in events]
    for event, public, told in zip(events, common, seen, strict=True):
        assert told.name == public.name == event.name
        assert public.args.items() <= told.args.items()
        entitled = viewer == EVERYTHING or viewer in event.audience
        assert told.args == {**event.public, **((event.private or {}) if entitled else {})}
        assert told.seen == (entitled and bool(event.private))
