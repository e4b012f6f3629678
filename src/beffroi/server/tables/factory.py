"""New tables: named, with their dice, and bound to all that can no longer change."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from beffroi.core.codec import codec_of, encode
from beffroi.core.game import AnyGame
from beffroi.core.record import Record
from beffroi.core.revisions import Find
from beffroi.server.people.tokens import new_code
from beffroi.server.tables.dice import Entropy, commitment
from beffroi.server.tables.table import SeededTable, Table


class TableFactory:
    """Makes tables; where the dice of a test repeat themselves, it counts those that were made before."""

    def __init__(self, find_game: Find, levels: Collection[str], seed: int | None) -> None:
        self.find_game = find_game
        self.levels = levels
        """The bots that may be invited."""
        self.seed = seed
        self._entropy = Entropy(seed)

    def go_on_after(self, tables: int) -> None:
        self._entropy = Entropy(self.seed, tables)

    def new(self, **agreed: Any) -> SeededTable:
        """A table as it was agreed on, with its name and its dice."""
        table_id, seed = self._entropy.table()
        now = int(time.time())
        code = new_code() if any(occupant.kind == "open" for occupant in agreed["occupants"]) else None
        table = Table(id=table_id, code=code, commitment="", created=now, changed=now, **agreed)
        record = new_record(self.find_game(table.game, table.revision), table)
        record.table = table_id
        return SeededTable(replace(table, commitment=commitment(record, seed)), seed)


def new_record(rules: AnyGame, table: Table) -> Record[Any]:
    """The record of a table before anybody has answered."""
    record = _started(rules, table)
    record.free_take_back = table.free_take_back
    return record


def _started(rules: AnyGame, table: Table) -> Record[Any]:
    codec = codec_of(rules)
    if table.start:
        return Record(rules, codec.state(table.start.encode()))
    return Record.of_setup(rules, len(table.occupants), codec.options(encode(table.options)))
