"""Killing the server while its tournaments draw rounds and take in results, and counting what became of them."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from random import Random
from time import perf_counter

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, NullPool, create_engine, select

from beffroi.core.action import HOST
from beffroi.core.entry import Answered
from beffroi.core.game import AnyGame
from beffroi.core.host import Resign
from beffroi.core.model import BadInput
from beffroi.server.live.game import LiveGame
from beffroi.server.settings import Settings
from beffroi.server.storage.schema import LOG, TABLES
from beffroi.server.tables.factory import new_record
from beffroi.server.tables.log import read_entry
from beffroi.server.tables.table import Table, decode_table
from beffroi.server.tournaments.store import TournamentSnapshot, read_events, read_snapshot
from beffroi.tournament.log import AnyEvent, Entered, Paired, Scored, Tournament, tournament_of
from beffroi.tournament.standings import standings
from bench.load import Progress
from bench.server_process import Visitor, server

MOST_EVENTS = 3
"""So much at most happens to a tournament before the server is killed,"""
LONGEST = 0.03
"""and at most this many seconds pass after that: about as long as the next thing takes."""
LOOK = 0.002
PATIENCE = 120.0
FORMATS = ("rulebook", "swiss", "round-robin")
PEOPLE, BOTS = 5, 2
"""An odd number together, so that somebody always has a game off."""
QUICK = {"BEFFROI_BOT_PAUSE": "0"}


class TournamentReport(Struct, frozen=True):
    """What was held, and what was found."""

    kills: int
    tournaments: int
    rounds: int
    results: int
    cut_off: int
    """Kills after which a finished game waited to be counted, or a finished round for the next."""
    twice: int
    """Entrants in two games of one round."""
    missing: int
    """Entrants who neither played nor had the game off."""
    recounted: int
    """Results that were counted again, or rounds that were drawn again."""
    wrong_results: int
    """Results that are not those of the record."""
    wrong_standings: int
    """Standings shown that are not those of the records."""
    unfinished: int

    @property
    def is_clean(self) -> bool:
        wrong = self.twice, self.missing, self.recounted, self.wrong_results, self.wrong_standings, self.unfinished
        return not any(wrong)


class TournamentKills(Struct, frozen=True):
    """How often, and on which database."""

    times: int = 100
    database: str = ""
    seed: int = 1302


async def kill_during_tournaments(
    game: AnyGame, kills: TournamentKills, folder: Path, progress: Progress
) -> TournamentReport:
    """Runs tournaments of bots, kills the server at random moments, and looks into everything after every kill."""
    test = TournamentKillTest(game, kills, folder)
    try:
        for number in range(kills.times):
            await test.hold_and_kill()
            progress("killing", (number + 1) / kills.times)
        await test.let_finish()
        return test.report()
    finally:
        test.process.kill()


class TournamentKillTest:
    """A server full of tournaments that is killed again and again; people give up at once, so results come fast."""

    def __init__(self, game: AnyGame, kills: TournamentKills, folder: Path) -> None:
        self.game, self.kills, self.rng = game, kills, Random(kills.seed)
        database = {"BEFFROI_DATABASE": kills.database} if kills.database else {}
        url = Settings(data=str(folder), database=kills.database).url
        self.process = server(str(folder), **QUICK, **database)
        self.engine: Engine = create_engine(url, poolclass=NullPool)
        self.people = [Visitor(self.process.port) for _ in range(PEOPLE)]
        for number, person in enumerate(self.people):
            person.ask("PUT", "/api/me", {"nickname": f"Guest {number + 1}"})
        self.held: list[str] = []
        self.wrong: Counter[str] = Counter()
        self.cut_off = 0

    async def hold_and_kill(self) -> None:
        """People play as fast as the server answers, until it does not any more."""
        if not self.held or self._is_over(self.held[-1]):
            self._hold()
        is_dead = threading.Event()
        playing = asyncio.create_task(asyncio.to_thread(self._play_until, is_dead.is_set))
        await self._wait_for_events(self.rng.randint(1, MOST_EVENTS))
        await asyncio.sleep(self.rng.uniform(0, LONGEST))
        self.process.kill()
        is_dead.set()
        await playing
        self._inspect_all()
        await asyncio.to_thread(self.process.open)
        for person in self.people:
            person.port = self.process.port

    async def _wait_for_events(self, count: int) -> None:
        """Waits until so much has happened, or the tournament is over."""
        enough, end = self._snapshot().number + count, perf_counter() + PATIENCE
        while (now := self._snapshot()).number < enough and now.status != "over" and perf_counter() < end:
            await asyncio.sleep(LOOK)

    def _snapshot(self) -> TournamentSnapshot:
        with self.engine.connect() as connection:
            return snapshot_of(connection, self.held[-1])

    def _hold(self) -> None:
        """Announces a tournament that runs by itself, of each format in turn, and lets everybody enter."""
        format = FORMATS[len(self.held) % len(FORMATS)]
        wish = {"game": self.game.name, "format": format, "planned": 4, "bots": ["random"] * BOTS}
        tournament: str = self.people[0].ask("POST", "/api/tournaments", wish)["id"]
        for person in self.people:
            person.ask("POST", f"/api/tournaments/{tournament}/enter")
        self.people[0].ask("POST", f"/api/tournaments/{tournament}/begin")
        self.held.append(tournament)

    def _play_until(self, is_enough: Callable[[], bool]) -> None:
        while not is_enough():
            with suppress(OSError, HTTPException, BadInput):  # the server is dead, or the game was over already
                for person in self.people:
                    table = person.ask("GET", f"/api/tournaments/{self.held[-1]}")["my_table"]
                    if table is not None:
                        person.ask("POST", f"/api/tables/{table}/resign")

    def _is_over(self, tournament: str) -> bool:
        return bool(self.people[0].ask("GET", f"/api/tournaments/{tournament}")["status"] == "over")

    async def let_finish(self) -> None:
        """Everything that was begun comes to its end, and what is shown is what the records say."""
        end = perf_counter() + PATIENCE
        await asyncio.to_thread(self._play_until, lambda: self._is_over(self.held[-1]) or perf_counter() > end)
        self.wrong["unfinished"] += sum(not self._is_over(each) for each in self.held)
        self._inspect_all()
        for tournament in self.held:
            self._compare(tournament)

    def _inspect_all(self) -> None:
        """Looks at the last tournament; those before it have been looked at when they were over."""
        with self.engine.connect() as connection:
            found = inspect(connection, self.game, self.held[-1])
        self.wrong.update(found)
        self.cut_off += bool(found["waiting"])

    def _compare(self, tournament: str) -> None:
        shown = self.people[0].ask("GET", f"/api/tournaments/{tournament}")["standings"]
        with self.engine.connect() as connection:
            again = standings(recomputed(connection, self.game, tournament))
        self.wrong["wrong_standings"] += shown != msgspec.json.decode(msgspec.json.encode(again))

    def report(self) -> TournamentReport:
        with self.engine.connect() as connection:
            events = [event for each in self.held for event in read_events(connection, each)]
        kinds = Counter(type(event) for event in events)
        names = ("twice", "missing", "recounted", "wrong_results", "wrong_standings", "unfinished")
        return TournamentReport(
            kills=self.kills.times,
            tournaments=len(self.held),
            rounds=kinds[Paired],
            results=kinds[Scored],
            cut_off=self.cut_off,
            **{name: self.wrong[name] for name in names},
        )


def inspect(c: Connection, game: AnyGame, tournament: str) -> Counter[str]:
    """What is wrong with a tournament on disk at this moment, and whether something waits to be done."""
    events = read_events(c, tournament)
    people = sum(isinstance(event, Entered) for event in events)
    found = faults(events, people)
    t = snapshot_of(c, tournament).tournament
    for scored in t.scores.values():
        found["wrong_results"] += replayed(c, game, t, scored.round, scored.table) != scored
    over = {table.id for table in tables_of(c, t) if table.status == "over"}
    found["waiting"] = any(t.rounds[number].table_ids[table] in over for number, table in t.open_games)
    found["waiting"] |= not t.open_games and not t.is_over
    return found


def faults(events: list[AnyEvent], people: int) -> Counter[str]:
    """What is wrong with the rounds and results of a log."""
    rounds = [event for event in events if isinstance(event, Paired)]
    games = Counter((event.round, event.table) for event in events if isinstance(event, Scored))
    drawn = Counter(event.round for event in rounds)
    found = Counter(recounted=sum(count - 1 for count in (*games.values(), *drawn.values())))
    for paired in rounds:
        placed = Counter([who for table in paired.tables for who in table] + list(paired.byes))
        found["twice"] += sum(count - 1 for count in placed.values())
        found["missing"] += people - len(placed)
    return found


def recomputed(c: Connection, game: AnyGame, tournament: str) -> Tournament:
    """A tournament whose results are taken from the records alone."""
    t = snapshot_of(c, tournament).tournament
    events = [event for event in read_events(c, tournament) if not isinstance(event, Scored)]
    games = [(number, table) for number, paired in enumerate(t.rounds) for table in range(len(paired.tables))]
    results = [scored for each in games if (scored := replayed(c, game, t, *each)) is not None]
    return tournament_of(t.terms, [*events, *results])


def replayed(c: Connection, game: AnyGame, t: Tournament, number: int, board: int) -> Scored | None:
    """The result of a game, replayed from its log; nothing when it has none."""
    row = c.execute(select(TABLES).where(TABLES.c.id == t.rounds[number].table_ids[board])).one()
    table = decode_table(row.document)
    match = LiveGame(new_record(game, table), row.seed)
    for entry in c.execute(select(LOG).where(LOG.c.table_id == table.id).order_by(LOG.c.version)):
        match.replay(read_entry(entry))
    result, entries = match.state.result, match.record.entries
    said = [entry.action for entry in entries if isinstance(entry, Answered) and entry.seat == HOST]
    left = tuple(int(action.seat) for action in said if isinstance(action, Resign))
    return None if result is None else Scored(number, board, result.places, result.points, left, bool(left))


def snapshot_of(c: Connection, tournament: str) -> TournamentSnapshot:
    snapshot = read_snapshot(c, tournament)
    assert snapshot is not None
    return snapshot


def tables_of(c: Connection, t: Tournament) -> Iterator[Table]:
    ids = [table for paired in t.rounds for table in paired.table_ids]
    return map(decode_table, c.scalars(select(TABLES.c.document).where(TABLES.c.id.in_(ids))))
