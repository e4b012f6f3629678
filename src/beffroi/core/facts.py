"""What the facts of events, refusals and lines mean, and the fields of answers: a type says it, once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, TypedDict, get_args, get_type_hints

from msgspec import Meta, Struct

from beffroi.core.action import Seat
from beffroi.core.host import HOST_ACTIONS
from beffroi.core.offer import Promise

if TYPE_CHECKING:
    from beffroi.core.game import AnyGame

SEAT = "seat"
"""The word of seats: they are told by the name of whoever sits there."""


class FactTypes(TypedDict, total=False):
    """A fact of one of these names has this type in every game; a game adds its own."""

    promise: Promise
    seat: Seat
    to: Seat


class Meanings(Struct, frozen=True):
    """By what word the texts of a game tell its facts, and the fields of each answer: `card` for a list of cards.

    What is not named here is a number, or speaks for itself.
    """

    facts: Mapping[str, str]
    answers: Mapping[str, Mapping[str, str]]


@cache
def meanings_of(game: AnyGame) -> Meanings:
    return Meanings(words_of(game.facts), {each.__name__: words_of(each) for each in (*game.actions, *HOST_ACTIONS)})


def words_of(kind: Any) -> Mapping[str, str]:
    """The words of the fields whose type has a name."""
    words = {name: _word(hint) for name, hint in get_type_hints(kind, include_extras=True).items()}
    return {name: word for name, word in words.items() if word}


def _word(hint: Any) -> str:
    """The name of a type, or of what a list or a choice of types is made of."""
    if hint is Seat:
        return SEAT
    titles = [each.title.lower() for each in getattr(hint, "__metadata__", ()) if isinstance(each, Meta) and each.title]
    return next((word for word in (*titles, *map(_word, get_args(hint))) if word), "")
