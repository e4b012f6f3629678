"""What guests have chosen for themselves: language, light, speed, sound; kept with the guest, not with a device."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select, update

from beffroi.server.protocol.people import Guest, Preferences
from beffroi.server.storage.schema import GUESTS
from beffroi.server.storage.store import Store


class PreferenceStore:
    """Reads and keeps what a guest has chosen."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, guest: Guest) -> Preferences | None:
        """Nothing for somebody who has never chosen anything."""
        kept = await self._store.read(lambda c: _kept(c, guest.id))
        return None if kept is None else msgspec.json.decode(kept, type=Preferences)

    async def keep(self, guest: Guest, chosen: Preferences) -> Preferences:
        text = msgspec.json.encode(chosen).decode()
        change = update(GUESTS).where(GUESTS.c.id == guest.id).values(preferences=text)
        await self._store.write(lambda c: c.execute(change))
        return chosen


def _kept(c: Connection, guest: str) -> str | None:
    kept: str | None = c.execute(select(GUESTS.c.preferences).where(GUESTS.c.id == guest)).scalar()
    return kept
