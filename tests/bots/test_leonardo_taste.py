"""What bots value in Leonardo."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from beffroi.bots.levels import bot_named
from beffroi.core.action import Seat
from beffroi.core.engine import after, choices
from beffroi.core.seen import seen
from beffroi.games.leonardo import GAME
from beffroi.games.leonardo.art import BuyWorks
from beffroi.games.leonardo.market import PlaceBets
from beffroi.games.leonardo.negotiation import Negotiate
from beffroi.games.leonardo.palaces import AcquirePalace
from beffroi.games.leonardo.rulebook import (
    OURS,
    Accept,
    Bet,
    Buy,
    BuyWork,
    Decline,
    Enlist,
    Join,
    LeonardoOptions,
    Offer,
    Propose,
    Withdraw,
)
from beffroi.games.leonardo.soldiers import TakeSoldier
from beffroi.games.leonardo.state import Leonardo
from beffroi.games.leonardo.taste import TASTE
from beffroi.games.leonardo.taste.allying import united
from beffroi.games.leonardo.taste.fortune import gain, shares
from beffroi.games.leonardo.taste.supposing import suppose
from beffroi.games.leonardo.taste.tolls import feared_tax, ruin_next_turn, tolls
from beffroi.games.leonardo.taste.trading import exchanged
from beffroi.games.leonardo.turn import RollDevice, TakeTurn
from tests.bots.tasting import check_answers, check_words
from tests.games.leonardo.table import A, B, C, D, city
from tests.support.effort import effort

ONE_EACH = {2: 0, 8: 1, 14: 2, 18: 3, 23: 4, 30: 5}
"""Everybody has a palace of his own."""
ONE_EACH_OF_THREE = {2: 0, 8: 1, 14: 2}


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_candidates_are_legal_in_every_position_of_a_game(seats: int) -> None:
    assert check_answers(GAME, seats, seats) > 20


def test_whatever_is_said_may_be_said() -> None:
    assert {type(word) for seed in range(effort(1, 3)) for word in check_words(GAME, 6, seed)} >= {Propose}


def test_palaces_works_and_a_whole_quarter_are_good_to_have() -> None:
    poor = TASTE.worth(city(), A)
    palace = TASTE.worth(city(owners={32: 0}), A)
    works = TASTE.worth(city(owners={32: 0}, works={32: (50, 50)}), A)
    quarter = TASTE.worth(city(owners={30: 0, 31: 0, 32: 0}, works={32: (50, 50)}), A)
    assert poor < palace < works < quarter


def test_who_may_be_ruined_by_the_next_roll_stands_worse() -> None:
    danger = {"owners": {8: 1}, "works": {8: (50, 50, 50, 50)}}
    behind = city(pawns=(2, 2, 2), purses=(100, 250, 250), **danger)  # type: ignore[arg-type]
    past = city(pawns=(10, 2, 2), purses=(100, 250, 250), **danger)  # type: ignore[arg-type]
    assert ruin_next_turn(behind, 0, tolls(behind)) == 1 / 12
    assert ruin_next_turn(past, 0, tolls(past)) == 0
    assert TASTE.worth(behind, A) < TASTE.worth(past, A)


def test_a_work_is_not_bought_with_the_florins_that_the_next_taxes_may_cost() -> None:
    taxing = dict.fromkeys((4, 5, 8, 10), 1)
    works = {4: (50, 50, 50, 50), 5: (50, 50, 50), 8: (50, 50, 60, 60), 10: (50, 40, 60, 60)}
    s = city(owners={2: 0, **taxing}, works=works, purses=(200, 250, 250), pawns=(2, 2, 2))
    assert TASTE.candidates(s, A, Random(1)) == [Decline()]
    assert Decline() in TASTE.candidates(city(owners={2: 0}), A, Random(1))
    assert BuyWork() in TASTE.candidates(city(owners={2: 0}), A, Random(1))


def test_a_reserve_is_kept_for_works_that_may_hang_there_by_then() -> None:
    s = city(owners={2: 0, 30: 1}, purses=(150, 250, 250), pawns=(22, 2, 2), round_=2)
    assert [feared_tax(s, toll) for toll in tolls(s) if toll.space == 30] == [135]
    assert TASTE.candidates(s, A, Random(1)) == [Decline()]
    s.purses[1] = 0
    assert BuyWork() in TASTE.candidates(s, A, Random(1))


def test_in_the_first_round_most_florins_are_kept() -> None:
    assert BuyWork() in TASTE.candidates(city(owners={2: 0}, purses=(250, 250, 250), round_=1), A, Random(1))
    assert TASTE.candidates(city(owners={2: 0}, purses=(245, 250, 250), round_=1), A, Random(1)) == [Decline()]


def test_a_free_soldier_is_taken() -> None:
    s = city(steps=(TakeSoldier(A, 1),))
    assert TASTE.candidates(s, A, Random(1)) == (Enlist(),)


@pytest.mark.parametrize("level", ["novice", "apprentice", "journeyman", "master"])
def test_every_level_takes_a_free_soldier(level: str) -> None:
    s = city(3, steps=(TakeSoldier(A, 1),))
    bot, view = bot_named(level, GAME), seen(GAME, s, A)
    assert {bot.choose(view, choices(s, A), Random(seed), 10) for seed in range(4)} == {Enlist()}


def test_a_journeyman_buys_a_palace_worth_having() -> None:
    s = city(
        3, steps=(AcquirePalace(A, 32),), round_=5, purses=(400, 250, 250), owners=ONE_EACH_OF_THREE, pawns=(32, 2, 2)
    )
    bot, view = bot_named("journeyman", GAME), seen(GAME, s, A)
    assert {bot.choose(view, choices(s, A), Random(seed), 10) for seed in range(10)} == {Buy()}


def test_a_bet_is_the_least_one_must_or_what_ruins_the_organiser() -> None:
    s = city(steps=(PlaceBets(A),), purses=(60, 250, 250), owners={30: 0, 31: 0, 32: 0})
    assert [action.florins for action in TASTE.candidates(s, B, Random(1)) if isinstance(action, Bet)] == [5, 25]
    least, ruinous = TASTE.weigh(s, B, [Bet("gold", 5), Bet("gold", 25)])
    assert ruinous > least


def test_the_chances_of_all_sides_add_up_to_one() -> None:
    s = united(city(6, owners=ONE_EACH, purses=(10, 300, 100, 200, 400, 700), round_=9), B, D)
    assert sum(hope * len(s.members(side)) for side, hope in shares(s).items()) == pytest.approx(1)


def test_the_nearer_the_end_the_surer_is_the_richer_side() -> None:
    riches = {"purses": (300, 250, 250)}
    early, late = (shares(city(round_=round_, **riches))[A] for round_ in (3, 14))  # type: ignore[arg-type]
    assert 1 / 3 < early < late < 1


TAXING: dict[str, Any] = {"owners": {8: 0}, "works": {8: (50, 50, 50, 50)}}
"""The first family owns a palace that few can afford to visit."""


ADVANTAGES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "more florins": ({"purses": (300, 250)}, {}),
    "florins rather than an office of no use": ({}, {"purses": (130, 250), "offices": {0: (7,)}}),
    "a palace more": ({"owners": {18: 0, 23: 1}}, {"owners": {23: 1}}),
    "a palace ahead of the visitor": ({**TAXING, "pawns": (2, 2)}, {**TAXING, "pawns": (2, 10)}),
    "an office near the own palace": ({**TAXING, "offices": {0: (7,)}}, {**TAXING, "offices": {0: (22,)}}),
    "a salary that is near": ({"pawns": (20, 2)}, {"pawns": (2, 2)}),
    "good news": ({"news": "jubilee"}, {"news": "alps"}),
}


@pytest.mark.parametrize("advantage", ADVANTAGES)
def test_between_two_every_advantage_counts(advantage: str) -> None:
    with_it, without = (city(2, parties=("guelphs", "ghibellines"), **given) for given in ADVANTAGES[advantage])
    assert shares(with_it)[A] > shares(without)[A]


def test_between_two_a_tax_that_ruins_counts_more_than_one_that_can_just_be_paid() -> None:
    def loss(florins: int) -> float:
        """What the second family loses by standing before the palace and not behind it."""
        before, past = (city(2, pawns=(2, place), purses=(250, florins), **TAXING) for place in (2, 10))
        return shares(past)[B] - shares(before)[B]

    tax = city(2, **TAXING).tax(8)
    assert loss(tax - 5) > loss(tax) + 0.01


def test_between_two_the_richer_has_won_when_no_roll_is_to_come() -> None:
    s = city(2, round_=15, purses=(255, 250))
    assert 1 / 2 < shares(s)[A] < 1
    s.agenda = tuple(step for step in s.agenda if not isinstance(step, (RollDevice, TakeTurn)))
    assert shares(s) == {A: 1, B: 0}
    s.purses[B] = 255
    assert shares(s) == {A: 1 / 2, B: 1 / 2}


def test_between_two_who_ruins_the_other_has_won() -> None:
    s = city(2, steps=(PlaceBets(A),), purses=(60, 250), owners={30: 0, 31: 0, 32: 0})
    (_, won), _ = suppose(s, B, Bet("gold", 25))
    assert shares(won) == {B: 1}


LED: dict[str, Any] = {"owners": ONE_EACH, "purses": (250, 250, 250, 250, 250, 2000), "options": LeonardoOptions()}
"""The last family is as strong as any two of the others."""


def at_the_end_of_a_round(round_: int = 5, **others: Any) -> Leonardo:
    return city(6, steps=(Negotiate(),), round_=round_, **(LED | others))


def test_an_offer_gains_for_both_sides() -> None:
    parties = ("guelphs", "ghibellines", "ghibellines", "ghibellines")
    crossed = {30: 0, 31: 0, 32: 1, 2: 1, 4: 1, 5: 0}
    s = city(4, steps=(Negotiate(),), round_=3, owners=crossed, purses=(400, 400, 250, 250), parties=parties)
    offer = TASTE.offer(s, A, Random(1))
    assert isinstance(offer, Offer)
    assert gain(s, exchanged(s, 0, offer), A) > 0
    assert gain(s, exchanged(s, 0, offer), B) > 0
    assert TASTE.answer(after(s, A, offer), B, Random(1)) == Accept(1)


def test_an_alliance_is_proposed_and_joined_when_both_gain() -> None:
    s = at_the_end_of_a_round()
    proposal = TASTE.offer(s, A, Random(1))
    assert isinstance(proposal, Propose)
    assert gain(s, united(s, 0, proposal.seat), A) > 0
    assert gain(s, united(s, 0, proposal.seat), proposal.seat) > 0
    assert TASTE.answer(after(s, A, proposal), proposal.seat, Random(1)) == Join(1)


def test_most_propose_no_alliance_stronger_than_every_other_side() -> None:
    s = at_the_end_of_a_round(purses=(250,) * 6)
    assert not isinstance(TASTE.offer(s, A, Random(1)), Propose)
    assert TASTE.overture(s, A, Random(1)) is None
    assert isinstance(TASTE.gambit(s, A, Random(1)), Propose)
    led = at_the_end_of_a_round()
    assert isinstance(TASTE.offer(led, A, Random(1)), Propose)
    assert not isinstance(TASTE.offer(led, Seat(5), Random(1)), Propose)


def test_an_alliance_with_a_beggar_is_turned_down() -> None:
    rich = dict.fromkeys((25, 26, 27, 30, 31, 32), 0)
    s = city(4, steps=(Negotiate(),), round_=3, owners=rich, purses=(2000, 20, 20, 20), options=LeonardoOptions())
    asked = after(s, B, Propose(A, "theirs"))
    assert TASTE.answer(asked, A, Random(1)) == Withdraw(1)
    assert TASTE.answer(asked, C, Random(1)) is None


def test_nothing_is_said_while_an_own_proposal_lies_on_the_floor() -> None:
    s = at_the_end_of_a_round()
    proposal = TASTE.offer(s, A, Random(1))
    assert proposal is not None
    assert TASTE.say(after(s, A, proposal), A, Random(1)) is None


def test_who_has_an_ally_looks_for_no_other() -> None:
    s = united(at_the_end_of_a_round(purses=(50, 250, 250, 50, 250, 2000)), A, D)
    assert not isinstance(TASTE.offer(s, A, Random(1)), Propose)
    assert isinstance(TASTE.offer(s, B, Random(1)), Propose)


def test_most_propose_no_alliance_before_the_negotiation_of_the_fifth_round_but_answer_one() -> None:
    s = at_the_end_of_a_round(4)
    assert not isinstance(TASTE.offer(s, A, Random(1)), Propose)
    assert TASTE.overture(s, A, Random(1)) is None
    assert TASTE.answer(after(s, A, Propose(B, OURS)), B, Random(1)) == Join(1)


def test_who_looks_far_ahead_proposes_to_lead_an_alliance_before_anybodys_turn() -> None:
    s = city(6, round_=6, **LED)
    assert isinstance(s.agenda[0], BuyWorks)
    assert TASTE.offer(s, B, Random(1)) is None
    proposal = TASTE.overture(s, B, Random(1))
    assert isinstance(proposal, Propose)
    assert proposal.pawn == OURS
    assert TASTE.answer(after(s, B, proposal), proposal.seat, Random(1)) == Join(1)
    assert TASTE.overture(after(s, B, proposal), B, Random(1)) is None


def test_who_plays_to_win_proposes_an_alliance_before_the_first_roll() -> None:
    s = city(6, owners=ONE_EACH, options=LeonardoOptions())
    assert isinstance(TASTE.gambit(s, B, Random(1)), Propose)
    view = seen(GAME, s, A)
    assert isinstance(bot_named("master", GAME).talk(view, Random(1), 1.0), Propose)
    for level in ("novice", "apprentice", "journeyman"):
        assert bot_named(level, GAME).talk(view, Random(1), 1.0) is None


def test_nobody_proposes_an_alliance_while_a_turn_is_under_way() -> None:
    s = city(6, owners=ONE_EACH, steps=(AcquirePalace(A, 31),), options=LeonardoOptions(), round_=6)
    assert TASTE.gambit(s, B, Random(1)) is None


def test_nobody_proposes_an_alliance_early_where_there_are_none() -> None:
    s = city(6, owners=ONE_EACH, options=LeonardoOptions(alliances="never"))
    assert TASTE.gambit(s, B, Random(1)) is None


def test_who_may_be_ruined_by_the_next_roll_sells_a_palace() -> None:
    danger = {8: (50, 50, 50), 10: (50, 50, 60), 12: (60, 60, 60)}
    owners = {8: 2, 10: 3, 12: 4, 20: 0, 27: 0}
    alone, purses = LeonardoOptions(alliances="never"), (40, 600, 250, 250, 250, 250)
    s = city(6, steps=(Negotiate(),), options=alone, owners=owners, works=danger, purses=purses)
    offer = TASTE.offer(s, A, Random(1))
    assert isinstance(offer, Offer)
    assert offer.give
    assert offer.ask
    assert gain(s, exchanged(s, A, offer), A) > 0
    assert gain(s, exchanged(s, A, offer), offer.to) > 0
