"""Quality: what is counted while bots play."""

from __future__ import annotations

import pytest

from beffroi.bots.quality import Course, QualityTerms, SelfPlay, summary, watch
from beffroi.core.action import Seat
from beffroi.core.game import AnyGame
from beffroi.games import NAMES, find, quality_of
from beffroi.text import LANGUAGES, Texts
from tests.core.positions import ANN, BOB

CARDINAL = QualityTerms((SelfPlay("cardinal", 2, "novice"), SelfPlay("cardinal", 3, "random")), games=2, seed=5)


def course(number: int, ending: str, places: tuple[int, ...], first: Seat = ANN) -> Course:
    return Course(
        table=0,
        number=number,
        ending=ending,
        places=places,
        first=first,
        questions=10 * (number + 1),
        forced=2,
        lead_changes=number,
        counts={"turns": 20, "passes": number},
    )


def test_every_table_plays_its_first_game_before_any_plays_its_second() -> None:
    assert list(CARDINAL.numbers()) == [(0, 0), (1, 0), (0, 1), (1, 1)]


def test_the_same_terms_give_the_same_games() -> None:
    assert watch(CARDINAL, 0, 1) == watch(CARDINAL, 0, 1)


def test_the_turns_and_questions_of_a_game_are_counted() -> None:
    seen = watch(CARDINAL, 0, 0)
    assert seen.ending in find("cardinal").endings
    assert 0 < seen.counts["turns"] <= seen.questions + seen.forced


def test_a_summary_gives_shares_and_means_in_whatever_order_games_were_played() -> None:
    courses = [course(1, "draw", (1, 1), first=BOB), course(0, "most-points", (1, 2))]
    (row,) = summary(QualityTerms(CARDINAL.tables[:1], 2, 5), courses)
    assert row.endings == {"most-points": 0.5, "draw": 0.5}
    assert (row.turns, row.questions, row.forced, row.lead_changes) == (20, 7.5, 1, 0.5)
    assert (row.wins, row.first) == ((0.75, 0.25), 0.75)
    assert row.counts == {"passes": 0.5}


def test_a_table_with_options_plays_by_them_and_says_so() -> None:
    tables = tuple(SelfPlay("bastide", 3, "apprentice", options) for options in ({}, {"negotiation": False}))
    terms = QualityTerms(tables, games=1, seed=5)
    usual, silent = summary(terms, [watch(terms, table, 0) for table in range(2)])
    assert usual.counts["offers"] > silent.counts["offers"] == 0
    assert (usual.options, silent.options) == ({}, {"negotiation": False})


def test_a_table_without_games_has_empty_figures() -> None:
    first, _ = summary(CARDINAL, ())
    assert (first.games, first.endings, first.turns) == (0, {}, 0.0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_whatever_a_game_counts_has_a_name(name: str, language: str) -> None:
    game = find(name)
    texts = Texts(language, game)
    assert all(texts.has(f"count-{what}") for what in quality_of(game).counts)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_counts_what_it_says_and_nothing_else(name: str) -> None:
    game = find(name)
    seen = watched(game)
    assert seen.counts["turns"] > 0
    assert seen.counts.keys() <= {"turns", *quality_of(game).counts}


def watched(game: AnyGame) -> Course:
    return watch(QualityTerms((SelfPlay(game.name, min(game.seats), "novice"),), 1, 3), 0, 0)
