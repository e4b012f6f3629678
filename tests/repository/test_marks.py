"""A mark of a test says what was observed of its article, and nothing else."""

from __future__ import annotations

import pytest

from beffroi.core.action import Seat
from beffroi.core.engine import choices, play, refusals, waiting
from tests.core.positions import bidding
from tests.support.marks import Observed, observing
from tests.toy.rulebook import Bid, R

ANN = Seat(0)


def observed(monkeypatch: pytest.MonkeyPatch, amount: int) -> Observed:
    """What is observed when Ann bids, as far as she may."""
    s = bidding(2)
    with observing(monkeypatch) as seen:
        if not refusals(s, ANN, Bid(amount)):
            play(s, ANN, Bid(amount))
    return seen


def test_an_answer_that_is_played_shows_what_its_article_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    assert observed(monkeypatch, 1).shows(R.BID.ref) == ("allows", "prevents")


def test_an_answer_that_is_refused_shows_what_its_article_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    assert observed(monkeypatch, -1).shows(R.BID.ref) == ("states", "refuses")


def test_what_is_only_looked_at_shows_neither(monkeypatch: pytest.MonkeyPatch) -> None:
    with observing(monkeypatch) as seen:
        s = bidding(2)
        assert len(choices(s, waiting(s)[0])) > 1
    assert seen.shows(R.BID.ref) == ("states", "prevents")


def test_nothing_is_watched_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = observed(monkeypatch, 1)
    before = set(seen.happened)
    play(bidding(2), ANN, Bid(1))
    R.DRAW.no("anything")
    assert (seen.happened, seen.refused) == (before, set())
