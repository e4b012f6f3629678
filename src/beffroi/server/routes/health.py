"""How the server is."""

from __future__ import annotations

import hmac
from typing import Any

from litestar import Controller, Request
from litestar.enums import MediaType

from beffroi.server.live.tables import LiveTables
from beffroi.server.metrics import Metrics
from beffroi.server.people.addresses import plain
from beffroi.server.protocol.problems import NotFound, Unavailable
from beffroi.server.routes.dependencies import get
from beffroi.server.storage.store import Store

PASSED_ON = ("x-forwarded-", "x-real-ip", "forwarded", "via")
"""Headers by which proxies say that they speak for somebody else."""


class HealthRoutes(Controller):
    """For those who watch over the server."""

    tables: LiveTables
    store: Store
    figures: Metrics
    metrics_key: str

    @get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
    def healthz(self) -> str:
        """The process lives."""
        return "ok"

    @get("/readyz", media_type=MediaType.TEXT)
    async def readyz(self) -> str:
        """The server takes guests: it is not closing, and its database can be written."""
        if self.tables.is_closing:
            raise Unavailable("closing")
        outage = await self.store.check()
        if outage is not None:
            raise Unavailable("store", kind=outage)
        return "ok"

    @get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
    def metrics(self, request: Request[Any, Any, Any]) -> bytes:
        """Figures for Prometheus, on this machine or with the key; for others there is no such page."""
        if not _is_on_this_machine(request) and not _has_key(request, self.metrics_key):
            raise NotFound("no-such-page")
        return self.figures.page()


def _is_on_this_machine(request: Request[Any, Any, Any]) -> bool:
    """A proxy on this machine asks for others, and says so in its headers."""
    peer = plain(request.client.host) if request.client else ""
    is_passed_on = any(name.startswith(PASSED_ON) for name in request.headers)
    return not is_passed_on and (peer == "::1" or peer.startswith("127."))


def _has_key(request: Request[Any, Any, Any], key: str) -> bool:
    shown = request.headers.get("authorization", "")
    return bool(key) and hmac.compare_digest(shown.encode(), f"Bearer {key}".encode())
