"""The frames of a table, as a client author reads of them and as the server reads them."""

from __future__ import annotations

import re
from typing import get_args

import msgspec
import pytest

from beffroi.server.live.socket import TOO_LONG, TOO_SLOW
from beffroi.server.protocol.frames import Frame, FromGuest, FromServer, SeenFrame, Snapshot, Update
from beffroi.server.protocol.values import CHAT_LENGTH, MOVE_ID_LENGTH
from beffroi.server.routes.sockets import BAD_QUERY, CLOSED_FOR
from tests.repository.tree import ROOT

PAGE = (ROOT / "docs/protocol.md").read_text("utf-8")
TOLD = set(re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", PAGE, flags=re.DOTALL | re.MULTILINE)))
decode = msgspec.json.Decoder(FromGuest).decode


def tags(kinds: object) -> list[str]:
    return [str(each.__struct_config__.tag) for each in get_args(kinds)]


@pytest.mark.parametrize("tag", tags(FromServer))
def test_client_authors_are_told_of_every_frame_of_the_server(tag: str) -> None:
    assert tag in TOLD


@pytest.mark.parametrize("tag", tags(FromGuest))
def test_client_authors_are_shown_every_frame_of_a_guest(tag: str) -> None:
    assert f'{{"type": "{tag}"' in PAGE


@pytest.mark.parametrize("kind", [Snapshot, Update, SeenFrame])
def test_client_authors_are_told_what_every_field_means(kind: type[Frame]) -> None:
    assert set(kind.__struct_fields__) <= TOLD


@pytest.mark.parametrize("code", [BAD_QUERY, *{*CLOSED_FOR.values()}, TOO_SLOW, TOO_LONG])
def test_client_authors_are_told_of_every_closing_code(code: int) -> None:
    assert re.search(rf"\b{code}\b", PAGE)


def test_the_frames_that_client_authors_are_shown_can_be_read() -> None:
    shown = [line for line in PAGE.splitlines() if line.startswith('{"type"')]
    assert sorted({str(type(decode(line)).__struct_config__.tag) for line in shown}) == sorted(tags(FromGuest))


@pytest.mark.parametrize(
    "frame",
    [
        '{"type":"ping","more":1}',
        '{"type":"dance"}',
        "{}",
        "[]",
        '{"type":"move","move_id":"a b","step":1,"action":{}}',
        '{"type":"move","move_id":"","step":1,"action":{}}',
        '{"type":"move","move_id":"bot:1","step":1,"action":{}}',
        f'{{"type":"undo","move_id":"{"x" * (MOVE_ID_LENGTH + 1)}","step":1}}',
        '{"type":"undo","move_id":"a","step":-1}',
        '{"type":"undo","move_id":"a","step":1.5}',
        '{"type":"undo","move_id":"a","step":"1"}',
        '{"type":"chat","move_id":"a","text":""}',
        f'{{"type":"chat","move_id":"a","text":"{"x" * (CHAT_LENGTH + 1)}"}}',
        '{"type":"follow","seat":-1}',
    ],
)
def test_what_is_no_frame_is_refused(frame: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        decode(frame)
