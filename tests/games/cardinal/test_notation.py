"""Moves and positions in writing: what is written is read back, and nonsense is refused in words."""

from __future__ import annotations

import pytest

from beffroi.core.host import Resign
from beffroi.core.model import BadInput, Broken
from beffroi.games.cardinal import GAME
from beffroi.games.cardinal.notation import __doc__ as described
from beffroi.games.cardinal.rulebook import Begins, Build, Leave, Move, TakeColour, TakeMarker
from tests.games.cardinal.test_end import LAST_MOVE
from tests.games.cardinal.test_laws import EXAMPLE
from tests.games.cardinal.test_markers import LAST_RED_MARKER
from tests.games.cardinal.test_three import OWN_COLOUR_USED_UP

POSITIONS = [
    "-/- -/- - - - ?",
    "-/-/- -/-/- - - - t2",
    "R/B -/- - - - t0",
    "R/B/G/Y -/-/-/- - - - b3",
    "R/B/G/Y -/-/-/- - HRnM12 - m0",
    "R/B/G/Y Y1/-/-/- - HRnM12 - c0",
    "R/B/G/Y -/-/-/- 0 HRnM12 - b1",
    "R/B/G/Y -/-/-/- 01 - - b2",
    "R/-/- -/-/- - - - =closed/111",
    "-/-/- -/-/- 20 - - =clock/213",
    EXAMPLE,
    LAST_MOVE,
    LAST_RED_MARKER,
    OWN_COLOUR_USED_UP,
]


@pytest.mark.parametrize("text", POSITIONS)
def test_a_position_is_written_as_it_was_read(text: str) -> None:
    assert GAME.write_position(GAME.read_position(text)) == text


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Build("HR", "n", 0, -1), "HRnM12"),
        (Build("PB", "e", 1, 1), "PBeN14"),
        (Build("TY", "n", -13, -14), "TYn-A-1"),
        (Build("TY", "n", 20, 20), "TYnAG33"),
        (Move("CA", "n", -1, 0), "CAnL13"),
        (Leave(), "Leave"),
        (TakeColour("R"), "TakeColour R"),
        (TakeMarker("Y"), "TakeMarker Y"),
        (Begins(2), "Begins 2"),  # type: ignore[arg-type]
        (Resign(1), "Resign 1"),  # type: ignore[arg-type]
    ],
)
def test_a_move_is_read_as_it_was_written(action: Build, text: str) -> None:
    assert GAME.write(action) == text
    assert GAME.read(text) == action
    assert GAME.read(f"  {text} ") == action


def test_capitals_do_not_matter_in_a_move() -> None:
    assert GAME.read("hrnm12") == GAME.read("HRNM12") == Build("HR", "n", 0, -1)
    assert GAME.read("leave") == Leave()


@pytest.mark.parametrize("text", ["", "HR", "HRnM", "HRqM12", "HRn12", "HRnM12 x", "Take R", "HRnAAA1", "HRnM1234"])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="bad-move"):
        GAME.read(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "R/B/G/Y",
        "R -  - - - ?",
        "R/B/G/Y/R -/-/-/-/- - - - b0",
        "R/B/G/Y -/-/-/- - - - b4",
        "R/B/G/Y -/-/-/- - - - x0",
        "R/B/G/Y -/-/-/- - - - b",
        "R/B/G/Y -/-/-/- 7 - - b0",
        "R/B/G/Y -/-/-/- - Leave - b0",
        "R/B/G/Y -/-/-/- - CAnM12 - b0",
        "R/B/G/Y -/-/-/- - HRnM12 m b0",
        "R/B/G/Y -/-/-/- - HRnM12 L13 =won/1234",
        "R/B/G/Y -/-/-/- - HRnM12 L13 =closed/111",
        "R/B/G/Y -/-/-/- - HRnM12 L13 =closed/1115",
        "R/B/G/Y -/-/Y/- - - - b0",
        "R/B/G/Y R1X/-/-/- - HRnM12 L13 b1",
        "R/B/G/Y R01/-/-/- - HRnM12 L13 b1",
    ],
)
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises((BadInput, Broken)):
        GAME.read_position(text)


def test_the_notation_describes_itself_with_a_position_that_can_be_read() -> None:
    assert described is not None
    (example,) = [line.strip() for line in described.splitlines() if line.startswith("    ")]
    assert GAME.write_position(GAME.read_position(example)) == example
    assert GAME.read("PBeN14") in {Build("PB", "e", 1, 1)}
