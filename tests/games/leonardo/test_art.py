"""Article 7: works of art."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.core.action import CHANCE
from beffroi.core.ask import YesNo
from beffroi.core.engine import choices, play, waiting
from beffroi.core.pile import Pile
from beffroi.games.leonardo.art import BuyWorks
from beffroi.games.leonardo.material import WORKS
from beffroi.games.leonardo.rulebook import Accept, BuyWork, Decline, Draw, Exhibit, LeonardoOptions, Offer, R
from beffroi.games.leonardo.state import Leonardo
from beffroi.games.leonardo.turn import RollDevice
from tests.games.leonardo.table import A, B, asked, city, facts, is_rolling, say, why
from tests.support.marks import allows, prevents, refuses, states


def buying(**given: Any) -> Leonardo:
    usual: dict[str, Any] = {"owners": {18: A}}
    return city(3, **(usual | given))


@allows(R.ART)
def test_before_the_roll_a_work_may_be_bought_for_50_florins() -> None:
    s = buying()
    assert (waiting(s), s.agenda[0], s.agenda[1]) == ((A,), BuyWorks(A), RollDevice(A))
    events = play(s, A, BuyWork())
    assert facts(events, "paid-bank") == {"seat": A, "florins": 50, "reason": "work"}
    assert s.purses[A] == 200


@allows(R.ART)
def test_works_are_drawn_one_by_one_and_exhibited_at_once_for_all_to_see() -> None:
    s = buying(owners={18: A, 20: A})
    play(s, A, BuyWork())
    assert s.agenda[0].odds(s) == tuple((Draw(work), count) for work, count in WORKS)
    assert facts(play(s, CHANCE, Draw("90")), "work-drawn") == {"seat": A, "value": 90}
    assert list(choices(s, A)) == [Exhibit(18), Exhibit(20)]
    assert facts(play(s, A, Exhibit(20)), "exhibited") == {"seat": A, "space": "20", "value": 90}
    assert s.works[20] == (90,)
    assert s.art.count("90") == 3
    assert asked(s) == BuyWorks(A, 1)


@allows(R.ART)
def test_one_may_stop_at_any_time() -> None:
    s = buying()
    say(s, (A, BuyWork()), (CHANCE, Draw("10")), (A, Exhibit(18)), (A, Decline()))
    assert is_rolling(s)
    assert s.purses[A] == 200


@prevents(R.ART)
def test_no_more_than_four_works_are_bought_in_a_turn() -> None:
    s = buying(owners={18: A, 20: A}, purses=(1000, 0, 0))
    for space in (18, 18, 20, 20):
        say(s, (A, BuyWork()), (CHANCE, Draw("50")), (A, Exhibit(space)))
    assert is_rolling(s)
    assert s.purses[A] == 800


@states(R.ART)
@pytest.mark.parametrize(
    ("given", "times"),
    [
        ({"purses": (1000, 0, 0)}, 4),
        ({"purses": (120, 0, 0)}, 2),
        ({"works": {18: (50, 50, 50)}}, 1),
        ({"works": {18: (50, 50, 50)}, "owners": {18: A, 20: A}, "purses": (1000, 0, 0)}, 4),
    ],
    ids=["four a turn", "as many as one can pay", "as many as there is room for", "in all palaces"],
)
def test_the_question_says_how_many_works_can_still_be_bought(given: dict[str, Any], times: int) -> None:
    assert choices(buying(**given), A).ask() == YesNo(BuyWork(), Decline(), times=times)


@refuses(R.ART)
def test_a_palace_exhibits_four_works_at_most() -> None:
    s = buying(owners={18: A, 20: A}, works={18: (50, 50, 50, 40)})
    say(s, (A, BuyWork()), (CHANCE, Draw("50")))
    assert why(s, A, Exhibit(18)) == [("7", "palace-full", {"space": "18", "works": (50, 50, 50, 40)})]
    assert list(choices(s, A)) == [Exhibit(20)]


@refuses(R.ART)
def test_a_work_goes_to_an_own_palace_and_never_to_a_bridge() -> None:
    s = buying(owners={18: A, 20: B, 21: A, 13: B})
    say(s, (A, BuyWork()), (CHANCE, Draw("50")))
    assert why(s, A, Exhibit(20)) == [("7", "not-your-palace", {"space": "20"})]
    assert why(s, A, Exhibit(21)) == [("7", "no-works-on-bridges", {"space": "21"})]
    assert [key for _, key, _ in why(s, A, Exhibit(13))] == ["not-your-palace", "no-works-on-bridges"]


@refuses(R.BOARD)
@pytest.mark.parametrize("space", [-1, 0, 1, 3, 7, 9, 33])
def test_a_work_needs_a_palace(space: int) -> None:
    s = buying()
    say(s, (A, BuyWork()), (CHANCE, Draw("50")))
    assert why(s, A, Exhibit(space)) == [("3", "no-palace-there", {})]


@prevents(R.ART)
@pytest.mark.parametrize(
    "given",
    [
        {"purses": (45, 250, 250)},
        {"owners": {20: B}},
        {"owners": {21: A}},
        {"works": {18: (50, 50, 50, 50)}},
        {"options": LeonardoOptions(alliances="never", no_early_works=True)},
    ],
    ids=["no florins", "no palace", "only a bridge", "no room", "first round"],
)
def test_who_can_buy_no_work_is_not_asked(given: dict[str, object]) -> None:
    assert is_rolling(buying(**given))


@prevents(R.ART)
def test_when_the_pile_is_empty_there_are_no_more_works() -> None:
    s = city(3, steps=(BuyWorks(A),), owners={18: A})
    s.art = Pile()
    assert waiting(s) != (A,)
    assert BuyWorks(A).asks(s) == ()


@states(R.ART)
def test_without_works_in_the_first_round_they_come_in_the_second() -> None:
    s = buying(options=LeonardoOptions(no_early_works=True), round_=2)
    assert asked(s) == BuyWorks(A)


@prevents(R.ART)
def test_an_exhibited_work_is_never_moved() -> None:
    s = city(3, owners={18: A, 20: A}, works={18: (10, 20)})
    s.agenda = s.agenda[-2:]
    say(s, (A, Offer(B, (18,), 0, (), 5)), (B, Accept(1)))
    assert s.works[18] == (10, 20), "it stays when its palace changes hands"


@allows(R.ART)
def test_the_price_is_50_whatever_the_value() -> None:
    for work in ("10", "90"):
        s = buying()
        say(s, (A, BuyWork()), (CHANCE, Draw(work)), (A, Exhibit(18)))
        assert s.purses[A] == 200
        assert s.capital(A) == 200 + 70 + int(work)
