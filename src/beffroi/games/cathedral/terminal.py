"""Cathedral drawn in text: two columns a square, the buildings of a side in its style."""

from __future__ import annotations

from beffroi.core.picture import Picture, Span
from beffroi.games.cathedral.material import SIDE, square_name
from beffroi.games.cathedral.rulebook import DARK, LIGHT
from beffroi.games.cathedral.view import View

STYLES = {LIGHT: "seat0", DARK: "seat1", None: "neutral"}


def draw(view: View) -> Picture:
    """The city inside its wall; every square of a building shows its two letters."""
    squares = _squares(view)
    header: list[Span] = [("    " + " ".join(f"{letter} " for letter in "ABCDEFGHIJ"), "label")]
    wall: list[Span] = [("   ╔" + "═" * (3 * SIDE - 1) + "╗", "wall")]
    floor: list[Span] = [("   ╚" + "═" * (3 * SIDE - 1) + "╝", "wall")]
    return [header, wall, *(_row(squares, y) for y in range(SIDE)), floor, *_stocks(view)]


def _row(squares: dict[str, Span], y: int) -> list[Span]:
    spans: list[Span] = [(f"{y + 1:>2} ", "label"), ("║", "wall")]
    for x in range(SIDE):
        text, style = squares.get(square_name(x, y), ("· ", "empty"))
        spans.append((text, style))
        if x < SIDE - 1:
            spans.append((" ", "empty"))
    return [*spans, ("║", "wall")]


def _squares(view: View) -> dict[str, Span]:
    spans: dict[str, Span] = {}
    for seat, owned in zip((LIGHT, DARK), view.territory, strict=True):
        spans |= dict.fromkeys(owned, ("░░" if seat == LIGHT else "▒▒", STYLES[seat]))
    for building in view.buildings:
        style = STYLES[building.seat] + ("-lit" if building.squares == view.enclosed else "-piece")
        spans |= {
            name: (building.piece if building.seat != LIGHT else building.piece.lower(), style)
            for name in building.squares
        }
    return spans


def _stocks(view: View) -> Picture:
    lines: Picture = []
    for seat, stock in zip((LIGHT, DARK), view.stock, strict=True):
        pieces = " ".join(f"{piece}×{count}" if count > 1 else piece for piece, count in stock if count)
        shown = pieces.lower() if seat == LIGHT else pieces
        lines.append(
            [(f"   {'░' if seat == LIGHT else '▒'} ", STYLES[seat]), (f"{view.unplaced[seat]:>2}  {shown}", "label")]
        )
    return lines
