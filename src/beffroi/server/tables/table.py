"""Who sits where and what was agreed: a frozen value, and what may become of it."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from beffroi.core.action import Seat
from beffroi.core.model import Result
from beffroi.server.errors import CONFLICT, FORBIDDEN, NOT_FOUND, Sorry
from beffroi.server.protocol.rest import ClockTerms, Guest, Status


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


class Stopped(Struct, frozen=True):
    """The clocks of a table that was frozen: after which entry, how they stood, and when they went on."""

    version: int
    clocks: str
    at: int = 0


NOBODY = Sitter("open")
BOT_NAMES = ("Aliénor", "Baudouin", "Clémence", "Drogon", "Ermengarde", "Foulques", "Guiraude", "Hugues")
"""More than any table has chairs."""


class Plan(Struct, frozen=True):
    """A table: its game, its chairs, its host, how it stands."""

    id: str
    code: str | None
    """What friends type to join; forgotten when nobody can any more."""
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
    spectators_speak: bool = False
    several_chairs: bool = False
    muted: tuple[str, ...] = ()
    """The guests whose remarks the host does not want."""
    barred: tuple[str, ...] = ()
    """The guests whom the host has put out."""
    began: int = 0
    """When the game began, in milliseconds since 1970."""
    began_with: tuple[str, ...] = ()
    """The guests who sat down when the game began, chair by chair; a bot's is empty."""
    helped: tuple[Seat, ...] = ()
    """The chairs for which a bot that stood in has answered."""
    away: tuple[Seat, ...] = ()
    """The chairs for which a bot stood in when the game ended."""
    stopped: Stopped | None = None

    def seats_of(self, guest: str | None) -> tuple[Seat, ...]:
        """The chairs a guest holds; several when a device is passed around."""
        return tuple(Seat(n) for n, chair in enumerate(self.chairs) if guest is not None and chair.guest == guest)

    @property
    def absent(self) -> tuple[Seat, ...]:
        """The chairs of people for whom a bot stands in."""
        return tuple(Seat(n) for n, chair in enumerate(self.chairs) if chair.stand_in is not None)

    @property
    def is_full(self) -> bool:
        return all(chair.kind != "open" for chair in self.chairs)

    @property
    def is_of_bots(self) -> bool:
        """Whether no chair is a person's."""
        return all(chair.kind != "person" for chair in self.chairs)

    @property
    def is_playing(self) -> bool:
        return self.status == "running"

    @property
    def is_ended(self) -> bool:
        return self.status in ("over", "closed")

    def involves(self, guest: str) -> bool:
        """Whether a guest plays here, or did when the game began."""
        return guest in self.began_with or bool(self.seats_of(guest))

    def can_close(self, guest: str | None) -> bool:
        """Whether a guest may end it before its time: the host, unless they play a game of their own tournament."""
        is_own_game = self.tournament is not None and self.is_playing and self.involves(self.host)
        return guest == self.host and not is_own_game

    def is_known_to(self, guest: str | None) -> bool:
        """Whether somebody may look at this table."""
        return not self.private or guest == self.host or bool(self.seats_of(guest))

    def opens_to(self, guest: str | None, code: str | None) -> bool:
        """Whether somebody comes in by a code; one that was forgotten is nobody's."""
        return bool(code) and code == self.code and guest not in self.barred

    def why_standing(self, guest: str | None) -> str | None:
        """Why somebody can take no chair, or no other one."""
        if self.status != "open":
            return "table-has-begun"
        if guest in self.barred:
            return "put-out"
        is_served = bool(self.seats_of(guest)) and guest != self.host and not self.several_chairs
        return "you-sit-already" if is_served else None

    def why_silent(self, guest: str | None) -> str | None:
        """Why somebody may not speak."""
        if guest is None:
            return "only-guests-speak"
        if guest in self.barred:
            return "put-out"
        if guest in self.muted:
            return "muted"
        may_listen_only = self.status != "open" and not self.spectators_speak and not self.seats_of(guest)
        return "spectators-listen" if may_listen_only and guest != self.host else None


def sit(plan: Plan, guest: Guest, seat: int | None) -> Plan:
    """A guest takes a chair, the one named or the first that is free."""
    free = [n for n, chair in enumerate(plan.chairs) if chair.kind == "open"]
    if seat is None and plan.status == "open" and plan.seats_of(guest.id):
        return plan
    if (why := plan.why_standing(guest.id)) is not None:
        raise Sorry(CONFLICT, why)
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


def hand_over(plan: Plan, seat: Seat, giver: str, guest: Guest) -> Plan:
    """A chair goes to another device of the same person; only whoever sits there can give it."""
    if plan.is_ended or plan.chairs[seat].kind != "person" or plan.chairs[seat].guest != giver:
        raise Sorry(NOT_FOUND, "no-such-word")
    if giver == guest.id:
        return plan
    if guest.id in plan.barred:
        raise Sorry(CONFLICT, "put-out")
    if giver in plan.muted:
        plan = mute(plan, guest.id)
    return with_chair(plan, seat, replace(plan.chairs[seat], guest=guest.id, stand_in=None))


def free(plan: Plan, seat: int) -> Plan:
    """The host wants a chair free before the start; whoever is put out this way does not sit down here again."""
    guest = sitter_on(plan, seat).guest
    if plan.status != "open":
        raise Sorry(CONFLICT, "table-has-begun")
    if guest is None or guest == plan.host:
        return with_chair(plan, seat, NOBODY)
    chairs = tuple(NOBODY if chair.guest == guest else chair for chair in plan.chairs)
    return replace(plan, chairs=chairs, barred=(*plan.barred, guest))


def mute(plan: Plan, guest: str) -> Plan:
    return replace(plan, muted=(*unmute(plan, guest).muted, guest))


def unmute(plan: Plan, guest: str) -> Plan:
    return replace(plan, muted=tuple(each for each in plan.muted if each != guest))


def sitter_on(plan: Plan, seat: int) -> Sitter:
    if not 0 <= seat < len(plan.chairs):
        raise Sorry(NOT_FOUND, "no-such-chair", seat=seat)
    return plan.chairs[seat]


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
