"""A table in the terminal: people and bots around one record."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, BinaryIO

from rich.console import Console

from beffroi.core.action import CHANCE, HOST, Action, Placing, Seat
from beffroi.core.codec import encode
from beffroi.core.engine import is_answer, is_sealed, lone_answer
from beffroi.core.model import Event
from beffroi.core.promises import ended_promises
from beffroi.core.record import Record
from beffroi.core.record_file import lines
from beffroi.core.seen import seen
from beffroi.terminal.paint import line, paint
from beffroi.terminal.question import Questions
from beffroi.terminal.score import draw_sheet
from beffroi.text import Texts


class TerminalTable:
    """One game: its record, where that is written down, and who looks on."""

    def __init__(self, record: Record[Any], texts: Texts, console: Console, paper: BinaryIO | None = None) -> None:
        self.record, self.texts, self.console, self.paper = record, texts, console, paper
        self.game = record.game
        self.viewer: Seat | None = None  # who is told what is private
        self.reader: Seat | None = None  # who read the screen last
        self.people: frozenset[Seat] = frozenset()  # who plays at this screen
        self.questions = Questions(record.game, texts)
        self._write(next(lines(record)))

    def answer(self, seat: Seat, action: Action) -> None:
        """Plays a legal answer, and what leaves no choice after it; writes it down and tells what happened."""
        self._play(seat, action)
        self.go_on()

    def go_on(self) -> None:
        """Answers for whoever has only one possible answer."""
        while (lone := lone_answer(self.record.state)) is not None:
            self.console.print(line((self.texts.say("play-lone", seat=lone[0]), "question")))
            self._play(*lone, is_lone=True)

    def _play(self, seat: Seat, action: Action, *, is_lone: bool = False) -> None:
        is_shown = self._is_shown(seat, action)
        events = self.record.play(seat, action, is_lone=is_lone)
        self.write_last()
        if is_shown and (not events or isinstance(action, Placing)):
            move = self.questions.move(action)
            self.console.print(line((self.texts.say("play-answered", seat=seat, move=move), "choice")))
        elif seat != CHANCE and not events:
            self.console.print(line((self.texts.say("play-chosen", seat=seat), "question")))
        self.tell(events)

    def take_back(self, seat: Seat) -> None:
        """Takes back what a seat has answered, further than the rules let it where that is free; raises `Refused`."""
        if self.record.can_take_back(seat) or not self.record.free_take_back:
            self.record.take_back(seat)
            done = "play-took-back"
        else:
            self.record.rewind(seat)
            done = "play-rewound"
        self.write_last()
        self.console.print(line((self.texts.say(done, seat=seat), "question")))

    def _is_shown(self, seat: Seat, action: Action) -> bool:
        """Whether an answer itself may be read on the screen; of the others only what came of them is told."""
        if seat in (self.viewer, HOST):
            return True
        s = self.record.state
        is_held = is_sealed(s) and is_answer(s, action)
        return seat != CHANCE and self.game.is_open and not is_held

    def tell(self, events: Iterable[Event]) -> None:
        for event in events:
            words = self.texts.event(event.seen_by(self.viewer))
            self.console.print(line((f"  {words}", "event"), (f"({event.rule.ref})", "article")))

    def draw(self, viewer: Seat | None) -> None:
        self.console.print()
        self.console.print(paint(self.game.draw(self.game.view(self.record.state, viewer), self.texts)))

    def draw_score(self, viewer: Seat | None) -> None:
        """The score sheet of the position, as one viewer knows it."""
        sheet = self.game.sheet(seen(self.game, self.record.state, viewer))
        with_promises = ended_promises(self.record).on(sheet)
        self.console.print(paint(draw_sheet(with_promises, self.texts)), end="")

    def write_last(self) -> None:
        """Writes down the last entry of the record at once, so that a closed lid loses nothing."""
        self._write(encode(self.record.entries[-1]) + b"\n")

    def _write(self, line: bytes) -> None:
        if self.paper is not None:
            self.paper.write(line)
            self.paper.flush()
