"""The ladder: what has to be measured."""

from __future__ import annotations

from beffroi.bots.arena import Pairing
from beffroi.bots.ladder import bargains, rungs
from beffroi.bots.levels import LEVELS
from beffroi.games import find
from tests.toy import GAME as FAIR


def test_every_level_meets_the_one_below_at_the_smallest_and_the_largest_table() -> None:
    assert list(rungs(find("cardinal"))) == [
        Pairing("cardinal", seats, (upper, lower))
        for seats in (2, 4)
        for upper, lower in (
            ("novice", "random"),
            ("apprentice", "novice"),
            ("journeyman", "apprentice"),
            ("master", "journeyman"),
        )
    ]


def test_a_game_with_one_number_of_seats_has_one_table() -> None:
    assert [pairing.seats for pairing in rungs(find("cathedral"))] == [2] * (len(LEVELS) - 1)


def test_where_there_is_something_to_bargain_for_it_is_measured_at_the_full_table() -> None:
    assert not bargains(find("cathedral"))
    assert bargains(FAIR)
    assert list(rungs(FAIR))[-1] == Pairing("fair", 4, ("apprentice", "mute"), alone=True)
