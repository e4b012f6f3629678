"""How the house is."""

from __future__ import annotations

import hmac
from typing import Any

from litestar import Request
from litestar.enums import MediaType

from beffroi.server.errors import NOT_FOUND, UNAVAILABLE, Sorry
from beffroi.server.people.addresses import plain
from beffroi.server.routes.dependencies import House, get

PASSED_ON = ("x-forwarded-", "x-real-ip", "forwarded", "via")
"""Headers by which proxies say that they speak for somebody else."""


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """The process lives."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT)
async def readyz(house: House) -> str:
    """The house takes guests: it is not closing, and its database can be written."""
    if house.is_closing:
        raise Sorry(UNAVAILABLE, "closing")
    outage = await house.store.check()
    if outage is not None:
        raise Sorry(UNAVAILABLE, "store", kind=outage)
    return "ok"


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(house: House, request: Request[Any, Any, Any]) -> bytes:
    """Figures for Prometheus, on this machine or with the key; for others there is no such page."""
    if not _is_on_this_machine(request) and not _has_key(request, house.settings.metrics_key):
        raise Sorry(NOT_FOUND, "no-such-page")
    return house.metrics.page()


def _is_on_this_machine(request: Request[Any, Any, Any]) -> bool:
    """A proxy on this machine asks for others, and says so in its headers."""
    peer = plain(request.client.host) if request.client else ""
    is_passed_on = any(name.startswith(PASSED_ON) for name in request.headers)
    return not is_passed_on and (peer == "::1" or peer.startswith("127."))


def _has_key(request: Request[Any, Any, Any], key: str) -> bool:
    shown = request.headers.get("authorization", "")
    return bool(key) and hmac.compare_digest(shown.encode(), f"Bearer {key}".encode())


ROUTES = (healthz, readyz, metrics)
