"""How strong everybody is."""

from __future__ import annotations

from litestar import Controller

from beffroi.core.revisions import Find
from beffroi.server.protocol.tournaments import RatingCard
from beffroi.server.routes.dependencies import Name, get
from beffroi.server.tournaments.ratings import Ratings


class RatingRoutes(Controller):
    """The ratings of every game."""

    find_game: Find
    store: Ratings

    @get("/api/ratings/{game:str}")
    async def ratings(self, game: Name) -> tuple[RatingCard, ...]:
        """People and levels of bots in one game, with how uncertain their strength is."""
        return await self.store.cards(self.find_game(game).name)
