"""Calibration plots: how often those won who were said to win so likely, a panel for each number of seats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

SIDE, GAP, TOP, LEFT = 160, 34, 26, 38
"""Of a panel, between two panels, above them and to the left."""
LARGEST = 7.0
"""The radius of the dot of the tenth in which most probabilities lay."""
STYLE = """
  .paper { fill: #f6f0e2 } .panel { fill: #fdf9ef; stroke: #b9ab90 } text { fill: #2c2620 } .soft { fill: #5d5246 }
  .fair { stroke: #b9ab90; stroke-dasharray: 4 3 } .found { fill: none; stroke: #8a3324; stroke-width: 1.5 }
  .tenth { fill: #8a3324 }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #211a14 } .panel { fill: #281f17; stroke: #5d4f3d } text { fill: #eadfc9 } .soft { fill: #b9aa90 }
    .fair { stroke: #5d4f3d } .found { stroke: #dfb23c } .tenth { fill: #dfb23c }
  }
"""


class Panel(NamedTuple):
    """One number of seats: for each tenth the mean probability, the share that was won, and how many lay there."""

    title: str
    tenths: Sequence[tuple[float, float, int]]


def plot(title: str, panels: Sequence[Panel]) -> str:
    """The panels side by side, as an SVG for light and dark pages."""
    width, height = LEFT + len(panels) * (SIDE + GAP), TOP + SIDE + 40
    drawn = "".join(f"{each}\n" for number, panel in enumerate(panels) for each in panel_lines(panel, number))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'font-family="sans-serif" font-size="11">\n<title>{title}</title>\n<style>{STYLE}</style>\n'
        f'<rect class="paper" width="100%" height="100%" rx="6"/>\n{drawn}</svg>\n'
    )


def panel_lines(panel: Panel, number: int) -> Iterator[str]:
    left, foot = LEFT + number * (SIDE + GAP), TOP + SIDE
    yield f'<text x="{left}" y="{TOP - 9}" font-weight="bold">{panel.title}</text>'
    yield f'<rect class="panel" x="{left}" y="{TOP}" width="{SIDE}" height="{SIDE}"/>'
    yield f'<path class="fair" d="M{left} {foot}L{left + SIDE} {TOP}"/>'
    known = [each for each in panel.tenths if each[2]]
    dots = [(left + SIDE * said, foot - SIDE * won) for said, won, _ in known]
    yield f'<path class="found" d="M{"L".join(f"{x:.1f} {y:.1f}" for x, y in dots)}"/>'
    most = max(count for _, _, count in known)
    for (x, y), (_, _, count) in zip(dots, known, strict=True):
        radius = LARGEST * max(0.2, (count / most) ** 0.5)
        yield f'<circle class="tenth" cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"/>'
    yield from ticks(left, foot)


def ticks(left: int, foot: int) -> Iterable[str]:
    for part in (0, 50, 100):
        x, y = left + SIDE * part / 100, foot - SIDE * part / 100
        yield f'<text class="soft" x="{x:.0f}" y="{foot + 14}" text-anchor="middle">{part}</text>'
        yield f'<text class="soft" x="{left - 5}" y="{y + 4:.0f}" text-anchor="end">{part}</text>'
    yield f'<text class="soft" x="{left + SIDE / 2:.0f}" y="{foot + 29}" text-anchor="middle">% said, % won</text>'
