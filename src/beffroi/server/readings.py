"""Reading a house from outside, while it is open or closed: its tournaments, and whether its ratings are right."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, create_engine

from beffroi.core.model import BadInput
from beffroi.server.ledger import read_account
from beffroi.server.settings import SQLITE_FILE, Settings
from beffroi.tournament.log import Tournament


@contextmanager
def reading(settings: Settings) -> Iterator[Connection]:
    """A connection to the database of a house that is there."""
    if not settings.database and not (settings.folder / SQLITE_FILE).exists():
        raise BadInput("no-house", folder=str(settings.folder))
    engine = create_engine(settings.url)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def tournament_in(settings: Settings, tournament: str) -> Tournament:
    """A tournament of a house, as it stands."""
    with reading(settings) as connection:
        account = read_account(connection, tournament)
    if account is None:
        raise BadInput("no-such-tournament")
    return account.tournament
