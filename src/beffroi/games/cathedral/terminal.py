"""Cathedral drawn in text: two letters a square, light's buildings in small letters, dark's in capitals."""

from __future__ import annotations

from beffroi.core.picture import Picture, Span, Words
from beffroi.games.cathedral.material import SIDE, square_name
from beffroi.games.cathedral.rulebook import DARK, LIGHT
from beffroi.games.cathedral.view import Standing, View

STYLES = {LIGHT: "seat0", DARK: "seat1", None: "neutral"}
LAND = {LIGHT: "░░", DARK: "▒▒"}


def draw(view: View, words: Words) -> Picture:
    """The city inside its wall, then what each side has left and how many squares that is."""
    header: list[Span] = [("    " + " ".join(f"{letter} " for letter in "ABCDEFGHIJ"), "label")]
    top: list[Span] = [("   ╔" + "═" * (3 * SIDE - 1) + "╗", "wall")]
    bottom: list[Span] = [("   ╚" + "═" * (3 * SIDE - 1) + "╝", "wall")]
    squares = {name: building for building in view.buildings for name in building.squares}
    return [header, top, *(_row(view, squares, y) for y in range(SIDE)), bottom, *_stocks(view, words)]


def _row(view: View, squares: dict[str, Standing], y: int) -> list[Span]:
    """A row of squares; a building has no gap between its own, so that one can see where it ends."""
    spans: list[Span] = [(f"{y + 1:>2} ", "label"), ("║", "wall")]
    for x in range(SIDE):
        building, before = squares.get(square_name(x, y)), squares.get(square_name(x - 1, y)) if x else None
        style = "empty" if building is None else _style(view, building)
        if x:
            spans.append((" ", style if building is before else "empty"))
        spans.append(_land(view, square_name(x, y)) if building is None else (_letters(building), style))
    return [*spans, ("║", "wall")]


def _land(view: View, name: str) -> Span:
    for seat in (LIGHT, DARK):
        if name in view.territory[seat]:
            return LAND[seat], STYLES[seat]
    return "· ", "empty"


def _letters(building: Standing) -> str:
    return building.piece.lower() if building.seat == LIGHT else building.piece


def _style(view: View, building: Standing) -> str:
    return STYLES[building.seat] + ("-lit" if building.squares == view.enclosed else "-piece")


def _stocks(view: View, words: Words) -> Picture:
    """Two lines a side: how many squares are left, in which buildings."""
    lines: Picture = []
    for seat in (LIGHT, DARK):
        left = words.say("terminal-left", count=view.unplaced[seat])
        lines.append([(f"   {LAND[seat]} {words.seat(seat)}", STYLES[seat]), (f" · {left}", "label")])
        lines.append([(f"      {_pieces(view, seat)}", "label")])
    return lines


def _pieces(view: View, seat: int) -> str:
    pieces = " ".join(f"{piece}×{count}" if count > 1 else piece for piece, count in view.stock[seat] if count)
    return pieces.lower() if seat == LIGHT else pieces
