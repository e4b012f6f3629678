"""What the house and its guests say to each other: the values of the REST interface and the frames of a table.

Everything is a frozen tagged Struct, read strictly: no unknown field, no coercion. The schemas of the documents and the
types of the browser are generated from this file. Frames go over a web socket, or over a stream of events and requests
where those are blocked. Each has one viewer, a seat or a spectator, chosen when it is opened; the server numbers what
that viewer is shown, one by one, so that no number betrays what others do in secret.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from beffroi.core.action import Seat
from beffroi.core.ask import Ask
from beffroi.core.model import Event, Refusal, Result
from beffroi.core.series import Counting
from beffroi.tournament.terms import MOST_ENTRANTS, MOST_GAMES, Format, NoShow

NICKNAME_LENGTH, CHAT_LENGTH, MOVE_ID_LENGTH = 24, 400, 64
FRAME_BYTES, BODY_BYTES = 16 * 1024, 64 * 1024

VISIBLE = "^[^\\u0000-\\u001f\\u007f]*$"
"""No control characters: a database cannot hold them all, and nobody can see them."""
Nickname: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NICKNAME_LENGTH, pattern=VISIBLE)]
Word: TypeAlias = Annotated[str, Meta(max_length=64, pattern=VISIBLE)]
MoveId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MOVE_ID_LENGTH, pattern="^[A-Za-z0-9_-]+$")]
Number: TypeAlias = Annotated[int, Meta(ge=0)]
TournamentStatus: TypeAlias = Literal["open", "running", "over"]
Status: TypeAlias = Literal["open", "running", "over", "closed", "frozen"]
"""Waiting for people; playing; finished by the rules; closed before the end; stopped by a fault, needs a host."""


class Value(Struct, frozen=True, forbid_unknown_fields=True):
    """Something said over REST."""


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
    """A game on the shelf."""

    name: str
    revision: int
    """The revision of its rules by which new tables play."""
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    counting: Counting
    """What is added up in a series or a tournament unless the organiser chooses otherwise."""
    levels: tuple[str, ...]
    """The bots that can be invited, weakest first."""
    measured: tuple[Measured, ...] = ()
    """What is known of their strength, from the arena."""


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


class PasswordEntry(Value, frozen=True):
    """The password of the house, as somebody has typed it."""

    password: Annotated[str, Meta(max_length=200)]


class ClockTerms(Value, frozen=True):
    """How much time everybody has: for each move, or a bank that grows with each move; in seconds.

    A deadline of days is a `per_move` of as many seconds.
    """

    per_move: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    bank: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    increment: Annotated[int, Meta(ge=0, le=86400)] = 0


class Chair(Value, frozen=True):
    """Who shall sit on a chair: I myself (several times: one device for all), a bot of some level, or whoever comes."""

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
    chairs: tuple[Chair, ...]
    start: Start | None = None
    options: dict[str, bool | int | str] = {}
    private: bool = False
    clock: ClockTerms | None = None
    title: Annotated[str, Meta(max_length=60, pattern=VISIBLE)] = ""
    spectators_speak: bool = False
    """Whether those who only watch may speak once the game has begun."""
    several_chairs: bool = False
    """Whether guests may take more than one chair each, as the host may."""


class SeatCard(Value, frozen=True):
    """Who sits on a chair, as everybody may know it."""

    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    mine: bool
    """Whether it is the reader's own."""
    online: bool
    stand_in: str | None
    """The level of the bot that plays for somebody who has been away too long."""


class Sheet(Value, frozen=True):
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
    """What friends type to join; for those who sit there, while a chair is open."""
    hosting: bool
    """Whether the reader is the host."""
    standing: str | None
    """Why the reader can take no chair, or no other one: a key that the texts translate (`error-…`)."""
    silent: str | None
    """Why the reader may not speak, the same way."""
    muted: tuple[int, ...]
    """For the host: the remarks of those who were muted, by number."""
    can_close: bool
    """Whether the reader may end it before its time."""
    seats: tuple[SeatCard, ...]
    asked: tuple[Seat, ...]
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


class Shelf(Value, frozen=True):
    """The tables a guest can see from the door; `more` says whether he has older ones."""

    mine: tuple[Sheet, ...]
    open: tuple[Sheet, ...]
    running: tuple[Sheet, ...]
    over: tuple[Sheet, ...]
    more: bool = False


class Join(Value, frozen=True):
    """I take a chair, this one or the first that is free; the code opens a private table."""

    seat: Number | None = None
    code: Word | None = None


class Whom(Value, frozen=True):
    """The guest I mean: who made a remark, by its number, or who sits on a chair."""

    remark: Number | None = None
    seat: Number | None = None


class Passing(Value, frozen=True):
    """A word, good once and for ten minutes, by which another device takes over a seat."""

    word: str


class Claim(Value, frozen=True):
    """I have such a word."""

    word: Word


class Where(Value, frozen=True):
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


class Recital(Value, frozen=True):
    """What a learner has answered so far in a lesson."""

    answers: tuple[Any, ...] = ()


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


class Hint(Value, frozen=True):
    """An answer a bot would consider, best first, with the reasons in keys and facts of the game's texts."""

    action: Any
    score: float
    reasons: tuple[tuple[str, dict[str, Any]], ...]


class Announcement(Value, frozen=True):
    """I would like to hold a tournament, with these bots in it; others enter by its link."""

    game: str
    format: Format
    seats: Annotated[int, Meta(ge=2, le=6)] | None = None
    """How many sit at a table; without it, the fewest the game is for."""
    counting: Counting | None = None
    """What is added up; without it, what is usual for the game."""
    planned: Annotated[int, Meta(ge=1, le=MOST_GAMES)] | None = None
    """How many games everybody plays, where the format leaves that open."""
    legs: Annotated[int, Meta(ge=1, le=6)] | None = None
    """How many games a meeting has."""
    no_show: NoShow = "bot"
    title: Annotated[str, Meta(max_length=60, pattern=VISIBLE)] = ""
    private: bool = False
    clock: ClockTerms | None = None
    options: dict[str, bool | int | str] = {}
    bots: Annotated[tuple[Word, ...], Meta(max_length=MOST_ENTRANTS)] = ()
    """Their levels."""


class Enlist(Value, frozen=True):
    """A bot of this level takes part."""

    level: Word


class Meant(Value, frozen=True):
    """The entrant I mean, by number; without one, myself."""

    entrant: Number | None = None


class RatingCard(Value, frozen=True):
    """How strong somebody is in a game: the true strength lies within `reach` of the mean, 95 times in 100."""

    name: str
    level: str | None
    """Of a bot; people have none."""
    mean: float
    reach: float
    games: int


class EntrantCard(Value, frozen=True):
    """Somebody who takes part."""

    name: str
    level: str | None
    mine: bool
    withdrew: bool
    can_miss: bool
    """Whether the reader may say that they have not come to their game."""
    can_remove: bool
    """Whether the reader may take them out."""
    rating: RatingCard | None


class BoardCard(Value, frozen=True):
    """One game of a round: who sits where, by number of entry, and what it counted once it is over."""

    table: str
    entrants: tuple[int, ...]
    places: tuple[int, ...] | None
    counted: tuple[int, ...] | None


class RoundCard(Value, frozen=True):
    """A round: its games, and who has the game off."""

    boards: tuple[BoardCard, ...]
    byes: tuple[int, ...]


class StandingCard(Value, frozen=True):
    """Where somebody stands; `breaks` are the tie-breaks in the order of the bulletin."""

    entrant: int
    place: int
    total: int
    games: int
    byes: int
    breaks: tuple[int, ...]


class CrossCell(Value, frozen=True):
    """What one entrant made in so many games against another."""

    games: int
    points: int


class Bulletin(Value, frozen=True):
    """A tournament as its reader may know it."""

    id: str
    title: str
    game: str
    seats: int
    format: Format
    counting: Counting
    legs: int
    no_show: NoShow
    status: TournamentStatus
    hosting: bool
    """Whether the reader is the organiser."""
    taking_part: bool
    """Whether the organiser plays in it, and so decides less and stands last when ending it before its time."""
    private: bool
    fewest_wins: bool
    """Whether who has the fewest points stands first."""
    byes_count: bool
    """Whether a game off counts as the average of its round."""
    tie_breaks: tuple[str, ...]
    rounds_planned: int | None
    entrants: tuple[EntrantCard, ...]
    rounds: tuple[RoundCard, ...]
    standings: tuple[StandingCard, ...]
    cross: tuple[tuple[CrossCell, ...], ...]
    """By number of entry, both ways."""
    me: int | None
    """The number of the reader among the entrants."""
    my_table: str | None
    """Where the reader is to play now."""
    created: int
    number: int
    """How much has happened; it only grows."""


class TournamentCard(Value, frozen=True):
    """A tournament from the door."""

    id: str
    title: str
    game: str
    format: Format
    status: TournamentStatus
    entrants: int
    created: int


class TournamentShelf(Value, frozen=True):
    """The tournaments a guest can see from the door: those he is in or holds, and the public ones."""

    mine: tuple[TournamentCard, ...]
    open: tuple[TournamentCard, ...]
    running: tuple[TournamentCard, ...]
    over: tuple[TournamentCard, ...]


class StreamOpened(Value, frozen=True):
    """The first event of a stream, `stream`: the name under which frames are sent to it."""

    id: str


class StreamClosed(Value, frozen=True):
    """The last event of a stream, `close`: the code with which a web socket would be closed."""

    code: int


class Problem(Value, frozen=True):
    """Why a request was not done: a key that the texts translate (`error-…`), and its facts."""

    why: str
    facts: dict[str, Any] = {}


class Frame(Struct, frozen=True, forbid_unknown_fields=True):
    """Something said over a web socket."""


# From a guest.


class Move(Frame, frozen=True, tag="move"):
    """My answer to the step of this id, or something said out of turn while it is asked."""

    move_id: MoveId
    step: Number
    action: Raw


class Undo(Frame, frozen=True, tag="undo"):
    """I take back my last answer."""

    move_id: MoveId
    step: Number


class Chat(Frame, frozen=True, tag="chat"):
    """I say something to the table."""

    move_id: MoveId
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Follow(Frame, frozen=True, tag="follow"):
    """I go on to the table where the same people play again, to this chair of mine or as a spectator.

    What is shown next is its snapshot, or why I may not.
    """

    seat: Number | None = None


class Ping(Frame, frozen=True, tag="ping"):
    """Are you there?"""


FromGuest: TypeAlias = Move | Undo | Chat | Follow | Ping


# From the house.


class Clocks(Frame, frozen=True, tag="clocks"):
    """How much time every seat has left, in milliseconds, and whose is running."""

    left: tuple[int, ...]
    running: tuple[Seat, ...]


class Ply(Frame, frozen=True, tag="ply"):
    """An entry of the log as its reader may see it: who did something, and what came of it."""

    number: int
    seat: Seat
    """Whose answer brought it about; -1 is chance, -2 the host."""
    taken_back: bool
    events: tuple[Event, ...]


class Remark(Frame, frozen=True, tag="remark"):
    """What somebody said; `seat` is nobody's for a spectator."""

    number: int
    seat: Seat | None
    name: str
    text: str
    at: int


class SeenFrame(Frame, frozen=True, tag="seen"):
    """The position as this viewer may see it: `core.seen.Seen`, the view being the game's own."""

    viewer: Seat | None
    step: int
    asking: str | None
    rule: str | None
    asked: tuple[Seat, ...]
    answered: tuple[Seat, ...]
    mine: Any
    ask: Ask | None
    instead: Ask | None
    """What may be answered in place of what this viewer has sealed."""
    floor: tuple[Ask, ...]
    result: Result | None
    view: Any


class Snapshot(Frame, frozen=True, tag="snapshot"):
    """Everything at once: on arrival, and when more was missed than is kept."""

    number: int
    sheet: Sheet
    seen: Any
    plies: tuple[Ply, ...]
    """The last of them; the others are to be had over REST."""
    remarks: tuple[Remark, ...]
    can_undo: bool
    clocks: Clocks | None


class Update(Frame, frozen=True, tag="update"):
    """One thing that happened, in its order; `number` is the last one's plus one."""

    number: int
    ply: Ply
    seen: Any
    can_undo: bool
    clocks: Clocks | None


class TableFrame(Frame, frozen=True, tag="table"):
    """Somebody came or went, or something was agreed."""

    sheet: Sheet


class Ok(Frame, frozen=True, tag="ok"):
    """Your move counts and is on disk."""

    move_id: str


class OkDuplicate(Frame, frozen=True, tag="ok-duplicate"):
    """Your move had been counted already."""

    move_id: str


class Stale(Frame, frozen=True, tag="stale"):
    """The step you answered is no longer asked."""

    move_id: str
    step: int


class Illegal(Frame, frozen=True, tag="illegal"):
    """The rules refuse it, for all these reasons."""

    move_id: str
    refusals: tuple[Refusal, ...]


class IdReused(Frame, frozen=True, tag="id-reused"):
    """This name was given to another move before."""

    move_id: str


class Retry(Frame, frozen=True, tag="retry"):
    """Nothing was decided; send it again after so many milliseconds."""

    move_id: str
    why: str
    after: int


class Bad(Frame, frozen=True, tag="bad"):
    """This frame cannot be used; nothing has changed. With a `move_id` it is the answer to a remark."""

    why: str
    facts: dict[str, Any] = {}
    move_id: str | None = None


class Pong(Frame, frozen=True, tag="pong"):
    """I am here."""


class Bye(Frame, frozen=True, tag="bye"):
    """The house closes this connection; come back after so many milliseconds."""

    why: str
    after: int


FromHouse: TypeAlias = (
    Snapshot
    | Update
    | TableFrame
    | Remark
    | Clocks
    | Ok
    | OkDuplicate
    | Stale
    | Illegal
    | IdReused
    | Retry
    | Bad
    | Pong
    | Bye
)
