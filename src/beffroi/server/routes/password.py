"""The way in, where the server has a password."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request
from litestar.response import Response

from beffroi.server.people.brute_force import BruteForceLimit
from beffroi.server.people.password import COOKIE, Password
from beffroi.server.protocol.people import PasswordEntry
from beffroi.server.protocol.problems import NotAllowed, NotFound
from beffroi.server.routes.dependencies import Address, lasting_cookie, post


class PasswordRoutes(Controller):
    """The password is typed once; a cookie remembers it."""

    password: Password
    brute_force: BruteForceLimit
    is_secure: bool

    @post("/api/password")
    async def take_password(
        self, data: PasswordEntry, address: Address, request: Request[Any, Any, Any]
    ) -> Response[dict[str, bool]]:
        """Lets somebody in who knows the password; a cookie remembers it."""
        if not self.password.is_set:
            raise NotFound("no-such-page")
        async with self.brute_force.guess(address):
            if not self.password.is_right(data.password):
                raise NotAllowed("wrong-password")
        cookie = lasting_cookie(COOKIE, self.password.proof, self.is_secure, request)
        return Response({"open": True}, cookies=[cookie])
