"""Tournaments: announced, entered, left, begun, ended; and their results for other programs."""

from __future__ import annotations

from litestar import Controller
from litestar.response import Response

from beffroi.server.protocol import people
from beffroi.server.protocol.tournaments import (
    Announcement,
    Enlist,
    EntrantRef,
    TournamentInfo,
    TournamentLists,
)
from beffroi.server.routes.dependencies import Guest, Name, Visitor, get, post
from beffroi.server.tournaments.info import Tallies, tournament_card, tournament_info
from beffroi.server.tournaments.organiser import Organiser
from beffroi.server.tournaments.ratings import Ratings
from beffroi.server.tournaments.runner import TournamentRunner
from beffroi.tournament.export import as_csv, as_json


class TournamentRoutes(Controller):
    """What people can do about tournaments, and how they stand."""

    runner: TournamentRunner
    organiser: Organiser
    ratings: Ratings
    tallies: Tallies
    """Kept by the number of events, of which there are never fewer: what was added up once stays right."""

    @post("/api/tournaments")
    async def announce(self, data: Announcement, guest: Guest) -> TournamentInfo:
        """Announces a tournament; whoever has its link can enter."""
        return await self._shown(await self.organiser.announce(guest, data), guest)

    @get("/api/tournaments")
    async def tournaments(self, visitor: Visitor) -> TournamentLists:
        """The tournaments of a guest and the public ones, newest first."""
        store = self.runner.store
        mine = [] if visitor is None else await store.of_guest(visitor.id)
        public = await store.public("open", "running", "over")
        return TournamentLists(*(tuple(map(tournament_card, notices)) for notices in (mine, *public)))

    @get("/api/tournaments/{tournament:str}")
    async def tournament_bulletin(self, tournament: Name, visitor: Visitor) -> TournamentInfo:
        """A tournament as the reader may know it."""
        return await self._shown(tournament, visitor)

    @post("/api/tournaments/{tournament:str}/enter")
    async def enter(self, tournament: Name, guest: Guest) -> TournamentInfo:
        """Takes part."""
        await self.organiser.enter(tournament, guest)
        return await self._shown(tournament, guest)

    @post("/api/tournaments/{tournament:str}/bots")
    async def enlist(self, tournament: Name, data: Enlist, guest: Guest) -> TournamentInfo:
        """Lets a bot take part; only the organiser may."""
        await self.organiser.enlist(tournament, guest, data.level)
        return await self._shown(tournament, guest)

    @post("/api/tournaments/{tournament:str}/withdraw")
    async def withdraw(self, tournament: Name, data: EntrantRef, guest: Guest) -> TournamentInfo:
        """Plays no more; the organiser may say so of others, who play or are online only when not taking part."""
        await self.organiser.withdraw(tournament, guest, data.entrant)
        return await self._shown(tournament, guest)

    @post("/api/tournaments/{tournament:str}/begin")
    async def begin(self, tournament: Name, guest: Guest) -> TournamentInfo:
        """Draws the first round; only the organiser may."""
        await self.organiser.begin(tournament, guest)
        return await self._shown(tournament, guest)

    @post("/api/tournaments/{tournament:str}/absent")
    async def absent(self, tournament: Name, data: EntrantRef, guest: Guest) -> TournamentInfo:
        """Somebody has not come to their game: a bot plays it, or it is lost; only the organiser may say so."""
        await self.organiser.absent(tournament, guest, data.entrant)
        return await self._shown(tournament, guest)

    @post("/api/tournaments/{tournament:str}/end")
    async def end(self, tournament: Name, guest: Guest) -> TournamentInfo:
        """Ends it before its time; only the organiser may."""
        await self.organiser.end(tournament, guest)
        return await self._shown(tournament, guest)

    @get("/api/tournaments/{tournament:str}/results.csv", media_type="text/csv")
    async def results_csv(self, tournament: Name) -> Response[bytes]:
        """The standings and the cross-table for a spreadsheet."""
        snapshot = await self.runner.snapshot(tournament)
        return _file(as_csv(snapshot.tournament).encode(), "text/csv", f"{tournament}.csv")

    @get("/api/tournaments/{tournament:str}/results.json", media_type="application/json")
    async def results_json(self, tournament: Name) -> Response[bytes]:
        """Everything that was drawn, played and counted."""
        snapshot = await self.runner.snapshot(tournament)
        return _file(as_json(snapshot.tournament), "application/json", f"{tournament}.json")

    async def _shown(self, tournament: str, reader: people.Guest | None) -> TournamentInfo:
        snapshot = await self.runner.snapshot(tournament)
        ratings = await self.ratings.of_game(snapshot.header.terms.game)
        who = None if reader is None else reader.id
        permissions = await self.organiser.permissions(snapshot) if who == snapshot.header.organiser else None
        return tournament_info(snapshot, self.tallies.of(snapshot), who, ratings, permissions)


def _file(content: bytes, kind: str, name: str) -> Response[bytes]:
    return Response(content, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})
