"""The games: their cards, their texts, their rules."""

from __future__ import annotations

from importlib.resources import files

from litestar import Controller
from litestar.enums import MediaType

from beffroi import text
from beffroi.analysis.puzzles.kept import puzzles_of
from beffroi.bots.levels import LEVELS, levels_for
from beffroi.bots.measured import Measure, measures_of
from beffroi.bots.searcher import Searcher
from beffroi.core.facts import Meanings, meanings_of
from beffroi.core.game import AnyGame, is_offered, option_values
from beffroi.core.revisions import Find
from beffroi.games import NAMES
from beffroi.server.live.bots.pool import BotPool
from beffroi.server.protocol.games import ArticleCard, Cores, GameCard, Measured, Option, RulesPage
from beffroi.server.protocol.problems import NotFound
from beffroi.server.routes.dependencies import Name, get
from beffroi.text import LANGUAGES, afterword, changes, folder_of, preface, rules


class GameRoutes(Controller):
    """What there is to play, by which rules, against which bots."""

    find_game: Find
    levels: tuple[str, ...]
    pool: BotPool

    @get("/api/games", sync_to_thread=False)
    def games(self) -> tuple[GameCard, ...]:
        """The games, with their options and the bots that can be invited."""
        return tuple(_card(self.find_game(name), self._levels_for(name)) for name in NAMES)

    def _levels_for(self, name: str) -> tuple[str, ...]:
        """The bots that can be invited to a game: programs to any, levels where the game has what they need."""
        known = levels_for(self.find_game(name))
        return tuple(level for level in self.levels if level in known or level not in LEVELS)

    @get("/api/cores")
    async def cores(self) -> Cores:
        """What the bots think with: a fresh checkout compiles it while people play already."""
        return Cores(await self.pool.cores())

    @get("/api/texts/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False)
    def common_texts(self, language: Name) -> str:
        """The words that belong to no game."""
        folder = files(text)
        names = (f"{_known(language)}.ftl", f"pages.{language}.ftl")
        return "\n".join((folder / name).read_text("utf-8") for name in names if (folder / name).is_file())

    @get("/api/texts/{language:str}/{game:str}", media_type=MediaType.TEXT, sync_to_thread=False)
    def game_texts(self, language: Name, game: Name) -> str:
        """The words of one game."""
        return (folder_of(self.find_game(game)) / f"{_known(language)}.ftl").read_text("utf-8")

    @get("/api/meanings/{game:str}", sync_to_thread=False)
    def meanings(self, game: Name) -> Meanings:
        """By what words the texts of one game tell its facts and answers."""
        return meanings_of(self.find_game(game))

    @get("/api/rules/{game:str}/{language:str}", sync_to_thread=False)
    def rules_page(self, game: Name, language: Name) -> RulesPage:
        """The rules of a game, article by article."""
        played = self.find_game(game)
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
        raise NotFound("unknown-language", language=language, languages=LANGUAGES)
    return language


def _card(game: AnyGame, levels: tuple[str, ...]) -> GameCard:
    usual = game.options()
    options = tuple(
        Option(name, of, getattr(usual, name), tuple(seats for seats in game.seats if is_offered(game, name, seats)))
        for name, of in option_values(game.options).items()
    )
    measured = tuple(map(_measured, measures_of(game.name)))
    unbound = tuple(level for level in levels if game.promise_endings and not keeps_word(level))
    gentle = tuple(level for level in levels if level in LEVELS and not issubclass(LEVELS[level], Searcher))
    return GameCard(
        *(game.name, game.revision, game.seats, options, game.counting, levels, unbound, measured),
        easier_seat=game.easier_seat,
        for_beginners=gentle,
        puzzles=len(puzzles_of(game)),
    )


def keeps_word(level: str) -> bool:
    """Whether bots of this name keep their promises; of a program nobody knows."""
    return level not in LEVELS or LEVELS[level].keeps_word


def _measured(found: Measure) -> Measured:
    return Measured(found.bot, found.against, found.seats, found.games, found.share, found.low, found.high, found.fair)
