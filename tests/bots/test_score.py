"""What many games say: shares, intervals, ratings."""

from __future__ import annotations

import pytest

from beffroi.bots.arena import ArenaTerms, Met, Pairing
from beffroi.bots.score import report, share_of_win, weight_of, wilson

PAIRING = Pairing("cardinal", 2, ("novice", "random"))
TERMS = ArenaTerms((PAIRING,), games=4, seed=1)
WON, LOST, DRAWN = (1, 2), (2, 1), (1, 1)


def met(*places: tuple[int, ...]) -> list[Met]:
    return [Met(0, number, each) for number, each in enumerate(places)]


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 400, 0.4512, 0.5488), (1.0, 400, 0.9905, 1.0), (0.0, 10, 0.0, 0.2775), (0.7, 50, 0.5625, 0.8090)],
)
def test_wilsons_interval_is_the_one_of_the_books(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=1e-4)


def test_no_game_says_nothing() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("shares", "weight"),
    [
        ((1.0, 0.0, 0.0, 0.0), 4),
        ((0.5, 0.0, 0.5, 0.0), 4 * 3),
        ((0.5, 0.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5), 8 * 6),
        ((0.5, 0.5), 2),
        ((), 0),
    ],
    ids=["alone", "shared", "at most as often as games", "always the same", "none"],
)
def test_wins_that_are_shared_scatter_less_and_so_tell_more(shares: tuple[float, ...], weight: float) -> None:
    assert weight_of(shares, 6) == pytest.approx(weight)


def test_who_shares_the_first_place_shares_the_win() -> None:
    seated = ("novice", "random", "novice")
    assert share_of_win(seated, (1, 2, 3), "novice") == 1
    assert share_of_win(seated, (1, 1, 2), "novice") == 0.5
    assert share_of_win(seated, (1, 1, 1), "random") == pytest.approx(1 / 3)


def test_a_row_counts_wins_by_bot_and_not_by_seat() -> None:
    (row,) = report(TERMS, met(WON, LOST, DRAWN, WON)).rows  # the seats are swapped in the second and fourth
    assert (row.bot, row.against, row.games, row.wins, row.share, row.fair) == ("novice", "random", 4, 2.5, 0.625, 0.5)


def test_with_three_seats_the_fair_share_counts_the_seats() -> None:
    terms = ArenaTerms((Pairing("cardinal", 3, ("novice", "random")),), games=1, seed=1)
    (row,) = report(terms, [Met(0, 0, (1, 2, 3))]).rows
    assert row.fair == pytest.approx(2 / 3, abs=1e-4)


@pytest.mark.parametrize(
    ("places", "verdict"), [((WON, LOST) * 40, "stronger"), ((LOST, WON) * 40, "weaker"), ((DRAWN,) * 80, "open")]
)
def test_a_verdict_needs_the_whole_interval_on_one_side(places: tuple[tuple[int, ...], ...], verdict: str) -> None:
    assert report(TERMS, met(*places)).rows[0].verdict == verdict


def test_the_order_in_which_games_come_in_changes_nothing() -> None:
    games = met(WON, LOST, WON, WON, DRAWN)
    assert report(TERMS, games) == report(TERMS, reversed(games))


def test_who_wins_is_rated_higher_and_less_uncertain_than_at_the_start() -> None:
    novice, random = report(TERMS, met(*(WON, LOST) * 20)).ratings
    assert (novice.bot, random.bot) == ("novice", "random")
    assert novice.mean > 25 > random.mean
    assert novice.error < 25 / 3


def test_faults_are_counted() -> None:
    (row,) = report(TERMS, [Met(0, 0, WON, (("./bot", "late"), ("./bot", "late")))]).rows
    assert row.faults == 2
