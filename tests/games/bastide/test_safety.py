"""The guard rails: nobody plays for a stall, and a game ends all the same."""

from __future__ import annotations

from random import Random

import pytest

from beffroi.core.action import HOST, Seat
from beffroi.core.engine import choices, play, waiting
from beffroi.core.host import Resign
from beffroi.core.model import Broken
from beffroi.core.pile import Pile
from beffroi.core.seen import seen
from beffroi.games.bastide import GAME
from beffroi.games.bastide.material import BLOCKS
from beffroi.games.bastide.rulebook import Accept, Bid, Build, Draw, Offer, Pass, Play, Propose, Put, R
from beffroi.games.bastide.state import Bastide
from tests.games.bastide.test_ending import counted, scoring
from tests.games.bastide.test_turn import deadlock
from tests.games.bastide.towns import BLUE, GREEN, RED, THREE_HOUSES, answer, bids, lawful, town, why
from tests.support.marks import allows, prevents, refuses, states
from tests.support.told import told

FULL = tuple(f"{block}.{strip}" for block in BLOCKS for strip in (1, 2, 3))
ENGLISH = ("english-1", "english-1", "english-1")


def full_town(
    idle: int, hand: tuple[str, ...] = THREE_HOUSES, money: int = 0, houses: tuple[str, ...] = FULL
) -> Bastide:
    """Every strip has its house: Blue holds three more and can play none of them."""
    hands = {BLUE: hand, GREEN: ENGLISH, RED: ENGLISH}
    purses = {BLUE: money, GREEN: 0, RED: 0}
    return town(3, idle=idle, hands=hands, houses=houses, money=purses, road={RED: 4}, cards={"prince": RED})


@states(R.SAFETY)
def test_a_lively_town_may_be_asked_for_projects_nobody_pays() -> None:
    s = town(3, idle=2)
    events = answer(s, Propose("R1"))
    assert told(events, "pledged") == told(events, "no-tile-to-play") == []
    assert why(s, BLUE, Bid(0)) == []


@allows(R.SAFETY)
def test_after_an_idle_round_whoever_can_play_a_tile_announces_a_bid_with_a_proposal() -> None:
    s = town(3, idle=3)
    events = answer(s, Propose("R1"))
    assert told(events, "pledged") == [{"seat": BLUE, "amount": 3}]
    assert GAME.view(s, None).pledge == 3
    assert why(s, BLUE, Bid(2)) == [("S", "bid-under-pledge", {"amount": 3})]
    assert list(choices(s, BLUE)) == [Bid(3), Bid(4)]
    assert why(s, GREEN, Bid(0)) == []
    assert why(s, BLUE, Bid(5)) == [("4.3", "bid-over-purse", {"money": 4})]


@allows(R.SAFETY)
def test_the_announcement_is_over_with_the_turn() -> None:
    s = town(3, idle=3)
    answer(s, Propose("R1"))
    bids(s, 3, 0, 0)
    answer(s, Put("R1.1"))
    assert (s.idle, s.pledge) == (0, None)
    assert told(answer(s, Propose("R2")), "pledged") == []


@refuses(R.SAFETY)
def test_after_an_idle_round_nobody_proposes_who_cannot_pay_and_could_play_a_tile() -> None:
    s = town(3, idle=3, money={BLUE: 1}, chest=5)
    assert why(s, BLUE, Propose("R1")) == [("S", "must-pledge", {"amount": 3, "money": 2})]
    assert list(choices(s, BLUE)) == [Play("house")]
    assert why(s, BLUE, Pass()) == [("3", "something-is-possible", {})]
    assert why(s, BLUE, Propose("the moon")) == [
        ("4.1", "no-such-equipment", {}),
        ("S", "must-pledge", {"amount": 3, "money": 2}),
    ]


@allows(R.SAFETY)
def test_the_share_of_the_chest_counts_for_what_one_announces() -> None:
    s = town(3, idle=3, money={BLUE: 1}, chest=6)
    answer(s, Propose("R1"))
    assert list(choices(s, BLUE)) == [Bid(3)]


@allows(R.SAFETY)
def test_whoever_can_play_no_tile_proposes_without_a_bid() -> None:
    s = full_town(3)
    events = answer(s, Propose("R1"))
    assert told(events, "no-tile-to-play") == [{"seat": BLUE}]
    assert list(choices(s, BLUE)) == [Bid(0)]


@refuses(R.SAFETY)
def test_a_round_is_as_long_as_there_are_seats_still_playing() -> None:
    s = town(3, idle=2, money={BLUE: 0})
    assert why(s, BLUE, Propose("R1")) == []
    play(s, HOST, Resign(RED))
    assert why(s, BLUE, Propose("R1")) == [("S", "must-pledge", {"amount": 3, "money": 0})]


@refuses(R.SAFETY)
def test_what_is_announced_is_not_given_away_before_it_is_bid() -> None:
    s = town(3, idle=3, money={BLUE: 4})
    answer(s, Propose("R1"))
    pledged = ("S", "money-pledged", {"seat": BLUE, "money": 1})
    assert why(s, BLUE, Offer(GREEN, 2, 0, "none")) == [pledged]
    assert why(s, GREEN, Offer(BLUE, 0, 2, "none")) == [pledged]
    play(s, BLUE, Offer(GREEN, 1, 0, "none"))
    play(s, BLUE, Offer(RED, 1, 0, "none"))
    play(s, GREEN, Accept(1))
    assert why(s, RED, Accept(2)) == [("S", "money-pledged", {"seat": BLUE, "money": 0})]
    lawful(s)
    s.money[BLUE] = 2
    with pytest.raises(Broken, match="pledge-spent"):
        GAME.audit(s)


@allows(R.SAFETY)
def test_two_idle_rounds_end_the_game_and_the_town_is_nobodys() -> None:
    s = full_town(5)
    answer(s, Propose("R1"))
    events = bids(s, 0, 0, 0)
    assert told(events, "stalled") == [{"turns": 6}]
    assert told(events, "town-is-nobodys") == [{}]
    assert told(events, "town-is-french") == []
    assert s.result is not None
    assert (s.result.ending, s.result.points) == ("stalled", (0, 0, 0))
    lawful(s)


@allows(R.SAFETY)
def test_a_pass_is_an_idle_turn_too() -> None:
    s = deadlock()
    s.idle = 5
    answer(s, Pass())
    assert s.result is not None
    assert s.result.ending == "stalled"


@allows(R.SAFETY)
def test_three_hundred_turns_are_enough() -> None:
    s = town(3, turn=300)
    answer(s, Propose("R1"))
    bids(s, 3, 0, 0)
    events = answer(s, Put("R1.1"))
    assert told(events, "too-long") == [{"turns": 300}]
    assert s.result is not None
    assert (s.result.ending, s.result.points) == ("too-long", (1, 0, 0))


@allows(R.SAFETY)
@pytest.mark.parametrize("ending", ["stalled", "too-long"])
def test_where_the_town_is_nobodys_only_influences_count(ending: str) -> None:
    s = scoring()
    events = counted(s, ending)
    assert told(events, "cards-count") == told(events, "road-counts") == []
    assert s.result is not None
    assert (s.result.points, s.result.places) == ((5, 4, 0), (1, 2, 3))
    lawful(s)


@prevents(R.SAFETY)
def test_a_tile_or_an_influence_begins_the_count_of_idle_turns_again() -> None:
    s = town(3, idle=5)
    answer(s, Propose("R1"))
    bids(s, 3, 0, 0)
    answer(s, Put("R1.1"))
    assert (s.idle, s.result) == (0, None)
    s = town(3, idle=5, hands={BLUE: ("english-1", "house", "house")})
    answer(s, Play("english-1"), Draw("fire"))
    assert (s.idle, s.result) == (0, None)


@prevents(R.SAFETY)
def test_the_two_hundred_ninety_ninth_turn_is_not_the_last() -> None:
    s = town(3, turn=299)
    answer(s, Propose("R1"))
    bids(s, 0, 0, 0)
    assert s.result is None
    assert s.turn == 300


def guesses(s: Bastide, viewer: Seat) -> list[Bastide]:
    return [GAME.guess(seen(GAME, s, viewer), Random(seed)) for seed in range(60)]


@allows(R.SAFETY)
def test_guesses_know_that_whoever_announced_a_bid_bids_it_and_has_a_tile_to_play() -> None:
    s = full_town(3, ("english-1", "house", "house"), money=5)
    answer(s, Propose("R1"))
    play(s, BLUE, Bid(4))
    for supposed in guesses(s, GREEN):
        ((_, bid),) = supposed.held
        assert 3 <= bid.amount <= 5
        assert set(supposed.hands[BLUE]) != {"house"}
    assert len({supposed.hands[BLUE] for supposed in guesses(s, GREEN)}) > 1


@allows(R.SAFETY)
def test_guesses_know_that_whoever_announced_nothing_has_no_tile_to_play() -> None:
    s = full_town(3)
    answer(s, Propose("R1"))
    assert {supposed.hands[BLUE] for supposed in guesses(s, GREEN)} == {("house", "house", "house")}
    assert len({supposed.hands[RED] for supposed in guesses(s, GREEN)}) > 1


@allows(R.SAFETY)
def test_a_tile_could_be_played_though_the_new_building_has_taken_its_room() -> None:
    s = full_town(3, money=3, houses=FULL[:-1])
    answer(s, Propose("chapel"), Build("C4", 3, "ew"))
    assert s.pledge == 3
    s.bag = Pile()
    assert any(set(supposed.hands[BLUE]) == {"house"} for supposed in guesses(s, GREEN))
    assert waiting(s) == (BLUE, GREEN, RED)
