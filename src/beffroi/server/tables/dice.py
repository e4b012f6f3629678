"""Fair chance that can be checked: every draw follows from a seed to which the server is bound before the first one."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any

import msgspec

from beffroi.core.record import Record

SEED_BYTES = 32
VERSION = "v2:"
"""With which a commitment begins that binds the table; the older ones are bare, and bind the seed alone."""
LABEL = "beffroi dice v2"
FREE_TAKE_BACK = "free take-back"


def commitment(record: Record[Any], seed: bytes) -> str:
    """What is published before the first draw; it fits this seed at this table, from this start, and no other."""
    start = record.start
    position = start if record.options is None else None
    place = (record.table, record.game.name, start.revision, len(start.seats))
    agreed = (FREE_TAKE_BACK,) if record.free_take_back else ()
    bound = (LABEL, *place, record.options, position, *agreed, seed.hex())
    return VERSION + hashlib.sha256(msgspec.json.encode(bound, order="sorted")).hexdigest()


def bare_commitment(seed: bytes) -> str:
    """What was published by the servers of old; it fits this seed, at any table."""
    return hashlib.sha256(seed).hexdigest()


def binds_table(written: str) -> bool:
    return written.startswith(VERSION)


def bot_seed(seed: bytes, seat: int, number: int) -> int:
    """Where a bot's own chance comes from: nobody can foresee it, and it changes only with what its seat is shown."""
    return int.from_bytes(hmac.digest(seed, f"beffroi bot {seat} {number}".encode(), "sha256")[:6], "big")


class Entropy:
    """Where the seeds and names of tables come from: the system, or for tests a number that repeats them."""

    def __init__(self, seed: int | None, tables: int = 0) -> None:
        self._seed = seed
        self._tables = tables

    def table(self) -> tuple[str, bytes]:
        """The name of a new table and the seed of its dice."""
        if self._seed is None:
            return secrets.token_urlsafe(12), secrets.token_bytes(SEED_BYTES)
        self._tables += 1
        drawn = hashlib.sha512(f"{self._seed} {self._tables}".encode()).digest()
        return drawn[SEED_BYTES:].hex()[:16], drawn[:SEED_BYTES]


class FairDice:
    """The chance of one entry of the log: the same seed and the same version always give the same numbers."""

    def __init__(self, seed: bytes, version: int) -> None:
        self._seed = seed
        self._version = version
        self._blocks = 0

    def randrange(self, stop: int, /) -> int:
        """A number below `stop`; what would make one of them likelier is thrown away and drawn again."""
        bits = (stop - 1).bit_length()
        while (number := self._bits(bits)) >= stop:
            pass
        return number

    def _bits(self, count: int) -> int:
        data = b"".join(self._block() for _ in range(-(-count // 256)))
        return int.from_bytes(data, "big") >> (len(data) * 8 - count)

    def _block(self) -> bytes:
        message = f"beffroi {self._version} {self._blocks}".encode()
        self._blocks += 1
        return hmac.digest(self._seed, message, "sha256")
