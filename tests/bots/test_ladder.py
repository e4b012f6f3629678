"""The ladder: what has to be measured."""

from __future__ import annotations

from beffroi.bots.arena import Pairing
from beffroi.bots.ladder import bargains, has_alliances, rungs
from beffroi.bots.levels import LEVELS
from beffroi.games import find
from tests.toy import GAME as FAIR


def test_every_level_meets_the_one_below_at_the_smallest_and_the_largest_table() -> None:
    assert list(rungs(find("cardinal")))[:10] == [
        Pairing("cardinal", seats, (upper, lower))
        for seats in (2, 4)
        for upper, lower in (
            ("novice", "random"),
            ("apprentice", "novice"),
            ("journeyman", "apprentice"),
            ("master", "journeyman"),
            ("grandmaster", "master"),
        )
    ]


def test_a_master_meets_random_alone_and_sits_alone_among_novices_at_the_full_table() -> None:
    assert list(rungs(find("cardinal")))[10:] == [
        Pairing("cardinal", 2, ("master", "random")),
        Pairing("cardinal", 4, ("master", "novice"), alone=True),
    ]


def test_where_allies_win_together_a_level_sits_alone_among_the_one_below() -> None:
    assert has_alliances(FAIR)
    assert not has_alliances(find("bastide"))
    rows = list(rungs(FAIR))
    assert {pairing.alone for pairing in rows if pairing.seats > 2} == {True}
    assert {pairing.alone for pairing in rows if pairing.seats == 2} == {False}


def test_a_game_with_one_number_of_seats_has_one_table() -> None:
    assert [pairing.seats for pairing in rungs(find("cathedral"))] == [2] * len(LEVELS)


def test_a_game_that_is_not_for_two_has_no_duel() -> None:
    assert {pairing.bots for pairing in rungs(find("bastide"))} & {("master", "random")} == set()


def test_where_there_is_something_to_bargain_for_it_is_measured_at_the_full_table() -> None:
    assert not bargains(find("cathedral"))
    assert bargains(FAIR)
    assert list(rungs(FAIR))[-2:] == [
        Pairing("fair", 4, (bot, "mute"), alone=True) for bot in ("apprentice", "bargainer")
    ]
