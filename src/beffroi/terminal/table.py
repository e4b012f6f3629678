"""A table in the terminal: people and bots around one record."""

from __future__ import annotations

from typing import Any, BinaryIO

from rich.console import Console

from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.codec import encode
from beffroi.core.model import Event
from beffroi.core.record import Record
from beffroi.terminal.paint import line, paint
from beffroi.text import Texts


class Table:
    """One game: its record, where that is written down, and who looks on."""

    def __init__(self, record: Record[Any], texts: Texts, console: Console, paper: BinaryIO | None = None) -> None:
        self.record, self.texts, self.console, self.paper = record, texts, console, paper
        self.game = record.game
        self.viewer: Seat | None = None  # who is told what is private
        self.reader: Seat | None = None  # who read the screen last
        self._write(next(record.lines()))

    def answer(self, seat: Seat, action: Action) -> None:
        """Plays a legal answer, writes it down and tells what happened."""
        events = self.record.play(seat, action)
        self.write_last()
        if seat != CHANCE:
            self.console.print(line((self.texts.seat(seat), "question"), (self.game.write(action), "choice")))
        self.tell(events)

    def tell(self, events: list[Event]) -> None:
        for event in events:
            words = self.texts.event(event.seen_by(self.viewer))
            self.console.print(line((f"  {words}", "event"), (f"({event.rule.ref})", "article")))

    def draw(self, viewer: Seat | None) -> None:
        self.console.print()
        self.console.print(paint(self.game.draw(self.game.view(self.record.state, viewer))))

    def write_last(self) -> None:
        """Writes down the last entry of the record at once, so that a closed lid loses nothing."""
        self._write(encode(self.record.entries[-1]) + b"\n")

    def _write(self, line: bytes) -> None:
        if self.paper is not None:
            self.paper.write(line)
            self.paper.flush()
