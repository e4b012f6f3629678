"""What a bot values in Cardinal: its last section."""

from __future__ import annotations

from beffroi.bots.evaluation import weigh, worth
from beffroi.core.engine import choices
from beffroi.core.model import Result
from beffroi.games.cardinal import GAME
from beffroi.games.cardinal.state import Cardinal
from beffroi.games.cardinal.taste import TASTE, prospects
from tests.games.cardinal.towns import A, B, C, town

CROWDED = "R/B/Y/G R1G1/R1/B1/R1 - PRnM14,HBnL14,PYeL15,HGnN15,PReN16 N18 b1"


def best(s: Cardinal, seat: int) -> str:
    actions = list(choices(s, A if seat == 0 else B))
    weights = weigh(GAME, s, A if seat == 0 else B, actions)
    return GAME.write(actions[weights.index(max(weights))])


def test_the_most_markers_are_taken() -> None:
    assert best(GAME.read_position(CROWDED), B) == "TBnM15"  # it touches three colours


def test_a_marker_of_a_rivals_colour_is_worth_more_than_one_of_nobodys() -> None:
    s = town("HRnM12", "b1")
    richer, poorer = town("HRnM12 TBnM11", "b2"), s
    assert worth(GAME, richer, B) > worth(GAME, poorer, B)


def test_the_cardinal_is_put_where_the_next_seat_would_gain_most() -> None:
    s = GAME.read_position(CROWDED.replace("b1", "c0"))
    assert prospects(s, B)[0] == 3
    assert best(s, A) == "CAnM15"


def test_a_seat_that_has_left_threatens_nothing() -> None:
    assert prospects(town("HRnM12", "b1", left="2"), C) == (0, 0)


def test_winning_is_worth_everything() -> None:
    s = GAME.read_position(CROWDED)
    s.result, s.agenda = Result("most-points", (1, 2, 3, 4), (9, 8, 7, 6)), ()
    assert (worth(GAME, s, A), worth(GAME, s, B)) == (1, 0)


def test_the_reasons_count_markers_points_and_what_is_left_to_the_next_seat() -> None:
    reasons = TASTE.reasons(GAME.read_position(CROWDED), B, GAME.read("TBnM15"))
    assert [reason.why for reason in reasons][:4] == ["takes-markers"] * 3 + ["earns-points"]
    assert "costs-points" in [reason.why for reason in reasons]


def test_a_colour_is_as_good_as_another() -> None:
    s = GAME.read_position("-/-/- -/-/- - - - t0")
    assert [reason.why for reason in TASTE.reasons(s, A, GAME.read("TakeColour R"))] == ["any-colour"]
