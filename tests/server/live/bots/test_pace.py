"""When a bot answers is decided in one place: whose turn it is, how long it waits, and for whom."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from beffroi.core.action import Seat
from beffroi.core.engine import waiting
from beffroi.core.record import Record
from beffroi.games import find
from beffroi.server.live.bots.pace import SAYINGS_A_STEP, Pace
from beffroi.server.live.bots.queue import Rank
from beffroi.server.live.game import LiveGame
from beffroi.server.tables.table import Occupant
from tests.games.bastide.test_talk import bidding
from tests.games.bastide.towns import BLUE, GREEN

PERSON, BOT = Occupant("person", "Ann", "ann"), Occupant("bot", level="apprentice")


def pace_at(*chairs: Occupant, pause: float = 0.0, patience: float = 0.0, **stands: Any) -> tuple[Pace, LiveGame]:
    """A table of Bastide that is asked to bid, with somebody on every chair."""
    game = LiveGame(Record(find("bastide"), bidding()), b"seed")
    is_of_bots = all(chair.kind != "person" for chair in chairs)
    table = SimpleNamespace(chairs=chairs, is_of_bots=is_of_bots, tournament=stands.pop("tournament", None))
    usual: dict[str, Any] = {"asked": waiting(game.state), "online": {Seat(0)}, "is_watched": False}
    live = SimpleNamespace(table=table, **(usual | stands))
    return Pace(cast(Any, live), pause, patience), game


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


def test_a_bot_speaks_once_for_what_it_was_shown_and_not_too_often_in_a_step() -> None:
    pace, game = pace_at(BOT, BOT, BOT)
    assert pace.may_speak(game, GREEN)
    pace.note_asked(game, GREEN)
    assert not pace.may_speak(game, GREEN)
    assert pace.may_speak(game, BLUE)
    for shown in range(1, SAYINGS_A_STEP):
        game.numbers = tuple(shown for _ in game.numbers)
        assert pace.may_speak(game, GREEN)
        pace.note_asked(game, GREEN)
    game.numbers = tuple(99 for _ in game.numbers)
    assert not pace.may_speak(game, GREEN)


def test_it_listens_until_something_happens_or_its_patience_ends() -> None:
    async def hears(patience: float, *, is_news: bool) -> bool:
        pace, _ = pace_at(BOT, BOT, BOT, patience=patience)
        listening = pace.listen()
        listening.begin()
        if is_news:
            pace.tell_news()
        return await listening.hears_news()

    assert asyncio.run(hears(60.0, is_news=True))
    assert not asyncio.run(hears(0.0, is_news=False))


def test_news_from_before_it_began_to_listen_are_none() -> None:
    async def listen() -> bool:
        pace, _ = pace_at(BOT, BOT, BOT, patience=0.0)
        pace.tell_news()
        return await pace.listen().hears_news()

    assert not asyncio.run(listen())


def test_it_pauses_before_its_turn_so_that_people_can_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    asyncio.run(pace_at(PERSON, BOT, BOT, pause=1.5)[0].before_turn())
    assert slept == [1.5]
