"""The pages of the browser."""

from __future__ import annotations

from litestar import Controller, Response, get
from litestar.enums import MediaType
from litestar.params import FromPath

from beffroi.server.errors import STATUSES, in_every_language
from beffroi.server.http.pages import Pages
from beffroi.server.protocol.problems import NotFound, Unavailable


class PageRoutes(Controller):
    """Whatever is no interface is a page."""

    pages: Pages

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def page(self, path: FromPath[str] = "/") -> Response[bytes]:
        if not self.pages.are_here:
            status = STATUSES[Unavailable]
            return Response(in_every_language("no-pages"), status_code=status, media_type=MediaType.TEXT)
        served = None if path.startswith("/api/") else self.pages.find(path)
        if served is None:
            raise NotFound("no-such-page")
        return Response(served.content, media_type=served.kind, headers={"cache-control": served.caching})
