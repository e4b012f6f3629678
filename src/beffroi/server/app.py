"""The server on the web: its routes, and what they are given."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Controller, Litestar, Request
from litestar.di import NamedDependency, Provide
from litestar.enums import MediaType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import beffroi
from beffroi.core.revisions import Find
from beffroi.games import find
from beffroi.server.errors import respond
from beffroi.server.http.middleware import Middleware
from beffroi.server.http.pages import ARCHIVE, Pages
from beffroi.server.http.requests import ReadRequest
from beffroi.server.people.addresses import client_of
from beffroi.server.people.guests import Guests
from beffroi.server.protocol.people import Guest
from beffroi.server.protocol.problems import NotAllowed
from beffroi.server.protocol.values import BODY_BYTES
from beffroi.server.routes.analyses import AnalysisRoutes
from beffroi.server.routes.dependencies import with_parts
from beffroi.server.routes.games import GameRoutes
from beffroi.server.routes.guests import GuestRoutes
from beffroi.server.routes.health import HealthRoutes
from beffroi.server.routes.lessons import LessonRoutes
from beffroi.server.routes.pages import PageRoutes
from beffroi.server.routes.password import PasswordRoutes
from beffroi.server.routes.puzzles import PuzzleRoutes, local_day
from beffroi.server.routes.ratings import RatingRoutes
from beffroi.server.routes.records import RecordRoutes
from beffroi.server.routes.sockets import SocketEndpoint
from beffroi.server.routes.streams import StreamEndpoint, StreamRoutes
from beffroi.server.routes.tables import TableListRoutes, TableRoutes
from beffroi.server.routes.tournaments import TournamentRoutes
from beffroi.server.services import Services
from beffroi.server.settings import Settings
from beffroi.server.tournaments.info import Tallies


class App:
    """The ASGI application of a server, and the services behind it."""

    def __init__(self, settings: Settings, find_game: Find = find, pages: Path = ARCHIVE) -> None:
        self.services = services = Services(settings, find_game)
        sockets = SocketEndpoint(services.guests, services.access, services.connections)
        self.streams = StreamEndpoint(sockets)
        self.routes = _litestar(services, [*routes(services, self.streams), _pages(services, pages)])
        self._middleware = Middleware(settings, services.password, self.routes, sockets, self.streams)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self._middleware(scope, receive, send)


def _pages(s: Services, archive: Path) -> type[Controller]:
    """The pages of the browser, which links to them may tell of."""
    return with_parts(
        PageRoutes,
        pages=Pages(archive),
        access=s.access,
        find_game=s.find_game,
        origin=s.settings.origin.rstrip("/"),
        tells_strangers=not s.settings.password,
    )


def routes(s: Services, streams: StreamEndpoint) -> list[type[Controller]]:
    """The routes of the interface, each with what it needs."""
    origin, is_secure = s.settings.origin.rstrip("/"), s.settings.secure
    return [
        with_parts(PasswordRoutes, password=s.password, brute_force=s.brute_force, is_secure=is_secure),
        with_parts(GameRoutes, find_game=s.find_game, levels=tuple(s.levels), pool=s.pool),
        with_parts(GuestRoutes, guests=s.guests, preferences=s.preferences, is_secure=is_secure),
        with_parts(TableListRoutes, lobby=s.lobby, store=s.table_store, tables=s.tables),
        with_parts(
            TableRoutes,
            lobby=s.lobby,
            access=s.access,
            handover=s.handover,
            take_back_requests=s.take_back_requests,
            hints=s.hints,
            origin=origin,
        ),
        with_parts(RecordRoutes, access=s.access, histories=s.histories),
        with_parts(AnalysisRoutes, access=s.access, histories=s.histories, analyses=s.analyses),
        with_parts(LessonRoutes, find_game=s.find_game),
        with_parts(PuzzleRoutes, find_game=s.find_game, today=local_day),
        with_parts(StreamRoutes, streams=streams),
        with_parts(TournamentRoutes, runner=s.runner, organiser=s.organiser, ratings=s.ratings, tallies=Tallies()),
        with_parts(RatingRoutes, find_game=s.find_game, store=s.ratings),
        with_parts(HealthRoutes, tables=s.tables, store=s.store, figures=s.metrics, metrics_key=s.settings.metrics_key),
    ]


def _litestar(services: Services, controllers: list[type[Controller]]) -> Litestar:
    return Litestar(
        controllers,
        dependencies=_dependencies(services.guests),
        exception_handlers={Exception: respond},
        openapi_config=OpenAPIConfig(
            "Beffroi",
            beffroi.__version__,
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/", media_type=MediaType.JSON)],
        ),
        request_class=ReadRequest,
        request_max_body_size=BODY_BYTES,
        on_startup=[services.open],
        on_shutdown=[services.close],
        logging_config=None,
        debug=False,
    )


def _dependencies(guests: Guests) -> dict[str, Provide]:
    """What a route may ask for about a request: who it comes from, and from where."""

    def address(request: Request[Any, Any, Any]) -> str:
        return client_of(request.scope)

    async def visitor(request: Request[Any, Any, Any]) -> Guest | None:
        return await guests.of(request.scope)

    async def guest(visitor: NamedDependency[Guest | None]) -> Guest:
        if visitor is None:
            raise NotAllowed("not-introduced")
        return visitor

    return {
        "visitor": Provide(visitor),
        "guest": Provide(guest),
        "address": Provide(address, sync_to_thread=False),
    }
