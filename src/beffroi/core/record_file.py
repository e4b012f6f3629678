"""A record as JSON lines: written line by line, read back and checked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec
from msgspec import Raw, Struct

from beffroi.core.action import Seat
from beffroi.core.codec import UNREADABLE, codec_of, encode, fingerprint
from beffroi.core.entry import Answered, Entry, LetBack, Rewound, TookBack
from beffroi.core.game import AnyGame
from beffroi.core.model import BadInput, Broken, Refused
from beffroi.core.notation import check_position
from beffroi.core.record import Record
from beffroi.core.revisions import Find

FORMAT = 1
NOTHING = Raw()
R = TypeVar("R", bound=Record[Any])


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
    is_lone: bool = False


def lines(record: Record[Any]) -> Iterator[bytes]:
    """The record as JSON lines, a header first."""
    yield encode(_header(record)) + b"\n"
    for entry in record.entries:
        yield encode(entry) + b"\n"


def _header(record: Record[Any]) -> _Header:
    return _Header(
        beffroi=FORMAT,
        game=record.game.name,
        revision=record.start.revision,
        seats=len(record.start.seats),
        hash=fingerprint(record.start),
        options=NOTHING if record.options is None else Raw(encode(record.options)),
        position=Raw(encode(record.start)) if record.options is None else NOTHING,
        free_take_back=record.free_take_back,
        table=record.table,
        commitment=record.commitment,
        seed=record.seed,
    )


def load(data: bytes, find: Find) -> Record[Any]:
    """The record in these JSON lines, replayed and checked line by line; raises `BadInput`."""
    return load_as(Record, data, find)


def load_as(kind: type[R], data: bytes, find: Find) -> R:
    """The same as a record of some kind."""
    header, *lines = data.splitlines() or [b""]
    with _line(1):
        record = _start(kind, msgspec.json.decode(header, type=_Header), find)
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


def _start(kind: type[R], header: _Header, find: Find) -> R:
    record = _set_up(kind, header, find)
    record.free_take_back = header.free_take_back
    record.table, record.commitment, record.seed = header.table, header.commitment, header.seed
    return record


def _set_up(kind: type[R], header: _Header, find: Find) -> R:
    if header.beffroi != FORMAT:
        raise BadInput("unknown-format", format=header.beffroi)
    game = find(header.game, header.revision)
    if header.options:
        record = kind.of_setup(game, header.seats, codec_of(game).options(bytes(header.options)))
        _check(header.hash, fingerprint(record.start))
        return record
    if header.position:
        return kind(game, _position(game, header))
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
            return Answered(line.seat, codec_of(game).action(bytes(line.action)), line.hash, line.is_lone)
        case "TookBack", False:
            return TookBack(line.seat, line.hash)
        case "Rewound", False:
            return Rewound(line.seat, line.hash)
        case "LetBack", False:
            return LetBack(line.seat, line.hash)
    raise msgspec.ValidationError(f"no entry of type {line.type}")


def _check(written: str, reached: str) -> None:
    if written != reached:
        raise msgspec.ValidationError(f"state {reached} was reached, {written} is written")
