"""What an entry brought about is shown to those who notice it, and kept for them."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.core.record import Record
from beffroi.games import find
from beffroi.games.bastide.rulebook import Bid
from beffroi.server.live.game import LiveGame
from beffroi.server.live.move import attempt
from beffroi.server.live.transition import Transition, last_of_each
from tests.games.bastide.test_talk import bidding
from tests.games.bastide.towns import BLUE, RED


def bids(game: LiveGame, *amounts: tuple[Seat, int]) -> list[Transition]:
    for seat, amount in amounts:
        game.adopt(attempt(game, seat, Bid(amount), game.state.opened))
    return game.transitions


def begun() -> LiveGame:
    """A table at which all three are asked for a bid."""
    return LiveGame(Record(find("bastide"), bidding()), b"seed")


def test_that_a_sealed_answer_was_changed_is_shown_to_its_seat_alone() -> None:
    first, again = bids(begun(), (RED, 1), (RED, 2))
    assert [(first.is_for(viewer), again.is_for(viewer)) for viewer in (RED, BLUE, None)] == [
        (True, True),
        (True, False),
        (True, False),
    ]
    assert [(first.number(viewer), again.number(viewer)) for viewer in (RED, BLUE, None)] == [(1, 2), (1, 1), (1, 1)]


def test_what_is_done_in_secret_pushes_nothing_out_that_others_were_shown() -> None:
    made = bids(begun(), (RED, 1), (BLUE, 0), (RED, 2), (RED, 0), (RED, 1))
    assert last_of_each(made, 2) == [*made[:2], *made[-2:]]
