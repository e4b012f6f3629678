"""What is built at start: every part of the server, each with what it needs, and how they begin and end together."""

from __future__ import annotations

import asyncio

from beffroi.analysis.analysis import EDITION
from beffroi.bots.levels import INSTALLED, LEVELS
from beffroi.core.revisions import Find
from beffroi.server.cluster.membership import Membership
from beffroi.server.cluster.store import ProcessStore
from beffroi.server.cluster.sync import TableSync
from beffroi.server.live.access import TableAccess
from beffroi.server.live.analyses.queue import AnalysisQueue
from beffroi.server.live.background import Background
from beffroi.server.live.bots.hints import Hints
from beffroi.server.live.bots.pool import BotPool
from beffroi.server.live.bots.service import BotService
from beffroi.server.live.bots.table_bots import TableBots
from beffroi.server.live.connection import Connections
from beffroi.server.live.handover import Handover
from beffroi.server.live.history import Histories
from beffroi.server.live.lobby import Lobby
from beffroi.server.live.peers import NoPeers, Peers
from beffroi.server.live.revival import Revival
from beffroi.server.live.table import LiveTable
from beffroi.server.live.tables import LiveTables
from beffroi.server.live.take_back import TakeBackRequests
from beffroi.server.live.upkeep import Upkeep
from beffroi.server.metrics import Metrics
from beffroi.server.people.brute_force import BruteForceLimit
from beffroi.server.people.guests import Guests
from beffroi.server.people.password import Password
from beffroi.server.people.preferences import PreferenceStore
from beffroi.server.settings import Settings
from beffroi.server.storage.store import Store
from beffroi.server.tables.analyses import AnalysisStore
from beffroi.server.tables.analysis_jobs import AnalysisJobs
from beffroi.server.tables.factory import TableFactory
from beffroi.server.tables.store import TableStore
from beffroi.server.tables.table import Table
from beffroi.server.tournaments.organiser import Organiser
from beffroi.server.tournaments.rating_rules import rated_game
from beffroi.server.tournaments.ratings import Ratings
from beffroi.server.tournaments.runner import TournamentRunner
from beffroi.server.tournaments.store import TournamentStore
from beffroi.tournament.ratings import RatedGame


class Services:
    """The parts of one server. Only `app` and `serve` know them all; no part is ever given this."""

    def __init__(self, settings: Settings, find_game: Find) -> None:
        self.settings = settings
        self.find_game = find_game
        self.levels = {level: level for level in (*LEVELS, *INSTALLED)} | settings.programs
        self.metrics = Metrics()
        self.background = Background()
        self.store = Store(settings)
        self._build_people()
        self._build_tables()
        self._build_tournaments()
        self._count()

    def _build_people(self) -> None:
        self.guests = Guests(self.store)
        self.preferences = PreferenceStore(self.store)
        self.password = Password(self.settings.password)
        self.brute_force = BruteForceLimit(self.settings.misses_per_minute)

    def _build_tables(self) -> None:
        self.table_store = TableStore(self.store, self.settings.running_tables_per_guest)
        self.factory = TableFactory(self.find_game, tuple(self.levels), self.settings.seed)
        self.pool = BotPool(self.settings.workers, self.settings.bot_deadline)
        self.bots = BotService(self.pool, self.levels, self.settings, self.metrics)
        processes = ProcessStore(self.store)
        membership = Membership(processes) if self.settings.is_shared else None
        peers: Peers = membership or NoPeers()
        self.tables = LiveTables(self.find_game, self.table_store, peers, self.background, self._bots_at)
        self.sync = None if membership is None else TableSync(membership, processes, self.tables, self.settings.bus)
        self.upkeep = Upkeep(self.tables, self.settings, self.background)
        self.revival = Revival(self.store, self.tables, self.background.faults)
        self.access = TableAccess(self.tables, self.table_store, self.brute_force)
        self.histories = Histories(self.table_store)
        self.analyses = AnalysisQueue(
            AnalysisStore(self.store, EDITION),
            AnalysisJobs(self.store, EDITION),
            self.histories,
            self.settings.analysis_nice,
        )
        self.lobby = Lobby(self.factory, self.table_store, self.tables, self.access, self.histories)
        self.take_back_requests = TakeBackRequests(self.access)
        self.handover = Handover(self.tables, self.access, self.table_store.transfers, self.brute_force)
        self.hints = Hints(self.bots)
        self.connections = Connections(self.tables, self.access, self.metrics, self.settings.frames_per_second)
        if self.sync is not None:
            self.tables.on_change.append(self.sync.tell)
            self.sync.on_members.append(self.revival.look_around)

    def _bots_at(self, live: LiveTable) -> TableBots:
        return TableBots(live, self.bots)

    def _build_tournaments(self) -> None:
        self.ratings = Ratings(self.store, self.find_game)
        tournaments = TournamentStore(self.store, self.settings.running_tournaments_per_guest)
        self.runner = TournamentRunner(tournaments, self.factory, self.tables)
        self.organiser = Organiser(self.runner, self.factory, self.tables)
        self.tables.on_end.append(self._note_end)

    def _count(self) -> None:
        self.metrics.tables.set_function(lambda: len(self.tables.open))
        self.metrics.sockets.set_function(lambda: sum(len(live.sockets) for live in self.tables))
        self.metrics.include(*self.store.figures)
        self.tables.on_freeze.append(lambda _: self.metrics.faults.inc())

    # From the beginning to the end

    async def open(self) -> None:
        self.factory.go_on_after(await self.table_store.count())
        if self.sync is not None:
            await self.sync.open()
            self.background.keep_up(self.sync.run)
        self.revival.look_around()
        for task in (self.upkeep.run, self.revival.run, self.runner.run, self.analyses.run, self._make_up):
            self.background.keep_up(task)
        self.background.keep_up(self.ratings.catch_up)
        self.background.keep_up(self.pool.watch)

    async def drain(self, seconds: float) -> None:
        """Takes no new moves, lets what is under way finish, and sends everybody away for a moment."""
        self.background.cancel()
        await self.tables.drain(seconds)

    async def close(self) -> None:
        if self.sync is not None:
            await self.sync.close()
        await self.analyses.close()
        await self.pool.close()
        await asyncio.to_thread(self.store.close)

    async def _make_up(self) -> None:
        """After every outage of the database, does what could not be done in it."""
        while True:
            await self.store.outlast()
            self.revival.look_around()
            await self.ratings.catch_up()

    def _note_end(self, live: LiveTable) -> None:
        outcome = None if live.game is None else rated_game(live.table, live.game)
        self.background.start(self._ended(live.table, outcome))

    async def _ended(self, table: Table, outcome: RatedGame | None) -> None:
        """A game is over: its tournament may go on, for which people wait, and it says something about strength."""
        if table.tournament is not None:
            await self.runner.go_on(table.tournament)
        await self.ratings.rate(table, outcome)
