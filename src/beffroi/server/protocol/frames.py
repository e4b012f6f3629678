"""The frames of a table: over a web socket, or over a stream of events and requests where those are blocked.

Each connection has one viewer, a seat or a spectator, chosen when it is opened. The server numbers what that viewer is
shown, one by one, so that no number betrays what others do in secret.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Raw, Struct

from beffroi.core.action import Seat
from beffroi.core.ask import Amount, Ask
from beffroi.core.model import Event, Refusal, Result
from beffroi.core.offer import OpenOffer
from beffroi.core.preview import Preview
from beffroi.core.sheet import ScoreSheet
from beffroi.server.protocol.tables import TableInfo
from beffroi.server.protocol.values import CHAT_LENGTH, MoveId, Number, Value

MOST_AT_ONCE = 8
"""How many further answers a move may carry."""


class StreamOpened(Value, frozen=True):
    """The first event of a stream, `stream`: the name under which frames are sent to it."""

    id: str


class StreamClosed(Value, frozen=True):
    """The last event of a stream, `close`: the code with which a web socket would be closed."""

    code: int


class Frame(Struct, frozen=True, forbid_unknown_fields=True):
    """Something said over a web socket."""


# From a guest.


class Move(Frame, frozen=True, tag="move"):
    """My answer to the step of this id, or something said out of turn while it is asked."""

    move_id: MoveId
    step: Number
    action: Raw
    then: Annotated[tuple[Raw, ...], Meta(max_length=MOST_AT_ONCE)] = ()
    """My answers to the questions that follow at once: all of them count, or none."""


class Undo(Frame, frozen=True, tag="undo"):
    """I take back my last answer."""

    move_id: MoveId
    step: Number


class Chat(Frame, frozen=True, tag="chat"):
    """I say something to the table."""

    move_id: MoveId
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Composing(Frame, frozen=True, tag="composing"):
    """I am putting an offer together, or no longer; nobody is told, and bots give me time. It has no answer."""

    is_on: bool


class SetCeiling(Frame, frozen=True, tag="ceiling"):
    """Up to this amount the table bids for me in the auction under way, or no longer; nobody else is told."""

    move_id: MoveId
    step: Number
    """The one I have been shown: it may be an earlier one of the same auction."""
    amount: Number | None


class Follow(Frame, frozen=True, tag="follow"):
    """I go on to the table where the same people play again, to this seat of mine or as a spectator.

    What is shown next is its snapshot, or why I may not.
    """

    seat: Number | None = None


class Weigh(Frame, frozen=True, tag="weigh"):
    """What would this answer to the step of this id bring? Nothing is played; the answer bears my `id`."""

    id: MoveId
    step: Number
    action: Raw
    then: Annotated[tuple[Raw, ...], Meta(max_length=MOST_AT_ONCE)] = ()


class Ping(Frame, frozen=True, tag="ping"):
    """Are you there?"""


FromGuest: TypeAlias = Move | Undo | Chat | Composing | SetCeiling | Follow | Weigh | Ping


# From the server.


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
    rewound_to: int | None = None
    """Where somebody went back to their last decision: the entry before it. What came since is undone."""
    lone: bool = False
    """Whether the table gave this answer for its seat, because no other was possible."""


class OwnCeiling(Frame, frozen=True):
    """How far a viewer may have the table bid for them, and how far they do."""

    ask: Amount
    amount: int | None


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
    offers: tuple[OpenOffer, ...]
    result: Result | None
    view: Any


class Snapshot(Frame, frozen=True, tag="snapshot"):
    """Everything at once: on arrival, and when more was missed than is kept."""

    number: int
    sheet: TableInfo
    seen: Any
    plies: tuple[Ply, ...]
    """The last of them; the others are to be had over REST."""
    turns: tuple[tuple[int, ...], ...]
    """The entries of every seat's last turn, by number: what is marked until that seat moves again."""
    score: ScoreSheet | None
    remarks: tuple[Remark, ...]
    can_undo: bool
    clocks: Clocks | None
    can_ask_back: bool = False
    """Whether this viewer may go back to their last decision if the others let them."""
    ceiling: OwnCeiling | None = None
    """In an auction: how far the table bids for this viewer."""


class Update(Frame, frozen=True, tag="update"):
    """One thing that happened, in its order; `number` is the last one's plus one."""

    number: int
    ply: Ply
    turns: tuple[tuple[int, ...], ...]
    seen: Any
    score: ScoreSheet
    can_undo: bool
    clocks: Clocks | None
    can_ask_back: bool = False
    """Whether this viewer may go back to their last decision if the others let them."""
    ceiling: OwnCeiling | None = None
    """In an auction: how far the table bids for this viewer."""


class CeilingFrame(Frame, frozen=True, tag="ceiling"):
    """How far the table bids for this viewer has changed."""

    ceiling: OwnCeiling | None


class TableFrame(Frame, frozen=True, tag="table"):
    """Somebody came or went, or something was agreed."""

    sheet: TableInfo


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


class Weighed(Frame, frozen=True, tag="weighed"):
    """What an answer would bring, as far as its seat can foresee it; or why nothing is told.

    `stale`: another step is asked. `overtaken`: you have asked for another preview since. `too-many`: you ask too
    often. `only-watching`, `not-your-seat`, `failed`: there is none.
    """

    id: str
    brings: Preview | None = None
    why: str | None = None


class IdReused(Frame, frozen=True, tag="id-reused"):
    """This name was given to another move before."""

    move_id: str


class Retry(Frame, frozen=True, tag="retry"):
    """Nothing was decided; send it again after this many milliseconds."""

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
    """The server closes this connection; come back after this many milliseconds."""

    why: str
    after: int


FromServer: TypeAlias = (
    Snapshot
    | Update
    | TableFrame
    | CeilingFrame
    | Remark
    | Ok
    | OkDuplicate
    | Stale
    | Illegal
    | Weighed
    | IdReused
    | Retry
    | Bad
    | Pong
    | Bye
)
