"""The strict way in and out: one codec a game, made from the steps and actions it lists."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Generic, Union, get_type_hints

import msgspec

from beffroi.core.action import Action, Seat
from beffroi.core.ask import Amount, Bundle, Offer, Pick, Place, YesNo
from beffroi.core.host import HOST_ACTIONS
from beffroi.core.model import BadInput, S, State
from beffroi.core.seen import Seen

if TYPE_CHECKING:
    from beffroi.core.game import AnyGame, Game, Options

encode = msgspec.json.encode
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What reading something that is not ours may raise; too deep a nesting is a RecursionError."""


class Codec(Generic[S]):
    """Reads and writes the states, actions and options of one game; refuses what is not exactly one."""

    def __init__(self, game: Game[S, Any, Any]) -> None:
        actions: Any = Union[(*game.actions, *HOST_ACTIONS)]
        steps: Any = Union[(*game.steps,)]
        self.actions: Any = Union[(*game.actions,)]
        """What the seats may answer."""
        self.envelope: Any = _envelope(get_type_hints(game.view)["return"], actions)
        """What a viewer sees."""
        self._action = msgspec.json.Decoder(actions)
        self._state = msgspec.json.Decoder(game.state)
        self._options = msgspec.json.Decoder(game.options)
        self._steps: Any = tuple[steps, ...]
        self._held: Any = tuple[tuple[Seat, actions], ...]
        self._seen = msgspec.json.Decoder(self.envelope)

    def action(self, data: bytes) -> Action:
        try:
            action: Action = self._action.decode(data)
        except UNREADABLE as error:
            raise BadInput("bad-action", problem=str(error)) from None
        return action

    def options(self, data: bytes) -> Options:
        try:
            options: Options = self._options.decode(data)
        except UNREADABLE as error:
            raise BadInput("bad-options", problem=str(error)) from None
        return options

    def state(self, data: bytes) -> S:
        """A state that was written by `encode`, its agenda, floor and held answers included."""
        try:
            s = self._state.decode(data)
            s.agenda = msgspec.convert(s.agenda, self._steps)
            s.floor = msgspec.convert(s.floor, self._steps)
            s.held = msgspec.convert(s.held, self._held)
        except UNREADABLE as error:
            raise BadInput("bad-state", problem=str(error)) from None
        if s.told is not None:
            raise BadInput("bad-state", problem="told")
        return s

    def seen(self, data: bytes) -> Seen[Any]:
        """What a viewer sees, as it was written by `encode`."""
        try:
            read: Any = self._seen.decode(data)
        except UNREADABLE as error:
            raise BadInput("bad-view", problem=str(error)) from None
        asked: Any = {
            "ask": read.ask and _question(read.ask),
            "instead": read.instead and _question(read.instead),
            "floor": tuple(map(_question, read.floor)),
        }
        return Seen(**msgspec.structs.asdict(read) | asked)


def _envelope(view: Any, actions: Any) -> type[msgspec.Struct]:
    """`Seen` of one game: its view, its actions, and the questions that name actions."""
    pick = _strict("Pick", {"actions": tuple[actions, ...]}, tag="Pick")
    yes_no = _strict("YesNo", get_type_hints(YesNo) | {"yes": actions, "no": actions}, tag="YesNo")
    asks: Any = pick | yes_no | Amount | Place | Bundle | Offer
    questions = {"ask": asks | None, "instead": asks | None, "floor": tuple[asks, ...]}
    typed = {"mine": actions | None, "view": view} | questions
    return _strict("Seen", get_type_hints(Seen) | typed)


def _strict(name: str, fields: dict[str, Any], tag: str | None = None) -> type[msgspec.Struct]:
    return msgspec.defstruct(name, fields.items(), tag=tag, frozen=True, forbid_unknown_fields=True)


def _question(ask: msgspec.Struct) -> Any:
    """A question of the codec as the question of the core that it stands for."""
    kind = {"Pick": Pick, "YesNo": YesNo}.get(type(ask).__name__)
    return ask if kind is None else kind(*msgspec.structs.astuple(ask))


@cache
def codec_of(game: AnyGame) -> Codec[Any]:
    """The codec of a game, made once."""
    return Codec(game)


def fingerprint(s: State) -> str:
    """A short name for exactly this state, the same in every process."""
    return blake2b(encode(s), digest_size=16).hexdigest()
