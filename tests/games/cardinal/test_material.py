"""Article II: four colours of two houses, two towers, two places and twelve markers each."""

from __future__ import annotations

from collections import Counter

import pytest

from beffroi.games.cardinal import GAME
from beffroi.games.cardinal.material import CELLS, COLOURS, FORM_OF, MARKERS, MOST_BUILDINGS
from beffroi.games.cardinal.rulebook import Build, Move, R, TakeColour, TakeMarker
from tests.games.cardinal.towns import answer, first_building, town, why_not
from tests.support.marks import refuses, states

TWO_RED_HOUSES = "HRnM12 PBnM11 HRnO11 TGnP11"


@states(R.MATERIAL)
def test_there_are_twenty_four_buildings_two_of_each_form_in_each_colour() -> None:
    stock = dict(GAME.view(first_building(), None).stock)
    assert sum(stock.values()) == MOST_BUILDINGS == 24
    assert Counter(piece[0] for piece in stock) == {"H": 4, "T": 4, "P": 4}
    assert set(stock.values()) == {2}


@states(R.MATERIAL)
def test_there_are_twelve_markers_a_colour() -> None:
    supply = GAME.view(first_building(), None).supply
    assert supply == tuple((colour, MARKERS) for colour in COLOURS)
    assert sum(count for _, count in supply) == 48


@states(R.MATERIAL)
def test_houses_and_towers_cover_one_square_and_places_two() -> None:
    sizes = {form: {len(cells) for cells in CELLS[form].values()} for form in "HTP"}
    assert sizes == {"H": {1}, "T": {1}, "P": {2}}


@states(R.MATERIAL)
def test_what_is_built_leaves_the_stock() -> None:
    s = first_building()
    answer(s, "HRnM12")
    assert dict(GAME.view(s, None).stock)["HR"] == 1


@refuses(R.MATERIAL)
def test_nobody_builds_a_third_house_of_a_colour() -> None:
    s = town(TWO_RED_HOUSES, "b0")
    (reason,) = why_not(s, "HRnL13")
    assert (reason.rule, reason.why, reason.facts) == (R.MATERIAL, "none-left", {"piece": "HR"})


@refuses(R.MATERIAL)
@pytest.mark.parametrize("piece", ["", "XX", "CT", "NA", "CA", "H", "RH"])
def test_what_is_no_building_cannot_be_built(piece: str) -> None:
    (reason,) = why_not(first_building(), Build(piece, "n", 0, -1))
    assert (reason.rule, reason.why) == (R.MATERIAL, "no-such-building")


@refuses(R.MATERIAL)
@pytest.mark.parametrize(("piece", "facing"), [("HR", "e"), ("TR", "s"), ("PR", "s"), ("PR", "w"), ("PR", "")])
def test_a_turn_that_looks_like_another_is_refused_so_that_every_building_has_one_name(piece: str, facing: str) -> None:
    (reason,) = why_not(first_building(), Build(piece, facing, 1, -1))
    assert (reason.rule, reason.why) == (R.MATERIAL, "no-such-facing")
    assert reason.facts == {"piece": piece, "facings": tuple(CELLS[FORM_OF[piece]])}


@refuses(R.MATERIAL)
@pytest.mark.parametrize("colour", ["", "RB", "r", "purple"])
def test_there_are_no_other_colours(colour: str) -> None:
    colours = GAME.read_position("-/-/-/- -/-/-/- - - - t0")
    marker = town("HRnM12", "m0", cardinal="-")
    for reasons in (why_not(colours, TakeColour(colour)), why_not(marker, TakeMarker(colour))):
        assert [(reason.rule, reason.why) for reason in reasons] == [(R.MATERIAL, "no-such-colour")]


@refuses(R.MATERIAL)
@pytest.mark.parametrize(("piece", "facing"), [("HR", "n"), ("CA", "e"), ("CT", "n")])
def test_nothing_but_the_cardinal_is_put_in_its_place(piece: str, facing: str) -> None:
    s = town("HRnM12", "c0", cardinal="-")
    (reason,) = why_not(s, Move(piece, facing, 1, -1))
    assert (reason.rule, reason.why) == (R.MATERIAL, "not-the-cardinal")
