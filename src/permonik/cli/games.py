"""`permonik games` and `permonik deck`: what there is to play, and with what."""

import json

from rich.console import Console
from rich.table import Table

from permonik.cli.boards import BOARDS
from permonik.cli.words import game_of, wrong
from permonik.engine.catalog import GAMES
from permonik.engine.core.options import Option
from permonik.text import Text


def list_games(text: Text, console: Console) -> None:
    for id_, game in GAMES.items():
        console.print(f"{id_} – {text.format(f'{id_}-name')}", style="bold")
        console.print(text.format(f"{id_}-about"))
        console.print(text.format("terminal-seats", low=game.seats[0], high=game.seats[-1]))
        table = Table(box=None, padding=(0, 2, 0, 2), header_style="dim")
        for head in ("terminal-option", "terminal-values", "terminal-default", "terminal-meaning"):
            table.add_column(text.format(head), no_wrap=head != "terminal-meaning")
        for option in game.options:
            help_ = text.option_help(id_, option.name)
            table.add_row(option.name, values(text, option), default(text, option), help_)
        console.print(table)


def values(text: Text, option: Option) -> str:
    """What an option may be set to."""
    match option.kind:
        case "whole":
            return f"{option.low}–{option.high}"
        case "choice":
            return " | ".join(option.choices)
        case "flag":
            return "true | false"
        case _:
            return text.format(f"terminal-value-{option.kind}")


def default(text: Text, option: Option) -> str:
    return text.format("terminal-open") if option.default is None else str(option.default)


def print_deck(text: Text, name: str, console: Console) -> None:
    """The printed deck in the deck format, one card a line, so that a person can change it."""
    content = BOARDS[game_of(text, name).id].printed_deck()
    if content is None:
        wrong(text, "terminal-no-deck", game=text.format(f"{name}-name"))
    console.file.write(f"{laid_out(content)}\n")


def laid_out(content: object) -> str:
    """JSON with two levels unfolded."""
    if not isinstance(content, dict):
        return json.dumps(content, ensure_ascii=False)
    parts = [f"  {json.dumps(key)}: {_unfolded(value)}" for key, value in content.items()]
    return "{\n" + ",\n".join(parts) + "\n}"


def _unfolded(value: object) -> str:
    if isinstance(value, list):
        return "[\n" + ",\n".join(f"    {json.dumps(item)}" for item in value) + "\n  ]"
    if isinstance(value, dict):
        return "{\n" + ",\n".join(f"    {json.dumps(k)}: {json.dumps(v)}" for k, v in value.items()) + "\n  }"
    return json.dumps(value, ensure_ascii=False)
