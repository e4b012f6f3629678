"""What bots value in Bastide."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random

import pytest

from beffroi.core.action import Action
from beffroi.core.engine import after
from beffroi.games.bastide import GAME
from beffroi.games.bastide.material import CIRCLE
from beffroi.games.bastide.project import SealBids
from beffroi.games.bastide.rulebook import Accept, Bid, Build, Drop, Offer, Play, Propose, Put, Refuse, Split, Tie
from beffroi.games.bastide.state import Bastide, Promise
from beffroi.games.bastide.taste import TASTE
from beffroi.games.bastide.taste.auction import guessed_bids, placed_for, sensible_bids, taken_before
from beffroi.games.bastide.taste.bidding import OWN_COIN, purse_worth
from beffroi.games.bastide.taste.haggling import Market, as_offered
from beffroi.games.bastide.taste.outlook import english_chance, fondness, if_over, prospect
from beffroi.games.bastide.taste.promises import keeps
from beffroi.games.bastide.turn import TakeTurn
from beffroi.taste import because
from tests.bots.tasting import check_answers, check_words, random_positions
from tests.games.bastide.test_talk import bidding, splitting
from tests.games.bastide.towns import BLUE, GREEN, RED, VIOLET, YELLOW, answer, bids, town
from tests.support.effort import effort

EVEN = {"R1.1": BLUE, "N.1": BLUE, "R1.2": GREEN, "N.2": RED}
"""Blue has two influences, and nobody a card."""
FOUR_WALLS = {"N.1": BLUE, "S.1": GREEN, "W.A": BLUE, "E.A": RED}


@pytest.mark.parametrize("seats", [3, 5])
def test_candidates_are_legal_in_every_position_of_a_game(seats: int) -> None:
    assert check_answers(GAME, seats, seats) > 100


def test_whatever_is_said_may_be_said() -> None:
    assert {type(word) for seed in range(effort(1, 3)) for word in check_words(GAME, 5, seed)} >= {Offer}


def test_influence_money_and_a_card_are_good_to_have() -> None:
    bare = town()
    assert TASTE.worth(town(money={BLUE: 7}), BLUE) > TASTE.worth(bare, BLUE)
    assert TASTE.worth(town(influences={"R1.1": BLUE}), BLUE) > TASTE.worth(bare, BLUE)
    assert TASTE.worth(town(influences={"R1.1": GREEN}), BLUE) < TASTE.worth(bare, BLUE)


def test_an_influence_that_faces_room_for_houses_is_worth_more() -> None:
    full = ("A1.1", "A1.2", "A1.3", "B1.1", "B1.2", "B1.3")
    open_town, built = town(influences={"R1.1": BLUE}), town(influences={"R1.1": BLUE}, houses=full)
    assert prospect(open_town).points[BLUE] > prospect(built).points[BLUE]


def test_a_town_with_a_full_camp_is_in_danger_and_walls_help() -> None:
    quiet, camped = english_chance(town()), english_chance(town(camp=(1, 1, 1, 1, 2, 2, 2)))
    walled = english_chance(town(camp=(1, 1, 1, 1, 2, 2, 2), influences=FOUR_WALLS))
    assert quiet < camped
    assert walled < camped


def test_chances_add_up_and_follow_the_points() -> None:
    found = prospect(town(influences={"R1.1": BLUE, "R1.2": BLUE, "T1.A": GREEN}))
    assert sum(map(found.chance, (BLUE, GREEN, RED, YELLOW, VIOLET))) == pytest.approx(1)
    assert found.chance(BLUE) > found.chance(GREEN) > found.chance(RED)


def test_who_leads_by_cards_wins_a_french_town_and_loses_an_english_one() -> None:
    found = prospect(town(influences=EVEN, road={GREEN: 8}, cards={"pope": GREEN}))
    assert found.french_wins[GREEN] > found.french_wins[BLUE]
    assert found.english_wins[GREEN] < found.english_wins[BLUE]


def test_a_strong_rivals_coin_hurts_more_than_a_weak_ones() -> None:
    fond = fondness(town(influences={"R1.1": GREEN, "R1.2": GREEN, "T1.A": GREEN}), BLUE)
    assert fond[BLUE] > 0 > fond[RED] > fond[GREEN]


def test_who_would_win_an_english_town_ends_the_game_by_a_siege() -> None:
    english = (1, 1, 1, 1, 1, 1, 1)
    hands = {BLUE: ("english-2", "house", "house")}
    ahead = town(camp=english, hands=hands, influences=EVEN, road={GREEN: 8})
    behind = town(camp=english, hands=hands, influences=EVEN, road={BLUE: 8})
    siege, house = TASTE.weigh(ahead, BLUE, [Play("english-2"), Play("house")])
    assert siege > house
    siege, house = TASTE.weigh(behind, BLUE, [Play("english-2"), Play("house")])
    assert siege < house
    assert if_over(ahead, BLUE, -1) > if_over(ahead, GREEN, -1)


def test_sensible_bids_pay_whole_influences_or_a_coin_more() -> None:
    assert sensible_bids(7, circles=4, stock=20) == [0, 3, 4, 6, 7]
    assert sensible_bids(2, circles=4, stock=20) == [0]
    assert sensible_bids(9, circles=1, stock=20) == [0, 3, 4]


def test_a_higher_bid_never_brings_fewer_influences() -> None:
    s = town(money={BLUE: 12, GREEN: 9, RED: 6})
    rivals = guessed_bids(s, BLUE, BLUE, 4)
    placed = [placed_for(bid, taken_before(bid, rivals, 4), 4, 20) for bid in range(13)]
    found = [sum(count * chance for count, chance in enumerate(chances)) for chances in placed]
    assert found == sorted(found)
    assert found[2] == 0 < found[3] <= 1


def test_of_equal_bids_those_count_as_before_ones_own_that_are_served_first() -> None:
    s = town(3, money={BLUE: 3, GREEN: 3, RED: 3})
    first, last = (taken_before(3, guessed_bids(s, seat, BLUE, 4), 4) for seat in (BLUE, RED))
    assert first[0] == 1.0
    assert last[2] > last[0]


def test_coins_are_bid_where_an_influence_is_worth_more_than_they_are() -> None:
    s = bidding()
    nothing, three = TASTE.weigh(s, BLUE, [Bid(0), Bid(10)])
    assert three > nothing


def test_few_coins_are_worth_less_where_others_may_take_every_circle_before() -> None:
    s = bidding()
    nothing, late = TASTE.weigh(s, BLUE, [Bid(0), Bid(3)])
    s.money[GREEN] = s.money[RED] = 0
    still_nothing, alone = TASTE.weigh(s, BLUE, [Bid(0), Bid(3)])
    assert late - nothing < alone - still_nothing


def test_a_house_goes_where_its_builder_is_paid() -> None:
    s = town(influences={"R1.1": BLUE, "R1.4": GREEN})
    answer(s, Play("house"))
    own, rival = TASTE.weigh(s, BLUE, [Build("A1", 1, "ew"), Build("A4", 1, "ew")])
    assert own > rival


def test_a_promise_to_build_is_kept() -> None:
    s = town(influences={"R1.1": BLUE, "R1.4": GREEN})
    s.promises = (Promise(BLUE, GREEN, "build-A4", s.turn),)
    assert isinstance(s.agenda[0], TakeTurn)
    house, project = TASTE.weigh(s, BLUE, [Play("house"), Propose("R2")])
    assert house > project
    answer(s, Play("house"))
    own, promised = TASTE.weigh(s, BLUE, [Build("A1", 1, "ew"), Build("A4", 1, "ew")])
    assert promised > own


def with_rents() -> Bastide:
    """Everybody bids for a street; Green has a coin to spare, and would be paid for a house in A2 or A3."""
    influences = {"T2.A": GREEN, "R1.4": BLUE, "N.4": BLUE, "S.4": YELLOW, "S.1": VIOLET}
    s = town(money={BLUE: 0, GREEN: 4, RED: 5, YELLOW: 0, VIOLET: 0}, influences=influences)
    answer(s, Propose("R2"))
    return s


def test_an_offer_gains_for_both() -> None:
    s = with_rents()
    offer = TASTE.offer(s, RED, Random(1))
    assert isinstance(offer, Offer)
    assert (offer.to, offer.give) == (GREEN, 0)
    assert offer.promise in ("build-A2", "build-A3")
    offered = as_offered(RED, offer)
    assert Market(s).gain(RED, offered) > 0
    assert Market(s).gain(GREEN, offered) > 0
    assert TASTE.answer(after(s, RED, offer), GREEN, Random(1)) == Accept(1)


def windows(seed: int) -> Iterator[Bastide]:
    """The moments of a random game in which everybody may talk before a bid."""
    for s, _ in random_positions(GAME, 5, seed):
        if isinstance(s, Bastide) and isinstance(s.agenda[0], SealBids):
            yield s


@pytest.mark.parametrize("seed", range(effort(1, 3)))
def test_nobody_proposes_a_deal_that_one_of_the_two_loses_by(seed: int) -> None:
    found = [(s.copy(), seat, deal) for s in windows(seed) for seat in s.seats if (deal := Market(s).best_deal(seat))]
    assert found
    for s, seat, deal in found:
        assert Market(s).gain(seat, as_offered(seat, deal)) > 0
        assert Market(s).gain(deal.to, as_offered(seat, deal)) > 0


def test_while_everybody_bids_the_coin_that_completes_an_influence_is_worth_most() -> None:
    s = bidding()
    s.money[GREEN] = s.money[RED] = 0
    purse = purse_worth(s, BLUE, 4)
    coins = [after - before for before, after in pairwise(purse)]
    assert coins[2] > coins[0] == pytest.approx(OWN_COIN)


def test_who_was_asked_in_vain_is_not_asked_again_at_once() -> None:
    s = with_rents()
    first = TASTE.offer(s, RED, Random(1))
    assert isinstance(first, Offer)
    refused = after(after(s, RED, first), first.to, Drop(1))
    second = TASTE.offer(refused, RED, Random(1))
    assert not isinstance(second, Offer) or second.to != first.to


def test_whoever_can_play_a_tile_proposes_only_what_they_pay_for() -> None:
    poor, rich = town(money={BLUE: 2}), town(money={BLUE: 6})
    assert not [turn for turn in TASTE.candidates(poor, BLUE, Random(1)) if isinstance(turn, Propose)]
    assert [turn for turn in TASTE.candidates(rich, BLUE, Random(1)) if isinstance(turn, Propose)]
    poor.hands[BLUE] = ()
    assert {type(turn) for turn in TASTE.candidates(poor, BLUE, Random(1))} == {Propose}


def turns(s: Bastide) -> set[Action]:
    """What Blue thinks of when it is its turn."""
    return set(TASTE.candidates(s, BLUE, Random(1)))


def test_nobody_lays_a_siege_that_others_win() -> None:
    hands = {BLUE: ("english-2", "house", "house")}
    ahead, behind = (
        town(camp=(1, 1, 1, 1, 1, 1, 1), hands=hands, influences=EVEN, road={other: 8}) for other in (GREEN, BLUE)
    )
    assert Play("english-2") in turns(ahead)
    assert Play("english-2") not in turns(behind)


def test_the_english_are_called_by_those_who_win_their_town_and_what_is_missing_is_started_by_the_others() -> None:
    hands, money = {BLUE: ("english-2", "house", "house")}, {BLUE: 9}
    english, french = (town(hands=hands, money=money, influences=EVEN, road={other: 8}) for other in (GREEN, BLUE))
    assert Play("english-2") in turns(english)
    assert Play("english-2") not in turns(french)
    assert not [turn for turn in turns(english) if isinstance(turn, Propose) and not english.is_started(turn.equipment)]
    assert [turn for turn in turns(french) if isinstance(turn, Propose) and not french.is_started(turn.equipment)]


def test_what_the_chest_will_give_pays_for_a_project_too() -> None:
    s = town(money={BLUE: 2}, chest=5)
    assert [turn for turn in TASTE.candidates(s, BLUE, Random(1)) if isinstance(turn, Propose)]


def test_a_promise_leaves_no_other_candidate() -> None:
    s = town(influences={"R1.1": BLUE, "R1.4": GREEN}, money={BLUE: 9})
    s.promises = (Promise(BLUE, GREEN, "build-A4", s.turn),)
    assert TASTE.candidates(s, BLUE, Random(1)) == [Play("house")]
    answer(s, Play("house"))
    assert {site.block for site in TASTE.candidates(s, BLUE, Random(1)) if isinstance(site, Build)} == {"A4"}


def at_a_turn() -> Bastide:
    return town(influences={"R1.1": BLUE, "R1.4": GREEN}, money={BLUE: 9})


def at_a_house() -> Bastide:
    s = at_a_turn()
    answer(s, Play("house"))
    return s


def at_a_placing() -> Bastide:
    s = bidding()
    bids(s, 3, 0, 0)
    return s


def at_a_fire() -> Bastide:
    s = at_a_turn()
    s.influences[CIRCLE["R1.2"]] = RED
    s.hands[BLUE] = ("fire", "house", "house")
    answer(s, Play("fire"))
    return s


@pytest.mark.parametrize(
    ("before", "promise"),
    [
        (at_a_turn, "build-A4"),
        (at_a_turn, "build-R2"),
        (at_a_house, "build-A4"),
        (bidding, "bid-6"),
        (bidding, "most-3"),
        (bidding, "abstain"),
        (at_a_placing, "put-R1-4"),
        (at_a_fire, "spare"),
    ],
)
def test_whoever_may_break_a_promise_thinks_of_keeping_it_and_of_breaking_it(
    before: Callable[[], Bastide], promise: str
) -> None:
    s = before()
    s.promises = (Promise(BLUE, GREEN, promise, s.turn),)
    faithful, tempting = set(TASTE.candidates(s, BLUE, Random(1))), set(TASTE.tempting(s, BLUE, Random(1)))
    assert faithful
    assert faithful < tempting
    assert all(keeps(s, s.promises[0], action) for action in faithful)
    assert not any(keeps(s, s.promises[0], action) for action in tempting - faithful)


def test_a_promised_bid_is_bid() -> None:
    s = bidding()
    s.money[BLUE] = 8
    s.promises = (Promise(BLUE, GREEN, "bid-6", s.turn),)
    assert TASTE.candidates(s, BLUE, Random(1))[0] == Bid(6)
    s.promises = (Promise(BLUE, GREEN, "abstain", s.turn),)
    assert TASTE.candidates(s, BLUE, Random(1)) == [Bid(0)]


def test_every_equipment_that_is_started_makes_a_siege_less_likely() -> None:
    few, many = {"R1.1": BLUE}, {"R1.1": BLUE, "R2.1": GREEN, "T1.A": RED, "T2.A": BLUE}
    assert english_chance(town(influences=many)) < english_chance(town(influences=few)) < english_chance(town())


def test_a_house_is_better_than_a_project_nobody_can_pay() -> None:
    s = town(money=dict.fromkeys((BLUE, GREEN, RED, YELLOW, VIOLET), 0), influences={"R1.1": BLUE})
    house, project = TASTE.weigh(s, BLUE, [Play("house"), Propose("T2")])
    assert house > project


def test_a_gift_is_taken_and_a_bad_exchange_declined() -> None:
    s = bidding()
    assert TASTE.answer(after(s, BLUE, Offer(GREEN, 2, 0, "none")), GREEN, Random(1)) == Accept(1)
    assert TASTE.answer(after(s, BLUE, Offer(GREEN, 1, 3, "none")), GREEN, Random(1)) == Refuse(1, "no-use")


def test_an_offer_whose_giver_has_spent_his_money_is_declined() -> None:
    s = after(bidding(), BLUE, Offer(GREEN, 3, 0, "none"))
    s.money = [0 for _ in s.money]
    assert TASTE.answer(s, GREEN, Random(1)) == Refuse(1, "cannot-pay")


def test_a_promise_that_cannot_be_kept_is_not_sold() -> None:
    s = with_rents()
    s.hands[RED] = ("english-1", "english-1", "fire")
    assert TASTE.offer(s, RED, Random(1)) is None


def test_a_tie_wins_a_share_that_pays_for_itself() -> None:
    s = splitting()
    ties = [tie for seat in (BLUE, GREEN) if isinstance(tie := TASTE.offer(s, seat, Random(1)), Tie)]
    assert ties
    assert all(tie.back < tie.share for tie in ties)


def test_the_builder_heeds_what_is_tied_to_his_split() -> None:
    s = splitting()
    plain = TASTE.weigh(s, YELLOW, [Split((0, 2)), Split((2, 0))])
    tied = after(s, BLUE, Tie(2, 1))
    heeded = TASTE.weigh(tied, YELLOW, [Split((0, 2)), Split((2, 0))])
    assert heeded[1] - heeded[0] > plain[1] - plain[0]


def test_promised_bids_and_circles_are_a_matter_of_honour() -> None:
    s = bidding()
    plain = TASTE.weigh(s, BLUE, [Bid(0), Bid(3)])
    s.promises = (Promise(BLUE, GREEN, "abstain", s.turn),)
    bound = TASTE.weigh(s, BLUE, [Bid(0), Bid(3)])
    assert bound[0] - bound[1] > plain[0] - plain[1]
    s.promises = (Promise(BLUE, GREEN, "put-R1-4", s.turn),)
    bids(s, 3, 0, 0)
    promised, *others = TASTE.weigh(s, BLUE, [Put("R1.4"), Put("R1.1"), Put("R1.2"), Put("R1.3")])
    assert promised > max(others)


def why(s: Bastide, circle: str) -> list[str]:
    return [reason.why for reason in TASTE.reasons(s, BLUE, Put(circle))]


def test_an_influence_is_put_for_rents_for_a_card_out_of_reach_or_because_it_counts() -> None:
    built = [f"{block}.{strip}" for block in ("A1", "B1", "A2") for strip in (1, 2, 3)]
    led = {"R1.3": GREEN, "R1.4": GREEN}
    assert why(town(influences=led), "R2.1") == ["rents-to-come"]
    assert why(town(influences=led), "R2.2") == ["rents-to-come", "out-of-reach"]
    assert why(town(houses=built), "R1.2") == ["leads-for-card", "out-of-reach"]
    assert why(town(houses=built, influences=led), "R1.1") == ["influence-counts"]
    assert TASTE.reasons(town(), BLUE, Put("N.1"))[1] == because("leads-for-card", card="prince")


def test_an_announced_bid_is_bid_and_expected() -> None:
    s = town(3, idle=3, money={BLUE: 7})
    answer(s, Propose("R1"))
    assert TASTE.candidates(s, BLUE, Random(1)) == [Bid(3), Bid(4), Bid(6), Bid(7)]
    s.stock[BLUE] = 0
    assert TASTE.candidates(s, BLUE, Random(1)) == [Bid(3)]
    s.stock[BLUE] = 20
    assert guessed_bids(s, GREEN, BLUE, 4)[0].odds[0] == (0, 0.0)


def test_nobody_hopes_to_come_nearer_to_a_stalled_end() -> None:
    ahead = {"R1.1": BLUE, "N.1": BLUE}
    poor = dict.fromkeys((BLUE, GREEN, RED, YELLOW, VIOLET), 0)
    lively, stalling = (town(money=poor, influences=ahead, idle=idle) for idle in (0, 9))
    assert TASTE.weigh(lively, BLUE, [Propose("T2"), Play("house")]) == pytest.approx(
        TASTE.weigh(stalling, BLUE, [Propose("T2"), Play("house")])
    )
