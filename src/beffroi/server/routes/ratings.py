"""How strong everybody is."""

from __future__ import annotations

from beffroi.server.protocol.tournaments import RatingCard
from beffroi.server.routes.dependencies import House, Name, get


@get("/api/ratings/{game:str}")
async def ratings(game: Name, house: House) -> tuple[RatingCard, ...]:
    """People and levels of bots in one game, with how uncertain their strength is."""
    return await house.strength.cards(house.find_game(game).name)


ROUTES = (ratings,)
