"""The lessons of a game, and where the answers of a learner lead."""

from __future__ import annotations

from beffroi.server.lessons import cards_of, moment_of, pictures_of
from beffroi.server.protocol import LessonCard, LessonMoment, LessonPicture, Recital
from beffroi.server.routes.given import House, Name, Number, get, post


@get("/api/lessons/{game:str}", sync_to_thread=False)
def lessons(game: Name, house: House) -> tuple[LessonCard, ...]:
    """The lessons in their order."""
    return cards_of(house.find_game(game))


@get("/api/lessons/{game:str}/pictures", sync_to_thread=False)
def pictures(game: Name, house: House) -> tuple[LessonPicture, ...]:
    """What every lesson shows, before and after."""
    return pictures_of(house.find_game(game))


@post("/api/lessons/{game:str}/{number:int}", sync_to_thread=False)
def lesson(game: Name, number: Number, data: Recital, house: House) -> LessonMoment:
    """Where a learner stands who has given these answers; nothing is kept."""
    return moment_of(house.find_game(game), number, data.answers)


ROUTES = (lessons, pictures, lesson)
