"""The pages of the browser."""

from __future__ import annotations

import re
from typing import Any

from litestar import Controller, Request, Response, get
from litestar.enums import MediaType
from litestar.params import FromPath

from beffroi.analysis.story import told
from beffroi.core.revisions import Find
from beffroi.server.errors import STATUSES, in_every_language
from beffroi.server.http.cards import LinkCard, game_card, home_card, language_of, with_card
from beffroi.server.http.pages import Page, Pages
from beffroi.server.live.access import TableAccess
from beffroi.server.live.analyses.queue import AnalysisQueue
from beffroi.server.live.table import LiveTable
from beffroi.server.protocol.problems import NotFound, Rejected, Unavailable
from beffroi.server.protocol.replays import AnalysisState
from beffroi.server.routes.dependencies import Address
from beffroi.server.storage.store import Unreachable
from beffroi.text import Texts

HTML = "text/html"
TOLD = re.compile(r"/(?P<page>join|replay)/(?P<name>[^/]{1,64})/?")
"""The pages that are sent to friends."""


class PageRoutes(Controller):
    """Whatever is no interface is a page."""

    pages: Pages
    access: TableAccess
    analyses: AnalysisQueue
    find_game: Find
    origin: str
    tells_strangers: bool
    """Whether whoever asks may read of tables: on a server with a password links show nothing."""

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(
        self, request: Request[Any, Any, Any], address: Address, path: FromPath[str] = "/"
    ) -> Response[bytes]:
        if not self.pages.are_here:
            status = STATUSES[Unavailable]
            return Response(in_every_language("no-pages"), status_code=status, media_type=MediaType.TEXT)
        served = None if path.startswith("/api/") else self.pages.find(path)
        if served is None:
            raise NotFound("no-such-page")
        content = await self._told(served, request, path, address) if served.kind == HTML else served.content
        headers = {"cache-control": served.caching} | ({"vary": "accept-language"} if served.kind == HTML else {})
        return Response(content, media_type=served.kind, headers=headers)

    async def _told(self, served: Page, request: Request[Any, Any, Any], path: str, address: str) -> bytes:
        """The application, telling in the reader's language what the address leads to."""
        language = language_of(request.headers.get("accept-language", ""))
        card = home_card(language)
        found = TOLD.fullmatch(path)
        if found is not None and self.tells_strangers:
            card = await self._card(found["page"], found["name"], language, address) or card
        return with_card(served.content, language, card, self.origin or str(request.base_url).rstrip("/"))

    async def _card(self, page: str, name: str, language: str, address: str) -> LinkCard | None:
        """What may be told of a table; nothing of one that is private, unless the link carries its code."""
        try:
            table = await self.access.find_code(name, address) if page == "join" else name
            live = await self.access.find(table, None, name if page == "join" else None, address)
            shown = await self.analyses.whole(live) if page == "replay" else None
        except (Rejected, Unreachable):
            return None
        card = self._of_table(live, page, language)
        return card if shown is None else self._analysed(card, live, shown, language)

    def _analysed(self, card: LinkCard, live: LiveTable, shown: AnalysisState, language: str) -> LinkCard:
        """The story and the line of a game instead of what it is about."""
        assert shown.analysis is not None
        names = [occupant.name for occupant in live.table.occupants]
        texts = Texts(language, self.find_game(live.table.game), names)
        story = " ".join(told(sentence, texts) for sentence in shown.analysis.story)
        return card._replace(words=story, picture=f"/api/tables/{live.id}/line.png")

    def _of_table(self, live: LiveTable, page: str, language: str) -> LinkCard:
        occupants = live.table.occupants
        hosts = tuple(occupant.name for occupant in occupants if page == "join" and occupant.guest == live.table.host)
        names = hosts[:1] or tuple(occupant.name for occupant in occupants if occupant.kind != "open")
        picture = f"/cover-{live.table.game}.jpg"
        has_cover = self.pages.find(picture) is not None
        return game_card(language, self.find_game(live.table.game), f"card-{page}", names, picture if has_cover else "")
