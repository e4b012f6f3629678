"""The lessons of a game, and where the answers of a learner lead."""

from __future__ import annotations

from beffroi.server.protocol.rest import LessonCard, LessonMoment, Recital
from beffroi.server.routes.dependencies import House, Name, Number, get, post
from beffroi.server.routes.tutorials import cards_of, moment_of


@get("/api/lessons/{game:str}", sync_to_thread=False)
def lessons(game: Name, house: House) -> tuple[LessonCard, ...]:
    """The lessons in their order."""
    return cards_of(house.find_game(game))


@post("/api/lessons/{game:str}/{number:int}", sync_to_thread=False)
def lesson(game: Name, number: Number, data: Recital, house: House) -> LessonMoment:
    """Where a learner stands who has given these answers; nothing is kept."""
    return moment_of(house.find_game(game), number, data.answers)


ROUTES = (lessons, lesson)
