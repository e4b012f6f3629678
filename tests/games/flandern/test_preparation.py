"""Article P, and D1 for two: who begins, guilds, centres, cards."""

from __future__ import annotations

from beffroi.core.action import CHANCE, HOST, Seat
from beffroi.core.engine import choices, play, waiting
from beffroi.core.host import Resign
from beffroi.games.flandern import GAME
from beffroi.games.flandern.material import ACTION_CARDS, ARMS_OF
from beffroi.games.flandern.rulebook import (
    Choose,
    Draw,
    DrawFirst,
    Lay,
    R,
    Settle,
    Starter,
    TakeGuild,
    TakeInfluence,
    TakeSite,
)
from beffroi.games.flandern.state import Flandern
from tests.games.flandern.tables import answer, offered, refused
from tests.support.marks import allows, prevents, refuses
from tests.support.told import told


def begun(seats: int, starter: int = 0) -> Flandern:
    s: Flandern = GAME.setup(seats)
    answer(s, Starter(Seat(starter)))
    return s


@allows(R.PREPARATION)
def test_chance_names_the_first_player() -> None:
    s = GAME.setup(4)
    assert waiting(s) == (CHANCE,)
    assert set(choices(s, CHANCE)) == {Starter(Seat(seat)) for seat in range(4)}
    assert told(answer(s, Starter(Seat(2))), "starter") == [{"seat": 2}]
    assert waiting(s) == (2,)


@allows(R.PREPARATION)
def test_guilds_are_taken_clockwise_from_the_first_player_then_sites() -> None:
    s = begun(4, starter=2)
    asked: list[Seat] = []
    for guild in ("red", "blue", "green", "yellow"):
        asked += waiting(s)
        answer(s, TakeGuild(guild))
    for site in ("VI", "I", "III", "II"):
        asked += waiting(s)
        answer(s, TakeSite(site))
    assert asked == [2, 3, 0, 1, 2, 3, 0, 1]
    assert s.guilds == [ARMS_OF["green"], ARMS_OF["yellow"], ARMS_OF["red"], ARMS_OF["blue"]]
    assert s.city("leuven").plan.name == "VI"
    assert s.city("brugge").plan.name == "I"


@refuses(R.PREPARATION)
def test_a_guild_is_taken_once() -> None:
    s = begun(4)
    answer(s, TakeGuild("red"))
    assert refused(s, TakeGuild("red")) == (R.PREPARATION.no("guild-not-free", guilds=("blue", "yellow", "green")),)
    assert refused(s, TakeGuild("grey")) == (R.PREPARATION.no("guild-not-free", guilds=("blue", "yellow", "green")),)


@refuses(R.PREPARATION)
def test_two_centres_never_share_a_site() -> None:
    s = begun(3)
    answer(s, TakeGuild("red"), TakeGuild("blue"), TakeGuild("green"), TakeSite("IV"))
    left = ("I", "II", "III", "V", "VI")
    assert refused(s, TakeSite("IV")) == (R.PREPARATION.no("site-not-free", sites=left),)
    assert refused(s, TakeSite("VII")) == (R.PREPARATION.no("site-not-free", sites=left),)


@allows(R.PREPARATION)
def test_utrecht_and_luik_go_to_the_two_sites_left_by_chance() -> None:
    s = begun(4)
    answer(s, *map(TakeGuild, ("blue", "yellow", "green", "red")), *map(TakeSite, ("I", "II", "III", "IV")))
    assert waiting(s) == (CHANCE,)
    assert offered(s) == {Settle("V", "VI"), Settle("VI", "V")}
    answer(s, Settle("VI", "V"))
    assert (s.city("utrecht").plan.name, s.city("luik").plan.name) == ("VI", "V")
    assert all(city.free.bit_count() == 12 for city in s.cities)


@allows(R.PREPARATION)
def test_everybody_begins_with_the_same_eleven_cards() -> None:
    s = begun(4)
    answer(s, *map(TakeGuild, ("blue", "yellow", "green", "red")), *map(TakeSite, ("I", "II", "III", "IV")))
    answer(s, Settle("V", "VI"))
    assert s.hands == [ACTION_CARDS] * 4
    assert s.influence == [3] * 4


@allows(R.PREPARATION)
def test_with_three_players_a_city_its_cards_and_a_site_stay_out() -> None:
    s = begun(3)
    answer(s, *map(TakeGuild, ("blue", "yellow", "red")), *map(TakeSite, ("I", "II", "III")))
    assert len(offered(s)) == 6
    events = answer(s, Settle("V", "VI"))
    assert told(events, "city-not-played") == [{"city": "ieper"}]
    assert s.city("ieper").site == -1
    assert all("ieper" not in hand and len(hand) == 7 for hand in s.hands)
    assert s.piles[0].count("ieper") == 0
    assert sum(map(len, s.piles)) == 27


@prevents(R.PREPARATION)
def test_with_three_players_nothing_is_done_with_the_city_that_is_not_played() -> None:
    s = begun(3)
    answer(s, *map(TakeGuild, ("blue", "yellow", "red")), *map(TakeSite, ("I", "II", "III")), Settle("V", "VI"))
    answer(s, Draw("master"))
    assert R.CHOICE.no("not-in-hand", cards=s.hands[0]) in refused(s, Choose("ieper", 0))


@allows(R.PREPARATION)
def test_who_leaves_before_choosing_gets_what_is_first_free() -> None:
    s = begun(4)
    answer(s, TakeGuild("blue"))
    events = play(s, HOST, Resign(Seat(1)))
    assert told(events, "guild-taken") == [{"seat": 1, "guild": "yellow"}]
    answer(s, TakeGuild("red"), TakeGuild("green"))
    events = answer(s, TakeSite("III"))
    assert told(events, "centre-placed")[1] == {"seat": 1, "city": "gent", "site": "I"}
    assert waiting(s) == (2,)


# Two players.


def two_with_guilds() -> Flandern:
    s = begun(2, starter=1)
    answer(s, TakeGuild("blue"), TakeGuild("yellow"))
    return s


@allows(R.TWO)
def test_with_two_players_each_takes_a_guild_then_one_under_influence_in_the_same_order() -> None:
    s = two_with_guilds()
    assert waiting(s) == (1,)
    assert offered(s) == {TakeInfluence("green"), TakeInfluence("red")}
    answer(s, TakeInfluence("red"))
    assert waiting(s) == (0,)
    assert offered(s) == {TakeInfluence("green")}


@refuses(R.TWO)
def test_a_guild_somebody_plays_cannot_be_under_influence() -> None:
    assert refused(two_with_guilds(), TakeInfluence("blue")) == (
        R.TWO.no("influence-not-free", guilds=("green", "red")),
    )


@allows(R.TWO)
def test_with_two_players_own_centres_come_first_then_those_under_influence() -> None:
    s = two_with_guilds()
    answer(s, TakeInfluence("red"), TakeInfluence("green"))
    asked: list[Seat] = []
    for site in ("I", "II", "III", "IV"):
        asked += waiting(s)
        answer(s, TakeSite(site))
    assert asked == [1, 0, 1, 0]
    assert [city.site for city in s.cities] == [0, 1, 3, 2, -1, -1]
    answer(s, Settle("V", "VI"))
    assert all(city.site >= 0 for city in s.cities)


@prevents(R.TWO)
def test_with_two_players_there_are_no_influence_cards_no_gold_cards_and_one_pile() -> None:
    s = two_with_guilds()
    answer(s, TakeInfluence("red"), TakeInfluence("green"), *map(TakeSite, ("I", "II", "III", "IV")))
    answer(s, Settle("V", "VI"))
    assert s.influence == [0, 0]
    assert s.hands == [ACTION_CARDS] * 2
    assert [len(pile) for pile in s.piles] == [14]
    assert waiting(s) == (1,)
    assert offered(s) == {*map(Lay, ACTION_CARDS), DrawFirst()}
