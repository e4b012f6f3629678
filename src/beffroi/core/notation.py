"""Moves and positions in writing, for games that have no notation of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from beffroi.core.action import Action
from beffroi.core.codec import UNREADABLE, codec_of, encode
from beffroi.core.host import HOST_ACTIONS
from beffroi.core.model import BadInput, Broken, State, hold

if TYPE_CHECKING:
    from beffroi.core.game import AnyGame


def write_action(action: Action) -> str:
    """The name of the action and its values: `Bid 5`, `Offer 2 10`."""
    values = (_write_value(value) for value in msgspec.structs.astuple(action))
    return " ".join((type(action).__name__, *values))


def read_action(game: AnyGame, text: str) -> Action:
    name, *words = _whole(text).split() or [""]
    kinds = {kind.__name__.lower(): kind for kind in (*game.actions, *HOST_ACTIONS)}
    kind = kinds.get(name.lower())
    fields = [] if kind is None else msgspec.structs.fields(kind)
    if kind is None or len(fields) != len(words):
        raise BadInput("bad-move", move=text)
    values = {field.name: _read_value(word) for field, word in zip(fields, words, strict=True)}
    try:
        action: Action = msgspec.convert(values | {"type": kind.__name__}, kind)
    except msgspec.ValidationError:
        raise BadInput("bad-move", move=text) from None
    return action


def _whole(text: str) -> str:
    """The text itself, unless it has halves of characters, which no record could hold."""
    try:
        text.encode()
    except UnicodeError:
        raise BadInput("bad-move", move=ascii(text)) from None
    return text


def write_position(s: State) -> str:
    return encode(s).decode()


def read_position(game: AnyGame, text: str) -> Any:
    s = codec_of(game).state(text.encode(errors="replace"))
    check_position(game, s)
    return s


def check_position(game: AnyGame, s: State) -> None:
    """Raises `Broken` unless a position that came from outside can be one."""
    hold(s.seats == tuple(range(len(s.seats))) and len(s.seats) in game.seats, "wrong-numbering")
    try:
        game.audit(s)
        asked = s.agenda[0].asks(s) if s.agenda else ()
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:  # forged beyond what an audit expects
        raise Broken("parts-do-not-fit", problem=repr(error)) from None
    hold(all(seat in asked for seat, _ in s.held), "held-by-nobody")


def _write_value(value: Any) -> str:
    return value if isinstance(value, str) and _read_value(value) == value else encode(value).decode()


def _read_value(word: str) -> Any:
    try:
        return msgspec.json.decode(word)
    except UNREADABLE:
        return word
