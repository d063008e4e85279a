"""How the server is run: flags, the environment (PERMONIK_*) and a file, in this order of weight."""

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

PREFIX: Final = "PERMONIK_"


class SettingError(ValueError):
    """A setting that cannot be: its name and its value."""

    def __init__(self, name: str, value: str) -> None:
        super().__init__(f"{name}: {value}")
        self.name = name
        self.value = value


def data_folder() -> Path:
    """Where data live unless told otherwise, as the system is used to it."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "permonik"


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting, with its default. `docs/hosting.md` explains each."""

    port: int = 8642
    lan: bool = False
    data: str = ""
    database: str = ""
    hosts: str = ""
    trusted_proxy: str = ""
    https: bool = False
    workers: int = 2
    bot_pace: float = 0.8
    bot_limit: float = 10.0
    quick_wait: int = 20
    vote_wait: int = 120
    metrics_token: str = ""
    requests_per_minute: int = 1200
    recoveries_per_hour: int = 10
    messages_per_second: int = 20
    sockets_per_identity: int = 8
    tables_per_identity: int = 20
    unread_seconds: int = 30
    sleep_seconds: int = 300
    log: str = "info"

    @property
    def folder(self) -> Path:
        return Path(self.data) if self.data else data_folder()

    @property
    def file(self) -> Path:
        return self.folder / "permonik.sqlite3"

    @property
    def postgres(self) -> bool:
        return self.database.startswith(("postgres://", "postgresql://"))

    @property
    def bind(self) -> str:
        return "0.0.0.0" if self.lan else "127.0.0.1"

    @property
    def named_hosts(self) -> list[str]:
        return [name.strip() for name in self.hosts.split(",") if name.strip()]


_KINDS: Final[Mapping[str, Any]] = {field.name: type(field.default) for field in fields(Settings)}


def _value(name: str, text: Any) -> Any:
    if name not in _KINDS:
        raise SettingError(name, str(text))
    kind = _KINDS[name]
    if kind is bool:
        known = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}
        if str(text).lower() not in known:
            raise SettingError(name, str(text))
        return known[str(text).lower()]
    try:
        return kind(text)
    except ValueError as error:
        raise SettingError(name, str(text)) from error


def read_settings(
    flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None
) -> Settings:
    """The settings of a file, overridden by the environment, overridden by flags."""
    chosen: dict[str, Any] = {}
    if file is not None:
        try:
            chosen |= tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise SettingError("config", str(file)) from error
    for name in _KINDS:
        if (found := environment.get(PREFIX + name.upper())) is not None:
            chosen[name] = found
    chosen |= {name: value for name, value in flags.items() if value is not None}
    return replace(Settings(), **{name: _value(name, value) for name, value in chosen.items()})
