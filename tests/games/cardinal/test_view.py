"""What a viewer sees: everything, by name, and nothing a browser cannot read."""

from __future__ import annotations

from random import Random

import msgspec

from beffroi.core.codec import encode, fingerprint
from beffroi.core.seen import seen
from beffroi.games.cardinal import GAME
from beffroi.games.cardinal.view import View
from tests.games.cardinal.towns import A, B, first_building, town


def test_everybody_sees_the_same() -> None:
    s = town("HRnM12 PBnM11", "b2")
    assert len({encode(GAME.view(s, viewer)) for viewer in (None, *s.seats)}) == 1


def test_a_view_shows_buildings_markers_cardinal_stock_and_whose_colours() -> None:
    view = GAME.view(town("HRnM12 PBnM11", "b2", cardinal="L13", first="Y"), None)
    house, place = view.buildings
    assert (house.piece, house.form, house.colour, house.squares) == ("HR", "H", "R", ("M12",))
    assert (place.piece, place.facing, place.x, place.y, place.squares) == ("PB", "n", 0, -2, ("M11", "N11"))
    assert view.last == "PB"
    assert view.cardinal is not None
    assert (view.cardinal.x, view.cardinal.y, view.cardinal.name) == (-1, 0, "L13")
    assert view.colours == (("R",), ("B",), ("G",), ("Y",))
    assert dict(view.markers[B]) == {"R": 1, "B": 0, "G": 0, "Y": 0}
    assert dict(view.markers[A])["Y"] == 1
    assert dict(view.stock)["PB"] == 1
    assert dict(view.supply) == {"R": 11, "B": 12, "G": 12, "Y": 11}
    assert view.points == (1 + 11 + 11, 1 + 12 + 12, 24, 11 + 11)


def test_a_view_holds_no_number_that_a_browser_cannot_hold() -> None:
    def numbers(value: object) -> list[int]:
        if isinstance(value, dict):
            return numbers(list(value.values()))
        if isinstance(value, list):
            return [number for each in value for number in numbers(each)]
        return [value] if isinstance(value, int) else []

    s = town("HRnM12 PBnM11 HGnL11", "b3")
    assert max(map(abs, numbers(msgspec.json.decode(encode(seen(GAME, s, s.seats[3])))))) < 2**31


def test_a_view_can_be_read_back() -> None:
    view = GAME.view(town("HRnM12 PBnM11", "b2", seats=3), None)
    assert msgspec.json.decode(encode(view), type=View) == view


def test_a_guess_is_the_position_itself() -> None:
    s = town("HRnM12 PBnM11", "b2")
    assert fingerprint(GAME.guess(seen(GAME, s, None), Random(1))) == fingerprint(s)


def test_before_the_first_building_there_is_no_last_one_and_no_fourth_colour_of_four() -> None:
    view = GAME.view(first_building(), None)
    assert (view.last, view.fourth, view.cardinal) == (None, None, None)
