"""The pictures of the terminal as SVG, for documents and notebooks."""

from __future__ import annotations

from html import escape

from rich.style import Style

from beffroi.core.picture import Picture, Span
from beffroi.terminal.paint import STYLES

COLUMN, ROW, MARGIN = 9.6, 20, 16
PAPER, INK = "#2b2622", "#d8d0c0"


def svg(picture: Picture) -> str:
    columns = max(sum(len(text) for text, _ in line) for line in picture)
    width, height = columns * COLUMN + 2 * MARGIN, len(picture) * ROW + 2 * MARGIN
    spans = [span for row, line in enumerate(picture) for span in _spans(line, row)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" role="img">',
            f'<rect width="100%" height="100%" rx="8" fill="{PAPER}"/>',
            '<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="16" xml:space="preserve">',
            *spans,
            "</g></svg>",
        ]
    )


def _spans(line: list[Span], row: int) -> list[str]:
    drawn, column, y = [], 0, MARGIN + row * ROW
    for text, name in line:
        style = Style.parse(STYLES.get(name, "default"))
        x, length = MARGIN + column * COLUMN, len(text) * COLUMN
        if style.bgcolor:
            drawn.append(
                f'<rect x="{x:.1f}" y="{y}" width="{length:.1f}" height="{ROW}" fill="{_hex(style.bgcolor)}"/>'
            )
        ink, faint = _hex(style.color) if style.color else INK, ' opacity="0.55"' if style.dim else ""
        fit = f'textLength="{length:.1f}" lengthAdjust="spacingAndGlyphs"'
        drawn.append(f'<text x="{x:.1f}" y="{y + 15}" fill="{ink}" {fit}{faint}>{escape(text)}</text>')
        column += len(text)
    return drawn


def _hex(color: object) -> str:
    triplet = color.get_truecolor()  # type: ignore[attr-defined]
    return str(triplet.hex)
