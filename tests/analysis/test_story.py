"""The story: sentences that are true of the figures they are made of."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from beffroi.analysis.account import Account, Figure
from beffroi.analysis.line import Point
from beffroi.analysis.story import Sentence, StorySource, story_of
from beffroi.analysis.story import told as said
from beffroi.analysis.turning import TurningPoint
from beffroi.core.model import Result, Rule
from beffroi.core.sheet import ScoreLine, ScoreSheet, SeatScore
from beffroi.games import find
from beffroi.text import LANGUAGES, Texts
from tests.core.positions import ANN, BOB
from tests.toy.rulebook import Bid

WON, DRAWN = Result("rounds", (1, 2), (30, 10)), Result("rounds", (1, 1), (20, 20))
SHEET = ScoreSheet((SeatScore(), SeatScore()))
ROUNDS = "points-from"


def line(*chances: float) -> tuple[Point, ...]:
    """Ann's chances, moment by moment."""
    return tuple(Point(number, (each, 1 - each), (0.01, 0.01)) for number, each in enumerate(chances))


def whats(told: StorySource) -> list[str]:
    return [each.what for each in story_of(told)]


def facts(told: StorySource, what: str) -> dict[str, object]:
    return next(each.facts for each in story_of(told) if each.what == what)


def test_a_game_is_open_before_it_begins_unless_somebody_is_the_favourite() -> None:
    assert whats(StorySource(WON, SHEET, line(0.5, 1)))[0] == "open-start"
    assert facts(StorySource(WON, SHEET, line(0.7, 1)), "favourite") == {"seat": ANN, "percent": 70}


def test_who_was_ahead_all_the_time_is_said_to_have_been() -> None:
    assert "always-ahead" in whats(StorySource(WON, SHEET, line(0.5, 0.6, 0.8, 1)))


def test_who_came_back_is_told_from_the_worst_moment_and_since_when_nobody_was_ahead() -> None:
    told = StorySource(WON, SHEET, line(0.5, 0.2, 0.1, 0.4, 0.7, 1))
    assert facts(told, "came-back") == {"seat": ANN, "percent": 10, "number": 2}
    assert "nearly" not in whats(told), "between two it says the same"
    assert facts(told, "ahead-since") == {"seat": ANN, "number": 4, "percent": 70}


def test_who_else_had_nearly_won_is_told_and_that_it_was_not_certain() -> None:
    three = Result("rounds", (1, 2, 3), (30, 20, 10))
    points = tuple(Point(each, (1 - chance, chance, 0.0), (0.01,) * 3) for each, chance in enumerate((0.4, 0.998, 0)))
    told = StorySource(three, ScoreSheet((SeatScore(),) * 3), points)
    assert facts(told, "came-back")["percent"] == 0
    assert facts(told, "nearly") == {"seat": BOB, "percent": 99, "number": 1}


def test_a_victory_that_is_shared_has_no_single_winner() -> None:
    assert facts(StorySource(DRAWN, SHEET, line(0.5, 0.5)), "shared") == {"seats": (ANN, BOB)}


def test_the_answer_that_cost_most_is_named_and_that_there_was_none_too() -> None:
    one = TurningPoint(4, BOB, Bid(3), Bid(1), fall=0.2, band=0.05, rule="2")
    two = TurningPoint(6, BOB, Bid(3), Bid(1), fall=0.4, band=0.05, rule="2")
    told = StorySource(WON, SHEET, line(0.5, 1), (one, two))
    assert facts(told, "worst-turn") == {"seat": BOB, "percent": 40, "number": 6}
    hidden = replace(told, is_open=False)
    assert facts(hidden, "worst-turn-known") == {"seat": BOB, "percent": 40, "number": 6}, "the line knew more"
    assert "no-turn" in whats(StorySource(WON, SHEET, line(0.5, 1)))
    assert not {"no-turn", "worst-turn"} & set(whats(StorySource(WON, SHEET, line(0.5, 1), None)))


def test_the_deal_that_brought_somebody_most_is_told_unless_the_line_is_too_uncertain() -> None:
    told = StorySource(WON, SHEET, line(0.5, 0.56, 0.36, 0.5, 0.51, 1), deals=[1, 2, 4])
    assert facts(told, "deal") == {"seat": BOB, "percent": 20, "number": 2}
    assert "deal" not in whats(replace(told, deals=[4])), "it was too small"
    unsure = tuple(replace(point, bands=(0.2, 0.2)) for point in told.points)
    assert "deal" not in whats(replace(told, points=unsure))


def test_luck_is_told_where_the_account_is_sure_of_it() -> None:
    lucky = Account(ANN, 0.5, (Figure("chance", 0.3, 0.05), Figure("rest", 0.2, 0.05)))
    unlucky = Account(BOB, -0.5, (Figure("chance", -0.35, 0.05), Figure("rest", -0.15, 0.05)))
    told = StorySource(WON, SHEET, line(0.5, 1), accounts=(lucky, unlucky))
    assert facts(told, "unlucky") == {"seat": BOB, "percent": 35}
    assert "lucky" in whats(StorySource(WON, SHEET, line(0.5, 1), accounts=(lucky,)))


def test_where_most_points_came_from_is_cited_from_the_score_sheet() -> None:
    lines = tuple(ScoreLine(Rule("1"), what, (points,)) for what, points in (("cards", 20), ("purse", 10)))
    told = StorySource(WON, ScoreSheet((SeatScore(lines), SeatScore())), line(0.5, 1))
    cited = next(each for each in story_of(told) if each.what == ROUNDS)
    assert (cited.facts, cited.score_line) == ({"seat": ANN, "points": 20, "total": 30}, lines[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    texts = Texts(language, find("cathedral"))
    figures = {"seat": ANN, "seats": (ANN, BOB), "percent": 40, "number": 7, "points": 3, "total": 9}
    for what in ("favourite", "open-start", "shared", "came-back", "nearly", "always-ahead", "ahead-since"):
        assert said(Sentence(what, figures), texts)
    assert "1" in said(Sentence("came-back", figures | {"percent": 0}), texts)
    assert "1" in said(Sentence("came-back", {"seat": ANN, "percent": 0, "number": 2}), texts)
    for what in ("no-turn", "worst-turn", "worst-turn-known", "deal", "lucky", "unlucky"):
        assert said(Sentence(what, figures), texts)
