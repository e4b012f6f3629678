"""The account: luck, decisions and deals of a game whose truth is known, adding up exactly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from beffroi.analysis.account import (
    HEADINGS,
    MOST_REST,
    Account,
    Effect,
    Figure,
    account_of,
    accounts_of,
    effects_of,
    is_explained,
    swings_of,
    total_of,
)
from beffroi.analysis.analysis import Looker
from beffroi.analysis.estimate import estimate
from beffroi.analysis.looks import Depth, Looks
from beffroi.analysis.passages import passages_of
from beffroi.analysis.valuer import SearchValuer
from beffroi.core.action import CHANCE, HOST
from beffroi.core.codec import encode
from beffroi.core.host import Resign
from beffroi.core.model import Result
from beffroi.core.record import Record
from tests.analysis.fair import CountingValuer, counted, last_round, played, sold
from tests.core.positions import ANN, BOB
from tests.support.effort import effort
from tests.support.golden import GOLDEN, read
from tests.toy import GAME
from tests.toy.rulebook import Bid, Draw, Offer, Take
from tests.toy.state import Fair

DEPTH = Depth(looks=4, effort=1.0, search=1.0)
LITTLE = Depth(looks=6, effort=0.1, search=0.1)
BLUNDER = sold("10", 3, 1, (ANN, 0))


def effects(record: Record[Any], noise: float = 0.0, name: str = "account") -> tuple[Effect, ...]:
    valuer = CountingValuer(noise) if record.game is GAME else SearchValuer(record.game, len(record.start.seats))
    looker = Looker(record, valuer)
    looker.third = Looks(record.game, valuer, DEPTH if record.game is GAME else LITTLE, name)
    found = [looker.look("swing", number) for number in range(len(looker.swings) + 1)]
    return effects_of(looker.swings, found)


def figures(account: Account) -> dict[str, float]:
    return {figure.heading: figure.value for figure in account.figures}


def accounts(record: Record[Fair], noise: float = 0.0) -> Sequence[Account]:
    return accounts_of(result_of(record), effects(record, noise))


def result_of(record: Record[Fair]) -> Result:
    assert record.state.result is not None
    return record.state.result


@pytest.mark.parametrize("noise", [0.0, 0.2])
@pytest.mark.parametrize("record", [BLUNDER, sold("30", 1, 0), sold("20", 0, 0)], ids=["blunder", "sale", "nothing"])
def test_every_account_adds_up_to_what_the_seat_has_beyond_its_fair_share(record: Record[Fair], noise: float) -> None:
    for account in accounts(record, noise):
        places = result_of(record).places
        share = (places[account.seat] == 1) / places.count(1)
        assert account.gain == share - 0.5
        assert sum(figure.value for figure in account.figures) == pytest.approx(account.gain, abs=1e-9)


def test_a_blunder_is_found_under_own_decisions_and_with_the_other_under_those_of_others() -> None:
    ann, bob = accounts(BLUNDER)
    assert figures(ann)["own"] < -0.3
    assert figures(bob)["others"] == pytest.approx(-figures(ann)["own"])


def test_who_sits_equally_and_draws_equally_owes_nothing_to_either() -> None:
    """All cards are worth winning equally, so no draw is luck."""
    found = figures(accounts(sold("10", 1, 0))[ANN])
    assert "seat" not in found
    assert "chance" not in found


def test_a_draw_is_as_lucky_as_it_is_better_than_draws_are_on_average() -> None:
    """Ann has 15 points: only the dearest two cards would let Bob overtake her."""
    s = last_round()
    s.points[ANN] = 15
    record = played((CHANCE, Draw("10")), (ANN, Bid(0)), (BOB, Bid(1)), s=s)
    draw = effects(record)[1]
    expected = counted(encode(passages_of(record)[0].after))[ANN] - counted(encode(s))[ANN]
    assert [look[ANN] for look in draw.looks] == pytest.approx([expected] * DEPTH.looks)
    assert expected > 0.05


def test_the_luck_of_all_draws_together_is_nothing() -> None:
    s = last_round()
    s.points[ANN] = 15
    lucks = []
    for card in ("10", "20", "30"):
        record = played((CHANCE, Draw(card)), (ANN, Bid(0)), (BOB, Bid(1)), s=s)
        lucks.append(effects(record)[1].looks[0][ANN])
    assert sum(lucks) == pytest.approx(0)


def test_a_deal_is_told_apart_for_both_who_made_it() -> None:
    record = played((CHANCE, Draw("10")), (ANN, Offer(BOB, 2)), (BOB, Take(ANN)), (HOST, Resign(BOB)))
    deal = next(each for each in effects(record) if each.cause == "deal")
    assert deal.looks[0][ANN] == pytest.approx(-deal.looks[0][BOB])
    assert (deal.heading(ANN), deal.heading(BOB)) == ("deals", "deals")


def test_whoever_leaves_is_told_apart() -> None:
    record = played((CHANCE, Draw("10")), (HOST, Resign(BOB)))
    assert effects(record)[-1].heading(ANN) == "departures"
    assert figures(accounts(record)[ANN])["departures"] == pytest.approx(0.5)


def test_what_is_smaller_than_its_uncertainty_is_gathered_in_the_rest() -> None:
    unsure = Effect("chance", ((0.3, -0.3), (-0.2, 0.2), (0.1, -0.1), (0.2, -0.2)))
    sure = Effect("decision", ((-0.4, 0.4), (-0.41, 0.41), (-0.39, 0.39), (-0.4, 0.4)), ANN)
    account = account_of(ANN, -0.5, [unsure, sure])
    assert [figure.heading for figure in account.figures] == ["own", "rest"]
    assert figures(account)["rest"] == pytest.approx(-0.1)
    assert account.figures[-1].band == pytest.approx(estimate([0.3, -0.2, 0.1, 0.2]).band, abs=1e-4)


def test_where_everything_is_shown_the_rest_is_nothing_and_certain() -> None:
    sure = Effect("decision", ((-0.4, 0.4), (-0.41, 0.41), (-0.39, 0.39), (-0.4, 0.4)), ANN)
    account = account_of(ANN, -0.4, [sure])
    assert account.figures[-1] == Figure("rest", 0.0, 0.0)


def test_a_figure_comes_with_the_band_in_which_it_lies_in_nineteen_cases_of_twenty() -> None:
    looks = (-0.4, -0.41, -0.39, -0.4)
    account = account_of(ANN, -0.4, [Effect("decision", tuple((look, -look) for look in looks), ANN)])
    assert account.figures[0].band == pytest.approx(estimate(looks).band, abs=1e-4)


def test_looks_of_one_number_belong_together() -> None:
    """What one look credits to the first draw and denies to the second is no uncertainty of both together."""
    first, second = Effect("chance", ((0.2, 0.0), (0.0, 0.0))), Effect("chance", ((0.0, 0.0), (0.2, 0.0)))
    total = total_of(ANN, "chance", [first, second])
    assert total is not None
    assert (total.value, total.error) == pytest.approx((0.2, 0))


def test_the_same_looked_at_with_noise_says_the_same_within_the_errors() -> None:
    for heading in HEADINGS[2:4]:
        one, two = (total_of(ANN, heading, effects(BLUNDER, 0.05, name)) for name in ("account", "again"))
        assert one is not None
        assert two is not None
        assert abs(one.value - two.value) <= one.band + two.band


def test_answers_that_were_sealed_at_once_each_have_their_part() -> None:
    """Ann's bid is her ruin whatever Bob bids."""
    ann, bob = (each for each in effects(BLUNDER) if each.cause == "decision" and each.seat in (ANN, BOB))
    assert (ann.seat, bob.seat) == (ANN, BOB)
    assert ann.looks[0][ANN] < -0.2
    assert abs(bob.looks[0][ANN]) < abs(ann.looks[0][ANN])


def test_answers_that_were_no_choice_belong_to_what_led_to_them() -> None:
    swings = swings_of(passages_of(BLUNDER))
    assert [each.passage.kind for each in swings] == ["draw", "decision"]
    assert swings[-1].then == BLUNDER.state


def test_accounts_that_leave_too_much_unexplained_are_none() -> None:
    little, much = (Account(ANN, 0.5, (Figure("rest", rest, 0.01),)) for rest in (MOST_REST, -MOST_REST - 0.01))
    assert is_explained([little])
    assert not is_explained([little, much])


@pytest.mark.parametrize(
    ("game", "kept"),
    effort(
        [("cathedral", "ending-draw.2"), ("cardinal", "two-seats")],
        [
            *(("cathedral", f"{name}.2") for name in ("ending-draw", "ending-all-placed", "ending-clock")),
            *(("cardinal", name) for name in ("two-seats", "tie-broken-two-seats")),
        ],
    ),
)
def test_a_kept_game_is_accounted_for_alike_by_another_seed(game: str, kept: str) -> None:
    """Each figure within the bands of both, which one in four hundred may miss by chance; the seeds are fixed."""
    record = read(GOLDEN / game / f"{kept}.jsonl")
    told = [effects(record, name=name) for name in ("account", "again")]
    for heading in (HEADINGS[0], *HEADINGS[2:4]):
        one, two = (total_of(ANN, heading, each) for each in told)
        assert one is not None
        assert two is not None
        assert abs(one.value - two.value) <= one.band + two.band
