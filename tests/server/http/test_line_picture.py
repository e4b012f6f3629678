"""The picture of a line: a PNG of the size of a card, with each seat's colour where its line is."""

from __future__ import annotations

import struct
import zlib

import pytest

from beffroi.analysis.line import Point
from beffroi.server.http.cards import HEIGHT, WIDTH
from beffroi.server.http.line_picture import FRAME, INK, MARKED, SEATS, SIGNATURE, colour, picture_of, row_of

HALVES = tuple(Point(number, (0.5, 0.5), (0.02, 0.02)) for number in range(2))
LOST = Point(2, (0.0, 1.0), (0.0, 0.0))


def pixels_of(picture: bytes) -> list[list[bytes]]:
    """The colours of a picture, row by row; the checksums are checked."""
    assert picture.startswith(SIGNATURE)
    found, rest = {}, picture[len(SIGNATURE) :]
    while rest:
        length, name = struct.unpack(">I4s", rest[:8])
        data, rest = rest[8 : 8 + length], rest[8 + length :]
        assert struct.unpack(">I", rest[:4])[0] == zlib.crc32(name + data)
        found[name], rest = data, rest[4:]
    assert struct.unpack(">II", found[b"IHDR"][:8]) == (WIDTH, HEIGHT)
    palette, rows = found[b"PLTE"], zlib.decompress(found[b"IDAT"])
    lines = [rows[row * (WIDTH + 1) + 1 : (row + 1) * (WIDTH + 1)] for row in range(HEIGHT)]
    return [[palette[3 * each : 3 * each + 3] for each in line] for line in lines]


def test_each_line_is_where_its_seat_stood_and_marks_are_at_the_foot() -> None:
    pixels = pixels_of(picture_of((*HALVES, LOST), [2], [1], 4))
    quarter = (FRAME.right - FRAME.left) // 4
    assert pixels[row_of(0.5)][FRAME.left + quarter // 2] == colour(SEATS[1]), "the last seat is drawn on top"
    at_the_end = [pixels[row_of(chance) + inwards][FRAME.right - 9] for chance, inwards in ((0, -1), (1, 1))]
    assert at_the_end == [colour(SEATS[0]), colour(SEATS[1])]
    assert pixels[FRAME.bottom - 1][FRAME.left + 2 * quarter] == colour(MARKED)
    assert pixels[FRAME.bottom - 9][FRAME.left + quarter] == colour(MARKED)
    assert colour(INK) in pixels[row_of(0.25)], "the way down has an edge"


@pytest.mark.parametrize("seats", [2, 6])
def test_a_game_that_was_over_at_once_can_be_drawn(seats: int) -> None:
    point = Point(0, (1 / seats,) * seats, (1.0,) * seats)
    assert len(pixels_of(picture_of([point], [], [0], 0))) == HEIGHT
