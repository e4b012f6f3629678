"""Bots think in processes of their own: one that hangs or crashes is replaced, and nobody waits for it.

There are few of them, and they are shared fairly: questions wait in a `FairQueue`, and the more tables wait, the less
time each question gets.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Literal

import msgspec
from msgspec.structs import replace

from beffroi import compiled
from beffroi.server.live.bots.queue import FairQueue, QueuedQuestion, Rank
from beffroi.server.live.bots.worker import BotQuestion, BotReply, pack

MOST_WORKERS = 2
LOOK = 1.0
"""Seconds between two looks whether the cores have been compiled."""
LEAST_BUDGET = 0.1
"""Seconds a question gets at least, however many wait."""


class NoAnswer(Exception):
    """The bot hung, crashed or said nothing that can be read."""


class BotProcess:
    """A process that is started when it is needed, and again after it was killed."""

    def __init__(self) -> None:
        self.is_outdated = False
        self._process: Process | None = None
        self._dead: list[Process] = []

    async def ask(self, question: BotQuestion) -> BotReply:
        process = self._process or await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(pack(msgspec.msgpack.encode(question)))
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(4), "big")
        reply = msgspec.msgpack.decode(await process.stdout.readexactly(length), type=BotReply)
        if reply.fault is not None:
            raise NoAnswer(reply.fault)
        return reply

    async def _start(self) -> Process:
        await self.bury()
        command = [sys.executable, "-m", "beffroi.server.live.bots.worker"]
        self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        return self._process

    def kill(self) -> None:
        """Ends it at once; what it would still say must never be taken for the answer to another question."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            self._dead.append(self._process)
            self._process = None

    async def bury(self) -> None:
        """Waits until nothing is left of those that were killed."""
        while self._dead:
            process = self._dead.pop()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.close()
            with contextlib.suppress(OSError):
                await process.stdin.wait_closed()
            await process.stdout.read()
            await process.wait()


class BotPool:
    """A few workers, each answering one question at a time."""

    def __init__(self, size: int, deadline: float) -> None:
        self.queue = FairQueue()
        self._workers = [BotProcess() for _ in range(size or min(MOST_WORKERS, os.cpu_count() or 1))]
        self._free = list(self._workers)
        self._busy: set[asyncio.Task[None]] = set()
        self._deadline = deadline
        self._is_compiled = compiled.is_compiled()

    async def ask(
        self, question: BotQuestion, table_id: str = "", rank: Callable[[], Rank] = lambda: Rank.PRESENT
    ) -> BotReply:
        """What the bot says, or `NoAnswer`; who is cancelled while he waits leaves the queue."""
        errand = QueuedQuestion(question, table_id, rank, asyncio.get_running_loop().create_future())
        self.queue.put(errand)
        self._serve()
        try:
            return await errand.answer
        finally:
            self.queue.withdraw(errand)

    def _serve(self) -> None:
        """Gives every free worker the next question, as long as some wait."""
        while self._free and self.queue:
            errand = self.queue.take()
            task = asyncio.create_task(self._work(self._free.pop(), errand, self._budget(errand)))
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)

    def _budget(self, errand: QueuedQuestion) -> float:
        """The time a question gets: all it was meant to have, or its table's part of what the workers have."""
        meant, tables = errand.question.budget, 1 + self.queue.rivals(errand)
        return max(min(meant, LEAST_BUDGET), meant * min(1.0, len(self._workers) / tables))

    async def _work(self, worker: BotProcess, errand: QueuedQuestion, budget: float) -> None:
        """Lets a worker think to the end, even if nobody waits for it any more: to start another takes longer."""
        try:
            reply = await self._hear(worker, replace(errand.question, budget=budget))
        except NoAnswer as failure:
            if not errand.answer.done():
                errand.answer.set_exception(failure)
        else:
            if not errand.answer.done():
                errand.answer.set_result(reply)
        finally:
            errand.answer.cancel()  # when the server closes meanwhile; otherwise it has been given
            self._free.append(worker)
        self._serve()

    async def _hear(self, worker: BotProcess, question: BotQuestion) -> BotReply:
        if worker.is_outdated:
            worker.kill()
            worker.is_outdated = False
        try:
            return await asyncio.wait_for(worker.ask(question), self._deadline)
        except NoAnswer:
            raise
        except BaseException as error:
            worker.kill()
            if not isinstance(error, Exception):
                raise
            raise NoAnswer(type(error).__name__) from None

    async def cores(self) -> Literal["compiling", "compiled", "plain"]:
        """What the next question is thought about with."""
        if self._is_compiled:
            return "compiled"
        return "compiling" if await asyncio.to_thread(compiled.is_coming) else "plain"

    async def watch(self) -> None:
        """Takes new workers as soon as the cores are compiled; those that think finish with the cores they have."""
        while not (self._is_compiled or compiled.is_forbidden()):
            await asyncio.sleep(LOOK)
            self._is_compiled = await asyncio.to_thread(compiled.is_built)
            for worker in self._workers if self._is_compiled else ():
                worker.is_outdated = True

    async def close(self) -> None:
        for task in self._busy:
            task.cancel()
        await asyncio.gather(*self._busy, return_exceptions=True)
        for worker in self._workers:
            worker.kill()
            await worker.bury()
