"""Leaving the table, being late, closing it."""

from __future__ import annotations

import pytest

from beffroi.core.action import CHANCE, HOST, Action, Seat
from beffroi.core.engine import play, waiting
from beffroi.core.host import Close, Resign, RunOut
from beffroi.games.bastide import GAME
from beffroi.games.bastide.influence import PlaceInfluence, SendEmissary
from beffroi.games.bastide.rulebook import Add, Bid, Build, Draw, Offer, Play, Propose, Put, R, Split, Start, Tie
from beffroi.games.bastide.state import Bastide, Project, Promise
from tests.games.bastide.test_house import example
from tests.games.bastide.towns import BLUE, GREEN, RED, VIOLET, YELLOW, answer, bids, lawful, town, why, with_closing
from tests.support.marks import allows, refuses
from tests.support.told import told


def left(s: Bastide, seat: Seat) -> None:
    """A seat leaves, and the position is still lawful."""
    play(s, HOST, Resign(seat))
    lawful(s)


@allows(R.TABLE)
@pytest.mark.parametrize(("word", "what"), [(Resign(BLUE), "resigned"), (RunOut(BLUE), "out-of-time")])
def test_who_leaves_or_is_late_loses_money_tiles_and_cards_and_the_others_play_on(word: Action, what: str) -> None:
    s = town(4, money={BLUE: 9}, influences={"N.1": BLUE}, cards={"prince": BLUE}, road={BLUE: 3})
    events = play(s, HOST, word)
    assert told(events, what) == [{"seat": BLUE}]
    assert (s.money[BLUE], s.hands[BLUE], s.cards[0]) == (0, (), -1)
    assert s.playing == (GREEN, RED, YELLOW)
    assert waiting(s) == (GREEN,)
    assert s.influences_on("N") == [BLUE]
    lawful(s)


@allows(R.TABLE)
def test_who_has_left_comes_last_whatever_his_points() -> None:
    s = town(3, influences={"N.1": BLUE, "N.2": BLUE}, turn=300)
    left(s, BLUE)
    assert s.result is not None
    assert s.result.points == (2, 0, 0)
    assert s.result.places == (3, 1, 1)


@allows(R.TABLE)
def test_the_last_one_at_the_table_wins() -> None:
    s = town(3, influences={"N.1": BLUE})
    left(s, BLUE)
    left(s, GREEN)
    assert s.result is not None
    assert (s.result.ending, s.result.places) == ("last-standing", (2, 3, 1))


@allows(R.TABLE)
def test_a_closed_table_has_no_winner() -> None:
    s = town(3, influences={"N.1": BLUE}, cards={"prince": BLUE})
    events = play(s, HOST, Close())
    assert told(events, "closed") == [{}]
    assert s.result is not None
    assert (s.result.ending, s.result.places, s.result.points) == ("closed", (1, 1, 1), (9, 0, 0))


@refuses(R.TABLE)
def test_nobody_leaves_twice_and_only_who_is_waited_for_can_be_late() -> None:
    s = town(3)
    assert why(s, HOST, RunOut(RED)) == [("T", "not-waited-for", {"seat": RED})]
    left(s, RED)
    assert why(s, HOST, Resign(RED)) == [("T", "not-playing", {"seat": RED})]
    assert why(s, BLUE, Resign(GREEN)) == [("T", "not-your-turn", {})]


@refuses(R.TABLE)
def test_nothing_is_asked_after_the_end() -> None:
    s = town(3)
    play(s, HOST, Close())
    assert why(s, BLUE, Propose("R1")) == [("T", "game-is-over", {})]
    assert why(s, HOST, Close()) == [("T", "game-is-over", {})]


@allows(R.TABLE)
@pytest.mark.parametrize("tile", ["house", "fire", "english-1"])
def test_a_tile_whose_player_leaves_goes_back_to_the_bag(tile: str) -> None:
    s = town(3, hands={BLUE: (tile, "house", "house")}, houses=["A1.1"])
    in_bag = s.bag.count(tile) + 3 * (tile == "house")
    answer(s, Play(tile))
    left(s, BLUE)
    assert s.bag.count(tile) == in_bag + (tile != "house")
    assert s.camp == ()
    assert waiting(s) == (GREEN,)


@allows(R.TABLE)
def test_an_english_tile_with_nothing_to_raid_camps_before_anybody_can_leave() -> None:
    s = town(3, hands={BLUE: ("english-1", "house", "house")})
    answer(s, Play("english-1"))
    assert waiting(s) == (CHANCE,)
    left(s, BLUE)
    assert (s.camp, waiting(s)) == ((1,), (GREEN,))


@allows(R.TABLE)
def test_a_building_not_yet_placed_is_dropped_with_its_initiator() -> None:
    s = town(3)
    answer(s, Propose("church"))
    left(s, BLUE)
    assert waiting(s) == (GREEN,)
    assert s.block_of("church") is None


@allows(R.TABLE)
def test_a_project_goes_on_without_its_initiator() -> None:
    s = town(4, money={GREEN: 6, YELLOW: 6})
    answer(s, Propose("R1"))
    play(s, YELLOW, Bid(6))
    play(s, BLUE, Bid(4))
    left(s, BLUE)
    assert waiting(s) == (GREEN, RED)
    bids(s, 6, 0)
    assert waiting(s) == (GREEN,)
    answer(s, Put("R1.1"), Put("R1.2"), Put("R1.3"), Put("R1.4"))
    assert s.influences_on("R1") == [GREEN, YELLOW, GREEN, YELLOW]
    assert waiting(s) == (GREEN,)


@allows(R.TABLE)
def test_the_last_bid_may_be_waited_for_in_vain() -> None:
    s = town(4)
    answer(s, Propose("R1"))
    bids(s, 0, 0, 0)
    left(s, YELLOW)
    assert waiting(s) == (GREEN,)
    assert s.turn == 2


@allows(R.TABLE)
def test_a_raiser_who_leaves_takes_his_coins_out_of_the_game() -> None:
    s = town(3, money={BLUE: 9, GREEN: 9})
    answer(s, Propose("R1"))
    bids(s, 6, 6, 0)
    answer(s, Add(2), Add(0))
    left(s, BLUE)
    events = answer(s, Add(0))
    assert told(events, "additions-shown") == []
    assert waiting(s) == (GREEN,)
    assert s.money == [0, 3, 4]


@allows(R.TABLE)
def test_influences_of_a_leaver_are_not_placed_and_the_rest_are() -> None:
    s = town(3)
    s.agenda = with_closing(PlaceInfluence(Project(BLUE, "N", 0), (GREEN, GREEN, RED)))
    left(s, GREEN)
    assert waiting(s) == (RED,)


@allows(R.TABLE)
def test_influences_of_a_leaver_lead_nothing() -> None:
    s = town(3, buildings={"chapel": ("A1", 1)}, influences={"chapel.1": GREEN, "chapel.2": GREEN}, camp=(1,))
    s.agenda = with_closing(SendEmissary(Project(BLUE, "chapel", 0)))
    assert waiting(s) == (GREEN,)
    left(s, GREEN)
    assert s.camp == (1,)
    assert s.cards == [-1, -1, -1]


@allows(R.TABLE)
def test_a_tax_whose_builder_leaves_goes_into_the_chest() -> None:
    s = example()
    answer(s, Play("house"), Build("A3", 1, "ew"))
    play(s, GREEN, Tie(2, 1))
    left(s, YELLOW)
    assert (s.chest, s.money) == (2, [4, 4, 4, 0, 4])


@allows(R.TABLE)
def test_a_claimant_who_leaves_claims_nothing() -> None:
    s = example()
    answer(s, Play("house"), Build("A3", 1, "ew"))
    play(s, BLUE, Tie(2, 1))
    left(s, GREEN)
    assert s.money == [4 + 2 - 1, 0, 4, 4 + 1, 4]
    s = example()
    answer(s, Play("house"), Build("A3", 1, "ew"))
    left(s, VIOLET)
    assert waiting(s) == (YELLOW,)
    answer(s, Split((1, 1)))
    assert s.money[VIOLET] == 0


@allows(R.TABLE)
def test_the_chest_is_shared_among_those_who_are_left() -> None:
    s = town(4, chest=9)
    left(s, YELLOW)
    answer(s, Propose("R1"))
    assert (s.money, s.chest) == ([7, 7, 7, 0], 0)


@allows(R.TABLE)
def test_offers_and_promises_of_a_leaver_are_void() -> None:
    s = town(4)
    answer(s, Propose("R1"))
    play(s, BLUE, Offer(GREEN, 1, 0, "none"))
    play(s, RED, Offer(YELLOW, 1, 0, "none"))
    s.promises = (Promise(GREEN, BLUE, "spare", 1), Promise(RED, YELLOW, "spare", 1))
    left(s, GREEN)
    assert [offer.seat for offer in s.offers] == [RED]
    assert [promise.seat for promise in s.promises] == [RED]


@allows(R.TABLE)
def test_one_may_leave_while_tiles_are_drawn() -> None:
    s = GAME.setup(3)
    play(s, CHANCE, Draw("house"))
    left(s, BLUE)
    for _ in range(6):
        play(s, CHANCE, Draw("house"))
    assert [len(hand) for hand in s.hands] == [0, 3, 3]
    assert why(s, CHANCE, Start(BLUE)) == [("T", "impossible-by-chance", {})]
    play(s, CHANCE, Start(RED))
    left(s, GREEN)
    assert s.result is not None
