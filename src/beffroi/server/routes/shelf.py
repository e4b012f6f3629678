"""The games on the shelf: their cards, their texts, their rules."""

from __future__ import annotations

from importlib.resources import files

from litestar.enums import MediaType

from beffroi import text
from beffroi.bots.measured import Measure, measures_of
from beffroi.core.game import AnyGame, is_offered, option_values
from beffroi.games import NAMES
from beffroi.server.problems import NOT_FOUND, Sorry
from beffroi.server.protocol import ArticleCard, Cores, GameCard, Measured, Option, RulesPage
from beffroi.server.routes.given import House, Name, get
from beffroi.text import LANGUAGES, afterword, changes, folder_of, preface, rules


@get("/api/games", sync_to_thread=False)
def games(house: House) -> tuple[GameCard, ...]:
    """The games, with their options and the bots that can be invited."""
    return tuple(_card(house.find_game(name), tuple(house.levels)) for name in NAMES)


@get("/api/cores")
async def cores(house: House) -> Cores:
    """What the bots think with: a fresh checkout compiles it while people play already."""
    return Cores(await house.pool.cores())


@get("/api/texts/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def house_texts(language: Name) -> str:
    """The words that belong to no game."""
    folder = files(text)
    names = (f"{_known(language)}.ftl", f"pages.{language}.ftl")
    return "\n".join((folder / name).read_text("utf-8") for name in names if (folder / name).is_file())


@get("/api/texts/{language:str}/{game:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def game_texts(house: House, language: Name, game: Name) -> str:
    """The words of one game."""
    return (folder_of(house.find_game(game)) / f"{_known(language)}.ftl").read_text("utf-8")


@get("/api/rules/{game:str}/{language:str}", sync_to_thread=False)
def rules_page(house: House, game: Name, language: Name) -> RulesPage:
    """The rules of a game, article by article."""
    played = house.find_game(game)
    articles = rules(played, _known(language)).values()
    cards = tuple(ArticleCard(article.ref, article.title, article.body) for article in articles)
    return RulesPage(
        game=played.name,
        language=language,
        preface=preface(played, language),
        articles=cards,
        afterword=afterword(played, language),
        revision=played.revision,
        changes=changes(played, language),
    )


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise Sorry(NOT_FOUND, "unknown-language", language=language, languages=LANGUAGES)
    return language


def _card(game: AnyGame, levels: tuple[str, ...]) -> GameCard:
    usual = game.options()
    options = tuple(
        Option(name, of, getattr(usual, name), tuple(seats for seats in game.seats if is_offered(game, name, seats)))
        for name, of in option_values(game.options).items()
    )
    measured = tuple(map(_measured, measures_of(game.name)))
    return GameCard(game.name, game.revision, game.seats, options, game.counting, levels, measured)


def _measured(found: Measure) -> Measured:
    return Measured(found.bot, found.against, found.seats, found.games, found.share, found.low, found.high, found.fair)


ROUTES = (games, cores, house_texts, game_texts, rules_page)
