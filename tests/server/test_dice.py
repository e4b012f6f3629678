"""Fair chance that can be checked."""

from __future__ import annotations

import hashlib
import re
from collections import Counter

import pytest

from beffroi.core.action import CHANCE
from beffroi.core.model import BadInput
from beffroi.core.record import Answered, Record, load
from beffroi.server.dice import Dice, Entropy, commitment
from beffroi.server.match import Match, Turn
from beffroi.server.verify import verify
from tests.support.find import find_any
from tests.toy import GAME
from tests.toy.rulebook import Bid

SEED = bytes(range(32))


def test_the_same_seed_and_version_give_the_same_numbers() -> None:
    first, second = Dice(SEED, 7), Dice(SEED, 7)
    assert [first.randrange(1000) for _ in range(9)] == [second.randrange(1000) for _ in range(9)]
    assert [Dice(SEED, version).randrange(1 << 64) for version in (7, 8)] != [Dice(SEED, 7).randrange(1 << 64)] * 2


@pytest.mark.parametrize("stop", [1, 2, 3, 6, 7, 1000, 3**200])
def test_every_number_below_a_bound_comes_up_and_no_other(stop: int) -> None:
    dice = Dice(SEED, 1)
    drawn = [dice.randrange(stop) for _ in range(500)]
    assert all(0 <= number < stop for number in drawn)
    assert len(set(drawn)) == stop if stop < 8 else len(set(drawn)) > 300


def test_no_number_is_likelier_than_another() -> None:
    dice = Dice(SEED, 1)
    counts = Counter(dice.randrange(3) for _ in range(30_000))
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_a_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_tables_have_seeds_of_256_bits_that_nobody_can_guess() -> None:
    tables = [Entropy(None).table() for _ in range(100)]
    assert len({seed for _, seed in tables}) == len({name for name, _ in tables}) == 100
    assert {len(seed) for _, seed in tables} == {32}


def test_for_tests_tables_repeat_themselves() -> None:
    assert Entropy(1).table() == Entropy(1).table() != Entropy(2).table()
    assert Entropy(1, tables=1).table() != Entropy(1).table()


# The verifier


def fair_record() -> bytes:
    """A game of the Fair with three draws, as a house writes it down."""
    match = Match(Record.of_setup(GAME, 2), SEED)
    for bid in (None, 1, 2, 3, 4):
        turn = Turn(match)
        if bid is not None:
            for seat in (0, 1):
                turn.play(match.state.seats[seat], Bid(bid + seat))
        turn.deal()
        match.adopt(turn)
        if not match.state.agenda:
            break
    match.record.commitment, match.record.seed = commitment(SEED), SEED.hex()
    return b"".join(match.record.lines())


RECORD = fair_record()


def test_a_record_as_the_house_writes_it_is_fair() -> None:
    draws = [each for each in load(RECORD, find_any).entries if isinstance(each, Answered) and each.seat == CHANCE]
    assert verify(RECORD, find_any) == len(draws) >= 3
    assert verify(RECORD, find_any, commitment(SEED)) == len(draws)


def test_no_byte_of_a_record_can_be_changed_unnoticed() -> None:
    for place in range(len(RECORD) - 1):
        changed = RECORD[:place] + (b"7" if RECORD[place : place + 1] != b"7" else b"8") + RECORD[place + 1 :]
        with pytest.raises(BadInput):
            verify(changed, find_any, commitment(SEED))


def test_other_dice_than_the_promised_are_found_even_with_a_new_promise() -> None:
    other = bytes(32)
    forged = RECORD.replace(SEED.hex().encode(), other.hex().encode())
    with pytest.raises(BadInput, match="broken-promise"):
        verify(forged, find_any)
    forged = forged.replace(commitment(SEED).encode(), commitment(other).encode())
    with pytest.raises(BadInput, match="unfair-draw"):
        verify(forged, find_any)
    with pytest.raises(BadInput, match="broken-promise"):
        verify(forged, find_any, commitment(SEED))


def test_a_record_without_a_seed_cannot_be_checked() -> None:
    for forged in (re.sub(rb',"seed":"\w+"', b"", RECORD), RECORD.replace(SEED.hex().encode(), b"zz")):
        with pytest.raises(BadInput, match="no-seed"):
            verify(forged, find_any)


def test_a_record_that_was_cut_off_is_still_fair_as_far_as_it_goes() -> None:
    lines = RECORD.splitlines(keepends=True)
    assert verify(b"".join(lines[:2]), find_any) == 1
