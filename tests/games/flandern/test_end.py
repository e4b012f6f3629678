"""Articles 7, 8 and 9: the end, the influence cards kept, the winner."""

from __future__ import annotations

from beffroi.core.engine import play
from beffroi.core.model import Event, Result
from beffroi.core.pile import Pile
from beffroi.games.flandern.rulebook import Choose, R
from beffroi.games.flandern.scoring import FinalCount, reward_influence
from beffroi.games.flandern.state import Flandern
from tests.games.flandern.tables import cover, end_of_round, happen, put, scored, table
from tests.support.marks import allows, prevents
from tests.support.told import told

ALL = ("brugge", "gent", "ieper", "leuven", "utrecht", "luik")


def last_round(s: Flandern) -> list[Event]:
    """Everybody takes back, and the round ends."""
    end_of_round(s)
    events: list[Event] = []
    for seat in s.seats:
        events = play(s, seat, Choose("take-back", 0))
    return events


def with_lots(*lots: str) -> Flandern:
    """All cities are scored but Leuven, where these lots are free."""
    s = table()
    scored(s, *(city for city in ALL if city != "leuven"))
    cover(s, "leuven", "".join(lot for lot in "abcdefghijkl" if lot not in lots))
    return s


@allows(R.END)
def test_the_game_ends_after_a_round_with_one_lot_left() -> None:
    s = with_lots("b")
    events = last_round(s)
    assert told(events, "lots-used-up") == [{"count": 1}]
    assert told(events, "covered-at-the-end") == [{"city": "leuven", "lots": ("b",)}]
    assert s.result is not None
    assert s.result.ending == "lots"


@prevents(R.END)
def test_with_two_lots_left_it_goes_on() -> None:
    s = with_lots("b", "g")
    last_round(s)
    assert s.result is None
    assert s.first == 1


@prevents(R.END)
def test_an_open_annex_is_a_lot_like_any_other() -> None:
    s = table()
    put(s, "leuven", b="church-A", c="grey")
    scored(s, *(city for city in ALL if city != "leuven"))
    cover(s, "leuven", "adefhijkl")
    assert s.free_lots() == 2
    last_round(s)
    assert s.result is None


@allows(R.END)
def test_the_game_ends_after_the_round_in_which_the_gold_cards_run_out() -> None:
    s = table()
    s.piles = [Pile(), Pile()]
    events = last_round(s)
    assert told(events, "gold-used-up") == [{}]
    assert s.result is not None
    assert s.result.ending == "gold"


@prevents(R.END)
def test_with_a_gold_card_left_it_goes_on() -> None:
    s = table()
    s.piles = [Pile(), Pile((("site", 1),))]
    last_round(s)
    assert s.result is None


@allows(R.END)
def test_at_the_end_free_lots_are_covered_and_every_city_is_scored() -> None:
    s = put(table(), "leuven", c="blue", g="blue")
    s.influence = [0, 0, 0, 0]
    happen(s, FinalCount("gold"))
    assert all(city.scored and not city.free for city in s.cities)
    assert s.points == [3 + 1, 1, 1, 1 + 1, 1]


@prevents(R.END)
def test_what_was_scored_before_is_not_scored_again() -> None:
    s = table()
    s.influence = [0, 0, 0, 0]
    scored(s, *ALL)
    happen(s, FinalCount("lots"))
    assert s.points == [0] * 5


@allows(R.INFLUENCE)
def test_the_most_influence_cards_earn_three_points() -> None:
    s = table()
    s.influence = [1, 2, 0, 1]
    events = happen_reward(s)
    assert s.points == [0, 3, 0, 0, 0]
    assert told(events, "influence-rewarded") == [{"seat": 1, "count": 2, "points": 3}]


def happen_reward(s: Flandern) -> list[Event]:
    events: list[Event] = []
    s.told = events
    reward_influence(s)
    s.told = None
    return events


@allows(R.INFLUENCE)
def test_each_of_several_with_the_most_gets_them() -> None:
    s = table()
    s.influence = [2, 2, 0, 1]
    reward_influence(s)
    assert s.points == [3, 3, 0, 0, 0]


@prevents(R.INFLUENCE)
def test_with_no_influence_card_left_nobody_gets_anything() -> None:
    s = table()
    s.influence = [0, 0, 0, 0]
    reward_influence(s)
    assert s.points == [0] * 5


@prevents(R.INFLUENCE)
def test_whoever_has_left_gets_nothing_for_influence() -> None:
    s = table()
    s.influence = [3, 0, 1, 1]
    s.out = (s.seats[0],)
    reward_influence(s)
    assert s.points == [0, 0, 3, 3, 0]


@allows(R.WINNER)
def test_the_most_points_win() -> None:
    s = table()
    scored(s, *ALL)
    s.influence = [0, 0, 0, 0]
    s.points = [10, 30, 20, 5, 0]
    happen(s, FinalCount("lots"))
    assert s.result == Result("lots", (3, 1, 2, 4), (10, 30, 20, 5))


@prevents(R.WINNER)
def test_the_grey_guild_wins_nothing_and_equals_share_the_place() -> None:
    s = table()
    scored(s, *ALL)
    s.influence = [0, 0, 0, 0]
    s.points = [20, 30, 30, 5, 99]
    happen(s, FinalCount("lots"))
    assert s.result == Result("lots", (3, 1, 1, 4), (20, 30, 30, 5))
