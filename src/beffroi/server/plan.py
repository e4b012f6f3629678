"""Who sits where and what was agreed: a frozen value, and what may become of it."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from beffroi.core.action import Seat
from beffroi.core.model import Result
from beffroi.server.problems import CONFLICT, FORBIDDEN, Sorry
from beffroi.server.protocol import ClockTerms, Guest, Status


class Sitter(Struct, frozen=True):
    """Who sits on a chair; `stand_in` is the level of the bot that plays for a person who is away."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    guest: str | None = None
    level: str | None = None
    stand_in: str | None = None

    @property
    def bot(self) -> str | None:
        """The level of the bot that answers for this chair, if one does."""
        return self.level if self.kind == "bot" else self.stand_in


NOBODY = Sitter("open")
BOT_NAMES = ("Aliénor", "Baudouin", "Clémence", "Drogon", "Ermengarde", "Foulques", "Guiraude", "Hugues")
"""More than any table has chairs."""


class Plan(Struct, frozen=True):
    """A table: its game, its chairs, its host, how it stands."""

    id: str
    code: str
    game: str
    revision: int
    """Of the game's rules, under which it is played to its end."""
    options: dict[str, bool | int | str]
    title: str
    private: bool
    host: str
    chairs: tuple[Sitter, ...]
    clock: ClockTerms | None
    commitment: str
    created: int
    changed: int
    status: Status = "open"
    result: Result | None = None
    rematch: str | None = None
    edition: int = 1
    asked: tuple[Seat, ...] = ()
    """Who is waited for before anybody has answered."""
    start: str = ""
    """The position it starts from, written as a state, when that is not the game's own set-up."""
    tournament: str | None = None
    """The tournament it is a game of."""
    forfeits: bool = False
    """Whether somebody who does not come loses, instead of a bot playing for him."""
    patience: float | None = None
    """Seconds an absent one is waited for, when not as long as usual in this house."""

    def seats_of(self, guest: str | None) -> tuple[Seat, ...]:
        """The chairs a guest holds; several when a device is passed around."""
        return tuple(Seat(n) for n, chair in enumerate(self.chairs) if guest is not None and chair.guest == guest)

    @property
    def is_full(self) -> bool:
        return all(chair.kind != "open" for chair in self.chairs)

    @property
    def is_playing(self) -> bool:
        return self.status == "running"

    def is_known_to(self, guest: str | None, code: str | None = None) -> bool:
        """Whether somebody may look at this table."""
        return not self.private or code == self.code or guest == self.host or bool(self.seats_of(guest))


def sit(plan: Plan, guest: Guest, seat: int | None) -> Plan:
    """A guest takes a chair, the one named or the first that is free."""
    free = [n for n, chair in enumerate(plan.chairs) if chair.kind == "open"]
    if plan.status != "open":
        raise Sorry(CONFLICT, "table-has-begun")
    if seat is None and plan.seats_of(guest.id):
        return plan
    if not free or (seat is not None and seat not in free):
        raise Sorry(CONFLICT, "chair-is-taken")
    return with_chair(plan, free[0] if seat is None else seat, Sitter("person", guest.nickname, guest.id))


def rise(plan: Plan, guest: str, level: str) -> Plan:
    """A guest leaves: chairs of an open table are free again, at a running one a bot stands in."""
    for seat in own_seats(plan, guest):
        plan = with_chair(plan, seat, NOBODY) if plan.status == "open" else stand_in(plan, seat, level)
    return plan


def stand_in(plan: Plan, seat: Seat, level: str) -> Plan:
    """A bot plays for somebody who is away."""
    return with_chair(plan, seat, replace(plan.chairs[seat], stand_in=level))


def come_back(plan: Plan, guest: str) -> Plan:
    """A guest takes his chairs back from the bots that stood in."""
    for seat in own_seats(plan, guest):
        plan = with_chair(plan, seat, replace(plan.chairs[seat], stand_in=None))
    return plan


def fill(plan: Plan, level: str) -> Plan:
    """Bots take the chairs that are still open."""
    chairs = tuple(chair if chair.kind != "open" else bot(level) for chair in plan.chairs)
    return replace(plan, chairs=christened(chairs))


def bot(level: str) -> Sitter:
    return Sitter("bot", level=level)


def christened(chairs: tuple[Sitter, ...]) -> tuple[Sitter, ...]:
    """The same chairs, every bot with a name that nobody else at the table has."""
    taken = {chair.name.casefold() for chair in chairs}
    free = (name for name in BOT_NAMES if name.casefold() not in taken)
    return tuple(
        replace(chair, name=next(free)) if chair.kind == "bot" and not chair.name else chair for chair in chairs
    )


def hand_over(plan: Plan, seat: Seat, guest: Guest) -> Plan:
    """A chair goes to another device of the same person."""
    return with_chair(plan, seat, replace(plan.chairs[seat], guest=guest.id, stand_in=None))


def with_chair(plan: Plan, seat: int, sitter: Sitter) -> Plan:
    chairs = tuple(sitter if n == seat else chair for n, chair in enumerate(plan.chairs))
    return replace(plan, chairs=chairs)


def own_seats(plan: Plan, guest: str) -> tuple[Seat, ...]:
    seats = plan.seats_of(guest)
    if not seats:
        raise Sorry(FORBIDDEN, "not-your-table")
    return seats


def own_seat(plan: Plan, guest: str, seat: int | None) -> Seat:
    """The chair a guest means: the one he names, or his only one."""
    seats = own_seats(plan, guest)
    if seat is None:
        return seats[0]
    if seat not in seats:
        raise Sorry(FORBIDDEN, "not-your-chair", seat=seat)
    return Seat(seat)


encode_plan = msgspec.json.Encoder().encode
decode_plan = msgspec.json.Decoder(Plan).decode
