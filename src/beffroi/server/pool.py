"""Bots think in processes of their own: one that hangs or crashes is replaced, and nobody waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import Literal

import msgspec

from beffroi import compiled
from beffroi.server.worker import Question, Reply, pack

MOST_WORKERS = 2
LOOK = 1.0
"""Seconds between two looks whether the cores have been compiled."""


class NoAnswer(Exception):
    """The bot hung, crashed or said nothing that can be read."""


class Worker:
    """A process that is started when it is needed, and again after it was killed."""

    def __init__(self) -> None:
        self.is_outdated = False
        self._process: Process | None = None
        self._dead: list[Process] = []

    async def ask(self, question: Question) -> bytes | None:
        process = self._process or await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(pack(msgspec.msgpack.encode(question)))
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(4), "big")
        reply = msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Reply)
        if reply.fault is not None:
            raise NoAnswer(reply.fault)
        return reply.said

    async def _start(self) -> Process:
        await self.bury()
        command = [sys.executable, "-m", "beffroi.server.worker"]
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


class Pool:
    """A few workers, each answering one question at a time."""

    def __init__(self, size: int, deadline: float) -> None:
        self._workers = [Worker() for _ in range(size or min(MOST_WORKERS, os.cpu_count() or 1))]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self._deadline = deadline
        self._is_compiled = compiled.is_compiled()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def ask(self, question: Question) -> bytes | None:
        """What the bot says, or `NoAnswer`."""
        worker = await self._free.get()
        if worker.is_outdated:
            worker.kill()
            worker.is_outdated = False
        try:
            return await asyncio.wait_for(worker.ask(question), self._deadline)
        except NoAnswer:
            raise
        except BaseException as error:
            worker.kill()
            if not isinstance(error, TimeoutError | OSError | EOFError | msgspec.DecodeError):
                raise
            raise NoAnswer(type(error).__name__) from None
        finally:
            self._free.put_nowait(worker)

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
        for worker in self._workers:
            worker.kill()
            await worker.bury()
