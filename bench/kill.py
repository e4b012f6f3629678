"""Killing the server in the middle of play, again and again, and counting what its guests were promised."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct
from sqlalchemy import Engine, NullPool, create_engine, select

from beffroi.core.codec import codec_of, encode
from beffroi.core.game import AnyGame
from beffroi.core.record import Record
from beffroi.core.seen import seen
from beffroi.server.settings import Settings
from beffroi.server.storage.schema import LOG
from beffroi.server.tables.log import LogEntry, read_entry
from bench.load import Progress
from bench.powercut import PowerCut
from bench.server_process import ServerProcess, Visitor, server
from bench.simulated import Said, SimulatedTable

SHORTEST, LONGEST = 0.05, 0.6
"""Seconds of play before a kill."""
TWICE = 5
"""One move in this many is sent twice at once, as by a nervous finger."""
PATIENCE = 60.0
COUNTS = ("ok", "ok-duplicate")


class KillReport(Struct, frozen=True):
    """What was promised, and what was found."""

    kills: int
    power_cuts: bool
    acknowledged: int
    unanswered: int
    """Moves that were on their way when the server died; they were sent again."""
    lost: int
    duplicated: int
    gaps: int
    wrong_hashes: int
    retries: int
    """How often the server asked to be sent a move again, because its database did not answer in time."""
    refused: int
    refusals: tuple[str, ...]
    """The game, the move and what was said instead."""
    slowest_start_ms: float

    @property
    def is_clean(self) -> bool:
        return self.lost == self.duplicated == self.gaps == self.wrong_hashes == self.refused == 0


class Kills(Struct, frozen=True):
    """How often, on which database, whether the power fails as well, and how many processes run the server."""

    times: int = 10
    database: str = ""
    power: bool = False
    tables: int = 6
    seed: int = 1302
    processes: int = 1
    bus: str = ""


async def kill_during_play(games: list[AnyGame], kills: Kills, folder: Path, progress: Progress) -> KillReport:
    """Plays, kills, opens again, lets everybody send again what was not answered, and looks into the log."""
    test = KillTest(games, kills, folder)
    try:
        await test.begin()
        for number in range(kills.times):
            await test.play_and_kill()
            await test.open_again()
            await test.inspect()
            progress("killing", (number + 1) / kills.times)
        return test.report()
    finally:
        for process in test.processes:
            process.kill()


class KillTest:
    """The tables of a server that is killed, what was acknowledged to them, and what went wrong.

    Where several processes run the server, the people of every table are spread over them, and some are killed.
    """

    def __init__(self, games: list[AnyGame], kills: Kills, folder: Path) -> None:
        self.kills, self.rng = kills, Random(kills.seed)
        data = folder / "data"
        data.mkdir()
        self.machine = PowerCut(data, folder) if kills.power else None
        chosen = {"BEFFROI_DATABASE": kills.database, "BEFFROI_BUS": kills.bus}
        settings = {name: address for name, address in chosen.items() if address}
        url = Settings(data=str(data), database=kills.database).url
        self.engine: Engine = create_engine(url, poolclass=NullPool)  # the files change under it
        self.processes = [server(str(data), **settings, **self._disk()) for _ in range(kills.processes)]
        self.killed: list[ServerProcess] = []
        self.tables = [self._table(games[n % len(games)]) for n in range(kills.tables)]
        self.acknowledged: dict[SimulatedTable, set[str]] = {table: set() for table in self.tables}
        self.unanswered = self.total = self.retries = 0
        self.refusals: list[str] = []
        self.wrong: Counter[str] = Counter()
        self.slowest = 0.0

    def _disk(self) -> dict[str, str]:
        return {} if self.machine is None else self.machine.environment()

    def _table(self, game: AnyGame) -> SimulatedTable:
        visitors = [Visitor(self._process_of(number).port) for number in range(game.seats[0])]
        return SimulatedTable(game, visitors, Random(self.rng.random()), self._note)

    def _process_of(self, number: int) -> ServerProcess:
        """Where the person of this number at a table comes in."""
        return self.processes[number % len(self.processes)]

    def _note(self, table: SimulatedTable, said: Said, _seconds: float) -> None:
        if said.type in COUNTS:
            self.acknowledged[table].add(said.move_id)
        elif said.type == "retry":
            self.retries += 1
        else:
            self._complain(table, said.move_id, said.type, *(bytes(reason).decode() for reason in said.refusals))

    def _complain(self, table: SimulatedTable, *words: str) -> None:
        """An honest move was refused, or never answered."""
        self.refusals.append(" ".join((table.game.name, table.id, *words)))

    async def begin(self) -> None:
        for table in self.tables:
            await asyncio.to_thread(table.introduce)
            await table.sit_down()

    async def play_and_kill(self) -> None:
        """Everybody plays as fast as the server answers, until it, or a part of it, does not any more."""
        await self.begin_new_games()
        await self.play_for(self.rng.uniform(SHORTEST, LONGEST))
        self.killed = self.rng.sample(self.processes, self.rng.randint(1, len(self.processes)))
        for process in self.killed:
            process.kill()
        if self.machine is not None:
            self.machine.cut(self.rng, kept=self.rng.choice((0.0, 0.5)))

    async def play_for(self, seconds: float) -> None:
        end = perf_counter() + seconds
        while perf_counter() < end:
            for table in self.tables:
                if (person := table.asked) is not None:
                    table.move(person, twice=self.rng.randrange(TWICE) == 0)
            await asyncio.sleep(0.001)

    async def begin_new_games(self) -> None:
        for table in self.tables:
            if table.is_over:
                self.total += len(self.acknowledged[table])
                self.acknowledged[table] = set()
                await table.sit_down_again()

    async def open_again(self) -> None:
        """The server opens, and everybody comes back."""
        began = perf_counter()
        for process in self.killed:
            await asyncio.to_thread(process.open, **self._disk())
        self.slowest = max(self.slowest, (perf_counter() - began) / len(self.killed))
        await self.come_back()

    async def come_back(self) -> None:
        """Everybody comes back and sends again what was not answered."""
        for table in self.tables:
            for number, person in enumerate(table.people):
                person.leave()
                person.visitor.port = self._process_of(number).port
                await person.come(table.id)
            self.unanswered += table.sent is not None
            table.send_again()
        await until(lambda: not any(table.sent for table in self.tables))
        for table in self.tables:
            if table.sent is not None:
                self._complain(table, table.sent.move.move_id, "unanswered")

    async def inspect(self) -> None:
        """Compares the log with what was acknowledged, and with what the server shows after its restart."""
        for table in self.tables:
            await self._inspect(table)

    async def _inspect(self, table: SimulatedTable) -> None:
        with self.engine.connect() as connection:
            query = select(LOG).where(LOG.c.table_id == table.id).order_by(LOG.c.version)
            rows = [read_entry(row) for row in connection.execute(query)]
        self.wrong.update(faults(rows, self.acknowledged[table]))
        record, wrong = replayed(table, rows)
        self.wrong["wrong_hashes"] += wrong + (not await until(lambda: shows(table, record)))

    def report(self) -> KillReport:
        return KillReport(
            kills=self.kills.times,
            power_cuts=self.kills.power,
            acknowledged=self.total + sum(map(len, self.acknowledged.values())),
            unanswered=self.unanswered,
            lost=self.wrong["lost"],
            duplicated=self.wrong["duplicated"],
            gaps=self.wrong["gaps"],
            wrong_hashes=self.wrong["wrong_hashes"],
            retries=self.retries,
            refused=len(self.refusals),
            refusals=tuple(self.refusals),
            slowest_start_ms=self.slowest * 1000,
        )


def faults(rows: Sequence[LogEntry], acknowledged: set[str]) -> Counter[str]:
    """What is wrong with a log, entry by entry."""
    named = Counter((row.seat, row.move_id) for row in rows if row.move_id is not None)
    return Counter(
        gaps=sum(row.version != number for number, row in enumerate(rows, start=1)),
        duplicated=sum(count - 1 for count in named.values()),
        lost=len(acknowledged - {move_id for _, move_id in named}),
    )


def replayed(table: SimulatedTable, rows: Sequence[LogEntry]) -> tuple[Record[Any], int]:
    """The game as the log tells it, and how many of its hashes are not those that were written."""
    record: Record[Any] = Record.of_setup(table.game, table.seats)
    wrong = 0
    for row in rows:
        if row.action is None:
            record.take_back(row.seat)
        else:
            record.play(row.seat, codec_of(table.game).action(row.action))
        wrong += record.entries[-1].hash != row.hash
    return record, wrong


def shows(table: SimulatedTable, record: Record[Any]) -> bool:
    """Whether the server shows everybody at the table this position."""
    return all(person.seen == encode(seen(table.game, record.state, person.seat)) for person in table.people)


async def until(true: Callable[[], bool]) -> bool:
    """Waits for something, for a while."""
    end = perf_counter() + PATIENCE
    while not true() and perf_counter() < end:
        await asyncio.sleep(0.001)
    return true()
