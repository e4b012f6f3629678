"""Article T: the host's word."""

from __future__ import annotations

import pytest

from beffroi.core.action import CHANCE, HOST
from beffroi.core.engine import play, waiting
from beffroi.core.game import is_offered
from beffroi.core.host import Close, Resign, RunOut
from beffroi.core.model import Result
from beffroi.core.sides import OUT
from beffroi.games.leonardo import GAME
from beffroi.games.leonardo.rulebook import BuyWork, Draw, R
from beffroi.games.leonardo.state import NOBODY
from tests.games.leonardo.table import A, B, C, city, facts, say, whats, why
from tests.support.marks import allows, refuses


@allows(R.TABLE)
@pytest.mark.parametrize("leave", [Resign, RunOut])
def test_what_a_leaver_had_goes_back_to_the_bank_and_the_palaces_are_free(leave: type[Resign | RunOut]) -> None:
    s = city(3, owners={18: A, 20: B}, works={18: (10, 10)}, offices={A: (22,)}, soldiers=(1, 0, 0))
    events = play(s, HOST, leave(A))
    assert whats(events)[0] == ("resigned" if leave is Resign else "out-of-time")
    assert facts(events, "paid-bank") == {"seat": A, "florins": 250, "reason": "leaving"}
    assert (s.owners[18], s.works[18], s.art.count("10")) == (NOBODY, (), 4)
    assert s.office_pile.under == ("22",)
    assert s.sides.standing() == (B, C)
    assert waiting(s) == (B,), "the turn passes on"
    GAME.audit(s)


@allows(R.TABLE)
def test_a_work_that_was_drawn_and_not_yet_exhibited_goes_back_too() -> None:
    s = city(3, owners={18: A})
    say(s, (A, BuyWork()), (CHANCE, Draw("10")), (HOST, Resign(A)))
    assert s.art.count("10") == 4
    for last_word in (Resign(B), Close()):
        s = city(2, owners={18: A})
        say(s, (A, BuyWork()), (CHANCE, Draw("10")), (HOST, last_word))
        assert s.art.count("10") == 4
        GAME.audit(s)


@allows(R.TABLE)
def test_when_one_side_is_left_at_the_table_it_has_won() -> None:
    s = city(2, owners={18: A})
    play(s, HOST, Resign(A))
    assert s.result == Result("last-standing", (2, 1), (0, 250))


@refuses(R.TABLE)
def test_who_is_out_cannot_leave_again_and_who_is_not_waited_for_has_no_clock() -> None:
    s = city(3, allied={1: OUT}, owners={18: A})
    assert why(s, HOST, Resign(B)) == [("T", "not-playing", {"seat": B})]
    assert why(s, HOST, RunOut(C)) == [("T", "not-waited-for", {"seat": C})]


@allows(R.TABLE)
def test_a_table_that_is_closed_has_no_winner_and_all_still_in_the_game_share_the_first_place() -> None:
    s = city(4, allied={1: OUT}, purses=(100, 0, 200, 300))
    assert whats(play(s, HOST, Close()))[0] == "closed"
    assert s.result == Result("closed", (1, 4, 1, 1), (100, 0, 200, 300))


@allows(R.TABLE)
def test_leaving_while_palaces_are_dealt_leaves_the_others_in_the_game() -> None:
    s = GAME.setup(3)
    play(s, HOST, Resign(B))
    GAME.audit(s)
    assert s.sides.standing() == (A, C)


def test_alliances_are_an_option_for_three_and_more() -> None:
    assert [seats for seats in GAME.seats if is_offered(GAME, "alliances", seats)] == [3, 4, 5, 6]
    assert all(is_offered(GAME, name, 2) for name in ("length", "negotiations", "returned_works"))
