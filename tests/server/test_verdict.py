"""The rules of fair rating."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from beffroi.core.action import HOST, Action, Seat
from beffroi.core.host import Close, Resign, RunOut, TimeUp
from beffroi.server.live.game import Match, Turn, new_record
from beffroi.server.tables.table import Plan, Sitter
from beffroi.server.tournaments.rating_rules import LEAST_ANSWERS, verdict, with_last
from beffroi.tournament.ratings import BOT, RatedGame
from tests.toy import GAME as FAIR
from tests.toy.rulebook import Bid, Offer

ANN, BOB, CID = Seat(0), Seat(1), Seat(2)
ROUNDS = 4


def plan_of(*guests: str, **more: Any) -> Plan:
    """A table of the Fair that is over; Ann is its host, and who is called `novice` is a bot."""
    chairs = tuple(
        Sitter("bot", level=guest) if guest == "novice" else Sitter("person", guest, guest) for guest in guests
    )
    began_with = tuple(chair.guest or "" for chair in chairs)
    usual: dict[str, Any] = {
        "code": "",
        "title": "",
        "private": False,
        "clock": None,
        "commitment": "",
        "created": 0,
        "changed": 0,
    }
    agreed: dict[str, Any] = {"host": "ann", "chairs": chairs, "began_with": began_with, "status": "over"}
    return Plan(id="t", game="fair", revision=FAIR.revision, options={}, **(usual | agreed | more))


def played(plan: Plan, rounds: int, *words: Action) -> Match:
    """So many rounds, in which every seat outbids the one before it; then the host's chair speaks."""
    match = Match(new_record(FAIR, plan), bytes(32))
    said = [(Seat(seat), Bid(seat)) for seat in range(len(plan.chairs))] * rounds
    for seat, action in (*said, *((HOST, word) for word in words)):
        answer(match, seat, action)
    return match


def answer(match: Match, seat: Seat, action: Action | None) -> None:
    turn = Turn(match)
    turn.deal()
    if action is None:
        turn.take_back(seat)
    else:
        turn.play(seat, action)
    turn.deal()
    match.adopt(turn)


def test_a_game_that_ended_by_its_rules_counts_for_everybody_in_their_places() -> None:
    plan = plan_of("ann", "bob", "novice")
    assert verdict(plan, played(plan, ROUNDS)) == RatedGame(("ann", "bob", f"{BOT}novice"), (2, 2, 1))


@pytest.mark.parametrize("rounds", range(ROUNDS))
@pytest.mark.parametrize("word", [Resign(BOB), RunOut(BOB), Resign(ANN)], ids=str)
def test_giving_up_counts_once_everybody_has_answered_a_few_questions(rounds: int, word: Resign | RunOut) -> None:
    plan = plan_of("ann", "bob")
    loser = word.seat
    counted = verdict(plan, played(plan, rounds, word))
    assert (counted is not None) == (rounds >= LEAST_ANSWERS)
    assert counted is None or counted.places[loser] == 2


def test_every_seat_must_have_answered_a_few_questions() -> None:
    plan = plan_of("ann", "bob")
    match = played(plan, LEAST_ANSWERS - 1)
    answer(match, ANN, Bid(1))
    answer(match, HOST, Resign(BOB))
    assert match.answers == (LEAST_ANSWERS, LEAST_ANSWERS - 1)
    assert verdict(plan, match) is None


def test_talk_and_changed_or_undone_answers_are_no_answers() -> None:
    match = played(plan_of("ann", "bob"), 1)
    for action in (Offer(BOB, 1), Bid(1), Bid(2), None, Bid(3)):
        answer(match, ANN, action)
    assert match.answers == (2, 1)


def test_the_time_agreed_for_the_whole_game_is_an_end_by_the_rules() -> None:
    plan = plan_of("ann", "bob")
    assert verdict(plan, played(plan, 0, TimeUp())) is not None


def test_whoever_gave_up_is_last_also_when_the_others_played_on() -> None:
    plan = plan_of("ann", "bob", "cid")
    match = played(plan, 1, Resign(CID))
    for seat in (ANN, BOB) * (ROUNDS - 1):
        answer(match, seat, Bid(seat))
    counted = verdict(plan, match)
    assert counted is not None
    assert counted.places == (2, 1, 3)


def test_whoever_is_away_at_the_end_is_last_whatever_the_bot_achieved() -> None:
    plan = plan_of("ann", "bob", away=(BOB,), helped=(BOB,))
    counted = verdict(plan, played(plan, ROUNDS))
    assert counted is not None
    assert counted.places == (1, 2)


def test_several_who_left_share_the_last_place() -> None:
    assert with_last((1, 2, 3, 4), {Seat(0), Seat(2)}) == (3, 1, 3, 2)
    assert with_last((1, 1, 3), {Seat(2)}) == (1, 1, 3)
    assert with_last((1, 2), {Seat(0), Seat(1)}) == (1, 1)


def test_whoever_came_back_after_a_bot_had_answered_cannot_gain() -> None:
    plan = plan_of("ann", "bob", helped=(BOB,))
    assert verdict(plan, played(plan, ROUNDS)) == RatedGame(("ann", "bob"), (2, 1), capped=("bob",))


@pytest.mark.parametrize("rounds", range(ROUNDS))
@pytest.mark.parametrize("host", ["ann", "bob", "cid"])
def test_a_host_who_closes_a_running_game_is_last_and_nobody_else_is_touched(host: str, rounds: int) -> None:
    plan = plan_of("ann", "bob", host=host, status="closed")
    counted = verdict(plan, played(plan, rounds, Close()))
    if host == "cid" or rounds < LEAST_ANSWERS:
        assert counted is None
    else:
        assert counted == RatedGame(("ann", "bob"), (2, 1) if host == "ann" else (1, 2), only=(host,))


def test_a_chair_that_was_handed_over_counts_for_whoever_sat_down() -> None:
    plan = plan_of("ann", "bob")
    handed = replace(plan, chairs=(plan.chairs[0], Sitter("person", "bob", "a stronger friend")))
    assert verdict(handed, played(plan, ROUNDS)) == verdict(plan, played(plan, ROUNDS))


def test_a_game_with_one_guest_on_two_chairs_or_from_a_position_counts_for_nobody() -> None:
    alone, far = plan_of("ann", "ann"), plan_of("ann", "bob")
    assert verdict(alone, played(alone, ROUNDS)) is None
    assert verdict(replace(far, start="a position"), played(far, ROUNDS)) is None


def test_a_game_that_has_no_result_counts_for_nobody() -> None:
    plan = plan_of("ann", "bob", status="closed")
    assert verdict(plan, played(plan, LEAST_ANSWERS)) is None


@pytest.mark.parametrize(
    ("status", "stand_in", "counts"),
    [("over", None, True), ("over", "novice", False), ("closed", None, False)],
)
def test_of_games_that_began_before_these_rules_those_count_that_everybody_stayed_in(
    status: Any, stand_in: str | None, counts: bool
) -> None:
    plan = plan_of("ann", "bob", began_with=(), status=status)
    away = replace(plan, chairs=(plan.chairs[0], replace(plan.chairs[1], stand_in=stand_in)))
    word = () if status == "over" else (Close(),)
    assert (verdict(away, played(plan, ROUNDS - len(word), *word)) is not None) == counts
