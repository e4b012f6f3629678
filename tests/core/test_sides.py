"""A side owns things and takes turns; a seat stays at the table."""

from __future__ import annotations

from beffroi.core.action import CHANCE, HOST
from beffroi.core.codec import encode
from beffroi.core.sides import OUT, Sides
from tests.core.positions import ANN, BOB, CID, DOT

ALONE = Sides.of_one((ANN, BOB, CID, DOT))


def test_at_first_everybody_plays_for_himself() -> None:
    assert [ALONE.of(seat) for seat in (ANN, BOB, CID, DOT)] == [0, 1, 2, 3]
    assert ALONE.standing() == (0, 1, 2, 3)
    assert ALONE.playing() == (ANN, BOB, CID, DOT)
    assert ALONE.members(2) == (CID,)


def test_merged_sides_have_the_seats_of_both() -> None:
    merged = ALONE.merged(BOB, DOT)
    assert merged.members(BOB) == (BOB, DOT)
    assert merged.of(DOT) == BOB
    assert merged.members(DOT) == ()
    assert ALONE.merged(DOT, ANN).of(ANN) == DOT


def test_a_merged_side_stands_under_the_number_of_the_first() -> None:
    assert ALONE.merged(DOT, ANN).standing() == (1, 2, 3)


def test_merging_sends_nobody_away() -> None:
    assert ALONE.merged(DOT, ANN).playing() == (ANN, BOB, CID, DOT)


def test_a_side_of_several_seats_merges_as_a_whole() -> None:
    assert ALONE.merged(ANN, BOB).merged(CID, ANN).members(CID) == (ANN, BOB, CID)


def test_a_side_that_leaves_no_longer_stands() -> None:
    left = ALONE.without(CID)
    assert left.standing() == (0, 1, 3)
    assert left.playing() == (ANN, BOB, DOT)
    assert left.of(CID) == OUT


def test_a_side_of_two_seats_leaves_with_both() -> None:
    left = ALONE.merged(ANN, DOT).without(ANN)
    assert left.playing() == (BOB, CID)
    assert left.standing() == (1, 2)


def test_a_seat_that_is_out_stays_at_the_table() -> None:
    assert len(ALONE.without(ANN).by_seat) == 4


def test_everybody_may_be_out() -> None:
    nobody = Sides.of_one((ANN,)).without(ANN)
    assert nobody.standing() == ()
    assert nobody.playing() == ()


def test_changing_sides_leaves_the_former_ones() -> None:
    ALONE.merged(ANN, BOB)
    ALONE.without(ANN)
    assert encode(ALONE) == encode(Sides.of_one((ANN, BOB, CID, DOT)))


def test_chance_and_host_are_sides_of_their_own() -> None:
    assert ALONE.of(CHANCE) == CHANCE
    assert ALONE.of(HOST) == HOST


def test_who_is_out_is_not_on_the_side_of_chance() -> None:
    assert ALONE.without(CID).of(CID) != ALONE.of(CHANCE)
