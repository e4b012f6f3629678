"""Article 1: how long a game lasts."""

from __future__ import annotations

import pytest

from beffroi.core.action import HOST
from beffroi.core.engine import play, waiting
from beffroi.core.host import TimeUp
from beffroi.games.leonardo.negotiation import Negotiate
from beffroi.games.leonardo.rulebook import Done, LeonardoOptions, Offer, R
from beffroi.games.leonardo.state import Leonardo
from tests.games.leonardo.table import A, B, C, after_all_turns, city, keys, say, whats, why
from tests.support.marks import allows, prevents, refuses


def last_words(length: str, round_: int) -> tuple[str | None, int]:
    """How a game stands once everybody has moved in a round, and is done if anybody asks."""
    s = after_all_turns(city(3, options=LeonardoOptions(length=length), round_=round_))  # type: ignore[arg-type]
    for seat in waiting(s) if isinstance(asked_or_none(s), Negotiate) else ():
        play(s, seat, Done())
    return (s.result.ending if s.result else None), s.round


def asked_or_none(s: Leonardo) -> object:
    return s.agenda[0] if s.agenda else None


@allows(R.LENGTH)
@pytest.mark.parametrize(("length", "rounds"), [("15-rounds", 15), ("22-rounds", 22)])
def test_the_game_is_over_after_the_agreed_number_of_rounds(length: str, rounds: int) -> None:
    assert last_words(length, rounds) == ("rounds", rounds)


@prevents(R.LENGTH)
@pytest.mark.parametrize(("length", "rounds"), [("15-rounds", 15), ("22-rounds", 22)])
def test_the_game_is_not_over_before_the_agreed_number_of_rounds(length: str, rounds: int) -> None:
    assert last_words(length, rounds - 1) == (None, rounds)


@allows(R.LENGTH)
@pytest.mark.parametrize("length", ["one-left", "60-minutes", "90-minutes"])
def test_a_game_without_a_number_of_rounds_is_counted_after_a_hundred(length: str) -> None:
    assert last_words(length, 99) == (None, 100)
    assert last_words(length, 100) == ("rounds", 100)


@allows(R.LENGTH)
@pytest.mark.parametrize("length", ["60-minutes", "90-minutes"])
def test_when_time_is_up_the_round_under_way_is_finished_and_capitals_are_counted(length: str) -> None:
    s = city(3, options=LeonardoOptions(length=length))  # type: ignore[arg-type]
    assert whats(play(s, HOST, TimeUp())) == ["time-up"]
    assert s.agenda, "the game goes on"
    assert len([step for step in s.agenda if type(step).__name__ == "TakeTurn"]) == 2
    after_all_turns(s)
    assert s.result is not None
    assert s.result.ending == "clock"


@allows(R.LENGTH)
def test_time_running_out_closes_an_open_negotiation_at_once() -> None:
    s = after_all_turns(city(3, options=LeonardoOptions(length="60-minutes"), owners={18: A}))
    say(s, (A, Offer(B, (18,), 0, (), 5)), (C, Done()))
    assert whats(play(s, HOST, TimeUp()))[:3] == ["time-up", "offer-lapsed", "capital"]
    assert s.result is not None
    assert s.result.ending == "clock"


@refuses(R.LENGTH)
def test_time_cannot_be_up_in_a_game_of_rounds() -> None:
    assert why(city(3), HOST, TimeUp()) == [("1", "no-clock", {})]


@refuses(R.LENGTH)
def test_time_is_up_only_once() -> None:
    s = city(3, options=LeonardoOptions(length="60-minutes"))
    play(s, HOST, TimeUp())
    assert keys(s, HOST, TimeUp()) == ["time-is-up"]
