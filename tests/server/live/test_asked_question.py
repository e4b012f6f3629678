"""A question stays the same while sealed answers to it are taken back and given anew."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.core.record import Record
from beffroi.games import find
from beffroi.games.bastide.rulebook import Bid
from beffroi.server.live.attempt import Attempt
from beffroi.server.live.game import LiveGame
from beffroi.server.live.move import attempt
from tests.games.bastide.test_talk import bidding
from tests.games.bastide.towns import BLUE, GREEN, RED


def begun() -> LiveGame:
    """A table at which all three are asked for a bid."""
    return LiveGame(Record(find("bastide"), bidding()), b"seed")


def bid(game: LiveGame, seat: Seat, amount: int) -> None:
    game.adopt(attempt(game, seat, Bid(amount), game.state.opened))


def open_again(game: LiveGame, seat: Seat) -> None:
    tried = Attempt(game)
    tried.take_back(seat)
    game.adopt(tried)


def test_whoever_takes_a_sealed_answer_back_makes_no_other_question_of_it() -> None:
    game = begun()
    first, number = game.state.opened, game.question.number
    bid(game, RED, 1)
    open_again(game, RED)
    assert game.state.opened > first
    assert game.question.number == number


def test_nobody_is_late_because_another_has_taken_an_answer_back() -> None:
    game = begun()
    shown = game.state.opened
    bid(game, RED, 1)
    open_again(game, RED)
    assert game.question.is_put_to(BLUE, shown)
    assert game.question.is_put_to(BLUE, game.state.opened)
    assert not game.question.is_put_to(BLUE, game.state.opened + 1)


def test_an_answer_that_was_sent_before_it_was_taken_back_comes_too_late() -> None:
    game = begun()
    shown = game.state.opened
    bid(game, RED, 1)
    open_again(game, RED)
    assert not game.question.is_put_to(RED, shown)
    assert game.question.is_put_to(RED, game.state.opened)


def test_once_everybody_has_answered_another_question_is_put() -> None:
    game = begun()
    shown, number = game.state.opened, game.question.number
    for seat in (RED, BLUE, GREEN):
        bid(game, seat, 0)
    assert game.question.number > number
    assert not any(game.question.is_put_to(seat, shown) for seat in (RED, BLUE, GREEN))
