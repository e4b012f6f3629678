"""Tournaments run by themselves: they draw their rounds, open their tables and take in the results.

Whatever is to be done next follows from what is on disk, and is written in one transaction under a key that can be
used once. So it does not matter who does it, how often it is tried, or when the server is killed.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress

from beffroi.core.action import Seat
from beffroi.core.codec import codec_of
from beffroi.core.host import Resign, RunOut, TimeUp
from beffroi.server.live.faults import Faults, contended
from beffroi.server.live.no_show import no_show
from beffroi.server.live.table import TRIES
from beffroi.server.live.tables import LiveTables
from beffroi.server.protocol.problems import NotFound
from beffroi.server.storage.store import Unreachable, WriteConflict
from beffroi.server.tables.factory import TableFactory
from beffroi.server.tables.table import Occupant, SeededTable, Table
from beffroi.server.tournaments.store import TournamentSnapshot, TournamentStore
from beffroi.tournament.draw import what_next
from beffroi.tournament.log import AnyEvent, Entrant, Game, Paired, Scored

TICK = 1.0
FORFEIT_AFTER = 600.0
"""Seconds somebody is waited for before they lose, where nobody plays for them."""


class TournamentRunner:
    """Goes on with every tournament that is ours to look after."""

    def __init__(self, store: TournamentStore, factory: TableFactory, tables: LiveTables) -> None:
        self.store = store
        self._factory = factory
        self._tables = tables
        self._faults = Faults()
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def snapshot(self, tournament: str) -> TournamentSnapshot:
        """A tournament as it is on disk; `NotFound` when there is none."""
        snapshot = await self.store.snapshot(tournament)
        if snapshot is None:
            raise NotFound("no-such-tournament")
        return snapshot

    async def change(self, tournament: str, make: Callable[[TournamentSnapshot], AnyEvent | None]) -> None:
        """Lets something happen that follows from how a tournament stands, however many try at once."""
        for _ in range(TRIES):
            snapshot = await self.snapshot(tournament)
            event = make(snapshot)
            try:
                return None if event is None else await self._append(snapshot, event)
            except WriteConflict:
                continue
        raise contended(tournament=tournament)

    async def run(self) -> None:
        """Goes on with what no hint has told, such as what was cut off when the server was killed."""
        while True:
            with suppress(Unreachable):  # the database is away; the next look finds it again
                for tournament in filter(self._tables.peers.owns, await self.store.running()):
                    with self._faults.contained("tournament-stopped", tournament=tournament):
                        await self.go_on(tournament)
            await asyncio.sleep(TICK)

    async def go_on(self, tournament: str) -> None:
        """Takes in results and draws rounds until somebody must play; then sees to the tables."""
        async with self._locks[tournament]:
            snapshot = await self.snapshot(tournament)
            while (event := await self._due(snapshot)) is not None:
                with suppress(WriteConflict):  # another process was faster
                    await self._append(snapshot, event)
                snapshot = await self.snapshot(tournament)
            await self._see_to_tables(snapshot)

    async def _due(self, snapshot: TournamentSnapshot) -> AnyEvent | None:
        """What follows next from the tables as they are on disk."""
        t = snapshot.tournament
        if snapshot.status != "running":
            return None
        tables = await self.store.tables([snapshot.table_of(game) for game in t.open_games])
        for game in t.open_games:
            table = tables[snapshot.table_of(game)]
            if table.is_ended:
                return await self._score(table, game)
        return what_next(t)

    async def _append(self, snapshot: TournamentSnapshot, event: AnyEvent) -> None:
        if not isinstance(event, Paired):
            await self.store.append(snapshot, event)
            return
        tables = [self._table(snapshot, event, number) for number in range(len(event.tables))]
        names = tuple(table.id for table, _ in tables)
        await self.store.append(snapshot, Paired(event.round, event.tables, event.byes, names), tables)

    def _table(self, snapshot: TournamentSnapshot, paired: Paired, number: int) -> SeededTable:
        header, entrants = snapshot.header, snapshot.tournament.entrants
        forfeits = header.terms.no_show == "forfeit"
        return self._factory.new(
            game=header.terms.game,
            revision=header.terms.revision,
            options=header.options,
            title=f"{header.title} · {paired.round + 1}" if header.title else "",
            private=header.private,
            host=header.organiser,
            occupants=tuple(occupant(entrants[who]) for who in paired.tables[number]),
            clock=header.clock,
            tournament=header.id,
            forfeits=forfeits,
            patience=FORFEIT_AFTER if forfeits else None,
        )

    async def _score(self, table: Table, game: Game) -> Scored:
        """The result of a table, as its record has it."""
        if table.result is None:
            return Scored(*game, (1,) * len(table.occupants), (), is_cut=True)
        said, last = await self.store.said_by_host(table.id)
        codec = codec_of(self._factory.find_game(table.game, table.revision))
        actions = [(entry.version, codec.action(entry.action)) for entry in said if entry.action is not None]
        left = tuple(sorted({int(action.seat) for _, action in actions if isinstance(action, Resign | RunOut)}))
        is_cut = any(version == last and not isinstance(action, TimeUp) for version, action in actions)
        return Scored(*game, table.result.places, table.result.points, left, is_cut)

    async def _see_to_tables(self, snapshot: TournamentSnapshot) -> None:
        """Opens the tables that were never opened, and puts somebody on the seats of those who have withdrawn."""
        t = snapshot.tournament
        tables = await self.store.tables([snapshot.table_of(game) for game in t.open_games])
        for game in t.open_games:
            table = tables[snapshot.table_of(game)]
            gone = [Seat(n) for n, who in enumerate(t.seated(game)) if t.entrants[who].out is not None]
            if table.status == "open" or any(table.occupants[seat].bot is None for seat in gone):
                with self._faults.contained("table-unreadable", table=table.id):
                    live = await self._tables.get(table.id)
                    for seat in gone:
                        await no_show(live, seat)


def occupant(entrant: Entrant) -> Occupant:
    if entrant.bot is not None:
        return Occupant("bot", entrant.name, level=entrant.bot)
    return Occupant("person", entrant.name, entrant.guest)
