"""Whether a record is what it says: every state, every draw, and the promise made before the first of them."""

from __future__ import annotations

import re
from typing import Any

from beffroi.core.action import CHANCE
from beffroi.core.chance import draw
from beffroi.core.entry import Answered
from beffroi.core.model import BadInput
from beffroi.core.record import Record
from beffroi.core.record_file import load
from beffroi.core.revisions import Find
from beffroi.server.tables.dice import FairDice, bare_commitment, binds_table, commitment

SEED = re.compile("[0-9a-f]{64}")


def verify(data: bytes, find: Find, promised: str | None = None) -> int:
    """How many draws were checked; raises `BadInput` at the first thing that is wrong.

    `promised` is the commitment somebody noted before the game, if he did; without it, only the record can speak.
    """
    record = load(data, find)
    seed = _seed_of(record)
    if record.commitment != _fitting(record, seed) or (promised is not None and promised != record.commitment):
        raise BadInput("broken-promise", commitment=promised or record.commitment)
    draws = _check_draws(record, seed)
    if record.state.agenda:
        raise BadInput("unfinished")
    return draws


def _seed_of(record: Record[Any]) -> bytes:
    """The seed, which has one spelling only: whoever copies it into another program must get the same."""
    if not SEED.fullmatch(record.seed) or not record.commitment:
        raise BadInput("no-seed")
    return bytes.fromhex(record.seed)


def _fitting(record: Record[Any], seed: bytes) -> str | None:
    """The commitment this record ought to have; one that does not bind the table cannot speak for a table."""
    if binds_table(record.commitment):
        return commitment(record, seed)
    return None if record.table else bare_commitment(seed)


def _check_draws(record: Record[Any], seed: bytes) -> int:
    """Replays the record and draws again whatever chance has drawn."""
    again = record.restarted()
    draws = 0
    for version, entry in enumerate(record.entries, start=1):
        if not again.state.agenda:
            raise BadInput("bad-record", line=version + 1, problem="the game was over")
        if isinstance(entry, Answered) and entry.seat == CHANCE:
            draws += 1
            if draw(again.state, FairDice(seed, version)) != entry.action:
                raise BadInput("unfair-draw", line=version + 1)
        again.replay(entry)
    return draws
