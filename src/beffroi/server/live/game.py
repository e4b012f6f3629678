"""A game being played: its record, what every viewer has been shown, and which moves have been counted."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from beffroi.core.action import Seat
from beffroi.core.codec import codec_of, encode
from beffroi.core.game import AnyGame
from beffroi.core.model import State
from beffroi.core.promises import EndedPromises
from beffroi.core.record import Record
from beffroi.core.seen import seen
from beffroi.core.sheet import ScoreSheet
from beffroi.server.live.asked_question import question_at
from beffroi.server.live.attempt import LONE, Attempt, NamedMove
from beffroi.server.live.auction import auction_after, auction_at
from beffroi.server.live.transition import (
    Numbers,
    SoFar,
    Transition,
    Turns,
    Viewer,
    last_of_each,
    nothing_so_far,
    numbers_of,
)
from beffroi.server.protocol.frames import Update
from beffroi.server.tables.log import LogEntry

KEPT = 50
"""How many transitions of each audience are kept for those who were away for a moment; a longer absence is answered
with a snapshot."""
LONG_GAME = 10_000
"""Entries after which answers are final: no game is as long, but one that is changed for ever fills memory and disk."""


class LiveGame:
    """The game of a table as far as the log tells it."""

    def __init__(self, record: Record[Any], seed: bytes, kept: int | None = KEPT) -> None:
        self.rules: AnyGame = record.game
        self.seed = seed
        self.record = record
        self.transitions: list[Transition] = []
        self._kept = kept
        self.so_far = nothing_so_far(len(record.start.seats))
        self._moments = {0: self.so_far}
        """The same after the last entry, and after those to which somebody may go back."""
        self.answers: tuple[int, ...] = (0,) * len(record.start.seats)
        """How many questions every seat has answered."""
        self.moves: dict[tuple[Seat, str], str] = {}
        self.question = question_at(record.state)
        self.auction = auction_at(record.state, 0)
        """What is sold at present to whoever bids most."""
        self._seen: dict[Viewer, Raw] = {}
        self._scores: dict[Viewer, ScoreSheet] = {}
        self._view: Raw | None = None

    @property
    def numbers(self) -> Numbers:
        return self.so_far.numbers

    @property
    def turns(self) -> Turns:
        return self.so_far.turns

    @property
    def version(self) -> int:
        return len(self.record.entries)

    @property
    def state(self) -> State:
        state: State = self.record.state
        return state

    @property
    def movers(self) -> set[Seat]:
        """The seats whose people have made a move themselves, be it to speak or to take something back."""
        return {seat for (seat, _), mark in self.moves.items() if mark}

    def can_undo(self, viewer: Viewer) -> bool:
        return bool(self.transitions) and viewer in self.transitions[-1].undoers

    def can_ask_back(self, viewer: Viewer) -> bool:
        return bool(self.transitions) and viewer in self.transitions[-1].askers

    def adopt(self, attempt: Attempt) -> None:
        """The log has it: this is how things stand now."""
        self.record = attempt.record
        self.transitions += attempt.transitions
        if self._kept is not None:
            self.transitions = last_of_each(self.transitions, self._kept)
        self.so_far = attempt.transitions[-1].so_far
        self._moments |= {transition.version: transition.so_far for transition in attempt.transitions}
        kept = self.record.open_moments | {self.version}
        self._moments = {version: moment for version, moment in self._moments.items() if version in kept}
        self.answers, self.question = attempt.answers, attempt.question
        for transition in attempt.transitions:
            self.auction = auction_after(self.auction, transition)
        if attempt.move is not None:
            self.moves[attempt.transitions[0].seat, attempt.move.id] = attempt.move.digest
        self._seen.clear()
        self._scores.clear()
        self._view = None

    def is_final_for(self, seat: Seat) -> bool:
        """Whether a seat may change no answer any more; what others have changed in secret plays no part."""
        return self.number(seat) >= LONG_GAME

    def moment(self, version: int) -> SoFar:
        """What had been shown after some entries, where one may go back to them."""
        return self._moments[version]

    def replay(self, entry: LogEntry) -> Transition:
        """Takes in an entry of the log, and checks that it leads where it led before."""
        attempt = Attempt(self)
        if entry.action is None:
            is_own = self.record.free_take_back or self.record.can_take_back(entry.seat)
            (attempt.take_back if is_own else attempt.let_back)(entry.seat)
        else:
            is_lone = (entry.move_id or "").startswith(LONE)
            attempt.play(entry.seat, codec_of(self.rules).action(entry.action), is_lone=is_lone)
        if attempt.transitions[0].hash != entry.hash or entry.version != self.version + 1:
            raise ValueError(f"entry {entry.version} does not lead to the state the log names")
        if entry.move_id and entry.digest:
            attempt.move = NamedMove(entry.move_id, entry.digest)
        self.adopt(attempt)
        return attempt.transitions[0]

    def number(self, viewer: Viewer) -> int:
        return self.numbers[-1 if viewer is None else viewer]

    def seen(self, viewer: Viewer) -> Raw:
        """The bytes of what a viewer sees now, made once."""
        if viewer not in self._seen:
            self._seen[viewer] = self._encode_seen(self.state, viewer)
        return self._seen[viewer]

    def update(self, transition: Transition, viewer: Viewer, *, is_past: bool = False) -> Update:
        """What a viewer is sent for a moment; one that more follows upon asks nothing, since it is answered."""
        is_now = transition.state is self.state
        shown = (
            self.seen(viewer) if is_now else Raw(encode(seen(self.rules, transition.state, viewer, is_past=is_past)))
        )
        return Update(
            number=transition.number(viewer),
            ply=transition.ply(viewer),
            turns=numbers_of(transition.turns, viewer),
            seen=shown,
            score=self.score(viewer) if is_now else self.sheet(transition.state, transition.ended, viewer),
            can_undo=viewer in transition.undoers,
            clocks=transition.clocks,
            can_ask_back=viewer in transition.askers,
        )

    def score(self, viewer: Viewer) -> ScoreSheet:
        """The score sheet a viewer sees now, made once."""
        if viewer not in self._scores:
            self._scores[viewer] = self.sheet(self.state, self.so_far.ended, viewer)
        return self._scores[viewer]

    def sheet(self, state: State, ended: EndedPromises, viewer: Viewer) -> ScoreSheet:
        """The score sheet of a position, with the promises that ended on the way to it."""
        return ended.on(self.rules.sheet(seen(self.rules, state, viewer)))

    def since(self, number: int, viewer: Viewer) -> list[Transition] | None:
        """What a viewer has missed after a number; None when it is no longer kept."""
        missed = [
            transition
            for transition in self.transitions
            if transition.is_for(viewer) and transition.number(viewer) > number
        ]
        return missed if len(missed) == self.number(viewer) - number else None

    def recent(self, viewer: Viewer) -> list[Transition]:
        """The last of what a viewer was shown, without a gap."""
        shown = [transition for transition in self.transitions if transition.is_for(viewer)]
        missing = self.number(viewer) - len(shown)
        return [each for n, each in enumerate(shown, start=1) if each.number(viewer) == missing + n]

    def _encode_seen(self, state: State, viewer: Viewer) -> Raw:
        if not self.rules.is_open:
            return Raw(encode(seen(self.rules, state, viewer)))
        if self._view is None:
            self._view = Raw(encode(self.rules.view(state, None)))
        return Raw(encode(seen(self.rules, state, viewer, self._view)))
