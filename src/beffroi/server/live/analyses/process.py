"""A process that makes one analysis, seen from the server: how far it is, what it has found, how it ended."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from beffroi.core.codec import encode
from beffroi.server.live.analyses.worker import DEEPER, AnalysisLine

LONGEST_LINE = 1 << 24
COMMAND = (sys.executable, "-m", "beffroi.server.live.analyses.worker")


class AnalysisProcess:
    """Makes the analysis of a record."""

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self.line: AnalysisLine | None = None
        self._process: Process | None = None

    async def run(self, record: bytes, *, is_deeper: bool) -> bytes | None:
        """The whole analysis as JSON, once the process has written it; nothing when it ended before."""
        command = (*COMMAND, DEEPER) if is_deeper else COMMAND
        self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)
        try:
            return await self._read(self._process, record)
        finally:
            self.kill()
            await self._process.wait()

    @property
    def done(self) -> float:
        return self.line.done if self.line else 0.0

    async def _read(self, process: Process, record: bytes) -> bytes | None:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(record)
        process.stdin.close()
        while data := await process.stdout.readline():
            self.line = msgspec.json.decode(data, type=AnalysisLine)
        return encode(self.line.analysis) if self.line is not None and self.line.done == 1 else None

    def kill(self) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
