"""A full server: hundreds of tables of real games, everybody connected, moves at a given rate, each timed."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import perf_counter
from typing import NamedTuple

from msgspec import Struct

from beffroi.core.game import AnyGame
from beffroi.core.model import BadInput
from bench.server_process import ServerProcess, Visitor, echo, server
from bench.simulated import Said, SimulatedGuest, SimulatedTable
from bench.wire import HandshakeRefused, Wire, dial

CLIENTS = 4
"""People at a table; where a game has fewer seats, the others watch."""
AT_ONCE = 4
"""How many tables are set at the same time before the measure."""
ECHO_SECONDS = 5.0
ECHO = b"x" * 120
"""As long as a move."""
SEED = 1302
PASSED = "stale"
"""Why nothing is told of an answer to a question that somebody else has answered in the meantime."""

Progress = Callable[[str, float], None]
"""Told what is being done, and how much of it is done."""


class Load(Struct, frozen=True):
    """How large the server is, how busy, and how often it is measured."""

    tables: int = 500
    rates: tuple[float, ...] = (300.0,)
    """Moves a second, one after the other: a large server that is quiet is another load than a busy one."""
    seconds: float = 60.0
    runs: int = 1
    database: str = ""
    weighing: float = 0.5
    """How often somebody who is asked weighs an answer before they move, or weigh another."""


class Run(NamedTuple):
    """What was met while moves came at one rate."""

    rate: float
    times: list[float]
    took: float
    used: float
    errors: int
    frames: int
    new_games: int
    previews: dict[str, list[float]]


class LoadReport(Struct, frozen=True):
    """What the guests have met at one rate: medians of all runs, and the lowest and highest of them."""

    rate: float
    runs: int
    tables: int
    clients: int
    seconds: float
    moves: int
    moves_per_second: float
    errors: int
    p50_ms: float
    p50_range_ms: tuple[float, float]
    p99_ms: float
    p99_range_ms: tuple[float, float]
    max_ms: float
    echo_p50_ms: float
    echo_p99_ms: float
    p99_to_echo: float
    server_ms_per_move: float
    server_ms_per_table: float
    """To open it, with people who introduce themselves, sit down and connect."""
    frames: int
    new_games: int
    previews: int
    previews_ms: tuple[tuple[str, float, float, float], ...]
    """For each game, when a preview was there: the median, 95 and 99 of 100."""


async def load(games: list[AnyGame], size: Load, data: str, progress: Progress) -> list[LoadReport]:
    """Measures the echo, then the server, with the same number of web sockets and of messages a second."""
    echoed = await _echo(size, progress)
    process = server(data, **({"BEFFROI_DATABASE": size.database} if size.database else {}))
    try:
        test = LoadTest(games, size, process, progress)
        await test.arrive()
        runs = [await test.play(rate) for _ in range(size.runs) for rate in size.rates]
        return [test.report([run for run in runs if run.rate == rate], echoed[rate]) for rate in size.rates]
    finally:
        process.kill()


class LoadTest:
    """All tables of a server; each is given its turn in order, and a new game when the last is over."""

    def __init__(self, games: list[AnyGame], size: Load, process: ServerProcess, progress: Progress) -> None:
        self.size, self.process, self.progress = size, process, progress
        self.tables = [self._table(games[n % len(games)], Random(SEED + n)) for n in range(size.tables)]
        self.turns: deque[SimulatedTable] = deque()
        self.finished: asyncio.Queue[SimulatedTable] = asyncio.Queue()
        self.times: list[float] = []
        self.previews: dict[str, list[float]] = {}
        self.rng = Random(SEED)
        self.errors = self.new_games = 0
        self.used = 0.0

    def _table(self, game: AnyGame, rng: Random) -> SimulatedTable:
        return SimulatedTable(game, [Visitor(self.process.port) for _ in range(CLIENTS)], rng, self._count)

    async def arrive(self) -> None:
        """Everybody comes in, a few tables at a time."""
        waiting, used = deque(self.tables), self.process.seconds_used()

        async def usher() -> None:
            while waiting:
                table = waiting.popleft()
                await asyncio.to_thread(table.introduce)
                await table.sit_down()
                self.turns.append(table)
                self.progress("load-arriving", len(self.turns) / self.size.tables)

        await asyncio.gather(*(usher() for _ in range(AT_ONCE)))
        self.used = self.process.seconds_used() - used

    async def play(self, rate: float) -> Run:
        """Sends moves at this rate, as evenly as the clock allows, and waits for the last answers."""
        self.times, self.previews = [], {}
        errors, frames, new_games = self.errors, self.frames, self.new_games
        renewing = asyncio.create_task(self.renew())
        used, began, sent = self.process.seconds_used(), perf_counter(), 0
        while (now := perf_counter() - began) < self.size.seconds:
            while sent < now * rate and self.turn():
                sent += 1
            self.progress("load-playing", now / self.size.seconds)
            await asyncio.sleep(1 / rate)
        await self._last_answers()
        took, used = perf_counter() - began, self.process.seconds_used() - used
        renewing.cancel()
        errors, frames, new_games = self.errors - errors, self.frames - frames, self.new_games - new_games
        return Run(rate, self.times, took, used, errors, frames, new_games, self.previews)

    @property
    def people(self) -> list[SimulatedGuest]:
        return [person for table in self.tables for person in table.people]

    @property
    def frames(self) -> int:
        """How many all have heard so far."""
        return sum(person.frames for person in self.people)

    def turn(self) -> bool:
        """One table moves, if there is one that can; whoever weighs an answer moves another time."""
        for _ in range(len(self.turns)):
            table = self.turns.popleft()
            if table.is_over:
                self.finished.put_nowait(table)
                continue
            self.turns.append(table)
            if (person := table.asked) is None:
                continue
            if self.rng.random() < self.size.weighing and table.weighed_at is None:
                table.weigh(person)
                continue
            table.move(person)
            return True
        return False

    async def renew(self) -> None:
        """Begins a new game where one is over, one after the other."""
        while True:
            table = await self.finished.get()
            try:
                await table.sit_down_again()
            except (BadInput, OSError, HandshakeRefused):
                self.errors += 1
                continue
            self.new_games += 1
            self.turns.append(table)

    async def _last_answers(self) -> None:
        end = perf_counter() + 30
        while any(table.sent for table in self.tables) and perf_counter() < end:
            await asyncio.sleep(0.01)
        self.errors += sum(table.sent is not None for table in self.tables)

    def _count(self, table: SimulatedTable, said: Said, seconds: float) -> None:
        if said.type == "weighed" and said.why is None:
            self.previews.setdefault(table.game.name, []).append(seconds)
        elif said.type == "ok":
            self.times.append(seconds)
        elif (said.type, said.why) != ("weighed", PASSED):
            self.errors += 1

    def report(self, runs: Sequence[Run], echoed: list[float]) -> LoadReport:
        moves, took = sum(len(run.times) for run in runs), sum(run.took for run in runs)
        halves = [quantile(run.times, 0.5) for run in runs]
        tails = [quantile(run.times, 0.99) for run in runs]
        return LoadReport(
            rate=runs[0].rate,
            runs=len(runs),
            tables=len(self.tables),
            clients=len(self.people),
            seconds=took,
            moves=moves,
            moves_per_second=moves / took,
            errors=sum(run.errors for run in runs) + sum(person.is_gone for person in self.people),
            p50_ms=median(halves),
            p50_range_ms=(min(halves), max(halves)),
            p99_ms=median(tails),
            p99_range_ms=(min(tails), max(tails)),
            max_ms=max(quantile(run.times, 1.0) for run in runs),
            echo_p50_ms=quantile(echoed, 0.5),
            echo_p99_ms=quantile(echoed, 0.99),
            p99_to_echo=median(tails) / quantile(echoed, 0.99),
            server_ms_per_move=sum(run.used for run in runs) / moves * 1000,
            server_ms_per_table=self.used / len(self.tables) * 1000,
            frames=sum(run.frames for run in runs),
            new_games=sum(run.new_games for run in runs),
            previews=sum(len(times) for run in runs for times in run.previews.values()),
            previews_ms=previews_of(runs),
        )


def previews_of(runs: Sequence[Run]) -> tuple[tuple[str, float, float, float], ...]:
    """How long people waited for previews, game by game."""
    found: dict[str, list[float]] = {}
    for game, times in (item for run in runs for item in run.previews.items()):
        found.setdefault(game, []).extend(times)
    return tuple(
        (game, quantile(times, 0.5), quantile(times, 0.95), quantile(times, 0.99))
        for game, times in sorted(found.items())
    )


async def _echo(size: Load, progress: Progress) -> dict[float, list[float]]:
    """The time of every message through a bare echo, at the same rates over as many web sockets."""
    process = echo()
    try:
        callers = [Caller() for _ in range(size.tables * CLIENTS)]
        for number, caller in enumerate(callers):
            caller.wire = await dial(process.port, "/", caller.hear)
            progress("load-echo", number / len(callers))
        return {rate: await _called(callers, rate, min(ECHO_SECONDS, size.seconds)) for rate in size.rates}
    finally:
        process.kill()


async def _called(callers: list[Caller], rate: float, seconds: float) -> list[float]:
    for caller in callers:
        caller.times = []
    for number in range(max(1, int(seconds * rate))):
        callers[number % len(callers)].call()
        await asyncio.sleep(1 / rate)
    await asyncio.sleep(1)
    return [each for caller in callers for each in caller.times]


class Caller:
    """Somebody who calls and listens to the echo."""

    wire: Wire

    def __init__(self) -> None:
        self.began = 0.0
        self.times: list[float] = []

    def call(self) -> None:
        self.began = perf_counter()
        self.wire.say(ECHO)

    def hear(self, _echo: bytes) -> None:
        self.times.append(perf_counter() - self.began)


def quantile(seconds: list[float], share: float) -> float:
    """The time, in milliseconds, that this share of all did not exceed."""
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000
