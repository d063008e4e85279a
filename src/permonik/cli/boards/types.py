"""What the boards are given."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from rich.console import RenderableType

from permonik.text import Text

View: TypeAlias = Mapping[str, Any]
Names: TypeAlias = Sequence[str]
Look: TypeAlias = Callable[[View, Text, Names, str], RenderableType]
"""Something to look up, by the letter that asks for it; the words after the letter come along."""
