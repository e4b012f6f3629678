"""The town drawn in letters, so that colours are told apart without colour."""

from __future__ import annotations

import pytest

from beffroi.core.picture import Picture
from beffroi.games.cardinal import GAME
from beffroi.games.cardinal.state import Cardinal
from beffroi.text import Texts
from tests.games.cardinal.towns import first_building, town

ENGLISH = Texts("en", GAME)
DRAWN = """\
    L  M  N  O  P
 10    ·  ·
 11 ·  PB PB ·
 12 ·  HR TG HY ·
 13 CA CT NA ·
 14    ·  ·
"""


def drawing(s: Cardinal) -> Picture:
    return GAME.draw(GAME.view(s, None), ENGLISH)


def lines(s: Cardinal) -> list[str]:
    return ["".join(text for text, _ in line).rstrip() for line in drawing(s)]


def test_the_town_is_drawn_with_its_zones_and_the_cardinal() -> None:
    s = town("HRnM12 PBnM11 TGnN12 HYnO12", "b0", cardinal="L13")
    assert lines(s)[:6] == DRAWN.splitlines()


def test_below_it_stands_what_everybody_has() -> None:
    s = town("HRnM12 PBnM11 TGnN12 HYnO12", "b0", cardinal="L13", first="Y")
    assert lines(s)[6:] == [
        "Architect 1 R · 21 points",
        "  buildings HR×1 TR×2 PR×2 · markers Y×1",
        "Architect 2 B · 23 points",
        "  buildings HB×2 TB×2 PB×1 · markers R×1",
        "Architect 3 G · 24 points",
        "  buildings HG×2 TG×1 PG×2 · markers R×1 B×1",
        "Architect 4 Y · 23 points",
        "  buildings HY×1 TY×2 PY×2 · markers G×1",
        "Markers left: R×10 B×11 G×11 Y×11",
    ]


def test_the_fourth_colour_of_three_has_a_line_of_its_own() -> None:
    assert "Fourth colour Y · HY×1 TY×2 PY×2" in lines(town("HYnM12", "b1", seats=3))


def test_before_colours_are_taken_nobody_has_any() -> None:
    assert lines(GAME.setup(2))[-3:] == [
        "Architect 1 · 0 points",
        "Architect 2 · 0 points",
        "Markers left: R×12 B×12 G×12 Y×12",
    ]


def test_every_colour_has_a_style_and_the_last_building_is_lit() -> None:
    spans = {text: style for line in drawing(town("HRnM12 PBnM11 TGnN12 HYnO12", "b0")) for text, style in line}
    assert (spans["HR"], spans["PB"], spans["TG"], spans["HY"]) == (
        "seat2-piece",
        "seat3-piece",
        "seat4-piece",
        "seat0-lit",
    )
    assert (spans["CT"], spans["CA"]) == ("neutral-piece", "neutral-lit")


@pytest.mark.parametrize(("buildings", "gap"), [("PRnM12", "seat2-lit"), ("HRnM12", "empty")])
def test_a_place_has_no_gap_between_its_squares(buildings: str, gap: str) -> None:
    (row,) = [line for line in drawing(town(buildings, "b1")) if line[0][0] == " 12 "]
    first = next(number for number, (text, _) in enumerate(row) if text == buildings[:2])
    assert row[first + 1] == (" ", gap)


def test_an_empty_table_shows_the_cathedral_and_its_zones() -> None:
    assert lines(first_building())[:4] == [
        "    L  M  N  O",
        " 12    ·  ·",
        " 13 ·  CT NA ·",
        " 14    ·  ·",
    ]
