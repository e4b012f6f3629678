"""The house on the web: its routes, what they are given, and how their errors are said."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.di import NamedDependency, Provide
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

import beffroi
from beffroi.core.model import BadInput
from beffroi.core.revisions import Find
from beffroi.games import find
from beffroi.server.errors import BAD, FAULT, FORBIDDEN, NOT_FOUND, UNAVAILABLE, Sorry, in_every_language, sorry_for
from beffroi.server.http.middleware import Front
from beffroi.server.http.pages import ARCHIVE, Pages
from beffroi.server.http.requests import ReadRequest, unreadable
from beffroi.server.live.tables import House
from beffroi.server.logs import LOG
from beffroi.server.people.addresses import client_of
from beffroi.server.protocol.rest import Guest, Problem
from beffroi.server.protocol.values import BODY_BYTES
from beffroi.server.routes import games as shelf
from beffroi.server.routes import guests, lessons, ratings, records, streams, tables, tournaments
from beffroi.server.routes import health as vitals
from beffroi.server.routes import password as door
from beffroi.server.routes.sockets import guest_of
from beffroi.server.settings import Settings
from beffroi.server.storage.store import Unreachable

ROUTES = (
    *(*door.ROUTES, *shelf.ROUTES, *guests.ROUTES, *tables.ROUTES, *records.ROUTES, *lessons.ROUTES),
    *(*streams.ROUTES, *tournaments.ROUTES, *ratings.ROUTES, *vitals.ROUTES),
)
KEYS = {404: "no-such-page", 405: "no-such-page", 413: "too-large"}


def make_app(settings: Settings, find_game: Find = find, pages: Path = ARCHIVE) -> Front:
    """The ASGI application of a house."""
    house = House(settings, find_game)
    return Front(house, _routes(house, Pages(pages)))


def _routes(house: House, found: Pages) -> Litestar:
    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def page(path: FromPath[str] = "/") -> Response[bytes]:
        if not found.are_here:
            return Response(in_every_language("no-pages"), status_code=UNAVAILABLE, media_type=MediaType.TEXT)
        served = None if path.startswith("/api/") else found.find(path)
        if served is None:
            raise Sorry(NOT_FOUND, "no-such-page")
        return Response(served.content, media_type=served.kind, headers={"cache-control": served.caching})

    def address(request: Request[Any, Any, Any]) -> str:
        return client_of(request.scope)

    # It asks for the house, so that one is found after the other: for two at once Litestar would start tasks.
    async def visitor(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Guest | None:
        return await guest_of(house, request.scope)

    async def guest(visitor: NamedDependency[Guest | None]) -> Guest:
        if visitor is None:
            raise Sorry(FORBIDDEN, "not-introduced")
        return visitor

    return Litestar(
        [*ROUTES, page],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False, use_cache=True),
            "visitor": Provide(visitor),
            "guest": Provide(guest),
            "address": Provide(address, sync_to_thread=False),
        },
        exception_handlers={Exception: _say},
        openapi_config=OpenAPIConfig(
            "Beffroi",
            beffroi.__version__,
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/", media_type=MediaType.JSON)],
        ),
        request_class=ReadRequest,
        request_max_body_size=BODY_BYTES,
        on_startup=[house.open],
        on_shutdown=[house.close],
        logging_config=None,
        debug=False,
    )


def _say(_request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Every error is a key that the texts translate, with its facts."""
    sorry = _sorry(error)
    if sorry is None:
        LOG.error("fault", exc_info=error)
        sorry = Sorry(FAULT, "fault")
    return Response(sorry.problem, status_code=sorry.status)


def _sorry(error: Exception) -> Sorry | None:
    if isinstance(error, Sorry):
        return error
    if isinstance(error, BadInput):
        return sorry_for(error)
    if isinstance(error, Unreachable):
        return Sorry(UNAVAILABLE, "store")
    if isinstance(error, HTTPException) and error.status_code == BAD:
        return unreadable(error)
    if isinstance(error, HTTPException) and error.status_code < FAULT:
        return Sorry(error.status_code, KEYS.get(error.status_code, "bad-request"))
    return None
