"""Results for other programs."""

from __future__ import annotations

import csv
import io
import json

import pytest

from beffroi.tournament.export import as_csv, as_json, safe
from beffroi.tournament.log import Entered, Paired, Scored, Tournament, tournament_of
from beffroi.tournament.terms import Terms

TERMS = Terms("any", 2, "round-robin")


def evil() -> Tournament:
    entered = [Entered(0, '=HYPERLINK("http://x")', None, "guest-a"), Entered(1, "@SUM(A1)", "novice")]
    return tournament_of(TERMS, [*entered, Paired(0, ((0, 1),)), Scored(0, 0, (2, 1), (-3, 4))])


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t", "\r"])
def test_a_name_that_looks_like_a_formula_is_quoted(start: str) -> None:
    assert safe(f"{start}1+1") == f"'{start}1+1"
    assert safe(f"a{start}") == f"a{start}"


def test_the_csv_is_safe_and_negative_numbers_stay_numbers() -> None:
    head, first, second = csv.reader(io.StringIO(as_csv(evil())))
    assert head[:6] == ["place", "name", "bot", "total", "games", "byes"]
    assert head[-2:] == ["'@SUM(A1)", '\'=HYPERLINK("http://x")']
    assert first == ["1", "'@SUM(A1)", "novice", "4", "1", "0", "1", "0", "", "4"]
    assert second[3] == second[-2] == "-3"


def test_the_json_tells_everything_but_who_the_guests_are() -> None:
    text = as_json(evil())
    told = json.loads(text)
    assert [row["total"] for row in told["standings"]] == [4, -3]
    assert told["results"][0]["counted"] == [-3, 4]
    assert told["entrants"][1] == {"name": "@SUM(A1)", "bot": "novice", "withdrew": False}
    assert b"guest-a" not in text
