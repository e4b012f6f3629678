"""The score sheet in the terminal: whole, or what an answer would change on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from beffroi.core.action import Seat
from beffroi.core.picture import WIDTH, Picture, Span, lines_of
from beffroi.core.sheet import ScoreNote, ScoreSheet, SeatScore
from beffroi.text import Texts

NARROWEST = 6
"""A column of points is never narrower."""


def draw_sheet(sheet: ScoreSheet, texts: Texts, before: ScoreSheet | None = None) -> Picture:
    """Every seat with its points and where they come from; with the sheet of before, only what has changed since."""
    columns = [texts.say(f"sheet-{ending}") if ending else "" for ending in sheet.endings]
    rows: Picture = []
    for number, score in enumerate(sheet.seats):
        known = SeatScore() if before is None else before.seats[number]
        if before is None or score != known:
            totals = [sheet.totals(ending)[number] for ending in range(len(columns))]
            rows += _row(texts.seat(Seat(number)), totals, columns, f"seat{number}")
            rows += _changes(score, known, columns, texts)
    notes = [note for note in sheet.notes if before is None or note not in before.notes]
    heading: Picture = [[*_columns("", columns, columns, "label")]] if rows and any(columns) else []
    apart: Picture = [[("", "label")]] if rows and notes else []
    return [*heading, *rows, *apart, *(line for note in notes for line in _note(note, texts))]


def _changes(score: SeatScore, known: SeatScore, columns: list[str], texts: Texts) -> Iterator[list[Span]]:
    """The lines and notes of a seat that were not known."""
    for line in score.lines:
        if line not in known.lines:
            yield from _row(f"  {texts.score_line(line)} ({line.rule.ref})", line.points, columns, "event")
    for note in score.notes:
        if note not in known.notes:
            yield from _note(note, texts)
    for promise in score.promises:
        if promise not in known.promises:
            yield from lines_of(f"{texts.event(promise.event)} ({promise.event.rule.ref})")


def _row(words: str, points: Sequence[int], columns: list[str], style: str) -> Iterator[list[Span]]:
    """Words on the left, on as many lines as they need, and numbers on the right of the last."""
    room = WIDTH - sum(map(_width, columns)) - 1
    *others, last = wrap(words, room, subsequent_indent="    ", drop_whitespace=True) or [words]
    for line in others:
        yield [(line, style)]
    yield [*_columns(last, list(map(str, points)), columns, style)]


def _columns(words: str, cells: Sequence[str], columns: list[str], style: str) -> Iterator[Span]:
    yield words.ljust(WIDTH - sum(map(_width, columns))), style
    for cell, column in zip(cells, columns, strict=True):
        yield cell.rjust(_width(column)), style


def _width(column: str) -> int:
    return max(NARROWEST, len(column) + 1)


def _note(note: ScoreNote, texts: Texts) -> Iterator[list[Span]]:
    return lines_of(f"{texts.score_note(note)} ({note.rule.ref})")
