"""How the house is."""

from __future__ import annotations

from litestar.enums import MediaType

from beffroi.server.problems import UNAVAILABLE, Sorry
from beffroi.server.routes.given import House, get


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """The process lives."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT)
async def readyz(house: House) -> str:
    """The house takes guests: it is not closing, and its database answers."""
    if house.is_closing:
        raise Sorry(UNAVAILABLE, "closing")
    await house.store.count_tables()
    return "ok"


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(house: House) -> bytes:
    """Figures for Prometheus."""
    return house.metrics.page()


ROUTES = (healthz, readyz, metrics)
