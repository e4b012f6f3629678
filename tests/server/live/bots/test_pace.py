"""When a bot answers is decided in one place: whose turn it is, how long it waits, and for whom."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from beffroi.core.action import Action, Seat
from beffroi.core.engine import choices, play, waiting
from beffroi.core.record import Record
from beffroi.games import find
from beffroi.games.bastide.rulebook import Bid, Offer
from beffroi.server.live.attempt import Attempt
from beffroi.server.live.bots.extra_time import MOST, REFILL
from beffroi.server.live.bots.pace import (
    COMPOSED,
    LEAST_TO_FOLLOW,
    MOST_TO_FOLLOW,
    NOT_ASKED,
    SAYINGS_A_STEP,
    Manners,
    Pace,
    time_to_follow,
)
from beffroi.server.live.bots.queue import Rank
from beffroi.server.live.game import LiveGame
from beffroi.server.tables.table import Occupant
from tests.games.bastide.test_talk import bidding
from tests.games.bastide.towns import BLUE, GREEN, RED

HURRIED = Manners(0.0, 0.0, 0.0)
PERSON, BOT = Occupant("person", "Ann", "ann"), Occupant("bot", level="apprentice")


def pace_at(*occupants: Occupant, manners: Manners = HURRIED, **stands: Any) -> tuple[Pace, LiveGame]:
    """A table of Bastide that is asked to bid, with somebody on every seat."""
    game = LiveGame(Record(find("bastide"), bidding()), b"seed")
    is_of_bots = all(occupant.kind != "person" for occupant in occupants)
    table = SimpleNamespace(occupants=occupants, is_of_bots=is_of_bots, tournament=stands.pop("tournament", None))
    usual: dict[str, Any] = {"asked": waiting(game.state), "online": {Seat(0)}, "is_watched": False}
    around = {"clock": None, "composing": SimpleNamespace(seats=set()), "game": game}
    live = SimpleNamespace(table=table, **(usual | around | stands))
    return Pace(cast(Any, live), manners), game


def test_bots_among_themselves_play_for_whoever_watches_or_for_their_tournament() -> None:
    assert not pace_at(BOT, BOT, BOT)[0].may_play()
    assert pace_at(BOT, BOT, BOT, is_watched=True)[0].may_play()
    assert pace_at(BOT, BOT, BOT, tournament="t")[0].may_play()
    assert pace_at(PERSON, BOT, BOT)[0].may_play()


def test_tables_where_somebody_is_come_before_those_whose_people_are_away_and_those_of_bots() -> None:
    assert pace_at(PERSON, BOT, BOT)[0].rank() is Rank.PRESENT
    assert pace_at(PERSON, BOT, BOT, online=set())[0].rank() is Rank.AWAY
    assert pace_at(BOT, BOT, BOT)[0].rank() is Rank.BOTS


def test_a_bot_is_waited_for_when_it_is_asked_and_a_person_never_is() -> None:
    pace, game = pace_at(PERSON, BOT, BOT)
    assert [pace.is_waited_for(game, seat) for seat in game.state.seats] == [False, True, True]


def note_shown(game: LiveGame, number: int) -> None:
    """Everybody has been shown some entries."""
    game.so_far = game.so_far._replace(numbers=tuple(number for _ in game.numbers))


def test_a_bot_speaks_once_for_what_it_was_shown_and_not_too_often_in_a_step() -> None:
    pace, game = pace_at(BOT, BOT, BOT)
    assert pace.may_speak(game, GREEN)
    pace.note_asked(game, GREEN)
    assert not pace.may_speak(game, GREEN)
    assert pace.may_speak(game, BLUE)
    for shown in range(1, SAYINGS_A_STEP):
        note_shown(game, shown)
        assert pace.may_speak(game, GREEN)
        pace.note_asked(game, GREEN)
    note_shown(game, 99)
    assert not pace.may_speak(game, GREEN)


def test_it_listens_until_something_happens_or_its_patience_ends() -> None:
    async def hears(patience: float, *, is_news: bool) -> bool:
        pace, _ = pace_at(BOT, BOT, BOT, manners=Manners(0.0, patience, 0.0))
        listening = pace.listen()
        listening.begin()
        if is_news:
            pace.tell_news()
        return await listening.hears_news()

    assert asyncio.run(hears(60.0, is_news=True))
    assert not asyncio.run(hears(0.0, is_news=False))


def test_news_from_before_it_began_to_listen_are_none() -> None:
    async def listen() -> bool:
        pace, _ = pace_at(BOT, BOT, BOT)
        pace.tell_news()
        return await pace.listen().hears_news()

    assert not asyncio.run(listen())


def test_it_pauses_before_its_turn_so_that_people_can_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    pace, _ = pace_at(PERSON, BOT, BOT, manners=Manners(1.5, 0.0, 0.0))
    monkeypatch.setattr("beffroi.server.live.bots.pace.asyncio", SimpleNamespace(sleep=sleep))
    asyncio.run(pace.before_turn())
    assert slept == [1.5 * LEAST_TO_FOLLOW]


def played(game: LiveGame, seat: Seat, action: Action) -> float:
    """How long it takes to follow an answer and what comes of it."""
    attempt = Attempt(game)
    attempt.play(seat, action)
    attempt.deal()
    game.adopt(attempt)
    return time_to_follow(game)


def test_a_bot_waits_as_long_as_it_takes_to_follow_what_the_last_decision_has_brought_about() -> None:
    _, game = pace_at(PERSON, BOT, BOT)
    assert time_to_follow(game) == LEAST_TO_FOLLOW
    sealed = [played(game, seat, Bid(amount)) for seat, amount in ((BLUE, 4), (GREEN, 3))]
    opened = played(game, RED, Bid(0))
    placed = played(game, BLUE, choices(game.state, BLUE).sample(Random(1)))
    assert sealed == [LEAST_TO_FOLLOW] * 2
    assert LEAST_TO_FOLLOW < placed < opened <= MOST_TO_FOLLOW


def test_no_pause_betrays_that_a_sealed_answer_was_changed() -> None:
    _, game = pace_at(PERSON, BOT, BOT)
    played(game, BLUE, Bid(4))
    offered = played(game, RED, Offer(GREEN, 1, 0, "none"))
    assert offered > LEAST_TO_FOLLOW
    assert played(game, BLUE, Bid(2)) == offered


def seconds_left(
    monkeypatch: pytest.MonkeyPatch, *answered: Seat, sit: Occupant = PERSON, **stands: Any
) -> list[float]:
    """When a bot has waited long enough with its bid, for the people who might still bargain."""
    pace, game = pace_at(sit, BOT, BOT, manners=Manners(0.0, 0.0, 10.0), **stands)
    for seat in answered:
        play(game.state, seat, Bid(0))

    async def wait() -> list[float]:
        loop, now = asyncio.get_running_loop(), [100.0]
        monkeypatch.setattr(loop, "time", lambda: now[0])
        monkeypatch.setattr("beffroi.server.live.bots.pace.asyncio", in_no_time(now))
        while await pace.leaves_time(GREEN):
            pass
        return now

    return asyncio.run(wait())


def seconds_at(monkeypatch: pytest.MonkeyPatch, questions: int, composing: list[set[Seat]]) -> list[float]:
    """How long a bot waits at question after question, where others put offers together without end."""
    manners = Manners(0.0, 0.0, 10.0)
    pace, game = pace_at(
        PERSON, BOT, PERSON, manners=manners, online={BLUE, RED}, composing=SimpleNamespace(seats=set())
    )

    async def wait() -> list[float]:
        loop, now = asyncio.get_running_loop(), [100.0]
        monkeypatch.setattr(loop, "time", lambda: now[0])
        monkeypatch.setattr("beffroi.server.live.bots.pace.asyncio", in_no_time(now))
        began = []
        for question in range(questions):
            began.append(now[0])
            game.question = game.question._replace(number=game.question.number + 1)
            pace._live.composing.seats = composing[question % len(composing)]  # type: ignore[misc]
            while await pace.leaves_time(GREEN):
                pass
        return [end - start for start, end in pairwise([*began, now[0]])]

    return asyncio.run(wait())


def test_whoever_puts_offers_together_at_every_question_slows_down_a_game_by_little(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual, longest = 10.0, COMPOSED * 10
    alone = seconds_at(monkeypatch, 40, [{BLUE}])
    assert alone[0] == longest
    assert sum(alone) < 40 * usual / (1 - REFILL) + MOST * usual + longest
    assert max(alone[10:]) < usual / (1 - REFILL) + 2
    in_turn = seconds_at(monkeypatch, 40, [{BLUE}, {RED}, {BLUE, RED}])
    assert sum(in_turn) < 40 * usual / (1 - 2 * REFILL) + 2 * MOST * usual + longest


def test_whoever_has_slowed_down_a_game_is_given_time_again_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = seconds_at(monkeypatch, 40, [{BLUE}] * 8 + [set()] * 31 + [{BLUE}])
    assert seconds[7] < COMPOSED * 10
    assert seconds[39] == COMPOSED * 10


def in_no_time(now: list[float]) -> Any:
    """What a pace knows of time: waiting takes none, but the clock shows it. Servers of other tests go on as usual."""

    async def wait_for(something: Any, seconds: float) -> None:
        something.close()
        now[0] += seconds
        raise TimeoutError

    real = {"get_running_loop": asyncio.get_running_loop, "Event": asyncio.Event}
    return SimpleNamespace(wait_for=wait_for, **real)


def test_a_bot_keeps_its_fist_open_while_people_may_make_offers_and_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    assert seconds_left(monkeypatch) == [110.0]
    assert seconds_left(monkeypatch, BLUE) == [100.0], "who has bid can offer nothing"
    assert seconds_left(monkeypatch, online=set()) == [100.0], "who is away is not waited for"
    assert seconds_left(monkeypatch, sit=BOT) == [100.0], "bots among themselves need no time"


def test_it_waits_longer_while_somebody_puts_an_offer_together_and_cannot_be_held_up_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    composing = SimpleNamespace(seats={BLUE})
    assert seconds_left(monkeypatch, composing=composing) == [100.0 + COMPOSED * 10]
    assert seconds_left(monkeypatch, composing=composing, clock=object()) == [100.0 + COMPOSED * NOT_ASKED * 10]


def test_an_offer_to_a_bot_is_answered_however_much_it_has_said() -> None:
    pace, game = pace_at(PERSON, BOT, BOT)
    for shown in range(SAYINGS_A_STEP + 1):
        note_shown(game, shown)
        pace.note_asked(game, GREEN)
    note_shown(game, 99)
    assert not pace.may_speak(game, GREEN)
    play(game.state, BLUE, Offer(GREEN, 2, 0, "none"))
    assert pace.may_speak(game, GREEN)
