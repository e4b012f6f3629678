"""The words every rulebook is written in."""

from __future__ import annotations

import msgspec
import pytest

from beffroi.core.action import Action, Seat
from beffroi.core.codec import encode
from beffroi.core.model import (
    BadInput,
    Broken,
    Event,
    Refusal,
    Refused,
    Result,
    Rule,
    State,
    Step,
    articles,
    hold,
)
from tests.core.positions import ANN, BOB, CID, bidding, finished
from tests.toy.rulebook import Offer, R, Take
from tests.toy.state import Fair, Gift
from tests.toy.steps import DrawCard, FirstBid, Gifts, PassOn, Ruin

DRAWN = Event("drawn", R.DRAW, {"seat": ANN}, ((ANN, {"card": "10"}), (BOB, {"card": "?"}), (ANN, {"left": 2})))


def test_a_rule_refuses_with_its_reason_and_its_facts() -> None:
    assert R.BID.no("bid-over-purse", purse=3) == Refusal(R.BID, "bid-over-purse", {"purse": 3})


def test_a_rulebook_names_its_articles_in_its_order() -> None:
    assert [rule.ref for rule in articles(R)] == ["1", "2", "3", "4", "5", "6", "7", "8", "T"]


def test_what_is_no_rule_is_no_article() -> None:
    class Rulebook:
        FIRST = Rule("1")
        MOST = 7

    assert articles(Rulebook) == (Rule("1"),)


def test_a_seat_sees_all_its_own_facts_of_an_event_and_no_others() -> None:
    assert DRAWN.seen_by(ANN) == Event("drawn", R.DRAW, {"seat": ANN}, ((ANN, {"card": "10", "left": 2}),))
    assert DRAWN.seen_by(BOB).private == ((BOB, {"card": "?"}),)


@pytest.mark.parametrize("viewer", [CID, None])
def test_a_viewer_without_facts_of_his_own_sees_the_public_ones(viewer: Seat | None) -> None:
    assert DRAWN.seen_by(viewer) == Event("drawn", R.DRAW, {"seat": ANN})


def test_seeing_an_event_leaves_it_as_it_was() -> None:
    DRAWN.seen_by(ANN)
    assert DRAWN.private[0] == (ANN, {"card": "10"})


def test_a_refusal_says_all_its_reasons() -> None:
    refused = Refused((R.BID.no("bid-over-purse", purse=6), R.GIFT.no("no-such-gift")))
    assert str(refused) == "2: bid-over-purse purse=6, 6: no-such-gift"


@pytest.mark.parametrize("kind", [BadInput, Broken])
def test_an_error_keeps_the_key_and_the_facts_of_its_text(kind: type[BadInput] | type[Broken]) -> None:
    error = kind("wrong-seats", seats=9)
    assert (error.why, error.facts) == ("wrong-seats", {"seats": 9})
    assert str(error) == "wrong-seats {'seats': 9}"
    assert str(kind("wrong-seats")) == "wrong-seats"


def test_what_does_not_hold_is_broken() -> None:
    hold(True, "money-lost")
    with pytest.raises(Broken, match="card-lost"):
        hold(False, "card-lost", card="10")


def test_rules_refusals_events_and_results_cannot_be_changed() -> None:
    for value in (R.BID, R.BID.no("why"), DRAWN, Result("closed", (1,), (0,))):
        with pytest.raises(AttributeError):
            setattr(value, value.__struct_fields__[0], "changed")


def test_next_puts_steps_in_front_in_reading_order() -> None:
    s = bidding()
    s.next(DrawCard(), Ruin(2))
    assert s.agenda == (DrawCard(), Ruin(2), FirstBid(), PassOn())


def test_what_happens_is_told_to_who_listens() -> None:
    s = bidding()
    s.told = []
    s.tell(R.DRAW, "drawn", (ANN, {"card": "10"}), seat=ANN)
    assert s.told == [Event("drawn", R.DRAW, {"seat": ANN}, ((ANN, {"card": "10"}),))]


def test_what_happens_is_told_to_nobody_when_nobody_listens() -> None:
    s = bidding()
    s.tell(R.DRAW, "drawn", seat=ANN)
    assert s.told is None


def test_what_is_uncovered_names_those_from_whom_it_was_hidden() -> None:
    s = bidding()
    s.told = []
    s.uncover(R.SALE, "unsold", known_by=(ANN,), card="10")
    s.uncover(R.SALE, "unsold", card="20")
    assert [event.uncovers for event in s.told] == [(BOB, CID), (ANN, BOB, CID)]
    assert s.told[0].facts == {"card": "10"}


def test_what_is_uncovered_is_told_to_nobody_when_nobody_listens() -> None:
    s = bidding()
    s.uncover(R.SALE, "unsold", card="10")
    assert s.told is None


def test_every_viewer_sees_what_was_uncovered() -> None:
    shown = Event("unsold", R.SALE, {"card": "10"}, uncovers=(BOB,))
    assert [shown.seen_by(viewer) for viewer in (ANN, BOB, None)] == [shown, shown, shown]


def test_a_finished_game_has_nothing_left_to_do() -> None:
    assert finished().agenda == ()
    assert finished().result == Result("closed", (1, 1, 1), (0, 0, 0))


def test_a_copy_shares_nothing_that_can_change() -> None:
    s = bidding()
    kept = encode(s)
    draft = s.copy()
    draft.purses[ANN] = draft.points[ANN] = draft.said[ANN] = 9
    draft.agenda = ()
    assert encode(s) == kept


def test_every_seat_is_a_side_of_its_own_unless_the_game_says_otherwise() -> None:
    assert [State(seats=(ANN, BOB)).side(seat) for seat in (ANN, BOB)] == [0, 1]


def test_a_step_that_says_nothing_asks_nobody_and_does_nothing() -> None:
    class Silence(Step[Fair, Action], frozen=True):
        rule = R.END

    s, step = bidding(), Silence()
    kept = encode(s)
    step.then(s, ())
    step.hush(s, ANN)
    assert encode(s) == kept
    assert (step.asks(s), step.odds(s), step.refuse(s, ANN, Action())) == ((), (), ())
    assert list(step.choices(s, ANN)) == []


def test_choices_are_the_candidates_that_are_not_refused() -> None:
    s = bidding()
    s.gifts = (Gift(CID, ANN, 5),)
    assert set(Gifts().candidates(s, ANN)) > set(Gifts().choices(s, ANN))
    assert list(Gifts().choices(s, ANN)) == [Offer(BOB, 1), Offer(CID, 1), Take(CID)]


def test_steps_and_actions_are_values() -> None:
    assert hash(FirstBid()) == hash(FirstBid())
    assert Take(ANN) == Take(ANN) != Take(BOB)
    assert msgspec.to_builtins(Take(ANN)) == {"type": "Take", "giver": 0}
