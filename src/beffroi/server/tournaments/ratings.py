"""How strong people and bots are, game by game: every ended table is judged once, in an order that is kept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from beffroi.core.game import AnyGame
from beffroi.core.revisions import Find
from beffroi.server.live.faults import Faults
from beffroi.server.live.game import Match, new_record
from beffroi.server.protocol.tournaments import RatingCard
from beffroi.server.storage.schema import GUESTS, LOG, RATED, RATINGS, TABLES
from beffroi.server.storage.store import Behind, Store, logged
from beffroi.server.tables.table import Plan, decode_plan
from beffroi.server.tournaments.rating_rules import may_count, verdict
from beffroi.tournament.ratings import BOT, RatedGame, Rating, rate, rate_all

TRIES = 20
ENDED = ("over", "closed")


class Strength:
    """The ratings on disk, and how they come there."""

    def __init__(self, store: Store, find_game: Find, faults: Faults) -> None:
        self._store = store
        self._find_game = find_game
        self._faults = faults

    async def catch_up(self) -> None:
        """Judges the tables that ended while nobody looked, oldest first."""
        query = select(TABLES.c.id).outerjoin(RATED, RATED.c.table_id == TABLES.c.id)
        query = query.where(TABLES.c.status.in_(ENDED), RATED.c.table_id.is_(None))
        query = query.order_by(TABLES.c.created, TABLES.c.id)
        for table in await self._store.read(lambda c: list(c.scalars(query))):
            with self._faults.contained("table-not-rated", table=table):
                await self._catch_up_with(table)

    async def _catch_up_with(self, table: str) -> None:
        query = select(TABLES.c.plan, TABLES.c.seed).where(TABLES.c.id == table)

        def judge(c: Connection) -> tuple[Plan, RatedGame | None]:
            row = c.execute(query).one()
            plan = decode_plan(row.plan)
            return plan, judged(c, self._find_game(plan.game, plan.revision), plan, row.seed)

        await self.rate(*await self._store.read(judge))

    async def rate(self, plan: Plan, outcome: RatedGame | None) -> None:
        """Lets an ended table count as it was judged, unless it was before."""
        for _ in range(TRIES):
            try:
                await self._store.write(lambda c: _rate(c, plan, outcome))
            except Behind:
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
    """Everybody who was ever rated in a game, the surest strength first."""
    query = select(GUESTS.c.id, GUESTS.c.nickname).where(GUESTS.c.id.in_(list(ratings)))
    names = {row.id: row.nickname for row in c.execute(query)}
    sure = sorted(ratings, key=lambda who: (ratings[who].reach - ratings[who].mean, who))
    return tuple(card(ratings[who], names.get(who, who.removeprefix(BOT)), level_of(who)) for who in sure)


def level_of(who: str) -> str | None:
    return who.removeprefix(BOT) if who.startswith(BOT) else None


def card(rating: Rating, name: str, level: str | None) -> RatingCard:
    return RatingCard(name, level, round(rating.mean, 2), round(rating.reach, 2), rating.games)


def _rate(c: Connection, plan: Plan, outcome: RatedGame | None) -> None:
    """One transaction: the table is judged, and those at it get their new ratings; the keys let that happen once."""
    if c.scalar(select(RATED.c.number).where(RATED.c.table_id == plan.id)) is not None:
        return
    last = c.scalar(select(func.max(RATED.c.number)).where(RATED.c.game == plan.game)) or 0
    c.execute(insert(RATED), {"table_id": plan.id, "game": plan.game, "number": last + 1})
    if outcome is None:
        return
    query = select(RATINGS).where(RATINGS.c.game == plan.game, RATINGS.c.who.in_(outcome.who))
    before = {row.who: _rating(row) for row in c.execute(query)}
    for name, rating in rate(before, outcome).items():
        _put(c, plan.game, name, rating, is_new=name not in before)


def _put(c: Connection, game: str, who: str, rating: Rating, *, is_new: bool) -> None:
    values = msgspec.structs.asdict(rating)
    if is_new:
        c.execute(insert(RATINGS), {"game": game, "who": who, **values})
    else:
        c.execute(update(RATINGS).where(RATINGS.c.game == game, RATINGS.c.who == who).values(values))


def _rating(row: Any) -> Rating:
    return Rating(row.mean, row.error, row.games)


def recomputed(c: Connection, game: str, find: Find) -> dict[str, Rating]:
    """The ratings of a game from its plans and records alone: every table is replayed and judged again."""
    return rate_all(_outcomes(c, game, find))


def _outcomes(c: Connection, game: str, find: Find) -> Iterator[RatedGame]:
    query = select(TABLES.c.plan, TABLES.c.seed).join(RATED, RATED.c.table_id == TABLES.c.id)
    for row in c.execute(query.where(RATED.c.game == game).order_by(RATED.c.number)).all():
        plan = decode_plan(row.plan)
        outcome = judged(c, find(game, plan.revision), plan, row.seed)
        if outcome is not None:
            yield outcome


def judged(c: Connection, game: AnyGame, plan: Plan, seed: bytes) -> RatedGame | None:
    """What a table on disk says about strength."""
    if plan.result is None or not may_count(plan):
        return None
    match = Match(new_record(game, plan), seed)
    for row in c.execute(select(LOG).where(LOG.c.table_id == plan.id).order_by(LOG.c.version)):
        match.replay(logged(row))
    return verdict(plan, match)


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
