"""What can be typed: commands are taken apart here, and carried out in the modules beside."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from permonik import __version__
from permonik.cli import arena as arenas
from permonik.cli import bench as benches
from permonik.cli import explain as explanations
from permonik.cli import games as catalogue
from permonik.cli import perft as counts
from permonik.cli import play as tables
from permonik.cli import replay as replays
from permonik.cli import rules as rulebooks
from permonik.cli import serve as servers
from permonik.cli import solve as solvers
from permonik.cli.screen import Screen, plain_console
from permonik.cli.words import CommandError, hint, text_of

WRONG: Final = 2
"""The exit status of a command that cannot be carried out."""

app: Final = typer.Typer(
    name="permonik",
    help=hint("permonik"),
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

Game = Annotated[str, typer.Argument(help=hint("game"))]
Seats = Annotated[int | None, typer.Option(help=hint("seats"))]
Seed = Annotated[str | None, typer.Option(help=hint("seed"))]
Lang = Annotated[str | None, typer.Option(help=hint("lang"))]


@app.callback(invoke_without_command=True)
def permonik(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=hint("version"))] = False,
) -> None:
    if version or context.invoked_subcommand is None:
        typer.echo(__version__ if version else context.get_help())
        raise typer.Exit


@app.command(help=hint("games"))
def games(lang: Lang = None) -> None:
    catalogue.list_games(text_of(lang), plain_console())


@app.command(help=hint("play"))
def play(
    game: Game,
    seats: Seats = None,
    bots: Annotated[str | None, typer.Option(help=hint("bots"))] = None,
    names: Annotated[str | None, typer.Option(help=hint("names"))] = None,
    seed: Seed = None,
    lang: Lang = None,
    save: Annotated[Path | None, typer.Option(help=hint("save"))] = None,
    resume: Annotated[Path | None, typer.Option(help=hint("resume"))] = None,
    option: Annotated[list[str] | None, typer.Option(help=hint("option"))] = None,
    deck: Annotated[Path | None, typer.Option(help=hint("deck-file"))] = None,
) -> None:
    wanted = tables.Wanted(seats, bots, names, seed, option or (), deck, save, resume)
    tables.run(text_of(lang), game, wanted, Screen())


@app.command(help=hint("bench"))
def bench(
    game: Game,
    seats: Seats = None,
    seconds: Annotated[float, typer.Option(help=hint("seconds"))] = 10.0,
    json: Annotated[bool, typer.Option("--json", help=hint("json"))] = False,
    lang: Lang = None,
) -> None:
    benches.run(text_of(lang), game, seats, seconds, json, plain_console())


@app.command(help=hint("arena"))
def arena(
    game: Game,
    seats: Annotated[str, typer.Option(help=hint("arena-seats"))],
    games: Annotated[int, typer.Option(min=1, help=hint("arena-games"))] = 100,
    players: Annotated[int | None, typer.Option(help=hint("arena-players"))] = None,
    jobs: Annotated[int, typer.Option(min=1, help=hint("jobs"))] = 1,
    budget: Annotated[float, typer.Option(min=0.0001, max=100, help=hint("budget"))] = 1.0,
    seed: Annotated[str, typer.Option(help=hint("seed"))] = "arena",
    option: Annotated[list[str] | None, typer.Option(help=hint("option"))] = None,
    records: Annotated[Path | None, typer.Option(help=hint("arena-records"))] = None,
    resume: Annotated[Path | None, typer.Option(help=hint("arena-resume"))] = None,
    json: Annotated[bool, typer.Option("--json", help=hint("json"))] = False,
    lang: Lang = None,
) -> None:
    wanted = arenas.Wanted(seats, games, players, jobs, budget, seed, option or (), records, resume, json)
    raise typer.Exit(arenas.run(text_of(lang), game, wanted, plain_console()))


@app.command(help=hint("perft"))
def perft(
    game: Game,
    depth: Annotated[int, typer.Option(min=0, help=hint("depth"))],
    seats: Seats = None,
    seed: Seed = None,
    record: Annotated[Path | None, typer.Option(help=hint("record"))] = None,
    at: Annotated[int | None, typer.Option(min=1, help=hint("at"))] = None,
    divide: Annotated[bool, typer.Option("--divide", help=hint("divide"))] = False,
    lang: Lang = None,
) -> None:
    counts.run(text_of(lang), game, seats, seed, record, at, depth, divide, plain_console())


@app.command(help=hint("replay"))
def replay(file: Annotated[Path, typer.Argument(help=hint("record"))], lang: Lang = None) -> None:
    raise typer.Exit(replays.run(text_of(lang), file, plain_console()))


@app.command(help=hint("solve"))
def solve(
    game: Game,
    minutes: Annotated[float, typer.Option(help=hint("minutes"))] = 5.0,
    jobs: Annotated[int, typer.Option(help=hint("jobs"))] = 1,
    seed: Seed = None,
    out: Annotated[Path, typer.Option(help=hint("out"))] = Path("caverna-solo.jsonl"),
    lang: Lang = None,
) -> None:
    solvers.run(text_of(lang), game, minutes, jobs, seed, out, plain_console())


@app.command(help=hint("explain"))
def explain(
    file: Annotated[Path, typer.Argument(help=hint("record"))],
    plot: Annotated[Path | None, typer.Option(help=hint("plot"))] = None,
    json: Annotated[bool, typer.Option("--json", help=hint("json"))] = False,
    lang: Lang = None,
) -> None:
    explanations.run(text_of(lang), file, plot, json, plain_console())


@app.command(help=hint("rules"))
def rules(
    game: Annotated[str | None, typer.Argument(help=hint("game"))] = None,
    clause: Annotated[str | None, typer.Argument(help=hint("clause"))] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help=hint("coverage"))] = False,
    lang: Lang = None,
) -> None:
    text, console = text_of(lang), plain_console()
    if coverage:
        raise typer.Exit(rulebooks.show_coverage(text, game, console))
    rulebooks.show_rules(text, game, clause, console)


@app.command(help=hint("deck"))
def deck(game: Game, lang: Lang = None) -> None:
    catalogue.print_deck(text_of(lang), game, plain_console())


@app.command(help=hint("serve"))
def serve(
    port: Annotated[int | None, typer.Option(min=0, max=65535, help=hint("port"))] = None,
    lan: Annotated[bool, typer.Option("--lan", help=hint("lan"))] = False,
    data: Annotated[Path | None, typer.Option(help=hint("data"))] = None,
    database: Annotated[str | None, typer.Option(help=hint("database"))] = None,
    config: Annotated[Path | None, typer.Option(help=hint("config"))] = None,
    setting: Annotated[list[str] | None, typer.Option("--set", help=hint("set"))] = None,
    lang: Lang = None,
) -> None:
    flags = {"port": port, "lan": lan or None, "data": data and str(data), "database": database}
    servers.serve(text_of(lang), servers.settings_of(text_of(lang), flags, setting or (), config))


@app.command(help=hint("backup"))
def backup(
    file: Annotated[Path, typer.Argument(help=hint("backup-file"))],
    data: Annotated[Path | None, typer.Option(help=hint("data"))] = None,
    database: Annotated[str | None, typer.Option(help=hint("database"))] = None,
    lang: Lang = None,
) -> None:
    flags = {"data": data and str(data), "database": database}
    servers.backup(text_of(lang), servers.settings_of(text_of(lang), flags), file)


@app.command(help=hint("restore"))
def restore(
    file: Annotated[Path, typer.Argument(help=hint("backup-file"))],
    data: Annotated[Path | None, typer.Option(help=hint("data"))] = None,
    database: Annotated[str | None, typer.Option(help=hint("database"))] = None,
    lang: Lang = None,
) -> None:
    flags = {"data": data and str(data), "database": database}
    servers.restore(text_of(lang), servers.settings_of(text_of(lang), flags), file)


def run(arguments: Sequence[str]) -> int:
    """Carry out a command; its exit status. Whatever is wrong with it is said in one line."""
    try:
        status: Any = app(list(arguments), standalone_mode=False)
    except CommandError as error:
        said = str(error)
    except typer.TyperException as error:
        # The part of typer that knows which option is meant is not in its public types.
        said = str(getattr(error, "format_message", error.__str__)())
    except typer.Abort:
        return 130
    else:
        return status if isinstance(status, int) else 0
    print(" ".join(said.split()), file=sys.stderr)
    return WRONG


def main() -> None:
    sys.exit(run(sys.argv[1:]))
