"""The line of an analysis as a picture, for links that are pasted elsewhere: PNG, drawn of rectangles and triangles."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from beffroi.analysis.line import Point
from beffroi.server.http.cards import HEIGHT, WIDTH

MARGIN, STROKE, EDGE, MARK = 40, 6, 2, 18
PAPER, BOX, LINE, INK, MARKED = "f6f0e2", "e9dfc8", "b9ab90", "5d5246", "c07a12"
SEATS = ("3f74b5", "c0453a", "4d9150", "8a5aa3", "dfb23c", "54483f")
"""As the browser colours seats whose pieces have no colour."""
BAND = 0.25
"""How strong the colour of a band is on the box."""
SIGNATURE, INDEXED = b"\x89PNG\r\n\x1a\n", bytes((8, 3, 0, 0, 0))


class Box(NamedTuple):
    """A rectangle of pixels, up to its last column and row but without them."""

    left: int
    top: int
    right: int
    bottom: int


FRAME = Box(MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN)


class Canvas:
    """Pixels that are numbers of colours."""

    def __init__(self) -> None:
        self.colours: list[bytes] = []
        self.rows = [bytearray(WIDTH) for _ in range(HEIGHT)]

    def fill(self, box: Box, colour: bytes) -> None:
        if colour not in self.colours:
            self.colours.append(colour)
        span = bytes((self.colours.index(colour),)) * (box.right - box.left)
        for row in self.rows[box.top : box.bottom]:
            row[box.left : box.right] = span

    def png(self) -> bytes:
        """The file."""
        header = struct.pack(">II", WIDTH, HEIGHT) + INDEXED
        pixels = zlib.compress(b"".join(b"\0" + row for row in self.rows))
        parts = ((b"IHDR", header), (b"PLTE", b"".join(self.colours)), (b"IDAT", pixels), (b"IEND", b""))
        return SIGNATURE + b"".join(chunk(name, data) for name, data in parts)


def picture_of(points: Sequence[Point], turns: Sequence[int], landmarks: Sequence[int], last: int) -> bytes:
    """How likely every seat was to win; triangles where the game turned, diamonds where somebody left or joined."""
    canvas, seats = Canvas(), range(len(points[0].chances))
    canvas.fill(Box(0, 0, WIDTH, HEIGHT), colour(PAPER))
    canvas.fill(FRAME, colour(BOX))
    canvas.fill(Box(FRAME.left, row_of(0.5), FRAME.right, row_of(0.5) + 2), colour(LINE))
    for seat in seats:
        for box in bands(points, seat, last):
            canvas.fill(box, blended(colour(SEATS[seat]), colour(BOX)))
    for width, colours in ((STROKE + 2 * EDGE, [INK] * len(seats)), (STROKE, SEATS)):
        for seat in seats:
            for box in strokes(points, seat, last, width):
                canvas.fill(box, colour(colours[seat]))
    for number in turns:
        draw_mark(canvas, column_of(number, last), range(MARK))
    for number in landmarks:
        draw_mark(canvas, column_of(number, last), [*range(MARK // 2), *reversed(range(MARK // 2))])
    return canvas.png()


def steps(points: Sequence[Point], last: int) -> Iterator[tuple[Point, int, int]]:
    """Every point, and from which column to which its chances stood."""
    columns = [*(column_of(point.number, last) for point in points), FRAME.right]
    return ((point, left, right) for point, (left, right) in zip(points, pairwise(columns), strict=True))


def bands(points: Sequence[Point], seat: int, last: int) -> Iterator[Box]:
    for point, left, right in steps(points, last):
        chance, band = point.chances[seat], point.bands[seat]
        yield Box(left, row_of(chance + band), right, row_of(chance - band))


def strokes(points: Sequence[Point], seat: int, last: int, width: int) -> Iterator[Box]:
    """The line of a seat: across while a chance stands, and up or down where it changes."""
    half, before = width // 2, row_of(points[0].chances[seat])
    for point, left, right in steps(points, last):
        now = row_of(point.chances[seat])
        yield Box(left - half, min(before, now) - half, left + half, max(before, now) + half)
        yield Box(left, now - half, right, now + half)
        before = now


def draw_mark(canvas: Canvas, column: int, halves: Sequence[int]) -> None:
    """A shape around a column at the foot of the frame, by its half widths row by row."""
    for row, half in enumerate(halves, start=FRAME.bottom - len(halves)):
        canvas.fill(Box(column - half, row, column + half + 1, row + 1), colour(MARKED))


def column_of(number: int, last: int) -> int:
    return FRAME.left + (FRAME.right - FRAME.left) * number // max(1, last)


def row_of(chance: float) -> int:
    return round(FRAME.bottom - (FRAME.bottom - FRAME.top) * min(1.0, max(0.0, chance)))


def colour(name: str) -> bytes:
    return bytes.fromhex(name)


def blended(over: bytes, under: bytes) -> bytes:
    return bytes(round(BAND * a + (1 - BAND) * b) for a, b in zip(over, under, strict=True))


def chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
