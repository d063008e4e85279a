"""The client says nothing that the languages lack, and the languages keep nothing that it does not say."""

import re
from importlib.resources import files

from permonik.engine.catalog import GAMES
from permonik.text import LANGUAGES, Text
from tests.web.browser import ROOT
from tools.gen_web import stale

SOURCE = "\n".join(
    file.read_text(encoding="utf-8")
    for file in sorted((ROOT / "web" / "src").rglob("*"))
    if file.suffix in (".ts", ".svelte")
)
# An id that is put together begins as written here: t(`web-verb-${verb}`).
BEGUN = {match[1] for match in re.finditer(r"`(web-[a-z-]*-)\$\{", SOURCE)}
WRITTEN = {match[1] for match in re.finditer(r"['`](web-[a-z0-9-]*[a-z0-9])['`]", SOURCE)}


def ids(language: str) -> set[str]:
    text = (files("permonik") / "locales" / language / "web.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(web-[a-z0-9-]+) =", text, re.MULTILINE))


def test_every_language_has_the_same_words() -> None:
    assert {language: ids(language) ^ ids("en") for language in LANGUAGES} == {
        language: set() for language in LANGUAGES
    }


def test_every_word_that_is_said_is_there() -> None:
    caverna = {id_ for id_ in WRITTEN if id_.startswith("web-caverna")}  # a file of their own
    assert WRITTEN - caverna - ids("en") == set()


def test_no_word_is_there_for_nothing() -> None:
    unsaid = {id_ for id_ in ids("en") - WRITTEN if not id_.startswith(tuple(BEGUN))}
    assert unsaid == set()


def test_what_is_generated_is_up_to_date() -> None:
    assert stale() == []


def test_every_verb_of_the_path_games_has_a_button() -> None:
    verbs = {verb for id_, game in GAMES.items() if id_ != "caverna" for verb in game.messages.choices}
    buttons = {id_.removeprefix("web-verb-") for id_ in ids("en") if id_.startswith("web-verb-")}
    assert verbs == buttons


# id → the word of the glossary in each language.
TERMS = {
    "web-bots": ("Bots", "Boti", "Boti"),
    "web-day": ("Day", "Den", "Deň"),
    "web-finished": ("Finished games", "Dohrané partie", "Dohrané partie"),
    "web-games": ("Games", "Hry", "Hry"),
    "web-host": ("host", "hostitel", "hostiteľ"),
    "web-moves": ("Moves", "Tahy", "Ťahy"),
    "web-player": ("Player", "Hráč", "Hráč"),
    "web-players": ("Players", "Hráči", "Hráči"),
    "web-role": ("Role", "Role", "Rola"),
    "web-rounds": ("Rounds", "Kola", "Kolá"),
    "web-seats": ("Seats", "Místa", "Miesta"),
    "web-spectator": ("spectator", "divák", "divák"),
    "web-table": ("Table", "Stůl", "Stôl"),
    "web-treasures": ("treasures", "poklady", "poklady"),
    "web-your-turn": ("Your turn", "Jsi na tahu", "Si na ťahu"),
}


def test_terms_are_those_of_the_glossary() -> None:
    for place, language in enumerate(("en", "cs", "sk")):
        text = Text.of(language)
        said = {id_: text.format(id_).replace("\xa0", " ") for id_ in TERMS}
        assert said == {id_: words[place] for id_, words in TERMS.items()}
        for game in GAMES:
            assert text.format(f"{game}-name").startswith(text.format(f"web-game-{game}"))
