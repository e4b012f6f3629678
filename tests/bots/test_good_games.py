"""The games that bots play among themselves stay good ones."""

from __future__ import annotations

import pytest

from beffroi.bots.quality import QualityTerms, SelfPlay, Watched, summary, watch
from tests.support.effort import effort

FEW, SOME = effort(4, 200), effort(12, 200)


def apprentices(game: str, seats: int, games: int) -> Watched:
    return watched(SelfPlay(game, seats, "apprentice"), games)


def watched(table: SelfPlay, games: int) -> Watched:
    terms = QualityTerms((table,), games, 7)
    (row,) = summary(terms, [watch(terms, 0, number) for number in range(games)])
    return row


@pytest.mark.parametrize("seats", [3, 5])
def test_apprentices_play_bastide_to_an_end_of_the_rulebook_and_pay_for_their_projects(seats: int) -> None:
    row = apprentices("bastide", seats, FEW)
    assert row.endings.keys() <= {"complete", "siege-held", "siege-lost"}
    assert 45 <= row.turns <= 105
    assert row.counts["unpaid"] <= 0.1 * row.turns
    assert row.counts["empty-bids"] < row.counts["bids"]
    assert row.counts["broken-promises"] <= 1


def test_journeymen_play_bastide_for_both_towns_to_an_end_of_the_rulebook_and_pay_for_their_projects() -> None:
    row = watched(SelfPlay("bastide", 3, "journeyman"), SOME)
    assert row.endings.keys() <= {"complete", "siege-held", "siege-lost"}
    assert 0 < row.endings["siege-lost"] < 1
    assert 45 <= row.turns <= 80
    assert row.counts["unpaid"] <= 0.1 * row.turns
    assert row.counts["empty-bids"] < row.counts["bids"]


def test_apprentices_save_the_town_of_bastide_in_some_games_and_lose_it_in_others() -> None:
    endings = apprentices("bastide", 5, SOME).endings
    assert endings.get("siege-lost", 0) >= 0.2
    assert endings.get("complete", 0) + endings.get("siege-held", 0) >= 0.2


@pytest.mark.parametrize(("seats", "games"), [(3, SOME), (6, FEW)])
def test_nobody_is_ruined_in_the_first_round_of_leonardo_and_few_games_end_by_early_ruin(
    seats: int, games: int
) -> None:
    row = apprentices("leonardo", seats, games)
    assert row.counts["bankruptcies-in-round-1"] == 0
    assert row.counts["ruin-before-round-10"] <= 0.5
