"""What people can do about a tournament: announce it, enter, withdraw, begin, say who is absent, end it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection

from beffroi.core.action import Seat
from beffroi.core.model import BadInput
from beffroi.server.live.no_show import no_show
from beffroi.server.live.tables import LiveTables
from beffroi.server.people.sanitize import visible
from beffroi.server.people.tokens import new_id
from beffroi.server.protocol.people import Guest
from beffroi.server.protocol.problems import NotAllowed, NotNow, Rejected
from beffroi.server.protocol.tournaments import Announcement
from beffroi.server.tables.factory import TableFactory
from beffroi.server.tables.seating import BOT_NAMES
from beffroi.server.tables.terms import read_clock, read_level, read_options
from beffroi.server.tournaments.permissions import Permissions
from beffroi.server.tournaments.runner import TournamentRunner
from beffroi.server.tournaments.store import TournamentHeader, TournamentSnapshot
from beffroi.tournament.draw import next_round
from beffroi.tournament.log import AnyEvent, Entered, Finished, Withdrew
from beffroi.tournament.terms import MOST_ENTRANTS, check_entrants, terms_for


class Organiser:
    """Does what people ask about tournaments, if it is theirs to ask."""

    def __init__(self, runner: TournamentRunner, factory: TableFactory, tables: LiveTables) -> None:
        self._runner = runner
        self._factory = factory
        self._tables = tables

    async def announce(self, guest: Guest, wish: Announcement) -> str:
        """A new tournament, with its bots in it."""
        rules = self._factory.find_game(wish.game)
        chosen = {"counting": wish.counting, "planned": wish.planned, "legs": wish.legs, "no_show": wish.no_show}
        terms = terms_for(rules, wish.format, wish.seats, seed=self._lots(), **chosen)
        header = TournamentHeader(
            id=f"t{new_id()}",  # it is typed after a command, where a dash would mean an option
            title=visible(wish.title),
            organiser=guest.id,
            terms=terms,
            options=read_options(rules, wish.options, terms.seats),
            private=wish.private,
            clock=read_clock(wish.clock),
            created=int(time.time()),
        )
        await self._runner.store.add(header, self._bots(wish.bots))
        return header.id

    def _lots(self) -> int:
        """What the draw is shuffled by: the system's chance, or for tests a number that repeats it."""
        return secrets.randbits(32) if self._factory.seed is None else self._factory.seed

    def _bots(self, levels: Collection[str]) -> list[Entered]:
        entered: list[Entered] = []
        for number, level in enumerate(levels):
            name = bot_name([each.name for each in entered])
            entered.append(Entered(number, name, read_level(self._factory.levels, level)))
        return entered

    async def enter(self, tournament: str, guest: Guest) -> None:
        """A guest takes part; whoever does already changes nothing."""

        def make(snapshot: TournamentSnapshot) -> AnyEvent | None:
            if snapshot.number_of(guest.id) is not None:
                return None
            names = check_open(snapshot)
            return Entered(len(snapshot.tournament.entrants), unlike(guest.nickname, names), guest=guest.id)

        await self._runner.change(tournament, make)

    async def enlist(self, tournament: str, guest: Guest, level: str) -> None:
        """The organiser lets a bot take part."""
        wanted = read_level(self._factory.levels, level)

        def make(snapshot: TournamentSnapshot) -> AnyEvent:
            check_organiser(snapshot, guest)
            return Entered(len(snapshot.tournament.entrants), bot_name(check_open(snapshot)), wanted)

        await self._runner.change(tournament, make)

    async def withdraw(self, tournament: str, guest: Guest, entrant: int | None) -> None:
        """Somebody plays no more; the organiser may say so of others."""
        snapshot = await self._runner.snapshot(tournament)
        named = meant(snapshot, guest, entrant)
        if named != snapshot.number_of(guest.id):
            refuse((await self.permissions(snapshot)).refuse_removal(named))

        def make(snapshot: TournamentSnapshot) -> AnyEvent | None:
            number = meant(snapshot, guest, entrant)
            t = snapshot.tournament
            if t.is_over:
                raise NotNow("tournament-is-over")
            return None if t.entrants[number].out is not None else Withdrew(number, len(t.rounds))

        await self._runner.change(tournament, make)
        await self._runner.go_on(tournament)

    async def begin(self, tournament: str, guest: Guest) -> None:
        """The organiser lets the first round be drawn; told twice, it happens once."""

        def make(snapshot: TournamentSnapshot) -> AnyEvent | None:
            check_organiser(snapshot, guest)
            if snapshot.status != "open":
                return None
            check_entrants(snapshot.header.terms, len(snapshot.tournament.field))
            return next_round(snapshot.tournament)

        await self._runner.change(tournament, make)
        await self._runner.go_on(tournament)

    async def absent(self, tournament: str, guest: Guest, entrant: int | None) -> None:
        """The organiser says that somebody has not come to their game: a bot plays it, or it is lost."""
        snapshot = await self._runner.snapshot(tournament)
        check_organiser(snapshot, guest)
        number = meant(snapshot, guest, entrant)
        refuse((await self.permissions(snapshot)).refuse_absence(number))
        game = snapshot.tournament.game_of(number)
        assert game is not None
        live = await self._tables.get(snapshot.table_of(game))
        await no_show(live, Seat(snapshot.tournament.seated(game).index(number)))

    async def end(self, tournament: str, guest: Guest) -> None:
        """The organiser ends a tournament, and withdraws by that from one they play in; open games count no more."""

        def make(snapshot: TournamentSnapshot) -> AnyEvent | None:
            check_organiser(snapshot, guest)
            if snapshot.tournament.is_over:
                return None
            return Finished(snapshot.number_of(guest.id) if snapshot.status == "running" else None)

        await self._runner.change(tournament, make)

    async def permissions(self, snapshot: TournamentSnapshot) -> Permissions:
        """What the organiser of a tournament may do now."""
        games = snapshot.tournament.open_games if snapshot.status == "running" else ()
        tables = await self._runner.store.tables([snapshot.table_of(game) for game in games])
        return Permissions(snapshot, tables, self._tables.connected)


def refuse(rejected: Rejected | None) -> None:
    if rejected is not None:
        raise rejected


def check_organiser(snapshot: TournamentSnapshot, guest: Guest) -> None:
    if snapshot.header.organiser != guest.id:
        raise NotAllowed("only-the-organiser")


def check_open(snapshot: TournamentSnapshot) -> list[str]:
    """The names that are taken, while there is room for another."""
    if snapshot.status != "open":
        raise NotNow("tournament-has-begun")
    if len(snapshot.tournament.field) >= MOST_ENTRANTS:
        raise BadInput("too-many-entrants", most=MOST_ENTRANTS)
    return [entrant.name for entrant in snapshot.tournament.entrants]


def meant(snapshot: TournamentSnapshot, guest: Guest, entrant: int | None) -> int:
    """The entrant somebody speaks of: themselves, or for the organiser anybody."""
    own = snapshot.number_of(guest.id)
    number = own if entrant is None else entrant
    if number is None or number not in snapshot.tournament.field:
        raise NotNow("not-taking-part")
    if number != own:
        check_organiser(snapshot, guest)
    return number


def bot_name(taken: Collection[str]) -> str:
    """A name of a bot that nobody else has."""
    return next((name for name in BOT_NAMES if name not in taken), None) or unlike(BOT_NAMES[0], taken)


def unlike(name: str, taken: Collection[str]) -> str:
    """A name, numbered when somebody else has it."""
    others = {other.casefold() for other in taken}
    numbered = (f"{name[:20]} {number}" for number in range(2, MOST_ENTRANTS + 2))
    return name if name.casefold() not in others else next(each for each in numbered if each.casefold() not in others)
