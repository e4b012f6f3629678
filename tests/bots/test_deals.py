"""How much is bargained for, and the script that bargains as people do."""

from __future__ import annotations

from random import Random

import pytest

from beffroi.bots.arena import ArenaTerms, Pairing
from beffroi.bots.bargainer import Bargainer
from beffroi.bots.deals import COUNTS, bargain, concerning, deal_rows
from beffroi.bots.levels import bot_named
from beffroi.core.action import Action
from beffroi.core.engine import after, objections
from beffroi.core.seen import seen
from beffroi.games.bastide import GAME
from beffroi.games.bastide.rulebook import Accept, Counter, Offer, Refuse
from tests.bots.test_bastide_taste import with_rents
from tests.games.bastide.test_talk import bidding
from tests.games.bastide.towns import BLUE, GREEN, RED

TERMS = ArenaTerms((Pairing("bastide", 3, ("bargainer", "apprentice"), alone=True),), games=2, seed=3)


def test_a_bargainer_begins_with_more_for_itself_and_comes_nearer() -> None:
    s, bargainer = with_rents(), bot_named("bargainer", GAME)
    assert isinstance(bargainer, Bargainer)
    asked: list[int] = []
    said: set[Action] = set()
    for _ in range(2):
        bargainer.said = said
        word = bargainer.talk(seen(GAME, s, RED), Random(1), 1.0)
        assert isinstance(word, Offer)
        assert objections(s, RED, word) == ()
        asked.append(word.take)
        said.add(word)
    assert asked == [2, 1]


@pytest.mark.parametrize("number", range(2))
def test_the_same_terms_give_the_same_games(number: int) -> None:
    once = bargain(TERMS, 0, number)
    assert once == bargain(TERMS, 0, number)
    assert tuple(once.counts) == COUNTS
    assert once.counts["words"] > once.counts["deals"]


def test_what_becomes_of_an_offer_is_counted_for_its_two_seats() -> None:
    start = bidding()
    lying = after(start, BLUE, Offer(GREEN, 1, 0, "none"))
    countered = after(lying, GREEN, Counter(1, 0, 2, "none"))
    steps = (
        (start, lying, Offer(GREEN, 1, 0, "none")),
        (lying, countered, Counter(1, 0, 2, "none")),
        (countered, after(countered, BLUE, Accept(2)), Accept(2)),
    )
    told = {
        seat: [[*concerning(GAME.open_offers(one), GAME.open_offers(then), word, seat)] for one, then, word in steps]
        for seat in (BLUE, GREEN, RED)
    }
    assert told[BLUE] == [["made"], ["received", "countered"], ["deals"]]
    assert told[GREEN] == [["received"], ["made", "countered"], ["deals"]]
    assert told[RED] == [[], [], []]
    declined = after(lying, GREEN, Refuse(1, "no-use"))
    assert not [*concerning(GAME.open_offers(lying), GAME.open_offers(declined), Refuse(1, "no-use"), BLUE)]


def test_a_table_of_deals_is_the_mean_of_its_games() -> None:
    played = [bargain(TERMS, 0, number) for number in range(2)]
    (row,) = deal_rows(TERMS, reversed(played))
    assert (row.bot, row.among, row.games) == ("bargainer", "apprentice", 2)
    assert row.counts["deals"] == sum(each.counts["deals"] for each in played) / 2
