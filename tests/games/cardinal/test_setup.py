"""Article III: the cathedral stands, chance draws who begins, everybody takes a colour."""

from __future__ import annotations

import pytest

from beffroi.core.action import CHANCE, Seat
from beffroi.core.engine import choices, play, refusals, waiting
from beffroi.core.model import BadInput
from beffroi.games.cardinal import GAME
from beffroi.games.cardinal.rulebook import Begins, R, TakeColour
from beffroi.games.cardinal.state import Cardinal
from tests.games.cardinal.towns import A, B, C, D, answer, broken, first_building, offered, town, why_not
from tests.support.marks import allows, prevents, refuses, states
from tests.support.told import told


def begun_by(seat: Seat, seats: int = 4) -> Cardinal:
    """A new game in which chance has drawn this seat."""
    s = GAME.setup(seats)
    play(s, CHANCE, Begins(seat))
    return s


@states(R.SETUP)
def test_two_three_or_four_people_play() -> None:
    assert [len(GAME.setup(seats).seats) for seats in (2, 3, 4)] == [2, 3, 4]


@prevents(R.SETUP)
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_nobody_plays_alone_and_five_are_too_many(seats: int) -> None:
    with pytest.raises(BadInput, match="wrong-seats"):
        GAME.setup(seats)


@states(R.SETUP)
def test_the_cathedral_stands_alone_and_the_cardinal_waits_beside_the_table() -> None:
    view = GAME.view(GAME.setup(4), None)
    assert [(part.piece, part.form, part.squares) for part in view.cathedral] == [
        ("CT", "T", ("M13",)),
        ("NA", "H", ("N13",)),
    ]
    assert view.buildings == ()
    assert view.cardinal is None


@states(R.SETUP)
def test_all_markers_lie_sorted_for_everybody_to_see() -> None:
    s = GAME.setup(4)
    assert {GAME.view(s, viewer).supply for viewer in (None, *s.seats)} == {
        (("R", 12), ("B", 12), ("G", 12), ("Y", 12))
    }


@allows(R.SETUP)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_draws_who_begins_and_everybody_is_as_likely(seats: int) -> None:
    s = GAME.setup(seats)
    assert waiting(s) == (CHANCE,)
    assert s.agenda[0].odds(s) == tuple((Begins(seat), 1) for seat in s.seats)
    events = play(s, CHANCE, Begins(B))
    assert told(events, "begins") == [{"seat": B}]


@prevents(R.SETUP)
def test_nobody_draws_himself() -> None:
    s = GAME.setup(4)
    assert refusals(s, A, Begins(A))
    assert refusals(s, CHANCE, Begins(Seat(4)))


@allows(R.SETUP)
def test_colours_are_taken_clockwise_from_whoever_begins() -> None:
    s = begun_by(C)
    askers: list[Seat] = []
    for colour in "GYR":
        askers += waiting(s)
        answer(s, f"TakeColour {colour}")
    assert askers == [C, D, A]
    assert s.colours == ("R", "B", "G", "Y")
    assert waiting(s) == (C,)


@allows(R.SETUP)
def test_the_last_colour_goes_without_a_question_to_whoever_lacks_one() -> None:
    s = begun_by(A)
    events = answer(s, "TakeColour R", "TakeColour B", "TakeColour G")
    assert told(events, "colour-taken")[-1] == {"seat": D, "colour": "Y"}
    assert s.colours[D] == "Y"


@states(R.SETUP)
def test_a_colour_brings_its_six_buildings() -> None:
    pieces = {move[:2] for move in offered(first_building())}
    assert pieces == {"HR", "TR", "PR"}


@refuses(R.SETUP)
def test_a_colour_that_is_taken_cannot_be_taken_again() -> None:
    s = begun_by(A)
    answer(s, "TakeColour R")
    (reason,) = why_not(s, TakeColour("R"))
    assert (reason.rule, reason.why, reason.facts) == (R.SETUP, "colour-taken", {"colour": "R"})
    assert set(choices(s, B)) == {TakeColour("B"), TakeColour("G"), TakeColour("Y")}


@refuses(R.SETUP)
def test_nobody_builds_in_the_colour_of_another() -> None:
    (reason,) = why_not(town("HRnM12", "b1"), "TYnM11")
    assert (reason.rule, reason.why, reason.facts) == (R.SETUP, "not-your-colour", {"colour": "Y"})


@prevents(R.SETUP)
def test_nobody_builds_before_the_colours_are_taken() -> None:
    assert broken(begun_by(A), "HRnM12") == ["T"]
