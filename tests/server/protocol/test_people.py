"""What somebody says about themselves, read strictly."""

from __future__ import annotations

import msgspec
import pytest

from beffroi.server.protocol.people import GuestRef, Introduce, PasswordEntry, Preferences
from beffroi.server.protocol.values import NICKNAME_LENGTH


def test_a_nickname_may_be_as_long_as_the_page_lets_it_be() -> None:
    longest = "é" * NICKNAME_LENGTH
    assert msgspec.json.decode(f'{{"nickname":"{longest}"}}', type=Introduce).nickname == longest


def test_whoever_chooses_nothing_leaves_everything_as_usual() -> None:
    assert msgspec.json.encode(msgspec.json.decode("{}", type=Preferences)) == b"{}"


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (Introduce, "{}"),
        (Introduce, '{"nickname":""}'),
        (Introduce, f'{{"nickname":"{"x" * (NICKNAME_LENGTH + 1)}"}}'),
        (Introduce, '{"nickname":"Ann\\u0007"}'),
        (Preferences, '{"language":"de"}'),
        (Preferences, '{"volume":1.5}'),
        (Preferences, '{"sound":1}'),
        (PasswordEntry, f'{{"password":"{"x" * 201}"}}'),
        (GuestRef, '{"seat":-1}'),
        (GuestRef, '{"guest":"ann"}'),
    ],
)
def test_what_is_none_is_refused(kind: type[msgspec.Struct], said: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(said, type=kind)
