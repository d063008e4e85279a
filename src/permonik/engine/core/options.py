"""Options of a game: a schema that forms are drawn from, and the check of what was chosen."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

Kind = Literal["whole", "choice", "flag", "seat", "deck"]


class OptionError(ValueError):
    """A wrong option: a message code, the option's name, and arguments for the message."""

    def __init__(self, code: str, option: str, **args: Any) -> None:
        super().__init__(f"{code}: {option} {args}" if args else f"{code}: {option}")
        self.code = code
        self.option = option
        self.args_by_name = args


@dataclass(frozen=True, slots=True)
class Option:
    """One option: `low` to `high` for a whole number, `choices` for a choice; None if `optional`."""

    name: str
    kind: Kind
    default: Any
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    optional: bool = False
    seats: range | None = None  # the seat counts at which it has a meaning; None: all

    def check(self, value: Any, seats: int) -> None:
        """Raise OptionError unless the value may be chosen at a table of so many seats."""
        if self.seats is not None and seats not in self.seats and value != self.default:
            raise OptionError("option-not-at-this-count", self.name, seats=seats)
        if value is None and self.optional:
            return
        match self.kind:
            case "whole":
                self._check_range(value, self.low, self.high)
            case "seat":
                self._check_range(value, 0, seats - 1)
            case "flag":
                if not isinstance(value, bool):
                    raise OptionError("option-not-a-flag", self.name, value=str(value))
            case "choice":
                if value not in self.choices:
                    raise OptionError(
                        "option-not-a-choice", self.name, value=str(value), choices=", ".join(self.choices)
                    )
            case "deck":
                if value != self.default and not isinstance(value, Mapping):
                    raise OptionError("option-not-a-deck", self.name, value=str(value)[:80])

    def _check_range(self, value: Any, low: int, high: int) -> None:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise OptionError("option-out-of-range", self.name, value=str(value), low=low, high=high)


def settle(schema: tuple[Option, ...], chosen: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """All options with their values: those chosen, checked, and the defaults of the rest."""
    known = {option.name: option for option in schema}
    for name in chosen:
        if name not in known:
            raise OptionError("option-unknown", name, known=", ".join(known))
    values = {}
    for name, option in known.items():
        values[name] = chosen.get(name, option.default)
        option.check(values[name], seats)
    return values
