"""Beliefs as a picture in SVG: a panel for each seat that believes, a line for each it thinks about."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 960
PANEL: Final = 130
LEFT: Final = 150
TOP: Final = 64
GAP: Final = 26
# Told apart by people who see colours differently, and by their dashes in print.
COLOURS: Final = (
    *("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9"),
    *("#e69f00", "#5b5b5b", "#7b3294", "#8c510a", "#1b7837"),
)
DASHES: Final = ("", "7 3", "2 3", "9 3 2 3", "4 2")


class Curve(NamedTuple):
    """What one seat believed of another, step by step from 0 to 1; None where it says nothing."""

    of: int
    values: Sequence[float | None]


class Panel(NamedTuple):
    """What one seat believed."""

    title: str
    curves: Sequence[Curve]


class Plot(NamedTuple):
    """Everything that is drawn, in words of one language."""

    title: str
    axis: str
    names: Sequence[str]
    panels: Sequence[Panel]
    breaks: Sequence[int]  # steps at which roles were dealt anew
    steps: int


def svg(plot: Plot) -> str:
    return "\n".join(_lines(plot)) + "\n"


def _lines(plot: Plot) -> Iterator[str]:
    height = TOP + len(plot.panels) * (PANEL + GAP) + 24
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="sans-serif" font-size="13" role="img">'
    )
    yield f"<title>{escape(plot.title)}</title>"
    yield f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>'
    yield f'<text x="{LEFT}" y="22" font-size="16" font-weight="bold">{escape(plot.title)}</text>'
    yield from _legend(plot)
    for number, panel in enumerate(plot.panels):
        yield from _panel(plot, panel, TOP + number * (PANEL + GAP))
    yield f'<text x="{LEFT}" y="{height - 8}" fill="#555">{escape(plot.axis)}</text>'
    yield "</svg>"


def _legend(plot: Plot) -> Iterator[str]:
    room = (WIDTH - LEFT) / max(1, len(plot.names))
    for seat, name in enumerate(plot.names):
        x = LEFT + seat * room
        yield f'<line x1="{x:.0f}" x2="{x + 22:.0f}" y1="42" y2="42" {_stroke(seat)}/>'
        yield f'<text x="{x + 27:.0f}" y="46">{escape(name)}</text>'


def _stroke(seat: int) -> str:
    colour, dashes = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
    return f'stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}" fill="none"'


def _panel(plot: Plot, panel: Panel, top: float) -> Iterator[str]:
    right, bottom = WIDTH - 10, top + PANEL
    yield f'<rect x="{LEFT}" y="{top}" width="{right - LEFT}" height="{PANEL}" fill="#fafaf7" stroke="#bbb"/>'
    middle = top + PANEL / 2 + 4
    yield f'<text x="{LEFT - 44}" y="{middle:.0f}" text-anchor="end">{escape(panel.title)}</text>'
    for share in (0, 0.5, 1):
        y = bottom - share * PANEL
        yield f'<line x1="{LEFT}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>'
        yield f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end" fill="#555">{share:.0%}</text>'
    width = (right - LEFT) / max(1, plot.steps - 1)
    for step in plot.breaks:
        x = LEFT + step * width
        ends = f'x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}"'
        yield f'<line {ends} stroke="#888" stroke-dasharray="2 2"/>'
    for curve in panel.curves:
        for points in _stretches(curve.values):
            path = " ".join(
                f"{LEFT + step * width:.1f},{bottom - value * PANEL:.1f}" for step, value in points
            )
            yield f'<polyline points="{path}" {_stroke(curve.of)}/>'


def _stretches(values: Sequence[float | None]) -> Iterator[list[tuple[int, float]]]:
    """The parts of a curve that hang together."""
    points: list[tuple[int, float]] = []
    for step, value in enumerate([*values, None]):
        if value is not None:
            points.append((step, value))
        elif points:
            yield points
            points = []
