"""All games at the table: numbers lead everywhere, pages fit, and nobody sees what another seat knows."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from permonik.cli import bench
from permonik.cli.boards import BOARDS
from permonik.cli.boards.types import View
from permonik.cli.choosing import Menu, explain
from permonik.cli.entries import numbers
from permonik.cli.page import Scene, pages
from permonik.cli.screen import Screen, plain_console
from permonik.engine.catalog import GAMES
from permonik.engine.core.game import Game
from permonik.engine.core.record import read_record
from permonik.engine.core.values import SPECTATOR
from permonik.text import LANGUAGES, Text
from tests.cli.conftest import Run
from tests.cli.running import CLEARED, Sitting, by_numbers, leaves, plain

NAMES = ("Alma", "Bert", "Cyril", "Dora", "Emil", "Fany", "Gusta", "Hugo", "Ida", "Jan")
WHOLE: dict[str, dict[str, Any]] = {  # the shortest tables that still have bots
    "saboteur": {"seats": 3, "options": ["rounds=1"]},
    "lost-mines": {"seats": 3, "options": ["rounds=1"]},
    "dark-cave": {"seats": 3},
    "caverna": {"seats": 2},
}
# Another key of a message than its words would be a gap in a language.
UNSAID = re.compile(r"\b(?:terminal|saboteur|lost-mines|dark-cave|caverna)-[a-z-]+")


def menu_of(game: Game[Any], state: Any, language: str = "en") -> Menu:
    decision = game.decision(state)
    view: View = game.view(state, decision.seat)
    names, board = NAMES[: view["seats"]], BOARDS[game.id]
    entries = board.menu(view, Text.of(language), names, decision)
    return Menu(game, state, decision.seat, view, board, names, entries)


def positions(id_: str, seats: int, every: int) -> Iterator[Any]:
    """The states of a random game, one of so many, and one of each kind of question."""
    game, rng, asked = GAMES[id_], Random(7), set[str]()
    state = game.new(seats, b"positions", {})
    step = 0
    while game.to_act(state) is not None:
        prompt = game.decision(state).prompt
        if step % every == 0 or prompt not in asked:
            yield game.copy(state)
        asked.add(prompt)
        step += 1
        game.apply(state, rng.choice(game.legal_actions(state)))


# --- whole games --------------------------------------------------------------------------------


@pytest.mark.parametrize("id_", WHOLE)
def test_a_whole_game_by_numbers_against_bots(id_: str, command: Run) -> None:
    file = Path("game.jsonl")  # in the folder of the test
    lang = LANGUAGES[len(id_) % 3]
    sitting = Sitting(by_numbers, game=id_, lang=lang, seed="w", save=file, **WHOLE[id_])
    out = plain(sitting.play())
    assert Text.of(lang).format("terminal-result") in out
    assert UNSAID.findall(out) == []
    record = read_record(file.read_text(encoding="utf-8").splitlines())
    assert record.footer is not None
    assert record.footer.end == "finished"
    assert command("replay", "game.jsonl", "--lang", lang).status == 0


def test_a_first_game_of_caverna_has_the_introductory_furnishings() -> None:
    sitting = Sitting(by_numbers, game="caverna", seats=2)
    assert '"set":"introductory"' in sitting.table.keeper.lines[0].replace(" ", "")
    sitting = Sitting(by_numbers, game="caverna", seats=2, options=["set=full"])
    assert '"set":"full"' in sitting.table.keeper.lines[0].replace(" ", "")


# --- what there is to choose --------------------------------------------------------------------


@pytest.mark.parametrize("id_", GAMES)
def test_numbers_lead_to_every_action_and_to_nothing_else(id_: str) -> None:
    game = GAMES[id_]
    for state in positions(id_, 4, 40):
        menu = menu_of(game, state)
        found = [entry.actions for entry in leaves(menu.entries) if entry.actions]
        assert {actions[0] for actions in found} == set(game.legal_actions(state))
        for actions in found:
            walked = game.copy(state)
            for action in actions:
                assert game.why_not(walked, menu.seat, action) is None
                game.apply(walked, action)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id_", GAMES)
def test_every_line_is_in_words(id_: str, language: str) -> None:
    for state in positions(id_, 4, 40):
        entries = menu_of(GAMES[id_], state, language).entries
        for entry in (*entries, *leaves(entries)):
            said = f"{entry.line()} {entry.line(long=True)} {entry.title}"
            assert said.strip()
            assert UNSAID.findall(said) == []
            assert "{" not in said


@pytest.mark.parametrize("id_", GAMES)
def test_what_is_closed_says_why(id_: str) -> None:
    text, game = Text.of("en"), GAMES[id_]
    for state in positions(id_, 4, 60):
        menu = menu_of(game, state)
        for number, entry in numbers(menu.entries):
            said = explain(menu, text, str(number))
            assert ("Rule " in said or "discard" in said) if entry.tries else "possible" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id_", GAMES)
def test_a_page_fits_a_small_screen(id_: str, language: str) -> None:
    """Four players, 80 columns, 24 lines: every question, and every heading opened."""
    text, game = Text.of(language), GAMES[id_]
    console = Console(width=80, height=24, force_terminal=True)
    for state in positions(id_, 4, 80):
        closed = menu_of(game, state, language)
        prompt = text.prompt(id_, game.decision(state), closed.names)
        for menu in (closed, *(closed.open(entry) for entry in closed.entries if entry.inner)):
            scene = Scene(text, id_, menu.board, menu.view, menu.names)
            assert Screen(console).first_that_fits(list(pages(scene, (), menu, prompt, 80)))


# --- who sees what ------------------------------------------------------------------------------


@pytest.mark.parametrize("id_", GAMES)
def test_a_page_is_made_of_what_the_seat_may_know(id_: str) -> None:
    """The same page comes out of every world that the seat cannot tell from this one."""
    text, game, console = Text.of("en"), GAMES[id_], plain_console()
    for state in positions(id_, 4, 60):
        seat, shown = game.to_act(state), set()
        assert seat is not None
        for world in (state, *(game.determinize(state, seat, Random(n)) for n in range(3))):
            menu = menu_of(game, world)
            scene = Scene(text, id_, menu.board, menu.view, menu.names)
            page = next(pages(scene, (), menu, "", 120))
            shown.add("".join(part.text for line in console.render_lines(page) for part in line))
            assert menu.view == game.view(state, seat)
        assert len(shown) == 1


@pytest.mark.parametrize("id_", WHOLE)
def test_nothing_private_is_left_when_the_keyboard_is_passed_on(id_: str) -> None:
    def for_a_while(sitting: Sitting) -> str:
        if sitting.asked > 60:
            raise EOFError
        return by_numbers(sitting)

    sitting = Sitting(
        for_a_while, live=True, game=id_, seed="pass", bots="random", **{**WHOLE[id_], "seats": 3}
    )
    sitting.play()
    before, passed = 0, 0
    for prompt, printed in sitting.marks:
        if "has the keyboard" in prompt:
            page = printed[before:]
            assert plain(page[page.rindex(CLEARED) :]).strip() == "Everybody else looks away."
            passed += 1
        before = len(printed)
    assert passed > 3


@pytest.mark.parametrize("id_", GAMES)
def test_a_spectator_sees_a_table(id_: str) -> None:
    game, console = GAMES[id_], plain_console()
    view = game.view(game.new(4, b"table", {}), SPECTATOR)
    board = BOARDS[id_]
    for size in board.SIZES:
        table = board.table(view, Text.of("en"), NAMES[:4], (), size, "")
        assert "Bert" in "".join(part.text for line in console.render_lines(table) for part in line)


# --- what can be looked up ----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id_", GAMES)
def test_looking_something_up_plays_nothing(id_: str, language: str) -> None:
    typed = [*BOARDS[id_].LOOKS, *(f"{letter} Bert" for letter in BOARDS[id_].LOOKS), "h", "0", ""]
    left = iter(typed)

    def answer(sitting: Sitting) -> str:
        try:
            return next(left) if sitting.choosing else ""
        except StopIteration:
            raise EOFError from None

    sitting = Sitting(answer, game=id_, seed="look", lang=language, bots="none", **WHOLE[id_])
    out = plain(sitting.play())
    assert len(sitting.table.keeper.lines) == 1
    assert not UNSAID.search(re.sub(rf"{id_}-\d+\.jsonl", "", out))


# --- the other commands -------------------------------------------------------------------------


@pytest.mark.parametrize("id_", GAMES)
def test_bench_perft_and_rules_work_for_every_game(
    id_: str, command: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "RUNS", 1)
    monkeypatch.setattr(bench, "COPIES", 5)
    ran = command("bench", id_, "--seats", "3", "--seconds", "0.02", "--json")
    assert (ran.status, f'"game": "{id_}"' in ran.out) == (0, True)
    start = GAMES[id_].new(3, b"1", {})
    assert int(command("perft", id_, "--seats", "3", "--depth", "1").out) == len(
        GAMES[id_].legal_actions(start)
    )
    assert command("rules", id_).status == command("rules", id_, "--lang", "sk").status == 0


def test_decks(command: Run) -> None:
    for id_ in ("lost-mines", "dark-cave"):
        assert f'"deck": "{id_}"' in command("deck", id_).out
    ran = command("deck", "caverna")
    assert (ran.status, ran.err.count("\n")) == (2, 1)
