"""Every language can say everything, in the terms of the glossary, and says nothing that nobody asks for."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from permonik.coverage import clauses_of
from permonik.engine.catalog import GAMES
from permonik.engine.caverna import exchanges, furnishings, loot, spaces
from permonik.engine.caverna.actions import EATERS, SKIPS, WORK_PAYMENTS
from permonik.engine.caverna.decisions import PASTURES
from permonik.engine.caverna.effects import TILES
from permonik.engine.caverna.goods import GOODS
from permonik.engine.caverna.home import CONTENTS
from permonik.engine.caverna.state import EVENTS
from permonik.engine.core.decks import DeckError
from permonik.engine.core.events import Told
from permonik.engine.core.game import Choice, Decision, Line, Refusal
from permonik.engine.core.options import OptionError
from permonik.engine.core.record import Problem
from permonik.engine.dark_cave import cards as cave
from permonik.engine.dark_cave.view import SPOTS
from permonik.engine.lost_mines import cards as mines
from permonik.engine.paths.tiles import SIDE_NAMES
from permonik.engine.saboteur.cards import GOALS, ROLES, TOOLS
from permonik.text import ADDED, LANGUAGES, Scene, Text, _bundle, bind, shown

ENGINE = Path(__file__).parent.parent / "src" / "permonik" / "engine"
LOCALES = files("permonik") / "locales"
NAMES = ("Eva", "Petr", "Jana", "Karel")
NBSP = "\N{NO-BREAK SPACE}"

# What no game says, but text.py, the command line and the terminal do.
COMMON = ("card-other", "nobody", "error-record-options", "error-record-other-version")
COMMON_PREFIXES = (
    *("terminal-", "server-", "web-"),
    *("error-file-", "error-game-", "error-table-", "error-store-"),
)

COUNTS = (0, 1, 2, 4, 5, 12, 22)
NO_LINES = ("furnishing", "bonus", "total", "victory")  # the score sheet of the client names them otherwise
# The values that an argument can have, by game: a selector must know every key by name.
KEYS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "saboteur": {"tool": TOOLS, "role": ROLES, "kind": GOALS},
    "lost-mines": {
        "tool": mines.TOOLS,
        "role": mines.ROLES,
        "kind": mines.MINES,
        "clan": mines.CLANS,
        "obstacle": mines.FEATURES[mines.FIRST_OBSTACLE :],
        "token": mines.TOKENS,
        "look": mines.LOOKS,
        "feature": mines.FEATURES,
        "reason": ("treasures", "cards", "agreed"),
    },
    "dark-cave": {
        "role": cave.ROLES,
        "kind": cave.GOALS,
        "clan": cave.CLANS,
        "works": cave.CLANS,
        "monster": cave.MONSTERS,
        "cause": ("bridge", "rat"),
        "loss": ("tunnel", "goblin"),
        "spot": SPOTS,
        "feature": cave.FEATURES[1:],
        "reason": ("cards", "clan", "agreed"),
    },
    "caverna": {
        "good": GOODS,
        "furnishing": furnishings.KEYS,
        "event": EVENTS,
        "phase": SKIPS,
        "pasture": PASTURES,
        "land": ("meadow", "field", "cavern", "tunnel", "deep_tunnel", "ore_mine", "ruby_mine"),
        "eater": EATERS,
        "payment": WORK_PAYMENTS,
        "where": ("none", "asks", *exchanges.WHERE),
    },
    "terminal": {
        "what": ("cards", "nuggets"),
        "good": GOODS[:-1],
        "verb": ("lay", "fence", "stable", "sow", "furnish", "loot", "forge", "trade", "buy", "swap"),
        "letter": ("b", "f", "o", "s"),
    },
    "web-caverna": {
        "colour": ("orange", "green", "yellow"),
        "event": (*EVENTS, "red", "unknown"),
        "effect": ("food", "animals", "gold", "points", "material", "weapon", "beds"),
        "line": tuple(name for name in GAMES["caverna"].messages.lines if name not in NO_LINES),
        "pasture": PASTURES,
        "region": ("forest", "mountain", "all"),
        "tile": ("forest", "mountain", *(name for name, _ in CONTENTS), "large_pasture"),
        "verb": ("lay", "fence", "stable", "sow", "furnish", "forge", "loot", "trade", "buy", "swap", "work"),
    },
    "": {"side": tuple(SIDE_NAMES.values()), "turned": ("yes", "no")},  # in all games
}
SAMPLES: Mapping[str, tuple[Any, ...]] = {
    "side": KEYS[""]["side"],
    "turned": (True, False),
    "card": ("cross", "repair-lantern-cart", "of-another-deck"),
    "cell": ((4, -1), [0, 0]),
    **dict.fromkeys(("goal", "mine", "treasure"), (0, 1, 2)),
    "offer": ([1], [1, 1, 3]),
    "counted": ([3], [2, 1, 1]),
    "levels": ([1], [1, 3]),
    "level": (1, 2, 3),
    "aside": (["blue-loyal"], ["yellow-loyal", "blue-saboteur"]),
    **dict.fromkeys(("given", "taken"), (["rat-1"], ["cross-1", "of-another-deck"], [])),
    "tools": (["lantern"], list(TOOLS)),
    **dict.fromkeys(("goods", "gains"), ({}, {"ore": 1}, dict.fromkeys(GOODS, 2), dict.fromkeys(GOODS, 5))),
    "animals": ([], ["sheep"], ["sheep", "boar"]),
    "squares": (["F4,3"], ["F4,3", "F3,3"]),
    "square": ("M3,1",),
    "space": spaces.KEYS,
    "loot": loot.KEYS,
    "tile": TILES,
    "exchange": exchanges.KEYS,
    **dict.fromkeys(("player", "target", "seat"), (0, 3)),
    **dict.fromkeys(("players", "winners", "miners", "saboteurs"), ([], [2], [0, 1, 3])),
}
# Where cards are named one by one; elsewhere they are counted.
NAMED_CARDS = ("-dealt-seen", "-discard-seen", "-draw-seen", "-choice-discard-two")


def game_of(id_: str) -> str:
    """The game that a message belongs to, or the terminal; none for what all games share."""
    return next((game for game in (*GAMES, "terminal", "web-caverna") if id_.startswith(f"{game}-")), "")


def keys_of(id_: str) -> Mapping[str, tuple[str, ...]]:
    return {**KEYS[""], **KEYS[game_of(id_)]}


HAND = (["map"], ["cross", "map", "of-another-deck"])


# --- the files ----------------------------------------------------------------------------------


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """The messages of a language by id; every entry must parse, since Fluent drops junk in silence."""
    found: dict[str, ftl.Message] = {}
    for file in (LOCALES / language).iterdir():
        if not file.name.endswith(".ftl"):
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


class Parts(Visitor):
    """The variables, references and selectors of a message."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[ftl.SelectExpression] = []
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the visitor's name
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the visitor's name
        self.selects.append(node)
        self.generic_visit(node)


def reachable(language: str, ids: set[str]) -> set[str]:
    """The ids and all that they refer to."""
    known = messages(language)
    more = {inner for id_ in ids for inner in Parts(known[id_]).references} - ids
    return reachable(language, ids | more) if more else ids


def variables(language: str, id_: str) -> set[str]:
    """The variables of a message and of the messages in it."""
    known = messages(language)
    return set().union(*(Parts(known[inner]).variables for inner in reachable(language, {id_})))


class Words(Visitor):
    """The words of a message; what is filled in is an ellipsis."""

    def __init__(self, message: ftl.Message) -> None:
        self.found: list[str] = []
        self.visit(message)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the visitor's name
        self.found.append(node.value)

    def visit_Placeable(self, node: ftl.Placeable) -> None:  # noqa: N802 - the visitor's name
        self.found.append("…")
        self.generic_visit(node)


def printed(message: ftl.Message) -> str:
    return "".join(Words(message).found)


# --- what can be said ---------------------------------------------------------------------------


def said_by(game: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every id that a game can ask for, with its arguments."""
    table = GAMES[game].messages
    yield from ((f"{game}-{part}", ()) for part in ("name", "about"))
    yield from ((f"{game}-card-{key}", ()) for key in table.cards)
    for name, event in table.events.items():
        yield f"{game}-event-{name}", event.public
        if event.private:
            yield f"{game}-event-{name}-seen", event.public + event.private
    yield from ((f"{game}-prompt-{name}", args) for name, args in table.prompts.items())
    yield from ((f"{game}-choice-{verb}", args) for verb, args in table.choices.items())
    yield from ((f"{game}-line-{name}", args) for name, args in table.lines.items())
    for code, args in table.refusals.items():
        own = f"{game}-refusal-{code}"
        yield own if Text.of("en").has(own) else f"refusal-{code}", args
    for option in GAMES[game].options:
        tails = ("", "-help", *(f"-{choice}" for choice in option.choices))
        yield from ((f"{game}-option-{option.name}{tail}", ()) for tail in tails)
    yield from ((f"{game}-rule-{clause.lower().replace('.', '-')}", ()) for clause in clauses(game))


def clauses(game: str) -> dict[str, str]:
    return clauses_of((LOCALES / "en" / "rules" / f"{game}.md").read_text(encoding="utf-8"))


def engine_errors() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every error code that the engine raises, with its arguments, found by reading it."""
    prefixes = {"OptionError": "", "DeckError": "deck-"}
    for file in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(ast.Name(name), [ast.Constant(str(code)), *_]) if name in prefixes:
                    args = tuple(keyword.arg for keyword in node.keywords if keyword.arg)
                    yield f"error-{prefixes[name]}{code}", ("option", *args)
                case ast.Call(ast.Name("Problem"), [ast.Constant(str(code)), *_]):
                    yield f"error-{code}", ("line", "text", "clause")


def everything() -> dict[str, tuple[str, ...]]:
    """All derived ids with their arguments; an error that two places raise may have those of both."""
    found = {id_: args for game in GAMES for id_, args in said_by(game)}
    for id_, args in engine_errors():
        found[id_] = (*found.get(id_, ()), *args)
    return found


SAID = everything()


def samples(id_: str, args: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    """Arguments for a message, each in turn with all its values while the others keep their first."""
    known = {**keys_of(id_), **SAMPLES, **({"cards": HAND} if id_.endswith(NAMED_CARDS) else {})}
    values = {name: known.get(name, COUNTS) for name in args}
    first = {name: options[0] for name, options in values.items()}
    yield first
    yield from ({**first, name: value} for name, options in values.items() for value in options)


# --- tests --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    assert set(SAID) - set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_unused(language: str) -> None:
    known = messages(language)
    asked = {id_ for id_ in known if id_ in SAID or id_ in COMMON or id_.startswith(COMMON_PREFIXES)}
    # named by text.py for lists and prices, and by the legend of a board
    nouns = {"tool", "feature", "overcome", "clan-card"}
    nouns |= {"good", "goods", "nothing", "priced", "land", "pasture", "stable"}
    asked |= {f"{game}-{noun}" for game in GAMES for noun in nouns} & set(known)
    assert set(known) - reachable(language, asked) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_messages_with_the_same_variables(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))
    for id_ in messages("en"):
        assert variables(language, id_) == variables("en", id_), id_


@pytest.mark.parametrize("id_", SAID)
def test_only_given_variables_are_used(id_: str) -> None:
    given = {*SAID[id_], *(name for name, (of, _) in ADDED.items() if of in SAID[id_])}
    assert variables("en", id_) <= given


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_formats(language: str) -> None:
    text = Text.of(language)
    for id_, args in SAID.items():
        game = game_of(id_)
        for sample in samples(id_, args):
            # the arguments of an error are words and numbers already
            filled = sample if id_.startswith("error-") else shown(Scene(text, game, NAMES), sample)
            said, errors = text.resolve(id_, filled)
            assert errors == [], (id_, sample)
            assert "{" not in said, (id_, sample)
            assert said == said.strip(), (id_, sample)


@pytest.mark.parametrize("language", LANGUAGES)
def test_selectors_know_every_key_and_every_plural(language: str) -> None:
    plurals = {"one", "other"} if language == "en" else {"one", "few", "other"}
    for id_, message in messages(language).items():
        for select in Parts(message).selects:
            assert isinstance(select.selector, ftl.VariableReference), id_
            name = select.selector.id.name
            found = {key.key.name for key in select.variants if isinstance(key.key, ftl.Identifier)}
            known = keys_of(id_)
            assert found >= set(known[name]) if name in known else found == plurals, id_


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_a_heading_of_one_sentence(language: str, game: str) -> None:
    for clause in clauses(game):
        heading = Text.of(language).rule(game, clause)
        assert re.fullmatch(r"[^.?!]+\.", heading), (clause, heading)
        assert len(heading) <= 110, (clause, heading)


# id → the word of the glossary. Own decisions of the house: a change here is a change of the glossary.
TERMS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "saboteur-name": "Saboteur",
        "lost-mines-name": "The Lost Mines",
        "dark-cave-name": "The Dark Cave",
        "dark-cave-card-battle-axe-1": "Battle axe (I)",
        "dark-cave-card-lindworm-3": "Lindworm (III)",
        "lost-mines-card-storm": "Storm",
        "lost-mines-card-troll": "Troll",
        "saboteur-card-rockfall": "Rockfall",
        "saboteur-card-map": "Map",
        "saboteur-card-gold": "Gold treasure",
        "saboteur-card-broken-cart": "Broken cart",
        "saboteur-card-repair-pickaxe-lantern": "Repair: pickaxe / lantern",
        "terminal-draw-pile": "Draw pile",
    },
    "cs": {
        "saboteur-name": "Sabotér",
        "dark-cave-name": "Temná jeskyně",
        "dark-cave-card-battle-axe-1": "Válečná sekera (I)",
        "dark-cave-card-secret-info-2": "Tajné informace (II)",
        "dark-cave-card-lindworm-3": "Plazoun (III)",
        "dark-cave-card-lair": "Temné doupě",
        "lost-mines-name": "Ztracené doly",
        "lost-mines-card-storm": "Bouře",
        "lost-mines-card-trap": "Past",
        "lost-mines-card-dragon": "Důl s drakem",
        "lost-mines-card-info-mine-dwarf": "Informace: důl / trpaslík",
        "saboteur-card-rockfall": "Zával",
        "saboteur-card-map": "Mapa",
        "saboteur-card-gold": "Zlatý poklad",
        "saboteur-card-start": "Startovní karta",
        "saboteur-card-hidden": "Karta lícem dolů",
        "saboteur-card-broken-lantern": "Rozbitá lucerna",
        "saboteur-card-repair-pickaxe-lantern": "Oprava: krumpáč / lucerna",
        "saboteur-prompt-turn": "Jsi na tahu: zahraj kartu, nebo ji odhoď.",
        "terminal-draw-pile": "Dobírací balíček",
        "terminal-discard-pile": "Odkládací hromádka",
        "terminal-to-act": "na tahu",
    },
    "sk": {
        "saboteur-name": "Sabotér",
        "dark-cave-name": "Temná jaskyňa",
        "dark-cave-card-battle-axe-1": "Bojová sekera (I)",
        "dark-cave-card-boots-2": "Topánky (II)",
        "dark-cave-card-goblin-3": "Škriatok (III)",
        "dark-cave-card-lair": "Temný brloh",
        "lost-mines-name": "Stratené bane",
        "lost-mines-card-storm": "Búrka",
        "lost-mines-card-trap": "Pasca",
        "lost-mines-card-boat": "Čln",
        "lost-mines-card-dragon": "Baňa s drakom",
        "saboteur-card-rockfall": "Zával",
        "saboteur-card-map": "Mapa",
        "saboteur-card-gold": "Zlatý poklad",
        "saboteur-card-start": "Štartovacia karta",
        "saboteur-card-hidden": "Karta lícom dolu",
        "saboteur-card-broken-lantern": "Rozbitý lampáš",
        "saboteur-card-repair-pickaxe-lantern": "Oprava: krompáč / lampáš",
        "saboteur-prompt-turn": "Si na ťahu: zahraj kartu alebo ju odhoď.",
        "terminal-draw-pile": "Doberací balíček",
        "terminal-discard-pile": "Odkladacia kôpka",
        "terminal-to-act": "na ťahu",
    },
}
NOUNS: Mapping[str, Mapping[tuple[str, str], str]] = {
    "en": {
        ("role", "miner"): "gold miner",
        ("role", "saboteur"): "saboteur",
        ("tool", "pickaxe"): "pickaxe",
        ("tool", "lantern"): "lantern",
        ("tool", "cart"): "mine cart",
        ("kind", "gold"): "gold treasure",
    },
    "cs": {
        ("role", "miner"): "zlatokop",
        ("role", "saboteur"): "sabotér",
        ("tool", "pickaxe"): "krumpáč",
        ("tool", "lantern"): "lucerna",
        ("tool", "cart"): "důlní vozík",
        ("kind", "gold"): "zlatý poklad",
    },
    "sk": {
        ("role", "miner"): "zlatokop",
        ("role", "saboteur"): "sabotér",
        ("tool", "pickaxe"): "krompáč",
        ("tool", "lantern"): "lampáš",
        ("tool", "cart"): "banský vozík",
        ("kind", "gold"): "zlatý poklad",
    },
}
# Words that the glossary uses throughout, and words of another language or another style.
USED = {
    "en": "path card, action card, goal card, dead end, gold card, dwarf card, counter-clockwise",
    "cs": "karty cest, akční kart, cílová karta, zaslepený tunel, karta zlata, karta trpaslíka, bludiště, "
    "kámen, po směru hodinových ručiček, rozbité nářadí, zlatokopové",
    "sk": "karty ciest, akčnú kartu, cieľová karta, zaslepený tunel, karta zlata, karta trpaslíka, bludisk, "
    "kameň, v smere hodinových ručičiek, rozbité náradie, zlatokopi",
}
FOREIGN = {
    "en": r"dwarves|gold[- ]digger|pick-axe|color|neighbor",
    "cs": r"krompáč|lampáš|zlatokopi\b|kdykoliv|[äľĺŕô]",
    "sk": r"krumpáč|lucern|dobírací|hromádk|jenom|popřípad|kámen|[ěřů]",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_are_those_of_the_glossary(language: str) -> None:
    text = Text.of(language)
    assert {id_: text.format(id_).replace(NBSP, " ") for id_ in TERMS[language]} == TERMS[language]
    for (noun, key), word in NOUNS[language].items():
        assert text.format(f"saboteur-{noun}", **{noun: key}) == word
    words = " ".join(printed(message) for message in messages(language).values()).lower()
    for term in USED[language].split(", "):
        assert term in words, term
    assert re.search(FOREIGN[language], words) is None


HOUSE_STYLE = {
    # what a sentence never has, in any language
    "en": {r"\.\.\.", r"[\"']", r" - ", r"—"},
    "cs": {r"\.\.\.", r"[\"']", r" - ", r"—", r"[“”](?=\w)", r"\w/a\b", r"\(a\)"},
    "sk": {r"\.\.\.", r"[\"']", r" - ", r"—", r"[“”](?=\w)", r"\w/a\b", r"\(a\)"},
}
# A log line is in the present tense: the past tense of Czech and Slovak tells men from women.
LOG_STYLE = {
    "en": {"!", r"\b(?:he|she|his|her)\b"},
    "cs": {"!", r"\bbyl[aoiy]?\b", r"…\s?(?:si |se )?\w+l[ai]?\b", r"\b(?:jeho|její)\b", r"/"},
    "sk": {"!", r"\bbol[aoi]?\b", r"…\s?(?:si |sa )?\w+l[ai]?\b", r"\b(?:jeho|jej)\b", r"/"},
}
PREPOSITIONS = r"(?<!\w)(?:z|ze|zo|s|se|so|k|ke|ku|v|ve|vo|o|u|na|do|od|pro|pre|po|při|pri|za) $"


@pytest.mark.parametrize("language", LANGUAGES)
def test_style_of_the_house(language: str) -> None:
    for id_, message in messages(language).items():
        words = printed(message)
        rules = HOUSE_STYLE[language] | (
            LOG_STYLE[language] if "-event-" in id_ or "-line-" in id_ else set()
        )
        for rule in rules:
            assert re.search(rule, words, re.IGNORECASE) is None, (id_, rule)


@pytest.mark.parametrize("language", ["cs", "sk"])
def test_no_preposition_stands_before_a_variable(language: str) -> None:
    for id_, message in messages(language).items():
        for text, following in pairs(message):
            if isinstance(following.expression, ftl.VariableReference | ftl.MessageReference):
                assert re.search(PREPOSITIONS, text.value, re.IGNORECASE) is None, id_


def pairs(message: ftl.Message) -> Iterator[tuple[ftl.TextElement, ftl.Placeable]]:
    """Every text that is followed by something filled in."""
    assert message.value is not None
    patterns = [message.value, *(v.value for select in Parts(message).selects for v in select.variants)]
    for pattern in patterns:
        for one, two in zip(pattern.elements, pattern.elements[1:], strict=False):
            if isinstance(one, ftl.TextElement) and isinstance(two, ftl.Placeable):
                yield one, two


def test_spaces_that_do_not_break() -> None:
    assert bind("K cíli a v dole 2 rubíny") == f"K{NBSP}cíli a{NBSP}v{NBSP}dole 2{NBSP}rubíny"
    assert bind("3. kolo, 5 % a 4 ×") == f"3.{NBSP}kolo, 5{NBSP}% a{NBSP}4{NBSP}×"
    assert bind("3 – 5 hráčov") == f"3{NBSP}–{NBSP}5{NBSP}hráčov"
    assert bind("karta – ta poslední, 4, −1") == "karta – ta poslední, 4, −1"
    assert bind(bind("a v 5 dolech")) == bind("a v 5 dolech")
    assert NBSP in Text.of("sk").listed(["Eva", "Petr"])
    assert NBSP not in Text.of("en").format("terminal-round", round=1, rounds=3)


def plain(text: str) -> str:
    return text.replace(NBSP, " ")


LOG: list[tuple[Told, str, str, str]] = [
    (
        Told("place", {"player": 0, "card": "curve-ne", "cell": (4, -1), "turned": True}, seen=False),
        "Eva places a path card at 4, −1: Curve north–east, turned.",
        "Eva vykládá kartu cesty na místo 4, −1: Zatáčka sever–východ, otočeno.",
        "Eva vykladá kartu cesty na miesto 4, −1: Zákruta sever – východ, otočené.",
    ),
    (
        Told("break", {"player": 0, "target": 1, "tool": "lantern", "card": "broken-lantern"}, seen=False),
        "Eva breaks a lantern – target: Petr.",
        "Eva rozbíjí lucernu – cíl: Petr.",
        "Eva rozbíja lampáš – cieľ: Petr.",
    ),
    (
        Told("look", {"player": 2, "goal": 0}, seen=False),
        "Jana looks at goal card 1.",
        "Jana se dívá na cílovou kartu 1.",
        "Jana sa pozerá na cieľovú kartu 1.",
    ),
    (
        Told("look", {"player": 2, "goal": 2, "kind": "gold"}, seen=True),
        "Jana looks at goal card 3: gold treasure.",
        "Jana se dívá na cílovou kartu 3: zlatý poklad.",
        "Jana sa pozerá na cieľovú kartu 3: zlatý poklad.",
    ),
    (
        Told("draw", {"player": 1, "card": "of-another-deck"}, seen=True),
        "Petr draws a card: Card “of-another-deck”.",
        "Petr si dobírá kartu: Karta „of-another-deck“.",
        "Petr si doberá kartu: Karta „of-another-deck“.",
    ),
    (
        Told("dealt", {"player": 0, "count": 2, "cards": ["map", "cross"], "role": "miner"}, seen=True),
        "Eva is dealt a role: gold miner, and these cards: Map and Cross.",
        "Eva dostává roli: zlatokop, a karty: Mapa a Křižovatka.",
        "Eva dostáva rolu: zlatokop, a karty: Mapa a Križovatka.",
    ),
    (
        Told("paid", {"player": 0, "nuggets": 4, "counted": [3, 1]}, seen=False),
        "Eva receives 4 nuggets, counted out as 3 and 1.",
        "Eva dostává 4 nugety – karty zlata: 3 a 1.",
        "Eva dostáva 4 nugety – karty zlata: 3 a 1.",
    ),
    (
        Told("game-over", {"winners": [0, 1, 2], "nuggets": 22}, seen=False),
        "The game is over – victory: Eva, Petr and Jana (22 nuggets).",
        "Hra končí – výhra: Eva, Petr a Jana (22 nugetů).",
        "Hra sa končí – výhra: Eva, Petr a Jana (22 nugetov).",
    ),
]


@pytest.mark.parametrize(("told", "en", "cs", "sk"), LOG)
def test_events(told: Told, en: str, cs: str, sk: str) -> None:
    said = [plain(Text.of(language).event("saboteur", told, NAMES)) for language in LANGUAGES]
    assert said == [en, cs, sk]


def test_refusals_of_the_game_and_of_all_games() -> None:
    text = Text.of("cs")
    own = Refusal("already-broken", "SAB-5.2", {"target": 1, "tool": "lantern"})
    assert plain(text.refusal("saboteur", own, NAMES)) == (
        "Petr už má rozbitou lucernu a stejné nářadí nejde rozbít dvakrát; vyber jiný cíl nebo jinou kartu."
    )
    common = Refusal("not-in-hand", "SAB-3.6", {"card": "map"})
    assert plain(text.refusal("saboteur", common, NAMES)) == (
        "Kartu „Mapa“ v ruce nemáš; vyber některou ze svých karet."
    )
    assert text.rule("saboteur", own.clause) == "Nikdo nemůže mít dvakrát rozbité stejné nářadí."


def test_prompts_choices_lines_and_options() -> None:
    text = Text.of("sk")
    gold = Decision(0, "gold", {"count": 3}, declinable=False, choices=())
    assert plain(text.prompt("saboteur", gold, NAMES)) == "Vyber kartu zlata. Počet kariet v ponuke: 3."
    facets: dict[str, Any] = {"verb": "break", "card": "broken-lantern", "seat": 1}
    broken = Choice((1, 0, 0, 0), "break lantern of 1", facets)
    assert plain(text.choice("saboteur", broken, NAMES)) == "Zahrať kartu „Rozbitý lampáš“ → Petr"
    won = Line("round-saboteurs", {"round": 2, "miners": [0, 2], "saboteurs": []})
    assert plain(text.line("saboteur", won, NAMES)) == (
        "2. kolo vyhrávajú sabotéri. Zlatokopi: Eva a Jana. Sabotéri: nikto."
    )
    assert text.option("saboteur", "rounds") == "Počet kôl"
    assert text.option_help("saboteur", "rounds").startswith("Koľko")
    assert text.option_choice("saboteur", "pay", "digger") == "karta za zlatokopa"


def test_errors() -> None:
    wrong = OptionError("option-out-of-range", "rounds", value="9", low=1, high=6)
    assert plain(Text.of("sk").option_error(wrong)) == (
        "Voľba „rounds“ chce celé číslo v rozmedzí 1 – 6, nie „9“."
    )
    deck = DeckError("total", part="paths", found=39, total=40)
    assert Text.of("en").option_error(deck) == (
        "The part “paths” of the deck has the wrong number of cards: 39. Needed: 40."
    )
    move = Problem("record-illegal-action", 7, "map 1", "SAB-7.6")
    assert plain(Text.of("cs").problem(move)) == (
        "Tah na řádku 7 záznamu není možný: „map 1“ (pravidlo SAB-7.6)."
    )
    header = Problem("option-out-of-range", 1, "rounds")
    assert Text.of("en").problem(header) == "No game can be made with the options in the record: “rounds”."


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="no such language: de"):
        Text.of("de")


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    empty = FluentBundle(["cs"], use_isolating=False)
    monkeypatch.setattr("permonik.text._bundle", lambda name: empty if name == "cs" else _bundle(name))
    assert Text("cs").format("terminal-goodbye") == "See you next time."
    assert Text("cs").format("no-such-id") == "no-such-id"
