"""Positions of Cathedral drawn as a city, and the sample board of its rulebook."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from beffroi.core.action import Action, Seat
from beffroi.core.engine import play, refusals, waiting
from beffroi.core.model import Event, Refusal
from beffroi.games.cathedral import GAME
from beffroi.games.cathedral.material import BUILD_ON, CATHEDRAL_ON, bit
from beffroi.games.cathedral.rulebook import DARK, LIGHT
from beffroi.games.cathedral.state import Cathedral

Legend: TypeAlias = Mapping[str, tuple[Seat, str]]
"""Whose building a letter stands for, and which."""

COLUMNS = "ABCDEFGHIJ"
LAND = {":": "l", "#": "d"}
CATHEDRAL_MARK = "+"


def city(
    drawing: str,
    legend: Legend,
    asked: str = "d",
    *,
    cathedral: str = "x",
    built: str = "ld",
    plies: int | None = None,
    options: str = "g",
) -> Cathedral:
    """A position drawn row by row; the rest are the fields of the notation.

    `.` is a free square, `:` light's land, `#` dark's, `+` the Cathedral, every other mark a building of the legend.
    Rows begin with their number, and rows that are not drawn are empty; `cathedral` counts when none is drawn.
    """
    marks = dict(_marks(drawing))
    assert {*marks.values()} - {".", CATHEDRAL_MARK, *LAND} == set(legend), "the legend is not that of the drawing"
    standing = [[_building(marks, letter, *legend[letter], seat) for letter in legend] for seat in (LIGHT, DARK)]
    words = [[word for word in side if word] for side in standing]
    fields = (
        *(",".join(side) or "-" for side in words),
        GAME.write(CATHEDRAL_ON[_area(marks, CATHEDRAL_MARK)]) if CATHEDRAL_MARK in marks.values() else cathedral,
        "/".join(_row(marks, y) for y in range(len(COLUMNS))),
        built,
        asked,
        str(sum(map(len, words)) if plies is None else plies),
        options,
    )
    return GAME.read_position(" ".join(fields))


def _marks(drawing: str) -> Iterator[tuple[tuple[int, int], str]]:
    for line in drawing.split("\n"):
        number, *row = line.split() or [""]
        if number.isdigit():
            assert len(row) == len(COLUMNS), f"row {number} has {len(row)} squares"
            yield from (((x, int(number) - 1), mark) for x, mark in enumerate(row))


def _area(marks: Mapping[tuple[int, int], str], wanted: str) -> int:
    return sum(bit(*square) for square, mark in marks.items() if mark == wanted)


def _building(marks: Mapping[tuple[int, int], str], letter: str, owner: Seat, piece: str, seat: Seat) -> str | None:
    """What the notation calls a building, if it is this side's."""
    if owner != seat:
        return None
    build = BUILD_ON[owner][_area(marks, letter)]
    assert build.piece == piece, f"{letter} is drawn as {build.piece}, not as {piece}"
    return GAME.write(build)


def _row(marks: Mapping[tuple[int, int], str], y: int) -> str:
    """A row of the territories in the notation: owners' letters, and the lengths of the runs between them."""
    owners = "".join(LAND.get(marks.get((x, y), "."), ".") for x in range(len(COLUMNS)))
    for length in range(len(COLUMNS), 0, -1):
        owners = owners.replace("." * length, str(length))
    return owners


def answer(s: Cathedral, *moves: str) -> list[Event]:
    """Whoever is asked answers, in place, move after move; returns all that happened."""
    events: list[Event] = []
    for move in moves:
        events += play(s, waiting(s)[0], GAME.read(move))
    return events


def why_not(s: Cathedral, move: str | Action) -> tuple[Refusal, ...]:
    """All the reasons why whoever is asked may not answer this."""
    return refusals(s, waiting(s)[0], GAME.read(move) if isinstance(move, str) else move)


def land(s: Cathedral, seat: Seat) -> str:
    """The squares a side has conquered and not built on, in reading order."""
    return " ".join(GAME.view(s, None).territory[seat])


def standing(s: Cathedral) -> set[tuple[Seat | None, str]]:
    """The buildings on the board, each with its owner."""
    return {(building.seat, building.piece) for building in GAME.view(s, None).buildings}


SAMPLE_LEGEND: Legend = {
    "a": (DARK, "CS"),
    "c": (DARK, "AB"),
    "d": (DARK, "AC"),
    "f": (DARK, "SQ"),
    "h": (DARK, "IN"),
    "j": (DARK, "TO"),
    "k": (DARK, "IF"),
    "b": (LIGHT, "BR"),
    "e": (LIGHT, "TO"),
    "g": (LIGHT, "AC"),
    "l": (LIGHT, "MA"),
    "m": (LIGHT, "IN"),
}

SAMPLE_DRAWING = """
     A B C D E F G H I J
 1   # # a a b c c . . .
 2   # # # a b . c c . .
 3   # d a a b e . . f f
 4   d d d . . e e . f f
 5   . . d . . . e e . g
 6   . + h h . . . g g g
 7   + + + h . . . . g .
 8   . + . j j . . . k .
 9   . + . l j j m k k k
10   . . l l l j m m k #
"""
NOTE_1_BORDER, NOTE_1_LAND = "ad", 6
NOTE_5_MOVE = "INsH7"


def sample_board() -> Cathedral:
    """The board of the six notes, light to make the move of note 5."""
    return city(SAMPLE_DRAWING, SAMPLE_LEGEND, asked="l")


def sample_board_after(answer_to_note_5: str) -> Cathedral:
    """The same after the Inn of note 5, its question answered by `capture` or `leave`."""
    s = sample_board()
    answer(s, NOTE_5_MOVE, answer_to_note_5)
    return s


def sample_board_before(letter: str) -> Cathedral:
    """The sample board when one of its buildings was still missing, its owner to move."""
    drawing = SAMPLE_DRAWING.replace(f" {letter}", " .")
    if letter in NOTE_1_BORDER:
        drawing = drawing.replace("#", ".", NOTE_1_LAND)
    legend = {each: owned for each, owned in SAMPLE_LEGEND.items() if each != letter}
    return city(drawing, legend, asked="ld"[SAMPLE_LEGEND[letter][0]])
