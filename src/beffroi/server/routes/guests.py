"""Who I am, and what I have chosen for myself."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response
from litestar.enums import MediaType

from beffroi.server.people.cookies import cookies_named
from beffroi.server.people.guests import COOKIE, Guests, secrets_of
from beffroi.server.people.preferences import PreferenceStore
from beffroi.server.protocol.people import Guest, Introduce, Preferences
from beffroi.server.protocol.problems import NotNow
from beffroi.server.routes import dependencies
from beffroi.server.routes.dependencies import Visitor, get, lasting_cookie, put


class GuestRoutes(Controller):
    """Guests introduce themselves with a nickname, and a cookie proves who they are."""

    guests: Guests
    preferences: PreferenceStore
    is_secure: bool

    @get("/api/me", sync_to_thread=False)
    def me(self, visitor: Visitor) -> Response[Guest | bytes]:
        """The guest whose cookie came with the request; nobody on a first visit, which is no mistake."""
        return Response(visitor if visitor is not None else b"null", media_type=MediaType.JSON)

    @get("/api/me/preferences")
    async def chosen(self, visitor: Visitor) -> Response[Preferences | bytes]:
        """What I have chosen on any of my devices; nothing before the first choice."""
        chosen = None if visitor is None else await self.preferences.of(visitor)
        return Response(chosen if chosen is not None else b"null", media_type=MediaType.JSON)

    @put("/api/me/preferences")
    async def choose(self, data: Preferences, guest: dependencies.Guest) -> Preferences:
        """Keeps what I have chosen, in place of what I had."""
        return await self.preferences.keep(guest, data)

    @put("/api/me")
    async def introduce(self, data: Introduce, visitor: Visitor, request: Request[Any, Any, Any]) -> Response[Guest]:
        """Gives somebody a name, and a cookie if he has none; one that he has is never replaced."""
        if visitor is not None:
            return Response(await self.guests.rename(visitor, data.nickname))
        if known_elsewhere := secrets_of(request.scope):
            return Response(await self.guests.adopt(known_elsewhere[0], data.nickname))
        if cookies_named(COOKIE, request.scope):
            raise NotNow("cookie-not-understood")
        guest, secret = await self.guests.introduce(data.nickname)
        return Response(guest, cookies=[lasting_cookie(COOKIE, secret, self.is_secure, request)])
