"""What the games say, in three languages: codes and arguments come in, sentences go out."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from permonik.engine.core.events import Told
from permonik.engine.core.game import Choice, Decision, Line, Refusal
from permonik.engine.core.options import OptionError
from permonik.engine.core.record import Problem

LANGUAGES: Final = ("en", "cs", "sk")
FALLBACK: Final = "en"

_AND: Final = {"en": "and", "cs": "a", "sk": "a"}


class Text:
    """The sentences of one language; one that it lacks is said in English."""

    __slots__ = ("_bundles", "language")

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self._bundles: Final = [_bundle(name) for name in dict.fromkeys((language, FALLBACK))]

    @staticmethod
    @cache
    def of(language: str) -> "Text":
        """The text of a language: made once, since reading the files takes a while."""
        if language not in LANGUAGES:
            raise ValueError(f"no such language: {language}")
        return Text(language)

    def has(self, id_: str) -> bool:
        return any(bundle.has_message(id_) for bundle in self._bundles)

    def names(self, prefix: str) -> list[str]:
        """The rest of every id that begins so, in no language in particular."""
        return sorted(id_.removeprefix(prefix) for id_ in _ids(FALLBACK) if id_.startswith(prefix))

    def format(self, id_: str, /, **args: Any) -> str:
        """The message with its arguments as they are. A flaw in it never stops a game: see `resolve`."""
        return self.resolve(id_, args)[0]

    def resolve(self, id_: str, args: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """The message, and what went wrong in making it: for tests."""
        for bundle in self._bundles:
            pattern = bundle.get_message(id_).value if bundle.has_message(id_) else None
            if pattern is not None:
                said, errors = bundle.format_pattern(pattern, dict(args))
                return _FINISH[bundle.locales[0]](str(said)), errors
        return id_, [LookupError(id_)]

    def event(self, game: str, told: Told, names: Sequence[str]) -> str:
        seen = "-seen" if told.seen else ""
        return self._say(f"{game}-event-{told.name}{seen}", game, told.args, names)

    def prompt(self, game: str, decision: Decision, names: Sequence[str]) -> str:
        return self._say(f"{game}-prompt-{decision.prompt}", game, decision.args, names)

    def choice(self, game: str, choice: Choice, names: Sequence[str]) -> str:
        """What a choice would do, and what it costs if it costs anything."""
        said = self._say(f"{game}-choice-{choice.facets['verb']}", game, choice.facets, names)
        if not choice.cost or not self.has(f"{game}-priced"):
            return said
        return self._say(f"{game}-priced", game, {"choice": said, "goods": choice.cost}, names)

    def line(self, game: str, line: Line, names: Sequence[str]) -> str:
        return self._say(f"{game}-line-{line.name}", game, line.args, names)

    def refusal(self, game: str, refusal: Refusal, names: Sequence[str]) -> str:
        """Why not, in the game's own words if it has any."""
        own = f"{game}-refusal-{refusal.code}"
        return self._say(own if self.has(own) else f"refusal-{refusal.code}", game, refusal.args, names)

    def rule(self, game: str, clause: str) -> str:
        """A clause in one sentence."""
        return self.format(f"{game}-rule-{clause.lower().replace('.', '-')}")

    def card(self, game: str, key: str) -> str:
        """The name of a card. A deck that somebody wrote may have cards that no language knows."""
        own = f"{game}-card-{key}"
        return self.format(own) if self.has(own) else self.format("card-other", card=key)

    def option(self, game: str, name: str) -> str:
        return self.format(f"{game}-option-{name}")

    def option_help(self, game: str, name: str) -> str:
        return self.format(f"{game}-option-{name}-help")

    def option_choice(self, game: str, name: str, choice: str) -> str:
        return self.format(f"{game}-option-{name}-{choice}")

    def option_error(self, error: OptionError) -> str:
        return self.error(error.code, option=error.option, **error.args_by_name)

    def problem(self, problem: Problem) -> str:
        """What is wrong with a record. The code may be one of the options, but without their arguments."""
        code = problem.code if problem.code.startswith("record-") else "record-options"
        return self.error(code, line=problem.line, text=problem.text, clause=problem.clause)

    def error(self, code: str, /, **args: Any) -> str:
        return self.format(f"error-{code}", **args)

    def listed(self, items: Sequence[str]) -> str:
        """A, B and C."""
        if len(items) < 2:
            return "".join(items)
        return _FINISH[self.language](f"{', '.join(items[:-1])} {_AND[self.language]} {items[-1]}")

    def _say(self, id_: str, game: str, args: Mapping[str, Any], names: Sequence[str]) -> str:
        return self.format(id_, **shown(Scene(self, game, names), args))


@cache
def _ids(language: str) -> tuple[str, ...]:
    return tuple(_bundle(language)._messages)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in (files("permonik") / "locales" / language).iterdir():
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


# --- how arguments are shown --------------------------------------------------------------------


class Scene(NamedTuple):
    """Where something is said: in which language, in which game, among whom."""

    text: Text
    game: str
    names: Sequence[str]


Show: TypeAlias = Callable[[Scene, Any], Any]


def shown(scene: Scene, args: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of a message as Fluent takes them."""
    values = {name: SHOWN.get(name, _plain)(scene, value) for name, value in args.items()}
    added = {name: show(scene, args[of]) for name, (of, show) in ADDED.items() if of in args}
    return {**values, **added}


def _plain(_: Scene, value: Any) -> Any:
    """Numbers, and keys for selectors to choose by: Fluent has no truth and no nothing."""
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
    return value


def _name(scene: Scene, seat: int) -> str:
    return scene.names[seat]


def _names(scene: Scene, seats: Sequence[int]) -> str:
    return scene.text.listed([scene.names[seat] for seat in seats]) or scene.text.format("nobody")


def _cell(_: Scene, cell: Sequence[int]) -> str:
    return ", ".join(map(str, cell)).replace("-", "−")


def _from_one(_: Scene, index: int) -> int:
    return index + 1


def _card(scene: Scene, key: str) -> str:
    return scene.text.card(scene.game, key)


def _cards(scene: Scene, cards: Sequence[str] | int) -> str | int:
    """Cards by name, or only how many."""
    return cards if isinstance(cards, int) else scene.text.listed([_card(scene, key) for key in cards])


def _tools(scene: Scene, tools: Sequence[str]) -> str:
    return scene.text.listed([scene.text.format(f"{scene.game}-tool", tool=tool) for tool in tools])


def _goods(scene: Scene, goods: Mapping[str, int]) -> str:
    """Goods, each counted in its own way."""
    said = [
        scene.text.format(f"{scene.game}-goods", good=good, count=count)
        for good, count in goods.items()
        if count
    ]
    return scene.text.listed(said) or scene.text.format(f"{scene.game}-nothing")


def _good_names(scene: Scene, goods: Sequence[str]) -> str:
    """Kinds of goods, uncounted."""
    said = [scene.text.format(f"{scene.game}-good", good=good) for good in goods]
    return scene.text.listed(said) or scene.text.format(f"{scene.game}-nothing")


def _places(scene: Scene, places: Sequence[str]) -> str:
    return scene.text.listed(list(places))


def _part(prefix: str) -> Show:
    """The name of a thing whose key is not the key of a card by itself."""
    return lambda scene, key: scene.text.card(scene.game, f"{prefix}_{key}")


def _numbers(scene: Scene, numbers: Sequence[int]) -> str:
    return scene.text.listed([str(number) for number in numbers])


def _level(_: Scene, level: int) -> str:
    return "I" * level


def _levels(scene: Scene, levels: Sequence[int]) -> str:
    return scene.text.listed([_level(scene, level) for level in levels])


def _clan_cards(scene: Scene, cards: Sequence[str]) -> str:
    """Clan cards, each named by its clan and its role."""
    named = [card.split("-") for card in cards]
    id_ = f"{scene.game}-clan-card"
    return scene.text.listed([scene.text.format(id_, clan=clan, role=role) for clan, role in named])


# The name of an argument says how it is shown; one that is not here is a number or a key.
SHOWN: Final[Mapping[str, Show]] = {
    "animals": _good_names,
    "aside": _clan_cards,
    "cards": _cards,
    "cell": _cell,
    "counted": _numbers,
    "gains": _goods,
    "given": _cards,
    "goal": _from_one,
    "goods": _goods,
    "level": _level,
    "levels": _levels,
    "mine": _from_one,
    "miners": _names,
    "offer": _numbers,
    "player": _name,
    "players": _names,
    "saboteurs": _names,
    "seat": _name,
    "squares": _places,
    "taken": _cards,
    "target": _name,
    "tools": _tools,
    "treasure": _from_one,
    "winners": _names,
}
# Arguments made out of another one: the key stays for selectors, the name is there to be printed.
ADDED: Final[Mapping[str, tuple[str, Show]]] = {
    "card-name": ("card", _card),
    "exchange-name": ("exchange", _part("exchange")),
    "furnishing-name": ("furnishing", _card),
    "loot-name": ("loot", _card),
    "space-name": ("space", _card),
    "tile-name": ("tile", _part("tile")),
}


# --- finishing touches --------------------------------------------------------------------------

_SHORT_WORD: Final = re.compile(r"(?<!\w)([ksvzouai]) ", re.IGNORECASE)
_NUMBER_AND_NOUN: Final = re.compile(r"(\d\.?) (?=[^\W\d_]|[%×])")
_RANGE: Final = re.compile(r"(?<=\d) – (?=\d)")


def bind(text: str) -> str:
    """Czech and Slovak text with the spaces at which no line may break."""
    text = _SHORT_WORD.sub("\\1\N{NO-BREAK SPACE}", text)
    text = _NUMBER_AND_NOUN.sub("\\1\N{NO-BREAK SPACE}", text)
    return _RANGE.sub("\N{NO-BREAK SPACE}–\N{NO-BREAK SPACE}", text)


_FINISH: Final[Mapping[str, Callable[[str], str]]] = {"en": str, "cs": bind, "sk": bind}
