"""Tournaments: announced, entered, left, begun, ended; and their results for other programs."""

from __future__ import annotations

from litestar.response import Response

from beffroi.server.protocol import rest as protocol
from beffroi.server.protocol.tournaments import Announcement, Bulletin, Enlist, Meant, TournamentShelf
from beffroi.server.routes.dependencies import Guest, House, Name, Visitor, get, post
from beffroi.server.tournaments import organiser
from beffroi.server.tournaments.info import Tallies, bulletin, tournament_card
from beffroi.server.tournaments.permissions import powers
from beffroi.tournament.export import as_csv, as_json

TALLIES = Tallies()
"""Kept by the number of events, of which there are never fewer: what was added up once stays right."""


@post("/api/tournaments")
async def announce(data: Announcement, house: House, guest: Guest) -> Bulletin:
    """Announces a tournament; whoever has its link can enter."""
    return await _shown(house, await organiser.announce(house, guest, data), guest)


@get("/api/tournaments")
async def tournaments(house: House, visitor: Visitor) -> TournamentShelf:
    """The tournaments of a guest and the public ones, newest first."""
    ledger = house.tournaments.ledger
    mine = [] if visitor is None else await ledger.of_guest(visitor.id)
    public = await ledger.shelf("open", "running", "over")
    return TournamentShelf(*(tuple(map(tournament_card, notices)) for notices in (mine, *public)))


@get("/api/tournaments/{tournament:str}")
async def tournament_bulletin(tournament: Name, house: House, visitor: Visitor) -> Bulletin:
    """A tournament as the reader may know it."""
    return await _shown(house, tournament, visitor)


@post("/api/tournaments/{tournament:str}/enter")
async def enter(tournament: Name, house: House, guest: Guest) -> Bulletin:
    """Takes part."""
    await organiser.enter(house, tournament, guest)
    return await _shown(house, tournament, guest)


@post("/api/tournaments/{tournament:str}/bots")
async def enlist(tournament: Name, data: Enlist, house: House, guest: Guest) -> Bulletin:
    """Lets a bot take part; only the organiser may."""
    await organiser.enlist(house, tournament, guest, data.level)
    return await _shown(house, tournament, guest)


@post("/api/tournaments/{tournament:str}/withdraw")
async def withdraw(tournament: Name, data: Meant, house: House, guest: Guest) -> Bulletin:
    """Plays no more; the organiser may say so of others, who play or are online only when not taking part."""
    await organiser.withdraw(house, tournament, guest, data.entrant)
    return await _shown(house, tournament, guest)


@post("/api/tournaments/{tournament:str}/begin")
async def begin(tournament: Name, house: House, guest: Guest) -> Bulletin:
    """Draws the first round; only the organiser may."""
    await organiser.begin(house, tournament, guest)
    return await _shown(house, tournament, guest)


@post("/api/tournaments/{tournament:str}/absent")
async def absent(tournament: Name, data: Meant, house: House, guest: Guest) -> Bulletin:
    """Somebody has not come to his game: a bot plays it, or it is lost; only the organiser may say so."""
    await organiser.absent(house, tournament, guest, data.entrant)
    return await _shown(house, tournament, guest)


@post("/api/tournaments/{tournament:str}/end")
async def end(tournament: Name, house: House, guest: Guest) -> Bulletin:
    """Ends it before its time; only the organiser may."""
    await organiser.end(house, tournament, guest)
    return await _shown(house, tournament, guest)


@get("/api/tournaments/{tournament:str}/results.csv", media_type="text/csv")
async def results_csv(tournament: Name, house: House) -> Response[bytes]:
    """The standings and the cross-table for a spreadsheet."""
    account = await house.tournaments.account(tournament)
    return _file(as_csv(account.tournament).encode(), "text/csv", f"{tournament}.csv")


@get("/api/tournaments/{tournament:str}/results.json", media_type="application/json")
async def results_json(tournament: Name, house: House) -> Response[bytes]:
    """Everything that was drawn, played and counted."""
    account = await house.tournaments.account(tournament)
    return _file(as_json(account.tournament), "application/json", f"{tournament}.json")


async def _shown(house: House, tournament: str, reader: protocol.Guest | None) -> Bulletin:
    account = await house.tournaments.account(tournament)
    ratings = await house.strength.of_game(account.deed.terms.game)
    who = None if reader is None else reader.id
    rights = await powers(house, account) if who == account.deed.organiser else None
    return bulletin(account, TALLIES.of(account), who, ratings, rights)


def _file(content: bytes, kind: str, name: str) -> Response[bytes]:
    return Response(content, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


ROUTES = (
    *(announce, tournaments, tournament_bulletin, enter, enlist, withdraw),
    *(begin, absent, end, results_csv, results_json),
)
