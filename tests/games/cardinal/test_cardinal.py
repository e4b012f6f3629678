"""Article IV.3: the first builder places the Cardinal; later builders may move it; passers may not."""

from __future__ import annotations

import pytest

from beffroi.core.ask import Pick, Place
from beffroi.core.engine import after, choices, waiting
from beffroi.core.preview import preview
from beffroi.core.seen import seen
from beffroi.games.cardinal import GAME
from beffroi.games.cardinal.rulebook import Leave, Move, R
from tests.games.cardinal.test_turn import STUCK
from tests.games.cardinal.towns import A, B, C, D, answer, offered, town, why_not
from tests.support.marks import allows, prevents, refuses, states
from tests.support.told import told


@allows(R.CARDINAL)
def test_the_first_builder_places_the_cardinal_on_any_zone() -> None:
    s = town("HRnM12", "c0", cardinal="-")
    assert offered(s) == {f"CAn{square}" for square in ("M11", "L12", "N12", "L13", "O13", "M14", "N14")}
    events = answer(s, "CAnL13")
    assert told(events, "cardinal-moved") == [{"seat": A, "square": "L13"}]
    assert GAME.view(s, None).cardinal == GAME.view(s, A).cardinal
    assert s.cardinal == (-1, 0)


@refuses(R.CARDINAL)
def test_the_first_builder_may_not_leave_the_cardinal_beside_the_table() -> None:
    s = town("HRnM12", "c0", cardinal="-")
    (reason,) = why_not(s, Leave())
    assert (reason.rule, reason.why) == (R.CARDINAL, "cardinal-must-be-placed")
    assert Leave() not in choices(s, A)


@allows(R.CARDINAL)
def test_who_has_built_may_move_the_cardinal_to_another_zone_or_leave_it() -> None:
    s = town("HRnM12 TBnM11", "c1", cardinal="L13")
    zones = {zone.name for zone in GAME.view(s, None).zones}
    assert offered(s) == {f"CAn{square}" for square in zones - {"L13"}} | {"Leave"}
    answer(s, "CAnN14")
    assert s.cardinal == (1, 1)
    assert waiting(s) == (C,)


@allows(R.CARDINAL)
def test_leaving_the_cardinal_is_an_answer() -> None:
    s = town("HRnM12 TBnM11", "c1", cardinal="L13")
    events = answer(s, "Leave")
    assert told(events, "cardinal-stays") == [{"seat": B}]
    assert s.cardinal == (-1, 0)


@states(R.CARDINAL)
def test_the_zones_around_the_cathedral_are_open_to_the_cardinal() -> None:
    s = town("HRnM12 TBnM11", "c1", cardinal="M10")
    assert {"CAnL13", "CAnM14", "CAnN14", "CAnO13", "CAnN12"} <= offered(s)


@refuses(R.CARDINAL)
@pytest.mark.parametrize(
    ("square", "why"),
    [
        ("M12", "zone-built-on"),
        ("M13", "zone-built-on"),
        ("A1", "no-zone"),
        ("L11", "no-zone"),
        ("L13", "already-there"),
    ],
)
def test_the_cardinal_goes_to_free_zones_only(square: str, why: str) -> None:
    s = town("HRnM12 PBnN14", "c1", cardinal="L13")
    (reason,) = why_not(s, f"CAn{square}")
    assert (reason.rule, reason.why, reason.facts) == (R.CARDINAL, why, {"square": square})


@refuses(R.CARDINAL)
@pytest.mark.parametrize("far", [35, -(10**6), 2**62])
def test_the_cardinal_never_walks_away_from_the_town(far: int) -> None:
    s = town("HRnM12", "c0", cardinal="-")
    for move in (Move("CA", "n", far, 0), Move("CA", "n", 0, far)):
        assert [reason.why for reason in why_not(s, move)] == ["no-zone"]
        assert move not in choices(s, A)


@prevents(R.CARDINAL)
def test_who_passes_may_not_move_the_cardinal() -> None:
    s = GAME.read_position(STUCK)
    events = answer(s, "CAnP14")
    assert told(events, "passes") == [{"seat": D}]
    assert waiting(s) == (A,)
    assert why_not(s, "CAnK11")
    assert told(events, "cardinal-moved") == [{"seat": C, "square": "P14"}]


@prevents(R.CARDINAL)
def test_nobody_moves_the_cardinal_before_building() -> None:
    assert why_not(town("HRnM12", "b1"), "CAnN12")


@states(R.CARDINAL)
def test_the_first_question_is_a_place_and_the_later_ones_a_list_with_leave_in_it() -> None:
    first = town("HRnM12", "c0", cardinal="-")
    assert isinstance(choices(first, A).ask(), Place)
    later = choices(town("HRnM12 TBnM11", "c1"), B)
    assert later.ask() == Pick(tuple(later))
    assert Leave() in later


@states(R.TURN)
def test_before_the_cardinal_is_moved_one_is_told_how_many_sites_the_next_would_have() -> None:
    s = town("HRnM12 TBnM11", "c1", cardinal="L13")
    for action in choices(s, B):
        (note,) = preview(GAME, seen(GAME, s, B), action).notes
        then = after(s, B, action)
        assert (note.what, note.facts) == ("sites-left", {"seat": C, "count": len(choices(then, C))})
