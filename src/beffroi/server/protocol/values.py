"""What the values of the protocol are made of: their common ground, and the kinds of their fields."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

NICKNAME_LENGTH, CHAT_LENGTH, MOVE_ID_LENGTH, TITLE_LENGTH = 24, 400, 64, 60
FRAME_BYTES, BODY_BYTES = 16 * 1024, 64 * 1024

VISIBLE = "^[^\\u0000-\\u001f\\u007f]*$"
"""No control characters: a database cannot hold them all, and nobody can see them."""
Nickname: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NICKNAME_LENGTH, pattern=VISIBLE)]
Title: TypeAlias = Annotated[str, Meta(max_length=TITLE_LENGTH, pattern=VISIBLE)]
Word: TypeAlias = Annotated[str, Meta(max_length=64, pattern=VISIBLE)]
MoveId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MOVE_ID_LENGTH, pattern="^[A-Za-z0-9_-]+$")]
Number: TypeAlias = Annotated[int, Meta(ge=0)]


class Value(Struct, frozen=True, forbid_unknown_fields=True):
    """Something said over REST."""
