"""Guests, games, tables and lessons as they are asked for and answered over REST."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, field

from beffroi.analysis.analysis import Analysis
from beffroi.core.action import Seat
from beffroi.core.model import Event, Refusal, Result
from beffroi.core.series import Counting
from beffroi.core.sheet import ScoreSheet
from beffroi.server.protocol.values import Nickname, Number, Title, Value, Word

MOST_ANSWERS = 16
"""How many answers a lesson hears at once; none has nearly as many tasks."""
Status: TypeAlias = Literal["open", "running", "over", "closed", "frozen"]
"""Waiting for people; playing; finished by the rules; closed before the end; stopped by a fault, needs a host."""


class Option(Value, frozen=True):
    """An option of a game, its values, the usual one."""

    name: str
    values: tuple[bool | int | str, ...]
    usual: bool | int | str
    seats: tuple[int, ...]
    """How many must sit at the table for it to be offered: for others it can mean only one thing."""


class Measured(Value, frozen=True):
    """How strong a level was found to be: its share of the wins against the one below, and its 95 % interval.

    `fair` is the share without any difference: less than a half where it sat alone among the others.
    """

    level: str
    against: str
    seats: int
    games: int
    share: float
    low: float
    high: float
    fair: float


class GameCard(Value, frozen=True):
    """A game that can be played."""

    name: str
    revision: int
    """The revision of its rules by which new tables play."""
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    counting: Counting
    """What is added up in a series or a tournament unless the organiser chooses otherwise."""
    levels: tuple[str, ...]
    """The bots that can be invited, weakest first."""
    may_break_word: tuple[str, ...] = ()
    """Those among them that may break a promise, where promises can be made."""
    measured: tuple[Measured, ...] = ()
    """What is known of their strength, from the arena."""
    easier_seat: int | None = None
    """The seat that is easier to win with, where one clearly is; then a person chooses theirs."""
    for_beginners: tuple[str, ...] = ()
    """The bots against which a person has the easier seat unless they say otherwise."""
    puzzle_day: str | None = None
    """The day of the newest puzzle; nothing where there is none."""


class Cores(Value, frozen=True):
    """What the bots that search think with: compiled cores, plain ones, or plain ones while the others are made."""

    state: Literal["compiling", "compiled", "plain"]


class Guest(Value, frozen=True):
    """Somebody with a nickname; the secret that proves it is in a cookie."""

    id: str
    nickname: str


class Introduce(Value, frozen=True):
    """I would like to be called this."""

    nickname: Nickname


class Preferences(Value, frozen=True, omit_defaults=True):
    """What somebody has chosen for themselves; what is missing is as usual on each of their devices."""

    language: Literal["fr", "en"] | None = None
    theme: Literal["system", "light", "candle"] | None = None
    speed: Literal["slow", "normal", "fast", "none"] | None = None
    confirms: bool | None = None
    coordinates: bool | None = None
    sound: bool | None = None
    volume: Annotated[float, Meta(ge=0, le=1)] | None = None
    alerts: bool | None = None
    keys: bool | None = None


class PasswordEntry(Value, frozen=True):
    """The password of the server, as somebody has typed it."""

    password: Annotated[str, Meta(max_length=200)]


class ClockTerms(Value, frozen=True):
    """How much time everybody has: for each move, or a bank that grows with each move; in seconds.

    A deadline of days is a `per_move` of as many seconds.
    """

    per_move: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    bank: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    increment: Annotated[int, Meta(ge=0, le=86400)] = 0


class SeatTerms(Value, frozen=True):
    """Who shall sit in a seat: I myself (several times: one device for all), a bot of some level, or whoever comes."""

    kind: Literal["me", "bot", "open"]
    level: str | None = None
    name: Nickname | None = None
    """What somebody on my device is called, when it is not I."""


class Start(Value, frozen=True):
    """A position of a finished game: the one after so many of the entries a spectator was shown."""

    table: Word
    ply: Number


class Invitation(Value, frozen=True):
    """I would like a table; `start` plays on from a finished game, whose options then hold."""

    game: str
    seats: tuple[SeatTerms, ...]
    start: Start | None = None
    options: dict[str, bool | int | str] = field(default_factory=dict)
    private: bool = False
    clock: ClockTerms | None = None
    title: Title = ""
    spectators_speak: bool = False
    """Whether those who only watch may speak once the game has begun."""
    several_seats: bool = False
    """Whether guests may take more than one seat each, as the host may."""
    free_take_back: bool = False
    """Whether I may go back to my last decision at any time: alone among bots, without a clock, unrated."""


class SeatCard(Value, frozen=True):
    """Who sits in a seat, as everybody may know it."""

    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    mine: bool
    """Whether it is the reader's own."""
    online: bool
    stand_in: str | None
    """The level of the bot that plays for somebody who has been away too long."""
    host: bool = False
    """Whether it is the host's."""
    stand_in_after: int | None = None
    """In how many seconds a bot stands in for somebody who is away while the others wait for them."""


class TakeBack(Value, frozen=True):
    """Somebody would like to go back to their last decision, and the others are asked."""

    seat: Seat
    step: int
    """The step by which the question was put that is open; once another is, this is no longer asked."""
    mine: bool
    """Whether the reader's word is waited for."""
    declined: bool


class TableInfo(Value, frozen=True):
    """A table as its reader may know it: who sits there, what was agreed, how it stands."""

    id: str
    game: str
    revision: int
    """The revision of the rules by which it is played."""
    options: dict[str, bool | int | str]
    title: str
    status: Status
    private: bool
    code: str | None
    """What friends type to join; for those who sit there, while a seat is open."""
    hosting: bool
    """Whether the reader is the host."""
    standing: str | None
    """Why the reader can take no seat, or no other one: a key that the texts translate (`error-…`)."""
    silent: str | None
    """Why the reader may not speak, the same way."""
    muted: tuple[int, ...]
    """For the host: the remarks of those who were muted, by number."""
    can_close: bool
    """Whether the reader may end it before its time."""
    seats: tuple[SeatCard, ...]
    asked: tuple[Seat, ...]
    free_take_back: bool
    """Whether its player may go back to their last decision at any time; such a game is not rated."""
    may_ask_back: bool
    """Whether only people play here, who may let each other go back to a decision."""
    asks_back: TakeBack | None
    clock: ClockTerms | None
    commitment: str
    """The hash to which the dice are bound, published before the first draw."""
    result: Result | None
    rematch: str | None
    """The table where the same people play again."""
    tournament: str | None
    """The tournament it is a game of."""
    created: int
    changed: int
    """Seconds since 1970."""
    watching: int = 0
    """How many look on."""


class TableLists(Value, frozen=True):
    """The tables a guest finds in the list; `more` says whether there are older ones of theirs."""

    mine: tuple[TableInfo, ...]
    open: tuple[TableInfo, ...]
    running: tuple[TableInfo, ...]
    over: tuple[TableInfo, ...]
    more: bool = False


class Join(Value, frozen=True):
    """I take a seat, this one or the first that is free; the code opens a private table."""

    seat: Number | None = None
    code: Word | None = None


class GuestRef(Value, frozen=True):
    """The guest I mean: who made a remark, by its number, or who sits in a seat."""

    remark: Number | None = None
    seat: Number | None = None


class TransferWord(Value, frozen=True):
    """A word, good once and for ten minutes, by which another device takes over a seat."""

    word: str


class Claim(Value, frozen=True):
    """I have such a word."""

    word: Word


class TableRef(Value, frozen=True):
    """Where a code or a word leads."""

    table: str


class ArticleCard(Value, frozen=True):
    """An article of a game's rules; its body is Markdown."""

    ref: str
    title: str
    body: str


class RulesPage(Value, frozen=True):
    """The rules of a game in one language, in our words."""

    game: str
    language: str
    preface: str
    articles: tuple[ArticleCard, ...]
    afterword: str
    """What stands after the articles, the rulings above all; Markdown like the preface."""
    revision: int
    changes: tuple[str, ...]
    """What every revision after the first has changed, in words."""


class Moment(Value, frozen=True):
    """One position of a replay as one viewer saw it, and what brought it about."""

    ply: Any
    seen: Any
    score: ScoreSheet
    """The score sheet as it then stood."""
    turns: tuple[tuple[int, ...], ...]
    """The entries of every seat's last turn until then, by number."""


class ScorePoint(Value, frozen=True):
    """How the points stood after an entry of the log."""

    number: int
    seat: Seat | None
    """Whose turn begins with this entry, if one does."""
    endings: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]
    """For each ending, the points of every seat."""


class ScoreCurve(Value, frozen=True):
    """How the points have stood in a game, by what a viewer saw: where they changed, and where a turn began."""

    points: tuple[ScorePoint, ...]


class Landmark(Value, frozen=True):
    """Somebody has left, been ruined, or joined somebody: what the game marks on a line."""

    number: int
    event: Event


class AnalysisState(Value, frozen=True):
    """How far the analysis of a finished game has got, and what it says so far."""

    status: Literal["none", "waiting", "running", "whole", "failed"]
    done: float = 0.0
    """Which part of the work is done."""
    analysis: Analysis | None = None
    """What was found so far, or earlier, while a deeper one is made."""
    deeper: bool = False
    """Whether a deeper one was asked for."""
    landmarks: tuple[Landmark, ...] = ()


class LessonCard(Value, frozen=True):
    """A lesson of a game's tutorial; its title is the text `lesson-` and its name."""

    name: str
    rule: str
    """The article it teaches."""
    tasks: int


class LessonPicture(Value, frozen=True):
    """What a lesson shows at a glance: the position before its tasks and after them, and what happened in between."""

    name: str
    rule: str
    before: Any
    after: Any
    events: tuple[Event, ...]


class LessonAnswers(Value, frozen=True):
    """What a learner has answered so far in a lesson."""

    answers: Annotated[tuple[Any, ...], Meta(max_length=MOST_ANSWERS)] = ()


class LessonMoment(Value, frozen=True):
    """Where these answers lead, and what came of the last of them."""

    seen: Any
    events: tuple[Event, ...]
    refusals: tuple[Refusal, ...]
    counted: bool
    """Whether the last answer was played; when not, it is refused, or it is lawful but not what the task wants."""
    done: int
    """How many tasks are done."""
    words: str
    """The key of what to say now."""
    shown: Any
    """An answer that does the next task, for who asks to be shown."""


class PuzzleOfTheDay(Value, frozen=True):
    """A question that one seat was asked in a game of bots, as this seat saw it."""

    day: str
    first: str
    """From this day until today there are as many days as puzzles."""
    today: str
    seen: Any
    score: ScoreSheet


class PuzzleAnswer(Value, frozen=True):
    """What somebody answers to a puzzle; nothing, when they would rather be shown."""

    answer: Any = None


class PuzzleStep(Value, frozen=True):
    """An answer after the question of a puzzle, what came of it, and where it led, as the seat of the puzzle saw it."""

    ply: Any
    seen: Any
    score: ScoreSheet


class PuzzleSolution(Value, frozen=True):
    """The best answer to a puzzle, why it is, and how it went on."""

    answer: Any
    reasons: tuple[tuple[str, dict[str, Any]], ...]
    games: int
    """So many were played out after the best answer, and as many after the second best."""
    best_percent: int
    """What the seat has of the victory on average after the one, and after the other."""
    second_percent: int
    steps: tuple[PuzzleStep, ...]


class PuzzleJudgement(Value, frozen=True):
    """What is said of an answer to a puzzle."""

    verdict: Literal["refused", "wrong", "solved", "shown"]
    refusals: tuple[Refusal, ...]
    percent: int
    """How much of the victory a wrong answer costs."""
    is_least: bool
    """Whether it costs so much at least."""
    solution: PuzzleSolution | None


class HintCard(Value, frozen=True):
    """An answer a bot would consider, best first, with the reasons in keys and facts of the game's texts."""

    action: Any
    score: float
    reasons: tuple[tuple[str, dict[str, Any]], ...]
