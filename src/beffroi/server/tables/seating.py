"""What may become of a table: who takes a seat, who leaves it, who is put out, who is muted."""

from __future__ import annotations

from msgspec.structs import replace

from beffroi.core.action import Seat
from beffroi.server.protocol.people import Guest
from beffroi.server.protocol.problems import NotAllowed, NotFound, NotNow
from beffroi.server.tables.table import EMPTY, Occupant, Table

BOT_NAMES = ("Aliénor", "Baudouin", "Clémence", "Drogon", "Ermengarde", "Foulques", "Guiraude", "Hugues")
"""More than any table has seats."""


def sit(table: Table, guest: Guest, seat: int | None) -> Table:
    """A guest takes a seat, the one named or the first that is free."""
    free = [n for n, occupant in enumerate(table.occupants) if occupant.kind == "open"]
    if seat is None and table.status == "open" and table.seats_of(guest.id):
        return table
    if (why := table.why_standing(guest.id)) is not None:
        raise NotNow(why)
    if not free or (seat is not None and seat not in free):
        raise NotNow("seat-is-taken")
    return with_occupant(table, free[0] if seat is None else seat, Occupant("person", guest.nickname, guest.id))


def rise(table: Table, guest: str, level: str) -> Table:
    """A guest leaves: seats of an open table are free again, at a running one a bot stands in."""
    for seat in own_seats(table, guest):
        table = with_occupant(table, seat, EMPTY) if table.status == "open" else stand_in(table, seat, level)
    return table


def stand_in(table: Table, seat: Seat, level: str) -> Table:
    """A bot plays for somebody who is away."""
    return with_occupant(table, seat, replace(table.occupants[seat], stand_in=level))


def come_back(table: Table, guest: str) -> Table:
    """A guest takes their seats back from the bots that stood in; nobody has to wait for them any more."""
    seats = own_seats(table, guest)
    for seat in seats:
        table = with_occupant(table, seat, replace(table.occupants[seat], stand_in=None))
    return replace(table, awaited=tuple(seat for seat in table.awaited if seat not in seats))


def wait_for(table: Table, guest: str, seat: int) -> Table:
    """Somebody who plays would rather wait for a person than have a bot stand in."""
    own_seats(table, guest)
    if table.tournament is not None:
        raise NotNow("tournament-goes-on")
    if not table.is_playing or occupant_of(table, seat).kind != "person" or seat in table.awaited:
        raise NotNow("nobody-to-wait-for")
    return replace(table, awaited=(*table.awaited, Seat(seat)))


def fill(table: Table, level: str) -> Table:
    """Bots take the seats that are still open."""
    occupants = tuple(occupant if occupant.kind != "open" else bot(level) for occupant in table.occupants)
    return replace(table, occupants=with_bot_names(occupants))


def bot(level: str) -> Occupant:
    return Occupant("bot", level=level)


def with_bot_names(occupants: tuple[Occupant, ...]) -> tuple[Occupant, ...]:
    """The same seats, every bot with a name that nobody else at the table has."""
    taken = {occupant.name.casefold() for occupant in occupants}
    free = (name for name in BOT_NAMES if name.casefold() not in taken)
    return tuple(
        replace(occupant, name=next(free)) if occupant.kind == "bot" and not occupant.name else occupant
        for occupant in occupants
    )


def hand_over(table: Table, seat: Seat, giver: str, guest: Guest) -> Table:
    """A seat goes to another device of the same person; only whoever sits there can give it."""
    if table.is_ended or table.occupants[seat].kind != "person" or table.occupants[seat].guest != giver:
        raise NotFound("no-such-word")
    if giver == guest.id:
        return table
    if guest.id in table.barred:
        raise NotNow("put-out")
    if giver in table.muted:
        table = mute(table, guest.id)
    return with_occupant(table, seat, replace(table.occupants[seat], guest=guest.id, stand_in=None))


def free(table: Table, seat: int) -> Table:
    """The host wants a seat free before the start; whoever is put out this way does not sit down here again."""
    guest = occupant_of(table, seat).guest
    if table.status != "open":
        raise NotNow("table-has-begun")
    if guest is None or guest == table.host:
        return with_occupant(table, seat, EMPTY)
    occupants = tuple(EMPTY if occupant.guest == guest else occupant for occupant in table.occupants)
    return replace(table, occupants=occupants, barred=(*table.barred, guest))


def mute(table: Table, guest: str) -> Table:
    return replace(table, muted=(*unmute(table, guest).muted, guest))


def unmute(table: Table, guest: str) -> Table:
    return replace(table, muted=tuple(each for each in table.muted if each != guest))


def occupant_of(table: Table, seat: int) -> Occupant:
    if not 0 <= seat < len(table.occupants):
        raise NotFound("no-such-seat", seat=seat)
    return table.occupants[seat]


def with_occupant(table: Table, seat: int, occupant: Occupant) -> Table:
    occupants = tuple(occupant if n == seat else other for n, other in enumerate(table.occupants))
    return replace(table, occupants=occupants)


def own_seats(table: Table, guest: str) -> tuple[Seat, ...]:
    seats = table.seats_of(guest)
    if not seats:
        raise NotAllowed("not-your-table")
    return seats


def own_seat(table: Table, guest: str, seat: int | None) -> Seat:
    """The seat a guest means: the one they name, or their only one."""
    seats = own_seats(table, guest)
    if seat is None:
        return seats[0]
    if seat not in seats:
        raise NotAllowed("not-your-seat", seat=seat)
    return Seat(seat)
