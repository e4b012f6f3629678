"""The workers are shared fairly, and take the compiled cores as soon as they are there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from beffroi import compiled
from beffroi.core.codec import encode
from beffroi.core.seen import seen
from beffroi.games import find
from beffroi.server.live.bots import pool
from beffroi.server.live.bots.pool import BotPool
from beffroi.server.live.bots.queue import Rank
from beffroi.server.live.bots.worker import BotQuestion, BotReply
from tools.compile import is_ours

PATIENCE = 60.0
MEANT = 2.0
"""Seconds a question is meant to get."""


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout in which nothing has been compiled yet, as far as this process knows."""
    monkeypatch.setattr(compiled, "FOLDER", tmp_path)
    monkeypatch.setattr(compiled, "is_compiled", lambda: False)
    monkeypatch.setattr(pool, "LOOK", 0.01)
    return tmp_path


def question() -> BotQuestion:
    game = find("cathedral")
    shown = encode(seen(game, game.setup(), game.setup().seats[0]))
    return BotQuestion("choose", game.name, game.revision, "random", shown, 1, 1.0)


def test_it_is_said_whether_the_cores_are_being_compiled(fresh: Path) -> None:
    async def ask() -> None:
        bots = BotPool(1, PATIENCE)
        assert await bots.cores() == "plain"
        with open(fresh / compiled.LOCK, "w") as lock:
            assert is_ours(lock, wait=False)
            assert await bots.cores() == "compiling"
        assert await bots.cores() == "plain"
        (fresh / compiled.digest()).mkdir()
        assert await bots.cores() == "compiling", "until the workers have them"
        await asyncio.wait_for(bots.watch(), PATIENCE)
        assert await bots.cores() == "compiled"

    asyncio.run(ask())


def test_the_next_question_goes_to_a_worker_that_was_started_after_compiling(fresh: Path) -> None:
    async def ask() -> None:
        bots = BotPool(1, PATIENCE)
        workers = [await worker_of(bots), await worker_of(bots)]
        (fresh / compiled.digest()).mkdir()
        await asyncio.wait_for(bots.watch(), PATIENCE)
        workers += [await worker_of(bots), await worker_of(bots)]
        await bots.close()
        assert workers[0] == workers[1] != workers[2] == workers[3]

    asyncio.run(ask())


async def worker_of(bots: BotPool) -> object:
    """The process that answers a question."""
    assert await bots.ask(question()) is not None
    (worker,) = bots._workers
    return worker._process


def test_who_was_told_to_play_plain_does_not_wait_for_compiled_cores(
    fresh: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        bots = BotPool(1, PATIENCE)
        await asyncio.wait_for(bots.watch(), PATIENCE)
        assert await bots.cores() == "plain"

    monkeypatch.setenv(compiled.PLAIN, "1")
    (fresh / compiled.digest()).mkdir()
    asyncio.run(ask())


class Book:
    """A pool of one worker that answers by itself, and what was asked of it in which order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, workers: int = 1) -> None:
        self.asked: list[BotQuestion] = []
        self.gate = asyncio.Event()
        self.pool = BotPool(workers, PATIENCE)
        monkeypatch.setattr(pool.BotProcess, "ask", self._answer)

    async def _answer(self, question: BotQuestion) -> BotReply:
        self.asked.append(question)
        await self.gate.wait()
        return BotReply(b"")

    def put(self, table: str, rank: Rank = Rank.PRESENT) -> asyncio.Task[BotReply]:
        question = BotQuestion("choose", "", 1, table, b"", 1, MEANT)
        return asyncio.create_task(self.pool.ask(question, table, lambda: rank))

    @property
    def order(self) -> list[str]:
        return [question.level for question in self.asked]


def test_a_persons_table_is_served_before_any_number_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> list[str]:
        book = Book(monkeypatch)
        tasks = [book.put("under way", Rank.BOTS)]
        await asyncio.sleep(0)
        tasks += [book.put(f"bots {number % 50}", Rank.BOTS) for number in range(200)]
        tasks += [book.put("away", Rank.AWAY), book.put("person"), book.put("person")]
        await asyncio.sleep(0)
        book.gate.set()
        await asyncio.gather(*tasks)
        return book.order

    order = asyncio.run(ask())
    assert order[:4] == ["under way", "person", "person", "away"]
    assert order[4:54] == [f"bots {number}" for number in range(50)]


def test_who_is_cancelled_while_he_waits_is_never_asked_and_his_worker_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> tuple[list[str], int]:
        book = Book(monkeypatch)
        thinking, waiting, last = book.put("A"), book.put("B"), book.put("C")
        await asyncio.sleep(0)
        for task in (thinking, waiting):
            task.cancel()
        await asyncio.sleep(0)
        left = len(book.pool.queue)
        book.gate.set()
        await last
        return book.order, left

    assert asyncio.run(ask()) == (["A", "C"], 1)


def test_a_question_gets_less_time_the_more_tables_wait_that_are_as_urgent(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> list[float]:
        book = Book(monkeypatch, workers=2)
        tasks = [book.put("under way"), book.put("under way")]
        await asyncio.sleep(0)
        for rank, tables in ((Rank.PRESENT, 3), (Rank.AWAY, 5), (Rank.BOTS, 50)):
            tasks += [book.put(f"{rank} {number}", rank) for number in range(tables)]
        await asyncio.sleep(0)
        book.gate.set()
        await asyncio.gather(*tasks)
        return [question.budget for question in book.asked]

    budgets = asyncio.run(ask())
    assert budgets[:2] == [MEANT, MEANT]
    assert budgets[2:5] == [MEANT * 2 / 3, MEANT, MEANT]
    assert budgets[5:10] == [MEANT * 2 / 5, MEANT * 2 / 4, MEANT * 2 / 3, MEANT, MEANT]
    assert budgets[10] == pool.LEAST_BUDGET > MEANT * 2 / 50
    assert budgets[10:] == sorted(budgets[10:])


def test_the_questions_of_one_table_leave_each_other_their_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> set[float]:
        book = Book(monkeypatch)
        tasks = [book.put("A") for _ in range(5)]
        book.gate.set()
        await asyncio.gather(*tasks)
        return {question.budget for question in book.asked}

    assert asyncio.run(ask()) == {MEANT}
