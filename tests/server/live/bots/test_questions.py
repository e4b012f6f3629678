"""What a bot is asked: from what its seat has been shown, and from nothing else."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.core.record import Record
from beffroi.server.live.attempt import Attempt
from beffroi.server.live.bots.questions import question_about, seed_of
from beffroi.server.live.game import LiveGame
from beffroi.server.live.move import attempt
from tests.support.find import find_any
from tests.toy.rulebook import Bid

ANN, BOB = Seat(0), Seat(1)


def bidding() -> LiveGame:
    """A game of the Fair in which both are asked for a sealed bid."""
    game = LiveGame(Record.of_setup(find_any("fair"), 2), bytes(32))
    dealt = Attempt(game)
    dealt.deal()
    game.adopt(dealt)
    return game


def bid(game: LiveGame, seat: Seat, amount: int) -> None:
    game.adopt(attempt(game, seat, Bid(amount), game.state.opened))


def test_a_bot_gets_the_bytes_a_person_on_its_seat_would_get() -> None:
    game = bidding()
    asked = question_about(game, BOB, "choose", "random", 0.5)
    assert asked.seen == bytes(game.seen(BOB))
    assert (asked.game, asked.revision, asked.level, asked.budget) == ("fair", game.rules.revision, "random", 0.5)


def test_its_chance_changes_with_what_its_seat_is_shown_and_not_with_what_another_changes_in_secret() -> None:
    game = bidding()
    bid(game, ANN, 5)
    before = seed_of(game, ANN), question_about(game, BOB, "choose", "random", 0.5)
    bid(game, ANN, 6)
    after = seed_of(game, ANN), question_about(game, BOB, "choose", "random", 0.5)
    assert after[1] == before[1]
    assert after[0] != before[0]
    assert seed_of(game, ANN) != seed_of(game, BOB)
