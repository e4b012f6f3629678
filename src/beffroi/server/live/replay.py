"""Games played again from their logs: to look at them, to judge them, to see whether a copy is whole."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from sqlalchemy import Connection, select

from beffroi.core.game import AnyGame
from beffroi.core.model import BadInput
from beffroi.core.revisions import Find
from beffroi.server.live.game import LiveGame
from beffroi.server.storage.backup import BackupContents
from beffroi.server.storage.schema import TABLES
from beffroi.server.tables.factory import new_record
from beffroi.server.tables.log import LogEntry, read_log
from beffroi.server.tables.table import SeededTable, decode_table


def replayed(rules: AnyGame, seeded: SeededTable, entries: Iterable[LogEntry], kept: int | None = None) -> LiveGame:
    """A game from its first entry to the last of these; `kept` transitions of it are remembered, or all."""
    game = LiveGame(new_record(rules, seeded.table), seeded.seed, kept)
    for entry in entries:
        game.replay(entry)
    return game


def check_games(reading: Connection, file: Path, find: Find) -> BackupContents:
    """Replays every game in a copy of the database; raises `BadInput` at the first that does not fit."""
    tables = entries = 0
    for row in reading.execute(select(TABLES.c.document, TABLES.c.seed)).all():
        table = decode_table(row.document)
        game = LiveGame(new_record(find(table.game, table.revision), table), row.seed)
        for entry in read_log(reading, table.id):
            try:
                game.replay(entry)
            except Exception:
                raise BadInput("damaged-copy", file=str(file), problem=f"{table.id} {entry.version}") from None
        tables, entries = tables + 1, entries + game.version
    return BackupContents(tables, entries)
