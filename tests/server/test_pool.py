"""A house opens on the plain cores, and its bots take the compiled ones as soon as they are there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from beffroi import compiled
from beffroi.core.codec import encode
from beffroi.core.seen import seen
from beffroi.games import find
from beffroi.server import pool
from beffroi.server.pool import Pool
from beffroi.server.worker import Question
from tools.compile import is_ours

PATIENCE = 60.0


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout in which nothing has been compiled yet, as far as this process knows."""
    monkeypatch.setattr(compiled, "FOLDER", tmp_path)
    monkeypatch.setattr(compiled, "is_compiled", lambda: False)
    monkeypatch.setattr(pool, "LOOK", 0.01)
    return tmp_path


def question() -> Question:
    game = find("cathedral")
    return Question("choose", game.name, "random", encode(seen(game, game.setup(), game.setup().seats[0])), 1, 1.0)


def test_it_is_said_whether_the_cores_are_being_compiled(fresh: Path) -> None:
    async def ask() -> None:
        bots = Pool(1, PATIENCE)
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
        bots = Pool(1, PATIENCE)
        workers = [await worker_of(bots), await worker_of(bots)]
        (fresh / compiled.digest()).mkdir()
        await asyncio.wait_for(bots.watch(), PATIENCE)
        workers += [await worker_of(bots), await worker_of(bots)]
        await bots.close()
        assert workers[0] == workers[1] != workers[2] == workers[3]

    asyncio.run(ask())


async def worker_of(bots: Pool) -> object:
    """The process that answers a question."""
    assert await bots.ask(question()) is not None
    (worker,) = bots._workers
    return worker._process


def test_who_was_told_to_play_plain_does_not_wait_for_compiled_cores(
    fresh: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        bots = Pool(1, PATIENCE)
        await asyncio.wait_for(bots.watch(), PATIENCE)
        assert await bots.cores() == "plain"

    monkeypatch.setenv(compiled.PLAIN, "1")
    (fresh / compiled.digest()).mkdir()
    asyncio.run(ask())
