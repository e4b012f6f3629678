"""Tournaments on disk: what was agreed, and everything that happened; one transaction an event, each only once."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Select, func, insert, or_, select, update

from beffroi.core.action import HOST
from beffroi.server.live.game import Logged
from beffroi.server.protocol.rest import ClockTerms
from beffroi.server.protocol.tournaments import TournamentStatus
from beffroi.server.storage.schema import HAPPENINGS, LOG, TABLES, TOURNAMENTS
from beffroi.server.storage.store import SHELF_LENGTH, Store, add_table_row, logged
from beffroi.server.tables.table import Plan, decode_plan
from beffroi.tournament.log import AnyEvent, Entered, Finished, Paired, Tournament, tournament_of
from beffroi.tournament.terms import Terms

ENDED = ("over", "closed")
NewTable: TypeAlias = tuple[Plan, bytes]
_decode_event = msgspec.json.Decoder(AnyEvent).decode


class Deed(Struct, frozen=True):
    """What an organiser has announced."""

    id: str
    title: str
    organiser: str
    terms: Terms
    options: dict[str, bool | int | str]
    private: bool
    clock: ClockTerms | None
    created: int


class Account(Struct, frozen=True):
    """A tournament as far as it was read: what was agreed, how it stands, after how many events."""

    deed: Deed
    tournament: Tournament
    number: int

    @property
    def status(self) -> TournamentStatus:
        return "over" if self.tournament.is_over else "running" if self.tournament.rounds else "open"


class Notice(Struct, frozen=True):
    """A tournament on the shelf: what was agreed, how it stands, who came and went."""

    deed: Deed
    status: TournamentStatus
    events: list[AnyEvent]

    @property
    def entrants(self) -> int:
        return len(tournament_of(self.deed.terms, self.events).field)


_decode_deed = msgspec.json.Decoder(Deed).decode


class Ledger:
    """What the database knows of tournaments."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, deed: Deed, entered: Sequence[Entered]) -> None:
        row = {
            "id": deed.id,
            "organiser": deed.organiser,
            "status": "open",
            "private": deed.private,
            "created": deed.created,
            "deed": msgspec.json.encode(deed),
        }

        def write(c: Connection) -> None:
            c.execute(insert(TOURNAMENTS), row)
            for number, event in enumerate(entered, start=1):
                c.execute(insert(HAPPENINGS), _row(deed.id, number, event))

        await self._store.write(write)

    async def account(self, tournament: str) -> Account | None:
        return await self._store.read(lambda c: read_account(c, tournament))

    async def append(self, account: Account, event: AnyEvent, tables: Sequence[NewTable] = ()) -> None:
        """Writes what follows from an account, with the tables it needs; or raises `Behind`."""
        tournament, status = account.deed.id, _status_after(event)

        def write(c: Connection) -> None:
            c.execute(insert(HAPPENINGS), _row(tournament, account.number + 1, event))
            for plan, seed in tables:
                add_table_row(c, plan, seed)
            if status is not None:
                c.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament).values(status=status))

        await self._store.write(write)

    async def running(self) -> list[str]:
        query = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.status == "running")
        return await self._store.read(lambda c: list(c.scalars(query)))

    async def plans(self, tables: Sequence[str]) -> dict[str, Plan]:
        """How these tables stand."""
        query = select(TABLES.c.plan).where(TABLES.c.id.in_(tables))
        return await self._store.read(lambda c: {plan.id: plan for plan in map(decode_plan, c.scalars(query))})

    async def said_by_host(self, table: str) -> tuple[list[Logged], int]:
        """What the host's chair answered at a table, and how many entries its log has."""
        said = select(LOG).where(LOG.c.table_id == table, LOG.c.seat == HOST).order_by(LOG.c.version)
        last = select(func.max(LOG.c.version)).where(LOG.c.table_id == table)
        return await self._store.read(lambda c: ([logged(row) for row in c.execute(said)], c.scalar(last) or 0))

    async def shelf(self, *statuses: str) -> list[list[Notice]]:
        """The newest public tournaments that stand like each of these."""
        public = NEWEST.where(TOURNAMENTS.c.private.is_(False))
        queries = [public.where(TOURNAMENTS.c.status == status) for status in statuses]
        return await self._store.read(lambda c: [_notices(c, query) for query in queries])

    async def of_guest(self, guest: str) -> list[Notice]:
        """The newest tournaments somebody is in or holds."""
        entered = select(HAPPENINGS.c.tournament).where(HAPPENINGS.c.guest == guest)
        own = entered.union(select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.organiser == guest))
        return await self._store.read(lambda c: _notices(c, NEWEST.where(TOURNAMENTS.c.id.in_(own))))


NEWEST = select(TOURNAMENTS).order_by(TOURNAMENTS.c.created.desc(), TOURNAMENTS.c.id.desc()).limit(SHELF_LENGTH)


def _notices(c: Connection, query: Select[Any]) -> list[Notice]:
    rows = c.execute(query).all()
    fields = _fields(c, [row.id for row in rows])
    return [Notice(_decode_deed(row.deed), row.status, fields[row.id]) for row in rows]


def _fields(c: Connection, tournaments: Sequence[str]) -> dict[str, list[AnyEvent]]:
    """Who entered and who withdrew, tournament by tournament."""
    about = or_(HAPPENINGS.c.once.startswith("Entered "), HAPPENINGS.c.once.startswith("Withdrew "))
    query = select(HAPPENINGS.c.tournament, HAPPENINGS.c.event).where(HAPPENINGS.c.tournament.in_(tournaments), about)
    found: dict[str, list[AnyEvent]] = {tournament: [] for tournament in tournaments}
    for row in c.execute(query):
        found[row.tournament].append(_decode_event(row.event))
    return found


def read_account(c: Connection, tournament: str) -> Account | None:
    """A tournament as it is on disk."""
    found = c.scalar(select(TOURNAMENTS.c.deed).where(TOURNAMENTS.c.id == tournament))
    if found is None:
        return None
    deed, events = _decode_deed(found), read_events(c, tournament)
    return Account(deed, tournament_of(deed.terms, events), len(events))


def read_events(c: Connection, tournament: str) -> list[AnyEvent]:
    """Everything that happened in a tournament, in its order."""
    query = select(HAPPENINGS.c.event).where(HAPPENINGS.c.tournament == tournament).order_by(HAPPENINGS.c.number)
    return [_decode_event(event) for event in c.scalars(query)]


def _status_after(event: AnyEvent) -> TournamentStatus | None:
    if isinstance(event, Finished):
        return "over"
    return "running" if isinstance(event, Paired) else None


def _row(tournament: str, number: int, event: AnyEvent) -> dict[str, Any]:
    return {
        "tournament": tournament,
        "number": number,
        "once": event.once,
        "guest": event.guest if isinstance(event, Entered) else None,
        "event": msgspec.json.encode(event),
        "at": time.time_ns() // 1_000_000,
    }
