"""At the table: whole games, numbers and words, why not, passing the keyboard on, saving and resuming."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from permonik.cli.choosing import Menu, explain
from permonik.cli.entries import marks
from permonik.cli.page import Scene, pages
from permonik.cli.screen import plain_console
from permonik.engine.core.game import state_hash
from permonik.engine.core.record import read_record
from permonik.text import LANGUAGES, Text
from tests.cli.conftest import Run
from tests.cli.running import CLEARED, SABOTEUR, Sitting, answers, first_choice, plain, steady


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_against_bots(language: str, command: Run, tmp_path: Path) -> None:
    ran = command(
        *("play", "saboteur", "--seed", "s", "--lang", language, "--save", "game.jsonl"),
        *("--option", "rounds=1"),
        typed="1 1\n" * 200,
    )
    assert (ran.status, ran.err) == (0, "")
    out = plain(ran.out)
    assert Text.of(language).format("terminal-result") in out
    assert not re.search(r"terminal-|saboteur-|error-", out.replace("game.jsonl", ""))
    record = read_record((tmp_path / "game.jsonl").read_text(encoding="utf-8").splitlines())
    assert record.footer is not None
    assert record.footer.end == "finished"
    assert [sitter.kind for sitter in record.header.sitters] == ["person", *["bot:easy"] * 3]
    assert command("replay", "game.jsonl", "--lang", language).status == 0


def test_bots_alone_play_a_game_to_watch(command: Run) -> None:
    ran = command(
        "play", "saboteur", "--seats", "3", "--bots", "random,random,random", "--option", "rounds=1"
    )
    assert ran.status == 0
    assert "Victory:" in ran.out
    assert "draws a card" not in ran.out


def test_names_seats_and_options(command: Run, tmp_path: Path) -> None:
    wanted = ("--seats", "5", "--names", "Eva, Petr", "--bots", "random,random,random", "--option", "first=1")
    command("play", "saboteur", *wanted, "--option", "margin=none", "--save", "game.jsonl")
    header = json.loads((tmp_path / "game.jsonl").read_text(encoding="utf-8"))
    assert [seat["name"] for seat in header["seats"]] == ["Eva", "Petr", "Alma", "Bert", "Cyril"]
    assert header["options"] == {"first": 1, "margin": None}


# --- answers ------------------------------------------------------------------------------------


def menu_at(seed: bytes, moves: int = 0, seats: int = 4) -> Menu:
    state, rng = SABOTEUR.new(seats, seed, {}), Random(1)
    for _ in range(moves):
        SABOTEUR.apply(state, rng.choice(SABOTEUR.legal_actions(state)))
    decision = SABOTEUR.decision(state)
    view = SABOTEUR.view(state, decision.seat)
    board = Sitting(first_choice, seats=seats).table.board
    names = ("Alma", "Bert", "Cyril", "Dora", "Emil")[:seats]
    return Menu(
        SABOTEUR, state, decision.seat, view, board, names, board.menu(view, Text.of("en"), names, decision)
    )


@pytest.mark.parametrize("moves", [0, 20, 60])
def test_every_choice_has_its_number_and_nothing_else_has(moves: int) -> None:
    menu = menu_at(b"numbers", moves)
    found = [
        menu.action(f"{card} {choice}")
        for card, entry in enumerate(menu.entries, 1)
        for choice in range(1, len(entry.inner) + 1)
    ]
    assert sorted(action for action in found if action) == SABOTEUR.legal_actions(menu.state)
    assert [entry.card for entry in menu.entries] == list(dict.fromkeys(menu.view["you"]["hand"]))
    for nonsense in ("0", "99", "1 0", "1 999", "99 1", "1 99,99,9", "dig", "place", "1 nobody"):
        assert menu.action(nonsense) is None


def test_an_opened_card_numbers_its_choices() -> None:
    menu = menu_at(b"a")
    entry = menu.entry("1")
    assert entry is not None
    opened = menu.open(entry)
    assert [opened.action(str(n)) for n in range(1, len(entry.inner) + 1)] == [
        inner.actions[0] for inner in entry.inner
    ]
    cells = [mark.facets.get("cell") for mark in marks(opened.listed)]
    assert cells == [[0, -1], [-1, 0], [1, 0], [0, 1], None]
    assert opened.action("1,0") == menu.action("1 1,0") == SABOTEUR.read(menu.state, "place cross@1,0")


def test_short_forms_and_texts() -> None:
    menu = menu_at(b"a")
    cards = [entry.card for entry in menu.entries]
    tee, broken = cards.index("tee-north") + 1, cards.index("broken-lantern") + 1
    read = {
        f"{tee} 2,−1": "place tee-north@2,-1",
        f"{tee} 2, -1 t": "place tee-north@2,-1 turned",
        f"{broken} bert": "break lantern of 1",
        "place cross@1,0": "place cross@1,0",
    }
    for typed, text in read.items():
        assert menu.action(typed) == SABOTEUR.read(menu.state, text)


WHY_NOT = [
    ("en", "place cross@5,1", "would not be joined to the path from the start", "SAB-4.5"),
    ("cs", "place cross@5,1", "by se nenapojila na cestu od startu", "SAB-4.5"),
    ("sk", "place cross@0,0", "Pravidlo SAB-4.2", "SAB-4.2"),
    ("en", "1 0,0", "A card already lies at 0, 0", "SAB-4.2"),
    ("en", "discard map", "You do not hold the card “Map”", "SAB-3.6"),
    ("en", "6", "Alma has no broken pickaxe", "SAB-6.3"),  # the number of a card that can only be discarded
    ("cs", "6", "Alma nemá rozbitý krumpáč", "SAB-6.3"),
]


@pytest.mark.parametrize(("language", "question", "reason", "clause"), WHY_NOT)
def test_why_not_in_words(language: str, question: str, reason: str, clause: str) -> None:
    menu, text = menu_at(b"a"), Text.of(language)
    said = plain(explain(menu, text, question))
    assert reason in said
    assert plain(text.rule("saboteur", clause)) in said
    assert clause in said


def test_what_is_possible_and_what_is_no_move() -> None:
    menu, text = menu_at(b"a"), Text.of("en")
    assert explain(menu, text, "1 1,0") == explain(menu, text, "1") == "That is possible."
    assert "is not a move" in explain(menu, text, "fly")


def test_a_card_that_fits_nowhere_for_many_reasons() -> None:
    text = Text.of("en")
    for moves in range(0, 200, 5):
        menu = menu_at(b"nowhere", moves, seats=3)
        stuck = [n for n, e in enumerate(menu.entries, 1) if e.tries]
        for number in stuck:
            said = explain(menu, text, str(number))
            assert said == text.format("terminal-only-discard") or "Rule SAB-" in said


def test_questions_and_commands_do_not_play() -> None:
    typed = ("h", "?", "r", "", "? place cross@5,1", "99", "place cross@5,1", "1", "? 1", "0", "? 1 5,1", "q")
    sitting = Sitting(answers(*typed), seats=4, seed="a")
    out = sitting.play()
    assert sitting.asked == len(typed)
    assert len(sitting.table.keeper.lines) == 1
    assert out.count("Rule SAB-4.5") == 3
    assert "“99” is not in the list" in out
    assert "Setting up a round" in out
    assert "Saved to" in out


def test_pages_shrink_to_fit_the_screen() -> None:
    sitting = Sitting(answers("1 1"), live=True, seats=4, seed="a")
    assert "╭───╮" in sitting.play()
    sitting = Sitting(answers("1 1"), live=True, seats=4, seed="a")
    sitting.table.screen.console.height = 16
    out = plain(sitting.play())
    assert "╭───╮" not in out
    assert "[?]" in out


# --- two people at one keyboard -----------------------------------------------------------------


def test_nothing_private_is_left_when_the_keyboard_is_passed_on() -> None:
    sitting = Sitting(first_choice, live=True, seats=3, bots="easy", seed="pass", options=["rounds=1"])
    sitting.play()
    before = 0
    for (prompt, printed), (following, _) in zip(sitting.marks, sitting.marks[1:], strict=False):
        if "has the keyboard" in prompt:
            page = printed[before:]
            assert plain(page[page.rindex(CLEARED) :]).strip() == "Everybody else looks away."
            assert "has the keyboard" not in following
        before = len(printed)


def segments(sitting: Sitting) -> list[tuple[str, str]]:
    """What was on the screen from one pass-on to the next, with the name of who sat there."""
    parts = re.split(r"Press Enter when (\w+) has the keyboard\. ", plain(sitting.out.getvalue()))
    return list(zip(parts[1::2], parts[2::2], strict=True))


def test_nobody_sees_what_another_person_knows() -> None:
    sitting = Sitting(first_choice, seats=3, bots="easy", seed="pass", options=["rounds=1"])
    sitting.play()
    found = segments(sitting)
    assert {name for name, _ in found} == {"Alma", "Bert"}
    for name, shown in found:
        shown = shown.partition("Round 1: the")[0]  # then roles are public
        assert set(re.findall(r"(\w+): (?:gold miner|saboteur) ·", shown)) <= {name}
        assert set(re.findall(r"(\w+)\s+draws\s+a\s+card:", shown)) <= {name}
        assert set(re.findall(r"(\w+)\s+looks\s+at\s+goal\s+card\s+\d:", shown)) <= {name}
        assert "is dealt a role" not in shown


def test_a_page_is_made_of_what_the_seat_may_know() -> None:
    """The same page comes out of every world that the seat cannot tell from this one."""
    text, console = Text.of("en"), plain_console()
    for moves in (0, 15, 40):
        menu = menu_at(b"worlds", moves)
        shown = []
        for state in (
            menu.state,
            *(SABOTEUR.determinize(menu.state, menu.seat, Random(n)) for n in range(8)),
        ):
            decision, view = SABOTEUR.decision(state), SABOTEUR.view(state, menu.seat)
            found = menu.board.menu(view, text, menu.names, decision)
            twin = menu._replace(state=state, view=view, entries=found)
            scene = Scene(text, "saboteur", menu.board, view, menu.names)
            drawn = next(pages(scene, (), twin, "", 80))
            shown.append([segment.text for line in console.render_lines(drawn) for segment in line])
        assert all(page == shown[0] for page in shown)


def test_the_one_person_at_a_table_is_never_asked_to_look_away() -> None:
    out = Sitting(first_choice, seats=3, bots="easy,easy", seed="one", options=["rounds=1"]).play()
    assert "has the keyboard" not in out


# --- saving and resuming ------------------------------------------------------------------------


def test_a_resumed_game_ends_as_an_unbroken_one(tmp_path: Path) -> None:
    wanted: dict[str, Any] = {"seats": 3, "bots": "none", "seed": "again", "options": ["rounds=1"]}
    whole = Sitting(steady, save=tmp_path / "whole.jsonl", **wanted)
    whole.play()

    def leave_soon(sitting: Sitting) -> str:
        if sitting.asked > 41:
            raise EOFError
        return steady(sitting)

    file = tmp_path / "part.jsonl"
    Sitting(leave_soon, save=file, **wanted).play()
    part = file.read_text(encoding="utf-8").splitlines()
    assert read_record(part).footer is None
    assert 10 < len(part) < len(whole.table.keeper.lines)
    file.write_text("\n".join([*part, '{"seat":']), encoding="utf-8")  # torn in the middle of a line
    resumed = Sitting(steady, resume=file)
    resumed.play()
    assert state_hash(SABOTEUR, resumed.table.state) == state_hash(SABOTEUR, whole.table.state)
    assert file.read_text(encoding="utf-8") == (tmp_path / "whole.jsonl").read_text(encoding="utf-8")


def test_a_finished_game_resumed_shows_its_result(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    Sitting(first_choice, seats=3, bots="random,random", seed="f", options=["rounds=1"], save=file).play()
    before = file.read_text(encoding="utf-8")
    assert "Victory:" in Sitting(first_choice, resume=file).play()
    assert file.read_text(encoding="utf-8") == before


def test_leaving_without_a_file_finds_a_free_name(command: Run, tmp_path: Path) -> None:
    for number in (1, 2):
        assert f"Saved to “saboteur-{number}.jsonl”" in command("play", "saboteur", typed="q\n").out
    assert command("play", "saboteur", "--resume", "saboteur-1.jsonl", typed="1 1\n").status == 0
    assert command("replay", "saboteur-1.jsonl").status == 0


def test_a_damaged_record_is_not_gone_on_with(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    Sitting(answers("1 1", "1 1"), seats=3, bots="random,random", seed="f", save=file).play()
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[1] = json.dumps({**json.loads(lines[1]), "do": "take 3"})
    file.write_text("\n".join(lines), encoding="utf-8")
    ran = command("play", "saboteur", "--resume", "game.jsonl")
    assert (ran.status, "line 2" in ran.err) == (2, True)
