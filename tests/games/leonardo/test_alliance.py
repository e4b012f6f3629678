"""Article 17: alliances."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from beffroi.core.action import CHANCE, HOST, Seat
from beffroi.core.engine import choices, floor, objections, play, refusals, run, waiting
from beffroi.core.host import Resign, TimeUp
from beffroi.core.sides import OUT
from beffroi.games.leonardo import GAME
from beffroi.games.leonardo.alliance import Alliances, SeekAllies
from beffroi.games.leonardo.art import BuyWorks
from beffroi.games.leonardo.negotiation import Negotiate
from beffroi.games.leonardo.palaces import AcquirePalace
from beffroi.games.leonardo.rulebook import (
    OURS,
    THEIRS,
    BuyWork,
    Decline,
    Done,
    Draw,
    Enlist,
    Exhibit,
    GoOn,
    Join,
    Keep,
    LeonardoOptions,
    Offer,
    Propose,
    R,
    Roll,
    Withdraw,
)
from beffroi.games.leonardo.soldiers import TakeSoldier
from beffroi.games.leonardo.state import Leonardo
from beffroi.games.leonardo.turn import KeepRoll, RollDevice, TakeTurn
from tests.games.leonardo.table import (
    A,
    B,
    C,
    D,
    arriving,
    asked,
    at_the_roll,
    facts,
    is_rolling,
    keys,
    rolled,
    say,
    whats,
    why,
)
from tests.games.leonardo.table import city as city_without
from tests.support.marks import allows, prevents, refuses, states

PARTIES = ("guelphs", "guelphs", "ghibellines", "guelphs")


def city(seats: int, **given: Any) -> Leonardo:
    return city_without(seats, **({"options": LeonardoOptions()} | given))


def talking(seats: int = 4, **given: Any) -> Leonardo:
    """The end of a round."""
    usual: dict[str, Any] = {"parties": PARTIES, "owners": {18: A, 20: B, 29: D}, "works": {20: (10,)}}
    s = city(seats, **(usual | given))
    s.agenda = s.agenda[-2:]
    return s


@allows(R.ALLIANCE)
def test_two_sides_of_one_party_unite_all_they_have() -> None:
    s = talking(purses=(100, 200, 300, 400), soldiers=(1, 2, 0, 0), offices={A: (7,), B: (22,)}, pawns=(4, 5, 6, 7))
    play(s, A, Propose(B, OURS))
    events = play(s, B, Join(1))
    assert facts(events, "paid") == {"seat": B, "seats": (A,), "florins": 200, "reason": "alliance"}
    assert facts(events, "allied") == {"seat": A, "seats": (A, B)}
    assert s.sides.by_seat == (A, A, C, D)
    assert s.purses == [300, 0, 300, 400]
    assert s.palaces_of(A) == (18, 20)
    assert s.works[20] == (10,)
    assert s.offices == [(7, 22), (), (), ()]


@allows(R.ALLIANCE)
@pytest.mark.parametrize(("pawn", "kept", "pawns"), [(OURS, A, [4, 0, 6, 7]), (THEIRS, B, [0, 5, 6, 7])])
def test_one_pawn_and_colour_remains_the_one_the_proposal_names(pawn: str, kept: Seat, pawns: list[int]) -> None:
    s = talking(pawns=(4, 5, 6, 7))
    say(s, (A, Propose(B, pawn)), (B, Join(1)))
    assert s.pawns == pawns
    assert s.members(kept) == (A, B)
    assert kept in s.sides.standing()


@prevents(R.ALLIANCE)
def test_an_alliance_has_two_soldiers_at_most() -> None:
    s = talking(soldiers=(2, 1, 0, 0))
    say(s, (A, Propose(B, OURS)), (B, Join(1)))
    assert s.soldiers == [2, 0, 0, 0]


@allows(R.ALLIANCE)
def test_an_alliance_keeps_one_place_in_the_turn() -> None:
    s = city(4, parties=PARTIES, owners={18: A, 20: B})
    assert asked(s) == BuyWorks(A)
    say(s, (A, Propose(D, OURS)), (D, Join(1)))
    assert [step.seat for step in s.agenda if isinstance(step, TakeTurn)] == [B, C]
    assert waiting(s) == (A, D)


@allows(R.ALLIANCE)
def test_when_the_side_to_move_gives_up_its_pawn_its_turn_is_over() -> None:
    s = city(4, parties=PARTIES, owners={18: A, 20: B})
    say(s, (A, Propose(B, THEIRS)), (B, Join(1)))
    assert asked(s) == BuyWorks(B)
    assert waiting(s) == (A, B)


@refuses(R.ALLIANCE)
def test_nothing_is_united_until_every_member_has_agreed() -> None:
    s = talking(5, parties=("guelphs",) * 5, allied={4: 0}, purses=(250, 250, 250, 250, 0))
    play(s, B, Propose(A, THEIRS))
    assert s.sides.by_seat == (A, B, C, D, A)
    assert facts(play(s, Seat(4), Join(1)), "agreed") == {"seat": Seat(4), "number": 1}
    assert s.sides.by_seat == (A, B, C, D, A)
    assert why(s, Seat(4), Join(1)) == [("17", "agreed-already", {})]
    play(s, A, Join(1))
    assert s.sides.by_seat == (A, A, C, D, A)


@allows(R.ALLIANCE)
def test_more_than_two_may_unite_one_after_the_other() -> None:
    s = talking()
    say(s, (A, Propose(B, OURS)), (B, Join(1)), (D, Propose(A, OURS)), (A, Join(2)), (B, Join(2)))
    assert s.sides.by_seat == (D, D, C, D)


@refuses(R.ALLIANCE)
def test_only_members_of_the_same_party_may_unite() -> None:
    assert why(talking(), A, Propose(C, OURS)) == [("17", "other-party", {"seat": C})]


@refuses(R.ALLIANCE)
def test_an_alliance_of_all_who_are_left_is_not_allowed() -> None:
    s = talking(2, parties=("guelphs", "guelphs"), owners={}, works={})
    assert why(s, A, Propose(B, OURS)) == [("17", "nobody-left", {})]
    three = talking(3, parties=("guelphs",) * 3, owners={}, works={})
    say(three, (A, Propose(B, OURS)), (HOST, Resign(C)))
    assert keys(three, B, Join(1)) == ["nobody-left"]


@refuses(R.ALLIANCE)
def test_an_alliance_is_proposed_to_another_side_and_keeps_one_of_both_pawns() -> None:
    s = talking(4, allied={3: OUT}, owners={}, works={})
    for nobody in (A, D, Seat(9)):
        assert why(s, A, Propose(nobody, OURS)) == [("17", "not-another-side", {})]
    assert why(s, A, Propose(B, "both")) == [("17", "keep-one-of-both", {"seats": (A, B)})]


@refuses(R.ALLIANCE)
def test_only_who_was_asked_may_agree() -> None:
    s = talking()
    play(s, A, Propose(B, OURS))
    assert why(s, D, Join(1)) == [("17", "not-proposed", {})]
    assert why(s, B, Join(2)) == [("17", "not-proposed", {})]
    assert why(s, A, Join(1)) == [("17", "agreed-already", {})]


@refuses(R.ALLIANCE)
@pytest.mark.parametrize("seat", [A, B])
def test_a_proposal_may_be_dropped(seat: Seat) -> None:
    s = talking()
    play(s, A, Propose(B, OURS))
    what = "proposal-withdrawn" if seat == A else "proposal-declined"
    assert facts(play(s, seat, Withdraw(1)), what) == {"seat": seat, "number": 1}
    assert why(s, B, Join(1)) == [("17", "not-proposed", {})]
    assert why(s, B, Withdraw(1)) == [("17", "not-proposed", {})]


@refuses(R.ALLIANCE)
def test_a_seat_makes_six_proposals_a_round_at_most() -> None:
    s = talking()
    for _ in range(6):
        play(s, A, Propose(B, OURS))
    assert why(s, A, Propose(B, OURS)) == [("17", "said-enough", {"count": 6})]


@allows(R.ALLIANCE)
def test_nobody_proposes_at_a_table_what_lies_open_already() -> None:
    s = talking()
    play(s, A, Propose(B, OURS))
    assert [each.why for each in objections(s, A, Propose(B, OURS))] == ["proposed-already"]
    assert not refusals(s, A, Propose(B, OURS)), "records in which somebody did can be replayed"
    assert not objections(s, A, Propose(B, THEIRS))
    assert not objections(s, A, Propose(D, OURS))
    assert not objections(s, B, Propose(A, OURS))
    play(s, A, Withdraw(1))
    assert not objections(s, A, Propose(B, OURS))


@allows(R.ALLIANCE)
def test_a_proposal_says_whose_colour_would_be_kept() -> None:
    s = talking()
    assert facts(play(s, A, Propose(B, OURS)), "proposed-own-pawn") == {"seat": A, "seats": (B,), "number": 1}
    assert facts(play(s, A, Propose(B, THEIRS)), "proposed-their-pawn") == {"seat": A, "seats": (B,), "number": 2}


@prevents(R.ALLIANCE)
def test_in_the_middle_of_a_turn_nobody_allies() -> None:
    s = arriving(18, seats=4, options=LeonardoOptions())
    assert isinstance(s.agenda[0], AcquirePalace)
    assert why(s, A, Propose(B, OURS)) == [("T", "not-your-turn", {})]
    bought = city(4, owners={18: A})
    say(bought, (A, BuyWork()), (CHANCE, Draw("10")), (A, Exhibit(18)))
    assert bought.agenda[0] == BuyWorks(A, 1)
    assert Alliances().asks(bought) == ()


@prevents(R.ALLIANCE)
def test_without_the_option_nobody_allies() -> None:
    s = talking(options=LeonardoOptions(alliances="never"))
    assert why(s, A, Propose(B, OURS)) == [("T", "not-asked", {})]


@states(R.ALLIANCE)
def test_without_negotiations_the_round_still_ends_with_a_word_while_somebody_could_ally() -> None:
    agreed = LeonardoOptions(negotiations=False)
    assert Negotiate().asks(talking(options=agreed)) == (A, B, C, D)
    assert Negotiate().asks(talking(2, options=agreed, owners={}, works={})) == ()
    mixed = ("guelphs", "ghibellines", "guelphs")
    s = talking(3, options=agreed, parties=mixed, owners={}, works={})
    assert Negotiate().asks(s) == (A, B, C)
    s.sides = s.sides.without(2)
    assert Negotiate().asks(s) == ()


@allows(R.ALLIANCE)
def test_a_proposal_stands_though_both_are_done() -> None:
    s = talking()
    say(s, (A, Propose(B, OURS)), (A, Done()), (B, Done()), (B, Join(1)))
    assert s.members(A) == (A, B)


@prevents(R.ALLIANCE)
def test_a_new_alliance_is_not_done_negotiating_though_its_members_were() -> None:
    s = talking()
    say(s, (A, Done()), (C, Done()), (D, Done()), (A, Propose(B, OURS)), (B, Join(1)))
    assert waiting(s) == (A, B)
    assert s.round == 1


@allows(R.ALLIANCE)
def test_a_proposal_stands_until_the_end_of_the_round_whatever_is_answered_meanwhile() -> None:
    s = city(4, parties=PARTIES, owners={18: A})
    say(s, (A, Propose(B, OURS)), (A, Decline()), (CHANCE, Roll(7)))
    assert asked(s) == SeekAllies(B)
    play(s, B, Join(1))
    assert s.members(A) == (A, B)


@allows(R.ALLIANCE)
def test_a_side_that_can_buy_nothing_is_asked_before_it_rolls_while_an_alliance_is_possible() -> None:
    s = city(4, parties=PARTIES, purses=(0, 0, 0, 0))
    assert asked(s) == SeekAllies(A)
    assert list(choices(s, A)) == [GoOn()]
    say(s, (B, Propose(D, OURS)), (D, Join(1)))
    assert asked(s) == SeekAllies(A)
    assert whats(play(s, A, GoOn())) == []
    assert isinstance(s.agenda[0], RollDevice)


@prevents(R.ALLIANCE)
def test_a_side_that_can_buy_works_is_asked_once_before_it_rolls() -> None:
    s = city(4, parties=PARTIES, owners={18: A})
    assert asked(s) == BuyWorks(A)
    play(s, A, Decline())
    assert isinstance(s.agenda[0], RollDevice)


@prevents(R.ALLIANCE)
@pytest.mark.parametrize(
    "given",
    [
        {"options": LeonardoOptions(alliances="never")},
        {"options": LeonardoOptions(alliances="later")},
        {"allied": {1: 0, 3: OUT}, "purses": (0, 0, 0, 0)},
        {"allied": {1: 0, 3: 0}},
    ],
    ids=["not agreed", "too early", "two sides left", "no two of one party"],
)
def test_when_no_alliance_is_possible_nobody_is_asked_before_the_roll(given: dict[str, Any]) -> None:
    assert is_rolling(city(4, **({"parties": PARTIES, "purses": (0, 0, 0, 0)} | given)))


@allows(R.ALLIANCE)
def test_the_question_before_the_roll_falls_when_no_alliance_is_possible_any_more() -> None:
    s = city(3, parties=("guelphs", "ghibellines", "guelphs"), purses=(0, 0, 0))
    say(s, (A, Propose(C, OURS)), (C, Join(1)))
    assert isinstance(s.agenda[0], RollDevice)


@refuses(R.ALLIANCE)
def test_a_side_that_has_taken_its_last_turn_makes_no_alliance() -> None:
    s = city(4, steps=(TakeTurn(D),), parties=PARTIES, round_=15, purses=(0, 0, 0, 0))
    s.agenda = tuple(step for step in s.agenda if not isinstance(step, TakeTurn))
    assert why(s, D, Propose(A, OURS)) == [("17", "last-turn-taken", {"seat": A})]
    run(s)
    assert is_rolling(s), "nobody is left to ally with"


@allows(R.ALLIANCE)
def test_in_the_last_round_sides_that_have_still_to_move_may_ally() -> None:
    s = city(4, parties=PARTIES, round_=15, owners={18: A})
    say(s, (D, Propose(B, OURS)), (B, Join(1)))
    assert s.members(D) == (B, D)


@refuses(R.ALLIANCE)
def test_when_time_is_up_whoever_has_moved_in_this_round_allies_no_more() -> None:
    agreed = LeonardoOptions(length="60-minutes")
    s = city(4, steps=(TakeTurn(B),), parties=PARTIES, options=agreed, owners={18: B})
    s.agenda = tuple(step for step in s.agenda if step != TakeTurn(A) and step != TakeTurn(B))
    say(s, (A, Propose(D, OURS)), (HOST, TimeUp()))
    assert keys(s, D, Join(1)) == ["last-turn-taken"]


@refuses(R.ALLIANCE)
def test_where_alliances_come_later_nobody_allies_before_the_negotiation_of_the_fifth_round() -> None:
    agreed = LeonardoOptions(alliances="later")
    early = talking(options=agreed, round_=4)
    assert why(early, A, Propose(B, OURS)) == [("17", "alliances-later", {"round": 5})]
    before = city(4, parties=PARTIES, options=agreed, owners={18: A}, round_=5)
    assert asked(before) == BuyWorks(A)
    assert keys(before, A, Propose(B, OURS)) == ["alliances-later"]


@allows(R.ALLIANCE)
def test_where_alliances_come_later_the_negotiation_of_the_fifth_round_is_the_first_chance() -> None:
    agreed = LeonardoOptions(alliances="later", negotiations=False)
    s = talking(options=agreed, round_=5)
    say(s, (A, Propose(B, OURS)), (B, Join(1)))
    assert s.members(A) == (A, B)
    later = city(4, parties=PARTIES, options=agreed, purses=(0, 0, 0, 0), round_=6)
    assert asked(later) == SeekAllies(A)


@prevents(R.ALLIANCE)
@pytest.mark.parametrize("value", ["always", "later", "never"])
def test_between_two_the_option_reads_as_never(value: Any) -> None:
    assert GAME.setup(2, LeonardoOptions(alliances=value)).options.alliances == "never"
    assert GAME.setup(3, LeonardoOptions(alliances=value)).options.alliances == value


@allows(R.ALLIANCE)
def test_proposals_end_with_the_round() -> None:
    s = city(3, parties=("guelphs",) * 3, owners={18: A})
    play(s, A, Propose(B, OURS))
    s.agenda = s.agenda[-2:]
    say(s, (C, Done()), (A, Done()), (B, Done()))
    assert (s.proposals, s.round) == ((), 2)


@allows(R.ALLIANCE)
def test_every_member_rolls_and_the_allies_keep_one_of_the_numbers() -> None:
    s = city(4, steps=at_the_roll(A), allied={1: 0, 3: 0}, pawns=(8, 0, 0, 0), purses=(250, 0, 250, 0))
    events = say(s, (CHANCE, Roll(4)), (CHANCE, Roll(9)), (CHANCE, Roll(4)))
    assert [event.facts for event in events] == [
        {"seat": A, "number": 4},
        {"seat": B, "number": 9},
        {"seat": D, "number": 4},
    ]
    assert asked(s) == KeepRoll(A, (4, 9, 4))
    assert waiting(s) == (A, B, D)
    assert list(choices(s, D)) == [Keep(4), Keep(9)]
    play(s, D, Keep(9))
    assert s.pawns[A] == 17


@prevents(R.ALLIANCE)
def test_an_ally_who_leaves_before_rolling_does_not_roll() -> None:
    s = city(4, steps=at_the_roll(A), allied={1: 0}, pawns=(12, 0, 0, 0))
    say(s, (CHANCE, Roll(4)), (HOST, Resign(B)))
    assert s.pawns[A] == 16


@refuses(R.ALLIANCE)
def test_only_a_number_that_was_rolled_is_kept() -> None:
    s = city(4, steps=at_the_roll(A), allied={1: 0}, pawns=(8, 0, 0, 0))
    say(s, (CHANCE, Roll(4)), (CHANCE, Roll(9)))
    assert why(s, A, Keep(5)) == [("17", "not-rolled", {"numbers": (4, 9)})]


@prevents(R.ALLIANCE)
def test_only_the_number_that_is_kept_counts_for_the_soldier() -> None:
    s = city(4, steps=at_the_roll(A), allied={1: 0}, pawns=(8, 0, 0, 0))
    say(s, (CHANCE, Roll(1)), (CHANCE, Roll(9)), (A, Keep(9)))
    assert not isinstance(s.agenda[0], TakeSoldier)
    again = city(4, steps=at_the_roll(A), allied={1: 0}, pawns=(8, 0, 0, 0))
    say(again, (CHANCE, Roll(1)), (CHANCE, Roll(9)), (A, Keep(1)), (B, Enlist()))
    assert again.soldiers[A] == 1


@prevents(R.ALLIANCE)
def test_who_plays_alone_rolls_once_and_is_not_asked() -> None:
    s = city(4, steps=at_the_roll(C), allied={1: 0}, pawns=(8, 0, 13, 0))
    rolled(s, 4)
    assert s.pawns[C] == 17


@states(R.ALLIANCE)
def test_each_member_may_answer_for_the_alliance_and_the_first_answer_counts() -> None:
    s = city(4, owners={18: A}, allied={1: 0})
    assert waiting(s) == (A, B)
    play(s, B, Decline())
    assert waiting(s) == (CHANCE,)


@states(R.ALLIANCE)
def test_allies_win_together() -> None:
    s = arriving(18, seat=C, seats=4, allied={1: 0, 3: OUT}, owners={18: A}, purses=(250, 0, 0, 0))
    assert s.result is not None
    assert s.result.places == (1, 1, 3, 4)
    assert s.result.points == (160, 160, 0, 0)


@prevents(R.ALLIANCE)
def test_an_ally_who_leaves_leaves_everything_to_the_alliance() -> None:
    s = talking(allied={1: 0}, owners={18: A}, works={})
    say(s, (B, Offer(C, (18,), 0, (), 5)), (D, Propose(A, THEIRS)), (HOST, Resign(B)))
    assert s.sides.by_seat == (A, OUT, C, D)
    assert (s.purses, s.owners[18]) == ([250, 0, 250, 250], A)
    assert (s.offers, s.proposals) == ((), ())
    say(s, (HOST, Resign(A)))
    assert s.sides.standing() == (C, D)


@states(R.ALLIANCE)
def test_the_alliance_goes_on_when_the_ally_whose_colour_it_has_leaves() -> None:
    s = city(4, owners={18: A}, allied={1: 0})
    play(s, HOST, Resign(A))
    assert waiting(s) == (B,)
    say(s, (B, Decline()), (CHANCE, Roll(7)))
    assert s.pawns[A] == 9


@prevents(R.ALLIANCE)
def test_what_stands_between_the_two_falls_when_they_unite() -> None:
    s = talking()
    say(s, (B, Offer(C, (20,), 0, (), 5)), (C, Offer(A, (), 5, (18,), 0)), (D, Propose(B, THEIRS)))
    say(s, (A, Propose(B, OURS)), (B, Join(4)))
    assert [each.number for each in s.offers] == [2]
    assert s.proposals == ()


@allows(R.ALLIANCE)
def test_what_may_be_proposed_is_listed_on_the_floor() -> None:
    s = talking()
    said = [action for offered in floor(s, A) for action in islice(offered, 0, None) if isinstance(action, Propose)]
    assert said == [Propose(B, OURS), Propose(B, THEIRS), Propose(D, OURS), Propose(D, THEIRS)]
    assert whats(play(s, A, said[0])) == ["proposed-own-pawn"]
