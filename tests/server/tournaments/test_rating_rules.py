"""The rules of fair rating."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest
from msgspec.structs import replace

from beffroi.core.action import HOST, Action, Seat
from beffroi.core.host import Close, Resign, RunOut, TimeUp
from beffroi.server.live.attempt import Attempt, NamedMove
from beffroi.server.live.game import LiveGame
from beffroi.server.tables.factory import new_record
from beffroi.server.tables.table import Occupant, Table
from beffroi.server.tournaments.rating_rules import LEAST_ANSWERS, rated_game, with_last
from beffroi.tournament.ratings import BOT, RatedGame
from tests.toy import GAME as FAIR
from tests.toy.rulebook import Bid, Offer

ANN, BOB, CID = Seat(0), Seat(1), Seat(2)
ROUNDS = 4


def plan_of(*guests: str, **more: Any) -> Table:
    """A table of the Fair that is over; Ann is its host, and who is called `novice` is a bot."""
    occupants = tuple(
        Occupant("bot", level=guest) if guest == "novice" else Occupant("person", guest, guest) for guest in guests
    )
    began_with = tuple(occupant.guest or "" for occupant in occupants)
    usual: dict[str, Any] = {
        "code": "",
        "title": "",
        "private": False,
        "clock": None,
        "commitment": "",
        "created": 0,
        "changed": 0,
    }
    agreed: dict[str, Any] = {"host": "ann", "occupants": occupants, "began_with": began_with, "status": "over"}
    return Table(id="t", game="fair", revision=FAIR.revision, options={}, **(usual | agreed | more))


def played(table: Table, rounds: int, *words: Action, by_bots: Collection[Seat] = ()) -> LiveGame:
    """Some rounds, in which every seat outbids the one before it; then the host's seat speaks."""
    game = LiveGame(new_record(FAIR, table), bytes(32))
    said = [(Seat(seat), Bid(seat)) for seat in range(len(table.occupants))] * rounds
    for seat, action in (*said, *((HOST, word) for word in words)):
        answer(game, seat, action, by_bot=seat in by_bots)
    return game


def answer(game: LiveGame, seat: Seat, action: Action | None, *, by_bot: bool = False) -> None:
    attempt = Attempt(game)
    if seat != HOST:
        attempt.move = NamedMove(f"m{game.version}", "" if by_bot else "digest")
    attempt.deal()
    if action is None:
        attempt.take_back(seat)
    else:
        attempt.play(seat, action)
    attempt.deal()
    game.adopt(attempt)


def test_a_game_that_ended_by_its_rules_counts_for_everybody_in_their_places() -> None:
    table = plan_of("ann", "bob", "novice")
    assert rated_game(table, played(table, ROUNDS)) == RatedGame(("ann", "bob", f"{BOT}novice"), (2, 2, 1))


@pytest.mark.parametrize("rounds", range(ROUNDS))
@pytest.mark.parametrize("word", [Resign(BOB), RunOut(BOB), Resign(ANN)], ids=str)
def test_giving_up_counts_once_everybody_has_answered_a_few_questions(rounds: int, word: Resign | RunOut) -> None:
    table = plan_of("ann", "bob")
    loser = word.seat
    counted = rated_game(table, played(table, rounds, word))
    assert (counted is not None) == (rounds >= LEAST_ANSWERS)
    assert counted is None or counted.places[loser] == 2


def test_every_seat_must_have_answered_a_few_questions() -> None:
    table = plan_of("ann", "bob")
    game = played(table, LEAST_ANSWERS - 1)
    answer(game, ANN, Bid(1))
    answer(game, HOST, Resign(BOB))
    assert game.answers == (LEAST_ANSWERS, LEAST_ANSWERS - 1)
    assert rated_game(table, game) is None


def test_talk_and_changed_or_undone_answers_are_no_answers() -> None:
    game = played(plan_of("ann", "bob"), 1)
    for action in (Offer(BOB, 1), Bid(1), Bid(2), None, Bid(3)):
        answer(game, ANN, action)
    assert game.answers == (2, 1)


def test_the_time_agreed_for_the_whole_game_is_an_end_by_the_rules() -> None:
    table = plan_of("ann", "bob")
    assert rated_game(table, played(table, LEAST_ANSWERS - 1, TimeUp())) is not None


def test_whoever_gave_up_is_last_also_when_the_others_played_on() -> None:
    table = plan_of("ann", "bob", "cid")
    game = played(table, 1, Resign(CID))
    for seat in (ANN, BOB) * (ROUNDS - 1):
        answer(game, seat, Bid(seat))
    counted = rated_game(table, game)
    assert counted is not None
    assert counted.places == (2, 1, 3)


def test_whoever_is_away_at_the_end_is_last_whatever_the_bot_achieved() -> None:
    table = plan_of("ann", "bob", away=(BOB,), helped=(BOB,))
    counted = rated_game(table, played(table, ROUNDS))
    assert counted is not None
    assert counted.places == (1, 2)


def test_several_who_left_share_the_last_place() -> None:
    assert with_last((1, 2, 3, 4), {Seat(0), Seat(2)}) == (3, 1, 3, 2)
    assert with_last((1, 1, 3), {Seat(2)}) == (1, 1, 3)
    assert with_last((1, 2), {Seat(0), Seat(1)}) == (1, 1)


def test_whoever_came_back_after_a_bot_had_answered_cannot_gain() -> None:
    table = plan_of("ann", "bob", helped=(BOB,))
    assert rated_game(table, played(table, ROUNDS)) == RatedGame(("ann", "bob"), (2, 1), capped=("bob",))


def test_a_game_counts_among_those_who_came_and_says_nothing_of_others() -> None:
    table = plan_of("ann", "bob", "cid", away=(BOB,), helped=(BOB,))
    assert rated_game(table, played(table, ROUNDS, by_bots=[BOB])) == RatedGame(("ann", "cid"), (2, 1))
    assert rated_game(table, played(table, ROUNDS)) == RatedGame(("ann", "bob", "cid"), (2, 3, 1), capped=("bob",))


@pytest.mark.parametrize("word", [Resign(BOB), RunOut(BOB), Close()], ids=str)
def test_whoever_never_came_loses_nothing_by_time_by_resigning_or_as_a_host(word: Action) -> None:
    table = plan_of("ann", "bob", host="bob")
    assert rated_game(table, played(table, LEAST_ANSWERS, word, by_bots=[BOB])) is None


@pytest.mark.parametrize("rounds", range(ROUNDS))
@pytest.mark.parametrize("host", ["ann", "bob", "cid"])
def test_a_host_who_closes_a_running_game_is_last_and_nobody_else_is_touched(host: str, rounds: int) -> None:
    table = plan_of("ann", "bob", host=host, status="closed")
    counted = rated_game(table, played(table, rounds, Close()))
    if host == "cid" or rounds < LEAST_ANSWERS:
        assert counted is None
    else:
        assert counted == RatedGame(("ann", "bob"), (2, 1) if host == "ann" else (1, 2), only=(host,))


def test_a_seat_that_was_handed_over_counts_for_whoever_sat_down() -> None:
    table = plan_of("ann", "bob")
    handed = replace(table, occupants=(table.occupants[0], Occupant("person", "bob", "a stronger friend")))
    assert rated_game(handed, played(table, ROUNDS)) == rated_game(table, played(table, ROUNDS))


def test_a_game_with_one_guest_on_two_seats_or_from_a_position_counts_for_nobody() -> None:
    alone, far = plan_of("ann", "ann"), plan_of("ann", "bob")
    assert rated_game(alone, played(alone, ROUNDS)) is None
    assert rated_game(replace(far, start="a position"), played(far, ROUNDS)) is None


def test_a_game_in_which_moves_could_be_taken_back_freely_counts_for_nobody() -> None:
    table = plan_of("ann", "bob")
    assert rated_game(table, played(table, ROUNDS)) is not None
    assert rated_game(replace(table, free_take_back=True), played(table, ROUNDS)) is None


def test_a_game_that_has_no_result_counts_for_nobody() -> None:
    table = plan_of("ann", "bob", status="closed")
    assert rated_game(table, played(table, LEAST_ANSWERS)) is None


@pytest.mark.parametrize(
    ("status", "stand_in", "counts"),
    [("over", None, True), ("over", "novice", False), ("closed", None, False)],
)
def test_of_games_that_began_before_these_rules_those_count_that_everybody_stayed_in(
    status: Any, stand_in: str | None, counts: bool
) -> None:
    table = plan_of("ann", "bob", began_with=(), status=status)
    away = replace(table, occupants=(table.occupants[0], replace(table.occupants[1], stand_in=stand_in)))
    word = () if status == "over" else (Close(),)
    assert (rated_game(away, played(table, ROUNDS - len(word), *word)) is not None) == counts
