"""The host of a table answers for clocks, for those who leave, and for the end of the evening."""

from __future__ import annotations

from typing import ClassVar

import pytest

from beffroi.core.action import CHANCE, HOST, Action, Seat
from beffroi.core.engine import floor, play, refusals, waiting
from beffroi.core.host import HOST_ACTIONS, AtTheTable, Close, Resign, RunOut, TimeUp
from beffroi.core.model import Refusal
from tests.core.positions import ANN, BOB, CID, DOT, bidding, finished, raising, sealed, without
from tests.toy import GAME
from tests.toy.rulebook import R
from tests.toy.state import Fair
from tests.toy.steps import Table


class Plain(AtTheTable[Fair], frozen=True):
    """A table without an agreed time, at which nobody is ever out."""


class Untimed(AtTheTable[Fair], frozen=True):
    """A table that may only be closed."""

    takes: ClassVar[tuple[type[Action], ...]] = (Close,)


def test_the_host_may_speak_while_something_is_asked() -> None:
    assert Plain().asks(bidding()) == (HOST,)
    assert Plain().asks(finished()) == ()


def test_the_host_may_say_what_the_game_takes() -> None:
    s = bidding(2)
    assert set(Plain().choices(s, HOST)) == {Resign(ANN), Resign(BOB), RunOut(ANN), RunOut(BOB), Close()}
    assert set(Table().choices(s, HOST)) == {*Plain().choices(s, HOST), TimeUp()}
    assert set(Untimed().choices(s, HOST)) == {Close()}


def test_what_the_game_does_not_take_is_not_asked() -> None:
    s = bidding()
    s.floor = (Plain(),)
    assert [refusal.why for refusal in refusals(s, HOST, TimeUp())] == ["not-asked"]


def test_everybody_may_resign_while_he_plays() -> None:
    s = without(4, BOB)
    assert refusals(s, HOST, Resign(ANN)) == ()
    assert refusals(s, HOST, Resign(BOB)) == (Refusal(R.TABLE, "not-playing", {"seat": BOB}),)


def test_a_seat_that_has_answered_may_still_resign() -> None:
    assert refusals(sealed(bidding(), (ANN, 1)), HOST, Resign(ANN)) == ()


@pytest.mark.parametrize("seat", [CHANCE, HOST, Seat(3), Seat(10**30)])
def test_nobody_resigns_who_does_not_sit_at_the_table(seat: Seat) -> None:
    assert [refusal.why for refusal in refusals(bidding(), HOST, Resign(seat))] == ["not-playing"]


def test_only_the_clock_of_a_seat_that_is_waited_for_runs_out() -> None:
    s = raising(3, (ANN, 600_000))
    assert refusals(s, HOST, RunOut(ANN)) == ()
    assert refusals(s, HOST, RunOut(BOB)) == (Refusal(R.TABLE, "not-waited-for", {"seat": BOB}),)


def test_the_clock_of_a_seat_that_has_sealed_stands_still() -> None:
    s = sealed(bidding(), (ANN, 1))
    assert [refusal.why for refusal in refusals(s, HOST, RunOut(ANN))] == ["not-waited-for"]


def test_chance_has_no_clock() -> None:
    assert [refusal.why for refusal in refusals(GAME.setup(), HOST, RunOut(CHANCE))] == ["not-waited-for"]


def test_what_the_host_may_say_is_on_the_floor_and_never_waited_for() -> None:
    s = bidding()
    assert HOST not in waiting(s)
    assert len(floor(s, HOST)) == 1


def test_a_game_goes_on_without_who_resigned() -> None:
    s = bidding(4)
    play(s, HOST, Resign(DOT))
    assert waiting(s) == (ANN, BOB, CID)


def test_the_host_has_four_words_for_all_games() -> None:
    assert [word.__name__ for word in HOST_ACTIONS] == ["Resign", "RunOut", "TimeUp", "Close"]
