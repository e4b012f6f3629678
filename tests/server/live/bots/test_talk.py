"""What is said out of turn waits for those who can answer it."""

from __future__ import annotations

from beffroi.core.engine import after
from beffroi.games.bastide.rulebook import EXCUSES, Accept, Bid, Drop, Offer, Refuse
from beffroi.server.live.bots.talk import opened_up, sayable, still_open
from tests.games.bastide.test_talk import bidding
from tests.games.bastide.towns import BLUE, GREEN


def test_an_offer_waits_for_the_one_it_speaks_to_until_they_answer_or_seals() -> None:
    s = bidding()
    offered = after(s, BLUE, Offer(GREEN, 2, 0, "none"))
    waited_for = opened_up(s, offered, BLUE)
    assert waited_for == {GREEN: {Accept(1), Drop(1), *(Refuse(1, excuse) for excuse in EXCUSES)}}
    for answer in (Accept(1), Drop(1), Bid(0)):
        assert not waited_for[GREEN] & sayable(after(offered, GREEN, answer), GREEN)


def test_what_was_answered_is_no_longer_waited_for() -> None:
    s = bidding()
    offered = after(s, BLUE, Offer(GREEN, 2, 0, "none"))
    awaited = opened_up(s, offered, BLUE)
    assert still_open(offered, awaited) == awaited
    assert still_open(after(offered, GREEN, Drop(1)), awaited) == {}
