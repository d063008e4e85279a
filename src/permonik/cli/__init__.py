"""The command line: see `commands` for what can be typed."""

from permonik.cli.commands import main

__all__ = ["main"]
