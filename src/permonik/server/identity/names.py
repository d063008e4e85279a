"""Names: generated, or chosen within bounds that keep a table readable."""

import secrets
import unicodedata
from typing import Final

MOST_VISIBLE: Final = 24
_MOST_CODE_POINTS: Final = 64
_GIVEN: Final = (
    *("Brumla", "Drobek", "Hrouda", "Kutil", "Balvan", "Kamínek", "Vrták", "Rubínka", "Žilka", "Kahan"),
    *("Štolka", "Perlík", "Mlátek", "Skalka", "Cihla", "Jiskra", "Opálka", "Granátka", "Klínek", "Valoun"),
    *("Bor", "Dagna", "Thora", "Hilda", "Orin", "Borka", "Runa", "Grim", "Alva", "Embla"),
)


class NameError_(ValueError):  # noqa: N801, N818 - the builtin has the plain name
    """A name that cannot be: its code."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def generated() -> str:
    return f"{secrets.choice(_GIVEN)} {secrets.randbelow(90) + 10}"


def checked(name: str) -> str:
    """The name in NFC with single spaces; NameError_ if it is empty, too long or has marks nobody sees."""
    name = " ".join(unicodedata.normalize("NFC", name).split(" ")).strip()
    kinds = [unicodedata.category(sign) for sign in name]
    if any(kind[0] == "C" or kind in ("Zl", "Zp") for kind in kinds):
        raise NameError_("name-hidden-marks")
    visible = sum(kind[0] not in "ZM" for kind in kinds)
    if visible < 1:
        raise NameError_("name-empty")
    shown = sum(kind[0] != "M" for kind in kinds)
    if shown > MOST_VISIBLE or len(name) > _MOST_CODE_POINTS:
        raise NameError_("name-too-long")
    return name


def same(one: str, other: str) -> bool:
    """Whether two names would be taken for each other at a table."""
    return _folded(one) == _folded(other)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")
