"""A full house: hundreds of tables of real games, everybody connected, so many moves a second, timed one by one."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from random import Random
from time import perf_counter

from msgspec import Struct

from beffroi.bench.party import Party, Said
from beffroi.bench.premises import Premises, Visitor, echo, house
from beffroi.bench.wire import HandshakeRefused, Wire, dial
from beffroi.core.game import AnyGame
from beffroi.core.model import BadInput

CLIENTS = 4
"""People at a table; where a game has fewer chairs, the others watch."""
AT_ONCE = 4
"""How many tables are set at the same time before the measure."""
ECHO_SECONDS = 5.0
ECHO = b"x" * 120
"""As long as a move."""
SEED = 1302

Progress = Callable[[str, float], None]
"""Told what is being done, and how much of it is done."""


class Load(Struct, frozen=True):
    """How large the house is, and how busy."""

    tables: int = 500
    rate: float = 300.0
    seconds: float = 60.0


class LoadReport(Struct, frozen=True):
    """What the guests have met."""

    tables: int
    clients: int
    seconds: float
    moves: int
    moves_per_second: float
    errors: int
    p50_ms: float
    p99_ms: float
    max_ms: float
    echo_p50_ms: float
    echo_p99_ms: float
    p99_to_echo: float
    server_ms_per_move: float
    frames: int
    new_games: int


async def load(games: list[AnyGame], size: Load, data: str, progress: Progress) -> LoadReport:
    """Measures the echo, then the house, with the same number of web sockets and of messages a second."""
    echoed = await _echo(size, progress)
    premises = house(data)
    try:
        evening = Evening(games, size, premises, progress)
        await evening.arrive()
        await evening.play()
        return evening.report(echoed)
    finally:
        premises.kill()


class Evening:
    """All parties of a house; each is given its turn in order, and a new game when the last is over."""

    def __init__(self, games: list[AnyGame], size: Load, premises: Premises, progress: Progress) -> None:
        self.size, self.premises, self.progress = size, premises, progress
        self.parties = [self._party(games[n % len(games)], Random(SEED + n)) for n in range(size.tables)]
        self.turns: deque[Party] = deque()
        self.finished: asyncio.Queue[Party] = asyncio.Queue()
        self.times: list[float] = []
        self.errors = self.new_games = 0
        self.used = self.took = 0.0

    def _party(self, game: AnyGame, rng: Random) -> Party:
        return Party(game, [Visitor(self.premises.port) for _ in range(CLIENTS)], rng, self._count)

    async def arrive(self) -> None:
        """Everybody comes in, a few tables at a time."""
        waiting = deque(self.parties)

        async def usher() -> None:
            while waiting:
                party = waiting.popleft()
                await asyncio.to_thread(party.introduce)
                await party.sit_down()
                self.turns.append(party)
                self.progress("load-arriving", len(self.turns) / self.size.tables)

        await asyncio.gather(*(usher() for _ in range(AT_ONCE)))

    async def play(self) -> None:
        """Sends moves at the rate agreed, as evenly as the clock allows, and waits for the last answers."""
        renewing = asyncio.create_task(self._renew())
        used, began, sent = self.premises.seconds_used(), perf_counter(), 0
        while (now := perf_counter() - began) < self.size.seconds:
            while sent < now * self.size.rate and self._turn():
                sent += 1
            self.progress("load-playing", now / self.size.seconds)
            await asyncio.sleep(1 / self.size.rate)
        await self._last_answers()
        self.took, self.used = perf_counter() - began, self.premises.seconds_used() - used
        renewing.cancel()

    def _turn(self) -> bool:
        """One party moves, if there is one that can."""
        for _ in range(len(self.turns)):
            party = self.turns.popleft()
            if party.is_over:
                self.finished.put_nowait(party)
                continue
            self.turns.append(party)
            if (person := party.asked) is not None:
                party.move(person)
                return True
        return False

    async def _renew(self) -> None:
        """Begins a new game where one is over, one after the other."""
        while True:
            party = await self.finished.get()
            try:
                await party.sit_down_again()
            except (BadInput, OSError, HandshakeRefused):
                self.errors += 1
                continue
            self.new_games += 1
            self.turns.append(party)

    async def _last_answers(self) -> None:
        end = perf_counter() + 30
        while any(party.sent for party in self.parties) and perf_counter() < end:
            await asyncio.sleep(0.01)
        self.errors += sum(party.sent is not None for party in self.parties)

    def _count(self, _party: Party, said: Said, seconds: float) -> None:
        if said.type == "ok":
            self.times.append(seconds)
        else:
            self.errors += 1

    def report(self, echoed: list[float]) -> LoadReport:
        people = [person for party in self.parties for person in party.people]
        moves = len(self.times)
        return LoadReport(
            tables=len(self.parties),
            clients=len(people),
            seconds=self.took,
            moves=moves,
            moves_per_second=moves / self.took,
            errors=self.errors + sum(person.is_gone for person in people),
            p50_ms=quantile(self.times, 0.5),
            p99_ms=quantile(self.times, 0.99),
            max_ms=quantile(self.times, 1.0),
            echo_p50_ms=quantile(echoed, 0.5),
            echo_p99_ms=quantile(echoed, 0.99),
            p99_to_echo=quantile(self.times, 0.99) / quantile(echoed, 0.99),
            server_ms_per_move=self.used / moves * 1000,
            frames=sum(person.frames for person in people),
            new_games=self.new_games,
        )


async def _echo(size: Load, progress: Progress) -> list[float]:
    """The time of every message through a bare echo, at the same rate over as many web sockets."""
    premises = echo()
    try:
        callers = [Caller() for _ in range(size.tables * CLIENTS)]
        for number, caller in enumerate(callers):
            caller.wire = await dial(premises.port, "/", caller.hear)
            progress("load-echo", number / len(callers))
        for number in range(int(min(ECHO_SECONDS, size.seconds) * size.rate)):
            callers[number % len(callers)].call()
            await asyncio.sleep(1 / size.rate)
        await asyncio.sleep(1)
        return [seconds for caller in callers for seconds in caller.times]
    finally:
        premises.kill()


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
