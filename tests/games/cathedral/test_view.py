"""What everybody sees of a position of Cathedral: all of it."""

from __future__ import annotations

from random import Random

import pytest

from beffroi.core.ask import Place, YesNo
from beffroi.core.codec import encode, fingerprint
from beffroi.core.seen import seen
from beffroi.games.cathedral import GAME
from beffroi.games.cathedral.rulebook import DARK, LIGHT, Capture, Leave
from beffroi.games.cathedral.view import Standing
from tests.games.cathedral.boards import NOTE_5_MOVE, answer, city, land, sample_board, sample_board_after
from tests.games.cathedral.test_capture import CHOIR, CHOIR_CLOSING, CHOIR_LEGEND


def test_every_building_is_seen_with_its_owner_its_place_and_its_squares() -> None:
    buildings = GAME.view(sample_board(), None).buildings
    assert len(buildings) == 13
    assert Standing(LIGHT, "IN", "w", 6, 8, ("G9", "G10", "H10")) in buildings
    assert Standing(DARK, "IN", "n", 2, 5, ("C6", "D6", "D7")) in buildings


def test_the_cathedral_is_seen_as_nobodys() -> None:
    buildings = GAME.view(sample_board(), None).buildings
    assert [each for each in buildings if each.seat is None] == [
        Standing(None, "CA", "n", 1, 5, ("B6", "A7", "B7", "C7", "B8", "B9"))
    ]


def test_the_cathedral_waits_stands_or_is_captured() -> None:
    s = city(CHOIR, CHOIR_LEGEND)
    assert GAME.view(GAME.setup(), None).cathedral == "waiting"
    assert GAME.view(s, None).cathedral == "standing"
    answer(s, CHOIR_CLOSING, "capture")
    assert GAME.view(s, None).cathedral == "captured"
    assert all(each.piece != "CA" for each in GAME.view(s, None).buildings)


def test_land_is_seen_where_it_is_not_built_on() -> None:
    s = GAME.read_position("- TOnC1,TAnA2 CAnF5 dd8/d9/10/10/10/10/10/10/10/10 ld d 9 g")
    assert land(s, DARK) == "A1 B1"
    assert land(s, LIGHT) == ""


def test_the_stock_and_the_squares_left_are_seen() -> None:
    view = GAME.view(sample_board_after("capture"), None)
    light, dark = (" ".join(f"{piece}{count}" for piece, count in stock) for stock in view.stock)
    assert light == "TA2 ST2 IN0 BR0 MA0 SQ1 AB1 IF1 CS1 TO0 AC0"
    assert dark == "TA2 ST2 IN1 BR1 MA1 SQ0 AB0 IF1 CS0 TO0 AC0"
    assert view.unplaced == (24, 21)


def test_the_building_to_capture_is_seen_only_while_it_is_asked_for() -> None:
    s = sample_board()
    assert GAME.view(s, None).enclosed == ()
    answer(s, NOTE_5_MOVE)
    assert GAME.view(s, None).enclosed == ("I8", "H9", "I9", "J9", "I10")
    answer(s, "capture")
    assert GAME.view(s, None).enclosed == ()


def test_both_sides_and_everybody_else_see_the_same() -> None:
    s = sample_board()
    assert encode(GAME.view(s, LIGHT)) == encode(GAME.view(s, DARK)) == encode(GAME.view(s, None))


def test_only_who_is_asked_gets_the_question() -> None:
    s = sample_board()
    assert isinstance(seen(GAME, s, LIGHT).ask, Place)
    assert seen(GAME, s, DARK).ask is None
    assert seen(GAME, s, None).ask is None
    answer(s, NOTE_5_MOVE)
    assert seen(GAME, s, LIGHT).ask == YesNo(Capture(), Leave())
    assert (seen(GAME, s, DARK).rule, seen(GAME, s, DARK).asking) == ("5", "CaptureOrLeave")


@pytest.mark.parametrize("viewer", [LIGHT, DARK, None])
def test_whoever_sees_the_board_knows_the_whole_position(viewer: int | None) -> None:
    s = sample_board()
    answer(s, NOTE_5_MOVE)
    known = seen(GAME, s, None if viewer is None else s.seats[viewer])
    assert known.view.position == GAME.write_position(s)
    assert fingerprint(GAME.guess(known, Random(0))) == fingerprint(s)
