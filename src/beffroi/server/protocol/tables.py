"""Tables: how they are opened and joined, and what a reader may know of them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from beffroi.core.action import Seat
from beffroi.core.model import Result
from beffroi.server.protocol.values import Nickname, Number, Title, Value, Word

Status: TypeAlias = Literal["open", "running", "over", "closed", "frozen"]
"""Waiting for people; playing; finished by the rules; closed before the end; stopped by a fault, needs a host."""


class ClockTerms(Value, frozen=True):
    """How much time everybody has: for each move, or a bank that grows with each move; in seconds.

    A deadline of days is a `per_move` of as many seconds.
    """

    per_move: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    bank: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    increment: Annotated[int, Meta(ge=0, le=86400)] = 0


class SeatTerms(Value, frozen=True):
    """Who shall sit in a seat: I myself (several times: one device for all), a bot of some level, or whoever comes."""

    kind: Literal["me", "bot", "open"]
    level: str | None = None
    name: Nickname | None = None
    """What somebody on my device is called, when it is not I."""


class Start(Value, frozen=True):
    """A position of a finished game, by the number of entries that a spectator had been shown by then."""

    table: Word
    ply: Number


class Invitation(Value, frozen=True):
    """I would like a table; `start` plays on from a finished game, whose options then hold."""

    game: str
    seats: tuple[SeatTerms, ...]
    start: Start | None = None
    options: dict[str, bool | int | str] = field(default_factory=dict)
    private: bool = False
    clock: ClockTerms | None = None
    title: Title = ""
    spectators_speak: bool = False
    """Whether those who only watch may speak once the game has begun."""
    several_seats: bool = False
    """Whether guests may take more than one seat each, as the host may."""
    free_take_back: bool = False
    """Whether I may go back to my last decision at any time: alone among bots, without a clock, unrated."""


class SeatCard(Value, frozen=True):
    """Who sits in a seat, as everybody may know it."""

    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    mine: bool
    """Whether it is the reader's own."""
    online: bool
    stand_in: str | None
    """The level of the bot that plays for somebody who has been away too long."""
    host: bool = False
    """Whether it is the host's."""
    stand_in_after: int | None = None
    """In how many seconds a bot stands in for somebody who is away while the others wait for them."""


class TakeBack(Value, frozen=True):
    """Somebody would like to go back to their last decision, and the others are asked."""

    seat: Seat
    step: int
    """The step by which the question was put that is open; once another is, this is no longer asked."""
    mine: bool
    """Whether the reader's word is waited for."""
    declined: bool


class TableInfo(Value, frozen=True):
    """A table as its reader may know it: who sits there, what was agreed, how it stands."""

    id: str
    game: str
    revision: int
    """The revision of the rules by which it is played."""
    options: dict[str, bool | int | str]
    title: str
    status: Status
    private: bool
    code: str | None
    """What friends type to join; for those who sit there, while a seat is open."""
    hosting: bool
    """Whether the reader is the host."""
    standing: str | None
    """Why the reader can take no seat, or no other one: a key that the texts translate (`error-…`)."""
    silent: str | None
    """Why the reader may not speak, the same way."""
    muted: tuple[int, ...]
    """For the host: the remarks of those who were muted, by number."""
    can_close: bool
    """Whether the reader may end it before its time."""
    seats: tuple[SeatCard, ...]
    asked: tuple[Seat, ...]
    free_take_back: bool
    """Whether its player may go back to their last decision at any time; such a game is not rated."""
    may_ask_back: bool
    """Whether only people play here, who may let each other go back to a decision."""
    asks_back: TakeBack | None
    clock: ClockTerms | None
    commitment: str
    """The hash to which the dice are bound, published before the first draw."""
    result: Result | None
    rematch: str | None
    """The table where the same people play again."""
    tournament: str | None
    """The tournament it is a game of."""
    created: int
    changed: int
    """Seconds since 1970."""
    watching: int = 0
    """How many look on."""


class TableLists(Value, frozen=True):
    """The tables a guest finds in the list; `more` says whether there are older ones of theirs."""

    mine: tuple[TableInfo, ...]
    open: tuple[TableInfo, ...]
    running: tuple[TableInfo, ...]
    over: tuple[TableInfo, ...]
    more: bool = False


class Join(Value, frozen=True):
    """I take a seat, this one or the first that is free; the code opens a private table."""

    seat: Number | None = None
    code: Word | None = None


class TransferWord(Value, frozen=True):
    """A word, good once and for ten minutes, by which another device takes over a seat."""

    word: str


class Claim(Value, frozen=True):
    """I have such a word."""

    word: Word


class TableRef(Value, frozen=True):
    """Where a code or a word leads."""

    table: str
