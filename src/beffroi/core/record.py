"""A record: a start and everything that was answered since; replaying it gives the same states."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from typing import Any, Generic, TypeAlias

import msgspec
from msgspec import Raw, Struct

from beffroi.core.action import CHANCE, HOST, Action, Seat
from beffroi.core.codec import UNREADABLE, codec_of, encode, fingerprint
from beffroi.core.engine import has_answered, is_sealed, is_talk, play, refusals
from beffroi.core.game import AnyGame, Game, Options
from beffroi.core.model import TABLE, BadInput, Broken, Event, Refusal, Refused, S, State
from beffroi.core.notation import check_position
from beffroi.core.revisions import Find

FORMAT = 1
NOTHING = Raw()


class Answered(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A seat, chance or the host has answered; `hash` names the state that came of it."""

    seat: Seat
    action: Action
    hash: str


class TookBack(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A seat has taken back its last answer."""

    seat: Seat
    hash: str


class Rewound(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A seat has gone back to its own last decision, whoever and whatever has answered since."""

    seat: Seat
    hash: str


Entry: TypeAlias = Answered | TookBack | Rewound


class _Header(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    beffroi: int
    game: str
    revision: int
    seats: int
    hash: str
    options: Raw = NOTHING
    position: Raw = NOTHING
    free_take_back: bool = False
    table: str = ""
    commitment: str = ""
    seed: str = ""


class _Line(Struct, frozen=True, forbid_unknown_fields=True):
    type: str
    seat: Seat
    hash: str
    action: Raw = NOTHING


class Record(Generic[S]):
    """A game as it was played; the state it has reached, and what may still be taken back."""

    def __init__(
        self, game: Game[S, Any, Any], start: S, options: Options | None = None, free_take_back: bool = False
    ) -> None:
        """`options` when the start is the game's own set-up; without them the record keeps the position itself.

        With `free_take_back` it was agreed before the first answer that a seat may rewind to its last decision.
        """
        self.game = game
        self.start = start.copy()
        self.options = options
        self.state = start.copy()
        self.entries: list[Entry] = []
        self.free_take_back = free_take_back
        self.table = ""
        self.commitment = ""
        self.seed = ""
        self._undoable: list[tuple[int, S]] = []  # entry number of an answer, state before it; all of one seat
        self._decisions: list[tuple[int, S]] = []  # the same for all seats; kept where they may rewind

    @classmethod
    def of_setup(cls, game: Game[S, Any, Any], seats: int | None = None, options: Options | None = None) -> Record[S]:
        agreed = options or game.options()
        return cls(game, game.setup(seats, agreed), agreed)

    def restarted(self) -> Record[S]:
        """The same game before its first entry, to be replayed."""
        return Record(self.game, self.start, self.options, self.free_take_back)

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Answers, if it is legal, and returns what happened."""
        before, draft = self.state, self.state.copy()
        events = play(draft, seat, action)
        if seat == HOST or not (is_talk(before, action) or has_answered(before, seat)):
            self._remember(seat, before)
        self._append(Answered(seat, action, fingerprint(draft)), draft)
        if self._undoable and _showed_something(self._undoer(), before, draft, events):
            self._undoable.clear()
        return events

    def take_back(self, seat: Seat) -> None:
        """Undoes a seat's last answer; what was said on the floor since stays said."""
        draft = self._without_last_answer(seat)
        if isinstance(draft, Refusal):
            raise Refused((draft,))
        number, _ = self._undoable.pop()
        self._decisions = [decision for decision in self._decisions if decision[0] < number]
        self._append(TookBack(seat, fingerprint(draft)), draft)

    def can_take_back(self, seat: Seat) -> bool:
        return not isinstance(self._without_last_answer(seat), Refusal)

    def rewind(self, seat: Seat) -> None:
        """Goes back to a seat's last decision, across chance and the others; chance will draw anew."""
        number = self.last_decision(seat)
        if number is None:
            raise Refused((TABLE.no("cannot-take-back"),))
        draft = next(before for entry, before in self._decisions if entry == number).copy()
        draft.opened = self.state.opened + 1  # a late answer to what was undone must not hit the new question
        self._decisions = [decision for decision in self._decisions if decision[0] < number]
        self._undoable.clear()
        self._append(Rewound(seat, fingerprint(draft)), draft)

    def last_decision(self, seat: Seat) -> int | None:
        """How many entries came before the decision to which a seat may rewind; nothing where it may not."""
        if not self.state.agenda:
            return None  # when a game is over the seed of its dice is known
        return next((number for number, _ in reversed(self._decisions) if self.entries[number].seat == seat), None)

    def goes_back_to(self, entry: Entry) -> int:
        """How many entries stand once this one has been done."""
        match entry:
            case TookBack() if self._undoable:
                return self._undoable[-1][0]
            case Rewound(seat):
                return self.last_decision(seat) or 0
        return len(self.entries)

    def replay(self, entry: Entry) -> list[Event]:
        """Does again what an entry tells, and returns what happened."""
        match entry:
            case Answered(seat, action):
                return self.play(seat, action)
            case TookBack(seat):
                self.take_back(seat)
            case Rewound(seat):
                self.rewind(seat)
        return []

    @property
    def undoer(self) -> Seat | None:
        """The one seat that may take something back now."""
        if not self._undoable:
            return None
        seat = self._undoer()
        return seat if self.can_take_back(seat) else None

    @property
    def undoers(self) -> tuple[Seat, ...]:
        """The seats that may take something back now, by the rules or because it is free here."""
        return tuple(seat for seat in self.state.seats if seat == self.undoer or self.last_decision(seat) is not None)

    def fork(self) -> Record[S]:
        """A record of its own that goes on from here; this one stays as it is."""
        twin = copy(self)
        twin.entries = self.entries.copy()
        twin._undoable = self._undoable.copy()
        twin._decisions = self._decisions.copy()
        return twin

    def lines(self) -> Iterator[bytes]:
        """The record as JSON lines, a header first."""
        yield encode(self._header()) + b"\n"
        for entry in self.entries:
            yield encode(entry) + b"\n"

    def _append(self, entry: Entry, state: S) -> None:
        self.entries.append(entry)
        self.state = state

    def _remember(self, seat: Seat, before: S) -> None:
        if self._undoable and self._undoer() != seat:
            self._undoable.clear()
        if seat == HOST:
            self._decisions.clear()
        elif seat != CHANCE:
            self._undoable.append((len(self.entries), before))
            if self.free_take_back:
                self._decisions.append((len(self.entries), before))

    def _undoer(self) -> Seat:
        """The one seat that has answered last, and could take that back unless talk stands against it."""
        return self.entries[self._undoable[-1][0]].seat

    def _without_last_answer(self, seat: Seat) -> S | Refusal:
        if not self._undoable or self._undoer() != seat:
            return TABLE.no("cannot-take-back")
        number, before = self._undoable[-1]
        draft = before.copy()
        for entry in self.entries[number + 1 :]:
            if isinstance(entry, Answered) and (entry.seat != seat or _is_on_floor(draft, entry.action)):
                if refusals(draft, entry.seat, entry.action):
                    return TABLE.no("cannot-take-back")
                play(draft, entry.seat, entry.action)
        draft.opened = self.state.opened + 1  # a late answer to the undone question must not hit the new one
        return draft

    def _header(self) -> _Header:
        return _Header(
            beffroi=FORMAT,
            game=self.game.name,
            revision=self.start.revision,
            seats=len(self.start.seats),
            hash=fingerprint(self.start),
            options=NOTHING if self.options is None else Raw(encode(self.options)),
            position=Raw(encode(self.start)) if self.options is None else NOTHING,
            free_take_back=self.free_take_back,
            table=self.table,
            commitment=self.commitment,
            seed=self.seed,
        )


def load(data: bytes, find: Find) -> Record[Any]:
    """The record in these JSON lines, replayed and checked line by line; raises `BadInput`."""
    header, *lines = data.splitlines() or [b""]
    with _line(1):
        record = _start(msgspec.json.decode(header, type=_Header), find)
    for number, line in enumerate(lines, start=2):
        with _line(number):
            _replay(record, line)
    return record


@contextmanager
def _line(number: int) -> Iterator[None]:
    """Says in which line a record is damaged."""
    try:
        yield
    except BadInput as error:
        if error.why != "bad-action":
            raise
        raise BadInput("bad-record", line=number, problem=error.facts["problem"]) from None
    except (*UNREADABLE, Broken, Refused) as error:
        raise BadInput("bad-record", line=number, problem=str(error)) from None


def _start(header: _Header, find: Find) -> Record[Any]:
    record = _set_up(header, find)
    record.free_take_back = header.free_take_back
    record.table, record.commitment, record.seed = header.table, header.commitment, header.seed
    return record


def _set_up(header: _Header, find: Find) -> Record[Any]:
    if header.beffroi != FORMAT:
        raise BadInput("unknown-format", format=header.beffroi)
    game = find(header.game, header.revision)
    if header.options:
        record = Record.of_setup(game, header.seats, codec_of(game).options(bytes(header.options)))
        _check(header.hash, fingerprint(record.start))
        return record
    if header.position:
        return Record(game, _position(game, header))
    raise msgspec.ValidationError("neither options nor a position")


def _position(game: AnyGame, header: _Header) -> Any:
    """The position a record starts from, if it is whole, fits its header and can be one."""
    s = codec_of(game).state(bytes(header.position))
    _check(header.hash, fingerprint(s))
    if len(s.seats) != header.seats or s.revision != header.revision:
        raise msgspec.ValidationError("the position is not that of the header")
    check_position(game, s)
    return s


def _replay(record: Record[Any], line: bytes) -> None:
    entry = _entry(record.game, msgspec.json.decode(line, type=_Line))
    record.replay(entry)
    _check(entry.hash, record.entries[-1].hash)


def _entry(game: AnyGame, line: _Line) -> Entry:
    match line.type, bool(line.action):
        case "Answered", True:
            return Answered(line.seat, codec_of(game).action(bytes(line.action)), line.hash)
        case "TookBack", False:
            return TookBack(line.seat, line.hash)
        case "Rewound", False:
            return Rewound(line.seat, line.hash)
    raise msgspec.ValidationError(f"no entry of type {line.type}")


def _check(written: str, reached: str) -> None:
    if written != reached:
        raise msgspec.ValidationError(f"state {reached} was reached, {written} is written")


def _is_on_floor(s: State, action: Action) -> bool:
    """Whether a standing step takes an action: what was said there stays said."""
    return any(type(action) in step.takes for step in s.floor)


def _showed_something(seat: Seat, before: S, draft: S, events: list[Event]) -> bool:
    """Whether what happened uncovered something that was hidden from this seat."""
    if is_sealed(before) and draft.opened != before.opened:
        return True
    return any(seat in event.uncovers or any(reader == seat for reader, _ in event.private) for event in events)
