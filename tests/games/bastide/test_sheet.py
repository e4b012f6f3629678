"""The score sheet: both endings, the majorities, walls against the English, and how many of the fourteen are begun."""

from __future__ import annotations

from beffroi.core.model import Facts
from beffroi.core.seen import seen
from beffroi.core.sheet import ScoreSheet
from beffroi.games.bastide import GAME, REVISIONS
from beffroi.games.bastide.ending import CountPoints
from beffroi.games.bastide.state import Bastide
from tests.games.bastide.test_ending import counted
from tests.games.bastide.towns import BLUE, GREEN, town


def small_town() -> Bastide:
    return town(
        3,
        influences={"N.1": BLUE, "N.2": BLUE, "R1.1": GREEN},
        cards={"prince": BLUE, "people": GREEN},
        road={GREEN: 3},
        camp=(1, 2),
    )


def sheet(s: Bastide) -> ScoreSheet:
    return GAME.sheet(seen(GAME, s, BLUE))


def notes(s: Bastide) -> dict[str, Facts]:
    return {note.what: note.facts for note in sheet(s).notes}


def test_cards_and_the_road_count_for_a_french_town_and_against_an_english_one() -> None:
    s = small_town()
    assert sheet(s).endings == ("french", "english")
    assert sheet(s).totals(0) == (2 + 8, 1 + 4 + 3, 0)
    assert sheet(s).totals(1) == (2 - 8, 1 - 4 - 3, 0)


def test_what_decides_between_the_endings_is_noted() -> None:
    said = notes(small_town())
    assert said["begun"] == {"count": 2, "most": 14}
    assert said["defence"] == {"count": 2, "points": 3}
    assert said["open-sides"] == {"equipments": ("S", "W", "E")}
    assert said["camp"] == {"count": 2, "most": 7}


def test_the_three_majorities_are_noted_for_everybody() -> None:
    blue, green, _ = sheet(small_town()).seats
    assert blue.notes[0].facts == {"walls": 2, "religious": 0, "roads": 0}
    assert green.notes[0].facts == {"walls": 0, "religious": 0, "roads": 1}
    assert {"card": "prince", "seat": BLUE} in [note.facts for note in sheet(small_town()).notes]
    assert {"card": "pope"} in [note.facts for note in sheet(small_town()).notes]


def test_in_a_town_that_is_nobodys_only_influences_count_but_not_by_the_first_edition() -> None:
    s = small_town()
    counted(s, "stalled")
    assert CountPoints("stalled").sign() == 0
    known = seen(GAME, s, BLUE)
    assert (GAME.sheet(known).endings, GAME.sheet(known).totals()) == (("nobodys",), (2, 1, 0))
    assert REVISIONS[1].sheet(known).totals() == (10, 8, 0)
