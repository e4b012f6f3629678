"""Questions and answers as bytes."""

from __future__ import annotations

from math import inf

import msgspec
import pytest

from beffroi.bots.encoded import Overheard, choose_bytes, hint_bytes, talk_bytes
from beffroi.bots.levels import LEVELS
from beffroi.core.action import Seat
from beffroi.core.codec import codec_of, encode
from beffroi.core.engine import choices
from beffroi.core.model import BadInput
from beffroi.core.seen import seen
from beffroi.games import find

CATHEDRAL = find("cathedral")
START = CATHEDRAL.setup()
ASKED = encode(seen(CATHEDRAL, START, Seat(0)))


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_with_a_legal_action(level: str) -> None:
    answer = codec_of(CATHEDRAL).action(choose_bytes(CATHEDRAL, level, ASKED, 1, 2.0)[0])
    assert answer in choices(START, Seat(0))


def test_the_same_seed_gives_the_same_answer() -> None:
    assert len({choose_bytes(CATHEDRAL, "novice", ASKED, 7, 2.0) for _ in range(3)}) == 1


def test_who_has_nothing_to_say_says_nothing() -> None:
    assert talk_bytes(CATHEDRAL, "apprentice", Overheard(ASKED), 1, 2.0) is None


def test_a_hint_names_the_answer_and_its_reasons() -> None:
    said, _ = hint_bytes(CATHEDRAL, ASKED, 1, 2.0)
    hints = msgspec.json.decode(said)
    assert len(hints) == 3
    assert hints[0]["score"] == 0
    assert hints[0]["action"]["type"] == "Build"
    assert hints[0]["reasons"] == [["why-cathedral-somewhere", {}]]


def test_a_hint_knows_whether_it_had_too_little_time() -> None:
    assert [hint_bytes(CATHEDRAL, ASKED, 1, budget)[1] for budget in (0.0, inf)] == [True, False]


@pytest.mark.parametrize("data", [b"", b"{}", ASKED.replace(b'"step"', b'"stop"'), ASKED[:-1]])
def test_what_is_no_view_is_refused(data: bytes) -> None:
    with pytest.raises(BadInput, match="bad-view"):
        choose_bytes(CATHEDRAL, "novice", data, 1, 2.0)


def test_a_bot_says_when_the_time_cut_its_thoughts_short() -> None:
    assert choose_bytes(CATHEDRAL, "journeyman", ASKED, 1, 0.0)[1]
    assert not choose_bytes(CATHEDRAL, "novice", ASKED, 1, 0.0)[1]
