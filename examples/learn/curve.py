"""Draws a curve: python -m examples.learn.curve CURVE.jsonl PICTURE.svg"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 640, 320, 56, 24, 16, 48
INK, PALE, GRID = "#1f4e79", "#1f4e7933", "#99999966"
TEXT = 'font-family="sans-serif" font-size="13" fill="#777777"'


def across(seconds: float, most: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * seconds / most


def down(share: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)


def drawn(rows: list[dict[str, Any]]) -> str:
    """The share of the victories by seconds of the processor, with its interval, as SVG."""
    most = max(row["seconds"] for row in rows)
    against, title = rows[0]["against"], f"Share of the victories against the {rows[0]['against']}"
    points = [(across(row["seconds"], most), row) for row in rows]
    line = " ".join(f"{x:.1f},{down(row['share']):.1f}" for x, row in points)
    upper = [f"{x:.1f},{down(row['high']):.1f}" for x, row in points]
    lower = [f"{x:.1f},{down(row['low']):.1f}" for x, row in reversed(points)]
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
            f"<title>{title}</title>",
            *(level_line(share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)),
            *(second_mark(most * part / 4, most) for part in range(5)),
            f'<polygon points="{" ".join(upper + lower)}" fill="{PALE}"/>',
            f'<polyline points="{line}" fill="none" stroke="{INK}" stroke-width="2"/>',
            *(f'<circle cx="{x:.1f}" cy="{down(row["share"]):.1f}" r="3" fill="{INK}"/>' for x, row in points),
            f'<text x="{LEFT}" y="16" {TEXT}>victories against the {against} (95 %)</text>',
            f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end" {TEXT}>seconds of one processor</text>',
            "</svg>\n",
        )
    )


def level_line(share: float) -> str:
    y = down(share)
    return (
        f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}" stroke="{GRID}"/>'
        f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" {TEXT}>{share:.0%}</text>'
    )


def second_mark(seconds: float, most: float) -> str:
    x = across(seconds, most)
    return f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle" {TEXT}>{seconds:,.0f}</text>'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("curve", type=Path)
    parser.add_argument("picture", type=Path)
    asked = parser.parse_args()
    rows = [json.loads(line) for line in asked.curve.read_text("utf-8").splitlines()]
    asked.picture.write_text(drawn(rows), "utf-8")


if __name__ == "__main__":
    main()
