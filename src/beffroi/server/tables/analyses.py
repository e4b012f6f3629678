"""Analyses on disk, one a table; one that an earlier edition of the program has made is none."""

from __future__ import annotations

from sqlalchemy import select

from beffroi.server.storage.schema import ANALYSES
from beffroi.server.storage.store import Store
from beffroi.server.tables.analysis_jobs import keep


class AnalysisStore:
    """Reads and keeps analyses as JSON."""

    def __init__(self, store: Store, edition: int) -> None:
        self._store = store
        self._edition = edition

    async def find(self, table_id: str) -> bytes | None:
        query = select(ANALYSES.c.analysis).where(ANALYSES.c.table_id == table_id, ANALYSES.c.edition == self._edition)
        return await self._store.read(lambda c: c.scalar(query))

    async def keep(self, table_id: str, analysis: bytes) -> None:
        """In place of an earlier one."""
        await self._store.write(lambda c: keep(c, table_id, self._edition, analysis))
