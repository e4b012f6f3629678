"""Cardinal drawn in text: form and colour are the two letters of a building, in that colour's style."""

from __future__ import annotations

from collections.abc import Callable

from beffroi.core.action import Seat
from beffroi.core.picture import Picture, Span, Words
from beffroi.games.cardinal.ground import column_name, row_name, square_name
from beffroi.games.cardinal.material import CARDINAL
from beffroi.games.cardinal.view import Standing, View

# The terminal numbers its tinctures by seats: gules, azure, vert and or are these.
STYLES = {"R": "seat2", "B": "seat3", "G": "seat4", "Y": "seat0", None: "neutral"}


def draw(view: View, words: Words) -> Picture:
    """The town with the zones around it, then what everybody has: points, buildings, markers."""
    columns = _span([zone.x for zone in view.zones])
    rows = _span([zone.y for zone in view.zones])
    header: list[Span] = [("    " + " ".join(f"{column_name(x):<2}" for x in columns), "label")]
    standing = {name: each for each in (*view.cathedral, *view.buildings) for name in each.squares}
    town = [[(f"{row_name(y):>3} ", "label"), *_row(view, standing, columns, y)] for y in rows]
    return [header, *town, *_seats(view, words), *_common(view, words)]


def _span(numbers: list[int]) -> range:
    return range(min(numbers), max(numbers) + 1)


def _row(view: View, standing: dict[str, Standing], columns: range, y: int) -> list[Span]:
    """A row of squares; a place has no gap between its own, so that one can see where it ends."""
    zones = {zone.name for zone in view.zones}
    spans: list[Span] = []
    for x in columns:
        name, after = square_name(x, y), standing.get(square_name(x + 1, y))
        if view.cardinal is not None and name == view.cardinal.name:
            spans += [(CARDINAL, "neutral-lit"), (" ", "empty")]
        elif name in standing:
            style = _style(view, standing[name])
            spans += [(standing[name].piece, style), (" ", style if standing[name] is after else "empty")]
        else:
            spans.append(("·  " if name in zones else "   ", "empty"))
    return spans


def _style(view: View, building: Standing) -> str:
    """The last building, which laws 6 and 7 look at, is lit."""
    is_last = bool(view.buildings) and building is view.buildings[-1]
    return STYLES[building.colour] + ("-lit" if is_last else "-piece")


def _seats(view: View, words: Words) -> Picture:
    return [line for seat in range(len(view.colours)) for line in _seat(view, Seat(seat), words)]


def _seat(view: View, seat: Seat, words: Words) -> Picture:
    """Whose colours and points, then what they have left."""
    colours = view.colours[seat]
    signs: list[Span] = [(f" {colour}", STYLES[colour]) for colour in colours]
    points = words.say("terminal-points", points=view.points[seat])
    left = _counts(view.stock, lambda piece: piece[1:] in colours)
    stock = [words.say("terminal-stock", pieces=left)] if left else []
    markers = _counts(view.markers[seat])
    stock += [words.say("terminal-markers", markers=markers)] if markers else []
    name: list[Span] = [(words.seat(seat), "label"), *signs, (f" · {points}", "label")]
    return [name, *([[("  " + " · ".join(stock), "label")]] if stock else [])]


def _common(view: View, words: Words) -> Picture:
    """The fourth colour of three players, and the markers nobody has."""
    supply: list[Span] = [(words.say("terminal-supply", markers=_counts(view.supply)), "label")]
    if view.fourth is None:
        return [supply]
    left = _counts(view.stock, lambda piece: piece[1:] == view.fourth)
    fourth: list[Span] = [(words.say("terminal-fourth"), "label"), (f" {view.fourth}", STYLES[view.fourth])]
    return [[*fourth, (f" · {left or '-'}", "label")], supply]


def _counts(things: tuple[tuple[str, int], ...], is_shown: Callable[[str], bool] = bool) -> str:
    return " ".join(f"{thing}×{count}" for thing, count in things if count and is_shown(thing))
