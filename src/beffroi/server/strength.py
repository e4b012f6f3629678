"""How strong people and bots are, game by game: every finished table counts once, in an order that is kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from beffroi.core.game import AnyGame
from beffroi.server.match import Match, new_record
from beffroi.server.plan import Plan, decode_plan
from beffroi.server.protocol import RatingCard
from beffroi.server.schema import GUESTS, LOG, RATED, RATINGS, TABLES
from beffroi.server.store import Behind, Store, logged
from beffroi.tournament.ratings import Rating, rate, rate_all

BOT = "bot:"
TRIES = 20


class Strength:
    """The ratings on disk, and how they come there."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def catch_up(self) -> None:
        """Rates the tables that ended while nobody looked, oldest first."""
        query = select(TABLES.c.plan).outerjoin(RATED, RATED.c.table_id == TABLES.c.id)
        query = query.where(TABLES.c.status == "over", RATED.c.table_id.is_(None))
        query = query.order_by(TABLES.c.created, TABLES.c.id)
        for plan in await self._store.read(lambda c: [decode_plan(row) for row in c.scalars(query)]):
            await self.rate(plan)

    async def rate(self, plan: Plan) -> None:
        """Lets a finished table count, if it says something about strength and did not count yet."""
        if not is_rated(plan):
            return
        for _ in range(TRIES):
            try:
                await self._store.write(lambda c: _rate(c, plan))
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


def is_rated(plan: Plan) -> bool:
    """Whether a table ended by its rules, from the beginning, and everybody played for himself."""
    people = [chair.guest for chair in plan.chairs if chair.kind == "person"]
    is_own = len(people) == len(set(people)) and all(chair.stand_in is None for chair in plan.chairs)
    return plan.status == "over" and plan.result is not None and not plan.start and is_own


def who_of(plan: Plan) -> tuple[str, ...]:
    """Who is rated on every chair: a guest, or a level of bots."""
    return tuple(BOT + (chair.level or "") if chair.kind == "bot" else chair.guest or "" for chair in plan.chairs)


def level_of(who: str) -> str | None:
    return who.removeprefix(BOT) if who.startswith(BOT) else None


def card(rating: Rating, name: str, level: str | None) -> RatingCard:
    return RatingCard(name, level, round(rating.mean, 2), round(rating.reach, 2), rating.games)


def _rate(c: Connection, plan: Plan) -> None:
    """One transaction: the table counts, and those at it get their new ratings; the keys let that happen once."""
    assert plan.result is not None
    if c.scalar(select(RATED.c.number).where(RATED.c.table_id == plan.id)) is not None:
        return
    last = c.scalar(select(func.max(RATED.c.number)).where(RATED.c.game == plan.game)) or 0
    c.execute(insert(RATED), {"table_id": plan.id, "game": plan.game, "number": last + 1})
    who = who_of(plan)
    query = select(RATINGS).where(RATINGS.c.game == plan.game, RATINGS.c.who.in_(who))
    before = {row.who: _rating(row) for row in c.execute(query)}
    for name, rating in rate(before, who, plan.result.places).items():
        _put(c, plan.game, name, rating, is_new=name not in before)


def _put(c: Connection, game: str, who: str, rating: Rating, *, is_new: bool) -> None:
    values = msgspec.structs.asdict(rating)
    if is_new:
        c.execute(insert(RATINGS), {"game": game, "who": who, **values})
    else:
        c.execute(update(RATINGS).where(RATINGS.c.game == game, RATINGS.c.who == who).values(values))


def _rating(row: Any) -> Rating:
    return Rating(row.mean, row.error, row.games)


def recomputed(c: Connection, game: AnyGame) -> dict[str, Rating]:
    """The ratings of a game from its records alone: every table is replayed, and its own result is taken."""
    query = select(TABLES.c.plan, TABLES.c.seed).join(RATED, RATED.c.table_id == TABLES.c.id)
    rows = c.execute(query.where(RATED.c.game == game.name).order_by(RATED.c.number)).all()
    return rate_all(_replayed(c, game, decode_plan(row.plan), row.seed) for row in rows)


def _replayed(c: Connection, game: AnyGame, plan: Plan, seed: bytes) -> tuple[Sequence[str], Sequence[int]]:
    match = Match(new_record(game, plan), seed)
    for row in c.execute(select(LOG).where(LOG.c.table_id == plan.id).order_by(LOG.c.version)):
        match.replay(logged(row))
    assert match.state.result is not None
    return who_of(plan), match.state.result.places


def differences(c: Connection, games: Sequence[str], find: Callable[[str], AnyGame]) -> tuple[int, list[str]]:
    """How many ratings were compared with what the records give, and which are not the same."""
    compared, wrong = 0, []
    for name in games:
        shown, right = kept(c, name), recomputed(c, find(name))
        compared += len(right)
        wrong += [f"{name} {who}" for who in sorted(shown.keys() | right.keys()) if shown.get(who) != right.get(who)]
    return compared, wrong
