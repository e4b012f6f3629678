"""Tournaments on disk: what was agreed, and everything that happened; one transaction an event, each only once."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Select, func, insert, or_, select, update

from beffroi.core.action import HOST
from beffroi.core.model import BadInput
from beffroi.server.protocol.problems import NotNow
from beffroi.server.protocol.tables import ClockTerms
from beffroi.server.protocol.tournaments import TournamentStatus
from beffroi.server.settings import Settings
from beffroi.server.storage.offline import reading
from beffroi.server.storage.schema import LOG, TABLES, TOURNAMENT_EVENTS, TOURNAMENTS
from beffroi.server.storage.store import Store
from beffroi.server.tables.log import LogEntry, read_entry
from beffroi.server.tables.store import LIST_LENGTH, add_table
from beffroi.server.tables.table import SeededTable, Table, decode_table
from beffroi.tournament.log import AnyEvent, Entered, Finished, Game, Paired, Tournament, tournament_of
from beffroi.tournament.terms import Terms

_decode_event = msgspec.json.Decoder(AnyEvent).decode


class TournamentHeader(Struct, frozen=True):
    """What an organiser has announced."""

    id: str
    title: str
    organiser: str
    terms: Terms
    options: dict[str, bool | int | str]
    private: bool
    clock: ClockTerms | None
    created: int


class TournamentSnapshot(Struct, frozen=True):
    """A tournament as far as it was read: what was agreed, how it stands, after how many events."""

    header: TournamentHeader
    tournament: Tournament
    number: int

    @property
    def status(self) -> TournamentStatus:
        return "over" if self.tournament.is_over else "running" if self.tournament.rounds else "open"

    def table_of(self, game: Game) -> str:
        """The table at which a game is played."""
        return self.tournament.rounds[game[0]].table_ids[game[1]]

    def number_of(self, guest: str | None) -> int | None:
        """Under which number a guest takes part."""
        t = self.tournament
        playing = [number for number in t.field if guest is not None and t.entrants[number].guest == guest]
        return playing[-1] if playing else None


class TournamentListing(Struct, frozen=True):
    """A tournament in a list: what was agreed, how it stands, who came and went."""

    header: TournamentHeader
    status: TournamentStatus
    events: list[AnyEvent]

    @property
    def entrants(self) -> int:
        return len(tournament_of(self.header.terms, self.events).field)


_decode_header = msgspec.json.Decoder(TournamentHeader).decode


class TournamentStore:
    """What the database knows of tournaments."""

    def __init__(self, store: Store, most_organised: int = 0) -> None:
        """`most_organised` is how many tournaments an organiser may have announced or running; 0: any number."""
        self._store = store
        self._most_organised = most_organised

    async def add(self, header: TournamentHeader, entered: Sequence[Entered]) -> None:
        """A new tournament, or `NotNow` when its organiser has as many as one may have."""
        row = {
            "id": header.id,
            "organiser": header.organiser,
            "status": "open",
            "private": header.private,
            "created": header.created,
            "header": msgspec.json.encode(header),
        }

        def write(c: Connection) -> None:
            _check_organised(c, header.organiser, self._most_organised)
            c.execute(insert(TOURNAMENTS), row)
            for number, event in enumerate(entered, start=1):
                c.execute(insert(TOURNAMENT_EVENTS), _row(header.id, number, event))

        await self._store.write(write)

    async def snapshot(self, tournament: str) -> TournamentSnapshot | None:
        return await self._store.read(lambda c: read_snapshot(c, tournament))

    async def append(self, snapshot: TournamentSnapshot, event: AnyEvent, tables: Sequence[SeededTable] = ()) -> None:
        """Writes what follows from how a tournament stood, with the tables it needs; or `WriteConflict`."""
        tournament, status = snapshot.header.id, _status_after(event)

        def write(c: Connection) -> None:
            c.execute(insert(TOURNAMENT_EVENTS), _row(tournament, snapshot.number + 1, event))
            for new in tables:
                add_table(c, new)
            if status is not None:
                c.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament).values(status=status))

        await self._store.write(write)

    async def running(self) -> list[str]:
        query = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.status == "running")
        return await self._store.read(lambda c: list(c.scalars(query)))

    async def tables(self, tables: Sequence[str]) -> dict[str, Table]:
        """How these tables stand."""
        query = select(TABLES.c.document).where(TABLES.c.id.in_(tables))
        return await self._store.read(lambda c: {table.id: table for table in map(decode_table, c.scalars(query))})

    async def said_by_host(self, table_id: str) -> tuple[list[LogEntry], int]:
        """What the host's seat answered at a table, and how many entries its log has."""
        said = select(LOG).where(LOG.c.table_id == table_id, LOG.c.seat == HOST).order_by(LOG.c.version)
        last = select(func.max(LOG.c.version)).where(LOG.c.table_id == table_id)
        return await self._store.read(lambda c: ([read_entry(row) for row in c.execute(said)], c.scalar(last) or 0))

    async def public(self, *statuses: str) -> list[list[TournamentListing]]:
        """The newest public tournaments that stand like each of these."""
        public = NEWEST.where(TOURNAMENTS.c.private.is_(False))
        queries = [public.where(TOURNAMENTS.c.status == status) for status in statuses]
        return await self._store.read(lambda c: [_listings(c, query) for query in queries])

    async def of_guest(self, guest: str) -> list[TournamentListing]:
        """The newest tournaments somebody is in or holds."""
        entered = select(TOURNAMENT_EVENTS.c.tournament).where(TOURNAMENT_EVENTS.c.guest == guest)
        own = entered.union(select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.organiser == guest))
        return await self._store.read(lambda c: _listings(c, NEWEST.where(TOURNAMENTS.c.id.in_(own))))


NEWEST = select(TOURNAMENTS).order_by(TOURNAMENTS.c.created.desc(), TOURNAMENTS.c.id.desc()).limit(LIST_LENGTH)


def _listings(c: Connection, query: Select[Any]) -> list[TournamentListing]:
    rows = c.execute(query).all()
    fields = _fields(c, [row.id for row in rows])
    return [TournamentListing(_decode_header(row.header), row.status, fields[row.id]) for row in rows]


def _fields(c: Connection, tournaments: Sequence[str]) -> dict[str, list[AnyEvent]]:
    """Who entered and who withdrew, tournament by tournament."""
    about = or_(TOURNAMENT_EVENTS.c.once.startswith("Entered "), TOURNAMENT_EVENTS.c.once.startswith("Withdrew "))
    query = select(TOURNAMENT_EVENTS.c.tournament, TOURNAMENT_EVENTS.c.event).where(
        TOURNAMENT_EVENTS.c.tournament.in_(tournaments), about
    )
    found: dict[str, list[AnyEvent]] = {tournament: [] for tournament in tournaments}
    for row in c.execute(query):
        found[row.tournament].append(_decode_event(row.event))
    return found


def read_snapshot(c: Connection, tournament: str) -> TournamentSnapshot | None:
    """A tournament as it is on disk."""
    found = c.scalar(select(TOURNAMENTS.c.header).where(TOURNAMENTS.c.id == tournament))
    if found is None:
        return None
    header, events = _decode_header(found), read_events(c, tournament)
    return TournamentSnapshot(header, tournament_of(header.terms, events), len(events))


def read_events(c: Connection, tournament: str) -> list[AnyEvent]:
    """Everything that happened in a tournament, in its order."""
    query = (
        select(TOURNAMENT_EVENTS.c.event)
        .where(TOURNAMENT_EVENTS.c.tournament == tournament)
        .order_by(TOURNAMENT_EVENTS.c.number)
    )
    return [_decode_event(event) for event in c.scalars(query)]


def _check_organised(c: Connection, organiser: str, most: int) -> None:
    query = select(func.count()).select_from(TOURNAMENTS)
    query = query.where(TOURNAMENTS.c.organiser == organiser, TOURNAMENTS.c.status.in_(("open", "running")))
    if most and (c.scalar(query) or 0) >= most:
        raise NotNow("too-many-tournaments", most=most)


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


def tournament_in(settings: Settings, tournament: str) -> Tournament:
    """A tournament of the server whose data are here, as it stands."""
    with reading(settings) as connection:
        snapshot = read_snapshot(connection, tournament)
    if snapshot is None:
        raise BadInput("no-such-tournament")
    return snapshot.tournament
