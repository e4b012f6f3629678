"""The public face: what a program may rely on. `import beffroi` hands it out (docs/api.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from math import inf
from operator import index
from os import PathLike
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, Self, TypeAlias, get_args

from beffroi.bots.bot import Bot
from beffroi.bots.levels import bot_named
from beffroi.bots.lineup import Lineup
from beffroi.core import record
from beffroi.core.action import CHANCE, HOST, Action, Seat
from beffroi.core.chance import draw
from beffroi.core.choices import Choices, Rng
from beffroi.core.engine import choices, floor, may_change, refusals, waiting
from beffroi.core.game import AnyGame, options_of
from beffroi.core.model import TABLE, BadInput, Broken, Event, Refusal, Refused, Result
from beffroi.core.record_file import lines, load_as
from beffroi.core.revisions import pick
from beffroi.core.seen import Seen, seen
from beffroi.extras import advised, locale_language
from beffroi.games import NAMES, revisions_of
from beffroi.games import find as find_recorded

if TYPE_CHECKING:
    from beffroi.text import Texts

__all__ = [
    "CHANCE",
    "HOST",
    "BadInput",
    "Bot",
    "Match",
    "Record",
    "Refused",
    "Seat",
    "find",
    "games",
    "make",
    "play_match",
]

Spoken: TypeAlias = Action | Event | Refusal


def games() -> tuple[str, ...]:
    """The names of all games that can be played, those of other packages last."""
    return NAMES


def find(game: str, revision: int | None = None) -> AnyGame:
    """The rulebook of a game, by today's rules or by those of a revision."""
    with in_words():
        known = revisions_of(str(game))
        return pick(known, None if revision is None else whole_number("revision", revision, min(known), max(known)))


def make(game: str, seats: int | None = None, *, revision: int | None = None, **options: Any) -> GameRecord:
    """A game at its start; without a number of seats, the smallest table."""
    found = find(game, revision)
    with in_words():
        count = None if seats is None else whole_number("seats", seats, 1)
        return GameRecord.of_setup(found, count, options_of(found, options))


class GameRecord(record.Record[Any]):
    """A game being played: it is asked, answered, saved and shown."""

    @classmethod
    def load(cls, source: str | PathLike[str] | bytes) -> Self:
        """The game in a file of JSON lines, or in its bytes, replayed and checked line by line."""
        data = source if isinstance(source, bytes) else Path(source).read_bytes()
        with in_words():
            return load_as(cls, data, find_recorded)

    def save(self, path: str | PathLike[str]) -> None:
        """Writes the game as JSON lines."""
        Path(path).write_bytes(b"".join(lines(self)))

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats whose answer the game waits for, `CHANCE` among them; empty at the end."""
        return waiting(self.state)

    @property
    def result(self) -> Result | None:
        """How the game ended, if it has."""
        return self.game.result(self.state)

    def view(self, seat: Seat | None = None) -> Seen[Any]:
        """What a seat may see, or a spectator."""
        return seen(self.game, self.state, None if seat is None else self._known(seat))

    def choices(self, seat: Seat) -> Choices[Any]:
        """The legal answers of a seat that is waited for; raises `Refused` for any other."""
        asked = self._heard(seat)
        if not may_change(self.state, asked):
            self._require_waiting(asked)
        return choices(self.state, asked)

    def floor(self, seat: Seat) -> tuple[Choices[Any], ...]:
        """What a seat may say out of turn."""
        return floor(self.state, self._heard(seat))

    def refusals(self, seat: Seat, action: Action) -> tuple[Refusal, ...]:
        """Every reason why an answer is not legal; none when it is."""
        return refusals(self.state, self._heard(seat), action)

    def play(self, seat: Seat, action: Action, *, is_lone: bool = False) -> list[Event]:
        """Answers and returns what happened; raises `Refused` and changes nothing if it is illegal."""
        with in_words(self.game):
            return super().play(seat, action, is_lone=is_lone)

    def take_back(self, seat: Seat) -> None:
        """Undoes a seat's last answer; raises `Refused` where the rules do not allow it."""
        known = self._heard(seat)
        with in_words(self.game):
            super().take_back(known)

    def draw(self, rng: Rng) -> list[Event]:
        """Lets chance answer as long as it is asked."""
        events: list[Event] = []
        while CHANCE in self.waiting:
            events += self.play(CHANCE, draw(self.state, rng))
        return events

    def say(self, what: Spoken, language: str | None = None) -> str:
        """An answer, an event or a refusal in words; needs the `text` extra."""
        texts = texts_of(self.game, language)
        if not isinstance(what, get_args(Spoken)):
            with in_words(self.game, language):
                raise BadInput("cannot-be-said", kind=type(what).__name__)
        match what:
            case Event():
                return texts.event(what)
            case Refusal():
                return texts.refusal(what)
        return texts.action(what)

    def ask(self, seat: Seat, language: str | None = None) -> str:
        """A question in prose: rules, table, points and answers; needs the `text` extra."""
        with advised():
            from beffroi.terminal.prose import question_in_prose  # noqa: PLC0415 - the words are an extra

        texts = texts_of(self.game, language)
        self._require_waiting(seat, language)
        return question_in_prose(self.game, self.view(seat), self.choices(seat), texts)

    def answer(self, seat: Seat, written: str, language: str | None = None) -> list[Event]:
        """Plays what somebody has written; the notes of `BadInput` and `Refused` say in words why it cannot be."""
        with advised():
            from beffroi.terminal.prose import answer_in_prose  # noqa: PLC0415 - the words are an extra

        require_language(language, self.game)
        with in_words(self.game, language):
            return record.Record.play(self, seat, answer_in_prose(self.game, str(written)))

    def __repr__(self) -> str:
        if self.result is not None:
            ahead = f"over: {self.result.ending}, places {self.result.places}"
        else:
            ahead = f"{self.view().asking} asks {' and '.join(map(_named, self.waiting))}"
        return f"<{self.game.name} for {len(self.state.seats)}, {len(self.entries)} answers, {ahead}>"

    def _repr_svg_(self) -> str | None:
        """The table as a spectator sees it, for notebooks; without the `cli` extra they show the `repr`."""
        try:
            from beffroi.terminal.svg import svg  # noqa: PLC0415 - the colours of the terminal are an extra

            texts = texts_of(self.game)
        except ModuleNotFoundError:
            return None
        return svg(self.game.draw(self.game.view(self.state, None), texts))

    def _known(self, seat: Seat) -> Seat:
        """A seat of this table; raises `BadInput` for any other."""
        with in_words(self.game):
            return Seat(whole_number("seat", seat, 0, len(self.state.seats) - 1))

    def _heard(self, seat: Seat) -> Seat:
        """A seat of this table, chance or the host; raises `BadInput` for any other."""
        return seat if seat in (CHANCE, HOST) else self._known(seat)

    def _require_waiting(self, seat: Seat, language: str | None = None) -> None:
        if seat not in self.waiting:
            with in_words(self.game, language):
                raise Refused((TABLE.no("not-your-turn" if self.waiting else "game-is-over"),))


class Match(NamedTuple):
    """A whole game between bots, and what they did that cannot be done."""

    record: GameRecord
    faults: tuple[tuple[Seat, str], ...]


def play_match(
    game: str, bots: Sequence[str | type[Bot] | Bot], seed: int = 0, *, budget: float = inf, **options: Any
) -> Match:
    """Plays a game between bots, one for each seat: levels, `module:Class`, programs, classes or bots.

    The same seed gives the same game, unless a budget of seconds cuts the search short.
    """
    with in_words():
        if isinstance(bots, str) or not isinstance(bots, Sequence):
            raise BadInput("bots-not-listed", kind=type(bots).__name__)
    made = make(game, len(bots), **options)
    with in_words():
        seated = {Seat(number): _bot(bot, made.game) for number, bot in enumerate(bots)}
    lineup, dice = Lineup(made.game, seated, f"{seed}", budget), Random(f"{seed}")
    with closing(lineup):
        for seat, action in lineup.answers(lambda: made.state, lambda s: draw(s, dice)):
            made.play(seat, action)
    return Match(made, tuple(lineup.faults))


def _bot(bot: str | type[Bot] | Bot, game: AnyGame) -> Bot:
    if isinstance(bot, str):
        return bot_named(bot, game)
    made = bot(game) if isinstance(bot, type) and issubclass(bot, Bot) else bot
    if not isinstance(made, Bot):
        raise BadInput("no-bot", bot=repr(bot), problem="it is no beffroi.Bot")
    return made


def whole_number(name: str, value: Any, least: int, most: int | None = None) -> int:
    """A whole number of Python or numpy within its bounds; raises `BadInput`."""
    try:
        number = least - 1 if isinstance(value, bool) else index(value)
    except TypeError:  # no whole number, or several
        number = least - 1
    if number < least or (most is not None and number > most):
        raise BadInput("number-out-of-range", name=name, value=str(value), least=least, most=most or 0)
    return number


@contextmanager
def in_words(game: AnyGame | None = None, language: str | None = None) -> Iterator[None]:
    """Adds to an error what it means in words, where the `text` extra is installed."""
    try:
        yield
    except (BadInput, Broken, Refused) as error:
        with suppress(ModuleNotFoundError):
            for sentence in sentences(error, game, language):
                error.add_note(sentence)
        raise


def sentences(error: BadInput | Broken | Refused, game: AnyGame | None, language: str | None = None) -> list[str]:
    """What an error says to the person who must act."""
    if isinstance(error, Refused):
        texts = texts_of(game, language)
        return [texts.refusal(each) for each in error.refusals]
    for texts in (texts_of(None, language), texts_of(game, language)):
        with suppress(LookupError):
            return [texts.error(error)]
    return []


def texts_of(game: AnyGame | None, language: str | None = None) -> Texts:
    """The words of a game, in the language of the locale unless told otherwise."""
    with advised():
        from beffroi.text import Texts  # noqa: PLC0415 - the words are an extra

    require_language(language, game)
    return Texts(language or locale_language(), game)


def require_language(language: str | None, game: AnyGame | None) -> None:
    """Raises `BadInput` for a language that has no words; none is that of the locale."""
    from beffroi.text import LANGUAGES  # noqa: PLC0415 - the words are an extra

    if language not in (None, *LANGUAGES):
        with in_words(game):
            raise BadInput("unknown-language", language=str(language), languages=LANGUAGES)


def _named(seat: Seat) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


Record = GameRecord
"""What everybody outside calls it."""
