"""What people can do about a tournament: announce it, enter, withdraw, begin, say who is absent, end it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection

from beffroi.core.action import Seat
from beffroi.core.model import BadInput
from beffroi.server.errors import CONFLICT, FORBIDDEN, Sorry
from beffroi.server.live.lobby import clock_of, read_level, read_options
from beffroi.server.live.tables import House
from beffroi.server.people.guests import new_id
from beffroi.server.people.sanitize import visible
from beffroi.server.protocol.rest import Guest
from beffroi.server.protocol.tournaments import Announcement
from beffroi.server.tables.table import BOT_NAMES
from beffroi.server.tournaments.permissions import number_of, powers
from beffroi.server.tournaments.runner import STAND_IN, no_show, room_of
from beffroi.server.tournaments.store import Account, Deed
from beffroi.tournament.draw import next_round
from beffroi.tournament.log import AnyEvent, Entered, Finished, Withdrew
from beffroi.tournament.terms import MOST_ENTRANTS, check_entrants, terms_for


async def announce(house: House, guest: Guest, wish: Announcement) -> str:
    """A new tournament, with its bots in it."""
    game = house.find_game(wish.game)
    chosen = {"counting": wish.counting, "planned": wish.planned, "legs": wish.legs, "no_show": wish.no_show}
    terms = terms_for(game, wish.format, wish.seats, seed=lots(house), **chosen)
    deed = Deed(
        id=f"t{new_id()}",  # it is typed after a command, where a dash would mean an option
        title=visible(wish.title),
        organiser=guest.id,
        terms=terms,
        options=read_options(game, wish.options, terms.seats),
        private=wish.private,
        clock=clock_of(wish.clock),
        created=int(time.time()),
    )
    entered: list[Entered] = []
    for number, level in enumerate(wish.bots):
        entered.append(Entered(number, bot_name([each.name for each in entered]), read_level(house, level)))
    await house.tournaments.ledger.add(deed, entered)
    return deed.id


def lots(house: House) -> int:
    """What the draw is shuffled by: the system's chance, or for tests a number that repeats it."""
    return secrets.randbits(32) if house.settings.seed is None else house.settings.seed


async def enter(house: House, tournament: str, guest: Guest) -> None:
    """A guest takes part; whoever does already changes nothing."""

    def make(account: Account) -> AnyEvent | None:
        if number_of(account, guest.id) is not None:
            return None
        names = check_open(account)
        return Entered(len(account.tournament.entrants), unlike(guest.nickname, names), guest=guest.id)

    await house.tournaments.change(tournament, make)


async def enlist(house: House, tournament: str, guest: Guest, level: str) -> None:
    """The organiser lets a bot take part."""
    wanted = read_level(house, level)

    def make(account: Account) -> AnyEvent:
        check_organiser(account, guest)
        return Entered(len(account.tournament.entrants), bot_name(check_open(account)), wanted)

    await house.tournaments.change(tournament, make)


async def withdraw(house: House, tournament: str, guest: Guest, entrant: int | None) -> None:
    """Somebody plays no more; the organiser may say so of others."""
    account = await house.tournaments.account(tournament)
    named = meant(account, guest, entrant)
    if named != number_of(account, guest.id):
        refuse((await powers(house, account)).refuse_removal(named))

    def make(account: Account) -> AnyEvent | None:
        number = meant(account, guest, entrant)
        t = account.tournament
        if t.is_over:
            raise Sorry(CONFLICT, "tournament-is-over")
        return None if t.entrants[number].out is not None else Withdrew(number, len(t.rounds))

    await house.tournaments.change(tournament, make)
    await house.tournaments.go_on(tournament)


async def begin(house: House, tournament: str, guest: Guest) -> None:
    """The organiser lets the first round be drawn; told twice, it happens once."""

    def make(account: Account) -> AnyEvent | None:
        check_organiser(account, guest)
        if account.status != "open":
            return None
        check_entrants(account.deed.terms, len(account.tournament.field))
        return next_round(account.tournament)

    await house.tournaments.change(tournament, make)
    await house.tournaments.go_on(tournament)


async def absent(house: House, tournament: str, guest: Guest, entrant: int | None) -> None:
    """The organiser says that somebody has not come to his game: a bot plays it, or it is lost."""
    account = await house.tournaments.account(tournament)
    check_organiser(account, guest)
    number = meant(account, guest, entrant)
    refuse((await powers(house, account)).refuse_absence(number))
    game = account.tournament.game_of(number)
    assert game is not None
    room = await house.room(room_of(account, game))
    await no_show(room, Seat(account.tournament.seated(game).index(number)), STAND_IN)


async def end(house: House, tournament: str, guest: Guest) -> None:
    """The organiser ends a tournament, and withdraws by that from one in which they play; open games count no more."""

    def make(account: Account) -> AnyEvent | None:
        check_organiser(account, guest)
        if account.tournament.is_over:
            return None
        return Finished(number_of(account, guest.id) if account.status == "running" else None)

    await house.tournaments.change(tournament, make)


def refuse(sorry: Sorry | None) -> None:
    if sorry is not None:
        raise sorry


def check_organiser(account: Account, guest: Guest) -> None:
    if account.deed.organiser != guest.id:
        raise Sorry(FORBIDDEN, "only-the-organiser")


def check_open(account: Account) -> list[str]:
    """The names that are taken, while there is room for another."""
    if account.status != "open":
        raise Sorry(CONFLICT, "tournament-has-begun")
    if len(account.tournament.field) >= MOST_ENTRANTS:
        raise BadInput("too-many-entrants", most=MOST_ENTRANTS)
    return [entrant.name for entrant in account.tournament.entrants]


def meant(account: Account, guest: Guest, entrant: int | None) -> int:
    """The entrant somebody speaks of: himself, or for the organiser anybody."""
    own = number_of(account, guest.id)
    number = own if entrant is None else entrant
    if number is None or number not in account.tournament.field:
        raise Sorry(CONFLICT, "not-taking-part")
    if number != own:
        check_organiser(account, guest)
    return number


def bot_name(taken: Collection[str]) -> str:
    """A name of a bot that nobody else has."""
    return next((name for name in BOT_NAMES if name not in taken), None) or unlike(BOT_NAMES[0], taken)


def unlike(name: str, taken: Collection[str]) -> str:
    """A name, numbered when somebody else has it."""
    others = {other.casefold() for other in taken}
    numbered = (f"{name[:20]} {number}" for number in range(2, MOST_ENTRANTS + 2))
    return name if name.casefold() not in others else next(each for each in numbered if each.casefold() not in others)
