"""What is said out of turn waits for those who can answer it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

from beffroi.core.action import Action, Seat
from beffroi.core.engine import after
from beffroi.core.record import Record
from beffroi.games import find
from beffroi.games.bastide.rulebook import EXCUSES, Accept, Bid, Drop, Offer, Refuse
from beffroi.games.leonardo.rulebook import Done
from beffroi.games.leonardo.rulebook import Offer as Trade
from beffroi.server.live.attempt import Attempt
from beffroi.server.live.bots.table_bots import BotAnswer, BotRemark, TableBots
from beffroi.server.live.bots.talk import is_overtaken, opened_up, sayable, still_open
from beffroi.server.live.game import LiveGame
from beffroi.server.live.move import attempt
from beffroi.server.live.table import LiveTable
from tests.games.bastide.test_talk import bidding
from tests.games.bastide.towns import BLUE, GREEN, RED
from tests.games.leonardo.table import A, B
from tests.games.leonardo.test_trade import talking


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


BOTS = cast(TableBots, SimpleNamespace(pace=SimpleNamespace(level=lambda _: "apprentice")))
NOWHERE = cast(LiveTable, None)


def heard(*said: tuple[Seat, Action]) -> tuple[LiveGame, int]:
    """A table at which green has begun to think while others did this, and how long the log was then."""
    game = LiveGame(Record(find("bastide"), bidding()), b"seed")
    game.adopt(attempt(game, BLUE, Offer(GREEN, 2, 0, "none"), game.state.opened))
    begun = game.version
    for seat, word in said:
        game.adopt(attempt(game, seat, word, game.state.opened))
    return game, begun


def remark(game: LiveGame, begun: int) -> object:
    return BotRemark(BOTS, GREEN, Accept(1), begun).attempt(NOWHERE, game)


def answer(game: LiveGame, begun: int) -> object:
    return BotAnswer(BOTS, GREEN, game.question.number, Bid(0), begun).attempt(NOWHERE, game)


def test_what_a_bot_has_thought_out_does_not_count_once_others_have_spoken() -> None:
    """Two bots that offered each other the same at the same moment used to make the same deal twice."""
    for game, begun in (heard((RED, Offer(GREEN, 1, 0, "none"))), heard((RED, Offer(BLUE, 1, 0, "none")))):
        assert remark(game, begun) is None
        assert answer(game, begun) is None


def test_whoever_closes_and_opens_a_fist_again_and_again_keeps_no_bot_from_closing_its_own() -> None:
    game, begun = heard((RED, Bid(1)))
    tried = Attempt(game)
    tried.take_back(RED)
    game.adopt(tried)
    assert answer(game, begun) is not None


def test_a_word_of_somebody_who_is_done_makes_a_bot_think_again_and_being_done_does_not() -> None:
    game = LiveGame(Record(find("leonardo"), talking()), b"seed")
    for seat, word, is_news in ((A, Done(), False), (A, Trade(B, (18,), 0, (), 150), True)):
        begun = game.version
        game.adopt(attempt(game, seat, word, game.state.opened))
        assert is_overtaken(game, begun) is is_news


def test_a_closed_fist_does_not_make_a_bot_think_again() -> None:
    game, begun = heard((RED, Bid(1)))
    assert remark(game, begun) is not None
    assert answer(game, begun) is not None
