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
from bench.party import Party, Said
from bench.powercut import PowerCut
from bench.premises import Premises, Visitor, server

SHORTEST, LONGEST = 0.05, 0.6
"""Seconds of play before a kill."""
TWICE = 5
"""One move in so many is sent twice at once, as by a nervous finger."""
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


async def besiege(games: list[AnyGame], plan: Kills, folder: Path, progress: Progress) -> KillReport:
    """Plays, kills, opens again, lets everybody send again what was not answered, and looks into the log."""
    siege = Siege(games, plan, folder)
    try:
        await siege.begin()
        for number in range(plan.times):
            await siege.play_and_kill()
            await siege.open_again()
            await siege.inspect()
            progress("killing", (number + 1) / plan.times)
        return siege.report()
    finally:
        for process in siege.processes:
            process.kill()


class Siege:
    """The parties of a server that is killed, what was acknowledged to them, and what went wrong.

    Where several processes run the server, the people of every table are spread over them, and some are killed.
    """

    def __init__(self, games: list[AnyGame], plan: Kills, folder: Path) -> None:
        self.plan, self.rng = plan, Random(plan.seed)
        data = folder / "data"
        data.mkdir()
        self.machine = PowerCut(data, folder) if plan.power else None
        chosen = {"BEFFROI_DATABASE": plan.database, "BEFFROI_BUS": plan.bus}
        settings = {name: address for name, address in chosen.items() if address}
        url = Settings(data=str(data), database=plan.database).url
        self.engine: Engine = create_engine(url, poolclass=NullPool)  # the files change under it
        self.processes = [server(str(data), **settings, **self._disk()) for _ in range(plan.processes)]
        self.killed: list[Premises] = []
        self.parties = [self._party(games[n % len(games)]) for n in range(plan.tables)]
        self.acknowledged: dict[Party, set[str]] = {party: set() for party in self.parties}
        self.unanswered = self.total = self.retries = 0
        self.refusals: list[str] = []
        self.wrong: Counter[str] = Counter()
        self.slowest = 0.0

    def _disk(self) -> dict[str, str]:
        return {} if self.machine is None else self.machine.environment()

    def _party(self, game: AnyGame) -> Party:
        visitors = [Visitor(self._process_of(number).port) for number in range(game.seats[0])]
        return Party(game, visitors, Random(self.rng.random()), self._note)

    def _process_of(self, number: int) -> Premises:
        """Where the person of this number at a table comes in."""
        return self.processes[number % len(self.processes)]

    def _note(self, party: Party, said: Said, _seconds: float) -> None:
        if said.type in COUNTS:
            self.acknowledged[party].add(said.move_id)
        elif said.type == "retry":
            self.retries += 1
        else:
            self._complain(party, said.move_id, said.type, *(bytes(reason).decode() for reason in said.refusals))

    def _complain(self, party: Party, *words: str) -> None:
        """An honest move was refused, or never answered."""
        self.refusals.append(" ".join((party.game.name, party.table, *words)))

    async def begin(self) -> None:
        for party in self.parties:
            await asyncio.to_thread(party.introduce)
            await party.sit_down()

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
            for party in self.parties:
                if (person := party.asked) is not None:
                    party.move(person, twice=self.rng.randrange(TWICE) == 0)
            await asyncio.sleep(0.001)

    async def begin_new_games(self) -> None:
        for party in self.parties:
            if party.is_over:
                self.total += len(self.acknowledged[party])
                self.acknowledged[party] = set()
                await party.sit_down_again()

    async def open_again(self) -> None:
        """The server opens, and everybody comes back."""
        began = perf_counter()
        for process in self.killed:
            await asyncio.to_thread(process.open, **self._disk())
        self.slowest = max(self.slowest, (perf_counter() - began) / len(self.killed))
        await self.come_back()

    async def come_back(self) -> None:
        """Everybody comes back and sends again what was not answered."""
        for party in self.parties:
            for number, person in enumerate(party.people):
                person.leave()
                person.visitor.port = self._process_of(number).port
                await person.come(party.table)
            self.unanswered += party.sent is not None
            party.send_again()
        await until(lambda: not any(party.sent for party in self.parties))
        for party in self.parties:
            if party.sent is not None:
                self._complain(party, party.sent.move.move_id, "unanswered")

    async def inspect(self) -> None:
        """Compares the log with what was acknowledged, and with what the server shows after its restart."""
        for party in self.parties:
            await self._inspect(party)

    async def _inspect(self, party: Party) -> None:
        with self.engine.connect() as connection:
            query = select(LOG).where(LOG.c.table_id == party.table).order_by(LOG.c.version)
            rows = [read_entry(row) for row in connection.execute(query)]
        self.wrong.update(faults(rows, self.acknowledged[party]))
        record, wrong = replayed(party, rows)
        self.wrong["wrong_hashes"] += wrong + (not await until(lambda: shows(party, record)))

    def report(self) -> KillReport:
        return KillReport(
            kills=self.plan.times,
            power_cuts=self.plan.power,
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


def replayed(party: Party, rows: Sequence[LogEntry]) -> tuple[Record[Any], int]:
    """The game as the log tells it, and how many of its hashes are not those that were written."""
    record: Record[Any] = Record.of_setup(party.game, party.seats)
    wrong = 0
    for row in rows:
        if row.action is None:
            record.take_back(row.seat)
        else:
            record.play(row.seat, codec_of(party.game).action(row.action))
        wrong += record.entries[-1].hash != row.hash
    return record, wrong


def shows(party: Party, record: Record[Any]) -> bool:
    """Whether the server shows everybody at the table this position."""
    return all(person.seen == encode(seen(party.game, record.state, person.seat)) for person in party.people)


async def until(true: Callable[[], bool]) -> bool:
    """Waits for something, for a while."""
    end = perf_counter() + PATIENCE
    while not true() and perf_counter() < end:
        await asyncio.sleep(0.001)
    return true()
