"""The city drawn in a terminal."""

from __future__ import annotations

from beffroi.games.cathedral import GAME
from beffroi.games.cathedral.state import Cathedral
from beffroi.text import Texts
from tests.games.cathedral.boards import NOTE_5_MOVE, answer, sample_board, sample_board_after

ENGLISH = Texts("en", GAME)
DRAWN = """\
    A  B  C  D  E  F  G  H  I  J
   ╔═════════════════════════════╗
 1 ║▒▒ ▒▒ CS CS br AB AB ·  ·  · ║
 2 ║▒▒ ▒▒ ▒▒ CS br ·  AB AB ·  · ║
 3 ║▒▒ AC CS CS br to ·  ·  SQ SQ║
 4 ║AC AC AC ·  ·  to to ·  SQ SQ║
 5 ║·  ·  AC ·  ·  ·  to to ·  ac║
 6 ║·  CA IN IN ·  ·  ·  ac ac ac║
 7 ║CA CA CA IN ·  ·  ·  in ac ░░║
 8 ║·  CA ·  TO TO ·  in in ░░ ░░║
 9 ║·  CA ·  ma TO TO in ░░ ░░ ░░║
10 ║·  ·  ma ma ma TO in in ░░ ░░║
   ╚═════════════════════════════╝
   ░░ Light · 24 unplaced squares
      ta×2 st×2 sq ab if cs
   ▒▒ Dark · 21 unplaced squares
      TA×2 ST×2 IN BR MA IF
"""


def text_of(s: Cathedral) -> str:
    picture = GAME.draw(GAME.view(s, None), ENGLISH)
    return "".join("".join(text for text, _ in line).rstrip() + "\n" for line in picture)


def styles_of(s: Cathedral) -> dict[str, set[str]]:
    """The styles in which every text of the picture is drawn."""
    styles: dict[str, set[str]] = {}
    for line in GAME.draw(GAME.view(s, None), ENGLISH):
        for text, style in line:
            styles.setdefault(text.strip(), set()).add(style)
    return styles


def test_the_city_is_drawn_inside_its_wall_with_what_everybody_has_left() -> None:
    assert text_of(sample_board_after("capture")) == DRAWN


def test_every_line_of_the_city_is_equally_wide() -> None:
    picture = GAME.draw(GAME.view(sample_board(), None), ENGLISH)
    assert {sum(len(text) for text, _ in line) for line in picture[1:13]} == {34}


def test_the_buildings_of_a_side_are_drawn_in_its_style() -> None:
    styles = styles_of(sample_board())
    assert styles["br"] == styles["ac"] == {"seat0-piece"}
    assert styles["CS"] == styles["IF"] == {"seat1-piece"}
    assert styles["CA"] == {"neutral-piece"}
    assert styles["▒▒ Dark"] == {"seat1"}


def test_a_building_that_may_be_captured_is_lit() -> None:
    s = sample_board()
    answer(s, NOTE_5_MOVE)
    styles = styles_of(s)
    assert styles["IF"] == {"seat1-lit"}
    assert styles["SQ"] == {"seat1-piece"}


def test_one_building_has_no_gap_between_its_squares_and_two_have_one() -> None:
    row = GAME.draw(GAME.view(sample_board(), None), ENGLISH)[2]
    squares = row[2:-1]
    gaps = [style for text, style in squares[1::2]]
    assert [text for text, _ in squares[1::2]] == [" "] * 9
    assert gaps == ["empty", "empty", "seat1-piece", "empty", "empty", "seat1-piece", "empty", "empty", "empty"]
