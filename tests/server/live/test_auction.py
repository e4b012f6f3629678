"""What a table knows of the auction under way: from the log alone, so that every process knows the same."""

from __future__ import annotations

from beffroi.core.action import Action, Seat
from beffroi.core.record import Record
from beffroi.games import find
from beffroi.games.leonardo.rulebook import Auction, Bid, Pass, Raise
from beffroi.server.live.attempt import Attempt
from beffroi.server.live.auction import auction_at
from beffroi.server.live.game import LiveGame
from tests.games.leonardo.table import A, B, C, arriving
from tests.games.leonardo.test_auction import on_sale


def taken(game: LiveGame, attempt: Attempt) -> LiveGame:
    game.adopt(attempt)
    return game


def played(game: LiveGame, *said: tuple[Seat, Action]) -> LiveGame:
    attempt = Attempt(game)
    for seat, action in said:
        attempt.play(seat, action)
    return taken(game, attempt)


def test_an_auction_begins_with_its_entry_and_lasts_until_the_palace_is_sold() -> None:
    game = LiveGame(Record(find("leonardo"), arriving(18)), b"seed")
    assert game.auction is None
    begun = played(game, (A, Auction())).auction
    assert begun is not None
    assert (begun.entry, begun.step) == (1, game.state.opened)
    assert played(game, (B, Raise()), (B, Bid(5)), (C, Pass())).auction == begun
    assert played(game, (A, Pass())).auction is None


def test_once_something_is_taken_back_it_is_another_auction() -> None:
    game = played(LiveGame(Record(find("leonardo"), on_sale()), b"seed"), (B, Raise()))
    assert game.auction == auction_at(on_sale(), 0)
    attempt = Attempt(game)
    attempt.take_back(B)
    assert taken(game, attempt).auction == auction_at(game.state, 2)
