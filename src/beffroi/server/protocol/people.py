"""Who somebody is, and what they have chosen, as it crosses the wire."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from beffroi.server.protocol.values import Nickname, Number, Value


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


class GuestRef(Value, frozen=True):
    """The guest I mean: who made a remark, by its number, or who sits in a seat."""

    remark: Number | None = None
    seat: Number | None = None
