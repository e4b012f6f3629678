"""How much one address or one socket may ask of the server."""

from __future__ import annotations

import pytest

from beffroi.server.people import limits
from beffroi.server.people.limits import BURST_SECONDS, LEAST_BURST, Bucket, Limits


class Seconds:
    """The time, as a test lets it pass."""

    now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def seconds(monkeypatch: pytest.MonkeyPatch) -> Seconds:
    passing = Seconds()
    monkeypatch.setattr(limits, "time", passing)
    return passing


def test_a_bucket_gives_so_many_at_once_and_fills_again(seconds: Seconds) -> None:
    bucket = Bucket(2.0, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    seconds.now += 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    seconds.now += 3600
    assert [bucket.take() for _ in range(4)] == [True, True, True, False], "never more than it holds"


@pytest.mark.parametrize(("rate", "most"), [(20.0, 20 * BURST_SECONDS), (0.1, LEAST_BURST)])
@pytest.mark.usefixtures("seconds")
def test_a_bucket_holds_what_it_gives_in_a_while(rate: float, most: float) -> None:
    assert Bucket(rate).left == most


def test_what_is_spent_beyond_it_is_owed_but_not_for_ever(seconds: Seconds) -> None:
    bucket = Bucket(1.0, 2)
    for _ in range(100):
        bucket.spend()
    assert (bucket.left, bucket.used) == (-2, 1.0)
    seconds.now += 3
    assert bucket.take()


@pytest.mark.usefixtures("seconds")
def test_everybody_has_a_bucket_of_their_own() -> None:
    few = Limits(1.0, 1)
    assert few.allow("ann")
    assert not few.allow("ann")
    assert not few.has_left("ann")
    assert few.has_left("bob")
    assert few.allow("bob")


def test_without_a_rate_there_is_no_limit() -> None:
    none = Limits(0)
    for _ in range(1000):
        none.spend("ann")
        assert none.allow("ann")


@pytest.mark.usefixtures("seconds")
def test_those_who_were_seen_longest_ago_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 2)
    few = Limits(1.0, 1)
    for who in ("ann", "bob", "ann", "cid"):
        few.allow(who)
    assert not few.has_left("ann")
    assert few.has_left("bob"), "forgotten"
