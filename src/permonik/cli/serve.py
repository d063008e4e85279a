"""The table server from the command line. The server is big: it is imported only when asked for."""

import asyncio
import os
from collections.abc import Coroutine, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from permonik.cli.words import wrong
from permonik.text import Text

if TYPE_CHECKING:
    from permonik.server.settings import Settings


def settings_of(
    text: Text, flags: Mapping[str, Any], more: Sequence[str] = (), config: Path | None = None
) -> "Settings":
    """The settings of flags, environment and file."""
    from permonik.server.settings import SettingError, read_settings

    chosen = dict(flags)
    for pair in more:
        name, equals, value = pair.partition("=")
        if not equals:
            wrong(text, "terminal-wrong-option", option=pair)
        chosen[name] = value
    try:
        return read_settings(chosen, os.environ, config)
    except SettingError as error:
        wrong(text, "terminal-wrong-setting", name=error.name, value=error.value)


def serve(text: Text, settings: "Settings") -> None:
    from permonik.server.serving import run

    def say(address: str) -> None:
        print(text.format("server-running", address=address), flush=True)

    _carefully(text, lambda: run(settings, say), settings)


def backup(text: Text, settings: "Settings", file: Path) -> None:
    from permonik.server.store.backup import write_backup

    def do() -> None:
        rows = _run(write_backup(settings, file))
        print(text.format("server-backed-up", file=str(file), count=rows))

    _carefully(text, do, settings)


def restore(text: Text, settings: "Settings", file: Path) -> None:
    from permonik.server.store.backup import read_backup

    def do() -> None:
        rows = _run(read_backup(settings, file))
        print(text.format("server-restored", file=str(file), count=rows))

    _carefully(text, do, settings)


def _run(work: Coroutine[Any, Any, int]) -> int:
    return asyncio.run(work)


def _carefully(text: Text, do: Any, settings: "Settings") -> None:
    """Whatever keeps a server from running is said in one line."""
    from permonik.server.store.database import StoreError

    try:
        do()
    except StoreError as error:
        wrong(text, f"error-{error.code}", **error.args_by_name)
    except OSError as error:
        wrong(text, "error-store-port", port=settings.port, reason=error.strerror or str(error))
    except KeyboardInterrupt:
        pass  # Ctrl-C is how it is stopped
