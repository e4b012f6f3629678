"""Who somebody is: a nickname, and a secret in a cookie that proves it."""

from __future__ import annotations

import re
import time
from typing import Any

from sqlalchemy import Connection, select, update

from beffroi.server.people.cookies import cookies_named
from beffroi.server.people.sanitize import visible
from beffroi.server.people.tokens import hashed, new_id, new_secret
from beffroi.server.protocol.people import Guest
from beffroi.server.protocol.problems import Malformed
from beffroi.server.protocol.values import NICKNAME_LENGTH
from beffroi.server.storage.cache import Cache
from beffroi.server.storage.schema import GUESTS
from beffroi.server.storage.store import Store, WriteConflict
from beffroi.server.storage.writer import Rows

COOKIE = "beffroi"
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
MOST_SECRETS = 4
"""A browser sends several when they were set for several paths."""
MOST_CACHED, CACHE_SECONDS = 10_000, 10.0
"""How many guests are known without asking, and for how many seconds."""


class Guests:
    """Everybody who has introduced themselves; only the hashes of their secrets are kept."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._cache: Cache[Guest] = Cache(MOST_CACHED, CACHE_SECONDS)

    async def of(self, scope: Any) -> Guest | None:
        """Whose cookie came with a connection; of several, the first that is known."""
        for secret in secrets_of(scope):
            if (guest := await self.find(hashed(secret))) is not None:
                return guest
        return None

    async def find(self, secret: str) -> Guest | None:
        """The guest whose secret has this hash; a name given through another process is known in a few seconds."""
        return await self._cache.get(secret, lambda: self._store.read(lambda c: _guest(c, secret)))

    async def add(self, guest: Guest, secret: str) -> None:
        row = {"id": guest.id, "nickname": guest.nickname, "secret": secret, "created": int(time.time())}
        await self._store.write(Rows(GUESTS, [row]))
        self._cache.keep(secret, guest)

    async def introduce(self, nickname: str) -> tuple[Guest, str]:
        """A new guest, and the secret by which they are known again."""
        guest, secret = named(new_id(), nickname), new_secret()
        await self.add(guest, hashed(secret))
        return guest, secret

    async def rename(self, guest: Guest, nickname: str) -> Guest:
        renamed = named(guest.id, nickname)
        change = update(GUESTS).where(GUESTS.c.id == guest.id).values(nickname=renamed.nickname)
        try:
            await self._store.write(lambda c: c.execute(change))
        finally:
            self._cache.forget()
        return renamed

    async def adopt(self, secret: str, nickname: str) -> Guest:
        """A new guest under a secret of another server on the same host: to replace it would lock them out there."""
        guest = named(new_id(), nickname)
        try:
            await self.add(guest, hashed(secret))
        except WriteConflict:  # another of their pages was faster
            known = await self.find(hashed(secret))
            assert known is not None
            return await self.rename(known, nickname)
        return guest


def secrets_of(scope: Any) -> list[str]:
    """The secrets that came with a connection: some server has made them, perhaps this one."""
    return [value for value in cookies_named(COOKIE, scope) if SECRET.fullmatch(value)][:MOST_SECRETS]


def named(guest: str, nickname: str) -> Guest:
    """A guest under a name that can be read: no invisible letters, no blanks around it."""
    shown = visible(nickname, NICKNAME_LENGTH)
    if not shown:
        raise Malformed("bad-nickname")
    return Guest(guest, shown)


def _guest(c: Connection, secret: str) -> Guest | None:
    row = c.execute(select(GUESTS.c.id, GUESTS.c.nickname).where(GUESTS.c.secret == secret)).first()
    return None if row is None else Guest(row.id, row.nickname)
