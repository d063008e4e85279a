"""How the arguments of messages are shown, so that both ends say the same sentence."""

from json import dumps

from permonik.text import ADDED, LANGUAGES, SHOWN, Show


def typescript() -> str:
    """The languages, and for each argument the name of the function that shows it."""
    shown = {name: _name(show) for name, show in SHOWN.items()}
    added = {name: [of, _name(show)] for name, (of, show) in ADDED.items()}
    kinds = sorted({*shown.values(), *(show for _, show in added.values())})
    return (
        f"export const LANGUAGES = {dumps(list(LANGUAGES))} as const;\n\n"
        f"export type Shown = {' | '.join(map(repr, kinds))};\n\n"
        f"export const SHOWN: Record<string, Shown> = {dumps(shown, indent=2, sort_keys=True)};\n\n"
        f"export const ADDED: Record<string, [string, Shown]> = {dumps(added, indent=2, sort_keys=True)};\n"
    )


def _name(show: Show) -> str:
    """What the client calls this way of showing; a part of a card also says which part."""
    closure = getattr(show, "__closure__", None)
    return f"part:{closure[0].cell_contents}" if closure else show.__name__.strip("_")
