"""One envelope for every viewer, in which he gets what he may know."""

from __future__ import annotations

from random import Random

import pytest

from beffroi.core.action import HOST, Seat
from beffroi.core.ask import Amount, Pick
from beffroi.core.codec import encode, fingerprint
from beffroi.core.engine import play
from beffroi.core.host import Close, Resign
from beffroi.core.model import Result
from beffroi.core.seen import seen
from tests.core.positions import ANN, BOB, CID, DOT, PURSE, allied, bidding, finished, raising, sealed, without
from tests.toy import GAME
from tests.toy.rulebook import Bid, Join, Offer, Propose, Take
from tests.toy.state import Gift


def test_the_envelope_says_which_question_is_asked_and_of_whom() -> None:
    known = seen(GAME, bidding(), ANN)
    assert (known.viewer, known.step, known.asking, known.rule) == (ANN, 2, "FirstBid", "2")
    assert known.asked == (ANN, BOB, CID)
    assert known.answered == ()


def test_who_is_asked_gets_the_question() -> None:
    assert seen(GAME, bidding(), BOB).ask == Amount("Bid", "amount", 0, PURSE)


def test_who_is_not_asked_gets_no_question() -> None:
    assert seen(GAME, raising(3, (ANN, 600_000)), BOB).ask is None


def test_everybody_sees_who_has_answered_and_nobody_what() -> None:
    few, many = sealed(bidding(), (BOB, 1)), sealed(bidding(), (BOB, PURSE))
    for viewer in (ANN, CID, None):
        assert seen(GAME, few, viewer).answered == (BOB,)
        assert seen(GAME, few, viewer).mine is None
        assert encode(seen(GAME, few, viewer)) == encode(seen(GAME, many, viewer))


def test_who_has_answered_sees_his_own_answer_and_is_not_asked_again() -> None:
    known = seen(GAME, sealed(bidding(), (ANN, 1), (BOB, 7)), BOB)
    assert known.mine == Bid(7)
    assert known.ask is None


def test_who_has_sealed_an_answer_sees_what_he_may_answer_instead() -> None:
    s = sealed(bidding(), (BOB, 7))
    assert seen(GAME, s, BOB).instead == seen(GAME, bidding(), BOB).ask
    assert seen(GAME, s, ANN).instead is None
    assert seen(GAME, s, None).instead is None


def test_an_ally_sees_the_answer_of_the_side() -> None:
    s = sealed(allied(3, ANN, BOB), (BOB, 7))
    assert seen(GAME, s, ANN).mine == Bid(7)
    assert (seen(GAME, s, ANN).ask, seen(GAME, s, ANN).instead) == (None, None)
    assert seen(GAME, s, CID).mine is None


def test_a_spectator_is_asked_nothing_and_has_nothing_to_say() -> None:
    known = seen(GAME, bidding(), None)
    assert (known.viewer, known.ask, known.mine, known.floor) == (None, None, None, ())


def test_chance_being_asked_asks_nobody_at_the_table() -> None:
    known = seen(GAME, GAME.setup(), ANN)
    assert (known.asked, known.ask) == ((-1,), None)


def test_what_may_be_said_out_of_turn_is_asked_apart() -> None:
    s = bidding()
    s.gifts = (Gift(CID, ANN, 5),)
    gifts, alliances = seen(GAME, s, ANN).floor
    assert gifts == Pick((Offer(BOB, 1), Offer(CID, 1), Take(CID)))
    assert alliances == Pick((Propose(BOB), Propose(CID)))


def test_an_open_floor_with_nothing_to_say_asks_nothing() -> None:
    s = bidding()
    s.purses = [1, 1, 1]
    assert seen(GAME, s, ANN).floor == (Pick((Propose(BOB), Propose(CID))),)


def test_who_has_sealed_has_nothing_to_say() -> None:
    assert seen(GAME, sealed(bidding(), (ANN, 1)), ANN).floor == ()


def test_the_host_sees_what_he_may_say() -> None:
    (words,) = seen(GAME, bidding(), HOST).floor
    assert isinstance(words, Pick)
    assert Close() in words.actions
    assert Join(ANN) not in words.actions


def test_a_finished_game_asks_nothing_and_shows_its_result() -> None:
    for viewer in (ANN, BOB, CID, None):
        known = seen(GAME, finished(), viewer)
        assert (known.asking, known.rule, known.asked, known.answered) == (None, None, (), ())
        assert (known.ask, known.floor, known.mine) == (None, (), None)
        assert known.result == Result("closed", (1, 1, 1), (0, 0, 0))


def test_an_unfinished_game_has_no_result() -> None:
    assert seen(GAME, bidding(), ANN).result is None


@pytest.mark.parametrize(("viewer", "card"), [(ANN, "10"), (BOB, None), (None, None)])
def test_the_envelope_holds_the_view_of_its_viewer(viewer: Seat | None, card: str | None) -> None:
    assert seen(GAME, bidding(), viewer).view.card == card


def test_an_answer_left_behind_is_no_longer_among_the_answered() -> None:
    s = sealed(bidding(4), (BOB, 7))
    play(s, HOST, Resign(BOB))
    assert seen(GAME, s, ANN).answered == ()


def test_who_is_out_does_not_see_the_answer_another_left_behind() -> None:
    s = sealed(without(4, DOT), (BOB, 7))
    play(s, HOST, Resign(BOB))
    assert seen(GAME, s, DOT).mine is None


def test_the_truth_is_a_possible_guess_after_somebody_left_an_answer_behind() -> None:
    s = sealed(bidding(4), (BOB, 7))
    play(s, HOST, Resign(BOB))
    guesses = {fingerprint(GAME.guess(seen(GAME, s, ANN), Random(seed))) for seed in range(20)}
    assert fingerprint(s) in guesses
