"""How strong people and bots are, game by game: every ended table is judged once, in an order that is kept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from beffroi.core.game import AnyGame
from beffroi.core.revisions import Find
from beffroi.server.live.faults import Faults
from beffroi.server.live.replay import replayed
from beffroi.server.protocol.tournaments import RatingCard
from beffroi.server.storage.schema import GUESTS, RATED, RATINGS, TABLES
from beffroi.server.storage.store import Store, WriteConflict
from beffroi.server.tables.log import read_log
from beffroi.server.tables.table import ENDED, SeededTable, Table, decode_table
from beffroi.server.tournaments.rating_rules import may_count, rated_game
from beffroi.tournament.ratings import BOT, RatedGame, Rating, rate, rate_all

TRIES = 20


class Ratings:
    """The ratings on disk, and how they come there."""

    def __init__(self, store: Store, find_game: Find) -> None:
        self._store = store
        self._find_game = find_game
        self._faults = Faults()

    async def catch_up(self) -> None:
        """Judges the tables that ended while nobody looked, oldest first."""
        query = select(TABLES.c.id).outerjoin(RATED, RATED.c.table_id == TABLES.c.id)
        query = query.where(TABLES.c.status.in_(ENDED), RATED.c.table_id.is_(None))
        query = query.order_by(TABLES.c.created, TABLES.c.id)
        for table_id in await self._store.read(lambda c: list(c.scalars(query))):
            with self._faults.contained("table-not-rated", table=table_id):
                await self._catch_up_with(table_id)

    async def _catch_up_with(self, table_id: str) -> None:
        query = select(TABLES.c.document, TABLES.c.seed).where(TABLES.c.id == table_id)

        def judge(c: Connection) -> tuple[Table, RatedGame | None]:
            row = c.execute(query).one()
            table = decode_table(row.document)
            return table, judged(c, self._find_game(table.game, table.revision), SeededTable(table, row.seed))

        await self.rate(*await self._store.read(judge))

    async def rate(self, table: Table, outcome: RatedGame | None) -> None:
        """Lets an ended table count as it was judged, unless it was before."""
        for _ in range(TRIES):
            try:
                await self._store.write(lambda c: _rate(c, table, outcome))
            except WriteConflict:
                continue  # another game of this kind was rated meanwhile
            return

    async def of_game(self, game: str) -> dict[str, Rating]:
        return await self._store.read(lambda c: kept(c, game))

    async def cards(self, game: str) -> tuple[RatingCard, ...]:
        return await self._store.read(lambda c: cards(c, kept(c, game)))


def kept(c: Connection, game: str) -> dict[str, Rating]:
    """The ratings of a game as they are on disk."""
    query = select(RATINGS).where(RATINGS.c.game == game)
    return {row.who: _rating(row) for row in c.execute(query)}


def cards(c: Connection, ratings: Mapping[str, Rating]) -> tuple[RatingCard, ...]:
    """Everybody whom a game has measured, the surest strength first."""
    query = select(GUESTS.c.id, GUESTS.c.nickname).where(GUESTS.c.id.in_(list(ratings)))
    names = {row.id: row.nickname for row in c.execute(query)}
    found = {
        who: card(rating, names.get(who, who.removeprefix(BOT)), level_of(who))
        for who, rating in ratings.items()
        if rating.is_measured
    }
    return tuple(found[who] for who in sorted(found, key=lambda who: (*_rank(ratings[who], found[who]), who)))


def _rank(rating: Rating, card: RatingCard) -> tuple[float, int, str]:
    """Where somebody stands in the list: of two who are as strong, whoever has shown it in more games comes first."""
    return rating.reach - rating.mean, -rating.games, card.name


def level_of(who: str) -> str | None:
    return who.removeprefix(BOT) if who.startswith(BOT) else None


def card(rating: Rating, name: str, level: str | None) -> RatingCard:
    return RatingCard(name, level, round(rating.mean, 2), round(rating.reach, 2), rating.games)


def _rate(c: Connection, table: Table, outcome: RatedGame | None) -> None:
    """One transaction: the table is judged, and those at it get their new ratings; the keys let that happen once."""
    if c.scalar(select(RATED.c.number).where(RATED.c.table_id == table.id)) is not None:
        return
    last = c.scalar(select(func.max(RATED.c.number)).where(RATED.c.game == table.game)) or 0
    c.execute(insert(RATED), {"table_id": table.id, "game": table.game, "number": last + 1})
    if outcome is None:
        return
    query = select(RATINGS).where(RATINGS.c.game == table.game, RATINGS.c.who.in_(outcome.who))
    before = {row.who: _rating(row) for row in c.execute(query)}
    for name, rating in rate(before, outcome).items():
        _put(c, table.game, name, rating, is_new=name not in before)


def _put(c: Connection, game: str, who: str, rating: Rating, *, is_new: bool) -> None:
    values = msgspec.structs.asdict(rating)
    if is_new:
        c.execute(insert(RATINGS), {"game": game, "who": who, **values})
    else:
        c.execute(update(RATINGS).where(RATINGS.c.game == game, RATINGS.c.who == who).values(values))


def _rating(row: Any) -> Rating:
    return Rating(row.mean, row.error, row.games)


def recomputed(c: Connection, game: str, find: Find) -> dict[str, Rating]:
    """The ratings of a game from its tables and records alone: every table is replayed and judged again."""
    return rate_all(_outcomes(c, game, find))


def _outcomes(c: Connection, game: str, find: Find) -> Iterator[RatedGame]:
    query = select(TABLES.c.document, TABLES.c.seed).join(RATED, RATED.c.table_id == TABLES.c.id)
    for row in c.execute(query.where(RATED.c.game == game).order_by(RATED.c.number)).all():
        table = decode_table(row.document)
        outcome = judged(c, find(game, table.revision), SeededTable(table, row.seed))
        if outcome is not None:
            yield outcome


def judged(c: Connection, rules: AnyGame, seeded: SeededTable) -> RatedGame | None:
    """What a table on disk says about strength."""
    table = seeded.table
    if table.result is None or not may_count(table):
        return None
    return rated_game(table, replayed(rules, seeded, read_log(c, table.id), kept=1))


def repair(c: Connection, games: Sequence[str], find: Find) -> None:
    """Puts in the place of the ratings what the records give."""
    for name in games:
        right = recomputed(c, name, find)
        c.execute(delete(RATINGS).where(RATINGS.c.game == name))
        for who, rating in right.items():
            _put(c, name, who, rating, is_new=True)


def differences(c: Connection, games: Sequence[str], find: Find) -> tuple[int, list[str]]:
    """How many ratings were compared with what the records give, and which are not the same."""
    compared, wrong = 0, []
    for name in games:
        shown, right = kept(c, name), recomputed(c, name, find)
        compared += len(right)
        wrong += [f"{name} {who}" for who in sorted(shown.keys() | right.keys()) if shown.get(who) != right.get(who)]
    return compared, wrong
