"""Choices that are not listed: counted, searched, walked through and sampled like those that are."""

from __future__ import annotations

from random import Random

import pytest

from beffroi.core.action import Seat
from beffroi.games.bastide.choices import Counters, Offers, Shares, Targets, Turns
from beffroi.games.bastide.material import PROMISES
from beffroi.games.bastide.rulebook import Bid, Burn, Offer, Pass, Play, Propose, Raid, Split

TARGETS = Targets(Burn, [("A1.1", "A1.2", "A1.3"), ("R1.1",), ()], (1, 2))
SHARES = Shares(((Seat(0), 2), (Seat(2), 4), (Seat(3), 2)), 5)
OFFERS = Offers(3, ((Seat(1), 2), (Seat(2), 0)), PROMISES, 3)
COUNTERS = Counters(((4, Offers(1, ((Seat(1), 2),), PROMISES, 3)), (7, Offers(1, ((Seat(2), 0),), PROMISES, 3))))
KINDS = ["targets", "shares", "offers", "counters"]

every_kind = pytest.mark.parametrize("offered", [TARGETS, SHARES, OFFERS, COUNTERS], ids=KINDS)


@every_kind
def test_what_is_walked_through_is_counted_contained_and_never_twice(offered: Targets[Burn] | Shares | Offers) -> None:
    listed = list(offered)
    assert len(listed) == len(set(listed)) == len(offered)
    assert all(action in offered for action in listed)


@every_kind
def test_a_sample_reaches_everything(offered: Targets[Burn] | Shares | Offers) -> None:
    class Told:
        def __init__(self, number: int) -> None:
            self.number = number

        def randrange(self, _stop: int, /) -> int:
            return self.number

    assert [offered.sample(Told(number)) for number in range(len(offered))] == list(offered)


def test_targets_come_from_one_pool() -> None:
    assert len(TARGETS) == 3 + 3 + 1
    assert Burn(("A1.1", "A1.3")) in TARGETS
    for wrong in (("A1.1", "R1.1"), ("A1.2", "A1.1"), ("A1.1", "A1.1"), (), ("A1.1", "A1.2", "A1.3"), ("B1.1",)):
        assert Burn(wrong) not in TARGETS
    assert not TARGETS.__contains__(Raid(("A1.1",)))


def test_shares_add_up_and_stay_within_the_claims() -> None:
    assert set(SHARES) == {Split((a, b, c)) for a in range(3) for b in range(5) for c in range(3) if a + b + c == 5}
    for wrong in ((2, 4), (3, 2, 0), (1, 1, 1), (-1, 4, 2)):
        assert Split(wrong) not in SHARES
    assert not SHARES.__contains__(Bid(5))


def test_offers_to_one_seat_hold_a_promise_or_two_amounts() -> None:
    assert Offer(Seat(1), 3, 2, "none") in OFFERS
    assert Offer(Seat(2), 3, 0, "build-R1") in OFFERS
    assert Offer(Seat(1), 0, 2, "spare") in OFFERS
    for wrong in (
        Offer(Seat(1), 3, 2, "spare"),
        Offer(Seat(1), 4, 0, "none"),
        Offer(Seat(2), 0, 1, "none"),
        Offer(Seat(0), 1, 0, "none"),
        Offer(Seat(1), 0, 0, "none"),
        Offer(Seat(1), 1, 0, "the moon"),
    ):
        assert wrong not in OFFERS
    assert not OFFERS.__contains__(Bid(1))


def test_a_sampled_turn_is_a_tile_as_often_as_a_project() -> None:
    turns = Turns(tuple(Propose(f"{number}") for number in range(14)), (Play("house"),))
    rng = Random(3)
    tiles = sum(isinstance(turns.sample(rng), Play) for _ in range(400))
    assert 160 < tiles < 240
    assert Turns((), ()).sample(rng) == Pass()
