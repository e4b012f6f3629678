"""The tournaments of a house: they draw their rounds, open their tables and take in the results by themselves.

Whatever is to be done next follows from what is on disk, and is written in one transaction under a key that can be
used once. So it does not matter who does it, how often it is tried, or when the house is killed.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from beffroi.core.action import Seat
from beffroi.core.codec import codec_of
from beffroi.core.host import Resign, RunOut, TimeUp
from beffroi.server.errors import NOT_FOUND, Sorry
from beffroi.server.live.move import say_as_host
from beffroi.server.live.table import TRIES, Room
from beffroi.server.storage.store import Behind, Unreachable
from beffroi.server.tables.table import Plan, Sitter, stand_in
from beffroi.server.tournaments.store import ENDED, Account, Ledger, NewTable
from beffroi.tournament.draw import what_next
from beffroi.tournament.log import AnyEvent, Entrant, Game, Paired, Scored

if TYPE_CHECKING:
    from beffroi.server.live.tables import House

TICK = 1.0
STAND_IN = "apprentice"
"""The level of the bot that plays for people who are away."""
FORFEIT_AFTER = 600.0
"""Seconds somebody is waited for before he loses, where nobody plays for him."""


class Tournaments:
    """Goes on with every tournament that is ours to look after."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.ledger = Ledger(house.store)
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def account(self, tournament: str) -> Account:
        """A tournament as it is on disk; `Sorry` when there is none."""
        account = await self.ledger.account(tournament)
        if account is None:
            raise Sorry(NOT_FOUND, "no-such-tournament")
        return account

    async def change(self, tournament: str, make: Callable[[Account], AnyEvent | None]) -> None:
        """Lets something happen that follows from how a tournament stands, however many try at once."""
        for _ in range(TRIES):
            account = await self.account(tournament)
            event = make(account)
            try:
                return None if event is None else await self._append(account, event)
            except Behind:
                continue
        raise Unreachable("too many are changing this tournament")

    async def watch(self) -> None:
        """Goes on with what no hint has told, such as what was cut off when the house was killed."""
        while True:
            with suppress(Unreachable):  # the database is away; the next look finds it again
                for tournament in filter(self.house.keeps, await self.ledger.running()):
                    with self.house.faults.contained("tournament-stopped", tournament=tournament):
                        await self.go_on(tournament)
            await asyncio.sleep(TICK)

    async def go_on(self, tournament: str) -> None:
        """Takes in results and draws rounds until somebody must play; then sees to the tables."""
        async with self._locks[tournament]:
            account = await self.account(tournament)
            while (event := await self._due(account)) is not None:
                with suppress(Behind):  # another process was faster
                    await self._append(account, event)
                account = await self.account(tournament)
            await self._see_to_tables(account)

    async def _due(self, account: Account) -> AnyEvent | None:
        """What follows next from the tables as they are on disk."""
        t = account.tournament
        if account.status != "running":
            return None
        plans = await self.ledger.plans([room_of(account, game) for game in t.open_games])
        for game in t.open_games:
            plan = plans[room_of(account, game)]
            if plan.status in ENDED:
                return await self._score(plan, game)
        return what_next(t)

    async def _append(self, account: Account, event: AnyEvent) -> None:
        if not isinstance(event, Paired):
            await self.ledger.append(account, event)
            return
        tables = [self._table(account, event, number) for number in range(len(event.tables))]
        rooms = tuple(plan.id for plan, _ in tables)
        await self.ledger.append(account, Paired(event.round, event.tables, event.byes, rooms), tables)

    def _table(self, account: Account, paired: Paired, number: int) -> NewTable:
        deed, entrants = account.deed, account.tournament.entrants
        forfeits = deed.terms.no_show == "forfeit"
        return self.house.new_table(
            game=deed.terms.game,
            revision=deed.terms.revision,
            options=deed.options,
            title=f"{deed.title} · {paired.round + 1}" if deed.title else "",
            private=deed.private,
            host=deed.organiser,
            chairs=tuple(sitter(entrants[who]) for who in paired.tables[number]),
            clock=deed.clock,
            tournament=deed.id,
            forfeits=forfeits,
            patience=FORFEIT_AFTER if forfeits else None,
        )

    async def _score(self, plan: Plan, game: Game) -> Scored:
        """The result of a table, as its record has it."""
        if plan.result is None:
            return Scored(*game, (1,) * len(plan.chairs), (), is_cut=True)
        said, last = await self.ledger.said_by_host(plan.id)
        codec = codec_of(self.house.find_game(plan.game, plan.revision))
        actions = [(entry.version, codec.action(entry.action)) for entry in said if entry.action is not None]
        left = tuple(sorted({int(action.seat) for _, action in actions if isinstance(action, Resign | RunOut)}))
        is_cut = any(version == last and not isinstance(action, TimeUp) for version, action in actions)
        return Scored(*game, plan.result.places, plan.result.points, left, is_cut)

    async def _see_to_tables(self, account: Account) -> None:
        """Opens the tables that were never opened, and puts somebody on the chairs of those who have withdrawn."""
        t = account.tournament
        plans = await self.ledger.plans([room_of(account, game) for game in t.open_games])
        for game in t.open_games:
            plan = plans[room_of(account, game)]
            gone = [Seat(chair) for chair, who in enumerate(t.seated(game)) if t.entrants[who].out is not None]
            if plan.status == "open" or any(plan.chairs[seat].bot is None for seat in gone):
                with self.house.faults.contained("table-unreadable", table=plan.id):
                    room = await self.house.room(plan.id)
                    for seat in gone:
                        await no_show(room, seat, STAND_IN)


def room_of(account: Account, game: Game) -> str:
    return account.tournament.rounds[game[0]].rooms[game[1]]


def sitter(entrant: Entrant) -> Sitter:
    if entrant.bot is not None:
        return Sitter("bot", entrant.name, level=entrant.bot)
    return Sitter("person", entrant.name, entrant.guest)


async def no_show(room: Room, seat: Seat, level: str) -> None:
    """Somebody does not come: a bot plays for him, or he loses, as was agreed."""
    if not room.plan.is_playing or room.plan.chairs[seat].bot is not None:
        return
    if room.plan.forfeits:
        await say_as_host(room, Resign(seat))
    else:
        await room.change(lambda plan: stand_in(plan, seat, level))
