"""Article V: the game ends when nobody can build; markers are counted, one colour double; the cathedral breaks ties."""

from __future__ import annotations

from beffroi.core.engine import after, choices, waiting
from beffroi.games.cardinal import GAME
from beffroi.games.cardinal.count import contacts, totals
from beffroi.games.cardinal.rulebook import R
from tests.games.cardinal.towns import A, B, C, D, answer, counted, town
from tests.support.marks import allows, prevents, states
from tests.support.told import told

LAST_MOVE = (
    "Y/R/G/B R1B4/Y3/R3B1Y1/R1G2 - PGnN12,HBnL13,PYeK13,HRnM14,TGnN14,HBnN11,PYeN9,HRnJ14,PGeI13,TBnM15,HYnL15,TRnL16,"
    "HGnK16,PBeJ16,HYnM16,PRnM17,TGnL12 P12 c2"
)
"""The Cardinal on L11 closes the last site there is; anywhere else the game goes on."""


@allows(R.END)
def test_the_game_ends_as_soon_as_nobody_can_build() -> None:
    s = GAME.read_position(LAST_MOVE)
    events = answer(s, "CAnL11")
    assert told(events, "nobody-can-build") == [{}]
    assert waiting(s) == ()
    assert s.result is not None


@prevents(R.END)
def test_the_game_goes_on_while_anybody_can_build() -> None:
    s = GAME.read_position(LAST_MOVE)
    going_on = [action for action in choices(s, C) if after(s, C, action).result is None]
    assert {GAME.write(action) for action in going_on} >= {"CAnN8", "CAnM9", "CAnO9", "CAnM10"}
    assert "CAnL11" not in {GAME.write(action) for action in going_on}


@prevents(R.END)
def test_nothing_is_answered_after_the_end() -> None:
    s = GAME.read_position(LAST_MOVE)
    answer(s, "CAnL11")
    assert GAME.view(s, None).position.split()[-1].startswith("=")
    assert s.agenda == ()


@prevents(R.END)
def test_buildings_that_could_not_be_built_count_for_nothing() -> None:
    s = GAME.read_position(LAST_MOVE)
    answer(s, "CAnL11")
    assert sum(count for _, count in GAME.view(s, None).stock) == 7
    assert s.result is not None
    assert s.result.points == totals(s)
    bare, _ = counted("R/B/G/Y", "1.2.0.0/0.0.3.0/0.0.0.0/0.0.0.1")
    built, _ = counted("R/B/G/Y", "1.2.0.0/0.0.3.0/0.0.0.0/0.0.0.1", "HRnA1 TBnC3 PGnE5")
    assert bare.points == built.points


@allows(R.COUNT)
def test_everybody_receives_the_unused_markers_of_his_colour() -> None:
    _, events = counted("R/B/G/Y", "1.2.0.0/3.0.0.0/0.0.0.0/8.0.0.0")
    assert told(events, "unused-markers") == [
        {"seat": A, "colour": "R", "markers": 0},
        {"seat": B, "colour": "B", "markers": 10},
        {"seat": C, "colour": "G", "markers": 12},
        {"seat": D, "colour": "Y", "markers": 12},
    ]


@allows(R.COUNT)
def test_a_marker_is_a_point_and_the_best_colour_counts_double() -> None:
    result, events = counted("R/B/G/Y", "4.2.1.0/5.1.0.0/3.0.1.0/0.9.0.11")
    assert told(events, "counted")[0] == {"seat": A, "markers": 7, "colour": "R", "best": 4, "points": 11}
    assert result.points == (4 + 4 + 2 + 1, 5 + 5 + 1, 3 + 11 + 11, 9 + 12 + 12)


@allows(R.COUNT)
def test_the_doubled_colour_may_be_one_of_another_seat() -> None:
    _, events = counted("R/B/G/Y", "0.6.1.0/12.0.0.0/0.0.0.0/0.0.0.0")
    assert told(events, "counted")[0] == {"seat": A, "markers": 7, "colour": "B", "best": 6, "points": 13}


@states(R.COUNT)
def test_everybody_s_markers_are_shown_sorted_by_colour() -> None:
    view = GAME.view(GAME.read_position(LAST_MOVE), None)
    assert view.markers[A] == (("R", 1), ("B", 4), ("G", 0), ("Y", 0))
    assert all([colour for colour, _ in own] == ["R", "B", "G", "Y"] for own in view.markers)


@prevents(R.COUNT)
def test_only_one_colour_counts_double() -> None:
    result, _ = counted("R/B/G/Y", "3.3.3.3/9.0.0.0/0.0.0.0/0.0.0.0")
    assert result.points[A] == 12 + 3


@prevents(R.COUNT)
def test_nobody_receives_the_unused_markers_of_another() -> None:
    result, _ = counted("R/B/G/Y", "0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0")
    assert result.points == (24, 24, 24, 24)


@allows(R.WINNER)
def test_the_most_points_win() -> None:
    result, events = counted("R/B/G/Y", "0.0.0.1/0.0.0.2/0.0.0.3/0.0.0.0")
    assert (result.ending, result.places) == ("most-points", (3, 2, 1, 4))
    assert told(events, "won") == [{"seat": C}]
    assert told(events, "contacts") == []


@allows(R.WINNER)
def test_among_equals_the_most_sides_against_the_cathedral_win() -> None:
    result, events = counted("R/B/G/Y", "0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0", "HRnM12 PBnM14")
    assert (result.ending, result.places) == ("tie-broken", (2, 1, 3, 3))
    assert told(events, "contacts") == [
        {"seat": A, "contacts": 1},
        {"seat": B, "contacts": 2},
        {"seat": C, "contacts": 0},
        {"seat": D, "contacts": 0},
    ]
    assert told(events, "won") == [{"seat": B}]


@states(R.WINNER)
def test_a_place_along_the_cathedral_has_two_contacts_and_one_that_points_at_it_one() -> None:
    along, pointing = town("PRnM14", "m0", cardinal="-"), town("PReN14", "m0", cardinal="-")
    assert (contacts(along, A), contacts(pointing, A)) == (2, 1)


@prevents(R.WINNER)
def test_the_cathedral_decides_nothing_between_unequal_totals() -> None:
    result, _ = counted("R/B/G/Y", "0.0.0.1/0.0.0.0/0.0.0.0/0.0.0.0", "PBnM14")
    assert (result.ending, result.places) == ("most-points", (1, 2, 3, 4))


@prevents(R.WINNER)
def test_equal_in_both_nobody_wins() -> None:
    result, events = counted("R/B/G/Y", "0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0", "HRnM12 TBnN12 HGnL13")
    assert (result.ending, result.places) == ("draw", (1, 1, 1, 4))
    assert told(events, "drawn") == [{"seats": (A, B, C)}]
    assert told(events, "won") == []
