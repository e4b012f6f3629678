"""Whether a record is what it says."""

from __future__ import annotations

import re
from random import Random

import pytest

from beffroi.core.engine import choices, waiting
from beffroi.core.entry import Answered
from beffroi.core.model import BadInput
from beffroi.core.record import Record
from beffroi.core.record_file import load
from beffroi.server.tables.dice import commitment
from beffroi.server.tables.verification import verify
from tests.server.tables.test_dice import FROM_POSITION, OLD_RECORD, PROMISED, RECORD, SEED, SPELLINGS, written
from tests.support.find import find_any


def test_no_byte_of_a_record_can_be_changed_unnoticed() -> None:
    for place in range(len(RECORD) - 1):
        changed = RECORD[:place] + (b"7" if RECORD[place : place + 1] != b"7" else b"8") + RECORD[place + 1 :]
        with pytest.raises(BadInput):
            verify(changed, find_any)


def test_other_dice_than_the_promised_are_found_even_with_a_new_promise() -> None:
    other = bytes(32)
    forged = RECORD.replace(SEED.hex().encode(), other.hex().encode())
    with pytest.raises(BadInput, match="broken-promise"):
        verify(forged, find_any)
    forged = forged.replace(PROMISED.encode(), commitment(load(RECORD, find_any), other).encode())
    with pytest.raises(BadInput, match="unfair-draw"):
        verify(forged, find_any)
    with pytest.raises(BadInput, match="broken-promise"):
        verify(forged, find_any, PROMISED)


def test_a_record_without_a_seed_cannot_be_checked() -> None:
    for forged in (re.sub(rb',"seed":"\w+"', b"", RECORD), RECORD.replace(SEED.hex().encode(), b"zz")):
        with pytest.raises(BadInput, match="no-seed"):
            verify(forged, find_any)


@pytest.mark.parametrize("spelling", SPELLINGS)
@pytest.mark.parametrize("record", [RECORD, OLD_RECORD], ids=["new", "old"])
def test_a_seed_has_one_spelling(record: bytes, spelling: str) -> None:
    with pytest.raises(BadInput, match="no-seed"):
        verify(record.replace(SEED.hex().encode(), spelling.encode()), find_any)


@pytest.mark.parametrize("record", [RECORD, FROM_POSITION, OLD_RECORD], ids=["set-up", "position", "old"])
def test_a_record_that_was_cut_off_is_unfinished_wherever_it_was_cut(record: bytes) -> None:
    lines = record.splitlines(keepends=True)
    for kept in range(1, len(lines)):
        with pytest.raises(BadInput, match="unfinished"):
            verify(b"".join(lines[:kept]), find_any)


def test_nothing_happens_after_the_end_of_a_record() -> None:
    record, rng = Record.of_setup(find_any("cathedral"), 2), Random(1)
    while seats := waiting(record.state):
        record.play(seats[0], choices(record.state, seats[0]).sample(rng))
    assert verify(written(record), find_any) == 0
    last = record.entries[-1]
    assert isinstance(last, Answered)
    record.take_back(last.seat)
    record.play(last.seat, last.action)
    with pytest.raises(BadInput, match="bad-record"):
        verify(written(record), find_any)


def test_a_record_of_another_table_is_not_the_one_that_was_promised() -> None:
    other = written(load(RECORD, find_any), table="T2")
    assert verify(other, find_any)
    with pytest.raises(BadInput, match="broken-promise"):
        verify(other, find_any, PROMISED)
